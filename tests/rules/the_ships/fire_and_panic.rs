//! TS-21 (rudder, fire), TS-22 (officers), TS-23 (steadiness), TS-24 (landing), and fireships (TS-28.7).

use weather_gage::rules::geometry::hex::Offset;
use weather_gage::rules::the_ships::happenings::{Advanced, Boarding, Cause, Gunnery, Losses, Movement, Stop, Turns};
use weather_gage::rules::the_ships::numbers::Need;
use weather_gage::rules::the_ships::orders::{DeckOrder, LoadMark, OrderCard};
use weather_gage::rules::the_ships::position::ShipPosition;
use weather_gage::rules::the_ships::ship::{Fire, Standing};
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, MastName, Nation, Officer, Sails, Soldiers};
use weather_gage::rules::the_ships::tile::Terrain;

use super::scene::*;

/// Revenge fires ball at San Martin's port side from four hexes away.
fn ball(differs: impl FnOnce(&mut ShipPosition)) -> Scene {
    Scene::new(N)
        .advanced()
        .ship(REVENGE, (6, 9), N, |ship| loaded(ship, BatteryPlace::Starboard, LoadMark::Ball, 2, 4))
        .ship(SAN_MARTIN, (10, 9), N, differs)
}

const ONE_HIT: [u8; 7] = [1, 20, 20, 20, 20, 20, 20];

#[test]
fn ts_21_2_to_21_6_a_fire_starts_is_checked_and_put_out() {
    let mut sea = ball(|_| {}).begin();
    // One hit; fire on 3; steadiness 16 held; five dice for 28 sailors, the lowest counts.
    let gives = [throw(&ONE_HIT), throw(&[3]), throw(&[16]), throw(&[20, 19, 5, 18, 17])];
    let told = sea.play(&[(SAN_MARTIN, battle("F")), (REVENGE, battle("F"))], &gives);
    let ship = id(SAN_MARTIN);
    let expected = [
        H::Advanced(Advanced::CaughtFire { ship, fire: Fire::Port }),
        H::Turns(Turns::OrdersLost { ship }),
        H::Movement(Movement::Stopped { ship, why: Stop::Fire }),
        H::Turns(Turns::SteadinessThrown { ship, face: 16, need: Need { base: 16, officers: 0 } }),
        H::Advanced(Advanced::FireFought { ship, faces: vec![20, 19, 5, 18, 17], need: Need { base: 5, officers: 0 } }),
        H::Advanced(Advanced::FireOut { ship }),
    ];
    let start = told.iter().position(|h| *h == expected[0]).unwrap();
    assert_eq!(told[start..start + expected.len()], expected);
    assert_eq!(sea.lies(SAN_MARTIN), ((10, 9), N), "she does nothing more this turn");
    assert!(sea.state().takes_orders(sea.place(SAN_MARTIN)), "and takes orders as usual the next");
}

#[test]
fn ts_21_7_21_9_and_21_10_a_fire_that_burns_on_does_damage_and_is_fought_again() {
    let mut sea = ball(|_| {}).begin();
    let gives = [throw(&ONE_HIT), throw(&[1]), throw(&[1]), throw(&[6, 7, 8, 9, 10]), choose("mizzen")];
    let told = sea.part(&[], &gives);
    let ship = id(SAN_MARTIN);
    assert!(told.contains(&H::Advanced(Advanced::BurnsOn { ship })));
    let burnt =
        only(&told, |h| matches!(h, H::Losses(Losses::BoxCrossed { cause: Cause::Fire, row: BatteryPlace::Port, .. })));
    assert_eq!(burnt.len(), 4);
    assert!(told.contains(&H::Losses(Losses::MastBoxCrossed { ship, mast: MastName::Mizzen, cause: Cause::Fire })));
    // Two guns with their boxes and the mast box: three sailors, and an officer die for each.
    let told = sea.go_on(&[throw(&[4]), throw(&[4]), throw(&[4])]);
    assert!(told.contains(&H::Advanced(Advanced::OfficerThrown { ship, face: 4, hit: false })));
    assert!(!sea.state().takes_orders(sea.place(SAN_MARTIN)));
    // She fights the fire again at the start of phase 4, before the window.
    let told = sea.play(&[], &[throw(&[5, 20, 20, 20, 20])]);
    assert!(told.contains(&H::Advanced(Advanced::FireOut { ship })));
    assert_eq!(sea.ship(SAN_MARTIN).sails, Sails::Furled);
}

