//! The walnut frame with its brass line, and the coordinates printed on it.

use bevy::prelude::*;

use super::places::{APRON, BOARD_AT, BOARD_HALF, HEX_FLATS, MM, plane_from_hex, world_from_plane};
use crate::rules::geometry::hex::{Hex, Offset};
use crate::table::craft::joinery::{Bench, sheet};
use crate::table::craft::print::{Anchor, InkImage, TypeCase};
use crate::table::craft::surface::Surfaces;

/// A bar of the frame is this wide.
pub const WIDE: f32 = 45.0 * MM;
/// The frame stands this high over the water.
pub const PROUD: f32 = 6.0 * MM;
/// The bed in it lies this far below the water.
const BED: f32 = 0.05;
/// The strip with the coordinates.
const STRIP: f32 = 13.0 * MM;
/// Texels a decimetre of the strip.
const FINENESS: f32 = 190.0;
/// Engraved letters.
const INK: [u8; 3] = [0x2A, 0x1D, 0x12];

/// Half of the frame's inner opening.
#[must_use]
pub fn opening() -> Vec2 {
    BOARD_HALF + Vec2::splat(APRON - 0.03)
}

/// One bar, mitred, with its inner edge towards +z; built for the north side and turned for the others.
fn bar(half_inner: f32) -> Mesh {
    let mut bench = Bench::default();
    let profile = [
        (0.0, -0.06),
        (0.0, PROUD - 0.03),
        (-0.03, PROUD),
        (-WIDE + 0.05, PROUD),
        (-WIDE, PROUD - 0.05),
        (-WIDE, -0.12),
    ];
    let point = |side: f32, (out, y): (f32, f32)| Vec3::new(side * (half_inner - out), y, out);
    for pair in profile.windows(2) {
        if let [near, far] = pair {
            bench.face([point(-1.0, *near), point(1.0, *near), point(1.0, *far), point(-1.0, *far)]);
        }
    }
    bench.finish()
}

/// The numbers of columns or rows along one side, as a printed strip.
fn strip(case: &mut TypeCase, length: f32, marks: impl Iterator<Item = (f32, String)>) -> InkImage {
    let mut sheet = InkImage::new((length * FINENESS) as usize, (STRIP * FINENESS) as usize);
    let middle = sheet.size() / 2.0;
    for (at, text) in marks {
        let x = middle.x + at * FINENESS;
        sheet.set(case, Vec2::new(x, middle.y), Anchor::Middle, middle.y * 1.75, INK, &text);
    }
    sheet
}

fn build_the_frame(
    mut commands: Commands,
    surfaces: Res<Surfaces>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    mut pots: ResMut<Assets<crate::table::craft::surface::Surface>>,
) {
    let inner = opening();
    let mut case = TypeCase::default();
    commands.spawn((
        Name::new("bed of the board"),
        Mesh3d(meshes.add(sheet(inner))),
        MeshMaterial3d(surfaces.blue_baize.clone()),
        Transform::from_translation(BOARD_AT - Vec3::Y * BED),
    ));
    let sides = [(inner.x, inner.y, 0.0), (inner.y, inner.x, 1.0), (inner.x, inner.y, 2.0), (inner.y, inner.x, 3.0)];
    for (half_length, away, quarter) in sides {
        let turn = Quat::from_rotation_y(quarter * std::f32::consts::FRAC_PI_2);
        let foot = BOARD_AT + turn * Vec3::new(0.0, 0.0, -away);
        commands.spawn((
            Name::new("frame bar"),
            Mesh3d(meshes.add(bar(half_length))),
            MeshMaterial3d(surfaces.walnut.clone()),
            Transform::from_translation(foot).with_rotation(turn),
        ));
        // An inlaid brass line near the outer edge.
        let inlay = meshes.add(sheet(Vec2::new(half_length + WIDE - 0.09, 0.009)));
        commands.spawn((
            Name::new("frame inlay"),
            Mesh3d(inlay),
            MeshMaterial3d(surfaces.brass.clone()),
            Transform::from_translation(foot + turn * Vec3::new(0.0, PROUD + 0.002, -WIDE + 0.10)).with_rotation(turn),
        ));
    }
    let across = |offset: Offset| world_from_plane(plane_from_hex(Hex::from(offset))) - BOARD_AT;
    // Numbers read upright from the near seat on the south side and from the far seat on the north side.
    let columns = |sign: f32| (0..18).map(move |col| (sign * across(Offset::new(col, 0)).x, col.to_string()));
    let rows = |sign: f32| {
        (0..18).map(move |row| (sign * (across(Offset::new(0, row)).z + HEX_FLATS * 0.25), row.to_string()))
    };
    let printed = [
        (0.0, inner.x, inner.y, strip(&mut case, 2.0 * inner.x, columns(1.0))),
        (2.0, inner.x, inner.y, strip(&mut case, 2.0 * inner.x, columns(-1.0))),
        (1.0, inner.y, inner.x, strip(&mut case, 2.0 * inner.y, rows(-1.0))),
        (3.0, inner.y, inner.x, strip(&mut case, 2.0 * inner.y, rows(1.0))),
    ];
    for (quarter, half_length, away, print) in printed {
        let turn = Quat::from_rotation_y(quarter * std::f32::consts::FRAC_PI_2);
        let at = BOARD_AT + turn * Vec3::new(0.0, PROUD + 0.003, away + 0.03 + STRIP / 2.0 + 0.01);
        let plate = pots.add(surfaces.engraved(images.add(print.image())));
        commands.spawn((
            Name::new("coordinates"),
            Mesh3d(meshes.add(sheet(Vec2::new(half_length, STRIP / 2.0)))),
            MeshMaterial3d(plate),
            Transform::from_translation(at).with_rotation(turn),
        ));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, build_the_frame);
}
