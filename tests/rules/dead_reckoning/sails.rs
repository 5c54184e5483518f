//! Raising sails (DR-7, DR-15.1).

use weather_gage::rules::dead_reckoning::cards::AbilityRef;
use weather_gage::rules::dead_reckoning::happenings::Sailing;
use weather_gage::rules::dead_reckoning::legal;

use super::scene::*;

fn raised(purple: &str, rest: &str) -> u8 {
    let mut game = Game::in_turn(&format!("players: [(colour: Purple, {purple}), (colour: Green{rest}"));
    game.give(ACTIVE, Order::RaiseSails([].into()));
    game.player(Purple).sails
}

#[test]
fn dr_7_1_and_7_3_and_15_1_sails_of_ship_and_cards_are_counted_once_before_the_ship_moves() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, in_play: [\"SA-CAP@1+A2-06\"], hand: [\"SA-DEC@4\"]), (colour: Green)]",
    );
    assert!(legal::orders(game.state(), ACTIVE).contains(&Order::RaiseSails([].into())));
    game.give(ACTIVE, Order::RaiseSails([].into()));
    assert_eq!(game.player(Purple).sails, 2 + 1 + 2);
    assert_eq!(game.refused(ACTIVE, Order::RaiseSails([].into())), "DR-7.1");
    game.give(ACTIVE, Order::Play(card("SA-DEC")));
    assert_eq!(game.player(Purple).sails, 5, "what is played later adds nothing (DR-7.3)");
    let mut moved = Game::in_turn("players: [(colour: Purple), (colour: Green)], turn: (moved: true)");
    assert_eq!(moved.refused(ACTIVE, Order::RaiseSails([].into())), "DR-7.1");
}

#[test]
fn dr_7_2_the_track_ends_at_eight() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, upgrades: {B: [\"UA-3\"], C: [\"UA-3\"]}, in_play: [\"SA-DEC@4+A3-07\"]), (colour: Green)]",
    );
    game.give(ACTIVE, Order::RaiseSails([].into()));
    assert_eq!(game.player(Purple).sails, 8);
    assert!(game.has(&H::Sailing(Sailing::SailsRaised { by: Purple, sails: 8, lost: 4, slashes: [].into() })));
}

#[test]
fn dr_7_4_to_7_6_a_laden_slot_gives_no_sail_but_in_port() {
    let laden = "holds: {A: (cargo: 1)}, upgrades: {B: [\"UB-3\"]}, ";
    let at_sea = format!("{laden} at: \"r1c1\"");
    assert_eq!(raised(laden, ")]"), 3, "in the harbour all count");
    assert_eq!(raised(&at_sea, ")]"), 2);
    let own = "islands: [(id: \"IS-01\", at: \"r1c1\", cubes: {Purple: 3})]";
    assert_eq!(raised(&at_sea, &format!(")], {own}")), 3, "at an island under control");
    assert_eq!(raised(&at_sea, &format!(", at: \"r1c1\", pirate: true)], {own}")), 2, "not where a pirate closes it");
    let nobodys = "islands: [(id: \"IS-01\", at: \"r1c1\")]";
    assert_eq!(raised(&at_sea, &format!(")], {nobodys}")), 2);
}

#[test]
fn dr_5_5_a_token_covers_the_printed_sail() {
    assert_eq!(raised("upgrades: {A: [\"UB-1\"]}", ")]"), 1);
    assert_eq!(raised("upgrades: {A: [\"UB-3\", \"UA-3\"]}", ")]"), 3, "the uppermost works");
}

#[test]
fn dr_7_7_a_slash_counts_as_a_sail_where_it_is_chosen_and_its_other_side_is_gone() {
    let mark = AbilityRef::try_from("SA-DEC#1/3/0".to_owned()).unwrap();
    let mut game = Game::in_turn("players: [(colour: Purple, in_play: [\"SA-DEC@3\"]), (colour: Green)]");
    assert_eq!(game.refused(ACTIVE, Order::RaiseSails([(mark, 0)].into())), "DR-7.7", "influence is no sail");
    assert_eq!(game.refused(ACTIVE, employ("ability: \"SA-DEC#1/3/0\", option: 1")), "DR-7.7");
    assert_eq!(game.refused(ACTIVE, employ("ability: \"SA-DEC#1/3/0\", option: 2")), "DR-14.2");
    assert!(legal::orders(game.state(), ACTIVE).contains(&Order::RaiseSails([(mark, 1)].into())));
    game.give(ACTIVE, Order::RaiseSails([(mark, 1)].into()));
    assert_eq!(game.player(Purple).sails, 4);
    assert_eq!(
        game.refused(ACTIVE, employ("ability: \"SA-DEC#1/3/0\"")),
        "DR-6.3",
        "the options are one ability (DR-14.2)"
    );
}

#[test]
fn dr_7_8_no_sail_at_all_is_raised_too() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\", holds: {A: (cargo: 1), D: (cargo: 1)}), (colour: Green)]",
    );
    game.give(ACTIVE, Order::RaiseSails([].into()));
    assert_eq!((game.player(Purple).sails, game.state().turn.raised), (0, true));
}
