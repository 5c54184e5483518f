//! TS-10.15, TS-14.1, TS-18.9, TS-19 (what happens when), TS-20.2, TS-21 (fire in special cases).

use weather_gage::rules::kernel::{Awaiting, Ruleset, Seat, Viewer, Want};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::gunnery::enemies_in_zone;
use weather_gage::rules::the_ships::happenings::{Advanced, Boarding, Cause, End, Gunnery, Losses, Movement, Turns};
use weather_gage::rules::the_ships::orders::{DeckOrder, LoadMark, Order, OrderCard, Step};
use weather_gage::rules::the_ships::ship::{BatteryCards, Fire, Load};
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, MastName, Nation, Soldiers};
use weather_gage::rules::the_ships::state::Verdict;
use weather_gage::rules::the_ships::tile::Terrain;
use weather_gage::rules::the_ships::wants::Choice;

use super::conventions::names;
use super::scene::*;

const PORT: BatteryPlace = BatteryPlace::Port;
const STARBOARD: BatteryPlace = BatteryPlace::Starboard;

#[test]
fn ts_10_15_extinguish_is_never_chosen_but_forced_on_a_burning_ship() {
    let mut sea = Scene::new(N)
        .advanced()
        .ship(REVENGE, (4, 9), N, |ship| ship.fire = Some(Fire::Starboard))
        .ship(SAN_MARTIN, (12, 4), S, |_| {})
        .begin();
    assert_eq!(sea.battle.awaiting(), &Awaiting::Orders(vec![Seat(1)]), "she owes no card");
    let told = sea.part(&[], &[]);
    let names = names(&told);
    assert!(!names.contains(&"WindowOpened".to_owned()), "at the start of phase 4: {names:?}");
    let told = sea.go_on(&[throw(&[6, 20, 20, 20])]);
    assert!(
        told.contains(&H::Advanced(Advanced::FireOut { ship: id(REVENGE) })),
        "four dice for 24 sailors, and 6 is enough"
    );
}

#[test]
fn ts_14_1_the_enemy_sees_that_cards_lie_on_a_battery_and_not_what_they_say() {
    let sea = Scene::new(N)
        .ship(REVENGE, (4, 9), N, |_| {})
        .ship(SAN_MARTIN, (12, 4), S, |ship| {
            loaded(ship, PORT, LoadMark::Chain, 1, 0);
            loaded(ship, BatteryPlace::Stern, LoadMark::Ball, 3, 5);
        })
        .begin();
    let seen = |seat| {
        let view = TheShips::seen_by(sea.state(), Viewer::Seat(seat));
        [PORT, STARBOARD, BatteryPlace::Stern].map(|battery| view.table.ship(sea.place(SAN_MARTIN)).cards_on(battery))
    };
    let card = |shot, boxes| Some(Load { shot, boxes });
    let veiled = card(LoadMark::Void, 0);
    let empty = BatteryCards::default();
    assert_eq!(
        seen(Seat(0)),
        [BatteryCards { load: veiled, range: None }, empty, BatteryCards { load: veiled, range: Some(0) }]
    );
    let (port, stern) = (card(LoadMark::Chain, 1), card(LoadMark::Ball, 3));
    assert_eq!(
        seen(Seat(1)),
        [BatteryCards { load: port, range: None }, empty, BatteryCards { load: stern, range: Some(5) }]
    );
}

#[test]
fn ts_15_5_there_are_no_forts_to_fire_at_only_ships() {
    // Land inside the zone, and no ship on it: no gun is aimed, with any load.
    for shot in [LoadMark::Ball, LoadMark::Chain, LoadMark::Grape] {
        let mut sea = Scene::new(N)
            .terrain(7, 9, Terrain::Land)
            .ship(REVENGE, (6, 9), N, |ship| loaded(ship, STARBOARD, shot, 2, 3))
            .ship(SAN_MARTIN, (1, 2), N, |_| {})
            .begin();
        assert!(enemies_in_zone(sea.state(), sea.place(REVENGE), STARBOARD, 3).is_empty());
        let told = sea.play(&[], &[]);
        assert!(!has(&told, |h| matches!(h, H::Gunnery(Gunnery::VolleyFired { .. }))));
    }
}

