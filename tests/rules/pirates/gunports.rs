//! Guns in small things: what they see and hit; repair; krakens and forts under fire (PC-10, PC-11, PC-13 to PC-15).

use weather_gage::rules::pirates::contacts;
use weather_gage::rules::pirates::docking;
use weather_gage::rules::pirates::printed::Cannon;
use weather_gage::rules::pirates::shooting;
use weather_gage::rules::pirates::sums;
use weather_gage::rules::pirates::words::Keyword;

use super::common::*;
use super::exploring;
use super::forts::{ALL, closing, held};
use super::krakens::{HOLDS, deep};
use super::rams::{FOUR, alongside, contact};
use super::sailing::{THREE as LONE, lies_near, one, stopped};
use super::shots::{THREE, ahead, duel, fire, line};

const HOMES: &str = "islands: [(id: \"r\", shape: Rect(-600, 300, -540, 360), home: Red),
    (id: \"b\", shape: Rect(600, 300, 660, 360), home: Black)]";

// ---- lines and ranges

#[test]
fn pc_10_5_a_line_to_any_part_of_the_target_will_do() {
    let game = duel(THREE, THREE, "islands: [(id: \"i\", shape: Rect(-90, 20, 10, 30))]");
    assert_eq!(line(&game, "a", 1, "x").legal, Ok(()), "the bow of the target lies open");
    assert_eq!(line(&game, "a", 3, "x").blocked_by, Some(n("i")));
}

#[test]
fn pc_10_7_masts_that_are_gone_do_not_bar_nor_do_the_targets_own() {
    let of = |masts: &str| line(&ahead(70, masts, ""), "a", 4, "x").legal.is_ok();
    assert_eq!((of("[3, 4]"), of("[4]")), (false, true));
    let abeam = duel(THREE, "card: Plain(masts: 5)", "");
    assert!((1..=3).all(|mast| line(&abeam, "a", mast, "x").legal.is_ok()));
}

#[test]
fn pc_10_9_a_white_die_reaches_s_and_a_red_one_l() {
    let of = |cannons: &str| {
        let game = Game::of(&format!(
            "table: (from: (-700, -500), to: (800, 500)),
            ships: [(id: \"a\", card: Plain(masts: 1, cannons: \"{cannons}\"), flag: Red, at: (0, 0)),
                (id: \"x\", card: Plain(masts: 2), flag: Black, at: (0, 70))]"
        ));
        line(&game, "a", 1, "x").legal.map_err(|refusal| refusal.rule.0)
    };
    assert_eq!((of("3S"), of("3L")), (Err("PC-10.9"), Ok(())));
}

#[test]
fn pc_10_10_one_point_must_be_in_range_and_in_sight() {
    // The island hides the part that S reaches; the open part beside it is farther away.
    let of = |cannons: &str| {
        let game = Game::of(&format!(
            "table: (from: (-700, -500), to: (800, 500)), islands: [(id: \"i\", shape: Rect(-19.5, 28, 24.5, 30))],
            ships: [(id: \"a\", card: Plain(masts: 1, cannons: \"{cannons}\"), flag: Red, at: (0, 0)),
                (id: \"x\", card: Plain(masts: 5), flag: Black, at: (2.5, 60))]"
        ));
        line(&game, "a", 1, "x").legal.is_ok()
    };
    assert_eq!((of("3S"), of("3L")), (false, true));
}

#[test]
fn pc_10_12_and_10_13_a_1_misses_and_a_bonus_makes_no_6() {
    let cannon = Cannon { rank: 2, range: S };
    assert!(!shooting::beats(1, 5, cannon, false) && shooting::beats(2, 1, cannon, false));
    // By double range (AB-24) only a die that shows 6 hits.
    assert!(!shooting::beats(5, 1, cannon, true) && shooting::beats(6, 0, cannon, true));
}

#[test]
fn pc_10_15_and_10_16_a_hit_sinks_a_derelict_and_takes_a_flag_or_a_tentacle() {
    let mut game = duel(THREE, "card: Plain(masts: 2), masts: []", "");
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[4]);
    assert!(game.state().ship(n("x")).is_none());
    let mut game = held(ALL, "");
    game.task("a", Task::Shoot).order(fire(1, "f")).throw(&[4]).choose("flag-0");
    assert!(!game.fort("f").flags[0].1);
    let mut game = deep(HOLDS, THREE, "");
    game.end_turn().task("x", Task::Shoot).order(fire(1, "k")).throw(&[4]).choose("tentacle-3");
    assert!(!game.kraken("k").tentacles[2]);
}

#[test]
fn pc_10_18_nothing_is_too_close() {
    let mut game = Game::of(
        "table: (from: (-700, -500), to: (800, 500)),
        ships: [(id: \"a\", flag: Red, at: (0, 0)), (id: \"x\", flag: Black, at: (0, 20.25))]",
    );
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[4]).choose("mast-1");
}

// ---- repair

#[test]
fn pc_11_3_one_mast_a_turn_but_for_a_second_order() {
    let harbour = |more: &str| {
        let mut game = Game::of(&format!(
            "table: (from: (-700, -500), to: (800, 500)), islands: [(id: \"r\", shape: Rect(37.25, -40, 100, 40), home: Red)],
            ships: [(id: \"a\", flag: Red, at: (0, 0), masts: [2], docked: \"r\", {more}), (id: \"x\", flag: Black, at: (-400, 0))]"
        ));
        game.task("a", Task::Repair(1));
        game
    };
    harbour("").refuses(Order::Order(n("a"), Task::Repair(3)), "PC-4.1");
    let mut game = harbour("extra: 1");
    game.task("a", Task::Repair(3));
    assert_eq!(game.masts("a"), [1, 2, 3]);
}

#[test]
fn pc_11_5_forts_and_krakens_are_not_repaired() {
    let mut game = held("((20, 20), 1), ((-20, 20), 0)", "");
    game.end_turn().refuses(Order::Order(n("f"), Task::Repair(2)), "PC-15.15");
    let mut game = deep("card: \"kraken-fearsome\", at: (0, 90), tentacles: [1]", THREE, "");
    game.refuses(Order::Order(n("k"), Task::Repair(2)), "PC-14.3");
}

// ---- keywords

#[test]
fn pc_13_2_the_coins_of_an_eternal_ship_are_split_and_her_treasures_are_gone() {
    let x = "card: Plain(masts: 3, keywords: [Eternal]), masts: [], coins: [5, 2], uniques: [\"rum\"]";
    let mut game = duel(THREE, x, HOMES);
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[6]).deal(&[0, 1]);
    assert_eq!((game.bank(Red), game.bank(Black)), (vec![5], vec![2]));
    assert_eq!((game.ship("x").coins.len(), game.ship("x").uniques.len()), (0, 0));
}

#[test]
fn pc_13_9_a_ghost_may_lie_over_land_between_segments_and_is_not_cleared() {
    let ghost = "card: Plain(masts: 3, keywords: [GhostShip]), at: (0, 0), heading: 0, ghost: true";
    let mut game = one(ghost, "islands: [(id: \"w\", shape: Rect(70, -40, 80, 40))]");
    game.task("a", Task::Move).order(Order::Segment(L, deg(0))).refuses(Order::EndSailing, "PC-13.7");
    game.order(Order::Segment(S, deg(0)));
    lies_near(&game, "a", (14_130, 0, 0));
    assert_eq!(game.told_as("Shifted"), 0);
}

#[test]
fn pc_13_18_fear_lasts_for_the_turn_and_reaches_s_from_hull_to_hull() {
    let bearer = "card: Plain(masts: 3, keywords: [Fear])";
    let mut game = duel(bearer, THREE, "phase: Opening");
    game.throw(&[6]);
    assert!(game.ship("x").plight.slowed);
    game.end_turn().throw(&[1]);
    assert!(!game.ship("x").plight.slowed);
    let rolls = |y: &str| {
        let ships = format!("(id: \"a\", {bearer}, flag: Red, at: (0, 0)), (id: \"x\", flag: Black, at: (0, {y}))");
        let game = Game::of(&format!("table: (from: (-700, -500), to: (800, 500)), phase: Opening, ships: [{ships}]"));
        !game.is_settled()
    };
    assert!(rolls("78") && !rolls("78.01"));
}

#[test]
fn pc_13_20_a_galley_neither_pins_nor_is_pinned() {
    let galley = |masts: u8| format!("card: Plain(masts: {masts}, keywords: [Galley])");
    for (a, x) in [(galley(3), FOUR.to_owned()), (THREE.to_owned(), galley(4))] {
        let mut game = alongside(&a, &x, "");
        contact(&mut game);
        game.choose("none");
        assert_eq!((contacts::pinned_by(game.state(), n("a")), game.told_as("Pinned")), (None, 0));
    }
}

#[test]
fn pc_13_24_a_galley_without_masts_is_a_derelict_but_for_her_oars() {
    let bare = "card: Plain(masts: 3, keywords: [Galley]), masts: []";
    let mut game = duel(bare, THREE, "");
    game.refuses(Order::Order(n("a"), Task::Shoot), "PC-8.1").task("a", Task::Move);
    let mut game = duel(THREE, bare, "");
    assert!(game.ship("x").is_derelict());
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[6]);
    assert!(game.state().ship(n("x")).is_none());
}

#[test]
fn pc_13_28_and_13_31_parley_turns_the_card_up_and_banks_the_coin_at_once() {
    let mut game = duel(THREE, "card: Plain(masts: 3), crew: [(card: \"damsel\", down: true)], coins: [3]", "");
    game.task("a", Task::Shoot).order(fire(1, "x"));
    assert!(!game.ship("x").crew[0].up);
    game.choose("aboard");
    assert!(game.ship("x").crew[0].up);
    assert_eq!((game.bank(Red), game.coins("x")), (vec![3], vec![]));
}

#[test]
fn pc_13_34_coins_in_a_fort_pay_no_parley() {
    let fort = "islands: [(id: \"v\", shape: Rect(400, 300, 500, 400))],
        forts: [(id: \"f\", card: \"fort-brompton\", flag: Black, island: \"v\", coins: [3, 2])]";
    let mut game = duel(THREE, "card: Plain(masts: 3), crew: [\"damsel\"]", fort);
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[1]);
}

#[test]
fn pc_13_35_every_kraken_bears_its_keyword() {
    assert_eq!(PACK.monsters.len(), 4);
    assert!(PACK.monsters.values().all(|card| card.keywords.contains(&Keyword::Kraken)));
    assert!(PACK.crafts.values().all(|card| !card.has(Keyword::Kraken)));
}

// ---- krakens

const NEAR: &str = "card: \"kraken-fearsome\", at: (0, 90)";

#[test]
fn pc_14_1_a_kraken_has_orders_as_ships_have() {
    let mut game = deep(NEAR, THREE, "");
    game.refused(Black, Order::Order(n("k"), Task::Move), "PC-4.3");
    game.task("k", Task::Move);
    let moves = game.state().running.as_ref().unwrap().left.clone();
    for ruler in moves {
        game.order(Order::Segment(ruler, deg(90)));
    }
    game.refuses(Order::Order(n("k"), Task::Move), "PC-4.1");
}

#[test]
fn pc_14_2_and_14_3_its_tentacles_are_its_guns_and_it_explores_repairs_and_tows_nothing() {
    let mut game = deep(NEAR, THREE, "");
    assert_eq!(game.kraken("k").tentacles.len(), PACK.monster(n("kraken-fearsome")).unwrap().cannons.len());
    game.refuses(Order::Order(n("k"), Task::Explore), "PC-14.3")
        .refuses(Order::Order(n("k"), Task::Repair(1)), "PC-14.3");
    game.refuses(Order::TakeInTow(n("k"), n("x")), "PC-8.18");
}

#[test]
fn pc_14_4_a_kraken_is_not_rammed_and_pins_nobody() {
    let mut game = one(LONE, "krakens: [(id: \"k\", card: \"kraken-fearsome\", flag: Black, at: (100, 0))]");
    game.task("a", Task::Move).order(Order::Segment(L, deg(0)));
    assert!(game.has(stopped("a", 3_275, Some("k"))), "{:?}", game.told);
    assert!(game.is_settled(), "no ram is offered");
    assert_eq!(contacts::pinned_by(game.state(), n("a")), None);
}

#[test]
fn pc_14_16_of_a_ship_and_the_base_under_her_only_the_ship_is_in_the_way() {
    let there = |game: &Game| contacts::obstacles(game.state(), &[]).any(|(id, _)| id == n("k"));
    assert!(!there(&deep(HOLDS, THREE, "")));
    assert!(there(&deep(NEAR, THREE, "")));
}

// ---- forts

/// Red builds Fort Brompton at the island where she lies, with these flags.
fn built(flags: &[(i8, i8)]) -> Game {
    let mut game = closing("");
    game.order(Order::BuildFort(n("fort-brompton"), n("w"), at(78, 0), deg(0), flags.to_vec(), vec![3]));
    game
}

#[test]
fn pc_15_1_flags_stand_on_corners_or_walls_as_the_builder_likes() {
    let walls = [(0, 20), (-20, 0), (0, -20), (20, 20)];
    let game = built(&walls);
    assert_eq!(game.fort("fort-brompton").flags, walls.map(|slot| (slot, true)));
}

#[test]
fn pc_15_11_and_15_14_a_fort_tames_its_island_and_its_gold_counts() {
    let before = closing("");
    assert!(docking::is_wild(before.state(), before.island("w")));
    assert_eq!(sums::winning_gold(before.state(), Red), 5);
    let game = built(&super::forts::FLAGS);
    assert!(!docking::is_wild(game.state(), game.island("w")));
    // 1 and 1 in the bank; 3, 2 and 4 in the fort.
    assert_eq!((sums::banked_gold(game.state(), Red), sums::winning_gold(game.state(), Red)), (2, 11));
}

#[test]
fn pc_15_13_the_cost_of_a_fort_stays_in_it() {
    let mut game = exploring::fort("card: Plain(masts: 3)", "[2, 3, 2]");
    game.task("a", Task::Explore).refuses(exploring::transfer(&["coin-0", "coin-1"], "f", "a"), "PC-15.13");
    game.order(exploring::transfer(&["coin-0", "coin-2"], "f", "a"));
    assert_eq!(game.fort("f").coins.iter().map(|coin| coin.value).collect::<Vec<_>>(), [3]);
}

#[test]
fn pc_15_18_a_forts_shot_misses_on_a_1_and_parley_stops_it() {
    let mut game = Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)), to_move: Black, islands: [(id: \"w\", shape: Rect(37.25, -40, 120, 40))],
        ships: [(id: \"a\", flag: Red, at: (0, 0), crew: [\"damsel\"], coins: [2])],
        forts: [(id: \"f\", card: \"fort-brompton\", flag: Black, island: \"w\", at: (78, 0), flags: [{ALL}], coins: [3])]"
    ));
    let shot = |x: i8, y: i8| Order::Fire(Gun::Slot(x, y), n("a"));
    game.task("f", Task::Shoot).order(shot(-20, 20)).choose("none").throw(&[1]);
    assert_eq!(game.masts("a"), [1, 2, 3]);
    game.order(shot(-20, -20));
    assert_eq!(game.asked(), Red);
    game.choose("aboard").refuses(shot(20, 20), "PC-13.32");
    assert_eq!(game.bank(Black), [2]);
}

#[test]
fn pc_15_19_abilities_about_masts_and_crew_do_nothing_to_a_fort() {
    let mut game = Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)), islands: [(id: \"w\", shape: Rect(37.25, -40, 120, 40))],
        ships: [(id: \"a\", card: Plain(masts: 3, abilities: [\"double_mast\", \"sharpshooter\"]), flag: Red, at: (0, 0)),
            (id: \"x\", flag: Black, at: (-400, 0))],
        forts: [(id: \"f\", card: \"fort-brompton\", flag: Black, island: \"w\", at: (78, 0), flags: [{ALL}], coins: [3])]"
    ));
    game.task("a", Task::Shoot).order(fire(1, "f")).throw(&[6]).choose("flag-1");
    assert_eq!(game.fort("f").flags.iter().filter(|(_, stands)| *stands).count(), 3);
    assert!(game.is_settled());
}
