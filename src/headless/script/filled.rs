//! Reads a value of which only a part is written: fields that are not written are taken from a value that was found.

use std::cell::Cell;
use std::fmt;
use std::iter::Flatten;

use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, MapAccess, SeqAccess, VariantAccess, Visitor,
};
use serde_json::{Map, Value};

/// How far a reading came that failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// Not even the name of what is written is known.
    #[default]
    Nothing,
    /// The name is known, and something in it does not fit.
    Name,
    /// All that is written fits, and something is lacking.
    Lacking,
}

/// What is written, over what was found.
pub struct Filled<'a, T> {
    /// What is written.
    pub written: T,
    /// The same place of what was found, as it is printed.
    pub found: Option<&'a Value>,
    /// How far it came.
    pub reach: &'a Cell<Reach>,
}

impl<'a, T> Filled<'a, T> {
    const fn inside<U>(&self, written: U, found: Option<&'a Value>) -> Filled<'a, U> {
        Filled { written, found, reach: self.reach }
    }
}

macro_rules! forward {
    ($($method:ident($($arg:ident: $kind:ty),*))*) => {
        $(fn $method<V: Visitor<'de>>(self, $($arg: $kind,)* visitor: V) -> Result<V::Value, D::Error> {
            let Self { written, found, reach } = self;
            written.$method($($arg,)* Filled { written: visitor, found, reach })
        })*
    };
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Filled<'_, D> {
    type Error = D::Error;

