//! The pieces of Merchants & Marauders: every kind of them, and which one of it.

use std::fmt;

use crate::rules::merchants_and_marauders::ids::{CardId, CargoId, Sort};
use crate::rules::merchants_and_marauders::words::{Colour, Fitting, Location, NpcKind, Weapon, Zone};

/// A piece of Merchants & Marauders.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CruisePiece {
    /// The chart of the Caribbean.
    Chart,
    /// A sea zone, and a port in one.
    Sea(Zone),
    Port(Zone),
    /// The demand token of a port.
    Demand(Zone),
    /// The merchant token of a zone.
    Merchant(Zone),
    /// The modification token of a port.
    Yard(Zone),
    /// A mission on offer.
    Mission(CardId),
    Ship(Colour),
    Npc(NpcKind),
    /// The card of a ship of no player, in its row.
    NpcCard(NpcKind),
    /// The event of the round.
    Event,
    /// The War box.
    War,
    /// The Merchants track.
    Track,
    /// A deck, and its discard pile.
    Deck(Sort),
    Discard(Sort),
    CargoDeck,
    CargoDiscard,
    /// A player's board, and the captain on it.
    Board(Colour),
    Captain(Colour),
    /// A track of it.
    Location(Colour, Location),
    /// Of the enemy's grid, while a ship of no player is fought.
    FoeLocation(Location),
    /// Bounties of a player.
    Bounties(Colour),
    Fitting(Colour, Fitting),
    Weapon(Colour, Weapon),
    Chest(Colour),
    Purse(Colour),
    /// A card that lies open: a specialist, a proved rumor, a mission.
    Card(CardId),
    Cargo(CargoId),
    /// The back of a glory card in hand, of cargo aboard and of a rumor, counted from 0.
    Held(Colour, u8),
    Stowed(Colour, u8),
    Rumor(Colour),
    /// The cube on the glory track.
    Glory(Colour),
}

impl fmt::Display for CruisePiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chart => f.write_str("chart"),
            Self::Sea(zone) => write!(f, "sea:{}", zone.word()),
            Self::Port(zone) => write!(f, "port:{}", zone.word()),
            Self::Demand(zone) => write!(f, "demand:{}", zone.word()),
            Self::Merchant(zone) => write!(f, "merchant:{}", zone.word()),
            Self::Yard(zone) => write!(f, "yard:{}", zone.word()),
            Self::Mission(card) => write!(f, "mission:{card}"),
            Self::Ship(by) => write!(f, "ship:{}", by.word()),
            Self::Npc(npc) => write!(f, "npc:{}", npc.word()),
            Self::NpcCard(npc) => write!(f, "npc-card:{}", npc.word()),
            Self::Event => f.write_str("event"),
            Self::War => f.write_str("war"),
            Self::Track => f.write_str("track"),
            Self::Deck(sort) => write!(f, "deck:{sort:?}"),
            Self::Discard(sort) => write!(f, "discard:{sort:?}"),
            Self::CargoDeck => f.write_str("deck:cargo"),
            Self::CargoDiscard => f.write_str("discard:cargo"),
            Self::Board(by) => write!(f, "board:{}", by.word()),
            Self::Captain(by) => write!(f, "captain:{}", by.word()),
            Self::Location(by, at) => write!(f, "track:{}:{}", by.word(), at.word()),
            Self::FoeLocation(at) => write!(f, "track:foe:{}", at.word()),
            Self::Bounties(by) => write!(f, "bounties:{}", by.word()),
            Self::Fitting(by, fitting) => write!(f, "fitting:{}:{}", by.word(), fitting.word()),
            Self::Weapon(by, weapon) => write!(f, "weapon:{}:{}", by.word(), weapon.word()),
            Self::Chest(by) => write!(f, "chest:{}", by.word()),
            Self::Purse(by) => write!(f, "purse:{}", by.word()),
            Self::Card(card) => write!(f, "card:{card}"),
            Self::Cargo(card) => write!(f, "cargo:{card}"),
            Self::Held(by, number) => write!(f, "held:{}:{number}", by.word()),
            Self::Stowed(by, number) => write!(f, "stowed:{}:{number}", by.word()),
            Self::Rumor(by) => write!(f, "rumor:{}", by.word()),
            Self::Glory(by) => write!(f, "glory:{}", by.word()),
        }
    }
}
