//! The score sheet that is filled in at the end (DR-26).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::colours::Colour;
use super::printed::ids::TileId;
use crate::rules::kernel::keyed::all;

/// Sources of gold at the end, in the order of counting (DR-26.1 to DR-26.7).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray, IntoStaticStr,
)]
#[strum(serialize_all = "snake_case", const_into_str)]
pub enum Category {
    /// Marks on the harbour board (DR-26.1).
    Achievements,
    /// The kept bonus token names some of the marks, which count again (DR-24.20).
    Bonus,
    /// Gold in the chest, aboard and on islands under control (DR-26.2).
    Coins,
    /// Buildings on islands under control (DR-26.3).
    Buildings,
    /// Two advancements each (DR-26.4).
    Advancements,
    /// Ship-upgrade tokens (DR-26.5).
    Upgrades,
    /// Abilities that count at the end of the game (DR-26.8).
    AtEnd,
    /// Places on islands (DR-26.10).
    Islands,
}

impl Category {
    /// All of them.
    pub const ALL: [Self; 8] = all(Self::VARIANTS);

    /// Its word in scripts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.into_str()
    }

    /// Its rule.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Achievements => "DR-26.1",
            Self::Bonus => "DR-24.20",
            Self::Coins => "DR-26.2",
            Self::Buildings => "DR-26.3",
            Self::Advancements => "DR-26.4",
            Self::Upgrades => "DR-26.5",
            Self::AtEnd => "DR-26.6",
            Self::Islands => "DR-26.7",
        }
    }
}

/// A player's place on an island (DR-26.11 to DR-26.16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// None is the imaginary player, whose cubes are the empty slots.
    pub who: Option<Colour>,
    /// Cubes in slots and in the permanent area.
    pub cubes: u8,
    /// The place, counted from 1.
    pub rank: u8,
    pub gold: u8,
}

/// One player's result at the end.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    pub by: Colour,
    pub gold: BTreeMap<Category, i16>,
    /// Gold by island, from row 1 and the west.
    pub islands: Vec<(TileId, u8)>,
}

impl Sheet {
    /// Nothing yet.
    #[must_use]
    pub const fn blank(by: Colour) -> Self {
        Self { by, gold: BTreeMap::new(), islands: Vec::new() }
    }

    /// Gold of one category.
    #[must_use]
    pub fn of(&self, category: Category) -> i16 {
        self.gold.get(&category).copied().unwrap_or(0)
    }

    /// All of it (DR-26.17).
    #[must_use]
    pub fn total(&self) -> i16 {
        self.gold.values().fold(0, |sum, gold| sum.saturating_add(*gold))
    }
}
