//! From the bytes of a file to a value, or to one fault with its line and field.

use ron::error::{Error, SpannedError};
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;
use serde_path_to_error::{Path, Segment};

use crate::logbook::files::MEGABYTE;
use crate::logbook::wording::{Fact, key, names};

use super::fault::DataFault;
use super::ron_tree::{Node, Position, path_segments, signs_around, too_deep, tree};

/// A file that could be read, with the places of its fields for further checks.
pub struct Read<T> {
    pub value: T,
    /// The file it came from.
    pub source: Source,
}

/// A file's name and the places of its fields.
#[derive(Clone, Debug)]
pub struct Source {
    /// The file, as it was given.
    pub file: String,
    /// The places; none only for a file that was never read.
    pub tree: Option<Node>,
}

impl Source {
    /// A fault of the field with this path.
    #[must_use]
    pub fn fault(&self, field: impl Into<String>, what: Fact) -> DataFault {
        let field = field.into();
        let at = self.tree.as_ref().map(|tree| tree.nearest(&path_segments(&field)).at);
        let (line, column) = at.map_or((0, 0), |at| (at.line, at.column));
        DataFault { file: self.file.clone(), line, column, field, what }
    }
}

/// Checks that the bytes are text that can be followed at all.
pub fn text_of<'a>(file: &str, bytes: &'a [u8]) -> Result<&'a str, DataFault> {
    let at = |line, key: &str| DataFault {
        file: file.to_owned(),
        line,
        column: 0,
        field: String::new(),
        what: Fact::from(key),
    };
    let line_at = |offset: usize| 1 + bytes.iter().take(offset).filter(|byte| **byte == b'\n').count();
    if bytes.len() > MEGABYTE {
        return Err(at(1, key::FAULT_TOO_LARGE));
    }
    if bytes.starts_with(&[0xFF, 0xFE]) || bytes.starts_with(&[0xFE, 0xFF]) {
        return Err(at(1, key::FAULT_UTF_16));
    }
    if let Some(offset) = bytes.iter().position(|byte| *byte == 0) {
        return Err(at(line_at(offset), key::FAULT_NUL));
    }
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).map_err(|error| at(line_at(error.valid_up_to()), key::FAULT_NOT_TEXT))?;
    if text.trim().is_empty() {
        return Err(at(1, key::FAULT_EMPTY));
    }
    Ok(text)
}

/// Reads one value of a known kind.
pub fn read<T: DeserializeOwned>(file: &str, bytes: &[u8]) -> Result<Read<T>, DataFault> {
    read_with(file, bytes, Extensions::IMPLICIT_SOME)
}

/// The same, with these extensions of the notation.
pub fn read_with<T: DeserializeOwned>(file: &str, bytes: &[u8], extensions: Extensions) -> Result<Read<T>, DataFault> {
    let text = text_of(file, bytes)?;
    if let Some(at) = too_deep(text) {
        return Err(DataFault {
            file: file.to_owned(),
            line: at.line,
            column: at.column,
            field: String::new(),
            what: Fact::from(key::FAULT_TOO_DEEP),
        });
    }
    let source = Source { file: file.to_owned(), tree: tree(text) };
    let options = ron::Options::default().with_default_extension(extensions);
    let syntax = |error: SpannedError| fault(&source, text, String::new(), &error);
    let mut reader = ron::Deserializer::from_str_with_options(text, &options).map_err(syntax)?;
    match serde_path_to_error::deserialize::<_, T>(&mut reader) {
        Err(error) => {
            let field = field_of(error.path());
            Err(fault(&source, text, field, &reader.span_error(error.into_inner())))
        }
        Ok(value) => {
            reader.end().map_err(|error| syntax(reader.span_error(error)))?;
            Ok(Read { value, source })
        }
    }
}

/// The path as players write it: enum words are left out, for they are values.
fn field_of(path: &Path) -> String {
    let mut field = String::new();
    for segment in path {
        match segment {
            Segment::Seq { index } => field.push_str(&format!("[{index}]")),
            Segment::Map { key } => {
                if !field.is_empty() {
                    field.push('.');
                }
                field.push_str(key);
            }
            Segment::Enum { .. } | Segment::Unknown => {}
        }
    }
    field
}

