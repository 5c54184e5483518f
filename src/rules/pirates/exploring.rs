//! Exploring (PC-9): islands, ships beside, and own forts.

use super::abilities::{Ability, Charm};
use super::cargo;
use super::contacts;
use super::docking;
use super::game::{Ruling, Table};
use super::happenings::{Cargo, Turns};
use super::ids::Name;
use super::refusals::{Checked, Objection, refuse, unless};
use super::running;
use super::state::{Island, Ship, State};
use super::sums;
use super::uniques;
use super::wants::{Choice, Why};
use super::words::OrderKind;

// ---- an Explore order

/// May this ship be given an Explore order, apart from what every order needs?
///
/// # Errors
/// The first objection.
pub fn may_explore(state: &State, unit: Name) -> Checked {
    let kind = OrderKind::Explore;
    let Some(ship) = state.ship(unit) else { return Err(refuse("PC-9.1", Objection::NoSuchOrder { kind })) };
    unless(ship.lost.is_some(), "PC-16.4", Objection::Lost)?;
    if !objects(state, ship).is_empty() {
        return Ok(());
    }
    let wild = island_of(state, ship).is_some() || own_fort(state, ship).is_some();
    let there = wild || beside(state, ship).next().is_some();
    unless(!there, "PC-9.1", Objection::NotAtTreasure)?;
    Err(refuse("PC-4.10", Objection::NoEffect { kind }))
}

/// The wild island at which she is docked.
fn island_of<'a>(state: &'a State, ship: &Ship) -> Option<&'a Island> {
    let island = ship.docked.and_then(|at| state.island(at));
    island.filter(|island| docking::is_wild(state, island) && !ship.ghost && ship.entangled.is_none())
}

fn own_fort(state: &State, ship: &Ship) -> Option<Name> {
    let fort = ship.docked.and_then(|at| state.fort_on(at)).filter(|fort| fort.flag == ship.flag);
    fort.map(|fort| fort.id)
}

/// Friendly ships and derelicts that she touches (PC-9.11).
fn beside<'a>(state: &'a State, ship: &'a Ship) -> impl Iterator<Item = &'a Ship> {
    let other = move |other: &&Ship| {
        let open = other.flag == ship.flag || other.is_derelict();
        other.id != ship.id && open && !other.waits && other.lost.is_none()
    };
    state.ships.iter().filter(other).filter(|other| contacts::touching(state, ship.id, other.id))
}

/// Objects of an Explore order now: something there can be looked at or taken (PC-4.10).
#[must_use]
pub fn objects(state: &State, ship: &Ship) -> Vec<Choice> {
    let laden = |ship: &Ship| !ship.crew.is_empty() || !ship.coins.is_empty() || !ship.uniques.is_empty();
    let island = island_of(state, ship).filter(|island| cargo::counters(island) > 0).map(|island| island.id);
    let spare = |fort: &Name| {
        let Some(fort) = state.fort(*fort) else { return false };
        let cost = state.stronghold(fort).map_or(0, |card| u16::from(card.cost));
        let sum: u16 = fort.coins.iter().map(|coin| u16::from(coin.value)).sum();
        fort.coins.iter().any(|coin| sum.saturating_sub(u16::from(coin.value)) >= cost)
    };
    let fort = own_fort(state, ship).filter(spare);
    let near = beside(state, ship).filter(|other| laden(other) || (other.flag == ship.flag && laden(ship)));
    let mut choices: Vec<Choice> = island.map(Choice::Island).into_iter().collect();
    choices.extend(fort.map(Choice::Unit));
    choices.extend(near.map(|other| Choice::Unit(other.id)));
    choices
}

/// Begins an Explore order that has been given: an island is looked at, a ship lies open.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn begin(table: &mut Table<'_>, unit: Name) -> Ruling<()> {
    let Some(ship) = table.ship(unit) else { return Ok(()) };
    let (flag, card, options) = (ship.flag, ship.card, objects(table, ship));
    let chosen = table.choose(table.seat(flag), options, Why::For { card })?;
    let Some(Choice::Island(what) | Choice::Unit(what)) = chosen else { return Ok(()) };
    table.tell(Cargo::ExploreBegan { unit, what });
    look(table, unit, what);
    Ok(())
}

/// The explorer sees what lies on the island (PC-9.3).
fn look(table: &mut Table<'_>, unit: Name, island: Name) {
    let Some(by) = table.ship(unit).map(|ship| ship.flag) else { return };
    let lying = table.island(island).map(|island| (island.coins.clone(), island.uniques.clone()));
    if lying.is_some() {
        table.tell(Cargo::Looked { by, island, lying });
    }
}

// ---- free exploring after docking (PC-9.2, AB-14)

/// May this ship explore the island freely?
///
/// # Errors
/// The first objection.
pub fn may_explore_freely(state: &State, unit: Name) -> Checked {
    let Some(ship) = state.ship(unit) else { return Err(refuse("PC-9.2", Objection::NoSuch)) };
    let Some(island) = island_of(state, ship) else { return Err(refuse("PC-9.1", Objection::NotAtTreasure)) };
    let explorer = || sums::could(state, unit).iter().any(|(_, own)| *own == Ability::DockExplore);
    let free = ship.dock_free || (ship.landed && explorer());
    unless(!free, "PC-9.2", Objection::NoFreeExplore)?;
    let kind = OrderKind::Explore;
    unless(cargo::counters(island) == 0, "PC-4.10", Objection::NoEffect { kind })
}

