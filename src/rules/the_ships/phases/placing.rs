//! Ships are placed (TS-2.6).

use crate::rules::kernel::Orders;
use crate::rules::the_ships::ending;
use crate::rules::the_ships::game::{Battle, Ruling, TheShips};
use crate::rules::the_ships::happenings::{SettingOut, Turns};
use crate::rules::the_ships::orders::Order;
use crate::rules::the_ships::phases::weather::has_free_ships;
use crate::rules::the_ships::state::Phase;

/// Places the ships of the side that is due, and passes on to the other.
pub fn run(battle: &mut Battle<'_>, orders: &Orders<TheShips>) -> Ruling<()> {
    let Phase::Placing(side) = battle.phase else { return Ok(()) };
    ending::conceded(battle, orders)?;
    if let Some(Order::Place(berths)) = orders.get(&battle.seat(side)) {
        for (ship, berth) in berths {
            battle.tell(SettingOut::Placed { ship: *ship, bow: berth.bow, facing: berth.facing });
        }
    }
    battle.tell(SettingOut::AllPlaced { side });
    let other = side.enemy();
    if !battle.placed.contains(&other) && has_free_ships(battle, other) {
        battle.tell(SettingOut::ToPlace { side: other });
    } else {
        battle.tell(Turns::PhaseBegan { phase: Phase::FittingOut });
    }
    Ok(())
}
