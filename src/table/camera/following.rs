//! The camera goes where the action is, and gives the view back; any hand on it takes it back at once.

use bevy::prelude::*;

use super::TableCamera;
use super::beside::Hull;
use super::eyes::Eyes;
use super::pose::Pose;
use super::rig::{Rig, RigMode};
use super::views::View;
use crate::table::attention::{Attention, LookAt};
use crate::table::chairs::Chair;
use crate::table::pieces::{CaptainsEye, Extent};
use crate::table::settings::{Follow, Settings};
use crate::table::stage::{Redraw, Screen, Seated};
use crate::table::theme::scale_in;

/// The view is given back this long after the last of it.
const LINGERS: f32 = 1.6;
/// A place this far from the middle of the picture (of its half) is not looked at closely enough.
const ASIDE: f32 = 0.72;
/// A place is looked at from this far away, in its own measure.
const NEAR: f32 = 3.4;

/// A place farther than this number of times `NEAR` is not worth seeing; gently the eye comes this near.
const FAR: f32 = 2.2;
const GENTLY: f32 = 1.5;
/// One looks down at it then at most this steeply.
const STOOPED: f32 = 0.58;

/// This much more than the ships themselves is seen when orders are written.
const ROOM: f32 = 1.05;
/// And from no nearer than this.
const CLOSEST: f32 = 7.0;

/// The eye's rig before it followed, and where it went.
#[derive(Clone, Copy, Debug)]
pub struct Followed {
    seat: Chair,
    before: Rig,
    went: Pose,
    at_sea: bool,
    idle: f32,
}

/// The ships that are on the table.
pub type Afloat<'w, 's> =
    Query<'w, 's, (&'static Extent, &'static GlobalTransform, &'static InheritedVisibility), With<CaptainsEye>>;

/// The seat, the window and what stands on the table, as far as it has a say in where the eye goes.
#[derive(Clone, Copy)]
struct Situation<'a> {
    seat: Chair,
    aspect: f32,
    /// The width of the window, as sheets are measured.
    points: f32,
    hulls: &'a [Hull],
    /// Ships are looked at, which are seen over the open sea.
    at_sea: bool,
}

/// The eye's pose for a spot, if it has to move.
fn wanted(spot: LookAt, follow: Follow, now: &Pose, here: Situation, seen: Option<Vec2>) -> Option<Pose> {
    let Situation { seat, aspect, points, hulls, at_sea } = here;
    match spot {
        LookAt::Beside(scene) => Some(scene.beside(now, aspect, hulls, at_sea)),
        LookAt::Tray => Some(View::Tray.pose(seat, aspect)),
        LookAt::Tower => Some(View::Tower.pose(seat, aspect)),
        LookAt::Fleet { at, radius, sheet } => Some(fleet(at, radius, sheet.share_of(points), seat, aspect)),
        LookAt::Battle => Some(View::Battle.pose(seat, aspect)),
        LookAt::Work { at, radius } | LookAt::Page { at, radius } => {
            let table = View::Papers(seat).pose(seat, aspect);
            Some(Pose { focus: at, distance: radius * NEAR, ..table }.inside())
        }
        LookAt::Place { at, radius } => {
            let aside = seen.is_none_or(|seen| seen.abs().max_element() > ASIDE);
            let near = (radius * NEAR).clamp(2.5, now.distance.max(2.5));
            // From across the table ships are specks: one comes near and stoops to them.
            let far = now.distance > near * FAR;
            let gently = if far { near * GENTLY } else { now.distance };
            let stoops = |distance: f32| {
                let pitch = if far { now.pitch.min(STOOPED) } else { now.pitch };
                Pose { focus: at, distance, pitch, ..*now }.inside()
            };
            match follow {
                Follow::Gentle => (aside || far).then(|| stoops(gently)),
                Follow::Full | Follow::Off => Some(stoops(near)),
            }
        }
    }
}

/// Ships seen as on a chart, beside the sheet on which their orders are written.
fn fleet(at: Vec3, radius: f32, sheet: f32, seat: Chair, aspect: f32) -> Pose {
    let board = View::Board.pose(seat, aspect);
    let up = (board.fov / 2.0).tan();
    let across = aspect * (1.0 - sheet);
    let distance = (radius / (up * across.min(1.0)) * ROOM).clamp(CLOSEST, board.distance.max(CLOSEST));
    let right = Vec3::new(board.yaw.cos(), 0.0, -board.yaw.sin());
    let aside = distance * up * aspect * sheet;
    Pose { focus: at + right * aside, distance, ..board }.inside()
}

