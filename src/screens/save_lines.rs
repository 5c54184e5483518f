//! The saves of the locker, in lines for a page.

use std::path::PathBuf;
use std::time::SystemTime;

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::games::course::Passes;
use crate::logbook::chronicle::BattleId;
use crate::logbook::chronicle::locker::Kept;
use crate::logbook::wording::{Arg, key};
use crate::play::keys::KeyFolder;
use crate::play::saves::SaveFolder;
use crate::table::speech::Speech;

/// One save of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveLine {
    pub path: PathBuf,
    /// Play goes on from this file: an older one if the newest is damaged.
    pub from: PathBuf,
    /// Its name; none for one that was saved by itself.
    pub name: Option<String>,
    /// The scenario and the turn; none if it cannot be read.
    pub battle: Option<(String, u16)>,
    /// The time of its writing.
    pub when: Option<String>,
    pub players: String,
    /// Something was set right by hand in it.
    pub ruled: bool,
    /// The battle is over.
    pub over: bool,
    /// The newest is damaged: this is the one before it.
    pub damaged: bool,
    /// It goes on with a pass phrase alone: its key is not on this machine.
    pub locked: bool,
    /// A copy of it can be carried to another machine.
    pub may_travel: bool,
    /// It may be thrown away: it is not the battle on the table.
    pub may_go: bool,
    /// The ones it took the place of, with the turn of each.
    pub older: Vec<(PathBuf, u16)>,
}

/// Day and hour, as they are where the player is.
fn when(written: SystemTime, speech: &Speech) -> Option<String> {
    let at = Timestamp::try_from(written).ok()?.to_zoned(TimeZone::system());
    let two = |number: i8| format!("{number:02}");
    Some(speech.say(key::SavesWhen {
        year: at.year().to_string(),
        month: two(at.month()),
        day: two(at.day()),
        time: format!("{}:{}", two(at.hour()), two(at.minute())),
    }))
}

/// The battles that can be gone on with. A lesson that was passed is none: one begins it afresh.
pub fn under_way(folder: &SaveFolder, passes: &Passes) -> Vec<Kept> {
    let passed = |kept: &Kept| kept.readable().is_some_and(|(_, heading)| passes.has(&heading.title));
    folder.under_way().into_iter().filter(|kept| !passed(kept)).collect()
}

/// A battle and how far it is.
pub fn standing(speech: &Speech, scenario: Arg, turn: u16) -> String {
    if turn == 0 {
        return speech.say(key::SavesLineBefore { scenario });
    }
    speech.say(key::SavesLine { scenario, turn })
}

fn has_key(kept: &Kept, keys: Option<&KeyFolder>) -> bool {
    let battle = kept.heading.as_ref().ok().and_then(|heading| heading.battle.as_ref());
    keys.zip(battle).is_some_and(|(keys, battle)| keys.has(battle))
}

/// It goes on with a pass phrase alone.
pub fn is_locked(kept: &Kept, keys: Option<&KeyFolder>) -> bool {
    kept.sealed && kept.carried && !has_key(kept, keys)
}

fn line(kept: &Kept, speech: &Speech, on_the_table: Option<&BattleId>, keys: Option<&KeyFolder>) -> SaveLine {
    let readable = kept.readable();
    let (from, heading) = readable.map_or((kept, None), |(from, heading)| (from, Some(heading)));
    let players = heading.into_iter().flat_map(|heading| &heading.players).map(|player| player.name.trim());
    let players: Vec<&str> = players.filter(|name| !name.is_empty()).collect();
    let older = kept.older.iter().filter(|older| older.path != from.path);
    SaveLine {
        path: kept.path.clone(),
        from: from.path.clone(),
        name: heading.and_then(|heading| heading.name.clone()),
        battle: heading.map(|heading| (heading.title.clone(), heading.turn)),
        when: from.written.and_then(|written| when(written, speech)),
        players: players.join(" · "),
        ruled: heading.is_some_and(|heading| heading.ruled),
        over: heading.is_some_and(|heading| heading.over),
        damaged: kept.is_damaged(),
        locked: is_locked(from, keys),
        may_travel: from.sealed && has_key(from, keys),
        may_go: kept.battle.is_none() || kept.battle.as_ref() != on_the_table,
        older: older.filter_map(|kept| Some((kept.path.clone(), kept.heading.as_ref().ok()?.turn))).collect(),
    }
}

/// Lists the saves of the locker as lines.
pub fn save_lines(
    kept: &[Kept],
    speech: &Speech,
    on_the_table: Option<&BattleId>,
    keys: Option<&KeyFolder>,
) -> Vec<SaveLine> {
    kept.iter().map(|kept| line(kept, speech, on_the_table, keys)).collect()
}
