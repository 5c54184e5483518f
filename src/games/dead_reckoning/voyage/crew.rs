//! The page of the crew: cards in hand with their gifts, cards in play with their abilities as deeds.

use super::deeds::{Captain, Deed, Group, in_one_line};
use super::draft;
use crate::games::dead_reckoning::offers::sailor;
use crate::games::dead_reckoning::wishes::{Page, Wish};
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::cards::{AbilityRef, Card, TOP_LEVEL};
use crate::rules::dead_reckoning::employing;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::orders::{Employ, Order};
use crate::rules::dead_reckoning::printed::abilities::{Act, Clause};
use crate::rules::dead_reckoning::state::{Phase, State};
use crate::rules::kernel::Rule;
use crate::table::sheet::Line;

/// A card by name and level.
#[must_use]
pub fn about(card: &Card) -> Fact {
    sailor(card.id.sailor, card.level)
}

/// Everything that is printed on a card, in one line.
#[must_use]
pub fn printed(table: &State, card: &Card) -> Option<Fact> {
    in_one_line(table.cards().clauses(card).map(|(_, clause)| words::clause(clause)))
}

/// All of it: duties, the hand, the play area.
#[must_use]
pub fn groups(captain: &Captain<'_>) -> Vec<Group> {
    let mut groups = vec![level_up(captain), hand(captain)];
    let employs: Vec<Employ> = if captain.table.phase == Phase::Main && captain.seat == captain.table.active {
        let listed = employing::list(captain.table, captain.player).into_iter();
        listed.filter(|order| captain.against(order).is_none()).filter_map(said).collect()
    } else {
        Vec::new()
    };
    groups.extend(captain.player.in_play.iter().map(|card| in_play(captain, card, &employs)));
    groups.retain(|group| !group.is_empty());
    groups
}

fn said(order: Order) -> Option<Employ> {
    match order {
        Order::Employ(said) => Some(*said),
        _ => None,
    }
}

/// The level-up between turns, as long as it is due (DR-13.1).
#[must_use]
pub fn level_up(captain: &Captain<'_>) -> Group {
    let due = captain.player.is_level_up_due();
    let cards = captain.player.hand.iter().filter(|card| due && card.level < TOP_LEVEL);
    let deeds = cards.map(|card| {
        let next = Card { level: card.level + 1, ..card.clone() };
        let text = key::DuelLevelUp { card: about(card), level: next.level };
        let deed = captain.give(text, Order::LevelUp(card.id)).by("DR-13.1");
        match printed(captain.table, &next) {
            Some(then) => deed.noting(then),
            None => deed,
        }
    });
    // Cards that cannot rise are left out, without a reason.
    let deeds: Vec<Deed> = deeds.filter(|deed| deed.against.is_none()).collect();
    Group::under(key::VOYAGE_LEVEL_UP).offering(deeds)
}

fn hand(captain: &Captain<'_>) -> Group {
    let deeds = captain.player.hand.iter().map(|card| {
        let deed = captain.give(key::DuelPlay { card: about(card) }, Order::Play(card.id)).by("DR-6.1");
        match printed(captain.table, card) {
            Some(shows) => deed.noting(shows),
            None => deed,
        }
    });
    Group::under(key::DUEL_HAND).offering(deeds)
}

/// A card in play: clauses that count by themselves, and abilities to use.
fn in_play(captain: &Captain<'_>, card: &Card, employs: &[Employ]) -> Group {
    let mut group = Group::under(about(card));
    let clauses = || captain.table.cards().clauses(card);
    let counts = clauses().filter(|(_, clause)| !is_used(clause));
    group.lines.extend(counts.map(|(_, clause)| {
        let line = Line::from(words::clause(clause));
        match means(clause) {
            Some((tip, rule)) => line.meaning(tip).by(Rule(rule)),
            None => line,
        }
    }));
    for (mark, clause) in clauses() {
        let options = match clause {
            Clause::Either(options) => options.as_slice(),
            clause => std::slice::from_ref(clause),
        };
        let either = matches!(clause, Clause::Either(_));
        for (option, clause) in (0..).zip(options) {
            match clause {
                Clause::Do(act) => group.deeds.extend(uses(captain, mark, option, act, employs)),
                // The other side of an "or" counts when sails are raised (DR-7.7).
                clause if either => group.deeds.push(counted(clause)),
                _ => {}
            }
        }
    }
    group
}

