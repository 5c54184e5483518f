//! The camera's rig: its pose, its way to another, and the pose it comes back to. Plain Rust, without an engine's
//! clock.

use bevy::math::{Quat, Vec2, Vec3};

use super::pose::{FARTHEST, NEAREST, Pose};

/// A drag, a notch of the wheel, a held key: the picture follows at once and comes to rest softly.
pub const FOLLOW: f32 = 0.25;
/// A flight to another view.
pub const FLIGHT: f32 = 0.45;

/// A motion ends softly, after full speed at first.
fn eased(share: f32) -> f32 {
    let left = 1.0 - share.clamp(0.0, 1.0);
    1.0 - left * left * left
}

/// Over the table, or on a deck where only the head turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RigMode {
    /// Around a point of the table.
    #[default]
    Table,
    Deck,
}

/// One camera: the pose that is shown, and the flight to the pose that is wanted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rig {
    shown: Pose,
    from: Pose,
    goal: Pose,
    elapsed: f32,
    lasting: f32,
    mode: RigMode,
    cut: bool,
}

impl Rig {
    /// At rest.
    #[must_use]
    pub const fn at(pose: Pose) -> Self {
        Self { shown: pose, from: pose, goal: pose, elapsed: 0.0, lasting: 0.0, mode: RigMode::Table, cut: false }
    }

    /// The shown pose.
    #[must_use]
    pub const fn shown(&self) -> &Pose {
        &self.shown
    }

    /// The pose it will come to rest in.
    #[must_use]
    pub const fn goal(&self) -> &Pose {
        &self.goal
    }

    /// It stands over the table or on a deck.
    #[must_use]
    pub const fn mode(&self) -> RigMode {
        self.mode
    }

    /// Does it move?
    #[must_use]
    pub const fn moving(&self) -> bool {
        self.elapsed < self.lasting
    }

    /// Reduced motion: cuts instead of flights.
    pub fn cutting(&mut self, cut: bool) {
        self.cut = cut;
        if cut && self.moving() {
            self.arrive();
        }
    }

    fn arrive(&mut self) {
        self.shown = self.goal;
        self.elapsed = self.lasting;
    }

    fn go(&mut self, goal: Pose, lasting: f32) {
        self.goal = goal;
        self.from = self.shown;
        self.elapsed = 0.0;
        self.lasting = lasting;
        if self.cut {
            self.arrive();
        }
    }

    /// Goes to another view.
    pub fn fly(&mut self, goal: Pose) {
        self.mode = RigMode::Table;
        self.go(goal.inside(), FLIGHT);
    }

    /// Is at another view, at once.
    pub fn place(&mut self, pose: Pose) {
        *self = Self { cut: self.cut, ..Self::at(pose.inside()) };
    }

    /// Starts from another pose towards where it was going.
    pub fn come_from(&mut self, pose: Pose) {
        self.shown = pose;
        self.go(self.goal, FLIGHT);
    }

    /// Steps on a deck: the pose is taken as it is, for the table's limits do not hold there.
    pub fn board(&mut self, pose: Pose) {
        self.go(pose, FLIGHT);
        self.mode = RigMode::Deck;
    }

    /// The deck moved from one stand to another, and the eye on it moves along, with its head turned in any direction.
    pub fn sail(&mut self, before: &Pose, now: &Pose) {
        if self.mode != RigMode::Deck {
            return;
        }
        let turned = Quat::from_rotation_y(now.yaw - before.yaw);
        let focus = now.focus + turned * (self.goal.focus - before.focus);
        self.goal = Pose { focus, yaw: self.goal.yaw + now.yaw - before.yaw, ..self.goal };
        if !self.moving() {
            self.shown = self.goal;
        }
    }

    /// Goes back to where another rig was going, exactly.
    pub fn return_to(&mut self, other: &Self) {
        self.go(other.goal, FLIGHT);
        self.mode = other.mode;
    }

    /// The time goes on; true while there is something new to see.
    pub fn advance(&mut self, seconds: f32) -> bool {
        if !self.moving() {
            return false;
        }
        self.elapsed += seconds.max(0.0);
        if self.elapsed >= self.lasting {
            self.arrive();
        } else {
            self.shown = self.from.between(&self.goal, eased(self.elapsed / self.lasting)).this_side_of_the_walls();
        }
        true
    }

    /// Turns around the focus; on deck, on the spot. In radians, to the east and up.
    pub fn orbit(&mut self, yaw: f32, pitch: f32) {
        let goal = match self.mode {
            RigMode::Table => Pose { yaw: self.goal.yaw + yaw, pitch: self.goal.pitch + pitch, ..self.goal }.inside(),
            RigMode::Deck => self.goal.turned_on_the_spot(yaw, pitch),
        };
        self.go(goal, FOLLOW);
    }

    /// Moves along the table: `along` in decimetres to the right of the picture and away from the eye.
    pub fn pan(&mut self, along: Vec2) {
        if self.mode == RigMode::Deck {
            return;
        }
        let (sin, cos) = self.goal.yaw.sin_cos();
        let right = Vec3::new(cos, 0.0, -sin);
        let away = Vec3::new(-sin, 0.0, -cos);
        let focus = self.goal.focus + right * along.x + away * along.y;
        self.go(Pose { focus, ..self.goal }.inside(), FOLLOW);
    }

    /// The table moves this far under one whole height of the picture, to the right and away.
    #[must_use]
    pub fn stride(&self) -> Vec2 {
        let height = 2.0 * self.goal.distance * (self.goal.fov / 2.0).tan();
        Vec2::new(height, height / self.goal.pitch.sin().max(0.35))
    }

