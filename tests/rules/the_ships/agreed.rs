//! Agreements before a battle: house rules, fleets, levels, and the scenarios as they were balanced anew (A12 to A15).

use std::collections::BTreeMap;

use weather_gage::captains::{Crew, Rank, play};
use weather_gage::logbook::chronicle;
use weather_gage::logbook::data::the_ships::mark;
use weather_gage::rules::geometry::base::Base;
use weather_gage::rules::kernel::Match;
use weather_gage::rules::the_ships::articles::{Grinding, Pivots, Setup};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::happenings::{Boarding, Collision, Movement, Stop};
use weather_gage::rules::the_ships::orders::{Axle, OrderCard, Pivot, Turn};
use weather_gage::rules::the_ships::scenario::{LeftOut, Level, WindRule};
use weather_gage::rules::the_ships::setup::Flaw;
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Nation};
use weather_gage::rules::the_ships::tile::Terrain;

use super::scene::*;
use crate::bots::{library, setup};

#[test]
fn a15_what_a_scenario_gives_its_captains_was_measured_as_it_is_today() {
    let library = library();
    // With no gun aboard each captain sails alone, and both may win.
    for scenario in library.scenarios.values().filter(|scenario| !scenario.without.contains(&LeftOut::Guns)) {
        let share = library.shares.get(&scenario.id).expect("measured");
        assert!(
            share.holds(scenario),
            "{}: the scenario or the rules have changed (mark {:?}): measure again as docs/figures.md says",
            scenario.id,
            mark(scenario)
        );
        let [english, spanish, neither] = share.of_a_hundred();
        assert_eq!(english + spanish + neither, 100, "{}", scenario.id);
        let half = u32::from(share.english) * 2 + u32::from(share.neither);
        let all = u32::from(share.english) + u32::from(share.spanish) + u32::from(share.neither);
        assert!((80..=120).contains(&(half * 100 / all)), "A15: {}", scenario.id);
    }
    let mut other = library.scenarios["flores"].clone();
    assert!(library.share(&other).is_some());
    other.minutes += 1;
    assert!(library.share(&other).is_none(), "a scenario that was changed has not been measured");
}

#[test]
fn ts_1_8_what_a_stronger_captain_leaves_ashore_is_not_aboard_and_counts_as_no_loss() {
    let library = library();
    let whole = setup(&library, &library.scenarios["gravelines"]);
    let short = Setup { short_handed: BTreeMap::from([(Nation::Spanish, 20), (Nation::English, 0)]), ..whole.clone() };
    let sailors = |setup: &Setup| -> Vec<(u8, u8)> {
        let state = Match::<TheShips>::begin(setup).unwrap().state().clone();
        state.each().map(|place| (state.ship(place).sailors, state.vessel(place).card.people.sailors)).collect()
    };
    assert_eq!(sailors(&whole), [(24, 24), (18, 18), (28, 28), (22, 22)]);
    assert_eq!(sailors(&short), [(24, 24), (18, 18), (23, 23), (18, 18)]);
    let most = Setup { short_handed: BTreeMap::from([(Nation::Spanish, 255)]), ..whole.clone() };
    assert_eq!(sailors(&most)[2], (14, 14), "never more than half of them");
    let mut crew = Crew::<TheShips>::for_game(&[Rank::Mate], 9, 1);
    let journal = play(&short, &mut crew, true).unwrap().journal.unwrap();
    let file = chronicle::write(&journal).unwrap();
    assert_eq!(chronicle::read::<TheShips>(&file).unwrap().setup, short, "it stands in the journal");
    journal.replay().expect("it replays");
}

#[test]
fn ts_18_3_and_1_8_a12_by_the_house_rule_a_boarder_rams_whom_she_would_grind_along() {
    let alongside = |grinding| {
        let mut sea = Scene::new(N)
            .with(|setup| setup.switches.grinding = grinding)
            .ship(REVENGE, (8, 9), SE, |_| {})
            .ship(SAN_MARTIN, (8, 10), N, |_| {})
            .begin();
        let order = OrderCard { board: Some(id(REVENGE)), ..battle("") };
        sea.part(&[(SAN_MARTIN, order)], &[throw(&[12])])
    };
    let told = alongside(Grinding::Checks);
    assert!(
        has(&told, |h| matches!(h, H::Movement(Movement::GroundAlongside { .. })))
            && !has(&told, |h| matches!(h, H::Movement(Movement::Collided { .. })))
    );
    let told = alongside(Grinding::Rams);
    let rammed = |h: &H| matches!(h, H::Movement(Movement::Collided { striker, .. }) if *striker == id(SAN_MARTIN));
    let struck = told.iter().position(rammed).expect("she runs into her");
    assert!(!has(&told, |h| matches!(h, H::Movement(Movement::GroundAlongside { .. }))));
    // A grapple check follows all the same.
    assert!(has(&told[struck..], |h| matches!(h, H::Boarding(Boarding::GrappleThrown { held: true, .. }))));
}

