//! TS-1 (throwers and questions) and TS-2 (settings before the first turn).

use std::collections::BTreeMap;

use weather_gage::logbook::data::GameShelf;
use weather_gage::logbook::data::the_ships::Shelf;
use weather_gage::rules::geometry::hex::Offset;
use weather_gage::rules::kernel::{Awaiting, Match, Misfit, Ruleset, Seat, Want};
use weather_gage::rules::the_ships::aftermath::fire_dice;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::orders::{LoadMark, Order, OrderCard};
use weather_gage::rules::the_ships::position::ShipPosition;
use weather_gage::rules::the_ships::refusals::Objection;
use weather_gage::rules::the_ships::scenario::{Edge, Level, Start};
use weather_gage::rules::the_ships::setup::Flaw;
use weather_gage::rules::the_ships::ship::Standing;
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Nation, Sails};
use weather_gage::rules::the_ships::tile::{FaceName, Terrain};
use weather_gage::rules::the_ships::wants::Why;

use super::scene::*;
use crate::bots::setup;

const ENGLAND: Seat = Seat(0);
const SPAIN: Seat = Seat(1);

/// The happenings' names, so that orders of events can be read at a glance.
pub fn names(told: &[H]) -> Vec<String> {
    told.iter().map(|h| format!("{h:?}").split([' ', '{']).next().unwrap_or_default().to_owned()).collect()
}

/// The first things that are wanted, each throw answered with this face and each choice with its first option.
fn wanted(sea: &mut Sea, cards: &[(&str, OrderCard)], face: u8) -> Vec<(Seat, Why)> {
    let mut wants = Vec::new();
    sea.part(cards, &[]);
    while let Awaiting::Answer(want) = sea.battle.awaiting().clone() {
        // A dead officer is thrown for again, and the same face would fall for ever.
        if wants.len() == 12 {
            break;
        }
        let give = match want {
            Want::Throw { by, request, why } => {
                wants.push((by, why));
                throw(&vec![face; request.thrown()])
            }
            Want::Choice { by, options, why } => {
                wants.push((by, why));
                Give::Choose(Box::leak(options[0].key().into_boxed_str()))
            }
            Want::Shuffle { .. } => panic!("there are no cards"),
        };
        sea.go_on(&[give]);
    }
    wants
}

#[test]
fn ts_1_3_division_rounds_down() {
    assert_eq!([0, 4, 5, 9, 10, 24, 28].map(fire_dice), [1, 1, 1, 1, 2, 4, 5], "five full sailors a die, at least one");
    // Five hits on the bow: two on each side, and the odd one where the owner says.
    let mut sea = Scene::new(N)
        .ship(REVENGE, (6, 9), N, |ship| loaded(ship, BatteryPlace::Starboard, LoadMark::Ball, 2, 8))
        .ship(SAN_MARTIN, (10, 11), NW, |_| {})
        .begin();
    sea.play(&[], &[throw(&[1, 1, 1, 1, 1, 20, 20]), choose("port")]);
    assert_eq!(sea.ship(SAN_MARTIN).crossed, [3, 2, 0]);
}

#[test]
fn ts_1_4_advanced_rules_are_silent_at_the_other_levels() {
    let broadside = || {
        Scene::new(N)
            .ship(REVENGE, (6, 9), N, |ship| {
                loaded(ship, BatteryPlace::Starboard, LoadMark::Ball, 2, 4);
                ship.officers_lost = vec![weather_gage::rules::the_ships::ship_card::Officer::Gunner];
            })
            .ship(SAN_MARTIN, (10, 9), N, |_| {})
    };
    for (level, fire_is_thrown_for, officers) in
        [(Level::Course, false, 0), (Level::Common, false, 0), (Level::Advanced, true, -1)]
    {
        let mut sea = broadside().with(|setup| setup.scenario.level = level).begin();
        let wants = wanted(&mut sea, &[], 4);
        assert_eq!(wants.iter().any(|(_, why)| matches!(why, Why::FireStarts { .. })), fire_is_thrown_for);
        assert_eq!(wants.iter().any(|(_, why)| matches!(why, Why::OfficerHit { .. })), fire_is_thrown_for);
        let Why::Volley { aim, .. } = &wants[0].1 else { panic!("a volley first") };
        assert_eq!(aim.officers, officers);
    }
    let sea = Scene::new(N)
        .terrain(5, 9, Terrain::Land)
        .ship(REVENGE, (4, 9), N, |ship| (ship.anchored, ship.deck.pikemen) = (true, 2))
        .ship(SAN_MARTIN, (12, 4), S, |_| {})
        .begin();
    assert_eq!(sea.refusal(REVENGE, &OrderCard { land: Some(Offset::new(5, 9)), ..furled() }), Some("TS-1.4"));
    // A position cannot begin with a fire or a panic that these rules do not know.
    let burning = Scene::new(N).ship(REVENGE, (4, 9), N, |ship| ship.panic = true).ship(SAN_MARTIN, (12, 4), S, |_| {});
    let fault = Match::<TheShips>::begin(&burning.setup).unwrap_err();
    assert_eq!((fault.field.as_str(), fault.flaw), ("position.ships.revenge.panic", Flaw::AdvancedOnly));
}

