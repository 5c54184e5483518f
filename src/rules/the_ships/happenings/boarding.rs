//! Happenings hand to hand (TS-18).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Open};
use crate::rules::the_ships::numbers::{Grip, Need};
use crate::rules::the_ships::orders::Step;
use crate::rules::the_ships::ship_id::ShipId;

/// These strike in a melee (TS-18.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Fighters {
    Pikemen,
    /// Second.
    Musketeers,
    Sailors,
}

impl Fighters {
    /// In the order in which they strike and fall.
    pub const ALL: [Self; 3] = [Self::Pikemen, Self::Musketeers, Self::Sailors];
}

/// Hand to hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Boarding {
    /// A grapple check was thrown.
    GrappleThrown {
        ship: ShipId,
        target: ShipId,
        face: u8,
        grip: Grip,
        held: bool,
    },
    /// A boarder's captain chose her next step in a disputed case.
    ApproachChosen {
        ship: ShipId,
        step: Step,
    },
    /// Two ships are locked.
    Locked {
        boarder: ShipId,
        boarded: ShipId,
    },
    /// Strikers were shared out among several enemies.
    StrikesShared {
        ship: ShipId,
        against: ShipId,
        pikemen: u8,
        musketeers: u8,
        sailors: u8,
    },
    /// Men struck in a melee.
    Struck {
        ship: ShipId,
        against: ShipId,
        who: Fighters,
        need: Need,
        faces: Vec<u8>,
        hits: u8,
    },
    /// A unit fell in a melee.
    Felled {
        ship: ShipId,
        who: Fighters,
    },
    /// A round of a pair was over.
    RoundFought {
        boarder: ShipId,
        boarded: ShipId,
    },
    Taken {
        ship: ShipId,
        by: ShipId,
    },
    /// A ship came free of all melees.
    CameFree {
        ship: ShipId,
        /// She has taken an enemy: her next movement may not begin with a turn (TS-18.14).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        won: bool,
    },
}

impl Boarding {
    /// Each happening names its rule and its secrecy (TS-29).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::GrappleThrown { .. } => ("TS-18.4", Open),
            Self::ApproachChosen { .. } => ("TS-18.2", Open),
            Self::Locked { .. } => ("TS-18.8", Open),
            Self::StrikesShared { .. } => ("TS-18.15", Open),
            Self::Struck { .. } | Self::RoundFought { .. } => ("TS-18.10", Open),
            Self::Felled { .. } => ("TS-18.11", Open),
            Self::Taken { .. } => ("TS-18.13", Open),
            Self::CameFree { .. } => ("TS-18.14", Open),
        }
    }
}
