//! The odds against the real procedures: every fall of the dice counted, and thousands of falls from a fixed seed.

use std::collections::BTreeMap;

use weather_gage::captains::{Luck, SeededDice};
use weather_gage::rules::kernel::{Answer, Awaiting, Want};
use weather_gage::rules::odds::{Chance, Spread};
use weather_gage::rules::the_ships::happenings::{Advanced, Boarding, Fighters, Gunnery, Turns};
use weather_gage::rules::the_ships::numbers::{Aim, Need};
use weather_gage::rules::the_ships::odds;
use weather_gage::rules::the_ships::orders::{LoadMark, OrderCard};
use weather_gage::rules::the_ships::position::ShipPosition;
use weather_gage::rules::the_ships::ship::{Fire, Standing};
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, MastName, Officer, Sails};

use super::scene::*;

const STARBOARD: BatteryPlace = BatteryPlace::Starboard;
const PORT: BatteryPlace = BatteryPlace::Port;

/// Plays every fall of every throw until something told answers the question; the chance of each answer.
fn every_fall(sea: &Sea, told: &[H], answer: &dyn Fn(&[H], &Sea) -> Option<usize>) -> BTreeMap<usize, Chance> {
    if let Some(found) = answer(told, sea) {
        return BTreeMap::from([(found, Chance::certain())]);
    }
    let mut sum = BTreeMap::new();
    let mut branch = |share: Chance, given: Answer| {
        let mut fallen = Sea { battle: sea.battle.clone() };
        fallen.battle.answer(given).unwrap();
        let told: Vec<H> = told.iter().cloned().chain(fallen.battle.take_told()).collect();
        for (found, chance) in every_fall(&fallen, &told, answer) {
            let so_far = sum.entry(found).or_insert_with(Chance::never);
            *so_far = so_far.or(&chance.and(&share));
        }
    };
    match sea.battle.awaiting() {
        Awaiting::Answer(Want::Throw { request, .. }) => {
            let dice = u32::try_from(request.thrown()).unwrap();
            for fall in 0..20_u32.pow(dice) {
                let faces: Vec<u8> =
                    (0..dice).map(|at| u8::try_from(fall / 20_u32.pow(at) % 20 + 1).unwrap()).collect();
                branch(Chance::of(1, 20_u32.pow(dice)), Answer::Thrown(request.showing(&faces)));
            }
        }
        Awaiting::Answer(Want::Choice { .. }) => branch(Chance::certain(), Answer::Chose(0)),
        other => panic!("nothing answers the question: {other:?}"),
    }
    sum
}

fn counted(
    mut sea: Sea,
    cards: &[(&str, OrderCard)],
    answer: &dyn Fn(&[H], &Sea) -> Option<usize>,
) -> BTreeMap<usize, Chance> {
    let told = sea.part(cards, &[]);
    every_fall(&sea, &told, answer)
}

fn same(spread: &Spread, counted: &BTreeMap<usize, Chance>) {
    for number in 0..=spread.greatest() {
        let found = counted.get(&number).cloned().unwrap_or_else(Chance::never);
        assert_eq!(spread.exactly(number), found, "{number}");
    }
    assert!(counted.keys().all(|number| *number <= spread.greatest()));
}

/// Revenge looks north with this number of guns to starboard; San Martin lies four columns to the east, port side to
/// her.
fn abeam(shot: LoadMark, guns: u8, differs: impl FnOnce(&mut ShipPosition)) -> Scene {
    Scene::new(N)
        .ship(REVENGE, (6, 9), N, |ship| {
            loaded(ship, STARBOARD, shot, 2, if shot == LoadMark::Grape { 3 } else { 4 });
            ship.guns_lost.insert(STARBOARD, (guns + 1..=7).collect());
        })
        .ship(SAN_MARTIN, (if shot == LoadMark::Grape { 8 } else { 10 }, 9), N, differs)
}

