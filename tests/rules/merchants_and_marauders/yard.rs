//! The shipyard and recruiting (MM-10.15 to 10.31).

use weather_gage::rules::merchants_and_marauders::happenings::{Happening, Ships};
use weather_gage::rules::merchants_and_marauders::state::{Activity, Side};
use weather_gage::rules::merchants_and_marauders::sums;
use weather_gage::rules::merchants_and_marauders::yard;

use super::common::*;

/// Red lies in Nassau and has begun a Port action.
fn in_port(red: &str, more: &str) -> Game {
    let mut game = Game::of(&of_players(&[plain("Red", red), plain("Blue", "")], more));
    game.give(Red, Order::Port);
    game
}

fn kind(game: &Game) -> ShipKind {
    game.player(Red).ship.as_ref().unwrap().kind
}

fn has(game: &Game, fitting: Fitting) -> bool {
    game.player(Red).ship.as_ref().unwrap().fittings.get(&fitting).is_some()
}

fn most(game: &Game, location: Location) -> u8 {
    sums::max(game.state(), Side::Player(Red), location)
}

#[test]
fn mm_10_15_one_visit_takes_many_orders() {
    let mut game = in_port("hull: 1, weapons: [GrapeShot]", "yards: {nassau: (kind: SwivelGuns)}");
    game.give(Red, Order::Repair(Location::Hull, 1)).give(Red, Order::BuyWeapon(Weapon::ChainShot));
    game.give(Red, Order::SellWeapon(Weapon::GrapeShot)).give(Red, Order::BuyModification);
    assert_eq!(game.player(Red).gold, 10 - 2 - 3 + 1 - 3);
    assert_eq!(game.state().turn.activities, [Activity::Yard]);
    game.give(Red, Order::AskForRumors).throw(&[1, 1, 1]);
    game.refused(Red, Order::BuyWeapon(Weapon::GrapeShot), "MM-10.1");
}

#[test]
fn mm_10_15_what_is_not_aboard_is_not_sold() {
    let mut game = in_port("", "");
    game.refused(Red, Order::SellWeapon(Weapon::GrapeShot), "MM-10.15");
}

#[test]
fn mm_10_16_and_5_11_the_old_ship_is_sold_in_the_same_step() {
    let mut game = in_port("gold: 30", "");
    game.give(Red, Order::BuyShip(ShipKind::Frigate)).pass();
    assert_eq!((kind(&game), game.player(Red).gold), (ShipKind::Frigate, 0));
    let mut game = in_port("gold: 29", "");
    game.refused(Red, Order::BuyShip(ShipKind::Frigate), "MM-10.16");
}

#[test]
fn mm_10_17_damage_and_modifications_change_what_the_old_ship_brings() {
    let game = in_port("masts: 0, crew: 0, modifications: [SwivelGuns, Chasers]", "");
    assert_eq!(yard::resale(game.state(), Red, 0), 5 + 2 - 2);
    let game = in_port("hull: 1, masts: 0, hold: 0, cannons: 0", "");
    assert_eq!(yard::resale(game.state(), Red, 0), 0, "G-9: 5 - 6");
    let game = in_port("ship: Galleon, hull: 3", "");
    assert_eq!(yard::resale(game.state(), Red, 0), 9);
}

#[test]
fn g_47_a_destroyed_location_counts_all_its_points() {
    let game = in_port("ship: Galleon, hold: 0", "");
    assert_eq!(yard::resale(game.state(), Red, 0), 10 - 5);
}

#[test]
fn mm_10_18_a_man_of_war_brings_nothing_and_is_never_sold() {
    let mut game = in_port("ship: ManOfWar, gold: 10", "");
    assert_eq!(yard::resale(game.state(), Red, 0), 0);
    game.refused(Red, Order::BuyShip(ShipKind::ManOfWar), "MM-10.15");
    game.give(Red, Order::BuyShip(ShipKind::Sloop)).pass();
    assert_eq!((kind(&game), game.player(Red).gold), (ShipKind::Sloop, 0));
}

#[test]
fn mm_10_19_any_type_is_bought_while_a_card_is_left() {
    let mut game = in_port("hull: 1", "");
    game.give(Red, Order::BuyShip(ShipKind::Sloop)).pass();
    assert_eq!((game.track(Red, Location::Hull), game.player(Red).gold), (2, 10 + 4 - 10));
    let players = ["Red", "Blue", "Yellow", "Green"].map(|colour| plain(colour, ""));
    let mut game = Game::of(&of_players(&players, ""));
    game.give(Red, Order::Port).refused(Red, Order::BuyShip(ShipKind::Sloop), "MM-10.19");
    assert_eq!(yard::cards_left(game.state(), ShipKind::Flute), 4);
}

