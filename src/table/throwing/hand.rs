//! The dice in the hand: they lie by the cursor, are shaken, and let go.
//!
//! Press and move shakes them, release throws with the hand's speed; a click on the tower tips them in over the masts;
//! a key throws fairly by itself. All of it only chooses the question to the physics.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::window::CursorMoved;

use super::dice_box::{DiceBox, Die, Shows, ThrowVessels};
use super::frame::{MM, tray_from_world, turn_from_tray, world_from_tray};
use super::practice::PRACTICE;
use super::throw::{Cast, Held, Throw, spot_of};
use crate::dice::solids::Solid;
use crate::dice::{Gesture, Way};
use crate::logbook::wording::{Fact, key};
use crate::play::answers::AnswerSource;
use crate::play::apart::Apart;
use crate::play::called_throw::{CalledThrow, ThrowAnswer};
use crate::rules::kernel::{PieceId, ThrowRequest, Throwable, Vessel};
use crate::table::attention::{Attention, LookAt};
use crate::table::pieces::Piece;
use crate::table::room::places::{TABLE_HALF, TOWER_SCALE};
use crate::table::settings::bindings::{Action, Hands};
use crate::table::stage::{Menu, TableEye};
use crate::table::toasts::Toasts;
use crate::table::under::{Carried, CarrySystems, Under};

/// The hand waits here, and holds the dice this high: millimetres of the tray.
const HOME: Vec3 = Vec3::new(0.0, 128.0, 0.0);
const HEIGHT: f32 = 118.0;
/// One layer of a handful has this number of dice, and each layer more lifts the hand this much.
const LAYER: usize = 8;
const THICK: f32 = 13.0;
/// The cursor leads the hand this far around the tray.
const REACH: Vec2 = Vec2::new(230.0, 210.0);
/// The hand follows the cursor this quickly, and its speed is felt and forgotten this quickly (a second).
const FOLLOWS: f32 = 22.0;
const FEELS: f32 = 60.0;
const FORGETS: f32 = 7.0;
/// The way of a shaken hand is remembered about this long (seconds).
const REMEMBERS: f32 = 0.35;
/// A bot holds the dice this long before it tips them in.
const BOT_WAITS: f32 = 0.55;
/// Pieces that go up again by themselves lie in the hand this long: long enough to tell them apart.
const AGAIN_WAITS: f32 = 0.8;

/// Pieces that only go up once more need no decision: they are tipped in as they are (DR-22.13).
pub fn goes_by_itself(request: &ThrowRequest) -> bool {
    request.fresh.is_empty() && matches!(request.into, Vessel::BattleShip { .. })
}

/// Cubes are not aimed (DR-28.15): they go in over the masts with any move of the hand.
fn way_of(request: &ThrowRequest, wanted: Way) -> Way {
    if matches!(request.into, Vessel::BattleShip { .. }) { Way::Tower } else { wanted }
}

/// Whence a piece comes into the hand, where that is to be seen: from where it lay, or from where it is kept.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Came(pub Vec3);

/// Let the dice in the hand go, this way: a panel asks for it. A bot's hand does not listen.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LetGo(pub Way);

/// The gesture a hand makes at the moment it lets go. Slower than `least` (millimetres a second of the tray) it would be weak: a hand
/// that has just been shaken is then judged by its way and the time it took, not by its last picture.
#[must_use]
pub fn gesture(held: &Held, dice: usize, least: f32) -> Gesture {
    let short = |value: f32| value.round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16;
    // The tray is drawn larger than it is; the hand is not.
    let (felt, brisk) = (held.speed * TOWER_SCALE, held.brisk * TOWER_SCALE);
    let weak = felt.length() < least && brisk > felt.length();
    let speed = if weak { felt.try_normalize().unwrap_or(Vec3::Y) * brisk } else { felt };
    // A hand that moves rolls the dice over its fingers.
    let spin = Vec3::Z.cross(speed) / 10.0 * 100.0;
    let layers = dice.max(1).div_ceil(LAYER) - 1;
    let at = held.at + Vec3::Z * (THICK * layers as f32);
    Gesture {
        release: at.to_array().map(short),
        velocity: speed.to_array().map(short),
        spin: spin.to_array().map(short),
    }
}

