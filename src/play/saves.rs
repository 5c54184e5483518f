//! Saves: after every answer by itself, and under a name on request; and the loading of a saved match.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;

use super::at_table::AtTable;
use super::begin::clear;
use super::belongings::belongs;
use super::cabinet::Cabinet;
use super::counsel::MateAgreed;
use super::current_match::CurrentMatch;
use super::frame::{Afresh, MatchSystems, PlaySystems, PublishSystems, TableCleared};
use super::keys::KeyFolder;
use super::lens::Moment;
use super::log::LogBook;
use super::notebooks::Notebooks;
use super::on_the_table::Games;
use super::players::Players;
use super::replay::{self, ReplayStand, ReplaySystems};
use super::sand_glass::SandGlass;
use super::save_slot::SaveSlot;
use super::show_lock::ShowLock;
use super::throw_book::ThrowBook;
use crate::logbook::chronicle::{self, BattleId, Enclosures, Heading, JournalFault, Save, Taken, locker};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::kernel::{Ruleset, Seat};

/// Save the match under this name.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct SaveMatch {
    /// As the player typed it.
    pub name: String,
}

/// The orders of a match that was read, each seat's in the order in which they were sealed, from which the same ones can be
/// written again. Secret ones are among them: only their own seat may be shown them.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct SealedBefore<G: Ruleset>(pub Vec<(Seat, G::Order)>);

/// The match was saved under this name.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct MatchSaved(pub String);

/// Go on with the match in this file.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct LoadMatch(pub PathBuf);

/// Play the match in this file again from its beginning, with the same throws.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct ReplayMatch(pub PathBuf);

/// The save of the match that lay on the table before another one was opened only to be watched.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct LeftForReplay(pub Option<PathBuf>);

/// A match was read from a file and lies on the table.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct MatchOpened(pub PathBuf);

/// A save could not be read or written: why, in words.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct SaveFailed(pub Fact);

/// A small picture of the table, with nothing secret in it, for the next save: a PNG file.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct TablePicture {
    pub file: Option<Arc<[u8]>>,
    /// It lies in no save yet.
    pub fresh: bool,
}

/// Something that lies beside the journal was changed, and is in no save yet.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unsaved(pub bool);

/// All players' views and stored views: a line of text for the next save, opaque to this room.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct KeptViews {
    pub line: Option<Arc<str>>,
    /// It comes from a save, and no eyes have moved since.
    pub loaded: bool,
}

/// The folder of the saves; without it nothing is saved.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct SaveFolder(pub PathBuf);

impl SaveFolder {
    /// The match that was saved by itself last, if there is one.
    #[must_use]
    pub fn last(&self) -> Option<PathBuf> {
        locker::list(&self.0).into_iter().find(|kept| kept.battle.is_some()).map(|kept| kept.path)
    }

    /// Lists the battles that can be continued, the one that was played last first.
    #[must_use]
    pub fn under_way(&self) -> Vec<locker::Kept> {
        locker::list(&self.0).into_iter().filter(locker::Kept::is_under_way).collect()
    }
}

fn text_of<G: AtTable>(
    current: &CurrentMatch<G>,
    players: &Players,
    (picture, views, glass, notebooks, agreed): (&TablePicture, &KeptViews, &SandGlass, &Notebooks, &MateAgreed),
    (battle, keys): (&BattleId, Option<&KeyFolder>),
    name: Option<String>,
) -> Result<String, JournalFault> {
    let journal = current.journal();
    let heading = Heading {
        game: G::GAME.0.to_owned(),
        title: G::title(&journal.setup),
        name,
        turn: G::turn(current.shown()),
        over: G::is_over(current.shown()),
        players: players.kept(),
        ruled: G::is_marked(current.state()),
        battle: Some(battle.clone()),
    };
    let enclosures = Enclosures {
        throws: current.throw_lines(),
        picture: picture.file.clone(),
        views: views.line.clone(),
        glass: glass.line().map(Into::into),
        limit: glass.limit(),
        mate: agreed.0,
        notes: notebooks.line().map(Into::into),
    };
    // A battle that is over has no secrets but those.
    let seals = !heading.over || enclosures.notes.is_some();
    // One person alone has nobody to hide anything from: that save opens wherever it is copied to.
    let alone = players.persons() < 2;
    let keys = keys.filter(|_| seals);
    let seal = keys.and_then(|keys| if alone { KeyFolder::open_seal() } else { keys.seal(battle) });
    let save = Save { heading, seed: current.chance().seed(), journal: journal.clone(), enclosures };
    match &seal {
        Some(seal) if alone => chronicle::write_open_save(&save, seal),
        seal => chronicle::write_sealed_save(&save, seal.as_ref()),
    }
}

