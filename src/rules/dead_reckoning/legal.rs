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
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
pub enum Kind {
    /// Battles that may be declared.
    Attack,
    /// The card at the ship.
    Buy,
    /// Goods on and off the ship.
    Goods,
    Sails,
    Move,
    Employ,
    Token,
    /// Twelve cargo for Master Trader.
    Twelve,
    /// The order that ends the main phase, or the one that another phase asks for.
    Lead,
    Play,
    LevelUp,
    Jettison,
}

impl Kind {
    /// All of them, in the order of the list.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;
}

/// All orders this seat may give now; of the ways to lay or throw out goods, single units thrown overboard.
#[must_use]
pub fn orders(state: &State, seat: Seat) -> Vec<Order> {
    Kind::ALL.iter().flat_map(|kind| of(state, seat, *kind)).collect()
}

/// Any one of them: any kind there is, and any of that kind, as numbers below others are drawn.
pub fn any(state: &State, seat: Seat, draw: &mut dyn FnMut(usize) -> usize) -> Option<Order> {
    let player = state.at_seat(seat)?;
    let owed = check::awaited(state).contains(&seat);
    let mut kinds = Kind::ALL.to_vec();
    while !kinds.is_empty() {
        let drawn = draw(kinds.len());
        let kind = kinds.swap_remove(drawn);
        if kind == Kind::Employ && owed && state.phase == Phase::Main {
            let drafts = employing::drafts(state, player);
            let chosen = draw(drafts.len());
            if let Some(draft) = drafts.into_iter().nth(chosen) {
                return Some(Order::Employ(Box::new(draft.finished(state, player))));
            }
            continue;
        }
        let orders = listed(state, seat, player, owed, kind);
        let chosen = draw(orders.len());
        if let Some(order) = orders.into_iter().nth(chosen) {
            return Some(order);
        }
    }
    None
}

/// Those of one kind.
#[must_use]
pub fn of(state: &State, seat: Seat, kind: Kind) -> Vec<Order> {
    let Some(player) = state.at_seat(seat) else { return Vec::new() };
    listed(state, seat, player, check::awaited(state).contains(&seat), kind)
}

fn listed(state: &State, seat: Seat, player: &Player, owed: bool, kind: Kind) -> Vec<Order> {
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
        // The list holds allowed orders only, so the check below is not needed.
        Kind::Employ if main && owed => return employing::list(state, player),
        Kind::Token if main => tokens::list(state, player),
        Kind::Twelve if main => marks::list(player),
        Kind::Lead => lead(state, seat, player),
        Kind::Play if prepares => player.hand.iter().map(|card| Order::Play(card.id)).collect(),
        // In the end phase too others may level up a card (DR-13.1).
        Kind::LevelUp => player.hand.iter().map(|card| Order::LevelUp(card.id)).collect(),
        Kind::Jettison if prepares => jettison(player),
        _ => Vec::new(),
    };
    let its_go = |order: &Order| owed || check::meanwhile(state, seat, order);
    orders.retain(|order| its_go(order) && check::in_its_go(state, player, order).is_ok());
    orders
}

/// Lists the orders that lead on from this phase.
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
            let copies = check::copies(state, player.colour).into_iter();
            uses.chain(copies.map(|(copy, copied, _)| Order::UseCopy(copy, copied))).chain([Order::Pass]).collect()
        }
        _ => Vec::new(),
    }
}

/// Lists orders that throw one unit of a hold overboard.
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
