//! The table and the furniture on it, and the lantern over it; the rooms around them are in `cabin` and `quay`.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::joiner::{FLOOR, Joiner, OfTheRoom};
use super::places::{COVERED, COVERED_AT, LANTERN, Strip, TABLE_HALF, TABLE_TOP, TRAY, TRAY_HALF, strip, tray_yaw};
use super::{cabin, quay};
use crate::logbook::wording::{Fact, key};
use crate::table::chairs::{Chair, Taken};
use crate::table::craft::joinery::{Bench, board, sheet, turned};
use crate::table::craft::surface::{Room, Surfaces};
use crate::table::pieces::{Extent, Piece, Tale};
use crate::table::settings::{Settings, Venue};
use crate::table::stage::TableEye;

fn furnish(mut commands: Commands, (surfaces, room): (Res<Surfaces>, Res<Room>), mut meshes: ResMut<Assets<Mesh>>) {
    let mut joiner = Joiner::new(commands.reborrow(), &mut meshes);
    table(&mut joiner, &surfaces, &room);
    tray(&mut joiner, &surfaces);
    candle(&mut joiner, &surfaces, Vec3::new(8.9, TABLE_TOP, -7.6), 0.9);
    candle(&mut joiner, &surfaces, Vec3::new(9.45, TABLE_TOP, -7.15), 0.5);
    lantern(&mut joiner, &surfaces);
}

fn table(joiner: &mut Joiner, surfaces: &Surfaces, room: &Room) {
    let (half, bevel) = (Vec3::new(TABLE_HALF.x, 0.3, TABLE_HALF.y), 0.12);
    let mut bench = Bench::default();
    bench.level_with_hole(half.y, Vec2::new(half.x - bevel, half.z - bevel), COVERED_AT, COVERED);
    bench.edges(Vec3::ZERO, half, bevel);
    let top = joiner.place("table", bench.finish(), &surfaces.oak, Transform::from_xyz(0.0, TABLE_TOP - 0.3, 0.0));
    let apron = board(Vec3::new(TABLE_HALF.x - 0.8, 0.5, TABLE_HALF.y - 0.8), 0.02);
    let apron = joiner.place("table apron", apron, &room.underneath, Transform::from_xyz(0.0, TABLE_TOP - 1.1, 0.0));
    // It stands on a chest, which covers the hole in the floor.
    let chest = Vec3::new(TABLE_HALF.x - 2.6, (TABLE_TOP - FLOOR - 1.6) / 2.0, TABLE_HALF.y - 2.6);
    let middle = Transform::from_xyz(0.0, TABLE_TOP - 1.6 - chest.y, 0.0);
    let chest = joiner.place("table chest", board(chest, 0.02), &room.underneath, middle);
    for part in [top, apron, chest] {
        // Their shadows would fall into the dark anyway.
        joiner.commands.entity(part).insert(NotShadowCaster);
    }
}

/// The tray into which dice fall is part of the tower's model; here she gets her baize and her name.
fn tray(joiner: &mut Joiner, surfaces: &Surfaces) {
    let (half, place) = (TRAY_HALF, Transform::from_translation(TRAY).with_rotation(Quat::from_rotation_y(tray_yaw())));
    let floor = joiner.place("baize of the tray", sheet(half), &surfaces.baize, place);
    joiner.commands.entity(floor).insert(NotShadowCaster);
    joiner.commands.spawn((
        Name::new("tray"),
        Piece::Tray,
        // It reaches up to its floor and no farther: pieces in it are pointed at by themselves.
        Extent { centre: Vec3::new(0.0, -0.15, 0.0), half: Vec3::new(half.x + 0.07, 0.15, half.y + 0.07) },
        Tale(vec![Fact::from(key::THING_TRAY), Fact::from(key::THING_TRAY_NOTE)]),
        place,
    ));
}

/// The table stands in the room that is set.
fn raise_the_room(
    mut commands: Commands,
    settings: Res<Settings>,
    (surfaces, room): (Res<Surfaces>, Res<Room>),
    mut meshes: ResMut<Assets<Mesh>>,
    old: Query<Entity, With<OfTheRoom>>,
    mut stands: Local<Option<Venue>>,
) {
    if stands.replace(settings.venue) == Some(settings.venue) {
        return;
    }
    for part in &old {
        commands.entity(part).despawn();
    }
    let mut joiner = Joiner::new(commands.reborrow(), &mut meshes);
    match settings.venue {
        Venue::Cabin => cabin::build(&mut joiner, &surfaces, &room),
        Venue::Quay => quay::build(&mut joiner, &room),
    }
}

