//! Decides which orders of a card are in force once it is turned up: a forbidden order counts as not written (TS-8.6).

use super::boarding::may_be_boarded;
use super::gunnery::range_between;
use super::landing;
use super::orders::{DeckOrder, OrderCard, Route};
use super::place::Place;
use super::scenario::LeftOut;
use super::ship_card::{Sails, Soldiers};
use super::state::State;

/// Strikes the orders that cannot be carried out. Cards of Assisted players are in force as they are. Loading, ranges,
/// anchors and soldiers stay, for they are checked again when they are carried out.
#[must_use]
pub fn in_force(state: &State, place: Place, sails: Sails, card: &OrderCard) -> OrderCard {
    let (ship, under_sail) = (state.ship(place), sails != Sails::Furled);
    let near = |target: &super::ship_id::ShipId| {
        let target = state.place_of(*target).filter(|target| may_be_boarded(state, place, *target));
        target.is_some_and(|target| range_between(state, place, target) <= 2)
    };
    let board = card.board.filter(|target| under_sail && state.articles.uses(LeftOut::Boarding) && near(target));
    let card = OrderCard { sails, board, ..card.clone() };
    let named = |step: u8| super::plot::names_a_step(state, place, &card, step);
    let deck = |order: Option<DeckOrder>| order.filter(|order| named(order.step()));
    let ashore = !under_sail && state.advanced() && ship.anchored;
    OrderCard {
        // TS-10.1: of two ways to move, boarding needs no route, and a pivot no sails.
        pivot: card.pivot.filter(|_| !under_sail && !ship.aground),
        muskets: card.muskets.filter(|range| ship.on_deck(Soldiers::Musketeers) > 0 && (1..=2).contains(range)),
        land: card.land.filter(|hex| ashore && landing::shores(state, place).contains(hex)),
        // TS-10.16: a deck order that waits for a step that is not on the card lapses.
        musketeers: deck(card.musketeers),
        pikemen: deck(card.pikemen),
        train: card.train.filter(|step| state.vessel(place).card.fireship && named(*step)),
        route: if under_sail && board.is_none() { card.route } else { Route::default() },
        ..card
    }
}
