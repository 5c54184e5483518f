//! Turns the English sentences into Rust: keys that compile only where they exist, and the arms that lead from a variant to its
//! sentence.
//!
//! **Keys.** A sentence without arguments becomes a constant: `menu-settings` is `MENU_SETTINGS`. A sentence with arguments becomes
//! a struct that must be given them all by name: `log-turn = Turn { $turn }` is `LogTurn { turn }`, or `LogTurn::of` where it is the
//! only one.
//!
//! **Ladders.** A ladder is one `match` over one enum, from each variant to the sentence that says it: why an order is refused, what
//! happened, what a zone is called. Its arms are written here, from the file that holds the sentences. In the English file a heading
//! names the ladder and the keys that belong to it; the other languages need nothing:
//!
//! ```text
//! ## Losses
//! ## Ladder log_losses: log-*
//!
//! log-sank = { $ship } sinks!
//! # when MastBoxCrossed
//! log-mast-box = { $ship }: { $mast } is hit.
//! # when Exited { allowed: false }
//! log-fled = { $ship } has left the battle where she may not: lost.
//! # by hand
//! log-gun-lost = { $ship }: { $battery }, gun { $gun } is lost with its boxes.
//! ```
//!
//! - Under the heading, a key that fits the pattern belongs to the ladder, up to the next heading. The `*` stands for
//!   the variant: `log-sank` is said of `Sank`. Its arguments are fields of that name, and other fields are not said.
//! - `# when` says the variant where the key does not, and more of it where one variant has several sentences. It is a pattern of
//!   Rust: `Passed { forced: true }`, `Sailed { to: place }` (the field `to` is the argument `$place`), `Zone(zone)`,
//!   `CameFree { why: Why::Sunk | Why::Taken }`. Fields that it leaves out are bound by the names of the arguments. A sentence with more
//!   of a pattern stands before one with less; several lines are several patterns.
//! - `# by hand` leaves the sentence to an arm that decides something.
//! - A heading may name several ladders, and several headings the same one. `dr-symbol-*-why` is a pattern too.
//!
//! Each ladder becomes a macro of `logbook::wording::key`, which is given the enum, a reference to the value, what the sentence names
//! things by (unless that is nothing), and the arms by hand, which come first:
//!
//! ```text
//! key::log_losses!(Losses, told, articles; Losses::GunLost { ship, battery, gun, .. } => …)
//! ```
//!
//! It gives a `Fact`, or the key itself where no sentence of the ladder has an argument. The enum may stand
//! anywhere. A sentence takes values that are `InWords`: numbers and texts, types with an `impl From<…> for Arg`, and
//! things that need a game's own names.
//!
//! Nothing is lost silently. A variant without a sentence: *non-exhaustive patterns*, at the macro. A sentence without a variant: *no
//! variant named*, or without its field, at the line of the generated file, which ends with the line of the sentence. Two sentences for
//! one variant: *unreachable pattern*. A ladder that no code climbs: *unused macro*.

use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The macros find their names here.
const HOME: &str = "$crate::logbook::wording";

/// The name of a file, and its text.
pub type File = (String, String);

/// A sentence as far as Rust needs to know it.
struct Sentence {
    key: String,
    /// The rest of its first line.
    begins: String,
    arguments: Vec<String>,
    /// The ladder it belongs to, and the patterns it is said of.
    step: Option<(String, Vec<String>)>,
    /// Its place: `log.ftl:12`.
    place: String,
}

/// A ladder that a heading names: `log_losses`, with its keys before and after the variant's part.
struct Ladder {
    name: String,
    before: String,
    after: String,
}

/// The Rust of all sentences, or the line that is not understood.
pub fn rust(files: &[File]) -> Result<String, String> {
    let mut text = String::new();
    let mut ladders: BTreeMap<String, Vec<Sentence>> = BTreeMap::new();
    for file in files {
        for sentence in sentences(file)? {
            key(&sentence, &mut text);
            if let Some((ladder, _)) = &sentence.step {
                ladders.entry(ladder.clone()).or_default().push(sentence);
            }
        }
    }
    for (name, steps) in &ladders {
        ladder(name, steps, &mut text)?;
    }
    Ok(text)
}

