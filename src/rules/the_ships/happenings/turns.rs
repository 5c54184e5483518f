//! Happenings in the round of a turn: phases, cards, steadiness, loading, marks.

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Kept, Open, ShowsInPart};
use crate::rules::the_ships::numbers::Need;
use crate::rules::the_ships::orders::{LoadMark, OrderCard};
use crate::rules::the_ships::ship::MASTS;
use crate::rules::the_ships::ship_card::{BatteryPlace, Sails};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::Phase;

/// The round of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Turns {
    /// The next phase began.
    PhaseBegan {
        phase: Phase,
    },
    /// A new turn began.
    TurnBegan {
        turn: u16,
    },
    /// An order card was laid face down.
    CardLaid {
        ship: ShipId,
        secret: Option<OrderCard>,
    },
    /// A range card was put on a battery.
    RangeSet {
        ship: ShipId,
        battery: BatteryPlace,
        secret: Option<u8>,
    },
    /// A steadiness check was thrown.
    SteadinessThrown {
        ship: ShipId,
        face: u8,
        need: Need,
    },
    /// The crew fell into panic.
    PanicBroke {
        ship: ShipId,
    },
    /// The crew is steady again.
    PanicEnded {
        ship: ShipId,
    },
    /// Everything not yet carried out was cancelled.
    OrdersLost {
        ship: ShipId,
    },
    /// An order card was turned up, and the sails set.
    CardTurned {
        ship: ShipId,
        sails: Sails,
        card: Option<OrderCard>,
    },
    LoadingBegan {
        ship: ShipId,
        battery: BatteryPlace,
        secret: Option<LoadMark>,
    },
    /// Movement tokens were handed out.
    TokensReceived {
        ship: ShipId,
        by_mast: [u8; MASTS],
        officers: i16,
        total: u8,
    },
    /// A reload box was filled.
    BoxFilled {
        ship: ShipId,
        battery: BatteryPlace,
    },
    /// A ship's marks were set, and her card wiped.
    MarksSet {
        ship: ShipId,
        last_move: bool,
    },
}

impl Turns {
    /// Each happening names its rule and its secrecy (TS-29).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::PhaseBegan { .. } => ("TS-7.1", Open),
            Self::TurnBegan { .. } => ("TS-7.2", Open),
            Self::CardLaid { .. } => ("TS-8.1", Kept),
            Self::RangeSet { .. } => ("TS-14.4", Kept),
            Self::SteadinessThrown { .. } | Self::PanicBroke { .. } => ("TS-23.2", Open),
            Self::PanicEnded { .. } => ("TS-23.4", Open),
            Self::OrdersLost { .. } => ("TS-23.3", Open),
            Self::CardTurned { .. } => ("TS-11.1", ShowsInPart),
            Self::LoadingBegan { .. } => ("TS-14.2", Kept),
            Self::TokensReceived { .. } => ("TS-11.1", Open),
            Self::BoxFilled { .. } => ("TS-20.1", Kept),
            Self::MarksSet { .. } => ("TS-20.1", Open),
        }
    }
}
