//! Phase 5: reload boxes, last-move marks, and the end of the turn (TS-20).

use crate::rules::kernel::Orders;
use crate::rules::the_ships::ending;
use crate::rules::the_ships::game::{Battle, Ruling, TheShips};
use crate::rules::the_ships::happenings::Turns;
use crate::rules::the_ships::ship_card::BatteryPlace;
use crate::rules::the_ships::state::Phase;

/// Fills boxes, sets marks, and looks whether this was the last turn.
pub fn run(battle: &mut Battle<'_>, _: &Orders<TheShips>) -> Ruling<()> {
    for place in battle.each() {
        let state = battle.state();
        if !state.ship(place).in_play() {
            continue;
        }
        let ship = state.id(place);
        for battery in BatteryPlace::ALL {
            let (afloat, reload) = (battle.ship(place), battle.vessel(place).card.reload);
            let loading = afloat.cards_on(battery).load.is_some_and(|load| load.boxes < reload);
            if loading && afloat.day.loading {
                battle.tell(Turns::BoxFilled { ship, battery });
            }
        }
        let last_move = battle.ship(place).day.last_step_forward == Some(true);
        battle.tell(Turns::MarksSet { ship, last_move });
    }
    ending::settle_turn(battle)?;
    battle.tell(Turns::PhaseBegan { phase: Phase::Dawn });
    Ok(())
}
