//! Cargo: what a set of cards is worth, which are bought, sold, and thrown away.

use crate::rules::merchants_and_marauders::ids::CargoId;
use crate::rules::merchants_and_marauders::market::GLORIOUS;
use crate::rules::merchants_and_marauders::state::{Player, Where};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::words::{Good, Zone};

use super::chart::Chart;
use super::weights::Eye;
use super::worth::{CARGO, GLORY};

/// Cards of a good.
pub fn count(cargo: &[CargoId], good: Good) -> usize {
    cargo.iter().filter(|card| card.good == good).count()
}

/// The nearest open port that asks for this good, and the cost of the way, from a place.
pub fn market_for(state: &Eye<'_>, chart: &Chart, from: Where, good: Good) -> Option<(i32, Zone)> {
    let ports = state.demand.iter().filter(|(port, wanted)| **wanted == good && Where::Port(**port) != from);
    ports.filter_map(|(port, _)| Some((chart.cost(from, Where::Port(*port))?, *port))).min()
}

/// Worth of this number of cards of a good, sold where they are in demand (MM-10.8).
pub fn sold(state: &Eye<'_>, count: usize) -> i32 {
    state.weights.wanted * i32::try_from(count).unwrap_or(0) + if count >= GLORIOUS { GLORY } else { 0 }
}

/// Worth of this number of cards of a good aboard, from here on. The way counts half, as it is mostly sailed anyway.
pub fn held(state: &Eye<'_>, chart: &Chart, from: Where, good: Good, count: usize) -> i32 {
    let cards = i32::try_from(count).unwrap_or(0);
    if count == 0 {
        return 0;
    }
    let wanted = market_for(state, chart, from, good).map_or(0, |(way, _)| sold(state, count) - way / 2);
    wanted.max(CARGO * cards)
}

/// The gain of each card of this good in the market, if all that fit are bought: worth and price together.
pub fn gain(state: &Eye<'_>, player: &Player, chart: &Chart, good: Good, gold: i32) -> i32 {
    let (price, market) = (state.prices.get(&good).copied().unwrap_or(3), count(&state.market, good));
    let aboard = count(&player.cargo, good);
    let room = room(state, player, chart);
    let purse = usize::from(player.gold / u16::from(price.max(1)));
    let (mut best, most) = (0, market.min(room).min(purse));
    for more in 1..=most {
        let cards = i32::try_from(more).unwrap_or(1);
        let gain = held(state, chart, player.at, good, aboard + more) - held(state, chart, player.at, good, aboard);
        best = best.max(gain / cards - gold * i32::from(price));
    }
    best
}

/// Cards that can be added: idle ones make room at sea (MM-8.9), but not in port.
pub fn room(state: &Eye<'_>, player: &Player, chart: &Chart) -> usize {
    let kept = player.cargo.iter().filter(|card| !is_idle(state, player, chart, card.good)).count();
    let at_sea = usize::from(sums::capacity(state, player.colour)).saturating_sub(kept);
    at_sea.min(usize::from(sums::IN_PORT).saturating_sub(player.cargo.len()))
}

/// A good is idle if no port asks for it that is worth the way, or if there is one card of it alone.
pub fn is_idle(state: &Eye<'_>, player: &Player, chart: &Chart, good: Good) -> bool {
    let cards = count(&player.cargo, good);
    held(state, chart, player.at, good, cards) <= (CARGO + 12) * i32::try_from(cards).unwrap_or(0)
}

/// Cards to sell in this port: all that it asks for, and idle ones.
pub fn to_sell(state: &Eye<'_>, player: &Player, chart: &Chart, port: Zone, all: bool) -> Vec<CargoId> {
    let asked = state.demand.get(&port).copied();
    let goes = |card: &&CargoId| all || Some(card.good) == asked || is_idle(state, player, chart, card.good);
    player.cargo.iter().filter(goes).copied().collect()
}

/// Worth of a card to its captain: the cheapest goes overboard first.
pub fn dear(state: &Eye<'_>, player: &Player, chart: &Chart, card: CargoId, aboard: bool) -> i32 {
    let cards = count(&player.cargo, card.good) + usize::from(!aboard);
    let with = held(state, chart, player.at, card.good, cards);
    with - held(state, chart, player.at, card.good, cards.saturating_sub(1))
}
