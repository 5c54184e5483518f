//! From a set-up to a table: everything is checked here once, so that the rules may rely on it (PC-2, PC-3, PC-27).

mod course;
mod free;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::abilities::Ability;
use super::berths;
use super::fleet::{self, FleetFlaw, FleetOptions, SMALL_BELOW};
use super::ids::Name;
use super::options::{Options, Switch};
use super::pack::{Fleet, Pack, Scenario, Victory};
use super::position::{self, Position};
use super::state::{Bounds, Coin, Crew, Island, Kraken, Phase, Player, Plight, Ship, State, Terrain};
use super::sums;
use super::words::{Flag, TerrainKind};
use crate::rules::kernel::shared;
use crate::rules::plane::{Mm, Pose, Spot};

/// A table has a size between these two (PC-3.1).
const LEAST_TABLE: Spot = Spot::new(Mm::whole(900), Mm::whole(700));
const LARGEST_TABLE: Spot = Spot::new(Mm::whole(2400), Mm::whole(1600));
/// A printed piece is at most this long (PC-18.8).
const LONGEST_PIECE: Mm = Mm::whole(89);
/// Unique treasures of one player, if nothing else was agreed (PC-3.20), and at most (PC-0.9).
pub const UNIQUES: u8 = 2;
/// No agreement goes beyond this (PC-0.9).
pub const MOST_UNIQUES: u8 = 4;
/// Islands of one player (PC-26.3).
const ISLANDS_EACH: u8 = 3;
const SMALL_ISLANDS_EACH: u8 = 2;

/// A match begins with this: what is printed, and how the table is made of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    #[serde(with = "shared")]
    pub pack: Arc<Pack>,
    pub game: Begin,
}

/// A match begins in one of these ways (PC-30.5).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Begin {
    Scenario(Box<Course>),
    Free(Free),
    Position(Box<Position>),
}

/// A scenario, with the fleets of those who bring one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    pub scenario: Scenario,
    /// A fleet for each side that may bring any.
    pub fleets: BTreeMap<Flag, Fleet>,
    #[serde(default)]
    pub options: Options,
    /// Spare terrain lies on the table.
    #[serde(default = "yes")]
    pub terrain: bool,
}

/// The table is set out from the first roll on (PC-3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Free {
    pub seats: Vec<Flag>,
    /// The build total (PC-2.1).
    pub total: u16,
    pub fleets: BTreeMap<Flag, Fleet>,
    /// Width and height in whole millimetres; PC-26.4 if left out.
    pub table: Option<(u16, u16)>,
    /// PC-3.3 and PC-26.3 if left out.
    pub islands: Option<u8>,
    pub terrain: Vec<TerrainKind>,
    /// Unique treasures that a player may bring (PC-3.20).
    pub uniques: u8,
    pub options: Options,
}

const fn yes() -> bool {
    true
}

/// Seats that nothing is said of (PC-30.5).
pub(super) fn two_seats() -> Vec<Flag> {
    vec![Flag::Red, Flag::Black]
}

/// The suggested build total (PC-2.1).
pub(super) const fn forty() -> u16 {
    40
}

impl Default for Free {
    fn default() -> Self {
        Self {
            seats: two_seats(),
            total: forty(),
            fleets: BTreeMap::new(),
            table: None,
            islands: None,
            terrain: Vec::new(),
            uniques: UNIQUES,
            options: Options::default(),
        }
    }
}

impl Setup {
    /// The id of the scenario or the position; a game that is set out from the first roll on is called so.
    #[must_use]
    pub fn title(&self) -> String {
        match &self.game {
            Begin::Scenario(course) => course.scenario.id.word().to_owned(),
            Begin::Free(_) => "open-cloth".to_owned(),
            Begin::Position(position) => position.id.clone(),
        }
    }
}

/// A set-up is wrong at this place for this reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupFault {
    /// The path of the field, as a reader of the file would write it.
    pub field: String,
    pub flaw: Flaw,
}

