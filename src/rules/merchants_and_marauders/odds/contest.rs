//! Odds of a skill test (MM-4.2) and of a contest with its shots (MM-16.6 to MM-16.12).

use std::cmp::Ordering;

use crate::rules::odds::{Chance, Spread};

use super::{Fall, falls, in_hand};

/// The chance that a skill test with this number of dice succeeds (MM-4.2).
#[must_use]
pub fn skill_test(dice: u8) -> Chance {
    Spread::dice(in_hand(dice).into(), 1, 3).at_least(1)
}

/// The end of a contest for one side (MM-16.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    Win,
    Lose,
    Tie,
    /// Neither side has a skull, and nobody wins.
    Nobody,
}

/// The odds of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContestOdds {
    pub win: Chance,
    pub lose: Chance,
    pub tie: Chance,
    pub nobody: Chance,
    /// The own side wins and the other has no skull, so that a ship that flees is gone (MM-16.12).
    pub away: Chance,
}

/// The odds of a contest between these numbers of dice (MM-16.7).
#[must_use]
pub fn contest(ours: u8, theirs: u8) -> ContestOdds {
    let chance = |wanted| chance(ours, theirs, |outcome, _| outcome == wanted);
    ContestOdds {
        win: chance(Outcome::Win),
        lose: chance(Outcome::Lose),
        tie: chance(Outcome::Tie),
        nobody: chance(Outcome::Nobody),
        away: away(ours, theirs, 0),
    }
}

/// The chance to win against a side with at most this number of skulls: a captain may flee from one (MM-16.12, T-3).
#[must_use]
pub fn away(ours: u8, theirs: u8, most_skulls: u8) -> Chance {
    chance(ours, theirs, |outcome, (skulls, _)| outcome == Outcome::Win && skulls <= most_skulls)
}

/// A ship that shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gunner {
    /// Her captain throws these in the contest.
    pub dice: u8,
    /// Her current Cannons.
    pub cannons: u8,
}

/// The mean of the hits that the first and the second side make in a contest that ends so for the first, if both shoot,
/// in hundredths (MM-16.9, MM-16.10); none if it cannot end so.
#[must_use]
pub fn shots(ours: Gunner, theirs: Gunner, outcome: Outcome) -> Option<(u32, u32)> {
    let hits = |won: Outcome, (skulls, _): Fall, cannons: u8| match outcome {
        Outcome::Nobody => 0,
        outcome if outcome == won => u64::from(cannons),
        _ => u64::from(skulls.min(cannons)),
    };
    let (mut all, mut made, mut taken) = (0, 0, 0);
    each(ours.dice, theirs.dice, |found, our, their, ways| {
        if found == outcome {
            all += ways;
            made += ways * hits(Outcome::Win, our, ours.cannons);
            taken += ways * hits(Outcome::Lose, their, theirs.cannons);
        }
    });
    let mean = |hits: u64| u32::try_from((hits * 100 + all / 2).checked_div(all)?).ok();
    mean(made).zip(mean(taken))
}

fn outcome(ours: Fall, theirs: Fall) -> Outcome {
    match ours.cmp(&theirs) {
        _ if ours.0 == 0 && theirs.0 == 0 => Outcome::Nobody,
        Ordering::Greater => Outcome::Win,
        Ordering::Less => Outcome::Lose,
        Ordering::Equal => Outcome::Tie,
    }
}

/// The chance of an outcome and a throw of the other side.
fn chance(ours: u8, theirs: u8, of: impl Fn(Outcome, Fall) -> bool) -> Chance {
    let (mut good, mut all) = (0, 0);
    each(ours, theirs, |outcome, _, their, ways| {
        all += ways;
        good += if of(outcome, their) { ways } else { 0 };
    });
    Chance::of_many(good, all)
}

/// Every fall of both throws, with its ways.
fn each(ours: u8, theirs: u8, mut found: impl FnMut(Outcome, Fall, Fall, u64)) {
    let theirs = falls(theirs);
    for (our, our_ways) in falls(ours) {
        for (their, their_ways) in &theirs {
            found(outcome(our, *their), our, *their, our_ways * their_ways);
        }
    }
}
