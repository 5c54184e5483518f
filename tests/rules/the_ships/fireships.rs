//! TS-28.7: fireships (FS-1 to FS-4), cut cables, and the score of Calais Roads.

use weather_gage::rules::kernel::{Awaiting, Want};
use weather_gage::rules::the_ships::happenings::{Advanced, Cause, Gunnery, Losses, Movement, Stop, Turns};
use weather_gage::rules::the_ships::orders::OrderCard;
use weather_gage::rules::the_ships::position::ShipPosition;
use weather_gage::rules::the_ships::scenario::SpecialOrder;
use weather_gage::rules::the_ships::ship::{Fire, Standing};
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Nation, Sails};
use weather_gage::rules::the_ships::tile::Terrain;
use weather_gage::rules::the_ships::wants::Why;

use super::scene::*;

const TORCH: &str = "fireship-1";

/// A fireship with the wind astern, Revenge in a corner, and San Martin where the test wants her.
fn roads(torch: (i32, i32), differs: impl FnOnce(&mut ShipPosition), prey: (i32, i32)) -> Scene {
    Scene::new(N).advanced().ship(REVENGE, (1, 15), N, |_| {}).called(TORCH, "fireship", torch, N, differs).ship(
        SAN_MARTIN,
        prey,
        S,
        |_| {},
    )
}

fn lit(ship: &mut ShipPosition) {
    ship.fire = Some(Fire::Train);
    ship.sails = Sails::Full;
    ship.sailors = Some(0);
}

#[test]
fn fs_1_the_train_is_fired_with_its_step_and_from_then_on_she_only_goes_ahead() {
    let mut sea = roads((8, 14), |_| {}, (1, 3)).begin();
    let told = sea.play(&[(TORCH, OrderCard { train: Some(2), ..full("FRF") })], &[throw(&[1])]);
    let place = |wanted: &dyn Fn(&H) -> bool| told.iter().position(wanted).unwrap();
    let first = place(&|h| matches!(h, H::Movement(Movement::Stepped { ship, .. }) if *ship == id(TORCH)));
    let fired = place(&|h| *h == H::Advanced(Advanced::TrainFired { ship: id(TORCH) }));
    assert!(first < fired, "with the second step of the double move");
    assert_eq!(sea.lies(TORCH), ((8, 10), N), "the rest of her four tokens straight ahead, before the wind");
    let ship = sea.ship(TORCH);
    assert_eq!((ship.sailors, ship.fire, ship.sails), (0, Some(Fire::Train), Sails::Full));
    // She takes no orders, keeps her sails, and receives tokens as usual.
    assert!(!sea.state().takes_orders(sea.place(TORCH)));
    let told = sea.play(&[], &[throw(&[1])]);
    assert!(has(&told, |h| matches!(h, H::Turns(Turns::TokensReceived { ship, total: 4, .. }) if *ship == id(TORCH))));
    assert_eq!(sea.lies(TORCH), ((8, 6), N));
}

#[test]
fn fs_1_with_furled_sails_the_train_is_fired_at_once_and_she_lies_where_she_is() {
    let mut sea = roads((8, 14), |_| {}, (1, 3)).begin();
    assert_eq!(sea.refusal(TORCH, &OrderCard { train: Some(1), ..furled() }), Some("TS-10.16"));
    assert_eq!(sea.refusal(REVENGE, &OrderCard { train: Some(0), ..furled() }), Some("TS-28.7"));
    let told = sea.play(&[(TORCH, OrderCard { train: Some(0), ..furled() })], &[throw(&[16])]);
    let fired = told.iter().position(|h| *h == H::Advanced(Advanced::TrainFired { ship: id(TORCH) })).unwrap();
    assert!(fired < told.iter().position(|h| *h == H::Gunnery(Gunnery::WindowOpened)).unwrap());
    assert_eq!(sea.lies(TORCH), ((8, 14), N));
}

#[test]
fn fs_1_nobody_boards_a_burning_fireship() {
    let sea = roads((8, 8), lit, (8, 6)).begin();
    assert_eq!(
        sea.refusal(SAN_MARTIN, &OrderCard { board: Some(id(TORCH)), ..battle("") }),
        Some("TS-10.3"),
        "two hexes away"
    );
}

#[test]
fn fs_2_every_ship_alongside_is_tried_once_for_each_fireship_and_turn() {
    // Under way past San Martin: alongside after the first step and after the next, but tried only once.
    let mut sea = roads((9, 10), lit, (10, 8)).begin();
    let told = sea.part(&[], &[]);
    assert!(!has(&told, |h| matches!(h, H::Advanced(Advanced::Scorched { .. }))));
    let Awaiting::Answer(Want::Throw { by, why, .. }) = sea.battle.awaiting().clone() else { panic!("a throw") };
    assert_eq!((by, why), (sea.state().seat(Nation::English), Why::Scorch { ship: id(SAN_MARTIN), by: id(TORCH) }));
    let told = sea.go_on(&[throw(&[9])]);
    assert!(told.contains(&H::Advanced(Advanced::Scorched {
        ship: id(SAN_MARTIN),
        by: id(TORCH),
        face: 9,
        caught: false
    })));
    assert!(sea.ship(SAN_MARTIN).fire.is_none(), "1 to 8 would have done it");
    assert_eq!(only(&told, |h| matches!(h, H::Advanced(Advanced::Scorched { .. }))).len(), 1);
}

