//! How happenings of the ship come true: goods, sails, movement, abilities of the main phase.

use std::collections::BTreeMap;

use crate::rules::dead_reckoning::cards::AbilityRef;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::{Goods, Holds, Place};
use crate::rules::dead_reckoning::island::Island;
use crate::rules::dead_reckoning::orders::Split;
use crate::rules::dead_reckoning::printed::ids::TileId;
use crate::rules::dead_reckoning::state::State;

impl State {
    /// From where she lies into the holds.
    pub(in crate::rules::dead_reckoning) fn load(&mut self, by: Colour, at: Place, holds: &Holds) {
        self.fill(by, holds);
        self.take_off(by, at, holds.values().sum());
    }

    /// Out of the holds to where she lies.
    pub(in crate::rules::dead_reckoning) fn unload(&mut self, by: Colour, at: Place, holds: &Holds) {
        self.empty(by, holds);
        self.put_on(by, at, holds.values().sum());
    }

    /// Out of the holds, the dock and the chest.
    pub(in crate::rules::dead_reckoning) fn pay(&mut self, by: Colour, Split { holds, home }: &Split) {
        self.empty(by, holds);
        self.take_off(by, Place::Harbour, *home);
    }

    /// Into the holds, the dock and the chest.
    pub(in crate::rules::dead_reckoning) fn gain(&mut self, by: Colour, Split { holds, home }: &Split) {
        self.fill(by, holds);
        self.put_on(by, Place::Harbour, *home);
    }

    /// A step of her way. In the harbour every ship trades, also one that only passes (DR-9.2).
    pub(in crate::rules::dead_reckoning) fn sail(&mut self, by: Colour, to: Place) {
        self.of(by, |player| {
            player.at = to;
            player.sails = player.sails.saturating_sub(1);
            player.pirate &= to != Place::Harbour;
        });
        self.turn.moved = true;
        self.turn.moved_in = false;
        self.turn.under_way = true;
    }

    /// An ability is used; in a battle nobody has passed since.
    pub(in crate::rules::dead_reckoning) fn employ(&mut self, by: Colour, ability: AbilityRef) {
        self.uses(by, |used| used.abilities.extend([ability]));
        self.fight(|fight| fight.passes = 0);
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
    pub(in crate::rules::dead_reckoning) fn put_on(&mut self, by: Colour, at: Place, goods: Goods) {
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

    pub(in crate::rules::dead_reckoning) fn turn_up(&mut self, by: Colour, at: Place, id: Option<TileId>) {
        self.turn.explored = true;
        self.of(by, |player| player.explored = player.explored.saturating_add(1));
        let slots = id.map_or(0, |id| self.cards().slots(id));
        if let Some(tile) = self.sea.tile_mut(at) {
            tile.id = id;
            tile.face_up = true;
            tile.island = id.filter(|id| !id.open_sea).map(|id| Island::fresh(id, slots));
        }
    }

    /// So many sails stand, and slashes gave up their other options (DR-7.1, DR-7.7).
    pub(in crate::rules::dead_reckoning) fn raise_sails(
        &mut self,
        by: Colour,
        sails: u8,
        slashes: &BTreeMap<AbilityRef, u8>,
    ) {
        self.turn.raised = true;
        self.of(by, |player| player.sails = sails);
        self.uses(by, |used| used.abilities.extend(slashes.keys()));
    }

    /// She lies where she came to (DR-8.3).
    pub(in crate::rules::dead_reckoning) fn stop(&mut self) {
        self.turn.moved_in = true;
        self.turn.under_way = false;
    }

    /// An island has brought what this use of the ability brings (DR-29.6).
    pub(in crate::rules::dead_reckoning) fn run_along(&mut self, number: u8, at: Place) {
        let runners = self.turn.coast_runners.get_mut(usize::from(number));
        runners.into_iter().for_each(|(_, passed)| passed.extend([at]));
    }

    /// Enemies on a tile have burned in this wake (DR-29.7).
    pub(in crate::rules::dead_reckoning) fn burn(&mut self, number: u8, at: Place) {
        let wakes = self.turn.wakes.get_mut(usize::from(number));
        wakes.into_iter().for_each(|(_, burned)| burned.extend([at]));
    }
}
