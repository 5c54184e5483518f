//! Errands: destinations, their worth, and deeds at the ship's place.

use std::collections::BTreeMap;

use crate::rules::dead_reckoning::buying::{self, PURCHASES};
use crate::rules::dead_reckoning::check;
use crate::rules::dead_reckoning::goods::{Goods, Hold, Place};
use crate::rules::dead_reckoning::loading::Holds;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::printed::abilities::Symbol;
use crate::rules::dead_reckoning::printed::ids::{CardNo, Sort};
use crate::rules::dead_reckoning::printed::things::Achievement;
use crate::rules::dead_reckoning::sails;
use crate::rules::dead_reckoning::sea::Sea;
use crate::rules::dead_reckoning::state::{Player, State};

use super::{appraisal, battles, chart, uses};

/// An errand must be worth this much, in tenths of a gold.
const WORTH_IT: i32 = 4;

/// Lists the places within reach of these sails where the ship may stop, but for its own place.
pub fn within(state: &State, player: &Player, sails: u8) -> impl Iterator<Item = Place> {
    let from = player.at;
    let unexplored = |at: Place| state.sea.tile(at).is_some_and(|tile| !tile.face_up);
    let places = Sea::places().chain([Place::Harbour]);
    places.filter(move |at| {
        *at != from && chart::distance(from, *at) <= sails && !(state.turn.explored && unexplored(*at))
    })
}

/// Counts sails for this turn: those that are up, or could be raised.
pub fn sails(state: &State, player: &Player) -> u8 {
    if state.turn.raised || state.turn.moved { player.sails } else { ready(state, player).1 }
}

/// Raises sails, with slashes only if there are few without them.
fn ready(state: &State, player: &Player) -> (Order, u8) {
    let ways = sails::list(state, player);
    let count = |order: &Order| match order {
        Order::RaiseSails(slashes) => sails::count(state, player, slashes).min(sails::MOST),
        _ => 0,
    };
    let plain = Order::RaiseSails(BTreeMap::new());
    let few = count(&plain);
    match ways.into_iter().next_back().filter(|_| few < 3) {
        Some(more) => (more.clone(), count(&more)),
        None => (plain, few),
    }
}

/// Counts cargo that can pay for a card: that aboard, and in the harbour also that which could be loaded.
fn purse(state: &State, player: &Player) -> u8 {
    let aboard = player.aboard().cargo;
    let room: u8 = Hold::ALL.iter().map(|hold| player.room(state.cards(), *hold)).sum();
    if player.at == Place::Harbour { aboard.saturating_add(player.dock.min(room)) } else { aboard }
}

/// Rates a card, in tenths, less its price; none if the player cannot pay.
fn card(state: &State, player: &Player, card: CardNo, purse: u8) -> Option<i32> {
    let cost = state.cards().bought(card.kind).map(|own| own.cost)?;
    if state.turn.purchases >= PURCHASES || cost > purse {
        return None;
    }
    let left = appraisal::turns_left(state);
    let cost = i32::from(cost);
    let owned = player.crew().map(|card| card.sleeve.len()).sum::<usize>() + player.set_aside.len();
    let useful = if owned > 12 { 0 } else { cost * left / 2 };
    Some(5 + cost + useful - cost * uses::dear(state, player))
}

/// Rates an errand to a place, in tenths of a gold, with this number of cubes of influence.
fn purpose(state: &State, player: &Player, at: Place, cubes: u8) -> i32 {
    let left = appraisal::turns_left(state);
    let lacks = |what| appraisal::mark(state, player, what);
    let aboard = player.aboard();
    if at == Place::Harbour {
        let gold = i32::from(aboard.gold);
        let capital = if lacks(Achievement::Capitalist) > 0 { 4 * gold } else { gold };
        let stores = if player.dock > 2 && aboard.cargo == 0 && left > 0 { 8 } else { 0 };
        let refuge = if player.damage > 2 { 12 } else { 0 };
        return capital + stores + refuge;
    }
    let Some(tile) = state.sea.tile(at) else { return 0 };
    let mut worth = 0;
    if !tile.face_up {
        let step = appraisal::step(lacks(Achievement::Explorer), player.explored.into(), appraisal::explorer(state));
        worth += 6 + step + 4 * i32::from(cubes);
    }
    worth += appraisal::influence(state, player, at, cubes);
    if let Some(cell) = tile.cell.filter(|_| state.turn.purchases < PURCHASES) {
        let traded = card(state, player, cell.card, purse(state, player)).unwrap_or(0);
        let fought = match cell.card.kind.sort {
            Sort::Advancement => 0,
            _ => battles::merchant(state, player, cell.card.kind.row),
        };
        worth += traded.max(fought).max(0);
    }
    if let Some(island) = &tile.island
        && island.controller() == Some(player.colour)
        && lacks(Achievement::Capitalist) > 0
    {
        worth += 2 * i32::from(island.goods.gold.min(4));
    }
    let own = player.colour;
    let pirates = state.players.iter().filter(|other| other.colour != own && other.pirate && other.at == at);
    worth += pirates.map(|other| battles::ship(state, player, other)).sum::<i32>();
    worth - if state.fired_on(own, at).is_some() { 8 + 4 * i32::from(player.damage) } else { 0 }
}

