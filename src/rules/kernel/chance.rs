//! How likely something is: an exact fraction, never a floating one.

use std::cmp::Ordering;

use super::natural::Natural;

/// A probability from 0 to 1.
#[derive(Clone, Debug)]
pub struct Chance {
    over: Natural,
    under: Natural,
}

impl Chance {
    /// So many of so many equal ways; all of them where there are more than there can be.
    #[must_use]
    pub fn of(ways: u32, all: u32) -> Self {
        let all = all.max(1);
        Self::new(Natural::from(u64::from(ways.min(all))), Natural::from(u64::from(all)))
    }

    pub(super) fn new(over: Natural, under: Natural) -> Self {
        let (mut over, mut under) = (over, under);
        if over.is_zero() {
            return Self { over, under: Natural::from(1) };
        }
        // Dice have faces of these factors only, so this is as short as the fraction gets.
        for factor in [2, 3, 5] {
            loop {
                let ((shorter, rest), (below, left)) = (over.divided(factor), under.divided(factor));
                if rest != 0 || left != 0 {
                    break;
                }
                (over, under) = (shorter, below);
            }
        }
        Self { over, under }
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
        Self::new(self.under.minus(&self.over), self.under.clone())
    }

    /// The chance of this and of something that does not depend on it.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Self::new(self.over.product(&other.over), self.under.product(&other.under))
    }

    /// The chance of this or of something that excludes it.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        let over = self.over.product(&other.under).plus(&other.over.product(&self.under));
        Self::new(over, self.under.product(&other.under))
    }

    /// The chance of this so many times running.
    #[must_use]
    pub fn times_running(&self, times: usize) -> Self {
        (0..times).fold(Self::certain(), |so_far, _| so_far.and(self))
    }

    /// In so many parts, rounded to the nearest: `per(100)` is the percentage.
    #[must_use]
    pub fn per(&self, parts: u32) -> u32 {
        // The greatest whole number not above: twice the fraction of the parts and a half.
        let twice = self.over.times(parts).times(2).plus(&self.under);
        let (mut least, mut most) = (0, parts);
        while least < most {
            let middle = least + (most - least).div_ceil(2);
            if self.under.times(middle).times(2) <= twice { least = middle } else { most = middle - 1 }
        }
        least
    }

    /// The fraction itself, if both numbers are small enough.
    #[must_use]
    pub fn fraction(&self) -> Option<(u64, u64)> {
        self.over.small().zip(self.under.small())
    }
}

impl Ord for Chance {
    fn cmp(&self, other: &Self) -> Ordering {
        self.over.product(&other.under).cmp(&other.over.product(&self.under))
    }
}

impl PartialOrd for Chance {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Chance {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Chance {}

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
