//! Ships seen from beside: side on, near enough, in the part of the window that no panel covers, and nothing stands before them.

use bevy::math::{Affine3A, Vec2, Vec3};

use super::pose::{FOV, NEAREST, Pose, wrapped};
use crate::table::attention::Scene;
use crate::table::pieces::Extent;

/// The part of the picture that bars and ribbon leave free, from -1 to 1: at both sides, below, and above.
pub const FREE: (f32, f32, f32) = (0.92, -0.70, 0.64);
/// Height of the scene where no ship gives it: a ship to her trucks.
pub const TALL: f32 = 1.2;
/// Flags and smoke reach this far above a ship, and no ship is lower to the eye than this.
const OVER_HER: f32 = 1.2;
const LOWEST: f32 = 0.55;
/// Stands of the eye, the best first: tilt over the open sea, tilt over the table, and turn away from square.
const LOW: [f32; 4] = [0.16, 0.28, 0.45, 0.7];
const OVER_THE_TABLE: [f32; 3] = [0.45, 0.6, 0.8];
const TURNED: [f32; 5] = [0.0, 0.3, -0.3, 0.6, -0.6];
/// No ship is this near to the eye.
const CLEARANCE: f32 = 0.4;
/// Yards, sails and flags reach this far beyond a hull.
const YARDS: f32 = 0.1;
/// Costs of a step down in those lists, in lines of sight that are blocked.
const LOWER: f32 = 0.35;
const TURN: f32 = 0.2;
const ACROSS: f32 = 0.5;
const IN_A_HULL: f32 = 100.0;
/// The eye draws back by this much until everything is in the picture.
const BACK: f32 = 1.04;

/// Something that may stand in the way.
pub type Hull = (Extent, Affine3A);

impl Scene {
    /// Corners around all of it, for an eye at this yaw.
    #[must_use]
    pub fn corners(&self, yaw: f32, tall: f32) -> [Vec3; 4] {
        let right = Vec3::new(yaw.cos(), 0.0, -yaw.sin());
        let (west, east) =
            if (self.to - self.from).dot(right) < 0.0 { (self.to, self.from) } else { (self.from, self.to) };
        let (west, east) = (west - right * self.room, east + right * self.room);
        [west.with_y(0.0), east.with_y(0.0), west.with_y(tall), east.with_y(tall)]
    }

    /// Is all of it, up to this height, in the free part of a picture of this shape?
    #[must_use]
    pub fn fits(&self, pose: &Pose, aspect: f32, tall: f32) -> bool {
        let (side, below, above) = FREE;
        let inside = |at: Vec2| at.x.abs() <= side && (below..=above).contains(&at.y);
        self.corners(pose.yaw, tall).into_iter().all(|corner| pose.seen(corner, aspect).is_some_and(inside))
    }

    /// The places that must not be hidden.
    fn marks(&self) -> impl Iterator<Item = Vec3> {
        let heights = [0.06, 0.3, 0.8];
        [self.from, self.from.midpoint(self.to), self.to]
            .into_iter()
            .flat_map(move |at| heights.map(move |height| at.with_y(height)))
    }

    /// Does this stand between the two, or is it one of them?
    fn takes_part(&self, (_, placed): &Hull) -> bool {
        let at = Vec3::from(placed.translation);
        let along = self.to - self.from;
        let share = ((at - self.from).dot(along) / along.length_squared().max(1e-6)).clamp(0.0, 1.0);
        (self.from + along * share).with_y(at.y).distance(at) < CLEARANCE
    }

    /// Do ships lie at both ends? Nothing else can be seen from the open sea.
    #[must_use]
    pub fn is_afloat(&self, hulls: &[Hull]) -> bool {
        [self.from, self.to].into_iter().all(|end| hulls.iter().any(|hull| is_near(hull, end, YARDS)))
    }

    /// Height of the ships that take part.
    fn tall(&self, hulls: &[Hull]) -> f32 {
        let top = |(extent, placed): &Hull| placed.transform_point3(extent.centre + Vec3::Y * extent.half.y).y;
        let tops = hulls.iter().filter(|hull| self.takes_part(hull)).map(|hull| top(hull) * OVER_HER);
        tops.reduce(f32::max).map_or(TALL, |tall| tall.max(LOWEST))
    }

