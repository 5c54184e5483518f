//! The rim of the board: exits, the leapfrog of the open sea, and the free pivot (TS-4.6 to TS-4.8).

use crate::rules::geometry::hex::{Hex, Offset};

use super::chart::{Bounds, Chart};
use super::game::{Battle, Ruling};
use super::happenings::{Movement, Stop};
use super::orders::Pivot;
use super::place::Place;
use super::sailing::{after_pivot, entered_by_pivot, is_clear};
use super::scenario::{Edge, Exit};
use super::state::State;
use super::wants::{Choice, Why};

/// May the ship go on with the step that would take her off the board?
pub fn meet(battle: &mut Battle<'_>, place: Place, entered: Hex) -> Ruling<bool> {
    let ship = battle.id(place);
    if exit_for(battle, place, entered) {
        super::aftermath::leave_play(battle, place, Movement::Exited { ship, allowed: true });
        return Ok(false);
    }
    // A burning fireship or a ship in panic is not steered: she stops there (FS-1, TS-23.3), "strictly ahead".
    let unsteered = battle.ship(place).is_torch() || battle.ship(place).panic;
    if !unsteered && leapfrog(battle, place, entered)? {
        return Ok(true);
    }
    battle.tell(Movement::Stopped { ship, why: Stop::Edge });
    if !unsteered {
        turn_away(battle, place)?;
    }
    Ok(false)
}

/// Over which edges this hex lies off the board.
fn beyond(bounds: Bounds, at: Offset) -> impl Iterator<Item = Edge> {
    let edges = [
        (Edge::North, at.row < bounds.least.row),
        (Edge::East, at.col > bounds.greatest.col),
        (Edge::South, at.row > bounds.greatest.row),
        (Edge::West, at.col < bounds.least.col),
    ];
    edges.into_iter().filter(|(_, beyond)| *beyond).map(|(edge, _)| edge)
}

/// Does a step onto this hex off the board leave it over an exit of her side (TS-4.7)?
#[must_use]
pub fn exit_for(state: &State, place: Place, entered: Hex) -> bool {
    let (side, at) = (state.side(place), Offset::from(entered));
    if state.articles.scenario.exits.is_empty() {
        return false;
    }
    let Some(bounds) = state.chart.bounds() else { return false };
    let open = |exit: &&Exit| exit.player == side && state.turn > u16::from(exit.after_turn);
    state.articles.scenario.exits.iter().filter(open).any(|exit| {
        let along = match exit.edge {
            Edge::North | Edge::South => at.col.clamp(bounds.least.col, bounds.greatest.col),
            Edge::East | Edge::West => at.row.clamp(bounds.least.row, bounds.greatest.row),
        };
        let there = exit.between.is_none_or(|(from, to)| (from..=to).contains(&along));
        there && beyond(bounds, at).any(|edge| edge == exit.edge)
    })
}

/// One tile to be lifted and where it goes.
type Leap = (u8, Offset, Offset);

/// TS-4.8: the owner may put a tile of the opposite side ahead of her. True if one lies there now.
fn leapfrog(battle: &mut Battle<'_>, place: Place, entered: Hex) -> Ruling<bool> {
    let state = battle.state();
    if !state.chart.is_open_sea() {
        return Ok(false);
    }
    let plans = leaps(state, place, entered);
    if plans.is_empty() {
        return Ok(false);
    }
    let (ship, owner) = (state.id(place), state.owner(place));
    let tiles = plans.iter().filter_map(|plan| plan.last()).map(|(tile, _, _)| Choice::Tile(*tile));
    let options = tiles.chain([Choice::Nothing]).collect();
    let Some(Choice::Tile(chosen)) = battle.choose(owner, options, Why::Leapfrog { ship })? else {
        return Ok(false);
    };
    let plan = plans.into_iter().find(|plan| plan.last().is_some_and(|(tile, _, _)| *tile == chosen));
    for (tile, from, to) in plan.unwrap_or_default() {
        battle.tell(Movement::TileLeapt { tile, from, to });
    }
    Ok(true)
}

