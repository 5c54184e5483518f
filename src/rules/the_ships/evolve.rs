//! How each happening changes the battle: the only place that does, with the files of `evolving/`, one a chapter.

use std::sync::Arc;

use crate::rules::geometry::base::Base;

use super::happenings::Happening;
use super::ship::{BatteryCards, Day, Ship, Standing};
use super::ship_card::{BatteryPlace, MastName};
use super::ship_id::ShipId;
use super::state::{Phase, State};

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

    fn mast(&mut self, id: ShipId, mast: MastName, change: impl FnOnce(&mut u8)) {
        if let Some(left) = self.place_of(id).and_then(|place| self.mast_mut(place, mast)) {
            change(left);
        }
    }

    /// She is off the board.
    pub(super) fn remove(&mut self, id: ShipId, standing: Standing) {
        self.on(id, |ship| {
            ship.standing = standing;
            ship.base = None;
            ship.fire = None;
            ship.burn_due = false;
            ship.day = Day { stopped: true, ..Day::default() };
        });
        self.unlock(id);
    }

    /// She lies there, and nobody sails her any more.
    pub(super) fn strand(&mut self, id: ShipId, standing: Standing) {
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
            H::Placed { ship, bow, facing } => self.put(*ship, Base::from_bow((*bow).into(), *facing)),
            H::AllPlaced { side } => self.placed.push(*side),
            H::FittedOut { ship, secret } => secret.iter().for_each(|fitting| self.fit_out(*ship, fitting)),

            // ---- the turn
            H::PhaseBegan { phase } => self.begin(*phase),
            H::TurnBegan { turn } => self.turn = *turn,
            H::CardLaid { ship, secret } => self.on_day(*ship, |day| day.card.clone_from(secret)),
            H::RangeSet { ship, battery, secret } => {
                self.cards(*ship, *battery, |cards| cards.range = Some(secret.unwrap_or(0)));
            }
            H::FlagStruck { ship } | H::Surrendered { ship } => self.strand(*ship, Standing::Surrendered),
            H::Conceded { side } => self.concede(*side),
            H::PanicBroke { ship } => self.on(*ship, |ship| ship.panic = true),
            H::PanicEnded { ship } => self.on(*ship, |ship| ship.panic = false),
            H::OrdersLost { ship } => self.on_day(*ship, Day::cancel),

            // ---- phase 3
            H::CardTurned { ship, sails, card } => self.turn_up(*ship, *sails, card.is_some()),
            H::LoadingBegan { ship, battery, secret } => self.load(*ship, *battery, *secret),
            H::TokensReceived { ship, by_mast, total, .. } => self.on_day(*ship, |day| {
                day.got = *by_mast;
                day.pool = *total;
            }),

            // ---- movement
            H::AnchorDropped { ship } => self.on(*ship, |ship| ship.anchored = true),
            H::AnchorWeighed { ship } => self.free_of_the_anchor(*ship, false),
            H::CableCut { ship } => self.free_of_the_anchor(*ship, true),
            H::CameOnDeck { ship, kind, units } => self.deck_moves(*ship, *kind, *units, true),
            H::WentBelow { ship, kind, units } => self.deck_moves(*ship, *kind, *units, false),
            H::DeckOrderLapsed { ship, kind } => {
                self.on_day(*ship, |day| day.deck[*kind] = None);
            }
            H::BeatBegan { beat } => self.begin_beat(*beat),
            H::TokensLaid { ship, count } => self.on_day(*ship, |day| {
                take(&mut day.pool, *count);
                day.laid = day.laid.saturating_add(*count);
            }),
            H::StepPaid { ship, cost, .. } => self.pay_a_step(*ship, *cost),
            H::Stepped { ship, step, to } => {
                self.move_to(*ship, (*to).into());
                self.on_day(*ship, |day| day.last_step_forward = Some(step.turn().is_none()));
            }
            H::GroundAlongside { .. } => self.stirred = true,
            H::StruckGround { ship, .. } => self.touch(*ship),
            H::PivotHindered { ship } => {
                self.stirred = true;
                self.on_day(*ship, |day| day.pivot = None);
            }
            H::Stopped { ship, why } => self.stop(*ship, *why),
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
                self.touch(*striker);
                if *mutual {
                    self.touch(*struck);
                }
            }
            H::BuoyReached { ship, buoy, last } => self.reach_the_buoy(*ship, *buoy, *last),
            H::TokensDiscarded { ship, .. } => self.on_day(*ship, |day| {
                day.pool = 0;
                day.laid = 0;
            }),

            // ---- guns and muskets
            H::WindowOpened => self.stirred = false,
            H::VolleyFired { ship, battery, from_hold, .. } => self.fire(*ship, *battery, *from_hold),
            H::LoadVoid { ship, battery, .. } => self.empty(*ship, *battery),
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
            H::TokensLost { ship, count } => self.lose_tokens(*ship, *count),
            H::SailorLost { ship, .. } => self.on(*ship, |ship| take(&mut ship.sailors, 1)),
            H::SoldierLost { ship, kind } => {
                self.on(*ship, |ship| take(&mut ship.deck[*kind], 1));
            }
            H::Sank { ship } => self.go_under(*ship, Standing::Sunk),
            H::PutOutOfAction { ship } => self.strand(*ship, Standing::OutOfAction),

            // ---- boarding
            H::GrappleThrown { .. } => self.stirred = true,
            H::ApproachChosen { ship, step } => self.on_day(*ship, |day| day.approach = Some(*step)),
            H::Locked { boarder, boarded } => self.board(*boarder, *boarded),
            H::Felled { ship, who } => self.fell(*ship, *who),
            H::RoundFought { boarder, boarded } => self.fight_a_round(*boarder, *boarded),
            H::Taken { ship, .. } => self.take_ship(*ship),
            H::CameFree { ship, won: true } => self.come_free(*ship),
            H::CameFree { won: false, .. } => {}

            // ---- advanced rules
            H::RudderLost { ship } => self.on(*ship, |ship| ship.rudder_lost = true),
            H::CaughtFire { ship, fire } => self.catch_fire(*ship, *fire),
            H::FireOut { ship } => self.put_out(*ship),
            H::BurnsOn { ship } => self.on(*ship, |ship| ship.burn_due = true),
            H::FireDamaged { ship } => self.on(*ship, |ship| ship.burn_due = false),
            H::BlewUp { ship } => self.go_under(*ship, Standing::BlownUp),
            H::OfficerFell { ship, officer, .. } => {
                self.on(*ship, |ship| ship.officers_lost |= 1 << (*officer as u8));
            }
            H::WentAshore { ship, kind, .. } => self.go_ashore(*ship, *kind),
            H::LandingCancelled { ship } => self.on_day(*ship, |day| {
                day.boats = 0;
                day.land = None;
            }),

            // ---- fireships
            H::TrainFired { ship } => self.fire_the_train(*ship),
            H::Scorched { ship, by, .. } => self.scorch(*ship, *by),

            // ---- the umpire
            H::RulingAgreed { .. } => self.rulings = self.rulings.saturating_add(1),
            H::SetRight { amendment } => self.set_right(amendment),

            // ---- phase 5 and the end
            H::BoxFilled { ship, battery } => self.fill_a_box(*ship, *battery),
            H::MarksSet { ship, last_move } => self.set_marks(*ship, *last_move),
            H::Ended { result, .. } => self.result = Some(*result),
        }
    }
}
