//! Krakens (PC-14): embracing, shooting, dying, targets.

use weather_gage::rules::pirates::contacts;
use weather_gage::rules::pirates::happenings::Strongholds;
use weather_gage::rules::pirates::sums;
use weather_gage::rules::pirates::words::Keyword;

use super::common::{Black, Game, Gun, L, Order, PACK, Piece, Place, Red, S, Task, at, deg, n};
use super::sailing::lies_near;

/// Red's kraken 100 mm north of Black's ship.
pub fn deep(kraken: &str, ship: &str, more: &str) -> Game {
    Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)),
        islands: [(id: \"r\", shape: Rect(-600, 300, -540, 360), home: Red), (id: \"w\", shape: Rect(37.25, -40, 100, 40))],
        ships: [(id: \"x\", flag: Black, at: (0, 0), heading: 0, {ship}),
            (id: \"far\", card: Plain(masts: 1), flag: Black, at: (-600, -400), heading: 0, coins: [6, 6, 4]), {more}],
        krakens: [(id: \"k\", flag: Red, {kraken})]"
    ))
}

const NEAR: &str = "card: \"kraken-fearsome\", at: (0, 90)";
pub const HOLDS: &str = "card: \"kraken-fearsome\", at: (0, 0), embraces: \"x\"";
const THREE: &str = "card: Plain(masts: 3)";

fn embrace(unit: &str) -> Order {
    Order::Embrace(n("k"), n(unit))
}

#[test]
fn pc_14_1_it_is_given_orders_as_a_ship_and_fear_slows_it() {
    let mut game = deep(NEAR, THREE, "");
    game.task("k", Task::Move).refuses(Order::Segment(S, deg(90)), "PC-5.1").order(Order::Segment(L, deg(90)));
    game.refuses(Order::Order(n("k"), Task::Move), "PC-4.1").end_turn();
    game.refuses(Order::Order(n("k"), Task::Move), "PC-4.3");
    let mut game = deep("card: \"kraken-fearsome\", at: (0, 90), fear: 6", THREE, "");
    game.task("k", Task::Move).refuses(Order::Segment(L, deg(90)), "PC-5.15").order(Order::Segment(S, deg(90)));
}

#[test]
fn pc_13_35_and_14_2_eight_tentacles_are_its_masts_and_cannons() {
    let cards = || PACK.monsters.values();
    assert!(cards().all(|card| card.keywords.contains(&Keyword::Kraken) && card.cannons.len() == 8));
    let mut game = deep("card: \"kraken-fearsome\", at: (0, 0), embraces: \"x\", tentacles: [1, 3]", THREE, "");
    let fire = |tentacle| Order::Fire(Gun::Mast(tentacle), n("x"));
    game.task("k", Task::Shoot).refuses(fire(2), "PC-10.1");
    game.order(fire(1)).throw(&[5]).choose("mast-1").order(fire(3)).throw(&[4]).choose("mast-2");
    game.end_turn().task("x", Task::Shoot).order(Order::Fire(Gun::Mast(3), n("k"))).throw(&[4]).choose("tentacle-1");
    let standing = (1..).zip(&game.kraken("k").tentacles).filter(|(_, stands)| **stands).map(|(tentacle, _)| tentacle);
    assert_eq!(standing.collect::<Vec<u8>>(), [3], "each hit removes one");
}

#[test]
fn pc_14_3_it_neither_explores_nor_repairs_nor_carries_nor_tows() {
    let mut game = deep(NEAR, "card: Plain(masts: 3), masts: []", "");
    for task in [Task::Explore, Task::Repair(1), Task::BreakFree] {
        game.refuses(Order::Order(n("k"), task), "PC-14.3");
    }
    game.refuses(Order::TakeInTow(n("k"), n("x")), "PC-8.18").end_turn();
    let place = |word: &str| Place::try_from(word.to_owned()).unwrap();
    game.refuses(Order::Transfer(vec![Piece::Coin(0)], place("far"), place("k")), "PC-9.11");
    game.refuses(Order::TakeInTow(n("far"), n("k")), "PC-8.18");
}

#[test]
fn pc_14_4_it_is_neither_rammed_nor_does_it_pin() {
    let mut game = Game::of(
        "table: (from: (-700, -500), to: (800, 500)),
        ships: [(id: \"a\", card: Plain(masts: 3), flag: Red, at: (0, 0), heading: 0)],
        krakens: [(id: \"k\", card: \"kraken-fearsome\", flag: Black, at: (100, 0))]",
    );
    game.task("a", Task::Move).order(Order::Segment(L, deg(0)));
    // Her bow is at 37, and the base begins at 70.
    lies_near(&game, "a", (3_275, 0, 0));
    assert!(game.is_settled(), "no ram is offered");
    assert_eq!(contacts::pinned_by(game.state(), n("a")), None);
    game.end_turn().end_turn().task("a", Task::Move);
}

const CLOSE: &str = "(id: \"z\", card: Plain(masts: 3), flag: Black, at: (0, 90), heading: 270)";

#[test]
fn pc_14_16_of_a_ship_and_the_base_under_her_only_the_ship_stops_others() {
    let mut game = deep(HOLDS, THREE, CLOSE);
    game.end_turn().task("z", Task::Move).order(Order::Segment(S, deg(270)));
    // The side of the hull is at 10, and the base reaches as far as 30.
    lies_near(&game, "z", (0, 4_725, 27_000));
}

#[test]
fn pc_14_16_a_base_that_lies_under_another_ship_when_its_prey_has_gone_swims_off() {
    let over = CLOSE.replace("(0, 90)", "(0, 47.25)");
    let holds = "card: \"kraken-fearsome\", at: (0, 0), embraces: \"x\", since: 1, extra: 1";
    let mut game = deep(holds, "card: Plain(masts: 3), masts: []", &format!("{over}], turn: 2, wrecks: ["));
    game.task("k", Task::Shoot).order(Order::Fire(Gun::Mast(1), n("x"))).throw(&[6]);
    assert_eq!((game.state().ship(n("x")), game.kraken("k").embraces), (None, None));
    game.task("k", Task::Move).order(Order::Segment(L, deg(270)));
    assert_eq!((game.kraken("k").at.y.0, game.told_as("Stopped")), (-8_380, 0));
}

#[test]
fn pc_14_8_within_s_it_is_placed_under_an_enemy_ship_centre_at_centre() {
    let mut game = deep(NEAR, THREE, "");
    game.refuses(embrace("far"), "PC-14.8").order(embrace("x"));
    assert!(game.just(Strongholds::Embraced { kraken: n("k"), unit: n("x"), from: at(0, 90), at: at(0, 0) }));
    assert_eq!((game.kraken("k").at, game.kraken("k").embraces), (at(0, 0), Some(n("x"))));
}

#[test]
fn pc_14_9_docked_lost_ghost_and_embraced_ships_are_not_embraced() {
    let mut game = deep(NEAR, "card: Plain(masts: 3), docked: \"w\"", "");
    game.refuses(embrace("x"), "PC-14.9");
    let mut game = deep(NEAR, "card: Plain(masts: 3, keywords: [GhostShip]), ghost: true", "");
    game.refuses(embrace("x"), "PC-14.9");
    let mut game = deep(HOLDS, THREE, "");
    game.refuses(embrace("x"), "PC-14.9").refuses(embrace("k"), "PC-14.9");
    let mut game = deep(NEAR, "card: Plain(masts: 3), untouchable: true", "");
    game.refuses(embrace("x"), "PC-13.32");
}

#[test]
fn pc_14_10_it_does_not_shoot_at_a_ship_that_it_embraced_this_turn() {
    let mut game = deep(NEAR, THREE, "");
    game.order(embrace("x")).refuses(Order::Order(n("k"), Task::Shoot), "PC-14.10").end_turn().end_turn();
    game.task("k", Task::Shoot).order(Order::Fire(Gun::Mast(1), n("x"))).throw(&[5]).choose("mast-1");
    assert_eq!(game.masts("x"), [2, 3]);
}

#[test]
fn pc_14_11_it_shoots_at_its_prey_alone_and_idle_ones_do_not_shoot() {
    let mut game = deep(NEAR, THREE, "");
    game.refuses(Order::Order(n("k"), Task::Shoot), "PC-14.11");
    let other = "(id: \"y\", card: Plain(masts: 1), flag: Black, at: (0, -60), heading: 0)";
    let mut game = deep(HOLDS, THREE, other);
    game.task("k", Task::Shoot).refuses(Order::Fire(Gun::Mast(1), n("y")), "PC-14.11");
}

#[test]
fn pc_14_12_and_14_13_the_embraced_ship_shoots_at_it_or_at_others_and_does_not_move() {
    let red = "(id: \"y\", card: Plain(masts: 1), flag: Red, at: (0, -60), heading: 0)";
    let mut game = deep(HOLDS, THREE, red);
    game.end_turn().refuses(Order::Order(n("x"), Task::Move), "PC-14.13").task("x", Task::Shoot);
    game.order(Order::Fire(Gun::Mast(1), n("k"))).throw(&[4]);
    assert_eq!(game.asked(), Red, "its controller chooses the tentacle (PC-14.15)");
    game.choose("tentacle-5").order(Order::Fire(Gun::Mast(2), n("y"))).throw(&[1]);
    assert_eq!(game.kraken("k").tentacles.iter().filter(|stands| **stands).count(), 7);
}

#[test]
fn pc_10_16_and_14_15_with_the_last_tentacle_it_dies_and_lets_go() {
    let mut game = deep("card: \"kraken-fearsome\", at: (0, 0), embraces: \"x\", tentacles: [4]", THREE, "");
    game.end_turn().task("x", Task::Shoot).order(Order::Fire(Gun::Mast(1), n("k"))).throw(&[6]);
    assert!(game.just(Strongholds::Released { kraken: n("k"), unit: n("x") }));
    assert!(game.state().kraken(n("k")).is_none() && game.state().sunk.contains(&n("k")));
}

#[test]
fn pc_14_17_an_eternal_one_goes_home_without_tentacles_and_does_nothing_but_repair() {
    let mut game = deep("card: \"kraken-beastie\", at: (0, 0), embraces: \"x\", tentacles: [4]", THREE, "");
    game.end_turn().task("x", Task::Shoot).order(Order::Fire(Gun::Mast(1), n("k"))).throw(&[6]).end_turn();
    assert_eq!((game.state().to_move, game.kraken("k").embraces, game.kraken("k").waits), (Red, None, false));
    game.refuses(embrace("x"), "PC-14.17").task("k", Task::Repair(3));
    assert!(game.kraken("k").tentacles[2]);
}

#[test]
fn pc_14_14_embracing_another_ship_lets_the_first_one_go() {
    let other = "(id: \"y\", card: Plain(masts: 1), flag: Black, at: (0, -60), heading: 0)";
    let mut game = deep(HOLDS, THREE, other);
    game.order(embrace("y"));
    assert!(game.just(Strongholds::Released { kraken: n("k"), unit: n("x") }));
    assert_eq!(game.kraken("k").embraces, Some(n("y")));
}

// ---- Davy Jones

const JONES: &str = "(id: \"j\", card: Plain(masts: 5, points: 20), flag: Red, at: (-300, 300), heading: 0,
    crew: [(card: \"davy-jones\", down: true)])";

fn name(unit: &str) -> Order {
    Order::NameTarget(n("k"), n(unit))
}

#[test]
fn pc_14_18_and_14_19_his_move_order_names_the_only_ship_that_the_kraken_may_embrace() {
    let mut game = deep(NEAR, THREE, JONES);
    game.order(name("far"));
    assert!(game.ship("j").crew[0].up);
    assert_eq!(sums::target(game.state(), n("k")), Some(n("far")));
    game.refuses(embrace("x"), "PC-14.19").refuses(name("x"), "PC-4.1").end_turn().end_turn();
    game.order(name("x")).order(embrace("x"));
    assert_eq!(game.player(Black).flag, Black);
}

#[test]
fn pc_14_18_and_ab_50_without_him_nobody_names_a_target() {
    let mut game = deep(NEAR, THREE, "");
    game.refuses(name("x"), "PC-14.18");
}

#[test]
fn pc_14_20_a_target_ends_when_davy_jones_cannot_use_his_abilities_or_the_ship_is_a_friend() {
    let named = "card: \"kraken-fearsome\", at: (0, 90), target: \"far\"";
    let aboard = |more: &str| {
        format!("(id: \"j\", card: Plain(masts: 5, points: 20), flag: Red, at: (-300, 300), heading: 0, {more})")
    };
    let game = deep(named, THREE, &aboard("crew: [\"davy-jones\"]"));
    assert_eq!(sums::target(game.state(), n("k")), Some(n("far")));
    let mut game = deep(named, THREE, &aboard("crew: [\"davy-jones\"], fear: 5"));
    assert_eq!(sums::target(game.state(), n("k")), None);
    game.order(embrace("x"));
    let game = deep(named, THREE, &aboard(""));
    assert_eq!(sums::target(game.state(), n("k")), None);
}
