//! The end of a round, in four steps (MM-7.8).

use crate::rules::kernel::Orders;
use crate::rules::merchants_and_marauders::ending;
use crate::rules::merchants_and_marauders::game::{MerchantsAndMarauders, Ruling, Table};
use crate::rules::merchants_and_marauders::happenings::{Rounds, Turns};
use crate::rules::merchants_and_marauders::hours::{Hour, Occasion};
use crate::rules::merchants_and_marauders::npcs;
use crate::rules::merchants_and_marauders::occasions;
use crate::rules::merchants_and_marauders::state::Phase;
use crate::rules::merchants_and_marauders::wants::Why;
use crate::rules::merchants_and_marauders::war;

/// The event, ships of no player, war, claims; then the round is over (MM-7.5, MM-7.6).
pub fn run(table: &mut Table<'_>, _: &Orders<MerchantsAndMarauders>) -> Ruling<()> {
    let round = table.round;
    table.tell(Rounds::RoundClosed { round });
    occasions::open(table, &Occasion::of_all(Hour::RoundEnd))?;
    npcs::enter_all(table)?;
    war::change_ships(table);
    ending::settle(table)?;
    if let Some(good) = table.laid {
        let mut reserve = table.reserve.clone();
        reserve.push(good);
        let reserve = table.shuffled(&reserve, Why::Demand)?;
        table.tell(Rounds::LaidTokenReturned { good, reserve: Some(reserve) });
    }
    if let Some(card) = table.event {
        table.tell(Rounds::EventDiscarded { card });
    }
    table.tell(Rounds::RoundEnded { round });
    table.tell(Turns::PhaseBegan { phase: Phase::Round });
    Ok(())
}
