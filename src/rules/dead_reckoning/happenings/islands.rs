//! Happenings of islands (DR-16, DR-17).

use serde::{Deserialize, Serialize};

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::island::Building;
use crate::rules::kernel::Secrecy::{self, Open};

/// Islands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Islands {
    /// A cube was laid into a slot, perhaps in the place of another; without a supply an island lent it (DR-17.2, DR-17.13).
    InfluencePlaced { by: Colour, at: Place, instead_of: Option<Colour>, from: Option<Place> },
    /// Influence could not be placed (DR-17.5).
    InfluenceLost { by: Colour, count: u8 },
    /// Control of an island has passed from one player to another, or to none (DR-17.7).
    ControlChanged { at: Place, from: Option<Colour>, to: Option<Colour> },
    /// A cube was laid into the permanent area (DR-17.9).
    PermanentPlaced { by: Colour, at: Place, from: Option<Place> },
    /// A building went back to the supply with the control of its island (DR-16.4).
    BuildingReturned { at: Place, building: Building },
    /// A building stands (DR-16.2).
    Built { by: Colour, at: Place, building: Building },
}

impl Islands {
    /// Each happening names its rule and its secrecy (DR-30.1, DR-30.20).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::InfluencePlaced { .. } => ("DR-17.2", Open),
            Self::InfluenceLost { .. } => ("DR-17.5", Open),
            Self::ControlChanged { .. } => ("DR-17.8", Open),
            Self::PermanentPlaced { .. } => ("DR-17.9", Open),
            Self::BuildingReturned { .. } => ("DR-16.4", Open),
            Self::Built { .. } => ("DR-16.2", Open),
        }
    }
}
