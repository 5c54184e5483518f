//! Docking, unloading, crew to and from land (PC-6), pennants and free exploring (PC-9.2), raiders (AB-22).

use weather_gage::rules::pirates::happenings::{Cargo, Sailing};

use super::common::{Black, Game, L, Order, Place, Red, Task, deg, n};

/// Red's three-master `a` lies 50 mm before the island `w`, bow on, and sails to it by L.
fn bay(ship: &str, island: &str, more: &str) -> Game {
    Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)),
        islands: [(id: \"w\", shape: Rect(87.25, -40, 150, 40), {island}),
            (id: \"far\", shape: Rect(600, 400, 660, 460), coins: [6, 6])],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, {ship}),
            (id: \"x\", card: Plain(masts: 1), flag: Black, at: (-400, 0), heading: 0)], {more}"
    ))
}

const PLAIN: &str = "card: Plain(masts: 3)";

fn ferry(card: &str, from: &str, to: &str) -> Order {
    let place = |word: &str| Place::try_from(word.to_owned()).unwrap();
    Order::Ferry(n(card), place(from), place(to))
}

fn sail_in(game: &mut Game) {
    game.task("a", Task::Move).order(Order::Segment(L, deg(0)));
}

#[test]
fn pc_6_7_docking_at_a_wild_island_leaves_a_pennant() {
    let mut game = bay(PLAIN, "coins: [1, 2]", "");
    sail_in(&mut game);
    assert_eq!(game.ship("a").docked, Some(n("w")));
    assert_eq!(game.island("w").pennants, [Red]);
    assert!(game.just(Sailing::PennantLeft { by: Red, island: n("w") }));
    game.refuses(Order::FreeExplore(n("a")), "PC-9.2");
}

#[test]
fn pc_9_2_a_pennant_of_before_opens_the_island_once_a_docking() {
    let mut game = bay(PLAIN, "coins: [1, 2], pennants: [Red]", "");
    sail_in(&mut game);
    game.order(Order::FreeExplore(n("a"))).order(Order::Take(vec![1]));
    assert_eq!((game.coins("a"), game.island("w").coins.clone()), (vec![2], vec![1]));
    assert!(game.state().running.is_none());
    game.refuses(Order::FreeExplore(n("a")), "PC-9.2").end_turn().end_turn();
    game.refuses(Order::FreeExplore(n("a")), "PC-9.2").task("a", Task::Explore);
}

#[test]
fn pc_9_2_free_exploring_follows_the_docking_in_the_same_turn() {
    let mut game = bay(PLAIN, "coins: [1, 2], pennants: [Red]", "");
    sail_in(&mut game);
    game.end_turn().end_turn().refuses(Order::FreeExplore(n("a")), "PC-9.2");
}

#[test]
fn ab_14_an_explorer_opens_the_island_and_is_turned_up_by_it() {
    let crew = "card: \"hms-hound\", crew: [(card: \"explorer:england\", down: true)]";
    let mut game = bay(crew, "coins: [1, 2]", "");
    sail_in(&mut game);
    game.order(Order::FreeExplore(n("a")));
    assert!(game.just(Cargo::CrewRevealed { unit: n("a"), card: n("explorer:england") }));
    game.order(Order::Leave);
    assert_eq!(game.ship("a").coins.len(), 0);
}

#[test]
fn pc_19_ab_14_dock_explore_of_the_ship_serves_too() {
    let mut game = bay("card: Plain(masts: 3, abilities: [\"dock_explore\"])", "coins: [1, 2]", "");
    sail_in(&mut game);
    game.order(Order::FreeExplore(n("a"))).order(Order::Take(vec![0, 1]));
    assert_eq!(game.coins("a").len(), 2);
}

#[test]
fn pc_6_5_at_home_coins_and_treasures_of_worth_are_unloaded_at_once() {
    let ship = format!("{PLAIN}, coins: [5, 3], uniques: [(card: \"rum\", worth: 4), \"sword\"]");
    let mut game = bay(&ship, "home: Red", "");
    sail_in(&mut game);
    assert_eq!(game.bank(Red), [5, 3]);
    assert_eq!(game.player(Red).bonus, 4, "the worth is on the treasure's line (PC-19.6)");
    let left: Vec<_> = game.ship("a").uniques.iter().map(|own| own.card).collect();
    assert_eq!(left, [n("sword")], "what is worth nothing stays aboard (PC-19.5)");
    assert!(game.just(Cargo::CoinBanked { by: Red, from: Some(n("a")), value: 5, ransom: false }));
}

#[test]
fn pc_17_1_unloading_wins_in_the_middle_of_the_act() {
    let mut game = bay(&format!("{PLAIN}, coins: [7, 7, 2]"), "home: Red", "");
    sail_in(&mut game);
    assert!(game.is_over());
}

#[test]
fn pc_6_2_contact_with_an_enemy_home_stops_and_docks_not() {
    let mut game = bay(PLAIN, "home: Black", "");
    sail_in(&mut game);
    assert_eq!((game.ship("a").docked, game.told_as("Stopped")), (None, 1));
}

#[test]
fn pc_6_3_an_island_with_an_enemy_fort_is_no_harbour() {
    let fort = "forts: [(id: \"f\", card: \"fort-brompton\", flag: Black, island: \"w\", at: (120, 0), turned: 0,
        flags: [((20, 20), 1), ((-20, 20), 1), ((-20, -20), 1), ((20, -20), 1)], coins: [3])]";
    let mut game = bay(PLAIN, "coins: []", fort);
    sail_in(&mut game);
    assert_eq!(game.ship("a").docked, None);
}