/// Revenge turns in place, her stern staying, to starboard: her bow comes from 8,9 to 9,9.
fn swing(scene: Scene, pivots: Pivots) -> (Sea, Vec<H>) {
    let mut sea = scene.with(|setup| setup.switches.pivots = pivots).ship(REVENGE, (8, 9), N, |_| {}).begin();
    let pivot = Some(Pivot { axle: Axle::Stern, turn: Turn::Right });
    let told = sea.play(&[(REVENGE, OrderCard { pivot, ..furled() })], &[]);
    (sea, told)
}

#[test]
fn ts_11_13_and_1_8_a12_by_the_house_rule_a_pivot_strikes_what_is_in_its_way() {
    let occupied = || Scene::new(N).ship(SAN_MARTIN, (9, 9), N, |_| {});
    let (sea, told) = swing(occupied(), Pivots::Blocked);
    assert!(
        told.contains(&H::Movement(Movement::PivotHindered { ship: id(REVENGE) }))
            && !has(&told, |h| matches!(h, H::Movement(Movement::Collided { .. })))
    );
    assert_eq!(sea.ship(REVENGE).crossed, [0; 3]);
    let (sea, told) = swing(occupied(), Pivots::Collide);
    let (kind, striker, struck) = (Collision::SideToSide, id(REVENGE), id(SAN_MARTIN));
    assert!(told.contains(&H::Movement(Movement::Collided { kind, striker, struck, mutual: false })));
    assert_eq!(sea.lies(REVENGE), ((8, 9), N), "the turn is not made");
    assert_eq!([sea.ship(REVENGE).crossed, sea.ship(SAN_MARTIN).crossed], [[0, 2, 0], [2, 0, 0]]);
}

#[test]
fn ts_11_13_a12_land_breaks_the_side_that_swings_and_a_shoal_holds_her() {
    let beside = |terrain| Scene::new(N).ship(SAN_MARTIN, (1, 1), S, |_| {}).terrain(9, 9, terrain);
    let (sea, told) = swing(beside(Terrain::Land), Pivots::Collide);
    assert!(has(&told, |h| matches!(h, H::Movement(Movement::StruckGround { .. }))));
    assert_eq!(sea.ship(REVENGE).crossed, [0, 4, 0]);
    let (sea, told) = swing(beside(Terrain::Shoal), Pivots::Collide);
    assert!(told.contains(&H::Movement(Movement::Stopped { ship: id(REVENGE), why: Stop::Aground })));
    assert_eq!((sea.lies(REVENGE), sea.ship(REVENGE).aground), (((9, 9), NE), true));
    let (sea, _) = swing(beside(Terrain::Shoal), Pivots::Blocked);
    assert_eq!((sea.lies(REVENGE), sea.ship(REVENGE).aground), (((8, 9), N), false));
}

#[test]
fn ts_11_13_a12_about_her_bow_the_other_side_strikes_and_two_that_swing_into_one_hex_strike_each_other() {
    let mut sea = Scene::new(N)
        .with(|setup| setup.switches.pivots = Pivots::Collide)
        .ship(REVENGE, (8, 9), N, |_| {})
        .ship(SAN_MARTIN, (9, 9), N, |_| {})
        .begin();
    // Her stern swings to starboard as she turns to port.
    let pivot = Some(Pivot { axle: Axle::Bow, turn: Turn::Left });
    let told = sea.play(&[(REVENGE, OrderCard { pivot, ..furled() })], &[]);
    assert!(has(&told, |h| matches!(h, H::Movement(Movement::Collided { kind: Collision::SideToSide, .. }))));
    assert_eq!(sea.ship(REVENGE).crossed_in(BatteryPlace::Starboard), 2);
    let mut sea = Scene::new(N)
        .with(|setup| setup.switches.pivots = Pivots::Collide)
        .ship(REVENGE, (8, 9), N, |_| {})
        .ship(SAN_MARTIN, (10, 9), N, |_| {})
        .begin();
    let turn = |turn| OrderCard { pivot: Some(Pivot { axle: Axle::Stern, turn }), ..furled() };
    let told = sea.play(&[(REVENGE, turn(Turn::Right)), (SAN_MARTIN, turn(Turn::Left))], &[]);
    assert!(has(&told, |h| matches!(h, H::Movement(Movement::Collided { mutual: true, .. }))));
    assert_eq!([sea.ship(REVENGE).crossed, sea.ship(SAN_MARTIN).crossed], [[0, 2, 0], [2, 0, 0]]);
}

fn open_sea(english: &[&str], spanish: &[&str]) -> Setup {
    let library = library();
    let mut free = setup(&library, &library.scenarios["open-sea"]);
    let named = |ships: &[&str]| ships.iter().map(|ship| (*ship).to_owned()).collect();
    free.fleets = BTreeMap::from([(Nation::English, named(english)), (Nation::Spanish, named(spanish))]);
    free
}

