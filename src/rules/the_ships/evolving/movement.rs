//! Movement, the anchor, and who goes up or down (TS-10 to TS-12, TS-21).

use crate::rules::the_ships::evolve::{add, take};
use crate::rules::the_ships::happenings::Stop;
use crate::rules::the_ships::ship::Day;
use crate::rules::the_ships::ship_card::Soldiers;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, Stage, State};

impl Day {
    /// TS-11.14: pool and laid tokens are lost, and the rest of the route lapses.
    fn stop(&mut self) {
        self.pool = 0;
        self.laid = 0;
        self.stopped = true;
    }
}

impl State {
    /// A token weighs the anchor; a cable that is cut leaves it in the sea.
    pub(in crate::rules::the_ships) fn free_of_the_anchor(&mut self, id: ShipId, cut: bool) {
        self.on(id, |ship| {
            ship.anchored = false;
            ship.cable_cut |= cut;
            ship.day.weighing = false;
            take(&mut ship.day.laid, u8::from(!cut));
        });
    }

    pub(in crate::rules::the_ships) fn deck_moves(&mut self, id: ShipId, kind: Soldiers, units: u8, up: bool) {
        self.on(id, |ship| {
            let (deck, below) = (&mut ship.deck[kind], &mut ship.below[kind]);
            let (from, to) = if up { (below, deck) } else { (deck, below) };
            take(from, units);
            add(to, units);
            ship.day.deck[kind] = None;
        });
    }

    pub(in crate::rules::the_ships) fn begin_beat(&mut self, beat: u8) {
        self.beat = beat;
        for ship in &mut self.ships {
            ship.day.moved_first = false;
        }
    }

    pub(in crate::rules::the_ships) fn pay_a_step(&mut self, id: ShipId, cost: u8) {
        let first = self.phase == Phase::Execution(Stage::FirstMoves);
        self.on_day(id, |day| {
            take(&mut day.laid, cost);
            day.paces = day.paces.saturating_add(1);
            day.approach = None;
            day.moved_first = first;
            day.plotted = day.plotted.saturating_add(1);
        });
        self.stirred = true;
    }

    /// She has touched ground or another.
    pub(in crate::rules::the_ships) fn touch(&mut self, id: ShipId) {
        self.stirred = true;
        self.on(id, |ship| ship.touched = true);
    }

    pub(in crate::rules::the_ships) fn stop(&mut self, id: ShipId, why: Stop) {
        self.on(id, |ship| {
            ship.day.stop();
            ship.touched |= why == Stop::Aground;
            ship.caught_fast |= ship.is_torch() && matches!(why, Stop::Collision | Stop::Terrain);
        });
    }

    pub(in crate::rules::the_ships) fn reach_the_buoy(&mut self, id: ShipId, buoy: u8, last: bool) {
        let turn = self.turn;
        self.on(id, |ship| {
            ship.buoys = buoy;
            ship.course_sailed = last.then_some(turn);
        });
    }
}
