//! TS-1 (conventions), TS-7.3 and TS-25 (the end), TS-28 (scenarios).

use weather_gage::logbook::data::GameShelf;
use weather_gage::logbook::data::the_ships::Shelf;
use weather_gage::rules::kernel::Ruleset;
use weather_gage::rules::the_ships::ending;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::happenings::{End, Gunnery, Losses};
use weather_gage::rules::the_ships::numbers::{Need, beyond, hits, meets};
use weather_gage::rules::the_ships::orders::{LoadMark, OrderCard};
use weather_gage::rules::the_ships::points::{damage_points, scores};
use weather_gage::rules::the_ships::position::{Position, ShipPosition};
use weather_gage::rules::the_ships::setup::SetupFault;
use weather_gage::rules::the_ships::ship::Standing;
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, MastName, Nation, Officer};
use weather_gage::rules::the_ships::state::{State, Verdict};
use weather_gage::rules::the_ships::victory::Fate;

use super::scene::*;

#[test]
fn ts_1_1_and_1_2_the_target_or_less_and_no_luck_beyond_the_number() {
    assert_eq!(hits(&[4, 8, 9, 20], 8), 2);
    assert_eq!(beyond(&[9, 10, 11, 20], 10), 2, "protection: greater than it");
    assert!(!meets(1, 0), "below 1 cannot be met");
    assert!(meets(20, 20) && meets(20, 23), "20 or more is always met");
    assert_eq!(Need { base: 5, officers: -5 }.need(), 0);
}

#[test]
fn ts_1_5_and_19_6_dice_fall_side_by_side_ship_by_ship_port_before_starboard() {
    let mut sea = Scene::new(N)
        .ship(REVENGE, (8, 9), N, |ship| {
            loaded(ship, BatteryPlace::Port, LoadMark::Ball, 2, 4);
            loaded(ship, BatteryPlace::Starboard, LoadMark::Chain, 2, 4);
            ship.deck.musketeers = 1;
        })
        .ship(SAN_MARTIN, (6, 9), N, |ship| loaded(ship, BatteryPlace::Starboard, LoadMark::Grape, 3, 2))
        .ship(SANTIAGO, (10, 9), N, |_| {})
        .begin();
    let order = OrderCard { muskets: Some(2), ..furled() };
    let none = [20; 7];
    let told =
        sea.play(&[(REVENGE, order)], &[throw(&none), throw(&none), choose(SANTIAGO), throw(&[20]), throw(&none)]);
    let fired: Vec<_> = told
        .iter()
        .filter_map(|h| match h {
            H::Gunnery(Gunnery::VolleyFired { ship, battery, .. }) => Some((*ship, Some(*battery))),
            H::Gunnery(Gunnery::MusketsFired { ship, .. }) => Some((*ship, None)),
            _ => None,
        })
        .collect();
    let (revenge, san_martin) = (id(REVENGE), id(SAN_MARTIN));
    assert_eq!(
        fired,
        [
            (revenge, Some(BatteryPlace::Port)),
            (revenge, Some(BatteryPlace::Starboard)),
            (revenge, None),
            (san_martin, Some(BatteryPlace::Starboard)),
        ]
    );
}

#[test]
fn ts_1_9_and_1_10_hulks_and_friends_are_no_targets_and_hulks_block() {
    let scene = |standing| {
        Scene::new(N)
            .ship(REVENGE, (6, 9), N, |ship| loaded(ship, BatteryPlace::Starboard, LoadMark::Ball, 2, 8))
            .ship(SWALLOW, (9, 9), N, |_| {})
            .ship(SAN_MARTIN, (12, 9), N, |_| {})
            .ship(SANTIAGO, (8, 9), N, move |ship| ship.standing = Some(standing))
            .begin()
    };
    let told = scene(Standing::OutOfAction).play(&[], &[]);
    assert!(
        !has(&told, |h| matches!(h, H::Gunnery(Gunnery::VolleyFired { .. }))),
        "hidden by a friend and a hulk, neither of them a target"
    );
}