#[test]
fn ts_1_6_choices_are_asked_as_the_losses_are_recorded_and_never_with_one_answer() {
    let grape = |musketeers, pikemen| {
        Scene::new(N)
            .ship(REVENGE, (6, 9), N, |ship| loaded(ship, BatteryPlace::Starboard, LoadMark::Grape, 2, 3))
            .ship(SAN_MARTIN, (9, 9), N, |ship| (ship.deck.musketeers, ship.deck.pikemen) = (musketeers, pikemen))
            .begin()
    };
    let asked = |sea: &mut Sea| -> Vec<&'static str> {
        sea.part(&[], &[throw(&[1, 1, 20, 20, 20, 20, 20]), throw(&[20, 20])]);
        let mut asked = Vec::new();
        while let Awaiting::Answer(Want::Choice { by, options, why }) = sea.battle.awaiting().clone() {
            assert!(options.len() > 1 && by == SPAIN);
            asked.push(match why {
                Why::StrikeOff { .. } => "gun or mast",
                Why::DeckSoldier { .. } => "soldier",
                other => panic!("{other:?}"),
            });
            sea.go_on(&[Give::Choose(Box::leak(options[0].key().into_boxed_str()))]);
        }
        asked
    };
    assert_eq!(asked(&mut grape(2, 2)), ["gun or mast", "soldier", "gun or mast", "soldier"], "sailor by sailor");
    assert_eq!(asked(&mut grape(1, 1)), ["gun or mast", "soldier", "gun or mast"], "the last one is not asked for");
    assert_eq!(asked(&mut grape(4, 0)), ["gun or mast", "gun or mast"]);
}

#[test]
fn ts_1_7_who_throws_what() {
    // Chain: the shooter for hits, the target's owner for masts. Grape: the same, and for the crew.
    for (shot, defence) in [(LoadMark::Chain, true), (LoadMark::Grape, false)] {
        let mut sea = Scene::new(N)
            .advanced()
            .ship(REVENGE, (6, 9), N, |ship| loaded(ship, BatteryPlace::Starboard, shot, 2, 3))
            .ship(SAN_MARTIN, (9, 9), N, |_| {})
            .begin();
        let wants = wanted(&mut sea, &[], 1);
        assert!(matches!(wants[0], (ENGLAND, Why::Volley { .. })), "{wants:?}");
        if defence {
            assert!(matches!(wants[1], (SPAIN, Why::Masts { .. })), "{wants:?}");
        } else {
            assert!(matches!(wants[1], (SPAIN, Why::Crew { .. })), "{wants:?}");
        }
    }
    // Ball: fire by the shooter, then everything aboard by the owner of the ship that was hit.
    let mut sea = Scene::new(N)
        .advanced()
        .ship(REVENGE, (6, 9), N, |ship| {
            loaded(ship, BatteryPlace::Starboard, LoadMark::Ball, 2, 8);
            ship.guns_lost.insert(BatteryPlace::Starboard, vec![1, 2, 3, 4, 5, 6]);
        })
        .ship(SAN_MARTIN, (11, 11), SE, |_| {})
        .begin();
    let by: Vec<_> = wanted(&mut sea, &[], 2)
        .into_iter()
        .map(|(by, why)| (by, format!("{why:?}").split(' ').next().unwrap_or_default().to_owned()))
        .collect();
    let first = |what: &str| by.iter().find(|(_, why)| why == what).map(|(by, _)| *by);
    assert_eq!(first("Rudder"), Some(ENGLAND));
    assert_eq!(first("FireStarts"), Some(ENGLAND));
    assert_eq!(first("OfficerHit"), Some(SPAIN));
    assert_eq!(first("BurningSide"), Some(SPAIN));
    // The boarder throws the grapple, each side its own strikes.
    let mut sea = Scene::new(N).ship(REVENGE, (8, 7), N, |_| {}).ship(SAN_MARTIN, (8, 10), N, |_| {}).begin();
    let board = OrderCard { board: Some(id(REVENGE)), ..battle("") };
    sea.part(&[(SAN_MARTIN, board)], &[]);
    let seat = |sea: &Sea| if let Want::Throw { by, .. } = sea.want() { by } else { panic!("a throw") };
    assert_eq!(seat(&sea), SPAIN);
    sea.go_on(&[throw(&[1])]);
    assert_eq!(seat(&sea), SPAIN, "the boarder strikes first");
    sea.go_on(&[throw(&[20; 5])]);
    assert_eq!(seat(&sea), ENGLAND);
    // Each owner throws for a contested hex.
    let mut sea = Scene::new(NE).ship(REVENGE, (8, 10), N, |_| {}).ship(SAN_MARTIN, (8, 8), S, |_| {}).begin();
    sea.part(&[(REVENGE, full("F")), (SAN_MARTIN, full("F"))], &[]);
    assert_eq!(seat(&sea), ENGLAND);
    sea.go_on(&[throw(&[9])]);
    assert_eq!(seat(&sea), SPAIN);
}

