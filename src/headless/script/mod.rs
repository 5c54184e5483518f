//! Scripted matches: every step is put in as it stands, and everything that happens is printed, one JSON object a line.

mod form;
mod misfit;
mod player;
mod stage;
mod steps;

use serde_json::json;

use crate::logbook::data::{DataFault, Library, Read};

use super::Speaker;

pub use form::{Head, Script, Whose, read};
pub use player::{Line, fault_line};
pub use stage::{Begun, Input, Put, Scripted};

/// The text of a script, and what it is played with.
#[derive(Clone, Copy)]
pub struct Sheet<'a> {
    /// The name of its file.
    pub file: &'a str,
    /// What stands in it.
    pub bytes: &'a [u8],
    /// What can be played.
    pub library: &'a Library,
    /// The words in which faults are told.
    pub speaker: &'a Speaker,
}

/// Plays a script of this game; false if anything in it did not fit.
///
/// # Errors
/// What keeps it from beginning.
pub fn play<G: Scripted>(sheet: Sheet, print: &mut dyn FnMut(&Line)) -> Result<bool, DataFault> {
    let Sheet { file, bytes, library, speaker } = sheet;
    let Read { value: Script { setup, steps, .. }, source } = read::<Script<G::Start, G::Step>>(file, bytes)?;
    let refused = steps.first().and_then(|step| match G::put(step) {
        Put::ExpectSetUpRefused(field) => Some(field),
        _ => None,
    });
    let Begun { battle, opening } = match (G::begin(setup, library, &source), refused) {
        (Err(fault), Some(field)) if fault.field == field => {
            print(&Line(json!({ "set_up_refused": speaker.tell(&fault.what), "field": fault.field })));
            return Ok(true);
        }
        (begun, _) => begun?,
    };
    Ok(player::Player::new(battle, opening, print, speaker, &source).run(&steps))
}
