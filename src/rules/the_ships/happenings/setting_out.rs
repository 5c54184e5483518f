//! Happenings before the battle (TS-2, TS-5).

use serde::{Deserialize, Serialize};

use crate::rules::geometry::hex::{Heading, Offset};
use crate::rules::kernel::Secrecy::{self, Kept, Open};
use crate::rules::the_ships::orders::FittingOut;
use crate::rules::the_ships::ship_card::Nation;
use crate::rules::the_ships::ship_id::ShipId;

/// Before the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum SettingOut {
    /// The wind die fell.
    WindThrown {
        face: u8,
    },
    /// The wind blows this way.
    WindSet {
        towards: Heading,
    },
    /// A side threw for placing first.
    PlacingThrown {
        side: Nation,
        face: u8,
    },
    /// This side places its ships next.
    ToPlace {
        side: Nation,
    },
    Placed {
        ship: ShipId,
        bow: Offset,
        facing: Heading,
    },
    /// All ships of a side are placed.
    AllPlaced {
        side: Nation,
    },
    /// A captain filled the hold and loaded the guns.
    FittedOut {
        ship: ShipId,
        secret: Option<FittingOut>,
    },
}

impl SettingOut {
    /// Each happening names its rule and its secrecy (TS-29).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::WindThrown { .. } => ("TS-5.1", Open),
            Self::WindSet { .. } => ("TS-2.5", Open),
            Self::PlacingThrown { .. } | Self::ToPlace { .. } | Self::Placed { .. } | Self::AllPlaced { .. } => {
                ("TS-2.6", Open)
            }
            Self::FittedOut { .. } => ("TS-2.8", Kept),
        }
    }
}
