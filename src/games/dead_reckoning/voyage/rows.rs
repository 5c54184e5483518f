//! The numbers of an order that is laid out, part by part, each with its greatest value and its facts.

use super::deeds::{Captain, Deed, Group, Row};
use super::{draft, placing, route, ruling};
use crate::games::dead_reckoning::wishes::{Field, Wish};
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::building;
use crate::rules::dead_reckoning::goods::{Good, Goods, Hold, Holds};
use crate::rules::dead_reckoning::island::Building;
use crate::rules::dead_reckoning::marks;
use crate::rules::dead_reckoning::orders::{Employ, Order, Split};
use crate::rules::dead_reckoning::paying;
use crate::rules::dead_reckoning::printed::abilities::{Act, Gained, Paid};
use crate::rules::dead_reckoning::producing;

/// Numbers under a heading.
fn part(heading: impl Into<Fact>, rows: Vec<Row>) -> Group {
    Group::under(heading).counting(rows)
}

/// The name of a draft, and its parts.
#[must_use]
pub fn parts(captain: &Captain<'_>, order: &Order) -> (Fact, Vec<Group>) {
    let player = captain.player;
    let aboard = |hold: Hold| player.slot(hold).goods;
    match order {
        Order::Load(holds) => {
            let there = draft::at_hand(captain);
            let rows = into_holds(captain, holds, there, Field::Aboard);
            (key::VOYAGE_LOAD.into(), vec![part(key::VOYAGE_INTO_HOLDS, rows)])
        }
        Order::Unload(holds) => {
            let rows = holds_rows(holds, |hold, good| aboard(hold).of(good));
            (key::VOYAGE_UNLOAD.into(), vec![part(key::VOYAGE_OUT_OF_HOLDS, rows)])
        }
        Order::Rearrange(holds) => {
            let cards = captain.table.cards();
            let all = player.aboard();
            let rows = holds_rows(holds, |hold, good| player.capacity(cards, hold).min(all.of(good)));
            let laid =
                part(key::VOYAGE_INTO_HOLDS, rows).hinting([key::VoyageAboard { goods: words::goods(all) }.into()]);
            (key::VOYAGE_REARRANGE.into(), vec![laid])
        }
        Order::Jettison(hold, goods) => {
            let holds = Holds::from([(*hold, *goods)]);
            let rows = holds_rows(&holds, |own, good| if own == *hold { aboard(own).of(good) } else { 0 });
            (key::VoyageOverboard { hold: words::hold(*hold) }.into(), vec![part(key::VOYAGE_OUT_OF_HOLDS, rows)])
        }
        Order::Buy(holds) | Order::Trade(holds) => {
            let paid = holds.iter().map(|(hold, cargo)| (*hold, Goods { cargo: *cargo, gold: 0 })).collect();
            let card = captain.table.sea.cell(player.at).map(|cell| cell.card.kind);
            let cost = card.and_then(|kind| captain.table.cards().bought(kind)).map_or(0, |card| card.cost);
            let name = card.map_or_else(|| Arg::key(key::DR_CARGO), words::kind);
            let heading = key::VoyagePay { goods: words::goods(Goods { cargo: cost, gold: 0 }) };
            // No more than the price, whatever lies there.
            let most = |hold: Hold, good: Good| if good == Good::Cargo { aboard(hold).cargo.min(cost) } else { 0 };
            let rows = holds_rows(&paid, most);
            let title: Fact = match order {
                Order::Buy(_) => key::VoyageBuy { card: name }.into(),
                _ => key::VoyageTrade { card: name }.into(),
            };
            (title, vec![part(heading, rows)])
        }
        Order::Move(path) => {
            let at = path.last().copied().unwrap_or(player.at);
            let title = key::VoyageSailTo { place: route::named(captain.table, at) };
            (title.into(), vec![Group::default().hinting(route::told(captain, path))])
        }
        Order::UseToken(hold, split) => token(captain, *hold, split),
        Order::ReturnTwelve(split) => {
            let paid = pay(captain, split, marks::TWELVE, Paid::ShipOrDock);
            (key::VOYAGE_TWELVE.into(), vec![paid])
        }
        Order::Employ(said) => employ(captain, said),
        Order::Propose(amendments) => (key::UMPIRE_TITLE.into(), ruling::parts(captain, amendments)),
        _ => (key::VOYAGE_LOAD.into(), Vec::new()),
    }
}

pub(super) fn row(text: impl Into<Fact>, field: Field, now: u8, most: u8) -> Row {
    Row::up_to(most, text, now, |value| Wish::Set(field, value))
}

/// Something that is chosen or not.
pub(super) fn toggle(text: impl Into<Fact>, field: Field, now: bool) -> Deed {
    Deed::new(text, Wish::Set(field, u8::from(!now))).chosen(now)
}

/// A row for each hold and good of which there can be any.
fn holds_rows(holds: &Holds, most: impl Fn(Hold, Good) -> u8) -> Vec<Row> {
    rows_of(holds, Field::Aboard, most)
}

fn rows_of(holds: &Holds, field: fn(Hold, Good) -> Field, most: impl Fn(Hold, Good) -> u8) -> Vec<Row> {
    let all = Hold::ALL.into_iter().flat_map(|hold| Good::ALL.map(|good| (hold, good)));
    let rows = all.filter_map(|(hold, good)| {
        let now = holds.get(&hold).map_or(0, |goods| goods.of(good));
        let most = most(hold, good).max(now);
        let text = key::VoyageRow { what: words::hold(hold), good: words::good(good) };
        (most > 0).then(|| row(text, field(hold, good), now, most))
    });
    rows.collect()
}

