//! A turn: what its opening brings, which orders may be given, and how it ends (PC-4).

use super::abilities::{Ability, Charm, HIGH, HIGHEST};
use super::bonds;
use super::contacts;
use super::dice;
use super::docking;
use super::ending;
use super::exploring;
use super::game::{Ruling, Table};
use super::happenings::Turns;
use super::ids::Name;
use super::orders::Task;
use super::refusals::{Checked, Objection, refuse, unless};
use super::repairs;
use super::running;
use super::sailing;
use super::shooting;
use super::sinking;
use super::state::{Kraken, Phase, Plight, Ship, State, Unit};
use super::sums;
use super::uniques;
use super::wants::{Choice, Why};
use super::weed;
use super::words::{Flag, Keyword, OrderKind};

/// No unit is given more orders in a turn than these (PC-4.7).
const MOST_ORDERS: usize = 2;

// ---- orders

/// May this unit be given one more order of this kind, apart from what the order itself asks for?
///
/// # Errors
/// The first objection.
pub fn may_give(state: &State, unit: Name, kind: OrderKind) -> Checked {
    let Some(found) = state.unit(unit) else { return Err(refuse("PC-4.3", Objection::NoSuch)) };
    unless(found.flag() != state.to_move, "PC-4.3", Objection::NotYours)?;
    let (waits, plight, extra, more) = match found {
        Unit::Ship(ship) => (ship.waits, ship.plight, ship.extra, ship.more.as_slice()),
        Unit::Kraken(kraken) => (kraken.waits, kraken.plight, kraken.extra, &[][..]),
        Unit::Fort(fort) => {
            unless(kind != OrderKind::Shoot, "PC-15.15", Objection::NoSuchOrder { kind })?;
            (false, Plight::default(), fort.extra, &[][..])
        }
    };
    unless(waits, "PC-13.36", Objection::OffTable)?;
    let given = found.given();
    unless(given.len() >= MOST_ORDERS, "PC-4.7", Objection::TwoOrders)?;
    let own = ordinary(given, kind, more);
    unless(own > usize::from(extra) + 1 && !repeats(found, kind), "PC-4.1", Objection::OrderGiven)?;
    unless(plight.rests, "UT-06", Objection::Stays)?;
    if let Unit::Kraken(_) = found {
        let never = matches!(kind, OrderKind::Explore | OrderKind::BreakFree);
        unless(never, "PC-14.3", Objection::NoSuchOrder { kind })?;
    }
    unless(plight.chained && kind == OrderKind::Move, "AB-37", Objection::Chained)?;
    match found {
        Unit::Ship(ship) if kind != OrderKind::Move => unless(has_to_leave(state, ship), "AB-22", Objection::MustLeave),
        _ => Ok(()),
    }
}

/// The order before may be given again (AB-30).
fn repeats(unit: Unit<'_>, kind: OrderKind) -> bool {
    matches!(unit, Unit::Ship(ship) if ship.encore && ship.given == [kind])
}

/// Orders, this one counted, that no permission for their own kind covers.
fn ordinary(given: &[OrderKind], kind: OrderKind, more: &[OrderKind]) -> usize {
    let mut left: Vec<OrderKind> = given.iter().copied().chain([kind]).collect();
    for kind in more {
        if let Some(at) = left.iter().position(|own| own == kind) {
            left.remove(at);
        }
    }
    left.len()
}

/// A raider must be given a Move order first, if she can be (AB-22).
#[must_use]
pub fn has_to_leave(state: &State, ship: &Ship) -> bool {
    let raids = ship.must_leave && ship.docked.is_some() && !ship.given.contains(&OrderKind::Move);
    raids && may_order(state, ship.id, Task::Move).is_ok()
}

/// May this unit be given this order (PC-4.1, 4.9, 4.10)?
///
/// # Errors
/// The first objection.
pub fn may_order(state: &State, unit: Name, task: Task) -> Checked {
    may_give(state, unit, task.kind())?;
    match task {
        Task::Move => sailing::may_move(state, unit),
        Task::Explore => exploring::may_explore(state, unit),
        Task::Shoot => shooting::may_shoot(state, unit),
        Task::Repair(mast) => repairs::may_mend(state, unit, mast),
        Task::BreakFree => weed::may_break_free(state, unit),
    }
}

