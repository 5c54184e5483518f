//! TS-2 (setup), TS-7 (the turn), TS-8 and TS-10 (orders), TS-29 (secrets).

use std::collections::BTreeMap;

use weather_gage::logbook::data::GameShelf;
use weather_gage::logbook::data::the_ships::Shelf;
use weather_gage::rules::kernel::{Awaiting, Match, Misfit, Ruleset, Seat, Viewer, Want};
use weather_gage::rules::the_ships::articles::{OrderEntry, Setup};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::gunnery_table::Shot;
use weather_gage::rules::the_ships::happenings::{Gunnery, Movement, SettingOut, Turns};
use weather_gage::rules::the_ships::orders::{DeckOrder, FittingOut, LoadMark, Order, OrderCard};
use weather_gage::rules::the_ships::setup::Flaw;
use weather_gage::rules::the_ships::ship::{Fire, Standing};
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Nation, Sails, Soldiers};
use weather_gage::rules::the_ships::state::Phase;
use weather_gage::rules::the_ships::tile::Terrain;

use super::scene::*;

fn scenario(id: &str) -> Setup {
    let (library, _) = Shelf::built_in();
    library.setup(&library.scenarios[id])
}

fn begin(id: &str) -> Sea {
    Sea { battle: Match::<TheShips>::begin(&scenario(id)).unwrap() }
}

const ENGLAND: Seat = Seat(0);
const SPAIN: Seat = Seat(1);

#[test]
fn ts_2_5_2_6_and_5_1_wind_first_then_the_higher_die_places_first() {
    let mut sea = begin("open-sea");
    // E1: a 6 blows towards NE; 19 and 20 are thrown again.
    let told =
        sea.go_on(&[throw(&[19]), throw(&[20]), throw(&[6]), throw(&[8]), throw(&[8]), throw(&[3]), throw(&[12])]);
    assert!(told.contains(&H::SettingOut(SettingOut::WindSet { towards: NE })));
    assert_eq!(told.last(), Some(&H::SettingOut(SettingOut::ToPlace { side: Nation::Spanish })));
    assert_eq!(sea.battle.awaiting(), &Awaiting::Orders(vec![SPAIN]));
    let place = |ship: &str, bow, facing| Order::Place(BTreeMap::from([(id(ship), at(bow, facing))]));
    let refused = |sea: &mut Sea, seat, order| match sea.battle.give(seat, order) {
        Err(Misfit::Refused(refusal)) => refusal.rule.0,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(&mut sea, SPAIN, place(SAN_MARTIN, (5, 3), S)), "TS-2.6", "both hexes in the first three rows");
    assert_eq!(refused(&mut sea, SPAIN, place(SAN_MARTIN, (5, 0), S)), "TS-2.6", "the stern would be off the board");
    sea.battle.give(SPAIN, place(SAN_MARTIN, (5, 2), S)).unwrap();
    sea.battle.give(ENGLAND, place(REVENGE, (5, 16), N)).unwrap();
    assert_eq!((sea.lies(SAN_MARTIN), sea.lies(REVENGE)), (((5, 2), S), ((5, 16), N)));
    assert_eq!(sea.state().phase, Phase::FittingOut);
}

#[test]
fn ts_2_3_other_cards_may_be_chosen_where_the_scenario_lets_them() {
    let mut setup = scenario("open-sea");
    setup.chosen.insert(REVENGE.into(), SWALLOW.into());
    let battle = Match::<TheShips>::begin(&setup).unwrap();
    assert!(battle.state().place_of(id(SWALLOW)).is_some());
    setup.chosen.insert(REVENGE.into(), SANTIAGO.into());
    assert_eq!(Match::<TheShips>::begin(&setup).unwrap_err().flaw, Flaw::NotToBeChosen);
}

