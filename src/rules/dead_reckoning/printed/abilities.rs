//! The language of abilities (DR-14, DR-15): a clause between two green bars of a card, as data.

use serde::{Deserialize, Serialize};

use super::things::Class;
use crate::rules::dead_reckoning::goods::Goods;

/// A symbol that is counted by the rule that needs it (DR-6.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Symbol {
    /// Counted when sails are raised (DR-15.1).
    Sail,
    /// A battle cube in one battle a turn (DR-15.7).
    Cannon,
    /// Counted by other abilities (DR-15.8).
    Helm,
    /// An attack on a ship (DR-15.6).
    Flag,
    /// One more card in the end phase (DR-15.4).
    BonusCard,
    /// One more card in the limit of the hand (DR-12.9).
    Hand,
}

/// A number, printed or counted on the card (DR-14.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Amount {
    Fixed(u8),
    /// The first number counts for each symbol of this kind on the card.
    Per(u8, Symbol),
}

/// Goods are gained to one of these places (DR-5.15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Gained {
    /// Cargo to the dock tile, gold to the chest.
    Dock,
    Ship,
    /// Both, in any split.
    ShipOrDock,
    /// Onto any one island.
    Island,
}

/// A price is paid from one of these places (DR-5.18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Paid {
    Ship,
    /// Dock tile and chest.
    Dock,
    /// Both, in any split.
    ShipOrDock,
}

/// Cubes of influence reach this far (DR-17.2, DR-17.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Reach {
    /// The island at the ship’s tile.
    Here,
    /// This number of them may go to an island beside it.
    SomeNextDoor(u8),
    /// Any of them to one island beside it (DR-29.9).
    NextDoor,
}

/// An act of the main phase (DR-15.2 to DR-15.18).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Act {
    /// Goods from the supply (DR-15.11).
    Gain(Goods, Gained),
    /// Pay, and do this (DR-14.8).
    Pay(Goods, Paid, Box<Self>),
    /// Only in the harbour (DR-29.2).
    InHarbour(Box<Self>),
    /// Only in the harbour or at an island under control (DR-29.10).
    InPort(Box<Self>),
    /// Cubes of influence (DR-15.2).
    Influence(Amount, Reach),
    /// Production (DR-15.20 to DR-15.24).
    Produce {
        /// At most this number of different islands produces.
        islands: u8,
        /// Of these rows; none named is any.
        #[serde(default)]
        rows: Vec<u8>,
        #[serde(default)]
        more: Goods,
        /// One more gold for each such symbol on this card.
        #[serde(default)]
        gold_per: Option<Symbol>,
    },
    /// At most this number of buildings is built, each paid for (DR-15.5).
    Build(u8),
    /// A ship-upgrade token of a class, or of any (DR-15.9).
    Upgrade(Option<Class>),
    /// A basic token for an advanced one (DR-15.15).
    Swap,
    /// This much damage is taken off (DR-15.10).
    Repair(u8),
    /// The card that shows this goes up a level (DR-15.12).
    LevelThis,
    /// The bottom card of the deck does (DR-15.13).
    LevelBottom,
    /// The first advancement of the box of the row that stands at the number of helms, the last for more (DR-15.14, DR-15.36).
    TakeTop(Vec<u8>),
    /// If the card has enough cannons, every enemy ship on the own tile and beside it takes this damage (DR-15.16).
    Broadside {
        /// Cannons on this card.
        cannons: u8,
        damage: u8,
    },
    /// Goods of islands of this row that are passed this turn (DR-29.6).
    CoastRunner(u8),
    /// Enemies on every tile entered this turn take this damage (DR-29.7).
    WakeOfFire(u8),
    /// Walls of others do not count this turn (DR-15.17).
    IgnoreForts,
    /// The player has one more black flag this turn; a copy gives the flag of another advancement (DR-15.6).
    Flag,
    /// Another advancement’s ability (DR-15.18).
    Copy,
}

/// A battle ability (DR-15.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Ability {
    /// Drop this number of own cubes (DR-15.40).
    DropCubes(u8),
    /// Drop one own cube for each helm on this card (DR-15.41).
    DropCubePerHelm,
    /// Gain this number of strength markers (DR-15.42).
    GainStrength(u8),
    /// Take one own cube out of the tray: 1 damage to the enemy ship, and this much gold (DR-15.43).
    RemoveOwnCube(u8),
    /// Move any cube to a zone beside its own (DR-15.44).
    MoveCube,
    /// The same, or into the explosion from anywhere (DR-15.45).
    MoveCubeOrExplode,
    /// Draw a card, play it perhaps, and drop a cube for each of its cannons (DR-15.46).
    DrawCard,
    /// On victory (DR-15.47).
    OnVictory {
        /// Goods to the ship.
        #[serde(default)]
        goods: Goods,
        /// One more gold for each helm on this card.
        #[serde(default)]
        gold_per_helm: bool,
        /// Damage to the enemy ship.
        #[serde(default)]
        damage: u8,
        /// It says that it is of no use against buildings.
        #[serde(default)]
        not_at_buildings: bool,
    },
    /// On victory one damage less (DR-15.48).
    LessDamage,
}