#[test]
fn ts_21_3_a_die_decides_the_side_for_stern_and_split_hits() {
    for (face, fire) in [(8, Fire::Starboard), (7, Fire::Port)] {
        let mut sea = Scene::new(N)
            .advanced()
            .ship(REVENGE, (6, 9), N, |ship| loaded(ship, BatteryPlace::Starboard, LoadMark::Ball, 2, 8))
            .ship(SAN_MARTIN, (10, 11), NW, |_| {})
            .begin();
        let gives = [throw(&ONE_HIT), throw(&[2]), choose("port"), throw(&[face]), throw(&[1]), throw(&[1; 5])];
        let told = sea.play(&[], &gives);
        assert!(told.contains(&H::Advanced(Advanced::CaughtFire { ship: id(SAN_MARTIN), fire })));
    }
}

#[test]
fn ts_21_1_ball_on_the_stern_may_take_the_rudder() {
    let mut sea = Scene::new(N)
        .advanced()
        .ship(REVENGE, (6, 9), N, |ship| loaded(ship, BatteryPlace::Starboard, LoadMark::Ball, 2, 8))
        .ship(SAN_MARTIN, (11, 11), SE, |ship| ship.last_move = true)
        .begin();
    let gives = [throw(&ONE_HIT), throw(&[2]), throw(&[4]), choose("fore"), throw(&[20])];
    let told = sea.play(&[], &gives);
    assert!(told.contains(&H::Advanced(Advanced::RudderLost { ship: id(SAN_MARTIN) })));
    assert_eq!(sea.refusal(SAN_MARTIN, &battle("FL")), Some("TS-21.1"));
}

#[test]
fn ts_21_1_and_21_2_a_volley_that_misses_throws_for_neither_rudder_nor_fire() {
    // Astern of her, where one hit would throw for both.
    let mut sea = Scene::new(N)
        .advanced()
        .ship(REVENGE, (6, 9), N, |ship| loaded(ship, BatteryPlace::Starboard, LoadMark::Ball, 2, 8))
        .ship(SAN_MARTIN, (11, 11), SE, |_| {})
        .begin();
    let told = sea.play(&[], &[throw(&[20; 7])]);
    assert!(has(&told, |h| matches!(h, H::Gunnery(Gunnery::VolleyFired { hits: 0, .. }))));
    assert!(
        !has(&told, |h| matches!(h, H::Gunnery(Gunnery::RudderThrown { .. } | Gunnery::FireThrown { .. }))),
        "{told:?}"
    );
}

#[test]
fn ts_21_2_no_dice_are_thrown_against_a_ship_that_burns_already() {
    let mut sea = ball(|ship| ship.fire = Some(Fire::Starboard)).begin();
    // Her crew fails against the fire first; the hit then costs a box and nothing else.
    let told = sea.part(&[], &[throw(&[6, 7, 8, 9, 10]), throw(&ONE_HIT)]);
    assert!(has(&told, |h| matches!(h, H::Gunnery(Gunnery::VolleyFired { hits: 1, .. }))));
    assert!(!has(&told, |h| matches!(h, H::Gunnery(Gunnery::FireThrown { .. }))));
    let box_of_port =
        H::Losses(Losses::BoxCrossed { ship: id(SAN_MARTIN), row: BatteryPlace::Port, number: 1, cause: Cause::Ball });
    assert!(told.contains(&box_of_port), "{told:?}");
}

#[test]
fn ts_21_8_if_the_lowest_die_is_a_twenty_she_blows_up() {
    let mut sea = ball(|ship| ship.sailors = Some(7)).ship(SANTIAGO, (1, 1), S, |_| {}).begin();
    let told = sea.play(&[], &[throw(&ONE_HIT), throw(&[1]), throw(&[1]), throw(&[20])]);
    assert!(
        told.contains(&H::Advanced(Advanced::BlewUp { ship: id(SAN_MARTIN) })),
        "TS-21.5: one die for seven sailors"
    );
    assert_eq!(sea.ship(SAN_MARTIN).standing, Standing::BlownUp);
}

#[test]
fn ts_21_11_a_panicking_crew_lets_it_burn() {
    let mut sea = ball(|_| {}).begin();
    // Steadiness 17 above 16: panic; then one die, on 20 the magazine blows up; else nothing, and no damage is due.
    let told = sea.play(&[], &[throw(&ONE_HIT), throw(&[1]), throw(&[17]), throw(&[19])]);
    let ship = id(SAN_MARTIN);
    assert!(
        told.contains(&H::Turns(Turns::PanicBroke { ship }))
            && told.contains(&H::Advanced(Advanced::FireLeft { ship, face: 19 }))
    );
    assert!(sea.ship(SAN_MARTIN).burns() && !sea.ship(SAN_MARTIN).burn_due);
}

