//! A save as a file: a mark with version and checksum, a heading that lies open, the throws and the picture
//! that belong to it, and the journal, folded.

use std::fmt::Write;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD as LETTERS;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::battle::BattleId;
use super::form::{JournalFault, first_line, fold, unfold};
use super::limit::Limit;
use super::phrase::{Phrase, SALT};
use super::sealing::{self, Key, NONCE, Seal};
use crate::rules::kernel::{Journal, Ruleset, digest};

/// The first word of every save.
pub(super) const MARK: &str = "weather-gage-save";
/// Raised when the form of the file changes. In form 1 the journal followed the seed at once, and up to form 2 there were
/// always two players; up to form 3 every match had a seed.
pub const FORM: u16 = 4;
/// The last form with two players.
const OF_TWO: u16 = 2;
/// The last form in which there was always a seed: it stood there in clear, and everything that was to come followed from it.
const FORESEEN: u16 = 3;
/// Stands where chance has no seed.
const FRESH: &str = "-";
/// The beginning of the lines between the seed and the journal.
const THROW: &str = "throw ";
const PICTURE: &str = "picture ";
const VIEWS: &str = "views ";
const GLASS: &str = "glass ";
const LIMIT: &str = "limit ";
const MATE: &str = "mate agreed";
/// The sealed notes of the seats: the only secret beside the journal.
const NOTES: &str = "notes ";
/// The line before an open journal; a sealed one has its nonce there.
const JOURNAL: &str = "journal";
const SEALED: &str = "sealed ";
/// The key of the battle itself, sealed under a pass phrase, in a copy that is carried to another machine.
const CARRIED: &str = "carried ";
/// The key itself, in clear: nobody in the battle hides anything from anybody.
const KEY: &str = "key ";

/// A player as a save keeps them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct KeptPlayer {
    pub name: String,
    /// The tag of their language.
    pub language: Option<String>,
    /// The bot's rank, by the name the command line has for it.
    pub bot: Option<String>,
    /// The word for their colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub livery: Option<String>,
    /// The points they bring from the first leg of two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brought: Option<i32>,
}

/// The heading of a save, shown in lists. Nothing in it is secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Heading {
    pub game: String,
    /// The id of the scenario.
    pub title: String,
    /// The name under which it was saved; none for one that was saved by itself.
    pub name: Option<String>,
    pub turn: u16,
    pub over: bool,
    /// The players, seat by seat.
    pub players: Vec<KeptPlayer>,
    /// Something was set right by hand in it: it is marked.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ruled: bool,
    /// The battle, by the file in which it is saved by itself; none in saves of an older form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<BattleId>,
}

/// A heading as it was up to form 2.
#[derive(Deserialize)]
struct HeadingOfTwo {
    game: String,
    title: String,
    name: Option<String>,
    turn: u16,
    over: bool,
    players: [KeptPlayer; 2],
    #[serde(default)]
    ruled: bool,
}

impl From<HeadingOfTwo> for Heading {
    fn from(heading: HeadingOfTwo) -> Self {
        let HeadingOfTwo { game, title, name, turn, over, players, ruled } = heading;
        Self { game, title, name, turn, over, players: players.into(), ruled, battle: None }
    }
}

/// Enclosures of a save beside the journal. Nothing of it decides anything, and all but the notes are public.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Enclosures {
    /// The flights of throws: the number of each among all inputs of the journal, and its record, a line of text.
    pub throws: Vec<(usize, Arc<str>)>,
    /// A picture of the table: a PNG file.
    pub picture: Option<Arc<[u8]>>,
    /// The cameras of all seats, and their stored views: a line of text.
    pub views: Option<Arc<str>>,
    /// The time each seat has thought: a line of text.
    pub glass: Option<Arc<str>>,
    /// The agreed time for one order or one answer.
    pub limit: Option<Limit>,
    /// All have agreed that captains may ask the mate.
    pub mate: bool,
    /// The notes of the seats: a line of text. It is written under a seal or not at all.
    pub notes: Option<Arc<str>>,
}

