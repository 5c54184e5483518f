//! Strength of one bot over another: pairs of matches by the same chance with the sides changed, and the certainty of
//! the result.

use crate::captains::{Lots, Random};

/// Points of a pair for the first bot, in quarters: a match won is two of them, one that is drawn is one.
pub const WHOLE: u8 = 4;

/// This number of series is drawn from the one that was played.
const DRAWN: usize = 2000;
/// This number of them lies outside the interval, on each side: 95 of a hundred lie in it.
const OUTSIDE: usize = DRAWN / 40;

/// A share of the points, and between which shares it lies in 95 of a hundred series like this.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

impl Share {
    /// Of these pairs; the interval is drawn from them with this seed (a bootstrap). None of no pairs.
    #[must_use]
    pub fn of(pairs: &[u8], seed: u64) -> Option<Self> {
        let of = |points: u64| points as f64 / (pairs.len() as f64 * f64::from(WHOLE));
        let points = pairs.iter().map(|pair| u64::from(*pair)).sum();
        let mut lots = Random::new(seed);
        let mut draw = || -> u64 {
            let one = |_: &u8| pairs.get(lots.draw(pairs.len())).copied().map_or(0, u64::from);
            pairs.iter().map(one).sum()
        };
        let mut drawn: Vec<u64> = (0..DRAWN).map(|_| draw()).collect();
        drawn.sort_unstable();
        let low = drawn.get(OUTSIDE).copied()?;
        let high = drawn.get(DRAWN - 1 - OUTSIDE).copied()?;
        (!pairs.is_empty()).then(|| Self { share: of(points), low: of(low), high: of(high) })
    }
}

/// The difference in strength that makes such a share likely, on the scale of chess players; none where nothing was lost or won.
#[must_use]
pub fn elo(share: f64) -> Option<i32> {
    // Float to whole: what is certain has no number.
    (share > 0.0 && share < 1.0).then(|| (-400.0 * (1.0 / share - 1.0).log10()).round() as i32)
}
