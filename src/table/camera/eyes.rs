//! The captains' eyes: each chair has a rig of its own, views it has kept, and ways back.

use bevy::prelude::*;

use super::pose::{FOV, Pose, wrapped};
use super::rig::{Rig, RigMode};
use super::views::View;
use crate::table::chairs::{Around, Chair};

/// Views a seat can keep.
const KEPT: usize = crate::table::settings::bindings::KEPT_VIEWS as usize;

/// The pose of an eye, and the views it has kept.
pub type EyeState = (Pose, [Option<Pose>; KEPT]);

/// Movements of an eye by hand, all ways added up: flights, and views that the action asked for, do not count.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct ByHand {
    /// Turned and tilted, in radians.
    pub turned: f32,
    /// Along the table.
    pub gone: f32,
    /// Nearer, as the logarithm of the distance that is left; farther counts against it.
    pub nearer: f32,
}

/// One seat's eye.
#[derive(Clone, PartialEq, Debug)]
pub struct Eye {
    /// Its motion, from the pose now to the pose at rest.
    pub rig: Rig,
    kept: [Option<Pose>; KEPT],
    /// Its rig before it went home.
    before_home: Option<Rig>,
    before_leaning: Option<Rig>,
    /// Its rig before it went on deck.
    before_boarding: Option<Rig>,
    /// The ship it stands on, and her captain's own stand when it was last looked at.
    aboard: Option<(Entity, Pose)>,
    by_hand: ByHand,
}

impl Eye {
    fn new(seat: Chair, aspect: f32) -> Self {
        Self {
            rig: Rig::at(View::Table.pose(seat, aspect)),
            kept: [None; KEPT],
            before_home: None,
            before_leaning: None,
            before_boarding: None,
            aboard: None,
            by_hand: ByHand::default(),
        }
    }

    /// Its movements by hand.
    #[must_use]
    pub const fn by_hand(&self) -> ByHand {
        self.by_hand
    }

    /// A hand has moved it here from where it was going.
    pub fn moved_by_hand(&mut self, from: &Pose) {
        let (now, hand) = (self.rig.goal(), &mut self.by_hand);
        hand.turned += wrapped(now.yaw - from.yaw).abs() + (now.pitch - from.pitch).abs();
        hand.gone += now.focus.distance(from.focus);
        hand.nearer += (from.distance / now.distance).ln();
    }

    /// Goes to a view; whatever it leaned over or stood on is left behind.
    pub fn go(&mut self, pose: Pose) {
        self.forget_the_way_back();
        self.rig.fly(pose);
    }

    fn forget_the_way_back(&mut self) {
        self.before_home = None;
        self.before_leaning = None;
        self.before_boarding = None;
        self.aboard = None;
    }

    /// The whole table; asked for again before anything else has moved the eye, back to where it was.
    pub fn home(&mut self, table: Pose) {
        if let Some(back) = self.before_home.take_if(|_| *self.rig.goal() == table) {
            self.rig.return_to(&back);
            return;
        }
        self.aboard = None;
        let here = self.before_boarding.take().or(self.before_leaning.take()).unwrap_or(self.rig);
        self.forget_the_way_back();
        self.before_home = Some(here);
        self.rig.fly(table);
    }

    /// Keeps the shown view. On deck it keeps none, for ships sail.
    pub fn keep(&mut self, number: u8) -> bool {
        let Some(slot) = self.kept.get_mut(usize::from(number)) else { return false };
        if self.rig.mode() == RigMode::Deck {
            return false;
        }
        *slot = Some(*self.rig.goal());
        true
    }

    /// Its pose over the table, even while it leans in or walks a deck, and the views it has kept.
    #[must_use]
    pub fn stands(&self) -> EyeState {
        let over_the_table = self.before_boarding.or(self.before_leaning).unwrap_or(self.rig);
        (*over_the_table.goal(), self.kept)
    }

    /// Stands where it stood once, with the views it had kept.
    pub fn stand_again(&mut self, pose: Pose, kept: impl IntoIterator<Item = Option<Pose>>) {
        self.go(pose.inside());
        self.kept = [None; KEPT];
        for (slot, pose) in self.kept.iter_mut().zip(kept) {
            *slot = pose.map(Pose::inside);
        }
    }

    /// Goes to a kept view; false if there is none.
    pub fn recall(&mut self, number: u8) -> bool {
        let kept = self.kept.get(usize::from(number)).copied().flatten();
        kept.map(|pose| self.go(pose)).is_some()
    }

