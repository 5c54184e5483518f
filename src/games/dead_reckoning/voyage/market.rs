//! The page of the cards: the card at the ship, for cargo or in battle, cards elsewhere, and those set aside.

use super::deeds::Open;
use super::deeds::{Captain, Deed, Group, in_one_line};
use super::draft;
use super::route;
use crate::games::dead_reckoning::offers::attack_words;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::buying;
use crate::rules::dead_reckoning::cards::SleeveSlot;
use crate::rules::dead_reckoning::duel::Target;
use crate::rules::dead_reckoning::island::Building;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::printed::cards::Cards;
use crate::rules::dead_reckoning::printed::ids::{CardNo, Kind, Sort};
use crate::rules::dead_reckoning::state::in_all;
use crate::rules::dead_reckoning::view::View;
use crate::table::sheet::{Line, Print};

/// The name of a place in a sleeve.
#[must_use]
pub fn slot(slot: SleeveSlot) -> Arg {
    Arg::key(match slot {
        SleeveSlot::Top => key::VOYAGE_SLOT_TOP,
        SleeveSlot::Middle => key::VOYAGE_SLOT_MIDDLE,
        SleeveSlot::Bottom => key::VOYAGE_SLOT_BOTTOM,
    })
}

/// A card for sale: its name, where it is sleeved, and its price.
#[must_use]
pub fn priced(cards: &Cards, kind: Kind) -> Fact {
    match cards.bought(kind) {
        Some(card) => key::VoyagePriced { card: words::kind(kind), slot: slot(card.slot), cost: card.cost }.into(),
        None => key::DrNamed { name: words::kind(kind) }.into(),
    }
}

/// Its clauses.
#[must_use]
pub fn shows(cards: &Cards, kind: Kind) -> Option<Fact> {
    in_one_line(cards.bought(kind)?.face.iter().map(words::clause))
}

/// The same below its name, for a captain who lies elsewhere.
fn does(cards: &Cards, kind: Kind) -> Option<Line> {
    shows(cards, kind).map(|shows| Line::new(Print::Item, shows))
}

/// All of it.
#[must_use]
pub fn groups(captain: &Captain<'_>, view: &View) -> Vec<Group> {
    let mut groups = vec![here(captain), aside(captain), elsewhere(captain), boxes(captain, view)];
    groups.retain(|group| !group.is_empty());
    groups
}

/// The card at the ship (DR-10.3, DR-10.8).
fn here(captain: &Captain<'_>) -> Group {
    let mut group = Group::under(key::VoyageHere { place: route::named(captain.table, captain.player.at) });
    let Some(cell) = captain.table.sea.cell(captain.player.at) else { return group };
    let (cards, kind) = (captain.table.cards(), cell.card.kind);
    group = group.saying(priced(cards, kind));
    group.lines.extend(shows(cards, kind).map(Line::from));
    let left = buying::PURCHASES.saturating_sub(captain.table.turn.purchases);
    group = group.saying(key::VoyagePurchasesLeft { count: left });
    let deeds = bought(captain).map(|(text, order, rule)| (captain.offer(text, order), rule));
    let deeds = deeds.into_iter().flat_map(|(deeds, rule)| deeds.into_iter().map(move |deed| deed.by(rule)));
    group.offering(deeds).giving_reasons()
}

/// The way to buy the card at the ship, or to trade for it: the first that can be paid, and the rule.
fn bought(captain: &Captain<'_>) -> Option<(Fact, Order, &'static str)> {
    let kind = captain.table.sea.cell(captain.player.at)?.card.kind;
    let way = buying::list(captain.table, captain.player).into_iter().next();
    let card = words::kind(kind);
    Some(match kind.sort {
        Sort::Advancement => (key::VoyageBuy { card }.into(), way.unwrap_or_else(|| Order::Buy([].into())), "DR-10.3"),
        _ => (key::VoyageTrade { card }.into(), way.unwrap_or_else(|| Order::Trade([].into())), "DR-10.8"),
    })
}

