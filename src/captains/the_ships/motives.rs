//! Motives for a card: each lies where the card outweighs the next best way, and was found there.

use std::cmp::Reverse;

use super::case::{Case, Part, small};
use super::evidence::{
    bears, boards, clear, closes, fires, keeps_off, makes_for, near_to_board, out_of_arc, reaches, slows, spared, wins,
};
use crate::rules::the_ships::counsel::{Motive, Share, Trial};

/// Finds a motive for the card, if there is one.
type Finds = fn(&Case<'_>) -> Option<Motive>;

/// Each part of the worth, with the motives to look for where the card weighs more than the next best way.
const WEIGHED: [(Part, &[Finds]); 8] = [
    (|scales| scales.own, &[clear, spared]),
    (|scales| scales.theirs, &[fires, boards]),
    (|scales| scales.way, &[reaches, makes_for]),
    (|scales| scales.bears, &[bears]),
    (|scales| scales.exposed, &[out_of_arc]),
    (|scales| scales.hand_to_hand, &[boards, near_to_board, keeps_off]),
    (|scales| scales.distance, &[closes]),
    (|scales| scales.score, &[fires, clear, reaches]),
];

/// Motives for a card that is no better than the next best way.
const PLAIN: [Finds; 4] = [boards, fires, makes_for, closes];

/// At most this number of motives is given; the second only if it weighs a third of the first.
const MOST: usize = 2;
const BESIDE: i64 = 3;

/// The weightiest things that speak for the card.
pub fn motives(case: &Case<'_>) -> Vec<Motive> {
    let mut found: Vec<Motive> = wins(case).into_iter().collect();
    let gains = WEIGHED.iter().map(|(part, finds)| (case.gain(*part), *finds));
    let mut gains: Vec<(i64, &[Finds])> = gains.filter(|(gain, _)| *gain > 0).collect();
    gains.sort_by_key(|(gain, _)| Reverse(*gain));
    let mut first = None;
    for (gain, finds) in gains {
        if found.len() == MOST || first.is_some_and(|first| gain * BESIDE < first) {
            break;
        }
        let motive = finds.iter().find_map(|find| find(case)).filter(|motive| !found.contains(motive));
        if let Some(motive) = motive {
            found.push(motive);
            first.get_or_insert(gain);
        }
    }
    if found.is_empty() {
        found.extend(PLAIN.iter().find_map(|find| find(case)));
    }
    found.extend(slows(case));
    found
}

/// Counts the turns that went better with the card, and those that went worse.
pub fn trial(case: &Case<'_>) -> Option<Trial> {
    let pairs = || case.chosen.iter().zip(case.otherwise).map(|(so, other)| (so.worth.sum(), other.worth.sum()));
    let share = |times: usize| Share { times: small(times), of: small(pairs().count()) };
    let better = share(pairs().filter(|(so, other)| so > other).count());
    let worse = share(pairs().filter(|(so, other)| so < other).count());
    (better.of > 0).then_some(Trial { better, worse })
}