fn fault(source: &Source, text: &str, mut field: String, error: &SpannedError) -> DataFault {
    let SpannedError { code, span } = error;
    let mut what = fact(code);
    let named = match code {
        Error::NoSuchStructField { found, .. } => Some(found.as_str()),
        Error::DuplicateStructField { field, .. } | Error::MissingStructField { field, .. } => Some(*field),
        _ => None,
    };
    if let Some(named) = named
        && field.rsplit('.').next() != Some(named)
    {
        if !field.is_empty() {
            field.push('.');
        }
        field.push_str(named);
    }
    // A missing thing is missing where the parser stands; a misunderstood one began before it.
    let stands = !matches!(
        code,
        Error::UnclosedBlockComment
            | Error::InvalidEscape(_)
            | Error::UnexpectedChar(_)
            | Error::DuplicateStructField { .. }
    );
    let spot = if stands { &span.end } else { &span.start };
    let spot = Position { line: spot.line, column: spot.col };
    let tree = source.tree.as_ref();
    let at = if is_syntax(code) {
        let (before, after) = signs_around(text, spot);
        let fraction = *code == Error::ExpectedComma && sign_at(text, spot) == Some('.');
        if *code == Error::ExpectedComma {
            field = tree.map_or(field, |tree| tree.path_before(spot));
        }
        if fraction {
            what = Fact::from(key::FAULT_EXPECTED_NUMBER);
        }
        match (after, code) {
            (Some(_), Error::ExpectedComma) => before,
            (Some(after), _) => after,
            // A comment that is never closed begins at the spot.
            (None, Error::UnclosedBlockComment) => spot,
            (None, _) => {
                what = Fact::from(key::FAULT_ENDS_TOO_SOON);
                before
            }
        }
    } else {
        let path = if field.is_empty() { Vec::new() } else { path_segments(&field) };
        tree.map_or(spot, |tree| tree.nearest(&path).at)
    };
    DataFault { file: source.file.clone(), line: at.line, column: at.column, field, what }
}

fn sign_at(text: &str, at: Position) -> Option<char> {
    text.lines().nth(at.line.checked_sub(1)?)?.chars().nth(at.column.checked_sub(1)?)
}

/// Does the parser's own place say it best?
const fn is_syntax(code: &Error) -> bool {
    !matches!(
        code,
        Error::Message(_)
            | Error::InvalidValueForType { .. }
            | Error::ExpectedDifferentLength { .. }
            | Error::NoSuchEnumVariant { .. }
            | Error::NoSuchStructField { .. }
            | Error::MissingStructField { .. }
            | Error::IntegerOutOfBounds
    )
}

fn list(words: &[&str]) -> String {
    words.join(", ")
}

/// The parser's reason as a sentence of ours.
fn fact(code: &Error) -> Fact {
    let expected = |sign: &str| Fact::from(key::FaultExpectedSign { sign });
    match code {
        Error::Message(text) => match names::misread(text) {
            Some(key) => Fact::from(key),
            None => Fact::from(key::FaultSyntax { reason: text.as_str() }),
        },
        Error::Eof | Error::ExpectedStringEnd | Error::UnclosedBlockComment | Error::UnclosedLineComment => {
            Fact::from(key::FAULT_ENDS_TOO_SOON)
        }
        Error::ExpectedArray => expected("["),
        Error::ExpectedArrayEnd => expected("]"),
        Error::ExpectedComma => expected(","),
        Error::ExpectedMap => expected("{"),
        Error::ExpectedMapEnd => expected("}"),
        Error::ExpectedMapColon => expected(":"),
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => expected("("),
        Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => expected(")"),
        Error::ExpectedBoolean => Fact::from(key::FAULT_EXPECTED_TRUE_OR_FALSE),
        Error::ExpectedInteger | Error::InvalidIntegerDigit { .. } | Error::UnderscoreAtBeginning => {
            Fact::from(key::FAULT_EXPECTED_NUMBER)
        }
        Error::ExpectedFloat | Error::FloatUnderscore => Fact::from(key::FAULT_EXPECTED_NUMBER),
        Error::ExpectedString => Fact::from(key::FAULT_EXPECTED_TEXT),
        Error::ExpectedIdentifier | Error::InvalidIdentifier(_) => Fact::from(key::FAULT_EXPECTED_WORD),
        Error::ExpectedDifferentStructName { expected, found } => {
            Fact::from(key::FaultUnknownWord { found: found.as_str(), expected: *expected })
        }
        Error::IntegerOutOfBounds => Fact::from(key::FAULT_NUMBER_TOO_LARGE),
        Error::UnexpectedChar(sign) => Fact::from(key::FaultUnexpectedSign { sign: sign.to_string() }),
        Error::TrailingCharacters => Fact::from(key::FAULT_GOES_ON),
        Error::NoSuchEnumVariant { expected, found, .. } => {
            Fact::from(key::FaultUnknownWord { found: found.as_str(), expected: list(expected) })
        }
        Error::NoSuchStructField { expected, found, .. } => {
            Fact::from(key::FaultUnknownField { found: found.as_str(), expected: list(expected) })
        }
        Error::MissingStructField { field, .. } => Fact::from(key::FaultMissing { what: *field }),
        Error::DuplicateStructField { field, .. } => Fact::from(key::FaultTwice { id: *field }),
        Error::ExpectedDifferentLength { expected, found } => Fact::from(key::FaultWrongLength {
            expected: expected.as_str(),
            found: i64::try_from(*found).unwrap_or(i64::MAX),
        }),
        Error::InvalidValueForType { expected, found } => {
            Fact::from(key::FaultWrongValue { expected: expected.as_str(), found: found.as_str() })
        }
        Error::ExceededRecursionLimit => Fact::from(key::FAULT_TOO_DEEP),
        other => Fact::from(key::FaultSyntax { reason: other.to_string() }),
    }
}
