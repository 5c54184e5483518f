//! The share of victories of each side in battles between captains: measured, and true of the scenario as it was then (A15).

use serde::Deserialize;

use crate::rules::kernel::{Ruleset, digest};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::scenario::Scenario;

use crate::logbook::data::inspection::Inspection;

/// The battles of a series that each side won.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename = "Share", deny_unknown_fields)]
pub struct Share {
    pub scenario: String,
    pub english: u16,
    pub spanish: u16,
    pub neither: u16,
    /// By which version of the rules they were fought.
    pub rules: u16,
    /// The mark of the scenario as it was then.
    pub mark: String,
}

impl Share {
    /// Is the scenario still as it was when the battles were fought, and are the rules?
    #[must_use]
    pub fn holds(&self, scenario: &Scenario) -> bool {
        self.rules == TheShips::RULES_VERSION && Some(self.mark.as_str()) == mark(scenario).as_deref()
    }

    /// Of a hundred battles: the English, the Spanish, neither.
    #[must_use]
    pub fn of_a_hundred(&self) -> [u16; 3] {
        let [english, spanish, neither] = [self.english, self.spanish, self.neither].map(u32::from);
        let all = (english + spanish + neither).max(1);
        let share = |won: u32| u16::try_from((won * 100 + all / 2) / all).unwrap_or(100);
        let english = share(english);
        let spanish = share(spanish).min(100_u16.saturating_sub(english));
        [english, spanish, 100_u16.saturating_sub(english + spanish)]
    }
}

/// A mark that changes when anything in a scenario does.
#[must_use]
pub fn mark(scenario: &Scenario) -> Option<String> {
    ron::to_string(scenario).ok().map(|text| digest(&text).to_string())
}

/// Finds the faults of a share by itself.
pub fn inspect(share: &Share, found: &mut Inspection<'_>) {
    found.id("scenario", &share.scenario);
    let all = u32::from(share.english) + u32::from(share.spanish) + u32::from(share.neither);
    found.within("english", i64::from(all), 1, 60_000);
}
