//! The wind piece: a brass arrow on a walnut disc beside the frame; it points to where the wind blows (TS-5.1).

use bevy::prelude::*;

use super::pieces::ShipsPiece;
use crate::logbook::wording::{Arg, Fact, key, the_ships};
use crate::table::board::WindOnTable;
use crate::table::board::places::yaw_from_heading;
use crate::table::craft::joinery::{Bench, turned};
use crate::table::craft::surface::Surfaces;
use crate::table::pieces::{Extent, Piece, Tale};

/// West of the frame, where both seats see it.
const AT: Vec3 = Vec3::new(-9.45, -0.10, -2.6);

/// The arrow turns; the disc lies still.
#[derive(Component, Clone, Copy, Debug, Default)]
struct Arrow;

fn arrow() -> Mesh {
    let mut bench = Bench::default();
    // Half of the outline from the tip to the tail; a ridge along the middle catches the light.
    let outline =
        [(0.0, 0.62), (0.16, 0.28), (0.055, 0.30), (0.045, -0.30), (0.17, -0.40), (0.15, -0.58), (0.0, -0.47)];
    let (low, high) = (0.0, 0.085);
    for pair in outline.windows(2) {
        let [(x0, z0), (x1, z1)] = [pair.first(), pair.last()].map(|p| p.copied().unwrap_or_default());
        let ridge = |z: f32| Vec3::new(0.0, high, z.clamp(-0.44, 0.56));
        let edge = |side: f32, x: f32, z: f32| Vec3::new(side * x, high * 0.45, z);
        let foot = |side: f32, x: f32, z: f32| Vec3::new(side * x, low, z);
        bench.face([edge(1.0, x0, z0), edge(1.0, x1, z1), ridge(z1), ridge(z0)]);
        bench.face([edge(-1.0, x1, z1), edge(-1.0, x0, z0), ridge(z0), ridge(z1)]);
        bench.face([foot(1.0, x0, z0), foot(1.0, x1, z1), edge(1.0, x1, z1), edge(1.0, x0, z0)]);
        bench.face([foot(-1.0, x1, z1), foot(-1.0, x0, z0), edge(-1.0, x0, z0), edge(-1.0, x1, z1)]);
    }
    bench.finish()
}

fn set_the_piece_down(mut commands: Commands, surfaces: Res<Surfaces>, mut meshes: ResMut<Assets<Mesh>>) {
    let disc = turned(&[(0.86, 0.0), (0.88, 0.05), (0.84, 0.10), (0.72, 0.10), (0.70, 0.075), (0.0, 0.075)], 56);
    let ring = turned(&[(0.74, 0.09), (0.745, 0.108), (0.70, 0.108), (0.695, 0.09)], 56);
    let piece = commands
        .spawn((
            Name::new("wind piece"),
            Piece::of(ShipsPiece::Wind),
            Extent { centre: Vec3::new(0.0, 0.12, 0.0), half: Vec3::new(0.9, 0.14, 0.9) },
            Tale::default(),
            Transform::from_translation(AT),
            Visibility::Inherited,
        ))
        .id();
    let mut part = |mesh: Mesh, surface: &Handle<_>| {
        let mesh = meshes.add(mesh);
        commands.spawn((Mesh3d(mesh), MeshMaterial3d(surface.clone()), Transform::IDENTITY, ChildOf(piece))).id()
    };
    part(disc, &surfaces.walnut);
    part(ring, &surfaces.brass);
    let arrow = part(arrow(), &surfaces.brass);
    commands.entity(arrow).insert((Arrow, Transform::from_xyz(0.0, 0.095, 0.0)));
}

fn follow_the_wind(
    wind: Res<WindOnTable>,
    mut arrows: Query<&mut Transform, With<Arrow>>,
    mut tales: Query<(&Piece, &mut Tale)>,
) {
    for mut arrow in &mut arrows {
        arrow.rotation = Quat::from_rotation_y(yaw_from_heading(wind.0));
    }
    for (piece, mut tale) in &mut tales {
        if piece.own() == Some(&ShipsPiece::Wind) {
            tale.0 = vec![
                Fact::from(key::THING_WIND),
                Fact::from(key::WindTowards { heading: Arg::key(the_ships::heading(wind.0)) }),
                Fact::from(key::WIND_NOTE),
            ];
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, set_the_piece_down.run_if(resource_exists::<Surfaces>))
        .add_systems(PostUpdate, follow_the_wind.run_if(resource_exists_and_changed::<WindOnTable>));
}
