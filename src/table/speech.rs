//! The words of the interface in the language that is set.

use std::sync::Arc;

use bevy::prelude::*;

use super::settings::Settings;
use crate::logbook::wording::{Arg, Fact, Language, Words};

/// Every sentence in every language, and the one that is spoken now.
#[derive(Resource, Clone)]
pub struct Speech {
    words: Arc<Words>,
    language: Language,
}

impl Speech {
    /// Speaks `language` from `words`.
    #[must_use]
    pub const fn new(words: Arc<Words>, language: Language) -> Self {
        Self { words, language }
    }

    /// The language that is spoken now.
    #[must_use]
    pub const fn language(&self) -> &Language {
        &self.language
    }

    /// The languages that can be chosen, each with its name in itself.
    #[must_use]
    pub fn languages(&self) -> Vec<(Language, String)> {
        self.words.languages().into_iter().map(|language| (language.clone(), self.words.name_of(&language))).collect()
    }

    /// Is there such a sentence? A player's own thing need not have all of them.
    #[must_use]
    pub fn knows(&self, key: &str) -> bool {
        self.words.has(&self.language, key)
    }

    /// All words, and the language that is spoken now.
    #[must_use]
    pub fn voice(&self) -> (&Words, &Language) {
        (&self.words, &self.language)
    }

    /// A whole fact.
    #[must_use]
    pub fn relate(&self, fact: &Fact) -> String {
        self.words.tell(&self.language, fact)
    }

    /// Says a sentence: a key, a key with its arguments, or a whole fact.
    #[must_use]
    pub fn say(&self, what: impl Into<Fact>) -> String {
        self.words.tell(&self.language, &what.into())
    }

    /// A number of thousandths to its first decimal, as the language writes it.
    #[must_use]
    pub fn tenths(&self, thousandths: u64) -> String {
        self.language.tenths(thousandths)
    }

    /// A number that was written with a point, as the language writes it.
    #[must_use]
    pub fn decimal(&self, number: &str) -> String {
        self.language.decimal(number)
    }

    /// A name by itself.
    #[must_use]
    pub fn name(&self, name: &Arg) -> String {
        self.words.name(&self.language, name)
    }
}

/// The language of the player at the window, where it is not that of the settings.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct SpokenTo(pub Option<Language>);

/// A name at the head of something begins with a capital.
#[must_use]
pub fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn follow_the_settings(settings: Res<Settings>, to: Res<SpokenTo>, mut speech: ResMut<Speech>) {
    let wanted = to.0.as_ref().unwrap_or(&settings.language);
    if speech.language != *wanted {
        speech.language = wanted.clone();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SpokenTo>().add_systems(PreUpdate, follow_the_settings);
}
