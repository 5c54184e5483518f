//! What is thrown again: whatever cannot be read, alone, while the others stay.

use crate::rules::kernel::PieceId;

use super::read_faces::Reading;

/// What follows from the readings of a throw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Resolution {
    /// Every piece counts.
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
