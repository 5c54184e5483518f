//! Applies the outcome of a battle: damage, spoils, a ship that sinks (DR-18 to DR-23).

use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::happenings::Outcome;
use crate::rules::dead_reckoning::printed::ids::Worn;
use crate::rules::dead_reckoning::state::State;

impl Outcome {
    pub(in crate::rules::dead_reckoning) fn apply(&self, table: &mut State) {
        match *self {
            // The side counts the damage of this battle apart.
            Self::Damaged { ship, count, .. } => {
                table.of(ship, |player| player.damage = player.damage.saturating_add(count));
                table.side(ship, |side| side.damage = side.damage.saturating_add(count));
            }
            Self::DamageSpared { ship, count } => {
                table.of(ship, |player| player.damage = player.damage.saturating_sub(count));
                table.side(ship, |side| side.damage = side.damage.saturating_sub(count));
            }
            // The ship goes home to the harbour, sound and without gold; its sinker takes the gold (DR-23).
            Self::Sank { ship, by, from_ship, from_chest } => {
                table.of(ship, |player| {
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
                    table.of(by, |player| player.chest = player.chest.saturating_add(lost));
                }
                if ship == table.active() {
                    table.turn.moved_in = false;
                    table.turn.under_way = false;
                }
            }
            Self::BuildingRemoved { island, building } => {
                if let Some(island) = table.sea.island_named(island) {
                    island.buildings.remove(&building);
                }
            }
            Self::TradeMode { ship } => table.of(ship, |player| player.pirate = false),
            Self::EncounterWon { by, merchant } => {
                table.empty_cell();
                table.of(by, |player| player.set_aside.push(Worn::of(merchant)));
            }
            Self::EncounterBuried { merchant } => {
                table.empty_cell();
                table.buried.push(merchant);
            }
        }
    }
}

impl State {
    /// The card that was fought for leaves its tile.
    fn empty_cell(&mut self) {
        let at = self.fight.as_ref().map(|fight| fight.at);
        if let Some(tile) = at.and_then(|at| self.sea.tile_mut(at)) {
            tile.cell = None;
        }
    }
}