#[test]
fn ts_22_1_to_22_4_22_7_e25_e26_an_officer_falls_with_a_sailor() {
    // Two hits on port boxes 2 and 3: one gun, one sailor; 3 hits an officer, 18 the gunner; the first mate stands in.
    let mut sea = ball(|ship| ship.crossed.set(BatteryPlace::Port, Some(2))).begin();
    let gives = [throw(&ONE_HIT), throw(&[4]), throw(&[3]), throw(&[18]), choose("first-mate"), throw(&[14])];
    let told = sea.play(&[], &gives);
    let ship = id(SAN_MARTIN);
    let fell =
        H::Advanced(Advanced::OfficerFell { ship, officer: Officer::FirstMate, instead_of: Some(Officer::Gunner) });
    assert!(told.contains(&fell));
    // E26: steadiness 16 less 2 is 14, from the moment of the loss.
    assert!(told.contains(&H::Turns(Turns::SteadinessThrown {
        ship,
        face: 14,
        need: Need { base: 16, officers: -2 }
    })));
    // TS-11.3: one token less from the next phase 3.
    let told = sea.play(&[(SAN_MARTIN, full("F"))], &[]);
    assert!(has(&told, |h| matches!(h, H::Turns(Turns::TokensReceived { officers: -1, total: 5, .. }))));
}

#[test]
fn ts_22_2_and_22_6_a_dead_officer_is_thrown_for_again_and_the_last_one_surrenders_her() {
    use Officer::{Boatswain, Captain, FirstMate, Gunner, Master};
    let mut sea = ball(|ship| {
        ship.crossed.set(BatteryPlace::Port, Some(2));
        ship.officers_lost = vec![Captain, FirstMate, Master, Boatswain];
    })
    .ship(SANTIAGO, (1, 1), S, |_| {})
    .begin();
    let told = sea.play(&[], &[throw(&ONE_HIT), throw(&[4]), throw(&[1]), throw(&[2]), throw(&[20])]);
    let ship = id(SAN_MARTIN);
    assert!(told.contains(&H::Advanced(Advanced::OfficerFell { ship, officer: Gunner, instead_of: None })));
    assert!(told.contains(&H::Advanced(Advanced::Surrendered { ship })));
    assert_eq!(sea.ship(SAN_MARTIN).standing, Standing::Surrendered);
}

#[test]
fn ts_22_5_specialised_officers() {
    use weather_gage::rules::the_ships::articles::OfficerTable::{Printed, Specialised};
    use weather_gage::rules::the_ships::officers::{Duty, penalty};
    let row = |officer| {
        [Duty::Steadiness, Duty::Melee, Duty::FireFighting, Duty::Shooting, Duty::Tokens]
            .map(|duty| penalty(Specialised, officer, duty))
    };
    assert_eq!(row(Officer::Captain), [-2, -1, -1, -1, -1]);
    assert_eq!(row(Officer::FirstMate), [-2, 0, 0, 0, 0]);
    assert_eq!(row(Officer::Master), [-1, 0, 0, 0, -1]);
    assert_eq!(row(Officer::Boatswain), [-1, -1, -1, 0, 0]);
    assert_eq!(row(Officer::Gunner), [-1, 0, 0, -1, 0]);
    assert_eq!(penalty(Printed, Officer::Gunner, Duty::Tokens), -1);
}

#[test]
fn ts_23_1_to_23_3_e27_a_fallen_mast_breaks_the_crew_and_she_runs_straight_on() {
    let mut sea = Scene::new(N)
        .advanced()
        .ship(REVENGE, (6, 9), N, |ship| loaded(ship, BatteryPlace::Starboard, LoadMark::Chain, 2, 4))
        .ship(SAN_MARTIN, (9, 9), N, |ship| {
            ship.masts.insert(MastName::Main, 3);
            ship.officers_lost = vec![Officer::FirstMate];
            ship.last_move = true;
        })
        .begin();
    // The main mast falls, a sailor with it; the officer die misses; steadiness 14, die 15: panic.
    let gives = [throw(&ONE_HIT), throw(&[20]), throw(&[10]), throw(&[15])];
    let told = sea.play(&[(SAN_MARTIN, full("LFF"))], &gives);
    let ship = id(SAN_MARTIN);
    assert!(told.contains(&H::Turns(Turns::SteadinessThrown {
        ship,
        face: 15,
        need: Need { base: 16, officers: -2 }
    })));
    assert!(told.contains(&H::Turns(Turns::PanicBroke { ship })));
    // Five tokens less the two of the main mast are spent straight ahead, before the wind.
    assert_eq!(sea.lies(SAN_MARTIN), ((9, 6), N));
}

