//! The log to be kept: as text and as a page in the data folder, in the language and by the knowledge of the player at the window.

use std::path::{Path, PathBuf};
use std::{fs, io};

use bevy::prelude::*;

use super::Papers;
use super::desk::Desk;
use super::log_page::KeepLog;
use crate::headless::account::{Cover, account};
use crate::logbook::files;
use crate::logbook::wording::{Fact, key};
use crate::play::log::LogBook;
use crate::play::saves::TablePicture;
use crate::table::launch::Launch;
use crate::table::toasts::{Toasts, Tone};

/// The first stem of this name that no file of these endings has yet.
fn free(folder: &Path, id: &str, texts: &[(&str, &str)]) -> Option<PathBuf> {
    // An id comes from a file, and a file may hold anything.
    let name: String = id.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '-').take(60).collect();
    let name = if name.is_empty() { "log".to_owned() } else { name };
    let mut stems = (1_u32..1000).map(|number| folder.join(format!("{name}-{number:03}")));
    stems.find(|stem| texts.iter().all(|(end, _)| !stem.with_extension(end).exists()))
}

/// Writes texts beside each other under a free name, each with its ending; returns the path of the last.
///
/// # Errors
/// The disk's own error.
pub fn write_beside(folder: &Path, id: &str, texts: &[(&str, &str)]) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let stem = free(folder, id, texts).ok_or(io::ErrorKind::AlreadyExists)?;
    let mut last = stem.clone();
    for (end, text) in texts {
        last = stem.with_extension(end);
        files::write(&last, text.as_bytes())?;
    }
    Ok(last)
}

pub(super) fn keep_the_log<G: Papers>(
    mut wanted: MessageReader<KeepLog>,
    desk: Desk<G>,
    log: Res<LogBook<G>>,
    picture: Res<TablePicture>,
    launch: Res<Launch>,
    mut toasts: ResMut<Toasts>,
) {
    if wanted.read().count() == 0 || desk.is_guest() {
        return;
    }
    let Some(seen) = desk.seen() else { return };
    let Some(folder) = launch.own_data() else { return };
    // A replay knows nothing of later happenings.
    let last = seen.moment.filter(|_| seen.replay);
    let told = log.told_to(seen.viewer()).filter(|(line, _)| last.is_none_or(|last| line.number <= last));
    let named = |seat| desk.speech.name(&desk.name(seen, seat));
    let cover = Cover {
        id: seen.title.clone(),
        players: desk.players.seats().map(named).collect(),
        reader: seen.seat.map(named),
        pictures: picture.file.iter().cloned().collect(),
    };
    let voice = desk.speech.voice();
    let account = account::<G>(&seen.view, told.map(|(line, told)| (line.struck, told)), cover, voice);
    let (text, page) = (account.text(voice), account.page(voice));
    match write_beside(&folder.join("logs"), &seen.title, &[("txt", &text), ("html", &page)]) {
        Ok(file) => toasts.post(Tone::News, Fact::from(key::LogKept { file: file.display().to_string() })),
        Err(error) => toasts.post(Tone::Fault, Fact::from(key::LogNotKept { reason: Fact::from(&error) })),
    }
}