#[test]
fn ts_18_9_a_locked_ship_keeps_her_cards_and_fills_no_box() {
    let mut sea = Scene::new(N)
        .ship(REVENGE, (8, 9), N, |ship| {
            loaded(ship, PORT, LoadMark::Ball, 1, 0);
            loaded(ship, STARBOARD, LoadMark::Ball, 2, 3);
        })
        .ship(SWALLOW, (6, 9), N, |ship| loaded(ship, STARBOARD, LoadMark::Ball, 2, 3))
        .ship(SAN_MARTIN, (9, 9), N, |_| {})
        .ship(SANTIAGO, (11, 9), N, |ship| loaded(ship, PORT, LoadMark::Ball, 3, 3))
        .locked(SAN_MARTIN, REVENGE)
        .begin();
    let refused = sea.battle.give(Seat(0), Order::cards([(id(REVENGE), battle("F"))].into()));
    assert!(matches!(refused, Err(weather_gage::rules::kernel::Misfit::Refused(r)) if r.rule.0 == "TS-8.7"));
    let strikes = [throw(&[20; 5]), throw(&[20; 5])];
    let told = sea.play(&[], &strikes.iter().cloned().cycle().take(8).collect::<Vec<_>>());
    assert!(!has(&told, |h| matches!(h, H::Gunnery(Gunnery::VolleyFired { .. }))), "nobody fires at or from the two");
    assert!(!has(&told, |h| matches!(h, H::Turns(Turns::BoxFilled { ship, .. }) if *ship == id(REVENGE))));
    let cards = sea.ship(REVENGE).cards_on(PORT);
    assert_eq!(cards.load.map(|load| (load.shot, load.boxes)), Some((LoadMark::Ball, 1)));
}

/// Revenge turns her port side to San Martin in beat 1; San Martin beats against the wind, and her musketeers come up with
/// her first step, which she makes in beat 3.
fn third_example() -> Sea {
    Scene::new(N)
        .ship(REVENGE, (8, 10), N, |ship| loaded(ship, STARBOARD, LoadMark::Grape, 2, 3))
        .ship(SAN_MARTIN, (8, 8), S, |ship| ship.below.musketeers = 4)
        .begin()
}

#[test]
fn ts_19_1_and_19_4_e24_shots_fall_between_steps_and_soldiers_come_up_during_them() {
    let mut sea = third_example();
    let up = OrderCard { musketeers: Some(DeckOrder::Up(1)), ..battle("F") };
    let told = sea.part(&[(REVENGE, battle("L")), (SAN_MARTIN, up)], &[]);
    // San Martin's musketeers are on deck before Revenge has turned.
    let place = |told: &[H], wanted: &dyn Fn(&H) -> bool| told.iter().position(wanted).unwrap();
    let came =
        place(&told, &|h| matches!(h, H::Movement(Movement::CameOnDeck { kind: Soldiers::Musketeers, units: 4, .. })));
    let turned = place(&told, &|h| matches!(h, H::Movement(Movement::Stepped { step: Step::Left, .. })));
    assert!(place(&told, &|h| *h == H::Movement(Movement::BeatBegan { beat: 1 })) < came && came < turned);
    // One hit, one sailor lost, and a musketeer with him: they can be hurt although her step is not made yet.
    let told = sea.go_on(&[throw(&[1, 20, 20, 20, 20, 20, 20]), throw(&[20]), choose("port")]);
    let window = place(&told, &|h| matches!(h, H::Gunnery(Gunnery::VolleyFired { .. })));
    assert!(!told[..window].iter().any(|h| matches!(h, H::Movement(Movement::BeatBegan { .. }))), "in beat 1");
    assert!(told.contains(&H::Losses(Losses::SoldierLost { ship: id(SAN_MARTIN), kind: Soldiers::Musketeers })));
    assert_eq!(sea.ship(SAN_MARTIN).on_deck(Soldiers::Musketeers), 3);
    let stepped =
        place(&told, &|h| matches!(h, H::Movement(Movement::Stepped { ship, .. }) if *ship == id(SAN_MARTIN)));
    assert!(window < stepped);
}

#[test]
fn ts_19_2_e23_two_ships_on_one_course_are_never_fired_at_between_two_steps_of_a_sub_step() {
    // Both before the wind under full sails, Revenge ahead and abeam is never reached: each is outside the other's arcs.
    let mut sea = Scene::new(N)
        .ship(REVENGE, (8, 12), N, |ship| {
            loaded(ship, PORT, LoadMark::Ball, 2, 8);
            loaded(ship, STARBOARD, LoadMark::Ball, 2, 8);
        })
        .ship(SAN_MARTIN, (8, 14), N, |ship| {
            loaded(ship, PORT, LoadMark::Ball, 3, 6);
            loaded(ship, STARBOARD, LoadMark::Ball, 3, 6);
        })
        .begin();
    let told = sea.play(&[(REVENGE, full("FFFFFF")), (SAN_MARTIN, full("FFFFFF"))], &[]);
    assert!(!has(&told, |h| matches!(
        h,
        H::Gunnery(Gunnery::VolleyFired { .. }) | H::Movement(Movement::Collided { .. })
    )));
    // A window after each sub-step with a movement, and none between the steps of one.
    let shape: String = told
        .iter()
        .filter_map(|h| match h {
            H::Movement(Movement::Stepped { .. }) => Some('s'),
            H::Gunnery(Gunnery::WindowOpened) => Some('w'),
            _ => None,
        })
        .collect();
    assert_eq!(shape, "wsswsswsswsswsswsswswswsw", "six steps together, then three of Revenge alone");
}

