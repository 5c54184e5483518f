//! Exploring islands, ships and forts, and the space for what is taken (PC-9, PC-15.12).

use weather_gage::rules::kernel::{Ruleset, Viewer};
use weather_gage::rules::pirates::happenings::{Cargo, Happening};
use weather_gage::rules::pirates::sums;
use weather_gage::rules::pirates::view::View;

use super::common::{Black, Flag, Game, Order, Piece, Pirates, Place, Red, Task, n};

/// Red's `a` lies docked at the wild island `w`, and `y` at her port side.
pub fn isle(ship: &str, island: &str, beside: &str) -> Game {
    Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)),
        islands: [(id: \"w\", shape: Rect(37.25, -40, 100, 15), {island}),
            (id: \"r\", shape: Rect(-600, 300, -540, 360), home: Red),
            (id: \"b\", shape: Rect(600, 300, 660, 360), home: Black)],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, {ship}),
            (id: \"y\", at: (-10, 20.25), heading: 0, {beside})]"
    ))
}

pub const DOCKED: &str = "card: Plain(masts: 3, cargo: 3), docked: \"w\"";
pub const AWAY: &str = "card: Plain(masts: 3), flag: Black, masts: []";
const FRIEND: &str = "card: Plain(masts: 3), flag: Red";

pub fn transfer(cargo: &[&str], from: &str, to: &str) -> Order {
    let place = |word: &str| Place::try_from(word.to_owned()).unwrap();
    let cargo = cargo.iter().map(|word| Piece::try_from((*word).to_owned()).unwrap());
    Order::Transfer(cargo.collect(), place(from), place(to))
}

#[test]
fn pc_9_1_and_9_3_and_9_4_a_docked_ship_looks_at_all_and_takes_any_that_fit() {
    let mut game = isle(DOCKED, "coins: [3, 1, 6, 2]", "card: Plain(masts: 1), flag: Black");
    game.task("a", Task::Explore);
    let lying = Some((vec![3, 1, 6, 2], vec![]));
    assert!(game.just(Cargo::Looked { by: Red, island: n("w"), lying }));
    game.refuses(Order::Take(vec![0, 1, 2, 3]), "PC-9.21").refuses(Order::Take(vec![4]), "PC-9.3");
    game.refuses(Order::Take(vec![1, 1]), "PC-9.3").order(Order::Take(vec![2, 0, 3]));
    let mut coins = game.coins("a");
    coins.sort_unstable();
    assert_eq!((coins, game.island("w").coins.clone()), (vec![2, 3, 6], vec![1]));
    assert!(game.ship("a").coins.iter().all(|coin| !coin.up), "they lie face down (PC-9.4)");
    assert!(game.just(Cargo::Explored { by: Red, unit: n("a"), island: n("w"), taken: 3, left: 1 }));
    assert_eq!(game.island("w").seen[&Red].coins, [1], "a note is kept of what was left (PC-21.3)");
    assert!(game.state().running.is_none());
}

#[test]
fn pc_9_1_where_not_docked_nothing_is_explored_and_pc_4_10_an_empty_island_is_not() {
    let ship = "card: Plain(masts: 3)";
    let enemy = "card: Plain(masts: 1), flag: Black";
    isle(ship, "coins: [1]", enemy).refuses(Order::Order(n("a"), Task::Explore), "PC-9.1");
    isle(DOCKED, "coins: []", enemy).refuses(Order::Order(n("a"), Task::Explore), "PC-4.10");
}

#[test]
fn pc_9_6_unique_treasure_must_be_taken_and_takes_no_space() {
    let full = "card: Plain(masts: 3, cargo: 1), docked: \"w\", coins: [1]";
    let mut game = isle(full, "coins: [2], uniques: [\"sword\", \"dry-powder\"]", AWAY);
    game.task("a", Task::Explore).order(Order::Leave);
    let aboard: Vec<_> = game.ship("a").uniques.iter().map(|own| (own.card, own.up)).collect();
    assert_eq!(aboard, [(n("sword"), true), (n("dry-powder"), false)], "UT-03 is loaded face down");
    assert_eq!(game.island("w").coins, [2]);
}

#[test]
fn pc_19_ut_05_trees_may_lie_if_all_masts_stand() {
    let mut game = isle(DOCKED, "uniques: [\"trees\"]", "card: Plain(masts: 1), flag: Black");
    game.task("a", Task::Explore).order(Order::Leave);
    assert_eq!(game.island("w").uniques, [n("trees")]);
}

#[test]
fn pc_19_ut_05_trees_put_all_masts_back() {
    let ship = format!("{DOCKED}, masts: [2]");
    let mut game = isle(&ship, "uniques: [\"trees\"]", "card: Plain(masts: 1), flag: Black");
    game.task("a", Task::Explore).order(Order::Leave);
    assert_eq!(game.masts("a"), [1, 2, 3]);
    assert!(game.ship("a").uniques.is_empty() && game.island("w").uniques.is_empty());
}

#[test]
fn pc_19_ut_05_trees_may_be_taken_by_a_whole_ship() {
    let mut game = isle(DOCKED, "coins: [1], uniques: [\"trees\"]", "card: Plain(masts: 1), flag: Black");
    game.task("a", Task::Explore).order(Order::Take(vec![1]));
    assert!(game.island("w").uniques.is_empty() && game.ship("a").uniques.is_empty());
}

#[test]
fn pc_21_3_notes_of_others_grow_stale() {
    let mut game = isle(DOCKED, "coins: [3, 1], seen: {Black: [3, 1]}", AWAY);
    game.task("a", Task::Explore).order(Order::Take(vec![0]));
    assert!(game.island("w").seen[&Black].stale);
}

fn viewer(game: &Game, by: Option<Flag>) -> Viewer {
    by.map_or(Viewer::Bystander, |flag| Viewer::Seat(game.state().seat(flag)))
}

fn seen(game: &Game, by: Option<Flag>) -> View {
    Pirates::seen_by(game.state(), viewer(game, by))
}

#[test]
fn pc_9_5_what_is_left_lies_face_down_again() {
    let mut game = isle(DOCKED, "coins: [3, 1, 6]", AWAY);
    game.task("a", Task::Explore);
    assert_eq!(seen(&game, Some(Red)).table.island(n("w")).unwrap().coins, [3, 1, 6]);
    game.order(Order::Take(vec![1]));
    for by in [Some(Red), Some(Black), None] {
        let view = seen(&game, by);
        assert!(view.table.island(n("w")).unwrap().coins.is_empty(), "{by:?} sees no sequence");
        assert_eq!(view.counters_on(n("w")), 2);
    }
}

#[test]
fn pc_9_7_others_are_told_the_numbers_and_the_names_of_what_lies_face_up() {
    let mut game = isle(DOCKED, "coins: [2, 5], uniques: [\"sword\", \"dry-powder\"]", AWAY);
    game.task("a", Task::Explore).order(Order::Take(vec![1]));
    let black = viewer(&game, Some(Black));
    let told: Vec<_> = game.told.iter().filter_map(|told| Pirates::told_to(game.state(), told, black)).collect();
    let (mut values, mut cards) = (Vec::new(), Vec::new());
    for told in &told {
        match told {
            Happening::Cargo(Cargo::TreasureTaken { value, .. }) => values.push(*value),
            Happening::Cargo(Cargo::UniqueTaken { card, .. }) => cards.push(*card),
            Happening::Cargo(Cargo::Looked { lying, .. }) => assert_eq!(*lying, None),
            _ => {}
        }
    }
    assert_eq!((values, cards), (vec![None], vec![Some(n("sword")), None]));
    let numbers = Cargo::Explored { by: Red, unit: n("a"), island: n("w"), taken: 3, left: 1 };
    assert!(told.contains(&numbers.into()));
}

#[test]
fn pc_9_23_cargo_is_not_thrown_overboard() {
    let ship = "card: Plain(masts: 3), docked: \"w\", coins: [1, 2]";
    let mut game = isle(ship, "coins: [4]", AWAY);
    game.refuses(transfer(&["coin-0"], "a", "ashore"), "PC-9.11");
    game.refuses(transfer(&["coin-0"], "a", "a"), "PC-9.11").refuses(transfer(&["coin-0"], "a", "w"), "PC-9.11");
    assert_eq!(game.coins("a"), [1, 2]);
}

// ---- ships

#[test]
fn pc_9_13_the_explorer_alone_sees_everything_aboard_the_derelict() {
    let two =
        "card: Plain(masts: 3), flag: Black, masts: [], coins: [4, 2], crew: [(card: \"captain:spain\", down: true)]";
    let mut game = isle("card: Plain(masts: 3)", "coins: [1]", two);
    let known = |game: &Game, by| {
        let view = seen(game, by);
        let derelict = view.table.ship(n("y")).unwrap();
        (derelict.crew.len(), derelict.coins.len())
    };
    assert_eq!(known(&game, Some(Red)), (0, 0));
    game.task("a", Task::Explore);
    assert_eq!((known(&game, Some(Red)), known(&game, None)), ((1, 2), (0, 0)));
    game.order(Order::Leave);
    assert_eq!(known(&game, Some(Red)), (0, 0));
}

#[test]
fn pc_12_6_links_and_ransom_ask_neither_for_a_nation_nor_for_a_card_that_lies_face_up() {
    let two = "card: Plain(masts: 3, nation: England), flag: Black, masts: [], crew: [(card: \"amore\", down: true),
        (card: \"pintel\", down: true), (card: \"ragetti\", down: true)]";
    let mut game = isle("card: Plain(masts: 3)", "coins: [1]", two);
    assert_eq!(sums::capacity(game.state(), game.ship("y"), false), 5, "four spaces, and one for two linked Pirates");
    game.task("a", Task::Explore).order(transfer(&["crew:amore"], "y", "a"));
    assert!(game.just(Cargo::RansomTurned { unit: n("a"), card: n("amore") }));
    assert_eq!(game.coins("a"), [5]);
}

#[test]
fn pc_9_11_cargo_goes_both_ways_between_friends_that_touch() {
    let one = "card: Plain(masts: 3), crew: [\"captain:spain\"]";
    let two = "card: Plain(masts: 3), flag: Red, coins: [4, 2], uniques: [\"sword\"]";
    let mut game = isle(one, "coins: [1]", two);
    game.refuses(transfer(&["coin-0"], "y", "a"), "PC-9.11").task("a", Task::Explore);
    game.order(transfer(&["coin-1", "unique:sword"], "y", "a")).order(transfer(&["crew:captain:spain"], "a", "y"));
    assert_eq!((game.coins("a"), game.coins("y")), (vec![2], vec![4]));
    assert_eq!((game.crew("y").len(), game.ship("a").uniques.len()), (1, 1));
    game.refuses(Order::EndTurn, "PC-4.1").order(Order::Leave).end_turn();
}

#[test]
fn pc_9_12_an_enemy_derelict_gives_and_is_not_given() {
    let two =
        "card: Plain(masts: 3), flag: Black, masts: [], coins: [4], crew: [(card: \"captain:spain\", down: true)]";
    let mut game = isle("card: Plain(masts: 3), coins: [1]", "coins: [1]", two);
    game.task("a", Task::Explore).refuses(transfer(&["coin-0"], "a", "y"), "PC-9.12");
    game.order(transfer(&["coin-0", "crew:captain:spain"], "y", "a"));
    assert_eq!((game.coins("a"), game.crew("a")), (vec![1, 4], vec!["captain:spain".to_owned()]));
}

#[test]
fn pc_13_10_ransom_taken_from_an_enemy_is_a_coin_of_five() {
    let two = "card: Plain(masts: 3), flag: Black, masts: [], crew: [\"amore\"]";
    let mut game = isle("card: Plain(masts: 3)", "coins: [1]", two);
    game.task("a", Task::Explore).order(transfer(&["crew:amore"], "y", "a"));
    let coin = game.ship("a").coins[0];
    assert_eq!((coin.value, coin.up, coin.ransom), (5, true, true));
    assert!(game.crew("a").is_empty());
    assert_eq!(game.state().ransomed, 5, "it is no part of the starting gold (PC-13.12)");
}

#[test]
fn pc_9_21_and_9_24_and_2_10_bound_what_is_taken_from_ships() {
    let two = "card: Plain(masts: 3), flag: Red, coins: [4, 2], crew: [\"captain:spain\"]";
    let mut game = isle("card: Plain(masts: 3, cargo: 1, points: 2)", "coins: [1]", two);
    game.task("a", Task::Explore).refuses(transfer(&["coin-0", "coin-1"], "y", "a"), "PC-9.21");
    game.refuses(transfer(&["crew:captain:spain"], "y", "a"), "PC-2.10");
    game.refuses(transfer(&["coin-7"], "y", "a"), "PC-9.11");
}

#[test]
fn pc_9_1_what_is_explored_is_asked_where_several_things_are_there() {
    let mut game = isle(DOCKED, "coins: [1]", "card: Plain(masts: 3), flag: Red, coins: [4]");
    game.task("a", Task::Explore);
    assert_eq!(game.options(), ["w", "y"]);
    game.choose("y").order(transfer(&["coin-0"], "y", "a")).refuses(Order::Take(vec![0]), "PC-9.3");
}

#[test]
fn pc_9_11_enemies_with_masts_are_not_explored() {
    let mut game = isle("card: Plain(masts: 3)", "coins: [1]", "card: Plain(masts: 3), flag: Black, coins: [4]");
    game.refuses(Order::Order(n("a"), Task::Explore), "PC-9.1");
}

#[test]
fn pc_6_5_a_ship_at_home_unloads_what_she_takes() {
    let mut game = Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)), islands: [(id: \"r\", shape: Rect(37.25, -40, 100, 15), home: Red)],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, card: Plain(masts: 3), docked: \"r\"),
            (id: \"y\", at: (-10, 20.25), heading: 0, {FRIEND}, coins: [4]),
            (id: \"x\", card: Plain(masts: 1), flag: Black, at: (-400, 0), heading: 0)]"
    ));
    game.task("a", Task::Explore).order(transfer(&["coin-0"], "y", "a"));
    assert_eq!(game.bank(Red), [4]);
}

// ---- links

#[test]
fn pc_2_12_a_linked_crew_is_shown_when_its_space_is_needed() {
    let ship = "card: \"hms-dauntless\", docked: \"v\", crew: [(card: \"norrington\", down: true)]";
    let mut game = Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)),
        islands: [(id: \"v\", shape: Rect(49.25, -40, 110, 40), coins: [1, 1, 1, 1, 1])],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, {ship}),
            (id: \"x\", card: Plain(masts: 1), flag: Black, at: (-400, 0), heading: 0)]"
    ));
    game.task("a", Task::Explore).order(Order::Take(vec![0, 1, 2, 3, 4]));
    assert_eq!(game.coins("a").len(), 5, "five spaces, one for the link, and one crew");
    assert!(game.ship("a").crew[0].up);
}

// ---- forts

/// Red's ship lies docked at Red's fort; the cost of the fort is 3.
pub fn fort(ship: &str, coins: &str) -> Game {
    Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)), islands: [(id: \"w\", shape: Rect(37.25, -40, 120, 40))],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, docked: \"w\", {ship}),
            (id: \"x\", card: Plain(masts: 1), flag: Black, at: (-400, 0), heading: 0)],
        forts: [(id: \"f\", card: \"fort-brompton\", flag: Red, island: \"w\", at: (80, 0), turned: 0,
            flags: [((20, 20), 1), ((-20, 20), 1), ((-20, -20), 1), ((20, -20), 1)], coins: {coins})]"
    ))
}

#[test]
fn pc_15_12_and_15_13_loading_from_a_fort_needs_an_order_and_its_cost_stays() {
    let mut game = fort("card: Plain(masts: 3)", "[2, 3, 2]");
    game.refuses(transfer(&["coin-0"], "f", "a"), "PC-15.12").task("a", Task::Explore);
    game.refuses(transfer(&["coin-0", "coin-1"], "f", "a"), "PC-15.13");
    game.order(transfer(&["coin-0", "coin-2"], "f", "a"));
    let mut coins = game.coins("a");
    coins.sort_unstable();
    assert_eq!((coins, game.fort("f").coins.len()), (vec![2, 2], 1));
}

#[test]
fn pc_15_12_unloading_into_a_fort_is_free_and_shows_the_coins() {
    let mut game = fort("card: Plain(masts: 3), coins: [4, 1], crew: [\"captain:spain\"]", "[3]");
    game.order(transfer(&["coin-0"], "a", "f"));
    assert!(game.fort("f").coins.iter().all(|coin| coin.up), "PC-9.8");
    assert_eq!(game.ship("a").given.len(), 0);
    game.refuses(transfer(&["crew:captain:spain"], "a", "f"), "PC-12.1");
}

#[test]
fn pc_15_12_where_only_the_cost_is_in_it_nothing_is_loaded() {
    let mut game = fort("card: Plain(masts: 3)", "[3]");
    game.refuses(Order::Order(n("a"), Task::Explore), "PC-4.10");
}