/// Every sentence of a file, each with its step.
fn sentences((file, text): &File) -> Result<Vec<Sentence>, String> {
    let mut found: Vec<Sentence> = Vec::new();
    let mut ladders: Vec<Ladder> = Vec::new();
    // The comment above a sentence gives its variants.
    let (mut when, mut by_hand): (Vec<String>, bool) = (Vec::new(), false);
    let (mut in_heading, mut within) = (false, false);
    for (number, line) in (1..).zip(text.lines()) {
        let fault = |what: &str| format!("{file}:{number}: {what}: {line}");
        if line.starts_with("##") {
            if !in_heading {
                ladders.clear();
            }
            if let Some(named) = line.strip_prefix("## Ladder ") {
                ladders.push(named_by(named).ok_or_else(|| fault("expected `## Ladder name: prefix-*`"))?);
            }
        } else if let Some(pattern) = line.strip_prefix("# when ") {
            when.push(pattern.trim().to_owned());
        } else if line == "# by hand" {
            by_hand = true;
        }
        in_heading = line.starts_with("##");
        if let Some((key, begins)) = line.split_once('=').filter(|(key, _)| is_a_key(key.trim_end())) {
            let key = key.trim_end();
            let fits = |ladder: &&Ladder| ladder.variant(key).is_some();
            let ladder = ladders.iter().filter(fits).max_by_key(|ladder| ladder.before.len() + ladder.after.len());
            // A sentence that names its variant may have any key, if there is one ladder to choose.
            let ladder = ladder.or_else(|| ladders.first().filter(|_| ladders.len() == 1 && !when.is_empty()));
            if ladder.is_none() && (by_hand || !when.is_empty()) {
                return Err(fault("no ladder is named above this sentence that takes it"));
            }
            let step = ladder.filter(|_| !by_hand).map(|ladder| {
                let by_key = ladder.variant(key).into_iter();
                (ladder.name.clone(), if when.is_empty() { by_key.collect() } else { std::mem::take(&mut when) })
            });
            by_hand = false;
            let (key, begins, place) = (key.to_owned(), begins.to_owned(), format!("{file}:{number}"));
            found.push(Sentence { key, begins, arguments: Vec::new(), step, place });
            within = true;
        } else if line.starts_with(['#', '-']) {
            // A comment ends a sentence; a term cannot be said by itself.
            within = false;
        } else if line.is_empty() && (by_hand || !when.is_empty()) {
            return Err(format!("{file}:{number}: a comment for a sentence stands directly above it"));
        }
        let Some(Sentence { arguments, .. }) = found.last_mut().filter(|_| within) else { continue };
        for after in line.split('$').skip(1) {
            let name: String = after.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
            if !name.is_empty() && !arguments.contains(&name) {
                arguments.push(name);
            }
        }
    }
    Ok(found)
}

/// `log_losses: log-*`
fn named_by(text: &str) -> Option<Ladder> {
    let (name, keys) = text.trim().split_once(": ")?;
    let (before, after) = keys.split_once('*')?;
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
    is_name.then(|| Ladder { name: name.into(), before: before.into(), after: after.into() })
}

impl Ladder {
    /// Finds the variant's name in a key; none if the key does not belong to the ladder.
    fn variant(&self, key: &str) -> Option<String> {
        let variant = key.strip_prefix(&self.before)?.strip_suffix(&self.after)?;
        (!variant.is_empty()).then(|| camel(variant))
    }
}

/// A key stands at the beginning of its line.
fn is_a_key(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_alphabetic()) && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

/// `mast-box` as `MastBox`
fn camel(word: &str) -> String {
    let capital = |word: &str| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_ascii_uppercase() + rest
    };
    word.split('-').map(capital).collect()
}

/// `mast-box` as `MAST_BOX`
fn shout(key: &str) -> String {
    key.replace('-', "_").to_ascii_uppercase()
}

/// The constant or the struct of a key.
fn key(sentence: &Sentence, text: &mut String) {
    let Sentence { key, arguments, .. } = sentence;
    let begins = match sentence.begins.trim().replace('`', "'") {
        short if short.is_empty() => "several forms".into(),
        short => short,
    };
    let _ = writeln!(text, "/// `{key}`: `{begins}`");
    if arguments.is_empty() {
        let _ = writeln!(text, "pub const {}: &str = {key:?};", shout(key));
        return;
    }
    let name = camel(key);
    let kinds: Vec<String> = (1..=arguments.len()).map(|number| format!("A{number}")).collect();
    let fields: String = arguments
        .iter()
        .zip(&kinds)
        .map(|(name, kind)| format!("    /// `${name}`\n    pub {name}: {kind},\n"))
        .collect();
    let bounds: Vec<String> = kinds.iter().map(|kind| format!("{kind}: Into<Arg>")).collect();
    let given: Vec<String> = arguments.iter().map(|name| format!("({name:?}, said.{name}.into())")).collect();
    let (kinds, bounds, given) = (kinds.join(", "), bounds.join(", "), given.join(", "));
    let _ = writeln!(text, "pub struct {name}<{kinds}> {{\n{fields}}}");
    let _ = writeln!(text, "impl<{bounds}> From<{name}<{kinds}>> for Fact {{");
    let _ = writeln!(text, "    fn from(said: {name}<{kinds}>) -> Self {{ Self::of({key:?}, [{given}]) }}\n}}");
    let _ = writeln!(text, "impl<{bounds}> From<{name}<{kinds}>> for Arg {{");
    let _ = writeln!(text, "    fn from(said: {name}<{kinds}>) -> Self {{ Fact::from(said).into() }}\n}}");
    let _ = writeln!(text, "impl {name}<{}> {{", vec!["()"; arguments.len()].join(", "));
    let _ = writeln!(text, "    /// What it is known by: `{key}`.\n    pub const KEY: &str = {key:?};\n}}");
    if let [only] = arguments.as_slice() {
        let _ = writeln!(text, "impl<A1: Into<Arg>> {name}<A1> {{\n    /// Said of this.");
        let _ = writeln!(text, "    pub fn of({only}: A1) -> Fact {{ Self {{ {only} }}.into() }}\n}}");
    }
}

