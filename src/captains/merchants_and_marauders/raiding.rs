//! Raids: what a merchant is worth before it is found, and how each success is spent (MM-11).

use crate::rules::merchants_and_marauders::bounties;
use crate::rules::merchants_and_marauders::clauses::Modifier;
use crate::rules::merchants_and_marauders::odds::{self, Aim, RaidOdds, RaidShip, RaidUse};
use crate::rules::merchants_and_marauders::pack::Deed;
use crate::rules::merchants_and_marauders::raids;
use crate::rules::merchants_and_marauders::sources;
use crate::rules::merchants_and_marauders::state::{Player, Raid, RollKind, Side};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::wants::Choice;
use crate::rules::merchants_and_marauders::words::{Colour, Location, Nation, Skill, Test, Zone};

use super::fights;
use super::weights::Eye;
use super::worth::{CARGO, GLORY, at_stake, gold};

const ALL: i32 = 1000;

/// Dice of a Scout for a merchant.
pub fn lookout(state: &Eye<'_>, by: Colour) -> u8 {
    sums::dice(state, Side::Player(by), RollKind::Test(Test::ScoutMerchant, Skill::Scouting))
}

/// Cost of one more bounty: the first makes a pirate of a captain, another nation closes other ports, and a higher
/// level of the same one draws its ships (MM-12.9, 14.16).
pub fn bounty(state: &Eye<'_>, player: &Player, nation: Option<Nation>) -> i32 {
    let level = nation.map_or(0, |nation| state.bounty(player.colour, nation));
    match level {
        bounties::HIGHEST => 0,
        0 if player.bounties.is_empty() => 45,
        0 => 20,
        _ => 12,
    }
}

/// A merchant that is not found yet: gold, cargo, a point perhaps, less the bounty and the wear.
pub fn worth(state: &Eye<'_>, player: &Player) -> i32 {
    let by = player.colour;
    let side = Side::Player(by);
    if !raids::is_sound(state, by) || sums::track(state, side, Location::Hull) < 2 {
        return 0;
    }
    let frail = Location::ALL.into_iter().filter(|at| sums::track(state, side, *at) < 2).count();
    let frail = i32::try_from(frail).unwrap_or(0);
    let manoeuvre = sums::manoeuvre(state, side);
    let dice = sums::dice(state, side, RollKind::Test(Test::Raid, Skill::Seamanship));
    let weapons = i32::try_from(player.weapons.len()).unwrap_or(0);
    // Successes to be expected, in thousandths: one weapon is spent where it helps.
    let successes = 333 * i32::from(dice) + 300 * weapons.min(1);
    let base = match manoeuvre {
        0 | 1 => 12,
        2 => 40,
        _ => 76,
    };
    let plunder = (base - 20 * frail).max(8) + 22 * successes / ALL;
    let steep = if manoeuvre >= 3 && frail == 0 { 220 } else { 90 };
    let glory = 20 + steep * successes / ALL;
    let room = usize::from(sums::capacity(state, by)).saturating_sub(player.cargo.len()).min(3);
    let cargo = (CARGO + 8) * i32::try_from(room).unwrap_or(0) * (450 + 20 * plunder / 4).min(900) / ALL;
    let sunk = if sums::track(state, side, Location::Hull) > 2 { 2 } else { 10 };
    let known = player.bounties.keys().map(|nation| bounty(state, player, Some(*nation))).min();
    let fine = known.map_or_else(|| bounty(state, player, None), |known| (known + bounty(state, player, None)) / 2);
    let raid = plunder * gold(state, player) / 10 + GLORY * glory / ALL + cargo
        - fine
        - 20
        - sunk * at_stake(state, player) / ALL;
    fights::test(lookout(state, by)) * raid / ALL
}

