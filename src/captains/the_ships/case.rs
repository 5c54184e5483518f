//! A card on trial: its outcomes and those of the next best way in the same worlds, compared.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::appraisal::Scales;
use super::passage::Passage;
use super::played_out::Outcome;
use crate::rules::the_ships::counsel::{Compared, Share};
use crate::rules::the_ships::orders::OrderCard;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::State;

/// A card, with its outcomes and those of the next best way, world by world.
pub struct Case<'a> {
    /// The supposed battle before the card.
    pub before: &'a State,
    pub place: Place,
    pub card: &'a OrderCard,
    /// The way to her goal, if that has a place on the chart.
    pub way: Option<&'a Passage>,
    pub chosen: &'a [Outcome],
    /// With the next best way; nothing where there is none.
    pub otherwise: &'a [Outcome],
}

/// A part of the worth that is weighed.
pub type Part = fn(&Scales) -> i32;

/// A count, as far as it is told.
pub fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

/// The value that is found most often, the least of several.
pub fn usual<T: Ord + Copy>(values: impl Iterator<Item = T>) -> Option<T> {
    let mut counts = BTreeMap::<T, usize>::new();
    for value in values {
        *counts.entry(value).or_default() += 1;
    }
    counts.into_iter().max_by_key(|(value, count)| (*count, Reverse(*value))).map(|(value, _)| value)
}

/// Finds the entry with the greatest difference, the first of several.
pub fn most<K>(of: impl Iterator<Item = (K, Option<Compared>)>) -> Option<(K, Compared)> {
    let apart = |share: &Compared| share.so.times.abs_diff(share.otherwise.times);
    let found = of.filter_map(|(of, share)| Some((of, share?)));
    found.reduce(|best, next| if apart(&next.1) > apart(&best.1) { next } else { best })
}

impl Case<'_> {
    /// The ship, by name.
    pub fn ship(&self) -> ShipId {
        self.before.id(self.place)
    }

    /// The card outweighs the next best way by this in one part, if neither ends the battle.
    pub fn gain(&self, part: Part) -> i64 {
        let pairs = self.chosen.iter().zip(self.otherwise);
        let goes_on = pairs.filter(|(so, other)| so.after.result.is_none() && other.after.result.is_none());
        goes_on.map(|(so, other)| i64::from(part(&so.worth)) - i64::from(part(&other.worth))).sum()
    }

    /// Counts the outcomes for which `what` is true, with either way.
    pub fn compared(&self, what: impl Fn(&Outcome) -> bool) -> Compared {
        let share = |of: &[Outcome]| {
            let times = of.iter().filter(|outcome| what(outcome)).count();
            Share { times: small(times), of: small(of.len()) }
        };
        Compared { so: share(self.chosen), otherwise: share(self.otherwise) }
    }

    /// The same, if it is so more often with the card.
    pub fn oftener(&self, what: impl Fn(&Outcome) -> bool) -> Option<Compared> {
        Some(self.compared(what)).filter(|share| share.otherwise.of > 0 && share.so.times > share.otherwise.times)
    }

    /// The same, if it is so less often with the card.
    pub fn rarer(&self, what: impl Fn(&Outcome) -> bool) -> Option<Compared> {
        Some(self.compared(what)).filter(|share| share.so.times < share.otherwise.times)
    }

    /// The enemies, but for fireships.
    pub fn enemies(&self) -> impl Iterator<Item = Place> {
        let (state, place) = (self.before, self.place);
        state.in_play().filter(move |other| state.is_enemy(place, *other) && !state.vessel(*other).card.fireship)
    }
}
