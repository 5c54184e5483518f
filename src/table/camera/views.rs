//! The fixed views: the whole table, the board, a seat's ship boards, the tray; and the framing of a piece.

use bevy::math::{Affine3A, Vec2, Vec3};
use bevy::prelude::Resource;

use super::beside::{Hull, clearest};
use super::framing::{Free, framed};
use super::pose::{FOV, Pose};
use crate::table::board::places::{BOARD_AT, BOARD_HALF};
use crate::table::chairs::{Around, Chair};
use crate::table::pieces::Extent;
use crate::table::room::places::{COVERED, COVERED_AT, TABLE_HALF, TOWER_LOOKS, TRAY, TRAY_HALF, papers, tray_yaw};

/// The boards before a chair, as far as a view of them needs it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Laid {
    /// They reach this far from their middle to both hands.
    pub reach: f32,
    /// The share of the window that a sheet covers at the left while it is looked at.
    pub sheet: f32,
    /// The corners of the hand of cards that is held before the chair, where one is: what is seen of the table is seen with it.
    pub hand: Option<[Vec3; 4]>,
    /// The corners of what is played on, where it does not fill the board: the view of the board comes as near as it allows.
    pub sea: Option<[Vec3; 4]>,
}

/// The share of the window that the strip at its head covers; of a large window it is less.
const HEAD: f32 = 0.085;
/// That of the ribbon.
const RIBBON: f32 = 0.105;

/// One looks down over a hand of cards at most this steeply.
const OVER_THE_HAND: f32 = 52.0 * std::f32::consts::PI / 180.0;

/// The board and what lies beyond it as far as the farthest papers, or the board alone, above the own hand of cards: everything
/// between the strips and beside the sheet.
fn over_the_hand(pose: &Pose, (hand, sheet): ([Vec3; 4], f32), beyond: &[Chair], aspect: f32) -> Pose {
    let Vec2 { x: east, y: south } = COVERED_AT;
    let corner = |(x, z): (f32, f32)| Vec3::new(east + COVERED.x * x, 0.0, south + COVERED.y * z);
    let board = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)].map(corner);
    let points: Vec<Vec3> = board.into_iter().chain(hand).chain(beyond.iter().copied().map(papers)).collect();
    let free = Free { left: 2.0 * sheet - 1.0, right: 1.0, below: 2.0 * RIBBON - 1.0, above: 1.0 - 2.0 * HEAD };
    // Read from straight above, the cards would be small: one stoops to them.
    framed(&points, free, &Pose { pitch: pose.pitch.min(OVER_THE_HAND), ..*pose }, aspect)
}

/// From the chair one looks down this steeply: the picture is filled best from one of them.
const OVER_THE_SEA: [f32; 4] = [48.0, 53.0, 58.0, 63.0];
/// The sea keeps this share of the picture from the sheet, and from the edge across.
const SHORE: f32 = 0.015;

/// Frames the sea as large as the room between the strips and beside the sheet allows.
fn over_the_sea(pose: &Pose, (sea, sheet): ([Vec3; 4], f32), aspect: f32) -> Pose {
    let (left, right) = (2.0 * (sheet + SHORE) - 1.0, 1.0 - 2.0 * SHORE);
    let free = Free { left, right, below: 2.0 * RIBBON - 1.0, above: 1.0 - 2.0 * HEAD };
    let poses = OVER_THE_SEA.map(|pitch| framed(&sea, free, &Pose { pitch: pitch.to_radians(), ..*pose }, aspect));
    poses.into_iter().min_by(|one, other| one.distance.total_cmp(&other.distance)).unwrap_or(*pose)
}

/// Boards before each chair, if a game lays its own there.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct BoardsLaid(pub Around<Option<Laid>>);

/// The papers before a chair, as large as the picture allows, the way up in which the player in it reads them.
fn boards(whose: Chair, aspect: f32, Laid { reach, sheet, .. }: Laid) -> Pose {
    let yaw = whose.yaw();
    let pitch = 64_f32.to_radians();
    let free = 1.0 - sheet;
    // The strips above and below the table take their part of the picture.
    let distance = fitting(Vec2::new(reach / free, 1.33), FOV, aspect) * 1.12;
    beside(Pose { focus: papers(whose), yaw, pitch, distance, fov: FOV }, sheet, aspect)
}

/// The same view in the middle of the room that a sheet at the left leaves free.
fn beside(pose: Pose, sheet: f32, aspect: f32) -> Pose {
    let left = Vec3::new(-pose.yaw.cos(), 0.0, pose.yaw.sin());
    let half = pose.distance * (pose.fov / 2.0).tan() * aspect;
    Pose { focus: pose.focus + left * (half * sheet), ..pose }
}