/// The macro of a ladder: one rule takes everything, the others are shorter calls of it.
fn ladder(name: &str, steps: &[Sentence], text: &mut String) -> Result<(), String> {
    let names_things = steps.iter().any(|step| !step.arguments.is_empty());
    let mut arms = String::new();
    for step in steps {
        let Some((_, patterns)) = &step.step else { continue };
        let patterns = patterns.iter().map(|one| pattern(one, step)).collect::<Result<Vec<_>, _>>()?.join(" | ");
        let given = |name: &String| format!("{name}: InWords::in_words({name}, $names)");
        let said = match step.arguments.as_slice() {
            [] => shout(&step.key),
            all => format!("{} {{ {} }}", camel(&step.key), all.iter().map(given).collect::<Vec<_>>().join(", ")),
        };
        let said = if names_things { format!("Fact::from(key::{said})") } else { format!("{HOME}::key::{said}") };
        let _ = writeln!(arms, "        {patterns} => {said}, // {}: {}", step.place, step.key);
    }
    let this = format!("{HOME}::key::{name}!");
    let rules = if names_things {
        format!(
            "    ($ladder:ident, $told:expr) => {{ {this}($ladder, $told, &();) }};
    ($ladder:ident, $told:expr; $($by_hand:tt)*) => {{ {this}($ladder, $told, &(); $($by_hand)*) }};
    ($ladder:ident, $told:expr, $names:expr) => {{ {this}($ladder, $told, $names;) }};
    ($ladder:ident, $told:expr, $names:expr; $($by_hand:tt)*) => {{{{ use {HOME}::{{Fact, InWords, key}}; match $told {{
        $($by_hand)*
{arms}    }}}}}};"
        )
    } else {
        format!(
            "    ($ladder:ident, $told:expr) => {{ {this}($ladder, $told;) }};
    ($ladder:ident, $told:expr; $($by_hand:tt)*) => {{ match $told {{
        $($by_hand)*
{arms}    }}}};"
        )
    };
    let _ = writeln!(text, "macro_rules! {name} {{\n{rules}\n}}\npub(crate) use {name};");
    Ok(())
}

/// One pattern of a step, with every argument bound in it: `Sailed { to: place }` as `$ladder::Sailed { to: place, by, .. }`.
fn pattern(said: &str, step: &Sentence) -> Result<String, String> {
    let fault = |what: &str| format!("{}: {what}: {said}", step.place);
    let ends = said.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(said.len());
    let (variant, rest) = said.split_at(ends);
    if !variant.starts_with(|c: char| c.is_ascii_uppercase()) {
        return Err(fault("expected a variant"));
    }
    let bound = bound(rest);
    let missing = step.arguments.iter().filter(|name| !bound.contains(&name.as_str()));
    let rest = rest.trim();
    if rest.starts_with('(') {
        return match missing.map(String::as_str).collect::<Vec<_>>().as_slice() {
            [] => Ok(format!("$ladder::{variant}{rest}")),
            [name, ..] => Err(fault(&format!("nothing here is called `{name}`, as the sentence has it"))),
        };
    }
    let inner = match rest {
        "" => "",
        rest => {
            rest.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).ok_or_else(|| fault("expected fields"))?
        }
    };
    let inner = Some(inner.trim()).filter(|inner| !inner.is_empty()).into_iter();
    let fields: Vec<&str> = inner.chain(missing.map(String::as_str)).chain([".."]).collect();
    Ok(format!("$ladder::{variant} {{ {} }}", fields.join(", ")))
}

/// The names that a pattern gives to something: `to: Some(place)` gives one, `place`.
fn bound(pattern: &str) -> Vec<&str> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut names = Vec::new();
    let mut rest = pattern;
    while let Some(begins) = rest.find(is_part) {
        let word = &rest[begins..];
        let ends = word.find(|c| !is_part(c)).unwrap_or(word.len());
        let (name, after) = word.split_at(ends);
        let is_name = name.starts_with(|c: char| c.is_ascii_lowercase()) && !["true", "false"].contains(&name);
        if is_name && !after.trim_start().starts_with(':') {
            names.push(name);
        }
        rest = after;
    }
    names
}