/// A match as it is saved.
#[derive(Clone, PartialEq, Debug)]
pub struct Save<G: Ruleset> {
    /// The heading for the list of saves.
    pub heading: Heading,
    /// The root of everything that is drawn by lot in it, if one was given; else it is drawn when it is wanted.
    pub seed: Option<u64>,
    pub journal: Journal<G>,
    /// The enclosures beside the journal.
    pub enclosures: Enclosures,
}

fn unreadable(error: impl ToString) -> JournalFault {
    JournalFault::Unreadable(error.to_string())
}

/// Writes a save.
///
/// # Errors
/// Fails on a match that cannot be written.
pub fn write_save<G: Ruleset>(save: &Save<G>) -> Result<String, JournalFault>
where
    G::Order: Serialize,
    G::Setup: Serialize,
{
    write_sealed_save(save, None)
}

/// Writes a save under this seal: the journal, as long as the match is not over, and the seats' secret notes.
///
/// # Errors
/// The match cannot be written.
pub fn write_sealed_save<G: Ruleset>(save: &Save<G>, seal: Option<&Seal>) -> Result<String, JournalFault>
where
    G::Order: Serialize,
    G::Setup: Serialize,
{
    let heading = ron::to_string(&save.heading).map_err(unreadable)?;
    let journal = ron::to_string(&save.journal).map_err(unreadable)?;
    let seed = save.seed.map_or_else(|| FRESH.to_owned(), |seed| seed.to_string());
    let mut rest = format!("{heading}\n{seed}\n");
    if let Some(picture) = &save.enclosures.picture {
        let _ = writeln!(rest, "{PICTURE}{}", LETTERS.encode(picture));
    }
    if let Some(views) = &save.enclosures.views {
        let _ = writeln!(rest, "{VIEWS}{views}");
    }
    if let Some(glass) = &save.enclosures.glass {
        let _ = writeln!(rest, "{GLASS}{glass}");
    }
    if let Some(limit) = save.enclosures.limit {
        let _ = writeln!(rest, "{LIMIT}{limit}");
    }
    if save.enclosures.mate {
        let _ = writeln!(rest, "{MATE}");
    }
    if let Some((notes, seal)) = save.enclosures.notes.as_deref().zip(seal) {
        let sealed = seal.beside().close(&about_notes(&heading), notes);
        let (nonce, sealed) = sealed.ok_or_else(|| unreadable("it cannot be sealed"))?;
        let _ = writeln!(rest, "{NOTES}{nonce} {sealed}");
    }
    // A battle that is over has no secrets: it can be opened on any machine.
    let seal = seal.filter(|_| !save.heading.over);
    for (number, record) in &save.enclosures.throws {
        let _ = writeln!(rest, "{THROW}{number} {record}");
    }
    let _ = match seal.map(|seal| seal.close(&heading, &journal).ok_or_else(|| unreadable("it cannot be sealed"))) {
        Some(sealed) => {
            let (nonce, sealed) = sealed?;
            writeln!(rest, "{SEALED}{nonce}\n{sealed}")
        }
        None => writeln!(rest, "{JOURNAL}\n{}", fold(&journal)),
    };
    Ok(marked(FORM, &rest))
}

/// Writes a save under a seal whose key lies in it: it opens wherever it is copied to, and yet nobody reads in it at a glance what a
/// bot has sealed.
///
/// # Errors
/// Fails on a match that cannot be written.
pub fn write_open_save<G: Ruleset>(save: &Save<G>, seal: &Seal) -> Result<String, JournalFault>
where
    G::Order: Serialize,
    G::Setup: Serialize,
{
    let file = write_sealed_save(save, Some(seal))?;
    let (_, below) = opened(&file)?;
    let (seed, rest) = below.text.split_once('\n').ok_or(JournalFault::Checksum)?;
    Ok(marked(below.form, &format!("{}\n{seed}\n{KEY}{}{rest}", below.heading, seal.key.write())))
}

/// Notes are sealed with this as well: notes that were put where the journal stood are no journal.
fn about_notes(heading: &str) -> String {
    format!("{NOTES}{heading}")
}

/// With the first line before it.
fn marked(form: u16, rest: &str) -> String {
    format!("{MARK} {form} {}\n{rest}", digest(&rest.as_bytes()))
}

