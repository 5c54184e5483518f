//! The card in hand as its captain reads it, and the marks that may be put on it.

use std::collections::BTreeSet;

use crate::games::the_ships::papers::wishes::{Wish, why};
use crate::logbook::wording::{Fact, key};
use crate::table::sheet::Deed;

use super::draft::{Mark, OrderWish};
use super::sheet::{Offer, OrderSheet};
use super::warnings::Warning;

/// The card in hand, and the remarks that its captain has muted.
#[derive(Clone, Copy)]
pub struct Card<'a> {
    /// Everything that can be read off it.
    pub sheet: &'a OrderSheet,
    /// Kinds of remarks that keep quiet.
    pub muted: &'a BTreeSet<String>,
}

/// Lessons know a value by this word.
pub(super) fn word(of: impl std::fmt::Debug) -> String {
    format!("{of:?}").to_lowercase()
}

impl Card<'_> {
    /// A mark that may be made, or rubbed out again; lessons know it by `name`.
    pub(super) fn mark<T>(
        self,
        name: impl Into<String>,
        text: impl Into<Fact>,
        offered: &Offer<T>,
        mark: Mark,
    ) -> Deed<Wish> {
        let deed = Deed::new(text, Wish::Card(OrderWish::Mark(mark))).known_as(name);
        let (remarked, pencil) = (!self.sheet.assisted, self.sheet.in_pencil && offered.chosen);
        Deed { remarked, pencil, ..deed }.chosen(offered.chosen).unless(offered.against.as_ref().map(why))
    }

    fn is_muted(self, kind: &str) -> bool {
        self.muted.contains(kind)
    }

    /// Are odds wanted?
    pub(super) fn odds(self) -> bool {
        !self.is_muted(key::ODDS_OFF)
    }

    /// The odds of her muskets, ship by ship; none where they are not wanted.
    pub(super) fn odds_of_muskets(self) -> impl Iterator<Item = Fact> {
        let marks = self.sheet.marks.iter().filter(move |_| self.odds());
        marks.map(|(ship, odds)| key::OddsAgainst { ship: ship.clone(), odds: odds.clone() }.into())
    }

    /// The remarks of a friend, without muted ones.
    pub(super) fn spoken(&self) -> impl Iterator<Item = &Warning> {
        self.sheet.warnings.iter().filter(|warning| !self.is_muted(warning.kind()))
    }
}
