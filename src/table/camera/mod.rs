//! The eye over the table.

pub mod beside;
pub mod eyes;
mod following;
pub mod framing;
mod keeping;
pub mod pose;
pub mod rig;
mod steering;
pub mod views;

use bevy::camera::ShadowLodOrigin;
use bevy::camera::visibility::RenderLayers;
use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, PrimaryEguiContext};

use crate::table::chairs::Chair;
use crate::table::easel::SECRETS;
use crate::table::settings::bindings;
use crate::table::stage::Screen;
pub use crate::table::stage::TableEye as TableCamera;
use crate::table::under::{CarrySystems, PointSystems};
use eyes::Eyes;
pub use following::{Afloat, follow};
use pose::FOV;

/// The systems that move the eye; they run before `Update`, so that everything else of a frame knows where it is.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct CameraSystems;

fn open_the_eye(mut commands: Commands, windows: Query<&Window>) {
    let aspect = windows.iter().next().map_or(16.0 / 9.0, |window| window.width() / window.height().max(1.0));
    let eyes = Eyes::new(aspect);
    commands.spawn((
        Name::new("eye"),
        TableCamera,
        Camera3d::default(),
        ShadowLodOrigin,
        PrimaryEguiContext,
        RenderLayers::from_layers(&[0, SECRETS]),
        Projection::Perspective(PerspectiveProjection { fov: FOV, near: 0.02, far: 120.0, ..default() }),
        eyes.of(Chair::South).rig.shown().transform(),
    ));
    commands.insert_resource(eyes);
}

pub(super) fn plugin(app: &mut App) {
    bindings::plugin(app);
    // Panels may be absent; their schedule may not.
    app.init_schedule(EguiPrimaryContextPass)
        .init_resource::<views::BoardsLaid>()
        .configure_sets(PreUpdate, CameraSystems.after(PointSystems).after(CarrySystems))
        .add_systems(PreStartup, open_the_eye)
        .add_systems(
            PreUpdate,
            (steering::start_over, keeping::give_back, follow, steering::steer).chain().in_set(CameraSystems),
        )
        // After the screens have changed, for each has its own view.
        .add_systems(OnEnter(Screen::Table), steering::sit_down)
        .add_systems(PostUpdate, keeping::note.run_if(in_state(Screen::Table)))
        .add_systems(Update, steering::look);
}