/// Gains from this zone: its own rule, and a mission that asks for its nation.
pub fn of_zone(state: &Eye<'_>, player: &Player, zone: Zone) -> i32 {
    let mut more = 0;
    sources::modifiers(state, player.colour, Some(zone), |_, modifier| {
        if let Modifier::Plunder(plunder) = modifier {
            more += 6 * i32::from(plunder);
        }
    });
    let nation = state.pack.nation_of(zone);
    let mission = player.mission.and_then(|card| state.pack.missions.get(&card));
    let asked = |deed: &Deed| matches!(deed, Deed::Raided(of, _) if Some(*of) == nation);
    if mission.is_some_and(|mission| mission.deeds.iter().any(asked)) { more + 80 } else { more }
}

/// Is the merchant that was found to be raided by its nation's bounty?
pub fn pays(state: &Eye<'_>, player: &Player, nation: Option<Nation>) -> bool {
    let found = fights::test(lookout(state, player.colour)).max(1);
    let known = player.bounties.keys().map(|nation| bounty(state, player, Some(*nation))).min();
    let fine = known.map_or_else(|| bounty(state, player, None), |known| (known + bounty(state, player, None)) / 2);
    worth(state, player) * ALL / found + fine > bounty(state, player, nation)
}

/// The nation whose bounty costs least; one that a mission asks for goes before.
pub fn nation(state: &Eye<'_>, player: &Player, nation: Nation) -> i32 {
    let mission = player.mission.and_then(|card| state.pack.missions.get(&card));
    let asked = |deed: &Deed| matches!(deed, Deed::Raided(of, _) if *of == nation);
    let asked = mission.is_some_and(|mission| mission.deeds.iter().any(asked));
    let own = state.captain(player.colour).is_some_and(|captain| captain.nation == nation);
    500 * i32::from(asked) - bounty(state, player, Some(nation)) - 5 * i32::from(own)
}

/// The raid as the odds know it; that a Reinforced Hull would take a hit is left out.
fn ship(state: &Eye<'_>, by: Colour) -> RaidShip {
    RaidShip { hits_cancelled: 0, ..RaidShip::of(state, by) }
}

/// Gold, the point and the ship, weighed together.
fn weighed(state: &Eye<'_>, player: &Player, odds: &RaidOdds) -> i64 {
    let part = |ways: u64, worth: i32| i64::try_from(ways).unwrap_or(0) * i64::from(worth);
    let all = part(odds.gold, gold(state, player))
        + part(odds.glory, GLORY)
        + part(odds.brought_in, CARGO)
        + part(odds.sunk, -at_stake(state, player) - 80);
    all * 1000 / i64::try_from(odds.of).unwrap_or(1).max(1)
}

/// The option of the best use of the next success, by the exact odds (MM-11.9).
pub fn spent(state: &Eye<'_>, player: &Player, raid: &Raid, options: &[Choice]) -> Option<usize> {
    let open = odds::open(state, raid);
    let (ship, unseen) = (ship(state, raid.by), odds::unseen(state));
    let successes = raid.successes.min(2);
    let uses =
        [Aim::Gold, Aim::Glory].into_iter().flat_map(|aim| odds::raid_uses(&ship, &unseen, &open, successes, aim));
    let best = uses.max_by_key(|(_, odds)| weighed(state, player, odds))?.0;
    let of = |card: &_| state.pack.cargo.get(card).copied();
    options.iter().position(|option| match (best, option) {
        (RaidUse::Enough, Choice::Enough) | (RaidUse::Draw, Choice::Draw) => true,
        (RaidUse::Discard(wanted), Choice::Discard(card)) | (RaidUse::Exchange(wanted), Choice::Exchange(card)) => {
            of(card) == Some(wanted)
        }
        _ => false,
    })
}

/// Does one success more help, so that a weapon is given for it (MM-11.8)?
pub fn wants_more(state: &Eye<'_>, player: &Player, raid: &Raid, successes: u8) -> bool {
    let open = odds::open(state, raid);
    let (ship, unseen) = (ship(state, raid.by), odds::unseen(state));
    let best = |successes: u8| {
        let odds = [Aim::Gold, Aim::Glory].map(|aim| odds::raid(&ship, &unseen, &open, successes.min(2), aim));
        odds.iter().map(|odds| weighed(state, player, odds)).max().unwrap_or(0)
    };
    successes < 2 && best(successes + 1) > best(successes) + 25 * 1000
}
