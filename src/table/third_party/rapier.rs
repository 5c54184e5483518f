//! Live bodies on the table: fixed steps, and none at all while everything lies still.

use bevy::prelude::*;
use bevy_rapier3d::prelude::*;

/// Steps a second.
const RATE: f64 = 120.0;
/// Things fall as on any table; the world's unit is a decimetre.
const GRAVITY: f32 = 98.1;
/// After the last body has come to rest or is gone this number of steps more is made, for its aftermath.
const AFTERMATH: u8 = 4;

/// The systems that move bodies by hand, before each step.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LeadSystems;

/// The world goes on for this number of steps more.
#[derive(Resource, Clone, Copy, Default, Debug)]
struct Steps(u8);

/// A body that is loose and not asleep keeps the world going.
fn look_for_movement(bodies: Query<(&RigidBody, Option<&Sleeping>)>, mut steps: ResMut<Steps>) {
    let moves =
        bodies.iter().any(|(body, sleep)| *body == RigidBody::Dynamic && sleep.is_none_or(|sleep| !sleep.sleeping));
    steps.0 = if moves { AFTERMATH } else { steps.0.saturating_sub(1) };
}

fn something_moves(steps: Res<Steps>) -> bool {
    steps.0 > 0
}

/// A world of decimetres.
fn world() -> RapierContextInitialization {
    let mut world = RapierContextInitialization::default_with_length_unit(1.0);
    if let RapierContextInitialization::InitializeDefaultRapierContext { rapier_configuration, .. } = &mut world {
        rapier_configuration.gravity = Vec3::NEG_Y * GRAVITY;
    }
    world
}

/// Rapier, in steps of its own, at rest while nothing moves.
pub fn plugin(app: &mut App) {
    app.insert_resource(TimestepMode::Fixed { dt: (1.0 / RATE) as f32, substeps: 1 })
        .insert_resource(Time::<Fixed>::from_hz(RATE))
        .init_resource::<Steps>()
        .add_plugins(
            RapierPhysicsPlugin::<NoUserData>::default().with_custom_initialization(world()).in_fixed_schedule(),
        )
        .configure_sets(
            FixedUpdate,
            (PhysicsSet::SyncBackend, PhysicsSet::StepSimulation, PhysicsSet::Writeback).run_if(something_moves),
        )
        .configure_sets(FixedUpdate, LeadSystems.before(PhysicsSet::SyncBackend))
        .add_systems(FixedFirst, look_for_movement);
}