    forward! {
        deserialize_any() deserialize_bool() deserialize_char() deserialize_str() deserialize_string()
        deserialize_i8() deserialize_i16() deserialize_i32() deserialize_i64() deserialize_i128()
        deserialize_u8() deserialize_u16() deserialize_u32() deserialize_u64() deserialize_u128()
        deserialize_f32() deserialize_f64() deserialize_bytes() deserialize_byte_buf()
        deserialize_option() deserialize_unit() deserialize_unit_struct(name: &'static str)
        deserialize_newtype_struct(name: &'static str) deserialize_seq() deserialize_tuple(len: usize)
        deserialize_tuple_struct(name: &'static str, len: usize) deserialize_map()
        deserialize_enum(name: &'static str, variants: &'static [&'static str])
        deserialize_identifier() deserialize_ignored_any()
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        let Self { written, found, reach } = self;
        written.deserialize_struct(name, fields, Fields(Filled { written: visitor, found, reach }))
    }
}

macro_rules! visit {
    ($($method:ident($kind:ty))*) => {
        $(fn $method<E: Error>(self, value: $kind) -> Result<V::Value, E> {
            self.written.$method(value)
        })*
    };
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Filled<'_, V> {
    type Value = V::Value;

    visit! {
        visit_bool(bool) visit_i8(i8) visit_i16(i16) visit_i32(i32) visit_i64(i64) visit_i128(i128)
        visit_u8(u8) visit_u16(u16) visit_u32(u32) visit_u64(u64) visit_u128(u128) visit_f32(f32) visit_f64(f64)
        visit_char(char) visit_str(&str) visit_borrowed_str(&'de str) visit_string(String) visit_bytes(&[u8])
    }

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.written.expecting(to)
    }

    fn visit_none<E: Error>(self) -> Result<V::Value, E> {
        self.written.visit_none()
    }

    fn visit_unit<E: Error>(self) -> Result<V::Value, E> {
        self.written.visit_unit()
    }

    fn visit_some<D: Deserializer<'de>>(self, some: D) -> Result<V::Value, D::Error> {
        let some = self.inside(some, self.found);
        self.written.visit_some(some)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        let inner = self.inside(inner, self.found);
        self.written.visit_newtype_struct(inner)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<V::Value, A::Error> {
        let found = self.found.and_then(Value::as_array).map_or(&[][..], Vec::as_slice).iter();
        let list = Entries { list, found, reach: self.reach };
        self.written.visit_seq(list)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<V::Value, A::Error> {
        self.written.visit_map(map)
    }

    fn visit_enum<A: EnumAccess<'de>>(self, told: A) -> Result<V::Value, A::Error> {
        let told = self.inside(told, self.found);
        self.written.visit_enum(told)
    }
}

/// The visitor of something with named fields.
struct Fields<'a, V>(Filled<'a, V>);

impl<'de, V: Visitor<'de>> Visitor<'de> for Fields<'_, V> {
    type Value = V::Value;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.written.expecting(to)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<V::Value, A::Error> {
        self.0.visit_seq(list)
    }

    fn visit_map<A: MapAccess<'de>>(self, written: A) -> Result<V::Value, A::Error> {
        let Filled { written: visitor, found, reach } = self.0;
        let found = found.and_then(Value::as_object);
        let (left, named, value) = (found.into_iter().flatten(), Vec::new(), Next::Written(None));
        let mut map = Named { written, found, left, named, value, at_end: false, reach };
        let read = visitor.visit_map(&mut map);
        if read.is_err() && map.at_end {
            reach.set(Reach::Lacking);
        }
        read
    }
}

/// The value that is asked for next.
#[derive(Clone, Copy)]
enum Next<'a> {
    Written(Option<&'a Value>),
    Found(&'a Value),
}

/// The fields that are written, then those that were found.
struct Named<'a, A> {
    written: A,
    found: Option<&'a Map<String, Value>>,
    left: Flatten<std::option::IntoIter<&'a Map<String, Value>>>,
    /// Those that are written.
    named: Vec<String>,
    value: Next<'a>,
    at_end: bool,
    reach: &'a Cell<Reach>,
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for &mut Named<'_, A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, A::Error> {
        if let Some(Word(name)) = self.written.next_key_seed(Word::default())? {
            self.value = Next::Written(self.found.and_then(|found| found.get(&name)));
            let field = seed.deserialize(name.as_str().into_deserializer());
            self.named.push(name);
            return field.map(Some);
        }
        let Some((name, value)) = self.left.find(|(name, _)| !self.named.contains(name)) else {
            self.at_end = true;
            return Ok(None);
        };
        self.value = Next::Found(value);
        seed.deserialize(name.as_str().into_deserializer()).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, A::Error> {
        match self.value {
            Next::Found(value) => seed.deserialize(value.clone()).map_err(Error::custom),
            Next::Written(found) => self.written.next_value_seed(Filled { written: seed, found, reach: self.reach }),
        }
    }
}

/// The entries of a list, each over the one that was found in its place.
struct Entries<'a, A> {
    list: A,
    found: std::slice::Iter<'a, Value>,
    reach: &'a Cell<Reach>,
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for Entries<'_, A> {
    type Error = A::Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, A::Error> {
        self.list.next_element_seed(Filled { written: seed, found: self.found.next(), reach: self.reach })
    }

    fn size_hint(&self) -> Option<usize> {
        self.list.size_hint()
    }
}

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Filled<'_, S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, written: D) -> Result<S::Value, D::Error> {
        let written = self.inside(written, self.found);
        self.written.deserialize(written)
    }
}

impl<'de, 'a, A: EnumAccess<'de>> EnumAccess<'de> for Filled<'a, A> {
    type Error = A::Error;
    type Variant = Filled<'a, A::Variant>;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self::Variant), A::Error> {
        let (Word(name), rest) = self.written.variant_seed(Word::default())?;
        let variant = Filled { written: rest, found: self.found.and_then(|found| found.get(&name)), reach: self.reach };
        let read = seed.deserialize(name.into_deserializer())?;
        self.reach.set(Reach::Name);
        Ok((read, variant))
    }
}

impl<'de, A: VariantAccess<'de>> VariantAccess<'de> for Filled<'_, A> {
    type Error = A::Error;

    fn unit_variant(self) -> Result<(), A::Error> {
        self.written.unit_variant()
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, A::Error> {
        let seed = self.inside(seed, self.found);
        self.written.newtype_variant_seed(seed)
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, A::Error> {
        let visitor = self.inside(visitor, self.found);
        self.written.tuple_variant(len, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        let visitor = self.inside(visitor, self.found);
        self.written.struct_variant(fields, Fields(visitor))
    }
}

/// The name of a field or a variant.
#[derive(Default)]
struct Word(String);

impl<'de> DeserializeSeed<'de> for Word {
    type Value = Self;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Word {
    type Value = Self;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("a name")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Self, E> {
        Ok(Self(name.to_owned()))
    }
}
