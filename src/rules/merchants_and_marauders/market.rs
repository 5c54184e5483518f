//! Selling and buying goods, and tokens of demand (MM-10.5 to 10.14).

use super::cargo;
use super::clauses::Item;
use super::game::{Ruling, Table};
use super::glory::{self, GloryFor};
use super::happenings::{Trade, Turns};
use super::hours::{Hour, Occasion};
use super::ids::CargoId;
use super::occasions;
use super::purse;
use super::state::{Activity, State};
use super::sums;
use super::wants::{Choice, Why};
use super::words::{Colour, Good, Zone};
use crate::rules::kernel::keyed::Few;

/// This number of cards in demand, sold at once, brings a point (MM-10.8).
pub const GLORIOUS: usize = 3;
/// Cards of a market, and of one that was emptied a turn ago (MM-10.9).
const CARDS: u8 = 6;
const CARDS_AGAIN: u8 = 3;

/// Opens the window of a moment that is this captain's.
fn moment(table: &mut Table<'_>, by: Colour, hour: Hour) -> Ruling<()> {
    occasions::open(table, &Occasion::of(hour, by))
}

/// Sells these cards, all at once (MM-10.5 to 10.8).
///
/// # Errors
/// Stops where an answer is missing.
pub fn sell(table: &mut Table<'_>, by: Colour, cards: &[CargoId]) -> Ruling<()> {
    table.tell(Turns::ActivityBegan { by, activity: Activity::Sell });
    moment(table, by, Hour::BeforeSell)?;
    let Some(port) = table.player(by).and_then(|player| player.at.zone()) else { return Ok(()) };
    let prices = cards.iter().map(|card| u16::from(sums::sale_price(table, by, card.good)));
    let gold = prices.fold(0, u16::saturating_add);
    let demanded = cards.iter().filter(|card| sums::is_demanded(table, by, card.good)).count();
    table.tell(Trade::CargoSold { by, cards: cards.to_vec() });
    purse::gain(table, by, gold);
    if demanded > 0 {
        change_demand(table, port)?;
    }
    if demanded >= GLORIOUS {
        glory::point(table, by, GloryFor::Sale)?;
    }
    Ok(())
}

/// Sells any cargo at this price, without demand and glory. It is no Sell activity.
///
/// # Errors
/// Stops where an answer is missing.
pub fn sell_all(table: &mut Table<'_>, by: Colour, price: u8) -> Ruling<()> {
    let seat = table.seat(by);
    while !cargo::aboard(table, by).is_empty() {
        let options = cargo::aboard(table, by).iter().copied().map(Choice::Cargo).chain([Choice::Enough]).collect();
        let Some(Choice::Cargo(card)) = table.choose(seat, options, Why::Which { by })? else { break };
        table.tell(Trade::CargoSold { by, cards: vec![card] });
        purse::gain(table, by, price.into());
    }
    Ok(())
}

/// The next token of the reserve, which is mixed before every draw.
///
/// # Errors
/// Stops where an answer is missing.
pub fn draw_demand(table: &mut Table<'_>) -> Ruling<Option<Good>> {
    let reserve = table.reserve.clone();
    Ok(table.shuffled(&reserve, Why::Demand)?.first().copied())
}

/// A new token for this port is drawn before the old one goes back to the reserve (MM-10.6, G-7).
///
/// # Errors
/// Stops where an answer is missing.
pub fn change_demand(table: &mut Table<'_>, port: Zone) -> Ruling<()> {
    if let Some(good) = draw_demand(table)? {
        table.tell(Trade::DemandChanged { port, good });
    }
    Ok(())
}

/// The cards of the market that the next Buy draws (MM-10.9).
#[must_use]
pub fn size(state: &State, by: Colour) -> u8 {
    let again = state.player(by).is_some_and(|player| match (player.last_buy, player.at.zone()) {
        (Some((port, 1)), Some(here)) => port == here,
        _ => false,
    });
    let printed = if again { CARDS_AGAIN } else { CARDS };
    printed.saturating_add(sums::market_cards(state, by))
}

/// The price of a good of which this number of cards was drawn (MM-10.10).
#[must_use]
pub fn price(state: &State, by: Colour, drawn: usize) -> u8 {
    match drawn {
        0 | 1 => sums::price(state, by, Item::SingleGood),
        2 => 2,
        _ => 1,
    }
}

