//! Boarding: locks, rounds, and who comes free (TS-18).

use crate::rules::the_ships::evolve::{ROUNDS, take};
use crate::rules::the_ships::happenings::Fighters;
use crate::rules::the_ships::ship::{AfterMelee, Standing};
use crate::rules::the_ships::ship_card::Soldiers;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Lock, Phase, State};

impl State {
    pub(in crate::rules::the_ships) fn board(&mut self, boarder: ShipId, boarded: ShipId) {
        let (from_beat, rounds) = (self.beat.saturating_add(1), ROUNDS);
        self.locks.push(Lock { boarder, boarded, rounds, from_beat });
    }

    pub(in crate::rules::the_ships) fn fell(&mut self, id: ShipId, who: Fighters) {
        self.on(id, |ship| {
            let units = match who {
                Fighters::Sailors => &mut ship.sailors,
                Fighters::Musketeers => &mut ship.deck[Soldiers::Musketeers],
                Fighters::Pikemen => &mut ship.deck[Soldiers::Pikemen],
            };
            take(units, 1);
        });
    }

    pub(in crate::rules::the_ships) fn fight_a_round(&mut self, boarder: ShipId, boarded: ShipId) {
        self.stirred = true;
        for lock in &mut self.locks {
            if lock.boarder == boarder && lock.boarded == boarded {
                take(&mut lock.rounds, 1);
            }
        }
    }

    pub(in crate::rules::the_ships) fn take_ship(&mut self, id: ShipId) {
        self.strand(id, Standing::Taken);
        self.on(id, |ship| {
            ship.sailors = 0;
            (ship.deck, ship.below) = Default::default();
        });
    }

    /// The winner of a melee is free again.
    pub(in crate::rules::the_ships) fn come_free(&mut self, id: ShipId) {
        let dawn = self.phase == Phase::Dawn;
        self.on(id, |ship| {
            ship.after_melee = if dawn { AfterMelee::ThisTurn } else { AfterMelee::NextTurn };
            ship.day.done = !dawn;
        });
    }
}
