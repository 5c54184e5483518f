//! How what counts towards the marks comes true: cubes on the harbour board, and the marks themselves (DR-24).

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::printed::things::Achievement;
use crate::rules::dead_reckoning::state::State;

impl State {
    /// A battle more for Legend (DR-18.31).
    pub(in crate::rules::dead_reckoning) fn grow_the_legend(&mut self, by: Colour, wins: u8, cube: bool) {
        self.of(by, |player| {
            player.battles_won = wins;
            player.supply -= u8::from(cube);
            player.legend_cubes += u8::from(cube);
        });
    }

    /// A sailor more for Sea Dogs (DR-24.6).
    pub(in crate::rules::dead_reckoning) fn grow_the_sea_dogs(&mut self, by: Colour, cube: bool) {
        self.of(by, |player| {
            player.supply -= u8::from(cube);
            player.sea_dogs_cubes += u8::from(cube);
        });
    }

    /// A tile more for Explorer (DR-24.12).
    pub(in crate::rules::dead_reckoning) fn grow_the_explorer(&mut self, by: Colour, cube: bool) {
        self.of(by, |player| {
            player.supply = player.supply.saturating_sub(u8::from(cube));
            player.explorer_cubes = player.explorer_cubes.saturating_add(u8::from(cube));
        });
    }

    /// Its cubes go back to the supply (DR-24.17).
    pub(in crate::rules::dead_reckoning) fn give_up_exploring(&mut self, by: Colour) {
        self.of(by, |player| {
            player.supply = player.supply.saturating_add(std::mem::take(&mut player.explorer_cubes));
        });
    }

    /// The mark is on the board, and cubes that counted towards it go back to the supply.
    pub(in crate::rules::dead_reckoning) fn achieve(&mut self, by: Colour, what: Achievement) {
        self.of(by, |player| {
            player.achievements.insert(what);
            player.supply += match what {
                Achievement::Legend => std::mem::take(&mut player.legend_cubes),
                Achievement::SeaDogs => std::mem::take(&mut player.sea_dogs_cubes),
                Achievement::Explorer => std::mem::take(&mut player.explorer_cubes),
                _ => 0,
            };
        });
    }
}