#[test]
fn ts_2_7_2_8_and_26_4_holds_are_filled_and_guns_loaded_in_secret() {
    let mut sea = begin("flores");
    sea.go_on(&[throw(&[6])]);
    let place = BTreeMap::from([(id(SAN_MARTIN), at((5, 2), S)), (id(SANTIAGO), at((9, 2), S))]);
    sea.battle.give(SPAIN, Order::Place(place)).unwrap();
    let fit = |ship: &str, fitting| Order::FitOut(BTreeMap::from([(id(ship), fitting)]));
    let of = |powder, musketeers, pikemen| FittingOut { powder, musketeers, pikemen, ..FittingOut::default() };
    let refused = |sea: &mut Sea, order| match sea.battle.give(SPAIN, order) {
        Err(Misfit::Refused(refusal)) => refusal.rule.0,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(&mut sea, fit(SAN_MARTIN, of(0, 10, 9))), "TS-2.8", "nineteen units into eighteen places");
    assert_eq!(refused(&mut sea, fit(SAN_MARTIN, of(0, 11, 0))), "TS-2.8", "ten symbols");
    assert_eq!(refused(&mut sea, fit(SAN_MARTIN, FittingOut { treasure: 1, ..of(0, 0, 0) })), "TS-2.8");
    let mut chain = of(2, 8, 8);
    chain.shot.set(BatteryPlace::Stern, Some(Shot::Chain));
    sea.battle.give(SPAIN, fit(SAN_MARTIN, chain)).unwrap();
    // The scenario gives Revenge her hold; her captain need not say it again.
    sea.battle.give(ENGLAND, Order::FitOut(BTreeMap::new())).unwrap();
    let ship = sea.ship(SAN_MARTIN);
    assert_eq!((ship.below.0, ship.powder_below), ([8, 8], 2));
    assert_eq!(ship.shot_in(BatteryPlace::Stern), Some(Shot::Chain));
    assert!(ship.is_ready(BatteryPlace::Port), "every battery starts loaded and ready");
    assert_eq!(sea.ship(REVENGE).below, [6, 4]);
    // TS-2.9: no marks, and sails that count as furled.
    assert_eq!((ship.last_move, ship.last_sails), (false, Sails::Furled));
    assert!(sea.ship(REVENGE).anchored);
    assert_eq!((sea.state().turn, sea.state().phase), (1, Phase::Orders));
}

fn quiet() -> Scene {
    Scene::new(S).ship(REVENGE, (4, 9), N, |_| {}).ship(SAN_MARTIN, (12, 4), S, |ship| ship.last_move = true)
}

#[test]
fn ts_7_1_the_phases_follow_each_other() {
    let phases = |told: &[H]| -> Vec<Phase> {
        told.iter()
            .filter_map(|h| if let H::Turns(Turns::PhaseBegan { phase }) = h { Some(*phase) } else { None })
            .collect()
    };
    let told = quiet().begin().play(&[], &[]);
    let phases_of = phases(&told);
    assert_eq!(phases_of.first(), Some(&Phase::Tokens), "without phase 2 in the Common rules");
    assert_eq!(phases_of[phases_of.len() - 3..], [Phase::Marks, Phase::Dawn, Phase::Orders]);
    let told = quiet().advanced().begin().play(&[], &[]);
    assert_eq!(phases(&told)[..2], [Phase::Steadiness, Phase::Tokens]);
}

#[test]
fn ts_8_1_every_ship_that_takes_orders_gets_a_card() {
    let mut sea = quiet().begin();
    let none = Order::cards(BTreeMap::new());
    let Err(Misfit::Refused(refusal)) = sea.battle.give(ENGLAND, none) else { panic!("refused") };
    assert_eq!(refusal.rule.0, "TS-8.1");
    let foreign = Order::cards(BTreeMap::from([(id(SAN_MARTIN), furled())]));
    let Err(Misfit::Refused(refusal)) = sea.battle.give(ENGLAND, foreign) else { panic!("refused") };
    assert_eq!(refusal.rule.0, "TS-8.1");
}

#[test]
fn ts_8_3_a_ship_that_is_locked_has_her_sails_furled() {
    let mut sea = Scene::new(S)
        .ship(REVENGE, (8, 9), N, |ship| ship.sails = Sails::Full)
        .ship(SAN_MARTIN, (9, 9), N, |_| {})
        .locked(SAN_MARTIN, REVENGE)
        .begin();
    sea.part(&[], &[]);
    assert_eq!(sea.ship(REVENGE).sails, Sails::Furled);
}

#[test]
fn ts_8_4_and_8_5_under_sail_she_must_move_and_furled_she_cannot() {
    let sea = quiet().begin();
    assert_eq!(sea.refusal(REVENGE, &battle("")), Some("TS-8.4"));
    assert_eq!(sea.refusal(REVENGE, &card(Sails::Furled, "F")), Some("TS-8.5"));
    // Even the first step costs more than she will get: head wind, and one mast left under battle sails.
    let sea = quiet()
        .with(|setup| {
            use weather_gage::rules::the_ships::ship_card::MastName::{Bonaventure, Main, Mizzen};
            let ship = setup.position.as_mut().unwrap().ships.get_mut(REVENGE).unwrap();
            ship.masts = BTreeMap::from([(Main, 3), (Mizzen, 2), (Bonaventure, 2)]);
        })
        .begin();
    assert_eq!(sea.refusal(REVENGE, &battle("")), None);
    assert_eq!(sea.refusal(REVENGE, &battle("F")), Some("TS-9.2"));
}