fn put(folder: &Path, stem: &str, text: Result<String, JournalFault>, turn_over: bool) -> Result<PathBuf, Fact> {
    let failed = |reason: Arg| Fact::from(key::SaveFailed { reason });
    let text = text.map_err(|fault| failed(Arg::text(fault.to_string())))?;
    locker::put(folder, stem, &text, turn_over).map_err(|error| failed(Arg::from(Fact::from(&error))))
}

/// Saves every answer before the next question, in the battle's own file; older saves there are of the turns before.
fn save_by_itself<G: AtTable>(
    current: Option<ResMut<CurrentMatch<G>>>,
    slot: Option<ResMut<SaveSlot>>,
    players: Res<Players>,
    (folder, keys): (Option<Res<SaveFolder>>, Option<Res<KeyFolder>>),
    (mut picture, views, glass): (ResMut<TablePicture>, Res<KeptViews>, Res<SandGlass>),
    (notebooks, agreed, mut unsaved): (Res<Notebooks>, Res<MateAgreed>, ResMut<Unsaved>),
    mut failed: MessageWriter<SaveFailed>,
) {
    let (Some(mut current), Some(mut slot), Some(folder)) = (current, slot, folder) else { return };
    // Its end may have been put in long before it is seen.
    let over = G::is_over(current.shown());
    let new = current.is_unsaved() || picture.fresh || unsaved.0 || over != slot.is_over();
    if !new || current.is_due() || current.is_watched() {
        return;
    }
    (picture.bypass_change_detection().fresh, unsaved.0) = (false, false);
    current.bypass_change_detection().is_saved_now();
    slot.claim(&folder.0);
    let turn = G::turn(current.shown());
    let beside = (&*picture, &*views, &*glass, &*notebooks, &*agreed);
    let text = text_of(&current, &players, beside, (slot.battle(), keys.as_deref()), None);
    match put(&folder.0, slot.battle().word(), text, slot.turns_over(turn)) {
        Ok(_) => slot.lies(turn, over),
        Err(fact) => {
            failed.write(SaveFailed(fact));
        }
    }
}

fn save_by_name<G: AtTable>(
    current: Option<Res<CurrentMatch<G>>>,
    slot: Option<Res<SaveSlot>>,
    players: Res<Players>,
    (folder, keys): (Option<Res<SaveFolder>>, Option<Res<KeyFolder>>),
    (picture, views, glass): (Res<TablePicture>, Res<KeptViews>, Res<SandGlass>),
    (notebooks, agreed): (Res<Notebooks>, Res<MateAgreed>),
    mut wanted: MessageReader<SaveMatch>,
    mut saved: MessageWriter<MatchSaved>,
    mut failed: MessageWriter<SaveFailed>,
) {
    let (Some(current), Some(slot), Some(folder)) = (current, slot, folder) else {
        wanted.clear();
        return;
    };
    for SaveMatch { name } in wanted.read() {
        let text = text_of(
            &current,
            &players,
            (&picture, &views, &glass, &notebooks, &agreed),
            (slot.battle(), keys.as_deref()),
            Some(name.clone()),
        );
        match put(&folder.0, &locker::stem_for(&folder.0, name), text, true) {
            Ok(_) => {
                saved.write(MatchSaved(name.clone()));
            }
            Err(fact) => {
                failed.write(SaveFailed(fact));
            }
        }
    }
}