/// The ways to put a tile under the hex: one leap, or two where she leaves over a corner. Each plan ends with the tile that
/// lies under her new hex.
fn leaps(state: &State, place: Place, entered: Hex) -> Vec<Vec<Leap>> {
    let Some(base) = state.base(place) else { return Vec::new() };
    let goal = Chart::slot_of(entered);
    // Her base lies on these board hexes; one of them touches the hex she enters, unless she leaves over a corner.
    let from = base.hexes().map(Chart::slot_of);
    let beside = from.into_iter().find(|slot| (slot.col - goal.col).abs() + (slot.row - goal.row).abs() == 1);
    if let Some(slot) = beside {
        let along = (goal.col - slot.col, goal.row - slot.row);
        return single(state, &state.chart, goal, along).into_iter().map(|leap| vec![leap]).collect();
    }
    // Over a corner: first a tile beside her, then one under the hex.
    let Some(slot) = from.into_iter().next() else { return Vec::new() };
    let (dx, dy) = ((goal.col - slot.col).signum(), (goal.row - slot.row).signum());
    let mut plans: Vec<Vec<Leap>> = Vec::new();
    for (way, then) in [((dx, 0), (0, dy)), ((0, dy), (dx, 0))] {
        let between = Offset::new(slot.col + way.0, slot.row + way.1);
        if state.chart.tile_in(between).is_some() {
            plans.extend(single(state, &state.chart, goal, then).into_iter().map(|leap| vec![leap]));
            continue;
        }
        for first in single(state, &state.chart, between, way) {
            let mut chart = (*state.chart).clone();
            chart.leapfrog(first.1, first.2);
            plans.extend(single(state, &chart, goal, then).into_iter().map(|second| vec![first, second]));
        }
    }
    let mut known = Vec::new();
    plans.retain(|plan| {
        let tile = plan.last().map(|(tile, _, _)| *tile);
        let new = !known.contains(&tile);
        known.push(tile);
        new
    });
    plans
}

/// The tiles of the opposite edge line that may be lifted; if the one in line with the ship may, only that (TS-4.8).
fn single(state: &State, chart: &Chart, goal: Offset, (dx, dy): (i32, i32)) -> Vec<Leap> {
    if chart.tile_in(goal).is_some() {
        return Vec::new();
    }
    let line_of = |slot: Offset| if dx == 0 { slot.col } else { slot.row };
    let depth_of = |slot: Offset| slot.col * dx + slot.row * dy;
    let mut ends: Vec<(Offset, u8)> = Vec::new();
    for (slot, laid) in chart.tiles() {
        match ends.iter_mut().find(|(end, _)| line_of(*end) == line_of(slot)) {
            Some(end) if depth_of(slot) < depth_of(end.0) => *end = (slot, laid.number),
            Some(_) => {}
            None => ends.push((slot, laid.number)),
        }
    }
    let may_lift = |end: &&(Offset, u8)| !is_occupied(state, end.0) && chart.may_leapfrog(end.0, goal);
    let in_line = ends.iter().find(|(slot, _)| line_of(*slot) == line_of(goal)).filter(may_lift);
    let lifted = |(slot, tile): &(Offset, u8)| (*tile, *slot, goal);
    match in_line {
        Some(end) => vec![lifted(end)],
        None => ends.iter().filter(may_lift).map(lifted).collect(),
    }
}

fn is_occupied(state: &State, slot: Offset) -> bool {
    let inside = |hex: Hex| Chart::slot_of(hex) == slot;
    state.each().filter_map(|place| state.base(place)).any(|base| base.hexes().into_iter().any(inside))
}

/// TS-4.6: the owner may at once turn her in place.
fn turn_away(battle: &mut Battle<'_>, place: Place) -> Ruling<()> {
    let state = battle.state();
    let Some(base) = state.base(place) else { return Ok(()) };
    let clear = |pivot: &Pivot| is_clear(state, entered_by_pivot(base, *pivot));
    let options = [Choice::Nothing].into_iter().chain(Pivot::ALL.into_iter().filter(clear).map(Choice::Pivot));
    let options = options.collect();
    let (ship, owner) = (state.id(place), state.owner(place));
    if let Some(Choice::Pivot(pivot)) = battle.choose(owner, options, Why::EdgePivot { ship })? {
        battle.tell(Movement::Pivoted { ship, pivot, to: after_pivot(base, pivot).into() });
    }
    Ok(())
}
