//! Losses: boxes, guns, masts, sailors, soldiers, ships (TS-13, TS-15, TS-17).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Open};
use crate::rules::the_ships::ship_card::{BatteryPlace, MastName, Soldiers};
use crate::rules::the_ships::ship_id::ShipId;

/// A box, a gun, a sailor or a soldier is lost for one of these reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Cause {
    Ball,
    Chain,
    Grape,
    Muskets,
    /// Run into a ship.
    Collision,
    /// Run into land, a reef or rocks.
    Terrain,
    Fire,
    /// Debris of a fireship hit her (FS-4).
    Blast,
}

/// A sailor was lost to one of these (TS-17.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum SailorLoss {
    /// With a gun that was lost with its boxes.
    Gun,
    SternBox,
    MastBox,
    Grape,
    Muskets,
    Melee,
}

/// A ship lost one of these, or was lost herself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Losses {
    /// A box of the hull was crossed; boxes count from 1.
    BoxCrossed {
        ship: ShipId,
        row: BatteryPlace,
        number: u8,
        cause: Cause,
    },
    /// A gun was lost with its boxes; guns count from 0.
    GunLost {
        ship: ShipId,
        battery: BatteryPlace,
        gun: u8,
        cause: Cause,
    },
    MastBoxCrossed {
        ship: ShipId,
        mast: MastName,
        cause: Cause,
    },
    MastFell {
        ship: ShipId,
        mast: MastName,
    },
    /// Tokens went with a mast.
    TokensLost {
        ship: ShipId,
        count: u8,
    },
    SailorLost {
        ship: ShipId,
        to: SailorLoss,
    },
    /// The gun the lost sailor served was struck off.
    GunStruckOff {
        ship: ShipId,
        battery: BatteryPlace,
        gun: u8,
    },
    /// A mast box was struck off for the lost sailor.
    MastStruckOff {
        ship: ShipId,
        mast: MastName,
    },
    /// Soldiers on deck were lost.
    SoldierLost {
        ship: ShipId,
        kind: Soldiers,
    },
    Sank {
        ship: ShipId,
    },
    /// A ship has no sailors left.
    PutOutOfAction {
        ship: ShipId,
    },
}

impl Losses {
    /// Each happening names its rule and its secrecy (TS-29).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::BoxCrossed { cause: Cause::Collision, .. } => ("TS-13.4", Open),
            Self::BoxCrossed { cause: Cause::Terrain, .. } => ("TS-13.7", Open),
            Self::BoxCrossed { cause: Cause::Fire, .. } => ("TS-21.9", Open),
            Self::BoxCrossed { cause: Cause::Blast, .. } => ("TS-28.7", Open),
            Self::BoxCrossed { row: BatteryPlace::Stern, .. } => ("TS-15.3", Open),
            Self::BoxCrossed { .. } => ("TS-15.1", Open),
            Self::GunLost { .. } => ("TS-15.2", Open),
            Self::MastBoxCrossed { cause: Cause::Collision, .. } => ("TS-13.4", Open),
            Self::MastBoxCrossed { cause: Cause::Fire, .. } => ("TS-21.9", Open),
            Self::MastBoxCrossed { .. } => ("TS-15.7", Open),
            Self::MastFell { .. } | Self::TokensLost { .. } => ("TS-15.8", Open),
            Self::SailorLost { to: SailorLoss::Gun, .. } => ("TS-15.2", Open),
            Self::SailorLost { to: SailorLoss::SternBox, .. } => ("TS-15.3", Open),
            Self::SailorLost { to: SailorLoss::MastBox, .. } => ("TS-15.9", Open),
            Self::SailorLost { to: SailorLoss::Grape, .. } => ("TS-15.10", Open),
            Self::SailorLost { to: SailorLoss::Muskets, .. } => ("TS-16.5", Open),
            Self::SailorLost { to: SailorLoss::Melee, .. } => ("TS-18.11", Open),
            Self::GunStruckOff { .. } | Self::MastStruckOff { .. } => ("TS-17.3", Open),
            Self::SoldierLost { .. } => ("TS-17.5", Open),
            Self::Sank { .. } => ("TS-15.4", Open),
            Self::PutOutOfAction { .. } => ("TS-17.6", Open),
        }
    }
}