/// Puts the dice of a called throw into the roller's hand; dice on the table from before are cleared away.
pub(super) fn take_up(
    mut commands: Commands,
    source: Res<AnswerSource>,
    dice_box: Res<DiceBox>,
    fresh: Query<(Entity, &CalledThrow), (Without<Throw>, Without<ThrowAnswer>)>,
    old: Query<(Entity, &Die, &Transform)>,
    mut toasts: ResMut<Toasts>,
    mut attention: ResMut<Attention>,
) {
    for (throw, called) in &fresh {
        if called.recorded.is_some() || (*source != AnswerSource::Physical && called.game != PRACTICE) {
            continue;
        }
        toasts.withdraw(&Fact::from(key::THROW_RAISED));
        attention.draw_to(spot_of(&called.request, false));
        let stays = |piece: PieceId| called.request.lying.iter().any(|(lying, ..)| *lying == piece);
        let mut lay = BTreeMap::new();
        for (die, of, at) in old.iter().filter(|(_, of, _)| !stays(of.piece)) {
            lay.insert(of.piece, at.translation);
            commands.entity(die).despawn();
        }
        let again = |piece: PieceId| called.request.again.iter().any(|(again, _)| *again == piece);
        let in_hand = called.request.fresh.iter().chain(&called.request.again);
        for (number, (piece, thing)) in in_hand.enumerate() {
            let Some(solid) = Solid::of(*thing) else { continue };
            let owner = if let Throwable::Cube { of } = thing { *of } else { called.by };
            let Some((mesh, coat)) = dice_box.take_out(solid, owner) else { continue };
            let kept = || {
                Some(dice_box.kept(solid, owner)? + world_from_tray(nest(number, solid)) - world_from_tray(Vec3::ZERO))
            };
            let came = if again(*piece) { lay.get(piece).copied() } else { kept() };
            let mut place = in_the_palm(number, solid);
            place.translation = came.unwrap_or(place.translation);
            let mut die = commands.spawn((
                Name::new("die"),
                Die { piece: *piece, solid },
                Mesh3d(mesh),
                MeshMaterial3d(coat),
                place,
            ));
            if let Some(from) = came {
                die.insert(Came(from));
            }
        }
        let at = HOME.with_z(HEIGHT);
        commands.entity(throw).insert(Throw::InHand(Held::at(at)));
    }
}

/// The hand's point under a cursor: on the level on which it holds the dice, while the cursor is about the tray.
fn led_to(cursor: Vec2, cameras: &Query<(&Camera, &GlobalTransform), With<TableEye>>, gripped: bool) -> Option<Vec3> {
    let (camera, eye) = cameras.iter().next()?;
    let ray = camera.viewport_to_world(eye, cursor).ok()?;
    let level = world_from_tray(Vec3::Z * HEIGHT).y;
    let share = (level - ray.origin.y) / ray.direction.y;
    if !(share.is_finite() && share > 0.0) {
        return None;
    }
    let met = ray.get_point(share);
    let at = tray_from_world(met);
    let about = at - Vec3::new(0.0, 75.0, at.z);
    let near = about.x.abs() < REACH.x && about.y.abs() < REACH.y;
    let on_table = met.x.abs() < TABLE_HALF.x && met.z.abs() < TABLE_HALF.y;
    (near || (gripped && on_table)).then(|| {
        let most = REACH * 1.2;
        Vec3::new(about.x.clamp(-most.x, most.x), 75.0 + about.y.clamp(-most.y, most.y), HEIGHT)
    })
}

