//! The captains' record at the table: opened once, written when a battle ends that a person has played; and the volleys of
//! the battle on the table.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::PathBuf;

use bevy::prelude::*;

use super::Papers;
use super::desk::Desk;
use crate::logbook::record::{self, Captain, Fought, Lost, Outcome, Record, Tally, Volley};
use crate::logbook::wording::{Fact, key};
use crate::play::begin::TableCleared;
use crate::play::log::LogBook;
use crate::play::save_slot::SaveSlot;
use crate::play::seen::{Asked, Seen};
use crate::rules::kernel::{Seat, Viewer};
use crate::table::launch::Launch;
use crate::table::toasts::{Toasts, Tone};

/// The record, and where it lies.
#[derive(Resource, Default, Debug)]
pub struct CaptainsRecord {
    pub record: Record,
    /// Its file; none where nothing is kept, or where one lies that must not be written over.
    file: Option<PathBuf>,
    /// The fault of an unreadable record, until it has been reported.
    fault: Option<Fact>,
}

/// The volleys of the battle on the table so far.
#[derive(Resource, Default, Debug)]
pub struct Volleys {
    /// The volleys, as they lay open to everybody.
    pub fired: Vec<Volley>,
}

impl CaptainsRecord {
    fn open(file: PathBuf) -> Self {
        let name = file.display().to_string();
        match Record::open(&file) {
            Ok(record) => Self { record, file: Some(file), fault: None },
            Err(Lost::Later) => Self { fault: Some(Fact::from(key::RecordLater { file: name })), ..Self::default() },
            Err(Lost::Unread(unread)) => {
                let reason = Fact::from(&unread);
                Self { fault: Some(Fact::from(key::RecordUnread { file: name, reason })), ..Self::default() }
            }
            // A damaged file that could not be put aside is not written over.
            Err(Lost::Damaged(aside)) => {
                let kept = aside.as_ref().map_or(name, |aside| aside.display().to_string());
                let fault = Some(Fact::from(key::RecordDamaged { file: kept }));
                Self { record: Record::default(), file: aside.is_some().then_some(file), fault }
            }
        }
    }

    /// Forgets everything.
    ///
    /// # Errors
    /// The disk's own error; then everything is still there.
    pub fn erase(&mut self) -> io::Result<()> {
        match self.file.as_ref().map(fs::remove_file) {
            Some(Err(error)) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => {
                self.record = Record::default();
                Ok(())
            }
        }
    }
}

pub(super) fn open(mut commands: Commands, launch: Res<Launch>) {
    let folder = launch.own_data();
    commands.insert_resource(folder.map(|folder| CaptainsRecord::open(folder.join(record::FILE))).unwrap_or_default());
}

pub(super) fn say_what_is_wrong(mut kept: ResMut<CaptainsRecord>, mut toasts: ResMut<Toasts>) {
    if let Some(fault) = kept.bypass_change_detection().fault.take() {
        toasts.post(Tone::Fault, fault);
    }
}

pub(super) fn put_away(_: On<TableCleared>, mut volleys: ResMut<Volleys>) {
    *volleys = Volleys::default();
}

/// The volleys that lie open and stand.
fn fired<G: Papers>(seen: &Seen<G>, log: &LogBook<G>) -> Vec<Volley> {
    G::volleys(&seen.view, &log.told_after(0, Viewer::Bystander).collect::<Vec<_>>())
}

pub(super) fn count_the_volleys<G: Papers>(
    desk: Desk<G>,
    log: Res<LogBook<G>>,
    mut volleys: ResMut<Volleys>,
    mut more: Local<bool>,
) {
    *more |= log.is_changed();
    // A replay and a look at another moment are not counted.
    let Some(seen) = desk.seen().filter(|seen| seen.moment.is_none()) else { return };
    if std::mem::take(&mut *more) {
        volleys.fired = fired(seen, &log);
    }
}

/// A battle that was seen going on is written down when it is over; one that is only opened or watched is not.
pub(super) fn write_down<G: Papers>(
    desk: Desk<G>,
    log: Res<LogBook<G>>,
    slot: Option<Res<SaveSlot>>,
    mut kept: ResMut<CaptainsRecord>,
    mut toasts: ResMut<Toasts>,
    mut played: Local<bool>,
) {
    let Some(seen) = desk.seen().filter(|_| !desk.is_guest()) else {
        *played = false;
        return;
    };
    if seen.replay || seen.moment.is_some() {
        return;
    }
    if seen.asked != Asked::Over {
        *played |= seen.asked != Asked::Nothing;
        return;
    }
    let Some(slot) = slot.filter(|_| std::mem::take(&mut *played)) else { return };
    let fired = fired(seen, &log);
    let won = |seat| G::has_won(&seen.view, seat);
    let drawn = !desk.players.seats().any(won);
    let captain = |seat: Seat| {
        let own = fired.iter().filter(|volley| volley.by == seat.0);
        let mut ranges = BTreeMap::<u8, Vec<&Volley>>::new();
        for volley in own {
            ranges.entry(volley.range).or_default().push(volley);
        }
        Captain {
            name: desk.players.name_of(seat).unwrap_or_default().to_owned(),
            outcome: match (won(seat), drawn) {
                (true, _) => Outcome::Won,
                (false, true) => Outcome::Drawn,
                (false, false) => Outcome::Lost,
            },
            ships: G::sailed_by(&seen.view, seat),
            fired: ranges.into_iter().map(|(range, own)| (range, Tally::of(own.into_iter()))).collect(),
        }
    };
    kept.record.note(Fought {
        battle: slot.battle().word().to_owned(),
        game: G::GAME.0.to_owned(),
        title: seen.title.clone(),
        captains: desk.players.humans().map(captain).collect(),
    });
    let failed = kept.file.as_ref().and_then(|file| kept.record.keep(file).err());
    if let Some(error) = failed {
        toasts.post(Tone::Fault, Fact::from(key::RecordNotKept { reason: Fact::from(&error) }));
    }
}
