//! Every order a seat may give, for bots and highlights. Only goods can be laid in more ways than are listed.

use crate::rules::kernel::Seat;

use super::buying;
use super::check;
use super::crafting;
use super::employing;
use super::goods::{Good, Goods, Hold};
use super::loading;
use super::marks;
use super::moving;
use super::orders::Order;
use super::sails;
use super::state::{Phase, State, in_all};
use super::tokens;

/// All orders this seat may give now; of the ways to lay or throw out goods, single units thrown overboard.
#[must_use]
pub fn orders(state: &State, seat: Seat) -> Vec<Order> {
    let Some(player) = state.at_seat(seat) else { return Vec::new() };
    let mut orders = Vec::new();
    match state.phase {
        Phase::Declare | Phase::Main if seat == state.active => {
            orders.extend(check::attackable(state).into_iter().map(Order::Attack));
            if state.phase == Phase::Main {
                orders.extend(buying::list(state, player));
                orders.extend(loading::list(player));
                orders.extend(sails::list(state, player));
                orders.extend(moving::list(player));
                orders.extend(employing::list(state, player));
                orders.extend(tokens::list(state, player));
                orders.extend(marks::list(player));
            }
            orders.push(if state.phase == Phase::Main { Order::EndMain } else { Order::Done });
        }
        Phase::Mode => orders.extend([true, false].map(|pirate| Order::ChooseMode { pirate })),
        Phase::Sleeve => {
            orders.extend(crafting::list(state, player));
            orders.push(Order::DoneSleeving);
        }
        Phase::Commit | Phase::Answer => {
            orders.extend((0..=in_all(&state.unused_cannons(player.colour))).map(Order::Commit));
        }
        Phase::Abilities => {
            let usable = check::usable(state, player.colour);
            orders.extend(usable.into_iter().map(|(card, number)| Order::Use(card, number)));
            orders.push(Order::Pass);
        }
        _ => {}
    }
    let prepares =
        matches!(state.phase, Phase::TurnStart | Phase::Main | Phase::Declare | Phase::Commit | Phase::Answer);
    if prepares {
        orders.extend(player.hand.iter().map(|card| Order::Play(card.id)));
    }
    // In the end phase too others may level up a card (DR-13.1).
    orders.extend(player.hand.iter().map(|card| Order::LevelUp(card.id)));
    if prepares {
        for hold in Hold::ALL {
            for good in Good::ALL {
                let mut goods = Goods::default();
                *goods.of_mut(good) = 1;
                orders.push(Order::Jettison(hold, goods));
            }
        }
    }
    orders.retain(|order| check::order(state, seat, order).is_ok());
    orders
}