#[test]
fn ts_23_4_in_phase_2_she_finds_her_nerve_or_does_nothing() {
    for (face, steps) in [(16, 3), (17, 0)] {
        let mut sea = ball(|ship| ship.panic = true).begin();
        let far = OrderCard { load: Default::default(), ..battle("FFF") };
        let told = sea.part(&[(SAN_MARTIN, far)], &[throw(&[face]), throw(&[20; 7])]);
        let made = only(&told, |h| matches!(h, H::Movement(Movement::Stepped { .. })));
        assert_eq!(made.len(), steps);
        assert_eq!(sea.ship(SAN_MARTIN).panic, steps == 0);
    }
}

#[test]
fn ts_23_5_and_18_16_a_panicking_ship_that_is_held_is_taken() {
    let mut sea = Scene::new(N)
        .advanced()
        .ship(REVENGE, (8, 9), N, |_| {})
        .ship(SAN_MARTIN, (8, 6), N, |ship| ship.panic = true)
        .ship(SANTIAGO, (1, 1), S, |_| {})
        .begin();
    let board = OrderCard { board: Some(id(SAN_MARTIN)), ..battle("") };
    let told = sea.play(&[(REVENGE, board)], &[throw(&[20]), throw(&[12])]);
    assert!(told.contains(&H::Boarding(Boarding::Taken { ship: id(SAN_MARTIN), by: id(REVENGE) })));
}

#[test]
fn ts_24_1_to_24_5_soldiers_go_ashore_one_a_beat() {
    let mut sea = Scene::new(S)
        .advanced()
        .terrain(4, 10, Terrain::Shallow)
        .terrain(5, 9, Terrain::Land)
        .ship(REVENGE, (4, 9), N, |ship| {
            ship.anchored = true;
            ship.below.pikemen = 2;
            ship.deck.musketeers = 1;
        })
        .ship(SAN_MARTIN, (12, 4), S, |_| {})
        .begin();
    let hex = Offset::new(5, 9);
    let land = OrderCard { land: Some(hex), ..furled() };
    assert_eq!(sea.refusal(REVENGE, &OrderCard { land: Some(Offset::new(4, 8)), ..furled() }), Some("TS-24.4"));
    assert_eq!(sea.refusal(REVENGE, &OrderCard { land: Some(Offset::new(9, 9)), ..furled() }), Some("TS-24.1"));
    assert_eq!(sea.refusal(SAN_MARTIN, &land), Some("TS-10.14"));
    // TS-24.5: pikemen ordered up in the same turn are on deck from the start of phase 4.
    let card = OrderCard { pikemen: Some(DeckOrder::Up(0)), ..land };
    let told = sea.play(&[(REVENGE, card)], &[choose("pikemen"), choose("musketeers")]);
    let ashore = only(&told, |h| {
        matches!(h, H::Advanced(Advanced::WentAshore { .. }) | H::Movement(Movement::BeatBegan { .. }))
    });
    let went = |kind| H::Advanced(Advanced::WentAshore { ship: id(REVENGE), kind, hex });
    let beat = |beat| H::Movement(Movement::BeatBegan { beat });
    assert_eq!(
        ashore,
        [beat(1), went(Soldiers::Pikemen), beat(2), went(Soldiers::Musketeers), beat(3), went(Soldiers::Pikemen)]
    );
    assert_eq!(sea.state().ashore, [3, 0]);
}

#[test]
fn ts_28_7_fireships_burn_for_good_and_set_their_neighbours_on_fire() {
    let mut sea = Scene::new(N)
        .advanced()
        .called("fireship-1", "fireship", (8, 11), N, |_| {})
        .ship(REVENGE, (1, 15), N, |_| {})
        .ship(SAN_MARTIN, (9, 8), S, |_| {})
        .begin();
    let torch = "fireship-1";
    let fire = OrderCard { train: Some(1), ..battle("FF") };
    let told = sea.part(&[(torch, fire)], &[]);
    assert!(told.contains(&H::Advanced(Advanced::TrainFired { ship: id(torch) })));
    assert!(sea.ship(torch).is_torch());
    // FS-2: after the step that brings her alongside, once a turn: 1 to 8.
    let told = sea.go_on(&[throw(&[8])]);
    assert!(has(&told, |h| matches!(h, H::Advanced(Advanced::Scorched { caught: true, .. }))));
    assert!(
        has(&told, |h| matches!(h, H::Advanced(Advanced::CaughtFire { .. })))
            || matches!(sea.battle.awaiting(), weather_gage::rules::kernel::Awaiting::Answer(_))
    );
}