#[test]
fn ts_14_12_and_14_13_hits_of_a_volley_are_as_likely_as_they_are_counted() {
    let sea = abeam(LoadMark::Ball, 3, |_| {}).begin();
    let volley = |told: &[H], _: &Sea| {
        told.iter().find_map(|h| match h {
            H::Gunnery(Gunnery::VolleyFired { hits, .. }) => Some(usize::from(*hits)),
            _ => None,
        })
    };
    let cards = [(REVENGE, battle("F"))];
    // Revenge as she fires: under battle sails.
    let laid = odds::Laid {
        ship: sea.place(REVENGE),
        battery: STARBOARD,
        shot: weather_gage::rules::the_ships::gunnery_table::Shot::Ball,
        from: sea.state().base(sea.place(REVENGE)).unwrap(),
        sails: Sails::Battle,
        anchored: false,
        target: sea.place(SAN_MARTIN),
        at: sea.state().base(sea.place(SAN_MARTIN)).unwrap(),
        her_sails: Sails::Furled,
    };
    let odds = odds::volley_laid(sea.state(), &laid).unwrap();
    assert_eq!(odds.aim, Aim { table: 8, sails: 0, anchor: 0, officers: 0 });
    assert_eq!((odds.guns, odds.range, odds.shield), (3, 4, odds::Shield::None));
    assert_eq!(odds.hits.exactly(3), Chance::of(8 * 8 * 8, 8000));
    assert_eq!((&odds.fire, &odds.rudder, odds.sinks.clone()), (&None, &None, Chance::never()));
    same(&odds.hits, &counted(sea, &cards, &volley));
    // Furled as she lies, she aims by two better.
    let sea = abeam(LoadMark::Ball, 2, |_| {}).begin();
    let furled = odds::volley(sea.state(), sea.place(REVENGE), STARBOARD, sea.place(SAN_MARTIN)).unwrap();
    assert_eq!(furled.aim.need(), 10);
    same(&furled.hits, &counted(sea, &[], &volley));
}

#[test]
fn ts_15_6_and_15_10_hits_that_tell_on_masts_and_crew() {
    for shot in [LoadMark::Chain, LoadMark::Grape] {
        let sea = abeam(shot, 2, |_| {}).begin();
        let odds = odds::volley(sea.state(), sea.place(REVENGE), STARBOARD, sea.place(SAN_MARTIN)).unwrap();
        let shield = if shot == LoadMark::Chain { odds::Shield::Masts(16) } else { odds::Shield::Crew(11) };
        assert_eq!(odds.shield, shield);
        let tells = |told: &[H], _: &Sea| {
            told.iter().find_map(|h| match h {
                H::Gunnery(Gunnery::VolleyFired { hits: 0, .. }) => Some(0),
                H::Gunnery(Gunnery::MastsShielded { damage, .. }) => Some(usize::from(*damage)),
                H::Gunnery(Gunnery::CrewShielded { losses, .. }) => Some(usize::from(*losses)),
                _ => None,
            })
        };
        same(&odds.losses, &counted(sea, &[], &tells));
    }
}

