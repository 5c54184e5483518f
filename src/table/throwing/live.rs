//! Dice in the hand are live bodies: they hang together by the palm, knock on each other and tumble when it is shaken.
//!
//! Nothing of it reaches the throw, which has a world of its own: this is what is felt before it.

use bevy::prelude::*;
use bevy_rapier3d::prelude::*;

use super::dice_box::{Die, ThrowVessels};
use super::frame::{MM, world_from_tray};
use super::hand::{Held, nest};
use super::heard::stuff_of;
use crate::play::called_throw::CalledThrow;
use crate::table::impacts::Impact;
use crate::table::settings::Settings;
use crate::table::third_party::rapier::LeadBodies;

/// How strongly the palm draws a die to its place, and how much it takes of its speed (of a die of one unit of mass).
const PULL: f32 = 1200.0;
const EASE: f32 = 34.0;
/// How far fingers push a die at most, in millimetres of the tray, and how long the way of the hand is on which they do.
const PUSH: f32 = 9.0;
const ROLLS: f32 = 55.0;
/// How quickly a shaken die begins to turn, for each decimetre a second of the hand, and the quickest it turns.
const TUMBLE: f32 = 26.0;
const QUICKEST: f32 = 22.0;
/// Dice lie closer in a palm than they would beside each other: they touch.
const CLOSE: f32 = 0.94;
/// Slower than this, in millimetres a second of the tray, nothing is heard of two dice that touch.
const QUIET: f32 = 45.0;

/// Dice in the hand meet each other and nothing else.
const IN_HAND: CollisionGroups = CollisionGroups::new(Group::GROUP_2, Group::GROUP_2);

/// A die that is held.
#[derive(Component, Clone, Copy, Debug)]
struct InHand;

/// Everything a held die has and a die in the air has not.
type Body = (
    InHand,
    RigidBody,
    Collider,
    ColliderMassProperties,
    GravityScale,
    Velocity,
    Damping,
    ExternalForce,
    Friction,
    Restitution,
    CollisionGroups,
    ActiveEvents,
);

/// Dice come into the hand, and leave it.
fn close_the_hand(
    mut commands: Commands,
    throws: Query<&CalledThrow, With<Held>>,
    vessels: Res<ThrowVessels>,
    dice: Query<(Entity, &Die, Has<InHand>)>,
) {
    for (entity, die, in_hand) in &dice {
        let held = throws.iter().any(|called| number(called, die).is_some());
        if held == in_hand {
            continue;
        }
        if !held {
            commands.entity(entity).remove::<Body>();
            continue;
        }
        let edge = die.solid.make(&vessels.0.dice).edge;
        let corners: Vec<Vec3> =
            die.solid.corners(edge).iter().map(|corner| Vec3::from_array(corner.map(|length| length as f32))).collect();
        let Some(shape) = Collider::convex_hull(&corners) else { continue };
        let body: Body = (
            InHand,
            RigidBody::Dynamic,
            shape,
            ColliderMassProperties::Mass(1.0),
            GravityScale(0.0),
            Velocity::zero(),
            Damping { linear_damping: 0.0, angular_damping: 3.0 },
            ExternalForce::default(),
            Friction::coefficient(0.25),
            Restitution::coefficient(0.45),
            IN_HAND,
            ActiveEvents::COLLISION_EVENTS,
        );
        commands.entity(entity).insert(body);
    }
}

/// The number of a die among those in the hand.
fn number(called: &CalledThrow, die: &Die) -> Option<usize> {
    called.request.fresh.iter().chain(&called.request.again).position(|(piece, _)| *piece == die.piece)
}

/// The palm leads its dice: each is drawn to its place, and a shaken one begins to turn.
fn lead(
    time: Res<Time>,
    settings: Option<Res<Settings>>,
    throws: Query<(&CalledThrow, &Held)>,
    mut dice: Query<(&Die, &Transform, &mut Velocity, &mut ExternalForce), With<InHand>>,
) {
    let still = settings.is_some_and(|settings| settings.reduced_motion);
    let direction = |millimetres: Vec3| world_from_tray(millimetres) - world_from_tray(Vec3::ZERO);
    for (called, held) in &throws {
        let hand = direction(held.speed);
        for (die, place, mut velocity, mut force) in &mut dice {
            let Some(number) = number(called, die) else { continue };
            let own = number as f32 * 1.7;
            let mut place_in_palm = nest(number, die.solid) * CLOSE;
            if !still {
                // The palm breathes; fingers push the dice against each other while they are shaken.
                let push = if held.gripped { (held.speed.length() / 90.0).min(PUSH) } else { 0.0 };
                let phase = held.shaken / ROLLS + own;
                place_in_palm += Vec3::new((phase * 7.1).sin(), (phase * 5.3).cos(), (phase * 9.7).sin().abs()) * push
                    + Vec3::Z * ((held.since * 2.2 + own).sin() * 1.2);
            }
            let goal = world_from_tray(held.at + place_in_palm);
            let pull = (goal - place.translation) * PULL - (velocity.linear - hand) * EASE;
            force.force = pull;
            if held.gripped && !still {
                // It rolls over the fingers, each in its own way.
                let about = (Vec3::Y.cross(hand) + Vec3::new(own.sin(), own.cos(), (own * 2.3).sin()) * hand.length())
                    * TUMBLE
                    * time.delta_secs();
                velocity.angular = (velocity.angular + about).clamp_length_max(QUICKEST);
            }
        }
    }
}

/// What knocks is heard.
fn knock(
    mut collisions: MessageReader<CollisionEvent>,
    dice: Query<(&Die, &Velocity, &Transform), With<InHand>>,
    mut impacts: MessageWriter<Impact>,
) {
    for collision in collisions.read() {
        let CollisionEvent::Started(one, other, _) = collision else { continue };
        let (Ok((die, speed, at)), Ok((_, other_speed, _))) = (dice.get(*one), dice.get(*other)) else { continue };
        let speed = speed.linear.distance(other_speed.linear) / MM;
        if speed > QUIET {
            let stuff = stuff_of(die.solid);
            impacts.write(Impact { of: stuff, on: stuff, speed, at: at.translation });
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(FixedUpdate, lead.in_set(LeadBodies)).add_systems(
        Update,
        (
            close_the_hand.run_if(resource_exists::<ThrowVessels>).after(super::hand::take_up),
            knock.run_if(resource_exists::<Messages<CollisionEvent>>),
        ),
    );
}
