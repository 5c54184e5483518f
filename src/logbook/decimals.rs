//! Reads and writes the whole hundredths of `rules/plane` as decimal numbers: files show millimetres and degrees (PC-30.4).

use std::fmt;

use serde::de::{self, Deserialize, Deserializer, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::rules::plane::{Heading, Mm, Pose, Spot};

/// The farthest coordinate that a file may name, in hundredths: ten metres leave room in every product.
const FARTHEST: i64 = 1_000_000;

/// Takes a decimal number and gives its hundredths; a third decimal is refused, so that nothing is rounded unseen.
struct Hundredths;

impl Visitor<'_> for Hundredths {
    type Value = i32;

    fn expecting(&self, form: &mut fmt::Formatter<'_>) -> fmt::Result {
        form.write_str("a number with at most two decimals")
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<i32, E> {
        let hundredths = (value * 100.0).round();
        // The comparison refuses what is no number as well.
        let near = (value * 100.0 - hundredths).abs() < 1e-4;
        if !near || hundredths.abs() > FARTHEST as f64 {
            return Err(E::invalid_value(de::Unexpected::Float(value), &self));
        }
        Ok(hundredths as i32)
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<i32, E> {
        value
            .checked_mul(100)
            .filter(|hundredths| hundredths.abs() <= FARTHEST)
            .and_then(|hundredths| i32::try_from(hundredths).ok())
            .ok_or_else(|| E::invalid_value(de::Unexpected::Signed(value), &self))
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<i32, E> {
        match i64::try_from(value) {
            Ok(value) => self.visit_i64(value),
            Err(_) => Err(E::invalid_value(de::Unexpected::Unsigned(value), &self)),
        }
    }
}

fn written<S: Serializer>(hundredths: i32, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_f64(f64::from(hundredths) / 100.0)
}

impl Serialize for Mm {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        written(self.0, out)
    }
}

impl<'de> Deserialize<'de> for Mm {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_f64(Hundredths).map(Self)
    }
}

impl Serialize for Heading {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        written(self.hundredths(), out)
    }
}

impl<'de> Deserialize<'de> for Heading {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_f64(Hundredths).map(Self::new)
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        (self.x, self.y).serialize(out)
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        <(Mm, Mm)>::deserialize(from).map(|(x, y)| Self { x, y })
    }
}

/// The fields of a pose as files have them.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(rename = "Pose", deny_unknown_fields)]
struct Laid {
    at: Spot,
    heading: Heading,
}

impl Serialize for Pose {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        Laid { at: self.at, heading: self.heading }.serialize(out)
    }
}

impl<'de> Deserialize<'de> for Pose {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Laid::deserialize(from).map(|laid| Self { at: laid.at, heading: laid.heading })
    }
}