#[test]
fn ts_2_1_and_2_4_two_sides_and_each_its_edge() {
    let library = Shelf::built_in().0;
    for scenario in library.scenarios.values() {
        let sides: Vec<_> = scenario.sides.iter().map(|side| side.player).collect();
        assert_eq!(sides, [Nation::English, Nation::Spanish], "{}", scenario.id);
    }
    let mut alone = setup(&library, &library.scenarios["open-sea"]);
    alone.scenario.sides.pop();
    assert_eq!(Match::<TheShips>::begin(&alone).unwrap_err().flaw, Flaw::TwoSides);
    let mut both = setup(&library, &library.scenarios["open-sea"]);
    both.scenario.sides[1].player = Nation::English;
    assert_eq!(Match::<TheShips>::begin(&both).unwrap_err().flaw, Flaw::TwoSides);
    // A third edge of the table has no player.
    let mut sea = Scene::new(S).ship(REVENGE, (4, 9), N, |_| {}).ship(SAN_MARTIN, (12, 4), S, |_| {}).begin();
    let stranger = sea.battle.give(Seat(2), Order::Concede);
    assert!(matches!(stranger, Err(Misfit::Refused(refusal)) if refusal.rule.0 == "TS-2.1"));
    // TS-2.4: the tiles lie as the scenario shows them, and each edge has its owner.
    let treasure = TheShips::set_up(&setup(&library, &library.scenarios["treasure-run"])).unwrap();
    let laid = treasure.chart.tile_at(Offset::new(2, 2)).unwrap();
    assert_eq!((laid.number, laid.face), (2, FaceName::B));
    assert_eq!(treasure.chart.tile_at(Offset::new(17, 17)).map(|laid| laid.number), Some(9));
    let homes: Vec<_> = library.scenarios["open-sea"].sides.iter().map(|side| side.home).collect();
    assert_eq!(homes, [Edge::South, Edge::North]);
}

#[test]
fn ts_2_2_scenarios_say_which_rules_they_are_for() {
    let library = Shelf::built_in().0;
    let levels: BTreeMap<_, _> = library.scenarios.iter().map(|(id, scenario)| (id.as_str(), scenario.level)).collect();
    let of = |level| levels.iter().filter(|(_, own)| **own == level).map(|(id, _)| *id).collect::<Vec<_>>();
    assert_eq!(of(Level::Course), ["lesson-1", "lesson-2", "lesson-3", "lesson-4"]);
    assert_eq!(of(Level::Advanced), ["calais-roads", "strand-landing"]);
    let common = ["breaking-the-bar", "flores", "gravelines", "open-sea", "the-banks", "treasure-run"];
    assert_eq!(of(Level::Common), common);
    let mut wrong = setup(&library, &library.scenarios["lesson-3"]);
    wrong.level = Some(Level::Advanced);
    assert_eq!(Match::<TheShips>::begin(&wrong).unwrap_err().flaw, Flaw::Level);
}