#[test]
fn ts_19_5_what_a_window_causes_is_finished_before_the_next_sub_step() {
    let mut sea = Scene::new(N)
        .advanced()
        .ship(REVENGE, (6, 9), N, |ship| loaded(ship, STARBOARD, LoadMark::Chain, 2, 4))
        .ship(SAN_MARTIN, (9, 9), N, |ship| {
            ship.masts.insert(MastName::Main, 3);
        })
        .begin();
    let gives = [throw(&[1, 20, 20, 20, 20, 20, 20]), throw(&[20]), throw(&[20]), throw(&[16])];
    let told = sea.play(&[(SAN_MARTIN, battle("FF"))], &gives);
    let names = names(&told);
    let expected = [
        "WindowOpened",
        "VolleyFired",
        "MastsShielded",
        "MastBoxCrossed",
        "MastFell",
        "TokensLost",
        "SailorLost",
        "OfficerThrown",
        "SteadinessThrown",
        "PhaseBegan",
        "BeatBegan",
    ];
    let start = names.iter().position(|name| name == "WindowOpened").unwrap();
    assert_eq!(names[start..start + expected.len()], expected);
}

#[test]
fn ts_20_2_after_the_last_turn_the_winner_is_determined() {
    let play = |turn| {
        let mut sea = Scene::new(N)
            .with(|setup| {
                use weather_gage::rules::the_ships::victory::{Award, Condition, Ending, Outcome, Tally};
                setup.scenario.turns = Some(3);
                setup.position.as_mut().unwrap().turn = Some(turn);
                setup.scenario.victory.at_end = vec![Ending { when: Condition::Always, then: Outcome::MorePoints }];
                let award = |to: Nation| Award { to, points: 1, each: Tally::DamagePoints(to.enemy()) };
                setup.scenario.victory.awards = vec![award(Nation::English), award(Nation::Spanish)];
                setup.scenario.victory.margin = 3;
            })
            .ship(REVENGE, (4, 9), N, |ship| ship.sailors = Some(23))
            .ship(SAN_MARTIN, (12, 4), S, |ship| ship.sailors = Some(23))
            .begin();
        let told = sea.play(&[], &[]);
        (told.iter().find(|h| matches!(h, H::End(End::Ended { .. }))).cloned(), sea.state().turn)
    };
    assert_eq!(play(2), (None, 3));
    let ended = H::End(End::Ended { result: Verdict::Won(Nation::English), points: Some([5, 1]) });
    assert_eq!(play(3), (Some(ended), 3), "TS-25.4: a lead of four is more than the margin");
}

#[test]
fn ts_21_6_a_ship_that_put_out_her_fire_does_nothing_more_this_turn() {
    // San Martin's stern battery bears on Swallow, who comes into its zone later in the turn.
    let scene = |burns: bool| {
        Scene::new(N)
            .advanced()
            .ship(SWALLOW, (9, 14), N, |_| {})
            .ship(SAN_MARTIN, (9, 8), N, |ship| {
                loaded(ship, BatteryPlace::Stern, LoadMark::Ball, 3, 4);
                ship.fire = burns.then_some(Fire::Port);
            })
            .begin()
    };
    let mut sea = scene(false);
    sea.part(&[(SWALLOW, battle("F"))], &[]);
    assert!(matches!(sea.battle.awaiting(), Awaiting::Answer(_)), "she fires");
    let mut sea = scene(true);
    let told = sea.play(&[(SWALLOW, battle("F"))], &[throw(&[5, 20, 20, 20, 20])]);
    assert!(told.contains(&H::Advanced(Advanced::FireOut { ship: id(SAN_MARTIN) })));
    assert!(!has(&told, |h| matches!(h, H::Gunnery(Gunnery::VolleyFired { .. }))));
    // The next turn she fires again, for the cards still lie there.
    sea.part(&[], &[]);
    assert!(matches!(sea.battle.awaiting(), Awaiting::Answer(_)));
}

