//! Dice in the hand are live bodies: they hang together by the palm, knock on each other and tumble when it is shaken.
//!
//! None of it reaches the throw, which has a world of its own: this is only felt before it.

use bevy::prelude::*;
use bevy_rapier3d::prelude::*;

use super::dice_box::{Die, ThrowVessels};
use super::frame::{MM, world_from_tray};
use super::hand::{Came, nest};
use super::heard::stuff_of;
use super::throw::Throw;
use crate::play::called_throw::CalledThrow;
use crate::table::impacts::Impact;
use crate::table::settings::Settings;
use crate::table::third_party::rapier::LeadSystems;

/// The palm draws a die to its place with this strength, and takes this share of its speed (for a die of one unit of
/// mass).
const PULL: f32 = 1200.0;
const EASE: f32 = 34.0;
/// Fingers push a die at most this far, in millimetres of the tray, over this way of the hand.
const PUSH: f32 = 9.0;
const ROLLS: f32 = 55.0;
/// A shaken die begins to turn this quickly for each decimetre a second of the hand, and turns at most this quickly.
const TUMBLE: f32 = 26.0;
const QUICKEST: f32 = 22.0;
/// Dice lie closer in a palm than they would beside each other: they touch.
const CLOSE: f32 = 0.94;
/// A piece comes into the hand from its place in this number of seconds, and is lifted this high on the way.
const COMES: f32 = 0.45;
const LIFTED: f32 = 0.5;
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
    throws: Query<(&CalledThrow, &Throw)>,
    vessels: Res<ThrowVessels>,
    dice: Query<(Entity, &Die, Has<InHand>)>,
) {
    for (entity, die, in_hand) in &dice {
        let held = throws.iter().any(|(called, throw)| throw.held().is_some() && number(called, die).is_some());
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
    settings: Res<Settings>,
    throws: Query<(&CalledThrow, &Throw)>,
    mut dice: Query<(&Die, &Transform, &mut Velocity, &mut ExternalForce, Option<&Came>), With<InHand>>,
) {
    let still = settings.reduced_motion;
    let direction = |millimetres: Vec3| world_from_tray(millimetres) - world_from_tray(Vec3::ZERO);
    for (called, throw) in &throws {
        let Some(held) = throw.held() else { continue };
        let hand = direction(held.speed);
        for (die, place, mut velocity, mut force, came) in &mut dice {
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
            let mut goal = world_from_tray(held.at + place_in_palm);
            if let Some(Came(from)) = came.filter(|_| held.since < COMES && !still) {
                let share = SmoothStepCurve.sample_clamped(held.since / COMES);
                goal = from.lerp(goal, share) + Vec3::Y * LIFTED * share * (1.0 - share) * 4.0;
            }
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

/// Knocks are heard.
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
    app.add_systems(FixedUpdate, lead.in_set(LeadSystems))
        .add_systems(Update, (close_the_hand.after(super::hand::take_up), knock));
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::dice::Vessels;
    use crate::dice::solids::Solid;
    use crate::rules::kernel::{GameId, PieceId, Seat, ThrowRequest};
    use crate::table::throwing::hand::in_the_palm;
    use crate::table::throwing::throw::Held;

    /// A hand that holds this number of d20, in a world of its own.
    fn hand(dice: u16) -> (App, Entity) {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, TransformPlugin, AssetPlugin::default(), bevy::mesh::MeshPlugin))
            .add_plugins((crate::table::impacts::plugin, crate::table::third_party::rapier::plugin, plugin))
            .insert_resource(ThrowVessels(Arc::new(Vessels::built_in().unwrap())))
            .init_resource::<Settings>()
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
        for number in 0..dice {
            let die = Die { piece: PieceId(number), solid: Solid::D20 };
            app.world_mut().spawn((die, in_the_palm(usize::from(number), Solid::D20)));
        }
        let called = CalledThrow {
            request: ThrowRequest::dice(usize::from(dice), 20),
            by: Seat(0),
            by_bot: false,
            game: GameId("test"),
            number: 0,
            recorded: None,
            seed: 1,
        };
        let throw = app.world_mut().spawn((called, Throw::InHand(Held::at(Vec3::new(0.0, 128.0, 118.0))))).id();
        app.finish();
        app.update();
        (app, throw)
    }

    /// Lets this number of frames pass; counts the knocks.
    fn pass(app: &mut App, frames: usize, mut lead: impl FnMut(&mut App, usize)) -> usize {
        let mut knocks = 0;
        for frame in 0..frames {
            lead(app, frame);
            app.update();
            knocks += app.world_mut().resource_mut::<Messages<Impact>>().drain().count();
        }
        knocks
    }

    fn held(app: &App, throw: Entity) -> Held {
        *app.world().get::<Throw>(throw).and_then(Throw::held).unwrap()
    }

    fn hold(app: &mut App, throw: Entity, held: Held) {
        *app.world_mut().get_mut::<Throw>(throw).unwrap() = Throw::InHand(held);
    }

    fn places(app: &mut App) -> Vec<Vec3> {
        let mut dice = app.world_mut().query::<(&Die, &Transform)>();
        dice.iter(app.world()).map(|(_, place)| place.translation).collect()
    }

    #[test]
    fn shaken_dice_knock_on_each_other_and_stay_in_the_hand() {
        let (mut app, throw) = hand(7);
        assert_eq!(pass(&mut app, 60, |_, _| {}), 0, "a still hand is silent");
        let knocks = pass(&mut app, 120, |app, frame| {
            let held = held(app, throw);
            let swing = (frame as f32 * 0.5).sin() * 60.0;
            let speed = (Vec3::new(swing, 128.0, 118.0) - held.at) / 0.016;
            let shaken = held.shaken + speed.length() * 0.016;
            hold(app, throw, Held { at: Vec3::new(swing, 128.0, 118.0), speed, gripped: true, shaken, ..held });
        });
        assert!(knocks > 20, "{knocks} knocks in two seconds");
        pass(&mut app, 60, |app, _| {
            let held = held(app, throw);
            hold(app, throw, Held { speed: Vec3::ZERO, gripped: false, ..held });
        });
        let held = held(&app, throw);
        let places = places(&mut app);
        for (i, one) in places.iter().enumerate() {
            assert!(one.distance(world_from_tray(held.at)) < 60.0 * MM, "{one} is in the palm");
            for other in places.iter().skip(i + 1) {
                assert!(one.distance(*other) > 17.0 * MM, "{one} {other} are two dice");
            }
        }
    }

    #[test]
    fn dice_that_leave_the_hand_are_no_live_bodies_any_more() {
        let (mut app, throw) = hand(3);
        let bodies = |app: &mut App| app.world_mut().query::<(&Die, &RigidBody)>().iter(app.world()).count();
        assert_eq!(bodies(&mut app), 3);
        app.world_mut().entity_mut(throw).remove::<Throw>();
        app.update();
        app.update();
        assert_eq!(bodies(&mut app), 0);
        let before = places(&mut app);
        pass(&mut app, 30, |_, _| {});
        assert_eq!(places(&mut app), before, "nothing but the film moves them");
    }
}
