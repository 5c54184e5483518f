//! The last page: who has won, how the glory was won, and what lay in the chests (MM-22).

use bevy_egui::egui::vec2;

use crate::games::papers::desk::Desk;
use crate::games::papers::verdict::{Count, Verdict, reckoning};
use crate::logbook::wording::{Arg, key, merchants_and_marauders as words};
use crate::play::log::LogBook;
use crate::play::seen::Seen;
use crate::rules::kernel::Viewer;
use crate::rules::merchants_and_marauders::ending;
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::glory::GloryFor;
use crate::rules::merchants_and_marauders::happenings::{Cards, Happening};
use crate::rules::merchants_and_marauders::state::{Player, State};
use crate::rules::merchants_and_marauders::words::Colour;
use crate::table::sheet::{Line, Print};

/// The points on the track while the game goes on, and all of them when the chests are open.
#[must_use]
pub fn scores(table: &State) -> Vec<i64> {
    let over = !table.winners.is_empty();
    let of = |player: &Player| if over { ending::total(table, player.colour).into() } else { i64::from(player.glory) };
    table.players.iter().map(of).collect()
}

/// Every point that was gained: by this captain, for this.
fn gained(log: &LogBook<MerchantsAndMarauders>) -> Vec<(Colour, GloryFor)> {
    let point = |told: &Happening| match told {
        Happening::Cards(Cards::PointGained { by, why, .. }) => Some((*by, *why)),
        _ => None,
    };
    log.told_after(0, Viewer::Bystander).filter_map(point).collect()
}

/// The page.
#[must_use]
pub fn page(
    desk: &Desk<MerchantsAndMarauders>,
    seen: &Seen<MerchantsAndMarauders>,
    log: &LogBook<MerchantsAndMarauders>,
) -> Verdict {
    let table = &seen.view.table;
    let wins = table.winners.iter().map(|winner| {
        let seat = table.seat(*winner);
        Line::new(Print::Heading, key::MmSheetWinsGame { player: desk.name(seen, seat) }).signed(seat)
    });
    let count = |of: &dyn Fn(&Player) -> i64| table.players.iter().map(of).collect::<Vec<_>>();
    let points = gained(log);
    let won_for = |why: GloryFor| {
        let of = |player: &Player| points.iter().filter(|point| **point == (player.colour, why)).count();
        let numbers = count(&|player| i64::try_from(of(player)).unwrap_or(i64::MAX));
        let name = key::MmSheetCountFor { why: Arg::key(words::glory_for(why)) };
        numbers.iter().any(|number| *number > 0).then(|| Count::by("MM-1.2", name, numbers))
    };
    let track = Count::by("MM-13.1", key::MM_SHEET_COUNT_TRACK, count(&|player| player.glory.into()));
    let chest = Count::by("MM-22.2", key::MM_SHEET_COUNT_CHEST, count(&|player| player.chest.into()));
    let secret = count(&|player| ending::secret_points(table, player.colour).into());
    let total = count(&|player| ending::total(table, player.colour).into());
    let counts = [track].into_iter().chain(GloryFor::ALL.into_iter().filter_map(won_for)).chain([
        chest,
        Count::by("MM-22.1", key::MM_SHEET_COUNT_SECRET, secret),
        Count::by("MM-22.2", key::MM_SHEET_COUNT_TOTAL, total).sum(),
    ]);
    Verdict {
        title: key::MM_SHEET_GAME_OVER,
        another: Some(key::MM_SHEET_ANOTHER),
        size: vec2(1040.0, 640.0),
        head: wins.collect(),
        blocks: vec![reckoning(desk, seen, counts)],
        ..Verdict::default()
    }
}
