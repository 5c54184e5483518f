//! Searches the table for spots where an island or terrain may be laid (PC-3.8).

use super::{APART, NEAREST, may_place_island, may_place_terrain};
use crate::rules::pirates::state::State;
use crate::rules::pirates::words::TerrainKind;
use crate::rules::plane::{Heading, Mm, Spot};

/// A printed piece is at most this long (PC-18.8).
const LONGEST: Mm = Mm::whole(89);
/// The search goes in such steps (PC-3.8).
const STEP: Mm = Mm::whole(10);
/// Two rotations are tried: a piece lies along the table, or across it.
const TURNS: [Heading; 2] = [Heading::degrees(0), Heading::degrees(90)];

/// The spots of the table in steps, row by row.
fn grid(state: &State) -> impl Iterator<Item = Spot> + use<> {
    let (from, to) = (state.table.from, state.table.to);
    let step = usize::try_from(STEP.0).unwrap_or(1);
    let row = move |y: i32| (from.x.0..=to.x.0).step_by(step).map(move |x| Spot::new(Mm(x), Mm(y)));
    (from.y.0..=to.y.0).step_by(step).flat_map(row)
}

/// The square of the distance of two centres.
fn square(one: Spot, other: Spot) -> i64 {
    let (x, y) = (i64::from((one.x - other.x).0), i64::from((one.y - other.y).0));
    x * x + y * y
}

/// Spots where the island that was drawn may lie, and its rotation there.
fn island_spots(state: &State) -> impl Iterator<Item = (Spot, Heading)> + '_ {
    let l = i64::from(state.pack.measures.l.0);
    let (near, far) = (APART * l, NEAREST * l + i64::from(LONGEST.0));
    let centres = || state.islands.iter().map(|island| island.pose.at);
    // Centres tell at once of most spots that they are too near or too far.
    let hopeful = move |at: &Spot| {
        let far = |centre: Spot| square(*at, centre) > far * far;
        centres().all(|centre| square(*at, centre) >= near * near) && (state.islands.is_empty() || !centres().all(far))
    };
    let turned = |at: Spot| TURNS.into_iter().map(move |turned| (at, turned));
    let legal = |(at, turned): &(Spot, Heading)| may_place_island(state, *at, *turned).is_ok();
    grid(state).filter(hopeful).flat_map(turned).filter(legal)
}

/// Spots where terrain of this kind may lie, and its rotation there.
fn terrain_spots(state: &State, kind: TerrainKind) -> impl Iterator<Item = (Spot, Heading)> + '_ {
    let near = i64::from(state.pack.measures.s.0);
    let islands = || state.islands.iter().map(|island| island.pose.at);
    let centres = move || islands().chain(state.terrain.iter().map(|terrain| terrain.pose.at));
    let hopeful = move |at: &Spot| centres().all(|centre| square(*at, centre) >= near * near);
    let turned = |at: Spot| TURNS.into_iter().map(move |turned| (at, turned));
    let legal = move |(at, turned): &(Spot, Heading)| may_place_terrain(state, kind, *at, *turned).is_ok();
    grid(state).filter(hopeful).flat_map(turned).filter(legal)
}

/// The first spot for the island that was drawn.
#[must_use]
pub fn free_island_spot(state: &State) -> Option<(Spot, Heading)> {
    island_spots(state).next()
}

/// The first spot for terrain of this kind.
#[must_use]
pub fn free_terrain_spot(state: &State, kind: TerrainKind) -> Option<(Spot, Heading)> {
    terrain_spots(state, kind).next()
}
