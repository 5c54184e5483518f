//! The last page: who has won, with the gold that counts and the ships that are left (PC-17).

use bevy_egui::egui::vec2;

use crate::games::papers::desk::Desk;
use crate::games::papers::verdict::Verdict;
use crate::logbook::wording::key;
use crate::play::seen::Seen;
use crate::rules::kernel::{Rule, Seat};
use crate::rules::pirates::game::Pirates;
use crate::rules::pirates::state::{Outcome, Player};
use crate::rules::pirates::sums;
use crate::table::sheet::{Block, Cell, Column, Line, Print, Table, TableRow};

/// The page.
#[must_use]
pub fn page(desk: &Desk<Pirates>, seen: &Seen<Pirates>) -> Verdict {
    let table = &seen.view.table;
    let head = match table.result {
        Some(Outcome::Won(flag)) => {
            let seat = table.seat(flag);
            Line::new(Print::Heading, key::PcSheetWinsGame { player: desk.name(seen, seat) }).signed(seat)
        }
        Some(Outcome::Drawn) | None => Line::new(Print::Heading, key::PC_SHEET_DRAWN_GAME),
    };
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
    let banked = |player: &Player| i64::from(sums::banked_gold(table, player.flag));
    let all = |player: &Player| i64::from(sums::winning_gold(table, player.flag));
    let masts = |player: &Player| {
        let own = table.ships.iter().filter(|ship| ship.flag == player.flag);
        own.map(|ship| i64::from(ship.standing())).sum()
    };
    let rows = vec![
        row(key::PC_SHEET_COUNT_BANKED, "PC-6.6", &banked, false),
        row(key::PC_SHEET_COUNT_FORTS, "PC-17.2", &|player| all(player) - banked(player), false),
        row(key::PC_SHEET_COUNT_GOLD, "PC-17.2", &all, true),
        row(key::PC_SHEET_COUNT_MASTS, "PC-1.16", &masts, false),
    ];
    let columns = (0..).map(Seat).take(table.players.len()).map(column).collect();
    Verdict {
        title: key::PC_SHEET_GAME_OVER,
        another: Some(key::PC_SHEET_ANOTHER),
        size: vec2(880.0, 620.0),
        head: vec![head],
        blocks: vec![Block::Table(Table { columns, rows, large: true })],
        ..Verdict::default()
    }
}