/// Gives an order and begins it.
///
/// # Errors
/// Stops for an answer that is missing; the match may end with it.
pub fn order(table: &mut Table<'_>, unit: Name, task: Task) -> Ruling<()> {
    running::give(table, unit, task.kind());
    match task {
        Task::Move => sailing::begin(table, unit),
        Task::Explore => exploring::begin(table, unit),
        // The shots follow, one by one (PC-10.2).
        Task::Shoot => Ok(()),
        Task::Repair(mast) => {
            repairs::mend(table, unit, mast)?;
            running::over(table);
            Ok(())
        }
        Task::BreakFree => weed::break_free(table, unit),
    }
}

// ---- the opening

/// Everything that happens before the orders (PC-4.2).
///
/// # Errors
/// Stops for an answer that is missing; the match may end with it.
pub fn opening(table: &mut Table<'_>) -> Ruling<()> {
    let (by, turn) = (table.to_move, table.turn);
    table.tell(Turns::TurnBegan { by, turn });
    if !ending::no_unit(table)? {
        pass(table);
        return Ok(());
    }
    sinking::going_down(table)?;
    ghosts(table, by)?;
    fear(table)?;
    rolls(table, by)?;
    table.tell(Turns::PhaseBegan { phase: Phase::Orders });
    Ok(())
}

/// Each Ghost Ship is a ghost till the next opening, or sails (PC-13.6).
fn ghosts(table: &mut Table<'_>, by: Flag) -> Ruling<()> {
    let own = |ship: &&Ship| ship.flag == by && !ship.waits;
    let ghostly = |ship: &&Ship| sums::keyword(table, ship.id, Keyword::GhostShip);
    let ships: Vec<Name> = table.ships.iter().filter(own).filter(ghostly).map(|ship| ship.id).collect();
    for unit in ships {
        let options = vec![Choice::Ghost, Choice::Sails];
        let ghost = table.choose(table.seat(by), options, Why::Ghost { unit })? == Some(Choice::Ghost);
        table.tell(Turns::GhostStated { unit, ghost });
        if ghost {
            // She is not docked, and keeps no tow (PC-13.8 b, g).
            docking::undock(table, unit);
            bonds::part(table, unit);
        }
    }
    Ok(())
}

/// Fear is rolled in every turn, for each enemy near, once for each player who spreads it (PC-13.17 to 13.19, 26.10).
fn fear(table: &mut Table<'_>) -> Ruling<()> {
    for by in sums::in_turn(table) {
        for (bearer, unit) in feared(table, by) {
            let face = dice::die(table, bearer, Why::Fear { unit })?;
            table.tell(Turns::FearRolled { by, unit, face });
        }
    }
    Ok(())
}

/// Enemy ships and krakens within S of a ship of this player with Fear, each with one that is near.
fn feared(state: &State, by: Flag) -> Vec<(Name, Name)> {
    let ready = |ship: &&Ship| ship.flag == by && !ship.waits && ship.lost.is_none();
    let bears = |ship: &&Ship| sums::keyword(state, ship.id, Keyword::Fear);
    let bearers: Vec<Name> = state.ships.iter().filter(ready).filter(bears).map(|ship| ship.id).collect();
    let prey = |ship: &&Ship| ship.flag != by && !ship.waits && ship.lost.is_none() && !sums::shielded(state, ship);
    let ships = state.ships.iter().filter(prey).map(|ship| ship.id);
    let prey = |kraken: &&Kraken| kraken.flag != by && !kraken.waits && kraken.lost.is_none();
    let krakens = state.krakens.iter().filter(prey).map(|kraken| kraken.id);
    let near = |unit: Name| bearers.iter().copied().find(|bearer| contacts::within_s(state, *bearer, unit));
    ships.chain(krakens).filter_map(|unit| Some((near(unit)?, unit))).collect()
}

/// A card rolls at the start of a turn (PC-4.2 d).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Roll {
    /// AB-31.
    Double,
    /// AB-51.
    Silence,
    /// UT-12.
    Sickness(u8),
}

