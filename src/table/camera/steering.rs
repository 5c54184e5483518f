//! Hands move eyes: every action of the camera, and the eye's own movements.

use bevy::camera::visibility::RenderLayers;
use bevy::prelude::*;

use super::TableCamera;
use super::eyes::{Eye, Eyes};
use super::pose::{Pose, wrapped};
use super::rig::RigMode;
use super::views::{self, BoardsLaid, View};
use crate::logbook::wording::{Fact, key};
use crate::table::chairs::{Chair, Taken};
use crate::table::deck::{AT_SEA, OnDeck};
use crate::table::easel::SECRETS;
use crate::table::pieces::{CaptainsEye, Commanded, Extent, Piece, Selected};
use crate::table::settings::Settings;
use crate::table::settings::bindings::{Action, Hands, KEPT_VIEWS};
use crate::table::stage::{Menu, Redraw, Screen, Seated, SetOut};
use crate::table::toasts::{Toasts, Tone};
use crate::table::under::{Carried, Under};

/// A drag over the whole height of the picture turns by this angle.
const TURN: f32 = 3.2;
/// Keys turn so fast, in radians a second.
const TURN_BY_KEY: f32 = 1.5;
/// Keys tilt so fast.
const TILT_BY_KEY: f32 = 0.9;
/// Keys move by this share of the picture's height a second.
const PAN_BY_KEY: f32 = 0.8;
/// Keys halve the distance this number of times a second.
const ZOOM_BY_KEY: f32 = 1.6;
/// One notch of the wheel leaves this share of the distance.
const NOTCH: f32 = 0.87;
/// One notch moves the table by this share of the picture's height.
const SCROLL: f32 = 0.10;
/// The title turns once in four minutes.
const DRIFT: f32 = std::f32::consts::TAU / 240.0;
/// A key that was just pressed acts as if it had been held no longer than this, however long the program rested.
const LONGEST_STEP: f32 = 0.1;

/// The picture as the hands see it.
#[derive(Clone, Copy)]
struct Frame {
    size: Vec2,
    aspect: f32,
    laid: BoardsLaid,
    taken: Taken,
    /// Hands move the eye this many times as fast.
    swift: f32,
}

impl Frame {
    /// A point of the window, from -1 to 1, right and up.
    fn at(&self, point: Vec2) -> Vec2 {
        let share = point / self.size * 2.0 - Vec2::ONE;
        Vec2::new(share.x, -share.y)
    }
}

