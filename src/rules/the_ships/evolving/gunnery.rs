//! Guns, and what is lost to them (TS-13 to TS-17, TS-19.2).

use crate::rules::the_ships::evolve::take;
use crate::rules::the_ships::orders::LoadMark;
use crate::rules::the_ships::ship::{BatteryCards, Load, Standing};
use crate::rules::the_ships::ship_card::BatteryPlace;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, State};

impl State {
    pub(in crate::rules::the_ships) fn load(&mut self, id: ShipId, battery: BatteryPlace, secret: Option<LoadMark>) {
        self.empty(id, battery);
        self.cards(id, battery, |cards| cards.load = secret.map(|shot| Load { shot, boxes: 0 }));
    }

    /// No cards lie on the battery any more.
    pub(in crate::rules::the_ships) fn empty(&mut self, id: ShipId, battery: BatteryPlace) {
        self.cards(id, battery, |cards| *cards = BatteryCards::default());
        self.on_day(id, |day| day.ready.remove(battery));
    }

    pub(in crate::rules::the_ships) fn fire(&mut self, id: ShipId, battery: BatteryPlace, from_hold: bool) {
        self.empty(id, battery);
        self.on(id, |ship| take(if from_hold { &mut ship.powder_below } else { &mut ship.powder }, 1));
    }

    /// Those in the pool first.
    pub(in crate::rules::the_ships) fn lose_tokens(&mut self, id: ShipId, count: u8) {
        self.on_day(id, |day| {
            let from_pool = day.pool.min(count);
            take(&mut day.pool, from_pool);
            take(&mut day.laid, count - from_pool);
        });
    }

    /// Where she was, others may see each other now (TS-19.2).
    pub(in crate::rules::the_ships) fn go_under(&mut self, id: ShipId, standing: Standing) {
        self.stirred |= matches!(self.phase, Phase::Execution(_));
        self.remove(id, standing);
    }
}