/// A view that every seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum View {
    Table,
    /// The board, read like a chart.
    Board,
    /// The board straight from above.
    Top,
    /// The strip of table before a chair.
    Papers(Chair),
    Tray,
    /// The tower's open side and the tray before it: dice tumble there.
    Tower,
    /// The tray with the tower behind it, sheets at both sides: cubes fall there.
    Battle,
}

impl View {
    /// As [`pose`](Self::pose), as near to the boards before a chair as they allow that lie there, beside the sheet of the seat.
    #[must_use]
    pub fn pose_over(self, seat: Chair, aspect: f32, laid: BoardsLaid) -> Pose {
        match self {
            Self::Papers(whose) => {
                laid.0.of(whose).map_or_else(|| self.pose(seat, aspect), |laid| boards(whose, aspect, laid).inside())
            }
            Self::Table | Self::Board | Self::Top => {
                let pose = self.pose(seat, aspect);
                match *laid.0.of(seat) {
                    Some(Laid { sheet, hand: Some(hand), .. }) if self != Self::Top => {
                        let whole = |chair: &Chair| self == Self::Table && laid.0.of(*chair).is_some();
                        let beyond: Vec<Chair> = Chair::ALL.into_iter().filter(whole).collect();
                        over_the_hand(&pose, (hand, sheet), &beyond, aspect).inside()
                    }
                    Some(Laid { sheet, sea: Some(sea), .. }) if self == Self::Board => {
                        over_the_sea(&pose, (sea, sheet), aspect).inside()
                    }
                    Some(laid) => beside(pose, laid.sheet, aspect).inside(),
                    None => pose,
                }
            }
            Self::Tray | Self::Tower | Self::Battle => self.pose(seat, aspect),
        }
    }

    /// The eye of `seat` goes here for this view in a picture of this aspect.
    #[must_use]
    pub fn pose(self, seat: Chair, aspect: f32) -> Pose {
        let yaw = seat.yaw();
        let pose = match self {
            Self::Table => {
                let pitch = 47_f32.to_radians();
                Pose { focus: seat.outward() * 1.25, yaw, pitch, distance: wide(22.8, aspect), fov: FOV }
            }
            Self::Board => {
                let pitch = 68_f32.to_radians();
                let across = BOARD_HALF.x.max(BOARD_HALF.y);
                Pose { focus: BOARD_AT, yaw, pitch, distance: wide(across * 2.85, aspect), fov: FOV }
            }
            Self::Top => {
                let distance = fitting(BOARD_HALF + 0.5, FOV, aspect);
                Pose { focus: BOARD_AT, yaw, pitch: super::pose::STEEPEST, distance, fov: FOV }
            }
            Self::Papers(whose) => boards(whose, aspect, Laid { reach: TABLE_HALF.x * 0.55, ..Laid::default() }),
            Self::Battle => {
                let pitch = 50_f32.to_radians();
                let distance = fitting(TRAY_HALF, FOV, aspect) * 2.05;
                Pose { focus: TRAY - TOWER_LOOKS * 0.42, yaw: tray_yaw(), pitch, distance, fov: FOV }
            }
            Self::Tower => {
                // Far enough for all of her, from where dice are tipped in, and the whole tray, with a slip of paper below it.
                let pitch = 42_f32.to_radians();
                let distance = fitting(TRAY_HALF, FOV, aspect) * 2.7;
                let focus = TRAY - TOWER_LOOKS * 0.55 + Vec3::Y * 0.72;
                Pose { focus, yaw: tray_yaw(), pitch, distance, fov: FOV }
            }
            Self::Tray => {
                let pitch = 63_f32.to_radians();
                // Dice are read from where the tower opens, from every chair; above them lies the slip of the throw.
                let distance = fitting(TRAY_HALF, FOV, aspect) * 1.45;
                Pose { focus: TRAY - TOWER_LOOKS * 0.28, yaw: tray_yaw(), pitch, distance, fov: FOV }
            }
        };
        pose.inside()
    }
}

/// A narrow picture is taken from farther away.
fn wide(distance: f32, aspect: f32) -> f32 {
    distance * (1.6 / aspect).max(1.0)
}

/// A rectangle seen straight on fills a picture from this far away.
fn fitting(half: Vec2, fov: f32, aspect: f32) -> f32 {
    let up = (fov / 2.0).tan();
    (half.y / up).max(half.x / (up * aspect)) * 1.06
}

/// A box so flat that one reads it from above: a card, a ship board.
fn lies_flat(half: Vec3) -> bool {
    half.y < 0.12 * half.x.min(half.z)
}