#[test]
fn ts_8_6_cardboard_lets_mistakes_through_and_ignores_illegal_orders() {
    let mut sea = quiet().with(|setup| setup.switches.order_entry = OrderEntry::Cardboard).begin();
    let wrong =
        OrderCard { drop: true, muskets: Some(2), pikemen: Some(DeckOrder::Up(1)), ..card(Sails::Furled, "FF") };
    let told = sea.play(&[(REVENGE, wrong)], &[]);
    assert!(!has(&told, |h| matches!(
        h,
        H::Movement(Movement::Stepped { .. } | Movement::AnchorDropped { .. })
            | H::Gunnery(Gunnery::MusketsFired { .. })
    )));
    assert_eq!(sea.lies(REVENGE), ((4, 9), N));
}

#[test]
fn ts_8_7_no_orders_for_hulks_and_burning_ships() {
    let sea = quiet()
        .advanced()
        .ship(SANTIAGO, (1, 1), S, |ship| ship.standing = Some(Standing::Surrendered))
        .with(|setup| {
            setup.position.as_mut().unwrap().ships.get_mut(REVENGE).unwrap().fire = Some(Fire::Port);
        })
        .begin();
    assert_eq!(sea.battle.awaiting(), &Awaiting::Orders(vec![SPAIN]));
    let place = sea.state().place_of(id(SANTIAGO)).unwrap();
    assert!(!sea.state().takes_orders(place));
}

#[test]
fn ts_10_1_exclusions() {
    let sea = quiet().begin();
    use weather_gage::rules::the_ships::orders::{Axle, Pivot, Turn};
    let pivot = Some(Pivot { axle: Axle::Bow, turn: Turn::Left });
    assert_eq!(sea.refusal(REVENGE, &OrderCard { pivot, ..battle("R") }), Some("TS-10.1"));
    assert_eq!(sea.refusal(REVENGE, &OrderCard { drop: true, weigh: true, ..furled() }), Some("TS-10.1"));
    let both =
        OrderCard { load: per(BatteryPlace::Port, LoadMark::Ball), range: per(BatteryPlace::Port, 3), ..furled() };
    assert_eq!(sea.refusal(REVENGE, &both), Some("TS-10.1"));
    assert_eq!(sea.refusal(REVENGE, &OrderCard { pivot, ..battle("") }), Some("TS-10.13"));
    assert_eq!(sea.refusal(REVENGE, &OrderCard { pivot, ..furled() }), None);
}

#[test]
fn ts_10_2_10_4_and_10_8_e2_one_card_with_route_load_and_musketeers() {
    let sea = quiet()
        .with(|setup| {
            setup.position.as_mut().unwrap().ships.get_mut(REVENGE).unwrap().below.musketeers = 4;
        })
        .begin();
    let card = OrderCard {
        load: per(BatteryPlace::Starboard, LoadMark::Ball),
        musketeers: Some(DeckOrder::Up(1)),
        ..battle("R")
    };
    assert_eq!(sea.refusal(REVENGE, &card), None);
    let stern = OrderCard { load: per(BatteryPlace::Stern, LoadMark::Ball), ..battle("R") };
    assert_eq!(sea.refusal(REVENGE, &stern), Some("TS-10.4"), "she has no stern guns");
}

