//! The wakes of the last turn on the water, as long as orders are written: they show each ship's course to her place.

use bevy::asset::RenderAssetUsages;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::courses::courses;
use crate::play::log::LogBook;
use crate::play::seen::{Asked, Seen, SeenHere};
use crate::rules::geometry::hex::{Hex, Offset};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::state::Phase;
use crate::table::aids::Aids;
use crate::table::board::places::{MM, world_from_hex};
use crate::table::craft::surface::{Surface, Surfaces};

/// They lie this far above the water.
const ABOVE: f32 = 1.1 * MM;
/// Half as wide as this at the ship, and at the far end.
const WIDTH: [f32; 2] = [0.07, 0.24];
/// This much of the foam is left at the ship, and at the far end.
const FOAM: [f32; 2] = [0.75, 0.12];
/// Points of a bend.
const BEND: u8 = 6;

/// The wakes that lie on the water now: the hexes of each, the oldest first.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Wakes(pub Vec<Vec<Offset>>);

/// A wake on the water.
#[derive(Component, Clone, Copy, Debug, Default)]
struct Wake;

/// The wakes a window shows: those of the turn before the one for which orders are written.
fn wakes(seen: &Seen<TheShips>, log: &LogBook<TheShips>) -> Vec<Vec<Offset>> {
    let table = &seen.view.table;
    let writes = table.phase == Phase::Orders && matches!(seen.asked, Asked::Orders | Asked::Waits(_));
    let Some(last) = table.turn.checked_sub(1).filter(|last| writes && *last > 0 && seen.moment.is_none()) else {
        return Vec::new();
    };
    let ways = courses(table, log, last).into_iter().map(|(_, way)| way);
    ways.filter(|way| way.len() > 1).collect()
}

fn follow(here: SeenHere<TheShips>, log: Res<LogBook<TheShips>>, aids: Res<Aids>, mut lie: ResMut<Wakes>) {
    let moved = here.fresh().is_some() || aids.is_changed();
    match here.get().filter(|_| aids.wakes) {
        Some(seen) if moved => {
            lie.set_if_neq(Wakes(wakes(seen, &log)));
        }
        Some(_) => {}
        None => {
            lie.set_if_neq(Wakes::default());
        }
    }
}

/// The middle of the water a ship went over, with rounded bends.
fn line(way: &[Offset]) -> Vec<Vec3> {
    let at = |hex: &Offset| world_from_hex(Hex::from(*hex)) + Vec3::Y * ABOVE;
    let hexes: Vec<Vec3> = way.iter().map(at).collect();
    let (Some(first), Some(last)) = (hexes.first().copied(), hexes.last().copied()) else { return Vec::new() };
    let mut points = vec![first];
    for three in hexes.windows(3) {
        let [from, over, to] = three else { continue };
        let (begin, end) = (from.midpoint(*over), over.midpoint(*to));
        points.extend((0..=BEND).map(|step| {
            let share = f32::from(step) / f32::from(BEND);
            begin.lerp(*over, share).lerp(over.lerp(end, share), share)
        }));
    }
    points.push(last);
    points
}

/// Two lines of foam that part behind the ship, and a shimmer between them.
fn foam(way: &[Offset]) -> Mesh {
    let line = line(way);
    let (mut points, mut colours, mut corners) = (Vec::new(), Vec::<[f32; 4]>::new(), Vec::<u32>::new());
    let last = line.len().saturating_sub(1).max(1) as f32;
    for (number, at) in line.iter().enumerate() {
        let before = line.get(number.saturating_sub(1)).unwrap_or(at);
        let after = line.get(number + 1).unwrap_or(at);
        let aside = (*after - *before).normalize_or_zero().cross(Vec3::Y);
        let old = 1.0 - number as f32 / last;
        let (half, foam) = (WIDTH[0].lerp(WIDTH[1], old) / 2.0, FOAM[0].lerp(FOAM[1], old));
        for (out, share) in [(-1.0, 0.0), (-0.72, 1.0), (-0.35, 0.25), (0.35, 0.25), (0.72, 1.0), (1.0, 0.0)] {
            points.push((*at + aside * half * out).to_array());
            colours.push([0.94, 0.97, 0.96, foam * share]);
        }
        if number > 0 {
            let base = 6 * (number as u32 - 1);
            for lane in 0..5 {
                let (near, far) = (base + lane, base + lane + 6);
                corners.extend([near, near + 1, far, far, near + 1, far + 1]);
            }
        }
    }
    let normals = vec![[0.0, 1.0, 0.0]; points.len()];
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, points)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
        .with_inserted_indices(Indices::U32(corners))
}

fn draw(
    mut commands: Commands,
    wakes: Res<Wakes>,
    old: Query<Entity, With<Wake>>,
    mut meshes: ResMut<Assets<Mesh>>,
    (surfaces, mut pots): (Res<Surfaces>, ResMut<Assets<Surface>>),
    mut chalk: Local<Option<Handle<Surface>>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let white = chalk.get_or_insert_with(|| pots.add(surfaces.film(Color::WHITE, 0.3)));
    for way in &wakes.0 {
        commands.spawn((
            (Name::new("wake"), Wake),
            Mesh3d(meshes.add(foam(way))),
            MeshMaterial3d(white.clone()),
            NotShadowCaster,
            NotShadowReceiver,
            Transform::IDENTITY,
        ));
    }
}

/// Keeps the wakes without a picture of them.
pub fn without_a_picture(app: &mut App) {
    app.init_resource::<Wakes>()
        .init_resource::<Aids>()
        .add_systems(Update, follow.after(crate::play::PlaySystems::Show));
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(without_a_picture).add_systems(PostUpdate, draw.run_if(resource_changed::<Wakes>));
}
