//! Repair (PC-11), at home and at sea, and the tentacles of an Eternal kraken (PC-14.17).

use super::common::{Black, Game, Order, Red, Task, n};

/// Red's two-master of three lies docked at Red's home, or wherever she is said to be.
fn harbour(ship: &str) -> Game {
    Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)), islands: [
            (id: \"r\", shape: Rect(37.25, -40, 100, 40), home: Red), (id: \"b\", shape: Rect(600, 300, 660, 360), home: Black)],
        ships: [(id: \"a\", flag: Red, heading: 0, {ship}), (id: \"x\", card: Plain(masts: 1), flag: Black, at: (-400, 0), heading: 0, coins: [6, 6, 4])]"
    ))
}

fn repair(mast: u8) -> Order {
    Order::Order(n("a"), Task::Repair(mast))
}

#[test]
fn pc_11_1_and_11_3_and_11_4_one_mast_of_the_controllers_choice_comes_back_with_its_cannon() {
    let mut game = harbour("card: Plain(masts: 3), masts: [2], at: (0, 0), docked: \"r\"");
    game.refuses(repair(2), "PC-11.4").refuses(repair(4), "PC-11.4");
    game.order(repair(3));
    assert_eq!((game.masts("a"), game.ship("a").given.len()), (vec![2, 3], 1));
    game.refuses(repair(1), "PC-4.1").end_turn().end_turn().order(repair(1));
    assert_eq!(game.masts("a"), [1, 2, 3]);
    let mut game = harbour("card: Plain(masts: 3), masts: [2], at: (0, 0), docked: \"r\", extra: 1");
    game.order(repair(3)).order(repair(1));
    assert_eq!(game.masts("a"), [1, 2, 3], "by a second order");
}

#[test]
fn pc_11_5_forts_are_never_repaired_nor_krakens_that_are_not_eternal() {
    let mut game = Game::of(
        "table: (from: (-700, -500), to: (800, 500)), islands: [(id: \"r\", shape: Rect(230.25, -40, 300, 40), home: Red),
            (id: \"w\", shape: Rect(37.25, -40, 120, 40))],
        ships: [(id: \"a\", card: Plain(masts: 3), flag: Red, at: (0, 0), heading: 0, docked: \"w\"),
            (id: \"x\", card: Plain(masts: 1), flag: Black, at: (-400, 0), heading: 0)],
        forts: [(id: \"f\", card: \"fort-brompton\", flag: Red, island: \"w\", at: (78, 0), turned: 0,
            flags: [((20, 20), 1), ((-20, 20), 0), ((-20, -20), 1), ((20, -20), 1)], coins: [3])],
        krakens: [(id: \"k\", card: \"kraken-fearsome\", flag: Red, at: (200, 0), tentacles: [2])]",
    );
    game.refuses(Order::Order(n("f"), Task::Repair(2)), "PC-15.15");
    game.refuses(Order::Order(n("k"), Task::Repair(1)), "PC-14.3");
}

#[test]
fn pc_8_3_a_derelict_that_is_repaired_is_none_any_more() {
    let mut game = harbour("card: Plain(masts: 3), masts: [], at: (0, 0), docked: \"r\"");
    game.order(repair(1));
    assert!(!game.ship("a").is_derelict());
}

#[test]
fn pc_11_2_she_must_be_docked_at_her_own_home() {
    let mut game = harbour("card: Plain(masts: 3), masts: [2], at: (0, 0)");
    game.refuses(repair(1), "PC-11.2");
}

#[test]
fn pc_4_10_at_full_masts_nothing_is_repaired() {
    let mut game = harbour("card: Plain(masts: 3), at: (0, 0), docked: \"r\"");
    game.refuses(repair(1), "PC-4.10");
}

#[test]
fn ab_20_a_shipwright_repairs_at_sea_and_is_turned_up_by_it() {
    let mut game =
        harbour("card: Plain(masts: 3), masts: [2], at: (-200, 0), crew: [(card: \"shipwright:spain\", down: true)]");
    game.order(repair(1));
    assert_eq!((game.masts("a"), game.ship("a").crew[0].up), (vec![1, 2], true));
}

#[test]
fn ab_20_at_home_the_shipwright_stays_face_down() {
    let mut game = harbour(
        "card: Plain(masts: 3), masts: [2], at: (0, 0), docked: \"r\", crew: [(card: \"shipwright:spain\", down: true)]",
    );
    game.order(repair(1));
    assert!(!game.ship("a").crew[0].up);
}

#[test]
fn pc_8_20_a_tow_ends_when_the_derelict_gets_a_mast_back() {
    let mut game = Game::of(
        "table: (from: (-700, -500), to: (800, 500)), ships: [
            (id: \"a\", card: Plain(masts: 1, abilities: [\"field_repair\"]), masts: [], flag: Red, at: (-62.25, 0), heading: 0),
            (id: \"t\", card: Plain(masts: 3), flag: Red, at: (0, 0), heading: 0, towing: \"a\"),
            (id: \"x\", card: Plain(masts: 1), flag: Black, at: (-400, 0), heading: 0)]",
    );
    game.order(repair(1));
    assert_eq!(game.ship("t").towing, None);
}

fn kraken(card: &str, at: &str) -> Game {
    Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)),
        islands: [(id: \"r\", shape: Rect(30.25, -40, 100, 40), home: Red)],
        ships: [(id: \"x\", card: Plain(masts: 1), flag: Black, at: (-400, 0), heading: 0)],
        krakens: [(id: \"k\", card: \"{card}\", flag: Red, at: {at}, tentacles: [2])]"
    ))
}

#[test]
fn pc_14_17_an_eternal_kraken_at_home_grows_a_tentacle_an_order() {
    let mut game = kraken("kraken-beastie", "(0, 0)");
    game.order(Order::Order(n("k"), Task::Repair(1)));
    assert_eq!(game.kraken("k").tentacles.iter().filter(|stands| **stands).count(), 2);
    let mut game = kraken("kraken-beastie", "(-200, 0)");
    game.refuses(Order::Order(n("k"), Task::Repair(1)), "PC-14.17");
    let mut game = kraken("kraken-fearsome", "(0, 0)");
    game.refuses(Order::Order(n("k"), Task::Repair(1)), "PC-14.3");
    assert_eq!((game.state().to_move, game.player(Black).flag), (Red, Black));
}