impl Held {
    /// Goes after the cursor, which came to its goal by this way; its speed is felt, and the way of a shaken hand is counted.
    fn follow(&mut self, goal: Vec3, way: &[Vec3], seconds: f32) {
        let mut path = 0.0;
        for point in way.iter().chain([&goal]) {
            path += self.led.distance(*point);
            self.led = *point;
        }
        let before = self.at;
        self.at = before + (goal - before) * (1.0 - (-FOLLOWS * seconds).exp());
        if seconds > 0.0 {
            let now = (self.at - before) / seconds;
            // The swing is felt at once and forgotten slowly: fingers open a little after it.
            let quicker = now.length() > self.speed.length();
            let share = 1.0 - (-seconds * if quicker { FEELS } else { FORGETS }).exp();
            self.speed += (now - self.speed) * share;
        }
        if self.gripped {
            self.shaken += (self.at - before).length();
            if seconds > 0.0 {
                self.brisk += (path / seconds - self.brisk) * (1.0 - (-seconds / REMEMBERS).exp());
            }
        }
    }
}

fn shake(
    mut hands: ResMut<Hands>,
    under: Res<Under>,
    menu: Res<State<Menu>>,
    time: Res<Time>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableEye>>,
    pieces: Query<&Piece>,
    mut throws: Query<(&CalledThrow, &mut Throw)>,
    (mut let_go, mut moves): (MessageReader<LetGo>, MessageReader<CursorMoved>),
    (vessels, apart): (Res<ThrowVessels>, Option<Res<Apart>>),
    mut carried: ResMut<Carried>,
) {
    let mut carrying = false;
    let moves: Vec<Vec2> = moves.read().map(|moved| moved.position).collect();
    let asked = let_go.read().last().copied();
    for (called, mut throw) in &mut throws {
        let Throw::InHand(held) = &mut *throw else { continue };
        let seconds = time.delta_secs().min(0.1);
        held.since += seconds;
        let by_itself = goes_by_itself(&called.request);
        let cast = if called.by_bot || by_itself {
            (held.since > if by_itself { AGAIN_WAITS } else { BOT_WAITS }).then_some((Way::Tower, None))
        } else if apart.as_ref().is_some_and(|apart| apart.is_elsewhere(called.by)) {
            // The player at the other window lets go there; nobody here opens that hand, nor does a menu hold it.
            asked.map(|LetGo(way)| (way, None))
        } else if *menu.get() == Menu::None {
            let led = |cursor: Vec2| led_to(cursor, &cameras, held.gripped);
            let lead = hands.over_the_table().and_then(led);
            let way: Vec<Vec3> = moves.iter().filter(|_| lead.is_some()).filter_map(|at| led(*at)).collect();
            held.follow(lead.unwrap_or_else(|| HOME.with_z(HEIGHT)), &way, seconds);
            let gripping = hands.grip(Action::Grab).is_some();
            let opened = held.gripped && !gripping;
            held.gripped |= gripping && lead.is_some();
            carrying |= held.gripped && !opened;
            let at_the_tower =
                || under.piece.and_then(|piece| pieces.get(piece).ok()).is_some_and(|piece| *piece == Piece::Tower);
            if opened {
                let least = vessels.0.dice.least.speed as f32;
                Some((Way::Hand, Some(gesture(held, called.request.thrown(), least))))
            } else if let Some(LetGo(way)) = asked {
                Some((way, None))
            } else if hands.take(Action::TipIn) || (hands.begun(Action::Select) && at_the_tower()) {
                hands.take(Action::Select);
                Some((Way::Tower, None))
            } else {
                hands.take(Action::Throw).then_some((Way::Tray, None))
            }
        } else {
            None
        };
        if let Some((way, gesture)) = cast {
            let way = way_of(&called.request, way);
            *throw = Throw::Cast(Cast { way, gesture: gesture.filter(|_| way == Way::Hand) });
        }
    }
    carried.0 = carrying;
}

