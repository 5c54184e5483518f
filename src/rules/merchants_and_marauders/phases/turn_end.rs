//! The end of a turn (MM-8.13), and the next turn or the end of the round.

use crate::rules::kernel::{Orders, Seat};
use crate::rules::merchants_and_marauders::game::{MerchantsAndMarauders, Ruling, Table};
use crate::rules::merchants_and_marauders::happenings::Turns;
use crate::rules::merchants_and_marauders::hours::{Hour, Occasion};
use crate::rules::merchants_and_marauders::missions;
use crate::rules::merchants_and_marauders::occasions;
use crate::rules::merchants_and_marauders::state::Phase;

/// Effects of the turn's end strike a captain who lives (MM-8.13).
pub fn run(table: &mut Table<'_>, _: &Orders<MerchantsAndMarauders>) -> Ruling<()> {
    let by = table.active();
    if table.player(by).is_some_and(|player| player.captain.is_some()) {
        occasions::open(table, &Occasion::of(Hour::TurnEnd, by))?;
    }
    missions::lapse(table, by);
    table.tell(Turns::TurnEnded { by });
    let seats = u8::try_from(table.players.len()).unwrap_or(1).max(1);
    let next = Seat(table.active.0.saturating_add(1) % seats);
    match table.at_seat(next).map(|player| player.colour).filter(|_| next != table.first) {
        Some(by) => {
            table.tell(Turns::TurnBegan { by });
            table.tell(Turns::PhaseBegan { phase: Phase::TurnStart });
        }
        None => table.tell(Turns::PhaseBegan { phase: Phase::RoundEnd }),
    }
    Ok(())
}
