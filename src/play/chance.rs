//! The chance of a match: drawn from the system, at the moment it is wanted, unless a seed was given.

use std::hash::{BuildHasher, RandomState};

use rand::TryRng;
use rand::rngs::SysRng;

use crate::chance::seed;

/// A source of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Chance {
    /// The system's random source: past throws and saves tell nothing of future throws.
    Fresh,
    /// This seed: everything repeats itself.
    Seeded(u64),
}

impl Chance {
    /// Draws for this input of the match and this use.
    pub(super) fn draw(self, number: u64, stream: &str) -> u64 {
        match self {
            Self::Fresh => fresh(),
            Self::Seeded(root) => seed(root, number, stream),
        }
    }

    /// Chance for something that is tried beside the match at this input of it.
    pub(super) fn apart(self, number: u64) -> Self {
        match self {
            Self::Fresh => Self::Fresh,
            Self::Seeded(root) => Self::Seeded(seed(root, number, "what if")),
        }
    }

    /// The seed, if one was given.
    pub(super) const fn seed(self) -> Option<u64> {
        match self {
            Self::Fresh => None,
            Self::Seeded(root) => Some(root),
        }
    }
}

impl From<Option<u64>> for Chance {
    fn from(seed: Option<u64>) -> Self {
        seed.map_or(Self::Fresh, Self::Seeded)
    }
}

/// Random bytes of the operating system, if it has any to give.
pub(super) fn drawn<const COUNT: usize>() -> Option<[u8; COUNT]> {
    let mut bytes = [0; COUNT];
    SysRng.try_fill_bytes(&mut bytes).ok().map(|()| bytes)
}

/// A random number. A system without a source of chance has at least keys for its hash tables, other ones each time.
pub(super) fn fresh() -> u64 {
    drawn().map_or_else(|| RandomState::new().hash_one(()), u64::from_le_bytes)
}
