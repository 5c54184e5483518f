//! The blocks of a sheet: lines, tabs, groups of deeds, numbers to be changed, tables, and a game's own drawings.

use super::deeds::Deed;
use super::field::Field;
use crate::logbook::wording::{Arg, Fact};
use crate::rules::kernel::{Rule, Seat};

/// A part of a sheet.
#[derive(Clone, PartialEq, Debug)]
pub enum Block<W> {
    Line(Line),
    /// A large number, with its parts beside it.
    Figure(Figure),
    /// Pages of which one lies open.
    Tabs(Vec<Deed<W>>),
    /// Facts about something, with its deeds.
    Group(Group<W>),
    /// Numbers in rows and columns.
    Table(Table),
    /// Lines in the middle of the sheet.
    Middle(Vec<Line>),
    /// A name with a row of little boxes; the first number of them is filled, of the second in all.
    Pips(Fact, u8, u8),
    /// The game draws this block in its own way, by name.
    Own(&'static str),
}

impl<W> From<Line> for Block<W> {
    fn from(line: Line) -> Self {
        Self::Line(line)
    }
}

impl<W> From<Group<W>> for Block<W> {
    fn from(group: Group<W>) -> Self {
        Self::Group(group)
    }
}

/// Words are printed in one of these ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Print {
    /// Small, in the colour of ink.
    #[default]
    Small,
    /// Small and soft; numbers of rules in it can be pressed.
    Hint,
    /// Small and soft, in one piece: the pointer can rest on it.
    Faint,
    /// As large as the text of a book.
    Body,
    Soft,
    /// A question, or the name of a player.
    Strong,
    /// Strong, and a little larger: a name at the head.
    Name,
    /// Strong and red: a result.
    Red,
    /// Small and red: a state to be minded.
    Marked,
    /// In the margin, with a red tick before it.
    Remark,
    /// One of a list, with a red tick before it.
    Item,
    /// The same, struck through.
    Struck,
    /// A heading over a group.
    Caption,
    /// A heading over a part of a page.
    Part,
    /// A number by itself, very large and red.
    Score,
    /// A heading in the middle of the sheet.
    Heading,
}

/// Words, with more of them where the pointer rests.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    pub text: Fact,
    pub tip: Option<Fact>,
    pub rule: Option<Rule>,
    /// They are printed so.
    pub print: Print,
    /// The sign of this player stands before them.
    pub sign: Option<Seat>,
    /// More words in the same row, printed in another way.
    pub beside: Option<(Print, Fact)>,
}

impl<T: Into<Fact>> From<T> for Line {
    fn from(text: T) -> Self {
        Self { text: text.into(), tip: None, rule: None, print: Print::Small, sign: None, beside: None }
    }
}

impl Line {
    /// Printed so.
    #[must_use]
    pub fn new(print: Print, text: impl Into<Fact>) -> Self {
        Self { print, ..Self::from(text) }
    }

    /// They mean this.
    #[must_use]
    pub fn meaning(self, tip: impl Into<Fact>) -> Self {
        Self { tip: Some(tip.into()), ..self }
    }

    /// The rule of it.
    #[must_use]
    pub fn by(self, rule: Rule) -> Self {
        Self { rule: Some(rule), ..self }
    }

    /// With more words in the same row, if there are any.
    #[must_use]
    pub fn beside(self, print: Print, words: Option<Fact>) -> Self {
        Self { beside: words.map(|words| (print, words)), ..self }
    }

    /// After the sign of a player.
    #[must_use]
    pub fn signed(self, seat: Seat) -> Self {
        Self { sign: Some(seat), ..self }
    }
}

/// A large number in the colour of a player.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the words say it")]
pub struct Figure {
    pub number: Arg,
    pub means: Fact,
    pub of: Seat,
    /// Its parts.
    pub lines: Vec<Line>,
}

/// Facts about something, with its deeds and its numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Group<W> {
    pub heading: Option<Fact>,
    /// The heading stands in one row with the deeds.
    pub in_a_row: bool,
    pub lines: Vec<Line>,
    pub deeds: Vec<Deed<W>>,
    /// Numbers that may be changed.
    pub rows: Vec<Row<W>>,
    /// A number that may be typed.
    pub field: Option<Field<W>>,
    /// The reason against a deed stands below it, and not only under the pointer.
    pub reasons: bool,
}

