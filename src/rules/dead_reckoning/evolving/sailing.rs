//! Applies sails, movement and the abilities of the main phase (DR-6 to DR-8, DR-15, DR-29).

use std::collections::BTreeSet;

use crate::rules::dead_reckoning::happenings::Sailing;
use crate::rules::dead_reckoning::island::Island;
use crate::rules::dead_reckoning::state::State;

impl Sailing {
    pub(in crate::rules::dead_reckoning) fn apply(&self, table: &mut State) {
        match *self {
            // Slashes gave up their other options (DR-7.1, DR-7.7).
            Self::SailsRaised { by, sails, ref slashes, .. } => {
                table.turn.raised = true;
                table.of(by, |player| player.sails = sails);
                table.uses(by, |used| used.abilities.extend(slashes.keys()));
            }
            // The marker of a pirate comes off when the turn ends in the harbour: who passes goes on as before (DR-9.2).
            Self::Sailed { by, to, .. } => {
                table.of(by, |player| {
                    player.at = to;
                    player.sails = player.sails.saturating_sub(1);
                });
                table.turn.moved = true;
                table.turn.moved_in = false;
                table.turn.under_way = true;
            }
            Self::Stopped { .. } => {
                table.turn.moved_in = true;
                table.turn.under_way = false;
            }
            Self::Explored { by, at, tile: id } => {
                table.turn.explored = true;
                table.of(by, |player| player.explored = player.explored.saturating_add(1));
                let slots = id.map_or(0, |id| table.cards().slots(id));
                if let Some(tile) = table.sea.tile_mut(at) {
                    tile.id = id;
                    tile.face_up = true;
                    tile.island = id.filter(|id| !id.open_sea).map(|id| Island::fresh(id, slots));
                }
            }
            Self::Repaired { by, count } => table.of(by, |player| player.damage = player.damage.saturating_sub(count)),
            // In a battle a use starts the count of passes again.
            Self::Employed { by, ability, .. } => {
                table.uses(by, |used| used.abilities.extend([ability]));
                table.fight(|fight| fight.passes = 0);
            }
            Self::TokenUsed { by, hold, .. } => table.uses(by, |used| used.tokens.extend([hold])),
            Self::CoastRunnerBegan { row, .. } => table.turn.coast_runners.push((row, BTreeSet::new())),
            Self::WakeBegan { damage, .. } => table.turn.wakes.push((damage, BTreeSet::new())),
            Self::FortsIgnored { .. } => table.turn.ignores_forts = true,
            Self::FlagCopied { by } => table.uses(by, |used| used.copied_flags.0 += 1),
            Self::IslandPassed { number, at, .. } => {
                let runners = table.turn.coast_runners.get_mut(usize::from(number));
                runners.into_iter().for_each(|(_, passed)| passed.extend([at]));
            }
            Self::WakeBurned { number, at, .. } => {
                let wakes = table.turn.wakes.get_mut(usize::from(number));
                wakes.into_iter().for_each(|(_, burned)| burned.extend([at]));
            }
        }
    }
}