/// A set-up can be wrong in these ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Flaw {
    // ---- of every beginning
    /// Two to four players sit at the table.
    Seats,
    FlagTwice,
    /// Nobody plays under this flag.
    NoSuchFlag,
    /// The table is too small or too large, or no rectangle (PC-3.1).
    Table,

    // ---- of fleets and islands
    /// A player has no fleet.
    NoFleet,
    /// The scenario gives this player a fleet.
    FleetGiven,
    /// A fleet breaks a rule of PC-2; the card at fault, if one is.
    Fleet {
        card: Option<Name>,
        flaw: FleetFlaw,
    },
    /// This number of islands is not to be had, or does not fit the table (PC-3.3).
    Islands,
    /// A lone whirlpool does nothing (PC-3.11).
    Whirlpools,
    /// At most four unique treasures (PC-0.9).
    Uniques,

    // ---- of scenarios and positions
    /// No such card is printed, or not of this kind.
    Card,
    /// An id is borne twice.
    IdTwice,
    /// No such island, terrain or unit is in play.
    NoSuch,
    /// The outline has no area, or its edges cross.
    Outline,
    /// A player has one home island.
    HomeTwice,

    // ---- of positions (PC-30.6)
    /// Coins are worth 1 to 7 (PC-20.6).
    CoinValue,
    /// There is more gold than the starting gold (PC-24.6 a).
    TooMuchGold,
    /// A coin that lies face up is not there.
    NotAboard,
    /// Two pieces overlap (PC-24.6 b).
    Overlap,
    /// The ship has no such mast, the kraken no such tentacle.
    Mast,
    /// A ship has one to five masts, and a cannon for each.
    Masts,
    /// The place is said twice.
    PlaceTwice,
    /// No unit has more than two orders (PC-24.6 e).
    Orders,
    /// A fort has no such slot, or fewer flags (PC-18.20).
    Flags,
    /// Two forts on one island (PC-24.6 f).
    FortTwice,
    /// A fort holds at least its cost (PC-24.6 f).
    FortCost,
    /// No position begins in this phase.
    Phase,
    /// The notation is no base move, no cannons, or no ability.
    Notation,
    /// A factor is the face of a die.
    Factor,
    /// Turns are counted from 1.
    Turn,
}

/// A set-up, or the first fault of it.
pub type Built<T> = Result<T, SetupFault>;

/// Makes a fault of a field.
#[must_use]
pub fn fault(field: impl Into<String>, flaw: Flaw) -> SetupFault {
    SetupFault { field: field.into(), flaw }
}

/// Faults a field if this is so.
pub(super) fn unless(wrong: bool, field: impl Into<String>, flaw: Flaw) -> Built<()> {
    if wrong { Err(fault(field, flaw)) } else { Ok(()) }
}

/// Builds the table.
///
/// # Errors
/// The first fault of the set-up.
pub fn set_up(setup: &Setup) -> Built<State> {
    match &setup.game {
        Begin::Scenario(course) => course::laid(&setup.pack, course),
        Begin::Free(free) => free::to_set_out(&setup.pack, free),
        Begin::Position(position) => position::laid_out(&setup.pack, position),
    }
}

/// The size of the table if no other was agreed (PC-26.4).
#[must_use]
pub const fn usual_table(players: usize) -> Spot {
    match players {
        4 => Spot::new(Mm::whole(1900), Mm::whole(1600)),
        3 => Spot::new(Mm::whole(1600), Mm::whole(1400)),
        _ => Spot::new(Mm::whole(1500), Mm::whole(1000)),
    }
}

/// Islands of a game if no other number was agreed (PC-3.3, PC-26.3).
#[must_use]
pub fn usual_islands(players: usize, total: u16) -> u8 {
    let each = if total < SMALL_BELOW { SMALL_ISLANDS_EACH } else { ISLANDS_EACH };
    u8::try_from(players).unwrap_or_default().saturating_mul(each)
}

