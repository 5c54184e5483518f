//! The state of the table: plain data, secrets included.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::ids::Name;
use super::options::Options;
use super::orders::Gun;
use super::pack::{Pack, Victory};
use super::words::{Flag, OrderKind, Ruler, TerrainKind};
use crate::rules::kernel::shared;
use crate::rules::plane::{Pose, Shape, Spot};

/// The game goes through these phases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::VariantArray)]
pub enum Phase {
    /// The first player is rolled for (PC-3.2).
    RollOff,
    /// PC-3.4.
    Islands,
    /// PC-3.10.
    Terrain,
    /// Home islands, and units at them (PC-3.12 to 3.15).
    Homes,
    /// Crew and treasure (PC-3.17 to 3.23).
    Dealing,
    /// PC-4.2.
    Opening,
    Orders,
    Closing,
    Over,
}

/// The table is this rectangle (PC-3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bounds {
    pub from: Spot,
    pub to: Spot,
}

/// A crew card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Crew {
    pub card: Name,
    /// Face up: once turned it stays so (PC-12.4).
    pub up: bool,
    /// Silenced for this turn (AB-39).
    #[serde(default)]
    pub hushed: bool,
    /// It came aboard by `soul_tithe`, and counts as linked to the bearer (AB-48).
    #[serde(default)]
    pub soul: bool,
}

/// A coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Coin {
    pub value: u8,
    pub up: bool,
    /// Made by Ransom, so that it is no part of the starting gold (PC-13.12).
    pub ransom: bool,
}

/// A unique treasure aboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Treasure {
    pub card: Name,
    /// Some are loaded face down (UT-03, UT-04).
    pub up: bool,
    pub worth: u8,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub flag: Flag,
    /// Coins on the home island (PC-6.6), face up.
    pub banked: Vec<Coin>,
    /// Gold that treasures added (PC-19.6).
    pub bonus: u16,
    /// Forts that may still be built (PC-2.14).
    pub forts: Vec<Name>,
    /// Crew on the home island (PC-2.8), and elsewhere on land by island.
    pub ashore: Vec<(Crew, Option<Name>)>,
    /// PC-26.12.
    pub out: bool,
    pub resigned: bool,
    /// The fleet's build total, shown to all.
    pub points: u16,
    /// Units that are still to be placed (PC-3.13), in the fleet's sequence.
    pub to_place: Vec<Name>,
    /// Coins and treasures brought to the pool (PC-3.18, 3.20).
    pub brought: (Vec<u8>, Vec<Name>),
    /// Turns begun, for scenarios that count them (PC-27.6).
    pub turns: u16,
}

/// An island (PC-1.7). Counters are its coins, then its treasures, in this sequence.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Island {
    pub id: Name,
    /// The printed outline, for the name and the picture; none for a shape of a position's own.
    pub card: Option<Name>,
    pub pose: Pose,
    /// The outline where it lies on the table.
    pub shape: Shape,
    pub home: Option<Flag>,
    pub coins: Vec<u8>,
    pub uniques: Vec<Name>,
    pub pennants: Vec<Flag>,
    /// Notes of seats that explored here: the treasure that was left, and the turn (PC-21.3).
    pub seen: BTreeMap<Flag, Sight>,
}

/// A seat saw this on an island.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sight {
    pub coins: Vec<u8>,
    pub uniques: Vec<Name>,
    pub turn: u16,
    /// Another seat explored since.
    pub stale: bool,
}

/// A piece of terrain (PC-1.8).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    pub id: Name,
    pub kind: TerrainKind,
    pub pose: Pose,
    /// The outline where it lies on the table.
    pub shape: Shape,
    /// The factor of this turn (PC-16.11, 16.16).
    pub factor: Option<u8>,
}

/// A ship that a reef sank (PC-16.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wreck {
    pub id: Name,
    pub masts: u8,
    pub pose: Pose,
}

/// Afflictions of a unit, each until an end that it names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Plight {
    /// Fear: no abilities until the end of this turn (PC-13.17).
    pub cowed: bool,
    /// Fear: movement limited to S until the end of this turn.
    pub slowed: bool,
    /// Chain shot: no Move order in the controller's next turn (AB-37).
    pub chained: bool,
    /// Stinkpot: the crew's abilities rest during the controller's next turn (AB-38).
    pub smoked: bool,
    /// No abilities for this turn (AB-39, AB-51).
    pub silenced: bool,
    /// Under Parley until the end of this turn (PC-13.32).
    pub untouchable: bool,
    /// No order in the next turn (UT-06, UT-07).
    pub stays: bool,
    /// That turn is this one.
    pub rests: bool,
    /// The first hit of this turn was shrugged off or came (AB-16).
    pub hit: bool,
}

