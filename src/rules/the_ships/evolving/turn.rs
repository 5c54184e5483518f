//! Before the battle, orders, and the end of a turn (TS-6 to TS-9, TS-18.14, TS-23).

use crate::rules::geometry::base::Base;
use crate::rules::the_ships::by::{Batteries, BySoldiers};
use crate::rules::the_ships::evolve::ROUNDS;
use crate::rules::the_ships::in_force::in_force;
use crate::rules::the_ships::orders::FittingOut;
use crate::rules::the_ships::ship::{AfterMelee, BatteryCards, Day, Load, Standing};
use crate::rules::the_ships::ship_card::{BatteryPlace, Nation, Sails};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, Stage, State};

impl Day {
    /// Nothing is left to do this turn; tokens stay (TS-23.3), they are taken off by `Stopped`.
    pub(in crate::rules::the_ships) fn cancel(&mut self) {
        self.deck = BySoldiers::default();
        self.muskets = None;
        self.board = None;
        self.pivot = None;
        self.land = None;
        self.boats = 0;
        self.train = None;
        self.loading = false;
        self.plotted = u8::MAX;
    }
}

impl State {
    /// She is on the board.
    pub(in crate::rules::the_ships) fn put(&mut self, id: ShipId, base: Base) {
        self.on(id, |ship| {
            ship.base = Some(base);
            ship.standing = Standing::InPlay;
        });
    }

    pub(in crate::rules::the_ships) fn concede(&mut self, side: Nation) {
        for place in self.each().filter(|place| self.side(*place) == side).collect::<Vec<_>>() {
            if self.ship(place).in_play() {
                self.strand(self.id(place), Standing::Surrendered);
            }
        }
    }

    pub(in crate::rules::the_ships) fn fit_out(&mut self, id: ShipId, fitting: &FittingOut) {
        let boxes = self.place_of(id).map_or(0, |place| self.vessel(place).card.reload);
        self.on(id, |ship| {
            ship.powder_below = fitting.powder;
            ship.below = BySoldiers([fitting.musketeers, fitting.pikemen]);
            ship.treasure = fitting.treasure;
            for (battery, shot) in fitting.shot.iter() {
                let load = Some(Load { shot: shot.into(), boxes });
                ship.batteries[battery] = BatteryCards { load, range: None };
            }
        });
    }

    pub(in crate::rules::the_ships) fn turn_up(&mut self, id: ShipId, sails: Sails, has_card: bool) {
        let place = self.place_of(id).filter(|_| has_card);
        let card = place.and_then(|place| Some(in_force(self, place, sails, self.ship(place).day.card.as_ref()?)));
        self.on(id, |ship| {
            ship.sails = sails;
            let day = &mut ship.day;
            day.open = true;
            let Some(card) = card else {
                // A card that is not turned up stays secret and is taken away (TS-23.4).
                day.card = None;
                return;
            };
            day.loading = true;
            // A route beside an order to board is not sailed, whatever becomes of the target (TS-18.6).
            day.plotted = if card.board.is_some() { u8::MAX } else { 0 };
            day.deck = BySoldiers([card.musketeers, card.pikemen]);
            day.muskets = card.muskets;
            day.board = card.board;
            day.pivot = card.pivot;
            day.land = card.land;
            day.boats = if card.land.is_some() { ROUNDS } else { 0 };
            day.train = card.train;
            day.weighing = ship.anchored && sails != Sails::Furled;
        });
    }

    pub(in crate::rules::the_ships) fn fill_a_box(&mut self, id: ShipId, battery: BatteryPlace) {
        self.cards(id, battery, |cards| {
            if let Some(load) = &mut cards.load {
                load.boxes = load.boxes.saturating_add(1);
            }
        });
    }

    pub(in crate::rules::the_ships) fn set_marks(&mut self, id: ShipId, last_move: bool) {
        self.on(id, |ship| {
            ship.last_move = last_move;
            ship.last_sails = ship.sails;
            ship.after_melee = match ship.after_melee {
                AfterMelee::NextTurn => AfterMelee::ThisTurn,
                // TS-18.14: the ban is for the next movement she makes.
                AfterMelee::ThisTurn if ship.day.last_step_forward.is_none() => AfterMelee::ThisTurn,
                AfterMelee::Free | AfterMelee::ThisTurn => AfterMelee::Free,
            };
            ship.day = Day::default();
        });
    }

    /// Things that count from the beginning of a phase.
    pub(in crate::rules::the_ships) fn begin(&mut self, phase: Phase) {
        self.phase = phase;
        match phase {
            Phase::Dawn => {
                self.beat = 0;
                for lock in &mut self.locks {
                    (lock.rounds, lock.from_beat) = (ROUNDS, 1);
                }
            }
            Phase::Orders => {
                for (ship, vessel) in self.ships.iter_mut().zip(&self.articles.vessels) {
                    ship.day.began_in_panic = ship.panic;
                    ship.day.ready = Batteries::default();
                    for (battery, cards) in ship.batteries.iter() {
                        if vessel.is_loaded(*cards) {
                            ship.day.ready.insert(battery);
                        }
                    }
                }
            }
            Phase::Execution(Stage::Opening) => self.stirred = false,
            Phase::Execution(_)
            | Phase::Weather
            | Phase::Placing(_)
            | Phase::FittingOut
            | Phase::Steadiness
            | Phase::Tokens
            | Phase::Marks
            | Phase::Over => {}
        }
    }
}
