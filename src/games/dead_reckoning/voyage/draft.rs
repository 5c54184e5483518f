//! An order that is laid out before it is given: its beginning, its numbers, and the effects of changing one.

use super::deeds::{Captain, Deed, Open};
use super::{laid, route};
use crate::games::dead_reckoning::wishes::Field;
use crate::logbook::wording::Fact;
use crate::rules::dead_reckoning::building;
use crate::rules::dead_reckoning::buying;
use crate::rules::dead_reckoning::copying;
use crate::rules::dead_reckoning::employing;
use crate::rules::dead_reckoning::game::DeadReckoning;
use crate::rules::dead_reckoning::goods::{Good, Goods, Hold, Holds, Place};
use crate::rules::dead_reckoning::marks;
use crate::rules::dead_reckoning::orders::{Employ, Order, Split};
use crate::rules::dead_reckoning::paying;
use crate::rules::dead_reckoning::printed::abilities::{Act, Clause, Gained, Paid};
use crate::rules::kernel::ruling::Amends;

/// There is one way, or there are others.
const fn ways(count: usize) -> Open {
    if count > 1 { Open::Otherwise } else { Open::Nothing }
}

/// Details still open in an order that uses no ability of a card.
#[must_use]
pub fn open(captain: &Captain<'_>, order: &Order) -> Open {
    let Captain { table, player, .. } = captain;
    match order {
        Order::Load(_) => ways(at_hand(captain).units().into()),
        Order::Unload(_) => ways(player.aboard().units().into()),
        Order::Buy(_) | Order::Trade(_) => ways(buying::list(table, player).len()),
        Order::ReturnTwelve(_) => ways(marks::list(player).len()),
        Order::UseToken(hold, _) => token_act(captain, *hold).map_or(Open::Nothing, |act| of_act(captain, act)),
        // Going there reveals a tile, draws fire, or begins a fight.
        Order::Move(path) if route::told(captain, path).len() == 1 => Open::Nothing,
        _ => Open::First,
    }
}

/// Details still open in an act, beside its islands and slots.
fn of_act(captain: &Captain<'_>, act: &Act) -> Open {
    match core(act) {
        (Act::Gain(_, Gained::Ship | Gained::ShipOrDock), _) => Open::Otherwise,
        (_, Some((price, from))) => {
            // Any hold with something in it could pay.
            let laden = captain.player.holds().values().filter(|goods| goods.units() > 0).count();
            ways(paying::ways(captain.player, price, from).len().max(laden))
        }
        _ => Open::Nothing,
    }
}

/// Does this go to islands, slots or building sites that are to be named?
fn goes_somewhere(act: &Act) -> bool {
    matches!(core(act).0, Act::Influence(..) | Act::Build(_) | Act::Produce { .. } | Act::Gain(_, Gained::Island))
}

/// Details still open in the use of an ability that may be ordered in `count` ways.
#[must_use]
pub fn open_use(captain: &Captain<'_>, said: &Employ, act: &Act, count: usize) -> Open {
    // Cubes of those who have taken their last turn cost two: then others may have to follow (DR-17.3).
    let joins = said.joined.is_some() || captain.table.players.iter().any(|player| player.finished);
    match goes_somewhere(act) {
        true if count > 1 || joins && matches!(core(act).0, Act::Influence(..)) => Open::First,
        true => Open::Nothing,
        false => of_act(captain, act),
    }
}

impl Captain<'_> {
    /// An order of which more or less is still to be said, as it begins.
    #[must_use]
    pub fn offer(&self, text: impl Into<Fact>, order: Order) -> Vec<Deed> {
        self.begin(text, open(self, &order), order.clone(), order)
    }
}

/// Is one island named, and that is all?
#[must_use]
pub fn names_one_island(captain: &Captain<'_>, order: &Order) -> bool {
    let Order::Employ(said) = order else { return false };
    match act_of(captain, said).map(core) {
        Some((Act::Produce { islands, .. }, None)) => *islands == 1,
        Some((Act::Gain(_, Gained::Island), None)) => true,
        _ => false,
    }
}

/// As it is laid out first: where it goes is for the captain to say.
#[must_use]
pub fn unnamed(captain: &Captain<'_>, said: &Employ) -> Employ {
    let mut said = said.clone();
    said.islands.clear();
    if act_of(captain, &said).is_some_and(|act| matches!(core(act).0, Act::Build(_))) {
        said.build.clear();
        settle(captain, &mut said);
    }
    said
}

/// The act of an ability in play, or of the one it copies.
#[must_use]
pub fn act_of<'a>(captain: &Captain<'a>, said: &Employ) -> Option<&'a Act> {
    let act = employing::act_at(captain.table, captain.player, said.ability, said.option)?;
    match (act, said.copied) {
        (Act::Copy, Some(_)) => copying::act(captain.table, captain.player, said.copied).ok(),
        _ => Some(act),
    }
}

/// The act of the token on a slot.
#[must_use]
pub fn token_act<'a>(captain: &Captain<'a>, hold: Hold) -> Option<&'a Act> {
    let token = captain.player.slot(hold).tokens.last()?;
    let face = &captain.table.cards().upgrades.get(token)?.face;
    face.iter().find_map(|clause| match clause {
        Clause::Do(act) => Some(act),
        _ => None,
    })
}

