//! Something for each battery, each kind of soldiers, each side: arrays that are asked by name, not by number; and lists so
//! short that they lie in an array.

use std::ops::{Deref, Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::ship_card::{BatteryPlace, Nation, Soldiers};

macro_rules! by {
    ($(#[$doc:meta])* $name:ident, $key:ident, $count:literal, $($variant:ident as $slot:ident),+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name<T>(pub [T; $count]);

        impl<T> $name<T> {
            /// All of it, with what it is for.
            pub fn iter(&self) -> impl Iterator<Item = ($key, &T)> {
                $key::ALL.into_iter().zip(&self.0)
            }
        }

        impl<T> Index<$key> for $name<T> {
            type Output = T;

            fn index(&self, key: $key) -> &T {
                let [$($slot),+] = &self.0;
                match key {
                    $($key::$variant => $slot,)+
                }
            }
        }

        impl<T> IndexMut<$key> for $name<T> {
            fn index_mut(&mut self, key: $key) -> &mut T {
                let [$($slot),+] = &mut self.0;
                match key {
                    $($key::$variant => $slot,)+
                }
            }
        }

        impl<T: PartialEq> PartialEq<[T; $count]> for $name<T> {
            fn eq(&self, other: &[T; $count]) -> bool {
                self.0 == *other
            }
        }
    };
}

by!(
    /// Something for each battery and the row of boxes beside it, port first.
    ByBattery, BatteryPlace, 3, Port as port, Starboard as starboard, Stern as stern
);
by!(
    /// Something for each kind of soldiers, musketeers first.
    BySoldiers, Soldiers, 2, Musketeers as musketeers, Pikemen as pikemen
);
by!(
    /// Something for each side, the English first.
    BySide, Nation, 2, English as english, Spanish as spanish
);

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

/// A list of so many things at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Short<T, const MOST: usize> {
    /// What lies behind the last counts for nothing.
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
