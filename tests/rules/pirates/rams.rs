//! Ramming and pinning (PC-7.1 to 7.12, 7.19).

use weather_gage::rules::pirates::contacts;
use weather_gage::rules::pirates::happenings::{Rams, Sailing};

use super::common::{Black, Game, L, Order, Red, S, Task, Why, deg, n};
use super::sailing::{lies, moves, stopped};

const TABLE: &str = "table: (from: (-700, -500), to: (1500, 1000))";

/// Red's `a` lies 61.75 mm off the side of Black's four-master `x` (check value 4).
pub fn alongside(a: &str, x: &str, more: &str) -> Game {
    Game::of(&format!(
        "{TABLE}, ships: [(id: \"a\", flag: Red, at: (40, -10), heading: 0, {a}),
            (id: \"x\", flag: Black, at: (150, 0), heading: 90, {x})], {more}"
    ))
}

pub const THREE: &str = "card: Plain(masts: 3)";
pub const FOUR: &str = "card: Plain(masts: 4)";

/// Sails up to the enemy's side.
pub fn contact(game: &mut Game) {
    moves(game, "a");
    game.order(Order::Segment(L, deg(0)));
}

#[test]
fn pc_18_25_4_and_7_1_a_stop_at_the_side_may_ram() {
    let mut game = alongside(THREE, FOUR, "");
    contact(&mut game);
    assert!(game.told.contains(&stopped("a", 6_175, Some("x")).into()), "{:?}", game.last());
    assert_eq!(*game.why(), Why::RamOrNot { unit: n("a"), target: n("x") });
    assert_eq!((game.asked(), game.options()), (Red, vec!["ram".to_owned(), "none".to_owned()]));
}

#[test]
fn pc_7_7_bow_against_bow_rams_and_pins_nobody() {
    let ships = "ships: [(id: \"a\", card: Plain(masts: 3), flag: Red, at: (40, 36), heading: 0),
        (id: \"x\", card: Plain(masts: 4), flag: Black, at: (150, 0), heading: 90)]";
    let mut game = Game::of(&format!("{TABLE}, {ships}"));
    contact(&mut game);
    assert!(game.has(stopped("a", 6_903, Some("x"))), "{:?}", game.last());
    assert!(game.is_settled(), "no ram is offered");
    assert!(contacts::bow_to_bow(game.state(), n("a"), n("x")));
    assert_eq!(contacts::pinned_by(game.state(), n("a")), None);
    assert_eq!(contacts::pinned_by(game.state(), n("x")), None);
}

#[test]
fn pc_7_2_a_die_above_the_masts_takes_one_of_their_choice() {
    let mut game = alongside(THREE, FOUR, "");
    contact(&mut game);
    game.choose("ram").throw(&[5]);
    assert_eq!(game.asked(), Black, "the enemy chooses the mast");
    game.choose("mast-3");
    assert_eq!(game.masts("x"), [1, 2, 4]);
    assert!(game.has(Rams::RamStruck { unit: n("a"), target: n("x"), face: 5 }));
    assert!(game.ship("a").rammed);
}

#[test]
fn pc_7_2_and_7_3_a_die_not_above_the_masts_misses() {
    for face in [1, 4] {
        let mut game = alongside(THREE, FOUR, "");
        contact(&mut game);
        game.choose("ram").throw(&[face]);
        assert_eq!(game.masts("x").len(), 4);
        assert!(game.has(Rams::RamMissed { unit: n("a"), target: n("x"), face }));
    }
}

#[test]
fn pc_7_4_no_die_is_rolled_against_a_derelict() {
    let mut game = alongside(THREE, "card: Plain(masts: 4), masts: []", "");
    contact(&mut game);
    game.choose("ram");
    assert_eq!(*game.why(), Why::BoardOrNot { unit: n("a"), against: n("x") });
    game.choose("none").choose("none");
    assert!(game.is_settled());
    assert_eq!(contacts::pinned_by(game.state(), n("a")), None, "a derelict holds nobody");
}

#[test]
fn pc_7_8_and_7_9_who_touches_with_the_bow_is_pinned_rammed_or_not() {
    let mut game = alongside(THREE, FOUR, "");
    contact(&mut game);
    game.choose("none");
    assert!(game.has(Rams::Pinned { unit: n("a"), by: n("x") }));
    assert_eq!(contacts::pinned_by(game.state(), n("a")), Some(n("x")));
    assert_eq!(contacts::pinned_by(game.state(), n("x")), None);
    game.end_turn().end_turn();
    game.refuses(Order::Order(n("a"), Task::Move), "PC-7.10");
}

#[test]
fn pc_7_11_the_pin_ends_when_the_enemy_sails_away() {
    let mut game = alongside(THREE, FOUR, "");
    contact(&mut game);
    game.choose("none").end_turn();
    moves(&mut game, "x");
    game.order(Order::Segment(S, deg(90))).order(Order::EndSailing);
    assert!(game.has(Rams::Unpinned { unit: n("a"), by: n("x") }));
    game.end_turn();
    moves(&mut game, "a");
}

#[test]
fn pc_7_9_a_ram_that_makes_a_derelict_pins_nobody() {
    let mut game = alongside(THREE, "card: Plain(masts: 4), masts: [2]", "");
    contact(&mut game);
    game.choose("ram").throw(&[2]);
    assert!(game.ship("x").is_derelict());
    game.choose("none").choose("none");
    assert_eq!(game.told_as("Pinned"), 0);
}

#[test]
fn pc_7_12_and_13_20_and_ab_08_galleys_pin_not_and_are_not_pinned() {
    let galley = "card: Plain(masts: 4, keywords: [Galley])";
    for (a, x) in [("card: Plain(masts: 3, keywords: [Galley])", FOUR), (THREE, galley)] {
        let mut game = alongside(a, x, "");
        contact(&mut game);
        game.choose("none");
        assert_eq!(contacts::pinned_by(game.state(), n("a")), None);
    }
    let mut game = alongside("card: Plain(masts: 3, abilities: [Unpinnable])", FOUR, "");
    contact(&mut game);
    game.choose("none");
    assert_eq!(contacts::pinned_by(game.state(), n("a")), None);
}

#[test]
fn pc_13_21_a_galley_that_rams_rolls_no_die_but_boarding_may_follow() {
    let mut game = alongside("card: Plain(masts: 3, keywords: [Galley])", FOUR, "");
    contact(&mut game);
    game.choose("ram");
    assert_eq!(*game.why(), Why::BoardOrNot { unit: n("a"), against: n("x") });
}

#[test]
fn ab_07_a_ram_proof_ship_loses_no_mast() {
    let mut game = alongside(THREE, "card: Plain(masts: 4, abilities: [RamProof])", "");
    contact(&mut game);
    game.choose("ram");
    assert_eq!(*game.why(), Why::BoardOrNot { unit: n("a"), against: n("x") });
}

#[test]
fn pc_13_14_no_pivot_in_a_turn_with_a_ram() {
    let mut game = alongside("card: Plain(masts: 3, keywords: [Schooner])", "card: Plain(masts: 4), masts: []", "");
    contact(&mut game);
    game.choose("ram").choose("none").choose("none");
    game.refuses(Order::Pivot(n("a"), deg(90)), "PC-13.14");
}

#[test]
fn pc_7_6_of_two_enemies_touched_at_once_one_is_rammed() {
    let ships = "ships: [(id: \"a\", card: Plain(masts: 3), flag: Red, at: (0, 0), heading: 0),
        (id: \"x\", card: Plain(masts: 3), flag: Black, at: (100, 46.9), heading: 90),
        (id: \"y\", card: Plain(masts: 3), flag: Black, at: (100, -46.9), heading: 270)]";
    let mut game = Game::of(&format!("{TABLE}, {ships}"));
    contact(&mut game);
    if matches!(game.why(), Why::RamWhom { .. }) {
        assert_eq!(game.options(), ["x", "y"]);
        game.choose("y");
        assert_eq!(*game.why(), Why::RamOrNot { unit: n("a"), target: n("y") });
    } else {
        panic!("both sterns are touched: {:?}", game.why());
    }
}

#[test]
fn pc_13_32_and_13_7_ships_under_parley_and_ghosts_are_not_rammed() {
    let safe =
        ["card: Plain(masts: 4), untouchable: true", "card: Plain(masts: 4, keywords: [GhostShip]), ghost: true"];
    for x in safe {
        let mut game = alongside(THREE, x, "");
        contact(&mut game);
        assert!(game.has(stopped("a", 6_175, Some("x"))), "{:?}", game.last());
        assert!(game.is_settled());
    }
}

#[test]
fn pc_5_9_a_ship_that_she_touched_when_she_set_out_is_no_contact() {
    let ships = "ships: [(id: \"a\", card: Plain(masts: 3), flag: Red, at: (0, 0), heading: 0),
        (id: \"x\", card: Plain(masts: 3), flag: Black, at: (0, 20.3), heading: 0, masts: [])]";
    let mut game = Game::of(&format!("{TABLE}, {ships}"));
    moves(&mut game, "a");
    game.order(Order::Segment(S, deg(0)));
    assert_eq!(lies(&game, "a"), (5_750, 0, 0));
    assert_eq!(game.told_as("Stopped"), 0);
    assert!(game.is_settled());
}

#[test]
fn pc_5_8_a_friend_stops_her_too_and_is_not_rammed() {
    let ships = "ships: [(id: \"a\", card: Plain(masts: 3), flag: Red, at: (40, -10), heading: 0),
        (id: \"b\", card: Plain(masts: 4), flag: Red, at: (150, 0), heading: 90),
        (id: \"x\", card: Plain(masts: 1), flag: Black, at: (-500, 0), heading: 0)]";
    let mut game = Game::of(&format!("{TABLE}, {ships}"));
    contact(&mut game);
    assert!(game.has(stopped("a", 6_175, Some("b"))));
    assert!(game.is_settled());
    assert!(game.has(Sailing::SailingOver { unit: n("a") }));
}

const RAMMED: &str = "options: (pin: Rammed)";

#[test]
fn pc_7_19_under_the_option_the_rammed_ship_is_pinned() {
    let mut game = alongside(THREE, FOUR, RAMMED);
    contact(&mut game);
    game.choose("ram").throw(&[1]).choose("none").choose("none");
    assert!(game.has(Rams::Pinned { unit: n("x"), by: n("a") }));
    assert_eq!(contacts::pinned_by(game.state(), n("a")), None);
    game.end_turn().refuses(Order::Order(n("x"), Task::Move), "PC-7.10");
    game.end_turn();
    moves(&mut game, "a");
    game.order(Order::Segment(L, deg(180))).order(Order::EndSailing);
    assert!(game.has(Rams::Unpinned { unit: n("x"), by: n("a") }));
    assert_eq!(game.state().pinned, []);
}

#[test]
fn pc_7_19_contact_without_a_ram_pins_nobody_there() {
    let mut game = alongside(THREE, FOUR, RAMMED);
    contact(&mut game);
    game.choose("none");
    assert_eq!(game.told_as("Pinned"), 0);
    assert_eq!(game.state().pinned, []);
}

#[test]
fn ab_25_a_thorn_stings_the_ship_that_holds_her() {
    let x = "card: Plain(masts: 4), crew: [\"helmsman:england\"]";
    let mut game = alongside("card: Plain(masts: 3, abilities: [\"thorn(crew+mast)\"])", x, "");
    contact(&mut game);
    game.choose("none");
    assert_eq!(game.crew("x"), Vec::<String>::new());
    game.choose("mast-1");
    assert_eq!(game.masts("x"), [2, 3, 4]);
}

#[test]
fn pc_7_11_a_shot_that_makes_a_derelict_of_the_holder_ends_the_pin() {
    let mut game = alongside(THREE, "card: Plain(masts: 4), masts: [1]", "");
    contact(&mut game);
    game.choose("none");
    assert!(game.has(Rams::Pinned { unit: n("a"), by: n("x") }));
    game.end_turn().end_turn();
    game.task("a", Task::Shoot);
    game.order(Order::Fire(super::common::Gun::Mast(1), n("x"))).throw(&[6]);
    assert!(game.ship("x").is_derelict());
    assert!(game.has(Rams::Unpinned { unit: n("a"), by: n("x") }));
}

#[test]
fn ab_42_the_die_of_a_boarding_may_be_thrown_again() {
    let mut game = alongside("card: Plain(masts: 3), crew: [\"elizabeth-swann\"]", FOUR, "");
    contact(&mut game);
    game.choose("ram").throw(&[1]).choose("none").choose("board").throw(&[1, 6]).choose("use").throw(&[5]);
    assert!(game.has(Rams::BoardingRolled { unit: n("a"), against: n("x"), faces: (5, 6), totals: (8, 10) }));
}
