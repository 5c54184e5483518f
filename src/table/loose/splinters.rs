//! Splinters that shot tears out of a ship: they fly, fall on the board, lie there for a moment and are gone.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy_rapier3d::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::table::beats::{Puff, Recipe};
use crate::table::craft::surface::Surfaces;
use crate::table::pacing::redraw_while;
use crate::table::settings::{Quality, Settings};

/// Half of a splinter, in decimetres.
const HALF: Vec3 = Vec3::new(0.007, 0.005, 0.034);
/// They stay this long, and fade in a part of it.
const STAYS: f32 = 2.6;
const GOES: f32 = 0.5;
/// They are small things of a large ship: they fall slower than a coin does.
const FALLS: f32 = 0.22;
/// They meet the ground and the pieces, but neither each other nor things in a hand.
const FLYING: CollisionGroups = CollisionGroups::new(Group::GROUP_3, Group::GROUP_1);

/// A splinter, with its age.
#[derive(Component, Clone, Copy, Debug)]
struct Splinter(f32);

#[derive(Resource)]
struct Chips(Handle<Mesh>);

fn split(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    commands.insert_resource(Chips(meshes.add(Cuboid::from_size(HALF * 2.0))));
}

fn burst(
    mut commands: Commands,
    hits: Query<(&Puff, &Transform), Added<Puff>>,
    chips: Res<Chips>,
    surfaces: Res<Surfaces>,
    settings: Res<Settings>,
    mut bursts: Local<u64>,
) {
    let low = settings.quality == Quality::Low;
    for (puff, at) in hits.iter().filter(|(puff, _)| puff.recipe == Recipe::Splinters) {
        *bursts += 1;
        // For the eye alone: the same battle shows the same splinters.
        let mut lot = ChaCha8Rng::seed_from_u64(*bursts);
        let mut within = |reach: f32| Vec3::from_array([(); 3].map(|()| lot.random_range(-reach..=reach)));
        let out = (at.rotation * puff.along).normalize_or_zero();
        for _ in 0..if low { 4 } else { 9 } {
            let start = at.translation + at.rotation * Vec3::Z * within(0.5 * puff.wide).z + Vec3::Y * 0.04;
            let speed = out * (1.6 + within(1.0).x) + Vec3::Y * (2.3 + within(0.8).y) + within(0.7);
            let place = Transform::from_translation(start).with_rotation(Quat::from_scaled_axis(within(3.0)));
            commands.spawn((
                Name::new("splinter"),
                Splinter(0.0),
                Mesh3d(chips.0.clone()),
                MeshMaterial3d(surfaces.oak.clone()),
                NotShadowCaster,
                RigidBody::Dynamic,
                Collider::cuboid(HALF.x, HALF.y, HALF.z),
                ColliderMassProperties::Mass(0.01),
                GravityScale(FALLS),
                Velocity { linear: speed, angular: within(14.0) },
                Damping { linear_damping: 0.3, angular_damping: 0.8 },
                FLYING,
                place,
            ));
        }
    }
}

fn fade(
    mut commands: Commands,
    time: Res<Time>,
    mut splinters: Query<(Entity, &mut Splinter, &mut Transform, Has<RigidBody>)>,
) {
    for (entity, mut splinter, mut place, live) in &mut splinters {
        splinter.0 += time.delta_secs();
        let left = (STAYS - splinter.0) / GOES;
        if left <= 0.0 {
            commands.entity(entity).despawn();
        } else if left < 1.0 {
            if live {
                commands.entity(entity).remove::<(RigidBody, Collider, Velocity)>();
            }
            place.scale = Vec3::splat(left);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    redraw_while(app, any_with_component::<Splinter>);
    app.add_systems(Startup, split).add_systems(Update, (burst, fade).chain());
}