/// In the harbour: gold into the chest, and nothing lies in the hold that is not going anywhere.
pub fn at_home(state: &State, player: &Player) -> Option<Order> {
    if player.at != Place::Harbour {
        return None;
    }
    let goods = |goods: Goods| if state.turn.raised { Goods { cargo: 0, ..goods } } else { goods };
    let mut holds: Holds = Hold::ALL.map(|hold| (hold, goods(player.slot(hold).goods))).into();
    holds.retain(|_, goods| goods.units() > 0);
    (!holds.is_empty()).then_some(Order::Unload(holds))
}

/// Finds the best deed at the ship's place before it sails on.
pub fn here(state: &State, player: &Player, aim: Option<Place>) -> Option<Order> {
    if let Some((_, order)) = battles::best(state, player) {
        return Some(order);
    }
    if let Some(cell) = state.sea.cell(player.at)
        && card(state, player, cell.card, player.aboard().cargo).is_some_and(|worth| worth > 0)
        && let Some(order) = buying::list(state, player).into_iter().next()
        && check::order(state, state.seat(player.colour), &order).is_ok()
    {
        return Some(order);
    }
    if let Some(order) = aboard(state, player) {
        return Some(order);
    }
    let cubes = uses::influence(state, player);
    if cubes > 0
        && aim.is_none_or(|aim| aim == player.at)
        && let Some((_, order)) = uses::lay(state, player)
    {
        let elsewhere = within(state, player, sails(state, player));
        let best = elsewhere.map(|at| appraisal::influence(state, player, at, cubes)).max().unwrap_or(0);
        if appraisal::influence(state, player, player.at, cubes) + 3 >= best {
            return Some(order);
        }
    }
    None
}

/// Gold of an own island, while thirty are being saved in the chest (DR-24.9).
fn aboard(state: &State, player: &Player) -> Option<Order> {
    let island = state.island_at(player.at).filter(|island| island.controller() == Some(player.colour))?;
    let saving = appraisal::mark(state, player, Achievement::Capitalist) > 0 && appraisal::turns_left(state) > 1;
    if !saving || island.goods.gold < 2 || state.blockaded(player.colour, player.at) {
        return None;
    }
    let mut left = island.goods.gold;
    let mut holds = Holds::new();
    for hold in Hold::ALL {
        let gold = player.room(state.cards(), hold).min(left);
        if gold > 0 {
            holds.insert(hold, Goods { cargo: 0, gold });
            left -= gold;
        }
    }
    (!holds.is_empty()).then_some(Order::Load(holds))
}

/// Finds the next order towards the best place: sails, cargo for a purchase there, or the movement itself.
pub fn next(state: &State, player: &Player, aim: Option<Place>) -> Option<Order> {
    let sails = sails(state, player);
    let cubes = uses::influence(state, player);
    let to = match aim {
        Some(aim) if aim != player.at => within(state, player, sails).find(|at| *at == aim)?,
        Some(_) => return None,
        None => {
            let worth = |at: Place| purpose(state, player, at, cubes) - i32::from(chart::distance(player.at, at));
            let all = within(state, player, sails).map(|at| (worth(at), at));
            all.filter(|(worth, _)| *worth > WORTH_IT).max_by_key(|(worth, at)| (*worth, std::cmp::Reverse(*at)))?.1
        }
    };
    if !state.turn.raised && !state.turn.moved {
        return Some(trimmed(state, player).unwrap_or_else(|| ready(state, player).0));
    }
    if let Some(order) = stores(state, player, to) {
        return Some(order);
    }
    Some(Order::Move(chart::way(state, player.colour, player.at, to)))
}

/// At sea a laden hold gives no sails: goods go where the fewest are lost (DR-5.5, DR-7.4).
fn trimmed(state: &State, player: &Player) -> Option<Order> {
    if player.at == Place::Harbour {
        return None;
    }
    let printed = |hold: Hold| match player.slot(hold).tokens.last() {
        Some(token) => state.cards().on_token(token, Symbol::Sail),
        None => hold.sails(),
    };
    let mut order = Hold::ALL;
    order.sort_by_key(|hold| (printed(*hold), std::cmp::Reverse(player.capacity(state.cards(), *hold))));
    let mut left = player.aboard();
    let mut holds = Holds::new();
    for hold in order {
        let room = player.capacity(state.cards(), hold);
        let gold = left.gold.min(room);
        let laid = Goods { gold, cargo: left.cargo.min(room - gold) };
        left = left.less(laid);
        holds.insert(hold, laid);
    }
    let laden =
        |holds: &Holds| holds.iter().filter(|(_, goods)| goods.units() > 0).map(|(hold, _)| printed(*hold)).sum::<u8>();
    let now = player.holds();
    (left.units() == 0 && laden(&holds) < laden(&now)).then_some(Order::Rearrange(holds))
}

/// Cargo for the card that is bought there.
fn stores(state: &State, player: &Player, to: Place) -> Option<Order> {
    if player.at != Place::Harbour || state.turn.moved {
        return None;
    }
    let wanted = state.sea.cell(to)?.card;
    card(state, player, wanted, purse(state, player)).filter(|worth| *worth > 0)?;
    let cost = state.cards().bought(wanted.kind).map(|own| own.cost)?;
    let mut due = cost.checked_sub(player.aboard().cargo).filter(|due| *due > 0)?;
    let mut holds = Holds::new();
    for hold in Hold::ALL {
        let cargo = player.room(state.cards(), hold).min(due);
        if cargo > 0 {
            holds.insert(hold, Goods { cargo, gold: 0 });
            due -= cargo;
        }
    }
    (due == 0).then_some(Order::Load(holds))
}
