//! The words of the interface in the language that is set.

use std::sync::Arc;

use bevy::prelude::*;

use super::settings::Settings;
use crate::logbook::wording::{Arg, Language, Words};

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

    /// One sentence.
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.words.say(&self.language, key, &[])
    }

    /// One sentence with something put into it.
    #[must_use]
    pub fn tell(&self, key: &str, arguments: &[(&str, Arg)]) -> String {
        self.words.say(&self.language, key, arguments)
    }
}

fn follow_the_settings(settings: Res<Settings>, mut speech: ResMut<Speech>) {
    if speech.language != settings.language {
        speech.language = settings.language.clone();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, follow_the_settings.run_if(resource_exists::<Speech>));
}
