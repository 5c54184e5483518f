//! Evidence for a card in the turns that were played out. Every motive here has happened there.

use super::case::{Case, most, small, usual};
use super::goals::{Goal, goal};
use super::played_out::Outcome;
use super::reckoning::bearing;
use super::schooling::Schooling;
use super::worth::{likely_held, melee_margin};
use crate::rules::the_ships::counsel::{Bound, Hazard, Motive, Share};
use crate::rules::the_ships::gunnery::in_zone;
use crate::rules::the_ships::gunnery_table::Shot;
use crate::rules::the_ships::happenings::{Advanced, Boarding, Gunnery, Happening, Movement, Stop};
use crate::rules::the_ships::odds::grapple;
use crate::rules::the_ships::orders::LoadMark;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::scenario::LeftOut;
use crate::rules::the_ships::ship_card::BatteryPlace;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::Verdict;

/// Turns that win the battle.
pub fn wins(case: &Case<'_>) -> Option<Motive> {
    let side = case.before.side(case.place);
    let won = |outcome: &Outcome| outcome.after.result == Some(Verdict::Won(side));
    case.oftener(won).map(Motive::Wins)
}

/// Something counts if it happens in a quarter of the turns at least.
fn often(share: Share) -> bool {
    u16::from(share.times) * 4 >= u16::from(share.of)
}

/// The battery that fires most often, with its odds.
pub fn fires(case: &Case<'_>) -> Option<Motive> {
    let own = case.ship();
    let volleys = |outcome: &Outcome| -> Vec<(BatteryPlace, ShipId)> {
        let fired = outcome.told.iter().filter_map(|told| match told {
            Happening::Gunnery(Gunnery::VolleyFired { ship, battery, target, .. }) if *ship == own => {
                Some((*battery, *target))
            }
            _ => None,
        });
        fired.collect()
    };
    let (by, at) = usual(case.chosen.iter().flat_map(volleys))?;
    let share = case.compared(|outcome| volleys(outcome).contains(&(by, at))).so;
    let laid = |told: &Happening| match told {
        Happening::Gunnery(Gunnery::VolleyFired { ship, battery, shot, target, range, aim, faces, .. })
            if (*ship, *battery, *target) == (own, by, at) =>
        {
            Some((*range, *shot, aim.need(), small(faces.len())))
        }
        _ => None,
    };
    let told = || case.chosen.iter().flat_map(|outcome| &outcome.told).filter_map(laid);
    let range = usual(told().map(|(range, ..)| range))?;
    let (range, shot, need, guns) = usual(told().filter(|(at, ..)| *at == range))?;
    let found = Motive::Fires { battery: by, shot, target: at, range, need, guns, share };
    Some(found).filter(|_| often(share))
}

/// Hits she is spared.
pub fn spared(case: &Case<'_>) -> Option<Motive> {
    let own = case.ship();
    let hits = |of: &[Outcome]| {
        let taken = of.iter().flat_map(|outcome| &outcome.told).map(|told| match told {
            Happening::Gunnery(Gunnery::VolleyFired { target, hits, .. }) if *target == own => u32::from(*hits),
            _ => 0,
        });
        u16::try_from(taken.sum::<u32>() * 100 / u32::try_from(of.len().max(1)).unwrap_or(1)).unwrap_or(u16::MAX)
    };
    let (hits, otherwise) = (hits(case.chosen), hits(case.otherwise));
    (hits < otherwise).then_some(Motive::Spared { hits, otherwise })
}

/// Finds a hazard that she runs into less often.
pub fn clear(case: &Case<'_>) -> Option<Motive> {
    let own = case.ship();
    let meets = |hazard: Hazard| {
        move |told: &Happening| match (hazard, told) {
            (
                Hazard::Ground,
                Happening::Movement(Movement::RanAground { ship } | Movement::StruckGround { ship, .. }),
            )
            | (
                Hazard::Rim,
                Happening::Movement(
                    Movement::Stopped { ship, why: Stop::Edge } | Movement::Exited { ship, allowed: false },
                ),
            ) => *ship == own,
            (Hazard::Ship, Happening::Movement(Movement::Collided { striker, struck, .. })) => {
                [*striker, *struck].contains(&own)
            }
            _ => false,
        }
    };
    let hazards = [Hazard::Ground, Hazard::Rim, Hazard::Ship].into_iter();
    let rarer = hazards.map(|hazard| (hazard, case.rarer(|outcome| outcome.told.iter().any(meets(hazard)))));
    most(rarer).map(|(hazard, share)| Motive::Clear(hazard, share))
}

