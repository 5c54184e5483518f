//! The eye over the table.

pub mod pose;
pub mod rig;
pub mod views;

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, PrimaryEguiContext};

use crate::table::stage::Seat;
pub use crate::table::stage::TableEye as TableCamera;
use pose::FOV;
use views::View;

fn open_the_eye(mut commands: Commands) {
    commands.spawn((
        Name::new("eye"),
        TableCamera,
        Camera3d::default(),
        PrimaryEguiContext,
        Projection::Perspective(PerspectiveProjection { fov: FOV, near: 0.02, far: 120.0, ..default() }),
        View::Table.pose(Seat::First, 16.0 / 9.0).transform(),
    ));
}

pub(super) fn plugin(app: &mut App) {
    // Panels may be absent; their schedule may not.
    app.init_schedule(EguiPrimaryContextPass).add_systems(PreStartup, open_the_eye);
}
