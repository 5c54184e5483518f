//! Reading script files, whatever their game.

use ron::extensions::Extensions;
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};

use crate::logbook::data::{DataFault, Read, read_with};

/// A script: how it begins, and what is put in.
#[derive(Debug, Deserialize)]
#[serde(rename = "Script", deny_unknown_fields)]
pub struct Script<Start, Step> {
    #[serde(rename = "game")]
    _game: String,
    pub setup: Start,
    /// What is put in.
    pub steps: Vec<Step>,
}

/// The head of a script: which form the rest has depends on it.
#[derive(Debug, Deserialize)]
#[serde(rename = "Script", deny_unknown_fields)]
pub struct Head {
    pub game: String,
    #[serde(default, rename = "setup")]
    _setup: IgnoredAny,
    #[serde(default, rename = "steps")]
    _steps: IgnoredAny,
}

/// Whose throw a step answers, and which: what it names must be so.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Whose {
    /// The word of the side that throws.
    pub by: Option<String>,
    /// What the want says it is for.
    pub why: Option<ron::Value>,
}

/// The letters that make a scenario's bare id a named field.
const NAME: &str = "id:";

/// Where a bare id stands: `Scenario("open-sea", seed: 7)` is allowed for `Scenario(id: "open-sea", seed: 7)`.
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
/// What the file has where something else should be, with line, column and field.
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
