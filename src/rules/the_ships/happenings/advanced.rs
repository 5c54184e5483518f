//! Happenings of the Advanced rules: rudder, fire, officers, landings, fireships (TS-21, TS-22, TS-24, TS-28.7).

use serde::{Deserialize, Serialize};

use crate::rules::geometry::hex::Offset;
use crate::rules::kernel::Secrecy::{self, Open};
use crate::rules::the_ships::numbers::Need;
use crate::rules::the_ships::ship::Fire;
use crate::rules::the_ships::ship_card::{Officer, Soldiers};
use crate::rules::the_ships::ship_id::ShipId;

/// By the Advanced rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Advanced {
    /// The rudder is gone.
    RudderLost {
        ship: ShipId,
    },
    /// The burning-side die fell.
    BurningSideThrown {
        ship: ShipId,
        face: u8,
    },
    CaughtFire {
        ship: ShipId,
        fire: Fire,
    },
    /// The crew fought the fire.
    FireFought {
        ship: ShipId,
        faces: Vec<u8>,
        need: Need,
    },
    /// A panicking crew let the fire burn.
    FireLeft {
        ship: ShipId,
        face: u8,
    },
    FireOut {
        ship: ShipId,
    },
    /// Fire damage is due next turn.
    BurnsOn {
        ship: ShipId,
    },
    /// Fire damage was done.
    FireDamaged {
        ship: ShipId,
    },
    BlewUp {
        ship: ShipId,
    },
    /// The owner threw whether an officer fell.
    OfficerThrown {
        ship: ShipId,
        face: u8,
        hit: bool,
    },
    /// The owner threw which officer.
    OfficerDrawn {
        ship: ShipId,
        face: u8,
        officer: Officer,
    },
    OfficerFell {
        ship: ShipId,
        officer: Officer,
        instead_of: Option<Officer>,
    },
    Surrendered {
        ship: ShipId,
    },
    WentAshore {
        ship: ShipId,
        kind: Soldiers,
        hex: Offset,
    },
    /// The rest of a landing was cancelled.
    LandingCancelled {
        ship: ShipId,
    },
    /// The crew of a fireship fired the train and took to the boat.
    TrainFired {
        ship: ShipId,
    },
    /// A ship next to a burning fireship was tried.
    Scorched {
        ship: ShipId,
        by: ShipId,
        face: u8,
        caught: bool,
    },
    /// It was thrown whether a burning fireship blows up.
    FuseThrown {
        ship: ShipId,
        face: u8,
    },
}

impl Advanced {
    /// Each happening names its rule and its secrecy (TS-29).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::RudderLost { .. } => ("TS-21.1", Open),
            Self::BurningSideThrown { .. } => ("TS-21.3", Open),
            Self::CaughtFire { .. } => ("TS-21.4", Open),
            Self::FireFought { .. } => ("TS-21.5", Open),
            Self::FireLeft { .. } => ("TS-21.11", Open),
            Self::FireOut { .. } => ("TS-21.6", Open),
            Self::BurnsOn { .. } => ("TS-21.7", Open),
            Self::FireDamaged { .. } => ("TS-21.9", Open),
            Self::BlewUp { .. } => ("TS-21.8", Open),
            Self::OfficerThrown { .. } => ("TS-22.1", Open),
            Self::OfficerDrawn { .. } => ("TS-22.2", Open),
            Self::OfficerFell { instead_of: Some(_), .. } => ("TS-22.3", Open),
            Self::OfficerFell { .. } => ("TS-22.2", Open),
            Self::Surrendered { .. } => ("TS-22.6", Open),
            Self::WentAshore { .. } => ("TS-24.2", Open),
            Self::LandingCancelled { .. } => ("TS-24.3", Open),
            Self::Scorched { .. } | Self::FuseThrown { .. } | Self::TrainFired { .. } => ("TS-28.7", Open),
        }
    }
}