#[test]
fn mm_10_20_the_first_big_ship_of_a_captain_brings_a_point() {
    let mut game = in_port("gold: 90", "");
    game.give(Red, Order::BuyShip(ShipKind::Frigate)).pass();
    assert_eq!(game.player(Red).glory, 1);
    game.give(Red, Order::BuyShip(ShipKind::Galleon)).pass();
    assert_eq!((game.player(Red).glory, game.player(Red).big_ship), (1, true));
    let mut game = in_port("gold: 90", "");
    game.give(Red, Order::BuyShip(ShipKind::Flute)).pass();
    assert_eq!((game.player(Red).glory, game.player(Red).big_ship), (0, false));
}

#[test]
fn mm_10_21_what_is_aboard_goes_over() {
    let aboard = "gold: 60, weapons: [ChainShot], cargo: [\"RU-1\", \"RU-2\"], specialists: [\"GL-01\"]";
    let mut game = in_port(aboard, "");
    game.give(Red, Order::BuyShip(ShipKind::Galleon)).pass();
    let red = game.player(Red);
    assert!(red.weapons.contains(&Weapon::ChainShot));
    assert_eq!((red.cargo.len(), red.specialists.len(), red.gold), (2, 1, 30));
}

#[test]
fn mm_10_22_and_5_12_the_crew_goes_over_as_far_as_there_is_room() {
    let mut game = in_port("ship: Frigate, gold: 40", "");
    game.give(Red, Order::BuyShip(ShipKind::Flute)).pass();
    assert_eq!((game.track(Red, Location::Crew), game.track(Red, Location::Hold)), (1, 4));
    let mut game = in_port("crew: 1, gold: 40", "");
    game.give(Red, Order::BuyShip(ShipKind::Frigate)).pass();
    assert_eq!((game.track(Red, Location::Crew), most(&game, Location::Crew)), (1, 3));
}

#[test]
fn mm_10_23_repair_costs_two_a_point_and_never_the_crew() {
    let mut game = in_port("ship: Frigate, hull: 1, crew: 1, gold: 3", "");
    game.refused(Red, Order::Repair(Location::Crew, 1), "MM-10.23");
    game.refused(Red, Order::Repair(Location::Hull, 3), "MM-10.23");
    game.refused(Red, Order::Repair(Location::Hull, 0), "MM-10.23");
    game.refused(Red, Order::Repair(Location::Hull, 2), "MM-10.23");
    game.give(Red, Order::Repair(Location::Hull, 1));
    assert_eq!((game.track(Red, Location::Hull), game.player(Red).gold), (2, 1));
}

#[test]
fn mm_10_23_a_used_reinforced_hull_is_restored_for_three() {
    let mut game = in_port("modifications: [ReinforcedHull], used: [ReinforcedHull]", "");
    game.give(Red, Order::Restore);
    assert_eq!(game.player(Red).gold, 7);
    game.refused(Red, Order::Restore, "MM-10.23");
}

#[test]
fn mm_10_24_one_weapon_of_each_kind() {
    let mut game = in_port("", "");
    game.give(Red, Order::BuyWeapon(Weapon::GrapplingHooks));
    assert_eq!(game.player(Red).gold, 7);
    game.refused(Red, Order::BuyWeapon(Weapon::GrapplingHooks), "MM-10.24");
    assert_eq!(yard::weapons_left(game.state(), Weapon::GrapplingHooks), 3);
}

#[test]
fn mm_10_25_the_only_modification_on_sale_lies_here() {
    let mut game = in_port("", "yards: {nassau: (kind: Chasers)}");
    game.give(Red, Order::BuyModification);
    assert!(has(&game, Fitting::Chasers));
    assert_eq!((game.player(Red).gold, game.state().yards.get(&Zone::Nassau)), (7, None));
    game.refused(Red, Order::BuyModification, "MM-10.25");
}

#[test]
fn mm_10_26_no_two_of_one_kind() {
    let mut game = in_port("modifications: [Chasers]", "yards: {nassau: (kind: Chasers)}");
    game.refused(Red, Order::BuyModification, "MM-10.26");
}

#[test]
fn mm_10_27_modifications_stay_behind_but_in_st_john() {
    let players = [plain("Red", "at: Port(st_john), modifications: [SwivelGuns]"), plain("Blue", "")];
    let mut game = Game::of(&format!("players: [{}]", players.join(", ")));
    game.give(Red, Order::Port).give(Red, Order::BuyShip(ShipKind::Flute));
    game.choose("use-st_john").pass();
    assert_eq!(game.options(), ["swivel-guns", "enough"]);
    game.choose("swivel-guns").pass();
    assert!(has(&game, Fitting::SwivelGuns));
    assert_eq!(game.player(Red).gold, 5, "a token that goes over adds nothing to the price");
    let mut game = Game::of(&format!("players: [{}]", players.join(", ")));
    game.give(Red, Order::Port).give(Red, Order::BuyShip(ShipKind::Flute)).choose("pass");
    game.settle(1);
    assert!(!has(&game, Fitting::SwivelGuns));
    assert_eq!(game.player(Red).gold, 6);
}