/// The yaw of something that lies on the table, on its face too: it is turned over about its long edge.
fn yaw_in(placed: &Affine3A, half: Vec3) -> f32 {
    let (east, south) = (placed.transform_vector3(Vec3::X), placed.transform_vector3(Vec3::Z));
    if half.x > half.z { (-east.z).atan2(east.x) } else { south.x.atan2(south.z) }
}

fn size_in(placed: &Affine3A, half: Vec3) -> Vec3 {
    let scale = |axis: Vec3| placed.transform_vector3(axis).length();
    half * Vec3::new(scale(Vec3::X), scale(Vec3::Y), scale(Vec3::Z))
}

/// Something small is looked at with its surroundings, from higher up.
const AROUND: f32 = 2.4;

/// A piece in the middle of the view, from about where the eye is now.
#[must_use]
pub fn focused(piece: &Extent, placed: &Affine3A, now: &Pose, aspect: f32) -> Pose {
    let half = size_in(placed, piece.half);
    if lies_flat(half) {
        let focus = placed.transform_point3(piece.centre);
        let distance = fitting(Vec2::new(half.x, half.z), FOV, aspect) * 1.25;
        return Pose { focus, yaw: now.yaw, pitch: 62_f32.to_radians(), distance, fov: FOV }.inside();
    }
    let near = filled(piece, placed, now, aspect);
    if near.distance >= AROUND {
        return near;
    }
    let pitch = now.pitch.clamp(30_f32.to_radians(), 48_f32.to_radians());
    Pose { pitch, distance: AROUND, ..near }.inside()
}

/// Something that stands fills the view.
fn filled(piece: &Extent, placed: &Affine3A, now: &Pose, aspect: f32) -> Pose {
    let up = (FOV / 2.0).tan();
    let pitch = now.pitch.clamp(14_f32.to_radians(), 30_f32.to_radians());
    let distance = size_in(placed, piece.half).length() / up.min(up * aspect) * 1.12;
    let focus = placed.transform_point3(piece.centre);
    Pose { focus, yaw: now.yaw, pitch, distance, fov: FOV }.inside()
}

/// A piece that fills the view, to be read: flat things from straight above, the right way up for their owner.
#[must_use]
pub fn leaned_in(piece: &Extent, placed: &Affine3A, now: &Pose, aspect: f32) -> Pose {
    let half = size_in(placed, piece.half);
    let focus = placed.transform_point3(piece.centre);
    if lies_flat(half) {
        let distance = fitting(Vec2::new(half.x, half.z), FOV, aspect);
        return Pose { focus, yaw: yaw_in(placed, piece.half), pitch: super::pose::STEEPEST, distance, fov: FOV }
            .inside();
    }
    let mut pose = filled(piece, placed, now, aspect);
    pose.distance *= 0.72;
    pose.inside()
}

/// A captain on deck looks down so little that the rail ahead stays below the picture.
const LEVEL: f32 = 0.5 * std::f32::consts::PI / 180.0;

/// On deck, looking over the bow.
#[must_use]
pub fn captains_eye(eye: Vec3, placed: &Affine3A) -> Pose {
    let ahead = placed.transform_vector3(Vec3::Z);
    let stand = placed.transform_point3(eye);
    let distance = 0.5;
    let yaw = (-ahead.x).atan2(-ahead.z);
    let mut pose = Pose { focus: stand, yaw, pitch: LEVEL, distance, fov: 60_f32.to_radians() };
    pose.focus = stand + pose.ahead() * distance;
    pose
}

/// Close to a ship. `round` is the eye's direction from her, in degrees from dead ahead over her port beam (90) to
/// astern (180); by `pitch` it looks down.
#[must_use]
pub fn close_up(piece: &Extent, placed: &Affine3A, round: f32, pitch: f32, aspect: f32) -> Pose {
    let ahead = placed.transform_vector3(Vec3::Z);
    let half = size_in(placed, piece.half);
    let fov = 38_f32.to_radians();
    let up = (fov / 2.0).tan();
    let (sin, cos) = round.to_radians().sin_cos();
    // Seen across, her length has to fit; seen from her ends, her masts.
    let across = half.z * sin.abs() + half.x * cos.abs();
    let towards = half.z * cos.abs() + half.x * sin.abs();
    let distance = (across / (up * aspect)).max(half.y / up) * 1.12 + towards;
    let yaw = ahead.x.atan2(ahead.z) + round.to_radians();
    Pose { focus: placed.transform_point3(piece.centre), yaw, pitch: pitch.to_radians(), distance, fov }.inside()
}

