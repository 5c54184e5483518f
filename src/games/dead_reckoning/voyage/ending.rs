//! Questions between the main phases: pirate or trader, sleeves for advancements, and choices in the middle of an
//! order.

use super::crew::about;
use super::deeds::{Captain, Deed, Group, in_one_line};
use super::{aims, crew, isles, market};
use crate::games::dead_reckoning::offers;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::cards::Card;
use crate::rules::dead_reckoning::crafting;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::printed::ids::{TileId, Worn};
use crate::rules::dead_reckoning::state::{Phase, State};
use crate::rules::dead_reckoning::wants::{Choice, Why};
use crate::rules::kernel::Rule;
use crate::table::sheet::Line;

/// The phase's question to the awaited captain, with the rule.
#[must_use]
pub fn question(table: &State) -> Option<(Fact, Rule)> {
    let asked = match table.phase {
        Phase::TurnStart => key::VOYAGE_ASK_LEVEL_UP,
        Phase::Main => key::VOYAGE_ASK_MAIN,
        Phase::Mode => key::VOYAGE_ASK_MODE,
        Phase::Sleeve => key::VOYAGE_ASK_SLEEVE,
        _ => return None,
    };
    Some((asked.into(), Rule(table.phase.rule())))
}

/// The offers of a phase other than the main phase.
#[must_use]
pub fn groups(captain: &Captain<'_>) -> Vec<Group> {
    match captain.table.phase {
        Phase::TurnStart => vec![crew::level_up(captain)],
        Phase::Mode => vec![mode(captain)],
        Phase::Sleeve => sleeves(captain),
        _ => Vec::new(),
    }
}

fn mode(captain: &Captain<'_>) -> Group {
    let trader = captain.give(key::VOYAGE_TRADER, Order::ChooseMode { pirate: false }).by("DR-12.4");
    let pirate = captain.give(key::VOYAGE_PIRATE, Order::ChooseMode { pirate: true }).by("DR-12.4");
    Group::default().offering([trader.noting(key::VOYAGE_TRADER_WHY), pirate.noting(key::VOYAGE_PIRATE_WHY)])
}

/// Each advancement set aside, with every card in play that could take it, and the card's clauses then (DR-11).
fn sleeves(captain: &Captain<'_>) -> Vec<Group> {
    let Captain { table, player, .. } = captain;
    let mut names: Vec<Worn> = player.set_aside.iter().map(|worn| table.cards().shown_worn(*worn)).collect();
    names.dedup();
    let group = |name: Worn| {
        let heading = match table.cards().slot(name.card.kind) {
            Some(slot) => key::VoyageAsideOne { card: words::kind(name.card.kind), slot: market::slot(slot) }.into(),
            None => Fact::from(key::DrNamed { name: words::kind(name.card.kind) }),
        };
        let shows = table.cards().sleeved(name).and_then(|face| in_one_line(face.iter().map(words::clause)));
        let deeds = player.in_play.iter().map(|card| sleeved(captain, name, card));
        let mut group = Group::under(heading).offering(deeds);
        group.lines.extend(shows.map(Line::from));
        group
    };
    names.into_iter().map(group).collect()
}

/// An advancement goes into the sleeve of a card, with the card's clauses then.
pub(super) fn sleeved(captain: &Captain<'_>, name: Worn, card: &Card) -> Deed {
    let text = key::VoyageSleeveInto { card: about(card) };
    let deed = captain.give(text, Order::Sleeve(name, card.id)).by("DR-11.3");
    let mut then = card.clone();
    then.sleeve.push(name);
    match crew::printed(captain.table, &then) {
        Some(together) => deed.noting(together),
        None => deed,
    }
}

/// Those of the advancements set aside of which some must be sleeved, by name (DR-11.8).
#[must_use]
pub fn still_due_by_name(captain: &Captain<'_>) -> Option<Fact> {
    let mut names: Vec<Worn> = Vec::new();
    for order in crafting::list(captain.table, captain.player) {
        if let Order::Sleeve(name, _) = order
            && !names.contains(&name)
        {
            names.push(name);
        }
    }
    in_one_line(names.iter().map(|name| Fact::from(key::DrNamed { name: words::kind(name.card.kind) })))
}

/// The captain must sleeve this number more (DR-11.8).
#[must_use]
pub fn still_due(captain: &Captain<'_>) -> usize {
    crafting::still_due(captain.table.cards(), captain.player)
}

/// The options of a question; below a bonus token stands what its marks need.
#[must_use]
pub fn options(table: &State, options: &[Choice], why: &Why) -> Vec<Group> {
    let deeds = options.iter().enumerate().map(|(number, option)| {
        let deed = offers::choice(table, number, option, why);
        let note = match option {
            Choice::Bonus(token) => aims::pays(table, *token),
            Choice::Token(token) => upgrade(table, token),
            Choice::From(island) => lends(table, *island),
            _ => return deed,
        };
        Deed { note, ..deed }
    });
    let lines = match why {
        Why::Umpire { amendments, .. } => amendments.iter().map(words::amendment).map(Line::from).collect(),
        _ => Vec::new(),
    };
    if matches!(why, Why::WhichBonus { .. }) {
        let why = Group::default().hinting([key::VOYAGE_BONUS_WHY.into()]);
        let tokens = deeds
            .enumerate()
            .flat_map(|(number, deed)| [Group::default().offering([deed]), aims::told(table, options, number)]);
        return std::iter::once(why).chain(tokens).collect();
    }
    vec![Group { lines, ..Group::default() }.offering(deeds)]
}

/// The cubes of an island that could lend one (DR-17.13).
fn lends(table: &State, lender: TileId) -> Option<Fact> {
    let (_, island) = table.sea.islands().find(|(_, island)| island.id == lender)?;
    in_one_line([isles::comparison(table, island), isles::control(island)])
}

/// Gains of an upgrade: room, and its face.
fn upgrade(table: &State, token: &str) -> Option<Fact> {
    let upgrade = table.cards().upgrades.get(token)?;
    let room = Fact::from(key::VoyageRoom { count: upgrade.hold });
    in_one_line(std::iter::once(room).chain(upgrade.face.iter().map(words::clause)))
}
