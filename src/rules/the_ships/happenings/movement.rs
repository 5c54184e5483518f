//! Happenings of movement, of the anchor and of soldiers who go up or down (TS-10 to TS-13).

use serde::{Deserialize, Serialize};

use crate::rules::geometry::compass::PointOfSailing;
use crate::rules::geometry::hex::Offset;
use crate::rules::kernel::Secrecy::{self, Kept, Open, Shows};
use crate::rules::the_ships::orders::{Berth, Pivot, Step};
use crate::rules::the_ships::ship_card::Soldiers;
use crate::rules::the_ships::ship_id::ShipId;

/// The six kinds of collision (TS-13.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Collision {
    HeadOn,
    IntoStern,
    /// Bow into a side.
    Ram,
    SideToSide,
    SideIntoStern,
    SideIntoBow,
}

/// A ship stops for one of these reasons (TS-11.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stop {
    /// She ran into a ship, or was in a crossing or a contested hex.
    Collision,
    /// She would have run on land or a reef.
    Terrain,
    /// She would have left the board.
    Edge,
    Aground,
    /// She is held by a grapple.
    Grappled,
    Fire,
}

/// Movement, the anchor, and soldiers who go up or down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Movement {
    AnchorDropped {
        ship: ShipId,
    },
    /// The anchor was weighed with one token.
    AnchorWeighed {
        ship: ShipId,
    },
    CableCut {
        ship: ShipId,
    },
    CameOnDeck {
        ship: ShipId,
        kind: Soldiers,
        units: u8,
    },
    WentBelow {
        ship: ShipId,
        kind: Soldiers,
        units: u8,
    },
    /// A deck order was without effect.
    DeckOrderLapsed {
        ship: ShipId,
        kind: Soldiers,
    },
    /// The next beat began.
    BeatBegan {
        beat: u8,
    },
    TokensLaid {
        ship: ShipId,
        count: u8,
    },
    /// A step was paid for; if the card's step could not be made, `plotted` names it.
    StepPaid {
        ship: ShipId,
        step: Step,
        sailing: PointOfSailing,
        cost: u8,
        plotted: Option<Step>,
    },
    /// A step was made.
    Stepped {
        ship: ShipId,
        step: Step,
        to: Berth,
    },
    /// The boarder ground along her target.
    GroundAlongside {
        ship: ShipId,
        target: ShipId,
    },
    /// A ship stopped, and her tokens were taken off.
    Stopped {
        ship: ShipId,
        why: Stop,
    },
    /// A ship left the board, over an exit of her side or not.
    Exited {
        ship: ShipId,
        allowed: bool,
    },
    /// A tile was lifted and put down ahead of a ship.
    TileLeapt {
        tile: u8,
        from: Offset,
        to: Offset,
    },
    /// A ship turned in place.
    Pivoted {
        ship: ShipId,
        pivot: Pivot,
        to: Berth,
    },
    /// A pivot could not be made.
    PivotHindered {
        ship: ShipId,
    },
    RanAground {
        ship: ShipId,
    },
    /// A ship would have run on land or a reef.
    StruckGround {
        ship: ShipId,
        step: Step,
    },
    /// An owner threw for a contested hex.
    ContestThrown {
        ship: ShipId,
        face: u8,
    },
    /// This ship must enter the contested hex.
    ContestLost {
        ship: ShipId,
        hex: Offset,
    },
    /// Two ships ran into each other.
    Collided {
        kind: Collision,
        striker: ShipId,
        struck: ShipId,
        /// Each ran into the other (TS-13.5).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        mutual: bool,
    },
    /// A ship reached a buoy of her course.
    BuoyReached {
        ship: ShipId,
        buoy: u8,
        last: bool,
    },
    /// Tokens that could not be used were taken off.
    TokensDiscarded {
        ship: ShipId,
        count: u8,
    },
}

impl Movement {
    /// Each happening names its rule and its secrecy (TS-29).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::AnchorDropped { .. } => ("TS-10.18", Open),
            Self::AnchorWeighed { .. } => ("TS-10.17", Open),
            Self::CableCut { .. } => ("TS-28.7", Open),
            Self::CameOnDeck { .. } => ("TS-10.16", Shows),
            Self::WentBelow { .. } => ("TS-10.16", Open),
            Self::DeckOrderLapsed { .. } => ("TS-10.16", Kept),
            Self::BeatBegan { .. } | Self::TokensLaid { .. } => ("TS-11.6", Open),
            Self::StepPaid { plotted: Some(_), .. } => ("TS-9.5", Open),
            Self::StepPaid { .. } => ("TS-11.7", Open),
            Self::Stepped { step: Step::Forward, .. } => ("TS-12.1", Open),
            Self::Stepped { .. } => ("TS-12.2", Open),
            Self::GroundAlongside { .. } => ("TS-18.3", Open),
            Self::Stopped { why: Stop::Collision, .. } => ("TS-13.1", Open),
            Self::Stopped { why: Stop::Terrain, .. } => ("TS-4.4", Open),
            Self::Stopped { why: Stop::Edge, .. } => ("TS-4.6", Open),
            Self::Stopped { why: Stop::Aground, .. } => ("TS-4.3", Open),
            Self::Stopped { why: Stop::Grappled, .. } => ("TS-18.7", Open),
            Self::Stopped { why: Stop::Fire, .. } => ("TS-21.4", Open),
            Self::Exited { .. } => ("TS-4.7", Open),
            Self::TileLeapt { .. } => ("TS-4.8", Open),
            Self::Pivoted { .. } => ("TS-12.4", Open),
            Self::PivotHindered { .. } => ("TS-11.13", Open),
            Self::RanAground { .. } => ("TS-4.3", Open),
            Self::StruckGround { .. } => ("TS-13.7", Open),
            Self::ContestThrown { .. } | Self::ContestLost { .. } => ("TS-13.6", Open),
            Self::Collided { .. } => ("TS-13.3", Open),
            Self::BuoyReached { .. } => ("TS-28.C1", Open),
            Self::TokensDiscarded { .. } => ("TS-11.12", Open),
        }
    }
}
