//! A flight as text for a journal: 14 bytes a pose, in the alphabet of mail attachments.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD as LETTERS;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::pose::Pose;
use super::recording::Film;

/// No flight has more numbers than this.
const LONGEST: usize = 1 << 24;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    bodies: usize,
    rate: u32,
    poses: String,
}

/// Writes it.
pub fn serialize<S: Serializer>(film: &Film, to: S) -> Result<S::Ok, S::Error> {
    let numbers = film.poses.iter().flat_map(|pose| pose.at.into_iter().chain(pose.turn));
    let bytes: Vec<u8> = numbers.flat_map(i16::to_le_bytes).collect();
    let poses = LETTERS.encode(bytes);
    Written { bodies: film.bodies, rate: film.rate, poses }.serialize(to)
}

/// Reads it.
pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Film, D::Error> {
    let written = Written::deserialize(from)?;
    let wrong = || D::Error::custom("a flight that cannot be read");
    if written.poses.len() > LONGEST || written.rate == 0 || written.rate > 100_000 {
        return Err(wrong());
    }
    let bytes = LETTERS.decode(&written.poses).map_err(|_| wrong())?;
    let (poses, rest) = bytes.as_chunks::<14>();
    if !rest.is_empty() || written.bodies == 0 && !poses.is_empty() || poses.len() % written.bodies.max(1) != 0 {
        return Err(wrong());
    }
    let pose = |bytes: &[u8; 14]| {
        let number = |at: usize| i16::from_le_bytes([bytes[2 * at], bytes[2 * at + 1]]);
        Pose { at: [0, 1, 2].map(number), turn: [3, 4, 5, 6].map(number) }
    };
    Ok(Film { bodies: written.bodies, rate: written.rate, poses: poses.iter().map(pose).collect() })
}
