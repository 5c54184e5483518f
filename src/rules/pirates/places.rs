//! Pieces of terrain, and free places round them (PC-18.23).

use super::contacts;
use super::ids::Name;
use super::passages;
use super::refusals::{Checked, Objection, unless};
use super::state::{State, Terrain};
use super::words::TerrainKind;
use crate::rules::plane::{self, Body, Heading, Pose, Shape};

/// The piece of terrain of this name.
pub(super) fn terrain(table: &State, id: Name) -> Option<&Terrain> {
    table.terrain.iter().find(|terrain| terrain.id == id)
}

/// All whirlpools in play.
pub fn whirlpools(table: &State) -> impl Iterator<Item = Name> {
    table.terrain.iter().filter(|terrain| terrain.kind == TerrainKind::Whirlpool).map(|terrain| terrain.id)
}

/// Poses round a piece of terrain: stern, or base, just outside its edge.
pub(super) fn beside<'a>(table: &'a State, body: Body<'a>, terrain: &'a Terrain) -> impl Iterator<Item = Pose> + 'a {
    let rulers = contacts::rulers(table);
    let directions = (0..360).step_by(10).map(Heading::degrees);
    directions.flat_map(move |direction| {
        let (shape, centre) = (&terrain.shape, terrain.pose.at);
        let poses: Vec<Pose> = match body {
            Body::Hull(hull) => {
                let stern = plane::outside(shape, centre, direction, rulers.gap);
                let headings = (0..360).step_by(30).map(move |turn| direction.turned(turn * 100));
                stern.map(|stern| headings.map(|to| hull.with_stern_at(stern, to)).collect()).unwrap_or_default()
            }
            Body::Disc(radius) => {
                let at = plane::disc_outside(shape, centre, direction, radius, &rulers);
                at.map(|at| Pose::new(at, Heading::default())).into_iter().collect()
            }
        };
        poses
    })
}

/// Does this outline lie on the table and on nothing?
pub(super) fn lies_free(table: &State, unit: Name, outline: &Shape, rule: &'static str) -> Checked {
    unless(contacts::off_table(table, outline), rule, Objection::OffEdge)?;
    unless(contacts::overlaps(table, outline, &passages::own(table, unit)), rule, Objection::Overlaps)
}
