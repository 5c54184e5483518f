//! Scripted matches: every step is put in as it stands, and everything that happens is printed, one JSON object a line.

mod form;
mod misfit;
mod pattern;
mod player;
mod stage;
mod steps;

use std::path::Path;

use serde_json::json;

use crate::logbook::chronicle::{self, Enclosures, Heading, KeptPlayer, Save};
use crate::logbook::data::{DataFault, Library, Read};
use crate::logbook::files;
use crate::logbook::wording::{Fact, key};
use crate::rules::kernel::Journal;

use super::{OffTable, Speaker};

pub use form::{Head, Script, Whose, read};
pub use pattern::{Pattern, Unwanted};
pub use player::{JsonLine, fault_line};
pub use stage::{Begun, Deck, Input, Opening, Put, Steps};

/// The text of a script, and the library it is played with.
#[derive(Clone, Copy)]
pub struct ScriptJob<'a> {
    /// The name of its file.
    pub file: &'a str,
    /// The text of the file.
    pub bytes: &'a [u8],
    pub library: &'a Library,
    /// The words in which faults are told.
    pub speaker: &'a Speaker,
    /// The file in which the match is saved as the script leaves it, with persons in every seat.
    pub save: Option<&'a Path>,
}

/// Plays a script of this game; false if anything in it did not fit.
///
/// # Errors
/// It cannot begin.
pub fn play<G: OffTable>(job: ScriptJob, print: &mut dyn FnMut(&JsonLine)) -> Result<bool, DataFault> {
    let ScriptJob { file, bytes, library, speaker, save } = job;
    let Read { value: Script { setup, steps, .. }, source } = read::<Script<G::Start, G::Step>>(file, bytes)?;
    let refused = steps.first().and_then(|step| match step.put() {
        Put::ExpectSetUpRefused(field) => Some(field),
        _ => None,
    });
    let Begun { battle, opening } = match (G::begin(setup, library, &source), refused) {
        (Err(fault), Some(field)) if fault.field == field => {
            print(&JsonLine(json!({ "set_up_refused": speaker.tell(&fault.what), "field": fault.field })));
            return Ok(true);
        }
        (begun, _) => begun?,
    };
    let mut player = player::Player::new(battle, opening, print, speaker, &source);
    let fine = player.run(&steps);
    let kept = save.map_or(Ok(()), |path| keep(player.journal(), player.seats(), path));
    if let Err(why) = &kept {
        print(&JsonLine(json!({ "error": speaker.tell(why), "step": null })));
    }
    Ok(fine && kept.is_ok())
}

/// The match as a save, to be gone on with at the table.
fn keep<G: OffTable>(journal: &Journal<G>, seats: usize, path: &Path) -> Result<(), Fact> {
    let heading = Heading {
        game: G::GAME.0.to_owned(),
        title: path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned()),
        name: None,
        turn: 0,
        over: false,
        players: vec![KeptPlayer::default(); seats],
        ruled: false,
        battle: None,
    };
    let save = Save { heading, seed: None, journal: journal.clone(), enclosures: Enclosures::default() };
    let failed = |reason: String| Fact::from(key::SaveFailed { reason });
    let text = chronicle::write_save(&save).map_err(|fault| failed(fault.to_string()))?;
    files::write(path, text.as_bytes()).map_err(|error| failed(error.to_string()))
}