/// Splits a save into its heading and the rest. The checksum covers both.
fn opened(file: &str) -> Result<(Heading, Below<'_>), JournalFault> {
    let (form, written, rest) = first_line(file, MARK, FORM)?;
    if written != digest(&rest.as_bytes()).to_string() {
        return Err(JournalFault::Checksum);
    }
    let (heading, below) = rest.split_once('\n').ok_or(JournalFault::Checksum)?;
    let read =
        if form <= OF_TWO { ron::from_str::<HeadingOfTwo>(heading).map(Heading::from) } else { ron::from_str(heading) };
    Ok((read.map_err(unreadable)?, Below { form, heading, text: below }))
}

/// The part of a save below its heading.
#[derive(Clone, Copy)]
struct Below<'a> {
    form: u16,
    heading: &'a str,
    text: &'a str,
}

/// Reads the seed if one was given, the enclosures and the journal. Unknown lines come from a later version, and are
/// left out.
fn parts(below: Below<'_>) -> Result<(Option<u64>, Enclosures, Played<'_>), JournalFault> {
    let (seed, mut rest) = below.text.split_once('\n').ok_or(JournalFault::Checksum)?;
    let seed = match seed.trim() {
        FRESH => None,
        seed => Some(seed.parse().map_err(unreadable)?),
    };
    let seed = seed.filter(|_| below.form > FORESEEN);
    let mut enclosures = Enclosures::default();
    // A folded journal holds small letters only, and no spaces: it is no line of ours.
    let ours = |line: &str| line == JOURNAL || line.contains(' ');
    let (mut nonce, mut carried, mut key, mut notes) = (None, None, None, None);
    while let Some((line, after)) = rest.split_once('\n').filter(|(line, _)| ours(line)) {
        rest = after;
        nonce = line.strip_prefix(SEALED);
        if line == JOURNAL || nonce.is_some() {
            break;
        }
        if let Some(sealed) = line.strip_prefix(CARRIED) {
            carried = Some(sealed);
        } else if let Some(own) = line.strip_prefix(KEY) {
            key = Key::read(own);
        } else if let Some(sealed) = line.strip_prefix(NOTES) {
            notes = sealed.split_once(' ');
        } else if let Some(picture) = line.strip_prefix(PICTURE) {
            enclosures.picture = LETTERS.decode(picture).ok().map(Arc::from);
        } else if let Some(views) = line.strip_prefix(VIEWS) {
            enclosures.views = Some(Arc::from(views));
        } else if let Some(glass) = line.strip_prefix(GLASS) {
            enclosures.glass = Some(Arc::from(glass));
        } else if let Some(limit) = line.strip_prefix(LIMIT) {
            enclosures.limit = limit.parse().ok();
        } else if line == MATE {
            enclosures.mate = true;
        } else if let Some((number, record)) = line.strip_prefix(THROW).and_then(|throw| throw.split_once(' '))
            && let Ok(number) = number.parse()
        {
            enclosures.throws.push((number, Arc::from(record)));
        }
    }
    Ok((seed, enclosures, Played { nonce, carried, key, notes, text: rest }))
}

/// The match: folded, or sealed with a nonce; the line with the key, where it is carried along; the notes that seats keep to
/// themselves, with its nonce.
struct Played<'a> {
    nonce: Option<&'a str>,
    carried: Option<&'a str>,
    /// The key, where it lies in the save in clear.
    key: Option<Key>,
    notes: Option<(&'a str, &'a str)>,
    text: &'a str,
}

/// A save as a list shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cover {
    pub heading: Heading,
    /// A picture of the table: a PNG file.
    pub picture: Option<Arc<[u8]>>,
    /// The match in it is sealed, and its key lies elsewhere.
    pub sealed: bool,
    /// Its key lies in it, sealed under a pass phrase.
    pub carried: bool,
}

/// Reads a save's line in the list.
///
/// # Errors
/// The file cannot be read.
pub fn read_cover(file: &str) -> Result<Cover, JournalFault> {
    let (heading, below) = opened(file)?;
    let (_, Enclosures { picture, .. }, Played { nonce, carried, key, .. }) = parts(below)?;
    Ok(Cover { heading, picture, sealed: nonce.is_some() && key.is_none(), carried: carried.is_some() })
}

