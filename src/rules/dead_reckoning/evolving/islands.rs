//! How what happens to islands comes true (DR-16, DR-17).

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::island::Island;
use crate::rules::dead_reckoning::state::State;

impl State {
    /// A cube into a slot, or in the place of another.
    pub(in crate::rules::dead_reckoning) fn influence(
        &mut self,
        by: Colour,
        at: Place,
        instead_of: Option<Colour>,
        from: Option<Place>,
    ) {
        self.take_one(by, from);
        self.on(at, |island| island.lay(by, instead_of));
        if let Some(other) = instead_of {
            self.of(other, |player| player.supply = player.supply.saturating_add(1));
        }
    }

    /// A cube out of the supply, or off an island that lends it (DR-17.13).
    pub(in crate::rules::dead_reckoning) fn take_one(&mut self, by: Colour, from: Option<Place>) {
        match from {
            None => self.of(by, |player| player.supply = player.supply.saturating_sub(1)),
            Some(from) => self.on(from, |island| island.lift(by)),
        }
    }

    pub(in crate::rules::dead_reckoning) fn on(&mut self, at: Place, change: impl FnOnce(&mut Island)) {
        if let Some(island) = self.sea.island_mut(at) {
            change(island);
        }
    }

    /// A cube into the permanent area (DR-17.9).
    pub(in crate::rules::dead_reckoning) fn hold_for_good(&mut self, by: Colour, at: Place, from: Option<Place>) {
        self.take_one(by, from);
        self.on(at, |island| *island.permanent.made(by) += 1);
    }
}
