//! The time limit for an order that captains have agreed on.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The time limit all have agreed on for one order or one answer; a line of a save.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limit {
    /// The minutes it may take; 0 is as long as it takes.
    pub minutes: u16,
    /// Orders are sealed as they stand when the sand has run out.
    pub seals: bool,
}

/// The word after the minutes.
const SEALS: &str = " seals";

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.minutes, if self.seals { SEALS } else { "" })
    }
}

impl FromStr for Limit {
    type Err = ParseIntError;

    fn from_str(line: &str) -> Result<Self, Self::Err> {
        let minutes = line.strip_suffix(SEALS).unwrap_or(line);
        Ok(Self { minutes: minutes.parse()?, seals: minutes != line })
    }
}
