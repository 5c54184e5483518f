//! TS-6 (the ship card), TS-17 (losses), and the order of phase 4.

use weather_gage::rules::the_ships::happenings::{Advanced, Cause, Gunnery, Losses, Movement, SailorLoss};
use weather_gage::rules::the_ships::orders::{DeckOrder, LoadMark, OrderCard};
use weather_gage::rules::the_ships::ship::{Fire, Standing};
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, MastName, Soldiers};
use weather_gage::rules::the_ships::tile::Terrain;

use super::scene::*;

const STARBOARD: BatteryPlace = BatteryPlace::Starboard;

/// Revenge fires one shot at San Martin's port side, who has soldiers of both kinds on deck.
fn abeam(shot: LoadMark, away: i32) -> Scene {
    Scene::new(N).ship(REVENGE, (6, 9), N, |ship| loaded(ship, STARBOARD, shot, 2, 3)).ship(
        SAN_MARTIN,
        (6 + away, 9),
        N,
        |ship| {
            ship.crossed.set(BatteryPlace::Port, Some(2));
            (ship.deck.musketeers, ship.deck.pikemen) = (1, 1);
        },
    )
}

const ONE_HIT: [u8; 7] = [1, 20, 20, 20, 20, 20, 20];

#[test]
fn ts_6_1_6_2_and_6_4_the_card_is_crossed_from_the_bow_and_carries_the_marks() {
    let mut sea = abeam(LoadMark::Ball, 3).begin();
    let told = sea.play(&[], &[throw(&ONE_HIT), choose("pikemen")]);
    let (ship, row) = (id(SAN_MARTIN), BatteryPlace::Port);
    assert!(told.contains(&H::Losses(Losses::BoxCrossed { ship, row, number: 3, cause: Cause::Ball })));
    let vessel = sea.state().vessel(sea.place(SAN_MARTIN));
    assert_eq!((vessel.boxes_of(row), vessel.guns_of(row), vessel.card.masts.len()), (16, 7, 3));
    let afloat = sea.ship(SAN_MARTIN);
    assert!(!afloat.last_move && !afloat.anchored && !afloat.aground && afloat.fire.is_none() && !afloat.panic);
}

#[test]
fn ts_15_2_17_2_17_4_and_17_5_a_gun_lost_to_ball_costs_a_sailor_and_a_deck_soldier_and_nothing_is_struck_off() {
    let mut sea = abeam(LoadMark::Ball, 3).begin();
    let told = sea.play(&[], &[throw(&ONE_HIT), choose("musketeers")]);
    let ship = id(SAN_MARTIN);
    assert!(told.contains(&H::Losses(Losses::GunLost {
        ship,
        battery: BatteryPlace::Port,
        gun: 0,
        cause: Cause::Ball
    })));
    assert!(told.contains(&H::Losses(Losses::SailorLost { ship, to: SailorLoss::Gun })));
    assert!(told.contains(&H::Losses(Losses::SoldierLost { ship, kind: Soldiers::Musketeers })));
    assert!(!has(&told, |h| matches!(h, H::Losses(Losses::GunStruckOff { .. } | Losses::MastStruckOff { .. }))));
    let mut sea = abeam(LoadMark::Chain, 3).begin();
    let told = sea.play(&[], &[throw(&ONE_HIT), throw(&[20]), choose("pikemen")]);
    assert!(told.contains(&H::Losses(Losses::MastBoxCrossed { ship, mast: MastName::Main, cause: Cause::Chain })));
    assert!(told.contains(&H::Losses(Losses::SailorLost { ship, to: SailorLoss::MastBox })));
    assert!(told.contains(&H::Losses(Losses::SoldierLost { ship, kind: Soldiers::Pikemen })));
}

#[test]
fn ts_13_4_and_17_5_collisions_take_no_deck_soldiers() {
    let mut sea = Scene::new(N)
        .ship(REVENGE, (8, 9), N, |_| {})
        .ship(SAN_MARTIN, (8, 8), S, |ship| (ship.deck.musketeers, ship.deck.pikemen) = (2, 2))
        .begin();
    let told = sea.play(&[(REVENGE, battle("F"))], &[]);
    assert_eq!(only(&told, |h| matches!(h, H::Losses(Losses::GunLost { .. }))).len(), 4);
    assert_eq!(only(&told, |h| matches!(h, H::Losses(Losses::SailorLost { .. }))).len(), 4);
    assert_eq!(sea.ship(SAN_MARTIN).deck, [2, 2]);
}