/// The baize before a chair, on which its papers lie.
#[derive(Component, Clone, Copy, Debug)]
struct Mat;

/// Before every chair that is taken lies a mat.
fn lay_the_mats(
    mut commands: Commands,
    taken: Res<Taken>,
    surfaces: Res<Surfaces>,
    mut meshes: ResMut<Assets<Mesh>>,
    old: Query<Entity, With<Mat>>,
) {
    for mat in &old {
        commands.entity(mat).despawn();
    }
    let mut joiner = Joiner::new(commands.reborrow(), &mut meshes);
    for chair in taken.all() {
        let surface = match chair {
            Chair::South | Chair::West => &surfaces.baize,
            Chair::North | Chair::East => &surfaces.wine_baize,
        };
        let Strip { middle, half } = strip(*chair);
        let at =
            Transform::from_translation(middle.with_y(TABLE_TOP)).with_rotation(Quat::from_rotation_y(chair.yaw()));
        let mat = joiner.place("mat", board(Vec3::new(half.x, 0.012, half.y), 0.01), surface, at);
        joiner.commands.entity(mat).insert((Mat, NotShadowCaster));
    }
}

/// A candle end in a brass pan.
fn candle(joiner: &mut Joiner, surfaces: &Surfaces, foot: Vec3, tall: f32) {
    let pan =
        turned(&[(0.42, 0.0), (0.45, 0.05), (0.40, 0.07), (0.16, 0.05), (0.13, 0.22), (0.15, 0.24), (0.11, 0.25)], 28);
    joiner.place("candle pan", pan, &surfaces.brass, Transform::from_translation(foot));
    let wax = turned(&[(0.11, 0.2), (0.115, tall * 0.4), (0.10, tall * 0.96), (0.07, tall), (0.02, tall - 0.02)], 20);
    joiner.place("candle", wax, &surfaces.linen, Transform::from_translation(foot));
    let flame = turned(&[(0.0, 0.0), (0.028, 0.05), (0.036, 0.10), (0.022, 0.18), (0.0, 0.27)], 12);
    let lit = joiner.place("flame", flame, &surfaces.glow, Transform::from_translation(foot + Vec3::Y * (tall + 0.02)));
    joiner.commands.entity(lit).insert(NotShadowCaster);
}

/// The lantern itself, above the picture.
fn lantern(joiner: &mut Joiner, surfaces: &Surfaces) {
    let glass = turned(&[(0.0, -0.8), (0.5, -0.75), (0.62, 0.0), (0.5, 0.8), (0.0, 0.85)], 6);
    let lit =
        joiner.place("lantern glass", glass, &surfaces.glow, Transform::from_translation(LANTERN + Vec3::Y * 1.4));
    joiner.commands.entity(lit).insert((NotShadowCaster, Overhead));
    let cap = turned(&[(0.8, 0.75), (0.75, 0.85), (0.3, 1.4), (0.06, 1.6), (0.05, 9.0)], 6);
    let cap = joiner.place("lantern cap", cap, &surfaces.iron, Transform::from_translation(LANTERN + Vec3::Y * 1.4));
    joiner.commands.entity(cap).insert((NotShadowCaster, Overhead));
}

/// Hangs over the table: an eye up there would see nothing else.
#[derive(Component, Clone, Copy, Debug)]
struct Overhead;

/// An eye must be this far below the flame to see the lantern.
const BELOW: f32 = 1.5;

fn look_past_the_lantern(
    eyes: Query<&GlobalTransform, With<TableEye>>,
    mut overhead: Query<&mut Visibility, With<Overhead>>,
) {
    let Some(eye) = eyes.iter().next() else { return };
    let below = eye.translation().y < LANTERN.y - BELOW;
    for mut visibility in &mut overhead {
        visibility.set_if_neq(if below { Visibility::Inherited } else { Visibility::Hidden });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, furnish)
        .add_systems(PreUpdate, raise_the_room.run_if(resource_changed::<Settings>))
        .add_systems(Update, (look_past_the_lantern, lay_the_mats.run_if(resource_changed::<Taken>)));
}
