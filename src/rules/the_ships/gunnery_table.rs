//! A gun's targets and numbers at each range (TS-14.15).

use serde::{Deserialize, Serialize};

/// A battery is loaded with one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Shot {
    Ball,
    Chain,
    Grape,
}

impl Shot {
    /// All three, in the order of the load card.
    pub const ALL: [Self; 3] = [Self::Ball, Self::Chain, Self::Grape];
}

/// The target numbers of one nation's guns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GunneryTable {
    /// The id that ship cards name.
    pub id: String,
    /// Ball, from range 1; none where the table says X.
    pub ball: Vec<Option<u8>>,
    /// Chain, from range 1.
    pub chain: Vec<Option<u8>>,
    /// Grape, from range 1.
    pub grape: Vec<Option<u8>>,
}

impl GunneryTable {
    /// One row, from range 1.
    #[must_use]
    pub fn row(&self, shot: Shot) -> &[Option<u8>] {
        match shot {
            Shot::Ball => &self.ball,
            Shot::Chain => &self.chain,
            Shot::Grape => &self.grape,
        }
    }

    /// The number to throw or less at this range; none means no volley (TS-14.11).
    #[must_use]
    pub fn need(&self, shot: Shot, range: u32) -> Option<u8> {
        let column = usize::try_from(range.checked_sub(1)?).ok()?;
        self.row(shot).get(column).copied().flatten()
    }

    /// The last column of the row that is not X (TS-14.4); 0 if the guns cannot fire this shot.
    #[must_use]
    pub fn greatest_range(&self, shot: Shot) -> u8 {
        let last = self.row(shot).iter().rposition(Option::is_some);
        last.and_then(|column| u8::try_from(column + 1).ok()).unwrap_or(0)
    }
}
