//! Happenings of the outcome of a battle: damage, spoils, a ship that sinks (DR-18 to DR-23).

use serde::{Deserialize, Serialize};

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::island::Building;
use crate::rules::dead_reckoning::printed::ids::{CardNo, TileId};
use crate::rules::kernel::Secrecy::{self, Open};

/// A ship is damaged for one of these reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Blow {
    /// A cube in a damage zone.
    Cube,
    /// An ability of the ability step.
    Ability,
    /// An ability of the winner.
    Victory,
    /// The battle was lost against a ship.
    LostToShip,
    /// The attack on a building failed.
    LostToBuilding,
    /// The merchant's card says so.
    Merchant,
    /// A garrison fires at ships that come by.
    Garrison,
    /// An ability fires at ships near by.
    Broadside,
    /// An ability burns ships that are passed.
    Wake,
}

/// A battle leads to these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Outcome {
    Damaged {
        ship: Colour,
        by: Option<Colour>,
        count: u8,
        why: Blow,
    },
    /// Damage of this battle was taken off again.
    DamageSpared {
        ship: Colour,
        count: u8,
    },
    Sank {
        ship: Colour,
        by: Option<Colour>,
        from_ship: u8,
        from_chest: u8,
    },
    /// A building went back to the supply.
    BuildingRemoved {
        island: TileId,
        building: Building,
    },
    /// A pirate became a trader.
    TradeMode {
        ship: Colour,
    },
    /// The merchant's card became an advancement.
    EncounterWon {
        by: Colour,
        merchant: CardNo,
    },
    /// The merchant's card was buried.
    EncounterBuried {
        merchant: CardNo,
    },
}

impl Outcome {
    /// Each happening names its rule and its secrecy (DR-30.1, DR-30.20).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::Damaged { why: Blow::Cube, .. } => ("DR-18.25", Open),
            Self::Damaged { why: Blow::Ability, .. } => ("DR-15.43", Open),
            Self::Damaged { why: Blow::Victory, .. } => ("DR-15.47", Open),
            Self::Damaged { why: Blow::LostToShip, .. } => ("DR-20.9", Open),
            Self::Damaged { why: Blow::LostToBuilding, .. } => ("DR-21.10", Open),
            Self::Damaged { why: Blow::Merchant, .. } => ("DR-19.3", Open),
            Self::Damaged { why: Blow::Garrison, .. } => ("DR-16.9", Open),
            Self::Damaged { why: Blow::Broadside, .. } => ("DR-15.16", Open),
            Self::Damaged { why: Blow::Wake, .. } => ("DR-29.7", Open),
            Self::DamageSpared { .. } => ("DR-15.48", Open),
            Self::Sank { .. } => ("DR-23.1", Open),
            Self::BuildingRemoved { .. } => ("DR-21.9", Open),
            Self::TradeMode { .. } => ("DR-20.10", Open),
            Self::EncounterWon { .. } => ("DR-10.10", Open),
            Self::EncounterBuried { .. } => ("DR-10.11", Open),
        }
    }
}