/// Buys goods (MM-10.9 to 10.14).
///
/// # Errors
/// Stops where an answer is missing.
pub fn buy(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    table.tell(Turns::ActivityBegan { by, activity: Activity::Buy });
    moment(table, by, Hour::BeforeBuy)?;
    let size = size(table, by);
    look(table, by, size)?;
    replace_demanded(table, by)?;
    moment(table, by, Hour::Market)?;
    let prices = Good::ALL.into_iter().filter_map(|good| {
        let drawn = table.market.iter().filter(|card| card.good == good).count();
        (drawn > 0).then(|| (good, price(table, by, drawn)))
    });
    let prices: Few<Good, u8, 8> = prices.collect();
    table.tell(Trade::PricesSet { by, prices: Some(prices) });
    take(table, by)?;
    let Some(port) = table.player(by).and_then(|player| player.at.zone()) else { return Ok(()) };
    let cards = table.market.clone();
    table.tell(Trade::MarketClosed { by, port, cards });
    Ok(())
}

/// Cards are bought one by one. Cards that six in port leave no room for are discarded at once (MM-10.11, 10.14).
fn take(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    let seat = table.seat(by);
    let cost = |table: &Table<'_>, card: &CargoId| table.prices.get(&card.good).copied().unwrap_or(0);
    loop {
        let payable = |card: &&CargoId| purse::can_pay(table, by, cost(table, card).into());
        let options: Vec<_> = table.market.iter().filter(payable).copied().map(Choice::Cargo).collect();
        let options = options.into_iter().chain([Choice::Enough]).collect();
        let Some(Choice::Cargo(card)) = table.choose(seat, options, Why::Take { by })? else { return Ok(()) };
        let price = cost(table, &card);
        purse::pay(table, by, price.into());
        table.tell(Trade::CargoBought { by, price, card: Some(card) });
        let limit = sums::cargo_limit(table, by);
        cargo::discard_down_to(table, by, limit)?;
    }
}

/// Draws cards into the market.
fn look(table: &mut Table<'_>, by: Colour, count: u8) -> Ruling<()> {
    let cards = cargo::draw(table, count)?;
    if !cards.is_empty() {
        let count = u8::try_from(cards.len()).unwrap_or(u8::MAX);
        table.tell(Trade::MarketDrawn { by, count, cards: Some(cards) });
    }
    Ok(())
}

/// Cards in demand here are discarded and replaced until none is left. Where nothing else could come, the market is
/// smaller (MM-10.9, G-37).
fn replace_demanded(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    loop {
        let demanded = |card: &&CargoId| sums::is_demanded(table, by, card.good);
        let cards: Vec<CargoId> = table.market.iter().filter(demanded).copied().collect();
        if cards.is_empty() {
            return Ok(());
        }
        let mut others = table.decks.cargo.iter().chain(&table.discards.cargo);
        let hope = others.any(|card| !sums::is_demanded(table, by, card.good));
        let count = u8::try_from(cards.len()).unwrap_or(u8::MAX);
        table.tell(Trade::MarketDiscarded { by, cards });
        if hope {
            look(table, by, count)?;
        }
    }
}

/// The buyer exchanges up to this number of cards of the market; new cards in demand are replaced again (T-1, MM-28.5).
///
/// # Errors
/// Stops where an answer is missing.
pub fn exchange(table: &mut Table<'_>, by: Colour, most: u8) -> Ruling<()> {
    let seat = table.seat(by);
    let mut gone = Vec::new();
    for _ in 0..most {
        let left = table.market.iter().copied().filter(|card| !gone.contains(card)).map(Choice::Cargo);
        let options = left.chain([Choice::Enough]).collect();
        let Some(Choice::Cargo(card)) = table.choose(seat, options, Why::Which { by })? else { break };
        gone.push(card);
    }
    if gone.is_empty() {
        return Ok(());
    }
    let count = u8::try_from(gone.len()).unwrap_or(u8::MAX);
    table.tell(Trade::MarketDiscarded { by, cards: gone });
    look(table, by, count)?;
    replace_demanded(table, by)
}