#[test]
fn mm_10_28_tokens_of_a_sold_ship_go_face_down_into_ports_without_one() {
    let mut game = in_port("modifications: [SwivelGuns, Chasers]", "");
    game.give(Red, Order::BuyShip(ShipKind::Flute));
    assert!(matches!(game.why(), Why::Fittings));
    game.deal(&[]);
    assert!(matches!(game.why(), Why::Scatter { by: Red, left: 2 }));
    let free = game.options();
    assert_eq!(free.len(), 2);
    game.choose(&free[1]);
    assert!(game.is_settled(), "one port is left for the last token");
    assert_eq!(game.state().yards.len(), 16);
    let hidden: Vec<_> = game.told.iter().map(|told| told.as_told(&|_| true)).collect();
    let placed = |told: &&Happening| format!("{told:?}").starts_with("FittingPlaced");
    assert!(hidden.iter().filter(placed).all(|told| format!("{told:?}").contains("fitting: None")));
}

#[test]
fn mm_10_29_a_bonus_raises_value_and_maximum_but_a_man_must_be_recruited() {
    let mut game = in_port("hold: 1", "yards: {nassau: (kind: EnlargedHold)}");
    game.give(Red, Order::BuyModification);
    assert_eq!((game.track(Red, Location::Hold), most(&game, Location::Hold)), (2, 3));
    let mut game = in_port("", "yards: {nassau: (kind: ExtraHammocks)}");
    game.give(Red, Order::BuyModification);
    assert_eq!((game.track(Red, Location::Crew), most(&game, Location::Crew)), (2, 3));
    let fitted =
        Ships::FittingTaken { by: Red, fitting: Fitting::ExtraHammocks, from: Zone::Nassau, raises: Vec::new() };
    assert!(game.has(fitted));
}

#[test]
fn mm_10_29_damage_takes_the_point_and_repair_brings_it_back() {
    let mut game = in_port("modifications: [EnlargedHold], hold: 1", "");
    game.give(Red, Order::Repair(Location::Hold, 2));
    assert_eq!(game.track(Red, Location::Hold), 3);
}

#[test]
fn g_41_a_point_above_five_has_no_effect() {
    let mut game = in_port("ship: Galleon, hold: 3", "yards: {nassau: (kind: EnlargedHold)}");
    game.give(Red, Order::BuyModification);
    assert_eq!((game.track(Red, Location::Hold), most(&game, Location::Hold)), (3, 5));
    assert_eq!(yard::resale(game.state(), Red, 0), 10 + 1 - 2);
}

#[test]
fn mm_10_30_changed_values_are_the_ships_values() {
    let game = in_port("modifications: [SailsAndRigging, ExtraCannonPorts, EnlargedHold]", "");
    assert_eq!(sums::manoeuvre(game.state(), Side::Player(Red)), 5);
    assert_eq!((game.track(Red, Location::Cannons), game.track(Red, Location::Hold)), (2, 3));
}

#[test]
fn mm_10_31_success_fills_the_crew_free() {
    let mut game = in_port("ship: Frigate, crew: 0", "");
    game.give(Red, Order::Recruit).throw(&[1, 6, 1]);
    assert_eq!((game.track(Red, Location::Crew), game.player(Red).gold), (3, 10));
    game.refused(Red, Order::Recruit, "MM-10.1");
}

#[test]
fn mm_10_31_after_a_failure_a_man_costs_two() {
    let mut game = in_port("ship: Frigate, crew: 0, gold: 5", "");
    game.give(Red, Order::Recruit).throw(&[1, 2, 3]);
    assert_eq!(game.options(), ["amount-0", "amount-1", "amount-2"]);
    game.choose("amount-1");
    assert_eq!((game.track(Red, Location::Crew), game.player(Red).gold), (1, 3));
}

#[test]
fn mm_10_31_a_full_crew_recruits_nobody() {
    let mut game = in_port("", "");
    game.refused(Red, Order::Recruit, "MM-10.31");
}

#[test]
fn g_42_a_crew_of_nobody_recruits_in_any_port() {
    let mut game = in_port("crew: 0, at: Port(aruba)", "");
    game.give(Red, Order::Recruit).throw(&[6, 1, 1]);
    assert_eq!(game.track(Red, Location::Crew), 2);
}
