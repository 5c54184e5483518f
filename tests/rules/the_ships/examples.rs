//! The worked examples of the rulebook that no other test plays (E1 to E28 in the specification).

use weather_gage::logbook::data::GameShelf;
use weather_gage::logbook::data::the_ships::Shelf;
use weather_gage::rules::geometry::cones::{Arc, arc_hexes};
use weather_gage::rules::geometry::hex::Offset;
use weather_gage::rules::kernel::{Ruleset, Seat, Viewer};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::gunnery::{enemies_in_zone, range_between};
use weather_gage::rules::the_ships::happenings::{Boarding, Fighters};
use weather_gage::rules::the_ships::orders::{DeckOrder, LoadMark, OrderCard, Route};
use weather_gage::rules::the_ships::plot;
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Sails, Soldiers};

use super::scene::*;

const STARBOARD: BatteryPlace = BatteryPlace::Starboard;

#[test]
fn ts_14_4_and_14_6_e3_a_battery_set_to_five_fires_at_five_hexes_and_less() {
    for (away, fires) in [(6, false), (5, true), (2, true)] {
        let sea = Scene::new(N)
            .ship(REVENGE, (4, 9), N, |ship| loaded(ship, STARBOARD, LoadMark::Ball, 2, 5))
            .ship(SAN_MARTIN, (4 + away, 9), N, |ship| loaded(ship, BatteryPlace::Port, LoadMark::Ball, 3, 5))
            .begin();
        let aims = [
            enemies_in_zone(sea.state(), sea.place(REVENGE), STARBOARD, 5),
            enemies_in_zone(sea.state(), sea.place(SAN_MARTIN), BatteryPlace::Port, 5),
        ];
        assert_eq!(aims.map(|aim| !aim.is_empty()), [fires, fires], "{away} hexes away");
    }
    // Ball of both nations reaches five hexes, so the card is filled rightly on either side.
    let sea = Scene::new(N)
        .ship(REVENGE, (4, 9), N, |ship| loaded(ship, STARBOARD, LoadMark::Ball, 2, 0))
        .ship(SAN_MARTIN, (14, 9), N, |ship| loaded(ship, STARBOARD, LoadMark::Ball, 3, 0))
        .begin();
    let set = |range| OrderCard { range: per(STARBOARD, range), ..furled() };
    assert_eq!([sea.refusal(REVENGE, &set(5)), sea.refusal(SAN_MARTIN, &set(5))], [None, None]);
    assert_eq!([sea.refusal(REVENGE, &set(8)), sea.refusal(SAN_MARTIN, &set(8))], [None, Some("TS-10.5")]);
}

#[test]
fn ts_9_2_e6_six_tokens_rightly_and_wrongly_spent() {
    // San Martin at full sail receives 2 + 2 + 2; across the wind each step costs two.
    let sea = Scene::new(NE).ship(REVENGE, (1, 15), N, |_| {}).ship(SAN_MARTIN, (8, 9), N, |_| {}).begin();
    assert_eq!(plot::budget(sea.state(), sea.place(SAN_MARTIN), Sails::Full, false), 6);
    assert_eq!(sea.refusal(SAN_MARTIN, &full("FFF")), None, "2 + 2 + 2");
    assert_eq!(sea.refusal(SAN_MARTIN, &full("FFFF")), Some("TS-9.2"), "eight tokens");
    let route = Route::try_from("FFFF").unwrap();
    let totals: Vec<_> = plot::plot(sea.state(), sea.place(SAN_MARTIN), &route).iter().map(|step| step.total).collect();
    assert_eq!(totals, [2, 4, 6, 8]);
}

#[test]
fn ts_10_16_e8_four_musketeers_below_show_four_symbols_on_deck() {
    let mut sea = Scene::new(N)
        .ship(REVENGE, (4, 9), N, |ship| ship.below.musketeers = 4)
        .ship(SAN_MARTIN, (12, 4), S, |_| {})
        .begin();
    let library = Shelf::built_in().0;
    assert!(
        ["revenge", "swallow", "san-martin", "santiago"].iter().all(|id| library.ships[*id].people.musketeers >= 6)
    );
    let seen = |sea: &Sea| {
        let view = TheShips::seen_by(sea.state(), Viewer::Seat(Seat(1)));
        let ship = view.table.ship(sea.place(REVENGE));
        (ship.on_deck(Soldiers::Musketeers), ship.below(Soldiers::Musketeers))
    };
    assert_eq!(seen(&sea), (0, 0), "below they are a secret");
    sea.play(&[(REVENGE, OrderCard { musketeers: Some(DeckOrder::Up(1)), ..battle("R") })], &[]);
    assert_eq!(seen(&sea), (4, 0));
}

#[test]
fn ts_3_12_and_3_8_e10_a_zone_of_three_hexes_and_a_distance_of_four() {
    let sea = Scene::new(N).ship(REVENGE, (8, 9), N, |_| {}).ship(SAN_MARTIN, (12, 9), N, |_| {}).begin();
    let zone: Vec<_> = arc_hexes(sea.state().base(sea.place(REVENGE)).unwrap(), Arc::Starboard, 3).collect();
    assert_eq!(zone.len(), 3 + 4 + 5, "widening away from the side");
    assert!(zone.iter().all(|hex| Offset::from(*hex).col > 8));
    assert_eq!(
        range_between(sea.state(), sea.place(REVENGE), sea.place(SAN_MARTIN)),
        4,
        "the shortest way, bow to bow and stern to stern alike"
    );
    let turned = Scene::new(N).ship(REVENGE, (8, 9), N, |_| {}).ship(SAN_MARTIN, (13, 9), SE, |_| {}).begin();
    assert_eq!(
        range_between(turned.state(), turned.place(REVENGE), turned.place(SAN_MARTIN)),
        4,
        "her stern is nearer than her bow"
    );
}

#[test]
fn ts_18_10_e20_sailors_and_musketeers_of_san_martin_strike() {
    // Three sailors and two musketeers: 5 hits, 9 and 7 miss; 6 hits, 18 misses.
    let mut sea = Scene::new(N)
        .ship(REVENGE, (8, 9), N, |_| {})
        .ship(SAN_MARTIN, (9, 9), N, |ship| {
            ship.deck.musketeers = 2;
            ship.sailors = Some(3);
        })
        .locked(SAN_MARTIN, REVENGE)
        .begin();
    let told = sea.part(&[], &[throw(&[6, 18]), throw(&[5, 9, 7])]);
    let hits: Vec<_> = told
        .iter()
        .filter_map(|h| {
            if let H::Boarding(Boarding::Struck { who, hits, need, .. }) = h {
                Some((*who, need.need(), *hits))
            } else {
                None
            }
        })
        .collect();
    assert_eq!(hits, [(Fighters::Musketeers, 8, 1), (Fighters::Sailors, 5, 1)]);
}

#[test]
fn ts_26_3_e28_what_lies_in_the_box() {
    let library = Shelf::built_in().0;
    let cards = ["revenge", "swallow", "san-martin", "santiago"].map(|id| &library.ships[id]);
    assert_eq!(cards.map(|card| card.tokens(Sails::Full)).iter().map(|tokens| u16::from(*tokens)).sum::<u16>(), 29);
    assert_eq!(cards.map(|card| card.batteries().count()).iter().sum::<usize>(), 9, "nine pairs of gun cards");
    assert_eq!(library.tiles.len(), 9);
}