/// Rolls that cards call for, in the sequence that the player to move chooses.
fn rolls(table: &mut Table<'_>, by: Flag) -> Ruling<()> {
    let mut done: Vec<(Name, Name)> = Vec::new();
    loop {
        let left = due(table, by).into_iter().filter(|(unit, card, _)| !done.contains(&(*unit, *card)));
        let left: Vec<(Name, Name, Roll)> = left.collect();
        let mut options: Vec<Choice> = Vec::new();
        for (_, card, _) in &left {
            if !options.contains(&Choice::Card(*card)) {
                options.push(Choice::Card(*card));
            }
        }
        let Some(Choice::Card(card)) = table.choose(table.seat(by), options, Why::OpeningFirst)? else { return Ok(()) };
        let Some((unit, card, roll)) = left.into_iter().find(|(_, own, _)| *own == card) else { return Ok(()) };
        done.push((unit, card));
        match roll {
            Roll::Sickness(from) => uniques::sickens(table, unit, card, from)?,
            Roll::Double => double(table, by, unit, card)?,
            Roll::Silence => {
                if rolled(table, unit, card)? >= HIGH {
                    table.tell(Turns::AllHushed);
                }
            }
        }
    }
}

/// All rolls of this opening: of the player to move, and of every kraken that silences crew.
fn due(state: &State, by: Flag) -> Vec<(Name, Name, Roll)> {
    let mut list = Vec::new();
    for ship in state.ships.iter().filter(|ship| ship.flag == by) {
        let doubles = sums::working(state, ship.id).into_iter().filter(|(_, own)| *own == Ability::FleetDouble);
        list.extend(doubles.map(|(card, _)| (ship.id, card, Roll::Double)));
        for (card, charm) in sums::charms(state, ship) {
            if let Charm::Sickness(from) = charm {
                list.push((ship.id, card, Roll::Sickness(*from)));
            }
        }
    }
    for kraken in &state.krakens {
        if sums::has(state, kraken.id, |own| *own == Ability::SilenceRoll) {
            list.push((kraken.id, kraken.card, Roll::Silence));
        }
    }
    list
}

fn rolled(table: &mut Table<'_>, unit: Name, card: Name) -> Ruling<u8> {
    let face = dice::die(table, unit, Why::Ability { card })?;
    table.tell(Turns::CardRolled { unit, card, face });
    Ok(face)
}

/// On the highest face one ship of the fleet may be given two orders (AB-31).
fn double(table: &mut Table<'_>, by: Flag, unit: Name, card: Name) -> Ruling<()> {
    if rolled(table, unit, card)? < HIGHEST {
        return Ok(());
    }
    let own = table.ships.iter().filter(|ship| ship.flag == by && !ship.waits);
    let options = own.map(|ship| Choice::Unit(ship.id)).collect();
    if let Some(Choice::Unit(unit)) = table.choose(table.seat(by), options, Why::For { card })? {
        table.tell(Turns::ExtraOrder { unit, card, kind: None });
    }
    Ok(())
}

// ---- the closing

/// May the orders end? A raider leaves first.
///
/// # Errors
/// The first objection.
pub fn may_end(state: &State) -> Checked {
    let stays = |ship: &Ship| ship.flag == state.to_move && has_to_leave(state, ship);
    unless(state.ships.iter().any(stays), "AB-22", Objection::MustLeave)
}

/// The turn ends, and passes (PC-4.2).
///
/// # Errors
/// The match may end with it.
pub fn closing(table: &mut Table<'_>) -> Ruling<()> {
    ending::settle(table)?;
    ending::no_gold(table)?;
    pass(table);
    Ok(())
}

/// The next player who is not out is to move (PC-26.1).
pub fn pass(table: &mut Table<'_>) {
    let by = table.to_move;
    let next = table.after(by);
    if table.terrain.iter().any(|terrain| terrain.factor.is_some()) {
        table.tell(Turns::FactorsCleared);
    }
    let count = table.players.len().max(1);
    let first = usize::from(table.seat(table.first).0);
    let along = |flag: Flag| (usize::from(table.seat(flag).0) + count - first) % count;
    let turn = if along(next) <= along(by) { table.turn.saturating_add(1) } else { table.turn };
    table.tell(Turns::TurnEnded { by, next, turn });
    table.tell(Turns::PhaseBegan { phase: Phase::Opening });
}
