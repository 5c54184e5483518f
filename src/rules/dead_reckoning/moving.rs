//! Movement and exploration (DR-8).

use std::collections::BTreeMap;

use super::boxes;
use super::colours::Colour;
use super::game::{Ruling, Table};
use super::goods::Place;
use super::happenings::{Blow, Sailing};
use super::hurting;
use super::marks;
use super::orders::Order;
use super::producing;
use super::refusals::{Checked, Objection, refuse};
use super::state::{Player, State};
use super::stowing;

fn unexplored(state: &State, at: Place) -> bool {
    state.sea.tile(at).is_some_and(|tile| !tile.face_up)
}

/// May the ship stop there? A second tile is not explored in a turn, only passed (DR-8.8).
fn may_stop(state: &State, at: Place) -> bool {
    !(state.turn.explored && unexplored(state, at))
}

/// May this player’s ship sail along these places?
///
/// # Errors
/// The rule against it.
pub fn may(state: &State, player: &Player, path: &[Place]) -> Checked {
    let Some(last) = path.last() else { return Err(refuse("DR-8.3", Objection::NotNextDoor)) };
    let from = std::iter::once(&player.at).chain(path);
    if !from.zip(path).all(|(from, to)| from.borders(*to)) {
        return Err(refuse("DR-8.2", Objection::NotNextDoor));
    }
    if path.len() > usize::from(player.sails) {
        return Err(refuse("DR-8.1", Objection::Sails { sails: player.sails }));
    }
    if !may_stop(state, *last) {
        return Err(refuse("DR-8.8", Objection::Explored));
    }
    Ok(())
}

/// A shortest path to every place within reach of the sails, where the ship may stop or not.
#[must_use]
pub fn reach(player: &Player) -> BTreeMap<Place, Vec<Place>> {
    let mut paths: BTreeMap<Place, Vec<Place>> = BTreeMap::new();
    let mut shore = vec![player.at];
    for _ in 0..player.sails {
        let mut next = Vec::new();
        for from in shore {
            for to in from.neighbours() {
                if to != player.at && !paths.contains_key(&to) {
                    let mut path = paths.get(&from).cloned().unwrap_or_default();
                    path.push(to);
                    paths.insert(to, path);
                    next.push(to);
                }
            }
        }
        shore = next;
    }
    paths
}

/// One movement to each place where the ship may stop.
#[must_use]
pub fn list(player: &Player) -> Vec<Order> {
    reach(player).into_values().map(Order::Move).collect()
}

/// Sails the ship step by step; events on the way come before the next step (DR-8.11). A ship that sinks goes no
/// farther.
pub fn run(table: &mut Table<'_>, by: Colour, path: &[Place]) -> Ruling<()> {
    for (number, to) in (1..).zip(path) {
        let Some(from) = table.player(by).map(|player| player.at) else { return Ok(()) };
        table.tell(Sailing::Sailed { by, from, to: *to });
        if garrison(table, by, *to) {
            return Ok(());
        }
        wakes(table, by, *to);
        if number < path.len() {
            coast(table, by, *to)?;
        }
    }
    let Some(at) = path.last().copied() else { return Ok(()) };
    if unexplored(table, at) {
        let tile = table.sea.tile(at).and_then(|tile| tile.id);
        table.tell(Sailing::Explored { by, at, tile });
        boxes::lay(table, at);
        marks::explored(table, by);
    }
    table.tell(Sailing::Stopped { by, at });
    Ok(())
}

/// A garrison fires at ships of others that come by (DR-16.9); true if the ship sank.
fn garrison(table: &mut Table<'_>, by: Colour, at: Place) -> bool {
    let fires = table.fired_on(by, at);
    fires.is_some_and(|(controller, damage)| hurting::hurt(table, by, controller, damage, Blow::Garrison))
}

/// Enemies on a tile that is entered for the first time burn, once for every use (DR-29.7).
fn wakes(table: &mut Table<'_>, by: Colour, at: Place) {
    if at == Place::Harbour {
        return;
    }
    for (number, (damage, burned)) in (0..).zip(table.turn.wakes.clone()) {
        if burned.contains(&at) {
            continue;
        }
        table.tell(Sailing::WakeBurned { by, number, at });
        for ship in hurting::enemies_at(table, by, &[at]) {
            hurting::hurt(table, ship, by, damage, Blow::Wake);
        }
    }
}

/// Brings the goods of an island aboard as the ship passes it for the first time, once for every use, but not past
/// walls of others (DR-29.6).
fn coast(table: &mut Table<'_>, by: Colour, at: Place) -> Ruling<()> {
    for (number, (row, passed)) in (0..).zip(table.turn.coast_runners.clone()) {
        let state = table.state();
        let closed = state.island_at(at).is_none_or(|island| island.bars(by));
        let Some(goods) = producing::yields(state, at) else { continue };
        if at.row() == Some(row) && !passed.contains(&at) && !closed {
            table.tell(Sailing::IslandPassed { by, number, at });
            stowing::gain(table, by, goods)?;
        }
    }
    Ok(())
}