/// A ship.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    pub id: Name,
    pub card: Name,
    /// The controller.
    pub flag: Flag,
    pub owner: Flag,
    pub pose: Pose,
    /// Standing masts from the bow.
    pub masts: Vec<bool>,
    pub crew: Vec<Crew>,
    pub coins: Vec<Coin>,
    pub uniques: Vec<Treasure>,
    pub docked: Option<Name>,
    /// The free exploring of PC-9.2 or AB-14 is still to be had at this docking.
    pub dock_free: bool,
    /// Orders of this turn.
    pub given: Vec<OrderKind>,
    /// Further orders allowed this turn.
    pub extra: u8,
    pub rammed: bool,
    pub pivoted: bool,
    /// She has moved this turn by an order: a Schooner may pivot (PC-13.13).
    pub moved: bool,
    /// Abilities used this turn: the card and the word (PC-12.9).
    pub used: Vec<(Name, Name)>,
    pub ghost: bool,
    pub lost: Option<Name>,
    pub entangled: Option<Name>,
    /// She tows this derelict.
    pub towing: Option<Name>,
    /// The scuttling has been rolled (PC-8.8), and whether tried this turn (PC-8.9).
    pub going_down: bool,
    pub scuttled: bool,
    /// Whirled this turn (PC-16.21).
    pub whirled: bool,
    pub plight: Plight,
    /// She waits off the table for a place at home (PC-13.36), or is still to be set up.
    pub waits: bool,
    /// AB-22: she raided the enemy home island and must move away.
    pub must_leave: bool,
    /// She docked at a wild island by a Move order this turn and has not explored it freely (AB-14).
    pub landed: bool,
    /// She took the last treasure of an island this turn (AB-49).
    pub emptied: bool,
    /// The same order may be given twice this turn (AB-30).
    pub encore: bool,
    /// Further orders of these kinds are allowed this turn (UT-03, AB-49).
    pub more: Vec<OrderKind>,
}

/// A kraken (PC-14).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kraken {
    pub id: Name,
    pub card: Name,
    pub flag: Flag,
    pub owner: Flag,
    pub at: Spot,
    pub tentacles: Vec<bool>,
    pub embraces: Option<Name>,
    /// The turn in which it embraced (PC-14.10).
    pub since: u16,
    /// Davy Jones' target (PC-14.18).
    pub target: Option<Name>,
    pub given: Vec<OrderKind>,
    pub extra: u8,
    pub used: Vec<(Name, Name)>,
    pub lost: Option<Name>,
    pub whirled: bool,
    pub plight: Plight,
    pub waits: bool,
}

/// A fort (PC-15).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fort {
    pub id: Name,
    pub card: Name,
    pub flag: Flag,
    pub island: Name,
    pub pose: Pose,
    /// Slots, and whether the flag stands.
    pub flags: Vec<((i8, i8), bool)>,
    /// Face up.
    pub coins: Vec<Coin>,
    pub given: Vec<OrderKind>,
    pub extra: u8,
    pub used: Vec<(Name, Name)>,
}

/// The order that a unit carries out just now.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Running {
    pub unit: Name,
    pub kind: OrderKind,
    /// Segments that are left to sail, printed ones first.
    pub left: Vec<Ruler>,
    /// Something was sailed, or she came about.
    pub sailed: bool,
    /// The sailing is over; a captain's shots may follow (AB-32).
    pub over: bool,
    /// Pieces that do not count as contacts (PC-18.12), all of this order's, and those of now.
    pub grace: Vec<Name>,
    pub touched: Vec<Name>,
    /// Guns that have fired, and those that may fire again at a target (AB-34, AB-53).
    pub fired: Vec<Gun>,
    pub again: Option<(Gun, Name)>,
    /// A broadside was made.
    pub broadside: bool,
    /// The next shot is a special one: card and word (AB-37, AB-38).
    pub loaded: Option<(Name, Name)>,
    /// All ranges are doubled in this order (AB-24).
    pub doubled: bool,
    /// The island, ship or fort that is explored.
    pub explores: Option<Name>,
    /// Something stopped her, or the rest was given up: no segment follows (PC-5.8).
    pub stopped: bool,
    /// The number of the fog bank at which she leaves it (PC-16.7).
    pub exit: Option<u8>,
    /// She stopped at this whirlpool to use it (PC-16.21).
    pub whirl: Option<Name>,
}

