//! The start of a turn: fire damage due, fuses, and soldiers who must come on deck (TS-7.2).

use crate::rules::kernel::Orders;
use crate::rules::the_ships::ending;
use crate::rules::the_ships::fireship;
use crate::rules::the_ships::game::{Battle, Ruling, TheShips};
use crate::rules::the_ships::happenings::{Advanced, Cause, Movement, Turns};
use crate::rules::the_ships::losses::{self, Blow, MastPick, Toll};
use crate::rules::the_ships::ship_card::Soldiers;
use crate::rules::the_ships::state::Phase;

/// Begins the next turn.
pub fn run(battle: &mut Battle<'_>, _: &Orders<TheShips>) -> Ruling<()> {
    let turn = battle.turn.saturating_add(1);
    battle.tell(Turns::TurnBegan { turn });
    burn(battle)?;
    fireship::fuses(battle)?;
    ending::settle(battle)?;
    come_up(battle);
    battle.tell(Turns::PhaseBegan { phase: Phase::Orders });
    Ok(())
}

/// Four boxes of the burning side and a mast box of the owner's choice (TS-21.9).
fn burn(battle: &mut Battle<'_>) -> Ruling<()> {
    let mut toll = Toll::default();
    for place in battle.each() {
        let state = battle.state();
        let Some(side) = state.ship(place).fire.and_then(|fire| fire.side()).filter(|_| state.ship(place).burn_due)
        else {
            continue;
        };
        let ship = state.id(place);
        battle.tell(Advanced::FireDamaged { ship });
        toll.add(place, Blow::Boxes(side, 4, Cause::Fire));
        toll.add(place, Blow::Masts(MastPick::OwnersChoice, 1, Cause::Fire));
    }
    losses::record(battle, &toll)?;
    ending::settle(battle)
}

/// Soldiers still below on a ship locked in melee come on deck (TS-18.12).
fn come_up(battle: &mut Battle<'_>) {
    for place in battle.each() {
        if !battle.is_locked(place) {
            continue;
        }
        let ship = battle.id(place);
        for kind in Soldiers::ALL {
            let units = battle.ship(place).below(kind);
            if units > 0 {
                battle.tell(Movement::CameOnDeck { ship, kind, units });
            }
        }
    }
}
