//! A plain captain: gold is fetched and brought home, enemies in range are shot at, masts are put back at home.

use std::cmp::Reverse;

use crate::rules::kernel::Seat;
use crate::rules::pirates::berths;
use crate::rules::pirates::check;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::{Gun, Order, Task};
use crate::rules::pirates::shooting;
use crate::rules::pirates::sights;
use crate::rules::pirates::state::{Phase, Running, Ship, State};
use crate::rules::pirates::sums;
use crate::rules::pirates::weed;
use crate::rules::pirates::whirlpools;
use crate::rules::pirates::words::{Flag, OrderKind};

use super::goals::{self, aboard};
use super::{gunnery, steering};

/// This much of a hit, in percent, is worth a Shoot order for a ship that has something else to do.
const WORTH_SHOOTING: u32 = 50;
/// Half of L is a good distance for guns, and out of the way of bows: in thousandths of a millimetre.
const GOOD: i64 = 45_000;

/// The order of this seat. Counters lie on the islands as this says.
#[must_use]
pub fn order(state: &State, seat: Seat, counters: &dyn Fn(Name) -> usize) -> Order {
    let Some(player) = state.at_seat(seat) else { return Order::EndTurn };
    match state.phase {
        Phase::Islands => {
            berths::free_island_spot(state).map_or(Order::EndTurn, |(at, turned)| Order::PlaceIsland(at, turned))
        }
        Phase::Terrain => {
            let kind = state.to_lay.1.first().copied();
            let spot = kind.and_then(|kind| Some((kind, berths::free_terrain_spot(state, kind)?)));
            spot.map_or(Order::EndTurn, |(kind, (at, turned))| Order::PlaceTerrain(kind, at, turned))
        }
        Phase::Homes => Order::FanOut,
        Phase::Orders => match check::carried_out(state) {
            Some(running) => under_way(state, player.flag, running, counters),
            None => next(state, seat, player.flag, counters),
        },
        _ => Order::EndTurn,
    }
}

/// Goes on with the order that is carried out.
fn under_way(state: &State, flag: Flag, running: &Running, counters: &dyn Fn(Name) -> usize) -> Order {
    match running.kind {
        OrderKind::Explore => take(state, running.unit),
        OrderKind::Move if running.whirl.is_some() => {
            whirlpools::whirl_away(state, running.unit).unwrap_or(Order::EndSailing)
        }
        OrderKind::Move if !running.over => {
            let goal = goals::goal(state, running.unit, counters);
            goal.map_or(Order::EndSailing, |goal| steering::steer(state, running, flag, goal, GOOD, &|_| 0))
        }
        OrderKind::BreakFree => weed::way_off(state, running.unit).unwrap_or(Order::EndTurn),
        _ => best_shot(state, flag, running.unit).map_or(Order::CeaseFire, |(order, _)| order),
    }
}

/// The most that fits, and what must be taken.
pub fn take(state: &State, unit: Name) -> Order {
    let Some(ship) = state.ship(unit) else { return Order::Leave };
    let Some(island) = ship.docked.and_then(|island| state.island(island)) else { return Order::Leave };
    let coins = dearest_first(island.coins.iter().copied());
    let first = u8::try_from(island.coins.len()).unwrap_or(u8::MAX);
    let uniques: Vec<u8> = (first..).take(island.uniques.len()).collect();
    let free = usize::from(sums::free_space(state, ship));
    for count in (0..=free.min(coins.len())).rev() {
        let places: Vec<u8> = coins.iter().take(count).chain(&uniques).copied().collect();
        let order = Order::Take(places);
        if check::order(state, state.seat(ship.flag), &order).is_ok() {
            return order;
        }
    }
    Order::Leave
}

/// The places of coins, the dearest first.
pub fn dearest_first(coins: impl Iterator<Item = u8>) -> Vec<u8> {
    let mut coins: Vec<(u8, u8)> = (0..).zip(coins).collect();
    coins.sort_by_key(|(_, value)| Reverse(*value));
    coins.into_iter().map(|(place, _)| place).collect()
}

/// The shot that is worth most, and its worth.
fn best_shot(state: &State, flag: Flag, unit: Name) -> Option<(Order, i64)> {
    let seat = state.seat(flag);
    let targets = state.ships.iter().filter(|other| other.flag != flag).map(|other| other.id);
    let others = state.forts.iter().filter(|fort| fort.flag != flag).map(|fort| fort.id);
    let krakens = state.krakens.iter().filter(|kraken| kraken.flag != flag).map(|kraken| kraken.id);
    let targets: Vec<Name> = targets.chain(others).chain(krakens).collect();
    let fire = |(gun, rank): (Gun, u8), target: Name| {
        let order = Order::Fire(gun, target);
        check::order(state, seat, &order).ok()?;
        let sixths = gunnery::sixths(rank, sums::attack_bonus(state, unit, target));
        (sixths > 0).then(|| (order, sixths * i64::from(prize(state, target))))
    };
    let guns = sights::guns(state, unit).into_iter().map(|(gun, cannon)| (gun, cannon.rank));
    guns.flat_map(|gun| targets.iter().filter_map(move |target| fire(gun, *target))).max_by_key(|(_, worth)| *worth)
}