#[test]
fn ts_21_12_a_burning_ship_may_be_boarded_and_the_fire_waits() {
    let mut sea = Scene::new(N)
        .advanced()
        .ship(REVENGE, (8, 7), N, |ship| ship.fire = Some(Fire::Port))
        .ship(SAN_MARTIN, (8, 10), N, |_| {})
        .begin();
    let board = OrderCard { board: Some(id(REVENGE)), ..battle("") };
    assert_eq!(sea.refusal(SAN_MARTIN, &board), None);
    let told = sea.part(&[(SAN_MARTIN, board)], &[throw(&[20, 20, 20, 7]), throw(&[12])]);
    assert!(
        told.contains(&H::Advanced(Advanced::BurnsOn { ship: id(REVENGE) }))
            && has(&told, |h| matches!(h, H::Boarding(Boarding::Locked { .. })))
    );
    // Locked at the start of phase 4: no attempt, and so no damage becomes due.
    let mut sea = Scene::new(N)
        .advanced()
        .ship(REVENGE, (8, 9), N, |ship| ship.fire = Some(Fire::Port))
        .ship(SAN_MARTIN, (9, 9), N, |_| {})
        .ship(SANTIAGO, (1, 1), S, |_| {})
        .locked(SAN_MARTIN, REVENGE)
        .begin();
    let told = sea.part(&[], &[throw(&[20; 5]), throw(&[20; 5])]);
    assert!(!has(&told, |h| matches!(h, H::Advanced(Advanced::FireFought { .. } | Advanced::FireLeft { .. }))));
    assert!(sea.ship(REVENGE).burns() && !sea.ship(REVENGE).burn_due);
}

#[test]
fn ts_21_13_of_several_fires_in_one_window_the_first_fixes_the_side() {
    // Revenge from the west and Swallow from the east, both with ball and both with a fire.
    let mut sea = Scene::new(N)
        .advanced()
        .ship(REVENGE, (6, 9), N, |ship| loaded(ship, STARBOARD, LoadMark::Ball, 2, 3))
        .ship(SWALLOW, (12, 9), N, |ship| loaded(ship, PORT, LoadMark::Ball, 2, 3))
        .ship(SAN_MARTIN, (9, 9), N, |_| {})
        .begin();
    let miss = |guns: usize| {
        let mut faces = vec![20; guns];
        faces[0] = 1;
        throw(&faces)
    };
    let gives = [miss(7), throw(&[3]), miss(5), throw(&[1]), throw(&[16]), throw(&[5, 20, 20, 20, 20])];
    let told = sea.play(&[], &gives);
    assert_eq!(
        only(&told, |h| matches!(h, H::Gunnery(Gunnery::FireThrown { caught: true, .. }))).len(),
        2,
        "each still throws"
    );
    let caught = only(&told, |h| matches!(h, H::Advanced(Advanced::CaughtFire { .. })));
    assert_eq!(
        caught,
        [H::Advanced(Advanced::CaughtFire { ship: id(SAN_MARTIN), fire: Fire::Port })],
        "the first in the order of TS-1.5"
    );
    assert_eq!(only(&told, |h| matches!(h, H::Turns(Turns::SteadinessThrown { .. }))).len(), 1);
    let crossed = only(&told, |h| matches!(h, H::Losses(Losses::BoxCrossed { cause: Cause::Ball, .. })));
    assert_eq!(crossed.len(), 2);
}

#[test]
fn ts_18_2_a_disputed_case_is_asked_once_for_each_step() {
    // Under full sails before the wind: asked in sub-step A, her captain turns to where the other lies, and is not asked again in B.
    for (there, facing, answer, turn) in [((9, 8), SW, "right", Step::Right), ((7, 8), SE, "left", Step::Left)] {
        let mut sea = Scene::new(N).ship(REVENGE, (8, 9), N, |_| {}).ship(SAN_MARTIN, there, facing, |_| {}).begin();
        let board = OrderCard { board: Some(id(SAN_MARTIN)), ..full("") };
        let told = sea.part(&[(REVENGE, board)], &[]);
        let Awaiting::Answer(Want::Choice { options, .. }) = sea.battle.awaiting() else {
            panic!("not disputed: {told:?}")
        };
        assert_eq!(*options, [Choice::Step(Step::Forward), Choice::Step(turn)]);
        let told = sea.go_on(&[choose(answer)]);
        assert!(told.contains(&H::Boarding(Boarding::ApproachChosen { ship: id(REVENGE), step: turn })));
        assert!(has(&told, |h| matches!(h, H::Movement(Movement::StepPaid { step, .. }) if *step == turn)), "{told:?}");
    }
}