#[test]
fn fs_2_the_side_that_faces_the_fireship_burns_and_the_crew_is_tried() {
    let mut sea = roads((9, 10), lit, (10, 8)).begin();
    sea.part(&[], &[throw(&[8])]);
    // Steadiness, then five dice against the fire.
    let told = sea.go_on(&[throw(&[16]), throw(&[6, 7, 8, 9, 10])]);
    assert!(told.contains(&H::Advanced(Advanced::BurnsOn { ship: id(SAN_MARTIN) })));
    assert_eq!(sea.ship(SAN_MARTIN).fire, Some(Fire::Starboard), "she heads south, the fireship passes west of her");
    assert!(sea.ship(SAN_MARTIN).caught_fire);
}

#[test]
fn fs_3_a_burning_fireship_that_collides_stays_where_she_is_to_the_end() {
    let mut sea = roads((8, 9), lit, (8, 8)).begin();
    // She runs into the bow; San Martin is tried, and not set on fire; she has lost guns and sailors by the boxes.
    let told = sea.play_with_any_choice_but(&[], 20);
    assert!(has(&told, |h| matches!(h, H::Movement(Movement::Collided { striker, .. }) if *striker == id(TORCH))));
    assert!(told.contains(&H::Movement(Movement::Stopped { ship: id(TORCH), why: Stop::Collision })));
    assert!(sea.ship(TORCH).caught_fast);
}

#[test]
fn fs_3_caught_fast_she_receives_no_tokens_in_later_turns() {
    let fast = |ship: &mut ShipPosition| {
        lit(ship);
        ship.caught_fast = true;
    };
    let mut sea = roads((8, 9), fast, (1, 3)).begin();
    let told = sea.play(&[], &[throw(&[16])]);
    assert!(!has(&told, |h| matches!(
        h,
        H::Turns(Turns::TokensReceived { .. }) | H::Movement(Movement::Stepped { .. })
    )));
    let mut sea = roads((8, 9), lit, (1, 3)).terrain(8, 8, Terrain::Reef).begin();
    let told = sea.play(&[], &[]);
    assert!(
        told.contains(&H::Losses(Losses::Sank { ship: id(TORCH) })),
        "eight boxes on each side are more than her six"
    );
}

#[test]
fn fs_4_on_17_to_20_she_blows_up_and_takes_two_boxes_of_everyone_beside_her() {
    let dawn = |face| {
        let mut sea = roads((9, 9), lit, (10, 9))
            .ship(SANTIAGO, (1, 1), S, |_| {})
            .with(|setup| setup.position.as_mut().unwrap().at_dawn = true)
            .begin();
        let told = sea.go_on(&[throw(&[face])]);
        (told, sea)
    };
    let (told, sea) = dawn(16);
    assert!(told.contains(&H::Advanced(Advanced::FuseThrown { ship: id(TORCH), face: 16 })));
    assert!(sea.ship(TORCH).in_play());
    let (told, sea) = dawn(17);
    assert!(told.contains(&H::Advanced(Advanced::BlewUp { ship: id(TORCH) })));
    assert_eq!((sea.ship(TORCH).standing, sea.ship(TORCH).base), (Standing::BlownUp, None));
    let row = BatteryPlace::Starboard;
    let boxes = only(&told, |h| matches!(h, H::Losses(Losses::BoxCrossed { .. })));
    let crossed = |number| H::Losses(Losses::BoxCrossed { ship: id(SAN_MARTIN), row, number, cause: Cause::Blast });
    assert_eq!(boxes, [crossed(1), crossed(2)]);
    assert_eq!(sea.ship(SANTIAGO).crossed, [0; 3], "out of reach");
}

#[test]
fn ts_28_7_a_cable_is_cut_for_no_token_and_for_good() {
    let mut sea = Scene::new(N)
        .advanced()
        .with(|setup| setup.scenario.orders = vec![SpecialOrder::CutTheCable(Nation::Spanish)])
        .terrain(8, 8, Terrain::Shallow)
        .ship(REVENGE, (1, 15), N, |ship| ship.anchored = true)
        .ship(SAN_MARTIN, (8, 8), N, |ship| ship.anchored = true)
        .begin();
    let cut = OrderCard { cut: true, ..battle("FFF") };
    assert_eq!(sea.refusal(REVENGE, &cut), Some("TS-28.7"), "the English may not");
    assert_eq!(sea.refusal(SAN_MARTIN, &OrderCard { cut: true, ..furled() }), Some("TS-28.7"));
    assert_eq!(sea.refusal(SAN_MARTIN, &OrderCard { cut: true, weigh: true, ..battle("F") }), Some("TS-10.11"));
    let told = sea.play(&[(SAN_MARTIN, cut)], &[]);
    assert!(told.contains(&H::Movement(Movement::CableCut { ship: id(SAN_MARTIN) })));
    assert_eq!(sea.lies(SAN_MARTIN), ((8, 5), N), "all three tokens are for steps");
    let ship = sea.ship(SAN_MARTIN);
    assert!(ship.cable_cut && !ship.anchored);
    sea.play(&[], &[]);
    assert_eq!(sea.refusal(SAN_MARTIN, &OrderCard { drop: true, ..furled() }), Some("TS-10.12"));
}