/// Explores the island as a free act; an explorer turns up where the pennant alone does not open it (PC-12.5).
pub fn explore_freely(table: &mut Table<'_>, unit: Name) {
    let Some(ship) = table.ship(unit) else { return };
    let Some(island) = ship.docked else { return };
    if !ship.dock_free {
        sums::claim_ability(table, unit, |own| *own == Ability::DockExplore);
    }
    table.tell(Cargo::FreeExploreBegan { unit, island });
    look(table, unit, island);
}

// ---- taking

/// The ship and the island that are exploring and explored now.
fn explored(state: &State) -> Option<(&Ship, &Island)> {
    let run = state.running.as_ref().filter(|run| run.kind == OrderKind::Explore)?;
    Some((state.ship(run.unit)?, state.island(run.explores?)?))
}

/// May counters at these places be taken (PC-9.3)? Coins come first in the list, then treasures.
///
/// # Errors
/// The first objection.
pub fn may_take(state: &State, places: &[u8]) -> Checked {
    let Some((ship, island)) = explored(state) else { return Err(refuse("PC-9.3", Objection::NotAtTreasure)) };
    let twice = (1..).zip(places).any(|(next, place)| places.iter().skip(next).any(|other| other == place));
    let beyond = places.iter().any(|place| usize::from(*place) >= cargo::counters(island));
    unless(twice || beyond, "PC-9.3", Objection::NotThere)?;
    let coins = places.iter().filter(|place| usize::from(**place) < island.coins.len()).count();
    let room = usize::from(sums::free_space(state, ship));
    unless(coins > room, "PC-9.21", Objection::NoRoom)
}

/// May exploring end without taking more?
///
/// # Errors
/// The first objection.
pub fn may_leave(state: &State) -> Checked {
    let explores = state.running.as_ref().is_some_and(|run| run.kind == OrderKind::Explore);
    unless(!explores, "PC-9.3", Objection::NotAtTreasure)
}

/// Takes these counters, and the treasures that must be taken; the exploring is over with it (PC-9.3 to 9.7).
///
/// # Errors
/// Stops for an answer that is missing; the match may end with it.
pub fn take(table: &mut Table<'_>, places: &[u8]) -> Ruling<()> {
    let Some(unit) = table.running.as_ref().map(|run| run.unit) else { return Ok(()) };
    let Some((ship, island)) = explored(table) else {
        running::over(table);
        return Ok(());
    };
    let (by, island, coins) = (ship.flag, island.id, island.coins.len());
    let taken: Vec<usize> = places.iter().map(|place| usize::from(*place)).collect();
    let uniques = must_take(table, unit, island, &taken);
    let ordinary: Vec<usize> = taken.iter().copied().filter(|place| *place < coins).collect();
    for (number, place) in ordinary.iter().enumerate() {
        // Those that were taken before it lie there no more.
        let before = ordinary.iter().take(number).filter(|other| *other < place).count();
        let place = place - before;
        let value = table.island(island).and_then(|island| island.coins.get(place)).copied();
        let place = u8::try_from(place).unwrap_or(u8::MAX);
        table.tell(Cargo::TreasureTaken { by, unit, island, place, value });
    }
    for card in &uniques {
        let place = table.island(island).and_then(|island| island.uniques.iter().position(|own| own == card));
        let place = place.and_then(|place| u8::try_from(place).ok()).unwrap_or(u8::MAX);
        let up = !table.pack.unique(*card).is_some_and(|unique| unique.face_down);
        table.tell(Cargo::UniqueTaken { by, unit, island, place, up, card: Some(*card) });
    }
    cargo::show_links(table, unit);
    let left = table.island(island).map_or(0, cargo::counters);
    let (taken, left) = (ordinary.len() + uniques.len(), left);
    let small = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
    table.tell(Cargo::Explored { by, unit, island, taken: small(taken), left: small(left) });
    for card in uniques {
        uniques::loaded(table, unit, card)?;
    }
    if left == 0 && taken > 0 {
        sail_away(table, unit);
    }
    running::over(table);
    Ok(())
}

/// Treasures that go aboard: all of them, but for one that may lie and is not taken (PC-9.6, UT-05).
fn must_take(state: &State, unit: Name, island: Name, taken: &[usize]) -> Vec<Name> {
    let whole = state.ship(unit).is_some_and(|ship| ship.standing() == ship.full());
    let Some(island) = state.island(island) else { return Vec::new() };
    let lies = |card: Name| state.pack.unique(card).is_some_and(|unique| unique.charms.contains(&Charm::MayLie));
    let places = (island.coins.len()..).zip(&island.uniques);
    let must = places.filter(|(place, card)| taken.contains(place) || !(whole && lies(**card)));
    must.map(|(_, card)| *card).collect()
}

/// Taking the last treasure grants a Move order (AB-49).
pub fn sail_away(table: &mut Table<'_>, unit: Name) {
    let Some(card) = sums::bearer(table, unit, |own| *own == Ability::LastCoinAway) else { return };
    table.tell(Turns::ExtraOrder { unit, card, kind: Some(OrderKind::Move) });
}