#[test]
fn ts_10_6_to_10_10_soldiers_must_be_there() {
    let sea = quiet()
        .with(|setup| {
            let ship = setup.position.as_mut().unwrap().ships.get_mut(REVENGE).unwrap();
            (ship.below.pikemen, ship.deck.musketeers) = (3, 3);
        })
        .begin();
    let with = |change: fn(&mut OrderCard)| {
        let mut card = battle("R");
        change(&mut card);
        sea.refusal(REVENGE, &card)
    };
    assert_eq!(with(|card| card.pikemen = Some(DeckOrder::Up(1))), None);
    assert_eq!(with(|card| card.pikemen = Some(DeckOrder::Down(1))), Some("TS-10.7"));
    assert_eq!(with(|card| card.musketeers = Some(DeckOrder::Up(1))), Some("TS-10.8"));
    assert_eq!(with(|card| card.musketeers = Some(DeckOrder::Down(1))), None);
    assert_eq!(with(|card| card.muskets = Some(2)), None);
    assert_eq!(with(|card| card.muskets = Some(3)), Some("TS-10.10"));
    assert_eq!(with(|card| card.pikemen = Some(DeckOrder::Up(0))), Some("TS-10.16"));
    let sea = quiet().begin();
    assert_eq!(sea.refusal(REVENGE, &OrderCard { muskets: Some(1), ..battle("R") }), Some("TS-10.10"));
    assert_eq!(sea.refusal(REVENGE, &OrderCard { pikemen: Some(DeckOrder::Up(1)), ..battle("R") }), Some("TS-10.6"));
    assert_eq!(
        sea.refusal(REVENGE, &OrderCard { musketeers: Some(DeckOrder::Down(1)), ..battle("R") }),
        Some("TS-10.9")
    );
}

#[test]
fn ts_10_16_e4_and_e24_a_deck_order_takes_effect_when_its_step_begins() {
    // E4: pikemen come up on the second step. Head wind: the first step begins with the first token, and costs three.
    let mut sea = Scene::new(N)
        .ship(REVENGE, (4, 9), N, |ship| ship.below.pikemen = 4)
        .ship(SAN_MARTIN, (12, 4), S, |ship| ship.below.musketeers = 4)
        .begin();
    let pikes = OrderCard { pikemen: Some(DeckOrder::Up(2)), ..battle("FF") };
    let muskets = OrderCard { musketeers: Some(DeckOrder::Up(1)), ..battle("F") };
    let told = sea.play(&[(REVENGE, pikes), (SAN_MARTIN, muskets)], &[]);
    let place = |wanted: &H| told.iter().position(|h| h == wanted).unwrap();
    let beat = |beat| place(&H::Movement(Movement::BeatBegan { beat }));
    let came = |ship: &str, kind| place(&H::Movement(Movement::CameOnDeck { ship: id(ship), kind, units: 4 }));
    let musketeers = came(SAN_MARTIN, Soldiers::Musketeers);
    assert!(beat(1) < musketeers && musketeers < beat(2), "E24: on deck although her step is made in beat 3");
    let pikemen = came(REVENGE, Soldiers::Pikemen);
    assert!(beat(2) < pikemen && pikemen < beat(3));
    // With furled sails at the very start of phase 4.
    let mut sea = quiet()
        .with(|setup| {
            setup.position.as_mut().unwrap().ships.get_mut(REVENGE).unwrap().below.pikemen = 4;
        })
        .begin();
    let told = sea.play(&[(REVENGE, OrderCard { pikemen: Some(DeckOrder::Up(0)), ..furled() })], &[]);
    let came = told.iter().position(|h| matches!(h, H::Movement(Movement::CameOnDeck { .. }))).unwrap();
    assert!(came < told.iter().position(|h| *h == H::Gunnery(Gunnery::WindowOpened)).unwrap());
}

#[test]
fn ts_10_11_10_12_10_18_and_10_19_anchors() {
    let shallows = |differs: fn(&mut weather_gage::rules::the_ships::position::ShipPosition)| {
        Scene::new(S)
            .terrain(4, 10, Terrain::Shallow)
            .ship(REVENGE, (4, 9), N, differs)
            .ship(SAN_MARTIN, (12, 4), S, |_| {})
            .begin()
    };
    let drop = OrderCard { drop: true, ..furled() };
    let mut sea = shallows(|_| {});
    assert_eq!(sea.refusal(SAN_MARTIN, &drop), Some("TS-10.12"), "TS-4.1: both hexes on deep water");
    assert_eq!(sea.refusal(REVENGE, &OrderCard { drop: true, ..battle("R") }), Some("TS-10.12"));
    let told = sea.play(&[(REVENGE, drop.clone())], &[]);
    let dropped = told.iter().position(|h| *h == H::Movement(Movement::AnchorDropped { ship: id(REVENGE) })).unwrap();
    assert!(dropped < told.iter().position(|h| *h == H::Gunnery(Gunnery::WindowOpened)).unwrap());
    assert!(sea.ship(REVENGE).anchored, "TS-4.2: one hex on shallow water is enough");
    assert_eq!(sea.refusal(REVENGE, &battle("R")), Some("TS-10.11"));
    assert_eq!(sea.refusal(REVENGE, &OrderCard { weigh: true, ..battle("R") }), None);
    assert_eq!(sea.refusal(REVENGE, &OrderCard { weigh: true, ..furled() }), Some("TS-10.11"));
    let sea = shallows(|ship| ship.sails = Sails::Battle);
    assert_eq!(sea.refusal(REVENGE, &drop), Some("TS-10.12"), "her sails were not furled at the start of the turn");
    let sea = shallows(|ship| ship.aground = true);
    assert_eq!(sea.refusal(REVENGE, &drop), Some("TS-10.12"));
}

