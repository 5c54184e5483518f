//! How what comes of a battle comes true: damage, what was fought for, a ship that sinks (DR-18 to DR-23).

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::island::Building;
use crate::rules::dead_reckoning::printed::ids::{CardNo, TileId, Worn};
use crate::rules::dead_reckoning::state::State;

impl State {
    /// A ship is damaged, and her side remembers how much of it was of this battle.
    pub(in crate::rules::dead_reckoning) fn damage(&mut self, ship: Colour, count: u8) {
        self.of(ship, |player| player.damage = player.damage.saturating_add(count));
        self.side(ship, |side| side.damage = side.damage.saturating_add(count));
    }

    /// Some of it is taken off again (DR-15.48).
    pub(in crate::rules::dead_reckoning) fn spare(&mut self, ship: Colour, count: u8) {
        self.of(ship, |player| player.damage = player.damage.saturating_sub(count));
        self.side(ship, |side| side.damage = side.damage.saturating_sub(count));
    }

    /// A building that was beaten goes back to the supply (DR-21.9).
    pub(in crate::rules::dead_reckoning) fn lose_the_building(&mut self, island: TileId, building: Building) {
        if let Some(island) = self.sea.island_named(island) {
            island.buildings.remove(&building);
        }
    }

    /// The merchant's card becomes an advancement (DR-10.10).
    pub(in crate::rules::dead_reckoning) fn win_the_card(&mut self, by: Colour, merchant: CardNo) {
        self.empty_cell();
        self.of(by, |player| player.set_aside.push(Worn::of(merchant)));
    }

    /// The merchant's card is out of the game (DR-10.11).
    pub(in crate::rules::dead_reckoning) fn bury(&mut self, merchant: CardNo) {
        self.empty_cell();
        self.buried.push(merchant);
    }

    /// The card that was fought for leaves its tile.
    fn empty_cell(&mut self) {
        let at = self.fight.as_ref().map(|fight| fight.at);
        if let Some(tile) = at.and_then(|at| self.sea.tile_mut(at)) {
            tile.cell = None;
        }
    }

    /// Home to the harbour, sound and without gold; who sank her has it (DR-23).
    pub(in crate::rules::dead_reckoning) fn sink(
        &mut self,
        ship: Colour,
        by: Option<Colour>,
        from_ship: u8,
        from_chest: u8,
    ) {
        self.of(ship, |player| {
            for slot in &mut player.slots {
                slot.goods.gold = 0;
            }
            player.chest = player.chest.saturating_sub(u16::from(from_chest));
            player.at = Place::Harbour;
            player.damage = 0;
            player.pirate = false;
            player.sails = 0;
        });
        if let Some(by) = by {
            let lost = u16::from(from_ship) + u16::from(from_chest);
            self.of(by, |player| player.chest = player.chest.saturating_add(lost));
        }
        if ship == self.active() {
            self.turn.moved_in = false;
            self.turn.under_way = false;
        }
    }
}
