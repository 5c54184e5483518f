//! Saves: after every answer by itself, and under a name when somebody asks for it; and how a saved match goes on.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;

use super::PlaySystems;
use super::at_table::{AtTable, Games};
use super::begin::{TableCleared, clear};
use super::current_match::{CurrentMatch, inputs_of};
use super::log::LogBook;
use super::moments::Moment;
use super::players::Players;
use super::replay;
use super::second_window::keeps_the_match;
use super::seen::{Afresh, Published};
use super::telling::Holds;
use super::throws::ThrowBook;
use crate::logbook::chronicle::{self, Enclosures, Heading, JournalFault, KeptPlayer, Save, locker};
use crate::logbook::wording::{Fact, key};
use crate::rules::kernel::Journal;

/// Save the match under this name.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct SaveMatch {
    /// As the player typed it.
    pub name: String,
}

/// The match was saved under a name.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct MatchSaved(pub PathBuf);

/// Go on with the match in this file.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct LoadMatch(pub PathBuf);

/// Play the match in this file again from its beginning, with the same throws.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct ReplayMatch(pub PathBuf);

/// A save could not be read or written: why, in words.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct SaveFailed(pub Fact);

/// A small picture of the table as anyone sees it, for the next save: a PNG file.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct TablePicture {
    /// The file.
    pub file: Option<Arc<[u8]>>,
    /// It lies in no save yet.
    pub fresh: bool,
}

/// Where saves lie; without it nothing is saved.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct SaveFolder(pub PathBuf);

impl SaveFolder {
    /// The match that was saved by itself last, if there is one.
    #[must_use]
    pub fn last(&self) -> Option<PathBuf> {
        Some(locker::newest(&self.0, locker::AUTOSAVE)).filter(|path| path.exists())
    }
}

/// The turn and the match of the autosave: each turn of a match turns the older ones over.
#[derive(Default)]
struct LastTurn(Option<(u64, u16)>);

fn text_of<G: AtTable>(
    current: &CurrentMatch<G>,
    players: &Players,
    picture: &TablePicture,
    name: Option<String>,
) -> Result<String, JournalFault> {
    let journal = current.play.journal();
    let heading = Heading {
        game: G::GAME.0.to_owned(),
        title: G::title(&journal.setup),
        name,
        turn: G::turn(&current.shown),
        over: G::is_over(&current.shown),
        players: [0, 1].map(|at| players.0.get(at).map(KeptPlayer::from).unwrap_or_default()),
        ruled: G::is_marked(current.play.state()),
    };
    let enclosures = Enclosures { throws: current.throws.first(current.inputs.len()), picture: picture.file.clone() };
    chronicle::write_save(&Save { heading, seed: current.seed, journal: journal.clone(), enclosures })
}

fn put(folder: &Path, stem: &str, text: Result<String, JournalFault>, turn_over: bool) -> Result<PathBuf, Fact> {
    let failed = |reason: String| Fact::new(key::SAVE_FAILED).with("reason", reason);
    let text = text.map_err(|fault| failed(fault.to_string()))?;
    locker::put(folder, stem, &text, turn_over).map_err(|error| failed(error.to_string()))
}

/// Everything that was answered is on the disk before the next question.
fn save_by_itself<G: AtTable>(
    current: Option<ResMut<CurrentMatch<G>>>,
    players: Res<Players>,
    folder: Option<Res<SaveFolder>>,
    mut picture: ResMut<TablePicture>,
    mut last: Local<LastTurn>,
    mut failed: MessageWriter<SaveFailed>,
) {
    let (Some(mut current), Some(folder)) = (current, folder) else { return };
    if !(current.unsaved || picture.fresh) || current.is_due() || current.from_record {
        return;
    }
    picture.bypass_change_detection().fresh = false;
    current.bypass_change_detection().unsaved = false;
    let turn = (current.seed, G::turn(&current.shown));
    let turn_over = last.0 != Some(turn);
    match put(&folder.0, locker::AUTOSAVE, text_of(&current, &players, &picture, None), turn_over) {
        Ok(_) => last.0 = Some(turn),
        Err(fact) => {
            failed.write(SaveFailed(fact));
        }
    }
}

fn save_by_name<G: AtTable>(
    current: Option<Res<CurrentMatch<G>>>,
    players: Res<Players>,
    folder: Option<Res<SaveFolder>>,
    picture: Res<TablePicture>,
    mut wanted: MessageReader<SaveMatch>,
    mut saved: MessageWriter<MatchSaved>,
    mut failed: MessageWriter<SaveFailed>,
) {
    let (Some(current), Some(folder)) = (current, folder) else {
        wanted.clear();
        return;
    };
    for SaveMatch { name } in wanted.read() {
        let text = text_of(&current, &players, &picture, Some(name.clone()));
        match put(&folder.0, &locker::stem(name), text, true) {
            Ok(path) => {
                saved.write(MatchSaved(path));
            }
            Err(fact) => {
                failed.write(SaveFailed(fact));
            }
        }
    }
}

