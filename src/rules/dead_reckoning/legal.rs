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
use super::state::{Phase, Player, State, in_all};
use super::tokens;

/// Orders of one kind; each kind is listed by itself, so that who wants any one order need not list them all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Battles that may be declared.
    Attack,
    /// The card at the ship.
    Buy,
    /// Goods on and off the ship.
    Goods,
    /// Sails.
    Sails,
    /// Movements.
    Move,
    /// Abilities of cards.
    Employ,
    /// Abilities of tokens.
    Token,
    /// Twelve cargo for Master Trader.
    Twelve,
    /// What leads on: in the main phase its end, in every other what it asks for.
    Lead,
    /// Cards from hand.
    Play,
    /// Level-ups.
    LevelUp,
    /// Goods overboard.
    Jettison,
}

impl Kind {
    /// All of them, in the order of the list.
    pub const ALL: &'static [Self] = &[
        Self::Attack,
        Self::Buy,
        Self::Goods,
        Self::Sails,
        Self::Move,
        Self::Employ,
        Self::Token,
        Self::Twelve,
        Self::Lead,
        Self::Play,
        Self::LevelUp,
        Self::Jettison,
    ];
}

/// All orders this seat may give now; of the ways to lay or throw out goods, single units thrown overboard.
#[must_use]
pub fn orders(state: &State, seat: Seat) -> Vec<Order> {
    Kind::ALL.iter().flat_map(|kind| of(state, seat, *kind)).collect()
}

/// Those of one kind.
#[must_use]
pub fn of(state: &State, seat: Seat, kind: Kind) -> Vec<Order> {
    let Some(player) = state.at_seat(seat) else { return Vec::new() };
    let own_turn = seat == state.active;
    let main = own_turn && state.phase == Phase::Main;
    let prepares =
        matches!(state.phase, Phase::TurnStart | Phase::Main | Phase::Declare | Phase::Commit | Phase::Answer);
    let mut orders = match kind {
        Kind::Attack if own_turn && state.phase.declares() => {
            check::attackable(state).into_iter().map(Order::Attack).collect()
        }
        Kind::Buy if main => buying::list(state, player),
        Kind::Goods if main => loading::list(player),
        Kind::Sails if main => sails::list(state, player),
        Kind::Move if main => moving::list(player),
        Kind::Employ if main => employing::list(state, player),
        Kind::Token if main => tokens::list(state, player),
        Kind::Twelve if main => marks::list(player),
        Kind::Lead => lead(state, seat, player),
        Kind::Play if prepares => player.hand.iter().map(|card| Order::Play(card.id)).collect(),
        // In the end phase too others may level up a card (DR-13.1).
        Kind::LevelUp => player.hand.iter().map(|card| Order::LevelUp(card.id)).collect(),
        Kind::Jettison if prepares => jettison(player),
        _ => Vec::new(),
    };
    orders.retain(|order| check::order(state, seat, order).is_ok());
    orders
}

/// What leads on.
fn lead(state: &State, seat: Seat, player: &Player) -> Vec<Order> {
    match state.phase {
        Phase::Main if seat == state.active => vec![Order::EndMain],
        Phase::Declare if seat == state.active => vec![Order::Done],
        Phase::Mode => [true, false].map(|pirate| Order::ChooseMode { pirate }).into(),
        Phase::Sleeve => {
            let mut orders = crafting::list(state, player);
            orders.push(Order::DoneSleeving);
            orders
        }
        Phase::Commit | Phase::Answer => {
            (0..=in_all(&state.unused_cannons(player.colour))).map(Order::Commit).collect()
        }
        Phase::Abilities => {
            let usable = check::usable(state, player.colour);
            let uses = usable.into_iter().map(|(card, number)| Order::Use(card, number));
            uses.chain([Order::Pass]).collect()
        }
        _ => Vec::new(),
    }
}

/// A unit of what lies in a hold.
fn jettison(player: &Player) -> Vec<Order> {
    let each = Hold::ALL.into_iter().flat_map(|hold| Good::ALL.map(|good| (hold, good)));
    let aboard = each.filter(|(hold, good)| player.slot(*hold).goods.of(*good) > 0);
    let order = |(hold, good)| {
        let mut goods = Goods::default();
        *goods.of_mut(good) = 1;
        Order::Jettison(hold, goods)
    };
    aboard.map(order).collect()
}
