//! Levelling up (DR-13): between turns, by abilities, in hand, in play, in the deck.

use weather_gage::rules::dead_reckoning::happenings::{Levelling, Sailors};
use weather_gage::rules::dead_reckoning::legal;
use weather_gage::rules::dead_reckoning::state::Phase;

use super::scene::*;

const WAITS: &str = "players: [(colour: Purple, at: \"r1c1\", set_aside: [\"A1-02#1\"], in_play: [\"SA-CAP\"]),
    (colour: Green, hand: [\"SA-GUN@3+A1-02#2\", \"SA-BOS@4\"])]";

#[test]
fn dr_13_1_and_13_5_one_card_in_hand_between_turns_at_any_moment() {
    // In the main phase of another, when the mode is chosen, and while cards are sleeved.
    for steps in 0..3 {
        let mut game = Game::in_turn(WAITS);
        let before = [Order::EndMain, Order::ChooseMode { pirate: false }];
        for order in before.into_iter().take(steps) {
            game.give(ACTIVE, order);
        }
        assert_eq!(game.phase(), [Phase::Main, Phase::Mode, Phase::Sleeve][steps]);
        assert_eq!(legal::orders(game.state(), OTHER), [Order::LevelUp(card("SA-GUN"))], "and nothing else");
        game.give(OTHER, Order::LevelUp(card("SA-GUN")));
        assert_eq!(game.player(Green).hand[0].level, 4);
        assert_eq!(game.refused(OTHER, Order::LevelUp(card("SA-BOS"))), "DR-13.5", "once is enough");
    }
}

#[test]
fn dr_13_3_and_13_4_the_fourth_level_is_the_last_and_works_from_then_on() {
    let mut game = Game::in_turn(WAITS);
    assert_eq!(game.refused(OTHER, Order::LevelUp(card("SA-BOS"))), "DR-13.3");
    let before = game.player(Green).hand[0].clone();
    game.give(OTHER, Order::LevelUp(card("SA-GUN")));
    let after = &game.player(Green).hand[0];
    assert_eq!((after.id, after.level, &after.sleeve), (before.id, 4, &before.sleeve), "sleeves stay as they are");
    let cards = game.state().cards();
    assert_ne!(cards.clauses(&before).collect::<Vec<_>>(), cards.clauses(after).collect::<Vec<_>>());
}

#[test]
fn dr_13_7_after_the_last_turn_nobody_is_levelled_up() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple), (colour: Green, finished: true, hand: [\"SA-GUN@3\"], level_up_due: true)]",
    );
    assert_eq!(game.refused(OTHER, Order::LevelUp(card("SA-GUN"))), "DR-25.5");
    assert_eq!(legal::orders(game.state(), OTHER), []);
}

#[test]
fn dr_13_5_a_card_by_a_merchant_ship_is_beside_the_one_that_is_due() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\", hand: [\"SA-GUN\"], holds: {A: (gold: 0)}), (colour: Green)],
        sea: {\"r1c1\": (id: \"IS-01\", card: \"E2-04\")}",
    );
    game.give(ACTIVE, Order::Attack(Target::Merchant)).give(ACTIVE, Order::Commit(1)).zones(&["S2", "DA", "DA", "DA"]);
    while game.phase() == Phase::Aftermath {
        let first = game.options()[0].clone();
        game.choose(&first);
    }
    assert!(
        game.told.iter().any(|told| matches!(
            told,
            H::Sailors(Sailors::LevelledUp { why: Levelling::Merchant, level: Some(2), .. })
        ))
    );
}
