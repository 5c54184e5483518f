//! Odds of one die and of several against a number.

use crate::rules::odds::{Chance, Spread};

/// The faces of every die (TS-1.1).
pub(super) const FACES: u32 = 20;

/// Faces that meet a target number (TS-1.1, TS-1.2).
pub(super) fn meeting(need: i16) -> u32 {
    u32::try_from(need.clamp(0, 20)).unwrap_or(0)
}

/// Faces above a protection number (TS-1.1).
pub(super) fn piercing(protection: u8) -> u32 {
    FACES.saturating_sub(u32::from(protection))
}

/// The chance that one die meets a target number.
pub(super) fn one_die(need: i16) -> Chance {
    Chance::of(meeting(need), FACES)
}

/// Spreads the number of `count` dice that meet a target number.
pub(super) fn dice(count: usize, need: i16) -> Spread {
    Spread::dice(count, meeting(need), FACES)
}
