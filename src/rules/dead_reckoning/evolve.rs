//! How each happening comes true: the only place where the state changes, with the files of `evolving/`, one a chapter. It cannot
//! fail.

use super::colours::Colour;
use super::happenings::Happening;
use super::state::{Player, State};
use super::turn::Used;

impl State {
    /// Lets a happening come true.
    pub fn let_happen(&mut self, happening: &Happening) {
        use Happening as H;
        match happening {
            H::SettingOut(told) => told.come_true(self),
            H::Turns(told) => told.come_true(self),
            H::Sailing(told) => told.come_true(self),
            H::Stowing(told) => told.come_true(self),
            H::Sailors(told) => told.come_true(self),
            H::Advancements(told) => told.come_true(self),
            H::Islands(told) => told.come_true(self),
            H::Battle(told) => told.come_true(self),
            H::Cubes(told) => told.come_true(self),
            H::Outcome(told) => told.come_true(self),
            H::Marks(told) => told.come_true(self),
            H::Umpire(told) => told.come_true(self),
            H::End(told) => told.come_true(self),
        }
    }

    pub(super) fn of(&mut self, colour: Colour, change: impl FnOnce(&mut Player)) {
        if let Some(player) = self.player_mut(colour) {
            change(player);
        }
    }

    pub(super) fn uses(&mut self, colour: Colour, change: impl FnOnce(&mut Used)) {
        if self.player(colour).is_none() {
            return;
        }
        let seat = usize::from(self.seat(colour).0);
        if self.turn.used.len() <= seat {
            self.turn.used.resize_with(seat + 1, Used::default);
        }
        if let Some(used) = self.turn.used.get_mut(seat) {
            change(used);
        }
    }
}