#[test]
fn ts_5_2_the_wind_does_not_change() {
    let mut sea = Scene::new(SE).ship(REVENGE, (4, 9), N, |_| {}).ship(SAN_MARTIN, (12, 4), S, |_| {}).begin();
    for _ in 0..3 {
        sea.play(&[], &[]);
        assert_eq!(sea.state().wind, SE);
    }
}

/// Both with a last sailor, and grape in the guns.
fn last_sailors() -> Sea {
    Scene::new(N)
        .ship(REVENGE, (6, 9), N, |ship| {
            loaded(ship, BatteryPlace::Starboard, LoadMark::Grape, 2, 2);
            ship.sailors = Some(1);
        })
        .ship(SAN_MARTIN, (8, 9), N, |ship| {
            loaded(ship, BatteryPlace::Port, LoadMark::Grape, 3, 2);
            ship.sailors = Some(1);
        })
        .begin()
}

#[test]
fn ts_7_3_17_6_25_1_and_25_2_the_last_ship_lost_ends_it_and_both_at_once_are_a_draw() {
    let hit = throw(&[1, 20, 20, 20, 20, 20, 20]);
    let mut sea = last_sailors();
    let told = sea.play(&[], &[hit.clone(), throw(&[20]), throw(&[20; 7]), choose("port")]);
    assert!(told.contains(&H::Losses(Losses::PutOutOfAction { ship: id(SAN_MARTIN) })));
    assert!(told.contains(&H::End(End::Ended { result: Verdict::Won(Nation::English), points: None })));
    let mut sea = last_sailors();
    let told = sea.play(&[], &[hit.clone(), throw(&[20]), hit, throw(&[20]), choose("port"), choose("port")]);
    assert!(told.contains(&H::End(End::Ended { result: Verdict::Drawn, points: None })));
}

#[test]
fn ts_25_3_and_25_4_what_counts_as_destroyed_and_damage_points() {
    assert!(Standing::Fled.is_destroyed() && !Standing::Exited.is_destroyed() && !Standing::InPlay.is_destroyed());
    let sea = Scene::new(N)
        .ship(REVENGE, (6, 9), N, |_| {})
        .ship(SAN_MARTIN, (10, 9), N, |ship| {
            ship.crossed.set(BatteryPlace::Port, Some(3));
            ship.crossed.set(BatteryPlace::Stern, Some(1));
            ship.masts.insert(MastName::Main, 2);
            ship.sailors = Some(25);
            ship.officers_lost = vec![Officer::Captain, Officer::Gunner];
        })
        .ship(SANTIAGO, (1, 1), S, |ship| ship.standing = Some(Standing::Taken))
        .begin();
    assert_eq!(damage_points(sea.state(), sea.place(SAN_MARTIN)), 3 + 1 + 2 + 3 + 2 * 2);
    // 13 + 13 + 5 boxes, 8 of masts, 22 sailors, and 20 because she was taken.
    assert_eq!(damage_points(sea.state(), sea.place(SANTIAGO)), 13 + 13 + 5 + 8 + 22 + 20);
}

/// A scenario with some of its ships somewhere else.
fn later(scenario: &str, turn: u16, ships: &[(&str, ShipPosition)]) -> State {
    laid(scenario, turn, ships).unwrap()
}

fn laid(scenario: &str, turn: u16, ships: &[(&str, ShipPosition)]) -> Result<State, SetupFault> {
    let (library, _) = Shelf::built_in();
    let scenario = library.scenarios[scenario].clone();
    let ships = ships.iter().map(|(name, position)| ((*name).to_owned(), position.clone())).collect();
    let position = Position { turn: Some(turn), wind: Some(SE), ships, ..Position::default() };
    TheShips::set_up(&set_up_so(library, scenario, position))
}

