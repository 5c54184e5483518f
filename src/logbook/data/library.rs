//! The library: the data files that the program carries, and over them those of a player's folder.

use std::any::Any;
use std::fs;
use std::path::{Path, PathBuf};

use crate::logbook::built_in;
use crate::logbook::files::{self, MEGABYTE};
use crate::logbook::wording::Fact;

use super::fault::DataFault;
use super::shelf::{Folder, GameShelf, Layer};

/// The shelves of all games.
#[derive(Debug, Default)]
pub struct Library(Vec<Box<dyn GameShelf>>);

impl Clone for Library {
    fn clone(&self) -> Self {
        Self(self.0.iter().map(|shelf| shelf.copied()).collect())
    }
}

impl Library {
    /// The shelf of a game; an empty one if the library has none.
    #[must_use]
    pub fn of<S: GameShelf>(&self) -> &S {
        let mut shelves = self.0.iter().map(|shelf| &**shelf as &dyn Any);
        shelves.find_map(|shelf| shelf.downcast_ref()).unwrap_or(S::empty())
    }

    /// The files the program carries, with those of a data folder over them: a file with an id we have takes its place, a
    /// new id joins. Files at fault are left out and reported; a folder that does not exist adds nothing.
    #[must_use]
    pub fn load(shelves: Vec<Box<dyn GameShelf>>, data: Option<&Path>) -> (Self, Vec<DataFault>) {
        Self::load_with(shelves, data, &[])
    }

    /// The same, with some more files over all of it.
    pub(super) fn load_with(
        mut shelves: Vec<Box<dyn GameShelf>>,
        data: Option<&Path>,
        more: &[(Folder, &str, &[u8])],
    ) -> (Self, Vec<DataFault>) {
        let mut faults = Vec::new();
        for shelf in &mut shelves {
            for folder in shelf.folders() {
                fill(&mut **shelf, *folder, data, more, &mut faults);
            }
        }
        (Self(shelves), faults)
    }
}

/// Fills one folder of a shelf, layer over layer.
fn fill(
    shelf: &mut dyn GameShelf,
    folder: Folder,
    data: Option<&Path>,
    more: &[(Folder, &str, &[u8])],
    faults: &mut Vec<DataFault>,
) {
    let mut add = |layer: &mut Layer, file: &str, bytes: &[u8]| {
        faults.extend(shelf.add(folder, layer, file, bytes).err().unwrap_or_default());
    };
    let prefix = format!("{}/", folder.name);
    let carried = built_in::ASSETS.iter().filter(|(path, _)| path.strip_prefix(&prefix).is_some_and(is_data_file));
    let mut layer = Layer::carried();
    for (path, bytes) in carried {
        add(&mut layer, path, bytes);
    }
    let mut layer = Layer::default();
    let mut unread = Vec::new();
    for file in data.into_iter().flat_map(|data| files_in(&data.join(folder.name))) {
        let name = file.display().to_string();
        match read_bytes(&name, &file, MEGABYTE) {
            Ok(bytes) => add(&mut layer, &name, &bytes),
            Err(fault) => unread.push(fault),
        }
    }
    let mut layer = Layer::default();
    for (_, name, bytes) in more.iter().filter(|(own, ..)| *own == folder) {
        add(&mut layer, name, bytes);
    }
    faults.extend(unread);
}

/// The data files of one folder, by name.
fn files_in(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let named = |path: &PathBuf| path.file_name().and_then(|name| name.to_str()).is_some_and(is_data_file);
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).filter(named).collect();
    files.sort();
    files
}

/// Reads a file that may be anything, but never more of it than a data file can have.
pub fn read_bytes(name: &str, path: &Path, most: usize) -> Result<Vec<u8>, DataFault> {
    files::read(path, most).map_err(|unread| {
        let line = usize::from(matches!(unread, files::Unread::TooLarge(_)));
        DataFault { file: name.to_owned(), line, column: 0, field: String::new(), what: Fact::from(&unread) }
    })
}

/// Data files end in `.ron` and lie in the folder itself; those that lie deeper (`ships/lines/`) are the shipwright’s.
fn is_data_file(name: &str) -> bool {
    name.ends_with(".ron") && !name.starts_with('.') && !name.contains('/')
}
