//! Odds of a merchant raid: what each use of a success leads to (MM-11.9, MM-26.5).

use std::collections::BTreeMap;

use crate::rules::merchants_and_marauders::pack::CargoCard;
use crate::rules::merchants_and_marauders::state::{Raid, Side, State};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::view;
use crate::rules::merchants_and_marauders::words::{ByLocation, Colour, Fitting};
use crate::rules::odds::Chance;

use super::in_hand;
use super::search::Search;

/// Successes are reckoned up to this number; more are left unspent, and the odds are a floor.
pub const FORESEEN: u8 = 4;

/// The same before any card lies open, when every hand has to be thought of.
pub const FORESEEN_UNSEEN: u8 = 2;

/// Cards drawn before the throw (MM-11.6).
const DRAWN: u8 = 3;

/// A ship that raids.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RaidShip {
    pub manoeuvre: u8,
    /// Current values.
    pub locations: ByLocation,
    /// Escape symbols that do not count (T-3).
    pub escapes_ignored: u8,
    /// A successful raid is worth this much more (T-1).
    pub plunder_added: u8,
    /// Hits that would be cancelled where it helps (MM-11.11).
    pub hits_cancelled: u8,
}

impl RaidShip {
    /// A captain's ship as it is now.
    #[must_use]
    pub fn of(state: &State, by: Colour) -> Self {
        let ship = state.ship(by);
        let whole_hull = ship.and_then(|ship| ship.fittings.get(&Fitting::ReinforcedHull)) == Some(&false);
        Self {
            manoeuvre: sums::manoeuvre(state, Side::Player(by)),
            locations: ship.map(|ship| ship.now).unwrap_or_default(),
            escapes_ignored: sums::escapes_ignored(state, by),
            plunder_added: sums::plunder_more(state, by),
            hits_cancelled: u8::from(whole_hull),
        }
    }
}

/// The cards that lie open before the raider.
#[must_use]
pub fn open(state: &State, raid: &Raid) -> Vec<CargoCard> {
    raid.cards.iter().filter_map(|card| state.pack.cargo.get(card)).copied().collect()
}

/// Cargo cards that the viewer whose table this is does not see, by their kinds.
#[must_use]
pub fn unseen(state: &State) -> Vec<(CargoCard, u8)> {
    let seen = view::cargo_in_sight(state);
    let mut unseen: Vec<(CargoCard, u8)> = Vec::new();
    for card in state.pack.cargo.iter().filter(|(id, _)| !seen.contains(id)).map(|(_, card)| *card) {
        match unseen.iter_mut().find(|(other, _)| *other == card) {
            Some((_, count)) => *count = count.saturating_add(1),
            None => unseen.push((card, 1)),
        }
    }
    unseen
}

/// Successes are spent for this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Aim {
    /// The most gold, where a ship sunk counts as 20 lost.
    Gold,
    /// The glory point (MM-11.16), where a ship sunk counts as one lost.
    Glory,
}

/// One use of a success (MM-11.9), or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaidUse {
    Enough,
    Draw,
    Discard(CargoCard),
    Exchange(CargoCard),
}

/// Ends of a raid, as ways out of `of`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RaidOdds {
    /// It succeeds (MM-11.14).
    pub brought_in: u64,
    /// The plunder of all ways together.
    pub gold: u64,
    /// It succeeds with a plunder of 12 or more (MM-11.16).
    pub glory: u64,
    /// The ship is sunk (MM-11.13).
    pub sunk: u64,
    pub of: u64,
}

impl RaidOdds {
    /// The chance that it succeeds.
    #[must_use]
    pub fn brought_in(&self) -> Chance {
        Chance::of_many(self.brought_in, self.of)
    }

    /// The chance of the glory point.
    #[must_use]
    pub fn glory(&self) -> Chance {
        Chance::of_many(self.glory, self.of)
    }

    /// The chance that the ship is sunk.
    #[must_use]
    pub fn sunk(&self) -> Chance {
        Chance::of_many(self.sunk, self.of)
    }

    /// The plunder to be expected, in such parts of a gold, rounded to the nearest.
    #[must_use]
    pub fn gold_per(&self, parts: u32) -> u32 {
        let [gold, of, parts] = [self.gold, self.of.max(1), parts.into()].map(u128::from);
        u32::try_from((gold * parts + of / 2) / of).unwrap_or(u32::MAX)
    }