#[test]
fn ts_15_4_and_21_1_and_21_2_the_last_box_fire_and_rudder() {
    let nearly = |ship: &mut ShipPosition| ship.crossed.set(PORT, Some(15));
    let sea = abeam(LoadMark::Ball, 2, nearly).begin();
    let odds = odds::volley(sea.state(), sea.place(REVENGE), STARBOARD, sea.place(SAN_MARTIN)).unwrap();
    assert_eq!(odds.sinks, odds.hits.at_least(1), "one box is left");
    assert_eq!(odds.losses.greatest(), 1);
    let sank = |told: &[H], sea: &Sea| {
        let fired = has(told, |h| matches!(h, H::Gunnery(Gunnery::VolleyFired { .. })));
        fired.then(|| usize::from(sea.ship(SAN_MARTIN).standing == Standing::Sunk))
    };
    assert_eq!(counted(sea, &[], &sank).get(&1), Some(&odds.sinks));

    // Astern of her, with the Advanced rules: rudder and fire.
    let sea = Scene::new(N)
        .advanced()
        .ship(REVENGE, (8, 12), NE, |ship| {
            loaded(ship, PORT, LoadMark::Ball, 2, 4);
            ship.guns_lost.insert(PORT, (2..=7).collect());
        })
        .ship(SAN_MARTIN, (8, 8), N, |_| {})
        .begin();
    let odds = odds::volley(sea.state(), sea.place(REVENGE), PORT, sea.place(SAN_MARTIN)).unwrap();
    assert_eq!(odds.aspect, weather_gage::rules::geometry::cones::Aspect::Stern);
    let thrown = |told: &[H], _: &Sea| {
        told.iter().find_map(|h| match h {
            H::Gunnery(Gunnery::VolleyFired { hits: 0, .. }) => Some(0),
            H::Gunnery(Gunnery::FireThrown { caught, .. }) => {
                let rudder = has(told, |h| matches!(h, H::Gunnery(Gunnery::RudderThrown { lost: true, .. })));
                Some(usize::from(*caught) + 2 * usize::from(rudder))
            }
            _ => None,
        })
    };
    let counted = counted(sea, &[], &thrown);
    assert_eq!(odds.fire, Some(counted[&1].or(&counted[&3])));
    assert_eq!(odds.rudder, Some(counted[&2].or(&counted[&3])));
}

#[test]
fn ts_16_3_to_16_5_musket_fire() {
    let sea = Scene::new(N)
        .ship(REVENGE, (6, 9), N, |ship| ship.deck.musketeers = 2)
        .ship(SAN_MARTIN, (8, 9), N, |_| {})
        .begin();
    let odds = odds::muskets(sea.state(), sea.place(REVENGE), sea.place(SAN_MARTIN)).unwrap();
    assert_eq!((odds.aim.need(), odds.dice, odds.range, odds.protection), (10, 2, 2, 11));
    let fired = |told: &[H], _: &Sea| {
        told.iter().find_map(|h| match h {
            H::Gunnery(Gunnery::MusketsFired { hits: 0, .. }) => Some(0),
            H::Gunnery(Gunnery::CrewShielded { losses, .. }) => Some(usize::from(*losses)),
            _ => None,
        })
    };
    let cards = [(REVENGE, OrderCard { muskets: Some(2), ..furled() })];
    same(&odds.losses, &counted(sea, &cards, &fired));
}

#[test]
fn ts_18_4_the_grapple() {
    for (pikemen, need) in [(0, 12), (2, 8)] {
        let sea = Scene::new(N)
            .ship(REVENGE, (8, 7), N, |_| {})
            .ship(SAN_MARTIN, (8, 10), N, |ship| ship.deck.pikemen = pikemen)
            .begin();
        let odds = odds::grapple(sea.state(), sea.place(SAN_MARTIN), sea.place(REVENGE));
        assert_eq!((odds.grip.need(), odds.holds.clone()), (need, Chance::of(u32::try_from(need).unwrap(), 20)));
        let thrown = |told: &[H], _: &Sea| {
            told.iter().find_map(|h| match h {
                H::Boarding(Boarding::GrappleThrown { held, .. }) => Some(usize::from(*held)),
                _ => None,
            })
        };
        let cards = [(SAN_MARTIN, OrderCard { board: Some(id(REVENGE)), ..battle("") })];
        assert_eq!(counted(sea, &cards, &thrown)[&1], odds.holds);
    }
}

/// Two ships locked side by side with these people.
fn locked(revenge: (u8, u8), san_martin: (u8, u8)) -> Scene {
    let people = |ship: &mut ShipPosition, (pikemen, sailors): (u8, u8)| {
        (ship.deck.pikemen, ship.sailors) = (pikemen, Some(sailors));
    };
    Scene::new(N)
        .ship(REVENGE, (6, 9), N, |ship| people(ship, revenge))
        .ship(SAN_MARTIN, (7, 9), N, |ship| people(ship, san_martin))
        .locked(REVENGE, SAN_MARTIN)
}

fn round_fought(told: &[H]) -> bool {
    has(told, |h| matches!(h, H::Boarding(Boarding::RoundFought { .. })))
}