impl Running {
    /// An order that has just begun.
    #[must_use]
    pub const fn of(unit: Name, kind: OrderKind) -> Self {
        Self {
            unit,
            kind,
            left: Vec::new(),
            sailed: false,
            over: false,
            grace: Vec::new(),
            touched: Vec::new(),
            fired: Vec::new(),
            again: None,
            broadside: false,
            loaded: None,
            doubled: false,
            explores: None,
            stopped: false,
            exit: None,
            whirl: None,
        }
    }
}

/// The match has ended like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    Won(Flag),
    Drawn,
}

/// The whole table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    #[serde(with = "shared")]
    pub pack: Arc<Pack>,
    pub options: Options,
    pub table: Bounds,
    /// The build total (PC-2.1).
    pub total: u16,
    pub phase: Phase,
    /// A round of all players, counted from 1.
    pub turn: u16,
    /// First player (PC-3.2).
    pub first: Flag,
    pub to_move: Flag,
    /// In the sequence of the seats.
    pub players: Vec<Player>,
    pub islands: Vec<Island>,
    /// Islands and terrain that are still to be placed: printed names; kinds.
    pub to_lay: (Vec<Name>, Vec<TerrainKind>),
    /// This number of islands is placed in all (PC-3.3), and this one is to be placed next (PC-3.4).
    pub lay: u8,
    pub drawn: Option<Name>,
    pub terrain: Vec<Terrain>,
    pub wrecks: Vec<Wreck>,
    /// Ships and krakens that are out of the game.
    pub sunk: Vec<Name>,
    pub ships: Vec<Ship>,
    pub krakens: Vec<Kraken>,
    pub forts: Vec<Fort>,
    pub starting_gold: u16,
    /// Coins that Ransom made (PC-24.6 a).
    pub ransomed: u16,
    /// Ordinary gold that left the game.
    pub removed: i32,
    /// This much winning gold wins (PC-17.1, 26.6).
    pub mark: u16,
    /// The pack's scenario, for its name and its own victory (PC-27.6).
    pub scenario: Option<Name>,
    /// It takes the place of PC-17.
    pub victory: Option<Victory>,
    /// Rammed and rammer, under `pin: Rammed` alone (PC-7.19).
    pub pinned: Vec<(Name, Name)>,
    pub running: Option<Running>,
    /// No crew can use abilities this turn (AB-51).
    pub hush: bool,
    /// A fort was built this turn (PC-15.5).
    pub built: bool,
    /// The position lacks the gold to win from its start, so that PC-17.5 does not end it.
    pub poor: bool,
    /// The position gives these players no unit at all, so that PC-17.4 does not end it.
    pub idle: Vec<Flag>,
    pub result: Option<Outcome>,
}

/// A unit of whatever kind.
#[derive(Clone, Copy, Debug)]
pub enum Unit<'a> {
    Ship(&'a Ship),
    Kraken(&'a Kraken),
    Fort(&'a Fort),
}

impl Unit<'_> {
    /// This player gives it orders.
    #[must_use]
    pub const fn flag(&self) -> Flag {
        match self {
            Self::Ship(ship) => ship.flag,
            Self::Kraken(kraken) => kraken.flag,
            Self::Fort(fort) => fort.flag,
        }
    }

    /// Its figures are printed on this card.
    #[must_use]
    pub const fn card(&self) -> Name {
        match self {
            Self::Ship(ship) => ship.card,
            Self::Kraken(kraken) => kraken.card,
            Self::Fort(fort) => fort.card,
        }
    }

    /// It has had these orders this turn (PC-4.1).
    #[must_use]
    pub fn given(&self) -> &[OrderKind] {
        match self {
            Self::Ship(ship) => &ship.given,
            Self::Kraken(kraken) => &kraken.given,
            Self::Fort(fort) => &fort.given,
        }
    }
}

impl Crew {
    /// This card, face up or down.
    #[must_use]
    pub const fn of(card: Name, up: bool) -> Self {
        Self { card, up, hushed: false, soul: false }
    }
}

impl Ship {
    /// Masts that stand (PC-1.16).
    #[must_use]
    pub fn standing(&self) -> u8 {
        u8::try_from(self.masts.iter().filter(|mast| **mast).count()).unwrap_or(u8::MAX)
    }

    /// Masts on the card.
    #[must_use]
    pub fn full(&self) -> u8 {
        u8::try_from(self.masts.len()).unwrap_or(u8::MAX)
    }

    /// PC-8.1.
    #[must_use]
    pub fn is_derelict(&self) -> bool {
        self.standing() == 0
    }
}
