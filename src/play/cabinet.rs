//! Matches are read from files: out of our own folder of saves, or from anywhere; sealed ones with their keys.

use std::path::{Path, PathBuf};

use super::at_table::AtTable;
use super::keys::KeyFolder;
use super::save_slot::is_one;
use crate::logbook::chronicle::{self, BattleId, Cover, Enclosures, Heading, JournalFault, Save, locker};
use crate::logbook::files;
use crate::logbook::wording::{Arg, Fact, key, names};
use crate::rules::kernel::Journal;

/// The folders and keys for reading a save.
#[derive(Clone, Copy)]
pub(super) struct Cabinet<'a> {
    pub folder: Option<&'a Path>,
    /// The keys to sealed ones.
    pub keys: Option<&'a KeyFolder>,
}

impl Cabinet<'_> {
    /// Reads a save, or a journal of the command line.
    pub(super) fn read<G: AtTable>(self, path: &Path) -> Result<Save<G>, Fact> {
        let bytes = bytes_of(path)?;
        // Without our mark it is not a damaged save of ours, and left alone.
        let fault = if chronicle::is_ours(&bytes) { JournalFault::Checksum } else { JournalFault::NotAJournal };
        let text = String::from_utf8(bytes).map_err(|_| self.refused(path, &fault, None))?;
        let key_of = |battle: &BattleId| self.keys.and_then(|keys| keys.find(battle));
        let save = match chronicle::read_sealed_save::<G>(&text, key_of) {
            Err(JournalFault::NotAJournal) => chronicle::read::<G>(&text).map(bare),
            read => read,
        };
        let save = save.map_err(|fault| self.refused(path, &fault, chronicle::read_cover(&text).ok()))?;
        if save.journal.game != G::GAME.0 || save.journal.rules_version > G::RULES_VERSION {
            return Err(Fact::from(key::SaveOtherRules { file: path.display().to_string() }));
        }
        Ok(save)
    }

    /// Says why a file is refused. A damaged one is put aside if it lies in our own folder; one that another version
    /// may still read stays in its place, and so does one elsewhere.
    fn refused(self, path: &Path, fault: &JournalFault, cover: Option<Cover>) -> Fact {
        let file = path.display().to_string();
        let (carried, heading) = cover.map_or((false, None), |cover| (cover.carried, Some(cover.heading)));
        let aside = match fault {
            JournalFault::LaterForm(_) => return Fact::from(key::SaveLater { file }),
            JournalFault::NotAJournal if !self.holds_a_battle(path) => return Fact::from(key::SaveNotOne { file }),
            JournalFault::Sealed if carried => return Fact::from(key::SaveCarried { file }),
            JournalFault::Sealed => return sealed(self.keys, path, heading.and_then(|own| own.battle).as_ref()),
            JournalFault::NotAJournal | JournalFault::Checksum | JournalFault::Unreadable(_) => {
                self.is_ours(path).then(|| locker::set_aside(path).ok()).flatten()
            }
        };
        if aside.is_some()
            && let Some((scenario, turn)) = whole_before(path)
        {
            let scenario = Arg::key(names::scenario(&scenario));
            return match turn {
                0 => key::SaveDamagedStart { scenario }.into(),
                turn => key::SaveDamagedBefore { scenario, turn }.into(),
            };
        }
        // In our own folder its name is enough; whatever lies elsewhere is named whole.
        let name = |aside: PathBuf| aside.file_name().map(|name| name.to_string_lossy().into_owned());
        Fact::from(key::SaveDamaged { file: aside.and_then(name).unwrap_or(file) })
    }

    /// Does this file lie in our own folder?
    fn is_ours(self, path: &Path) -> bool {
        self.folder.zip(path.parent()).is_some_and(|(folder, parent)| is_one(folder, parent))
    }

    /// Is it by its name the save of a battle? Whatever stands in it, one lay there.
    fn holds_a_battle(self, path: &Path) -> bool {
        self.is_ours(path) && stem(path).is_some_and(|stem| BattleId::try_from(stem.to_owned()).is_ok())
    }
}

/// The name of a save, from that of its file.
fn stem(path: &Path) -> Option<&str> {
    locker::stem_of(path.file_name()?.to_str()?)
}

/// The newest save of the same name that can be read: what is set out in it, and its turn.
fn whole_before(path: &Path) -> Option<(String, u16)> {
    let kept = locker::find(path.parent()?, stem(path)?)?;
    kept.readable().map(|(_, heading)| (heading.title.clone(), heading.turn))
}

pub(super) fn bytes_of(path: &Path) -> Result<Vec<u8>, Fact> {
    let file = path.display().to_string();
    files::read(path, files::LARGEST).map_err(|unread| key::SaveUnreadable { file, reason: Fact::from(&unread) }.into())
}

/// Its key is missing: names the file and folder of the key, so that it can be brought.
pub(super) fn sealed(keys: Option<&KeyFolder>, path: &Path, battle: Option<&BattleId>) -> Fact {
    let file = path.display().to_string();
    match keys.zip(battle) {
        Some((keys, battle)) => {
            let (key, folder) = (KeyFolder::file_of(battle), keys.0.display().to_string());
            Fact::from(key::SaveSealed { file, key, folder })
        }
        None => Fact::from(key::SaveSealedThere { file }),
    }
}

/// A journal of the command line, without a name and without a picture, for persons to look at or to go on with.
fn bare<G: AtTable>(journal: Journal<G>) -> Save<G> {
    let heading = Heading {
        game: G::GAME.0.to_owned(),
        title: G::title(&journal.setup),
        name: None,
        turn: 0,
        over: false,
        players: Vec::new(),
        ruled: false,
        battle: None,
    };
    Save { heading, seed: None, journal, enclosures: Enclosures::default() }
}
