//! The colliders under loose things: the table, the board, the tray, and every piece as large as it says it is.

use bevy::prelude::*;
use bevy_rapier3d::prelude::*;

use crate::table::pieces::{Extent, Loose, Piece};
use crate::table::room::places::{COVERED, COVERED_AT, TABLE_HALF, TABLE_TOP, TRAY, TRAY_HALF, tray_yaw};

/// The ground goes this deep: nothing falls through it.
const DEEP: f32 = 1.0;
/// The board stands this high in its frame, and the rails of the tray this high over its floor.
const BOARD_TOP: f32 = 0.02;
const RAILS: f32 = 0.22;
/// Flatter things than this are paper, and nothing rolls against them.
const FLAT: f32 = 0.05;

/// A slab with its upper face at `top`.
fn slab(at: Vec2, half: Vec2, top: f32) -> impl Bundle {
    (
        Name::new("ground"),
        Collider::cuboid(half.x, DEEP / 2.0, half.y),
        Friction::coefficient(0.35),
        Restitution::coefficient(0.3),
        Transform::from_xyz(at.x, top - DEEP / 2.0, at.y),
    )
}

fn lay_the_ground(mut commands: Commands) {
    commands.spawn(slab(Vec2::ZERO, TABLE_HALF - Vec2::splat(0.06), TABLE_TOP));
    commands.spawn(slab(COVERED_AT, COVERED, BOARD_TOP));
    let tray = Transform::from_translation(TRAY).with_rotation(Quat::from_rotation_y(tray_yaw()));
    let (thick, floor) = (0.08, TRAY.y - TABLE_TOP);
    let height = (floor + RAILS) / 2.0;
    let walls = [
        (Vec3::new(0.0, -floor / 2.0, 0.0), Vec3::new(TRAY_HALF.x, floor / 2.0, TRAY_HALF.y)),
        (Vec3::new(-TRAY_HALF.x, height - floor, 0.0), Vec3::new(thick, height, TRAY_HALF.y)),
        (Vec3::new(TRAY_HALF.x, height - floor, 0.0), Vec3::new(thick, height, TRAY_HALF.y)),
        (Vec3::new(0.0, height - floor, TRAY_HALF.y), Vec3::new(TRAY_HALF.x, height, thick)),
    ];
    for (at, half) in walls {
        commands.spawn((
            Name::new("ground"),
            Collider::cuboid(half.x, half.y, half.z),
            Restitution::coefficient(0.3),
            tray.mul_transform(Transform::from_translation(at)),
        ));
    }
}

/// Pieces stand in the way.
fn stand_in_the_way(
    mut commands: Commands,
    pieces: Query<(Entity, &Extent, &Piece), (Changed<Extent>, Without<Loose>)>,
) {
    for (entity, Extent { centre, half }, piece) in &pieces {
        // The tray is open above; its parts lie there already.
        if half.y < FLAT || *piece == Piece::Tray {
            continue;
        }
        let shape = Collider::cuboid(half.x, half.y, half.z);
        commands
            .entity(entity)
            .insert((Collider::compound(vec![(*centre, Quat::IDENTITY, shape)]), Restitution::coefficient(0.2)));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, lay_the_ground).add_systems(Update, stand_in_the_way);
}
