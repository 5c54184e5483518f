//! Sinking, splitting, scuttling (PC-8.4 to 8.13), Eternal ships (PC-13.1 to 13.4), and coming home (PC-13.36).

use weather_gage::rules::pirates::causes::Doom;
use weather_gage::rules::pirates::happenings::Guns;

use super::common::{Black, Game, Order, Red, Task, n};
use super::shots::{THREE, duel, fire};

const HOMES: &str = "islands: [(id: \"r\", shape: Rect(-600, 300, -540, 360), home: Red),
    (id: \"b\", shape: Rect(600, 300, 660, 360), home: Black)]";

/// Red hits Black's derelict `x`.
fn sunk(x: &str, more: &str) -> Game {
    let mut game = duel(THREE, &format!("{x}, masts: []"), more);
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[6]);
    game
}

#[test]
fn pc_8_4_to_8_6_crew_go_and_coins_are_dealt_to_whoever_sank_her_first() {
    let mut game =
        sunk("card: Plain(masts: 3), crew: [\"captain:spain\"], coins: [5, 1, 2], uniques: [\"rum\"]", HOMES);
    game.deal(&[2, 0, 1]);
    assert_eq!((game.bank(Red), game.bank(Black)), (vec![2, 1], vec![5]));
    assert!(game.just(Guns::Sunk { unit: n("x"), cause: Doom::Shot(n("a")), kept: false }));
    assert_eq!(game.told_as("CrewEliminated"), 1);
    assert!(game.player(Red).banked.iter().all(|coin| coin.up), "the share is turned face up (PC-8.6)");
}

#[test]
fn pc_8_5_a_single_coin_is_the_shooters() {
    let game = sunk("card: Plain(masts: 3), coins: [4]", HOMES);
    assert_eq!((game.bank(Red), game.bank(Black)), (vec![4], vec![]));
}

#[test]
fn pc_17_1_the_share_of_a_sunk_ship_may_win_at_once() {
    let seats = "starting_gold: 34, seats: [(flag: Red, banked: [7, 7, 3]), (flag: Black)]";
    let game = sunk("card: Plain(masts: 3), coins: [1]", &format!("{HOMES}, {seats}"));
    assert!(game.is_over());
}

#[test]
fn pc_13_11_ransom_pays_whoever_sank_the_ship() {
    let game = sunk("card: Plain(masts: 3), crew: [\"bratley\"]", HOMES);
    assert_eq!(game.bank(Red), [1]);
}

#[test]
fn pc_13_1_and_13_2_an_eternal_ship_comes_home_without_masts_and_treasure_but_with_her_crew() {
    let x = "card: Plain(masts: 3, keywords: [Eternal]), crew: [\"captain:spain\"], coins: [5], uniques: [\"rum\"]";
    let mut game = sunk(x, HOMES);
    assert_eq!(game.bank(Red), [5], "her coins are split first (PC-13.2)");
    let ship = game.ship("x");
    assert_eq!((ship.standing(), ship.crew.len(), ship.coins.len(), ship.uniques.len()), (0, 1, 0, 0));
    assert_eq!((ship.docked, ship.waits), (Some(n("b")), false));
    game.refuses(fire(2, "x"), "PC-6.9");
    game.end_turn().task("x", Task::Repair(2));
    assert_eq!(game.masts("x"), [2]);
}

#[test]
fn pc_13_4_a_captured_eternal_ship_goes_to_the_home_of_her_present_controller() {
    let game = sunk("card: Plain(masts: 3, keywords: [Eternal]), owner: Red", HOMES);
    assert_eq!(game.ship("x").docked, Some(n("b")));
}

#[test]
fn ut_08_the_figurehead_saves_the_ship_with_everything_aboard_and_is_gone() {
    let x = "card: Plain(masts: 3), crew: [\"captain:spain\"], coins: [5], uniques: [\"neptunes-figurehead\"]";
    let game = sunk(x, HOMES);
    assert_eq!((game.masts("x"), game.crew("x").len()), (vec![1, 2, 3], 1));
    assert!(game.ship("x").uniques.is_empty());
    assert_eq!((game.bank(Red), game.bank(Black)), (vec![], vec![5]), "at home she unloads (PC-6.5)");
}

#[test]
fn pc_14_14_a_kraken_lets_go_of_a_ship_that_sinks() {
    let kraken = "krakens: [(id: \"k\", card: \"kraken-fearsome\", flag: Red, at: (0, 60), embraces: \"x\")]";
    let game = sunk("card: Plain(masts: 3)", &format!("{HOMES}, {kraken}"));
    assert_eq!(game.kraken("k").embraces, None);
}

// ---- scuttling

fn derelict() -> Game {
    duel(
        THREE,
        "card: Plain(masts: 3), masts: [], coins: [3, 2], crew: [\"captain:spain\"]",
        &format!("to_move: Black, {HOMES}"),
    )
}

#[test]
fn pc_8_8_to_8_12_on_5_or_6_she_goes_down_in_the_opening_of_the_next_turn_and_nothing_is_split() {
    let mut game = derelict();
    game.order(Order::Scuttle(n("x"))).throw(&[5]);
    assert!(game.ship("x").going_down && game.ship("x").is_derelict());
    game.refuses(Order::Scuttle(n("x")), "PC-8.9").end_turn();
    assert!(game.state().ship(n("x")).is_some(), "not before her controller's turn");
    game.end_turn();
    assert!(game.state().ship(n("x")).is_none());
    assert_eq!(
        (game.bank(Red), game.bank(Black), game.state().removed),
        (vec![], vec![], 5 + game.state().removed - 5)
    );
}

#[test]
fn pc_8_9_one_attempt_a_turn_and_another_in_the_next() {
    let mut game = derelict();
    game.order(Order::Scuttle(n("x"))).throw(&[4]).refuses(Order::Scuttle(n("x")), "PC-8.9");
    assert!(!game.ship("x").going_down);
    game.end_turn().end_turn().order(Order::Scuttle(n("x"))).throw(&[6]);
    assert!(game.ship("x").going_down);
}

#[test]
fn pc_8_8_only_own_derelicts_are_scuttled_in_the_own_turn() {
    let mut game = derelict();
    game.refuses(Order::Scuttle(n("far")), "PC-8.8").refuses(Order::Scuttle(n("a")), "PC-4.3");
    game.end_turn().refuses(Order::Scuttle(n("x")), "PC-4.3");
}

#[test]
fn pc_13_3_and_8_12_an_eternal_ship_that_is_scuttled_goes_home() {
    let x = "card: Plain(masts: 3, keywords: [Eternal]), masts: [], going_down: true";
    let mut game = duel(THREE, x, HOMES);
    game.end_turn();
    assert_eq!((game.ship("x").docked, game.ship("x").going_down), (Some(n("b")), false));
}

#[test]
fn pc_13_36_a_ship_without_a_home_island_waits_off_the_table() {
    let mut game = sunk("card: Plain(masts: 3, keywords: [Eternal])", "islands: []");
    assert!(game.ship("x").waits);
    assert!(game.just(Guns::WaitsForHome { unit: n("x") }));
    game.refuses(fire(2, "x"), "PC-13.36");
    assert_eq!(game.state().to_move, Red);
    game.end_turn();
    assert_eq!(game.state().to_move, Black);
    game.refuses(Order::Order(n("x"), Task::Move), "PC-13.36");
}
