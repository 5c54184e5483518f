//! A sensible skipper: plays the hand, takes everything free, sails to the best errand, crafts every purchase.

use crate::captains::Bot;
use crate::captains::bot::best;
use crate::rules::dead_reckoning::cards::{Card, TOP_LEVEL};
use crate::rules::dead_reckoning::check;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::crafting;
use crate::rules::dead_reckoning::goods::{Good, Place};
use crate::rules::dead_reckoning::legal;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::printed::things::Achievement;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Course, Phase, Player, State};
use crate::rules::dead_reckoning::view::View;
use crate::rules::dead_reckoning::wants::{Choice, Why};
use crate::rules::kernel::Seat;

use super::random::own_seat;
use super::{appraisal, battles, errands, steady, uses};

/// No chance in it.
pub struct Mate;

impl Bot<DeadReckoning> for Mate {
    fn order(&mut self, view: &View) -> Order {
        order(&view.table, own_seat(view), None)
    }

    fn choose(&mut self, look: &mut dyn FnMut() -> View, options: &[Choice], why: &Why) -> usize {
        let view = look();
        view.colour.map_or(0, |own| choice(&view.table, own, options, why))
    }
}

/// Gives a mate's order; with an aim, the ship goes there first.
pub fn order(state: &State, seat: Seat, aim: Option<Place>) -> Order {
    let Some(player) = state.at_seat(seat) else { return Order::Pass };
    if state.course == Course::Battle {
        return steady::order(state, seat);
    }
    let wanted = match state.phase {
        Phase::TurnStart => best_card(state, player, &player.hand).map(|card| Order::LevelUp(card.id)),
        Phase::Main => Some(main_phase(state, player, aim)),
        Phase::Mode => Some(Order::ChooseMode { pirate: lurks(state, player) }),
        Phase::Sleeve => Some(sleeve(state, player)),
        _ => Some(steady::order(state, seat)),
    };
    let allowed = |order: &Order| check::order(state, seat, order).is_ok();
    wanted.filter(allowed).or_else(|| legal::orders(state, seat).into_iter().find(ends)).unwrap_or(Order::EndMain)
}

/// Does this order lead on, so that it may stand in for a forbidden one?
const fn ends(order: &Order) -> bool {
    matches!(
        order,
        Order::EndMain
            | Order::LevelUp(_)
            | Order::ChooseMode { .. }
            | Order::DoneSleeving
            | Order::Sleeve(..)
            | Order::Commit(_)
            | Order::Pass
            | Order::Done
    )
}

/// The card that gains most by a level.
fn best_card<'a>(state: &State, player: &Player, cards: &'a [Card]) -> Option<&'a Card> {
    let open = cards.iter().filter(|card| card.level < TOP_LEVEL);
    open.max_by_key(|card| (appraisal::levelling(state, player, card), std::cmp::Reverse(card.id)))
}

/// Plays the whole hand first; then takes free deeds; then the best at the ship's place; then the next errand.
fn main_phase(state: &State, player: &Player, aim: Option<Place>) -> Order {
    if let Some(card) = player.hand.first() {
        return Order::Play(card.id);
    }
    if let Some(order) = uses::free(state, player) {
        return order;
    }
    if let Some(order) = errands::at_home(state, player) {
        return order;
    }
    if let Some(order) = errands::here(state, player, aim) {
        return order;
    }
    if let Some(order) = errands::next(state, player, aim) {
        return order;
    }
    uses::last(state, player).unwrap_or(Order::EndMain)
}

/// A strong ship keeps others off an island of her own.
fn lurks(state: &State, player: &Player) -> bool {
    let own = state.island_at(player.at).is_some_and(|island| island.controller() == Some(player.colour));
    own && player.damage < 2 && player.aboard().gold < 4 && battles::strength(state, player) > 2
}

/// Sleeves every advancement where it does most: into the card that is best already.
fn sleeve(state: &State, player: &Player) -> Order {
    let level = |order: &Order| match order {
        Order::Sleeve(_, card) => player.played(*card).map(|card| (card.level, card.sleeve.len())),
        _ => None,
    };
    crafting::list(state, player).into_iter().max_by_key(level).unwrap_or(Order::DoneSleeving)
}

/// Worth of a mark while a bonus token is chosen: some marks are seldom reached.
#[must_use]
pub const fn promising(what: Achievement) -> i32 {
    match what {
        Achievement::MasterTrader | Achievement::Explorer | Achievement::SeaDogs => 3,
        Achievement::Capitalist | Achievement::Settler => 2,
        Achievement::Legend | Achievement::Builder | Achievement::FirstRateShip => 1,
        Achievement::TerrorOfTheSeas => 0,
    }
}

/// Rates a token on a ship.
fn token(name: &str) -> i32 {
    match name {
        "UA-2" => 9,
        "UA-3" => 8,
        "UB-2" => 6,
        "UB-3" => 5,
        "UA-1" => 4,
        "UA-4" => 7,
        _ => 2,
    }
}

/// Makes a mate's choice.
pub fn choice(state: &State, own: Colour, options: &[Choice], why: &Why) -> usize {
    let player = state.player(own);
    let value = |choice: &Choice| match choice {
        Choice::Bonus(number) => {
            let bonus = state.cards().bonus.get(usize::from(*number));
            bonus.map_or(0, |bonus| bonus.names.iter().map(|what| promising(*what)).sum())
        }
        Choice::Token(name) => token(name),
        Choice::Card(card) => {
            let card = player.and_then(|player| player.crew().find(|own| own.id == *card));
            card.zip(player).map_or(0, |(card, player)| appraisal::levelling(state, player, card))
        }
        Choice::Shift(..) | Choice::Hold(_) => 6,
        Choice::Unload(..) | Choice::Harbour => 5,
        Choice::Island => 3,
        Choice::Goods(goods) => goods.gold.into(),
        Choice::Supply => 2,
        Choice::Overboard(_, good) => i32::from(*good == Good::Cargo),
        _ => 0,
    };
    match why {
        Why::WhichBonus { .. }
        | Why::WhichUpgrade { .. }
        | Why::WhichCard { .. }
        | Why::WhichSlot { .. }
        | Why::WhichReturned { .. }
        | Why::Covered { .. }
        | Why::StowGain { .. } => best(options, value),
        _ => steady::choice(state, own, options, why),
    }
}
