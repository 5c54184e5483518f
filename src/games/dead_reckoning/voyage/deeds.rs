//! What a captain may do, as the sheet has it: deeds in groups, each with what is against it, and who reads the sheet.

use crate::games::dead_reckoning::offers::why;
use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::check;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::state::{Player, State};
use crate::rules::kernel::Seat;

/// The effect of a deed.
#[derive(Clone, PartialEq, Debug)]
pub enum Does {
    /// The order is given.
    Give(Order),
    /// The order is laid out first: what pays, where it goes.
    Draft(Order),
    /// This option of the question is chosen.
    Choose(usize),
}

impl Does {
    /// The name under which lessons know it.
    #[must_use]
    pub fn landmark(&self) -> Option<String> {
        let order = match self {
            Self::Choose(option) => return Some(format!("choice:{option}")),
            Self::Give(order) | Self::Draft(order) => order,
        };
        Some(match order {
            Order::Play(card) => format!("play:{}", String::from(*card)),
            Order::LevelUp(card) => format!("level:{}", String::from(*card)),
            Order::Employ(said) => format!("use:{}", String::from(said.ability)),
            Order::Sleeve(_, card) => format!("sleeve:{}", String::from(*card)),
            Order::RaiseSails(_) => "raise".to_owned(),
            Order::Load(_) => "load".to_owned(),
            Order::Unload(_) => "unload".to_owned(),
            Order::Buy(_) => "buy".to_owned(),
            Order::ChooseMode { pirate } => format!("mode:{}", if *pirate { "pirate" } else { "trader" }),
            _ => return None,
        })
    }
}

/// Something that may be done.
#[derive(Clone, PartialEq, Debug)]
pub struct Deed {
    /// What it is.
    pub text: Fact,
    /// What else there is to say of it.
    pub note: Option<Fact>,
    /// The rule by which it is done.
    pub rule: Option<&'static str>,
    /// What is against it, and the rule.
    pub against: Option<(Fact, &'static str)>,
    /// What comes of it.
    pub does: Does,
}

impl Deed {
    /// With a note.
    #[must_use]
    pub fn noting(self, note: impl Into<Fact>) -> Self {
        Self { note: Some(note.into()), ..self }
    }

    /// By a rule.
    #[must_use]
    pub fn by(self, rule: &'static str) -> Self {
        Self { rule: Some(rule), ..self }
    }
}

/// Something that is known, and what more there is to say where the pointer rests on it.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// What it is.
    pub text: Fact,
    /// What it means, with its rule.
    pub tip: Option<(Fact, &'static str)>,
}

impl<T: Into<Fact>> From<T> for Line {
    fn from(text: T) -> Self {
        Self { text: text.into(), tip: None }
    }
}

/// Deeds that stand together, and what is known of them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Group {
    /// What they belong to.
    pub heading: Option<Fact>,
    /// What is known.
    pub lines: Vec<Line>,
    /// What may be done.
    pub deeds: Vec<Deed>,
}

impl Group {
    /// Under a heading.
    #[must_use]
    pub fn under(heading: impl Into<Fact>) -> Self {
        Self { heading: Some(heading.into()), ..Self::default() }
    }

    /// Says something.
    #[must_use]
    pub fn saying(mut self, line: impl Into<Line>) -> Self {
        self.lines.push(line.into());
        self
    }

    /// Offers deeds.
    #[must_use]
    pub fn offering(mut self, deeds: impl IntoIterator<Item = Deed>) -> Self {
        self.deeds.extend(deeds);
        self
    }

    /// Is there nothing in it?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty() && self.deeds.is_empty()
    }
}

/// The reader of the sheet, and the table as far as they know it.
#[derive(Clone, Copy, Debug)]
pub struct Captain<'a> {
    /// The table.
    pub table: &'a State,
    /// The seat.
    pub seat: Seat,
    /// What is theirs.
    pub player: &'a Player,
}

impl<'a> Captain<'a> {
    /// At this seat.
    #[must_use]
    pub fn at(table: &'a State, seat: Seat) -> Option<Self> {
        table.at_seat(seat).map(|player| Self { table, seat, player })
    }

    /// What the rules have against an order.
    #[must_use]
    pub fn against(&self, order: &Order) -> Option<(Fact, &'static str)> {
        check::order(self.table, self.seat, order).err().map(|refusal| why(&refusal))
    }

    /// An order that needs no more words.
    #[must_use]
    pub fn give(&self, text: impl Into<Fact>, order: Order) -> Deed {
        let against = self.against(&order);
        Deed { text: text.into(), note: None, rule: None, against, does: Does::Give(order) }
    }

    /// An order that is laid out first.
    #[must_use]
    pub fn draft(&self, text: impl Into<Fact>, order: Order) -> Deed {
        let against = self.against(&order);
        Deed { text: text.into(), note: None, rule: None, against, does: Does::Draft(order) }
    }
}

/// Several facts in one line.
#[must_use]
pub fn in_one_line(facts: impl IntoIterator<Item = Fact>) -> Option<Fact> {
    facts.into_iter().reduce(|one, other| key::DuelBoth { one, other }.into())
}
