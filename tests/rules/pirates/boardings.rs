//! Boarding (PC-7.13 to 7.18).

use weather_gage::rules::pirates::happenings::{Cargo, Rams};

use super::common::{Black, Game, Red, Why, n};
use super::rams::{FOUR, THREE, alongside, contact};

/// Red's `a` has rammed Black's `x`, and no mast fell.
fn rammed(a: &str, x: &str) -> Game {
    let mut game = alongside(a, x, "");
    contact(&mut game);
    game.choose("ram").throw(&[1]);
    game
}

fn totals(game: &Game) -> (u8, u8) {
    let rolled = game.told.iter().rev().find_map(|told| match told {
        weather_gage::rules::pirates::happenings::Happening::Rams(Rams::BoardingRolled { totals, .. }) => Some(*totals),
        _ => None,
    });
    rolled.unwrap()
}

#[test]
fn pc_7_13_the_player_to_move_decides_first_then_the_other() {
    let mut game = rammed(THREE, FOUR);
    assert_eq!((game.asked(), game.options()), (Red, vec!["board".to_owned(), "none".to_owned()]));
    game.choose("none");
    assert_eq!(*game.why(), Why::BoardOrNot { unit: n("x"), against: n("a") });
    assert_eq!(game.asked(), Black);
    game.choose("board").throw(&[1, 1]);
    assert_eq!(totals(&game), (4, 5), "the die of the ship that moved comes first");
    assert!(game.has(Rams::BoardingWon { unit: n("x"), over: n("a") }));
    assert!(game.is_settled(), "there was nothing to take");
}

#[test]
fn pc_7_14_masts_count_after_the_ram() {
    let mut game = alongside(THREE, FOUR, "");
    contact(&mut game);
    game.choose("ram").throw(&[6]).choose("mast-1").choose("board").throw(&[2, 2]);
    assert_eq!(totals(&game), (5, 5));
    assert!(game.has(Rams::BoardingTied { unit: n("a"), against: n("x") }));
    assert!(game.is_settled());
}

#[test]
fn pc_7_16_the_winner_says_what_and_the_loser_which() {
    let mut game =
        rammed(THREE, "card: Plain(masts: 4), coins: [2, 5], crew: [\"helmsman:england\", \"captain:england\"]");
    game.choose("board").throw(&[6, 1]);
    assert_eq!((game.asked(), game.options()), (Red, ["treasure", "crew", "none"].map(str::to_owned).to_vec()));
    game.choose("treasure");
    assert_eq!((game.asked(), game.options()), (Black, ["coin-0", "coin-1"].map(str::to_owned).to_vec()));
    game.choose("coin-0");
    assert_eq!((game.coins("a"), game.coins("x")), (vec![2], vec![5]));
    assert!(!game.ship("a").coins[0].up, "a stolen coin keeps its side (PC-7.18)");
}

#[test]
fn pc_7_16_a_crew_is_eliminated_by_the_losers_choice() {
    let mut game = rammed(THREE, "card: Plain(masts: 4), crew: [\"helmsman:england\", \"captain:england\"]");
    game.choose("board").throw(&[6, 1]).choose("crew");
    assert_eq!(game.asked(), Black);
    game.choose("crew:captain:england");
    assert_eq!(game.crew("x"), ["helmsman:england"]);
    assert!(game.has(Cargo::CrewEliminated { unit: n("x"), card: n("captain:england"), by: Some(Red) }));
}

#[test]
fn pc_7_16_the_winner_may_leave_it() {
    let mut game = rammed(THREE, "card: Plain(masts: 4), coins: [2]");
    game.choose("board").throw(&[6, 1]).choose("none");
    assert_eq!(game.coins("x"), [2]);
}

#[test]
fn pc_7_17_without_a_space_no_coin_is_taken() {
    let mut game = rammed("card: Plain(masts: 3, cargo: 1), coins: [1]", "card: Plain(masts: 4), coins: [2]");
    game.choose("board").throw(&[6, 1]);
    assert!(game.is_settled(), "nothing is left to choose");
    assert_eq!((game.coins("a"), game.coins("x")), (vec![1], vec![2]));
}

#[test]
fn pc_7_17_a_unique_treasure_needs_no_space() {
    let mut game = rammed(
        "card: Plain(masts: 3, cargo: 1), coins: [1]",
        "card: Plain(masts: 4), coins: [2], uniques: [\"sword\"]",
    );
    game.choose("board").throw(&[6, 1]).choose("treasure");
    assert!(game.ship("a").uniques.iter().any(|own| own.card == n("sword")));
}

#[test]
fn ab_11_crew_that_are_safe_are_not_offered() {
    let mut game = rammed(THREE, "card: Plain(masts: 4, abilities: [CrewSafe]), crew: [\"helmsman:england\"]");
    game.choose("board").throw(&[6, 1]);
    assert!(game.is_settled());
    assert_eq!(game.crew("x").len(), 1);
}

#[test]
fn ab_15_a_purge_eliminates_all_crew() {
    let x = "card: Plain(masts: 4), crew: [\"helmsman:england\", \"captain:england\"]";
    let mut game = rammed("card: Plain(masts: 3, abilities: [BoardPurge])", x);
    game.choose("board").throw(&[6, 1]).choose("all-crew");
    assert_eq!(game.crew("x"), Vec::<String>::new());
}

#[test]
fn ab_01_boarders_add_one_and_may_be_turned_up_for_it() {
    let mut game = rammed("card: Plain(masts: 3, abilities: [BoardPlus])", FOUR);
    game.choose("board").throw(&[1, 1]);
    assert_eq!(totals(&game), (5, 5));

    let mut game = rammed("card: Plain(masts: 3), crew: [(card: \"bloody-jake\", down: true)]", FOUR);
    game.choose("board");
    assert_eq!(*game.why(), Why::MayUse { card: n("bloody-jake") });
    game.choose("use").throw(&[1, 1]);
    assert!(game.ship("a").crew[0].up);
    assert_eq!(totals(&game), (5, 5));
}

#[test]
fn pc_5_16_boarding_comes_before_docking() {
    // An island beside the enemy's stern, where her bow comes to rest.
    let island = "islands: [(id: \"w\", shape: Rect(138.7, -60, 160, -43.5))]";
    let mut game = alongside("card: Plain(masts: 3), coins: [2]", FOUR, island);
    contact(&mut game);
    assert!(matches!(game.why(), Why::RamOrNot { .. }), "{:?}", game.why());
    assert_eq!(game.told_as("Docked"), 0);
}
