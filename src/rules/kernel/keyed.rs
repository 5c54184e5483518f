//! Tables, maps and sets over the few keys of an enum. They lie in one place, and a clone is a copy. A [`By`] is read, written and
//! digested like the array it is, a [`Few`] like a `BTreeMap`, a [`SomeOf`] like a `BTreeSet`.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize};

/// One of a few.
pub trait Key: Copy + Eq + 'static {
    /// All of them, in their order.
    const ALL: &'static [Self];

    /// Its place among all of them.
    fn place(self) -> usize;
}

/// All variants of an enum, of which there are `COUNT`.
pub(crate) const fn all<T: Copy, const COUNT: usize>(variants: &[T]) -> [T; COUNT] {
    match variants.first_chunk() {
        Some(all) if variants.len() == COUNT => *all,
        _ => panic!("another number of variants"),
    }
}

/// Makes keys of enums whose `ALL` lists every variant in the order of the declaration.
macro_rules! keys {
    ($($key:ident),+) => {
        $(impl $crate::rules::kernel::keyed::Key for $key {
            const ALL: &'static [Self] = &Self::ALL;

            fn place(self) -> usize {
                self as usize
            }
        })+
    };
}
pub(crate) use keys;

/// Writes an enum of things the rules speak of, each of which has a word in files and scripts.
macro_rules! kinds {
    ($(#[$about:meta])* $name:ident, $count:literal, $case:literal: $($(#[$doc:meta])* $variant:ident),+ $(,)?) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[derive(strum::IntoStaticStr, strum::VariantArray)]
        #[strum(serialize_all = $case, const_into_str)]
        #[serde(deny_unknown_fields)]
        $(#[$about])*
        pub enum $name { $($(#[$doc])* $variant),+ }

        impl $name {
            /// All of them.
            pub const ALL: [Self; $count] = $crate::rules::kernel::keyed::all(<Self as strum::VariantArray>::VARIANTS);

            /// The word in files and scripts.
            #[must_use]
            pub const fn word(self) -> &'static str {
                self.into_str()
            }

            /// The one that this word names.
            #[must_use]
            pub fn named(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|own| own.word() == word)
            }
        }

        $crate::rules::kernel::keyed::keys!($name);
    };
}

pub(crate) use kinds;

/// A value for each of the `N` keys.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent, bound(serialize = "[V; N]: Serialize", deserialize = "[V; N]: Deserialize<'de>"))]
pub struct By<K, V, const N: usize>(pub [V; N], PhantomData<K>);

impl<K: Key, V, const N: usize> By<K, V, N> {
    /// These values, in the order of the keys.
    #[must_use]
    pub const fn of(values: [V; N]) -> Self {
        const { assert!(K::ALL.len() == N, "each key has its place") };
        Self(values, PhantomData)
    }

    /// Every key and its value.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &V)> {
        K::ALL.iter().copied().zip(&self.0)
    }
}

impl<K: Key, V: Default, const N: usize> Default for By<K, V, N> {
    fn default() -> Self {
        Self::of(std::array::from_fn(|_| V::default()))
    }
}

impl<K: Key + fmt::Debug, V: fmt::Debug, const N: usize> fmt::Debug for By<K, V, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: Key, V, const N: usize> Index<K> for By<K, V, N> {
    type Output = V;

    #[expect(clippy::indexing_slicing, reason = "every key has its place, and there are as many places as keys")]
    fn index(&self, key: K) -> &V {
        &self.0[key.place()]
    }
}

impl<K: Key, V, const N: usize> IndexMut<K> for By<K, V, N> {
    #[expect(clippy::indexing_slicing, reason = "every key has its place, and there are as many places as keys")]
    fn index_mut(&mut self, key: K) -> &mut V {
        &mut self.0[key.place()]
    }
}

impl<K, V: PartialEq, const N: usize> PartialEq<[V; N]> for By<K, V, N> {
    fn eq(&self, other: &[V; N]) -> bool {
        self.0 == *other
    }
}

/// A table that is a map in files: of the keys that have a value. For `#[serde(with = "sparse")]`.
pub mod sparse {
    use std::fmt;
    use std::marker::PhantomData;

    use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
    use serde::ser::{Serialize, Serializer};

    use super::{By, Key};

    /// Writes the keys that have a value.
    ///
    /// # Errors
    /// The format cannot write a key or a value.
    pub fn serialize<K: Key + Serialize, V: Serialize, S: Serializer, const N: usize>(
        table: &By<K, Option<V>, N>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_map(table.iter().filter_map(|(key, value)| Some((key, value.as_ref()?))))
    }

    /// Reads the keys that have a value; if a key is named twice, the later value counts.
    ///
    /// # Errors
    /// The data are no such map.
    pub fn deserialize<'de, K, V, D: Deserializer<'de>, const N: usize>(
        from: D,
    ) -> Result<By<K, Option<V>, N>, D::Error>
    where
        K: Key + Deserialize<'de>,
        V: Deserialize<'de>,
    {
        struct Entries<K, V, const N: usize>(PhantomData<(K, V)>);

        impl<'de, K: Key + Deserialize<'de>, V: Deserialize<'de>, const N: usize> Visitor<'de> for Entries<K, V, N> {
            type Value = By<K, Option<V>, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut table = By::default();
                while let Some((key, value)) = map.next_entry()? {
                    table[key] = Some(value);
                }
                Ok(table)
            }
        }

        from.deserialize_map(Entries(PhantomData))
    }
}

/// A value for some of the `N` keys.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    transparent,
    bound(
        serialize = "K: Key + Serialize, V: Serialize",
        deserialize = "K: Key + Deserialize<'de>, V: Deserialize<'de>"
    )
)]
pub struct Few<K, V, const N: usize>(#[serde(with = "sparse")] By<K, Option<V>, N>);

impl<K: Key, V, const N: usize> Few<K, V, N> {
    /// Nothing.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The value of a key.
    #[must_use]
    pub fn get(&self, key: &K) -> Option<&V> {
        self.0[*key].as_ref()
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        self.0[*key].as_mut()
    }

    /// The value of a key, made if it has none.
    pub fn made(&mut self, key: K) -> &mut V
    where
        V: Default,
    {
        self.0[key].get_or_insert_default()
    }

    /// Gives a key a value, and returns the one before.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        self.0[key].replace(value)
    }

    /// Takes the value of a key.
    pub fn remove(&mut self, key: &K) -> Option<V> {
        self.0[*key].take()
    }

    /// Lists the keys that have a value.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&'static K, &V)> {
        K::ALL.iter().zip(&self.0.0).filter_map(|(key, value)| Some((key, value.as_ref()?)))
    }

    /// Their keys.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &'static K> {
        self.iter().map(|(key, _)| key)
    }

    /// Their values.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> {
        self.0.0.iter().flatten()
    }

    /// The same, to be changed.
    pub fn values_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut V> {
        self.0.0.iter_mut().flatten()
    }

    /// Keeps those of which this is true.
    pub fn retain(&mut self, keep: impl Fn(&K, &V) -> bool) {
        for (key, value) in K::ALL.iter().zip(&mut self.0.0) {
            value.take_if(|value| !keep(key, value));
        }
    }

    /// Counts the keys that have a value.
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