/// The card at the ship is bought, or traded for, as it is carried to where it is set aside.
pub(super) fn purchase(captain: &Captain<'_>) -> Option<Deed> {
    let (text, order, rule) = bought(captain)?;
    let deed = match draft::open(captain, &order) {
        Open::Nothing => captain.give(text, order),
        _ => captain.draft(text, order),
    };
    Some(deed.by(rule))
}

/// Everything that could be fought where the ship lies, with the cubes of both sides (DR-18.1).
pub(super) fn battles(captain: &Captain<'_>) -> Group {
    let (table, at) = (captain.table, captain.player.at);
    let merchant = table.merchant().map(|card| (Target::Merchant, merchant_cubes(table.cards(), card)));
    let ships = table.others().filter(|other| other.at == at).map(|other| {
        let cannons = in_all(&table.unused_cannons(other.colour));
        (Target::Ship(other.colour), (cannons, cannons))
    });
    let standing = table.island_at(at).map(|island| island.buildings.clone()).unwrap_or_default();
    let walls = standing.iter().copied().filter(|building| *building != Building::Outpost).map(|building| {
        let cubes = table.cards().defence(building);
        (Target::Building(building), (cubes, cubes))
    });
    let own = in_all(&table.unused_cannons(captain.player.colour));
    let deeds: Vec<Deed> = merchant
        .into_iter()
        .chain(ships)
        .chain(walls)
        .map(|(target, (least, most))| {
            let deed = captain.give(attack_words(target), Order::Attack(target)).by("DR-4.9");
            deed.noting(key::VoyageOdds { own, least, most })
        })
        .collect();
    let mut group = Group::under(key::VOYAGE_BATTLES).offering(deeds).giving_reasons();
    if !group.deeds.is_empty() {
        group.lines.extend(words::odds_of_zones().into_iter().last().map(Line::from));
    }
    group
}

/// A merchant ship may have at most this number of cubes: her back is hidden until she is attacked (DR-10.9).
fn merchant_cubes(cards: &Cards, card: CardNo) -> (u8, u8) {
    let front = cards.shown(card);
    let same = cards.merchants.iter().filter(|(kind, merchant)| **kind == card.kind || merchant.front == front.kind);
    let exact = cards.merchants.get(&card.kind).map(|merchant| merchant.cubes);
    let cubes: Vec<u8> = match exact {
        Some(cubes) => vec![cubes],
        None => same.map(|(_, merchant)| merchant.cubes).collect(),
    };
    (cubes.iter().copied().min().unwrap_or(0), cubes.iter().copied().max().unwrap_or(0))
}

/// Advancements that wait to be sleeved (DR-11).
fn aside(captain: &Captain<'_>) -> Group {
    let cards = captain.table.cards();
    let mut group = Group::under(key::VOYAGE_SET_ASIDE);
    for worn in &captain.player.set_aside {
        let place = cards.slot(worn.card.kind).map(slot);
        let name = words::kind(worn.card.kind);
        group = match place {
            Some(slot) => group.saying(key::VoyageAsideOne { card: name, slot }),
            None => group.saying(key::DrNamed { name }),
        };
    }
    group
}

/// Cards in the other card cells.
fn elsewhere(captain: &Captain<'_>) -> Group {
    let own = captain.player.at;
    let cells = captain.table.sea.tiles().filter_map(|(at, tile)| Some((at, tile.cell?)));
    let mut group = Group::under(key::VOYAGE_ELSEWHERE);
    for (at, cell) in cells.filter(|(at, _)| *at != own) {
        let what = priced(captain.table.cards(), cell.card.kind);
        group = group.saying(key::VoyageAt { place: route::named(captain.table, at), what });
        group.lines.extend(does(captain.table.cards(), cell.card.kind));
    }
    group
}

/// The next cards of the boxes (DR-3.9).
fn boxes(captain: &Captain<'_>, view: &View) -> Group {
    let mut group = Group::under(key::VOYAGE_BOXES);
    for (row, (front, count)) in (1_u8..).zip(&view.boxes) {
        let Some(front) = front else { continue };
        let what = priced(captain.table.cards(), front.kind);
        group = group.saying(key::VoyageBox { row, what, count: i64::try_from(*count).unwrap_or(i64::MAX) });
        group.lines.extend(does(captain.table.cards(), front.kind));
    }
    group
}
