//! Reasons for throws, choices and shuffles, and the options of each choice.

use serde::{Deserialize, Serialize};

use super::hours::Hour;
use super::ids::{CardId, CargoId, Sort};
use super::state::{RollKind, Side, Source, VolleyKind};
use super::words::{Colour, Declaration, Fitting, Location, Nation, NpcKind, ShipKind, Weapon, Zone};
use crate::rules::kernel::Rule;

/// A throw, a choice or a shuffle serves one of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Why {
    // ---- throws
    /// A test, a contest, a roll of a crew combat.
    Roll {
        by: Side,
        kind: RollKind,
    },
    /// The locations of the hits of a volley (MM-17.1).
    Locations {
        at: Side,
        kind: VolleyKind,
    },
    /// A ship of no player scouts (MM-14.14).
    NpcScouts {
        npc: NpcKind,
        by: Colour,
    },
    SwivelGuns {
        by: Side,
    },
    LongGuns {
        by: Side,
    },
    /// Single dice of a card or a thing.
    CardDie {
        by: Colour,
        source: Source,
    },
    /// Dice thrown again (MM-4.5).
    Again {
        by: Side,
    },

    // ---- choices
    /// A card may be announced, a thing used, or it is passed (MM-28.6).
    Window {
        by: Colour,
        hour: Hour,
    },
    /// The card is resolved, or shown and taken back (MM-13.7).
    Resolve {
        by: Colour,
        card: CardId,
    },
    /// Something is asked for an effect of this.
    For {
        by: Colour,
        source: Source,
    },
    /// One of five cards in hand goes (MM-13.3).
    TooManyCards {
        by: Colour,
    },
    /// The glory card kept at the start (MM-30.1).
    FirstCard {
        by: Colour,
    },
    /// One of two rumors is kept (MM-10.33).
    KeepRumor {
        by: Colour,
    },
    /// The ship of a new captain (MM-21.4).
    NewShip {
        by: Colour,
    },
    /// Another captain instead of this one (MM-21.6).
    Redraw {
        by: Colour,
    },
    /// Cargo above the hold, or above six in port, goes overboard (MM-8.9, MM-10.14).
    Overboard {
        by: Colour,
    },
    /// MM-11.2.
    MerchantNation {
        by: Colour,
    },
    /// MM-11.3.
    RaidOrNot {
        by: Colour,
    },
    /// A success is spent, or the rest is let go (MM-11.9).
    Spend {
        by: Colour,
        successes: u8,
    },
    /// Cargo is kept from cards (MM-11.15).
    Stow {
        by: Colour,
    },
    /// Cards of the market are bought one by one (MM-10.11).
    Take {
        by: Colour,
    },
    /// Crew is hired after a failed roll (MM-10.31).
    HireCrew {
        by: Colour,
    },
    /// A modification goes over to the new ship (St. John).
    Carry {
        by: Colour,
    },
    /// A token, face down, goes into a port without one (MM-10.28); this number is left.
    Scatter {
        by: Colour,
        left: u8,
    },
    /// The toll of a closed port (T-1).
    Toll {
        by: Colour,
    },
    /// The old mission makes room (MM-10.39).
    DropMission {
        by: Colour,
    },
    Declare {
        by: Side,
    },
    /// A skull on the own ship (MM-17.2).
    Skull {
        at: Side,
    },
    /// The plunder from the beaten captain (MM-20.1).
    Plunder {
        by: Colour,
    },
    /// The beaten ship is taken (MM-20.8).
    TakeShip {
        by: Colour,
    },
    /// One nation pays (MM-12.12).
    Reward {
        by: Colour,
    },
    /// Another has claimed the victory, and this player may too (MM-22.4).
    ClaimToo {
        by: Colour,
    },
    /// One of several things of this sort: a bounty, a location, a token.
    Which {
        by: Colour,
    },

    // ---- shuffles
    Deck {
        sort: Sort,
    },
    Cargo,
    Demand,
    Fittings,
    Merchants,
    FirstPlayer,
    /// The nations at war are the first two (MM-15.1).
    WarNations,
    /// MM-14.19.
    NpcOrder,
    /// MM-14.6.
    Successor {
        npc: NpcKind,
    },
    /// Equal captains: the first is chased (MM-14.13).
    Tie {
        npc: NpcKind,
    },
    /// The first go overboard (MM-17.8).
    HoldLost {
        by: Colour,
    },
    /// The first are lost (MM-20.6).
    NavalPlunder,
    /// The captains that enter before round 1 (MM-30.1).
    OpeningNpcs,
}

