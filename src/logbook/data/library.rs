//! Everything the data files describe: what the program carries, and over it what a player's folder brings.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde::de::DeserializeOwned;

use crate::logbook::built_in;
use crate::logbook::wording::Fact;
use crate::rules::the_ships::gunnery_table::GunneryTable;
use crate::rules::the_ships::scenario::Scenario;
use crate::rules::the_ships::ship_card::ShipCard;
use crate::rules::the_ships::tile::Tile;

use super::fault::DataFault;
use super::reading::{LARGEST, Read, Source, read};

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
    sources: BTreeMap<(Folder, String), Source>,
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
}

impl Folder {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Gunnery, Self::Ships, Self::Tiles, Self::Scenarios];

    /// Its name on disk.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gunnery => "gunnery",
            Self::Ships => "ships",
            Self::Tiles => "tiles",
            Self::Scenarios => "scenarios",
        }
    }
}

impl Library {
    /// What the program carries inside itself.
    #[must_use]
    pub fn built_in() -> (Self, Vec<DataFault>) {
        Self::load(None)
    }

    /// What the program carries, with the files of a data folder over it: a file with an id we have takes its place, a
    /// new id joins. Files at fault are left out and reported; a folder that does not exist adds nothing.
    #[must_use]
    pub fn load(data: Option<&Path>) -> (Self, Vec<DataFault>) {
        let mut library = Self::default();
        let mut faults = Vec::new();
        for folder in Folder::ALL {
            let prefix = format!("{}/", folder.name());
            for (path, bytes) in built_in::ASSETS {
                if path.strip_prefix(&prefix).is_some_and(is_data_file) {
                    library.add(folder, path, bytes, &mut faults);
                }
            }
            if let Some(data) = data {
                library.add_folder(folder, &data.join(folder.name()), &mut faults);
            }
        }
        (library, faults)
    }

    fn add_folder(&mut self, folder: Folder, path: &Path, faults: &mut Vec<DataFault>) {
        let Ok(entries) = fs::read_dir(path) else { return };
        let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
        files.sort();
        for file in
            files.iter().filter(|file| file.file_name().and_then(|name| name.to_str()).is_some_and(is_data_file))
        {
            let name = file.display().to_string();
            match read_bytes(&name, file) {
                Ok(bytes) => self.add(folder, &name, &bytes, faults),
                Err(fault) => faults.push(fault),
            }
        }
    }

    fn add(&mut self, folder: Folder, file: &str, bytes: &[u8], faults: &mut Vec<DataFault>) {
        let sources = &mut self.sources;
        let mut keep = |id: String, source| sources.insert((folder, id), source);
        match folder {
            Folder::Gunnery => {
                if let Some(Read { value, source }) = told::<GunneryTable>(file, bytes, faults) {
                    keep(value.id.clone(), source);
                    self.gunnery.insert(value.id.clone(), value);
                }
            }
            Folder::Ships => {
                if let Some(Read { value, source }) = told::<ShipCard>(file, bytes, faults) {
                    keep(value.id.clone(), source);
                    self.ships.insert(value.id.clone(), value);
                }
            }
            Folder::Tiles => {
                if let Some(Read { value, source }) = told::<Tile>(file, bytes, faults) {
                    keep(value.number.to_string(), source);
                    self.tiles.insert(value.number, value);
                }
            }
            Folder::Scenarios => {
                if let Some(Read { value, source }) = told::<Scenario>(file, bytes, faults) {
                    keep(value.id.clone(), source);
                    self.scenarios.insert(value.id.clone(), value);
                }
            }
        }
    }
}

/// Reads a file that may be anything, but never more of it than a data file can have.
pub fn read_bytes(name: &str, path: &Path) -> Result<Vec<u8>, DataFault> {
    use std::io::Read as _;
    let most = u64::try_from(LARGEST).unwrap_or(u64::MAX).saturating_add(1);
    let mut bytes = Vec::new();
    let read = fs::File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes));
    read.map(|_| bytes).map_err(|error| DataFault {
        file: name.to_owned(),
        line: 0,
        column: 0,
        field: String::new(),
        what: Fact::new("fault-unreadable").with("reason", error.to_string()),
    })
}

fn told<T: DeserializeOwned>(file: &str, bytes: &[u8], faults: &mut Vec<DataFault>) -> Option<Read<T>> {
    read(file, bytes).map_err(|fault| faults.push(fault)).ok()
}

/// Data files end in `.ron`; ship lines (`.lines.ron`) are the shipwright's.
fn is_data_file(name: &str) -> bool {
    name.ends_with(".ron") && !name.ends_with(".lines.ron") && !name.starts_with('.')
}
