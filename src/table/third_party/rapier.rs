//! Live bodies on the table: fixed steps, asleep until there is something to move.

use bevy::prelude::*;
use bevy_rapier3d::prelude::*;

/// Steps a second.
const RATE: f64 = 120.0;

/// Bodies exist: the world is stepped only then.
fn rest_while_nothing_moves(bodies: Query<&RigidBody>, mut world: Query<&mut RapierConfiguration>) {
    let awake = bodies.iter().any(|body| matches!(body, RigidBody::Dynamic));
    for mut configuration in &mut world {
        if configuration.physics_pipeline_active != awake {
            configuration.physics_pipeline_active = awake;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(TimestepMode::Fixed { dt: (1.0 / RATE) as f32, substeps: 1 })
        .insert_resource(Time::<Fixed>::from_hz(RATE))
        .add_plugins(RapierPhysicsPlugin::<NoUserData>::default().in_fixed_schedule())
        .add_systems(Update, rest_while_nothing_moves);
}
