//! TS-8.6, TS-14.10: the results of orders that Cardboard entry lets through.

use weather_gage::rules::geometry::hex::Offset;
use weather_gage::rules::the_ships::articles::OrderEntry;
use weather_gage::rules::the_ships::happenings::{Boarding, Gunnery, Movement, Turns};
use weather_gage::rules::the_ships::orders::{Axle, DeckOrder, LoadMark, OrderCard, Pivot, Turn};
use weather_gage::rules::the_ships::position::ShipPosition;
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Nation, Sails};
use weather_gage::rules::the_ships::tile::Terrain;

use super::scene::*;

/// Revenge at 4,9 heading north, San Martin far away, the wind to the north.
fn cardboard(differs: impl FnOnce(&mut ShipPosition)) -> Scene {
    Scene::new(N)
        .with(|setup| setup.switches.order_entry = OrderEntry::Cardboard)
        .ship(REVENGE, (4, 9), N, differs)
        .ship(SAN_MARTIN, (4, 3), S, |_| {})
}

#[test]
fn ts_8_6_an_enemy_too_far_off_is_not_boarded_and_the_route_is_sailed() {
    let mut sea = cardboard(|_| {}).begin();
    let order = OrderCard { board: Some(id(SAN_MARTIN)), ..battle("RFFF") };
    assert_eq!(sea.refusal(REVENGE, &OrderCard { board: Some(id(SAN_MARTIN)), ..battle("") }), Some("TS-10.3"));
    let told = sea.play(&[(REVENGE, order)], &[]);
    assert!(!has(&told, |h| matches!(h, H::Boarding(Boarding::GrappleThrown { .. }))));
    assert_eq!(sea.lies(REVENGE).1, NE, "she turned as plotted");
}

#[test]
fn ts_8_6_of_board_and_route_the_order_to_board_is_carried_out() {
    let mut sea = Scene::new(N)
        .with(|setup| setup.switches.order_entry = OrderEntry::Cardboard)
        .ship(REVENGE, (8, 7), N, |_| {})
        .ship(SAN_MARTIN, (8, 10), N, |_| {})
        .begin();
    let order = OrderCard { board: Some(id(REVENGE)), ..battle("FLL") };
    let told = sea.part(&[(SAN_MARTIN, order)], &[throw(&[1])]);
    assert!(told.contains(&H::Boarding(Boarding::Locked { boarder: id(SAN_MARTIN), boarded: id(REVENGE) })));
}

#[test]
fn ts_10_10_and_8_6_musketeers_who_come_up_this_turn_do_not_fire() {
    let close = |deck, below| {
        let mut sea = Scene::new(N)
            .with(|setup| setup.switches.order_entry = OrderEntry::Cardboard)
            .ship(REVENGE, (8, 9), N, |ship| (ship.deck.musketeers, ship.below.musketeers) = (deck, below))
            .ship(SAN_MARTIN, (10, 9), N, |_| {})
            .begin();
        let order = OrderCard { muskets: Some(2), musketeers: Some(DeckOrder::Up(0)), ..furled() };
        sea.part(&[(REVENGE, order)], &[]);
        matches!(sea.battle.awaiting(), weather_gage::rules::kernel::Awaiting::Answer(_))
    };
    assert!(!close(0, 3), "none stood on deck when the turn began");
    assert!(close(1, 3));
}

#[test]
fn ts_16_6_and_8_6_a_range_beyond_two_is_no_order_to_fire() {
    let mut sea = Scene::new(N)
        .with(|setup| setup.switches.order_entry = OrderEntry::Cardboard)
        .ship(REVENGE, (8, 9), N, |ship| ship.deck.musketeers = 3)
        .ship(SAN_MARTIN, (10, 9), N, |_| {})
        .begin();
    let told = sea.play(&[(REVENGE, OrderCard { muskets: Some(3), ..furled() })], &[]);
    assert!(!has(&told, |h| matches!(h, H::Gunnery(Gunnery::MusketsFired { .. }))));
}

#[test]
fn ts_10_13_and_8_6_no_pivot_under_sail() {
    let mut sea = cardboard(|_| {}).begin();
    let pivot = Some(Pivot { axle: Axle::Bow, turn: Turn::Left });
    let told = sea.play(&[(REVENGE, OrderCard { pivot, ..battle("F") })], &[]);
    assert!(!has(&told, |h| matches!(h, H::Movement(Movement::Pivoted { .. } | Movement::PivotHindered { .. }))));
}

#[test]
fn ts_10_14_and_8_6_nobody_lands_from_a_ship_that_was_not_anchored_or_far_from_the_hex() {
    let coast = |anchored, hex: (i32, i32)| {
        let mut sea = cardboard(|ship| {
            ship.anchored = anchored;
            ship.deck.pikemen = 2;
        })
        .advanced()
        .terrain(4, 10, Terrain::Shallow)
        .terrain(5, 9, Terrain::Land)
        .terrain(9, 9, Terrain::Land)
        .begin();
        let order = OrderCard { land: Some(Offset::new(hex.0, hex.1)), drop: !anchored, ..furled() };
        sea.play(&[(REVENGE, order)], &[]);
        sea.state().ashore[Nation::English]
    };
    assert_eq!([coast(true, (5, 9)), coast(false, (5, 9)), coast(true, (9, 9)), coast(true, (3, 9))], [2, 0, 0, 0]);
}

#[test]
fn ts_10_11_and_8_6_setting_sail_at_anchor_weighs_in_any_case() {
    let mut sea = cardboard(|ship| ship.anchored = true).begin();
    let told = sea.play(&[(REVENGE, battle("F"))], &[]);
    assert!(told.contains(&H::Movement(Movement::AnchorWeighed { ship: id(REVENGE) })));
}

#[test]
fn ts_14_10_a_range_card_with_too_great_a_number_is_shown_at_that_range() {
    // The greatest range of Spanish ball is 6; the card says 8, and the enemy lies 8 away.
    let mut sea = Scene::new(N)
        .with(|setup| setup.switches.order_entry = OrderEntry::Cardboard)
        .ship(REVENGE, (1, 9), N, |_| {})
        .ship(SAN_MARTIN, (9, 9), N, |ship| loaded(ship, BatteryPlace::Port, LoadMark::Ball, 3, 8))
        .begin();
    let told = sea.play(&[], &[]);
    let ship = id(SAN_MARTIN);
    assert!(told.contains(&H::Gunnery(Gunnery::RangeVoid { ship, battery: BatteryPlace::Port, range: 8 })));
    let cards = sea.ship(SAN_MARTIN).cards_on(BatteryPlace::Port);
    assert_eq!(
        (cards.range, cards.load.map(|load| load.boxes)),
        (None, Some(3)),
        "taken off; the battery stays loaded"
    );
}

#[test]
fn ts_4_3_and_8_6_a_ship_aground_has_her_sails_furled_whatever_her_card_says() {
    let mut sea = cardboard(|ship| ship.aground = true).begin();
    let told = sea.play(&[(REVENGE, card(Sails::Full, "FF"))], &[]);
    assert!(!has(&told, |h| matches!(
        h,
        H::Turns(Turns::TokensReceived { .. }) | H::Movement(Movement::Stepped { .. })
    )));
    assert_eq!(sea.ship(REVENGE).sails, Sails::Furled);
}
