//! Happenings of cubes in tower and tray (DR-22).

use serde::{Deserialize, Serialize};

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::tray::{Lie, Zone, ZoneKind};
use crate::rules::kernel::Secrecy::{self, Open, Shows};

/// A cube leaves the tray before the end for one of these reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Removed {
    /// By an ability (DR-15.43).
    Ability,
    /// It brought booty (DR-18.20).
    Booty,
    /// It did damage (DR-18.25).
    Damage,
    /// It lay where it is of no use to its owner (DR-18.21, DR-18.26).
    NoUse,
}

/// Cubes in tower and tray.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Cubes {
    /// Cubes were tipped into the tower for the first time.
    CubesDropped { by: Colour, fresh: Vec<(u16, Colour)> },
    /// A cube that was dropped lay still.
    CubeCame { cube: u16, of: Colour, lie: Lie },
    /// A cube that lay in the tray was knocked elsewhere.
    CubeKnocked { cube: u16, of: Colour, from: Lie, to: Lie },
    /// Cubes that lie in no zone go up once more.
    SentUpAgain { cubes: Vec<u16> },
    /// Cubes in the explosion zone go up once more, and bring others with them.
    Exploded { cubes: Vec<u16> },
    /// A cube that would not lie in a zone was put down in one.
    CubePutDown { cube: u16, of: Colour, zone: Zone },
    /// A cube was moved by hand.
    CubeMoved { cube: u16, of: Colour, from: Zone, to: Zone },
    /// A cube was taken out and went home.
    CubeRemoved { cube: u16, of: Colour, zone: Zone, why: Removed },
}

impl Cubes {
    /// Each happening names its rule and its secrecy (DR-30.1, DR-30.20).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::CubesDropped { .. } => ("DR-18.15", Shows),
            Self::CubeCame { lie: Lie::In(_), .. } => ("DR-22.4", Open),
            Self::CubeCame { lie: Lie::Stack, .. } => ("DR-22.8", Open),
            Self::CubeCame { lie: Lie::Out, .. } => ("DR-22.14", Open),
            Self::CubeCame { lie: Lie::Ridge, .. } => ("DR-22.6", Open),
            Self::CubeCame { .. } | Self::SentUpAgain { .. } => ("DR-22.13", Open),
            Self::CubeKnocked { .. } => ("DR-22.11", Open),
            Self::Exploded { .. } => ("DR-22.16", Open),
            Self::CubePutDown { .. } => ("DR-22.15", Open),
            Self::CubeMoved { .. } => ("DR-22.10", Open),
            Self::CubeRemoved { why: Removed::Ability, .. } => ("DR-15.43", Open),
            Self::CubeRemoved { why: Removed::Booty, .. } => ("DR-18.20", Open),
            Self::CubeRemoved { why: Removed::Damage, .. } => ("DR-18.25", Open),
            Self::CubeRemoved { why: Removed::NoUse, zone, .. } if zone.kind() == ZoneKind::Booty => ("DR-18.21", Open),
            Self::CubeRemoved { why: Removed::NoUse, .. } => ("DR-18.26", Open),
        }
    }
}
