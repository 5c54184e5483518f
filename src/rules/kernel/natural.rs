//! Whole numbers without an upper limit: the ways in which thirty dice can fall fit into no machine word.

use std::cmp::Ordering;

/// A whole number, 0 or more.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Natural {
    /// In base 2³², least first, without zeros at the end.
    digits: Vec<u32>,
}

/// The digit of a sum or product, and what is carried on.
fn split(value: u64) -> (u32, u64) {
    let (digit, carried) = (value & u64::from(u32::MAX), value >> 32);
    (u32::try_from(digit).unwrap_or(u32::MAX), carried)
}

impl From<u64> for Natural {
    fn from(value: u64) -> Self {
        let (least, rest) = split(value);
        let (next, _) = split(rest);
        Self::trimmed(vec![least, next])
    }
}

impl Natural {
    fn trimmed(mut digits: Vec<u32>) -> Self {
        while digits.last() == Some(&0) {
            digits.pop();
        }
        Self { digits }
    }

    pub(super) fn is_zero(&self) -> bool {
        self.digits.is_empty()
    }

    fn digit(&self, at: usize) -> u64 {
        self.digits.get(at).copied().map_or(0, u64::from)
    }

    pub(super) fn plus(&self, other: &Self) -> Self {
        let length = self.digits.len().max(other.digits.len()) + 1;
        let mut carried = 0;
        let digits = (0..length).map(|at| {
            let (digit, on) = split(self.digit(at) + other.digit(at) + carried);
            carried = on;
            digit
        });
        Self::trimmed(digits.collect())
    }

    /// The difference; 0 where the other is greater.
    pub(super) fn minus(&self, other: &Self) -> Self {
        if *self <= *other {
            return Self::from(0);
        }
        let mut borrowed = 0;
        let digits = (0..self.digits.len()).map(|at| {
            let (have, owe) = (self.digit(at), other.digit(at) + borrowed);
            borrowed = u64::from(have < owe);
            split((borrowed << 32) + have - owe).0
        });
        Self::trimmed(digits.collect())
    }

    pub(super) fn times(&self, factor: u32) -> Self {
        let mut carried = 0;
        let digits = (0..=self.digits.len()).map(|at| {
            let (digit, on) = split(self.digit(at) * u64::from(factor) + carried);
            carried = on;
            digit
        });
        Self::trimmed(digits.collect())
    }

    pub(super) fn product(&self, other: &Self) -> Self {
        let mut sum = Self::from(0);
        for (at, digit) in other.digits.iter().enumerate() {
            let mut shifted = vec![0; at];
            shifted.extend(self.times(*digit).digits);
            sum = sum.plus(&Self::trimmed(shifted));
        }
        sum
    }

    /// The quotient, and what is left over. The divisor is not 0.
    pub(super) fn divided(&self, by: u32) -> (Self, u32) {
        let by = u64::from(by.max(1));
        let mut left = 0;
        let mut digits: Vec<u32> = self
            .digits
            .iter()
            .rev()
            .map(|digit| {
                let value = (left << 32) + u64::from(*digit);
                left = value % by;
                split(value / by).0
            })
            .collect();
        digits.reverse();
        (Self::trimmed(digits), split(left).0)
    }

    /// The number itself, if it is small enough.
    pub(super) fn small(&self) -> Option<u64> {
        (self.digits.len() <= 2).then(|| self.digit(0) + (self.digit(1) << 32))
    }
}

impl Ord for Natural {
    fn cmp(&self, other: &Self) -> Ordering {
        let length = self.digits.len().cmp(&other.digits.len());
        length.then_with(|| self.digits.iter().rev().cmp(other.digits.iter().rev()))
    }
}

impl PartialOrd for Natural {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn factorial(of: u32) -> Natural {
        (1..=of).fold(Natural::from(1), |product, factor| product.times(factor))
    }

    #[test]
    fn sums_products_and_quotients_of_long_numbers_agree() {
        let (twenty, thirty) = (factorial(20), factorial(30));
        assert_eq!(twenty.small(), Some(2_432_902_008_176_640_000));
        assert_eq!(thirty.small(), None);
        let back = (21..=30).rev().fold(thirty.clone(), |left, divisor| {
            let (quotient, rest) = left.divided(divisor);
            assert_eq!(rest, 0);
            quotient
        });
        assert_eq!(back, twenty);
        assert_eq!(thirty.plus(&twenty).minus(&thirty), twenty);
        assert_eq!(twenty.minus(&thirty), Natural::from(0));
        let square = twenty.product(&twenty);
        assert_eq!((2..=20).fold(square, |left, divisor| left.divided(divisor).0), twenty);
        assert!(twenty < thirty && Natural::from(u64::MAX) < thirty && Natural::from(0).is_zero());
    }
}
