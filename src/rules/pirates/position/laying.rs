//! From a position to a table. Everything is checked here once, so that the rules may rely on it (PC-30.6).

use std::collections::BTreeMap;
use std::sync::Arc;

use super::units;
use super::{CounterAt, CrewAt, IslandAt, Position, ShapeAt, TerrainAt};
use crate::rules::pirates::contacts;
use crate::rules::pirates::ending;
use crate::rules::pirates::fleet::DEAREST_COIN;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::options::PinOption;
use crate::rules::pirates::pack::Pack;
use crate::rules::pirates::setup::{self, Built, Flaw, fault, nobody, open_coins, unless};
use crate::rules::pirates::state::{Crew, Island, Phase, Player, Sight, State, Terrain, Wreck};
use crate::rules::pirates::sums;
use crate::rules::pirates::words::{Flag, TerrainKind};
use crate::rules::plane::{Mm, Pose, Shape, Spot};

/// The faces of a die.
const FACES: u8 = 6;

/// Lays a position out.
///
/// # Errors
/// The first field that cannot be so, and why.
pub fn laid_out(pack: &Arc<Pack>, position: &Position) -> Built<State> {
    let mut state = bare(pack, position)?;
    let mut gold = Gold { left: position.starting_gold };
    sit_down(position, &mut state, &mut gold)?;
    for (number, given) in position.islands.iter().enumerate() {
        let island = island(&state, given, number, position.turn, &mut gold)?;
        state.islands.push(island);
    }
    for (number, given) in position.terrain.iter().enumerate() {
        let terrain = terrain(&state, given, number)?;
        state.terrain.push(terrain);
    }
    for (number, given) in position.wrecks.iter().enumerate() {
        let field = |name: &str| format!("wrecks[{number}].{name}");
        unless(!state.pack.hulls.contains_key(&given.masts), field("masts"), Flaw::Masts)?;
        let id = fresh(&state, given.id, named("wreck"), &field("id"))?;
        state.wrecks.push(Wreck { id, masts: given.masts, pose: Pose::new(given.at, given.heading) });
    }
    units::lay_ships(position, &mut state, &mut gold)?;
    units::lay_krakens(position, &mut state)?;
    units::lay_forts(position, &mut state, &mut gold)?;
    units::bind(position, &state)?;
    state.removed = i32::from(gold.left);
    ending::leave_open(&mut state);
    apart(position, &state)?;
    Ok(state)
}

/// The gold of the game that no field has named yet (PC-24.6 a).
pub(super) struct Gold {
    left: u16,
}

impl Gold {
    /// These coins are somewhere.
    pub(super) fn take(&mut self, coins: &[u8], field: &str) -> Built<()> {
        let valued = coins.iter().all(|value| (1..=DEAREST_COIN).contains(value));
        unless(!valued, field, Flaw::CoinValue)?;
        let sum: u16 = coins.iter().map(|value| u16::from(*value)).sum();
        self.left = self.left.checked_sub(sum).ok_or_else(|| fault(field, Flaw::TooMuchGold))?;
        Ok(())
    }
}

/// The name of a piece that nothing names.
pub(super) fn named(word: &str) -> Name {
    Name::try_from(word).unwrap_or_default()
}

/// Does a piece on the table bear this name?
fn taken(state: &State, id: Name) -> bool {
    let wreck = || state.wrecks.iter().any(|wreck| wreck.id == id);
    let terrain = || state.terrain.iter().any(|terrain| terrain.id == id);
    state.unit(id).is_some() || state.island(id).is_some() || terrain() || wreck()
}

/// The id that is given, which nothing else bears, or a new one.
pub(super) fn fresh(state: &State, given: Option<Name>, usual: Name, field: &str) -> Built<Name> {
    match given {
        Some(id) if taken(state, id) => Err(fault(field, Flaw::IdTwice)),
        Some(id) => Ok(id),
        None => Ok(setup::fresh_id(usual, &|id| taken(state, id))),
    }
}

