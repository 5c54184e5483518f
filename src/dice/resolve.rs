//! Throwing again: pieces that cannot be read are thrown again alone, while the others stay.

use crate::rules::kernel::PieceId;

use super::read_faces::Reading;

/// The consequence of a throw's readings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Resolution {
    Done,
    /// These are thrown again, and why.
    Again(Vec<(PieceId, Reading)>),
}

/// Decides it (DR-22.13 for cubes).
#[must_use]
pub fn resolve(readings: &[(PieceId, Reading)]) -> Resolution {
    let again: Vec<_> = readings.iter().filter(|(_, reading)| !reading.counts()).copied().collect();
    if again.is_empty() { Resolution::Done } else { Resolution::Again(again) }
}
