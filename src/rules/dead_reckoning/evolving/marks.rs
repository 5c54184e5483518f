//! Applies progress towards the marks: cubes on the harbour board, and the marks themselves (DR-24).

use crate::rules::dead_reckoning::happenings::Marks;
use crate::rules::dead_reckoning::printed::things::Achievement;
use crate::rules::dead_reckoning::state::State;

impl Marks {
    pub(in crate::rules::dead_reckoning) fn apply(&self, table: &mut State) {
        match *self {
            Self::LegendGrew { by, wins, cube } => table.of(by, |player| {
                player.battles_won = wins;
                player.supply -= u8::from(cube);
                player.legend_cubes += u8::from(cube);
            }),
            Self::SeaDogsGrew { by, cube, .. } => table.of(by, |player| {
                player.supply -= u8::from(cube);
                player.sea_dogs_cubes += u8::from(cube);
            }),
            // Cubes that counted towards the mark go back to the supply.
            Self::Achieved { by, what } => table.of(by, |player| {
                player.achievements.insert(what);
                player.supply += match what {
                    Achievement::Legend => std::mem::take(&mut player.legend_cubes),
                    Achievement::SeaDogs => std::mem::take(&mut player.sea_dogs_cubes),
                    Achievement::Explorer => std::mem::take(&mut player.explorer_cubes),
                    _ => 0,
                };
            }),
            Self::ExplorerGrew { by, cube, .. } => table.of(by, |player| {
                player.supply = player.supply.saturating_sub(u8::from(cube));
                player.explorer_cubes = player.explorer_cubes.saturating_add(u8::from(cube));
            }),
            // Its cubes go back to the supply (DR-24.17).
            Self::ExplorerGivenUp { by, .. } => table.of(by, |player| {
                player.supply = player.supply.saturating_add(std::mem::take(&mut player.explorer_cubes));
            }),
        }
    }
}
