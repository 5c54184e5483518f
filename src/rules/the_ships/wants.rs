//! Reasons for throws and choices, with every part of the number needed, and the options of each choice.

use serde::{Deserialize, Serialize};

use crate::rules::geometry::hex::Offset;
use crate::rules::kernel::Rule;

use super::amendments::Amendment;
use super::gunnery_table::Shot;
use super::happenings::Fighters;
use super::numbers::{Aim, Grip, Need};
use super::orders::{Axle, Pivot, Step, Turn};
use super::ship_card::{BatteryPlace, MastName, Nation, Officer, Soldiers};
use super::ship_id::ShipId;

/// A throw or a choice serves one of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Why {
    // ---- throws
    /// The wind gets its heading.
    Wind,
    PlacingFirst,
    /// Does the crew stay steady?
    Steadiness {
        ship: ShipId,
        need: Need,
    },
    /// The lowest die must enter the contested hex.
    Contest {
        ship: ShipId,
        hex: Offset,
    },
    /// Does a volley hit?
    Volley {
        ship: ShipId,
        battery: BatteryPlace,
        shot: Shot,
        target: ShipId,
        range: u8,
        aim: Aim,
    },
    /// Do the musketeers hit?
    Muskets {
        ship: ShipId,
        target: ShipId,
        range: u8,
        aim: Aim,
    },
    /// Are the masts spared?
    Masts {
        ship: ShipId,
        protection: u8,
    },
    /// Is the crew spared?
    Crew {
        ship: ShipId,
        protection: u8,
    },
    /// Is the rudder shot away: 1 or 2?
    Rudder {
        ship: ShipId,
    },
    /// Does she catch fire: 1 to 3?
    FireStarts {
        ship: ShipId,
    },
    /// Does an officer fall: 1 to 3?
    OfficerHit {
        ship: ShipId,
    },
    WhichOfficer {
        ship: ShipId,
    },
    /// Which side burns: even starboard, odd port?
    BurningSide {
        ship: ShipId,
    },
    /// Is the fire put out? The lowest counts.
    FireFighting {
        ship: ShipId,
        need: Need,
    },
    /// Does the magazine blow up while the fire is not fought: 20?
    FireInPanic {
        ship: ShipId,
    },
    /// Does the grapple hold?
    Grapple {
        ship: ShipId,
        target: ShipId,
        grip: Grip,
    },
    /// Do the strikes of a melee hit?
    Strikes {
        ship: ShipId,
        against: ShipId,
        who: Fighters,
        need: Need,
    },
    /// Does a burning fireship set her on fire: 1 to 8?
    Scorch {
        ship: ShipId,
        by: ShipId,
    },
    /// Does a burning fireship blow up: 17 to 20?
    Fuse {
        ship: ShipId,
    },

    // ---- choices
    /// At whom does the battery fire?
    Target {
        ship: ShipId,
        battery: BatteryPlace,
    },
    /// At whom do the musketeers fire?
    MusketTarget {
        ship: ShipId,
    },
    /// Which side takes the odd hit on the bow?
    OddHit {
        ship: ShipId,
    },
    /// Which mast beside a fallen one is hit?
    NextMast {
        ship: ShipId,
    },
    /// Which gun or mast box goes with the sailor?
    StrikeOff {
        ship: ShipId,
    },
    /// Which soldiers on deck fall?
    DeckSoldier {
        ship: ShipId,
    },
    BurningMast {
        ship: ShipId,
    },
    /// Is the first mate crossed out instead?
    Substitute {
        ship: ShipId,
        officer: Officer,
    },
    /// Which way does she turn at the edge?
    EdgePivot {
        ship: ShipId,
    },
    /// Which tile is put down ahead of her?
    Leapfrog {
        ship: ShipId,
    },
    /// Does the boarder go ahead or turn?
    Approach {
        ship: ShipId,
        target: ShipId,
    },
    /// The owner shares out the strikes at this enemy; the rest is for the others.
    Share {
        ship: ShipId,
        against: ShipId,
    },
    WhoLands {
        ship: ShipId,
    },
    /// Does the other side agree that this be set right by hand?
    Umpire {
        side: Nation,
        amendments: Vec<Amendment>,
    },
}

