//! The shelf of skies: the hour and the weather over each scenario of every game.

use serde::Deserialize;

use super::by_id::{ById, Filed};
use crate::logbook::data::{Folder, Inspection, Library};

/// Hours and weathers, each with a light of its own at the table and at sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Weather {
    /// Evening: by lantern in the cabin, the sun low astern at sea.
    #[default]
    Dusk,
    Morning,
    Dawn,
    Noon,
    Moonlight,
    Storm,
}

impl Weather {
    /// In the order of their numbers in the shaders.
    pub const ALL: [Self; 6] = [Self::Dusk, Self::Morning, Self::Dawn, Self::Noon, Self::Moonlight, Self::Storm];
}

/// A sky, and the scenarios under it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sky {
    pub id: String,
    pub weather: Weather,
    /// The scenarios, of any game, by their ids.
    pub over: Vec<String>,
}

impl Filed for Sky {
    const FOLDERS: &'static [Folder] = &[Folder { name: "skies", word: "Sky", sign: "over" }];

    fn id(&self) -> &str {
        &self.id
    }

    fn inspect(&self, found: &mut Inspection<'_>) {
        found.id("id", &self.id);
        found.length("over", self.over.len(), 1, 100);
        for (number, scenario) in self.over.iter().enumerate() {
            found.id(format!("over[{number}]"), scenario);
        }
    }
}

impl ById<Sky> {
    /// The weather over a scenario: of several skies the one whose id comes last; without one it is dusk.
    #[must_use]
    pub fn over(&self, scenario: &str) -> Weather {
        let mut skies = self.0.values().rev();
        skies.find(|sky| sky.over.iter().any(|own| own == scenario)).map(|sky| sky.weather).unwrap_or_default()
    }
}

impl Library {
    /// Gives all skies.
    #[must_use]
    pub fn skies(&self) -> &ById<Sky> {
        self.of()
    }
}
