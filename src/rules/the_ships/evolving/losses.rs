//! Applies losses (TS-13, TS-15, TS-17).

use crate::rules::the_ships::evolve::{add, take};
use crate::rules::the_ships::happenings::Losses;
use crate::rules::the_ships::ship::Standing;
use crate::rules::the_ships::ship_card::MastName;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, State};

impl Losses {
    pub(in crate::rules::the_ships) fn apply(&self, battle: &mut State) {
        match *self {
            Self::BoxCrossed { ship, row, .. } => battle.on(ship, |ship| add(&mut ship.crossed[row], 1)),
            Self::GunLost { ship, battery, gun, .. } | Self::GunStruckOff { ship, battery, gun } => {
                battle.on(ship, |ship| ship.guns[battery].remove(gun));
            }
            Self::MastBoxCrossed { ship, mast, .. } | Self::MastStruckOff { ship, mast } => {
                battle.mast(ship, mast, |left| take(left, 1));
            }
            Self::MastFell { ship, mast } => battle.mast(ship, mast, |left| *left = 0),
            // Those in the pool first.
            Self::TokensLost { ship, count } => battle.on_day(ship, |day| {
                let from_pool = day.pool.min(count);
                take(&mut day.pool, from_pool);
                take(&mut day.laid, count - from_pool);
            }),
            Self::SailorLost { ship, .. } => battle.on(ship, |ship| take(&mut ship.sailors, 1)),
            Self::SoldierLost { ship, kind } => battle.on(ship, |ship| take(&mut ship.deck[kind], 1)),
            Self::Sank { ship } => battle.go_under(ship, Standing::Sunk),
            Self::PutOutOfAction { ship } => battle.strand(ship, Standing::OutOfAction),
        }
    }
}

impl State {
    fn mast(&mut self, id: ShipId, mast: MastName, change: impl FnOnce(&mut u8)) {
        if let Some(left) = self.place_of(id).and_then(|place| self.mast_mut(place, mast)) {
            change(left);
        }
    }

    /// The lost ship no longer blocks the view, so the fire window is looked at again (TS-19.2).
    pub(super) fn go_under(&mut self, id: ShipId, standing: Standing) {
        self.stirred |= matches!(self.phase, Phase::Execution(_));
        self.remove(id, standing);
    }
}
