//! Coins and musket balls before the near chair: one takes them up, lets them roll, flings them; those that fall off
//! the table are put back.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy_rapier3d::prelude::*;

use crate::logbook::wording::{Fact, key};
use crate::table::craft::joinery::turned;
use crate::table::craft::surface::Surfaces;
use crate::table::impacts::{Impact, Stuff};
use crate::table::pacing::redraw_while;
use crate::table::pieces::{Extent, Loose, Piece, Tale};
use crate::table::room::places::{TABLE_HALF, TABLE_TOP};
use crate::table::settings::bindings::{Action, Hands};
use crate::table::stage::{Menu, TableEye};
use crate::table::third_party::rapier::LeadSystems;
use crate::table::under::{Carried, CarrySystems, Under};

/// A doubloon: radius and half its thickness, in decimetres. A ball of lead: its radius.
const COIN: (f32, f32) = (0.19, 0.028);
const BALL: f32 = 0.10;
/// Some lie on each other, some by themselves.
const COINS: [Vec3; 5] = [
    Vec3::new(6.1, 0.0, 7.5),
    Vec3::new(6.17, 0.056, 7.46),
    Vec3::new(6.55, 0.0, 7.86),
    Vec3::new(5.72, 0.0, 7.92),
    Vec3::new(6.95, 0.0, 7.3),
];
const BALLS: [Vec2; 3] = [Vec2::new(7.35, 7.75), Vec2::new(7.60, 7.68), Vec2::new(7.47, 7.98)];
/// A thing is held this high over the table.
const HELD_AT: f32 = 0.75;
/// The hand draws its thing with this strength, takes this share of its speed, and flings it at most this fast.
const PULL: f32 = 420.0;
const EASE: f32 = 26.0;
const FASTEST: f32 = 34.0;
/// Slower knocks than this are not heard (millimetres a second).
const QUIET: f32 = 60.0;

/// The place to which a trinket is put back.
#[derive(Component, Clone, Copy, Debug)]
struct Home(Vec3);

/// In a viewer's hand, which leads it there.
#[derive(Component, Clone, Copy, Debug)]
struct InHand(Vec3);

fn scatter(mut commands: Commands, surfaces: Res<Surfaces>, mut meshes: ResMut<Assets<Mesh>>) {
    let (r, h) = COIN;
    let rim = [
        (0.0, -h),
        (r * 0.94, -h),
        (r, -h * 0.6),
        (r, h * 0.6),
        (r * 0.94, h),
        (r * 0.8, h),
        (r * 0.77, h * 0.7),
        (0.0, h * 0.7),
    ];
    let coin = meshes.add(turned(&rim, 28));
    let ball = meshes.add(Sphere::new(BALL).mesh().ico(3).unwrap_or_else(|_| Sphere::new(BALL).mesh().uv(24, 14)));
    let lies = |at: Vec3| Transform::from_translation(at);
    let body = |shape: Collider, home: Vec3, bounce: f32| {
        (
            Loose,
            Home(home),
            RigidBody::Dynamic,
            shape,
            ColliderMassProperties::Mass(1.0),
            Velocity::zero(),
            ExternalForce::default(),
            Damping { linear_damping: 0.15, angular_damping: 0.6 },
            Sleeping { sleeping: true, ..Sleeping::default() },
            Restitution::coefficient(bounce),
            Friction::coefficient(0.3),
            Ccd::enabled(),
            ActiveEvents::COLLISION_EVENTS,
            lies(home),
        )
    };
    for (number, at) in (1..).zip(&COINS) {
        let home = *at + Vec3::Y * (TABLE_TOP + h + 0.002);
        commands.spawn((
            Name::new("doubloon"),
            Piece::Doubloon(number),
            Extent { centre: Vec3::ZERO, half: Vec3::new(r, h, r) },
            Tale(vec![Fact::from(key::THING_DOUBLOON), Fact::from(key::THING_LOOSE_NOTE)]),
            Mesh3d(coin.clone()),
            MeshMaterial3d(surfaces.brass.clone()),
            NotShadowCaster,
            body(Collider::round_cylinder(h * 0.7, r - h * 0.3, h * 0.3), home, 0.35),
        ));
    }
    for (number, at) in (1..).zip(&BALLS) {
        let home = Vec3::new(at.x, TABLE_TOP + BALL + 0.002, at.y);
        commands.spawn((
            Name::new("musket ball"),
            Piece::MusketBall(number),
            Extent { centre: Vec3::ZERO, half: Vec3::splat(BALL) },
            Tale(vec![Fact::from(key::THING_MUSKET_BALL), Fact::from(key::THING_LOOSE_NOTE)]),
            Mesh3d(ball.clone()),
            MeshMaterial3d(surfaces.iron.clone()),
            body(Collider::ball(BALL), home, 0.25),
        ));
    }
}

