//! How happenings of the ship come true: goods, sails, movement, abilities of the main phase.

use std::collections::BTreeSet;

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::{Goods, Holds, Place};
use crate::rules::dead_reckoning::happenings::Happening;
use crate::rules::dead_reckoning::island::Island;
use crate::rules::dead_reckoning::orders::Split;
use crate::rules::dead_reckoning::printed::ids::TileId;
use crate::rules::dead_reckoning::state::State;

impl State {
    /// Lets a happening of the ship come true.
    pub(in crate::rules::dead_reckoning) fn sail(&mut self, happening: &Happening) {
        use Happening as H;
        match happening {
            H::Loaded { by, at, holds } => {
                self.fill(*by, holds);
                self.take_off(*by, *at, holds.values().sum());
            }
            H::Landed { by, at, holds } => {
                self.empty(*by, holds);
                self.put_on(*by, *at, holds.values().sum());
            }
            H::Paid { by, split: Split { holds, home } } => {
                self.empty(*by, holds);
                self.take_off(*by, Place::Harbour, *home);
            }
            H::Gained { by, split: Split { holds, home } } => {
                self.fill(*by, holds);
                self.put_on(*by, Place::Harbour, *home);
            }
            H::SentAshore { by, at, goods } | H::Produced { by, at, goods } => self.put_on(*by, *at, *goods),
            H::SailsRaised { by, sails, slashes, .. } => {
                self.turn.raised = true;
                self.of(*by, |player| player.sails = *sails);
                self.uses(*by, |used| used.abilities.extend(slashes.keys()));
            }
            H::Sailed { by, to, .. } => {
                self.of(*by, |player| {
                    player.at = *to;
                    player.sails = player.sails.saturating_sub(1);
                    // In the harbour every ship trades, also one that only passes (DR-9.2).
                    player.pirate &= *to != Place::Harbour;
                });
                self.turn.moved = true;
                self.turn.moved_in = false;
                self.turn.under_way = true;
            }
            H::Stopped { .. } => {
                self.turn.moved_in = true;
                self.turn.under_way = false;
            }
            H::Explored { by, at, tile } => self.turn_up(*by, *at, *tile),
            H::Repaired { by, count } => self.of(*by, |player| player.damage = player.damage.saturating_sub(*count)),
            H::Employed { by, ability, .. } => self.uses(*by, |used| {
                used.abilities.insert(*ability);
            }),
            H::TokenUsed { by, hold, .. } => self.uses(*by, |used| {
                used.tokens.insert(*hold);
            }),
            H::CoastRunnerBegan { row, .. } => self.turn.coast_runners.push((*row, BTreeSet::new())),
            H::WakeBegan { damage, .. } => self.turn.wakes.push((*damage, BTreeSet::new())),
            H::FortsIgnored { .. } => self.turn.ignores_forts = true,
            H::IslandPassed { number, at, .. } => {
                if let Some((_, passed)) = self.turn.coast_runners.get_mut(usize::from(*number)) {
                    passed.insert(*at);
                }
            }
            H::WakeBurned { number, at, .. } => {
                if let Some((_, burned)) = self.turn.wakes.get_mut(usize::from(*number)) {
                    burned.insert(*at);
                }
            }
            _ => {}
        }
    }

    fn fill(&mut self, by: Colour, holds: &Holds) {
        self.of(by, |player| {
            for (hold, goods) in holds {
                let slot = player.slot_mut(*hold);
                slot.goods = slot.goods.and(*goods);
            }
        });
    }

    fn empty(&mut self, by: Colour, holds: &Holds) {
        self.of(by, |player| {
            for (hold, goods) in holds {
                let slot = player.slot_mut(*hold);
                slot.goods = slot.goods.less(*goods);
            }
        });
    }

    /// Onto an island, or to the dock and the chest.
    fn put_on(&mut self, by: Colour, at: Place, goods: Goods) {
        if at == Place::Harbour {
            self.of(by, |player| {
                player.dock = player.dock.saturating_add(goods.cargo);
                player.chest = player.chest.saturating_add(goods.gold.into());
            });
        } else if let Some(island) = self.sea.island_mut(at) {
            island.goods = island.goods.and(goods);
        }
    }

    /// From an island, or from the dock and the chest.
    fn take_off(&mut self, by: Colour, at: Place, goods: Goods) {
        if at == Place::Harbour {
            self.of(by, |player| {
                player.dock = player.dock.saturating_sub(goods.cargo);
                player.chest = player.chest.saturating_sub(goods.gold.into());
            });
        } else if let Some(island) = self.sea.island_mut(at) {
            island.goods = island.goods.less(goods);
        }
    }

    fn turn_up(&mut self, by: Colour, at: Place, id: Option<TileId>) {
        self.turn.explored = true;
        self.of(by, |player| player.explored = player.explored.saturating_add(1));
        let slots = id.map_or(0, |id| self.cards().slots(id));
        if let Some(tile) = self.sea.tile_mut(at) {
            tile.id = id;
            tile.face_up = true;
            tile.island = id.filter(|id| !id.open_sea).map(|id| Island::fresh(id, slots));
        }
    }
}
