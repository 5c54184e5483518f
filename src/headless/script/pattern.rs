//! Expectations of a script compare the fields they name, and nothing else.

use ron::error::{Error as Misread, SpannedError};
use ron::value::RawValue;
use serde::de::{DeserializeOwned, Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::form::EXTENSIONS;

/// A happening as a script writes it, with as many of its fields as matter there.
#[derive(Clone, Debug)]
pub struct Pattern<T> {
    text: String,
    /// The named fields, as they are printed.
    named: Value,
    /// Itself, where nothing that it needs is left out.
    pub whole: Option<T>,
}

/// Any value, as it is printed: names of variants stay where the notation has them.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    As(Value),
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
        let options = ron::Options::default().with_default_extension(EXTENSIONS);
        let whole = match options.from_str(&text) {
            Ok(whole) => Some(whole),
            Err(SpannedError { code: Misread::MissingStructField { .. }, .. }) => None,
            Err(fault) => return Err(told(fault.code)),
        };
        let mut named = options.from_str(&text).map_or(Value::Null, |Written::As(named)| named);
        // A name with empty brackets names no field; read as any value, they would be nothing at all.
        if let Value::Object(variant) = &mut named
            && text.ends_with("()")
        {
            variant
                .values_mut()
                .filter(|fields| fields.is_null())
                .for_each(|fields| *fields = Value::Object([].into_iter().collect()));
        }
        Ok(Self { text, named, whole })
    }
}

impl<T: DeserializeOwned + PartialEq + Serialize> Pattern<T> {
    /// As it is written, in one line.
    pub fn text(&self) -> String {
        self.text.lines().map(str::trim).collect::<Vec<_>>().join(" ")
    }

    /// Is everything so that it names?
    pub fn is(&self, found: &T, near: Near) -> bool {
        let over = || serde_json::from_value::<T>(filled(&self.named, &printed(found)));
        let nearly = || near.is_some() && difference(&self.named, &printed(found), near).is_none();
        self.whole.as_ref() == Some(found) || over().is_ok_and(|over| over == *found) || nearly()
    }

    /// Finds the fact of the same name with the most equal fields, and the first difference.
    pub fn nearest<'a>(&self, told: &'a [T]) -> Option<(&'a T, Difference)> {
        let fields = |value: &Value| value.as_object().and_then(|one| one.values().next()?.as_object().cloned());
        let wanted = fields(&self.named).unwrap_or_default();
        let candidates = told.iter().filter_map(|own| {
            let found = printed(own);
            let there = fields(&found).filter(|_| name_of(&found) == name_of(&self.named))?;
            let alike = |(field, wanted): &(&String, &Value)| {
                there.get(*field).is_some_and(|found| difference(wanted, found, None).is_none())
            };
            Some((wanted.iter().filter(alike).count(), own, difference(&self.named, &found, None)?))
        });
        candidates.max_by_key(|(alike, ..)| *alike).map(|(_, own, difference)| (own, difference))
    }
}

/// Fills the fields that are not named from the found value.
fn filled(named: &Value, found: &Value) -> Value {
    match (named, found) {
        (Value::Object(named), Value::Object(found)) => {
            let mut all = found.clone();
            for (name, value) in named {
                let value = found.get(name).map_or_else(|| value.clone(), |found| filled(value, found));
                all.insert(name.clone(), value);
            }
            Value::Object(all)
        }
        (Value::Array(named), Value::Array(found)) if named.len() == found.len() => {
            named.iter().zip(found).map(|(named, found)| filled(named, found)).collect()
        }
        // A value in round brackets of its own.
        (Value::Array(list), found) if list.len() == 1 => list.first().map_or(Value::Null, |only| filled(only, found)),
        _ => named.clone(),
    }
}

/// A script expects that nothing like this happens.
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
        // A name alone lacks its fields; only a name that no fact has is a fault.
        match T::deserialize(&printed).map_err(|fault| fault.to_string()) {
            Err(fault) if fault.starts_with("unknown ") => Err(Error::custom(fault)),
            _ => Ok(Self::Printed(printed)),
        }
    }
}

impl<T: DeserializeOwned + PartialEq + Serialize> Unwanted<T> {
    /// Is this the unwanted fact?
    pub fn is(&self, found: &T, near: Near) -> bool {
        match self {
            Self::Written(pattern) => pattern.is(found, near),
            Self::Printed(Value::String(name)) => name_of(&printed(found)) == Some(name),
            Self::Printed(wanted) => difference(wanted, &printed(found), near).is_none(),
        }
    }
}

/// A value differs from the expected one.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// The names and numbers that lead there, joined by dots.
    pub path: String,
    pub wanted: Value,
    /// The found value; none if the path leads to nothing.
    pub found: Option<Value>,
}

impl Difference {
    /// The same, seen from further out.
    fn inside(mut self, name: &str) -> Self {
        self.path = if self.path.is_empty() { name.to_owned() } else { format!("{name}.{}", self.path) };
        self
    }
}

/// Numbers this near each other are the same, by the name of their field; without it they are compared exactly.
pub type Near = Option<fn(&str) -> f64>;

/// Finds the first difference. Numbers of any width are compared by value, and of an object only named fields count.
pub fn difference(wanted: &Value, found: &Value, near: Near) -> Option<Difference> {
    under(wanted, found, "", near)
}

fn under(wanted: &Value, found: &Value, field: &str, near: Near) -> Option<Difference> {
    let here = || Difference { path: String::new(), wanted: wanted.clone(), found: Some(found.clone()) };
    let same = match (wanted, found) {
        (Value::Array(wanted), Value::Array(found)) if wanted.len() == found.len() => {
            let mut pairs = (0..).zip(wanted.iter().zip(found));
            return pairs.find_map(|(number, (wanted, found))| {
                Some(under(wanted, found, field, near)?.inside(&i32::to_string(&number)))
            });
        }
        (Value::Object(wanted), Value::Object(found)) => {
            return wanted.iter().find_map(|(name, wanted)| {
                let missing = || Some(Difference { path: String::new(), wanted: wanted.clone(), found: None });
                let other = |found| under(wanted, found, name, near);
                found.get(name).map_or_else(missing, other).map(|inner| inner.inside(name))
            });
        }
        (Value::Number(wanted), Value::Number(found)) => match (near, wanted.as_f64(), found.as_f64()) {
            (Some(near), Some(wanted), Some(found)) => (wanted - found).abs() <= near(field),
            (_, wanted, found) => wanted == found,
        },
        _ => wanted == found,
    };
    (!same).then(here)
}

/// As it is printed.
pub fn printed<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// The name of a happening as it is printed.
pub fn name_of(happening: &Value) -> Option<&str> {
    happening.as_str().or_else(|| happening.as_object()?.keys().next().map(String::as_str))
}
