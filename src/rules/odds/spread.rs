//! The chance of every count, such as the hits of a volley.

use num_bigint::BigUint;

use super::chance::Chance;

/// A count that dice decide, with the ways to each number from 0 on.
#[derive(Clone, Debug)]
pub struct Spread {
    ways: Vec<BigUint>,
    of: BigUint,
}

impl Spread {
    /// A count that is no matter of chance.
    #[must_use]
    pub fn sure(count: usize) -> Self {
        let ways = (0..=count).map(|number| BigUint::from(number == count)).collect();
        Self { ways, of: BigUint::from(1_u8) }
    }

    /// Counts the successes of `count` equal dice, each with `good` of `all` equal ways.
    #[must_use]
    pub fn dice(count: usize, good: u32, all: u32) -> Self {
        let all = all.max(1);
        let good = good.min(all);
        let one = Self { ways: vec![(all - good).into(), good.into()], of: all.into() };
        (0..count).fold(Self::sure(0), |spread, _| spread.with(&one))
    }

    /// This count and one that does not depend on it, together.
    #[must_use]
    pub fn with(&self, other: &Self) -> Self {
        let mut ways = vec![BigUint::ZERO; self.greatest() + other.greatest() + 1];
        for (number, own) in self.ways.iter().enumerate() {
            for (sum, theirs) in ways.iter_mut().skip(number).zip(&other.ways) {
                *sum += own * theirs;
            }
        }
        Self { ways, of: &self.of * &other.of }
    }

    /// The same, but never more than this.
    #[must_use]
    pub fn at_most(&self, most: usize) -> Self {
        let mut ways: Vec<_> = self.ways.iter().take(most + 1).cloned().collect();
        if let Some(last) = ways.last_mut() {
            *last += self.ways.iter().skip(most + 1).sum::<BigUint>();
        }
        Self { ways, of: self.of.clone() }
    }

    /// The greatest number there can be.
    #[must_use]
    pub fn greatest(&self) -> usize {
        self.ways.len().saturating_sub(1)
    }

    /// The chance of exactly this number.
    #[must_use]
    pub fn exactly(&self, number: usize) -> Chance {
        Chance::new(self.ways.get(number).cloned().unwrap_or_default(), self.of.clone())
    }

    /// The chance of this number or more.
    #[must_use]
    pub fn at_least(&self, number: usize) -> Chance {
        Chance::new(self.ways.iter().skip(number).sum(), self.of.clone())
    }

    /// The chance of an event that has a chance of its own for each number.
    #[must_use]
    pub fn chance(&self, given: impl Fn(usize) -> Chance) -> Chance {
        let parts = (0..self.ways.len()).map(|number| self.exactly(number).and(&given(number)));
        parts.fold(Chance::never(), |sum, part| sum.or(&part))
    }

    /// The mean in hundredths, rounded to the nearest.
    #[must_use]
    pub fn mean_hundredths(&self) -> u32 {
        // A mean is a chance of its greatest number.
        let greatest = u32::try_from(self.greatest()).unwrap_or(u32::MAX);
        let sum = (0_u32..).zip(&self.ways).map(|(number, ways)| ways * number).sum();
        Chance::new(sum, &self.of * greatest.max(1)).per(greatest.saturating_mul(100))
    }
}

impl PartialEq for Spread {
    fn eq(&self, other: &Self) -> bool {
        let most = self.greatest().max(other.greatest());
        (0..=most).all(|number| self.exactly(number) == other.exactly(number))
    }
}

impl Eq for Spread {}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts every way in which three dice can fall.
    fn counted(need: u32) -> [u32; 4] {
        let mut ways = [0; 4];
        for fall in 0..8000_u32 {
            let faces = [fall % 20 + 1, fall / 20 % 20 + 1, fall / 400 + 1];
            ways[faces.iter().filter(|face| **face <= need).count()] += 1;
        }
        ways
    }

    #[test]
    fn three_dice_fall_as_often_as_they_are_counted() {
        for need in 0..=20 {
            let spread = Spread::dice(3, need, 20);
            for (number, ways) in counted(need).into_iter().enumerate() {
                assert_eq!(spread.exactly(number), Chance::of(ways, 8000), "{need}: {number}");
            }
            assert_eq!(spread.at_least(0), Chance::certain());
            assert_eq!(spread.mean_hundredths(), 15 * need);
        }
    }

    #[test]
    fn counts_that_do_not_depend_on_each_other_add_up() {
        let five = Spread::dice(2, 8, 20).with(&Spread::dice(3, 8, 20));
        assert_eq!(five, Spread::dice(5, 8, 20));
        assert_eq!(five.at_most(2).exactly(2), five.at_least(2));
        assert_eq!(five.at_most(9), five);
        assert_eq!(Spread::sure(4).exactly(4), Chance::certain());
        assert_eq!(five.chance(|number| Chance::of(u32::from(number >= 3), 1)), five.at_least(3));
        assert_eq!(Spread::dice(31, 20, 20).exactly(31), Chance::certain());
    }
}
