//! Maps and sets over a few keys that are known beforehand. They lie in one place, and a clone is a copy;
//! read, written and digested they are like a `BTreeMap` and a `BTreeSet`.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One of a few.
pub trait Key: Copy + Eq + 'static {
    /// All of them, in their order.
    const ALL: &'static [Self];

    /// Its place among all of them.
    fn place(self) -> usize;
}

/// A value for each of some keys, of which there are `N`.
#[derive(Clone, PartialEq, Eq)]
pub struct Few<K, V, const N: usize> {
    values: [Option<V>; N],
    keys: PhantomData<K>,
}

impl<K: Key, V, const N: usize> Few<K, V, N> {
    /// Nothing.
    #[must_use]
    pub fn new() -> Self {
        Self { values: std::array::from_fn(|_| None), keys: PhantomData }
    }

    /// The value of a key.
    #[must_use]
    pub fn get(&self, key: &K) -> Option<&V> {
        self.values.get(key.place())?.as_ref()
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        self.values.get_mut(key.place())?.as_mut()
    }

    /// Gives a key a value, and what it had before.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        self.values.get_mut(key.place())?.replace(value)
    }

    /// Takes the value of a key.
    pub fn remove(&mut self, key: &K) -> Option<V> {
        self.values.get_mut(key.place())?.take()
    }

    /// All that have one.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&'static K, &V)> {
        K::ALL.iter().zip(&self.values).filter_map(|(key, value)| Some((key, value.as_ref()?)))
    }

    /// Their keys.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &'static K> {
        self.iter().map(|(key, _)| key)
    }

    /// Their values.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> {
        self.values.iter().flatten()
    }

    /// The same, to be changed.
    pub fn values_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut V> {
        self.values.iter_mut().flatten()
    }

    /// Keeps those of which this is true.
    pub fn retain(&mut self, keep: impl Fn(&K, &V) -> bool) {
        for (key, value) in K::ALL.iter().zip(&mut self.values) {
            if value.as_ref().is_some_and(|value| !keep(key, value)) {
                *value = None;
            }
        }
    }

    /// How many have one.
    #[must_use]
    pub fn len(&self) -> usize {
        self.values().count()
    }

    /// Has none a value?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.values().next().is_none()
    }
}

impl<K: Key, V: Default, const N: usize> Few<K, V, N> {
    /// The value of a key, made if it has none.
    #[expect(clippy::indexing_slicing, reason = "every key has its place, and there are as many places as keys")]
    pub fn made(&mut self, key: K) -> &mut V {
        self.values[key.place()].get_or_insert_default()
    }
}

impl<K: Key, V, const N: usize> Default for Few<K, V, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: Key + fmt::Debug, V: fmt::Debug, const N: usize> fmt::Debug for Few<K, V, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: Key + Hash, V: Hash, const N: usize> Hash for Few<K, V, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_usize(self.len());
        self.iter().for_each(|entry| entry.hash(state));
    }
}

impl<K: Key, V, const N: usize> Extend<(K, V)> for Few<K, V, N> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, entries: I) {
        for (key, value) in entries {
            self.insert(key, value);
        }
    }
}

impl<K: Key, V, const N: usize> FromIterator<(K, V)> for Few<K, V, N> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
        let mut few = Self::new();
        few.extend(entries);
        few
    }
}

impl<K: Key, V, const N: usize, const M: usize> From<[(K, V); M]> for Few<K, V, N> {
    fn from(entries: [(K, V); M]) -> Self {
        entries.into_iter().collect()
    }
}

impl<K: Key, V, const N: usize> IntoIterator for Few<K, V, N> {
    type Item = (K, V);
    type IntoIter = std::iter::FilterMap<
        std::iter::Zip<std::slice::Iter<'static, K>, std::array::IntoIter<Option<V>, N>>,
        fn((&'static K, Option<V>)) -> Option<(K, V)>,
    >;

    fn into_iter(self) -> Self::IntoIter {
        K::ALL.iter().zip(self.values).filter_map(|(key, value)| Some((*key, value?)))
    }
}

impl<'a, K: Key, V, const N: usize> IntoIterator for &'a Few<K, V, N> {
    type Item = (&'static K, &'a V);
    type IntoIter = std::iter::FilterMap<
        std::iter::Zip<std::slice::Iter<'static, K>, std::slice::Iter<'a, Option<V>>>,
        fn((&'static K, &'a Option<V>)) -> Option<(&'static K, &'a V)>,
    >;

    fn into_iter(self) -> Self::IntoIter {
        K::ALL.iter().zip(&self.values).filter_map(|(key, value)| Some((key, value.as_ref()?)))
    }
}

impl<K: Key + Serialize, V: Serialize, const N: usize> Serialize for Few<K, V, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self)
    }
}

