//! Goals of units: gold on wild islands, home with gold, an enemy with gold, or out of harm.

use crate::rules::pirates::cargo;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::state::{Ship, State};
use crate::rules::pirates::sums;
use crate::rules::pirates::words::Flag;

use super::steering::{Goal, away};

/// The home island of a player.
#[must_use]
pub fn home(state: &State, flag: Flag) -> Option<Name> {
    state.islands.iter().find(|island| island.home == Some(flag)).map(|island| island.id)
}

/// Gold aboard that would count at home; coins that are not known count as two each.
#[must_use]
pub fn aboard(ship: &Ship) -> i32 {
    ship.coins.iter().map(|coin| i32::from(coin.value)).sum()
}

/// Does she lie at her own home island?
#[must_use]
pub fn is_at_home(state: &State, ship: &Ship) -> bool {
    ship.docked.is_some() && ship.docked == home(state, ship.flag)
}

/// The first mast that can be put back.
#[must_use]
pub fn fallen(ship: &Ship) -> Option<u8> {
    (1..).zip(&ship.masts).find(|(_, mast)| !**mast).map(|(mast, _)| mast)
}

/// Does a friendly ship that is nearer make for it?
fn is_taken(state: &State, ship: &Ship, island: Name) -> bool {
    let own = away(state, ship.id, island);
    let free = |other: &&Ship| sums::free_space(state, other) > 0 && !other.is_derelict();
    let others = state.ships.iter().filter(|other| other.flag == ship.flag && other.id != ship.id).filter(free);
    others.into_iter().any(|other| away(state, other.id, island) < own)
}

/// The wild island that is best to go to. `counters` says how many lie there, as far as this seat knows.
fn treasure(state: &State, ship: &Ship, counters: &dyn Fn(Name) -> usize) -> Option<Goal> {
    let wild = state.islands.iter().filter(|island| island.home.is_none() && state.fort_on(island.id).is_none());
    let worth = wild.filter_map(|island| {
        let there = counters(island.id);
        // A note of this seat lists the coins that were left (PC-21.3).
        let known = island.seen.get(&ship.flag).filter(|seen| !seen.stale);
        let gold = known.map_or(there * 2, |seen| seen.coins.iter().map(|value| usize::from(*value)).sum());
        let way = away(state, ship.id, island.id) / 1_000 + 60;
        let way = if is_taken(state, ship, island.id) { way * 2 } else { way };
        (gold > 0).then(|| (island.id, i64::try_from(gold).unwrap_or(0) * 10_000 / way))
    });
    worth.max_by_key(|(_, worth)| *worth).map(|(island, _)| Goal::Island(island))
}

/// An enemy that is worth a fight, the nearest of those with gold first.
fn prey(state: &State, ship: &Ship) -> Option<Goal> {
    let own = i64::from(ship.standing());
    let others = state.ships.iter().filter(|other| other.flag != ship.flag && !other.waits && other.lost.is_none());
    let worth = others.map(|other| {
        let laden = i64::from(aboard(other)) + 2 * i64::try_from(other.coins.len()).unwrap_or(0);
        let weak = own - i64::from(other.standing());
        let way = away(state, ship.id, other.id) / 1_000 + 120;
        (other, (10 + 4 * laden + 3 * weak).max(1) * 1_000 / way)
    });
    let (other, _) = worth.max_by_key(|(_, worth)| *worth)?;
    let boards = other.standing() <= ship.standing() && (!other.coins.is_empty() || other.is_derelict());
    Some(if boards { Goal::Ram(other.id) } else { Goal::Near(other.id) })
}

/// The goal of a unit.
#[must_use]
pub fn goal(state: &State, unit: Name, counters: &dyn Fn(Name) -> usize) -> Option<Goal> {
    let Some(ship) = state.ship(unit) else {
        // A kraken swims to the nearest enemy ship.
        let flag = state.kraken(unit)?.flag;
        let others = state.ships.iter().filter(|other| other.flag != flag && !other.waits);
        return others.map(|other| other.id).min_by_key(|other| away(state, unit, *other)).map(Goal::Ram);
    };
    let home = home(state, ship.flag).map(Goal::Island);
    let hurt = ship.standing() * 2 < ship.full() + 1;
    let next = treasure(state, ship, counters).filter(|_| sums::free_space(state, ship) > 0);
    let laden = aboard(ship) > 0;
    if laden {
        // On the way a second island may lie nearer than home.
        let nearer = |goal: &Goal| {
            let back = home.map_or(i64::MAX, |home| away(state, unit, home.piece()));
            away(state, unit, goal.piece()) * 2 < back && sums::free_space(state, ship) > 1
        };
        return next.filter(nearer).or(home);
    }
    if hurt && ship.docked != home.map(Goal::piece) {
        return home;
    }
    next.or_else(|| prey(state, ship)).or(home)
}

/// Counters on an island where they are seen.
#[must_use]
pub fn lying(state: &State, island: Name) -> usize {
    state.island(island).map_or(0, cargo::counters)
}
