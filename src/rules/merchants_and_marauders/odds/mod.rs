//! Exact odds over plain numbers, shown before dice are thrown and cards are drawn (MM-26.3 to MM-26.10).

mod contest;
mod crew;
mod raid;
mod search;

pub use contest::{ContestOdds, Gunner, Outcome, away, contest, shots, skill_test};
pub use crew::{Boarders, CrewOdds, crew_combat};
pub use raid::{
    Aim, FORESEEN, FORESEEN_UNSEEN, RaidOdds, RaidShip, RaidUse, before_all, before_cards, before_throw, open, raid,
    raid_uses, unseen,
};

use std::collections::BTreeMap;

/// The number of dice is never below 1 nor above 10 (MM-4.3).
fn in_hand(dice: u8) -> u8 {
    dice.clamp(1, 10)
}

/// The skulls of a throw and the sum of its other dice, in the order in which they win (MM-16.7, MM-18.6).
type Fall = (u8, u8);

/// The ways of this number of dice to fall, of 6 each (MM-4.1).
fn falls(dice: u8) -> BTreeMap<Fall, u64> {
    (0..in_hand(dice)).fold(BTreeMap::from([((0, 0), 1)]), |so_far, _| {
        let mut falls = BTreeMap::new();
        for ((skulls, sum), ways) in so_far {
            *falls.entry((skulls + 1, sum)).or_default() += 2 * ways;
            for face in 1..=4 {
                *falls.entry((skulls, sum + face)).or_default() += ways;
            }
        }
        falls
    })
}
