//! Finds and checks places: islands and terrain while the table is laid, units at home (PC-3.4 to 3.15, PC-13.36).

mod fan;
mod spots;

use super::contacts;
use super::ids::Name;
use super::refusals::{Checked, Objection, unless};
use super::state::{Phase, Player, State};
use super::words::{Flag, TerrainKind};
use crate::rules::plane::{Heading, Mm, Pose, Shape, Spot, Table, beyond, dist, touch};

pub use fan::{fan_out, home_pose};
pub use spots::{free_island_spot, free_terrain_spot};

/// Islands lie at least this number of L apart (PC-3.5), and the nearest one at most this number (PC-3.6).
const APART: i64 = 3;
const NEAREST: i64 = 6;

/// The players in the sequence of the first round (PC-26.2).
#[must_use]
pub fn turn_sequence(state: &State) -> Vec<Flag> {
    let first = state.players.iter().position(|player| player.flag == state.first).unwrap_or_default();
    let round = state.players.iter().cycle().skip(first).take(state.players.len());
    round.map(|player| player.flag).collect()
}

/// The first player in turn sequence who has no home yet, or units to place there (PC-26.5).
fn settling(state: &State) -> Option<&Player> {
    let has_home = |flag: Flag| state.islands.iter().any(|island| island.home == Some(flag));
    let unsettled = |player: &&Player| !has_home(player.flag) || !player.to_place.is_empty();
    turn_sequence(state).into_iter().filter_map(|flag| state.player(flag)).find(unsettled)
}

/// The home island of this player.
#[must_use]
pub fn home_of(state: &State, flag: Flag) -> Option<Name> {
    state.islands.iter().find(|island| island.home == Some(flag)).map(|island| island.id)
}

/// The player who lacks a home, which another one chooses (PC-3.12).
#[must_use]
pub fn homeless(state: &State) -> Option<Flag> {
    let flag = settling(state)?.flag;
    home_of(state, flag).is_none().then_some(flag)
}

/// The player of whom a piece is awaited while the table is set out.
#[must_use]
pub fn awaited(state: &State) -> Option<Flag> {
    match state.phase {
        Phase::Islands => state.drawn.map(|_| state.to_move),
        Phase::Terrain => (!state.to_lay.1.is_empty()).then_some(state.to_move),
        Phase::Homes => settling(state).map(|player| player.flag).filter(|flag| home_of(state, *flag).is_some()),
        _ => None,
    }
}

/// The part of setting out that is due now (PC-3).
#[must_use]
pub fn next_phase(state: &State) -> Phase {
    if state.islands.len() < usize::from(state.lay) {
        Phase::Islands
    } else if !state.to_lay.1.is_empty() {
        Phase::Terrain
    } else if settling(state).is_some() {
        Phase::Homes
    } else {
        Phase::Dealing
    }
}

/// An outline lies on the table, this far from its edge.
fn lies_within(state: &State, outline: &Shape, margin: Mm) -> bool {
    let (from, to) = (state.table.from, state.table.to);
    let table =
        Table { from: Spot::new(from.x + margin, from.y + margin), to: Spot::new(to.x - margin, to.y - margin) };
    !beyond(outline, &table)
}

/// May the island that was drawn lie there (PC-3.5 to PC-3.7)?
///
/// # Errors
/// The first rule against it.
pub fn may_place_island(state: &State, at: Spot, turned: Heading) -> Checked {
    let card = state.drawn.filter(|_| state.phase == Phase::Islands);
    let outline = card.and_then(|card| state.pack.islands.get(&card));
    let outline = outline.and_then(|outline| outline.laid(Pose::new(at, turned)));
    let Some(outline) = outline else { return unless(true, "PC-3.4", Objection::NotNow) };
    let measures = &state.pack.measures;
    unless(!lies_within(state, &outline, measures.s), "PC-3.7", Objection::OffEdge)?;
    let nearest = state.islands.iter().map(|island| dist(&outline, &island.shape)).min();
    let rulers = |count: i64| count * i64::from(measures.l.0) * 10;
    unless(nearest.is_some_and(|nearest| nearest < rulers(APART)), "PC-3.5", Objection::TooNear)?;
    unless(nearest.is_some_and(|nearest| nearest > rulers(NEAREST)), "PC-3.6", Objection::TooFar)
}

/// May terrain of this kind lie there (PC-3.10)?
///
/// # Errors
/// The first rule against it.
pub fn may_place_terrain(state: &State, kind: TerrainKind, at: Spot, turned: Heading) -> Checked {
    unless(state.phase != Phase::Terrain, "PC-3.10", Objection::NotNow)?;
    unless(!state.to_lay.1.contains(&kind), "PC-3.9", Objection::NoneLeft)?;
    let outline = state.pack.terrain.get(&kind);
    let outline = outline.and_then(|outline| outline.laid(Pose::new(at, turned)));
    let Some(outline) = outline else { return unless(true, "PC-3.9", Objection::NoneLeft) };
    unless(contacts::off_table(state, &outline), "PC-3.10", Objection::OffEdge)?;
    let s = i64::from(state.pack.measures.s.0) * 10;
    let islands = state.islands.iter().map(|island| &island.shape);
    let mut others = islands.chain(state.terrain.iter().map(|terrain| &terrain.shape));
    unless(others.any(|other| dist(&outline, other) < s), "PC-3.10", Objection::TerrainTooNear)
}

/// May the unit be placed there at home (PC-3.13 to PC-3.15)?
///
/// # Errors
/// The first rule against it.
pub fn may_place_unit(state: &State, unit: Name, at: Spot, heading: Heading) -> Checked {
    let flag = awaited(state).filter(|_| state.phase == Phase::Homes);
    let Some(player) = flag.and_then(|flag| state.player(flag)) else {
        return unless(true, "PC-3.13", Objection::NotNow);
    };
    unless(state.unit(unit).is_none(), "PC-3.13", Objection::NoSuch)?;
    let others = state.unit(unit).is_some_and(|unit| unit.flag() != player.flag);
    unless(others, "PC-3.13", Objection::NotYours)?;
    unless(!player.to_place.contains(&unit), "PC-3.13", Objection::NotNow)?;
    let home = home_of(state, player.flag).and_then(|home| state.island(home));
    let body = contacts::body(state, unit);
    let (Some(home), Some(body)) = (home, body) else { return unless(true, "PC-3.13", Objection::NotNow) };
    let pose = Pose::new(at, heading);
    let rulers = contacts::rulers(state);
    unless(!touch(&fan::foremost(body, pose), &home.shape, &rulers), "PC-3.13", Objection::NotAtHome)?;
    let outline = body.outline(pose);
    unless(contacts::overlaps(state, &outline, &[unit]), "PC-3.15", Objection::Overlaps)?;
    unless(contacts::off_table(state, &outline), "PC-3.15", Objection::OffEdge)
}
