//! All sentences in all languages, ready to be said.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::argument::{Arg, Fact};
use super::check::{self, check_against};
use super::fault::{Fault, Problem};
use super::language::Language;
use super::names;
use super::sentences::overgrown;
use crate::logbook::built_in;
use crate::logbook::files::{self, MEGABYTE};

/// A fact inside a fact inside a fact: deeper than any sentence goes.
const DEEPEST: usize = 16;

/// The sentences that travel with the program, parsed once: terminal and table speak from the same ones.
static BUILT_IN: LazyLock<Vec<(Language, Arc<FluentResource>)>> = LazyLock::new(|| {
    let of_one = |language: Language| {
        let texts = built_in_files(&language).filter_map(|(_, text)| parsed(text.to_owned()));
        texts.map(move |sentences| (language.clone(), sentences))
    };
    Language::BUILT_IN.into_iter().flat_map(of_one).collect()
});

/// The sentences of a file; none where it is not to be parsed.
fn parsed(text: String) -> Option<Arc<FluentResource>> {
    if overgrown(&text).is_some() {
        return None;
    }
    let sentences = match FluentResource::try_new(text) {
        // Sentences without a fault are used; `check_file` reports the others.
        Ok(sentences) | Err((sentences, _)) => sentences,
    };
    Some(Arc::new(sentences))
}

/// Every sentence in every language. A sentence that a language lacks is said in English; one that English lacks is
/// answered with its key, so that a hole is seen and nothing breaks; a thing without a name is called by its id.
pub struct Words {
    languages: BTreeMap<Language, FluentBundle<Arc<FluentResource>>>,
}

impl Words {
    /// The sentences that travel with the program.
    #[must_use]
    pub fn built_in() -> Self {
        let mut words = Self { languages: BTreeMap::new() };
        for (language, sentences) in BUILT_IN.iter() {
            words.add(language, Arc::clone(sentences));
        }
        words
    }

    /// The built-in sentences with those of a data folder over them: `<folder>/wording/<language>/*.ftl`.
    ///
    /// Reports the faults of the folder; sentences that can be read are used all the same. A folder that does not exist
    /// adds nothing.
    #[must_use]
    pub fn with_folder(folder: &Path) -> (Self, Vec<Fault>) {
        let mut words = Self::built_in();
        let faults = words.add_folder(folder);
        (words, faults)
    }

    /// Lays the sentences of one more data folder over the others.
    pub fn add_folder(&mut self, folder: &Path) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut english = None;
        for language_folder in sorted_entries(&folder.join("wording")) {
            for file in sorted_entries(&language_folder) {
                if file.extension().is_none_or(|extension| extension != "ftl") {
                    continue;
                }
                let whole = |problem| Fault { file: file.clone(), line: 1, key: String::new(), problem };
                let text = match files::read(&file, MEGABYTE) {
                    Ok(bytes) => String::from_utf8(bytes),
                    Err(unread) => {
                        faults.push(whole(Problem::Unread(Fact::from(&unread))));
                        continue;
                    }
                };
                let Ok(text) = text else {
                    faults.push(whole(Problem::NotText));
                    continue;
                };
                faults.extend(check_against(&file, &text, english.get_or_insert_with(check::english)));
                let tag = language_folder.file_name().unwrap_or_default().to_string_lossy();
                if let (Some(language), Some(sentences)) = (Language::from_tag(&tag), parsed(text)) {
                    self.add(&language, sentences);
                }
            }
        }
        faults
    }

    fn add(&mut self, language: &Language, sentences: Arc<FluentResource>) {
        let bundle = self.languages.entry(language.clone()).or_insert_with(|| {
            let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
            // Invisible direction marks around every argument would be drawn as boxes.
            bundle.set_use_isolating(false);
            bundle
        });
        bundle.add_resource_overriding(sentences);
    }

    /// The languages that can be chosen: the built-in ones first, then the mods' by tag.
    #[must_use]
    pub fn languages(&self) -> Vec<Language> {
        self.languages.keys().cloned().collect()
    }

    /// The name of a language in itself.
    #[must_use]
    pub fn name_of(&self, language: &Language) -> String {
        if matches!(language, Language::Other(_))
            && let Some(name) = self.said_in(language, "language-name", &[], 0)
        {
            return name;
        }
        language.own_name().to_owned()
    }

    /// Does the sentence exist in this very language?
    #[must_use]
    pub fn has(&self, language: &Language, key: &str) -> bool {
        self.languages.get(language).is_some_and(|bundle| bundle.has_message(key))
    }

    /// One sentence.
    #[must_use]
    pub fn say(&self, language: &Language, key: &str, arguments: &[(&str, Arg)]) -> String {
        self.said(language, key, arguments, 0)
    }

    /// The name of a thing, or its id: a player's own thing need not have a name in any language.
    #[must_use]
    pub fn named(&self, language: &Language, key: &str, id: &str) -> String {
        let known = [language, &Language::En].into_iter().any(|language| self.has(language, key));
        if known { self.say(language, key, &[]) } else { id.to_owned() }
    }

    /// One fact as a sentence.
    #[must_use]
    pub fn tell(&self, language: &Language, fact: &Fact) -> String {
        self.told(language, fact, 0)
    }

    /// A name by itself, as it stands inside a sentence.
    #[must_use]
    pub fn name(&self, language: &Language, name: &Arg) -> String {
        match name {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Key(key) => self.said(language, key, &[], 0),
            Arg::Fact(fact) => self.tell(language, fact),
        }
    }

    fn told(&self, language: &Language, fact: &Fact, depth: usize) -> String {
        let arguments: Vec<(&str, Arg)> = fact.args.iter().map(|(name, arg)| (name.as_str(), arg.clone())).collect();
        self.said(language, &fact.key, &arguments, depth)
    }

    fn said(&self, language: &Language, key: &str, arguments: &[(&str, Arg)], depth: usize) -> String {
        self.said_in(language, key, arguments, depth)
            .or_else(|| self.said_in(&Language::En, key, arguments, depth))
            .unwrap_or_else(|| names::unnamed(key).to_owned())
    }

    fn said_in(&self, language: &Language, key: &str, arguments: &[(&str, Arg)], depth: usize) -> Option<String> {
        if depth > DEEPEST {
            return None;
        }
        let bundle = self.languages.get(language)?;
        let pattern = bundle.get_message(key)?.value()?;
        let mut given = FluentArgs::with_capacity(arguments.len());
        for (name, argument) in arguments {
            let value: FluentValue = match argument {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.as_str()),
                Arg::Key(key) => FluentValue::from(self.said(language, key, &[], depth + 1)),
                Arg::Fact(fact) => FluentValue::from(self.told(language, fact, depth + 1)),
            };
            given.set(*name, value);
        }
        let mut errors = Vec::new();
        Some(bundle.format_pattern(pattern, Some(&given), &mut errors).into_owned())
    }
}

/// The built-in files of one language: path below `assets/`, and text.
pub(super) fn built_in_files(language: &Language) -> impl Iterator<Item = (&'static str, &'static str)> + use<> {
    let folder = format!("wording/{language}/");
    built_in::ASSETS
        .iter()
        .filter(move |(path, _)| path.starts_with(&folder) && path.ends_with(".ftl"))
        .filter_map(|(path, bytes)| Some((*path, std::str::from_utf8(bytes).ok()?)))
}

fn sorted_entries(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    entries.sort();
    entries
}