/// Lets the eye follow, as far as the player wants it.
pub fn follow(
    attention: Res<Attention>,
    settings: Res<Settings>,
    seated: Res<Seated>,
    screen: Res<State<Screen>>,
    time: Res<Time>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    ships: Afloat,
    mut eyes: ResMut<Eyes>,
    mut redraw: ResMut<Redraw>,
    mut followed: Local<Option<Followed>>,
    mut last: Local<Option<(Chair, LookAt)>>,
    mut window: Local<Option<Vec2>>,
) {
    if *screen.get() != Screen::Table {
        (*followed, *last) = (None, None);
        (eyes.lent, eyes.at_sea) = (false, false);
        return;
    }
    let follow = settings.follow;
    let seat = seated.0;
    // Switched off, it does not give back the earlier view either.
    if follow == Follow::Off {
        *followed = None;
        (eyes.lent, eyes.at_sea) = (false, false);
        *last = attention.spot().map(|spot| (seat, spot));
        return;
    }
    // The eye of a seat that was left goes back to its earlier view, unless a hand has moved it.
    if let Some(then) = followed.take_if(|then| then.seat != seat) {
        let left = &mut eyes.of_mut(then.seat).rig;
        if *left.goal() == then.went {
            *left = then.before;
        }
    }
    followed.take_if(|then| *eyes.of_mut(seat).rig.goal() != then.went);
    let spot = attention.spot();
    let size = cameras.iter().next().and_then(|(camera, _)| camera.logical_viewport_size());
    let size = size.filter(|size| size.min_element() >= 1.0);
    // In another window the sheet covers another share of it; an eye that was moved by hand stays.
    let resized = std::mem::replace(&mut *window, size) != size && followed.is_some();
    let again = resized && matches!(spot, Some(LookAt::Fleet { .. }));
    // Each player's own eye goes there, whichever looked before.
    if let Some(spot) = spot.filter(|spot| again || *last != Some((seat, *spot))) {
        let Some(((camera, eye), size)) = cameras.iter().next().zip(size) else { return };
        let seen = match spot {
            LookAt::Place { at, .. } => camera.world_to_ndc(eye, at).filter(|ndc| ndc.z > 0.0).map(Vec3::truncate),
            _ => None,
        };
        let afloat = ships.iter().filter(|(.., seen)| seen.get());
        let hulls: Vec<Hull> = afloat.map(|(extent, placed, _)| (*extent, placed.affine())).collect();
        let points = size.x / scale_in(bevy_egui::egui::vec2(size.x, size.y), settings.ui_scale);
        let at_sea = matches!(spot, LookAt::Beside(scene) if scene.is_afloat(&hulls));
        let here = Situation { seat, aspect: size.x / size.y, points, hulls: &hulls, at_sea };
        let rig = &mut eyes.of_mut(seat).rig;
        // From one thing to the next it goes by way of where it was: the tray's own angle is not the table's.
        let now = followed.map_or(*rig.goal(), |then| *then.before.goal());
        let stays = rig.mode() == RigMode::Deck;
        let goal = *rig.goal();
        if let Some(pose) = wanted(spot, follow, &now, here, seen).filter(|pose| !stays && *pose != goal) {
            let before = followed.map_or(*rig, |then| then.before);
            rig.fly(pose);
            *followed = Some(Followed { seat, before, went: *rig.goal(), at_sea, idle: 0.0 });
            redraw.ask();
        }
    }
    *last = spot.map(|spot| (seat, spot));
    if spot.is_none()
        && let Some(then) = followed.as_mut()
    {
        then.idle += time.delta_secs();
        redraw.ask();
        if then.idle > LINGERS {
            eyes.of_mut(seat).rig.return_to(&then.before);
            *followed = None;
        }
    } else if let Some(then) = followed.as_mut() {
        then.idle = 0.0;
    }
    eyes.lent = spot.is_none() && followed.is_some();
    eyes.at_sea = followed.is_some_and(|then| then.at_sea);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ships_are_seen_beside_the_sheet_whoever_looks_and_however_narrow_the_window_is() {
        let (at, radius) = (Vec3::new(-1.0, 0.0, 0.5), 3.4);
        for seat in [Chair::South, Chair::North] {
            for (aspect, sheet) in [(16.0 / 9.0, 0.28), (16.0 / 9.0, 0.5), (640.0 / 720.0, 0.46), (2.4, 0.2)] {
                let pose = fleet(at, radius, sheet, seat, aspect);
                let across = |point: Vec3| {
                    let seen = pose.turn().inverse() * (point - pose.eye());
                    seen.x / (-seen.z * (pose.fov / 2.0).tan() * aspect)
                };
                let right = pose.turn() * Vec3::X;
                let [left, right] = [-0.9, 0.9].map(|share| across(at + right * (radius * share)));
                let free = -1.0..=1.0 - 2.0 * sheet;
                assert!(free.contains(&left) && free.contains(&right), "{seat:?} {aspect} {sheet}: {left} to {right}");
            }
        }
    }
}
