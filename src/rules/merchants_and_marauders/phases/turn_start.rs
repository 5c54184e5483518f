//! The start of a turn (MM-8.13): a new captain, cards, the event, ships that scout.

use crate::rules::kernel::Orders;
use crate::rules::merchants_and_marauders::death;
use crate::rules::merchants_and_marauders::game::{MerchantsAndMarauders, Ruling, Table};
use crate::rules::merchants_and_marauders::happenings::Turns;
use crate::rules::merchants_and_marauders::hours::{Hour, Occasion};
use crate::rules::merchants_and_marauders::npc_scouting;
use crate::rules::merchants_and_marauders::occasions;
use crate::rules::merchants_and_marauders::state::Phase;

/// An effect that kills the captain ends the turn (MM-8.12, MM-8.13).
pub fn run(table: &mut Table<'_>, _: &Orders<MerchantsAndMarauders>) -> Ruling<()> {
    let by = table.active();
    if table.player(by).is_some_and(|player| player.captain.is_none() || player.retiring) {
        death::new_captain(table, by)?;
    }
    let lives = |table: &Table<'_>| table.player(by).is_some_and(|player| player.captain.is_some());
    for hour in [Hour::TurnStart, Hour::TurnEvent] {
        if lives(table) {
            occasions::open(table, &Occasion::of(hour, by))?;
        }
    }
    if lives(table) {
        npc_scouting::scout_for(table, by)?;
    }
    let phase = if lives(table) { Phase::Actions } else { Phase::TurnEnd };
    table.tell(Turns::PhaseBegan { phase });
    Ok(())
}
