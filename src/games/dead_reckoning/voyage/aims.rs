//! Aims of a voyage: the captain's progress, needs and gains of each mark, and payments of bonus tokens (DR-24, DR-26).

use super::deeds::{Captain, Group, in_one_line};
use crate::captains::dead_reckoning::promising;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::marks::{is_open, progress};
use crate::rules::dead_reckoning::printed::things::Achievement;
use crate::rules::dead_reckoning::scoring::score;
use crate::rules::dead_reckoning::state::State;
use crate::rules::dead_reckoning::wants::Choice;
use crate::table::sheet::{Line, Print};

/// Marks so far, of those that end the game, and the gold that would be counted now.
#[must_use]
pub fn tally(captain: &Captain<'_>) -> Fact {
    let marks = captain.player.achievements.len();
    let sheet = score(captain.table).into_iter().find(|sheet| sheet.by == captain.player.colour);
    let gold = i64::from(sheet.map_or(0, |sheet| sheet.total()));
    key::VoyageTally { marks, of: captain.table.marks_to_end, gold }.into()
}

/// Marks that can still be had, the nearest first: by the share of the way that is left, and then the one most captains reach.
#[must_use]
pub fn open(captain: &Captain<'_>) -> Vec<(Achievement, u16, u16)> {
    let Captain { table, player, .. } = captain;
    let open = Achievement::ALL.into_iter().filter(|what| is_open(table, player, *what));
    let mut open: Vec<_> = open
        .map(|what| {
            let (has, needs) = progress(table, player, what);
            (what, has.min(needs), needs)
        })
        .collect();
    // In hundredths, so that numbers can be compared.
    open.sort_by_key(|(what, has, needs)| (u32::from(needs - has) * 100 / u32::from(*needs).max(1), -promising(*what)));
    open
}

/// The mark that is nearest, and how far it is.
#[must_use]
pub fn nearest(captain: &Captain<'_>) -> Option<Fact> {
    let (what, has, needs) = open(captain).into_iter().next()?;
    Some(key::VoyageNearest { mark: so_far(what, has, needs) }.into())
}

fn so_far(what: Achievement, has: u16, needs: u16) -> Fact {
    key::VoyageSoFarOf { mark: words::achievement(what), has, needs }.into()
}

/// Needs of a mark, and its gold.
fn needs(table: &State, what: Achievement) -> [Line; 2] {
    let gold = table.cards().achievements.get(&what).map_or(0, |value| value.gold);
    let brings: Fact = key::VoyageMarkBrings { count: gold }.into();
    [Line::new(Print::Hint, words::mark_needs(what)), Line::new(Print::Hint, brings)]
}

/// The page: what ends the game, marks that can be had, and those that are reached.
#[must_use]
pub fn groups(captain: &Captain<'_>) -> Vec<Group> {
    let table = captain.table;
    let why = key::VoyageAimsWhy { count: table.marks_to_end };
    let reached =
        captain.player.achievements.iter().map(|mark| Fact::from(key::DrNamed { name: words::achievement(*mark) }));
    let reached = in_one_line(reached).map(|what| Line::from(key::VoyageMarks { what }));
    let kept = captain.player.bonus.and_then(|token| pays(table, token));
    let first = Group { lines: reached.into_iter().chain(kept.map(Line::from)).collect(), ..Group::default() };
    let marks = open(captain).into_iter().map(|(what, has, of)| {
        let mut group = Group::default().saying(Line::new(Print::Strong, so_far(what, has, of)));
        group.lines.extend(needs(table, what));
        group
    });
    [Group::default().hinting([why.into()]), first].into_iter().chain(marks).filter(|group| !group.is_empty()).collect()
}

/// The gold that a bonus token pays for each of its marks, and which these are (DR-24.20).
#[must_use]
pub fn pays(table: &State, token: u8) -> Option<Fact> {
    let bonus = table.cards().bonus.get(usize::from(token))?;
    let names =
        in_one_line(bonus.names.iter().map(|what| Fact::from(key::DrNamed { name: words::achievement(*what) })))?;
    Some(key::VoyageBonusPays { count: bonus.each, marks: names }.into())
}

/// Worth of a token to most captains.
fn liked(table: &State, choice: &Choice) -> Option<i32> {
    let Choice::Bonus(token) = choice else { return None };
    let bonus = table.cards().bonus.get(usize::from(*token))?;
    Some(bonus.names.iter().map(|what| promising(*what)).sum())
}

/// Needs of each mark on a bonus token; the token that is easiest to serve is named.
#[must_use]
pub fn told(table: &State, options: &[Choice], number: usize) -> Group {
    let Some(Choice::Bonus(token)) = options.get(number) else { return Group::default() };
    let best = (0..options.len()).rev().max_by_key(|own| options.get(*own).and_then(|own| liked(table, own)));
    let suggested = (best == Some(number)).then(|| Line::new(Print::Remark, key::VOYAGE_BONUS_SUGGESTED));
    let names = table.cards().bonus.get(usize::from(*token)).into_iter().flat_map(|bonus| &bonus.names);
    let needs = names.map(|what| {
        let (mark, needs) = (words::achievement(*what), Fact::from(words::mark_needs(*what)));
        Line::new(Print::Hint, key::VoyageRow { what: mark, good: needs })
    });
    Group { lines: suggested.into_iter().chain(needs).collect(), ..Group::default() }
}
