//! Happenings by chapter: an enum of enums that is written and read as if it were one, by the names of its facts.

use std::fmt;

use serde::de::value::{EnumAccessDeserializer, StrDeserializer};
use serde::de::{
    self, Deserialize, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, VariantAccess, Visitor,
};

/// Makes the enum of all chapters. Each chapter is an enum of its own: its `rule_and_secrecy` gives each fact's rule
/// and secrecy, its `apply` changes the state.
macro_rules! chapters {
    ($(#[$about:meta])* pub enum $whole:ident for $state:ty { $($(#[$doc:meta])* $chapter:ident,)* }) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, serde::Serialize)]
        #[serde(untagged)]
        pub enum $whole {
            $($(#[$doc])* $chapter($chapter),)*
        }

        impl $whole {
            /// The rule that made it happen.
            #[must_use]
            pub fn rule(&self) -> $crate::rules::kernel::Rule {
                $crate::rules::kernel::Rule(match self { $(Self::$chapter(told) => told.rule_and_secrecy().0,)* })
            }

            /// The secrecy of this happening.
            #[must_use]
            pub fn secrecy(&self) -> $crate::rules::kernel::Secrecy {
                match self { $(Self::$chapter(told) => told.rule_and_secrecy().1,)* }
            }

            /// Changes the state as it happens.
            pub(in $crate::rules) fn apply(&self, state: &mut $state) {
                match self { $(Self::$chapter(told) => told.apply(state),)* }
            }
        }

        impl std::fmt::Debug for $whole {
            fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self { $(Self::$chapter(told) => told.fmt(to),)* }
            }
        }

        $(impl From<$chapter> for $whole {
            fn from(told: $chapter) -> Self {
                Self::$chapter(told)
            }
        })*

        impl<'de> serde::Deserialize<'de> for $whole {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                use strum::VariantNames;
                use $crate::rules::kernel::chapters::Named;
                static NAMES: std::sync::LazyLock<Vec<&str>> =
                    std::sync::LazyLock::new(|| [$($chapter::VARIANTS,)*].concat());
                struct Told;
                impl<'de> serde::de::Visitor<'de> for Told {
                    type Value = $whole;

                    fn expecting(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        to.write_str(concat!("enum ", stringify!($whole)))
                    }

                    fn visit_enum<A: serde::de::EnumAccess<'de>>(self, told: A) -> Result<$whole, A::Error> {
                        let told = Named::read(told, &NAMES)?;
                        $(if $chapter::VARIANTS.contains(&told.name) {
                            return told.reread().map($whole::$chapter);
                        })*
                        Err(serde::de::Error::unknown_variant(told.name, &NAMES))
                    }
                }
                deserializer.deserialize_enum(stringify!($whole), &NAMES, Told)
            }
        }
    };
}
pub(crate) use chapters;

/// A fact of which the name has been read: its chapter reads it once more, and then the rest.
pub struct Named<A> {
    pub name: &'static str,
    rest: A,
}

impl<'de, A: VariantAccess<'de>> Named<A> {
    /// Reads the name, which is one of these.
    ///
    /// # Errors
    /// It is none of them.
    pub fn read<E>(told: E, names: &'static [&'static str]) -> Result<Self, E::Error>
    where
        E: EnumAccess<'de, Variant = A>,
        A: VariantAccess<'de, Error = E::Error>,
    {
        told.variant_seed(OneOf(names)).map(|(name, rest)| Self { name, rest })
    }

    /// Reads the fact through its chapter.
    ///
    /// # Errors
    /// The rest of the fact is wrong.
    pub fn reread<T: Deserialize<'de>>(self) -> Result<T, A::Error> {
        T::deserialize(EnumAccessDeserializer::new(self))
    }
}

impl<'de, A: VariantAccess<'de>> EnumAccess<'de> for Named<A> {
    type Error = A::Error;
    type Variant = A;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, A), A::Error> {
        let name: StrDeserializer<'_, A::Error> = self.name.into_deserializer();
        Ok((seed.deserialize(name)?, self.rest))
    }
}

/// One of these names.
struct OneOf(&'static [&'static str]);

impl<'de> DeserializeSeed<'de> for OneOf {
    type Value = &'static str;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<&'static str, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for OneOf {
    type Value = &'static str;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("variant identifier")
    }

    fn visit_str<E: de::Error>(self, name: &str) -> Result<&'static str, E> {
        self.0.iter().copied().find(|own| *own == name).ok_or_else(|| E::unknown_variant(name, self.0))
    }
}
