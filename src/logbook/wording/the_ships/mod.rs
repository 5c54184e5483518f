//! The Ships in words: every happening, question, choice and refusal of its rules as a fact to be said.

mod asks;
mod happenings;
mod things;
mod umpire;

pub use asks::{ask, choice, pivot_in_words};
pub use happenings::{happening, parts_of_happening};
pub use things::{
    aim_parts, battery, fate, fighters, grip_parts, heading, kind, mast, need_parts, officer, part, phase, sailing,
    sails, ship, shot, side, stage, step,
};
pub use umpire::{amendment, fire, mark};

use crate::rules::the_ships::refusals::Refusal;

use super::{Arg, Fact};

/// Why an order cannot be given, with the names of batteries inside it.
#[must_use]
pub fn refusal(refusal: &Refusal) -> Fact {
    Fact::from(&refusal.fact)
}

fn faces(faces: &[u8]) -> Arg {
    Arg::text(faces.iter().map(u8::to_string).collect::<Vec<_>>().join(" "))
}
