//! The shelf of The Ships: cards of ships, tiles, gunnery tables and scenarios.

use std::collections::BTreeMap;

use crate::logbook::data::{DataFault, Folder, GameShelf, Layer, Library};
use crate::rules::the_ships::articles::{Setup, Switches};
use crate::rules::the_ships::gunnery_table::GunneryTable;
use crate::rules::the_ships::scenario::Scenario;
use crate::rules::the_ships::ship_card::ShipCard;
use crate::rules::the_ships::tile::Tile;

use super::share::Share;
use super::{gunnery, scenario, share, ship, tile};

/// Ships, tiles, guns and scenarios by their ids.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    pub ships: BTreeMap<String, ShipCard>,
    pub tiles: BTreeMap<u8, Tile>,
    pub gunnery: BTreeMap<String, GunneryTable>,
    pub scenarios: BTreeMap<String, Scenario>,
    /// The measured share of each side, by scenario.
    pub shares: BTreeMap<String, Share>,
}

static EMPTY: Shelf = Shelf {
    ships: BTreeMap::new(),
    tiles: BTreeMap::new(),
    gunnery: BTreeMap::new(),
    scenarios: BTreeMap::new(),
    shares: BTreeMap::new(),
};

const GUNNERY: Folder = Folder { name: "gunnery", word: "GunneryTable", sign: "grape" };
const SHIPS: Folder = Folder { name: "ships", word: "Ship", sign: "hull" };
const TILES: Folder = Folder { name: "tiles", word: "Tile", sign: "b" };
const SCENARIOS: Folder = Folder { name: "scenarios", word: "Scenario", sign: "sides" };
const SHARES: Folder = Folder { name: "shares", word: "Share", sign: "neither" };

impl GameShelf for Shelf {
    fn folders(&self) -> &'static [Folder] {
        &[GUNNERY, SHIPS, TILES, SCENARIOS, SHARES]
    }

    fn add(&mut self, folder: Folder, layer: &mut Layer, file: &str, bytes: &[u8]) -> Result<(), Vec<DataFault>> {
        if folder == GUNNERY {
            let table = layer.sound(file, bytes, |table: &GunneryTable, found| {
                gunnery::inspect(table, found);
                ("id", table.id.clone())
            })?;
            self.gunnery.insert(table.id.clone(), table);
        } else if folder == SHIPS {
            let card = layer.sound(file, bytes, |card: &ShipCard, found| {
                ship::inspect(card, &self.gunnery, found);
                ("id", card.id.clone())
            })?;
            self.ships.insert(card.id.clone(), card);
        } else if folder == TILES {
            let tile = layer.sound(file, bytes, |tile: &Tile, found| {
                tile::inspect(tile, found);
                ("number", tile.number.to_string())
            })?;
            self.tiles.insert(tile.number, tile);
        } else if folder == SCENARIOS {
            let scenario = layer.sound(file, bytes, |scenario: &Scenario, found| {
                scenario::inspect(scenario, self, found);
                ("id", scenario.id.clone())
            })?;
            self.scenarios.insert(scenario.id.clone(), scenario);
        } else if folder == SHARES {
            let share = layer.sound(file, bytes, |share: &Share, found| {
                share::inspect(share, found);
                ("scenario", share.scenario.clone())
            })?;
            self.shares.insert(share.scenario.clone(), share);
        }
        Ok(())
    }

    fn copied(&self) -> Box<dyn GameShelf> {
        Box::new(self.clone())
    }

    fn empty() -> &'static Self {
        &EMPTY
    }
}

impl Shelf {
    /// The measured share of each side, while the scenario is as it was then.
    #[must_use]
    pub fn share(&self, scenario: &Scenario) -> Option<&Share> {
        self.shares.get(&scenario.id).filter(|share| share.holds(scenario))
    }

    /// A battle of this scenario as printed, with everything the shelf holds for it.
    #[must_use]
    pub fn setup(&self, scenario: &Scenario) -> Setup {
        Setup {
            scenario: scenario.clone(),
            level: None,
            switches: Switches::default(),
            chosen: BTreeMap::new(),
            fleets: BTreeMap::new(),
            short_handed: BTreeMap::new(),
            ships: self.ships.clone(),
            gunnery: self.gunnery.clone(),
            tiles: self.tiles.clone(),
            position: None,
        }
    }
}

impl Library {
    /// The shelf of The Ships.
    #[must_use]
    pub fn the_ships(&self) -> &Shelf {
        self.of()
    }
}