type Pieces<'w, 's> = Query<
    'w,
    's,
    (Entity, &'static Extent, &'static GlobalTransform, Option<&'static CaptainsEye>, Has<Selected>),
    With<Piece>,
>;

/// The ships of players that can be seen, by who commands them.
type Ships<'w, 's> = Query<
    'w,
    's,
    (Entity, &'static Commanded, &'static GlobalTransform, &'static CaptainsEye, &'static InheritedVisibility),
    With<Piece>,
>;

/// The point of the table that is being dragged.
#[derive(Clone, Copy, Default)]
pub(super) struct Grip(Option<Vec3>);

pub(super) fn steer(
    mut hands: ResMut<Hands>,
    mut eyes: ResMut<Eyes>,
    under: Res<Under>,
    seated: Res<Seated>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    time: Res<Time>,
    cameras: Query<&Camera, With<TableCamera>>,
    (pieces, ships): (Pieces, Ships),
    mut toasts: ResMut<Toasts>,
    mut redraw: ResMut<Redraw>,
    carried: Res<Carried>,
    (laid, taken): (Res<BoardsLaid>, Res<Taken>),
    mut grip: Local<Grip>,
) {
    let still = settings.reduced_motion;
    let seconds = time.delta_secs();
    if *screen.get() != Screen::Table {
        if !still {
            eyes.bypass_change_detection().title.yaw = wrapped(eyes.title.yaw + DRIFT * seconds.min(LONGEST_STEP));
            redraw.ask();
        }
        return;
    }
    let seat = seated.0;
    let eye = eyes.of_mut(seat);
    eye.rig.cutting(still);
    if eye.rig.advance(seconds) {
        redraw.ask();
    }
    let size = cameras.single().ok().and_then(Camera::logical_viewport_size).filter(|size| size.min_element() >= 1.0);
    let Some(size) = size else { return };
    let swift = f32::from(settings.sensitivity) / 100.0;
    let frame = Frame { size, aspect: size.x / size.y, laid: *laid, taken: *taken, swift };
    if let Some(ship) = eye.ship() {
        match pieces.get(ship) {
            Ok((_, _, placed, Some(captain), _)) => {
                if eye.sail(views::captains_eye(captain.0, &placed.affine())) {
                    redraw.ask();
                }
            }
            // She is gone: the eye goes back over the table.
            _ => eye.leave_the_deck(),
        }
    }
    let before = *eye.rig.goal();
    if *menu.get() == Menu::None {
        if !carried.0 {
            drag(eye, &hands, &under, frame, &mut grip);
        }
        turn_the_wheel(eye, &hands, &under, frame);
        hold_keys(eye, &hands, seconds.min(LONGEST_STEP) * swift);
        go_to_views(eye, &hands, seat, frame, |said| toasts.post(Tone::News, said));
        go_to_pieces(eye, &mut hands, &under, (&pieces, &ships), (seat, frame));
    }
    if eye.leaning() && !hands.holds(Action::LeanIn) {
        eye.lean_back();
    }
    if *eye.rig.goal() != before {
        eye.moved_by_hand(&before);
    }
    if eye.rig.moving() || hands.stirred() {
        redraw.ask();
    }
}

fn drag(eye: &mut Eye, hands: &Hands, under: &Under, frame: Frame, grip: &mut Grip) {
    let turned = hands.dragged(Action::Orbit);
    let dragging = [Action::Grab, Action::Pan].into_iter().find(|deed| hands.grip(*deed).is_some());
    // On deck every drag turns the head.
    let on_deck = eye.rig.mode() == RigMode::Deck;
    let turned = turned.or_else(|| dragging.filter(|_| on_deck).and_then(|deed| hands.dragged(deed)));
    if let Some(by) = turned {
        let by = by / frame.size.y * (TURN * frame.swift);
        // Over the table the world turns with the hand; on deck too, and then the head goes the other way.
        let way = if on_deck { Vec2::new(1.0, -1.0) * eye.rig.goal().fov / TURN * 1.4 } else { Vec2::new(-1.0, 1.0) };
        eye.rig.orbit(by.x * way.x, by.y * way.y);
    }
    let Some(deed) = dragging.filter(|_| !on_deck) else {
        grip.0 = None;
        return;
    };
    let (Some(from), Some(by)) = (hands.grip(deed), hands.dragged(deed)) else { return };
    if grip.0.is_none() {
        let level = under.at.map_or(0.0, |at| at.y.clamp(-0.1, 0.2));
        let ray = eye.rig.shown().ray(frame.at(from), frame.aspect);
        let share = (level - ray.origin.y) / ray.direction.y;
        let reach = 3.0 * eye.rig.shown().distance;
        grip.0 = (ray.direction.y < -0.05 && (0.0..reach).contains(&share)).then(|| ray.get_point(share));
    }
    let here = hands.hover().map(|hover| frame.at(hover.at));
    let held = match (grip.0, here) {
        (Some(point), Some(at)) => eye.rig.drag(point, at, frame.aspect),
        _ => false,
    };
    if !held {
        let share = Vec2::new(-by.x, by.y) / frame.size.y;
        eye.rig.pan(share * eye.rig.stride());
    }
}

fn turn_the_wheel(eye: &mut Eye, hands: &Hands, under: &Under, frame: Frame) {
    if let Some(notches) = hands.turned(Action::Zoom) {
        let held = under.at.filter(|_| !under.by_keys).zip(hands.over_the_table().map(|at| frame.at(at)));
        eye.rig.zoom(NOTCH.powf(notches.y.clamp(-20.0, 20.0) * frame.swift), held, frame.aspect);
    }
    if let Some(notches) = hands.turned(Action::Scroll) {
        // With Shift held a wheel turns sideways on some systems.
        let across = Vec2::new(-notches.x, notches.y);
        eye.rig.pan(across * (SCROLL * frame.swift * eye.rig.stride()));
    }
}

fn hold_keys(eye: &mut Eye, hands: &Hands, seconds: f32) {
    let pull =
        |one: Action, other: Action| f32::from(u8::from(hands.holds(one))) - f32::from(u8::from(hands.holds(other)));
    let pan = Vec2::new(pull(Action::PanEast, Action::PanWest), pull(Action::PanNorth, Action::PanSouth));
    if pan != Vec2::ZERO {
        eye.rig.pan(pan.normalize() * PAN_BY_KEY * seconds * eye.rig.stride());
    }
    // To orbit left is to let the table turn to the right, as one's own step to the left would.
    let yaw = pull(Action::OrbitRight, Action::OrbitLeft);
    let pitch = pull(Action::OrbitUp, Action::OrbitDown);
    if yaw != 0.0 || pitch != 0.0 {
        let head = if eye.rig.mode() == RigMode::Deck { -1.0 } else { 1.0 };
        eye.rig.orbit(head * yaw * TURN_BY_KEY * seconds, head * pitch * TILT_BY_KEY * seconds);
    }
    let zoom = pull(Action::ZoomIn, Action::ZoomOut);
    if zoom != 0.0 {
        eye.rig.zoom(0.5_f32.powf(zoom * ZOOM_BY_KEY * seconds), None, 1.0);
    }
}

/// Another player's place; asked for again, that of the next one.
fn next_other(eye: &Eye, own: Chair, frame: Frame) -> Chair {
    let there = |chair: Chair| View::Papers(chair).pose_over(own, frame.aspect, frame.laid) == *eye.rig.goal();
    let others = || frame.taken.others(own);
    others().skip_while(|chair| !there(*chair)).nth(1).or_else(|| others().next()).unwrap_or(own)
}

fn go_to_views(eye: &mut Eye, hands: &Hands, seat: Chair, frame: Frame, mut say: impl FnMut(Fact)) {
    if hands.begun(Action::Home) {
        eye.home(View::Table.pose_over(seat, frame.aspect, frame.laid));
    }
    let views = [
        (Action::ViewBoard, View::Board),
        (Action::ViewOwn, View::Papers(seat)),
        (Action::ViewTray, View::Tray),
        (Action::ViewEnemy, View::Papers(next_other(eye, seat, frame))),
        (Action::ViewTop, View::Top),
    ];
    for (deed, view) in views {
        if hands.begun(deed) {
            eye.go(view.pose_over(seat, frame.aspect, frame.laid));
        }
    }
    for number in 0..KEPT_VIEWS {
        if hands.begun(Action::StoreView(number)) && eye.keep(number) {
            say(key::ToastViewStored { number }.into());
        }
        if hands.begun(Action::RecallView(number)) && !eye.recall(number) {
            say(key::ToastViewEmpty { number }.into());
        }
    }
}

fn go_to_pieces(
    eye: &mut Eye,
    hands: &mut Hands,
    under: &Under,
    (pieces, ships): (&Pieces, &Ships),
    (seat, frame): (Chair, Frame),
) {
    let now = *eye.rig.goal();
    let pointed = under.piece.and_then(|piece| pieces.get(piece).ok());
    let chosen = || pieces.iter().find(|(.., chosen)| *chosen);
    if hands.begun(Action::Focus) {
        if let Some((_, extent, placed, ..)) = pointed.or_else(chosen) {
            eye.go(views::focused(extent, &placed.affine(), &now, frame.aspect));
        } else if let Some(at) = under.at {
            eye.go(Pose { focus: at, distance: now.distance * 0.55, ..now });
        }
    }
    if hands.begun(Action::LeanIn) && !eye.on_deck() {
        if let Some((_, extent, placed, ..)) = pointed {
            eye.lean_in(views::leaned_in(extent, &placed.affine(), &now, frame.aspect));
        } else if let Some(at) = under.at {
            eye.lean_in(Pose { focus: at, distance: now.distance * 0.35, ..now });
        }
    }
    if eye.on_deck() {
        if hands.take(Action::Cancel) || hands.take(Action::CaptainsEye) {
            eye.leave_the_deck();
        }
    } else if hands.begun(Action::CaptainsEye) {
        let captained =
            |(ship, _, placed, captain, _): (Entity, &Extent, &GlobalTransform, Option<&CaptainsEye>, bool)| {
                captain.map(|captain| (ship, captain.0, placed.affine()))
            };
        // No player stands on an enemy's deck without asking for it.
        let nearest_own = || {
            let away = |placed: &GlobalTransform| placed.translation().distance_squared(now.focus);
            let own = ships.iter().filter(|(_, by, _, _, seen)| by.0 == seat && seen.get());
            let nearest = own.min_by(|(_, _, one, ..), (_, _, other, ..)| away(one).total_cmp(&away(other)));
            nearest.map(|(ship, _, placed, captain, _)| (ship, captain.0, placed.affine()))
        };
        let deck = pointed.and_then(captained).or_else(|| chosen().and_then(captained)).or_else(nearest_own);
        if let Some((ship, stand, placed)) = deck {
            eye.board(Some(ship), views::captains_eye(stand, &placed));
        }
    }
    // The keyboard points at something outside the picture: it comes into the picture.
    if (hands.begun(Action::NextPiece) || hands.begun(Action::PreviousPiece))
        && !eye.on_deck()
        && let Some((_, extent, placed, ..)) = pointed
    {
        let centre = placed.transform_point(extent.centre);
        if !in_the_picture(&now, centre, frame.aspect) {
            eye.go(Pose { focus: centre, ..now });
        }
    }
}

/// Does a point lie well inside the picture of a pose?
fn in_the_picture(pose: &Pose, point: Vec3, aspect: f32) -> bool {
    pose.seen(point, aspect).is_some_and(|at| at.abs().max_element() < 0.8)
}

/// Another scenario, and everybody sees the whole table again.
pub(super) fn start_over(mut eyes: ResMut<Eyes>, cameras: Query<&Camera, With<TableCamera>>, set_out: Res<SetOut>) {
    if !set_out.is_changed() {
        return;
    }
    let size = cameras.single().ok().and_then(Camera::logical_viewport_size);
    let aspect = size.map_or(16.0 / 9.0, |size| size.x / size.y.max(1.0));
    for seat in Chair::ALL {
        eyes.of_mut(seat).go(View::Table.pose(seat, aspect));
    }
}

/// From the title one flies to one's chair.
pub(super) fn sit_down(mut eyes: ResMut<Eyes>, seated: Res<Seated>) {
    let title = eyes.title;
    eyes.of_mut(seated.0).rig.come_from(title);
}

/// Moves the camera to the eye of the chair: on a deck it draws the open sea, and nothing of the cabin.
pub(super) fn look(
    eyes: Res<Eyes>,
    seated: Res<Seated>,
    screen: Res<State<Screen>>,
    mut deck: ResMut<OnDeck>,
    mut cameras: Query<(&mut Transform, &mut Projection, &mut RenderLayers), With<TableCamera>>,
) {
    let eye = eyes.of(seated.0);
    let (pose, on_deck) = match screen.get() {
        Screen::Table => (eye.rig.shown(), eye.on_deck() || eyes.at_sea),
        Screen::Title | Screen::Chooser | Screen::Course | Screen::Outfitting => (&eyes.title, false),
    };
    deck.set_if_neq(OnDeck(on_deck));
    let seen = if on_deck { RenderLayers::layer(AT_SEA) } else { RenderLayers::from_layers(&[0, SECRETS]) };
    for (mut place, mut projection, mut layers) in &mut cameras {
        place.set_if_neq(pose.transform());
        layers.set_if_neq(seen.clone());
        let fov = match projection.as_ref() {
            Projection::Perspective(lens) => lens.fov,
            _ => pose.fov,
        };
        if fov.to_bits() != pose.fov.to_bits()
            && let Projection::Perspective(lens) = projection.as_mut()
        {
            lens.fov = pose.fov;
        }
    }
}
