//! Chance from a seed: streams that do not change when another is drawn from more often, shuffles, fingerprints. Dice,
//! decks and saves depend on these numbers: never change them.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::rules::kernel::digest::{EMPTY, hashed, mix};

/// The step from one number of a row to the next (`SplitMix64`).
pub const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// Stirs a seed with the number of a game and the name of a stream.
#[must_use]
pub fn seed(root: u64, game: u64, stream: &str) -> u64 {
    mix(hashed(root ^ STEP.wrapping_mul(game.wrapping_add(1)), stream.bytes()))
}

/// The stream of a seed.
#[must_use]
pub fn stream(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// A number below this one, each as likely as the others; 0 if there is none.
pub fn below(draw: &mut impl Rng, count: usize) -> usize {
    let count = u64::try_from(count.max(1)).unwrap_or(1);
    usize::try_from(draw.next_u64() % count).unwrap_or(0)
}

/// Mixes all bits of a number with all others, a step further.
#[must_use]
pub const fn stir(x: u64) -> u64 {
    mix(x.wrapping_add(STEP))
}

/// A fingerprint of bytes (FNV-1a).
#[must_use]
pub fn fingerprint(bytes: impl IntoIterator<Item = u8>) -> u64 {
    hashed(EMPTY, bytes)
}

/// Puts things into an order of chance; `below` draws a number below the one it is given.
pub fn shuffle<T>(things: &mut [T], mut below: impl FnMut(usize) -> usize) {
    for last in (1..things.len()).rev() {
        things.swap(last, below(last + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_differ_by_root_game_and_name_and_stay_as_they_are() {
        assert_eq!(seed(1, 2, "dice"), seed(1, 2, "dice"));
        let all = [seed(1, 2, "dice"), seed(2, 2, "dice"), seed(1, 3, "dice"), seed(1, 2, "deck")];
        assert!((0..4).all(|one| all.iter().skip(one + 1).all(|other| all.get(one) != Some(other))), "{all:?}");
        assert_eq!((stir(0), fingerprint(*b"a")), (0xe220_a839_7b1d_cdaf, 0xaf63_dc4c_8601_ec8c));
    }

    #[test]
    fn a_shuffle_keeps_everything() {
        let mut things: Vec<u8> = (0..9).collect();
        shuffle(&mut things, |count| count / 2);
        assert_ne!(things, (0..9).collect::<Vec<_>>());
        things.sort_unstable();
        assert_eq!(things, (0..9).collect::<Vec<_>>());
    }
}