/// Has the first grappled the second, or could it board her with the next orders?
fn reaches_with_hooks(outcome: &Outcome, boarder: Place, other: Place) -> bool {
    let state = &outcome.after;
    let (one, two) = (state.id(boarder), state.id(other));
    let locked = state.locks.iter().any(|lock| (lock.boarder, lock.boarded) == (one, two));
    let near = || {
        let pair = state.base(boarder).zip(state.base(other));
        state.ship(other).in_play() && pair.is_some_and(|(from, at)| likely_held(state, boarder, from, at) > 0)
    };
    locked || near()
}

/// Lists enemies who may come to fight hand to hand, each with the share of people that the winner keeps: below 0 if
/// the enemy wins.
fn fighters<'a>(case: &'a Case<'a>) -> impl Iterator<Item = (Place, i32)> + 'a {
    let fought = case.before.articles.uses(LeftOut::Boarding);
    case.enemies().filter(move |_| fought).map(|foe| (foe, melee_margin(case.before, case.place, foe)))
}

fn hundredths(margin: i32) -> u8 {
    u8::try_from(margin.abs().min(100)).unwrap_or(100)
}

/// A stronger foe who does not get at her.
pub fn keeps_off(case: &Case<'_>) -> Option<Motive> {
    let stronger = fighters(case).filter(|(_, margin)| *margin < 0);
    let rarer = stronger
        .map(|(foe, margin)| ((foe, margin), case.rarer(|outcome| reaches_with_hooks(outcome, foe, case.place))));
    let ((foe, margin), reached) = most(rarer)?;
    Some(Motive::KeepsOff { foe: case.before.id(foe), keeps: hundredths(margin), reached })
}

/// Finds a weaker foe that she reaches more often.
pub fn near_to_board(case: &Case<'_>) -> Option<Motive> {
    let weaker = fighters(case).filter(|(_, margin)| *margin > 0);
    let oftener = weaker
        .map(|(foe, margin)| ((foe, margin), case.oftener(|outcome| reaches_with_hooks(outcome, case.place, foe))));
    let ((foe, margin), reached) = most(oftener)?;
    Some(Motive::NearToBoard { foe: case.before.id(foe), keeps: hundredths(margin), reached })
}

/// Finds the target that she is told to board.
pub fn boards(case: &Case<'_>) -> Option<Motive> {
    let target = case.card.board?;
    let prey = case.before.place_of(target)?;
    let own = case.ship();
    let locks = |told: &Happening| *told == Boarding::Locked { boarder: own, boarded: target }.into();
    let locked = case.compared(|outcome| outcome.told.iter().any(locks)).so;
    let holds = u8::try_from(grapple(case.before, case.place, prey).holds.per(100)).unwrap_or(100);
    Some(Motive::Boards { target, holds, locked })
}

/// Hexes by which she comes nearer.
pub fn closes(case: &Case<'_>) -> Option<Motive> {
    let here = case.before.base(case.place)?;
    let ranges = case.enemies().filter_map(|foe| Some((case.before.base(foe)?.range_to(here), foe)));
    let (from, foe) = ranges.min()?;
    let after = |outcome: &Outcome| {
        let pair = outcome.after.base(case.place).zip(outcome.after.base(foe));
        pair.map(|(own, there)| own.range_to(there))
    };
    let to = usual(case.chosen.iter().filter_map(after))?;
    let small = |range: u32| u8::try_from(range).unwrap_or(u8::MAX);
    let (from, to) = (small(from), small(to));
    (to < from).then_some(Motive::Closes { foe: case.before.id(foe), from, to })
}

