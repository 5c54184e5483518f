//! The last page: who has won, with the gold that counts, the ships that are left and the shots that hit (PC-17).

use bevy_egui::egui::vec2;

use crate::games::papers::desk::Desk;
use crate::games::papers::verdict::{Count, Verdict, reckoning};
use crate::logbook::wording::key;
use crate::play::log::LogBook;
use crate::play::seen::Seen;
use crate::rules::kernel::Viewer;
use crate::rules::pirates::game::Pirates;
use crate::rules::pirates::happenings::{Guns, Happening, Turns};
use crate::rules::pirates::state::{Outcome, Player, State};
use crate::rules::pirates::sums;
use crate::rules::pirates::words::Flag;
use crate::table::sheet::{Line, Print};

/// The gold that counts, as it lies at home and in forts.
#[must_use]
pub fn scores(table: &State) -> Vec<i64> {
    table.players.iter().map(|player| sums::winning_gold(table, player.flag).into()).collect()
}

/// Shots of this flag, and those that hit: they are fired in its own turns.
fn shots(log: &LogBook<Pirates>, flag: Flag) -> (i64, i64) {
    let (mut moves, mut fired, mut hit) = (None, 0, 0);
    for told in log.told_after(0, Viewer::Bystander) {
        match told {
            Happening::Turns(Turns::TurnBegan { by, .. }) => moves = Some(*by),
            Happening::Guns(Guns::ShotFired { .. }) if moves == Some(flag) => fired += 1,
            Happening::Guns(Guns::ShotHit { .. }) if moves == Some(flag) => hit += 1,
            _ => {}
        }
    }
    (fired, hit)
}

/// The page.
#[must_use]
pub fn page(desk: &Desk<Pirates>, seen: &Seen<Pirates>, log: &LogBook<Pirates>) -> Verdict {
    let table = &seen.view.table;
    let head = match table.result {
        Some(Outcome::Won(flag)) => {
            let seat = table.seat(flag);
            Line::new(Print::Heading, key::PcSheetWinsGame { player: desk.name(seen, seat) }).signed(seat)
        }
        Some(Outcome::Drawn) | None => Line::new(Print::Heading, key::PC_SHEET_DRAWN_GAME),
    };
    let count = |of: &dyn Fn(&Player) -> i64| table.players.iter().map(of).collect::<Vec<_>>();
    let banked = |player: &Player| i64::from(sums::banked_gold(table, player.flag));
    let all = |player: &Player| i64::from(sums::winning_gold(table, player.flag));
    let masts = |player: &Player| {
        let own = table.ships.iter().filter(|ship| ship.flag == player.flag);
        own.map(|ship| i64::from(ship.standing())).sum()
    };
    let shots: Vec<_> = table.players.iter().map(|player| shots(log, player.flag)).collect();
    let counts = [
        Count::by("PC-6.6", key::PC_SHEET_COUNT_BANKED, count(&banked)),
        Count::by("PC-17.2", key::PC_SHEET_COUNT_FORTS, count(&|player| all(player) - banked(player))),
        Count::by("PC-17.2", key::PC_SHEET_COUNT_GOLD, count(&all)).sum(),
        Count::by("PC-1.16", key::PC_SHEET_COUNT_MASTS, count(&masts)),
        Count::by("PC-10.11", key::PC_SHEET_COUNT_SHOTS, shots.iter().map(|(fired, _)| *fired)),
        Count::by("PC-10.11", key::PC_SHEET_COUNT_HITS, shots.iter().map(|(_, hit)| *hit)),
    ];
    Verdict {
        title: key::PC_SHEET_GAME_OVER,
        another: Some(key::PC_SHEET_ANOTHER),
        size: vec2(1040.0, 640.0),
        head: vec![head],
        blocks: vec![reckoning(desk, seen, counts)],
        ..Verdict::default()
    }
}
