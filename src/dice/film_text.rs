//! A flight as text for a journal: 14 bytes a pose, in the alphabet of mail attachments.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::pose::Pose;
use super::recording::Film;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

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
    let mut poses = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let word = three.iter().fold(0_u32, |word, byte| word << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        for place in 0..=three.len() {
            poses.push(char::from(ALPHABET[(word >> (18 - 6 * place) & 63) as usize]));
        }
    }
    Written { bodies: film.bodies, rate: film.rate, poses }.serialize(to)
}

/// Reads it.
pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Film, D::Error> {
    let written = Written::deserialize(from)?;
    let wrong = || D::Error::custom("a flight that cannot be read");
    if written.poses.len() > LONGEST || written.rate == 0 || written.rate > 100_000 {
        return Err(wrong());
    }
    let mut bytes = Vec::with_capacity(written.poses.len() / 4 * 3);
    for four in written.poses.as_bytes().chunks(4) {
        if four.len() == 1 {
            return Err(wrong());
        }
        let mut word = 0_u32;
        for letter in four {
            let value = ALPHABET.iter().position(|one| one == letter).ok_or_else(wrong)?;
            word = word << 6 | value as u32;
        }
        word <<= 6 * (4 - four.len()) as u32;
        bytes.extend(&word.to_be_bytes()[1..four.len()]);
    }
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