impl<W> Default for Group<W> {
    fn default() -> Self {
        let (lines, deeds, rows) = (Vec::new(), Vec::new(), Vec::new());
        Self { heading: None, in_a_row: false, lines, deeds, rows, field: None, reasons: false }
    }
}

impl<W> Group<W> {
    /// Under a heading.
    #[must_use]
    pub fn under(heading: impl Into<Fact>) -> Self {
        Self { heading: Some(heading.into()), ..Self::default() }
    }

    /// Deeds after a word in the same row.
    #[must_use]
    pub fn after(heading: impl Into<Fact>) -> Self {
        Self { in_a_row: true, ..Self::under(heading) }
    }

    /// Says something.
    #[must_use]
    pub fn saying(mut self, line: impl Into<Line>) -> Self {
        self.lines.push(line.into());
        self
    }

    /// Says all of this in small print.
    #[must_use]
    pub fn hinting(mut self, lines: impl IntoIterator<Item = Fact>) -> Self {
        self.lines.extend(lines.into_iter().map(|line| Line::new(Print::Hint, line)));
        self
    }

    /// Offers deeds.
    #[must_use]
    pub fn offering(mut self, deeds: impl IntoIterator<Item = Deed<W>>) -> Self {
        self.deeds.extend(deeds);
        self
    }

    /// Says below what is against its deeds.
    #[must_use]
    pub fn giving_reasons(self) -> Self {
        Self { reasons: true, ..self }
    }

    /// Has numbers.
    #[must_use]
    pub fn counting(mut self, rows: impl IntoIterator<Item = Row<W>>) -> Self {
        self.rows.extend(rows);
        self
    }

    /// Is there nothing in it?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.lines.is_empty() && self.deeds.is_empty() && self.rows.is_empty() && self.field.is_none()
    }
}

/// One less, or one more.
#[derive(Clone, PartialEq, Debug)]
pub enum Step<W> {
    /// There is no such number.
    Never,
    /// The rules forbid it.
    Against((Fact, Rule)),
    /// This comes of it.
    Does(W),
}

/// A number that may be changed.
#[derive(Clone, PartialEq, Debug)]
pub struct Row<W> {
    pub text: Fact,
    /// There is this number of them.
    pub now: u8,
    /// The most there may be, where that is said.
    pub most: Option<u8>,
    pub less: Step<W>,
    pub more: Step<W>,
}

impl<W> Row<W> {
    /// From none to `most`; `set` is wished for with the number that is to be.
    #[must_use]
    pub fn up_to(most: u8, text: impl Into<Fact>, now: u8, set: impl Fn(u8) -> W) -> Self {
        let most = most.max(now);
        let less = now.checked_sub(1).map_or(Step::Never, |less| Step::Does(set(less)));
        let more = if now < most { Step::Does(set(now + 1)) } else { Step::Never };
        Self { text: text.into(), now, most: Some(most), less, more }
    }

    /// Steps as far as there is no objection.
    #[must_use]
    pub fn as_far_as(
        text: impl Into<Fact>,
        now: u8,
        set: impl Fn(u8) -> W,
        against: impl Fn(u8) -> Option<(Fact, Rule)>,
    ) -> Self {
        let step = |wanted: Option<u8>| match wanted {
            None => Step::Never,
            Some(wanted) => against(wanted).map_or_else(|| Step::Does(set(wanted)), Step::Against),
        };
        Self { text: text.into(), now, most: None, less: step(now.checked_sub(1)), more: step(now.checked_add(1)) }
    }
}

/// Numbers in rows and columns, a column for each player.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// The columns after that of the names.
    pub columns: Vec<Column>,
    pub rows: Vec<TableRow>,
    /// It fills the sheet.
    pub large: bool,
}

/// The head of a column.
#[derive(Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the type says what they are")]
pub struct Column {
    pub sign: Option<Seat>,
    pub name: Option<Arg>,
}

/// A row of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct TableRow {
    pub name: Fact,
    pub rule: Option<Rule>,
    /// A number for each column.
    pub cells: Vec<Cell>,
    /// It adds the others up.
    pub sum: bool,
}

/// A number in a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the type says what they are")]
pub struct Cell {
    pub number: i64,
    /// Nobody has as much of it.
    pub best: bool,
}
