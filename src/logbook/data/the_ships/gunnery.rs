//! Gunnery tables (TS-14.15).

use crate::logbook::wording::{Fact, key};
use crate::rules::the_ships::gunnery_table::{GunneryTable, Shot};

use crate::logbook::data::inspection::Inspection;

/// Finds the faults of a table by itself.
pub fn inspect(table: &GunneryTable, found: &mut Inspection<'_>) {
    found.id("id", &table.id);
    for shot in Shot::ALL {
        let name = match shot {
            Shot::Ball => "ball",
            Shot::Chain => "chain",
            Shot::Grape => "grape",
        };
        found.length(name, table.row(shot).len(), 0, 20);
        for (column, need) in table.row(shot).iter().enumerate() {
            if let Some(need) = need {
                found.within(format!("{name}[{column}]"), *need, 1, 20);
            }
        }
    }
    if Shot::ALL.into_iter().all(|shot| table.greatest_range(shot) == 0) {
        found.fault("ball", Fact::from(key::FAULT_GUNS_HIT_NOTHING));
    }
}