#[test]
fn ts_18_10_and_18_11_losses_of_a_round_of_melee() {
    let sea = locked((1, 1), (0, 1)).begin();
    let odds = odds::melee_round(sea.state(), sea.place(REVENGE), sea.place(SAN_MARTIN));
    let strikes: Vec<_> = odds.one.strikes.iter().map(|strikes| (strikes.who, strikes.dice, strikes.need)).collect();
    let need = |base| Need { base, officers: 0 };
    assert_eq!(strikes, [(Fighters::Pikemen, 1, need(11)), (Fighters::Sailors, 1, need(6))]);
    assert_eq!(odds.other.taken, odds.other.losses.at_least(1));
    assert_eq!((odds.one.taken.clone(), odds.one.surrenders.clone()), (Chance::never(), Chance::never()));
    let felled = |name: &'static str| {
        move |told: &[H], _: &Sea| {
            let ship = id(name);
            round_fought(told).then(|| {
                only(told, |h| matches!(h, H::Boarding(Boarding::Felled { ship: who, .. }) if *who == ship)).len()
            })
        }
    };
    let begun = || Sea { battle: sea.battle.clone() };
    same(&odds.one.losses, &counted(begun(), &[], &felled(REVENGE)));
    same(&odds.other.losses, &counted(begun(), &[], &felled(SAN_MARTIN)));
}

#[test]
fn ts_18_16_22_6_and_23_2_a_crew_that_breaks_in_a_melee_surrenders() {
    let scene = || {
        locked((0, 2), (0, 2)).advanced().with(|setup| {
            let ships = &mut setup.position.as_mut().unwrap().ships;
            let officers = vec![Officer::Captain, Officer::FirstMate, Officer::Master, Officer::Boatswain];
            ships.get_mut(SAN_MARTIN).unwrap().officers_lost = officers;
            ships.get_mut(REVENGE).unwrap().officers_lost = vec![Officer::Captain, Officer::Gunner];
        })
    };
    let odds = {
        let sea = scene().begin();
        odds::melee_round(sea.state(), sea.place(REVENGE), sea.place(SAN_MARTIN))
    };
    // Hand to hand for thousands of rounds; San Martin has one officer to lose, Revenge three.
    let (mut surrendered, mut taken) = ([0_u32; 2], [0_u32; 2]);
    let games = 6000;
    let mut dice = SeededDice::new(5);
    let begun = scene().begin();
    for _ in 0..games {
        let mut sea = Sea { battle: begun.battle.clone() };
        let mut told = sea.part(&[], &[]);
        // Until the first beat is over: consequences of the round are told in the same run.
        while !round_fought(&told)
            || matches!(sea.battle.awaiting(), Awaiting::Answer(Want::Throw { why, .. })
            if matches!(why.rule().0, "TS-22.1" | "TS-22.2" | "TS-23.2"))
        {
            let answer = match sea.battle.awaiting() {
                Awaiting::Answer(Want::Throw { request, .. }) => Answer::Thrown(dice.throw(request)),
                Awaiting::Answer(_) => Answer::Chose(0),
                other => panic!("{other:?}"),
            };
            sea.battle.answer(answer).unwrap();
            told.extend(sea.battle.take_told());
        }
        for (at, name) in [REVENGE, SAN_MARTIN].into_iter().enumerate() {
            let ship = id(name);
            // TS-18.16: a ship that gives up while locked is taken as well, but has people left before.
            let lost = has(&told, |h| matches!(h, H::Boarding(Boarding::Taken { ship: who, .. }) if *who == ship));
            let broken = has(&told, |h| *h == H::Turns(Turns::PanicBroke { ship }))
                || sea.ship(name).officers_lost.count_ones() == 5;
            surrendered[at] += u32::from(lost && broken);
            taken[at] += u32::from(lost && !broken);
        }
    }
    let near = |chance: &Chance, count: u32| {
        let expected = i64::from(chance.per(games));
        assert!((expected - i64::from(count)).abs() < 110, "{expected} expected, {count} counted");
    };
    for (at, side) in [&odds.one, &odds.other].into_iter().enumerate() {
        near(&side.taken, taken[at]);
        near(&side.surrenders, surrendered[at]);
    }
    assert!(odds.other.surrenders > odds.one.surrenders);
}