/// The side of an "or" that is counted elsewhere, with the way to that page.
fn counted(clause: &Clause) -> Deed {
    let (what, page) = (words::clause(clause), Page::Ship.name());
    Deed::new(key::VoyageOnPage { what, page: Arg::key(page) }, Wish::Turn(Page::Ship, None)).by("DR-7.7")
}

/// Abilities that could still be used in this turn, each with its card.
#[must_use]
pub fn unused(captain: &Captain<'_>) -> Option<Fact> {
    let mut left: Vec<(AbilityRef, Fact)> = Vec::new();
    for order in employing::list(captain.table, captain.player) {
        let Some(said) = said(order) else { continue };
        if left.iter().any(|(ability, _)| *ability == said.ability) {
            continue;
        }
        let Some((card, act)) = captain.player.played(said.ability.card).zip(draft::act_of(captain, &said)) else {
            continue;
        };
        // With nothing damaged, a repair is nothing left undone.
        let idle = matches!(draft::core(act).0, Act::Repair(_)) && captain.player.damage == 0;
        if !idle && captain.against(&Order::Employ(Box::new(said.clone()))).is_none() {
            let name = words::sailor(card.id.sailor);
            left.push((said.ability, key::VoyageRow { what: name, good: words::act(act) }.into()));
        }
    }
    in_one_line(left.into_iter().map(|(_, what)| what))
}

/// Is it something to be done in the main phase?
fn is_used(clause: &Clause) -> bool {
    matches!(clause, Clause::Do(_) | Clause::Either(_))
}

/// The use of a clause that counts by itself, with its rule.
fn means(clause: &Clause) -> Option<(Fact, &'static str)> {
    match clause {
        Clause::Symbol(symbol) | Clause::Symbols(_, symbol) => Some((words::symbol_why(*symbol), symbol.rule())),
        Clause::SymbolPer(symbol, _) => Some((words::symbol_why(*symbol), "DR-14.5")),
        Clause::Battle(ability) => Some((key::VOYAGE_IN_BATTLE_WHY.into(), ability.rule())),
        Clause::AtEnd(_) => Some((key::REFUSAL_DR_AT_THE_END.into(), "DR-14.10")),
        Clause::Do(_) | Clause::Either(_) => None,
    }
}

/// The use of an ability; of one that copies others, a use for each of them.
fn uses(captain: &Captain<'_>, mark: AbilityRef, option: u8, act: &Act, employs: &[Employ]) -> Vec<Deed> {
    let mut own = employs.iter().filter(|said| said.ability == mark && said.option == option).peekable();
    if *act == Act::Copy && own.peek().is_some() {
        let mut copied: Vec<&Employ> = Vec::new();
        for said in own {
            if copied.last().is_none_or(|last| last.copied != said.copied) {
                copied.push(said);
            }
        }
        let deeds = copied.into_iter().filter_map(|said| {
            let act = draft::act_of(captain, said)?;
            let what = words::act(act);
            let alike = employs.iter().filter(|other| other.ability == mark && other.copied == said.copied);
            Some(one_use(captain, key::VoyageCopies { what }.into(), said.clone(), act, alike.count()))
        });
        return deeds.flatten().collect();
    }
    let count = own.clone().count();
    let said = own.next().cloned().unwrap_or_else(|| candidate(captain, mark, option));
    one_use(captain, words::act(act), said, act, count)
}

fn one_use(captain: &Captain<'_>, text: Fact, mut said: Employ, act: &Act, ways: usize) -> Vec<Deed> {
    draft::lay_out(captain, &mut said, act);
    let open = draft::open_use(captain, &said, act, ways);
    let laid = Order::Employ(Box::new(draft::unnamed(captain, &said)));
    let deeds = captain.begin(text, open, Order::Employ(Box::new(said)), laid);
    deeds.into_iter().map(|deed| deed.by(act.rule())).collect()
}

/// Makes a use of an ability that cannot be used now, complete enough for the rules to say why.
fn candidate(captain: &Captain<'_>, ability: AbilityRef, option: u8) -> Employ {
    let island = captain.table.sea.islands().map(|(at, _)| at).next();
    Employ { islands: vec![island.unwrap_or(Place::Tile(1, 1))], ..employing::said(ability, option) }
}