#[test]
fn ts_28_1_a13_in_the_open_sea_each_side_chooses_one_or_two_of_its_ships() {
    for (english, spanish) in [
        (&[REVENGE][..], &[SAN_MARTIN, SANTIAGO][..]),
        (&[SWALLOW, REVENGE], &[SAN_MARTIN]),
        (&[SWALLOW, REVENGE], &[SANTIAGO, SAN_MARTIN]),
        // 175 points each, across the nations.
        (&[REVENGE, SANTIAGO], &[SAN_MARTIN, SWALLOW]),
    ] {
        let free = open_sea(english, spanish);
        let state = Match::<TheShips>::begin(&free).unwrap();
        let of = |side| {
            let own = state.state().each().filter(|place| state.state().side(*place) == side);
            own.map(|place| state.state().id(place).as_str().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(
            (of(Nation::English), of(Nation::Spanish)),
            (english.iter().map(ToString::to_string).collect(), spanish.iter().map(ToString::to_string).collect())
        );
        // Bots place them, fit them out and fight to the end.
        let played = play(&free, &mut Crew::<TheShips>::for_game(&[Rank::Random, Rank::Random], 13, 0), false).unwrap();
        assert_eq!((played.refusals, played.dead_end), (Vec::new(), None));
    }
}

#[test]
fn ts_28_1_a13_fleets_that_cannot_be_are_refused() {
    let fault = |setup: &Setup| Match::<TheShips>::begin(setup).unwrap_err().flaw;
    assert_eq!(
        fault(&open_sea(&[REVENGE, SAN_MARTIN], &[SANTIAGO])),
        Flaw::FleetPoints { english: 205, spanish: 75 },
        "205 against 75"
    );
    assert_eq!(fault(&open_sea(&[], &[SANTIAGO])), Flaw::FleetSize { most: 2 });
    assert_eq!(fault(&open_sea(&[REVENGE, SWALLOW, SANTIAGO], &[SAN_MARTIN])), Flaw::FleetSize { most: 2 });
    assert_eq!(fault(&open_sea(&[REVENGE, REVENGE], &[SAN_MARTIN])), Flaw::ShipTwice);
    assert_eq!(fault(&open_sea(&["fireship"], &[SAN_MARTIN])), Flaw::NotToBeChosen);
    assert_eq!(fault(&open_sea(&["vasa"], &[SAN_MARTIN])), Flaw::NoSuchCard);
    let library = library();
    let mut given = setup(&library, &library.scenarios["gravelines"]);
    given.fleets = open_sea(&[REVENGE], &[SAN_MARTIN]).fleets;
    assert_eq!(fault(&given), Flaw::NoFreeFleets);
}

#[test]
fn ts_28_2_to_28_6_a14_five_common_scenarios_may_be_played_at_the_advanced_level() {
    let library = library();
    for id in ["the-banks", "breaking-the-bar", "treasure-run", "gravelines", "flores"] {
        let mut advanced = setup(&library, &library.scenarios[id]);
        assert_eq!(advanced.scenario.level, Level::Common);
        advanced.level = Some(Level::Advanced);
        for game in 0..4 {
            let played =
                play(&advanced, &mut Crew::<TheShips>::for_game(&[Rank::Random, Rank::Random], 14, game), false)
                    .unwrap();
            assert_eq!((played.refusals, played.dead_end), (Vec::new(), None), "{id}, game {game}");
        }
    }
}

#[test]
fn ts_28_4_and_28_7_and_28_c2_and_28_c3_a15_scenarios_are_balanced_anew() {
    let library = library();
    let roads = &library.scenarios["calais-roads"];
    assert_eq!(roads.turns, Some(8));
    let state = Match::<TheShips>::begin(&setup(&library, roads)).unwrap();
    let spanish = state.state().each().filter(|place| state.state().side(*place) == Nation::Spanish);
    assert!(
        spanish.into_iter().all(|place| state.state().vessel(place).entry.guns == Default::default()),
        "none empty"
    );
    assert!(roads.victory.awards.iter().any(|award| award.to == Nation::Spanish && award.points == 12));
    let run = &library.scenarios["treasure-run"];
    assert_eq!(run.wind, WindRule::RolledExcept(vec![S, NW]));
    assert_eq!(run.sides[1].ships[0].hold.soldiers_at_most, Some(2));
    assert!(library.scenarios["flores"].exits.iter().all(|exit| exit.after_turn == 6));
    let martin = |id: &str| library.scenarios[id].sides[1].ships[0].clone();
    let alongside = martin("lesson-3");
    assert_eq!((alongside.last_move, alongside.hold.musketeers, alongside.hold.pikemen), (true, Some(8), Some(8)));
    let powder = Match::<TheShips>::begin(&setup(&library, &library.scenarios["lesson-2"])).unwrap();
    let lies = powder.state().base(powder.state().place_of(id(SAN_MARTIN)).unwrap()).unwrap();
    assert_eq!(lies, Base::from_bow(weather_gage::rules::geometry::hex::Offset::new(9, 5).into(), SW));
}
