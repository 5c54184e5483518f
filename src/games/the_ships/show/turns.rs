//! The show of the round of turns: what goes before the battle, each turn, rulings, the end.

use super::sums::needed;
use super::{STEP, Show, call, glance, over};
use crate::logbook::wording::{Fact, key};
use crate::rules::the_ships::amendments::Amendment;
use crate::rules::the_ships::happenings::{End, SettingOut, Turns, Umpire};
use crate::rules::the_ships::state::Phase;
use crate::table::beats::Beats;

impl Show<'_> {
    pub(super) fn setting_out(&self, told: &SettingOut) -> Beats {
        match told {
            SettingOut::Placed { ship, .. } => self.becomes(*ship).then(Beats::wait(0.25)),
            SettingOut::WindThrown { .. }
            | SettingOut::WindSet { .. }
            | SettingOut::PlacingThrown { .. }
            | SettingOut::ToPlace { .. }
            | SettingOut::AllPlaced { .. }
            | SettingOut::FittedOut { .. } => Beats::none(),
        }
    }

    pub(super) fn turns(&self, told: &Turns) -> Beats {
        match told {
            Turns::TurnBegan { .. } => Beats::wait(0.3),
            Turns::PhaseBegan { phase: Phase::Tokens } => Beats::wait(0.2),
            // All cards are turned together (TS-11.1).
            Turns::CardTurned { ship, .. } => self.becomes(*ship).then(Beats::wait(0.75)).alongside(),
            Turns::SteadinessThrown { ship, face, need } => {
                let fact = Fact::from(key::CallSteadiness { face: *face, sum: needed(*need) });
                call(over(*ship), fact).then(Beats::wait(0.7))
            }
            Turns::PanicBroke { ship } => self.word(*ship, key::CallPanic::of),
            Turns::PanicEnded { ship } => self.word(*ship, key::CallSteady::of),
            Turns::PhaseBegan { .. }
            | Turns::CardLaid { .. }
            | Turns::RangeSet { .. }
            | Turns::OrdersLost { .. }
            | Turns::LoadingBegan { .. }
            | Turns::TokensReceived { .. }
            | Turns::BoxFilled { .. }
            | Turns::MarksSet { .. } => Beats::none(),
        }
    }

    pub(super) fn umpire(&self, told: &Umpire) -> Beats {
        match told {
            // By hand she is slid to her place over whatever lies between.
            Umpire::SetRight { amendment: Amendment::Lies { ship, .. } } => {
                let there = self.then.place_of(*ship).is_some_and(|place| self.then.base(place).is_some());
                let slid = if there { self.sails_on(*ship, false, STEP) } else { self.becomes(*ship) };
                glance(over(*ship), 1.2).together(slid).then(Beats::wait(0.3))
            }
            Umpire::SetRight { .. } => Beats::wait(0.3),
            Umpire::RulingProposed { .. } | Umpire::RulingAgreed { .. } | Umpire::RulingRefused { .. } => Beats::none(),
        }
    }

    pub(super) fn end(&self, told: &End) -> Beats {
        match told {
            End::FlagStruck { ship } => self.word(*ship, key::CallStruck::of).then(self.becomes(*ship)),
            End::Ended { .. } => Beats::wait(0.8),
            End::Conceded { .. } => Beats::none(),
        }
    }
}
