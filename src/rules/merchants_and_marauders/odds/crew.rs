//! Odds of a crew combat, however many rounds it takes (MM-18).

use std::cmp::Ordering;
use std::collections::BTreeMap;

use crate::rules::odds::Chance;

use super::{falls, in_hand};

/// One side of a crew combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Boarders {
    /// Dice of every round.
    pub leadership: u8,
    pub crew: u8,
    /// More dice in round 1.
    pub first_dice: u8,
    /// In round 1 this number more may fall on the other side than there are own (MM-18.4, T-3).
    pub first_cap: u8,
}

/// The odds of a crew combat, from the side of the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrewOdds {
    pub wins: Chance,
    pub loses: Chance,
    /// It ends without a victor (MM-18.6), or there is none (MM-18.2).
    pub no_victor: Chance,
}

/// The odds of a crew combat in which nothing more is played (MM-18).
#[must_use]
pub fn crew_combat(ours: Boarders, theirs: Boarders) -> CrewOdds {
    match (ours.crew, theirs.crew) {
        (0, 0) => CrewOdds::over(Ordering::Equal),
        (0, _) => CrewOdds::over(Ordering::Less),
        (_, 0) => CrewOdds::over(Ordering::Greater),
        crews => {
            let mut known = BTreeMap::new();
            let later = throws(in_hand(ours.leadership), in_hand(theirs.leadership));
            let first = throws(
                in_hand(ours.leadership.saturating_add(ours.first_dice)),
                in_hand(theirs.leadership.saturating_add(theirs.first_dice)),
            );
            let ends = ends(crews, (ours.first_cap, theirs.first_cap), &first);
            sum(ends, |left| on_from(left, &later, &mut known))
        }
    }
}

/// The skulls of both sides, and which throw is better, with its ways.
type Throws = BTreeMap<(u8, u8, Ordering), u64>;

fn throws(ours: u8, theirs: u8) -> Throws {
    let mut throws = Throws::new();
    let theirs = falls(theirs);
    for (our, our_ways) in falls(ours) {
        for (their, their_ways) in &theirs {
            *throws.entry((our.0, their.0, our.cmp(their))).or_default() += our_ways * their_ways;
        }
    }
    throws
}

/// The end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum End {
    /// The numbers of men left on both sides.
    Left(u8, u8),
    /// The first side has more, less or as much in the throw that leaves nobody (MM-18.6), or it alone is left or lost
    /// (MM-18.5).
    Over(Ordering),
}

fn ends((ours, theirs): (u8, u8), caps: (u8, u8), throws: &Throws) -> BTreeMap<End, u64> {
    let mut ends = BTreeMap::new();
    for ((our_skulls, their_skulls, better), ways) in throws {
        // MM-18.4: losses are simultaneous, and each side takes as many as it has itself.
        let left = ours.saturating_sub((*their_skulls).min(theirs.saturating_add(caps.1)));
        let of_them_left = theirs.saturating_sub((*our_skulls).min(ours.saturating_add(caps.0)));
        let end = match (left, of_them_left) {
            (0, 0) => End::Over(*better),
            (0, _) => End::Over(Ordering::Less),
            (_, 0) => End::Over(Ordering::Greater),
            (left, of_them_left) => End::Left(left, of_them_left),
        };
        *ends.entry(end).or_default() += ways;
    }
    ends
}

/// The odds from a later round on. Rounds in which nobody falls change nothing and are left out of the count.
fn on_from(crews: (u8, u8), throws: &Throws, known: &mut BTreeMap<(u8, u8), CrewOdds>) -> CrewOdds {
    if let Some(odds) = known.get(&crews) {
        return odds.clone();
    }
    let mut ends = ends(crews, (0, 0), throws);
    ends.remove(&End::Left(crews.0, crews.1));
    let odds = sum(ends, |left| on_from(left, throws, known));
    known.insert(crews, odds.clone());
    odds
}

fn sum(ends: BTreeMap<End, u64>, mut from: impl FnMut((u8, u8)) -> CrewOdds) -> CrewOdds {
    let all = ends.values().sum();
    let never = CrewOdds { wins: Chance::never(), loses: Chance::never(), no_victor: Chance::never() };
    ends.into_iter().fold(never, |sum, (end, ways)| {
        let share = Chance::of_many(ways, all);
        let odds = match end {
            End::Left(ours, theirs) => from((ours, theirs)),
            End::Over(victor) => CrewOdds::over(victor),
        };
        CrewOdds {
            wins: sum.wins.or(&odds.wins.and(&share)),
            loses: sum.loses.or(&odds.loses.and(&share)),
            no_victor: sum.no_victor.or(&odds.no_victor.and(&share)),
        }
    })
}

impl CrewOdds {
    fn over(victor: Ordering) -> Self {
        let is = |wanted| if victor == wanted { Chance::certain() } else { Chance::never() };
        Self { wins: is(Ordering::Greater), loses: is(Ordering::Less), no_victor: is(Ordering::Equal) }
    }
}
