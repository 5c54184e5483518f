//! Applies the fire of guns and muskets (TS-14 to TS-16, TS-19.2).

use crate::rules::the_ships::evolve::take;
use crate::rules::the_ships::happenings::Gunnery;
use crate::rules::the_ships::ship::BatteryCards;
use crate::rules::the_ships::ship_card::BatteryPlace;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::State;

impl Gunnery {
    pub(in crate::rules::the_ships) fn apply(&self, battle: &mut State) {
        match *self {
            Self::HeldFire { .. }
            | Self::MastsShielded { .. }
            | Self::CrewShielded { .. }
            | Self::RudderThrown { .. }
            | Self::FireThrown { .. } => {}
            Self::WindowOpened => battle.stirred = false,
            Self::VolleyFired { ship, battery, from_hold, .. } => {
                battle.empty(ship, battery);
                battle.on(ship, |ship| take(if from_hold { &mut ship.powder_below } else { &mut ship.powder }, 1));
            }
            Self::LoadVoid { ship, battery, .. } => battle.empty(ship, battery),
            Self::RangeVoid { ship, battery, .. } => battle.cards(ship, battery, |cards| cards.range = None),
            Self::MusketsFired { ship, .. } => battle.on_day(ship, |day| day.muskets = None),
        }
    }
}

impl State {
    /// No cards lie on the battery any more.
    pub(super) fn empty(&mut self, id: ShipId, battery: BatteryPlace) {
        self.cards(id, battery, |cards| *cards = BatteryCards::default());
        self.on_day(id, |day| day.ready.remove(battery));
    }
}
