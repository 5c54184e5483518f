//! Applies the round of a turn (TS-6 to TS-9, TS-14, TS-18.14, TS-20, TS-23).

use crate::rules::the_ships::by::{Batteries, BySoldiers};
use crate::rules::the_ships::evolve::ROUNDS;
use crate::rules::the_ships::happenings::Turns;
use crate::rules::the_ships::in_force::in_force;
use crate::rules::the_ships::ship::{AfterMelee, Day, Load};
use crate::rules::the_ships::ship_card::Sails;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, Stage, State};

impl Turns {
    pub(in crate::rules::the_ships) fn apply(&self, battle: &mut State) {
        match *self {
            Self::PhaseBegan { phase } => battle.begin(phase),
            Self::TurnBegan { turn } => battle.turn = turn,
            Self::CardLaid { ship, ref secret } => battle.on_day(ship, |day| day.card.clone_from(secret)),
            Self::RangeSet { ship, battery, secret } => {
                battle.cards(ship, battery, |cards| cards.range = Some(secret.unwrap_or(0)));
            }
            Self::SteadinessThrown { .. } => {}
            Self::PanicBroke { ship } => battle.on(ship, |ship| ship.panic = true),
            Self::PanicEnded { ship } => battle.on(ship, |ship| ship.panic = false),
            Self::OrdersLost { ship } => battle.on_day(ship, Day::cancel),
            Self::CardTurned { ship, sails, ref card } => battle.turn_up(ship, sails, card.is_some()),
            Self::LoadingBegan { ship, battery, secret } => {
                battle.empty(ship, battery);
                battle.cards(ship, battery, |cards| cards.load = secret.map(|shot| Load { shot, boxes: 0 }));
            }
            Self::TokensReceived { ship, by_mast, total, .. } => battle.on_day(ship, |day| {
                day.got = by_mast;
                day.pool = total;
            }),
            Self::BoxFilled { ship, battery } => battle.cards(ship, battery, |cards| {
                if let Some(load) = &mut cards.load {
                    load.boxes = load.boxes.saturating_add(1);
                }
            }),
            Self::MarksSet { ship, last_move } => battle.on(ship, |ship| {
                ship.last_move = last_move;
                ship.last_sails = ship.sails;
                ship.after_melee = match ship.after_melee {
                    AfterMelee::NextTurn => AfterMelee::ThisTurn,
                    // TS-18.14: the ban is for the next movement she makes.
                    AfterMelee::ThisTurn if ship.day.last_step_forward.is_none() => AfterMelee::ThisTurn,
                    AfterMelee::Free | AfterMelee::ThisTurn => AfterMelee::Free,
                };
                ship.day = Day::default();
            }),
        }
    }
}

impl Day {
    /// Nothing is left to do this turn; tokens stay (TS-23.3), they are taken off by `Stopped`.
    pub(super) fn cancel(&mut self) {
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
    fn turn_up(&mut self, id: ShipId, sails: Sails, has_card: bool) {
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
            // A route beside an order to board is not sailed, even if the target is lost (TS-18.6).
            day.plotted = if card.board.is_some() { u8::MAX } else { 0 };
            day.deck = BySoldiers::of([card.musketeers, card.pikemen]);
            day.muskets = card.muskets;
            day.board = card.board;
            day.pivot = card.pivot;
            day.land = card.land;
            day.boats = if card.land.is_some() { ROUNDS } else { 0 };
            day.train = card.train;
            day.weighing = ship.anchored && sails != Sails::Furled;
        });
    }

    /// Things that count from the beginning of a phase.
    fn begin(&mut self, phase: Phase) {
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
