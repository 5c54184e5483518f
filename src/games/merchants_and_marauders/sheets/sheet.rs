//! The sheet of the captain at this window: the question at its head, then what may be done, page by page.

use super::captain::{Captain, Deed, Group, known, named};
use super::{actions, battle, books, choices, pages, port, ports, raid};
use crate::games::merchants_and_marauders::wishes::{Draft, Page, Wish};
use crate::games::papers::sheets::Scene;
use crate::logbook::wording::merchants_and_marauders as words;
use crate::logbook::wording::{Fact, Spoken as _, key};
use crate::play::seen::Asked;
use crate::rules::kernel::{Rule, Seat};
use crate::rules::merchants_and_marauders::ending;
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::moving;
use crate::rules::merchants_and_marauders::orders::Order;
use crate::rules::merchants_and_marauders::state::Phase;
use crate::rules::merchants_and_marauders::wants::Choice;
use crate::rules::merchants_and_marauders::words::ShipKind;
use crate::table::sheet::{Block, Edge, Line, Place, Print, Sheet, Width, in_a_list, in_lines};

/// The sheet of a captain is this wide.
pub const WIDTH: Width = Width { share: 0.29, least: 250.0, most: 470.0 };

/// All sheets that lie there now.
#[must_use]
pub fn sheets(scene: &Scene<MerchantsAndMarauders>, draft: &Draft) -> Vec<Sheet<Wish>> {
    let own = Captain::reading(scene, !draft.no_odds).map(|captain| own(&captain, draft));
    let watched = || {
        let blocks = fights(scene, !draft.no_odds);
        (!blocks.is_empty()).then(|| Sheet::new("mm-watched", Place::Side(Edge::Left, WIDTH, None)).with(blocks))
    };
    let first = own.or_else(watched);
    let lies = scene.open.books && !scene.open.log;
    let books = lies.then(|| Sheet::new("mm-books", Place::Side(Edge::Right, WIDTH, None)).with(books::blocks(scene)));
    first.into_iter().chain(books).chain(super::throw::slip(scene, draft)).collect()
}

/// A raid or a battle that goes on.
fn fights(scene: &Scene<MerchantsAndMarauders>, odds: bool) -> Vec<Block<Wish>> {
    raid::panel(scene).into_iter().chain(battle::panel(scene, odds)).collect()
}

fn own(captain: &Captain, draft: &Draft) -> Sheet<Wish> {
    let sheet = Sheet::new("mm-captain", Place::Side(Edge::Left, WIDTH, None))
        .titled(key::MmNamed { name: captain.scene.name(captain.seat) })
        .with(head(captain))
        .with(body(captain, draft))
        .footed(foot(captain));
    if captain.awaited { sheet.for_the_keyboard() } else { sheet }
}

/// The question, with its rule (MM-26.17).
fn question(captain: &Captain) -> Option<(Fact, Rule)> {
    if !captain.awaited {
        return None;
    }
    match (&captain.scene.seen.asked, captain.table.phase) {
        (Asked::Choose { why, .. }, _) => {
            Some((MerchantsAndMarauders::question(captain.pack(), why), MerchantsAndMarauders::asks(why)))
        }
        (_, Phase::Ships) => Some((key::MM_SHEET_ASK_SHIP.into(), Rule("MM-6.8"))),
        (_, Phase::Port) => Some((key::MM_SHEET_ASK_PORT.into(), Rule("MM-10.1"))),
        (_, Phase::Actions) => Some((key::MM_SHEET_ASK_ACTIONS.into(), Rule("MM-8.1"))),
        _ => None,
    }
}

/// Says for whom the table waits (MM-26.17).
fn waits(captain: &Captain) -> Fact {
    let names = |seats: &[Seat]| in_a_list(seats.iter().map(|seat| named(captain.scene.name(*seat))));
    match &captain.scene.seen.asked {
        Asked::Waits(seats) if !seats.is_empty() => {
            key::MmSheetWaitsFor { who: names(seats).unwrap_or_else(|| key::MM_NOTHING.into()) }.into()
        }
        _ => key::MmSheetWaits { player: captain.scene.name(captain.table.active) }.into(),
    }
}

