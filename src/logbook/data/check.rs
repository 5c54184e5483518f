//! Looks through files that a player has written, of whatever kind, before the game has to use them.

use std::path::Path;

use crate::logbook::wording::{self, Fact, Problem};

use super::fault::DataFault;
use super::library::{Folder, Library, read_bytes};
use super::reading::text_of;
use super::ron_tree::{too_deep, tree};

/// What a file describes.
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
    /// The settings file.
    Settings,
    /// A script.
    Script,
    /// A model.
    Model,
}

/// Which part of the description of throws a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Vessel {
    /// Dice and how they are thrown.
    Dice,
    /// The tray.
    Tray,
    /// The tower ship.
    Tower,
}

/// A file's name as it was given, its kind, and what is in it.
#[derive(Clone, Debug)]
pub struct File {
    /// Its name.
    pub name: String,
    /// What it describes.
    pub kind: Kind,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// Reads a file and finds out what it describes, by its ending, its first word, its folder or its fields.
pub fn open(path: &Path) -> Result<File, DataFault> {
    let name = path.display().to_string();
    let model = path.extension().is_some_and(|ending| ending == "glb" || ending == "gltf");
    let bytes = read_bytes(&name, path, if model { LARGEST_MODEL } else { super::reading::LARGEST })?;
    recognise(&name, bytes)
}

/// The same for a file that has been read already.
pub fn recognise(name: &str, bytes: Vec<u8>) -> Result<File, DataFault> {
    let kind = kind_of(Path::new(name), name, &bytes)?;
    Ok(File { name: name.to_owned(), kind, bytes })
}

/// No model of a ship comes near it.
const LARGEST_MODEL: usize = 64 << 20;

fn kind_of(path: &Path, name: &str, bytes: &[u8]) -> Result<Kind, DataFault> {
    let by_ending = match path.extension().and_then(|ending| ending.to_str()) {
        Some("ftl") => Some(Kind::Sentences),
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
        let what = Fact::new("fault-too-deep");
        let (line, column) = (at.line, at.column);
        return Err(DataFault { file: name.to_owned(), line, column, field: String::new(), what });
    }
    let root = tree(text);
    let by_word = root.as_ref().and_then(|root| match root.word.as_str() {
        // A card and the lines of a hull are both a ship; only lines have a keel.
        "Ship" if root.has("keel") => Some(Kind::ShipLines),
        "Ship" => Some(Kind::Library(Folder::Ships)),
        "Tile" => Some(Kind::Library(Folder::Tiles)),
        "GunneryTable" => Some(Kind::Library(Folder::Gunnery)),
        "Scenario" => Some(Kind::Library(Folder::Scenarios)),
        "Dice" => Some(Kind::Vessel(Vessel::Dice)),
        "Tray" => Some(Kind::Vessel(Vessel::Tray)),
        "Tower" => Some(Kind::Vessel(Vessel::Tower)),
        "Cards" => Some(Kind::Library(Folder::Cards)),
        "Battle" => Some(Kind::Library(Folder::Battles)),
        "Script" => Some(Kind::Script),
        // Only scripts have steps.
        "" if root.has("steps") => Some(Kind::Script),
        _ => None,
    });
    let lines = by_word.is_none() || by_word == Some(Kind::Library(Folder::Ships));
    let folder = path.parent().and_then(Path::file_name).and_then(|folder| folder.to_str());
    if lines && folder == Some("lines") {
        return Ok(Kind::ShipLines);
    }
    let by_folder = || Folder::ALL.into_iter().find(|own| Some(own.name()) == folder).map(Kind::Library);
    let by_field = || {
        let root = root.as_ref().filter(|root| root.word.is_empty())?;
        let signs = [
            ("hull", Folder::Ships),
            ("b", Folder::Tiles),
            ("grape", Folder::Gunnery),
            ("sides", Folder::Scenarios),
            ("sailors", Folder::Cards),
            ("players", Folder::Battles),
        ];
        signs.into_iter().find(|(field, _)| root.has(field)).map(|(_, folder)| Kind::Library(folder))
    };
    let unknown = || {
        let (line, column) = root.as_ref().map_or((1, 1), |root| (root.at.line, root.at.column));
        let what = Fact::new("fault-unknown-kind");
        DataFault { file: name.to_owned(), line, column, field: String::new(), what }
    };
    by_word.or_else(by_folder).or_else(by_field).ok_or_else(unknown)
}

/// Everything wrong in these files. They may name each other, what the program carries, and what is in the data folder.
/// Settings, scripts and ship lines are for others to look at.
#[must_use]
pub fn check(files: &[File], data: Option<&Path>) -> Vec<DataFault> {
    let more: Vec<(Folder, &str, &[u8])> = files
        .iter()
        .filter_map(|file| match file.kind {
            Kind::Library(folder) => Some((folder, file.name.as_str(), file.bytes.as_slice())),
            _ => None,
        })
        .collect();
    let (_, mut faults) = Library::load_with(data, &more);
    faults.retain(|fault| more.iter().any(|(_, name, _)| *name == fault.file));
    for file in files {
        match file.kind {
            Kind::Sentences => sentences(&file.name, &file.bytes, &mut faults),
            Kind::Model => faults.extend(model(&file.name, &file.bytes)),
            Kind::Library(_) | Kind::Settings | Kind::Script | Kind::ShipLines | Kind::Vessel(_) => {}
        }
    }
    let place = |fault: &DataFault| files.iter().position(|file| file.name == fault.file);
    faults.sort_by_key(place);
    faults
}

fn sentences(name: &str, bytes: &[u8], faults: &mut Vec<DataFault>) {
    let text = match text_of(name, bytes) {
        Ok(text) => text,
        Err(fault) => return faults.push(fault),
    };
    for fault in wording::check_file(Path::new(name), text) {
        let what = match fault.problem {
            Problem::Unreadable(reason) => Fact::new("fault-unreadable").with("reason", reason),
            Problem::NotText => Fact::new("fault-not-text"),
            Problem::Syntax(reason) => Fact::new("fault-syntax").with("reason", reason),
            Problem::NoLanguage(folder) => Fact::new("fault-wording-folder").with("folder", folder),
            Problem::Twice => Fact::new("fault-twice").with("id", fault.key.as_str()),
            Problem::UnknownArgument(name) => Fact::new("fault-wording-unknown-argument").with("name", name),
            Problem::MissingArgument(name) => Fact::new("fault-wording-missing-argument").with("name", name),
            Problem::MissingForm(form) => Fact::new("fault-wording-missing-form").with("form", form),
            Problem::UnknownReference(name) => Fact::new("fault-wording-unknown-reference").with("name", name),
        };
        faults.push(DataFault { file: name.to_owned(), line: fault.line, column: 0, field: fault.key, what });
    }
}

/// Reads a binary model as the table would, with everything the format demands of it.
fn model(name: &str, bytes: &[u8]) -> Option<DataFault> {
    let error = gltf::Gltf::from_slice(bytes).err()?;
    let (mut field, mut reason) = (String::new(), error.to_string());
    if let gltf::Error::Validation(places) = &error
        && let Some((path, fault)) = places.first()
    {
        field = path.to_string();
        reason = fault.to_string();
    }
    let what = Fact::new("fault-model").with("reason", reason);
    Some(DataFault { file: name.to_owned(), line: 1, column: 0, field, what })
}