/// The place of each die in the hand: in rings around the first.
pub(super) fn nest(number: usize, solid: Solid) -> Vec3 {
    let wide = if solid == Solid::Cube { 11.0 } else { 24.0 };
    if number == 0 {
        return Vec3::ZERO;
    }
    let (mut ring, mut left) = (1_usize, number - 1);
    while left >= ring * 6 {
        left -= ring * 6;
        ring += 1;
    }
    let turn = left as f32 / (ring * 6) as f32 * std::f32::consts::TAU + ring as f32;
    Vec3::new(turn.cos(), turn.sin(), 0.0) * wide * ring as f32
}

/// The place of a die in the hand before it is shaken.
pub(super) fn in_the_palm(number: usize, solid: Solid) -> Transform {
    let own = number as f32 * 1.7;
    let about = Vec3::new(own.sin(), own.cos(), 0.6).normalize_or_zero();
    Transform::from_translation(world_from_tray(HOME.with_z(HEIGHT) + nest(number, solid)))
        .with_rotation(turn_from_tray(Quat::from_axis_angle(about, own * 2.0)))
        .with_scale(Vec3::splat(MM))
}

/// A throw that was taken back leaves no dice in the air.
fn clear_away(
    mut commands: Commands,
    mut gone: RemovedComponents<CalledThrow>,
    mut landed: RemovedComponents<Throw>,
    throws: Query<(), Or<(With<CalledThrow>, With<Throw>)>>,
    unread: Query<Entity, (With<Die>, Without<Shows>)>,
    mut carried: ResMut<Carried>,
    mut attention: ResMut<Attention>,
) {
    if gone.read().count() + landed.read().count() > 0 && throws.is_empty() {
        carried.0 = false;
        if matches!(attention.spot(), Some(LookAt::Tray | LookAt::Tower)) {
            attention.release();
        }
        for die in &unread {
            commands.entity(die).despawn();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<LetGo>()
        .add_systems(PreUpdate, shake.in_set(CarrySystems).run_if(any_with_component::<Throw>))
        .add_systems(Update, (take_up, clear_away).chain());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hand_s_speed_is_the_throw_s() {
        let held = Held {
            at: Vec3::new(10.0, 80.0, HEIGHT),
            speed: Vec3::new(600.0, -300.0, 0.0),
            gripped: true,
            since: 1.0,
            ..Held::at(Vec3::ZERO)
        };
        let few = gesture(&held, 5, 300.0);
        assert_eq!(few.release, [10, 80, 118]);
        assert_eq!(few.velocity, [960, -480, 0]);
        // Rolling forward: the spin stands across the way.
        assert_eq!(few.spin, [4800, 9600, 0]);
        assert_eq!(gesture(&held, 20, 300.0).release, [10, 80, 144], "a full hand is held higher");
    }

    #[test]
    fn a_shaken_hand_is_judged_by_its_way_and_the_time_it_took() {
        let speed = |held: &Held| Vec3::from_array(gesture(held, 5, 300.0).velocity.map(f32::from)).length();
        let home = HOME.with_z(HEIGHT);
        let mut held = Held { gripped: true, ..Held::at(home) };
        // Eight swings, of which each of four pictures sees two: there and back.
        for _ in 0..4 {
            held.follow(home, &[home + Vec3::X * 80.0, home, home - Vec3::X * 80.0], 0.25);
        }
        assert!(held.speed.length() < 1.0, "where pictures are few the hand seems to rest");
        assert!(speed(&held) > 300.0, "{}", speed(&held));
        // A hand that rests forgets it, and one that only opens is weak.
        for _ in 0..12 {
            held.follow(home, &[], 0.1);
        }
        assert!(speed(&held) < 300.0, "{}", speed(&held));
        assert_eq!(speed(&Held { gripped: true, ..Held::at(home) }), 0.0);
    }

    #[test]
    fn dice_in_the_hand_do_not_lie_in_each_other() {
        let places: Vec<_> = (0..20).map(|number| nest(number, Solid::D20)).collect();
        for (i, one) in places.iter().enumerate() {
            for other in places.iter().skip(i + 1) {
                assert!(one.distance(*other) > 22.8, "{one} {other}");
            }
        }
    }
}
