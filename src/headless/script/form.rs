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

/// The letters that make a bare id a named field.
const NAME: &str = "id:";

/// These may begin with a bare id: `Scenario("open-sea", seed: 7)` is allowed for `Scenario(id: "open-sea", seed: 7)`.
const BARE: [&str; 2] = ["Scenario", "Oval"];

/// Finds the bare ids of a script, in order.
fn bare_ids(text: &str) -> Vec<usize> {
    let id_after = |(at, word): (usize, &str)| {
        let inside = text.get(at + word.len()..)?.trim_start().strip_prefix('(')?.trim_start();
        inside.starts_with('"').then(|| text.len() - inside.len())
    };
    let mut found: Vec<usize> = BARE.iter().flat_map(|word| text.match_indices(word).filter_map(id_after)).collect();
    found.sort_unstable();
    found
}

/// The notation of scripts: `Some(..)` may be left out, and so may a second pair of brackets.
pub(super) const EXTENSIONS: Extensions = Extensions::IMPLICIT_SOME.union(Extensions::UNWRAP_VARIANT_NEWTYPES);

/// Reads a script.
///
/// # Errors
/// The first thing in the file that does not fit, with line, column and field.
pub fn read<T: DeserializeOwned>(file: &str, bytes: &[u8]) -> Result<Read<T>, DataFault> {
    let Ok(text) = std::str::from_utf8(bytes) else { return read_with(file, bytes, EXTENSIONS) };
    let ids = bare_ids(text);
    let (mut named, mut after) = (String::with_capacity(text.len()), 0);
    for id in &ids {
        named.push_str(text.get(after..*id).unwrap_or_default());
        named.push_str(NAME);
        after = *id;
    }
    named.push_str(text.get(after..).unwrap_or_default());
    read_with(file, named.as_bytes(), EXTENSIONS).map_err(|mut fault| {
        // Names that were put in shift what follows them in their line.
        let before = |id: &usize| text.get(..*id).unwrap_or_default();
        let in_line = ids.iter().map(before).filter(|before| before.matches('\n').count() + 1 == fault.line);
        let columns: Vec<usize> =
            in_line.map(|before| before.chars().rev().take_while(|c| *c != '\n').count()).collect();
        for (number, column) in columns.into_iter().enumerate() {
            if fault.column + number * NAME.len() > column + (number + 1) * NAME.len() {
                fault.column -= NAME.len();
            }
        }
        fault
    })
}