impl Why {
    /// The rule that asks.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        Rule(match self {
            Self::Roll { kind: RollKind::Test(..), .. } => "MM-4.2",
            Self::Roll { kind: RollKind::Contest, .. } => "MM-16.6",
            Self::Roll { kind: RollKind::CrewCombat, .. } => "MM-18.3",
            Self::Locations { .. } => "MM-17.1",
            Self::NpcScouts { .. } => "MM-14.14",
            Self::SwivelGuns { .. } => "MM-19.10",
            Self::LongGuns { .. } => "MM-19.8",
            Self::CardDie { .. } => "MM-29.2",
            Self::Again { .. } => "MM-4.5",
            Self::Window { .. } => "MM-28.6",
            Self::Resolve { .. } => "MM-13.7",
            Self::For { .. } | Self::Which { .. } => "MM-28.5",
            Self::TooManyCards { .. } => "MM-13.3",
            Self::FirstCard { .. } | Self::OpeningNpcs => "MM-30.1",
            Self::KeepRumor { .. } => "MM-10.33",
            Self::NewShip { .. } => "MM-21.4",
            Self::Redraw { .. } => "MM-21.6",
            Self::Overboard { .. } => "MM-10.14",
            Self::MerchantNation { .. } => "MM-11.2",
            Self::RaidOrNot { .. } => "MM-11.3",
            Self::Spend { .. } => "MM-11.9",
            Self::Stow { .. } => "MM-11.15",
            Self::Take { .. } => "MM-10.11",
            Self::HireCrew { .. } => "MM-10.31",
            Self::Carry { .. } => "MM-10.27",
            Self::Scatter { .. } => "MM-10.28",
            Self::Toll { .. } => "MM-8.7",
            Self::DropMission { .. } => "MM-10.39",
            Self::Declare { .. } => "MM-16.4",
            Self::Skull { .. } => "MM-17.2",
            Self::Plunder { .. } => "MM-20.1",
            Self::TakeShip { .. } => "MM-20.8",
            Self::Reward { .. } => "MM-12.12",
            Self::ClaimToo { .. } => "MM-22.4",
            Self::Deck { .. } => "MM-6.1",
            Self::Cargo => "MM-10.13",
            Self::Demand => "MM-6.2",
            Self::Fittings => "MM-6.3",
            Self::Merchants => "MM-6.4",
            Self::FirstPlayer => "MM-6.10",
            Self::WarNations => "MM-15.1",
            Self::NpcOrder => "MM-14.19",
            Self::Successor { .. } => "MM-14.6",
            Self::Tie { .. } => "MM-14.13",
            Self::HoldLost { .. } => "MM-17.8",
            Self::NavalPlunder => "MM-20.6",
        })
    }
}

/// Something to choose.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Choice {
    Pass,
    /// Pass, and all windows of this hour for the rest of the turn (MM-28.5).
    PassThisTurn,
    /// The same until the own turn.
    PassUntilMyTurn,
    Announce(CardId),
    Use(Source),
    Resolve,
    Decline,
    /// No more of it.
    Enough,
    Yes,
    No,
    Card(CardId),
    Cargo(CargoId),
    Ship(ShipKind),
    Nation(Nation),
    Raid,
    LetGo,
    /// A success for another card (MM-11.9).
    Draw,
    Discard(CargoId),
    Exchange(CargoId),
    Weapon(Weapon),
    Fitting(Fitting),
    /// The port in this zone, or the zone.
    Zone(Zone),
    Location(Location),
    Declare(Declaration),
    /// A die of a roll: the side, and its place from 0.
    Die(Side, u8),
    /// A hit of a volley, from 0.
    Hit(u8),
    Face(u8),
    Levels(u8),
    Amount(u16),
    Player(Colour),
    Npc(NpcKind),
    Pay,
    Roll,
    Gold,
}

impl Choice {
    /// The word by which scripts name it.
    #[must_use]
    pub fn key(&self) -> String {
        match self {
            Self::Pass => "pass".to_owned(),
            Self::PassThisTurn => "pass-this-turn".to_owned(),
            Self::PassUntilMyTurn => "pass-until-my-turn".to_owned(),
            Self::Announce(card) => format!("announce-{card}"),
            Self::Use(source) => format!("use-{}", source.key()),
            Self::Resolve => "resolve".to_owned(),
            Self::Decline => "decline".to_owned(),
            Self::Enough => "enough".to_owned(),
            Self::Yes => "yes".to_owned(),
            Self::No => "no".to_owned(),
            Self::Card(card) => card.to_string(),
            Self::Cargo(card) => card.to_string(),
            Self::Ship(kind) => kind.word().to_owned(),
            Self::Nation(nation) => nation.word().to_owned(),
            Self::Raid => "raid".to_owned(),
            Self::LetGo => "let-go".to_owned(),
            Self::Draw => "draw".to_owned(),
            Self::Discard(card) => format!("discard-{card}"),
            Self::Exchange(card) => format!("exchange-{card}"),
            Self::Weapon(weapon) => weapon.word().to_owned(),
            Self::Fitting(fitting) => fitting.word().to_owned(),
            Self::Zone(zone) => zone.word().to_owned(),
            Self::Location(location) => location.word().to_owned(),
            Self::Declare(declaration) => declaration.word().to_owned(),
            Self::Die(side, number) => format!("die-{}-{number}", side.word()),
            Self::Hit(number) => format!("hit-{number}"),
            Self::Face(face) => format!("face-{face}"),
            Self::Levels(levels) => format!("levels-{levels}"),
            Self::Amount(amount) => format!("amount-{amount}"),
            Self::Player(colour) => colour.word().to_owned(),
            Self::Npc(npc) => format!("npc-{}", npc.word()),
            Self::Pay => "pay".to_owned(),
            Self::Roll => "roll".to_owned(),
            Self::Gold => "gold".to_owned(),
        }
    }
}