/// The worth of a hit on this unit.
fn prize(state: &State, target: Name) -> i32 {
    let Some(ship) = state.ship(target) else { return 4 };
    let laden = aboard(ship) + 2 * i32::try_from(ship.coins.len()).unwrap_or(0);
    if ship.is_derelict() { 5 + 2 * laden } else { 8 + laden - i32::from(ship.standing()) }
}

/// Hits of a volley in percent, if the ship may shoot now.
fn volley(state: &State, unit: Name) -> u32 {
    let Some(flag) = state.unit(unit).map(|found| found.flag()) else { return 0 };
    let targets = state.ships.iter().filter(|other| other.flag != flag);
    let guns = sights::guns(state, unit);
    let chance = |rank: u8, gun: Gun| {
        let reaches = targets.clone().any(|target| shooting::lines(state, unit, gun, target.id).legal.is_ok());
        u32::from(reaches) * u32::from(6_u8.saturating_sub(rank)) * 100 / 6
    };
    guns.into_iter().map(|(gun, cannon)| chance(cannon.rank, gun)).sum()
}

/// The next thing to be done between orders.
fn next(state: &State, seat: Seat, flag: Flag, counters: &dyn Fn(Name) -> usize) -> Order {
    let may = |order: &Order| check::order(state, seat, order).is_ok();
    for ship in state.ships.iter().filter(|ship| ship.flag == flag) {
        let mut tried = vec![Order::FreeExplore(ship.id)];
        if ship.given.is_empty() {
            tried.extend(of_ship(state, ship, counters));
        }
        if let Some(order) = tried.into_iter().find(may) {
            return order;
        }
    }
    others(state, seat, flag)
}

/// The next thing that forts and krakens do, and the end of the turn after it.
#[must_use]
pub fn others(state: &State, seat: Seat, flag: Flag) -> Order {
    let may = |order: &Order| check::order(state, seat, order).is_ok();
    let forts = state.forts.iter().filter(|fort| fort.flag == flag).map(|fort| Order::Order(fort.id, Task::Shoot));
    if let Some(order) = forts.into_iter().find(may) {
        return order;
    }
    for kraken in state.krakens.iter().filter(|kraken| kraken.flag == flag) {
        let prey = state.ships.iter().filter(|ship| ship.flag != flag).map(|ship| Order::Embrace(kraken.id, ship.id));
        let embraces = prey.filter(|_| kraken.embraces.is_none());
        let tasks = [Task::Shoot, Task::Move].map(|task| Order::Order(kraken.id, task));
        let holds = kraken.embraces.is_some();
        let tasks = tasks.into_iter().filter(|order| !holds || matches!(order, Order::Order(_, Task::Shoot)));
        if let Some(order) = embraces.chain(tasks).find(may) {
            return order;
        }
    }
    Order::EndTurn
}

/// Orders that a ship may be given now, the best first.
fn of_ship(state: &State, ship: &Ship, counters: &dyn Fn(Name) -> usize) -> Vec<Order> {
    let unit = ship.id;
    let give = |task| Order::Order(unit, task);
    let mut orders = Vec::new();
    if ship.entangled.is_some() {
        orders.push(give(Task::BreakFree));
    }
    if let Some(mast) = goals::fallen(ship).filter(|_| goals::is_at_home(state, ship)) {
        orders.push(give(Task::Repair(mast)));
    }
    let spaces = sums::free_space(state, ship) > 0;
    let lies = ship.docked.is_some_and(|island| counters(island) > 0);
    if spaces && lies {
        orders.push(give(Task::Explore));
    }
    let percent = volley(state, unit);
    let goal = goals::goal(state, unit, counters);
    let arrived = goal.is_some_and(|goal| ship.docked == Some(goal.piece()));
    // A ship shoots before she sails if that hurts an enemy enough; with gold aboard, much more is enough.
    let busy = aboard(ship) > 0;
    if percent >= WORTH_SHOOTING && (!busy || percent >= 3 * WORTH_SHOOTING) {
        orders.push(give(Task::Shoot));
    }
    if goal.is_some() && !arrived {
        orders.push(give(Task::Move));
    }
    if percent > 0 {
        orders.push(give(Task::Shoot));
    }
    orders
}