#[test]
fn ts_2_9_no_marks_and_furled_sails_before_the_first_turn_unless_the_scenario_says_so() {
    let library = Shelf::built_in().0;
    for scenario in library.scenarios.values() {
        let state = TheShips::set_up(&setup(&library, scenario)).unwrap();
        for place in state.each() {
            let (ship, entry) = (state.ship(place), &state.vessel(place).entry);
            assert_eq!((ship.last_move, ship.anchored), (entry.last_move, entry.anchored), "{}", scenario.id);
            assert_eq!(ship.last_sails, Sails::Furled, "{}", scenario.id);
        }
    }
    let marked = |id: &str| library.scenarios[id].entries().all(|(_, entry)| entry.last_move);
    assert!(marked("gravelines") && !marked("open-sea"));
    let anchored = |id: &str| library.scenarios[id].entries().filter(|(_, entry)| entry.anchored).count();
    assert_eq!([anchored("flores"), anchored("treasure-run"), anchored("calais-roads")], [1, 1, 2]);
    // TS-10.12 on turn 1: her sails count as furled, so she may drop anchor at once.
    let mut sea = Scene::new(S)
        .terrain(4, 10, Terrain::Shallow)
        .ship(REVENGE, (4, 9), N, |_| {})
        .ship(SAN_MARTIN, (12, 4), S, |_| {})
        .begin();
    sea.play(&[(REVENGE, OrderCard { drop: true, ..furled() })], &[]);
    assert!(sea.ship(REVENGE).anchored);
}

#[test]
fn ts_2_6_second_berths_may_not_touch_land_reef_shoal_or_another_ship() {
    let library = Shelf::built_in().0;
    let banks = setup(&library, &library.scenarios["breaking-the-bar"]);
    let mut battle = Match::<TheShips>::begin(&banks).unwrap();
    battle
        .answer(weather_gage::rules::kernel::Answer::Thrown(
            weather_gage::rules::kernel::ThrowRequest::dice(1, 20).showing(&[5]),
        ))
        .unwrap();
    let fleet = |martin: ((i32, i32), _), santiago: ((i32, i32), _)| {
        Order::Place(BTreeMap::from([
            (id(SAN_MARTIN), at(martin.0, martin.1)),
            (id(SANTIAGO), at(santiago.0, santiago.1)),
        ]))
    };
    let same = battle.give(SPAIN, fleet(((5, 2), S), ((5, 1), S)));
    assert!(matches!(same, Err(Misfit::Refused(refusal)) if refusal.why == Objection::BerthTaken));
    assert!(
        matches!(battle.give(ENGLAND, Order::Place(BTreeMap::new())), Err(Misfit::NotAwaited(ENGLAND))),
        "the Spanish deploy first"
    );
    battle.give(SPAIN, fleet(((5, 2), S), ((7, 2), S))).unwrap();
    let rows: Vec<_> =
        library.scenarios["breaking-the-bar"].sides[0].ships.iter().map(|entry| entry.at.clone()).collect();
    assert!(rows.iter().all(|at| matches!(at, Start::Within { rows: Some((13, 17)), .. })));
}

#[test]
fn ts_17_6_10_12_and_4_3_nobody_sails_an_empty_ship_anchors_in_the_deep_or_grounds_where_no_shoal_is() {
    let refused = |differs: fn(&mut ShipPosition)| {
        let scene = Scene::new(N).ship(REVENGE, (4, 9), N, differs).ship(SAN_MARTIN, (9, 3), S, |_| ());
        let fault = Match::<TheShips>::begin(&scene.setup).unwrap_err();
        (fault.field, fault.flaw)
    };
    let field = |what: &str| format!("position.ships.{REVENGE}.{what}");
    assert_eq!(refused(|ship| ship.sailors = Some(0)), (field("sailors"), Flaw::Nobody));
    assert_eq!(refused(|ship| ship.anchored = true), (field("anchored"), Flaw::Anchor));
    assert_eq!(refused(|ship| ship.aground = true), (field("aground"), Flaw::Aground));
    // Taken, or with ground under her, she may lie so.
    let taken = |ship: &mut ShipPosition| (ship.sailors, ship.standing) = (Some(0), Some(Standing::Taken));
    Scene::new(N)
        .ship(REVENGE, (4, 9), N, taken)
        .ship(SWALLOW, (1, 1), S, |_| ())
        .ship(SAN_MARTIN, (9, 3), S, |_| ())
        .begin();
    let sea = Scene::new(N).ship(REVENGE, (4, 9), N, |ship| ship.anchored = true).ship(SAN_MARTIN, (9, 3), S, |_| ());
    assert!(sea.begin().ship(REVENGE).anchored);
    let mut named = Scene::new(N).ship(REVENGE, (4, 9), N, |_| ()).ship(SAN_MARTIN, (9, 3), S, |_| ()).setup;
    named.scenario.sides[0].ships[0].called = Some("\u{0}".into());
    assert_eq!(Match::<TheShips>::begin(&named).unwrap_err().flaw, Flaw::ShipId);
}
