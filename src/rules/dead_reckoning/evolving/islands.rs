//! How what happens to islands comes true (DR-16, DR-17), and to the tiles of an explorer (DR-24.12, DR-24.17).

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::happenings::Happening;
use crate::rules::dead_reckoning::island::Island;
use crate::rules::dead_reckoning::state::State;

impl State {
    /// Lets a happening of the islands come true.
    pub(in crate::rules::dead_reckoning) fn shore(&mut self, happening: &Happening) {
        use Happening as H;
        match happening {
            H::InfluencePlaced { by, at, instead_of, from } => {
                self.take_one(*by, *from);
                self.on(*at, |island| island.lay(*by, *instead_of));
                if let Some(other) = instead_of {
                    self.of(*other, |player| player.supply = player.supply.saturating_add(1));
                }
            }
            H::PermanentPlaced { by, at, from } => {
                self.take_one(*by, *from);
                self.on(*at, |island| *island.permanent.made(*by) += 1);
            }
            H::ControlChanged { at, to, .. } => {
                self.on(*at, |island| island.last_controller = to.or(island.last_controller));
            }
            H::BuildingReturned { at, building } => self.on(*at, |island| {
                island.buildings.remove(building);
            }),
            H::Built { at, building, .. } => self.on(*at, |island| {
                island.buildings.insert(*building);
            }),
            H::ExplorerGrew { by, cube, .. } => self.of(*by, |player| {
                player.supply = player.supply.saturating_sub(u8::from(*cube));
                player.explorer_cubes = player.explorer_cubes.saturating_add(u8::from(*cube));
            }),
            H::ExplorerGivenUp { by, .. } => self.of(*by, |player| {
                player.supply = player.supply.saturating_add(std::mem::take(&mut player.explorer_cubes));
            }),
            _ => {}
        }
    }

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
