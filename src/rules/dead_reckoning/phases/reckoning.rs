//! The end of a game: everything is counted, and a tie is broken (DR-25.8, DR-26, DR-27).

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::game::{DeadReckoning, Ruling, Table};
use crate::rules::dead_reckoning::happenings::{End, Turns};
use crate::rules::dead_reckoning::scoring::{self, Category, Sheet};
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::dead_reckoning::tie_break;
use crate::rules::kernel::Orders;

/// Category by category, and the islands one by one (DR-26.1 to DR-26.17).
pub fn score(table: &mut Table<'_>, _: &Orders<DeadReckoning>) -> Ruling<()> {
    let sheets = scoring::score(table);
    for category in Category::ALL {
        if category == Category::Islands {
            let state = table.state();
            let islands = state.sea.islands();
            let islands: Vec<_> =
                islands.map(|(at, island)| (at, island.id, scoring::standings(state, island))).collect();
            for (at, island, standings) in islands {
                table.tell(End::IslandScored { island, at, standings });
            }
        }
        let gold = sheets.iter().map(|sheet| (sheet.by, sheet.of(category))).collect();
        table.tell(End::Scored { category, gold });
    }
    match scoring::leaders(&sheets).as_slice() {
        [_, _, ..] => table.tell(Turns::PhaseBegan { phase: Phase::TieBreak }),
        leaders => won(table, leaders),
    }
    Ok(())
}

/// One throw of all who are tied, until one of them has won (DR-27.3).
pub fn tie_break(table: &mut Table<'_>, _: &Orders<DeadReckoning>) -> Ruling<()> {
    tie_break::throw(table)?;
    let victors = table.victors.clone();
    if !victors.is_empty() {
        won(table, &victors);
    }
    Ok(())
}

fn won(table: &mut Table<'_>, victors: &[Colour]) {
    for by in victors {
        let gold = table.sheets.iter().find(|sheet| sheet.by == *by).map_or(0, Sheet::total);
        table.tell(End::GameWon { by: *by, gold });
    }
    table.tell(Turns::PhaseBegan { phase: Phase::Over });
}