impl Why {
    /// The rule that asks.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        Rule(match self {
            Self::Wind => "TS-5.1",
            Self::PlacingFirst => "TS-2.6",
            Self::Steadiness { .. } => "TS-23.2",
            Self::Contest { .. } => "TS-13.6",
            Self::Volley { .. } => "TS-14.12",
            Self::Muskets { .. } => "TS-16.4",
            Self::Masts { .. } => "TS-15.6",
            Self::Crew { .. } => "TS-15.10",
            Self::Rudder { .. } => "TS-21.1",
            Self::FireStarts { .. } => "TS-21.2",
            Self::OfficerHit { .. } => "TS-22.1",
            Self::WhichOfficer { .. } => "TS-22.2",
            Self::BurningSide { .. } => "TS-21.3",
            Self::FireFighting { .. } => "TS-21.5",
            Self::FireInPanic { .. } => "TS-21.11",
            Self::Grapple { .. } => "TS-18.4",
            Self::Strikes { .. } => "TS-18.10",
            Self::Scorch { .. } | Self::Fuse { .. } => "TS-28.7",
            Self::Target { .. } => "TS-14.8",
            Self::MusketTarget { .. } => "TS-16.2",
            Self::OddHit { .. } => "TS-15.1",
            Self::NextMast { .. } => "TS-15.7",
            Self::StrikeOff { .. } => "TS-17.3",
            Self::DeckSoldier { .. } => "TS-17.5",
            Self::BurningMast { .. } => "TS-21.9",
            Self::Substitute { .. } => "TS-22.3",
            Self::EdgePivot { .. } => "TS-4.6",
            Self::Leapfrog { .. } => "TS-4.8",
            Self::Approach { .. } => "TS-18.2",
            Self::Share { .. } => "TS-18.15",
            Self::WhoLands { .. } => "TS-24.2",
            Self::Umpire { .. } => "TS-29",
        })
    }
}

/// Something to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Choice {
    Ship(ShipId),
    /// A side, or the aftmost gun of it.
    Side(BatteryPlace),
    Mast(MastName),
    /// A kind of soldiers.
    Soldiers(Soldiers),
    Officer(Officer),
    Step(Step),
    /// A turn in place.
    Pivot(Pivot),
    /// A tile with this number.
    Tile(u8),
    Nothing,
    /// It is agreed to.
    Agree,
    /// It is not agreed to.
    Refuse,
    /// The player shares out this number of each kind of striker.
    Share {
        pikemen: u8,
        musketeers: u8,
        sailors: u8,
    },
}

impl Choice {
    /// The word by which scripts name it.
    #[must_use]
    pub fn key(self) -> String {
        let word = match self {
            Self::Ship(id) => return String::from(id),
            Self::Tile(number) => return format!("tile-{number}"),
            Self::Share { pikemen, musketeers, sailors } => return format!("{pikemen}p{musketeers}m{sailors}s"),
            Self::Side(BatteryPlace::Port) => "port",
            Self::Side(BatteryPlace::Starboard) => "starboard",
            Self::Side(BatteryPlace::Stern) => "stern",
            Self::Mast(MastName::Fore) => "fore",
            Self::Mast(MastName::Main) => "main",
            Self::Mast(MastName::Mizzen) => "mizzen",
            Self::Mast(MastName::Bonaventure) => "bonaventure",
            Self::Soldiers(Soldiers::Musketeers) => "musketeers",
            Self::Soldiers(Soldiers::Pikemen) => "pikemen",
            Self::Officer(Officer::Captain) => "captain",
            Self::Officer(Officer::FirstMate) => "first-mate",
            Self::Officer(Officer::Master) => "master",
            Self::Officer(Officer::Boatswain) => "boatswain",
            Self::Officer(Officer::Gunner) => "gunner",
            Self::Step(Step::Forward) => "forward",
            Self::Step(Step::Left) => "left",
            Self::Step(Step::Right) => "right",
            Self::Pivot(Pivot { axle: Axle::Bow, turn: Turn::Left }) => "bow-left",
            Self::Pivot(Pivot { axle: Axle::Bow, turn: Turn::Right }) => "bow-right",
            Self::Pivot(Pivot { axle: Axle::Stern, turn: Turn::Left }) => "stern-left",
            Self::Pivot(Pivot { axle: Axle::Stern, turn: Turn::Right }) => "stern-right",
            Self::Nothing => "none",
            Self::Agree => "agree",
            Self::Refuse => "refuse",
        };
        word.to_owned()
    }
}
