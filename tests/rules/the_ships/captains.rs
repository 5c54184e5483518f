//! Captains' knowledge of powder, soldiers and chain, each by a position in which it must show.

use std::collections::BTreeMap;

use weather_gage::captains::{Crew, Crewed, Rank, play};
use weather_gage::rules::kernel::{Ruleset, Viewer};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::gunnery_table::Shot;
use weather_gage::rules::the_ships::orders::{FittingOut, LoadMark, Order, OrderCard};
use weather_gage::rules::the_ships::plot::plot;
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, MastName};
use weather_gage::rules::the_ships::ship_id::ShipId;

use super::scene::*;
use crate::bots::{library, setup};

/// Sees little ahead: holds and loads do not hang on it.
const CAPTAIN: Rank = Rank::Captain { samples: 24 };
const PREDECESSOR: Rank = Rank::Predecessor { samples: 24 };

/// Bots of this rank put these into the holds of both sides.
fn holds(scenario: &str, rank: Rank) -> BTreeMap<ShipId, FittingOut> {
    let library = library();
    let setup = setup(&library, &library.scenarios[scenario]);
    let mut crew = Crew::<TheShips>::for_game(&[rank], 28, 1);
    let journal = play(&setup, &mut crew, true).unwrap().journal.unwrap();
    let orders = journal.entries.into_iter().flat_map(|entry| entry.orders.into_values());
    let fitted = orders.filter_map(|order| if let Order::FitOut(ships) = order { Some(ships) } else { None });
    fitted.flatten().collect()
}

/// The card this captain writes for a ship.
fn written(sea: &Sea, name: &str, rank: Rank, seed: u64) -> OrderCard {
    let place = sea.place(name);
    let seat = sea.state().seat(sea.state().side(place));
    let mut captain = TheShips::enlist(rank, seed);
    let order = captain.order(&TheShips::seen_by(sea.state(), Viewer::Seat(seat)));
    TheShips::check(sea.state(), seat, &order).unwrap();
    let Order::Cards { mut cards, .. } = order else { panic!("{order:?}") };
    cards.remove(&id(name)).unwrap()
}

fn carried(fitting: &FittingOut) -> [u8; 3] {
    [fitting.powder, fitting.musketeers, fitting.pikemen]
}

#[test]
fn ts_2_8_who_would_lose_hand_to_hand_carries_powder_and_who_would_win_soldiers() {
    let fitted = holds("open-sea", CAPTAIN);
    assert_eq!(carried(&fitted[&id(REVENGE)]), [12, 0, 0]);
    assert_eq!(carried(&fitted[&id(SAN_MARTIN)]), [0, 8, 10]);
}

#[test]
fn ts_2_8_powder_that_a_last_turn_leaves_no_time_to_burn_stays_ashore() {
    let fitted = holds("the-banks", CAPTAIN);
    let revenge = &fitted[&id(REVENGE)];
    assert_eq!(revenge.powder, 0, "14 turns are 9 volleys, and she has 10 barrels on her card");
    assert_eq!(revenge.musketeers + revenge.pikemen, 12);
}

#[test]
fn ts_2_8_the_captain_he_is_measured_against_ships_soldiers_as_ever() {
    let fitted = holds("open-sea", PREDECESSOR);
    assert_eq!(carried(&fitted[&id(REVENGE)]), [0, 6, 6]);
    let shot = fitted[&id(SAN_MARTIN)].shot;
    assert!(BatteryPlace::ALL.iter().all(|battery| shot.get(*battery) == Some(Shot::Ball)));
}

#[test]
fn ts_2_7_a_boarder_whose_prey_could_run_begins_with_chain_in_her_broadsides() {
    let fitted = holds("open-sea", CAPTAIN);
    let shot = |ship: &str, battery| fitted[&id(ship)].shot.get(battery);
    for battery in [BatteryPlace::Port, BatteryPlace::Starboard] {
        assert_eq!(shot(SAN_MARTIN, battery), Some(Shot::Chain), "6 tokens after 9");
        assert_eq!(shot(REVENGE, battery), Some(Shot::Ball), "she does not mean to board");
    }
    assert_eq!(shot(SAN_MARTIN, BatteryPlace::Stern), Some(Shot::Ball));
}

/// San Martin with empty guns astern of Revenge, whose main mast has lost this number of boxes.
fn in_chase(main: u8) -> Sea {
    Scene::new(N)
        .ship(REVENGE, (8, 5), N, |ship| {
            ship.masts.insert(MastName::Main, main);
        })
        .ship(SAN_MARTIN, (8, 12), N, |ship| (ship.below.pikemen, ship.below.musketeers) = (10, 8))
        .begin()
}

#[test]
fn ts_15_8_a_boarder_loads_chain_as_long_as_her_prey_is_faster_and_then_no_more() {
    let port = |main, rank| written(&in_chase(main), SAN_MARTIN, rank, 1).load.get(BatteryPlace::Port);
    assert_eq!(port(0, CAPTAIN), Some(LoadMark::Chain), "9 tokens before 6");
    assert_eq!(port(3, CAPTAIN), Some(LoadMark::Ball), "6 tokens before 6");
    assert_eq!(port(0, PREDECESSOR), Some(LoadMark::Ball));
}

#[test]
fn ts_10_3_the_weaker_ends_no_turn_where_she_may_be_boarded_in_the_next() {
    // Before the wind, her guns empty, the boarder three hexes astern: a board order names an enemy within two.
    let sea = Scene::new(N)
        .ship(REVENGE, (8, 8), N, |_| {})
        .ship(SAN_MARTIN, (8, 12), N, |ship| ship.below.pikemen = 10)
        .begin();
    let there = sea.state().base(sea.place(SAN_MARTIN)).unwrap();
    for seed in 0..4 {
        let card = written(&sea, REVENGE, Rank::Captain { samples: 200 }, seed);
        let place = sea.place(REVENGE);
        let end = plot(sea.state(), place, &card.route).last().map(|step| step.to);
        let range = end.unwrap_or(sea.state().base(place).unwrap()).range_to(there);
        assert!(card.board.is_none() && range > 5, "{card:?}: {range}");
    }
}
