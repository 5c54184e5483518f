//! Applies happenings: this file and those of `evolving/`, one a chapter, are the only place where the battle changes.

use super::ship::{BatteryCards, Day, Ship, Standing};
use super::ship_card::BatteryPlace;
use super::ship_id::ShipId;
use super::state::State;

/// Rounds of a melee in one turn (TS-18.8).
pub const ROUNDS: u8 = 4;

pub(super) fn take(from: &mut u8, count: u8) {
    *from = from.saturating_sub(count);
}

pub(super) fn add(to: &mut u8, count: u8) {
    *to = to.saturating_add(count);
}

impl State {
    pub(super) fn on(&mut self, id: ShipId, change: impl FnOnce(&mut Ship)) {
        let place = self.place_of(id);
        debug_assert!(place.is_some(), "{id:?} is not in this battle");
        if let Some(place) = place {
            change(self.ship_mut(place));
        }
    }

    pub(super) fn on_day(&mut self, id: ShipId, change: impl FnOnce(&mut Day)) {
        self.on(id, |ship| change(&mut ship.day));
    }

    pub(super) fn cards(&mut self, id: ShipId, battery: BatteryPlace, change: impl FnOnce(&mut BatteryCards)) {
        self.on(id, |ship| change(&mut ship.batteries[battery]));
    }

    /// Takes her off the board.
    pub(super) fn remove(&mut self, id: ShipId, standing: Standing) {
        self.on(id, |ship| ship.base = None);
        self.leave(id, standing);
    }

    /// Leaves her lying there without a crew to sail her.
    pub(super) fn strand(&mut self, id: ShipId, standing: Standing) {
        self.on(id, |ship| ship.panic = false);
        self.leave(id, standing);
    }

    fn leave(&mut self, id: ShipId, standing: Standing) {
        self.on(id, |ship| {
            ship.standing = standing;
            ship.fire = None;
            ship.burn_due = false;
            ship.day = Day { stopped: true, ..Day::default() };
        });
        self.locks.retain(|lock| lock.boarder != id && lock.boarded != id);
    }
}