// ---- crew ashore

/// Red's two ships lie docked at `w`.
fn harbour(one: &str, two: &str, island: &str, more: &str) -> Game {
    Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)),
        islands: [(id: \"w\", shape: Rect(37.25, -60, 100, 60), {island}),
            (id: \"far\", shape: Rect(600, 400, 660, 460), coins: [6, 6, 6])],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, docked: \"w\", {one}),
            (id: \"b\", flag: Red, at: (0, 30), heading: 0, docked: \"w\", {two}),
            (id: \"x\", card: Plain(masts: 1), flag: Black, at: (-400, 0), heading: 0)], {more}"
    ))
}

#[test]
fn pc_6_4_crew_go_ashore_come_aboard_and_pass_between_ships() {
    let mut game = harbour("card: Plain(masts: 3), crew: [\"captain:spain\"]", PLAIN, "coins: [1]", "");
    game.order(ferry("captain:spain", "a", "b"));
    assert_eq!((game.crew("a").len(), game.crew("b")), (0, vec!["captain:spain".to_owned()]));
    game.order(ferry("captain:spain", "b", "ashore"));
    assert_eq!(game.player(Red).ashore[0].1, Some(n("w")), "on this island, not at home");
    game.order(ferry("captain:spain", "ashore", "a"));
    assert_eq!(game.crew("a"), ["captain:spain"]);
    assert_eq!(game.ship("a").given.len(), 0, "it is a free act");
}

#[test]
fn pc_6_1_a_docked_ship_that_sails_is_docked_no_longer() {
    let mut game = harbour(PLAIN, PLAIN, "coins: [1]", "");
    game.task("a", Task::Move).order(Order::Segment(L, deg(180)));
    assert_eq!((game.ship("a").docked, game.ship("b").docked), (None, Some(n("w"))));
}

#[test]
fn pc_6_4_crew_of_the_home_island_come_aboard_there() {
    let seats = "seats: [(flag: Red, ashore: [\"captain:spain\"]), (flag: Black)]";
    let mut game = harbour(PLAIN, PLAIN, "home: Red", seats);
    game.order(ferry("captain:spain", "ashore", "a"));
    assert_eq!(game.crew("a"), ["captain:spain"]);
    let mut game = harbour(PLAIN, PLAIN, "coins: [1]", seats);
    game.refuses(ferry("captain:spain", "ashore", "a"), "PC-6.4");
}

#[test]
fn pc_6_4_space_and_points_bound_the_crew() {
    let full = "card: Plain(masts: 3, cargo: 1), coins: [1]";
    let mut game = harbour("card: Plain(masts: 3), crew: [\"captain:spain\"]", full, "coins: [1]", "");
    game.refuses(ferry("captain:spain", "a", "b"), "PC-9.21");
    let cheap = "card: Plain(masts: 3, points: 2)";
    let mut game = harbour("card: Plain(masts: 3), crew: [\"captain:spain\"]", cheap, "coins: [1]", "");
    game.refuses(ferry("captain:spain", "a", "b"), "PC-2.10");
}

#[test]
fn pc_19_ab_10_no_crew_come_aboard_and_ab_44_a_patron_stays() {
    let none = "card: Plain(masts: 3, abilities: [\"no_crew\"])";
    let mut game = harbour("card: Plain(masts: 3), crew: [\"captain:spain\", \"amore\"]", none, "coins: [1]", "");
    game.refuses(ferry("captain:spain", "a", "b"), "AB-10").refuses(ferry("amore", "a", "ashore"), "AB-44");
}

#[test]
fn pc_6_4_only_docked_ships_ferry() {
    let mut game = bay("card: Plain(masts: 3), crew: [\"captain:spain\"]", "coins: [1]", "");
    game.refuses(ferry("captain:spain", "a", "ashore"), "PC-6.4");
}

// ---- the raider

fn raid() -> Game {
    let ship = "card: Plain(masts: 3, abilities: [\"raid_home\"])";
    bay(ship, "home: Black", "seats: [(flag: Red), (flag: Black, banked: [2, 5, 2])]")
}

#[test]
fn pc_19_ab_22_a_raider_docks_at_the_enemy_home_and_loads_one_banked_coin() {
    let mut game = raid();
    sail_in(&mut game);
    assert_eq!(game.ship("a").docked, Some(n("w")));
    game.order(Order::Use(n("a"), n("raid_home"), None));
    assert_eq!(game.options(), ["coin-0", "coin-1"], "each value once");
    game.choose("coin-1");
    assert_eq!((game.coins("a"), game.bank(Black)), (vec![5], vec![2, 2]));
    game.refuses(Order::Use(n("a"), n("raid_home"), None), "PC-12.9");
}

#[test]
fn pc_19_ab_22_in_the_next_turn_the_raider_sails_away() {
    let mut game = raid();
    sail_in(&mut game);
    game.end_turn().end_turn();
    game.refuses(Order::EndTurn, "AB-22").refuses(Order::Use(n("a"), n("raid_home"), None), "AB-22");
    game.task("a", Task::Move).order(Order::Segment(L, deg(180))).order(Order::EndSailing).end_turn();
}