/// An ability in a purple frame (DR-14.10, DR-26.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum EndGame {
    /// Gold gained, or paid (DR-14.13).
    Gold(i8),
    /// One gold is gained for each full number of cargo on dock, ship and controlled islands.
    GoldPerCargo(u8),
    /// This much gold is gained for every explored island without own cubes.
    GoldPerIslandWithoutCubes(u8),
    /// This much gold is gained for each such symbol on this card.
    GoldPer(u8, Symbol),
}

/// A clause stands between two green bars (DR-14.1).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Clause {
    Symbol(Symbol),
    /// Several of one kind.
    Symbols(u8, Symbol),
    /// One of the first for each of the second on this card.
    SymbolPer(Symbol, Symbol),
    /// Something to be done in the main phase.
    Do(Act),
    /// One of these, once a turn in all (DR-14.2).
    Either(Vec<Self>),
    /// A battle ability (DR-14.9).
    Battle(Ability),
    /// It counts at the end of the game alone.
    AtEnd(EndGame),
}

/// The face of a level, an advancement, a token or the prize side of an encounter, clause by clause.
pub type Face = Vec<Clause>;

impl Clause {
    /// Symbols of a kind that are simply there: those behind a slash count only where it is chosen (DR-7.7).
    #[must_use]
    pub fn plain(&self, symbol: Symbol) -> u8 {
        match self {
            Self::Symbol(own) if *own == symbol => 1,
            Self::Symbols(count, own) if *own == symbol => *count,
            _ => 0,
        }
    }

    /// The battle ability, if it is one.
    #[must_use]
    pub const fn battle(&self) -> Option<Ability> {
        match self {
            Self::Battle(ability) => Some(*ability),
            _ => None,
        }
    }
}

/// Symbols of a kind that stand on a face by themselves.
#[must_use]
pub fn plain(face: &[Clause], symbol: Symbol) -> u8 {
    face.iter().map(|clause| clause.plain(symbol)).fold(0, u8::saturating_add)
}

impl Ability {
    /// The rule of the ability.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::DropCubes(_) => "DR-15.40",
            Self::DropCubePerHelm => "DR-15.41",
            Self::GainStrength(_) => "DR-15.42",
            Self::RemoveOwnCube(_) => "DR-15.43",
            Self::MoveCube => "DR-15.44",
            Self::MoveCubeOrExplode => "DR-15.45",
            Self::DrawCard => "DR-15.46",
            Self::OnVictory { .. } => "DR-15.47",
            Self::LessDamage => "DR-15.48",
        }
    }

    /// Is it used by the winner, in the outcome step (DR-15.47)?
    #[must_use]
    pub const fn on_victory(self) -> bool {
        matches!(self, Self::OnVictory { .. } | Self::LessDamage)
    }
}

impl Symbol {
    /// The rule of the symbol.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Sail => "DR-15.1",
            Self::Cannon => "DR-15.7",
            Self::Helm => "DR-15.8",
            Self::Flag => "DR-15.6",
            Self::BonusCard => "DR-15.4",
            Self::Hand => "DR-12.9",
        }
    }
}

impl Act {
    /// The rule of the ability.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        match self {
            Self::Gain(..) => "DR-15.11",
            Self::Pay(_, _, then) | Self::InHarbour(then) | Self::InPort(then) => then.rule(),
            Self::Influence(..) => "DR-15.2",
            Self::Produce { .. } => "DR-15.3",
            Self::Build(_) => "DR-15.5",
            Self::Upgrade(_) => "DR-15.9",
            Self::Swap => "DR-15.15",
            Self::Repair(_) => "DR-15.10",
            Self::LevelThis => "DR-15.12",
            Self::LevelBottom => "DR-15.13",
            Self::TakeTop(_) => "DR-15.14",
            Self::Broadside { .. } => "DR-15.16",
            Self::CoastRunner(_) => "DR-29.6",
            Self::WakeOfFire(_) => "DR-29.7",
            Self::IgnoreForts => "DR-15.17",
            Self::Flag => "DR-15.6",
            Self::Copy => "DR-15.18",
        }
    }
}
