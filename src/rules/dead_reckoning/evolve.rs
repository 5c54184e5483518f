//! Applies happenings: this file and those of `evolving/`, one a chapter, are the only place where the state changes.
//! It cannot fail.

use super::colours::Colour;
use super::state::{Player, State};
use super::turn::Used;

impl State {
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