    /// From there all of it is in the picture.
    fn pose(&self, yaw: f32, pitch: f32, aspect: f32, tall: f32) -> Pose {
        let focus = self.from.midpoint(self.to).with_y(tall * 0.5);
        let mut pose = Pose { focus, yaw, pitch, distance: NEAREST.max(self.room + 1.0), fov: FOV }.inside();
        while !self.fits(&pose, aspect, tall) {
            let back = Pose { distance: pose.distance * BACK, ..pose }.inside();
            if back.distance <= pose.distance {
                break;
            }
            pose = back;
        }
        pose
    }

    /// The place from which it is seen best, on the player's own side if that is as good.
    #[must_use]
    pub fn beside(&self, now: &Pose, aspect: f32, hulls: &[Hull], at_sea: bool) -> Pose {
        let along = self.to - self.from;
        // Along x, one stands south of it or north.
        let square = if along.with_y(0.0).length() < 1e-3 { now.yaw } else { (-along.z).atan2(along.x) };
        let near = if wrapped(square - now.yaw).abs() <= std::f32::consts::FRAC_PI_2 {
            square
        } else {
            wrapped(square + std::f32::consts::PI)
        };
        let tall = self.tall(hulls);
        let others: Vec<&Hull> = hulls.iter().filter(|hull| !self.takes_part(hull)).collect();
        let pitches: &[f32] = if at_sea { &LOW } else { &OVER_THE_TABLE };
        let mut places = Vec::new();
        for (side, across) in [(near, 0.0), (wrapped(near + std::f32::consts::PI), ACROSS)] {
            for (lower, pitch) in (0_u8..).zip(pitches) {
                for (turned, turn) in (0_u8..).zip(TURNED) {
                    let wished = across + f32::from(lower) * LOWER + f32::from(turned) * TURN;
                    places.push((wished, self.pose(wrapped(side + turn), *pitch, aspect, tall)));
                }
            }
        }
        let marks: Vec<Vec3> = self.marks().collect();
        clearest(places, &marks, &others).unwrap_or(*now)
    }
}

/// The place from which the least of these marks is hidden; each place costs something by itself.
#[must_use]
pub fn clearest(places: impl IntoIterator<Item = (f32, Pose)>, marks: &[Vec3], others: &[&Hull]) -> Option<Pose> {
    let cost = |(wished, pose): (f32, Pose)| {
        let hidden: f32 = others.iter().map(|hull| hidden_by(hull, marks, pose.eye())).sum();
        (wished + hidden, pose)
    };
    let best = places.into_iter().map(cost).min_by(|(one, _), (other, _)| one.total_cmp(other));
    best.map(|(_, pose)| pose)
}

/// The number of marks that this hides.
fn hidden_by(hull: &Hull, marks: &[Vec3], eye: Vec3) -> f32 {
    let inside = if is_near(hull, eye, CLEARANCE) { IN_A_HULL } else { 0.0 };
    inside + marks.iter().filter(|mark| is_between(hull, eye, **mark)).count() as f32
}

/// A point in the frame of a hull, from the middle of its box.
fn aboard((extent, placed): &Hull, at: Vec3) -> Vec3 {
    placed.inverse().transform_point3(at) - extent.centre
}

/// Is this point in the hull, or this near to it?
#[must_use]
pub fn is_near(hull: &Hull, at: Vec3, by: f32) -> bool {
    (aboard(hull, at).abs() - hull.0.half).max_element() < by
}

/// Does the hull lie on the line from one point to another?
#[must_use]
pub fn is_between(hull: &Hull, eye: Vec3, mark: Vec3) -> bool {
    let (from, to) = (aboard(hull, eye), aboard(hull, mark));
    let (along, half) = (to - from, hull.0.half + YARDS);
    let (mut enters, mut leaves) = (0.0_f32, 1.0_f32);
    for axis in 0..3 {
        if along[axis].abs() < 1e-6 {
            if from[axis].abs() > half[axis] {
                return false;
            }
            continue;
        }
        let (one, other) = ((-half[axis] - from[axis]) / along[axis], (half[axis] - from[axis]) / along[axis]);
        enters = enters.max(one.min(other));
        leaves = leaves.min(one.max(other));
    }
    enters <= leaves
}

#[cfg(test)]
mod tests {
    use std::f32::consts::TAU;

