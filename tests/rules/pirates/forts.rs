//! Forts (PC-15): building, shooting, falling.

use weather_gage::rules::pirates::docking;
use weather_gage::rules::pirates::happenings::{Cargo, Strongholds};
use weather_gage::rules::pirates::sums;

use super::common::{Black, Game, Gun, Order, Red, Task, Why, at, deg, mm, n};
use weather_gage::rules::plane::Spot;

/// Red's ship lies docked at the wild island `w`, and Red has banked 3, 1 and 1.
fn shore(more: &str) -> Game {
    Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)),
        seats: [(flag: Red, banked: [3, 1, 1], forts: [\"fort-brompton\"]), (flag: Black)],
        islands: [(id: \"w\", shape: Rect(37.25, -40, 120, 40), coins: [2, 4], uniques: [\"rum\"]),
            (id: \"v\", shape: Rect(-400, 300, -320, 360)), (id: \"r\", shape: Rect(-600, 300, -540, 360), home: Red)],
        ships: [(id: \"a\", card: Plain(masts: 3), flag: Red, at: (0, 0), heading: 0, docked: \"w\"),
            (id: \"x\", card: Plain(masts: 3), flag: Black, at: (180, 0), heading: 90, coins: [7, 7, 7])],
        starting_gold: 40, {more}"
    ))
}

pub const FLAGS: [(i8, i8); 4] = [(20, 20), (-20, 20), (-20, -20), (20, -20)];

fn build(spot: Spot, coins: &[u8]) -> Order {
    Order::BuildFort(n("fort-brompton"), n("w"), spot, deg(0), FLAGS.to_vec(), coins.to_vec())
}

pub fn closing(more: &str) -> Game {
    let mut game = shore(more);
    game.order(Order::EndOrders);
    game
}

#[test]
fn pc_15_4_to_15_9_coins_of_the_bank_and_the_treasure_of_the_island_go_into_the_fort() {
    let mut game = closing("");
    game.order(build(at(78, 0), &[3]));
    let fort = game.fort("fort-brompton");
    assert_eq!(
        fort.coins.iter().map(|coin| (coin.value, coin.up)).collect::<Vec<_>>(),
        [(3, true), (2, true), (4, true)]
    );
    assert_eq!(fort.flags.iter().filter(|(_, stands)| *stands).count(), 4);
    assert_eq!(game.bank(Red), [1, 1]);
    assert!(game.island("w").coins.is_empty() && game.island("w").uniques.is_empty());
    assert!(game.player(Red).forts.is_empty(), "each once (PC-2.14)");
}

#[test]
fn pc_15_1_flags_stand_on_corners_or_walls_as_the_owner_likes() {
    let mut game = closing("");
    let flags = vec![(20, 20), (20, 0), (-20, 0), (0, -20)];
    game.order(Order::BuildFort(n("fort-brompton"), n("w"), at(78, 0), deg(0), flags.clone(), vec![3]));
    let slots: Vec<_> = game.fort("fort-brompton").flags.iter().map(|(slot, _)| *slot).collect();
    assert_eq!((slots, game.bank(Red)), (flags, vec![1, 1]), "it costs 3");
    game.end_turn().end_turn().task("fort-brompton", Task::Shoot);
    game.refuses(Order::Fire(Gun::Slot(20, -20), n("x")), "PC-10.1");
    game.order(Order::Fire(Gun::Slot(20, 20), n("x"))).throw(&[1]);
    game.order(Order::Fire(Gun::Slot(20, 0), n("x"))).throw(&[1]);
}

#[test]
fn pc_9_10_and_15_11_while_a_fort_stands_the_island_is_not_wild_and_holds_nothing_itself() {
    let mut game = closing("");
    assert!(docking::is_wild(game.state(), game.island("w")));
    game.order(build(at(78, 0), &[3]));
    assert!(!docking::is_wild(game.state(), game.island("w")));
    assert!(game.island("w").coins.is_empty());
    game.end_turn().end_turn().refuses(Order::FreeExplore(n("a")), "PC-9.1").task("a", Task::Explore);
    assert!(game.just(Cargo::ExploreBegan { unit: n("a"), what: n("fort-brompton") }));
    game.refuses(Order::Take(vec![0]), "PC-9.3");
}

#[test]
fn pc_15_7_none_of_the_coins_could_be_left_out() {
    let mut game = closing("");
    game.refuses(build(at(78, 0), &[3, 1]), "PC-15.7").refuses(build(at(78, 0), &[1, 1]), "PC-15.7");
    game.refuses(build(at(78, 0), &[4]), "PC-15.7");
}

#[test]
fn pc_15_2_to_15_5_a_listed_fort_at_a_wild_island_with_an_own_ship_docked_one_a_turn() {
    let mut game = closing("");
    let elsewhere =
        |fort: &str, island: &str| Order::BuildFort(n(fort), n(island), at(-360, 330), deg(0), FLAGS.to_vec(), vec![3]);
    game.refuses(elsewhere("dead-mans-point", "w"), "PC-15.3");
    game.refuses(elsewhere("fort-brompton", "v"), "PC-15.4").refuses(elsewhere("fort-brompton", "r"), "PC-15.2");
}

#[test]
fn pc_15_4_the_bank_must_hold_the_cost() {
    let mut game = Game::of(
        "seats: [(flag: Red, banked: [2], forts: [\"fort-brompton\"]), (flag: Black)],
        islands: [(id: \"w\", shape: Rect(237.25, 160, 320, 240))],
        ships: [(id: \"a\", card: Plain(masts: 3), flag: Red, at: (200, 200), heading: 0, docked: \"w\"),
            (id: \"x\", card: Plain(masts: 3), flag: Black, at: (800, 800), heading: 90)]",
    );
    game.order(Order::EndOrders).refuses(build(at(278, 200), &[2]), "PC-15.4");
}

#[test]
fn pc_15_10_and_18_20_two_opposite_corners_stand_a_millimetre_inside_the_shore() {
    let mut game = closing("");
    game.refuses(build(at(40, 0), &[3]), "PC-15.10");
    let edge = |x: i32| Spot::new(mm(x), mm(0));
    game.refuses(build(edge(5_820), &[3]), "PC-15.10").order(build(edge(5_830), &[3]));
}

#[test]
fn pc_18_20_flags_stand_in_slots_of_their_own() {
    let mut game = closing("");
    let flags =
        |flags: &[(i8, i8)]| Order::BuildFort(n("fort-brompton"), n("w"), at(78, 0), deg(0), flags.to_vec(), vec![3]);
    game.refuses(flags(&FLAGS[..3]), "PC-18.20").refuses(flags(&[(20, 20), (20, 20), (0, 20), (0, -20)]), "PC-18.20");
    game.refuses(flags(&[(10, 20), (-20, 20), (0, 20), (0, -20)]), "PC-18.20");
}

/// Black's fort on the island between the two ships, with these flags up.
pub fn held(flags: &str, more: &str) -> Game {
    shore(&format!(
        "forts: [(id: \"f\", card: \"fort-brompton\", flag: Black, island: \"w\", at: (78, 0), turned: 0, flags: [{flags}], coins: [3, 1])]{more}"
    ))
}

pub const ALL: &str = "((20, 20), 1), ((-20, 20), 1), ((-20, -20), 1), ((20, -20), 1)";

#[test]
fn pc_10_8_and_10_16_and_15_20_the_island_does_not_bar_a_shot_at_its_fort_which_loses_a_flag() {
    let mut game = held(ALL, "");
    game.task("a", Task::Shoot).order(Order::Fire(Gun::Mast(1), n("f"))).throw(&[4]);
    assert_eq!(game.asked(), Black);
    game.choose("flag-2");
    assert_eq!(game.fort("f").flags.iter().map(|(_, stands)| *stands).collect::<Vec<_>>(), [true, true, false, true]);
}

#[test]
fn pc_15_20_to_15_24_without_flags_it_is_abandoned_and_the_next_hit_destroys_it() {
    let mut game = held("((20, 20), 1)", "");
    game.task("a", Task::Shoot).order(Order::Fire(Gun::Mast(1), n("f"))).throw(&[4]);
    assert!(game.just(Strongholds::FortAbandoned { fort: n("f") }));
    game.end_turn().end_turn().task("a", Task::Shoot);
    game.order(Order::Fire(Gun::Mast(1), n("f"))).throw(&[4]).deal(&[2, 0]);
    assert!(game.has(Strongholds::FortDestroyed { fort: n("f"), island: n("w") }));
    assert_eq!(game.island("w").coins, [3, 2, 4, 1]);
}

#[test]
fn pc_15_23_the_gold_of_a_destroyed_fort_lies_on_the_island_again_shuffled() {
    let mut game = held("((20, 20), 0)", "");
    game.end_turn().refuses(Order::Order(n("f"), Task::Shoot), "PC-15.20").end_turn();
    game.task("a", Task::Shoot).order(Order::Fire(Gun::Mast(1), n("f"))).throw(&[4]);
    let coins = game.island("w").coins.len();
    game.deal(&[1]);
    assert!(game.state().fort(n("f")).is_none());
    assert_eq!(game.island("w").coins.len(), coins);
    assert!(game.has(Strongholds::IslandWild { island: n("w") }));
}

#[test]
fn pc_15_16_and_15_17_a_fort_fires_from_each_flag_over_islands_and_ships() {
    let mut game = held(ALL, "");
    game.end_turn().task("f", Task::Shoot);
    // Red's ship lies across the island, which bars nothing.
    game.order(Order::Fire(Gun::Slot(-20, 20), n("a"))).throw(&[4]);
    assert_eq!(game.asked(), Red);
    game.choose("mast-1").refuses(Order::Fire(Gun::Slot(-20, 20), n("a")), "PC-10.1");
    game.refuses(Order::Fire(Gun::Slot(0, 20), n("a")), "PC-10.1");
}

/// Black's fort stands before Red's ship.
fn before(ship: &str, to_move: &str) -> Game {
    Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)), to_move: {to_move},
        islands: [(id: \"w\", shape: Rect(37.25, -40, 120, 40))],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, {ship})],
        forts: [(id: \"f\", card: \"fort-brompton\", flag: Black, island: \"w\", at: (78, 0), turned: 0, flags: [{ALL}], coins: [3])]"
    ))
}

#[test]
fn pc_15_18_rank_and_die_and_parley_are_as_for_ships() {
    let mut game = before("card: Plain(masts: 3), crew: [\"damsel\"], coins: [2]", "Black");
    game.task("f", Task::Shoot);
    let fire = |x, y| Order::Fire(Gun::Slot(x, y), n("a"));
    for (x, y, face) in [(-20, 20, 1), (-20, -20, 3)] {
        game.order(fire(x, y));
        assert_eq!((game.asked(), game.why().clone()), (Red, Why::Parley { unit: n("a"), by: n("f") }));
        game.choose("none").throw(&[face]);
        assert_eq!(game.masts("a").len(), 3, "{face} is not above 3");
    }
    game.order(fire(20, 20)).choose("none").throw(&[4]).choose("mast-1");
    game.order(fire(20, -20)).choose("aboard");
    assert_eq!(game.bank(Black), [2]);
    game.refuses(fire(20, -20), "PC-13.32");
}

#[test]
fn pc_15_19_abilities_about_ships_do_nothing_to_a_fort() {
    let abilities = "[\"double_mast\", \"pick_mast\", \"cannon_plus_vs(England)\"]";
    let mut game = before(&format!("card: Plain(masts: 3, abilities: {abilities})"), "Red");
    assert_eq!(sums::attack_bonus(game.state(), n("a"), n("f")), 0);
    game.task("a", Task::Shoot).order(Order::Fire(Gun::Mast(1), n("f"))).throw(&[4]);
    assert_eq!(game.asked(), Black, "its controller removes the flag");
    game.choose("flag-0");
    assert_eq!(game.fort("f").flags.iter().filter(|(_, stands)| *stands).count(), 3);
    assert!(game.is_settled());
}

#[test]
fn ab_52_a_friendly_ship_docked_there_adds_to_the_forts_roll() {
    let mut game = held(ALL, "");
    game.end_turn().task("f", Task::Shoot).order(Order::Fire(Gun::Slot(-20, 20), n("a"))).throw(&[3]);
    assert_eq!(game.told_as("ShotHit"), 0);
}

#[test]
fn ab_26_forts_never_hit_her_and_ab_53_one_flag_that_missed_fires_again() {
    let mut game = Game::of(
        "table: (from: (-700, -500), to: (800, 500)), to_move: Black,
        islands: [(id: \"w\", shape: Rect(37.25, -40, 120, 40))],
        ships: [(id: \"a\", card: Plain(masts: 3, abilities: [\"fort_proof\"]), flag: Red, at: (0, 0), heading: 0)],
        forts: [(id: \"f\", card: \"el-castillo\", flag: Black, island: \"w\", at: (78, 0), turned: 0,
            flags: [((20, 20), 1), ((-20, 20), 1), ((-20, -20), 1), ((20, -20), 1), ((-20, 0), 1)], coins: [3])]",
    );
    let shot = Order::Fire(Gun::Slot(-20, 0), n("a"));
    game.task("f", Task::Shoot)
        .order(shot.clone())
        .throw(&[6])
        .order(shot.clone())
        .throw(&[6])
        .refuses(shot, "PC-10.1");
    assert_eq!(game.masts("a"), [1, 2, 3]);
}

#[test]
fn ab_54_a_spilling_hit_costs_a_crew_or_a_coin_if_the_fort_wishes() {
    let spill = |wish: &str| {
        let mut game = Game::of(
            "table: (from: (-700, -500), to: (800, 500)), to_move: Black,
            islands: [(id: \"w\", shape: Rect(37.25, -40, 120, 40))],
            ships: [(id: \"a\", card: Plain(masts: 3), flag: Red, at: (0, 0), heading: 0, crew: [\"captain:spain\"], coins: [4, 2])],
            forts: [(id: \"f\", card: \"dead-mans-point\", flag: Black, island: \"w\", at: (78, 0), turned: 0,
                flags: [((20, 20), 1), ((-20, 20), 1), ((-20, -20), 1), ((20, -20), 1)], coins: [3])]",
        );
        game.task("f", Task::Shoot).order(Order::Fire(Gun::Slot(-20, 20), n("a"))).throw(&[4]).choose("mast-1");
        assert_eq!(game.asked(), Black);
        game.choose(wish);
        game
    };
    let mut game = spill("use");
    assert_eq!(game.options(), ["crew:captain:spain", "coin-0", "coin-1"]);
    game.choose("coin-1");
    assert_eq!((game.coins("a"), game.crew("a").len()), (vec![4], 1));
    assert_eq!(spill("none").coins("a"), [4, 2]);
}

#[test]
fn pc_15_5_one_fort_a_turn() {
    let mut game = Game::of(
        "starting_gold: 40, seats: [(flag: Red, banked: [3, 3], forts: [\"fort-brompton\", \"dead-mans-point\"]), (flag: Black)],
        islands: [(id: \"w\", shape: Rect(237.25, 160, 320, 240)), (id: \"v\", shape: Rect(237.25, 460, 320, 540))],
        ships: [(id: \"a\", card: Plain(masts: 3), flag: Red, at: (200, 200), heading: 0, docked: \"w\"),
            (id: \"b\", card: Plain(masts: 3), masts: [], flag: Red, at: (200, 500), heading: 0, docked: \"v\"),
            (id: \"x\", card: Plain(masts: 3), flag: Black, at: (800, 800), heading: 90, coins: [7, 7, 7])]",
    );
    let second = || Order::BuildFort(n("dead-mans-point"), n("v"), at(278, 500), deg(0), FLAGS.to_vec(), vec![3]);
    game.order(Order::EndOrders).order(build(at(278, 200), &[3])).refuses(second(), "PC-15.5").end_turn();
    // A derelict that is docked there counts (PC-15.5).
    game.end_turn().order(Order::EndOrders).order(second());
    assert_eq!(game.state().forts.len(), 2);
}
