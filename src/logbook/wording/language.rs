//! The languages: four that travel with the program, and any a mod brings.

use std::fmt;

use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// A language of the interface. In files it is its tag: `"en"`, `"ru"`, `"pl"`, `"uk"`, or a mod's own.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Language {
    /// English is the reference: it stands in for a sentence that another language lacks.
    #[default]
    En,
    Ru,
    Pl,
    Uk,
    /// A mod's language, by its tag in lower case (`"de"`, `"pt-br"`).
    Other(String),
}

impl Language {
    /// The languages that travel with the program, in the order in which they are offered.
    pub const BUILT_IN: [Self; 4] = [Self::En, Self::Ru, Self::Pl, Self::Uk];

    /// The tag by which files and folders name it.
    #[must_use]
    pub fn tag(&self) -> &str {
        match self {
            Self::En => "en",
            Self::Ru => "ru",
            Self::Pl => "pl",
            Self::Uk => "uk",
            Self::Other(tag) => tag,
        }
    }

    /// A number that was written with a point, as it is written here.
    #[must_use]
    pub fn decimal(&self, number: &str) -> String {
        // Only English writes a point.
        if *self == Self::En { number.to_owned() } else { number.replace('.', ",") }
    }

    /// A number of thousandths to its first decimal.
    #[must_use]
    pub fn tenths(&self, thousandths: u64) -> String {
        let tenths = thousandths.saturating_add(50) / 100;
        self.decimal(&format!("{}.{}", tenths / 10, tenths % 10))
    }

    /// Reads a language from a tag in any form the system gives it: `ru`, `ru-RU`, `ru_RU.UTF-8`.
    ///
    /// A language with a region that is not one of the four keeps its region: a folder `pt-br` is not `pt`. `None` if
    /// the tag is no language (`C`, `POSIX`, an empty text).
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let plain = tag.split(['.', '@']).next().unwrap_or_default().trim().replace('_', "-").to_ascii_lowercase();
        let read: LanguageIdentifier = plain.parse().ok()?;
        if plain == "posix" || read.language.is_empty() {
            return None;
        }
        Some(match read.language.as_str() {
            "en" => Self::En,
            "ru" => Self::Ru,
            "pl" => Self::Pl,
            "uk" => Self::Uk,
            _ => Self::Other(plain),
        })
    }

    /// Its name in itself, as a list of languages shows it. A mod's language says its own name in its
    /// sentence `language-name` (`Words::name_of`).
    #[must_use]
    pub fn own_name(&self) -> &str {
        match self {
            Self::En => "English",
            Self::Ru => "Русский",
            Self::Pl => "Polski",
            Self::Uk => "Українська",
            Self::Other(tag) => tag,
        }
    }

    /// The identifier that chooses plural rules; English if the tag belongs to no language.
    pub(super) fn identifier(&self) -> LanguageIdentifier {
        self.tag().parse().unwrap_or_default()
    }

    /// The plural forms a sentence needs in it besides the one for everything else, where we know them.
    pub(super) const fn plural_forms(&self) -> Option<&'static [&'static str]> {
        match self {
            Self::En => Some(&["one"]),
            Self::Ru | Self::Pl | Self::Uk => Some(&["one", "few", "many"]),
            Self::Other(_) => None,
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl From<Language> for String {
    fn from(language: Language) -> Self {
        language.tag().into()
    }
}

impl From<String> for Language {
    /// A settings file may hold any word: a word that is no language means English.
    fn from(tag: String) -> Self {
        Self::from_tag(&tag).unwrap_or_default()
    }
}