/// Does one ship’s battery bear on the other at the end of the turn, to be fired before long?
fn bears_on(outcome: &Outcome, one: Place, battery: BatteryPlace, other: Place) -> bool {
    let state = &outcome.after;
    let in_play = state.ship(one).in_play() && state.ship(other).in_play();
    let pair = state.base(one).zip(state.base(other)).filter(|_| in_play && state.ship(one).guns_in(battery) > 0);
    pair.is_some_and(|(from, at)| in_zone(from, battery, 5, at) && bearing(state, one, from, other, at) > 0)
}

/// The battery that bears on a foe in the end.
pub fn bears(case: &Case<'_>) -> Option<Motive> {
    let pairs = case.enemies().flat_map(|foe| BatteryPlace::ALL.map(|battery| (foe, battery)));
    let oftener = pairs
        .map(|(foe, battery)| ((foe, battery), case.oftener(|outcome| bears_on(outcome, case.place, battery, foe))));
    let ((foe, battery), share) = most(oftener)?;
    Some(Motive::Bears { battery, foe: case.before.id(foe), share })
}

/// Finds a foe whose guns bear on her less often in the end.
pub fn out_of_arc(case: &Case<'_>) -> Option<Motive> {
    let bear = |outcome: &Outcome, foe| {
        BatteryPlace::ALL.into_iter().any(|battery| bears_on(outcome, foe, battery, case.place))
    };
    let rarer = case.enemies().map(|foe| (foe, case.rarer(|outcome| bear(outcome, foe))));
    let (foe, share) = most(rarer)?;
    Some(Motive::OutOfArc { foe: case.before.id(foe), share })
}

fn bound(case: &Case<'_>) -> Option<Bound> {
    match goal(case.before, case.place) {
        Goal::Buoy(number) => Some(Bound::Mark(number.saturating_add(1))),
        Goal::Exit => Some(Bound::Exit),
        Goal::Shore => Some(Bound::Shore),
        Goal::Hold | Goal::Burn | Goal::Fight => None,
    }
}

/// The place she is bound for, reached.
pub fn reaches(case: &Case<'_>) -> Option<Motive> {
    let (bound, own) = (bound(case)?, case.ship());
    let there = |told: &Happening| match told {
        Happening::Movement(Movement::BuoyReached { ship, .. }) => matches!(bound, Bound::Mark(_)) && *ship == own,
        Happening::Movement(Movement::Exited { ship, allowed: true }) => bound == Bound::Exit && *ship == own,
        Happening::Advanced(Advanced::WentAshore { ship, .. }) => bound == Bound::Shore && *ship == own,
        _ => false,
    };
    case.oftener(|outcome| outcome.told.iter().any(there)).map(|share| Motive::Reaches(bound, share))
}

/// The way to it, made shorter.
pub fn makes_for(case: &Case<'_>) -> Option<Motive> {
    let (bound, way) = (bound(case)?, case.way?);
    let left = |of: &[Outcome]| {
        let left = of.iter().filter_map(|outcome| {
            let base = outcome.after.base(case.place)?;
            Some(u32::from(way.tokens_from(base, outcome.after.ship(case.place).last_move)))
        });
        let (sum, count) = left.fold((0, 0), |(sum, count), left| (sum + left, count + 1));
        // A ship off the board has no way to go and does not count.
        (count > 0).then(|| u16::try_from((sum + count / 2) / count).unwrap_or(u16::MAX))
    };
    let (left, otherwise) = left(case.chosen).zip(left(case.otherwise))?;
    (left < otherwise).then_some(Motive::MakesFor { bound, left, otherwise })
}

/// Chain for a faster foe.
pub fn slows(case: &Case<'_>) -> Option<Motive> {
    let (state, place) = (case.before, case.place);
    let battery =
        BatteryPlace::ALL.into_iter().find(|on| case.card.load.get(*on) == Some(LoadMark::from(Shot::Chain)))?;
    let here = state.base(place)?;
    let weaker = fighters(case).filter(|(_, margin)| *margin > 0).map(|(foe, _)| foe);
    let ranges = weaker.filter_map(|foe| Some((state.base(foe)?.range_to(here), foe)));
    let (_, foe) = ranges.min().filter(|(_, foe)| Schooling::Seasoned.chains(state, place, *foe))?;
    Some(Motive::Slows { battery, foe: state.id(foe) })
}
