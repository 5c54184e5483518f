//! How goods come into holds, out of them and from one to another (DR-5).

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::{Good, Goods, Hold, Holds, Place};
use crate::rules::dead_reckoning::happenings::Stow;
use crate::rules::dead_reckoning::state::{Player, State};

/// One less in a hold.
fn take_out(player: &mut Player, good: Good, from: Hold) {
    let left = player.slot_mut(from).goods.of_mut(good);
    *left = left.saturating_sub(1);
}

impl State {
    /// The goods aboard lie so (DR-5.12).
    pub(in crate::rules::dead_reckoning) fn rearrange(&mut self, by: Colour, holds: &Holds) {
        self.of(by, |player| {
            for hold in Hold::ALL {
                player.slot_mut(hold).goods = holds.get(&hold).copied().unwrap_or_default();
            }
        });
    }

    /// Overboard (DR-5.13).
    pub(in crate::rules::dead_reckoning) fn jettison(&mut self, by: Colour, hold: Hold, goods: Goods) {
        self.of(by, |player| {
            let slot = player.slot_mut(hold);
            slot.goods = slot.goods.less(goods);
        });
    }

    /// A unit of booty finds its place; what stays in the supply changes nothing.
    pub(in crate::rules::dead_reckoning) fn stow(&mut self, by: Colour, good: Good, to: Stow) {
        match to {
            Stow::Hold(hold) => self.of(by, |player| *player.slot_mut(hold).goods.of_mut(good) += 1),
            Stow::Island | Stow::Harbour => self.ashore(by, good),
            Stow::Supply => {}
        }
    }

    /// Into another hold (DR-15.34).
    pub(in crate::rules::dead_reckoning) fn shift(&mut self, by: Colour, good: Good, from: Hold, to: Hold) {
        self.of(by, |player| {
            take_out(player, good, from);
            *player.slot_mut(to).goods.of_mut(good) += 1;
        });
    }

    /// A unit leaves the ship (DR-5.17).
    pub(in crate::rules::dead_reckoning) fn make_room(&mut self, by: Colour, good: Good, from: Hold) {
        self.of(by, |player| take_out(player, good, from));
        self.ashore(by, good);
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