/// Takes up the gripped thing, leads it, lets it go.
fn take_in_hand(
    mut commands: Commands,
    hands: Res<Hands>,
    menu: Res<State<Menu>>,
    under: Res<Under>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableEye>>,
    loose: Query<(), With<Loose>>,
    mut held: Query<(Entity, &mut InHand, &mut ExternalForce, &mut Velocity, &mut Sleeping)>,
    mut carried: ResMut<Carried>,
) {
    let gripping = *menu.get() == Menu::None && hands.grip(Action::Grab).is_some();
    let above = || {
        let (camera, eye) = cameras.iter().next()?;
        let ray = camera.viewport_to_world(eye, hands.over_the_table()?).ok()?;
        let share = (TABLE_TOP + HELD_AT - ray.origin.y) / ray.direction.y;
        (share.is_finite() && share > 0.0).then(|| ray.get_point(share))
    };
    if held.is_empty() {
        let gripped = under.piece.filter(|piece| gripping && !carried.0 && loose.contains(*piece));
        if let (Some(piece), Some(at)) = (gripped, above()) {
            commands.entity(piece).insert(InHand(at));
            carried.0 = true;
        }
        return;
    }
    for (entity, mut hand, mut force, mut velocity, mut sleep) in &mut held {
        sleep.sleeping = false;
        if gripping {
            if let Some(at) = above() {
                let most = Vec3::new(TABLE_HALF.x + 1.0, 9.0, TABLE_HALF.y + 1.0);
                hand.0 = at.clamp(-most, most);
            }
        } else {
            *force = ExternalForce::default();
            velocity.linear = velocity.linear.clamp_length_max(FASTEST);
            commands.entity(entity).remove::<InHand>();
            carried.0 = false;
        }
    }
}

/// The hand holds it in the air.
fn lead(mut held: Query<(&InHand, &Transform, &mut Velocity, &mut ExternalForce, &mut Sleeping)>) {
    for (hand, place, mut velocity, mut force, mut sleep) in &mut held {
        sleep.sleeping = false;
        force.force = (hand.0 - place.translation) * PULL - velocity.linear * EASE + Vec3::Y * 98.1;
        velocity.angular *= 0.97;
    }
}

/// Do held or rolling things move?
fn moves(held: Query<(), With<InHand>>, loose: Query<&Sleeping, With<Loose>>) -> bool {
    !held.is_empty() || loose.iter().any(|sleep| !sleep.sleeping)
}

/// Puts things back that fell off the table.
fn put_back(mut loose: Query<(&Home, &mut Transform, &mut Velocity, &Sleeping), With<Loose>>) {
    for (home, mut place, mut velocity, sleep) in &mut loose {
        if sleep.sleeping {
            continue;
        }
        let at = place.translation;
        if !at.is_finite() || at.y < TABLE_TOP - 2.5 || at.abs().max_element() > 40.0 {
            *place = Transform::from_translation(home.0 + Vec3::Y * 0.5);
            *velocity = Velocity::zero();
        }
    }
}

/// Knocks are heard.
fn knock(
    mut collisions: MessageReader<CollisionEvent>,
    loose: Query<(&Velocity, &Transform, &Piece), With<Loose>>,
    mut impacts: MessageWriter<Impact>,
) {
    for collision in collisions.read() {
        let CollisionEvent::Started(one, other, _) = collision else { continue };
        let (first, second) = (loose.get(*one).ok(), loose.get(*other).ok());
        let Some((speed, at, of)) = first.or(second) else { continue };
        let stuff = |piece: &Piece| if matches!(piece, Piece::Doubloon(_)) { Stuff::Coin } else { Stuff::Lead };
        let on = first.and(second).map_or(Stuff::Oak, |(.., other)| stuff(other));
        // Two decimetres a second are two hundred millimetres.
        let speed = speed.linear.length() * 100.0;
        if speed > QUIET {
            impacts.write(Impact { of: stuff(of), on, speed, at: at.translation });
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    redraw_while(app, moves);
    app.add_systems(Startup, scatter)
        .add_systems(FixedUpdate, lead.in_set(LeadSystems))
        .add_systems(PreUpdate, take_in_hand.in_set(CarrySystems))
        .add_systems(Update, (put_back, knock));
}
