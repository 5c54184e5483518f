//! Deeds on a sheet: words, rule, objection, and the wish that each makes.

use super::pictures::Drawing;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::kernel::Rule;
use crate::table::pieces::Piece;

/// The name under which lessons know a deed, and scripts press it.
pub type Landmark = String;

/// A deed is printed in one of these ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Voice {
    /// A small plate among others.
    #[default]
    Small,
    Plain,
    /// The button most people come for.
    First,
}

/// Something that may be done.
#[derive(Clone, PartialEq, Debug)]
pub struct Deed<W> {
    pub text: Fact,
    /// More words about it, in the same line.
    pub note: Option<Fact>,
    /// Stands on it if its words are too long.
    pub short: Option<Fact>,
    /// Stands on it in place of its words.
    pub drawing: Option<Drawing>,
    /// A sign that stands for its words where the foot of a sheet has no room for them.
    pub sign: Option<&'static str>,
    /// The tooltip, while the pointer or the keyboard is on it.
    pub tip: Option<Fact>,
    /// The rule by which it is done.
    pub rule: Option<Rule>,
    pub against: Option<(Fact, Rule)>,
    /// The objection is only a remark: it may be done all the same.
    pub remarked: bool,
    /// Something is wrong with it, and its words say so.
    pub faulty: bool,
    pub chosen: bool,
    /// It is written in pencil, by the mate.
    pub pencil: bool,
    /// The keyboard begins here.
    pub keyboard: bool,
    /// It is printed so.
    pub voice: Voice,
    /// Under which names lessons know it.
    pub marks: Vec<Landmark>,
    /// The piece on the table at which it can be done too.
    pub on_the_table: Option<Piece>,
    /// Pressing it makes this wish.
    pub does: W,
}

impl<W> Deed<W> {
    /// With nothing against it.
    #[must_use]
    pub fn new(text: impl Into<Fact>, does: W) -> Self {
        Self {
            text: text.into(),
            note: None,
            short: None,
            drawing: None,
            sign: None,
            tip: None,
            rule: None,
            against: None,
            remarked: false,
            faulty: false,
            chosen: false,
            pencil: false,
            keyboard: false,
            voice: Voice::Small,
            marks: Vec::new(),
            on_the_table: None,
            does,
        }
    }

    /// A button.
    #[must_use]
    pub fn button(text: impl Into<Fact>, does: W) -> Self {
        Self { voice: Voice::Plain, ..Self::new(text, does) }
    }

    /// The button most people come for.
    #[must_use]
    pub fn first(text: impl Into<Fact>, does: W) -> Self {
        Self { voice: Voice::First, ..Self::new(text, does) }
    }

    /// With a note.
    #[must_use]
    pub fn noting(self, note: impl Into<Fact>) -> Self {
        Self { note: Some(note.into()), ..self }
    }

    /// Drawn in place of its words.
    #[must_use]
    pub fn drawn(self, drawing: Drawing) -> Self {
        Self { drawing: Some(drawing), ..self }
    }

    /// With a sign for its words.
    #[must_use]
    pub fn signed(self, sign: &'static str) -> Self {
        Self { sign: Some(sign), ..self }
    }

    /// By a rule.
    #[must_use]
    pub fn by(self, rule: &'static str) -> Self {
        Self { rule: Some(Rule(rule)), ..self }
    }

    /// With an objection.
    #[must_use]
    pub fn unless(self, against: Option<(Fact, Rule)>) -> Self {
        Self { against, ..self }
    }

    /// Marked, or not.
    #[must_use]
    pub fn chosen(self, chosen: bool) -> Self {
        Self { chosen, ..self }
    }

    /// Known to lessons by this name too.
    #[must_use]
    pub fn known_as(self, mark: impl Into<Landmark>) -> Self {
        self.named(Some(mark.into()))
    }

    /// Known to lessons by this name too, if it has one.
    #[must_use]
    pub fn named(mut self, mark: Option<Landmark>) -> Self {
        self.marks.extend(mark);
        self
    }

    /// The keyboard begins here.
    #[must_use]
    pub fn for_the_keyboard(self) -> Self {
        Self { keyboard: true, ..self }
    }

    /// May it be done? A marked deed may be taken back against any objection.
    #[must_use]
    pub const fn can(&self) -> bool {
        self.against.is_none() || self.remarked || self.chosen
    }
}

/// Facts in pairs of pairs: sentences within sentences stay few.
fn joined(facts: impl IntoIterator<Item = Fact>, both: fn(Fact, Fact) -> Fact) -> Option<Fact> {
    let mut facts: Vec<Fact> = facts.into_iter().collect();
    while facts.len() > 1 {
        let mut rest = facts.into_iter();
        let mut paired = Vec::new();
        while let Some(one) = rest.next() {
            paired.push(match rest.next() {
                Some(other) => both(one, other),
                None => one,
            });
        }
        facts = paired;
    }
    facts.pop()
}

/// One below the other.
#[must_use]
pub fn in_lines(facts: impl IntoIterator<Item = Fact>) -> Option<Fact> {
    joined(facts, |one, other| key::SheetLines { one, other }.into())
}

/// One after the other, with commas.
#[must_use]
pub fn in_a_list(facts: impl IntoIterator<Item = Fact>) -> Option<Fact> {
    joined(facts, |one, other| key::SheetList { one, other }.into())
}

/// Says an objection, with the number of its rule.
#[must_use]
pub fn refused((why, Rule(rule)): &(Fact, Rule)) -> Fact {
    key::OrderRefused { why: why.clone(), rule: Arg::text(*rule) }.into()
}
