//! Checks files of any kind that a player has written, before the game has to use them.

use std::path::Path;

use crate::logbook::files::{LARGEST, MEGABYTE};
use crate::logbook::wording::{self, Fact, key};

use super::fault::{DataFault, MOST_FAULTS};
use super::library::{Library, read_bytes};
use super::model;
use super::reading::text_of;
use super::ron_tree::{too_deep, tree};
use super::shelf::{Folder, GameShelf};

/// The kind of a data file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Something of the library.
    Library(Folder),
    /// The lines of a hull, for the shipwright.
    ShipLines,
    /// Dice, the tray, or the tower, for throws.
    Vessel(Vessel),
    /// Sentences of a language.
    Sentences,
    /// A chapter of a rulebook.
    Chapter,
    Settings,
    Script,
    Model,
}

/// The part of the description of throws that a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Vessel {
    /// Dice, with the physics of their throws.
    Dice,
    Tray,
    Tower,
}

/// Files that are no part of the library, by their first word.
const OTHERS: [(&str, Kind); 4] = [
    ("Dice", Kind::Vessel(Vessel::Dice)),
    ("Tray", Kind::Vessel(Vessel::Tray)),
    ("Tower", Kind::Vessel(Vessel::Tower)),
    ("Script", Kind::Script),
];

/// It is none of the kinds there are, and which those are.
#[must_use]
pub fn no_kind(folders: &[Folder]) -> Fact {
    let words = folders.iter().map(|folder| folder.word).chain(OTHERS.iter().map(|(word, _)| *word));
    Fact::from(key::FaultUnknownKind { kinds: words.collect::<Vec<_>>().join(", ") })
}

/// A file's name as it was given, its kind and its bytes.
#[derive(Clone, Debug)]
pub struct File {
    pub name: String,
    pub kind: Kind,
    pub bytes: Vec<u8>,
}

impl File {
    /// Its path.
    #[must_use]
    pub fn path(&self) -> &Path {
        Path::new(&self.name)
    }
}

/// Reads a file and recognises its kind by its ending, its first word, its folder or its fields.
pub fn open(path: &Path, folders: &[Folder]) -> Result<File, DataFault> {
    let name = path.display().to_string();
    let model = path.extension().is_some_and(|ending| ending == "glb" || ending == "gltf");
    let bytes = read_bytes(&name, path, if model { LARGEST } else { MEGABYTE })?;
    recognise(&name, bytes, folders)
}

/// The same for a file that has been read already.
pub fn recognise(name: &str, bytes: Vec<u8>, folders: &[Folder]) -> Result<File, DataFault> {
    let kind = kind_of(Path::new(name), name, &bytes, folders)?;
    Ok(File { name: name.to_owned(), kind, bytes })
}

fn kind_of(path: &Path, name: &str, bytes: &[u8], folders: &[Folder]) -> Result<Kind, DataFault> {
    let by_ending = match path.extension().and_then(|ending| ending.to_str()) {
        Some("ftl") => Some(Kind::Sentences),
        Some("md") => Some(Kind::Chapter),
        Some("toml") => Some(Kind::Settings),
        Some("glb" | "gltf") => Some(Kind::Model),
        _ => None,
    };
    if let Some(kind) = by_ending {
        return Ok(kind);
    }
    if bytes.starts_with(b"glTF") {
        return Ok(Kind::Model);
    }
    let text = text_of(name, bytes)?;
    if let Some(at) = too_deep(text) {
        let what = Fact::from(key::FAULT_TOO_DEEP);
        let (line, column) = (at.line, at.column);
        return Err(DataFault { file: name.to_owned(), line, column, field: String::new(), what });
    }
    let root = tree(text);
    let by_word = root.as_ref().and_then(|root| match root.word.as_str() {
        // A card and the lines of a hull are both a ship; only lines have a keel.
        "Ship" if root.has("keel") => Some(Kind::ShipLines),
        // Only scripts have steps.
        "" if root.has("steps") => Some(Kind::Script),
        word => {
            let other = OTHERS.iter().find(|(own, _)| *own == word).map(|(_, kind)| *kind);
            other.or_else(|| folders.iter().find(|folder| folder.word == word).copied().map(Kind::Library))
        }
    });
    let lines = match by_word {
        None => true,
        Some(Kind::Library(folder)) => folder.word == "Ship",
        Some(_) => false,
    };
    let folder = path.parent().and_then(Path::file_name).and_then(|folder| folder.to_str());
    if lines && folder == Some("lines") {
        return Ok(Kind::ShipLines);
    }
    let by_folder = || folders.iter().find(|own| Some(own.name) == folder).copied().map(Kind::Library);
    let by_field = || {
        let root = root.as_ref().filter(|root| root.word.is_empty())?;
        folders.iter().find(|folder| root.has(folder.sign)).copied().map(Kind::Library)
    };
    let unknown = || {
        let (line, column) = root.as_ref().map_or((1, 1), |root| (root.at.line, root.at.column));
        DataFault { file: name.to_owned(), line, column, field: String::new(), what: no_kind(folders) }
    };
    by_word.or_else(by_folder).or_else(by_field).ok_or_else(unknown)
}

/// Makes a library with these files, and lists every fault in them. They may name each other, the program's own files,
/// and those of the data folder. Settings, scripts, chapters and ship lines are checked elsewhere.
#[must_use]
pub fn check(files: &[File], shelves: Vec<Box<dyn GameShelf>>, data: Option<&Path>) -> (Library, Vec<DataFault>) {
    let more: Vec<(Folder, &str, &[u8])> = files
        .iter()
        .filter_map(|file| match file.kind {
            Kind::Library(folder) => Some((folder, file.name.as_str(), file.bytes.as_slice())),
            _ => None,
        })
        .collect();
    let before = Library::load(shelves.iter().map(|shelf| shelf.copied()).collect(), data).1;
    let (library, mut faults) = Library::load_with(shelves, data, &more);
    faults.retain(|fault| !before.contains(fault) || more.iter().any(|(_, name, _)| *name == fault.file));
    // These files are to blame for everything that is left out only when they are there.
    for fault in faults.iter_mut().filter(|fault| !more.iter().any(|(_, name, _)| *name == fault.file)) {
        fault.what = Fact::from(key::FaultLeftOut { fault: fault.what.clone() });
    }
    for file in files {
        match file.kind {
            Kind::Sentences => sentences(&file.name, &file.bytes, &mut faults),
            Kind::Model => faults.extend(model::inspect(&file.name, &file.bytes)),
            Kind::Library(_) | Kind::Chapter | Kind::Settings | Kind::Script | Kind::ShipLines | Kind::Vessel(_) => {}
        }
    }
    let place = |fault: &DataFault| files.iter().position(|file| file.name == fault.file);
    faults.sort_by_key(|fault| place(fault).unwrap_or(usize::MAX));
    (library, faults)
}

fn sentences(name: &str, bytes: &[u8], faults: &mut Vec<DataFault>) {
    let text = match text_of(name, bytes) {
        Ok(text) => text,
        Err(fault) => return faults.push(fault),
    };
    let found = wording::check_file(Path::new(name), text);
    let more = found.len().saturating_sub(MOST_FAULTS);
    for fault in found.into_iter().take(MOST_FAULTS) {
        let what = fault.fact();
        faults.push(DataFault { file: name.to_owned(), line: fault.line, column: 0, field: fault.key, what });
    }
    faults.extend(DataFault::and_more(name, more));
}
