//! The last page: who has won, with track, chest and secret points of everybody (MM-22).

use bevy_egui::egui::vec2;

use crate::games::papers::desk::Desk;
use crate::games::papers::verdict::Verdict;
use crate::logbook::wording::key;
use crate::play::seen::Seen;
use crate::rules::kernel::{Rule, Seat};
use crate::rules::merchants_and_marauders::ending;
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::state::Player;
use crate::table::sheet::{Block, Cell, Column, Line, Print, Table, TableRow};

/// The page.
#[must_use]
pub fn page(desk: &Desk<MerchantsAndMarauders>, seen: &Seen<MerchantsAndMarauders>) -> Verdict {
    let table = &seen.view.table;
    let wins = table.winners.iter().map(|winner| {
        let seat = table.seat(*winner);
        Line::new(Print::Heading, key::MmSheetWinsGame { player: desk.name(seen, seat) }).signed(seat)
    });
    let column = |seat: Seat| Column { sign: Some(seat), name: Some(desk.name(seen, seat)) };
    let count = |of: &dyn Fn(&Player) -> i64| {
        let numbers: Vec<i64> = table.players.iter().map(of).collect();
        let most = numbers.iter().max().copied().unwrap_or_default();
        let alone = numbers.iter().filter(|number| **number == most).count() == 1;
        numbers.into_iter().map(|number| Cell { number, best: alone && number == most }).collect::<Vec<_>>()
    };
    let row = |name: &'static str, rule: &'static str, of: &dyn Fn(&Player) -> i64, sum: bool| TableRow {
        name: name.into(),
        rule: Some(Rule(rule)),
        cells: count(of),
        sum,
    };
    let rows = vec![
        row(key::MM_SHEET_COUNT_TRACK, "MM-13.1", &|player| player.glory.into(), false),
        row(key::MM_SHEET_COUNT_CHEST, "MM-22.2", &|player| player.chest.into(), false),
        row(key::MM_SHEET_COUNT_SECRET, "MM-22.1", &|player| ending::secret_points(table, player.colour).into(), false),
        row(key::MM_SHEET_COUNT_TOTAL, "MM-22.2", &|player| ending::total(table, player.colour).into(), true),
    ];
    let columns = (0..).map(Seat).take(table.players.len()).map(column).collect();
    Verdict {
        title: key::MM_SHEET_GAME_OVER,
        another: Some(key::MM_SHEET_ANOTHER),
        size: vec2(880.0, 620.0),
        head: wins.collect(),
        blocks: vec![Block::Table(Table { columns, rows, large: true })],
        ..Verdict::default()
    }
}