/// The act inside conditions and prices, and its price.
#[must_use]
pub fn core(act: &Act) -> (&Act, Option<(Goods, Paid)>) {
    match act {
        Act::Pay(price, from, then) => (core(then).0, Some((*price, *from))),
        Act::InHarbour(then) | Act::InPort(then) => core(then),
        act => (act, None),
    }
}

/// The use of a token begins with its price, or with holds for its goods.
#[must_use]
pub fn token_split(captain: &Captain<'_>, act: &Act) -> Split {
    match core(act) {
        (_, Some((price, from))) => pays(captain, price, from),
        (Act::Gain(goods, Gained::Ship), None) => {
            Split { holds: employing::stowed(captain.table, captain.player, *goods), home: Goods::default() }
        }
        _ => Split::default(),
    }
}

/// The first way to pay a price, or nothing where it cannot be paid.
#[must_use]
pub fn pays(captain: &Captain<'_>, price: Goods, from: Paid) -> Split {
    paying::ways(captain.player, price, from).into_iter().next().unwrap_or_default()
}

/// Lays out what an ability begins with, where its use has not said it.
pub fn lay_out(captain: &Captain<'_>, said: &mut Employ, act: &Act) {
    let (act, price) = core(act);
    if let Some((price, from)) = price.filter(|_| said.pay == Split::default()) {
        said.pay = pays(captain, price, from);
    }
    if let Act::Gain(goods, Gained::Ship) = act {
        said.gain.holds = employing::stowed(captain.table, captain.player, *goods);
    }
    settle(captain, said);
}

/// Lays out the price of buildings anew after every change (DR-16.2).
fn settle(captain: &Captain<'_>, said: &mut Employ) {
    if act_of(captain, said).is_some_and(|act| matches!(core(act).0, Act::Build(_))) {
        said.pay = pays(captain, building::price(captain.table, &said.build), Paid::ShipOrDock);
    }
}

/// Goods that could be loaded at the ship's place.
#[must_use]
pub fn at_hand(captain: &Captain<'_>) -> Goods {
    match captain.player.at {
        Place::Harbour => paying::at_home(captain.player),
        at => captain.table.island_at(at).map_or(Goods::default(), |island| island.goods),
    }
}

/// Loading begins with all cargo that finds room in the harbour, and with everything at an island.
#[must_use]
pub fn loading(captain: &Captain<'_>) -> Holds {
    let there = at_hand(captain);
    let wanted = if captain.player.at == Place::Harbour { Goods { gold: 0, ..there } } else { there };
    employing::stowed(captain.table, captain.player, wanted)
}

/// Everything that lies in the holds.
#[must_use]
pub fn aboard(captain: &Captain<'_>) -> Holds {
    let mut holds = captain.player.holds();
    holds.retain(|_, goods| goods.units() > 0);
    holds
}

/// Changes a number of an order, and the numbers that depend on it.
pub fn set(captain: &Captain<'_>, order: &mut Order, field: Field, value: u8) {
    match (order, field) {
        (Order::Load(holds) | Order::Unload(holds), Field::Aboard(hold, good)) => lay(holds, hold, good, value),
        (Order::Rearrange(holds), Field::Aboard(hold, good)) => {
            *holds.made(hold).of_mut(good) = value;
        }
        (Order::Propose(all), Field::Right(amendment)) => {
            DeadReckoning::write(captain.table, all, amendment.with(value));
        }
        (Order::Jettison(_, goods), Field::Aboard(_, good)) => *goods.of_mut(good) = value,
        (Order::Buy(holds) | Order::Trade(holds), Field::Aboard(hold, _)) => {
            holds.insert(hold, value);
            holds.retain(|_, cargo| *cargo > 0);
        }
        (Order::UseToken(_, split) | Order::ReturnTwelve(split), field) => lay_split(split, field, value),
        (Order::Employ(said), Field::Gain(hold, good)) => lay(&mut said.gain.holds, hold, good, value),
        (Order::Employ(said), Field::GainHome(good)) => *said.gain.home.of_mut(good) = value,
        (Order::Employ(said), Field::Island(at)) => {
            said.islands.retain(|own| *own != at);
            if value > 0 {
                said.islands.push(at);
            }
        }
        (Order::Employ(said), Field::Cube(cube)) => laid::set(captain, said, cube, value),
        (Order::Employ(said), Field::Join(ability, option)) => laid::join(said, ability, option, value > 0),
        (Order::Employ(said), Field::Build(at, building)) => {
            said.build.retain(|own| *own != (at, building));
            if value > 0 {
                said.build.push((at, building));
            }
            settle(captain, said);
        }
        (Order::Employ(said), field) => lay_split(&mut said.pay, field, value),
        _ => {}
    }
}

fn lay(holds: &mut Holds, hold: Hold, good: Good, value: u8) {
    *holds.made(hold).of_mut(good) = value;
    holds.retain(|_, goods| goods.units() > 0);
}

fn lay_split(split: &mut Split, field: Field, value: u8) {
    match field {
        Field::Aboard(hold, good) | Field::Gain(hold, good) => lay(&mut split.holds, hold, good, value),
        Field::Home(good) | Field::GainHome(good) => *split.home.of_mut(good) = value,
        _ => {}
    }
}
