//! The vocabulary of abilities (PC-19) and of unique treasures (UT-01 to UT-18): cards say in it what they do, and no rule
//! knows a card by its name.

use serde::{Deserialize, Serialize};

use super::words::{Nation, OrderKind, Ruler};
use crate::rules::kernel::Rule;
use crate::rules::kernel::keyed::SomeOf;

/// A patron raises the build total by this much, however many there are (AB-44).
pub const PATRON: u16 = 5;
/// Dice from this face on grant another order (AB-29, AB-30), or silence all crew (AB-51).
pub const HIGH: u8 = 5;
/// With double range only this face hits (AB-24); it also brings a fleet's second order (AB-31) and a soul (AB-48).
pub const HIGHEST: u8 = 6;
/// A ship that unloads this much gold at the quay may be given another order (AB-56).
pub const QUAY: u16 = 4;

/// Ships of these nations are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Filter {
    Of(Nation),
    Not(Nation),
}

/// Points of crew from and to, both included; an end that is left out is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Span {
    pub from: Option<u8>,
    pub to: Option<u8>,
}

/// An ability of a ship, a crew, a kraken or a fort. Two are the same one if word and parameters are equal (PC-4.8).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
#[serde(deny_unknown_fields)]
pub enum Ability {
    /// AB-01: +1 to this ship's boarding rolls.
    BoardPlus,
    /// AB-01: the same, against ships of this nation only.
    BoardPlusVs(Nation),
    /// AB-02: +1 to this ship's attack rolls against ships that fit.
    CannonPlusVs(Filter),
    /// AB-03: ships of this nation get +1 to attack rolls against this ship.
    MarkedBy(Nation),
    /// AB-04: crew of these nations can use their abilities here.
    OpenDeck(SomeOf<Nation>),
    /// AB-05: once per turn, free: look at one face-down crew or coin on any ship.
    PeekCargo,
    /// AB-06: once per turn, free: look at one face-down treasure on any island.
    PeekIsland,
    /// AB-07: a ram removes no mast, and no die is rolled.
    RamProof,
    /// AB-08: this ship is never pinned.
    Unpinnable,
    /// AB-09: while used space equals capacity the base move is S.
    SlowWhenFull,
    /// AB-10: crew can never be aboard.
    NoCrew,
    /// AB-11: crew here cannot be eliminated unless the ship sinks.
    CrewSafe,
    /// AB-12: +1 to attack rolls while a crew with `Captain` works here face up.
    CaptainGunnery,
    /// AB-13: one more segment under the same condition.
    CaptainSpeed(Ruler),
    /// AB-14: after docking by a Move order this ship may explore the island as a free act.
    DockExplore,
    /// AB-15: winning a boarding she may eliminate all crew of the other ship.
    BoardPurge,
    /// AB-16: the first hit of each turn has no effect while all her masts stand.
    ShrugFirstHit,
    /// AB-17: each hit by this ship removes two masts; it never both makes a derelict and sinks it.
    DoubleMast,
    /// AB-18: one more segment while all masts stand.
    FullRigSpeed(Ruler),
    /// AB-19: once per turn, free: with an enemy ship within S one random treasure of each changes places.
    SwapCoin,
    /// AB-20: Repair orders may be given at sea or at any island.
    FieldRepair,
    /// AB-21: free: from a Pirates ship that she touches, take any number of treasures that fit.
    StripPirates,
    /// AB-22: may dock at the enemy home island and load one banked coin.
    RaidHome,
    /// AB-23: cannons of range L never hit this ship or fort.
    LongShotProof,
    /// AB-24: per Shoot order: all ranges doubled, and only a die that shows 6 hits.
    DoubleRange,
    /// AB-25: when this ship becomes pinned, the ship that holds her loses one crew, and one mast too if it says so.
    Thorn { mast: bool },
    /// AB-26: forts never hit this ship.
    FortProof,
    /// AB-27: when this ship hits a ship, her controller chooses the mast.
    PickMast,
    /// AB-28: once per turn, a hit on an enemy ship costs that ship one crew as well.
    Sharpshooter,
    /// AB-29: once per turn, free: on 5 or 6 this ship may be given one more order.
    ExtraOrder,
    /// AB-30: once per turn, before an order: on 5 or 6 the same order may be given twice.
    Encore,
    /// AB-31: opening of your turn: on 6 one ship of the fleet may be given two orders.
    FleetDouble,
    /// AB-32: after the sailing of a Move order the ship may shoot as part of it.
    Captain,
    /// AB-33: +S to the base move.
    Helmsman,
    /// AB-34: once per turn one cannon that missed may fire again at the same target.
    Cannoneer,
    /// AB-35: one additional cannon, the musket, from the place of any mast.
    Musketeer,
    /// AB-36: as a derelict this ship has base move S.
    Oarsman,
    /// AB-37: once per turn one cannon fires chain: a hit removes no mast; no Move order in the target's next turn.
    Chainshot,
    /// AB-38: the same, but the target's crew cannot use abilities in its controller's next turn.
    Stinkpot,
    /// AB-39: once per turn, free: one crew or one ship within S cannot use abilities this turn.
    SilenceOne,
    /// AB-40: once per turn, free: one random treasure from any ship that this ship touches.
    Pickpocket,
    /// AB-41: once per turn: eliminate another crew of this ship; she may be given one more order.
    Sacrifice,
    /// AB-42: once per turn: roll again one die rolled for this ship.
    Reroll,
    /// AB-43: every other crew that starts on this ship costs 1 point less.
    Thrift,
    /// AB-44: the build total of this fleet is [`PATRON`] higher; this crew stays aboard.
    Patron,
    /// AB-45: another face-up crew that would be eliminated is turned face down instead.
    Doctor,
    /// AB-46: may be eliminated in place of a crew with points in this span.
    Bodyguard(Span),
    /// AB-47: Move orders ignore terrain.
    TerrainProof,
    /// AB-48: eliminated crew come aboard on a 6.
    SoulTithe,
    /// AB-49: taking the last treasure of an island grants a Move order as one more order.
    LastCoinAway,
    /// AB-50: names the target of a kraken (PC-14.18).
    KrakenCaller,
    /// AB-51: start of each turn: on 5 or 6 no crew can use abilities this turn.
    SilenceRoll,
    /// AB-52: +1 to this fort's attack rolls while a friendly ship is docked at its island.
    FortGarrison,
    /// AB-53: once per turn one flag that missed may fire again at once.
    FortSecondTry,
    /// AB-54: a hit on a ship may cost her one crew or coin as well.
    FortSpill,
    /// AB-55: a ship docked here may use her order to look at one face-down treasure on each island.
    FortMaps,
    /// AB-56: a ship that docks here and unloads [`QUAY`] gold at once may be given one more order.
    FortQuay,
}

