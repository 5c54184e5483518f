//! Everything the data files describe: what the program carries, and over it what a player's folder brings.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

use crate::logbook::built_in;
use crate::logbook::wording::Fact;
use crate::rules::dead_reckoning::cards::Cards;
use crate::rules::dead_reckoning::duel::Duel;
use crate::rules::the_ships::articles::{Setup, Switches};
use crate::rules::the_ships::gunnery_table::GunneryTable;
use crate::rules::the_ships::scenario::Scenario;
use crate::rules::the_ships::ship_card::ShipCard;
use crate::rules::the_ships::tile::Tile;

use super::fault::DataFault;
use super::inspection::{self, Inspection};
use super::reading::{LARGEST, Read, read};

/// Ships, tiles, guns and scenarios by their ids.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// Ship cards.
    pub ships: BTreeMap<String, ShipCard>,
    /// Tiles by number.
    pub tiles: BTreeMap<u8, Tile>,
    /// Gunnery tables.
    pub gunnery: BTreeMap<String, GunneryTable>,
    /// Scenarios.
    pub scenarios: BTreeMap<String, Scenario>,
    /// What is printed on the cards of a game.
    pub cards: BTreeMap<String, Cards>,
    /// Battles of Dead Reckoning.
    pub battles: BTreeMap<String, Duel>,
}

/// The folders a library is read from, in this order: later ones name what earlier ones hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Folder {
    /// `gunnery/`
    Gunnery,
    /// `ships/`
    Ships,
    /// `tiles/`
    Tiles,
    /// `scenarios/`
    Scenarios,
    /// `cards/`
    Cards,
    /// `battles/`
    Battles,
}

impl Folder {
    /// All six.
    pub const ALL: [Self; 6] = [Self::Gunnery, Self::Ships, Self::Tiles, Self::Scenarios, Self::Cards, Self::Battles];

    /// Its name on disk.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gunnery => "gunnery",
            Self::Ships => "ships",
            Self::Tiles => "tiles",
            Self::Scenarios => "scenarios",
            Self::Cards => "cards",
            Self::Battles => "battles",
        }
    }
}

impl Library {
    /// A battle of this scenario as printed, with everything the library holds for it.
    #[must_use]
    pub fn setup(&self, scenario: &Scenario) -> Setup {
        Setup {
            scenario: scenario.clone(),
            level: None,
            switches: Switches::default(),
            chosen: BTreeMap::new(),
            ships: self.ships.clone(),
            gunnery: self.gunnery.clone(),
            tiles: self.tiles.clone(),
            position: None,
        }
    }

    /// What the program carries inside itself.
    #[must_use]
    pub fn built_in() -> (Self, Vec<DataFault>) {
        Self::load(None)
    }

    /// What the program carries, with the files of a data folder over it: a file with an id we have takes its place, a
    /// new id joins. Files at fault are left out and reported; a folder that does not exist adds nothing.
    #[must_use]
    pub fn load(data: Option<&Path>) -> (Self, Vec<DataFault>) {
        Self::load_with(data, &[])
    }

    /// The same, with some more files over all of it.
    pub(super) fn load_with(data: Option<&Path>, more: &[(Folder, &str, &[u8])]) -> (Self, Vec<DataFault>) {
        let mut library = Self::default();
        let mut faults = Vec::new();
        for folder in Folder::ALL {
            let prefix = format!("{}/", folder.name());
            let carried =
                built_in::ASSETS.iter().filter(|(path, _)| path.strip_prefix(&prefix).is_some_and(is_data_file));
            let mut layer = Layer::default();
            for (path, bytes) in carried {
                layer.add(&mut library, folder, path, bytes, &mut faults);
            }
            if let Some(data) = data {
                let mut layer = Layer::default();
                for file in files_in(&data.join(folder.name())) {
                    let name = file.display().to_string();
                    match read_bytes(&name, &file, LARGEST) {
                        Ok(bytes) => layer.add(&mut library, folder, &name, &bytes, &mut faults),
                        Err(fault) => faults.push(fault),
                    }
                }
            }
            let mut layer = Layer::default();
            for (_, name, bytes) in more.iter().filter(|(own, ..)| *own == folder) {
                layer.add(&mut library, folder, name, bytes, &mut faults);
            }
        }
        (library, faults)
    }
}

