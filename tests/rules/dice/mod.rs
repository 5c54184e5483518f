//! Real dice: their tables, their fairness, their rest, and that the same plan is the same throw.
//!
//! Every seed is fixed, so that each of these passes until someone changes the physics. The tests are a slice of what
//! `scripts/nightly --only dice` throws.

mod answers;
mod fairness;
mod memory;
mod records;
mod repeat;
mod tables;
mod uneven;
mod vessels;
mod zones;

use weather_gage::dice::laboratory::{Laboratory, Tally, Trial};
use weather_gage::dice::{Solid, Vessels, Way};

/// The tray and the tower as they are.
fn vessels() -> Vessels {
    Vessels::built_in().unwrap()
}

/// Counts this number of throws of a trial.
fn tally(vessels: &Vessels, die: Solid, count: usize, way: Way, throws: u64) -> Tally {
    let mut laboratory = Laboratory::new(vessels, Trial { die, count, way, seed: 1588 }, throws);
    while laboratory.step().unwrap() {}
    assert!((laboratory.progress() - 1.0).abs() < 1e-9, "the bar is full");
    laboratory.tally
}

/// Counts of the faces of a die.
fn faces(tally: &Tally, die: Solid) -> Vec<u64> {
    (1..=die.sides()).map(|face| tally.faces.get(&face).copied().unwrap_or(0)).collect()
}