/// Into holds, as far as there is room and as far as there is of it.
fn into_holds(captain: &Captain<'_>, holds: &Holds, there: Goods, field: fn(Hold, Good) -> Field) -> Vec<Row> {
    let laid: Goods = holds.values().sum();
    rows_of(holds, field, |hold, good| {
        let own = holds.get(&hold).copied().unwrap_or_default();
        let room = captain.player.room(captain.table.cards(), hold).saturating_sub(own.units());
        let left = there.of(good).saturating_sub(laid.of(good));
        own.of(good).saturating_add(room.min(left))
    })
}

/// The goods that pay a price.
fn pay(captain: &Captain<'_>, split: &Split, price: Goods, from: Paid) -> Group {
    let player = captain.player;
    let mut rows = Vec::new();
    for good in Good::ALL.into_iter().filter(|good| price.of(*good) > 0) {
        if from != Paid::Dock {
            rows.extend(holds_rows(&split.holds, |hold, own| {
                if own == good { player.slot(hold).goods.of(own).min(price.of(own)) } else { 0 }
            }));
        }
        if from != Paid::Ship {
            let home = paying::at_home(player).of(good).min(price.of(good));
            rows.extend((home > 0).then(|| home_row(good, Field::Home(good), split.home.of(good), home)));
        }
    }
    part(key::VoyagePay { goods: words::goods(price) }, rows)
}

fn home_row(good: Good, field: Field, now: u8, most: u8) -> Row {
    let place = match good {
        Good::Cargo => key::VOYAGE_AT_DOCK,
        Good::Gold => key::VOYAGE_CHEST,
    };
    row(key::VoyageRow { what: Arg::key(place), good: words::good(good) }, field, now, most)
}

/// Places for gained goods; the rest goes home if it may, and else is asked for.
fn gain(captain: &Captain<'_>, holds: &Holds, goods: Goods, aboard: fn(Hold, Good) -> Field) -> Group {
    part(key::VoyageStow { goods: words::goods(goods) }, into_holds(captain, holds, goods, aboard))
}

fn token(captain: &Captain<'_>, hold: Hold, split: &Split) -> (Fact, Vec<Group>) {
    let Some(act) = draft::token_act(captain, hold) else { return (key::VOYAGE_TOKENS.into(), Vec::new()) };
    let parts = match draft::core(act) {
        (_, Some((price, from))) => vec![pay(captain, split, price, from)],
        (Act::Gain(goods, _), None) => vec![gain(captain, &split.holds, *goods, Field::Gain)],
        _ => Vec::new(),
    };
    (words::act(act), parts)
}

fn employ(captain: &Captain<'_>, said: &Employ) -> (Fact, Vec<Group>) {
    let Some(act) = draft::act_of(captain, said) else { return (key::VOYAGE_LOAD.into(), Vec::new()) };
    let (core, price) = draft::core(act);
    let mut parts = Vec::new();
    match core {
        Act::Gain(goods, Gained::Ship | Gained::ShipOrDock) => {
            let rest = matches!(core, Act::Gain(_, Gained::ShipOrDock)).then(|| key::VOYAGE_REST_HOME.into());
            parts.push(gain(captain, &said.gain.holds, *goods, Field::Gain).hinting(rest));
        }
        Act::Gain(_, Gained::Island) => parts.push(islands(captain, said, &[], None)),
        Act::Produce { rows, more, .. } => parts.push(islands(captain, said, rows, Some(*more))),
        Act::Influence(amount, reach) => parts.extend(placing::parts(captain, said, (*amount, *reach))),
        Act::Build(_) => {
            parts.extend(build(captain, said));
            parts.push(pay(captain, &said.pay, building::price(captain.table, &said.build), Paid::ShipOrDock));
        }
        _ => {}
    }
    if let Some((price, from)) = price {
        parts.insert(0, pay(captain, &said.pay, price, from));
    }
    parts.retain(|part| !part.is_empty());
    (words::act(act), parts)
}

/// Islands to choose from; those that produce have their yields beside them.
fn islands(captain: &Captain<'_>, said: &Employ, rows: &[u8], more: Option<Goods>) -> Group {
    let alone = draft::names_one_island(captain, &Order::Employ(Box::new(said.clone())));
    let mut shown = Vec::new();
    for (at, _) in captain.table.sea.islands() {
        if !rows.is_empty() && !at.row().is_some_and(|row| rows.contains(&row)) {
            continue;
        }
        let named = route::named(captain.table, at);
        let text = match (more, producing::yields(captain.table, at)) {
            (Some(more), Some(yields)) => {
                key::DuelWithNote { what: named, note: words::goods(yields.and(more)) }.into()
            }
            _ => named,
        };
        let named = || Order::Employ(Box::new(Employ { islands: vec![at], ..said.clone() }));
        shown.push(match alone {
            // Of one there is nothing to take back: the click does it.
            true => captain.give(text, named()),
            false => toggle(text, Field::Island(at), said.islands.contains(&at)),
        });
    }
    Group::under(key::VOYAGE_WHICH_ISLANDS).offering(shown)
}

/// Buildings that could stand on islands under control, with their costs.
fn build(captain: &Captain<'_>, said: &Employ) -> Vec<Group> {
    let Captain { table, player, .. } = captain;
    let own = table.sea.islands().filter(|(_, island)| island.controller() == Some(player.colour));
    let parts = own.map(|(at, island)| {
        let free = Building::ALL.into_iter().filter(|building| !island.buildings.contains(building));
        let rows = free.map(|building| {
            let cost = table.cards().buildings.get(&building).map_or(0, |card| card.cost);
            let note = words::goods(Goods { cargo: cost, gold: 0 });
            let text = key::DuelWithNote { what: words::building(building), note };
            toggle(text, Field::Build(at, building), said.build.contains(&(at, building)))
        });
        Group::under(route::named(table, at)).offering(rows)
    });
    parts.collect()
}
