//! The locker of saves: a folder in which every save has three generations, and nothing damaged is thrown away.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::form::JournalFault;
use super::save_file::{Heading, read_cover};
use crate::logbook::files;

/// The ending of a save's file name.
const ENDING: &str = "save";
/// The save that is written by itself.
pub const AUTOSAVE: &str = "autosave";
/// How many older ones are kept beside the newest.
const OLDER: usize = 2;
/// The longest file name made from a player's words.
const LONGEST: usize = 60;

/// A save that lies in the locker.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Its file.
    pub path: PathBuf,
    /// When it was written.
    pub written: Option<SystemTime>,
    /// What it says of itself.
    pub heading: Result<Heading, JournalFault>,
    /// A picture of the table: a PNG file.
    pub picture: Option<Arc<[u8]>>,
    /// The ones it took the place of, the youngest first.
    pub older: Vec<Kept>,
}

/// A file name from what a player typed.
#[must_use]
pub fn stem(name: &str) -> String {
    let fit = |letter: char| if letter.is_alphanumeric() || "-_ ".contains(letter) { letter } else { '_' };
    let stem: String = name.trim().chars().map(fit).take(LONGEST).collect();
    match stem.trim() {
        "" => ENDING.to_owned(),
        AUTOSAVE => format!("{AUTOSAVE}_"),
        stem => stem.to_owned(),
    }
}

fn file(folder: &Path, stem: &str, generation: usize) -> PathBuf {
    match generation {
        0 => folder.join(format!("{stem}.{ENDING}")),
        older => folder.join(format!("{stem}.{ENDING}.{older}")),
    }
}

/// The file of the newest save of this name.
#[must_use]
pub fn newest(folder: &Path, stem: &str) -> PathBuf {
    file(folder, stem, 0)
}

/// Puts a save away: whole or not at all, over the one of the same name.
///
/// With `turn_over` the one that lies there is kept as an older one.
///
/// # Errors
/// What the disk says.
pub fn put(folder: &Path, stem: &str, text: &str, turn_over: bool) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let at = newest(folder, stem);
    if turn_over {
        for older in (0..OLDER).rev() {
            let (from, to) = (file(folder, stem, older), file(folder, stem, older + 1));
            if from.exists() {
                fs::rename(from, to)?;
            }
        }
    }
    files::write(&at, text.as_bytes())?;
    Ok(at)
}

fn look_at(path: PathBuf) -> Kept {
    let written = fs::metadata(&path).and_then(|meta| meta.modified()).ok();
    let text = files::read(&path, files::LARGEST).ok().and_then(|bytes| String::from_utf8(bytes).ok());
    let cover = text.ok_or(JournalFault::NotAJournal).and_then(|text| read_cover(&text));
    let (heading, picture) = match cover {
        Ok((heading, picture)) => (Ok(heading), picture),
        Err(fault) => (Err(fault), None),
    };
    Kept { path, written, heading, picture, older: Vec::new() }
}

/// The older ones of a save, the youngest first.
fn older_than(path: &Path) -> Vec<Kept> {
    let older = (1..=OLDER).map(|generation| path.with_extension(format!("{ENDING}.{generation}")));
    older.filter(|path| path.exists()).map(look_at).collect()
}

/// The newest save of this name.
#[must_use]
pub fn find(folder: &Path, stem: &str) -> Option<Kept> {
    Some(newest(folder, stem)).filter(|path| path.exists()).map(look_at)
}

/// Everything that lies in the locker, the newest first, every save with the ones it took the place of.
#[must_use]
pub fn list(folder: &Path) -> Vec<Kept> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut kept: Vec<Kept> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
        .map(|path| {
            let older = older_than(&path);
            Kept { older, ..look_at(path) }
        })
        .collect();
    kept.sort_by(|one, other| other.written.cmp(&one.written).then_with(|| one.path.cmp(&other.path)));
    kept
}

/// Puts a damaged file aside, so that nothing is written over it.
///
/// # Errors
/// What the disk says.
pub fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let named = |number: u32| {
        let mut name = path.file_name().map(ToOwned::to_owned).unwrap_or_default();
        name.push(format!(".damaged-{number}"));
        path.with_file_name(name)
    };
    let free = (1..).map(named).find(|path| !path.exists()).unwrap_or_else(|| named(0));
    fs::rename(path, &free)?;
    Ok(free)
}