#[test]
fn ts_29_a_view_holds_no_secret_of_the_other_side() {
    let hidden = |shot, below| {
        quiet()
            .with(|setup| {
                let ship = setup.position.as_mut().unwrap().ships.get_mut(SAN_MARTIN).unwrap();
                loaded(ship, BatteryPlace::Port, shot, 3, 2);
                ship.below.pikemen = below;
                ship.powder_below = below;
            })
            .begin()
    };
    let (one, other) = (hidden(LoadMark::Ball, 0), hidden(LoadMark::Chain, 5));
    let seen = |sea: &Sea, viewer| TheShips::seen_by(sea.state(), viewer);
    assert_eq!(seen(&one, Viewer::Seat(ENGLAND)).table.ships, seen(&other, Viewer::Seat(ENGLAND)).table.ships);
    assert_eq!(seen(&one, Viewer::Bystander).table.ships, seen(&other, Viewer::Bystander).table.ships);
    assert_ne!(seen(&one, Viewer::Seat(SPAIN)).table.ships, seen(&other, Viewer::Seat(SPAIN)).table.ships);
    let laid = H::Turns(Turns::CardLaid { ship: id(SAN_MARTIN), secret: Some(full("F")) });
    let blind = H::Turns(Turns::CardLaid { ship: id(SAN_MARTIN), secret: None });
    assert_eq!(TheShips::told_to(one.state(), &laid, Viewer::Seat(ENGLAND)), Some(blind));
    assert_eq!(TheShips::told_to(one.state(), &laid, Viewer::Seat(SPAIN)), Some(laid));
    let filled = H::Turns(Turns::BoxFilled { ship: id(SAN_MARTIN), battery: BatteryPlace::Port });
    assert_eq!(TheShips::told_to(one.state(), &filled, Viewer::Seat(ENGLAND)), None);
}

#[test]
fn ts_25_5_a_ship_may_strike_and_a_side_concede() {
    let mut sea = quiet().ship(SANTIAGO, (1, 1), S, |_| {}).begin();
    let strike = Order::Cards { cards: BTreeMap::from([(id(SANTIAGO), furled())]), strike: vec![id(SAN_MARTIN)] };
    sea.battle.give(SPAIN, strike).unwrap();
    sea.battle.give(ENGLAND, Order::cards(BTreeMap::from([(id(REVENGE), furled())]))).unwrap();
    assert_eq!(sea.ship(SAN_MARTIN).standing, Standing::Surrendered);
    assert_eq!(sea.state().phase, Phase::Orders);
    sea.battle.give(SPAIN, Order::Concede).unwrap();
    sea.battle.give(ENGLAND, Order::cards(BTreeMap::from([(id(REVENGE), furled())]))).unwrap();
    use weather_gage::rules::the_ships::state::Verdict;
    assert_eq!(sea.state().result, Some(Verdict::Won(Nation::English)));
    assert!(!matches!(sea.battle.awaiting(), Awaiting::Answer(Want::Throw { .. })));
}

#[test]
fn ts_25_5_to_give_up_aloud_waits_for_nobodys_cards() {
    use weather_gage::rules::the_ships::state::Verdict;
    let cards = || Order::cards(BTreeMap::from([(id(REVENGE), furled())]));
    for sealed in [false, true] {
        let mut sea = quiet().begin();
        if sealed {
            sea.battle.give(ENGLAND, cards()).unwrap();
        }
        sea.battle.give(SPAIN, Order::GiveUp).unwrap();
        assert_eq!(sea.state().result, Some(Verdict::Won(Nation::English)), "{sealed}");
        let again = sea.battle.journal().replay().expect("the journal is played again");
        assert_eq!(again.state().result, sea.state().result);
    }
}
