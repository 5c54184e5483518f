//! Reads script files of any game.

use ron::extensions::Extensions;
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};

use crate::logbook::data::{DataFault, Read, read_with};

/// A script: a set-up, and inputs and expectations.
#[derive(Debug, Deserialize)]
#[serde(rename = "Script", deny_unknown_fields)]
pub struct Script<Start, Step> {
    #[serde(rename = "game")]
    _game: String,
    pub setup: Start,
    pub steps: Vec<Step>,
}

/// The head of a script; the form of the rest depends on the game it names.
#[derive(Debug, Deserialize)]
#[serde(rename = "Script", deny_unknown_fields)]
pub struct Head {
    pub game: String,
    #[serde(default, rename = "setup")]
    _setup: IgnoredAny,
    #[serde(default, rename = "steps")]
    _steps: IgnoredAny,
}

/// A step answers a throw only if these names fit it.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Whose {
    /// The word of the side that throws.
    pub by: Option<String>,
    /// The want gives this purpose.
    pub why: Option<ron::Value>,
}

/// The letters that make a scenario's bare id a named field.
const NAME: &str = "id:";

/// Finds a bare id: `Scenario("open-sea", seed: 7)` is allowed for `Scenario(id: "open-sea", seed: 7)`.
fn bare_id(text: &str) -> Option<usize> {
    let begin = text.find("Scenario")? + "Scenario".len();
    let inside = text.get(begin..)?.trim_start().strip_prefix('(')?.trim_start();
    inside.starts_with('"').then(|| text.len() - inside.len())
}

/// The notation of scripts: `Some(..)` may be left out, and so may a second pair of brackets.
pub(super) const EXTENSIONS: Extensions = Extensions::IMPLICIT_SOME.union(Extensions::UNWRAP_VARIANT_NEWTYPES);

/// Reads a script.
///
/// # Errors
/// The first thing in the file that does not fit, with line, column and field.
pub fn read<T: DeserializeOwned>(file: &str, bytes: &[u8]) -> Result<Read<T>, DataFault> {
    let Some((text, at)) = std::str::from_utf8(bytes).ok().and_then(|text| Some((text, bare_id(text)?))) else {
        return read_with(file, bytes, EXTENSIONS);
    };
    let (before, after) = text.split_at(at);
    read_with(file, format!("{before}{NAME}{after}").as_bytes(), EXTENSIONS).map_err(|mut fault| {
        let (line, column) =
            (before.matches('\n').count() + 1, before.chars().rev().take_while(|c| *c != '\n').count());
        if fault.line == line && fault.column > column + NAME.len() {
            fault.column -= NAME.len();
        }
        fault
    })
}