impl<'de, K: Key + Deserialize<'de>, V: Deserialize<'de>, const N: usize> Deserialize<'de> for Few<K, V, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Entries<K, V, const N: usize>(PhantomData<(K, V)>);

        impl<'de, K: Key + Deserialize<'de>, V: Deserialize<'de>, const N: usize> Visitor<'de> for Entries<K, V, N> {
            type Value = Few<K, V, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut few = Few::new();
                while let Some((key, value)) = map.next_entry()? {
                    few.insert(key, value);
                }
                Ok(few)
            }
        }

        from.deserialize_map(Entries(PhantomData))
    }
}

/// Some of a few keys, of sixteen at most.
#[derive(Clone, PartialEq, Eq)]
pub struct SomeOf<K> {
    bits: u16,
    keys: PhantomData<K>,
}

impl<K: Key> SomeOf<K> {
    /// None.
    #[must_use]
    pub const fn new() -> Self {
        Self { bits: 0, keys: PhantomData }
    }

    fn bit(key: K) -> u16 {
        1 << key.place()
    }

    /// Is it among them?
    #[must_use]
    pub fn contains(&self, key: &K) -> bool {
        self.bits & Self::bit(*key) != 0
    }

    /// Puts it among them; false if it was there.
    pub fn insert(&mut self, key: K) -> bool {
        let fresh = !self.contains(&key);
        self.bits |= Self::bit(key);
        fresh
    }

    /// Takes it from among them; false if it was not there.
    pub fn remove(&mut self, key: &K) -> bool {
        let there = self.contains(key);
        self.bits &= !Self::bit(*key);
        there
    }

    /// All of them.
    pub fn iter(&self) -> Keys<K> {
        self.into_iter()
    }

    /// How many they are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Is it none?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.bits == 0
    }
}

impl<K: Key> Default for SomeOf<K> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: Key + fmt::Debug> fmt::Debug for SomeOf<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<K: Key + Hash> Hash for SomeOf<K> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_usize(self.len());
        self.iter().for_each(|key| key.hash(state));
    }
}

impl<K: Key> Extend<K> for SomeOf<K> {
    fn extend<I: IntoIterator<Item = K>>(&mut self, keys: I) {
        for key in keys {
            self.insert(key);
        }
    }
}

impl<K: Key> FromIterator<K> for SomeOf<K> {
    fn from_iter<I: IntoIterator<Item = K>>(keys: I) -> Self {
        let mut some = Self::new();
        some.extend(keys);
        some
    }
}

impl<K: Key, const M: usize> From<[K; M]> for SomeOf<K> {
    fn from(keys: [K; M]) -> Self {
        keys.into_iter().collect()
    }
}

impl<K: Key> IntoIterator for SomeOf<K> {
    type Item = K;
    type IntoIter = std::iter::Copied<Keys<K>>;

    fn into_iter(self) -> Self::IntoIter {
        (&self).into_iter().copied()
    }
}

impl<K: Key> IntoIterator for &SomeOf<K> {
    type Item = &'static K;
    type IntoIter = Keys<K>;

    fn into_iter(self) -> Keys<K> {
        Keys { bits: self.bits, all: K::ALL.iter() }
    }
}

/// The keys of a set, one after another.
#[derive(Clone)]
pub struct Keys<K: Key> {
    bits: u16,
    all: std::slice::Iter<'static, K>,
}

impl<K: Key> Iterator for Keys<K> {
    type Item = &'static K;

    fn next(&mut self) -> Option<&'static K> {
        self.all.find(|key| self.bits & SomeOf::bit(**key) != 0)
    }
}

impl<K: Key + Serialize> Serialize for SomeOf<K> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, K: Key + Deserialize<'de>> Deserialize<'de> for SomeOf<K> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Vec::deserialize(from).map(Self::from_iter)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use crate::rules::dead_reckoning::goods::Hold;
    use crate::rules::kernel::digest;

    #[test]
    fn few_are_read_written_and_digested_like_trees() {
        let tree: BTreeMap<Hold, u8> = [(Hold::D, 3), (Hold::B, 0)].into();
        let few: Few<Hold, u8, 4> = tree.clone().into_iter().collect();
        let written = ron::to_string(&few).unwrap();
        assert_eq!((written.as_str(), digest(&few)), (ron::to_string(&tree).unwrap().as_str(), digest(&tree)));
        assert_eq!(ron::from_str::<Few<Hold, u8, 4>>(&written), Ok(few.clone()));
        assert_eq!((format!("{few:?}"), few.len()), (format!("{tree:?}"), 2));
        assert!(few.keys().eq(&[Hold::B, Hold::D]) && few.into_iter().eq(tree));

        let tree: BTreeSet<Hold> = [Hold::C, Hold::A].into();
        let some: SomeOf<Hold> = tree.iter().copied().collect();
        let written = ron::to_string(&some).unwrap();
        assert_eq!((written.as_str(), digest(&some)), (ron::to_string(&tree).unwrap().as_str(), digest(&tree)));
        assert_eq!(ron::from_str::<SomeOf<Hold>>(&written), Ok(some.clone()));
        assert_eq!((format!("{some:?}"), some.len()), (format!("{tree:?}"), 2));
        assert!(some.into_iter().eq(tree));
    }
}
