//! Rates the abilities of cards in play, and the right moment for each.

use crate::rules::dead_reckoning::check;
use crate::rules::dead_reckoning::copying;
use crate::rules::dead_reckoning::duel::Foe;
use crate::rules::dead_reckoning::employing;
use crate::rules::dead_reckoning::goods::{Goods, Place};
use crate::rules::dead_reckoning::island::Building;
use crate::rules::dead_reckoning::legal::{self, Kind};
use crate::rules::dead_reckoning::marks::TWELVE;
use crate::rules::dead_reckoning::orders::{Employ, Order, Split};
use crate::rules::dead_reckoning::paying;
use crate::rules::dead_reckoning::printed::abilities::{Act, Amount, Clause, Gained, Paid};
use crate::rules::dead_reckoning::printed::things::{Achievement, Class};
use crate::rules::dead_reckoning::producing;
use crate::rules::dead_reckoning::state::{Player, State};

use super::appraisal;
use super::battles;
use super::standing::Standing;

/// Finds the act inside a payment or a condition, with its cost.
fn inner(act: &Act) -> (&Act, Goods) {
    match act {
        Act::Pay(price, _, then) => {
            let (act, more) = inner(then);
            (act, price.and(more))
        }
        Act::InHarbour(then) | Act::InPort(then) => inner(then),
        act => (act, Goods::default()),
    }
}

/// Cargo at home and aboard.
pub fn cargo(player: &Player) -> u8 {
    player.dock.saturating_add(player.aboard().cargo)
}

/// Rates a unit of cargo that is spent now: dear as long as twelve are being saved.
pub fn dear(state: &State, player: &Player) -> i32 {
    if appraisal::turns_left(state) == 0 {
        return 0;
    }
    let saved = appraisal::mark(state, player, Achievement::MasterTrader);
    if saved > 0 { appraisal::step(saved, cargo(player).min(11).into(), TWELVE.cargo.into()) / 2 + 1 } else { 2 }
}

/// Cubes of influence that cards in play still offer for the place of the ship.
pub fn influence(state: &State, player: &Player) -> u8 {
    let here = |act: &Act, card| match act {
        Act::Influence(Amount::Fixed(cubes), _) => *cubes,
        Act::Influence(Amount::Per(each, symbol), _) => each.saturating_mul(state.cards().symbols(card, *symbol)),
        _ => 0,
    };
    let cubes = player.in_play.iter().flat_map(|card| {
        state.cards().clauses(card).map(move |(mark, clause)| {
            if state.has_used(player.colour, mark) {
                return 0;
            }
            match clause {
                Clause::Do(act) => here(act, card),
                Clause::Either(options) => {
                    let acts =
                        options.iter().filter_map(|option| if let Clause::Do(act) = option { Some(act) } else { None });
                    acts.map(|act| here(act, card)).max().unwrap_or(0)
                }
                _ => 0,
            }
        })
    });
    cubes.fold(0, u8::saturating_add)
}

/// Rates production on these islands: goods on an island belong to its controller.
fn produced(state: &State, player: &Player, said: &Employ, more: Goods) -> i32 {
    let worth = said.islands.iter().map(|at| {
        let goods = producing::yields(state, *at).unwrap_or_default().and(more);
        let gains = 10 * i32::from(goods.gold) + 2 * i32::from(goods.cargo);
        match state.island_at(*at).and_then(|island| island.controller()) {
            Some(owner) if owner == player.colour => gains,
            Some(_) => -gains,
            None => 0,
        }
    });
    worth.sum()
}

/// Rates new buildings in tenths, less their cost.
fn built(state: &State, player: &Player, said: &Employ) -> i32 {
    let (mut worth, mut stand) = (0, appraisal::built(state, player.colour));
    let builder = appraisal::mark(state, player, Achievement::Builder);
    for (_, building) in &said.build {
        let card = state.cards().buildings.get(building);
        let cost = card.map_or(0, |card| i32::from(card.cost));
        let left = appraisal::turns_left(state);
        let use_of_it = match building {
            Building::Outpost => 2 * left,
            Building::Fort | Building::Garrison => left,
        };
        worth += 10 + use_of_it + appraisal::step(builder, stand, 5) - cost * dear(state, player);
        stand += 1;
    }
    worth
}

/// Counts the laid cubes, island by island.
fn laid(state: &State, player: &Player, said: &Employ) -> i32 {
    let mut places: Vec<Place> = said.cubes.iter().map(|placing| placing.at).collect();
    places.sort_unstable();
    places.dedup();
    let worth = places.into_iter().filter_map(|at| {
        let island = state.sea.island(at)?;
        let before = Standing::of(island);
        let mut after = before;
        let here = said.cubes.iter().filter(|placing| placing.at == at);
        here.for_each(|placing| after.put(player.colour, placing.instead_of));
        after.settle(before.controller());
        Some(appraisal::change(state, player, at, island, &before, &after) + 3)
    });
    worth.sum()
}

