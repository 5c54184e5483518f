//! One seed for every stream of chance, so that no stream changes when another is drawn from more often.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

/// Stirs a seed with the number of a game and the name of a stream.
#[must_use]
pub fn seed(root: u64, game: u64, stream: &str) -> u64 {
    let mut x = root ^ 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(game.wrapping_add(1));
    for byte in stream.bytes() {
        x = (x ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// The stream of a seed.
#[must_use]
pub fn stream(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}