/// An effect of loading a treasure, at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Stroke {
    /// All masts are put back (UT-05).
    AllMasts,
    /// A die says its worth (UT-06).
    WorthDie,
    /// It is worth this less the number of crew aboard (UT-07).
    WorthLessCrew(u8),
    /// The ship cannot be given an order in her controller's next turn (UT-06, UT-07).
    Stays,
    /// One crew or one mast is lost, her controller's choice (UT-10).
    CrewOrMast,
    /// All crew go to their controller's home island (UT-11).
    CrewHome,
    /// Every treasure of one other island without a fort is looked at (UT-14).
    LookAtIsland,
}

/// One thing that a unique treasure does.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Charm {
    /// While it is aboard the ship has this ability, whatever her nation (UT-01, UT-02, UT-15, UT-17).
    Gives(Ability),
    /// On loading.
    Loading(Stroke),
    /// Turned up in an own turn: one additional order of this kind (UT-03).
    MoreOrder(OrderKind),
    /// Turned up when the ship is given a Move order: one more segment (UT-04).
    MoreMove(Ruler),
    /// A ship with all her masts may leave it face down on the island (UT-05).
    MayLie,
    /// When the ship would sink she is docked at home whole, with crew and cargo (UT-08).
    SavedFromSinking,
    /// When the ship unloads at home the least valuable coin unloaded counts twice (UT-09).
    LeastCoinTwice,
    /// Opening of each of your turns: from this face on one crew of the ship is eliminated (UT-12).
    Sickness(u8),
    /// No enemy ability, keyword or treasure affects this ship or her crew (UT-13).
    Shield,
    /// The next hit takes two masts, or both she has; it never both makes a derelict and sinks it (UT-16).
    NextHitDouble,
    /// It is worth this much when it is unloaded at home (UT-17).
    WorthAtHome(u8),
    /// When the ship would lose a mast her controller may roll: from this face on she keeps it (UT-18).
    MastSaved(u8),
}

