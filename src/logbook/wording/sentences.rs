//! Takes a file of sentences apart: for checks, not for speaking.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

use super::fault::Problem;

/// The names of plural forms.
const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// One sentence, taken apart.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sentence {
    pub key: String,
    /// The line it begins in, counted from 1.
    pub line: usize,
    /// The names of its arguments.
    pub arguments: BTreeSet<String>,
    /// The forms of each of its plurals.
    pub plurals: Vec<BTreeSet<String>>,
    /// The keys of the sentences put into it.
    pub references: BTreeSet<String>,
    /// Sentences and terms (`-name`) put into it, each with its count.
    pub parts: BTreeMap<String, usize>,
    /// It is a term, which only other sentences say.
    pub term: bool,
    /// All its words, every variant, without arguments.
    pub words: String,
}

impl Sentence {
    /// As others name it.
    #[must_use]
    pub fn name(&self) -> String {
        if self.term { format!("-{}", self.key) } else { self.key.clone() }
    }
}

/// No sentence has as many brackets. The parser goes down a level for each and would run out of room.
const MOST_BRACKETS: usize = 100;

/// The line of a sentence with too many brackets; the file is not to be parsed then.
///
/// All opened brackets are counted, not only those that are still open, for a closing one may stand in a text. A
/// sentence ends where the parser can go on at the latest: at a comment, or where `key =` begins a line.
#[must_use]
pub(super) fn overgrown(text: &str) -> Option<usize> {
    let begins_a_sentence = |line: &str| {
        let name = line.strip_prefix('-').unwrap_or(line);
        let rest = name.trim_start_matches(|sign: char| sign.is_ascii_alphanumeric() || "-_".contains(sign));
        name.starts_with(|first: char| first.is_ascii_alphabetic()) && rest.trim_start_matches(' ').starts_with('=')
    };
    let mut brackets = 0;
    (1..).zip(text.split('\n')).find_map(|(number, line)| {
        if line.starts_with('#') || begins_a_sentence(line) {
            brackets = 0;
        }
        brackets += line.bytes().filter(|byte| matches!(byte, b'{' | b'(')).count();
        (brackets > MOST_BRACKETS && !line.starts_with('#')).then_some(number)
    })
}

/// The lines of a text begin after these bytes.
struct Lines(Vec<usize>);

impl Lines {
    fn of(text: &str) -> Self {
        Self(text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at).collect())
    }

    /// The line of a byte, counted from 1.
    fn of_byte(&self, byte: usize) -> usize {
        1 + self.0.partition_point(|end| *end < byte)
    }
}

/// Every sentence of a file, and where Fluent does not understand it.
#[must_use]
pub fn sentences(text: &str) -> (Vec<Sentence>, Vec<(usize, Problem)>) {
    if let Some(line) = overgrown(text) {
        return (Vec::new(), vec![(line, Problem::TooDeep)]);
    }
    let lines = Lines::of(text);
    let (resource, errors) = match parser::parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    let problems = errors
        .into_iter()
        .map(|error| (lines.of_byte(error.pos.start), Problem::Syntax(error.kind.to_string())))
        .collect();
    let mut found = Vec::new();
    // Messages and terms stand in the tree in the order of the file, so each is searched after the last.
    let mut after = 0;
    for entry in resource.body {
        let (key, begins, patterns) = match &entry {
            Entry::Message(message) => {
                let inner = message.attributes.iter().map(|attribute| &attribute.value);
                (message.id.name, message.id.name.to_owned(), message.value.iter().chain(inner).collect::<Vec<_>>())
            }
            Entry::Term(term) => {
                let inner = term.attributes.iter().map(|attribute| &attribute.value);
                (term.id.name, format!("-{}", term.id.name), std::iter::once(&term.value).chain(inner).collect())
            }
            _ => continue,
        };
        let at = beginning(text, &begins, after);
        after = at + begins.len();
        let mut sentence =
            Sentence { key: key.into(), line: lines.of_byte(at), term: begins.starts_with('-'), ..Sentence::default() };
        for pattern in patterns {
            take_apart(pattern, &mut sentence);
        }
        found.push(sentence);
    }
    (found, problems)
}

/// Finds the beginning of the line that starts with this key.
fn beginning(text: &str, key: &str, after: usize) -> usize {
    let rest = text.get(after..).unwrap_or_default();
    for (at, _) in rest.match_indices(key) {
        let at = after + at;
        let at_line_start = at == 0 || text.get(..at).is_some_and(|before| before.ends_with('\n'));
        let next = text.get(at + key.len()..).map(str::trim_start);
        if at_line_start && next.is_some_and(|next| next.starts_with('=')) {
            return at;
        }
    }
    after
}

fn take_apart(pattern: &Pattern<&str>, sentence: &mut Sentence) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                sentence.words.push_str(value);
                sentence.words.push(' ');
            }
            PatternElement::Placeable { expression } => take_apart_expression(expression, sentence),
        }
    }
}

fn take_apart_expression(expression: &Expression<&str>, sentence: &mut Sentence) {
    match expression {
        Expression::Inline(inline) => take_apart_inline(inline, sentence),
        Expression::Select { selector, variants } => {
            take_apart_inline(selector, sentence);
            let forms: BTreeSet<String> = variants
                .iter()
                .filter_map(|variant| match variant.key {
                    VariantKey::Identifier { name } => Some(name),
                    VariantKey::NumberLiteral { .. } => None,
                })
                .filter(|name| FORMS.contains(name))
                .map(str::to_owned)
                .collect();
            if !forms.is_empty() {
                sentence.plurals.push(forms);
            }
            for variant in variants {
                take_apart(&variant.value, sentence);
            }
        }
    }
}

fn take_apart_inline(inline: &InlineExpression<&str>, sentence: &mut Sentence) {
    match inline {
        InlineExpression::VariableReference { id } => {
            sentence.arguments.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } | InlineExpression::TermReference { id, .. } => {
            sentence.references.insert(id.name.to_owned());
            let dash = if matches!(inline, InlineExpression::TermReference { .. }) { "-" } else { "" };
            *sentence.parts.entry(format!("{dash}{}", id.name)).or_default() += 1;
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                take_apart_inline(argument, sentence);
            }
        }
        InlineExpression::Placeable { expression } => take_apart_expression(expression, sentence),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}
