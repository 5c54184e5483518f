//! The keys under which battles are sealed: in a folder of their own, apart from the saves.

use std::fs::DirBuilder;
use std::path::PathBuf;

use bevy::prelude::*;

use super::chance::drawn;
use crate::logbook::chronicle::{BattleId, Key, Seal};
use crate::logbook::files::{self, Care};

/// A key file holds one line.
const LONGEST: usize = 1024;

/// The folder of the keys; without it nothing is sealed.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct KeyFolder(pub PathBuf);

impl KeyFolder {
    /// The name of the file that holds a battle's key.
    #[must_use]
    pub fn file_of(battle: &BattleId) -> String {
        format!("{}.key", battle.word())
    }

    /// The key of a battle, if it lies here.
    pub(super) fn find(&self, battle: &BattleId) -> Option<Key> {
        let bytes = files::read(&self.0.join(Self::file_of(battle)), LONGEST).ok()?;
        Key::read(&String::from_utf8(bytes).ok()?)
    }

    /// Does the key of a battle lie here?
    #[must_use]
    pub fn has(&self, battle: &BattleId) -> bool {
        self.find(battle).is_some()
    }

    /// A seal for one save of this battle, with a key of its own; none where no key can be kept, or none be drawn.
    pub(super) fn seal(&self, battle: &BattleId) -> Option<Seal> {
        let key = self.find(battle).or_else(|| self.cut(battle))?;
        Some(Seal { key, nonce: drawn()? })
    }

    /// A seal for one save whose key will lie in it.
    pub(super) fn open_seal() -> Option<Seal> {
        Some(Seal { key: Key::of(drawn()?), nonce: drawn()? })
    }

    /// A new key.
    fn cut(&self, battle: &BattleId) -> Option<Key> {
        let key = Key::of(drawn()?);
        self.keep(battle, &key).then_some(key)
    }

    /// Puts a key where it is looked for. A file that lies there and is no key of ours is left alone.
    pub(super) fn keep(&self, battle: &BattleId, key: &Key) -> bool {
        let file = self.0.join(Self::file_of(battle));
        let mut folder = DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
        let there = folder.recursive(true).create(&self.0).is_ok() && !file.exists();
        there && files::write_with(&file, key.write().as_bytes(), Care::Private).is_ok()
    }
}