/// Table, options and turn.
fn bare(pack: &Arc<Pack>, position: &Position) -> Built<State> {
    let (from, to) = (position.table.from, position.table.to);
    unless(from.x >= to.x || from.y >= to.y, "table", Flaw::Table)?;
    unless(position.turn == 0, "turn", Flaw::Turn)?;
    let begins = matches!(position.phase, Phase::Opening | Phase::Orders | Phase::Closing);
    unless(!begins, "phase", Flaw::Phase)?;
    let options = position.options.options();
    let flags: Vec<Flag> = position.seats.iter().map(|seat| seat.flag).collect();
    setup::seated(&flags)?;
    let first = flags.first().copied().unwrap_or(Flag::Red);
    let to_move = position.to_move.unwrap_or(first);
    unless(!flags.contains(&to_move), "to_move", Flaw::NoSuchFlag)?;
    let bare = setup::bare(Arc::clone(pack), options, position.table, setup::forty());
    Ok(State {
        phase: position.phase,
        turn: position.turn,
        first,
        to_move,
        starting_gold: position.starting_gold,
        mark: sums::mark(position.starting_gold, flags.len(), options.mark),
        // By the definition the poses alone say who is pinned (PC-7.9).
        pinned: if options.pin == PinOption::Rammed { position.pinned.clone() } else { Vec::new() },
        ..bare
    })
}

/// Crew as a list has it.
pub(super) fn crew(pack: &Pack, list: &[CrewAt], field: &str) -> Built<Vec<Crew>> {
    let made = |(number, given): (usize, &CrewAt)| {
        let (card, down) = match *given {
            CrewAt::Card(card) => (card, false),
            CrewAt::Lying { card, down } => (card, down),
        };
        unless(pack.hand(card).is_none(), format!("{field}[{number}]"), Flaw::Card)?;
        Ok(setup::crew(card, !down))
    };
    list.iter().enumerate().map(made).collect()
}

/// The players, with what lies on their home islands.
fn sit_down(position: &Position, state: &mut State, gold: &mut Gold) -> Built<()> {
    // Players before the one to move have begun this turn too.
    let moves = position.seats.iter().position(|seat| seat.flag == state.to_move).unwrap_or_default();
    let begun = if position.phase == Phase::Opening { moves } else { moves + 1 };
    for (number, seat) in position.seats.iter().enumerate() {
        let field = |name: &str| format!("seats[{number}].{name}");
        gold.take(&seat.banked, &field("banked"))?;
        for (place, card) in seat.forts.iter().enumerate() {
            let field = format!("{}[{place}]", field("forts"));
            unless(state.pack.stronghold(*card).is_none(), field, Flaw::Card)?;
        }
        let ashore = crew(&state.pack, &seat.ashore, &field("ashore"))?;
        state.players.push(Player {
            banked: open_coins(&seat.banked),
            bonus: seat.bonus,
            forts: seat.forts.clone(),
            ashore: ashore.into_iter().map(|crew| (crew, None)).collect(),
            out: seat.out,
            points: state.total,
            turns: if number < begun { position.turn } else { position.turn - 1 },
            ..nobody(seat.flag)
        });
    }
    Ok(())
}

/// An outline where it lies: its middle, and the printed name of an oval.
struct Outlined {
    pose: Pose,
    shape: Shape,
    card: Option<Name>,
}

/// The middle of the box round some corners.
fn middle(corners: &[Spot]) -> Spot {
    let half = |lengths: &dyn Fn(&Spot) -> Mm| {
        let low = corners.iter().map(lengths).min().unwrap_or_default();
        let high = corners.iter().map(lengths).max().unwrap_or_default();
        (low + high).half()
    };
    Spot::new(half(&|spot| spot.x), half(&|spot| spot.y))
}

fn outlined(pack: &Pack, given: &ShapeAt, field: &str) -> Built<Outlined> {
    match given {
        ShapeAt::Rect(left, low, right, high) => {
            let corners = [Spot::new(*left, *low), Spot::new(*right, *high)];
            unless(left == right || low == high, field, Flaw::Outline)?;
            let [one, other] = corners;
            let pose = Pose { at: middle(&corners), ..Pose::default() };
            Ok(Outlined { pose, shape: Shape::rectangle(one, other), card: None })
        }
        ShapeAt::Points(corners) => {
            let shape = Shape::polygon(corners).ok_or_else(|| fault(field, Flaw::Outline))?;
            let pose = Pose { at: middle(corners), ..Pose::default() };
            Ok(Outlined { pose, shape, card: None })
        }
        ShapeAt::Oval { id, at, turned } => {
            let pose = Pose::new(*at, *turned);
            // Terrain is called by its kind: `fog`, or `fog-bank`.
            let kind = || id.word().split('-').next().and_then(TerrainKind::named);
            let outline = pack.islands.get(id).or_else(|| pack.terrain.get(&kind()?));
            let shape = outline.and_then(|outline| outline.laid(pose));
            let shape = shape.ok_or_else(|| fault(field, Flaw::Card))?;
            Ok(Outlined { pose, shape, card: Some(*id) })
        }
    }
}

