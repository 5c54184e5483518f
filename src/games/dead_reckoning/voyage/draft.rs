//! An order that is laid out before it is given: what it begins with, which numbers it has, and what changing one does.

use super::deeds::Captain;
use super::laid;
use crate::games::dead_reckoning::wishes::Field;
use crate::rules::dead_reckoning::building;
use crate::rules::dead_reckoning::copying;
use crate::rules::dead_reckoning::employing;
use crate::rules::dead_reckoning::game::DeadReckoning;
use crate::rules::dead_reckoning::goods::{Good, Goods, Hold, Holds, Place};
use crate::rules::dead_reckoning::orders::{Employ, Order, Split};
use crate::rules::dead_reckoning::paying;
use crate::rules::dead_reckoning::printed::abilities::{Act, Clause, Gained, Paid};
use crate::rules::kernel::ruling::Amends;

/// Must something be said before an act is done?
#[must_use]
pub fn asks(act: &Act) -> bool {
    match act {
        Act::Pay(..) | Act::Influence(..) | Act::Build(_) | Act::Produce { .. } => true,
        Act::Gain(_, to) => *to != Gained::Dock,
        Act::InHarbour(then) | Act::InPort(then) => asks(then),
        _ => false,
    }
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

/// What an act comes down to, and what it costs.
#[must_use]
pub fn core(act: &Act) -> (&Act, Option<(Goods, Paid)>) {
    match act {
        Act::Pay(price, from, then) => (core(then).0, Some((*price, *from))),
        Act::InHarbour(then) | Act::InPort(then) => core(then),
        act => (act, None),
    }
}

/// With what the use of a token begins: its price, or the holds its goods go to.
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

/// What was chosen costs what it costs: the price of buildings is laid out anew (DR-16.2).
fn settle(captain: &Captain<'_>, said: &mut Employ) {
    if act_of(captain, said).is_some_and(|act| matches!(core(act).0, Act::Build(_))) {
        said.pay = pays(captain, building::price(captain.table, &said.build), Paid::ShipOrDock);
    }
}

/// What could be loaded where the ship lies.
#[must_use]
pub fn at_hand(captain: &Captain<'_>) -> Goods {
    match captain.player.at {
        Place::Harbour => paying::at_home(captain.player),
        at => captain.table.island_at(at).map_or(Goods::default(), |island| island.goods),
    }
}

/// With what loading begins: in the harbour all cargo that finds room, at an island everything.
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

/// Changes a number of an order, and what hangs on it.
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
