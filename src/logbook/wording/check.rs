//! Looks through a file of sentences before anybody has to read it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::LazyLock;

use super::fault::{Fault, Problem};
use super::language::Language;
use super::sentences::{Sentence, sentences};
use super::words::built_in_files;

/// Everything wrong in one file of sentences, compared with the built-in English.
///
/// The language is the name of the folder the file lies in. Keys that English does not have are no fault:
/// a mod names its own ships.
#[must_use]
pub fn check_file(path: &Path, text: &str) -> Vec<Fault> {
    static ENGLISH: LazyLock<BTreeMap<String, Sentence>> = LazyLock::new(english);
    check_against(path, text, &ENGLISH)
}

/// Every built-in English sentence by its key.
pub(super) fn english() -> BTreeMap<String, Sentence> {
    built_in_files(&Language::En)
        .flat_map(|(_, text)| sentences(text).0)
        .map(|sentence| (sentence.key.clone(), sentence))
        .collect()
}

/// No sentence of ours comes near it, and no panel holds this much.
const LONGEST: usize = 20_000;

/// The greatest length of a sentence with everything that is put into it; beyond measure if it names itself.
fn length<'a>(name: &str, find: &impl Fn(&str) -> Option<&'a Sentence>, known: &mut BTreeMap<String, usize>) -> usize {
    if let Some(length) = known.get(name) {
        return *length;
    }
    let Some(sentence) = find(name) else { return 0 };
    // A second visit before it is known means a circle.
    known.insert(name.to_owned(), usize::MAX);
    let inner = sentence.parts.iter().map(|(part, times)| length(part, find, known).saturating_mul(*times));
    let whole = inner.fold(sentence.words.len(), usize::saturating_add);
    known.insert(name.to_owned(), whole);
    whole
}

/// Everything wrong in one file of sentences, compared with a reference.
#[must_use]
pub fn check_against(path: &Path, text: &str, reference: &BTreeMap<String, Sentence>) -> Vec<Fault> {
    let fault = |line: usize, key: &str, problem| Fault { file: path.into(), line, key: key.into(), problem };
    let folder = path.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
    let Some(language) = Language::from_tag(&folder) else {
        return vec![fault(1, "", Problem::NoLanguage(folder.into_owned()))];
    };
    let (own, problems) = sentences(text);
    let mut faults: Vec<Fault> = problems.into_iter().map(|(line, problem)| fault(line, "", problem)).collect();
    // English is looked up as it lies: a mod may bring thousands of languages.
    let named: BTreeMap<String, &Sentence> = own.iter().map(|sentence| (sentence.name(), sentence)).collect();
    let find = |name: &str| {
        let english = || reference.get(name.trim_start_matches('-')).filter(|sentence| sentence.name() == name);
        named.get(name).copied().or_else(english)
    };
    let own_keys: BTreeSet<&str> = own.iter().map(|sentence| sentence.key.as_str()).collect();
    let known = |name: &str| own_keys.contains(name) || reference.contains_key(name);
    let mut said = BTreeSet::new();
    let mut lengths = BTreeMap::new();
    for sentence in &own {
        let mut at_fault = |problem| faults.push(fault(sentence.line, &sentence.key, problem));
        if !said.insert(&sentence.key) {
            at_fault(Problem::Twice);
        }
        if let Some(model) = reference.get(&sentence.key) {
            for extra in sentence.arguments.difference(&model.arguments) {
                at_fault(Problem::UnknownArgument(extra.clone()));
            }
            for missing in model.arguments.difference(&sentence.arguments) {
                at_fault(Problem::MissingArgument(missing.clone()));
            }
        }
        for name in sentence.references.iter().filter(|name| !known(name)) {
            at_fault(Problem::UnknownReference(name.clone()));
        }
        if length(&sentence.name(), &find, &mut lengths) > LONGEST {
            at_fault(Problem::Endless(LONGEST));
        }
        for plural in &sentence.plurals {
            for form in language.plural_forms().unwrap_or_default().iter().chain(&["other"]) {
                if !plural.contains(*form) {
                    at_fault(Problem::MissingForm((*form).into()));
                }
            }
        }
    }
    faults.sort_by_key(|fault| fault.line);
    faults
}