fn head(captain: &Captain) -> Vec<Line> {
    let (table, by) = (captain.table, captain.by);
    let first = match question(captain) {
        Some((question, rule)) => Line::new(Print::Strong, question).by(rule),
        None => Line::new(Print::Soft, waits(captain)),
    };
    let mut lines = vec![first.signed(captain.seat)];
    if table.phase == Phase::Actions && captain.orders() {
        let (left, moves) = (moving::actions_left(table, by), moving::moves_left(table, by));
        lines.push(Line::new(Print::Remark, key::MmSheetActionsLeft { count: left }));
        lines.extend((moves > 0).then(|| Line::new(Print::Remark, key::MmSheetMovesLeft { count: moves })));
    }
    let (points, target) = (captain.player.glory, table.house.target);
    let glory = Line::new(Print::Faint, key::MmSheetTrack { points, target });
    let total = captain.knows_own().then(|| ending::total(table, by)).filter(|total| *total > points.into());
    lines.push(glory.beside(Print::Faint, total.map(|total| key::MmSheetWithChest { total }.into())));
    lines.extend((captain.knows_own() && captain.player.ship.is_some()).then(|| pages::purse(captain)));
    if let Some(card) = table.event {
        let name = named(words::card(captain.pack(), card));
        let text = in_lines(words::card_text(captain.pack(), card));
        let line = Line::new(Print::Faint, key::MmSheetEvent { name });
        lines.push(Line { tip: text, ..line });
    }
    lines
}

fn body(captain: &Captain, draft: &Draft) -> Vec<Block<Wish>> {
    let fights = fights(captain.scene, captain.odds);
    let groups = |groups: Vec<Group>| groups.into_iter().map(Block::from);
    if let (Asked::Choose { options, why, .. }, true) = (&captain.scene.seen.asked, captain.awaited) {
        return groups(choices::groups(captain, options, why)).chain(fights).collect();
    }
    if captain.table.phase == Phase::Ships && captain.orders() {
        return groups(vec![first_ships(captain)]).chain(groups(pages::cards(captain))).collect();
    }
    let mut blocks: Vec<Block<Wish>> = fights;
    blocks.push(Block::Tabs(tabs(captain, draft.page)));
    match draft.page {
        Page::Deeds => blocks.extend(groups(deeds(captain, draft))),
        Page::Ship => blocks.extend(pages::ship(captain)),
        Page::Cards => blocks.extend(groups(pages::cards(captain))),
        Page::Ports => blocks.extend(groups(ports::groups(captain))),
    }
    blocks
}

fn tabs(captain: &Captain, open: Page) -> Vec<Deed> {
    let tab = |page: Page| {
        let tab = known(page.name(), Wish::Turn(page)).chosen(page == open);
        // The keyboard has a place here on every page: Tab goes on from the open one.
        Deed { keyboard: page == open && captain.awaited, ..tab.known_as(format!("page:{}", page.word())) }
    };
    Page::ALL.into_iter().map(tab).collect()
}

fn deeds(captain: &Captain, draft: &Draft) -> Vec<Group> {
    let mut groups = match captain.table.phase {
        Phase::Actions if captain.orders() => actions::groups(captain),
        Phase::Port if captain.orders() => port::groups(captain, draft),
        _ => vec![Group::default().hinting([waits(captain)])],
    };
    groups.push(Group::default().offering([actions::odds_lever(captain)]));
    groups
}

/// Ships to begin with (MM-6.8).
fn first_ships(captain: &Captain) -> Group {
    let first = |kind: &ShipKind| captain.pack().ships.get(kind).is_some_and(|card| card.first);
    let deeds = ShipKind::ALL.into_iter().filter(first).map(|kind| {
        let deed = captain.give(named(kind), Order::ChooseShip(kind));
        Deed { tip: Some(words::ship_why(kind).into()), ..deed }
    });
    let printed = choices::ships_as_printed(captain, |card| card.first);
    Group::under(key::MM_SHEET_FIRST_SHIP).hinting(printed).offering(deeds)
}

fn foot(captain: &Captain) -> Vec<Deed> {
    match captain.table.phase {
        Phase::Actions if captain.orders() => vec![actions::end_of_turn(captain)],
        Phase::Port if captain.orders() => vec![port::leaving(captain)],
        _ => Vec::new(),
    }
}

/// The deed that ends what is being done, for the key.
#[must_use]
pub fn finishing(scene: &Scene<MerchantsAndMarauders>) -> Option<Wish> {
    let captain = Captain::reading(scene, false).filter(|captain| captain.awaited)?;
    if let Asked::Choose { options, .. } = &scene.seen.asked {
        let done = |option: &Choice| matches!(option, Choice::Pass | Choice::Enough);
        return options.iter().position(done).map(Wish::Choose);
    }
    foot(&captain).into_iter().find(Deed::can).map(|deed| deed.does)
}