/// A table without anything on it.
#[must_use]
pub(super) fn bare(pack: Arc<Pack>, options: Options, table: Bounds, total: u16) -> State {
    let pack = match options.house_cards {
        Switch::On => pack,
        Switch::Off => Arc::new(pack.without_house_cards()),
    };
    State {
        pack,
        options,
        table,
        total,
        phase: Phase::RollOff,
        turn: 1,
        first: Flag::Red,
        to_move: Flag::Red,
        players: Vec::new(),
        islands: Vec::new(),
        to_lay: (Vec::new(), Vec::new()),
        lay: 0,
        drawn: None,
        terrain: Vec::new(),
        wrecks: Vec::new(),
        sunk: Vec::new(),
        ships: Vec::new(),
        krakens: Vec::new(),
        forts: Vec::new(),
        starting_gold: 0,
        ransomed: 0,
        removed: 0,
        mark: 0,
        scenario: None,
        victory: None,
        pinned: Vec::new(),
        running: None,
        hush: false,
        built: false,
        poor: false,
        idle: Vec::new(),
        result: None,
    }
}

/// A player without anything.
#[must_use]
pub(super) const fn nobody(flag: Flag) -> Player {
    Player {
        flag,
        banked: Vec::new(),
        bonus: 0,
        forts: Vec::new(),
        ashore: Vec::new(),
        out: false,
        resigned: false,
        points: 0,
        to_place: Vec::new(),
        brought: (Vec::new(), Vec::new()),
        turns: 0,
    }
}

/// A ship with all masts, which waits to be placed.
#[must_use]
pub(super) fn fresh_ship(id: Name, card: Name, flag: Flag, masts: u8) -> Ship {
    Ship {
        id,
        card,
        flag,
        owner: flag,
        pose: Pose::default(),
        masts: vec![true; usize::from(masts)],
        crew: Vec::new(),
        coins: Vec::new(),
        uniques: Vec::new(),
        docked: None,
        dock_free: false,
        given: Vec::new(),
        extra: 0,
        rammed: false,
        pivoted: false,
        moved: false,
        used: Vec::new(),
        ghost: false,
        lost: None,
        entangled: None,
        towing: None,
        going_down: false,
        scuttled: false,
        whirled: false,
        plight: Plight::default(),
        waits: true,
        must_leave: false,
        landed: false,
        emptied: false,
        encore: false,
        more: Vec::new(),
    }
}

/// A kraken with all tentacles, which waits to be placed.
#[must_use]
pub(super) fn fresh_kraken(id: Name, card: Name, flag: Flag, tentacles: usize) -> Kraken {
    Kraken {
        id,
        card,
        flag,
        owner: flag,
        at: Spot::default(),
        tentacles: vec![true; tentacles],
        embraces: None,
        since: 0,
        target: None,
        given: Vec::new(),
        extra: 0,
        used: Vec::new(),
        lost: None,
        whirled: false,
        plight: Plight::default(),
        waits: true,
    }
}

/// A printed island where it is laid, wild and empty.
#[must_use]
pub(super) fn island(pack: &Pack, id: Name, card: Name, pose: Pose) -> Option<Island> {
    let shape = pack.islands.get(&card)?.laid(pose)?;
    Some(Island {
        id,
        card: Some(card),
        pose,
        shape,
        home: None,
        coins: Vec::new(),
        uniques: Vec::new(),
        pennants: Vec::new(),
        seen: BTreeMap::new(),
    })
}

/// Terrain where it is laid.
#[must_use]
pub(super) fn terrain(pack: &Pack, id: Name, kind: TerrainKind, pose: Pose) -> Option<Terrain> {
    let shape = pack.terrain.get(&kind)?.laid(pose)?;
    Some(Terrain { id, kind, pose, shape, factor: None })
}

/// The id of a new piece: the card's name, and a number if that name is taken.
#[must_use]
pub fn fresh_id(card: Name, taken: &dyn Fn(Name) -> bool) -> Name {
    let numbered = |number: u8| Name::try_from(format!("{card}-{number}").as_str()).ok();
    let ids = std::iter::once(card).chain((2..=u8::MAX).filter_map(numbered));
    ids.into_iter().find(|id| !taken(*id)).unwrap_or(card)
}