impl<K: Key, V, const N: usize> Default for Few<K, V, N> {
    fn default() -> Self {
        Self(By::default())
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

impl<K: Key, V, const N: usize> FromIterator<(K, V)> for Few<K, V, N> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
        let mut few = Self::new();
        entries.into_iter().for_each(|(key, value)| few.0[key] = Some(value));
        few
    }
}

impl<K: Key, V, const N: usize, const M: usize> From<[(K, V); M]> for Few<K, V, N> {
    fn from(entries: [(K, V); M]) -> Self {
        entries.into_iter().collect()
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
        const { assert!(K::ALL.len() <= 16, "each key has its bit") };
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
    pub fn iter(&self) -> impl Iterator<Item = &'static K> + use<K> {
        let bits = self.bits;
        K::ALL.iter().filter(move |key| bits & Self::bit(**key) != 0)
    }

    /// Counts the keys.
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

impl<K: Key> FromIterator<K> for SomeOf<K> {
    fn from_iter<I: IntoIterator<Item = K>>(keys: I) -> Self {
        let mut some = Self::new();
        keys.into_iter().for_each(|key| _ = some.insert(key));
        some
    }
}

impl<K: Key, const M: usize> From<[K; M]> for SomeOf<K> {
    fn from(keys: [K; M]) -> Self {
        keys.into_iter().collect()
    }
}

impl<K: Key + Serialize> Serialize for SomeOf<K> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, K: Key + Deserialize<'de>> Deserialize<'de> for SomeOf<K> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Vec::deserialize(from).map(Self::from_iter)
    }
}