    /// Leans in until told otherwise.
    pub fn lean_in(&mut self, pose: Pose) {
        if self.before_leaning.is_none() {
            self.before_leaning = Some(self.rig);
        }
        self.rig.fly(pose);
    }

    /// Does it lean in?
    #[must_use]
    pub const fn leaning(&self) -> bool {
        self.before_leaning.is_some()
    }

    /// Back to where it was before it leaned in, exactly.
    pub fn lean_back(&mut self) {
        if let Some(back) = self.before_leaning.take() {
            self.rig.return_to(&back);
        }
    }

    /// Steps on a deck; on a ship's it sails with her.
    pub fn board(&mut self, ship: Option<Entity>, pose: Pose) {
        self.aboard = ship.map(|ship| (ship, pose));
        if self.before_boarding.is_none() {
            self.before_boarding = Some(self.before_leaning.take().unwrap_or(self.rig));
        }
        self.rig.board(pose);
    }

    /// Does it stand on a deck?
    #[must_use]
    pub const fn on_deck(&self) -> bool {
        self.before_boarding.is_some()
    }

    /// The ship it stands on.
    #[must_use]
    pub fn ship(&self) -> Option<Entity> {
        self.aboard.map(|(ship, _)| ship)
    }

    /// Her captain stands here now: the eye is carried along. True if she moved.
    pub fn sail(&mut self, now: Pose) -> bool {
        let Some((_, before)) = &mut self.aboard else { return false };
        if *before == now {
            return false;
        }
        self.rig.sail(before, &now);
        *before = now;
        true
    }

    /// Back over the table, exactly where it was.
    pub fn leave_the_deck(&mut self) {
        self.aboard = None;
        if let Some(back) = self.before_boarding.take() {
            self.rig.return_to(&back);
        }
    }
}

/// The eyes of every chair, and that of the title.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Eyes {
    chairs: Around<Eye>,
    /// Turns slowly behind the title.
    pub title: Pose,
    /// The eye at the window is where something was to be seen, and is about to be given back.
    pub lent: bool,
    /// The eye at the window looks at ships from beside, and about them is the open sea.
    pub at_sea: bool,
}

impl Eyes {
    /// Everybody sees the whole table.
    #[must_use]
    pub fn new(aspect: f32) -> Self {
        let title =
            Pose { focus: Vec3::new(-1.4, 0.0, 0.4), yaw: 0.35, pitch: 24_f32.to_radians(), distance: 13.0, fov: FOV };
        Self { chairs: Around::each(|chair| Eye::new(chair, aspect)), title, lent: false, at_sea: false }
    }

    /// A seat's eye.
    #[must_use]
    pub const fn of(&self, seat: Chair) -> &Eye {
        self.chairs.of(seat)
    }