/// A ship's side, to port if that is as good, from where no other stands before her.
#[must_use]
pub fn side(ship: &Hull, others: &[Hull], aspect: f32) -> Pose {
    let (extent, placed) = ship;
    let mut places = Vec::new();
    for (across, round) in [(0.0, 90.0), (0.3, 270.0)] {
        for (higher, pitch) in [(0.0, 10.0), (0.5, 20.0), (1.0, 32.0)] {
            for (turned, by) in [(0.0, 0.0), (0.2, -22.0), (0.2, 22.0)] {
                places.push((across + higher + turned, close_up(extent, placed, round + by, pitch, aspect)));
            }
        }
    }
    let corner = |number: u8, bit: u8| if number & bit == 0 { -1.0 } else { 1.0 };
    let corners = (0..8_u8).map(|number| Vec3::new(corner(number, 1), corner(number, 2), corner(number, 4)));
    let marks: Vec<Vec3> = corners
        .map(|way| placed.transform_point3(extent.centre + way * extent.half * Vec3::new(1.0, 0.9, 0.9)))
        .collect();
    let others: Vec<&Hull> = others.iter().collect();
    clearest(places, &marks, &others).unwrap_or_else(|| close_up(extent, placed, 90.0, 10.0, aspect))
}

#[cfg(test)]
mod tests {
    use bevy::math::Quat;

    use super::*;
    use crate::table::camera::beside::is_between;

    const ASPECT: f32 = 16.0 / 9.0;

    fn ship(x: f32, z: f32, turned: f32) -> Hull {
        let extent = Extent { centre: Vec3::Y * 0.5, half: Vec3::new(0.26, 0.5, 0.6) };
        (extent, Affine3A::from_rotation_translation(Quat::from_rotation_y(turned), Vec3::new(x, 0.0, z)))
    }

    #[test]
    fn a_broadside_is_seen_from_where_no_other_ship_stands() {
        let own = ship(0.0, 0.0, 0.4);
        let alone = side(&own, &[], ASPECT);
        assert_eq!(alone, close_up(&own.0, &own.1, 90.0, 10.0, ASPECT));
        // One after the other a ship lies about the eye and on the way to her.
        for share in [0.4, 0.6, 0.8, 1.0] {
            for turned in [0.0, 1.0, 2.0] {
                let at = alone.focus.lerp(alone.eye(), share);
                let other = ship(at.x, at.z, turned);
                let pose = side(&own, &[other], ASPECT);
                assert!(!is_between(&other, pose.eye(), pose.focus), "{share} {turned}: {pose:?}");
            }
        }
    }

    #[test]
    fn what_is_played_on_fills_the_room_beside_the_sheet() {
        let half = [(5.85, 4.55), (6.2, 4.2), (5.0, 5.0)].map(|(x, z)| Vec3::new(x, 0.0, z));
        for (half, aspect) in half.into_iter().flat_map(|half| [16.0 / 9.0, 1.25, 2.4].map(|aspect| (half, aspect))) {
            let corner = |x: f32, z: f32| BOARD_AT + half * Vec3::new(x, 0.0, z);
            let sea = [corner(-1.0, -1.0), corner(1.0, -1.0), corner(-1.0, 1.0), corner(1.0, 1.0)];
            for chair in Chair::ALL {
                let mut laid = BoardsLaid::default();
                *laid.0.of_mut(chair) = Some(Laid { sheet: 0.3, sea: Some(sea), ..Laid::default() });
                let seen = sea.map(|at| View::Board.pose_over(chair, aspect, laid).seen(at, aspect).unwrap());
                assert!(seen.iter().all(|at| at.x > -0.4 && at.x < 1.0 && at.y > -0.8 && at.y < 0.84), "{seen:?}");
                let most = |of: fn(&Vec2) -> f32| seen.iter().map(of).fold(f32::MIN, f32::max);
                let (wide, high) = (most(|at| at.x) + most(|at| -at.x), most(|at| at.y) + most(|at| -at.y));
                assert!(wide > 1.28 || high > 1.55, "{chair:?} {aspect}: {wide} by {high}");
            }
        }
    }

    #[test]
    fn the_rail_before_a_captain_is_below_the_picture() {
        let stand = Vec3::new(0.0, 0.35, -0.4);
        let pose = captains_eye(stand, &Affine3A::IDENTITY);
        // The break of the half deck: its rail is 1.1 m before the eye and 0.67 m below it, in the measure of the models.
        let rail = stand + (Vec3::Z * 1.1 - Vec3::Y * 0.67) / 40.0;
        assert!(pose.seen(rail, ASPECT).is_some_and(|at| at.y < -1.0 && at.x.abs() < 1e-3));
    }
}
