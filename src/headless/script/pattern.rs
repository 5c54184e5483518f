//! What a script expects: it is compared by what it names, and by nothing else.

use std::cell::Cell;

use ron::de::Deserializer as Reader;
use ron::error::Error as Misread;
use ron::value::RawValue;
use serde::de::{DeserializeOwned, Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::filled::{Filled, Reach};
use super::form::EXTENSIONS;

/// A happening as a script writes it, with as many of its fields as matter there.
#[derive(Clone, Debug)]
pub struct Pattern<T> {
    text: String,
    /// Itself, where nothing that it needs is left out.
    pub whole: Option<T>,
}

/// Reads it, over what was found; how far it came if it cannot be read.
fn read<T: DeserializeOwned>(text: &str, found: Option<&Value>) -> Result<T, (Misread, Reach)> {
    let reach = Cell::default();
    let options = ron::Options::default().with_default_extension(EXTENSIONS);
    let mut reader = Reader::from_str_with_options(text, &options).map_err(|error| (error.code, Reach::Nothing))?;
    T::deserialize(Filled { written: &mut reader, found, reach: &reach }).map_err(|error| (error, reach.get()))
}

/// The same fault, as the reader of the whole file says it.
fn told<E: Error>(fault: Misread) -> E {
    match fault {
        Misread::NoSuchStructField { found, expected, .. } => E::unknown_field(&found, expected),
        Misread::NoSuchEnumVariant { found, expected, .. } => E::unknown_variant(&found, expected),
        Misread::DuplicateStructField { field, .. } => E::duplicate_field(field),
        Misread::ExpectedDifferentLength { expected, found } => E::invalid_length(found, &expected.as_str()),
        Misread::InvalidValueForType { expected, found } => {
            E::invalid_type(Unexpected::Other(&found), &expected.as_str())
        }
        other => E::custom(other),
    }
}

/// As it stands in the script, in one line.
fn raw<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let text = Box::<RawValue>::deserialize(deserializer)?;
    Ok(text.get_ron().trim().to_owned())
}

impl<'de, T: DeserializeOwned> Deserialize<'de> for Pattern<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::of(raw(deserializer)?)
    }
}

impl<T: DeserializeOwned> Pattern<T> {
    fn of<E: Error>(text: String) -> Result<Self, E> {
        match read(&text, None) {
            Ok(whole) => Ok(Self { text, whole: Some(whole) }),
            Err((_, Reach::Lacking)) => Ok(Self { text, whole: None }),
            Err((fault, _)) => Err(told(fault)),
        }
    }
}

impl<T: DeserializeOwned + PartialEq + Serialize> Pattern<T> {
    /// As it is written, in one line.
    pub fn text(&self) -> String {
        self.text.lines().map(str::trim).collect::<Vec<_>>().join(" ")
    }

    /// Is everything so that it names?
    pub fn is(&self, found: &T) -> bool {
        self.over(&printed(found)).is_some_and(|filled| filled == *found)
    }

    fn over(&self, found: &Value) -> Option<T> {
        read(&self.text, Some(found)).ok()
    }

    /// What has the same name and the most that is the same, and where it differs first.
    pub fn nearest<'a>(&self, told: &'a [T]) -> Option<(&'a T, Difference)> {
        let candidates = told.iter().filter_map(|own| {
            let found = printed(own);
            let wanted = printed(&self.over(&found)?);
            (name_of(&wanted) == name_of(&found)).then_some(())?;
            let fields = |value: &Value| value.as_object().and_then(|one| one.values().next()?.as_object().cloned());
            let (wanted_fields, found_fields) = (fields(&wanted)?, fields(&found)?);
            let alike = wanted_fields.iter().filter(|(field, value)| found_fields.get(*field) == Some(value)).count();
            Some((alike, own, difference(&wanted, &found)?))
        });
        candidates.max_by_key(|(alike, ..)| *alike).map(|(_, own, difference)| (own, difference))
    }
}

/// What a script expects not to happen.
#[derive(Clone, Debug)]
pub enum Unwanted<T> {
    /// Anything of this name, or with these fields, as it is printed.
    Printed(Value),
    /// Anything like this, as it is written.
    Written(Pattern<T>),
}

impl<'de, T: DeserializeOwned> Deserialize<'de> for Unwanted<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = raw(deserializer)?;
        if !text.starts_with(['"', '{']) {
            return Pattern::of(text).map(Self::Written);
        }
        let value: ron::Value = ron::from_str(&text).map_err(Error::custom)?;
        let printed = serde_json::to_value(value).map_err(Error::custom)?;
        let reach = Cell::default();
        let read = T::deserialize(Filled { written: &printed, found: None, reach: &reach });
        match (read, reach.get()) {
            (Err(fault), Reach::Nothing) => Err(Error::custom(fault)),
            (Err(fault), Reach::Name) if printed.is_object() => Err(Error::custom(fault)),
            _ => Ok(Self::Printed(printed)),
        }
    }
}

impl<T: DeserializeOwned + PartialEq + Serialize> Unwanted<T> {
    /// Is this what was not to happen?
    pub fn is(&self, found: &T) -> bool {
        match self {
            Self::Written(pattern) => pattern.is(found),
            Self::Printed(Value::String(name)) => name_of(&printed(found)) == Some(name),
            Self::Printed(wanted) => difference(wanted, &printed(found)).is_none(),
        }
    }
}

/// Where something is not as it was expected.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// The names and numbers that lead there, joined by dots.
    pub path: String,
    /// What was expected.
    pub wanted: Value,
    /// What is there; nothing where the path leads to nothing.
    pub found: Option<Value>,
}

impl Difference {
    /// The same, seen from further out.
    fn inside(mut self, name: &str) -> Self {
        self.path = if self.path.is_empty() { name.to_owned() } else { format!("{name}.{}", self.path) };
        self
    }
}

/// The first difference from what is wanted. Numbers are the same whatever width they were written in, and of an object only
/// what is named counts.
pub fn difference(wanted: &Value, found: &Value) -> Option<Difference> {
    let here = || Difference { path: String::new(), wanted: wanted.clone(), found: Some(found.clone()) };
    let same = match (wanted, found) {
        (Value::Array(wanted), Value::Array(found)) if wanted.len() == found.len() => {
            let mut pairs = (0..).zip(wanted.iter().zip(found));
            return pairs.find_map(|(number, (wanted, found))| {
                Some(difference(wanted, found)?.inside(&i32::to_string(&number)))
            });
        }
        (Value::Object(wanted), Value::Object(found)) => {
            return wanted.iter().find_map(|(name, wanted)| {
                let missing = || Some(Difference { path: String::new(), wanted: wanted.clone(), found: None });
                found.get(name).map_or_else(missing, |found| difference(wanted, found)).map(|inner| inner.inside(name))
            });
        }
        (Value::Number(wanted), Value::Number(found)) => wanted.as_f64() == found.as_f64(),
        _ => wanted == found,
    };
    (!same).then(here)
}

/// As it is printed.
pub fn printed<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// The name of a happening as it is printed.
fn name_of(happening: &Value) -> Option<&str> {
    happening.as_str().or_else(|| happening.as_object()?.keys().next().map(String::as_str))
}
