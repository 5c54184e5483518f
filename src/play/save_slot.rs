//! The save slot of a match: the battle it is, and the lock that keeps other programs from writing it too.

use std::fs;
use std::path::Path;

use bevy::prelude::*;

use super::chance;
use crate::logbook::chronicle::{BattleId, Lock, Taken, lock, locker};

/// The place in the locker where the match on the table is saved by itself.
#[derive(Resource, Debug)]
pub struct SaveSlot {
    battle: BattleId,
    lock: Option<Lock>,
    /// The turn of the save that lies there, and true if its battle is over.
    lies: Option<(u16, bool)>,
}

impl Default for SaveSlot {
    /// The slot of a battle that begins.
    fn default() -> Self {
        Self { battle: BattleId::drawn(chance::fresh()), lock: None, lies: None }
    }
}

impl SaveSlot {
    /// The battle.
    #[must_use]
    pub fn battle(&self) -> &BattleId {
        &self.battle
    }

    /// Finds the slot for a match that was read from this file. It keeps its name if nothing would be lost by it; else
    /// it becomes a battle of its own, and the save there stays.
    ///
    /// `there` reads the journal of the battle's own file, and `held` is the slot of the match before it.
    pub(super) fn of_loaded<J: PartialEq>(
        at: (&Path, &Path),
        (battle, lies): (BattleId, (u16, bool)),
        journal: &J,
        there: impl FnOnce(&Path) -> Option<J>,
        held: Option<&mut Self>,
    ) -> Result<Self, Taken> {
        let (folder, path) = at;
        let newest = locker::newest(folder, battle.word());
        let itself = is_one(path, &newest);
        let held = held.filter(|held| held.battle == battle).and_then(|held| held.lock.take());
        let lock = match held.map_or_else(|| lock(folder, &battle), Ok) {
            Ok(lock) => lock,
            Err(Taken) if itself => return Err(Taken),
            Err(Taken) => return Ok(Self::default()),
        };
        // Reading puts a damaged one aside.
        let same = itself || there(&newest).is_some_and(|there| there == *journal) || !newest.exists();
        Ok(if same { Self { battle, lock: Some(lock), lies: Some(lies) } } else { Self::default() })
    }

    /// Takes the battle for this program; it becomes another where another program holds it.
    pub(super) fn claim(&mut self, folder: &Path) {
        while self.lock.is_none() {
            match lock(folder, &self.battle) {
                Ok(lock) => self.lock = Some(lock),
                Err(Taken) => *self = Self::default(),
            }
        }
    }

    /// Is this turn another than that of the save that lies there?
    pub(super) fn turns_over(&self, turn: u16) -> bool {
        self.lies.is_none_or(|(lies, _)| lies != turn)
    }

    /// Is the battle over in the save that lies there?
    pub(super) fn is_over(&self) -> bool {
        self.lies.is_some_and(|(_, over)| over)
    }

    /// This turn lies there.
    pub(super) fn lies(&mut self, turn: u16, over: bool) {
        self.lies = Some((turn, over));
    }
}

/// Are these two names of one file or folder?
pub(super) fn is_one(one: &Path, other: &Path) -> bool {
    matches!((fs::canonicalize(one), fs::canonicalize(other)), (Ok(one), Ok(other)) if one == other)
}
