//! Exact odds, shown before dice are thrown: every number with the parts it is made of.

mod boarding;
mod crew;
mod gunfire;

pub use boarding::{GrappleOdds, RoundOdds, SideOdds, Strikes, grapple, melee_round};
pub use crew::{CrewOdds, FireOdds, SteadinessOdds, after_losses, fire_fighting, steadiness};
pub use gunfire::{Laid, MusketOdds, Shield, VolleyOdds, muskets, volley, volley_laid};

use crate::rules::kernel::{Chance, Spread};

/// The faces of every die (TS-1.1).
const FACES: u32 = 20;

/// Faces that meet a target number (TS-1.1, TS-1.2).
fn meeting(need: i16) -> u32 {
    u32::try_from(need.clamp(0, 20)).unwrap_or(0)
}

/// Faces above a protection number (TS-1.1).
fn piercing(protection: u8) -> u32 {
    FACES.saturating_sub(u32::from(protection))
}

/// The chance that one die meets a target number.
fn one_die(need: i16) -> Chance {
    Chance::of(meeting(need), FACES)
}

/// How many of so many dice meet a target number.
fn dice(count: usize, need: i16) -> Spread {
    Spread::dice(count, meeting(need), FACES)
}