    use bevy::math::Quat;

    use super::*;
    use crate::table::camera::views::View;
    use crate::table::chairs::Chair;

    /// The shapes of a window of 1280x720, and of half of one beside another.
    const WIDE: f32 = 16.0 / 9.0;
    const NARROW: f32 = 640.0 / 720.0;

    fn ship(at: Vec3, heading: f32) -> Hull {
        let extent = Extent { centre: Vec3::new(0.0, 0.5, 0.0), half: Vec3::new(0.26, 0.5, 0.62) };
        (extent, Affine3A::from_rotation_translation(Quat::from_rotation_y(heading), at))
    }

    fn every_volley() -> impl Iterator<Item = Scene> {
        (1..=16_u8).flat_map(|range| {
            (0..12_u8).map(move |way| {
                let turned = TAU * f32::from(way) / 12.0;
                let reach = Vec3::new(turned.cos(), 0.0, turned.sin()) * f32::from(range) * 0.35;
                let middle = Vec3::new(-1.9, 0.0, 0.0);
                Scene { from: middle - reach, to: middle + reach, room: 0.7 }
            })
        })
    }

    #[test]
    fn both_ships_of_a_volley_are_in_the_free_part_of_the_window_side_on_whatever_their_distance() {
        for aspect in [WIDE, NARROW] {
            for scene in every_volley() {
                for chair in Chair::ALL {
                    let now = View::Table.pose(chair, aspect);
                    let pose = scene.beside(&now, aspect, &[], true);
                    assert!(scene.fits(&pose, aspect, TALL), "{scene:?} from {pose:?}");
                    assert_eq!(pose, pose.inside(), "the eye stays in the cabin");
                    let ahead = pose.ahead().with_y(0.0).normalize();
                    let along = (scene.to - scene.from).normalize();
                    assert!(ahead.dot(along).abs() < 0.01, "side on: {scene:?} from {pose:?}");
                    let turned = wrapped(pose.yaw - now.yaw).abs();
                    assert!(turned < TAU / 4.0 + 0.01, "on the player's own side: {turned}");
                    // A ship is no speck.
                    let [west, east] = [-0.5, 0.5].map(|part| scene.from + along * part);
                    let seen = |at| pose.seen(at, aspect).map_or(f32::NAN, |seen| seen.x);
                    assert!((seen(west) - seen(east)).abs() > 0.11, "{scene:?} from {pose:?}");
                }
            }
        }
    }

    #[test]
    fn the_eye_is_never_in_another_hull_and_looks_past_it() {
        for scene in every_volley() {
            let now = View::Table.pose(Chair::South, WIDE);
            let alone = scene.beside(&now, WIDE, &[], true);
            for heading in [0.0, 1.0, 2.1] {
                // The place of the eye, and half way there.
                for share in [0.5, 1.0] {
                    let at = scene.from.midpoint(scene.to).lerp(alone.eye(), share).with_y(0.0);
                    let other = ship(at, heading);
                    if scene.takes_part(&other) {
                        continue;
                    }
                    let pose = scene.beside(&now, WIDE, &[other], true);
                    assert!(!is_near(&other, pose.eye(), 0.2), "{scene:?}: {pose:?} is in {at}");
                    let hidden = scene.marks().filter(|mark| is_between(&other, pose.eye(), *mark)).count();
                    assert!(
                        hidden <= 2 && scene.fits(&pose, WIDE, TALL),
                        "{scene:?}: {hidden} hidden by {at} from {pose:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_ship_alone_is_seen_from_her_side() {
        let (bow, stern) = (Vec3::new(0.6, 0.0, 1.0), Vec3::new(-0.6, 0.0, 1.0));
        let scene = Scene { from: bow, to: stern, room: 0.4 };
        let pose = scene.beside(&View::Table.pose(Chair::South, WIDE), WIDE, &[], true);
        assert!(pose.yaw.abs() < 1e-3 && pose.distance < 4.0 && scene.fits(&pose, WIDE, TALL), "{pose:?}");
        // Over the table one looks down at her: behind her there is only the wall.
        let pose = scene.beside(&View::Table.pose(Chair::South, WIDE), WIDE, &[], false);
        assert!(pose.pitch > 0.4 && scene.fits(&pose, WIDE, TALL), "{pose:?}");
    }
}
