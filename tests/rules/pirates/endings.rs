//! The ends of a match (PC-17, PC-26.6 to 26.14, PC-27.6).

use weather_gage::rules::pirates::happenings::{Reason, Turns};
use weather_gage::rules::pirates::options::MarkOption;
use weather_gage::rules::pirates::state::Outcome;
use weather_gage::rules::pirates::sums;

use super::common::{Black, Blue, Game, L, Order, Red, Task, deg, n};

/// Red's `a` is one segment from home with these coins; Black's `x` lies far off.
fn race(coins: &str, more: &str) -> Game {
    Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)),
        islands: [(id: \"r\", shape: Rect(87.25, -40, 150, 40), home: Red), (id: \"b\", shape: Rect(600, 300, 660, 360), home: Black),
            (id: \"w\", shape: Rect(600, -400, 660, -340), coins: [3])],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, card: Plain(masts: 3, cargo: 8), coins: {coins}),
            (id: \"x\", card: Plain(masts: 3), flag: Black, at: (-400, 0), heading: 0)], {more}"
    ))
}

fn home(game: &mut Game) {
    game.task("a", Task::Move).order(Order::Segment(L, deg(0)));
}

#[test]
fn pc_17_1_more_than_half_wins_and_half_does_not() {
    let mut game = race("[7, 7, 1]", "");
    home(&mut game);
    assert!(!game.is_over(), "15 of 30");
    let mut game = race("[7, 7, 2]", "");
    home(&mut game);
    assert!(game.has(Turns::Won { by: Red, reason: Reason::Gold }));
    assert_eq!(game.state().result, Some(Outcome::Won(Red)));
}

#[test]
fn pc_15_14_and_17_2_gold_in_forts_and_of_treasures_counts() {
    let game = Game::of(
        "table: (from: (-700, -500), to: (800, 500)), islands: [(id: \"w\", shape: Rect(37.25, -40, 120, 40))],
        seats: [(flag: Red, banked: [2], bonus: 4), (flag: Black)],
        ships: [(id: \"a\", flag: Red, at: (-100, 0), heading: 0, card: Plain(masts: 3)),
            (id: \"x\", card: Plain(masts: 1), flag: Black, at: (-400, 0), heading: 0)],
        forts: [(id: \"f\", card: \"fort-brompton\", flag: Red, island: \"w\", at: (80, 0), turned: 0,
            flags: [((20, 20), 1), ((-20, 20), 1), ((-20, -20), 1), ((20, -20), 1)], coins: [3, 1])]",
    );
    assert_eq!(sums::winning_gold(game.state(), Red), 10);
    assert_eq!(sums::banked_gold(game.state(), Red), 6);
}

#[test]
fn pc_26_6_the_mark_falls_with_more_players() {
    let mark = |gold, players| sums::mark(gold, players, MarkOption::Shared);
    assert_eq!((mark(30, 2), mark(16, 2)), (16, 9));
    assert_eq!((mark(45, 3), mark(24, 3)), (19, 10));
    assert_eq!((mark(60, 4), mark(32, 4)), (21, 11));
    assert_eq!((sums::mark(45, 3, MarkOption::Half), sums::mark(60, 4, MarkOption::Half)), (23, 31));
}

// ---- no unit left

#[test]
fn pc_17_4_a_player_without_a_unit_that_can_move_again_ends_the_game() {
    let seats = "seats: [(flag: Red, banked: [2]), (flag: Black, banked: [3])]";
    let mut game = Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)), {seats}, islands: [(id: \"w\", shape: Rect(600, 300, 660, 360), coins: [7, 7])],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, card: Plain(masts: 3)),
            (id: \"x\", card: Plain(masts: 3), masts: [], flag: Black, at: (-400, 0), heading: 0)]"
    ));
    game.end_turn();
    assert!(game.has(Turns::Won { by: Black, reason: Reason::NoUnit }), "more winning gold wins");
}

#[test]
fn pc_17_4_on_a_tie_the_other_player_wins() {
    let mut game = Game::of(
        "table: (from: (-700, -500), to: (800, 500)), islands: [(id: \"w\", shape: Rect(600, 300, 660, 360), coins: [7, 7, 7])],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, card: Plain(masts: 3)),
            (id: \"x\", card: Plain(masts: 3), masts: [], flag: Black, at: (-400, 0), heading: 0)]",
    );
    game.end_turn();
    assert_eq!(game.state().result, Some(Outcome::Won(Red)));
}

#[test]
fn pc_17_4_derelicts_that_move_or_are_repaired_keep_a_player_in() {
    for x in [
        "card: \"swift\", masts: []",
        "card: Plain(masts: 3), masts: [], crew: [(card: \"shipwright:spain\", down: true)]",
        "card: Plain(masts: 3), masts: [], crew: [\"oarsman:spain\"]",
    ] {
        let mut game = Game::of(&format!(
            "table: (from: (-700, -500), to: (800, 500)), islands: [(id: \"w\", shape: Rect(600, 300, 660, 360), coins: [7, 7, 7])],
            ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, card: Plain(masts: 3)),
                (id: \"x\", flag: Black, at: (-400, 0), heading: 0, {x})]"
        ));
        game.end_turn();
        assert!(!game.is_over(), "{x}");
    }
}

#[test]
fn pc_26_12_of_three_players_one_is_out_and_the_others_play_on() {
    let mut game = Game::of(
        "seats: [(flag: Red), (flag: Black), (flag: Blue)], starting_gold: 45,
        islands: [(id: \"w\", shape: Rect(600, 300, 660, 360), coins: [7, 7, 7])],
        ships: [(id: \"a\", card: Plain(masts: 1), flag: Red, at: (100, 100)),
            (id: \"b\", card: Plain(masts: 1), masts: [], flag: Black, at: (100, 300)),
            (id: \"c\", card: Plain(masts: 1), flag: Blue, at: (100, 500))]",
    );
    game.end_turn();
    assert!(game.player(Black).out);
    assert_eq!(game.state().to_move, Blue);
    game.end_turn();
    assert_eq!((game.state().to_move, game.state().turn), (Red, 2));
}

// ---- no gold left

/// All but this gold has left the game.
fn spent(red: &str, black: &str, ships: &str) -> Game {
    let seats = format!("seats: [(flag: Red, banked: {red}), (flag: Black, banked: {black})]");
    Game::of(&format!("table: (from: (-700, -500), to: (800, 500)), {seats}, ships: [{ships}]"))
}

const BOTH: &str = "(id: \"a\", flag: Red, at: (0, 0), heading: 0, card: Plain(masts: 3)),
    (id: \"x\", card: Plain(masts: 3), flag: Black, at: (-400, 0), heading: 0)";

#[test]
fn pc_17_5_without_gold_to_be_had_the_game_ends_with_the_turn() {
    let mut game = spent("[5]", "[6]", BOTH);
    game.end_turn();
    assert!(game.has(Turns::Won { by: Black, reason: Reason::NoGold }));
}

#[test]
fn pc_17_6_a_tie_goes_to_more_points_afloat_and_then_to_nobody() {
    let ships = "(id: \"a\", flag: Red, at: (0, 0), heading: 0, card: Plain(masts: 3, points: 12)),
        (id: \"x\", card: Plain(masts: 3), flag: Black, at: (-400, 0), heading: 0)";
    let mut game = spent("[5]", "[5]", ships);
    game.end_turn();
    assert_eq!(game.state().result, Some(Outcome::Won(Red)));
    let mut game = spent("[5]", "[5]", BOTH);
    game.end_turn();
    assert_eq!(game.state().result, Some(Outcome::Drawn));
}

#[test]
fn pc_17_5_gold_aboard_and_on_islands_is_still_to_be_had() {
    let mut game = race("[7, 6]", "");
    game.end_turn();
    assert!(!game.is_over());
}

#[test]
fn pc_30_5_a_position_that_nobody_could_win_goes_on() {
    let mut game = race("[1]", "");
    game.end_turn().end_turn();
    assert!(!game.is_over());
}

// ---- by agreement

#[test]
fn pc_17_7_of_two_players_the_other_wins_when_one_resigns() {
    let mut game = race("[1]", "");
    game.order(Order::Resign);
    assert_eq!(game.state().result, Some(Outcome::Won(Black)));
}

#[test]
fn pc_17_7_a_draw_needs_everybody() {
    let mut game = race("[1]", "");
    game.order(Order::OfferDraw).choose("agree");
    assert_eq!(game.state().result, Some(Outcome::Drawn));
}

#[test]
fn pc_26_13_the_ships_of_who_resigns_leave_their_coins_to_the_nearest_island() {
    let mut game = Game::of(
        "seats: [(flag: Red), (flag: Black), (flag: Blue)], starting_gold: 45,
        islands: [(id: \"w\", shape: Rect(600, 300, 660, 360), coins: [7]), (id: \"v\", shape: Rect(100, 700, 160, 760), coins: [6]),
            (id: \"r\", shape: Rect(200, 150, 260, 210), home: Red)],
        ships: [(id: \"a\", card: Plain(masts: 1), flag: Red, at: (300, 300), coins: [4, 2], uniques: [\"sword\"]),
            (id: \"b\", card: Plain(masts: 1), flag: Black, at: (100, 300)),
            (id: \"c\", card: Plain(masts: 1), flag: Blue, at: (100, 500))]",
    );
    game.order(Order::Resign);
    assert_eq!(game.island("w").coins, [7, 4, 2]);
    assert!(game.state().ship(n("a")).is_none());
    assert_eq!(game.state().to_move, Black);
}