fn island(state: &State, given: &IslandAt, number: usize, turn: u16, gold: &mut Gold) -> Built<Island> {
    let field = |name: &str| format!("islands[{number}].{name}");
    let Outlined { pose, shape, card } = outlined(&state.pack, &given.shape, &field("shape"))?;
    let id = fresh(state, given.id, card.unwrap_or_else(|| named("island")), &field("id"))?;
    let strange = |flag: &Flag| state.player(*flag).is_none();
    unless(given.home.as_ref().is_some_and(strange), field("home"), Flaw::NoSuchFlag)?;
    let twice = given.home.is_some() && state.islands.iter().any(|other| other.home == given.home);
    unless(twice, field("home"), Flaw::HomeTwice)?;
    unless(given.pennants.iter().any(strange), field("pennants"), Flaw::NoSuchFlag)?;
    unless(given.seen.keys().any(strange), field("seen"), Flaw::NoSuchFlag)?;
    gold.take(&given.coins, &field("coins"))?;
    let printed = given.uniques.iter().all(|card| state.pack.unique(*card).is_some());
    unless(!printed, field("uniques"), Flaw::Card)?;
    let sight = |counters: &Vec<CounterAt>| {
        let mut sight = Sight { coins: Vec::new(), uniques: Vec::new(), turn, stale: false };
        for counter in counters {
            match counter {
                CounterAt::Coin(value) => sight.coins.push(*value),
                CounterAt::Unique(card) => sight.uniques.push(*card),
            }
        }
        sight
    };
    let seen: BTreeMap<Flag, Sight> = given.seen.iter().map(|(flag, counters)| (*flag, sight(counters))).collect();
    Ok(Island {
        id,
        card,
        pose,
        shape,
        home: given.home,
        coins: given.coins.clone(),
        uniques: given.uniques.clone(),
        pennants: given.pennants.clone(),
        seen,
    })
}

fn terrain(state: &State, given: &TerrainAt, number: usize) -> Built<Terrain> {
    let field = |name: &str| format!("terrain[{number}].{name}");
    let Outlined { pose, shape, .. } = outlined(&state.pack, &given.shape, &field("shape"))?;
    let id = fresh(state, given.id, named(given.kind.word()), &field("id"))?;
    let face = given.factor.is_none_or(|factor| (1..=FACES).contains(&factor));
    unless(!face, field("factor"), Flaw::Factor)?;
    Ok(Terrain { id, kind: given.kind, pose, shape, factor: given.factor })
}

/// No ship or base overlaps another, unless the case is about it (PC-24.6 b, PC-30.6).
fn apart(position: &Position, state: &State) -> Built<()> {
    let ship = |id: Name| state.ships.iter().position(|ship| ship.id == id);
    let kraken = |id: Name| state.krakens.iter().position(|kraken| kraken.id == id);
    let floats = |id: Name| ship(id).is_some() || kraken(id).is_some();
    let meant = |id: Name| {
        let ship = ship(id).and_then(|place| position.ships.get(place)).is_some_and(|ship| ship.overlapping);
        let of = || kraken(id).and_then(|place| position.krakens.get(place));
        position.overlapping || ship || of().is_some_and(|kraken| kraken.overlapping)
    };
    let wrong = |(one, other): &(Name, Name)| [*one, *other].into_iter().all(|id| floats(id) && !meant(id));
    let Some((one, other)) = contacts::overlapping(state).into_iter().find(wrong) else { return Ok(()) };
    // The later piece of the file is the one that lies wrong.
    let by_bow = |place: usize| position.ships.get(place).is_some_and(|ship| ship.bow.is_some());
    let word = |place: usize| if by_bow(place) { "bow" } else { "at" };
    let ships = || ship(one).max(ship(other)).map(|place| format!("ships[{place}].{}", word(place)));
    let krakens = kraken(one).max(kraken(other)).map(|place| format!("krakens[{place}].at"));
    Err(fault(krakens.or_else(ships).unwrap_or_default(), Flaw::Overlap))
}
