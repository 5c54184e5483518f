//! How each happening changes the battle: the only place that does.

use std::sync::Arc;

use crate::rules::geometry::base::Base;

use super::by::{Batteries, BySoldiers};
use super::happenings::{Fighters, Happening, Stop};
use super::in_force::in_force;
use super::ship::{AfterMelee, BatteryCards, Day, Fire, Load, Ship, Standing};
use super::ship_card::{BatteryPlace, MastName, Sails, Soldiers};
use super::ship_id::ShipId;
use super::state::{Lock, Phase, Stage, State};

/// Rounds of a melee in one turn (TS-18.8).
pub const ROUNDS: u8 = 4;

fn take(from: &mut u8, count: u8) {
    *from = from.saturating_sub(count);
}

fn add(to: &mut u8, count: u8) {
    *to = to.saturating_add(count);
}

impl Day {
    /// Nothing is left to do this turn; tokens stay (TS-23.3), they are taken off by [`Happening::Stopped`].
    fn cancel(&mut self) {
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
    fn on(&mut self, id: ShipId, change: impl FnOnce(&mut Ship)) {
        let place = self.place_of(id);
        debug_assert!(place.is_some(), "{id:?} is not in this battle");
        if let Some(place) = place {
            change(self.ship_mut(place));
        }
    }

    fn on_day(&mut self, id: ShipId, change: impl FnOnce(&mut Day)) {
        self.on(id, |ship| change(&mut ship.day));
    }

    fn cards(&mut self, id: ShipId, battery: BatteryPlace, change: impl FnOnce(&mut BatteryCards)) {
        self.on(id, |ship| change(&mut ship.batteries[battery]));
    }

    fn mast(&mut self, id: ShipId, mast: MastName, change: impl FnOnce(&mut u8)) {
        if let Some(left) = self.place_of(id).and_then(|place| self.mast_mut(place, mast)) {
            change(left);
        }
    }

    fn remove(&mut self, id: ShipId, standing: Standing) {
        self.on(id, |ship| {
            ship.standing = standing;
            ship.base = None;
            ship.fire = None;
            ship.burn_due = false;
            ship.day = Day { stopped: true, ..Day::default() };
        });
        self.unlock(id);
    }

    /// TS-19.2: where a ship was, others may see each other now.
    fn clear_the_view(&mut self) {
        if matches!(self.phase, Phase::Execution(_)) {
            self.stirred = true;
        }
    }

    fn strand(&mut self, id: ShipId, standing: Standing) {
        self.on(id, |ship| {
            ship.standing = standing;
            ship.fire = None;
            ship.burn_due = false;
            ship.panic = false;
            ship.day = Day { stopped: true, ..Day::default() };
        });
        self.unlock(id);
    }

    fn unlock(&mut self, id: ShipId) {
        self.locks.retain(|lock| lock.boarder != id && lock.boarded != id);
    }

    fn move_to(&mut self, id: ShipId, to: Base) {
        self.stirred = true;
        self.on(id, |ship| ship.base = Some(to));
    }

    pub(super) fn let_happen(&mut self, happening: &Happening) {
        use Happening as H;
        match happening {
            // ---- facts that only have to be seen
            H::WindThrown { .. }
            | H::PlacingThrown { .. }
            | H::SteadinessThrown { .. }
            | H::ContestThrown { .. }
            | H::ContestLost { .. }
            | H::MastsShielded { .. }
            | H::CrewShielded { .. }
            | H::RudderThrown { .. }
            | H::FireThrown { .. }
            | H::StrikesShared { .. }
            | H::Struck { .. }
            | H::BurningSideThrown { .. }
            | H::FireFought { .. }
            | H::FireLeft { .. }
            | H::OfficerThrown { .. }
            | H::OfficerDrawn { .. }
            | H::FuseThrown { .. }
            | H::RulingProposed { .. }
            | H::RulingRefused { .. }
            | H::HeldFire { .. } => {}

            // ---- before the battle
            H::WindSet { towards } => self.wind = *towards,
            H::ToPlace { side } => self.phase = Phase::Placing(*side),
            H::Placed { ship, bow, facing } => {
                let base = Base::from_bow((*bow).into(), *facing);
                self.on(*ship, |ship| {
                    ship.base = Some(base);
                    ship.standing = Standing::InPlay;
                });
            }
            H::AllPlaced { side } => self.placed.push(*side),
            H::FittedOut { ship, secret } => {
                if let Some(fitting) = secret {
                    self.fit_out(*ship, fitting);
                }
            }

            // ---- the turn
            H::PhaseBegan { phase } => self.begin(*phase),
            H::TurnBegan { turn } => self.turn = *turn,
            H::CardLaid { ship, secret } => self.on_day(*ship, |day| day.card.clone_from(secret)),
            H::RangeSet { ship, battery, secret } => {
                self.cards(*ship, *battery, |cards| cards.range = Some(secret.unwrap_or(0)));
            }
            H::FlagStruck { ship } | H::Surrendered { ship } => self.strand(*ship, Standing::Surrendered),
            H::Conceded { side } => {
                for place in self.each().filter(|place| self.side(*place) == *side).collect::<Vec<_>>() {
                    if self.ship(place).in_play() {
                        self.strand(self.id(place), Standing::Surrendered);
                    }
                }
            }
            H::PanicBroke { ship } => self.on(*ship, |ship| ship.panic = true),
            H::PanicEnded { ship } => self.on(*ship, |ship| ship.panic = false),
            H::OrdersLost { ship } => self.on_day(*ship, Day::cancel),

            // ---- phase 3
            H::CardTurned { ship, sails, card } => self.turn_up(*ship, *sails, card.is_some()),
            H::LoadingBegan { ship, battery, secret } => {
                let load = secret.map(|shot| Load { shot, boxes: 0 });
                self.cards(*ship, *battery, |cards| *cards = BatteryCards { load, range: None });
                self.on_day(*ship, |day| day.ready.remove(*battery));
            }
            H::TokensReceived { ship, by_mast, total, .. } => self.on_day(*ship, |day| {
                day.got = *by_mast;
                day.pool = *total;
            }),

            // ---- movement
            H::AnchorDropped { ship } => self.on(*ship, |ship| ship.anchored = true),
            H::AnchorWeighed { ship } => self.on(*ship, |ship| {
                ship.anchored = false;
                ship.day.weighing = false;
                take(&mut ship.day.laid, 1);
            }),
            H::CableCut { ship } => self.on(*ship, |ship| {
                ship.anchored = false;
                ship.cable_cut = true;
                ship.day.weighing = false;
            }),
            H::CameOnDeck { ship, kind, units } => self.deck_moves(*ship, *kind, *units, true),
            H::WentBelow { ship, kind, units } => self.deck_moves(*ship, *kind, *units, false),
            H::DeckOrderLapsed { ship, kind } => {
                self.on_day(*ship, |day| day.deck[*kind] = None);
            }
            H::BeatBegan { beat } => {
                self.beat = *beat;
                for ship in &mut self.ships {
                    ship.day.moved_first = false;
                }
            }
            H::TokensLaid { ship, count } => self.on_day(*ship, |day| {
                take(&mut day.pool, *count);
                day.laid = day.laid.saturating_add(*count);
            }),
            H::StepPaid { ship, cost, .. } => {
                let first = self.phase == Phase::Execution(Stage::FirstMoves);
                self.on_day(*ship, |day| {
                    take(&mut day.laid, *cost);
                    day.paces = day.paces.saturating_add(1);
                    day.approach = None;
                    day.moved_first = first;
                    day.plotted = day.plotted.saturating_add(1);
                });
                self.stirred = true;
            }
            H::Stepped { ship, step, to } => {
                self.move_to(*ship, (*to).into());
                self.on_day(*ship, |day| day.last_step_forward = Some(step.turn().is_none()));
            }
            H::GroundAlongside { .. } | H::StruckGround { .. } | H::PivotHindered { .. } => {
                self.stirred = true;
                if let H::PivotHindered { ship } = happening {
                    self.on_day(*ship, |day| day.pivot = None);
                }
                if let H::StruckGround { ship, .. } = happening {
                    self.on(*ship, |ship| ship.touched = true);
                }
            }
            H::Stopped { ship, why } => self.on(*ship, |ship| {
                ship.day.stop();
                if *why == Stop::Aground {
                    ship.touched = true;
                }
                if ship.is_torch() && matches!(why, Stop::Collision | Stop::Terrain) {
                    ship.caught_fast = true;
                }
            }),
            H::Exited { ship, allowed } => {
                self.stirred = true;
                self.remove(*ship, if *allowed { Standing::Exited } else { Standing::Fled });
            }
            H::TileLeapt { from, to, .. } => {
                Arc::make_mut(&mut self.chart).leapfrog(*from, *to);
            }
            H::Pivoted { ship, to, .. } => {
                self.move_to(*ship, (*to).into());
                self.on_day(*ship, |day| {
                    day.pivot = None;
                    day.last_step_forward = Some(false);
                });
            }
            H::RanAground { ship } => self.on(*ship, |ship| ship.aground = true),
            H::Collided { striker, struck, mutual, .. } => {
                self.stirred = true;
                self.on(*striker, |ship| ship.touched = true);
                if *mutual {
                    self.on(*struck, |ship| ship.touched = true);
                }
            }
            H::BuoyReached { ship, buoy, last } => {
                let turn = self.turn;
                self.on(*ship, |ship| {
                    ship.buoys = *buoy;
                    ship.course_sailed = last.then_some(turn);
                });
            }
            H::TokensDiscarded { ship, .. } => self.on_day(*ship, |day| {
                day.pool = 0;
                day.laid = 0;
            }),

            // ---- guns and muskets
            H::WindowOpened => self.stirred = false,
            H::VolleyFired { ship, battery, from_hold, .. } => {
                self.cards(*ship, *battery, |cards| *cards = BatteryCards::default());
                self.on(*ship, |ship| {
                    ship.day.ready.remove(*battery);
                    take(if *from_hold { &mut ship.powder_below } else { &mut ship.powder }, 1);
                });
            }
            H::LoadVoid { ship, battery, .. } => {
                self.cards(*ship, *battery, |cards| *cards = BatteryCards::default());
                self.on_day(*ship, |day| day.ready.remove(*battery));
            }
            H::RangeVoid { ship, battery, .. } => self.cards(*ship, *battery, |cards| cards.range = None),
            H::MusketsFired { ship, .. } => self.on_day(*ship, |day| day.muskets = None),

            // ---- losses
            H::BoxCrossed { ship, row, .. } => {
                self.on(*ship, |ship| add(&mut ship.crossed[*row], 1));
            }
            H::GunLost { ship, battery, gun, .. } | H::GunStruckOff { ship, battery, gun } => {
                self.on(*ship, |ship| ship.guns[*battery].remove(*gun));
            }
            H::MastBoxCrossed { ship, mast, .. } | H::MastStruckOff { ship, mast } => {
                self.mast(*ship, *mast, |left| take(left, 1));
            }
            H::MastFell { ship, mast } => self.mast(*ship, *mast, |left| *left = 0),
            H::TokensLost { ship, count } => self.on_day(*ship, |day| {
                let from_pool = day.pool.min(*count);
                take(&mut day.pool, from_pool);
                take(&mut day.laid, count - from_pool);
            }),
            H::SailorLost { ship, .. } => self.on(*ship, |ship| take(&mut ship.sailors, 1)),
            H::SoldierLost { ship, kind } => {
                self.on(*ship, |ship| take(&mut ship.deck[*kind], 1));
            }
            H::Sank { ship } => {
                self.clear_the_view();
                self.remove(*ship, Standing::Sunk);
            }
            H::PutOutOfAction { ship } => self.strand(*ship, Standing::OutOfAction),

            // ---- boarding
            H::GrappleThrown { .. } => self.stirred = true,
            H::ApproachChosen { ship, step } => self.on_day(*ship, |day| day.approach = Some(*step)),
            H::Locked { boarder, boarded } => {
                let (from_beat, rounds) = (self.beat.saturating_add(1), ROUNDS);
                self.locks.push(Lock { boarder: *boarder, boarded: *boarded, rounds, from_beat });
            }
            H::Felled { ship, who } => self.on(*ship, |ship| {
                let units = match who {
                    Fighters::Sailors => &mut ship.sailors,
                    Fighters::Musketeers => &mut ship.deck[Soldiers::Musketeers],
                    Fighters::Pikemen => &mut ship.deck[Soldiers::Pikemen],
                };
                take(units, 1);
            }),
            H::RoundFought { boarder, boarded } => {
                self.stirred = true;
                for lock in &mut self.locks {
                    if lock.boarder == *boarder && lock.boarded == *boarded {
                        take(&mut lock.rounds, 1);
                    }
                }
            }
            H::Taken { ship, .. } => {
                self.strand(*ship, Standing::Taken);
                self.on(*ship, |ship| {
                    ship.sailors = 0;
                    (ship.deck, ship.below) = Default::default();
                });
            }
            H::CameFree { ship, won } => {
                let dawn = self.phase == Phase::Dawn;
                if *won {
                    self.on(*ship, |ship| {
                        ship.after_melee = if dawn { AfterMelee::ThisTurn } else { AfterMelee::NextTurn };
                        ship.day.done = !dawn;
                    });
                }
            }

            // ---- advanced rules
            H::RudderLost { ship } => self.on(*ship, |ship| ship.rudder_lost = true),
            H::CaughtFire { ship, fire } => self.on(*ship, |ship| {
                ship.fire = Some(*fire);
                ship.caught_fire = true;
            }),
            H::FireOut { ship } => self.on(*ship, |ship| {
                ship.fire = None;
                ship.burn_due = false;
                ship.day.done = true;
            }),
            H::BurnsOn { ship } => self.on(*ship, |ship| ship.burn_due = true),
            H::FireDamaged { ship } => self.on(*ship, |ship| ship.burn_due = false),
            H::BlewUp { ship } => {
                self.clear_the_view();
                self.remove(*ship, Standing::BlownUp);
            }
            H::OfficerFell { ship, officer, .. } => {
                self.on(*ship, |ship| ship.officers_lost |= 1 << (*officer as u8));
            }
            H::WentAshore { ship, kind, .. } => {
                self.stirred = true;
                if let Some(place) = self.place_of(*ship) {
                    let side = self.side(place);
                    add(&mut self.ashore[side], 1);
                }
                self.on(*ship, |ship| {
                    take(&mut ship.day.boats, 1);
                    take(&mut ship.deck[*kind], 1);
                });
            }
            H::LandingCancelled { ship } => self.on_day(*ship, |day| {
                day.boats = 0;
                day.land = None;
            }),

            // ---- fireships
            H::TrainFired { ship } => self.on(*ship, |ship| {
                ship.fire = Some(Fire::Train);
                ship.sailors = 0;
                ship.day.cancel();
            }),
            H::Scorched { ship, by, .. } => {
                if let Some(by) = self.place_of(*by) {
                    self.on_day(*ship, |day| day.scorched.insert(by));
                }
            }

            // ---- the umpire
            H::RulingAgreed { .. } => self.rulings = self.rulings.saturating_add(1),
            H::SetRight { amendment } => self.set_right(amendment),

            // ---- phase 5 and the end
            H::BoxFilled { ship, battery } => self.cards(*ship, *battery, |cards| {
                if let Some(load) = &mut cards.load {
                    load.boxes = load.boxes.saturating_add(1);
                }
            }),
            H::MarksSet { ship, last_move } => self.on(*ship, |ship| {
                ship.last_move = *last_move;
                ship.last_sails = ship.sails;
                ship.after_melee = match ship.after_melee {
                    AfterMelee::NextTurn => AfterMelee::ThisTurn,
                    // TS-18.14: the ban is for the next movement she makes.
                    AfterMelee::ThisTurn if ship.day.last_step_forward.is_none() => AfterMelee::ThisTurn,
                    AfterMelee::Free | AfterMelee::ThisTurn => AfterMelee::Free,
                };
                ship.day = Day::default();
            }),
            H::Ended { result, .. } => self.result = Some(*result),
        }
    }

    fn fit_out(&mut self, id: ShipId, fitting: &super::orders::FittingOut) {
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

    fn deck_moves(&mut self, id: ShipId, kind: Soldiers, units: u8, up: bool) {
        self.on(id, |ship| {
            let (deck, below) = (&mut ship.deck[kind], &mut ship.below[kind]);
            let (from, to) = if up { (below, deck) } else { (deck, below) };
            take(from, units);
            add(to, units);
            ship.day.deck[kind] = None;
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

impl Day {
    /// TS-11.14: pool and laid tokens are lost, and the rest of the route lapses.
    fn stop(&mut self) {
        self.pool = 0;
        self.laid = 0;
        self.stopped = true;
    }
}