/// A unique treasure stays until this.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stay {
    /// It is taken, unloaded or sunk (PC-19.5).
    #[default]
    Aboard,
    /// The ship docks at home.
    UntilHome,
    /// It has worked once.
    Once,
}

impl Span {
    /// Do these points lie in it?
    #[must_use]
    pub fn holds(self, points: u8) -> bool {
        self.from.is_none_or(|from| from <= points) && self.to.is_none_or(|to| points <= to)
    }
}

impl Filter {
    /// Does a ship of this nation fit?
    #[must_use]
    pub fn fits(self, nation: Nation) -> bool {
        match self {
            Self::Of(own) => own == nation,
            Self::Not(other) => other != nation,
        }
    }
}

impl Ability {
    /// The word in scripts and logs, without parameters: `board_plus`.
    #[must_use]
    pub fn word(&self) -> &'static str {
        self.into()
    }

    /// Its number in the list of abilities.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        Rule(match self {
            Self::BoardPlus | Self::BoardPlusVs(_) => "AB-01",
            Self::CannonPlusVs(_) => "AB-02",
            Self::MarkedBy(_) => "AB-03",
            Self::OpenDeck(_) => "AB-04",
            Self::PeekCargo => "AB-05",
            Self::PeekIsland => "AB-06",
            Self::RamProof => "AB-07",
            Self::Unpinnable => "AB-08",
            Self::SlowWhenFull => "AB-09",
            Self::NoCrew => "AB-10",
            Self::CrewSafe => "AB-11",
            Self::CaptainGunnery => "AB-12",
            Self::CaptainSpeed(_) => "AB-13",
            Self::DockExplore => "AB-14",
            Self::BoardPurge => "AB-15",
            Self::ShrugFirstHit => "AB-16",
            Self::DoubleMast => "AB-17",
            Self::FullRigSpeed(_) => "AB-18",
            Self::SwapCoin => "AB-19",
            Self::FieldRepair => "AB-20",
            Self::StripPirates => "AB-21",
            Self::RaidHome => "AB-22",
            Self::LongShotProof => "AB-23",
            Self::DoubleRange => "AB-24",
            Self::Thorn { .. } => "AB-25",
            Self::FortProof => "AB-26",
            Self::PickMast => "AB-27",
            Self::Sharpshooter => "AB-28",
            Self::ExtraOrder => "AB-29",
            Self::Encore => "AB-30",
            Self::FleetDouble => "AB-31",
            Self::Captain => "AB-32",
            Self::Helmsman => "AB-33",
            Self::Cannoneer => "AB-34",
            Self::Musketeer => "AB-35",
            Self::Oarsman => "AB-36",
            Self::Chainshot => "AB-37",
            Self::Stinkpot => "AB-38",
            Self::SilenceOne => "AB-39",
            Self::Pickpocket => "AB-40",
            Self::Sacrifice => "AB-41",
            Self::Reroll => "AB-42",
            Self::Thrift => "AB-43",
            Self::Patron => "AB-44",
            Self::Doctor => "AB-45",
            Self::Bodyguard(_) => "AB-46",
            Self::TerrainProof => "AB-47",
            Self::SoulTithe => "AB-48",
            Self::LastCoinAway => "AB-49",
            Self::KrakenCaller => "AB-50",
            Self::SilenceRoll => "AB-51",
            Self::FortGarrison => "AB-52",
            Self::FortSecondTry => "AB-53",
            Self::FortSpill => "AB-54",
            Self::FortMaps => "AB-55",
            Self::FortQuay => "AB-56",
        })
    }
}
