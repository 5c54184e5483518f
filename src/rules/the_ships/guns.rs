//! The guns of a battery that still stand.

use serde::{Deserialize, Serialize};

/// The most guns a battery may have: one for every bit that can be counted in.
pub const MOST_GUNS: usize = 31;

/// Guns counted from 0, from the bow (the stern's from port).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Guns(u32);

impl Guns {
    /// Every gun there could be.
    pub const ALL: Self = Self((1 << MOST_GUNS) - 1);

    /// The foremost `count` guns.
    pub(super) fn first(count: usize) -> Self {
        Self((1 << count.min(MOST_GUNS)) - 1)
    }

    /// Counts them.
    #[must_use]
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is this one of them?
    #[must_use]
    pub const fn contains(self, gun: u8) -> bool {
        self.0 >> gun & 1 == 1
    }

    /// The last of them.
    #[must_use]
    pub fn aftmost(self) -> Option<u8> {
        self.0.checked_ilog2().and_then(|gun| u8::try_from(gun).ok())
    }

    pub(super) const fn remove(&mut self, gun: u8) {
        self.0 &= !(1 << gun);
    }

    /// Keeps only guns that are among the others too.
    pub(super) const fn retain(&mut self, others: Self) {
        self.0 &= others.0;
    }

    /// Sets the number of guns that stand to `wanted`, within `may_stand`: the aftmost are struck off, or the foremost
    /// put back.
    pub(super) fn become_so_many(&mut self, may_stand: Self, wanted: u8) {
        self.retain(may_stand);
        while self.0.count_ones() > u32::from(wanted) {
            self.0 &= !(1 << self.0.ilog2());
        }
        while self.0.count_ones() < u32::from(wanted) && self.0 != may_stand.0 {
            self.0 |= 1 << (may_stand.0 & !self.0).trailing_zeros();
        }
    }
}

impl FromIterator<u8> for Guns {
    fn from_iter<I: IntoIterator<Item = u8>>(guns: I) -> Self {
        Self(guns.into_iter().filter(|gun| usize::from(*gun) < MOST_GUNS).fold(0, |guns, gun| guns | 1 << gun))
    }
}
