//! Applies the end of a battle (TS-25).

use crate::rules::the_ships::happenings::End;
use crate::rules::the_ships::ship::Standing;
use crate::rules::the_ships::state::State;

impl End {
    pub(in crate::rules::the_ships) fn apply(&self, battle: &mut State) {
        match *self {
            Self::FlagStruck { ship } => battle.strand(ship, Standing::Surrendered),
            Self::Conceded { side } => {
                for place in battle.each().filter(|place| battle.side(*place) == side).collect::<Vec<_>>() {
                    if battle.ship(place).in_play() {
                        battle.strand(battle.id(place), Standing::Surrendered);
                    }
                }
            }
            Self::Ended { result, .. } => battle.result = Some(result),
        }
    }
}
