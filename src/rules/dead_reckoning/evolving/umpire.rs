//! Applies rulings, amendment by amendment (DR-33.9).

use crate::rules::dead_reckoning::amendments::Amendment;
use crate::rules::dead_reckoning::happenings::Umpire;
use crate::rules::dead_reckoning::state::State;

impl Umpire {
    pub(in crate::rules::dead_reckoning) fn apply(&self, table: &mut State) {
        match self {
            Self::RulingProposed { .. } | Self::RulingAgreed { .. } | Self::RulingRefused { .. } => {}
            Self::SetRight { amendments } => {
                amendments.iter().for_each(|amendment| table.set_right(amendment));
                table.rulings.0 = table.rulings.0.saturating_add(1);
            }
        }
    }
}

impl State {
    /// Applies one amendment; the check has refused numbers out of bounds.
    pub(in crate::rules::dead_reckoning) fn set_right(&mut self, amendment: &Amendment) {
        use Amendment as A;
        match *amendment {
            A::Lies { ship, at } => self.of(ship, |player| player.at = at),
            A::Mode { ship, pirate } => self.of(ship, |player| player.pirate = pirate),
            A::Damage { ship, count } => self.of(ship, |player| player.damage = count),
            A::Sails { ship, count } => self.of(ship, |player| player.sails = count),
            A::Aboard { ship, hold, good, count } => {
                self.of(ship, |player| *player.slot_mut(hold).goods.of_mut(good) = count);
            }
            A::Dock { of, cargo } => self.of(of, |player| player.dock = cargo),
            A::Cubes { at, of, count } => {
                let Some(before) = self.island_at(at).map(|island| island.in_slots(of)) else { return };
                self.on(at, |island| {
                    island.cubes.insert(of, count);
                    island.cubes.retain(|_, cubes| *cubes > 0);
                    island.last_controller = island.controller().or(island.last_controller);
                });
                self.of(of, |player| player.supply = player.supply.saturating_add(before).saturating_sub(count));
            }
            A::Goods { at, good, count } => self.on(at, |island| *island.goods.of_mut(good) = count),
            A::Building { at, building, stands } => self.on(at, |island| {
                if stands {
                    island.buildings.insert(building);
                } else {
                    island.buildings.remove(&building);
                }
            }),
        }
    }
}
