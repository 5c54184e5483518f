//! Islands: cubes of influence, control, buildings and goods (DR-16, DR-17).

use serde::{Deserialize, Serialize};

use super::colours::{ByColour, Colour};
use super::goods::Goods;
use super::printed::ids::TileId;
use crate::rules::kernel::keyed::{SomeOf, keys};

/// A building (DR-16.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Building {
    Fort,
    /// Protects it, and hurts who enters.
    Garrison,
    /// Helps production; it cannot be attacked (DR-16.8).
    Outpost,
}

impl Building {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Fort, Self::Garrison, Self::Outpost];

    /// Its word in scripts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.into_str()
    }
}

keys!(Building);

/// An island.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Island {
    pub id: TileId,
    /// The island is printed with this number of influence slots.
    pub slots: u8,
    /// Cubes in the slots.
    pub cubes: ByColour<u8>,
    /// Cubes in the permanent area.
    pub permanent: ByColour<u8>,
    /// Goods lying on it.
    pub goods: Goods,
    pub buildings: SomeOf<Building>,
    /// This colour controls it, or was the last to do so (DR-16.5).
    pub last_controller: Option<Colour>,
}

impl Island {
    /// As it is found: with nothing on it.
    #[must_use]
    pub fn fresh(id: TileId, slots: u8) -> Self {
        Self { id, slots, ..Self::default() }
    }

    /// Slots without a cube.
    #[must_use]
    pub fn empty_slots(&self) -> u8 {
        self.slots.saturating_sub(self.cubes.values().fold(0, |sum, cubes| sum.saturating_add(*cubes)))
    }

    /// Cubes of a player in its slots.
    #[must_use]
    pub fn in_slots(&self, colour: Colour) -> u8 {
        self.cubes.get(&colour).copied().unwrap_or(0)
    }

    /// A cube into a slot, in the place of another’s if one is named (DR-17.2).
    pub fn lay(&mut self, by: Colour, instead_of: Option<Colour>) {
        if let Some(other) = instead_of {
            self.lift(other);
        }
        *self.cubes.made(by) += 1;
    }

    /// A cube out of a slot.
    pub fn lift(&mut self, of: Colour) {
        if let Some(cubes) = self.cubes.get_mut(&of) {
            *cubes = cubes.saturating_sub(1);
        }
    }

    /// All cubes of a player on it.
    #[must_use]
    pub fn cubes_of(&self, colour: Colour) -> u8 {
        self.in_slots(colour).saturating_add(self.permanent_of(colour))
    }

    /// Cubes of a player in its permanent area.
    #[must_use]
    pub fn permanent_of(&self, colour: Colour) -> u8 {
        self.permanent.get(&colour).copied().unwrap_or(0)
    }

    /// A player controls it with more cubes than each other player and more than there are empty slots (DR-17.7).
    #[must_use]
    pub fn controller(&self) -> Option<Colour> {
        let own = |colour: &Colour| self.cubes_of(*colour);
        let first = Colour::ALL.into_iter().max_by_key(own)?;
        let most = self.cubes_of(first);
        let alone = Colour::ALL.into_iter().filter(|colour| self.cubes_of(*colour) == most).count() == 1;
        (alone && most > self.empty_slots()).then_some(first)
    }

    /// Does another player's fort or garrison keep this player off it (DR-16.6)?
    #[must_use]
    pub fn bars(&self, colour: Colour) -> bool {
        let walls = self.buildings.contains(&Building::Fort) || self.buildings.contains(&Building::Garrison);
        walls && self.controller().is_some_and(|controller| controller != colour)
    }

    /// May this player take a cube off it for want of others (DR-17.13)? Not if that changed the control for anyone.
    #[must_use]
    pub fn may_lend(&self, colour: Colour) -> bool {
        let mut without = self.clone();
        without.lift(colour);
        self.in_slots(colour) > 0 && without.controller() == self.controller()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn island(slots: u8, cubes: &[(Colour, u8)], permanent: &[(Colour, u8)]) -> Island {
        Island {
            slots,
            cubes: cubes.iter().copied().collect(),
            permanent: permanent.iter().copied().collect(),
            ..Island::default()
        }
    }

    #[test]
    fn dr_17_7_more_than_each_other_and_more_than_the_empty_slots() {
        use Colour::{Green, Purple};
        assert_eq!(island(4, &[(Purple, 2)], &[]).controller(), None, "as many empty slots as cubes");
        assert_eq!(island(4, &[(Purple, 3)], &[]).controller(), Some(Purple));
        assert_eq!(island(4, &[(Purple, 2), (Green, 2)], &[]).controller(), None);
        assert_eq!(island(4, &[(Purple, 2), (Green, 2)], &[(Green, 1)]).controller(), Some(Green));
        assert_eq!(island(4, &[], &[]).controller(), None);
    }

    #[test]
    fn dr_17_13_a_cube_that_would_change_the_control_stays() {
        use Colour::{Green, Purple};
        assert!(island(4, &[(Purple, 1)], &[]).may_lend(Purple), "nobody controls it before and after");
        assert!(!island(4, &[(Purple, 3)], &[]).may_lend(Purple), "control would be lost to nobody");
        assert!(!island(3, &[(Purple, 1), (Green, 2)], &[(Purple, 1)]).may_lend(Purple), "control would go to green");
        assert!(!island(4, &[], &[(Purple, 4)]).may_lend(Purple), "permanent cubes stay");
        assert!(island(6, &[(Purple, 6)], &[]).may_lend(Purple));
    }
}
