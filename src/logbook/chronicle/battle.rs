//! Battles of the locker: each has a name of its own, and one program at a time writes it.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::stems::stem_of;
use crate::logbook::files;

/// The file of a battle that began before battles had names of their own.
const NAMELESS: &str = "autosave";
/// The beginning of all other names; sixteen random letters follow.
const BATTLE: &str = "battle-";
const DRAWN: usize = 16;

/// The name of a battle, which is that of its autosave file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct BattleId(String);

/// An invalid id of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no name of a battle")]
pub struct NoBattle;

impl BattleId {
    /// The name of a battle that begins, from a number that was drawn for it.
    #[must_use]
    pub fn drawn(number: u64) -> Self {
        Self(format!("{BATTLE}{number:0DRAWN$x}"))
    }

    /// As it stands in a file name.
    #[must_use]
    pub fn word(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for BattleId {
    type Error = NoBattle;

    /// A name may become a path: nothing else is let through.
    fn try_from(word: String) -> Result<Self, NoBattle> {
        let drawn = word.strip_prefix(BATTLE).is_some_and(|drawn| {
            drawn.len() == DRAWN && drawn.bytes().all(|letter| matches!(letter, b'0'..=b'9' | b'a'..=b'f'))
        });
        if drawn || word == NAMELESS { Ok(Self(word)) } else { Err(NoBattle) }
    }
}

impl From<BattleId> for String {
    fn from(battle: BattleId) -> Self {
        battle.0
    }
}

/// As long as it is held no other program writes this battle; the system lets it go when the program ends, however it
/// ends. Its file stays: a program that has opened it and waits would else lock what no longer has a name.
#[derive(Debug)]
pub struct Lock {
    _file: Option<File>,
    path: PathBuf,
}

impl Lock {
    /// The battle itself is thrown away, and its lock with it.
    pub(super) fn remove(self) {
        let _ = fs::remove_file(&self.path);
    }
}

/// Another program has this battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken;

/// Takes a battle for this program, and sweeps away what a program that was killed left half written of it. Where the disk
/// knows no locks everything is free.
///
/// # Errors
/// Another program has it.
pub fn lock(folder: &Path, battle: &BattleId) -> Result<Lock, Taken> {
    let path = folder.join(format!("{}.lock", battle.word()));
    let file = fs::create_dir_all(folder).and_then(|()| File::create(&path)).ok();
    let file = match file.as_ref().map(File::try_lock) {
        Some(Err(TryLockError::WouldBlock)) => return Err(Taken),
        Some(Ok(())) => file,
        Some(Err(TryLockError::Error(_))) | None => None,
    };
    files::sweep(folder, |name| stem_of(name) == Some(battle.word()));
    Ok(Lock { _file: file, path })
}