    /// A seat's eye, to be moved.
    pub const fn of_mut(&mut self, seat: Chair) -> &mut Eye {
        self.chairs.of_mut(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ASPECT: f32 = 16.0 / 9.0;

    fn rested(eye: &mut Eye) {
        while eye.rig.advance(0.05) {}
    }

    #[test]
    fn leaning_in_and_back_leaves_everything_as_it_was_to_the_bit() {
        let mut eye = Eye::new(Chair::South, ASPECT);
        eye.rig.orbit(0.123_456, -0.2);
        eye.rig.zoom(0.317, Some((Vec3::new(1.1, 0.0, 2.3), Vec2::new(0.3, -0.4))), ASPECT);
        rested(&mut eye);
        let before = *eye.rig.shown();
        eye.lean_in(View::Tray.pose(Chair::South, ASPECT));
        rested(&mut eye);
        eye.rig.orbit(0.7, 0.1);
        eye.rig.advance(0.1);
        eye.lean_back();
        rested(&mut eye);
        let bits = |pose: &Pose| {
            [pose.focus.x, pose.focus.y, pose.focus.z, pose.yaw, pose.pitch, pose.distance, pose.fov].map(f32::to_bits)
        };
        assert_eq!(bits(eye.rig.shown()), bits(&before));
        assert_eq!(bits(eye.rig.goal()), bits(&before));
        assert!(!eye.leaning());
    }

    #[test]
    fn only_hands_are_counted_and_not_where_it_flies_by_itself() {
        let mut eye = Eye::new(Chair::South, ASPECT);
        eye.rig.come_from(Pose { yaw: 2.0, distance: 4.0, ..*eye.rig.goal() });
        rested(&mut eye);
        eye.rig.fly(View::Tray.pose(Chair::South, ASPECT));
        rested(&mut eye);
        assert_eq!(eye.by_hand(), ByHand::default());
        let before = *eye.rig.goal();
        eye.rig.orbit(-0.3, 0.0);
        eye.rig.zoom(0.5, None, ASPECT);
        eye.moved_by_hand(&before);
        let ByHand { turned, gone, nearer } = eye.by_hand();
        assert!((turned - 0.3).abs() < 1e-4 && gone < 1e-4 && (nearer - 2.0_f32.ln()).abs() < 1e-4);
    }

    #[test]
    fn home_is_a_way_there_and_back() {
        let mut eye = Eye::new(Chair::North, ASPECT);
        let table = View::Table.pose(Chair::North, ASPECT);
        eye.rig.orbit(1.0, -0.3);
        rested(&mut eye);
        let before = *eye.rig.goal();
        eye.home(table);
        assert_eq!(*eye.rig.goal(), table);
        eye.home(table);
        assert_eq!(*eye.rig.goal(), before);
        // Moved in between, the key means the table again.
        eye.home(table);
        eye.rig.orbit(0.2, 0.0);
        eye.home(table);
        assert_eq!(*eye.rig.goal(), table);
    }

    #[test]
    fn on_deck_one_sails_with_the_ship_and_turns_the_head_all_the_same() {
        let mut eye = Eye::new(Chair::South, ASPECT);
        let before = *eye.rig.goal();
        let stand = Pose { focus: Vec3::new(0.5, 0.8, -1.0), yaw: 0.0, pitch: 0.05, distance: 0.5, fov: 1.0 };
        eye.board(Some(Entity::PLACEHOLDER), stand);
        rested(&mut eye);
        eye.rig.orbit(0.4, 0.0);
        rested(&mut eye);
        let looked = *eye.rig.shown();
        // She goes a hex ahead and a point to port.
        let now = Pose { focus: stand.focus + Vec3::new(0.0, 0.0, -0.9), yaw: 0.5, ..stand };
        assert!(eye.sail(now));
        assert!(!eye.sail(now), "she lies still");
        let sailed = *eye.rig.shown();
        assert!((sailed.yaw - looked.yaw - 0.5).abs() < 1e-5);
        assert!((sailed.eye().distance(now.eye()) - looked.eye().distance(stand.eye())).abs() < 1e-5);
        eye.leave_the_deck();
        rested(&mut eye);
        assert_eq!(*eye.rig.shown(), before);
        assert_eq!(eye.ship(), None);
    }

    #[test]
    fn kept_views_come_back_and_belong_to_their_seat() {
        let mut eyes = Eyes::new(ASPECT);
        let tray = View::Tray.pose(Chair::South, ASPECT);
        eyes.of_mut(Chair::South).go(tray);
        assert!(eyes.of_mut(Chair::South).keep(7));
        eyes.of_mut(Chair::South).go(View::Board.pose(Chair::South, ASPECT));
        assert!(eyes.of_mut(Chair::South).recall(7));
        assert_eq!(*eyes.of(Chair::South).rig.goal(), tray);
        assert!(!eyes.of_mut(Chair::North).recall(7), "the other captain has kept nothing");
        assert!(!eyes.of_mut(Chair::South).keep(10), "there is no eleventh key");
    }

    #[test]
    fn the_deck_is_left_for_where_one_came_from() {
        let mut eye = Eye::new(Chair::South, ASPECT);
        rested(&mut eye);
        let before = eye.rig;
        let aloft = Pose { focus: Vec3::new(0.0, 0.3, 0.0), yaw: 1.0, pitch: -0.2, distance: 0.5, fov: 1.0 };
        eye.board(None, aloft);
        eye.rig.orbit(0.4, -0.5);
        assert!(eye.on_deck());
        assert!(!eye.keep(3), "a deck is no place to keep");
        let here = eye.rig.goal().eye();
        assert!(here.abs_diff_eq(aloft.eye(), 1e-5), "the head turns on the spot: {here}");
        eye.leave_the_deck();
        rested(&mut eye);
        assert_eq!(eye.rig.shown(), before.shown());
        assert_eq!(eye.rig.mode(), RigMode::Table);
    }

    #[test]
    fn the_far_chair_looks_the_other_way() {
        let eyes = Eyes::new(ASPECT);
        let near = eyes.of(Chair::South).rig.shown().eye();
        let far = eyes.of(Chair::North).rig.shown().eye();
        assert!(near.z > 10.0 && far.z < -10.0, "{near} {far}");
        assert!((near.z + far.z).abs() < 1e-3 && (near.y - far.y).abs() < 1e-3);
    }
}
