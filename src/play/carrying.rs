//! A battle is carried to another machine: a copy of its save with the key under a pass phrase, and the way in over there.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::cabinet::{bytes_of, sealed};
use super::chance::drawn;
use super::keys::KeyFolder;
use super::saves::{LoadMatch, SaveFailed, SaveFolder};
use crate::logbook::chronicle::{self, Phrase, locker};
use crate::logbook::wording::{Arg, Fact, key};

/// Copies are put into this folder beside the saves.
const FOLDER: &str = "carried";

/// Write a copy of this save that this phrase opens anywhere.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct CarrySave(pub PathBuf, pub Phrase);

/// The copy lies here.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct SaveCarried(pub PathBuf);

/// Go on with this save, which was carried here, by this phrase.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct UnlockSave(pub PathBuf, pub Phrase);

fn text_of(path: &Path) -> Result<String, Fact> {
    String::from_utf8(bytes_of(path)?).map_err(|_| key::SaveNotOne { file: path.display().to_string() }.into())
}

fn copy(saves: &SaveFolder, keys: &KeyFolder, CarrySave(path, phrase): &CarrySave) -> Result<PathBuf, Fact> {
    let text = text_of(path)?;
    let battle = chronicle::read_heading(&text).ok().and_then(|heading| heading.battle);
    let key = battle.as_ref().and_then(|battle| keys.find(battle));
    let (Some(key), Some(salt), Some(nonce)) = (key, drawn(), drawn()) else {
        return Err(sealed(Some(keys), path, battle.as_ref()));
    };
    let failed = |reason: Arg| Fact::from(key::SaveFailed { reason });
    let text =
        chronicle::carry(&text, &key, phrase, (salt, nonce)).map_err(|fault| failed(Arg::text(fault.to_string())))?;
    let name = path.file_name().and_then(|name| locker::stem_of(name.to_str()?)).unwrap_or(FOLDER);
    locker::put(&saves.0.with_file_name(FOLDER), name, &text, false)
        .map_err(|error| failed(Arg::from(Fact::from(&error))))
}

fn carry(
    (folder, keys): (Option<Res<SaveFolder>>, Option<Res<KeyFolder>>),
    mut wanted: MessageReader<CarrySave>,
    mut carried: MessageWriter<SaveCarried>,
    mut failed: MessageWriter<SaveFailed>,
) {
    let Some((folder, keys)) = folder.zip(keys) else {
        wanted.clear();
        return;
    };
    for wanted in wanted.read() {
        match copy(&folder, &keys, wanted) {
            Ok(path) => drop(carried.write(SaveCarried(path))),
            Err(fact) => drop(failed.write(SaveFailed(fact))),
        }
    }
}

/// Its key is put where the program looks for keys; from then on it is a save like any other.
fn open(keys: &KeyFolder, UnlockSave(path, phrase): &UnlockSave) -> Result<(), Fact> {
    let unlocked = chronicle::unlock(&text_of(path)?, phrase);
    let (battle, key) = unlocked.ok().flatten().ok_or_else(|| Fact::from(key::SAVE_OTHER_PHRASE))?;
    if keys.keep(&battle, &key) { Ok(()) } else { Err(sealed(Some(keys), path, Some(&battle))) }
}

fn unlock(
    keys: Option<Res<KeyFolder>>,
    mut wanted: MessageReader<UnlockSave>,
    mut load: MessageWriter<LoadMatch>,
    mut failed: MessageWriter<SaveFailed>,
) {
    let Some(keys) = keys else {
        wanted.clear();
        return;
    };
    for wanted in wanted.read() {
        match open(&keys, wanted) {
            Ok(()) => drop(load.write(LoadMatch(wanted.0.clone()))),
            Err(fact) => drop(failed.write(SaveFailed(fact))),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<CarrySave>()
        .add_message::<SaveCarried>()
        .add_message::<UnlockSave>()
        .add_systems(Update, (carry, unlock).before(super::PlaySystems::Begin));
}
