//! Phase 2: crews that began the turn in panic check their steadiness (TS-23.4).

use crate::rules::kernel::Orders;
use crate::rules::the_ships::aftermath::throw_steadiness;
use crate::rules::the_ships::game::{Battle, Ruling, TheShips};
use crate::rules::the_ships::happenings::Turns;
use crate::rules::the_ships::phases::orders::set_ranges;
use crate::rules::the_ships::state::Phase;

/// One check for each ship in panic: passed, her orders stand; failed, she has none.
pub fn run(battle: &mut Battle<'_>, _: &Orders<TheShips>) -> Ruling<()> {
    for place in battle.each() {
        let ship = battle.ship(place);
        if !ship.in_play() || !ship.panic || !ship.day.began_in_panic {
            continue;
        }
        let id = battle.id(place);
        if throw_steadiness(battle, place)? {
            battle.tell(Turns::PanicEnded { ship: id });
            set_ranges(battle, place);
        } else {
            battle.tell(Turns::OrdersLost { ship: id });
        }
    }
    battle.tell(Turns::PhaseBegan { phase: Phase::Tokens });
    Ok(())
}
