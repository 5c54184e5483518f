//! A probability as an exact fraction, never a floating number.

use num_bigint::BigUint;
use num_rational::Ratio;

/// A probability from 0 to 1.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Chance(Ratio<BigUint>);

impl Chance {
    /// `ways` of `all` equal ways; certain if `ways` is more than `all`.
    #[must_use]
    pub fn of(ways: u32, all: u32) -> Self {
        let all = all.max(1);
        Self::new(ways.min(all).into(), all.into())
    }

    /// The same for numbers that are too great for [`Chance::of`].
    #[must_use]
    pub fn of_many(ways: u64, all: u64) -> Self {
        let all = all.max(1);
        Self::new(ways.min(all).into(), all.into())
    }

    pub(super) fn new(over: BigUint, under: BigUint) -> Self {
        Self(Ratio::new(over, under))
    }

    /// It cannot happen.
    #[must_use]
    pub fn never() -> Self {
        Self::of(0, 1)
    }

    /// It happens.
    #[must_use]
    pub fn certain() -> Self {
        Self::of(1, 1)
    }

    /// The chance that it does not happen.
    #[must_use]
    pub fn not(&self) -> Self {
        let certain = Self::certain();
        if *self < certain { Self(certain.0 - &self.0) } else { Self::never() }
    }

    /// The chance of this and of something that does not depend on it.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Self(&self.0 * &other.0)
    }

    /// The chance of this or of something that excludes it.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        Self(&self.0 + &other.0)
    }

    /// The chance of this happening `times` times running.
    #[must_use]
    pub fn times_running(&self, times: usize) -> Self {
        (0..times).fold(Self::certain(), |so_far, _| so_far.and(self))
    }

    /// The chance in `parts`, rounded to the nearest: `per(100)` is the percentage.
    #[must_use]
    pub fn per(&self, parts: u32) -> u32 {
        let rounded = (&self.0 * BigUint::from(parts)).round().to_integer();
        u32::try_from(rounded).map_or(parts, |rounded| rounded.min(parts))
    }

    /// The fraction itself, if both numbers are small enough.
    #[must_use]
    pub fn fraction(&self) -> Option<(u64, u64)> {
        u64::try_from(self.0.numer()).ok().zip(u64::try_from(self.0.denom()).ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_shortened_and_rounded_to_the_nearest_part() {
        assert_eq!(Chance::of(12, 20).fraction(), Some((3, 5)));
        assert_eq!(Chance::of(25, 20), Chance::certain());
        assert_eq!(Chance::of(3, 20).not().fraction(), Some((17, 20)));
        assert_eq!((Chance::of(1, 3).per(100), Chance::of(2, 3).per(100), Chance::of(1, 200).per(100)), (33, 67, 1));
        assert_eq!((Chance::never().per(100), Chance::certain().per(100)), (0, 100));
        assert_eq!(Chance::of(1, 20).times_running(3).fraction(), Some((1, 8000)));
        assert_eq!(Chance::of_many(1 << 40, 1 << 42), Chance::of(1, 4));
        assert_eq!(Chance::of(1, 6).or(&Chance::of(1, 3)), Chance::of(1, 2));
        assert!(Chance::of(7, 20) < Chance::of(8, 20));
    }

    #[test]
    fn chances_beyond_any_machine_word_stay_exact() {
        let all_twenty = Chance::of(1, 20).times_running(40);
        assert_eq!(all_twenty.fraction(), None);
        assert_eq!(all_twenty.or(&all_twenty.not()), Chance::certain());
        assert_eq!(all_twenty.per(1_000_000), 0);
    }
}
