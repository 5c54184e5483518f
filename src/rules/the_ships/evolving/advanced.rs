//! Fire, landings and fireships (TS-20, TS-22, TS-24 to TS-26).

use crate::rules::the_ships::evolve::{add, take};
use crate::rules::the_ships::ship::Fire;
use crate::rules::the_ships::ship_card::Soldiers;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::State;

impl State {
    pub(in crate::rules::the_ships) fn catch_fire(&mut self, id: ShipId, fire: Fire) {
        self.on(id, |ship| {
            ship.fire = Some(fire);
            ship.caught_fire = true;
        });
    }

    pub(in crate::rules::the_ships) fn put_out(&mut self, id: ShipId) {
        self.on(id, |ship| {
            ship.fire = None;
            ship.burn_due = false;
            ship.day.done = true;
        });
    }

    pub(in crate::rules::the_ships) fn go_ashore(&mut self, id: ShipId, kind: Soldiers) {
        self.stirred = true;
        if let Some(place) = self.place_of(id) {
            let side = self.side(place);
            add(&mut self.ashore[side], 1);
        }
        self.on(id, |ship| {
            take(&mut ship.day.boats, 1);
            take(&mut ship.deck[kind], 1);
        });
    }

    pub(in crate::rules::the_ships) fn fire_the_train(&mut self, id: ShipId) {
        self.on(id, |ship| {
            ship.fire = Some(Fire::Train);
            ship.sailors = 0;
            ship.day.cancel();
        });
    }

    pub(in crate::rules::the_ships) fn scorch(&mut self, id: ShipId, by: ShipId) {
        if let Some(by) = self.place_of(by) {
            self.on_day(id, |day| day.scorched.insert(by));
        }
    }
}
