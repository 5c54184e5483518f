//! A round begins: merchants, time, the event (MM-7.1 to 7.4).

use crate::rules::kernel::Orders;
use crate::rules::merchants_and_marauders::ending;
use crate::rules::merchants_and_marauders::game::{MerchantsAndMarauders, Ruling, Table};
use crate::rules::merchants_and_marauders::happenings::{Rounds, Turns};
use crate::rules::merchants_and_marauders::hours::{Hour, Occasion};
use crate::rules::merchants_and_marauders::npcs;
use crate::rules::merchants_and_marauders::occasions;
use crate::rules::merchants_and_marauders::state::Phase;
use crate::rules::merchants_and_marauders::wants::Why;
use crate::rules::merchants_and_marauders::words::Zone;

/// A track with this number of tokens is dealt anew (MM-7.2).
const FULL_TRACK: usize = 8;

/// Everything before the first turn.
pub fn run(table: &mut Table<'_>, _: &Orders<MerchantsAndMarauders>) -> Ruling<()> {
    table.tell(Rounds::RoundBegan { round: table.round });
    refill(table)?;
    let Some(card) = table.decks.event.first().copied() else {
        // MM-7.3.
        return ending::end_by_time(table);
    };
    table.tell(Rounds::EventTurned { card });
    let icons = table.pack.events.get(&card).map(|event| event.icons.clone()).unwrap_or_default();
    npcs::sail_by_icons(table, &icons)?;
    occasions::open(table, &Occasion::of_all(Hour::Revealed))?;
    table.tell(Turns::TurnBegan { by: table.active() });
    table.tell(Turns::PhaseBegan { phase: Phase::TurnStart });
    Ok(())
}

/// With eight tokens on the Merchants track all are mixed, and one goes face down to each zone without one (MM-7.2,
/// G-35).
fn refill(table: &mut Table<'_>) -> Ruling<()> {
    if table.track.len() < FULL_TRACK {
        return Ok(());
    }
    let track = table.track.clone();
    let tokens = table.shuffled(&track, Why::Merchants)?;
    let empty = |zone: &Zone| table.merchants.get(zone).is_none();
    let zones = table.pack.zones.keys().copied().filter(empty).collect();
    table.tell(Rounds::MerchantsDealt { zones, tokens: Some(tokens) });
    Ok(())
}
