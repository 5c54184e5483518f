//! A captain's deeds on the sheet, in groups, each with its objection, and the captain who reads the sheet.

use crate::games::dead_reckoning::wishes::Wish;
use crate::logbook::wording::{Fact, Spoken, key};
use crate::rules::dead_reckoning::check;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::refusals::Refusal;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Player, State};
use crate::rules::kernel::{Rule, Seat};
use crate::table::sheet;

/// Details that an order still lacks as it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Open {
    /// It is given at once.
    Nothing,
    /// It is given as most captains want it, and may be said otherwise.
    Otherwise,
    /// It is laid out first.
    First,
}

/// Something that may be done.
pub type Deed = sheet::Deed<Wish>;
/// Facts, with deeds.
pub type Group = sheet::Group<Wish>;
/// A number that may be changed.
pub type Row = sheet::Row<Wish>;

/// The reader of the sheet, and the table as far as they know it.
#[derive(Clone, Copy, Debug)]
pub struct Captain<'a> {
    pub table: &'a State,
    pub seat: Seat,
    pub player: &'a Player,
}

impl<'a> Captain<'a> {
    /// At this seat.
    #[must_use]
    pub fn at(table: &'a State, seat: Seat) -> Option<Self> {
        table.at_seat(seat).map(|player| Self { table, seat, player })
    }

    /// The rules' objection to an order.
    #[must_use]
    pub fn against(&self, order: &Order) -> Option<(Fact, Rule)> {
        check::order(self.table, self.seat, order).err().map(|refusal| why(&refusal))
    }

    /// An order that needs no more words.
    #[must_use]
    pub fn give(&self, text: impl Into<Fact>, order: Order) -> Deed {
        known(text, Wish::Give(order.clone())).unless(self.against(&order))
    }

    /// An order of which more or less is still to be said; it is laid out as `laid`. An order that reveals nothing and
    /// leaves no choice is done at once: undo takes it back.
    #[must_use]
    pub fn begin(&self, text: impl Into<Fact>, open: Open, order: Order, laid: Order) -> Vec<Deed> {
        let text = text.into();
        let against = self.against(&order);
        let lays = Wish::Draft(laid);
        match open {
            Open::Nothing => vec![known(text, Wish::Give(order)).unless(against)],
            Open::Otherwise if against.is_none() => {
                let otherwise = Deed::new(key::VoyageOtherwise { what: text.clone() }, lays);
                let otherwise = Deed { short: Some(key::VOYAGE_OTHERWISE_SHORT.into()), ..otherwise };
                vec![known(text, Wish::Give(order)), otherwise]
            }
            Open::Otherwise => vec![known(text, Wish::Give(order)).unless(against)],
            Open::First => vec![known(text, lays).unless(against)],
        }
    }

    /// An order that is laid out first.
    #[must_use]
    pub fn draft(&self, text: impl Into<Fact>, order: Order) -> Deed {
        known(text, Wish::Draft(order.clone())).unless(self.against(&order))
    }
}

/// An objection in words, with its rule.
#[must_use]
pub fn why(refusal: &Refusal) -> (Fact, Rule) {
    DeadReckoning::refusal(refusal)
}

/// A deed under the name by which lessons know it.
#[must_use]
pub fn known(text: impl Into<Fact>, wish: Wish) -> Deed {
    let mark = wish.landmark();
    Deed::new(text, wish).named(mark)
}

/// Several facts in one line.
#[must_use]
pub fn in_one_line(facts: impl IntoIterator<Item = Fact>) -> Option<Fact> {
    facts.into_iter().reduce(|one, other| key::DuelBoth { one, other }.into())
}
