//! The reckoning of a whole game: every category in a row, every captain in a column, and island by island below.

use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, key};
use crate::play::log::LogBook;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::happenings::{End, Happening};
use crate::rules::dead_reckoning::printed::ids::TileId;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::scoring::{Category, Sheet, Standing};
use crate::rules::dead_reckoning::state::State;
use crate::rules::kernel::{Rule, Viewer};
use crate::table::sheet::{Block, Cell, Column, Line, Print, Table, TableRow};

/// The standings on an island.
pub type Ranked = (TileId, Place, Vec<Standing>);

/// The islands as they were counted, one after the other.
#[must_use]
pub fn ranked(log: &LogBook<DeadReckoning>) -> Vec<Ranked> {
    let islands = log.told_after(0, Viewer::Bystander).filter_map(|told| match told {
        Happening::End(End::IslandScored { island, at, standings }) => Some((*island, *at, standings.clone())),
        _ => None,
    });
    islands.collect()
}

/// A row of numbers; the highest is marked, and none in a tie.
fn cells(row: Vec<i16>) -> Vec<Cell> {
    let most = row.iter().max().copied().unwrap_or_default();
    let alone = row.len() > 1 && row.iter().filter(|number| **number == most).count() == 1;
    row.into_iter().map(|number| Cell { number: number.into(), best: alone && number == most }).collect()
}

/// Every category in a row, everybody’s sum below; with their names it is large.
#[must_use]
pub fn table(state: &State, sheets: &[Sheet], name: Option<&dyn Fn(Colour) -> Arg>) -> Table {
    let column = |sheet: &Sheet| Column { sign: Some(state.seat(sheet.by)), name: name.map(|name| name(sheet.by)) };
    let row = |category: Category| {
        let cells = cells(sheets.iter().map(|sheet| sheet.of(category)).collect());
        TableRow { name: words::category(category).into(), rule: Some(Rule(category.rule())), cells, sum: false }
    };
    let totals = cells(sheets.iter().map(Sheet::total).collect());
    let sum = TableRow { name: key::VOYAGE_SUM.into(), rule: None, cells: totals, sum: true };
    let rows = Category::ALL.into_iter().map(row).chain([sum]).collect();
    Table { columns: sheets.iter().map(column).collect(), rows, large: name.is_some() }
}

/// The winner, on the last page of a whole game.
#[must_use]
pub fn head(table: &State, name: &dyn Fn(Colour) -> Arg) -> Vec<Line> {
    let victors = table.victors.iter().flat_map(|victor| {
        let gold = table.sheets.iter().find(|sheet| sheet.by == *victor).map_or(0, Sheet::total);
        let wins = Line::new(Print::Heading, key::VoyageWins { player: name(*victor) }).signed(table.seat(*victor));
        [wins, Line::new(Print::Score, key::DrNamed { name: gold })]
    });
    let count = table.rulings.0;
    let rulings = (!table.rulings.none()).then(|| Line::new(Print::Hint, key::VerdictRulings { count }));
    victors.chain(rulings).collect()
}

/// The whole count, and below it the islands as they were.
#[must_use]
pub fn blocks(table: &State, islands: &[Ranked], name: &dyn Fn(Colour) -> Arg) -> Vec<Block<()>> {
    let told = islands.iter().map(|(island, at, standings)| {
        let told = Happening::End(End::IslandScored { island: *island, at: *at, standings: standings.clone() });
        Line::new(Print::Hint, words::happening(&told)).into()
    });
    let isles = (!islands.is_empty()).then(|| Line::new(Print::Part, key::VOYAGE_PAGE_ISLES).into());
    let counted = Block::Table(self::table(table, &table.sheets, Some(name)));
    [counted].into_iter().chain(isles).chain(told).collect()
}