    /// Drags the table by a grip: the gripped point comes to lie under `at` of the picture.
    pub fn drag(&mut self, grip: Vec3, at: Vec2, aspect: f32) -> bool {
        if self.mode == RigMode::Deck {
            return false;
        }
        let ray = self.goal.ray(at, aspect);
        let fall = ray.direction.y;
        if fall > -0.05 {
            return false;
        }
        let there = ray.origin + *ray.direction * ((grip.y - ray.origin.y) / fall);
        let mut by = grip - there;
        by.y = 0.0;
        if !by.is_finite() || by.length() > 2.0 * self.goal.distance {
            return false;
        }
        self.go(Pose { focus: self.goal.focus + by, ..self.goal }.inside(), FOLLOW);
        true
    }

    /// Comes nearer (`factor` below 1) or goes away; `held`, which lies under `at` of the picture, stays there.
    pub fn zoom(&mut self, factor: f32, held: Option<(Vec3, Vec2)>, aspect: f32) {
        if !factor.is_finite() || factor <= 0.0 {
            return;
        }
        if self.mode == RigMode::Deck {
            let fov = (self.goal.fov * factor).clamp(20_f32.to_radians(), 75_f32.to_radians());
            self.go(Pose { fov, ..self.goal }, FOLLOW);
            return;
        }
        let distance = (self.goal.distance * factor).clamp(NEAREST, FARTHEST);
        let factor = distance / self.goal.distance;
        let mut goal = Pose { distance, ..self.goal };
        if let Some((point, at)) = held {
            // The eye comes to stand on the line on which the point lies under the cursor.
            let ray = self.goal.ray(at, aspect);
            let eye = point - *ray.direction * (point - ray.origin).length() * factor;
            goal.focus = eye + goal.ahead() * distance;
        }
        self.go(goal.inside(), FOLLOW);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::camera::pose::FOV;

    const SOMEWHERE: Pose = Pose { focus: Vec3::new(1.0, 0.0, 2.0), yaw: 0.3, pitch: 0.7, distance: 9.0, fov: FOV };

    #[test]
    fn a_flight_takes_its_time_and_ends_exactly() {
        let mut rig = Rig::at(SOMEWHERE);
        let there = Pose { yaw: -2.0, distance: 4.0, ..SOMEWHERE }.inside();
        rig.fly(there);
        let mut frames = 0;
        while rig.advance(1.0 / 60.0) {
            frames += 1;
        }
        assert_eq!(frames, 27, "0.45 s are 27 frames");
        assert_eq!(*rig.shown(), there);
        assert!((0.25..=0.45).contains(&FOLLOW) && (0.25..=0.45).contains(&FLIGHT));
    }

    #[test]
    fn reduced_motion_cuts() {
        let mut rig = Rig::at(SOMEWHERE);
        rig.cutting(true);
        rig.orbit(0.5, 0.1);
        assert_eq!(rig.shown(), rig.goal());
        assert!(!rig.moving());
        rig.cutting(false);
        rig.orbit(0.5, 0.1);
        assert!(rig.moving());
        rig.cutting(true);
        assert!(!rig.moving(), "a flight under way ends where it was going");
    }

    #[test]
    fn the_short_way_round_is_taken() {
        let mut rig = Rig::at(Pose { yaw: 3.0, ..SOMEWHERE });
        rig.fly(Pose { yaw: -3.0, ..SOMEWHERE });
        rig.advance(FLIGHT / 2.0);
        assert!(rig.shown().yaw.abs() > 3.0, "through the far side, not past the near one: {}", rig.shown().yaw);
    }

    #[test]
    fn what_is_under_the_cursor_stays_there_all_the_way() {
        let aspect = 16.0 / 9.0;
        let mut rig = Rig::at(SOMEWHERE.inside());
        let at = Vec2::new(0.4, -0.3);
        let ray = rig.goal().ray(at, aspect);
        let point = ray.get_point(-ray.origin.y / ray.direction.y);
        rig.zoom(0.5, Some((point, at)), aspect);
        loop {
            let ray = rig.shown().ray(at, aspect);
            let off = (point - ray.origin).cross(*ray.direction).length();
            assert!(off < 2e-4, "{off} beside the point");
            if !rig.advance(0.03) {
                break;
            }
        }
        assert!((rig.shown().distance - 4.5).abs() < 1e-4);
    }

    #[test]
    fn a_grip_holds() {
        let aspect = 1.5;
        let mut rig = Rig::at(SOMEWHERE.inside());
        let from = Vec2::new(-0.2, -0.5);
        let ray = rig.goal().ray(from, aspect);
        let grip = ray.get_point(-ray.origin.y / ray.direction.y);
        let to = Vec2::new(0.1, -0.1);
        assert!(rig.drag(grip, to, aspect));
        let ray = rig.goal().ray(to, aspect);
        assert!((grip - ray.origin).cross(*ray.direction).length() < 1e-4);
        assert!(!rig.drag(grip, Vec2::new(0.0, 40.0), aspect), "there is no table above the horizon");
    }

    #[test]
    fn one_pans_the_way_one_looks() {
        let mut rig = Rig::at(Pose { yaw: std::f32::consts::FRAC_PI_2, ..SOMEWHERE });
        rig.pan(Vec2::new(0.0, 2.0));
        assert!(rig.goal().focus.abs_diff_eq(SOMEWHERE.focus - Vec3::X * 2.0, 1e-4), "from the east, away is west");
        rig.pan(Vec2::new(1.0, 0.0));
        assert!(rig.goal().focus.abs_diff_eq(Vec3::new(-1.0, 0.0, 1.0), 1e-4), "and right is north");
    }
}
