//! The cards beside a ship board, as the eyes at the window may see them (TS-11.1, TS-8.1, TS-14.1).

use crate::games::the_ships::order_card::draft::DraftOrder;
use crate::play::seen::Seen;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::orders::OrderCard;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::ship::BatteryCards;
use crate::rules::the_ships::ship_card::BatteryPlace;
use crate::rules::the_ships::state::Phase;

/// A card on the table. It holds nothing that is secret from the viewer.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Card<T> {
    #[default]
    Away,
    /// Its back lies up.
    Down,
    /// Its face lies up; nothing is written on a blank one.
    Up(Option<T>),
}

impl<T> Card<T> {
    /// Is it on the table?
    #[must_use]
    pub const fn is_there(&self) -> bool {
        !matches!(self, Self::Away)
    }

    /// The writing on it, as far as it can be read.
    #[must_use]
    pub const fn face(&self) -> Option<&T> {
        match self {
            Self::Up(written) => written.as_ref(),
            _ => None,
        }
    }
}

/// The order card of the ship at this place: blank or half written, face down once it is sealed, open from phase 3.
#[must_use]
pub fn order_card(seen: &Seen<TheShips>, draft: &DraftOrder, place: Place) -> Card<OrderCard> {
    let table = &seen.view.table;
    let day = &table.ship(place).day;
    if !table.ship(place).in_play() {
        return Card::Away;
    }
    match table.phase {
        Phase::Orders if !table.takes_orders(place) => Card::Away,
        Phase::Orders => {
            let seat = table.owner(place);
            if seen.sealed.contains(&seat) {
                Card::Down
            } else if seen.seat == Some(seat) && draft.serves(&seen.view, seat) {
                Card::Up(draft.cards.get(&table.id(place)).cloned())
            } else {
                Card::Up(None)
            }
        }
        Phase::Steadiness | Phase::Tokens | Phase::Execution(_) | Phase::Marks => match &day.card {
            Some(card) if day.open => Card::Up(Some(card.clone())),
            _ if day.open => Card::Away,
            // A replay through her captain's eyes shows the captain's writing.
            Some(card) if seen.replay && seen.view.shares_secrets_of(table.side(place)) => Card::Up(Some(card.clone())),
            // A card not turned yet lies there for everybody; only its captain may read it.
            _ if matches!(table.phase, Phase::Steadiness | Phase::Tokens) && table.takes_orders(place) => Card::Down,
            _ => Card::Away,
        },
        Phase::Weather | Phase::Placing(_) | Phase::FittingOut | Phase::Dawn | Phase::Over => Card::Away,
    }
}

/// The load and range cards on a battery: their backs for everybody but her captain.
#[must_use]
pub fn gun_card(seen: &Seen<TheShips>, place: Place, battery: BatteryPlace) -> Card<BatteryCards> {
    let table = &seen.view.table;
    let cards = table.ship(place).cards_on(battery);
    if !table.ship(place).in_play() || (cards.load.is_none() && cards.range.is_none()) {
        return Card::Away;
    }
    if seen.view.shares_secrets_of(table.side(place)) { Card::Up(Some(cards)) } else { Card::Down }
}
