//! Hits on ships (PC-10.14 to 10.17), and abilities and treasures that change them.

use weather_gage::rules::pirates::causes::Cause;
use weather_gage::rules::pirates::happenings::Guns;

use super::common::{Black, Game, Order, Red, Task, n};
use super::shots::{THREE, duel, fire};

/// Red shoots, and each die shows 6.
fn hit(a: &str, x: &str, masts: u8) -> Game {
    let mut game = duel(a, x, "");
    game.task("a", Task::Shoot);
    shoot(&mut game, masts);
    game
}

fn shoot(game: &mut Game, mast: u8) {
    game.order(fire(mast, "x")).throw(&[6]);
}

#[test]
fn pc_10_14_the_controller_chooses_the_mast_and_the_cannon_goes_with_it() {
    let mut game = hit(THREE, THREE, 1);
    assert_eq!((game.asked(), game.options()), (Black, vec!["mast-1".into(), "mast-2".into(), "mast-3".into()]));
    game.choose("mast-2");
    assert!(game.just(Guns::MastLost { unit: n("x"), mast: 2, cause: Cause::Shot(n("a")) }));
    game.end_turn().task("x", Task::Shoot).refuses(fire(2, "a"), "PC-10.1");
}

#[test]
fn pc_8_2_and_10_15_and_10_17_the_last_mast_makes_a_derelict_and_the_next_hit_of_the_same_order_sinks_her() {
    let mut game = hit(THREE, "card: Plain(masts: 1)", 1);
    assert!(game.just(Guns::BecameDerelict { unit: n("x") }));
    assert!(game.ship("x").is_derelict());
    shoot(&mut game, 2);
    assert!(game.state().ship(n("x")).is_none());
    assert!(game.state().sunk.contains(&n("x")));
    game.refuses(fire(3, "x"), "PC-10.3");
}

#[test]
fn pc_8_1_a_derelict_neither_shoots_nor_is_she_safe() {
    let mut game = duel("card: Plain(masts: 3), masts: []", THREE, "");
    game.refuses(Order::Order(n("a"), Task::Shoot), "PC-8.1");
}

#[test]
fn ab_16_the_first_hit_of_a_turn_has_no_effect_while_all_masts_stand() {
    let proof = "card: Plain(masts: 3, abilities: [\"shrug_first_hit\"])";
    let mut game = hit(THREE, proof, 1);
    assert_eq!((game.masts("x"), game.told_as("HitShrugged")), (vec![1, 2, 3], 1));
    shoot(&mut game, 2);
    game.choose("mast-1").end_turn().end_turn().task("a", Task::Shoot);
    shoot(&mut game, 1);
    game.choose("mast-2");
    assert_eq!(game.masts("x"), [3], "not all masts stand");
}

#[test]
fn ab_17_each_hit_removes_two_masts_and_never_sinks_what_it_makes_a_derelict() {
    let two = "card: Plain(masts: 3, abilities: [\"double_mast\"])";
    let mut game = hit(two, THREE, 1);
    game.choose("mast-1").choose("mast-2");
    assert_eq!(game.masts("x"), [3]);
    shoot(&mut game, 2);
    assert!(game.ship("x").is_derelict());
    shoot(&mut game, 3);
    assert!(game.state().ship(n("x")).is_none());
}

#[test]
fn ab_27_whoever_has_pick_mast_chooses_the_mast_of_the_enemy() {
    let mut game = hit("card: Plain(masts: 3, abilities: [\"pick_mast\"])", THREE, 1);
    assert_eq!(game.asked(), Red);
    game.choose("mast-3");
    assert_eq!(game.masts("x"), [1, 2]);
}

#[test]
fn ab_28_one_hit_of_a_turn_costs_one_crew_as_well() {
    let sharp = "card: Plain(masts: 3, abilities: [\"sharpshooter\"])";
    let manned =
        "card: Plain(masts: 5), crew: [\"captain:spain\", (card: \"explorer:spain\", down: true), \"oarsman:spain\"]";
    let mut game = hit(sharp, manned, 1);
    game.choose("mast-1");
    assert_eq!(game.asked(), Black, "the controller of the loss chooses (PC-12.11)");
    game.choose("crew:explorer:spain");
    assert_eq!(game.crew("x"), ["captain:spain", "oarsman:spain"]);
    shoot(&mut game, 2);
    game.choose("mast-2");
    assert!(game.is_settled(), "once per turn");
}

#[test]
fn ut_13_no_ability_of_an_enemy_reaches_a_shielded_ship() {
    let a = "card: Plain(masts: 3, abilities: [\"double_mast\", \"pick_mast\", \"sharpshooter\"])";
    let mut game = hit(a, "card: Plain(masts: 3), crew: [\"oarsman:spain\"], uniques: [\"davy-jones-heart\"]", 1);
    assert_eq!(game.asked(), Black);
    game.choose("mast-1");
    assert_eq!((game.masts("x"), game.crew("x").len()), (vec![2, 3], 1));
}

#[test]
fn ut_16_loose_powder_doubles_the_next_hit_and_is_gone() {
    let mut game = hit(THREE, "card: Plain(masts: 4), uniques: [\"loose-powder\"]", 1);
    game.choose("mast-1").choose("mast-2");
    assert!(game.ship("x").uniques.is_empty());
    shoot(&mut game, 2);
    game.choose("mast-3");
    assert_eq!(game.masts("x"), [4]);
}

#[test]
fn ut_18_the_ships_cat_may_save_a_mast_and_is_gone_either_way() {
    for (face, left) in [(4, 3), (3, 2)] {
        let mut game = hit(THREE, "card: Plain(masts: 3), uniques: [\"ships-cat\"]", 1);
        game.choose("use").throw(&[face]);
        if left < 3 {
            game.choose("mast-1");
        }
        assert_eq!((game.masts("x").len(), game.ship("x").uniques.len()), (left, 0));
    }
    let mut game = hit(THREE, "card: Plain(masts: 3), uniques: [\"ships-cat\"]", 1);
    game.choose("none").choose("mast-1");
    assert_eq!(game.ship("x").uniques.len(), 1, "she may keep it for another mast");
}

#[test]
fn pc_8_18_a_ship_that_loses_her_last_mast_drops_her_tow() {
    let towed = "(id: \"t\", card: Plain(masts: 1), flag: Black, masts: [], at: (-62.25, 60), heading: 0)";
    let mut game = Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)), ships: [
            (id: \"a\", {THREE}, flag: Red, at: (0, 0), heading: 0),
            (id: \"x\", {THREE}, flag: Black, masts: [1], at: (0, 60), heading: 0, towing: \"t\"), {towed}]"
    ));
    game.task("a", Task::Shoot);
    shoot(&mut game, 1);
    assert_eq!(game.ship("x").towing, None);
}