/// Rates a use, in tenths of a gold; none if it brings nothing now.
fn worth(state: &State, player: &Player, said: &Employ, act: &Act) -> i32 {
    let (act, price) = inner(act);
    let cost = i32::from(price.cargo) * dear(state, player) + 10 * i32::from(price.gold);
    let gain = match act {
        Act::Gain(goods, Gained::Island) => {
            let at = said.islands.first().and_then(|at| state.island_at(*at));
            let own = at.is_some_and(|island| island.controller() == Some(player.colour));
            if own { 10 * i32::from(goods.gold) + 2 * i32::from(goods.cargo) } else { -10 }
        }
        Act::Gain(goods, Gained::Ship) => {
            let room: u8 = crate::rules::dead_reckoning::goods::Hold::ALL
                .map(|hold| player.room(state.cards(), hold))
                .iter()
                .sum();
            if room < goods.units() { -1 } else { 10 * i32::from(goods.gold) + 2 * i32::from(goods.cargo) }
        }
        // Goods go home if they may.
        Act::Gain(goods, _) => {
            let aboard = if said.gain.holds.is_empty() { 1 } else { 0 };
            20 + 10 * i32::from(goods.gold) + 2 * i32::from(goods.cargo) + aboard
        }
        Act::Influence(..) => laid(state, player, said),
        Act::Produce { more, .. } => produced(state, player, said, *more),
        Act::Build(_) => built(state, player, said),
        Act::Upgrade(class) => {
            let tokens: usize = player.slots.iter().map(|slot| slot.tokens.len()).sum();
            let mark = appraisal::mark(state, player, Achievement::FirstRateShip);
            let step = appraisal::step(mark, i32::try_from(tokens).unwrap_or(4).min(3), 4);
            let plain = if *class == Some(Class::Basic) { 10 } else { 20 };
            plain + appraisal::turns_left(state) + if tokens < 4 { step } else { 0 }
        }
        Act::Swap => 10,
        Act::Repair(count) => {
            let healed = i32::from(player.damage.min(*count));
            healed * (2 + 3 * i32::from(player.damage))
        }
        // Under a flag that is copied, the best battle of those for which there is no other.
        Act::Flag if state.flags(player.colour) == 0 => {
            let near = state.others().filter(|other| other.at == player.at && !other.pirate);
            let fresh = near.filter(|other| !state.turn.fought.contains(&Foe::Ship(other.colour)));
            fresh.map(|other| battles::ship(state, player, other)).max().unwrap_or(0)
        }
        Act::LevelThis | Act::LevelBottom => 10 + appraisal::turns_left(state),
        Act::TakeTop(_) => 12 + 2 * appraisal::turns_left(state),
        Act::Broadside { damage, .. } => {
            let near = |other: &Player| {
                let beside = other.at == player.at || player.at.neighbours().contains(&other.at);
                beside && other.at != Place::Harbour
            };
            let hurt = state.others().filter(|other| near(other));
            hurt.map(|other| if other.damage + damage >= 5 { 110 } else { 4 }).sum()
        }
        _ => 0,
    };
    gain - cost
}

/// Finds the best use now, if any is worth its cost: of those that lay cubes of influence, or of all others. Details
/// that the act does not ask for stay empty.
fn best(state: &State, player: &Player, lays: bool) -> Option<(i32, Order)> {
    let drafts = employing::drafts(state, player).into_iter().filter(|draft| draft.lays() == lays);
    let valued = drafts.filter_map(|draft| {
        let said = draft.finished(state, player);
        let own = employing::act_at(state, player, said.ability, said.option)?;
        let act = if *own == Act::Copy { copying::act(state, player, said.copied).ok()? } else { own };
        Some((worth(state, player, &said, act), said))
    });
    let valued: Vec<_> = valued.filter(|(worth, _)| *worth > 0).collect();
    let most = valued.iter().map(|(worth, _)| *worth).max()?;
    let equals = valued.into_iter().filter(|(worth, _)| *worth == most);
    // Among equals the use that hurts the best-placed players: no seat is a victim because it is listed last.
    let best = equals.max_by_key(|(_, said)| {
        let victims = said.cubes.iter().filter_map(|placing| state.player(placing.instead_of?));
        victims.map(|victim| appraisal::fortune(state, victim)).sum::<i32>()
    });
    best.map(|(worth, said)| (worth, Order::Employ(Box::new(said))))
}

/// Finds a use that is right at once on any course: goods, levels, tokens, buildings, production on own islands.
pub fn free(state: &State, player: &Player) -> Option<Order> {
    if let Some(order) = returned(state, player) {
        return Some(order);
    }
    if let Some((_, order)) = best(state, player, false) {
        return Some(order);
    }
    let mut tokens = legal::of(state, state.seat(player.colour), Kind::Token).into_iter();
    tokens.rfind(|order| matches!(order, Order::UseToken(_, split) if pays_or_lacks(player, split)))
}

/// A token that pays for a repair is worth it only when the ship is hurt; one that brings goods always is.
fn pays_or_lacks(player: &Player, split: &Split) -> bool {
    let free = split.sum().units() == 0 || !split.holds.is_empty() && player.damage == 0;
    free || player.damage > 2
}

/// Twelve cargo, if they are there: from home first.
fn returned(state: &State, player: &Player) -> Option<Order> {
    if cargo(player) < TWELVE.cargo || appraisal::mark(state, player, Achievement::MasterTrader) == 0 {
        return None;
    }
    let split = paying::ways(player, TWELVE, Paid::ShipOrDock).pop()?;
    let order = Order::ReturnTwelve(split);
    let seat = state.seat(player.colour);
    check::order(state, seat, &order).is_ok().then_some(order)
}

/// The best use of influence, if it is worth anything.
pub fn lay(state: &State, player: &Player) -> Option<(i32, Order)> {
    best(state, player, true)
}

/// Finds the last use of the turn: influence that is worth anything at all.
pub fn last(state: &State, player: &Player) -> Option<Order> {
    lay(state, player).map(|(_, order)| order)
}
