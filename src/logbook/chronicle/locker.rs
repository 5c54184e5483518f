//! The locker of saves: a folder in which every save has three generations, and nothing damaged is thrown away. Every
//! battle is saved by itself in a file of its own.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::battle::{self, BattleId, Lock};
use super::form::JournalFault;
use super::save_file::{Heading, read_cover};
pub use super::stems::stem_of;
use super::stems::{ENDING, OLDER};
use crate::logbook::files::{self, Care};

/// The longest file name made from a player's words.
const LONGEST: usize = 60;

/// A save that lies in the locker.
#[derive(Clone, Debug)]
pub struct Kept {
    pub path: PathBuf,
    pub written: Option<SystemTime>,
    pub heading: Result<Heading, JournalFault>,
    /// A picture of the table: a PNG file.
    pub picture: Option<Arc<[u8]>>,
    /// The match in it is sealed.
    pub sealed: bool,
    /// Its key lies in it, sealed under a pass phrase.
    pub carried: bool,
    /// The ones it took the place of, the youngest first.
    pub older: Vec<Kept>,
    /// The battle that was saved by itself in it; none in a save under a name.
    pub battle: Option<BattleId>,
    /// It is no longer the newest: that one was damaged and put aside.
    pub is_older: bool,
}

impl Kept {
    /// The newest one that can be read.
    #[must_use]
    pub fn readable(&self) -> Option<(&Self, &Heading)> {
        let of = |kept: &'_ Self| kept.heading.is_ok();
        let kept = if of(self) { self } else { self.older.iter().find(|kept| of(kept))? };
        kept.heading.as_ref().ok().map(|heading| (kept, heading))
    }

    /// Is the newest one gone or unreadable?
    #[must_use]
    pub fn is_damaged(&self) -> bool {
        let other = matches!(self.heading, Err(JournalFault::NotAJournal)) && self.battle.is_some();
        self.is_older || other || matches!(self.heading, Err(JournalFault::Checksum | JournalFault::Unreadable(_)))
    }

    /// Is it a battle that was saved by itself and is not over?
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        self.battle.is_some() && self.readable().is_some_and(|(_, heading)| !heading.over)
    }
}

/// A file name from what a player typed.
#[must_use]
pub fn stem(name: &str) -> String {
    let fit = |letter: char| if letter.is_alphanumeric() || "-_ ".contains(letter) { letter } else { '_' };
    let stem: String = name.trim().chars().map(fit).take(LONGEST).collect();
    // Devices of Windows, whatever ending they bear.
    let device = |stem: &str| {
        let stem = stem.to_ascii_lowercase();
        let numbered = stem.strip_prefix("com").or_else(|| stem.strip_prefix("lpt"));
        matches!(stem.as_str(), "con" | "prn" | "aux" | "nul")
            || numbered.is_some_and(|rest| {
                rest.chars().count() == 1 && rest.chars().all(|sign| "0123456789¹²³".contains(sign))
            })
    };
    match stem.trim() {
        "" => ENDING.to_owned(),
        stem if device(stem) => format!("{stem}_"),
        // On a disk that ignores case this name would be that of a battle.
        stem if BattleId::try_from(stem.to_lowercase()).is_ok() => format!("{stem}_"),
        stem => stem.to_owned(),
    }
}

/// The file name for this name: another one where a save of another name lies already.
#[must_use]
pub fn stem_for(folder: &Path, name: &str) -> String {
    let stem = stem(name);
    let lies_there = |stem: &String| {
        find(folder, stem).and_then(|kept| kept.heading.ok()?.name).is_some_and(|there| there.trim() != name.trim())
    };
    let named = (2..100).map(|number| format!("{stem}-{number}"));
    std::iter::once(stem.clone()).chain(named).find(|stem| !lies_there(stem)).unwrap_or(stem)
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
/// Fails as the disk does.
pub fn put(folder: &Path, stem: &str, text: &str, turn_over: bool) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let at = newest(folder, stem);
    // First of all the new one is on the disk: where there is no room for it nothing of the old ones moves.
    let new = files::Beside::write(&at, text.as_bytes(), Care::Lasting)?;
    if turn_over {
        for older in (0..OLDER).rev() {
            let (from, to) = (file(folder, stem, older), file(folder, stem, older + 1));
            if from.exists() {
                fs::rename(from, to)?;
            }
        }
    }
    if let Err(error) = new.take_its_place() {
        if turn_over && !at.exists() {
            let _ = fs::rename(file(folder, stem, 1), &at);
        }
        return Err(error);
    }
    Ok(at)
}

fn look_at(path: PathBuf) -> Kept {
    let written = fs::metadata(&path).and_then(|meta| meta.modified()).ok();
    let text = files::read(&path, files::LARGEST).ok().map(String::from_utf8);
    let cover = match text {
        Some(Ok(text)) => read_cover(&text),
        // A file that begins as ours does and is no text was a save once.
        Some(Err(bytes)) if super::journal_file::is_ours(bytes.as_bytes()) => Err(JournalFault::Checksum),
        _ => Err(JournalFault::NotAJournal),
    };
    let (sealed, carried) = cover.as_ref().map_or((false, false), |cover| (cover.sealed, cover.carried));
    let picture = cover.as_ref().ok().and_then(|cover| cover.picture.clone());
    let heading = cover.map(|cover| cover.heading);
    Kept { path, written, heading, picture, sealed, carried, older: Vec::new(), battle: None, is_older: false }
}

/// The save of this name, with the ones it took the place of. Where the newest is gone the one before it stands for it.
#[must_use]
pub fn find(folder: &Path, stem: &str) -> Option<Kept> {
    let there = (0..=OLDER).map(|generation| (generation, file(folder, stem, generation)));
    let mut there = there.filter(|(_, path)| path.exists());
    let (generation, path) = there.next()?;
    let battle = BattleId::try_from(stem.to_owned()).ok();
    let older = there.map(|(_, path)| look_at(path)).collect();
    Some(Kept { older, battle, is_older: generation > 0, ..look_at(path) })
}

/// Everything that lies in the locker, the newest first, every save with the ones it took the place of.
#[must_use]
pub fn list(folder: &Path) -> Vec<Kept> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let names = entries.flatten().filter_map(|entry| entry.file_name().into_string().ok());
    let stems: BTreeSet<String> = names.filter_map(|name| stem_of(&name).map(str::to_owned)).collect();
    let mut kept: Vec<Kept> = stems.iter().filter_map(|stem| find(folder, stem)).collect();
    kept.sort_by(|one, other| other.written.cmp(&one.written).then_with(|| one.path.cmp(&other.path)));
    kept
}

/// Throws a save away, with the ones it took the place of. False if another program has the battle.
///
/// # Errors
/// Fails as the disk does.
pub fn remove(kept: &Kept) -> io::Result<bool> {
    let Some(folder) = kept.path.parent() else { return Ok(true) };
    let lock: Option<Lock> = match kept.battle.as_ref().map(|battle| battle::lock(folder, battle)) {
        Some(Err(battle::Taken)) => return Ok(false),
        lock => lock.and_then(Result::ok),
    };
    for path in kept.older.iter().chain([kept]).map(|kept| &kept.path) {
        fs::remove_file(path)?;
    }
    if let Some(lock) = lock {
        lock.remove();
    }
    Ok(true)
}

/// Puts a damaged file aside, so that nothing is written over it.
///
/// # Errors
/// Fails as the disk does.
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