/// The data files of one folder, by name.
fn files_in(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let named = |path: &PathBuf| path.file_name().and_then(|name| name.to_str()).is_some_and(is_data_file);
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).filter(named).collect();
    files.sort();
    files
}

/// The files that lie side by side: among them no id may stand twice.
#[derive(Default)]
struct Layer(BTreeSet<String>);

impl Layer {
    /// Reads one file into the library, or leaves it out and says why.
    fn add(&mut self, library: &mut Library, folder: Folder, file: &str, bytes: &[u8], faults: &mut Vec<DataFault>) {
        let outcome = match folder {
            Folder::Gunnery => self
                .sound(file, bytes, |table: &GunneryTable, found| {
                    inspection::gunnery(table, found);
                    ("id", table.id.clone())
                })
                .map(|table| drop(library.gunnery.insert(table.id.clone(), table))),
            Folder::Ships => self
                .sound(file, bytes, |card: &ShipCard, found| {
                    inspection::ship(card, &library.gunnery, found);
                    ("id", card.id.clone())
                })
                .map(|card| drop(library.ships.insert(card.id.clone(), card))),
            Folder::Tiles => self
                .sound(file, bytes, |tile: &Tile, found| {
                    inspection::tile(tile, found);
                    ("number", tile.number.to_string())
                })
                .map(|tile| drop(library.tiles.insert(tile.number, tile))),
            Folder::Scenarios => self
                .sound(file, bytes, |scenario: &Scenario, found| {
                    inspection::scenario(scenario, library, found);
                    ("id", scenario.id.clone())
                })
                .map(|scenario| drop(library.scenarios.insert(scenario.id.clone(), scenario))),
            Folder::Cards => self
                .sound(file, bytes, |cards: &Cards, found| {
                    inspection::cards(cards, found);
                    ("id", cards.id.clone())
                })
                .map(|cards| drop(library.cards.insert(cards.id.clone(), cards))),
            Folder::Battles => self
                .sound(file, bytes, |duel: &Duel, found| {
                    inspection::battle(duel, &library.cards, found);
                    ("id", duel.id.clone())
                })
                .map(|duel| drop(library.battles.insert(duel.id.clone(), duel))),
        };
        if let Err(found) = outcome {
            faults.extend(found);
        }
    }

    fn sound<T: DeserializeOwned>(
        &mut self,
        file: &str,
        bytes: &[u8],
        inspect: impl FnOnce(&T, &mut Inspection<'_>) -> (&'static str, String),
    ) -> Result<T, Vec<DataFault>> {
        let Read { value, source } = read::<T>(file, bytes).map_err(|fault| vec![fault])?;
        let mut found = Inspection::of(&source);
        let (field, id) = inspect(&value, &mut found);
        if self.0.contains(&id) {
            found.fault(field, Fact::new("fault-twice").with("id", id.as_str()));
        }
        let faults = found.found();
        if faults.is_empty() {
            self.0.insert(id);
            Ok(value)
        } else {
            Err(faults)
        }
    }
}

/// Reads a file that may be anything, but never more of it than a data file can have.
pub fn read_bytes(name: &str, path: &Path, largest: usize) -> Result<Vec<u8>, DataFault> {
    use std::io::Read as _;
    let most = u64::try_from(largest).unwrap_or(u64::MAX).saturating_add(1);
    let mut bytes = Vec::new();
    let read = fs::File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes));
    let whole = |line, what| DataFault { file: name.to_owned(), line, column: 0, field: String::new(), what };
    read.map_err(|error| whole(0, Fact::new("fault-unreadable").with("reason", error.to_string())))?;
    if bytes.len() > largest {
        let key = if largest > LARGEST { "fault-too-large-model" } else { "fault-too-large" };
        return Err(whole(1, Fact::new(key)));
    }
    Ok(bytes)
}

/// Data files end in `.ron` and lie in the folder itself; what lies deeper (`ships/lines/`) is the shipwright’s.
fn is_data_file(name: &str) -> bool {
    name.ends_with(".ron") && !name.starts_with('.') && !name.contains('/')
}