/// San Martin lies at anchor by the shore with soldiers on deck; an English ship is near.
fn landing() -> Scene {
    Scene::new(N)
        .advanced()
        .terrain(9, 9, Terrain::Shallow)
        .terrain(10, 9, Terrain::Land)
        .ship(SAN_MARTIN, (9, 9), N, |ship| {
            ship.anchored = true;
            (ship.deck.pikemen, ship.deck.musketeers) = (6, 0);
        })
        .ship(SANTIAGO, (1, 1), S, |_| {})
}

fn ashore(scene: Scene, cards: &[(&str, OrderCard)], gives: &[Give]) -> (Vec<H>, u8) {
    let mut sea = scene.begin();
    let land = OrderCard { land: Some(Offset::new(10, 9)), ..furled() };
    let cards: Vec<_> = [(SAN_MARTIN, land)].into_iter().chain(cards.iter().cloned()).collect();
    let told = sea.part(&cards, gives);
    (told, sea.state().ashore[Nation::Spanish])
}

#[test]
fn ts_24_2_four_tokens_one_a_beat_and_never_more_than_four_in_a_turn() {
    let (told, units) = ashore(landing().ship(REVENGE, (1, 15), N, |_| {}), &[], &[]);
    assert_eq!(units, 4, "six stood on deck");
    assert_eq!(only(&told, |h| matches!(h, H::Movement(Movement::BeatBegan { .. }))).len(), 4);
}

#[test]
fn ts_24_3_fire_panic_or_a_grapple_end_the_landing_and_other_orders_go_on() {
    // Loading and ranges go with it.
    let mut sea = landing().ship(REVENGE, (1, 15), N, |_| {}).begin();
    let land = OrderCard { land: Some(Offset::new(10, 9)), load: per(BatteryPlace::Port, LoadMark::Ball), ..furled() };
    assert_eq!(sea.refusal(SAN_MARTIN, &land), None);
    let told = sea.play(&[(SAN_MARTIN, land)], &[]);
    assert!(has(&told, |h| matches!(h, H::Turns(Turns::BoxFilled { .. }))) && sea.state().ashore[Nation::Spanish] == 4);
    // Shot at in the opening window, and on fire: no soldier lands.
    let shooting =
        || landing().ship(REVENGE, (6, 9), N, |ship| loaded(ship, BatteryPlace::Starboard, LoadMark::Ball, 2, 3));
    let ship = id(SAN_MARTIN);
    let (told, units) = ashore(shooting(), &[], &[throw(&ONE_HIT), throw(&[1]), throw(&[1]), throw(&[1; 5])]);
    assert!(
        told.contains(&H::Advanced(Advanced::FireOut { ship }))
            && told.contains(&H::Advanced(Advanced::LandingCancelled { ship }))
    );
    assert_eq!(units, 0);
    // A mast falls, and the crew panics.
    let panic = landing()
        .ship(REVENGE, (6, 9), N, |ship| loaded(ship, BatteryPlace::Starboard, LoadMark::Chain, 2, 3))
        .with(|setup| {
            let ships = &mut setup.position.as_mut().unwrap().ships;
            ships.get_mut(SAN_MARTIN).unwrap().masts.insert(MastName::Main, 3);
        });
    let (told, units) = ashore(panic, &[], &[throw(&ONE_HIT), throw(&[20]), throw(&[20]), throw(&[17])]);
    assert!(
        told.contains(&H::Turns(Turns::PanicBroke { ship }))
            && told.contains(&H::Advanced(Advanced::LandingCancelled { ship }))
    );
    assert_eq!(units, 0);
    // Held by a grapple in the first beat, before the first boat is off.
    let boarder = landing().ship(REVENGE, (9, 12), N, |_| {});
    let board = OrderCard { board: Some(ship), ..battle("") };
    let (told, units) = ashore(boarder, &[(REVENGE, board)], &[throw(&[1])]);
    assert!(
        has(&told, |h| matches!(h, H::Boarding(Boarding::Locked { .. })))
            && told.contains(&H::Advanced(Advanced::LandingCancelled { ship }))
    );
    assert_eq!(units, 0);
}
