//! Three and four players (PC-26): tables, islands, enemies, marks, and what lasts through whose turn.

use weather_gage::rules::pirates::docking;
use weather_gage::rules::pirates::happenings::{Guns, Turns};
use weather_gage::rules::pirates::setup::{usual_islands, usual_table};
use weather_gage::rules::pirates::state::{Outcome, Phase};

use super::common::{Black, Blue, Game, Gun, L, Order, Red, Task, Why, at, deg, n};
use super::setting_out::{begun, course, free, three};

/// Red, Black and Blue on an empty sea, with these ships.
fn sea(ships: &str, more: &str) -> Game {
    let seats = if more.contains("seats:") { "" } else { "seats: [(flag: Red), (flag: Black), (flag: Blue)]," };
    Game::of(&format!(
        "{seats} table: (from: (-700, -500), to: (800, 500)), starting_gold: 45,
        islands: [(id: \"w\", shape: Rect(600, 300, 660, 360), coins: [7, 7, 5]),
            (id: \"r\", shape: Rect(-600, 300, -540, 360), home: Red), (id: \"b\", shape: Rect(600, -360, 660, -300), home: Black),
            (id: \"u\", shape: Rect(-600, -360, -540, -300), home: Blue)],
        ships: [{ships}], {more}"
    ))
}

const RED: &str = "(id: \"a\", card: Plain(masts: 3), flag: Red, at: (0, 0), heading: 0)";
const BLUE: &str = "(id: \"c\", card: Plain(masts: 3), flag: Blue, at: (0, -60), heading: 0)";

fn black(more: &str) -> String {
    format!("(id: \"x\", card: Plain(masts: 3), flag: Black, at: (0, 60), heading: 0, {more})")
}

fn fire(mast: u8, target: &str) -> Order {
    Order::Fire(Gun::Mast(mast), n(target))
}

#[test]
fn pc_26_3_three_islands_for_each_player_and_two_in_a_small_game() {
    assert_eq!([2, 3, 4].map(|players| usual_islands(players, 40)), [6, 9, 12]);
    assert_eq!([2, 3, 4].map(|players| usual_islands(players, 20)), [4, 6, 8]);
    for (id, homes, wild, gold) in [("three-fleets", 3, 6, 45), ("four-winds", 4, 8, 60)] {
        let mut game = begun(course(id));
        game.deal(&[]);
        let islands = &game.state().islands;
        assert_eq!(islands.iter().filter(|island| island.home.is_some()).count(), homes, "{id}");
        let lying = islands.iter().filter(|island| docking::is_wild(game.state(), island)).map(|own| own.coins.len());
        assert_eq!(lying.collect::<Vec<_>>(), vec![4; wild], "{id}");
        assert_eq!(game.state().starting_gold, gold, "{id}");
    }
}

#[test]
fn pc_26_4_the_table_grows_with_the_players() {
    assert_eq!([2, 3, 4].map(usual_table), [at(1500, 1000), at(1600, 1400), at(1900, 1600)]);
    assert_eq!(free(three()).state().table.to, at(1600, 1400));
}

#[test]
fn pc_26_7_of_several_over_the_mark_the_first_in_turn_sequence_wins() {
    let rich = |of: [u8; 3], to_move: &str| {
        let seat = |(flag, gold): (&str, u8)| match gold {
            0 => format!("(flag: {flag})"),
            _ => format!("(flag: {flag}, bonus: 19)"),
        };
        let seats: Vec<String> = ["Red", "Black", "Blue"].into_iter().zip(of).map(seat).collect();
        let ships = [RED, &black(""), BLUE].join(", ");
        let mut game = sea(&ships, &format!("seats: [{}], to_move: {to_move}", seats.join(", ")));
        game.order(Order::EndOrders).end_turn();
        game.state().result
    };
    assert_eq!(rich([1, 1, 1], "Black"), Some(Outcome::Won(Black)), "the player to move");
    assert_eq!(rich([1, 0, 1], "Black"), Some(Outcome::Won(Blue)), "the next one");
    assert_eq!(rich([1, 1, 0], "Blue"), Some(Outcome::Won(Red)), "clockwise");
}

#[test]
fn pc_26_8_a_ram_and_a_boarding_concern_the_two_ships_alone() {
    let ships = "(id: \"a\", card: Plain(masts: 3), flag: Red, at: (40, -10), heading: 0),
        (id: \"x\", card: Plain(masts: 4), flag: Black, at: (150, 0), heading: 90, coins: [2]),
        (id: \"c\", card: Plain(masts: 3), flag: Blue, at: (172, 0), heading: 90)";
    let mut game = sea(ships, "");
    game.task("a", Task::Move).order(Order::Segment(L, deg(0)));
    assert_eq!((game.asked(), game.why().clone()), (Red, Why::RamOrNot { unit: n("a"), target: n("x") }));
    game.choose("ram").throw(&[1]);
    assert_eq!(game.asked(), Red);
    game.choose("none");
    assert_eq!((game.asked(), game.why().clone()), (Black, Why::BoardOrNot { unit: n("x"), against: n("a") }));
    game.choose("board").throw(&[6, 1]);
    assert_eq!((game.asked(), game.options()), (Red, vec!["treasure".to_owned(), "none".to_owned()]));
    game.choose("treasure");
    assert_eq!((game.coins("a"), game.coins("c"), game.is_settled()), (vec![2], vec![], true));
}

#[test]
fn pc_26_8_the_coins_of_a_sunk_ship_are_split_between_two() {
    let mut game = sea(&[RED, &black("masts: [], coins: [3, 1, 2]"), BLUE].join(", "), "");
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[6]).deal(&[0, 1, 2]);
    assert_eq!((game.bank(Red), game.bank(Black), game.bank(Blue)), (vec![3, 2], vec![1], vec![]));
}

#[test]
fn pc_26_9_any_other_players_tow_foils_a_scuttling() {
    let far = "(id: \"y\", card: Plain(masts: 1), flag: Black, at: (-300, 200))";
    let ships = format!(
        "(id: \"a\", card: Plain(masts: 3), flag: Red, at: (300, 200)), {far},
        (id: \"c\", card: Plain(masts: 3), flag: Blue, at: (0, 0), heading: 0),
        (id: \"x\", card: Plain(masts: 2), flag: Black, bow: (100, 0), heading: 180, masts: [], going_down: true)"
    );
    let mut game = sea(&ships, "to_move: Blue");
    game.task("c", Task::Move).order(Order::Segment(L, deg(0))).order(Order::TakeInTow(n("c"), n("x")));
    assert!(game.has(Guns::ScuttleFailed { unit: n("x"), face: None }));
    assert_eq!((game.ship("x").flag, game.ship("x").going_down), (Blue, false));
}

#[test]
fn pc_26_9_chain_shot_and_smoke_last_through_the_next_turn_of_the_target() {
    let blue = "(id: \"c\", card: Plain(masts: 3), flag: Blue, at: (0, -60), heading: 0, chained: true, smoked: true)";
    let mut game = sea(&[RED, &black(""), blue].join(", "), "");
    let held = |game: &Game| (game.ship("c").plight.chained, game.ship("c").plight.smoked);
    game.end_turn().end_turn();
    assert_eq!((game.state().to_move, held(&game)), (Blue, (true, true)));
    game.refuses(Order::Order(n("c"), Task::Move), "AB-37").end_turn();
    assert_eq!(held(&game), (false, false));
}

#[test]
fn pc_26_9_ransom_pays_the_player_who_eliminated_the_crew() {
    let mut game = sea(&[RED, &black("masts: [], crew: [\"bratley\"]"), BLUE].join(", "), "");
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[6]);
    assert_eq!((game.bank(Red), game.bank(Blue)), (vec![1], vec![]));
}

#[test]
fn pc_26_10_each_enemy_with_fear_near_has_a_roll_and_both_results_stand() {
    let fear = "card: Plain(masts: 3, keywords: [Fear]), heading: 0";
    let ships = format!(
        "(id: \"a\", {fear}, flag: Red, at: (0, 0)), (id: \"a2\", {fear}, flag: Red, at: (0, -30)),
        (id: \"c\", {fear}, flag: Blue, at: (0, 120)), {}",
        black("")
    );
    let mut game = sea(&ships, "phase: Opening, to_move: Black");
    assert_eq!((game.asked(), game.why().clone()), (Blue, Why::Fear { unit: n("x") }));
    game.throw(&[6]);
    assert_eq!((game.asked(), game.why().clone()), (Red, Why::Fear { unit: n("x") }));
    game.throw(&[5]);
    assert_eq!(game.phase(), Phase::Orders, "two bearers of Red roll once");
    assert_eq!((game.ship("x").plight.slowed, game.ship("x").plight.cowed), (true, true));
}

#[test]
fn pc_26_11_under_parley_the_coin_is_the_shooters_and_the_ship_is_safe_for_this_turn() {
    let mut game = sea(&[RED, &black("crew: [\"damsel\"], coins: [3]"), BLUE].join(", "), "");
    game.task("a", Task::Shoot).order(fire(1, "x"));
    assert_eq!(game.asked(), Black);
    game.choose("aboard");
    assert_eq!((game.bank(Red), game.bank(Blue)), (vec![3], vec![]));
    game.refuses(fire(2, "x"), "PC-13.32").end_turn();
    assert!(!game.ship("x").plight.untouchable);
}

#[test]
fn pc_26_14_a_draw_needs_everybody_who_is_not_out() {
    let ships = [RED, &black(""), BLUE].join(", ");
    let mut game = sea(&ships, "");
    game.order(Order::OfferDraw);
    assert_eq!(game.asked(), Black);
    game.choose("agree");
    assert_eq!(game.asked(), Blue);
    game.choose("refuse");
    assert!(game.has(Turns::DrawRefused { by: Blue }) && game.is_settled());
    let mut game = sea(&ships, "seats: [(flag: Red), (flag: Black, out: true), (flag: Blue)]");
    game.order(Order::OfferDraw);
    assert_eq!(game.asked(), Blue);
    game.choose("agree");
    assert_eq!(game.state().result, Some(Outcome::Drawn));
}
