//! Dice, tray and tower as numbers: figures with which nothing could be thrown, or for ever, are faults of their file.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::logbook::data::{self, DataFault};
use crate::logbook::wording::{Fact, key};

/// Bounds of figures by the name of their field. A figure without an entry lies within the last.
const BOUNDS: &[(&str, f64, f64)] = &[
    ("edge", 1.0, 100.0),
    ("density", 0.01, 25.0),
    ("rounding", 0.0, 50.0),
    ("friction", 0.0, 10.0),
    ("bounce", 0.0, 1.0),
    ("gravity", 1.0, 100_000.0),
    ("steps_a_second", 30.0, 10_000.0),
    ("iterations", 1.0, 100.0),
    ("longest", 0.1, 60.0),
    ("steps_between_looks", 1.0, 1000.0),
    ("looks", 1.0, 1000.0),
    ("tilt", 0.1, 45.0),
    ("off_floor", 0.0, 100.0),
    ("group", 1.0, 120.0),
    ("limit", 1.0, 120.0),
    ("rethrows", 1.0, 100.0),
    ("Strength", 1.0, 9.0),
    ("lid", 1.0, 10_000.0),
    ("thickness", 0.1, 1000.0),
    ("plate_thickness", 0.1, 1000.0),
    ("rod_thickness", 0.1, 1000.0),
    ("layer", 0.1, 1000.0),
    ("base", 0.0, 1000.0),
    ("top", 0.0, 1000.0),
    ("", -100_000.0, 100_000.0),
];
/// Pairs that run from a lower bound to an upper one.
const SPANS: [&str; 7] = ["x", "y", "height", "speed", "port_wall", "on_ridge", "stray"];
/// No list is longer.
const MOST: usize = 200;

/// Reads a part of the description of throws.
///
/// # Errors
/// Its first fault.
pub fn read<T: DeserializeOwned + Serialize>(name: &str, bytes: &[u8]) -> Result<T, DataFault> {
    let data::Read { value, source } = data::read::<T>(name, bytes)?;
    let figures = serde_json::to_value(&value).unwrap_or_default();
    match wrong("", "", &figures) {
        Some((field, expected)) => Err(source.fault(field, Fact::from(key::FaultExpected { what: expected }))),
        None => Ok(value),
    }
}

/// The path of the first impossible figure, and the bounds expected there.
fn wrong(path: &str, name: &str, value: &Value) -> Option<(String, String)> {
    let below = |name: &str| if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
    match value {
        Value::Object(fields) => fields.iter().find_map(|(name, value)| wrong(&below(name), name, value)),
        Value::Array(list) => {
            let numbers: Vec<f64> = list.iter().filter_map(Value::as_f64).collect();
            let upside_down = SPANS.contains(&name) && matches!(numbers.as_slice(), [from, to] if from > to);
            if upside_down || list.len() > MOST || (name == "outline" && list.len() < 3) {
                let expected = if upside_down { "a ≤ b".to_owned() } else { format!("3 … {MOST}") };
                return Some((path.to_owned(), expected));
            }
            // The corners of an outline are pairs.
            let own = if SPANS.contains(&name) || name == "outline" { "" } else { name };
            list.iter().enumerate().find_map(|(at, value)| wrong(&format!("{path}[{at}]"), own, value))
        }
        // A number that is not finite reads as null in this notation.
        Value::Null | Value::Number(_) => {
            let named = |bounds: &&(&str, f64, f64)| bounds.0 == name || bounds.0.is_empty();
            let (_, least, most) = BOUNDS.iter().find(named)?;
            let right = value.as_f64().is_some_and(|figure| (*least..=*most).contains(&figure));
            (!right).then(|| (path.to_owned(), format!("{least} … {most}")))
        }
        Value::Bool(_) | Value::String(_) => None,
    }
}
