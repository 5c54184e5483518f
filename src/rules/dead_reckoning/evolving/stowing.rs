//! Applies the moves of goods into holds, out of them and between them (DR-5).

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::{Good, Goods, Hold, Holds, Place};
use crate::rules::dead_reckoning::happenings::{Stow, Stowing};
use crate::rules::dead_reckoning::state::{Player, State};

impl Stowing {
    pub(in crate::rules::dead_reckoning) fn apply(&self, table: &mut State) {
        match *self {
            Self::BootyWon { .. } | Self::GoodsGained { .. } => {}
            Self::Rearranged { by, ref holds } => table.of(by, |player| {
                for hold in Hold::ALL {
                    player.slot_mut(hold).goods = holds.get(&hold).copied().unwrap_or_default();
                }
            }),
            Self::Jettisoned { by, hold, goods } => table.of(by, |player| {
                let slot = player.slot_mut(hold);
                slot.goods = slot.goods.less(goods);
            }),
            Self::Stowed { by, good, to } => match to {
                Stow::Hold(hold) => table.of(by, |player| *player.slot_mut(hold).goods.of_mut(good) += 1),
                Stow::Island | Stow::Harbour => table.ashore(by, good),
                Stow::Supply => {}
            },
            Self::Shifted { by, good, from, to } => table.of(by, |player| {
                take_out(player, good, from);
                *player.slot_mut(to).goods.of_mut(good) += 1;
            }),
            Self::Unloaded { by, good, from } => {
                table.of(by, |player| take_out(player, good, from));
                table.ashore(by, good);
            }
            Self::Loaded { by, at, ref holds } => {
                table.fill(by, holds);
                table.take_off(by, at, holds.values().sum());
            }
            Self::Landed { by, at, ref holds } => {
                table.empty(by, holds);
                table.put_on(by, at, holds.values().sum());
            }
            Self::Paid { by, ref split } => {
                table.empty(by, &split.holds);
                table.take_off(by, Place::Harbour, split.home);
            }
            Self::Gained { by, ref split } => {
                table.fill(by, &split.holds);
                table.put_on(by, Place::Harbour, split.home);
            }
            Self::SentAshore { by, at, goods } | Self::Produced { by, at, goods } => table.put_on(by, at, goods),
        }
    }
}

/// One less in a hold.
fn take_out(player: &mut Player, good: Good, from: Hold) {
    let left = player.slot_mut(from).goods.of_mut(good);
    *left = left.saturating_sub(1);
}

impl State {
    fn fill(&mut self, by: Colour, holds: &Holds) {
        self.of(by, |player| {
            for (hold, goods) in holds.iter() {
                let slot = player.slot_mut(*hold);
                slot.goods = slot.goods.and(*goods);
            }
        });
    }

    fn empty(&mut self, by: Colour, holds: &Holds) {
        self.of(by, |player| {
            for (hold, goods) in holds.iter() {
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

    /// Off the ship where it lies, or where its battle takes place: onto the island, or to the own dock and chest (DR-5.9,
    /// DR-5.10).
    fn ashore(&mut self, by: Colour, good: Good) {
        let lies = || self.player(by).map(|player| player.at);
        let at = self.fight.as_ref().map(|fight| fight.at).or_else(lies);
        if at == Some(Place::Harbour) {
            self.of(by, |player| match good {
                Good::Cargo => player.dock = player.dock.saturating_add(1),
                Good::Gold => player.chest = player.chest.saturating_add(1),
            });
        } else if let Some(island) = at.and_then(|at| self.sea.island_mut(at)) {
            *island.goods.of_mut(good) += 1;
        }
    }
}
