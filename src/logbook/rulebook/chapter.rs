//! A chapter of the rulebook as blocks and runs of text.

/// A stretch of words in a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Run {
    Plain(String),
    Emphasis(String),
    /// A link to the rule with this number.
    Rule(String),
    /// A worked example that opens as a battle on the table: its id, and the words.
    Example(String, String),
}

/// A line of words.
pub type Line = Vec<Run>;

/// A paragraph, a list, a table, a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading within the chapter.
    Heading(String),
    /// A paragraph; one that begins a rule has its number or numbers.
    Paragraph(Vec<String>, Line),
    /// A list with marks.
    List(Vec<Line>),
    /// A table: its first row is the head.
    Table(Vec<Vec<Line>>),
    /// A picture the program draws: its name, and words for readers who cannot see it.
    Picture(String, String),
}

/// A chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The name of its file, without its ending: `05-wind`.
    pub slug: String,
    pub title: String,
    /// Its blocks, each with the number of its line in the file.
    pub blocks: Vec<(usize, Block)>,
}

/// The words of a line without their dress.
#[must_use]
pub fn plain(line: &[Run]) -> String {
    line.iter()
        .map(|run| match run {
            Run::Plain(text) | Run::Emphasis(text) | Run::Rule(text) | Run::Example(_, text) => text.as_str(),
        })
        .collect()
}

impl Block {
    /// The numbers of the rules that begin here.
    #[must_use]
    pub fn rules(&self) -> &[String] {
        match self {
            Self::Paragraph(rules, _) => rules,
            _ => &[],
        }
    }

    /// Gives all of its text.
    #[must_use]
    pub fn text(&self) -> String {
        let joined = |lines: &mut dyn Iterator<Item = &Line>| lines.map(|line| plain(line)).collect::<Vec<_>>();
        match self {
            Self::Heading(text) | Self::Picture(_, text) => text.clone(),
            Self::Paragraph(_, line) => plain(line),
            Self::List(lines) => joined(&mut lines.iter()).join(" "),
            Self::Table(rows) => joined(&mut rows.iter().flatten()).join(" "),
        }
    }

    /// Every line of words in it.
    pub fn lines(&self) -> impl Iterator<Item = &Line> {
        let (one, list, table) = match self {
            Self::Paragraph(_, line) => (Some(line), [].as_slice(), [].as_slice()),
            Self::List(lines) => (None, lines.as_slice(), [].as_slice()),
            Self::Table(rows) => (None, [].as_slice(), rows.as_slice()),
            Self::Heading(_) | Self::Picture(..) => (None, [].as_slice(), [].as_slice()),
        };
        one.into_iter().chain(list).chain(table.iter().flatten())
    }
}