#[test]
fn ts_22_1_to_22_4_and_23_2_what_sailors_cost_in_officers_and_steadiness() {
    let sea = Scene::new(N).advanced().ship(REVENGE, (6, 9), N, |_| {}).ship(SAN_MARTIN, (12, 9), N, |_| {}).begin();
    let odds = odds::after_losses(sea.state(), sea.place(REVENGE), 1, false);
    assert_eq!(odds.officer_falls, Chance::of(3, 20));
    // Base 16: two officers of five cost two, the others one.
    assert_eq!(odds.panics, Chance::of(3, 20).and(&Chance::of(2 * 6 + 3 * 5, 100)));
    assert_eq!(odds.surrenders, Chance::never());
    let mast = odds::after_losses(sea.state(), sea.place(REVENGE), 0, true);
    assert_eq!((mast.officer_falls, mast.panics), (Chance::never(), Chance::of(4, 20)));
    let common = Scene::new(N).ship(REVENGE, (6, 9), N, |_| {}).ship(SAN_MARTIN, (12, 9), N, |_| {}).begin();
    assert_eq!(odds::after_losses(common.state(), common.place(REVENGE), 3, true).panics, Chance::never());
}

#[test]
fn ts_23_4_a_steadiness_check() {
    let sea = Scene::new(N)
        .advanced()
        .ship(REVENGE, (6, 9), N, |ship| {
            ship.panic = true;
            ship.officers_lost = vec![Officer::FirstMate, Officer::Gunner];
        })
        .ship(SAN_MARTIN, (12, 9), N, |_| {})
        .begin();
    let odds = odds::steadiness(sea.state(), sea.place(REVENGE)).unwrap();
    assert_eq!((odds.need, odds.holds.clone()), (Need { base: 16, officers: -3 }, Chance::of(13, 20)));
    let held = |told: &[H], _: &Sea| {
        let thrown = has(told, |h| matches!(h, H::Turns(Turns::SteadinessThrown { .. })));
        thrown.then(|| usize::from(has(told, |h| matches!(h, H::Turns(Turns::PanicEnded { .. })))))
    };
    assert_eq!(counted(sea, &[], &held)[&1], odds.holds);
}

#[test]
fn ts_21_5_to_21_8_and_21_11_the_fight_against_a_fire() {
    for (panic, sailors, dice) in [(false, 11, 2), (false, 3, 1), (true, 11, 1)] {
        let mut sea = Scene::new(N)
            .advanced()
            .ship(REVENGE, (6, 9), N, |ship| {
                (ship.fire, ship.panic, ship.sailors) = (Some(Fire::Port), panic, Some(sailors));
            })
            .ship(SAN_MARTIN, (12, 9), N, |ship| {
                ship.masts.insert(MastName::Fore, 1);
            })
            .begin();
        let odds = odds::fire_fighting(sea.state(), sea.place(REVENGE));
        assert_eq!((odds.need, odds.dice), (Need { base: 6, officers: 0 }, dice));
        let fought = |told: &[H], _: &Sea| {
            let tried =
                has(told, |h| matches!(h, H::Advanced(Advanced::FireFought { .. } | Advanced::FireLeft { .. })));
            let out = has(told, |h| matches!(h, H::Advanced(Advanced::FireOut { .. })));
            let lost = has(told, |h| matches!(h, H::Advanced(Advanced::BlewUp { .. })));
            tried.then(|| usize::from(out) + 2 * usize::from(lost))
        };
        // A crew in panic stays in it: 20 is above any steadiness.
        let gives = if panic { vec![throw(&[20])] } else { vec![] };
        let told = sea.part(&[], &gives);
        let counted = every_fall(&sea, &told, &fought);
        assert_eq!(counted.get(&1).cloned().unwrap_or_else(Chance::never), odds.out);
        assert_eq!(counted.get(&2), Some(&odds.blows_up));
    }
}