/// A crew of which nothing is to be said.
pub(super) const fn crew(card: Name, up: bool) -> Crew {
    Crew { card, up, hushed: false, soul: false }
}

/// Crew at the start: face down, but for those whose text is settled while fleets are built (PC-2.16, PC-3.17).
fn mustered(pack: &Pack, card: Name) -> Crew {
    let settled = |ability: &Ability| matches!(ability, Ability::Thrift | Ability::Patron);
    crew(card, pack.hand(card).is_some_and(|hand| hand.abilities.iter().any(settled)))
}

/// Coins that lie open.
pub(super) fn open_coins(values: &[u8]) -> Vec<Coin> {
    values.iter().map(|value| Coin { value: *value, up: true, ransom: false }).collect()
}

/// A player sits down with a fleet: its units wait to be placed, its crew aboard and ashore, its coins in the hand.
fn sit_down(state: &mut State, flag: Flag, fleet: &Fleet, points: u16, coins: &[u8]) {
    let pack = Arc::clone(&state.pack);
    let mut player = nobody(flag);
    for berth in &fleet.ships {
        let Some(craft) = pack.craft(berth.ship) else { continue };
        let id = fresh_id(berth.ship, &|id| state.unit(id).is_some());
        let crew = berth.crew.iter().map(|card| mustered(&pack, *card)).collect();
        state.ships.push(Ship { crew, ..fresh_ship(id, berth.ship, flag, craft.masts()) });
        player.to_place.push(id);
    }
    for card in &fleet.krakens {
        let Some(monster) = pack.monster(*card) else { continue };
        let id = fresh_id(*card, &|id| state.unit(id).is_some());
        state.krakens.push(fresh_kraken(id, *card, flag, monster.cannons.len()));
        player.to_place.push(id);
    }
    player.ashore = fleet.ashore.iter().map(|card| (mustered(&pack, *card), None)).collect();
    player.forts.clone_from(&fleet.forts);
    player.points = points;
    player.brought = (coins.to_vec(), fleet.uniques.clone());
    state.players.push(player);
}

/// Refuses the first fault of a fleet (PC-2.17).
fn judged(pack: &Pack, flag: Flag, fleet: &Fleet, options: &FleetOptions) -> Built<()> {
    let field = format!("fleets.{}", flag.word());
    match fleet::faults(pack, fleet, options).into_iter().next() {
        None => Ok(()),
        Some(found) if found.at.is_empty() => Err(fault(field, Flaw::Fleet { card: found.card, flaw: found.flaw })),
        Some(found) => {
            let field = format!("{field}.{}", found.at);
            Err(fault(field, Flaw::Fleet { card: found.card, flaw: found.flaw }))
        }
    }
}

/// Two to four seats, each of another colour.
pub(super) fn seated(flags: &[Flag]) -> Built<()> {
    unless(!(2..=4).contains(&flags.len()), "seats", Flaw::Seats)?;
    for (number, flag) in flags.iter().enumerate() {
        let before = flags.iter().take(number).any(|other| other == flag);
        unless(before, format!("seats[{number}]"), Flaw::FlagTwice)?;
    }
    Ok(())
}

/// The gold that the pool and the forts hold (PC-3.24).
fn all_gold(state: &State) -> u16 {
    let brought = state.players.iter().flat_map(|player| &player.brought.0).map(|value| u16::from(*value));
    let forts = state.forts.iter().flat_map(|fort| &fort.coins).map(|coin| u16::from(coin.value));
    brought.chain(forts).sum()
}

/// The last step of a set-up: what is to be won is known before the treasure is dealt.
fn priced(state: &mut State) {
    state.starting_gold = all_gold(state);
    state.mark = match state.victory {
        Some(Victory::Assault { gold, .. }) => gold,
        None => sums::mark(state.starting_gold, state.players.len(), state.options.mark),
    };
    state.phase = berths::next_phase(state);
}
