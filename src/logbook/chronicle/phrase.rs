//! A key from a pass phrase, for a save that is carried to another machine.
//!
//! None of the packages this program is built of brings a function made for pass phrases. So one is put together from
//! their parts: the way in which scrypt fills a room of memory and walks through it, with `ChaCha20` for every step.
//! Every guess at the phrase needs that room and that walk. It was reviewed by its authors alone: the phrase has to be
//! long.

use std::fmt;

use rand::rngs::ChaCha20Rng;
use rand::{Rng as _, SeedableRng as _};

use super::sealing::Key;

/// Blocks in the room: 8 MiB.
const ROOM: usize = 1 << 18;
/// Bytes of a block.
const BLOCK: usize = 32;
/// Bytes that make the same phrase another key in another save.
pub(super) const SALT: usize = BLOCK;
/// A shorter phrase is guessed.
const SHORTEST: usize = 16;

type Block = [u8; BLOCK];

/// The phrase typed to seal a save or to open it. It is not printed.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Phrase(pub String);

impl fmt::Debug for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Phrase(..)")
    }
}

impl Phrase {
    /// Is it long enough to seal anything with?
    #[must_use]
    pub fn is_long(&self) -> bool {
        self.plain().chars().count() >= SHORTEST
    }

    /// Blanks before, behind and between words do not count.
    fn plain(&self) -> String {
        self.0.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The key it stands for in a save with this salt. It takes a part of a second, on purpose.
    pub(super) fn key(&self, salt: &[u8; SALT]) -> Key {
        let phrase = self.plain();
        let length = phrase.len().to_le_bytes();
        let parts = phrase.as_bytes().chunks(BLOCK).chain([&length[..], &salt[..]]);
        let mut state = parts.fold([0; BLOCK], |state, part| stir(mixed(state, part)));
        let mut room: Vec<Block> = Vec::with_capacity(ROOM);
        for _ in 0..ROOM {
            room.push(state);
            state = stir(state);
        }
        for _ in 0..ROOM {
            let [a, b, c, d, ..] = state;
            let at = usize::try_from(u32::from_le_bytes([a, b, c, d])).unwrap_or_default() % ROOM;
            state = room.get(at).map_or(state, |there| stir(mixed(state, there)));
        }
        Key::of(state)
    }
}

/// The first bytes of the stream that this key gives.
fn stir(key: Block) -> Block {
    let mut stream = [0; BLOCK];
    ChaCha20Rng::from_seed(key).fill_bytes(&mut stream);
    stream
}

fn mixed(mut state: Block, part: &[u8]) -> Block {
    for (own, byte) in state.iter_mut().zip(part) {
        *own ^= byte;
    }
    state
}
