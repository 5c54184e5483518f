//! Goods between ship, dock, chest and islands; gains and prices (DR-5).

use weather_gage::rules::dead_reckoning::happenings::{Marks, Stow, Stowing};
use weather_gage::rules::dead_reckoning::legal;
use weather_gage::rules::dead_reckoning::printed::things::Achievement;

use super::scene::*;

fn laid(hold: Hold, cargo: u8, gold: u8) -> weather_gage::rules::dead_reckoning::goods::Holds {
    [(hold, goods(cargo, gold))].into()
}

#[test]
fn dr_5_6_and_5_9_in_the_harbour_goods_come_and_go_from_dock_and_chest() {
    let mut game = Game::in_turn("players: [(colour: Purple, dock: 3, chest: 29), (colour: Green)]");
    assert_eq!(game.refused(ACTIVE, Order::Load(laid(Hold::A, 4, 0))), "DR-5.6");
    game.give(ACTIVE, Order::Load(laid(Hold::A, 3, 1)));
    let player = game.player(Purple);
    assert_eq!((player.dock, player.chest, player.slot(Hold::A).goods), (0, 28, goods(3, 1)));
    assert_eq!(game.refused(ACTIVE, Order::Unload(laid(Hold::A, 4, 0))), "DR-5.9");
    game.give(ACTIVE, Order::Unload(laid(Hold::A, 2, 1)));
    assert_eq!((game.player(Purple).dock, game.player(Purple).chest), (2, 29));
    assert!(!game.has(&H::Marks(Marks::Achieved { by: Purple, what: Achievement::Capitalist })), "29 is not 30");
}

#[test]
fn dr_5_1_and_5_2_gold_goes_into_the_chest_and_makes_a_capitalist_there() {
    let mut game =
        Game::in_turn("players: [(colour: Purple, chest: 29, holds: {D: (gold: 1, cargo: 1)}), (colour: Green)]");
    game.give(ACTIVE, Order::Unload(laid(Hold::D, 1, 1)));
    assert_eq!((game.player(Purple).dock, game.player(Purple).chest), (1, 30));
    assert!(game.has(&H::Marks(Marks::Achieved { by: Purple, what: Achievement::Capitalist })));
}

#[test]
fn dr_5_3_and_5_4_a_hold_takes_no_more_than_it_has_room_for() {
    let mut game = Game::in_turn("players: [(colour: Purple, dock: 9, upgrades: {B: [\"UB-1\"]}), (colour: Green)]");
    for (hold, room) in [(Hold::A, 4), (Hold::B, 3), (Hold::C, 0), (Hold::D, 3)] {
        assert_eq!(game.refused(ACTIVE, Order::Load(laid(hold, room + 1, 0))), "DR-5.3", "{hold:?}");
    }
    game.give(ACTIVE, Order::Load(laid(Hold::A, 3, 0)));
    assert_eq!(game.refused(ACTIVE, Order::Load(laid(Hold::A, 2, 0))), "DR-5.3");
    game.give(ACTIVE, Order::Load(laid(Hold::A, 1, 0)));
}

const ISLAND: &str = "id: \"IS-01\", at: \"r1c1\", goods: (cargo: 3, gold: 2)";

fn off(island: &str, purple: &str, green: &str) -> Game {
    Game::in_turn(&format!(
        "players: [(colour: Purple, at: \"r1c1\", {purple}), (colour: Green, {green})], islands: [({ISLAND}, {island})]"
    ))
}

#[test]
fn dr_5_7_goods_are_loaded_from_an_island_under_control_alone() {
    let mut game = off("cubes: {Purple: 3}", "", "");
    game.give(ACTIVE, Order::Load(laid(Hold::D, 1, 2)));
    assert_eq!(game.player(Purple).slot(Hold::D).goods, goods(1, 2));
    assert_eq!(game.state().islands()[0].goods, goods(2, 0));
    assert_eq!(game.refused(ACTIVE, Order::Load(laid(Hold::A, 3, 0))), "DR-5.7");
    assert_eq!(off("cubes: {Purple: 2}", "", "").refused(ACTIVE, Order::Load(laid(Hold::D, 1, 0))), "DR-5.7");
    let mut open =
        Game::in_turn("players: [(colour: Purple, at: \"r1c1\"), (colour: Green)], sea: {\"r1c1\": (id: \"OS1\")}");
    assert_eq!(open.refused(ACTIVE, Order::Load(laid(Hold::D, 1, 0))), "DR-5.7", "no island at all");
}

#[test]
fn dr_5_8_and_9_9_to_9_13_a_pirate_closes_the_island_to_its_owner_too() {
    let mut game = off("cubes: {Purple: 3}", "holds: {A: (cargo: 1)}", "at: \"r1c1\", pirate: true");
    assert_eq!(game.refused(ACTIVE, Order::Load(laid(Hold::D, 1, 0))), "DR-5.8");
    assert_eq!(game.refused(ACTIVE, Order::Unload(laid(Hold::A, 1, 0))), "DR-5.8");
    off("cubes: {Purple: 3}", "pirate: true", "at: \"r1c1\"").give(ACTIVE, Order::Load(laid(Hold::D, 1, 0)));
}

