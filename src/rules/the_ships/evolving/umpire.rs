//! Applies rulings (TS-29).

use crate::rules::the_ships::happenings::Umpire;
use crate::rules::the_ships::state::State;

impl Umpire {
    pub(in crate::rules::the_ships) fn apply(&self, battle: &mut State) {
        match self {
            Self::RulingProposed { .. } | Self::RulingRefused { .. } => {}
            Self::RulingAgreed { .. } => battle.rulings = battle.rulings.saturating_add(1),
            Self::SetRight { amendment } => battle.set_right(amendment),
        }
    }
}