#[test]
fn ts_17_1_and_17_7_all_weapons_first_then_hull_guns_sailors_then_grape() {
    // Revenge's ball and Swallow's grape strike San Martin in one window.
    let mut sea = abeam(LoadMark::Ball, 3)
        .ship(SWALLOW, (11, 9), N, |ship| loaded(ship, BatteryPlace::Port, LoadMark::Grape, 2, 3))
        .begin();
    let swallow = [1, 20, 20, 20, 20];
    let gives = [throw(&ONE_HIT), throw(&swallow), throw(&[20]), choose("pikemen"), choose("fore")];
    let told = sea.play(&[], &gives);
    let ship = id(SAN_MARTIN);
    let losses = only(&told, |h| {
        matches!(
            h,
            H::Gunnery(Gunnery::VolleyFired { .. })
                | H::Losses(
                    Losses::BoxCrossed { .. }
                        | Losses::GunLost { .. }
                        | Losses::SailorLost { .. }
                        | Losses::SoldierLost { .. }
                        | Losses::MastStruckOff { .. }
                )
        )
    });
    assert_eq!(
        losses[2..],
        [
            H::Losses(Losses::BoxCrossed { ship, row: BatteryPlace::Port, number: 3, cause: Cause::Ball }),
            H::Losses(Losses::GunLost { ship, battery: BatteryPlace::Port, gun: 0, cause: Cause::Ball }),
            H::Losses(Losses::SailorLost { ship, to: SailorLoss::Gun }),
            H::Losses(Losses::SoldierLost { ship, kind: Soldiers::Pikemen }),
            H::Losses(Losses::SailorLost { ship, to: SailorLoss::Grape }),
            H::Losses(Losses::MastStruckOff { ship, mast: MastName::Fore }),
            H::Losses(Losses::SoldierLost { ship, kind: Soldiers::Musketeers }),
        ]
    );
}

#[test]
fn ts_17_2_losses_below_zero_have_no_further_effect() {
    let mut sea = Scene::new(N)
        .ship(REVENGE, (6, 9), N, |ship| loaded(ship, STARBOARD, LoadMark::Grape, 2, 3))
        .ship(SAN_MARTIN, (7, 9), N, |ship| ship.sailors = Some(1))
        .ship(SANTIAGO, (1, 1), S, |_| {})
        .begin();
    let gives = [throw(&[1, 1, 1, 20, 20, 20, 20]), throw(&[20, 20, 20]), choose("port")];
    let told = sea.play(&[], &gives);
    assert_eq!(only(&told, |h| matches!(h, H::Losses(Losses::SailorLost { .. }))).len(), 1);
    assert_eq!(only(&told, |h| matches!(h, H::Losses(Losses::GunStruckOff { .. }))).len(), 1);
    assert_eq!(sea.ship(SAN_MARTIN).standing, Standing::OutOfAction);
    assert!(sea.ship(SAN_MARTIN).base.is_some(), "a hulk stays on the board");
}

#[test]
fn ts_11_5_fire_then_anchors_then_deck_orders_then_the_window() {
    let mut sea = Scene::new(N)
        .advanced()
        .terrain(4, 10, Terrain::Shallow)
        .ship(REVENGE, (4, 9), N, |ship| ship.below.pikemen = 2)
        .ship(SAN_MARTIN, (12, 4), S, |ship| ship.fire = Some(Fire::Port))
        .begin();
    let card = OrderCard { drop: true, pikemen: Some(DeckOrder::Up(0)), ..furled() };
    let told = sea.play(&[(REVENGE, card)], &[throw(&[1, 20, 20, 20, 20])]);
    let order: Vec<_> = told
        .iter()
        .filter_map(|h| match h {
            H::Advanced(Advanced::FireFought { .. }) => Some("fire"),
            H::Movement(Movement::AnchorDropped { .. }) => Some("anchor"),
            H::Movement(Movement::CameOnDeck { .. }) => Some("deck"),
            H::Gunnery(Gunnery::WindowOpened) => Some("window"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["fire", "anchor", "deck", "window"]);
}

#[test]
fn ts_10_5_10_13_and_10_14_conditions() {
    let sea = abeam(LoadMark::Ball, 3).begin();
    let set = |battery| OrderCard { range: per(battery, 3), ..furled() };
    assert_eq!(sea.refusal(REVENGE, &set(STARBOARD)), None);
    assert_eq!(sea.refusal(REVENGE, &set(BatteryPlace::Port)), Some("TS-10.5"));
    let land = OrderCard { land: Some((7, 9).into()), ..furled() };
    assert_eq!(
        sea.refusal(REVENGE, &land),
        Some("TS-1.4"),
        "a rule of the Advanced level is silent in the Common rules"
    );
    use weather_gage::rules::the_ships::orders::{Axle, Pivot, Turn};
    let pivot = OrderCard { pivot: Some(Pivot { axle: Axle::Bow, turn: Turn::Left }), ..furled() };
    for crippled in [
        Scene::new(N).ship(REVENGE, (6, 9), N, |ship| ship.rudder_lost = true),
        Scene::new(N).ship(REVENGE, (6, 9), N, |ship| ship.anchored = true),
    ] {
        let sea = crippled.ship(SAN_MARTIN, (12, 4), S, |_| {}).begin();
        assert_eq!(sea.refusal(REVENGE, &pivot), None, "any ship may, even rudderless or anchored");
    }
}