/// A copy of a sealed save in which the key of its battle lies too, sealed under a pass phrase; salt and nonce were never used
/// before.
///
/// # Errors
/// It cannot be read, or sealed.
pub fn carry(
    file: &str,
    key: &Key,
    phrase: &Phrase,
    (salt, nonce): ([u8; SALT], [u8; NONCE]),
) -> Result<String, JournalFault> {
    let (_, below) = opened(file)?;
    let seal = Seal { key: phrase.key(&salt), nonce };
    let (nonce, sealed) = seal.close(below.heading, &key.write()).ok_or_else(|| unreadable("it cannot be sealed"))?;
    let (seed, rest) = below.text.split_once('\n').ok_or(JournalFault::Checksum)?;
    // A copy of a copy opens with the last phrase alone.
    let rest = match rest.split_once('\n') {
        Some((line, after)) if line.starts_with(CARRIED) => after,
        _ => rest,
    };
    let salt = LETTERS.encode(salt);
    Ok(marked(below.form, &format!("{}\n{seed}\n{CARRIED}{salt} {nonce} {sealed}\n{rest}", below.heading)))
}

/// The battle of a save that was carried here, and its key; none where the phrase is another.
///
/// # Errors
/// It cannot be read.
pub fn unlock(file: &str, phrase: &Phrase) -> Result<Option<(BattleId, Key)>, JournalFault> {
    let (heading, below) = opened(file)?;
    let carried = parts(below)?.2.carried.ok_or(JournalFault::Sealed)?;
    let words: Vec<&str> = carried.split(' ').collect();
    let (Some(battle), [salt, nonce, sealed]) = (heading.battle, &words[..]) else { return Err(JournalFault::Sealed) };
    let salt = LETTERS.decode(salt).ok().and_then(|salt| salt.try_into().ok()).ok_or(JournalFault::Sealed)?;
    let key = sealing::open(&phrase.key(&salt), (nonce, sealed), below.heading);
    Ok(key.and_then(|key| Key::read(&key)).map(|key| (battle, key)))
}

/// Reads a save's heading.
///
/// # Errors
/// The file cannot be read.
pub fn read_heading(file: &str) -> Result<Heading, JournalFault> {
    opened(file).map(|(heading, _)| heading)
}

/// Reads the records of throws in a save; a bare journal has none.
///
/// # Errors
/// It cannot be read.
pub fn read_throws(file: &str) -> Result<Vec<(usize, Arc<str>)>, JournalFault> {
    if !file.starts_with(MARK) {
        return Ok(Vec::new());
    }
    let (_, below) = opened(file)?;
    Ok(parts(below)?.1.throws)
}

/// Reads a save that is not sealed.
///
/// # Errors
/// It cannot be read.
pub fn read_save<G: Ruleset>(file: &str) -> Result<Save<G>, JournalFault>
where
    G::Order: DeserializeOwned,
    G::Setup: DeserializeOwned,
{
    read_sealed_save(file, |_| None)
}

/// Reads a save, sealed or not: of a sealed one the key of its battle is asked for.
///
/// # Errors
/// It cannot be read.
pub fn read_sealed_save<G: Ruleset>(
    file: &str,
    key_of: impl FnOnce(&BattleId) -> Option<Key>,
) -> Result<Save<G>, JournalFault>
where
    G::Order: DeserializeOwned,
    G::Setup: DeserializeOwned,
{
    let (heading, below) = opened(file)?;
    let (seed, mut enclosures, played) = parts(below)?;
    let sealed = played.nonce.is_some() || played.notes.is_some();
    let key = played.key.or_else(|| heading.battle.as_ref().filter(|_| sealed).and_then(key_of));
    let text = match played.nonce {
        None => unfold(played.text).ok_or(JournalFault::Checksum)?,
        Some(nonce) => {
            let key = key.as_ref().ok_or(JournalFault::Sealed)?;
            sealing::open(key, (nonce, played.text), below.heading).ok_or(JournalFault::Sealed)?
        }
    };
    // Without their key, or spoilt, they are lost; the battle is not.
    let notes = key.zip(played.notes).and_then(|(key, notes)| sealing::open(&key, notes, &about_notes(below.heading)));
    enclosures.notes = notes.map(Arc::from);
    let journal = ron::from_str(&text).map_err(unreadable)?;
    Ok(Save { heading, seed, journal, enclosures })
}
