//! From how near, and from where, everything that is to be seen has room in the part of the picture that is free.

use bevy::math::{Vec2, Vec3};

use super::pose::Pose;

/// The part of the picture that nothing covers; each edge from -1 to 1, right and up.
#[derive(Clone, Copy, PartialEq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Free {
    pub left: f32,
    pub right: f32,
    pub below: f32,
    pub above: f32,
}

/// The least and the greatest offset of the eye that a row of bounds allows, by its distance.
fn between(
    low: impl Iterator<Item = (f32, f32)>,
    high: impl Iterator<Item = (f32, f32)>,
) -> impl Fn(f32) -> (f32, f32) {
    let (low, high): (Vec<_>, Vec<_>) = (low.collect(), high.collect());
    move |far: f32| {
        let least = low.iter().map(|(from, each)| from + each * far).fold(f32::NEG_INFINITY, f32::max);
        let most = high.iter().map(|(from, each)| from + each * far).fold(f32::INFINITY, f32::min);
        (least, most)
    }
}

/// The nearest pose, turned and tilted as this one, in which all points lie in the free part of the picture. Spare room
/// lies above and at both sides: the lowest point stands on the lower edge.
#[must_use]
pub fn framed(points: &[Vec3], free: Free, pose: &Pose, aspect: f32) -> Pose {
    let turn = pose.turn();
    let (right, up, ahead) = (turn * Vec3::X, turn * Vec3::Y, pose.ahead());
    let tall = (pose.fov / 2.0).tan();
    let half = Vec2::new(tall * aspect, tall);
    // A point that is `deep` beyond the plane through the origin is seen at `across / (far + deep)` from an eye `far` before it.
    let seen = |at: &Vec3| (Vec2::new(at.dot(right), at.dot(up)), at.dot(ahead));
    let seen: Vec<(Vec2, f32)> = points.iter().map(seen).collect();
    let seen = seen.as_slice();
    let bound = move |axis: usize, edge: f32| {
        let edge = edge * half[axis];
        seen.iter().map(move |(across, deep)| (across[axis] - edge * deep, -edge))
    };
    let sideways = between(bound(0, free.right), bound(0, free.left));
    let upright = between(bound(1, free.above), bound(1, free.below));
    let room = |far: f32| {
        let ((left, right), (low, high)) = (sideways(far), upright(far));
        left <= right && low <= high
    };
    let (mut near, mut far) = (0.0_f32, 100.0_f32);
    for _ in 0..40 {
        let middle = f32::midpoint(near, far);
        if room(middle) {
            far = middle;
        } else {
            near = middle;
        }
    }
    let ((left, rightmost), (_, lowest)) = (sideways(far), upright(far));
    let eye = right * f32::midpoint(left, rightmost) + up * lowest - ahead * far;
    // The focus is where the eye looks at the table.
    let distance = if ahead.y < -1e-3 { eye.y / -ahead.y } else { pose.distance };
    Pose { focus: eye + ahead * distance, distance, ..*pose }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::camera::pose::FOV;

    #[test]
    fn everything_lies_in_the_free_part_and_the_lowest_stands_on_its_edge() {
        let free = Free { left: -0.42, right: 1.0, below: -0.79, above: 0.83 };
        let points = [Vec3::new(-7.8, 0.0, -6.8), Vec3::new(4.0, 0.0, -6.8), Vec3::new(-2.0, 0.1, 10.4), Vec3::Y];
        for (yaw, aspect) in [(0.0, 16.0 / 9.0), (0.0, 0.8), (1.3, 2.4)] {
            let pose = Pose { focus: Vec3::ZERO, yaw, pitch: 0.9, distance: 20.0, fov: FOV };
            let framed = framed(&points, free, &pose, aspect);
            let up = (FOV / 2.0).tan();
            let seen = points.map(|at| {
                let at = framed.turn().inverse() * (at - framed.eye());
                Vec2::new(at.x / (-at.z * up * aspect), at.y / (-at.z * up))
            });
            for at in seen {
                assert!((free.left - 1e-3..=free.right + 1e-3).contains(&at.x), "{at} at {yaw}");
                assert!((free.below - 1e-3..=free.above + 1e-3).contains(&at.y), "{at} at {yaw}");
            }
            let lowest = seen.iter().map(|at| at.y).fold(f32::INFINITY, f32::min);
            assert!((lowest - free.below).abs() < 1e-3, "{lowest}");
        }
    }
}
