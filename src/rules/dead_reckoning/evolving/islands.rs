//! Applies happenings of islands (DR-16, DR-17).

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::happenings::Islands;
use crate::rules::dead_reckoning::island::Island;
use crate::rules::dead_reckoning::state::State;

impl Islands {
    pub(in crate::rules::dead_reckoning) fn apply(&self, table: &mut State) {
        match *self {
            Self::InfluenceLost { .. } => {}
            Self::InfluencePlaced { by, at, instead_of, from } => {
                table.take_one(by, from);
                table.on(at, |island| island.lay(by, instead_of));
                if let Some(other) = instead_of {
                    table.of(other, |player| player.supply = player.supply.saturating_add(1));
                }
            }
            Self::ControlChanged { at, to, .. } => {
                table.on(at, |island| island.last_controller = to.or(island.last_controller));
            }
            Self::PermanentPlaced { by, at, from } => {
                table.take_one(by, from);
                table.on(at, |island| *island.permanent.made(by) += 1);
            }
            Self::BuildingReturned { at, building } => table.on(at, |island| _ = island.buildings.remove(&building)),
            Self::Built { at, building, .. } => table.on(at, |island| _ = island.buildings.insert(building)),
        }
    }
}

impl State {
    /// A cube out of the supply, or off an island that lends it (DR-17.13).
    fn take_one(&mut self, by: Colour, from: Option<Place>) {
        match from {
            None => self.of(by, |player| player.supply = player.supply.saturating_sub(1)),
            Some(from) => self.on(from, |island| island.lift(by)),
        }
    }

    pub(super) fn on(&mut self, at: Place, change: impl FnOnce(&mut Island)) {
        if let Some(island) = self.sea.island_mut(at) {
            change(island);
        }
    }
}