    /// Do these odds serve the aim better than others out of as many?
    pub(super) fn better(&self, other: &Self, aim: Aim) -> bool {
        const LOST: u64 = 20;
        let lost = |odds: &Self| odds.sunk.saturating_mul(LOST);
        let gold = || self.gold.saturating_add(lost(other)).cmp(&other.gold.saturating_add(lost(self)));
        let glory = || self.glory.saturating_add(other.sunk).cmp(&other.glory.saturating_add(self.sunk));
        match aim {
            Aim::Gold => gold().then_with(glory),
            Aim::Glory => glory().then_with(gold),
        }
        .is_gt()
    }

    /// The same out of a multiple.
    pub(super) fn out_of(self, of: u64) -> Self {
        Self::default().plus(self, of / self.of.max(1))
    }

    pub(super) fn less(self, other: Self) -> Self {
        Self {
            brought_in: self.brought_in.saturating_sub(other.brought_in),
            gold: self.gold.saturating_sub(other.gold),
            glory: self.glory.saturating_sub(other.glory),
            sunk: self.sunk.saturating_sub(other.sunk),
            of: self.of.saturating_sub(other.of),
        }
    }

    pub(super) fn plus(self, other: Self, times: u64) -> Self {
        let plus = |own: u64, more: u64| own.saturating_add(more.saturating_mul(times));
        Self {
            brought_in: plus(self.brought_in, other.brought_in),
            gold: plus(self.gold, other.gold),
            glory: plus(self.glory, other.glory),
            sunk: plus(self.sunk, other.sunk),
            of: plus(self.of, other.of),
        }
    }
}

/// The odds of a raid with these cards open, if each of these successes is spent as well as can be.
#[must_use]
pub fn raid(ship: &RaidShip, unseen: &[(CargoCard, u8)], open: &[CargoCard], successes: u8, aim: Aim) -> RaidOdds {
    let mut search = Search::new(ship, aim, unseen, open);
    let hand = search.hand(open);
    search.best(hand, successes.min(FORESEEN))
}

/// Odds after each use of the next success, if the others are spent as well as can be; equal cards come once. A pile
/// that runs out is not shuffled anew here (MM-11.9, ruling G-63).
#[must_use]
pub fn raid_uses(
    ship: &RaidShip,
    unseen: &[(CargoCard, u8)],
    open: &[CargoCard],
    successes: u8,
    aim: Aim,
) -> Vec<(RaidUse, RaidOdds)> {
    let mut search = Search::new(ship, aim, unseen, open);
    let hand = search.hand(open);
    search.uses(hand, successes.min(FORESEEN))
}

/// The odds before the raid test is thrown with these dice, if each success is spent as well as can be (MM-11.7).
#[must_use]
pub fn before_throw(ship: &RaidShip, unseen: &[(CargoCard, u8)], open: &[CargoCard], dice: u8, aim: Aim) -> RaidOdds {
    let mut search = Search::new(ship, aim, unseen, open);
    let hand = search.hand(open);
    thrown(dice, FORESEEN, |successes| search.best(hand, successes))
}

/// The odds before the first card of a raid, with this number of successes to spend.
#[must_use]
pub fn before_cards(ship: &RaidShip, unseen: &[(CargoCard, u8)], successes: u8, aim: Aim) -> RaidOdds {
    let mut search = Search::new(ship, aim, unseen, &[]);
    search.dealt(DRAWN, successes.min(FORESEEN_UNSEEN))
}

/// The odds before the first card of a raid and its throw with this number of dice: the worth of a merchant that is
/// found (MM-11.3).
#[must_use]
pub fn before_all(ship: &RaidShip, unseen: &[(CargoCard, u8)], dice: u8, aim: Aim) -> RaidOdds {
    let mut search = Search::new(ship, aim, unseen, &[]);
    thrown(dice, FORESEEN_UNSEEN, |successes| search.dealt(DRAWN, successes))
}

/// The odds over all throws of this number of dice, of which one in three brings a success (MM-4.1); more successes
/// than the most are left unspent.
fn thrown(dice: u8, most: u8, mut odds: impl FnMut(u8) -> RaidOdds) -> RaidOdds {
    let mut ways = BTreeMap::from([(0, 1)]);
    for _ in 0..in_hand(dice) {
        let mut next = BTreeMap::new();
        for (skulls, count) in ways {
            *next.entry(skulls).or_default() += 2 * count;
            *next.entry(most.min(skulls + 1)).or_default() += count;
        }
        ways = next;
    }
    let odds: Vec<_> = ways.into_iter().map(|(skulls, ways)| (ways, odds(skulls))).collect();
    let of = odds.iter().map(|(_, odds)| odds.of).max().unwrap_or(1);
    odds.into_iter().fold(RaidOdds::default(), |sum, (ways, odds)| sum.plus(odds.out_of(of), ways))
}