#[test]
fn dr_5_10_and_5_11_goods_are_unloaded_on_any_island_without_walls() {
    let mut game = off("cubes: {Green: 3}", "holds: {A: (cargo: 1, gold: 2)}", "");
    game.give(ACTIVE, Order::Unload(laid(Hold::A, 1, 2)));
    assert_eq!(game.state().islands()[0].goods, goods(4, 4));
    for walls in ["Fort", "Garrison"] {
        let mut walled = off(&format!("cubes: {{Green: 3}}, buildings: [{walls}]"), "holds: {A: (cargo: 1)}", "");
        assert_eq!(walled.refused(ACTIVE, Order::Unload(laid(Hold::A, 1, 0))), "DR-5.10");
    }
    let mut own = off("cubes: {Purple: 3}, buildings: [Fort]", "holds: {A: (cargo: 1)}", "");
    own.give(ACTIVE, Order::Unload(laid(Hold::A, 1, 0)));
    let sea = "players: [(colour: Purple, at: \"r1c1\", holds: {A: (cargo: 1)}), (colour: Green)], sea: {\"r1c1\": (id: \"OS1\")}";
    assert_eq!(Game::in_turn(sea).refused(ACTIVE, Order::Unload(laid(Hold::A, 1, 0))), "DR-5.10", "onto the open sea");
}

#[test]
fn dr_5_14_goods_are_loaded_in_the_own_main_phase() {
    let mut game = Game::in_turn("players: [(colour: Purple, at: \"r1c1\"), (colour: Green, dock: 2)]");
    assert_eq!(game.refused(ACTIVE, Order::Load([].into())), "DR-5.14", "nothing is nothing to load");
    game.give(ACTIVE, Order::EndMain);
    assert_eq!(game.refused(ACTIVE, Order::Load(laid(Hold::A, 1, 0))), "DR-5.14");
}

#[test]
fn dr_5_15_and_5_16_a_gain_goes_where_it_says_wherever_the_ship_is() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, at: \"r4c1\", in_play: [\"SA-CAB@4\", \"SA-CAB#2@1+E1-03t\", \"SA-GUN@1\"]), (colour: Green)]",
    );
    game.give(ACTIVE, employ("ability: \"SA-GUN#1/1/0\""));
    assert_eq!(game.player(Purple).dock, 1);
    let (ability, chest) = ("ability: \"SA-CAB#1/4/0\"", game.player(Purple).chest);
    assert_eq!(game.refused(ACTIVE, employ(&format!("{ability}, gain: (holds: {{A: (cargo: 5)}})"))), "DR-5.15");
    assert_eq!(game.refused(ACTIVE, employ(&format!("{ability}, gain: (holds: {{D: (cargo: 4)}})"))), "DR-5.3");
    assert_eq!(game.refused(ACTIVE, employ(&format!("{ability}, gain: (home: (gold: 1))"))), "DR-5.15");
    game.give(ACTIVE, employ(&format!("{ability}, gain: (holds: {{D: (cargo: 3)}})")));
    assert_eq!(
        (game.player(Purple).slot(Hold::D).goods, game.player(Purple).dock),
        (goods(3, 0), 2),
        "the rest goes home"
    );
    game.give(ACTIVE, employ("ability: \"SA-CAB#2/bottom/0\""));
    assert_eq!(game.player(Purple).chest, chest + 1);
    let gun = employ("ability: \"SA-GUN#1/1/0\", gain: (holds: {A: (cargo: 1)})");
    let mut other = Game::in_turn("players: [(colour: Purple, in_play: [\"SA-GUN@1\"]), (colour: Green)]");
    assert_eq!(other.refused(ACTIVE, gun), "DR-5.15", "a gain to the dock goes to the dock");
}

#[test]
fn dr_5_17_what_does_not_fit_makes_room_or_goes_back() {
    let text =
        "players: [(colour: Purple, at: \"r1c1\", holds: {A: (cargo: 4), D: (gold: 3)}, in_play: [\"SA-CAB@1+E2-02\"]),
        (colour: Green)], islands: [(id: \"IS-01\", at: \"r1c1\")]";
    let mut game = Game::in_turn(text);
    game.give(ACTIVE, employ("ability: \"SA-CAB#1/middle/0\""));
    assert!(game.options().contains(&"unload-d-gold".to_owned()), "the ship lies at an island: {:?}", game.options());
    game.choose("overboard-a-cargo");
    game.choose("island");
    assert!(game.has(&H::Stowing(Stowing::Stowed {
        by: Purple,
        good: weather_gage::rules::dead_reckoning::goods::Good::Cargo,
        to: Stow::Island
    })));
    assert_eq!((game.player(Purple).aboard(), game.state().islands()[0].goods), (goods(4, 3), goods(1, 0)));
}

#[test]
fn dr_5_18_to_5_20_a_price_is_paid_in_full_from_where_it_says() {
    let text = "players: [(colour: Purple, damage: 2, dock: 1, holds: {A: (cargo: 2)}, in_play: [\"SA-CAB@3\"]), (colour: Green)]";
    let mut game = Game::in_turn(text);
    let pay = |split: &str| employ(&format!("ability: \"SA-CAB#1/3/1\", pay: ({split})"));
    assert_eq!(game.refused(ACTIVE, pay("")), "DR-5.19");
    assert_eq!(game.refused(ACTIVE, pay("home: (cargo: 2)")), "DR-5.19", "there is one on the dock");
    assert_eq!(
        game.refused(ACTIVE, pay("home: (cargo: 1), holds: {A: (cargo: 2)}")),
        "DR-5.19",
        "no more than the price"
    );
    assert_eq!(game.refused(ACTIVE, pay("home: (gold: 2)")), "DR-5.19", "gold is no cargo");
    let ways = legal::orders(game.state(), ACTIVE).into_iter().filter(|order| matches!(order, Order::Employ(_)));
    assert_eq!(ways.count(), 3, "the gain, and two ways to pay");
    game.give(ACTIVE, pay("home: (cargo: 1), holds: {A: (cargo: 1)}"));
    let player = game.player(Purple);
    assert_eq!((player.dock, player.aboard(), player.damage), (0, goods(1, 0), 1));
}