/// Finds the slot of a match that was read; none if another program has it.
fn slot_of<G: AtTable>(
    (cabinet, path, watched): (Cabinet<'_>, &Path, bool),
    save: &Save<G>,
    held: Option<&mut SaveSlot>,
) -> Result<SaveSlot, Taken> {
    // The only battle of a time when battles had no names lies where it lay.
    let stem = || BattleId::try_from(path.file_stem()?.to_str()?.to_owned()).ok();
    let Some((folder, battle)) = cabinet.folder.zip(save.heading.battle.clone().or_else(stem)) else {
        return Ok(SaveSlot::default());
    };
    let there = |newest: &Path| cabinet.read::<G>(newest).ok().map(|there| there.journal);
    let slot = SaveSlot::of_loaded(
        (folder, path),
        (battle, (save.heading.turn, save.heading.over)),
        &save.journal,
        there,
        held,
    );
    // A match that is only watched needs no lock.
    if watched { Ok(slot.unwrap_or_default()) } else { slot }
}

fn load<G: AtTable>(
    mut commands: Commands,
    mut log: ResMut<LogBook<G>>,
    mut moment: ResMut<Moment<G>>,
    mut lock: ResMut<ShowLock>,
    mut afresh: ResMut<Afresh>,
    (games, folder): (Res<Games>, Option<Res<SaveFolder>>),
    (mut left, stand): (ResMut<LeftForReplay>, Res<ReplayStand>),
    (keys, held): (Option<Res<KeyFolder>>, Option<ResMut<SaveSlot>>),
    mut loads: MessageReader<LoadMatch>,
    mut replays: MessageReader<ReplayMatch>,
    mut opened: MessageWriter<MatchOpened>,
    mut failed: MessageWriter<SaveFailed>,
) {
    let load = loads.read().last().map(|LoadMatch(path)| (path, false));
    let Some((path, from_the_beginning)) = replays.read().last().map(|ReplayMatch(path)| (path, true)).or(load) else {
        return;
    };
    if !games.reads::<G>(path) {
        return;
    }
    let folder = folder.as_deref().map(|folder| folder.0.as_path());
    let cabinet = Cabinet { folder, keys: keys.as_deref() };
    let save = match cabinet.read::<G>(path) {
        Ok(save) => save,
        Err(fact) => {
            failed.write(SaveFailed(fact));
            return;
        }
    };
    // Every input is put in again, and every state compared with the one that was written down.
    let mut told = LogBook::default();
    let throws = ThrowBook::of(save.enclosures.throws.clone());
    let Ok(mut current) = CurrentMatch::restore(&save.journal, save.seed.into(), throws, &mut told) else {
        // A battle of older rules goes on where nothing in it is played differently now.
        let older = save.journal.rules_version < G::RULES_VERSION;
        let file = path.display().to_string();
        let why = if older { key::SaveOtherRules { file }.into() } else { key::SaveDiverged { file }.into() };
        failed.write(SaveFailed(why));
        return;
    };
    let at = (cabinet, path.as_path(), from_the_beginning);
    // From one replay to the next the battle waits on.
    if !stand.from_file || !from_the_beginning {
        let lay = held.as_ref().zip(folder).filter(|_| from_the_beginning);
        left.0 = lay.map(|(held, folder)| locker::newest(folder, held.battle().word())).filter(|file| file.exists());
    }
    let Ok(slot) = slot_of(at, &save, held.map(ResMut::into_inner)) else {
        failed.write(SaveFailed(Fact::from(key::SAVE_ELSEWHERE)));
        return;
    };
    clear(&mut commands, &mut log, &mut moment, &mut lock);
    *log = told;
    if from_the_beginning {
        current.watch();
    }
    let players = save.heading.players.into_iter().map(Into::into).collect();
    commands.insert_resource(Players::seated(players, G::seats(current.state())));
    commands.insert_resource(current);
    commands.insert_resource(slot);
    let orders = save.journal.entries.iter().flat_map(|entry| &entry.orders);
    commands.insert_resource(SealedBefore::<G>(orders.map(|(seat, order)| (*seat, order.clone())).collect()));
    opened.write(MatchOpened(path.clone()));
    commands.insert_resource(TablePicture { file: save.enclosures.picture.clone(), fresh: false });
    commands.insert_resource(SandGlass::read(save.enclosures.glass.as_deref(), save.enclosures.limit));
    commands.insert_resource(Notebooks::read(save.enclosures.notes.as_deref()));
    commands.insert_resource(MateAgreed(save.enclosures.mate));
    commands.insert_resource(KeptViews { line: save.enclosures.views.clone(), loaded: true });
    afresh.0 += 1;
    if from_the_beginning {
        commands.queue(|world: &mut World| replay::open::<G>(world, 0));
    }
}

pub(super) fn plugin(app: &mut App) {
    belongs::<KeptViews>(app);
    belongs::<TablePicture>(app);
    belongs::<Unsaved>(app);
    app.init_resource::<TablePicture>()
        .init_resource::<Unsaved>()
        .init_resource::<KeptViews>()
        .init_resource::<LeftForReplay>()
        .add_observer(|_: On<TableCleared>, mut views: ResMut<KeptViews>| *views = KeptViews::default())
        .add_observer(|_: On<TableCleared>, mut picture: ResMut<TablePicture>| *picture = TablePicture::default())
        .add_message::<SaveMatch>()
        .add_message::<MatchSaved>()
        .add_message::<LoadMatch>()
        .add_message::<ReplayMatch>()
        .add_message::<MatchOpened>()
        .add_message::<SaveFailed>();
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_systems(
        Update,
        (
            load::<G>.in_set(PlaySystems::Begin).in_set(MatchSystems).after(ReplaySystems),
            (save_by_itself::<G>, save_by_name::<G>).chain().in_set(PlaySystems::Show).after(PublishSystems),
        ),
    );
}