/// Why a file is refused; what is damaged is put aside, what others may still read stays where it is.
fn refused(path: &Path, fault: &JournalFault) -> Fact {
    let file = path.display().to_string();
    let aside = match fault {
        JournalFault::LaterForm(_) => return Fact::new(key::SAVE_LATER).with("file", file),
        JournalFault::NotAJournal => return Fact::new(key::SAVE_NOT_ONE).with("file", file),
        JournalFault::Checksum | JournalFault::Unreadable(_) => locker::set_aside(path),
    };
    let kept = aside.map_or(file, |aside| aside.display().to_string());
    Fact::new(key::SAVE_DAMAGED).with("file", kept)
}

/// A journal of the command line, without a name and without a picture, for two persons to look at or to go on with.
fn bare<G: AtTable>(journal: Journal<G>) -> Save<G> {
    let heading = Heading {
        game: G::GAME.0.to_owned(),
        title: G::title(&journal.setup),
        name: None,
        turn: 0,
        over: false,
        players: Default::default(),
        ruled: false,
    };
    Save { heading, seed: 0, journal, enclosures: Enclosures::default() }
}

fn read<G: AtTable>(path: &Path) -> Result<Save<G>, Fact> {
    let bytes = std::fs::read(path).map_err(|error| {
        Fact::new(key::SAVE_UNREADABLE).with("file", path.display().to_string()).with("reason", error.to_string())
    })?;
    let text = String::from_utf8(bytes).map_err(|_| refused(path, &JournalFault::Checksum))?;
    let save = match chronicle::read_save::<G>(&text) {
        Err(JournalFault::NotAJournal) => chronicle::read::<G>(&text).map(bare),
        read => read,
    };
    let save = save.map_err(|fault| refused(path, &fault))?;
    if save.journal.game != G::GAME.0 || save.journal.rules_version != G::RULES_VERSION {
        return Err(Fact::new(key::SAVE_OTHER_RULES).with("file", path.display().to_string()));
    }
    Ok(save)
}

/// The match of a save, every input put in again, and every state compared with the one that was written down.
fn restored<G: AtTable>(save: &Save<G>, path: &Path) -> Result<CurrentMatch<G>, Fact> {
    let diverged = || Fact::new(key::SAVE_DIVERGED).with("file", path.display().to_string());
    let mut current = CurrentMatch::<G>::open(&save.journal.setup, save.seed).map_err(|_| diverged())?;
    current.replay(inputs_of(&save.journal).into()).map_err(|_| diverged())?;
    if current.play.journal().entries != save.journal.entries {
        return Err(diverged());
    }
    current.throws = ThrowBook::of(save.enclosures.throws.clone());
    Ok(current)
}

fn load<G: AtTable>(
    mut commands: Commands,
    mut log: ResMut<LogBook<G>>,
    mut moment: ResMut<Moment<G>>,
    mut holds: ResMut<Holds>,
    mut afresh: ResMut<Afresh>,
    games: Res<Games>,
    mut loads: MessageReader<LoadMatch>,
    mut replays: MessageReader<ReplayMatch>,
    mut failed: MessageWriter<SaveFailed>,
) {
    let load = loads.read().last().map(|LoadMatch(path)| (path, false));
    let Some((path, from_the_beginning)) = replays.read().last().map(|ReplayMatch(path)| (path, true)).or(load) else {
        return;
    };
    if !games.reads::<G>(path) {
        return;
    }
    let save = match read::<G>(path) {
        Ok(save) => save,
        Err(fact) => {
            failed.write(SaveFailed(fact));
            return;
        }
    };
    let mut current = match restored(&save, path) {
        Ok(current) => current,
        Err(fact) => {
            failed.write(SaveFailed(fact));
            return;
        }
    };
    clear(&mut commands, &mut log, &mut moment, &mut holds);
    current.tell_all(&mut log);
    current.unsaved = false;
    current.from_record = from_the_beginning;
    commands.insert_resource(Players(save.heading.players.map(Into::into)));
    commands.insert_resource(current);
    commands.insert_resource(TablePicture { file: save.enclosures.picture.clone(), fresh: false });
    afresh.0 += 1;
    if from_the_beginning {
        commands.queue(|world: &mut World| replay::open::<G>(world, 0));
    }
}

impl<G: AtTable> CurrentMatch<G> {
    /// Tells everything without a show.
    pub(super) fn tell_all(&mut self, log: &mut LogBook<G>) {
        while let Some(happening) = self.untold.pop_front() {
            log.write(&self.shown, &happening);
            G::evolve(&mut self.shown, &happening);
        }
        self.version += 1;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TablePicture>()
        .add_observer(|_: On<TableCleared>, mut picture: ResMut<TablePicture>| *picture = TablePicture::default())
        .add_message::<SaveMatch>()
        .add_message::<MatchSaved>()
        .add_message::<LoadMatch>()
        .add_message::<ReplayMatch>()
        .add_message::<SaveFailed>();
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_systems(
        Update,
        (
            load::<G>.in_set(PlaySystems::Begin).run_if(keeps_the_match),
            (save_by_itself::<G>, save_by_name::<G>).chain().in_set(PlaySystems::Show).after(Published),
        ),
    );
}
