//! Fills the secrets of a view with a viewer's guesses, so that a captain can think ahead.

use super::by::{BySoldiers, PerBattery};
use super::place::Place;
use super::scenario::LeftOut;
use super::ship::{BatteryCards, Load, Ship};
use super::ship_card::{BatteryPlace, Soldiers};
use super::state::{Phase, State};
use super::view::View;

use super::articles::Vessel;
use super::gunnery_table::Shot;

/// A viewer's guess at a ship's secrets. A guess that cannot be true is made to fit: cards that lie open stay as they
/// lie, and nothing goes beyond her card and the scenario.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Supposed {
    /// The shot of each battery on which a load card lies; ball where nothing is supposed.
    pub shot: PerBattery<Shot>,
    /// Reload boxes filled on those cards; all of them where nothing is supposed.
    pub boxes: PerBattery<u8>,
    /// The range on each range card that lies there; the greatest of the shot where nothing is supposed.
    pub range: PerBattery<u8>,
    pub musketeers: u8,
    pub pikemen: u8,
    /// Barrels in the hold.
    pub powder: u8,
}

impl View {
    /// Builds a battle as it might be: everything the viewer sees, and a guess for each ship with secrets.
    #[must_use]
    pub fn imagine(&self, mut suppose: impl FnMut(Place) -> Supposed) -> State {
        let mut state = self.table.clone();
        if state.phase == Phase::Over {
            return state;
        }
        for place in state.each() {
            if !self.shares_secrets_of(state.side(place)) {
                let supposed = suppose(place);
                let vessel = self.table.vessel(place);
                let soldiers = state.articles.uses(LeftOut::Soldiers);
                let orders_owed = state.phase == Phase::Orders;
                let ship = state.ship_mut(place);
                hold(vessel, ship, &supposed, soldiers);
                guns(vessel, ship, &supposed, orders_owed);
            }
        }
        state
    }
}

fn hold(vessel: &Vessel, ship: &mut Ship, supposed: &Supposed, soldiers: bool) {
    let (people, given) = (vessel.card.people, vessel.entry.hold);
    if ship.in_play() {
        ship.treasure = given.treasure;
    }
    let mut room = vessel.card.hold.saturating_sub(ship.treasure);
    let mut stow = |wished: u8, symbols: u8| {
        let stowed = wished.min(symbols).min(room);
        room -= stowed;
        stowed
    };
    let (musketeers, pikemen) = if soldiers { (supposed.musketeers, supposed.pikemen) } else { (0, 0) };
    let musketeers = given.musketeers.map_or(musketeers, |exactly| musketeers.min(exactly));
    let pikemen = given.pikemen.map_or(pikemen, |exactly| pikemen.min(exactly));
    ship.below = BySoldiers::of([
        stow(musketeers, people.musketeers.saturating_sub(ship.on_deck(Soldiers::Musketeers))),
        stow(pikemen, people.pikemen.saturating_sub(ship.on_deck(Soldiers::Pikemen))),
    ]);
    ship.powder_below = stow(supposed.powder, u8::MAX);
}

fn guns(vessel: &Vessel, ship: &mut Ship, supposed: &Supposed, orders_owed: bool) {
    for battery in BatteryPlace::ALL {
        let lying = ship.cards_on(battery);
        let shot = supposed.shot.get(battery).unwrap_or(Shot::Ball);
        // A range is written only for a battery that is ready (TS-10.5).
        let boxes = supposed.boxes.get(battery).filter(|_| lying.range.is_none()).unwrap_or(u8::MAX);
        let load = lying.load.map(|_| Load { shot: shot.into(), boxes: boxes.min(vessel.card.reload) });
        let greatest = vessel.greatest_range(shot);
        let range = supposed.range.get(battery).unwrap_or(greatest).clamp(1, greatest.max(1));
        let cards = BatteryCards { load, range: lying.range.map(|_| range) };
        ship.batteries[battery] = cards;
        if orders_owed && vessel.is_loaded(cards) {
            ship.day.ready.insert(battery);
        }
    }
}
