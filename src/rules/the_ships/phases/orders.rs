//! Phase 1: order cards are laid face down, and range cards on the batteries (TS-8, TS-14.4).

use crate::rules::kernel::Orders;
use crate::rules::kernel::ruling::Amends;
use crate::rules::the_ships::aftermath;
use crate::rules::the_ships::ending;
use crate::rules::the_ships::game::{Battle, Ruling, TheShips};
use crate::rules::the_ships::happenings::{End, Turns};
use crate::rules::the_ships::orders::{Order, OrderCard};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::ship_card::BatteryPlace;
use crate::rules::the_ships::state::Phase;

/// Lays the cards.
pub fn run(battle: &mut Battle<'_>, orders: &Orders<TheShips>) -> Ruling<()> {
    ending::conceded(battle, orders)?;
    let proposed = orders.iter().find_map(|(seat, order)| match order {
        Order::Propose(amendments) => Some((*seat, amendments)),
        _ => None,
    });
    if let Some((seat, amendments)) = proposed {
        // Only what both agree on is set right, and all cards are to be written afresh (TS-29).
        if TheShips::propose(battle, seat, amendments)? {
            ending::settle(battle)?;
            battle.tell(Turns::PhaseBegan { phase: Phase::Orders });
        }
        return Ok(());
    }
    for place in battle.each() {
        let (ship, owner) = (battle.id(place), battle.owner(place));
        let Some(Order::Cards { cards, strike }) = orders.get(&owner) else { continue };
        if !battle.ship(place).in_play() {
            continue;
        }
        if strike.contains(&ship) {
            aftermath::leave_play(battle, place, End::FlagStruck { ship });
        } else if battle.takes_orders(place) {
            let card = cards.get(&ship).cloned().unwrap_or_default();
            lay(battle, place, card);
        }
    }
    ending::settle(battle)?;
    let phase = if battle.advanced() { Phase::Steadiness } else { Phase::Tokens };
    battle.tell(Turns::PhaseBegan { phase });
    Ok(())
}

/// A range written now lies on the battery from now on (TS-14.4), unless the same card loads it afresh (TS-10.1).
fn lay(battle: &mut Battle<'_>, place: Place, card: OrderCard) {
    let ship = battle.id(place);
    battle.tell(Turns::CardLaid { ship, secret: Some(card) });
    // A crew that began the turn in panic sets none before it has found its nerve (TS-23.4).
    if !(battle.advanced() && battle.ship(place).panic) {
        set_ranges(battle, place);
    }
}

/// Lays the range cards of the order card that lies at a ship.
pub fn set_ranges(battle: &mut Battle<'_>, place: Place) {
    let Some(card) = &battle.ship(place).day.card else { return };
    let (ship, range, load) = (battle.id(place), card.range, card.load);
    for battery in BatteryPlace::ALL {
        let loaded = battle.ship(place).cards_on(battery).load.is_some();
        if let Some(range) = range.get(battery).filter(|_| loaded && load.get(battery).is_none()) {
            battle.tell(Turns::RangeSet { ship, battery, secret: Some(range) });
        }
    }
}
