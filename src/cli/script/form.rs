//! What a script file looks like: a set-up, then steps.

use std::collections::BTreeMap;

use ron::extensions::Extensions;
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};

use crate::logbook::data::{DataFault, Read, read_with};
use crate::rules::the_ships::amendments::Amendment;
use crate::rules::the_ships::articles::Switches;
use crate::rules::the_ships::happenings::Happening;
use crate::rules::the_ships::orders::{Berth, FittingOut, OrderCard};
use crate::rules::the_ships::scenario::Level;
use crate::rules::the_ships::ship_id::ShipId;

use super::any_position::AnyPosition;

/// A script.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// The game.
    pub game: String,
    /// How it begins.
    pub setup: Start,
    /// What is put in.
    pub steps: Vec<Step>,
}

/// How a script begins.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Start {
    /// With a scenario; everything before the first orders that no step answers is drawn from the seed.
    Scenario {
        /// Which.
        id: String,
        /// The seed.
        #[serde(default)]
        seed: Option<u64>,
        /// The level, if it is not the scenario's.
        #[serde(default)]
        level: Option<Level>,
        /// The switches.
        #[serde(default)]
        switches: Switches,
        /// Cards taken in place of those the scenario names.
        #[serde(default)]
        chosen: BTreeMap<String, String>,
    },
    /// With any position.
    Position(Box<AnyPosition>),
}

/// One thing that is put in, or looked for.
#[derive(Debug, Deserialize)]
pub enum Step {
    /// Order cards of a side.
    Orders(String, BTreeMap<ShipId, OrderCard>),
    /// Berths of a side.
    Place(String, BTreeMap<ShipId, Berth>),
    /// Holds and guns of a side.
    FitOut(String, BTreeMap<ShipId, FittingOut>),
    /// Ships of a side strike their flags; cards for the rest.
    Strike(String, Vec<ShipId>, BTreeMap<ShipId, OrderCard>),
    /// A side gives the battle up.
    Concede(String),
    /// A side proposes that this be set right by hand.
    Propose(String, Vec<Amendment>),
    /// Faces, in the order in which the want lists its dice.
    Throw(Vec<u8>),
    /// Zones: no want of this game takes them.
    Zones(IgnoredAny),
    /// The order of a deck: no want of this game takes it.
    Deal(IgnoredAny),
    /// A key the want printed.
    Choose(String),
    /// The order just before, or the next one, is refused by this rule.
    ExpectRefusal(String),
    /// This has happened since the step before.
    Expect(Happening),
    /// The state has this there.
    ExpectState(String, ron::Value),
}

/// The letters that make a scenario's bare id a named field.
const NAME: &str = "id:";

/// Where a bare id stands: `Scenario("open-sea", seed: 7)` is allowed for `Scenario(id: "open-sea", seed: 7)`.
fn bare_id(text: &str) -> Option<usize> {
    let begin = text.find("Scenario")? + "Scenario".len();
    let inside = text.get(begin..)?.trim_start().strip_prefix('(')?.trim_start();
    inside.starts_with('"').then(|| text.len() - inside.len())
}

/// Reads a script.
///
/// # Errors
/// What the file has where something else should be, with line, column and field.
pub fn read<T: DeserializeOwned>(file: &str, bytes: &[u8]) -> Result<Read<T>, DataFault> {
    let extensions = Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES;
    let Some((text, at)) = std::str::from_utf8(bytes).ok().and_then(|text| Some((text, bare_id(text)?))) else {
        return read_with(file, bytes, extensions);
    };
    let (before, after) = text.split_at(at);
    read_with(file, format!("{before}{NAME}{after}").as_bytes(), extensions).map_err(|mut fault| {
        let (line, column) =
            (before.matches('\n').count() + 1, before.chars().rev().take_while(|c| *c != '\n').count());
        if fault.line == line && fault.column > column + NAME.len() {
            fault.column -= NAME.len();
        }
        fault
    })
}
