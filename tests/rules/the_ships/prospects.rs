//! The promise of every throw, held against the throw that is really asked for, in whole random battles.

use std::collections::BTreeMap;

use weather_gage::captains::{Crew, Rank, play};
use weather_gage::rules::kernel::{Awaiting, Match, Ruleset, Viewer, Want};
use weather_gage::rules::odds::{Chance, Spread};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::odds::{Mishap, Prospect, of_throw};
use weather_gage::rules::the_ships::scenario::Level;
use weather_gage::rules::the_ships::wants::Why;

use super::scene::*;
use crate::bots::{library, setup};

/// Holds the promise, made from open facts, against the want; returns the word for its kind.
fn held(sea: &Match<TheShips>, why: &Why, dice: usize) -> &'static str {
    let open = TheShips::seen_by(sea.state(), Viewer::Bystander);
    let promised = of_throw(&open.table, why, dice);
    assert_eq!(promised, of_throw(sea.state(), why, dice), "nobody is told more than lies open: {why:?}");
    match (why, promised) {
        (Why::Volley { aim, range, .. }, Some(Prospect::Volley(odds))) => {
            assert_eq!((odds.aim, odds.range, odds.guns), (*aim, *range, dice));
            "volley"
        }
        (Why::Muskets { aim, range, .. }, Some(Prospect::Muskets(odds))) => {
            assert_eq!((odds.aim, odds.range, odds.dice), (*aim, *range, dice));
            "muskets"
        }
        (Why::FireFighting { need, .. }, Some(Prospect::FireFighting(odds))) => {
            assert_eq!((odds.need, odds.dice), (*need, dice));
            "fire"
        }
        (Why::Grapple { grip, .. }, Some(Prospect::Grapple(chance))) => {
            assert_eq!(chance, Chance::of(u32::try_from(grip.need().clamp(0, 20)).unwrap(), 20));
            "grapple"
        }
        (Why::Steadiness { need, .. }, Some(Prospect::Steady(chance))) => {
            assert_eq!(chance, Chance::of(u32::try_from(need.need().clamp(0, 20)).unwrap(), 20));
            "steadiness"
        }
        (Why::Masts { .. } | Why::Crew { .. }, Some(Prospect::Pierces(spread))) => {
            assert_eq!(spread.greatest(), dice);
            "pierces"
        }
        (Why::Strikes { .. }, Some(Prospect::Strikes(spread))) => {
            assert_eq!(spread.greatest(), dice);
            "strikes"
        }
        (_, Some(Prospect::Befalls(mishap, chance))) => {
            assert!(chance > Chance::never() && chance < Chance::certain());
            match mishap {
                Mishap::Rudder => "rudder",
                Mishap::Fire => "catches fire",
                Mishap::Officer => "officer",
                Mishap::BlowsUp => "blows up",
            }
        }
        (
            Why::Wind | Why::PlacingFirst | Why::Contest { .. } | Why::WhichOfficer { .. } | Why::BurningSide { .. },
            None,
        ) => "lots",
        (why, promised) => panic!("{why:?} promises {promised:?}"),
    }
}

#[test]
fn ts_1_1_every_throw_of_random_battles_promises_what_is_thrown() {
    let library = library();
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for (number, scenario) in library.scenarios.values().enumerate() {
        let mut setup = setup(&library, scenario);
        setup.level = Some(Level::Advanced);
        let mut crew = Crew::<TheShips>::for_game(&[Rank::Mate, Rank::Random], 11, number as u64);
        let Ok(played) = play(&setup, &mut crew, true) else { continue };
        let mut sea = Match::<TheShips>::begin(&setup).unwrap();
        for entry in &played.journal.unwrap().entries {
            for (seat, order) in &entry.orders {
                sea.give(*seat, order.clone()).unwrap();
            }
            for answer in &entry.answers {
                if let Awaiting::Answer(Want::Throw { request, why, .. }) = sea.awaiting() {
                    *kinds.entry(held(&sea, why, request.thrown())).or_default() += 1;
                }
                sea.answer(answer.clone()).unwrap();
            }
        }
    }
    let seen: Vec<_> = kinds.keys().copied().collect();
    for kind in ["volley", "fire", "steadiness", "officer", "catches fire", "lots"] {
        assert!(seen.contains(&kind), "{kind} of {kinds:?}");
    }
}

#[test]
fn ts_21_1_21_2_and_22_1_what_befalls_her_is_as_likely_as_it_is_counted() {
    let sea = Scene::new(N).ship(REVENGE, (6, 9), N, |_| {}).ship(SAN_MARTIN, (10, 9), N, |_| {}).begin();
    let ship = id(SAN_MARTIN);
    let two = |why: Why| of_throw(sea.state(), &why, 2);
    let any = |faces: u32| Chance::of(400 - (20 - faces) * (20 - faces), 400);
    assert_eq!(two(Why::Rudder { ship }), Some(Prospect::Befalls(Mishap::Rudder, any(2))));
    assert_eq!(two(Why::FireStarts { ship }), Some(Prospect::Befalls(Mishap::Fire, any(3))));
    let one = |why: Why| of_throw(sea.state(), &why, 1);
    assert_eq!(one(Why::OfficerHit { ship }), Some(Prospect::Befalls(Mishap::Officer, Chance::of(3, 20))));
    assert_eq!(one(Why::Scorch { ship, by: id(REVENGE) }), Some(Prospect::Befalls(Mishap::Fire, Chance::of(8, 20))));
    assert_eq!(one(Why::Fuse { ship }), Some(Prospect::Befalls(Mishap::BlowsUp, Chance::of(4, 20))));
    let masts = two(Why::Masts { ship, protection: 12 });
    assert_eq!(masts, Some(Prospect::Pierces(Spread::dice(2, 8, 20))), "13 to 20 go through");
    assert_eq!(one(Why::Wind), None);
}
