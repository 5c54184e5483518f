//! The sheet of the captain at this window: the question at its head, then what may be done, page by page.

use super::captain::{Captain, Deed, Group, known, named};
use super::{books, cargo, choices, fleet, forts, guns, islands, laying, orders, ruler};
use crate::games::papers::sheets::Scene;
use crate::games::pirates::wishes::{Draft, Page, Wish};
use crate::logbook::wording::{Fact, Spoken as _, key};
use crate::play::seen::Asked;
use crate::rules::kernel::{Rule, Seat};
use crate::rules::pirates::game::Pirates;
use crate::rules::pirates::orders::Order;
use crate::rules::pirates::state::Phase;
use crate::rules::pirates::wants::Choice;
use crate::table::sheet::{Block, Edge, Line, Place, Print, Sheet, Width, in_a_list};

/// The sheet of a captain is this wide.
pub const WIDTH: Width = Width { share: 0.29, least: 250.0, most: 470.0 };

/// All sheets that lie there now.
#[must_use]
pub fn sheets(scene: &Scene<Pirates>, draft: &Draft) -> Vec<Sheet<Wish>> {
    let own = Captain::reading(scene).map(|captain| own(&captain, draft));
    let lies = scene.open.books && !scene.open.log;
    let table = scene.reckoned.table(&scene.seen.view);
    let books = lies.then(|| {
        let place = Place::Side(Edge::Right, WIDTH, None);
        Sheet::new("pc-books", place).with(books::blocks(scene, table))
    });
    own.into_iter().chain(books).chain(super::throw::slip(scene, draft)).collect()
}

fn own(captain: &Captain, draft: &Draft) -> Sheet<Wish> {
    let sheet = Sheet::new("pc-captain", Place::Side(Edge::Left, WIDTH, None))
        .titled(key::PcSheetNamed { name: captain.scene.name(captain.seat) })
        .with(head(captain))
        .with(body(captain, draft))
        .footed(foot(captain, draft));
    // Steps of the ruler are pressed again and again.
    let sheet = Sheet { keeps_keyboard: draft.heading.is_some() || draft.at.is_some(), dense: true, ..sheet };
    if captain.awaited { sheet.for_the_keyboard() } else { sheet }
}

/// The question, with its rule.
fn question(captain: &Captain) -> Option<(Fact, Rule)> {
    if !captain.awaited {
        return None;
    }
    if let Asked::Choose { why, .. } = &captain.scene.seen.asked {
        return Some((Pirates::question(captain.table, why), Pirates::asks(why)));
    }
    let asked = |ask: &'static str, rule| Some((ask.into(), Rule(rule)));
    match captain.table.phase {
        Phase::Islands => asked(key::PC_SHEET_ASK_ISLAND, "PC-3.4"),
        Phase::Terrain => asked(key::PC_SHEET_ASK_TERRAIN, "PC-3.10"),
        Phase::Homes => asked(key::PC_SHEET_ASK_UNITS, "PC-3.13"),
        Phase::Orders => asked(key::PC_SHEET_ASK_ORDERS, "PC-4.1"),
        Phase::Closing => asked(key::PC_SHEET_ASK_CLOSING, "PC-15.4"),
        _ => None,
    }
}

/// Says for whom the table waits.
fn waits(captain: &Captain) -> Fact {
    let names = |seats: &[Seat]| in_a_list(seats.iter().map(|seat| named(captain.scene.name(*seat))));
    match &captain.scene.seen.asked {
        Asked::Waits(seats) if !seats.is_empty() => {
            key::PcSheetWaitsFor { who: names(seats).unwrap_or_else(|| key::PC_SHEET_NOTHING.into()) }.into()
        }
        _ => key::PcSheetWaits { player: captain.called(captain.table.to_move) }.into(),
    }
}

fn head(captain: &Captain) -> Vec<Line> {
    let first = match question(captain) {
        Some((question, rule)) => Line::new(Print::Strong, question).by(rule),
        None => Line::new(Print::Soft, waits(captain)),
    };
    let gold = Line::new(Print::Faint, fleet::gold(captain, captain.by));
    vec![first.signed(captain.seat), gold]
}

fn body(captain: &Captain, draft: &Draft) -> Vec<Block<Wish>> {
    let blocks = |groups: Vec<Group>| groups.into_iter().map(Block::from);
    if let (Asked::Choose { options, why, .. }, true) = (&captain.scene.seen.asked, captain.awaited) {
        return blocks(choices::groups(captain, options, why)).collect();
    }
    let mut all: Vec<Block<Wish>> = vec![Block::Tabs(tabs(captain, draft.page))];
    match draft.page {
        Page::Orders => all.extend(blocks(now(captain, draft))),
        Page::Fleet => all.extend(blocks(fleet::page(captain, draft))),
        Page::Cargo => all.extend(blocks(cargo::page(captain, draft))),
        Page::Islands => all.extend(blocks(islands::page(captain))),
    }
    all
}

fn tabs(captain: &Captain, open: Page) -> Vec<Deed> {
    let tab = |page: Page| {
        let tab = known(page.name(), Wish::Turn(page)).chosen(page == open);
        // The keyboard has a place here on every page that has no deeds of its own: Tab goes on from the open one.
        let keyboard = page == open && captain.awaited && matches!(page, Page::Islands);
        Deed { keyboard, ..tab.known_as(format!("page:{}", page.word())) }
    };
    Page::ALL.into_iter().map(tab).collect()
}

/// Deeds of this moment.
fn now(captain: &Captain, draft: &Draft) -> Vec<Group> {
    if !captain.orders() {
        let looked_at = guns::looked_at(captain, draft);
        return [Group::default().hinting([waits(captain)])].into_iter().chain(looked_at).collect();
    }
    match captain.table.phase {
        Phase::Orders => orders::groups(captain, draft),
        Phase::Closing => forts::groups(captain, draft),
        _ => laying::groups(captain, draft),
    }
}

fn foot(captain: &Captain, draft: &Draft) -> Vec<Deed> {
    if captain.awaited { orders::foot(captain, draft) } else { Vec::new() }
}

/// The deed that ends what is being done, for the key.
#[must_use]
pub fn finishing(captain: &Captain, draft: &Draft) -> Option<Wish> {
    if !captain.awaited {
        return None;
    }
    if let Asked::Choose { options, .. } = &captain.scene.seen.asked {
        return options.iter().position(|option| *option == Choice::Nothing).map(Wish::Choose);
    }
    if captain.orders() && captain.running().is_some() {
        let ends = [Order::EndSailing, Order::CeaseFire, Order::Leave];
        return ends.into_iter().find(|order| captain.may(order)).map(Wish::Give);
    }
    if captain.orders() && captain.table.phase == Phase::Homes {
        return captain.may(&Order::FanOut).then_some(Wish::Give(Order::FanOut));
    }
    orders::foot(captain, draft).into_iter().rev().find(Deed::can).map(|deed| deed.does)
}

/// The deed that goes on with what is drafted, for the key: sail, fire, place.
#[must_use]
pub fn going_on(captain: &Captain, draft: &Draft) -> Option<Wish> {
    if !captain.orders() {
        return None;
    }
    if let Some(unit) = captain.picked(draft).filter(|_| draft.pivots) {
        let order = Order::Pivot(unit, draft.heading?);
        return captain.may(&order).then_some(Wish::Give(order));
    }
    let order = ruler::drafted(captain, draft).or_else(|| guns::drafted(captain, draft));
    let order = order.filter(|order| captain.may(order)).map(Wish::Give);
    order.or_else(|| laying::placing_now(captain, draft))
}