/// Aground on the first shoal of the scenario where there is room.
fn aground(scenario: &str, ship: &str) -> ShipPosition {
    let hexes = (0..40).flat_map(|column| (0..40).map(move |row| (column, row)));
    let mut there = hexes.map(|bow| ShipPosition { aground: true, ..lying(bow) });
    there.find(|there| laid(scenario, 14, &[(ship, there.clone())]).is_ok()).unwrap()
}

fn lying(bow: (i32, i32)) -> ShipPosition {
    ShipPosition { at: Some(at(bow, N)), ..ShipPosition::default() }
}

fn gone(standing: Standing) -> ShipPosition {
    ShipPosition { standing: Some(standing), ..ShipPosition::default() }
}

#[test]
fn ts_28_2_a_ship_aground_at_the_end_counts_eight() {
    let state = later("the-banks", 14, &[(REVENGE, lying((5, 15))), (SAN_MARTIN, aground("the-banks", SAN_MARTIN))]);
    assert_eq!(scores(&state), [8, 0]);
}

#[test]
fn ts_28_3_chests_sunk_taken_and_exited() {
    let with = |santiago: ShipPosition| {
        let ships = [(REVENGE, lying((5, 15))), (SWALLOW, lying((7, 15))), (SAN_MARTIN, lying((5, 3)))];
        scores(&later("breaking-the-bar", 14, &[&ships[..], &[(SANTIAGO, santiago)]].concat()))
    };
    assert_eq!(with(gone(Standing::Sunk)), [16, 0]);
    assert_eq!(with(gone(Standing::Exited)), [0, 16]);
    assert_eq!(with(ShipPosition { treasure: Some(8), standing: Some(Standing::Taken), ..lying((9, 3)) }), [24, 0]);
}

#[test]
fn ts_28_5_a_ship_aground_counts_as_destroyed() {
    let state = later("gravelines", 14, &[(SANTIAGO, aground("gravelines", SANTIAGO))]);
    assert_eq!(damage_points(&state, state.place_of(id(SANTIAGO)).unwrap()), 13 + 13 + 5 + 8 + 22 + 10);
}

#[test]
fn ts_28_6_revenge_in_play_is_worth_twenty_five_and_taken_sixty() {
    let spaniards = [(SAN_MARTIN, lying((5, 3))), (SANTIAGO, lying((9, 3)))];
    let in_play = later("flores", 15, &spaniards);
    assert_eq!(scores(&in_play), [25, 0]);
    let taken = ShipPosition { standing: Some(Standing::Taken), ..lying((8, 11)) };
    let state = later("flores", 15, &[&spaniards[..], &[(REVENGE, taken)]].concat());
    assert_eq!(scores(&state), [0, 60]);
    let hurt = ShipPosition { sailors: Some(20), ..lying((5, 3)) };
    let state = later("flores", 15, &[(SAN_MARTIN, hurt), (SANTIAGO, lying((9, 3)))]);
    assert_eq!(scores(&state), [25 + 8, 0]);
}

#[test]
fn ts_28_4_and_28_8_conditions_of_the_run_and_the_landing() {
    let state = later("treasure-run", 5, &[(SWALLOW, lying((12, 12)))]);
    let santiago = state.place_of(id(SANTIAGO)).unwrap();
    assert!(ending::became(&state, santiago, Fate::Anchored) && ending::became(&state, santiago, Fate::InPlay));
    assert_eq!(state.ship(santiago).treasure, 10);
    use weather_gage::rules::the_ships::victory::{Condition, Who};
    let off = Condition::OffTile(Who::Ship(SANTIAGO.into()), 2);
    assert!(!ending::holds(&state, &off), "she begins on the tile of the roadstead");
    let away = later("treasure-run", 5, &[(SWALLOW, lying((12, 12))), (SANTIAGO, lying((9, 3)))]);
    assert!(ending::holds(&away, &off));
    let mut ashore = later("strand-landing", 5, &[]);
    assert!(!ending::holds(&ashore, &Condition::Ashore(Nation::Spanish, 8)));
    ashore.ashore[Nation::Spanish] = 8;
    assert!(ending::holds(&ashore, &Condition::Ashore(Nation::Spanish, 8)));
}
