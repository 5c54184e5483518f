//! Something for each battery, each kind of soldiers, each side: arrays that are asked by name, not by number; and lists so
//! short that they lie in an array.

use std::ops::Deref;

use serde::{Deserialize, Serialize};

use crate::rules::kernel::keyed::{By, keys, sparse};

use super::ship_card::{BatteryPlace, Nation, Soldiers};

keys!(BatteryPlace, Soldiers, Nation);

/// Something for each battery and the row of boxes beside it, port first.
pub type ByBattery<T> = By<BatteryPlace, T, 3>;

/// Something for each kind of soldiers, musketeers first.
pub type BySoldiers<T> = By<Soldiers, T, 2>;

/// Something for each side, the English first.
pub type BySide<T> = By<Nation, T, 2>;

/// Something for some of the three batteries; in files a map such as `{Port: Ball}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent, bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct PerBattery<T>(#[serde(with = "sparse")] ByBattery<Option<T>>);

impl<T> Default for PerBattery<T> {
    fn default() -> Self {
        Self(ByBattery::default())
    }
}

impl<T: Copy> PerBattery<T> {
    /// Gives the value of this battery, if it has one.
    #[must_use]
    pub fn get(&self, battery: BatteryPlace) -> Option<T> {
        self.0[battery]
    }

    /// Puts something there for this battery.
    pub fn set(&mut self, battery: BatteryPlace, value: Option<T>) {
        self.0[battery] = value;
    }

    /// Lists all values, port first.
    pub fn iter(&self) -> impl Iterator<Item = (BatteryPlace, T)> {
        self.0.iter().filter_map(|(battery, value)| Some((battery, (*value)?)))
    }

    /// Is nothing there?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }
}

/// Some of the batteries of a ship.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Batteries(u8);

impl Batteries {
    /// Is it one of them?
    #[must_use]
    pub const fn contains(self, battery: BatteryPlace) -> bool {
        self.0 >> (battery as u8) & 1 == 1
    }

    pub(super) const fn insert(&mut self, battery: BatteryPlace) {
        self.0 |= 1 << (battery as u8);
    }

    pub(super) const fn remove(&mut self, battery: BatteryPlace) {
        self.0 &= !(1 << (battery as u8));
    }
}

/// A short list without allocation; it holds at most `MOST` things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Short<T, const MOST: usize> {
    /// Slots beyond `count` are filling and are never read.
    things: [T; MOST],
    count: usize,
}

impl<T: Copy, const MOST: usize> Short<T, MOST> {
    /// These things, and no more than there is room for.
    #[must_use]
    pub fn of(filling: T, listed: impl IntoIterator<Item = T>) -> Self {
        let mut this = Self { things: [filling; MOST], count: 0 };
        for (slot, thing) in this.things.iter_mut().zip(listed) {
            *slot = thing;
            this.count += 1;
        }
        this
    }
}

impl<T, const MOST: usize> Deref for Short<T, MOST> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        self.things.get(..self.count).unwrap_or_default()
    }
}

impl<'a, T, const MOST: usize> IntoIterator for &'a Short<T, MOST> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
