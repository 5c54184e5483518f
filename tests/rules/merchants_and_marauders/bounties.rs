//! Bounties (MM-12.1 to 12.11).

use weather_gage::rules::kernel::{Awaiting, Want};
use weather_gage::rules::merchants_and_marauders::happenings::Papers;
use weather_gage::rules::merchants_and_marauders::hours::Hour;

use super::common::*;

/// Red, English, and Blue, Spanish, are in the zone of Havana.
fn both(red: &str, blue: &str) -> Game {
    let captain = "Plain(nation: Spanish, home: havana, skills: (3, 3, 3, 3))";
    let blue = format!("(colour: Blue, captain: {captain}, at: Zone(havana), {blue})");
    Game::of(&of_players(&[plain("Red", &format!("at: Zone(havana), {red}")), blue], ""))
}

/// Red finds Blue, and the battle has begun.
fn attack(red: &str, blue: &str) -> Game {
    let mut game = both(red, blue);
    game.give(Red, Order::Scout(Target::Player(Blue))).throw(&[5, 1, 1]);
    game
}

fn set(level: u8) -> Papers {
    Papers::BountySet { on: Red, nation: Nation::Spanish, level }
}

#[test]
fn mm_12_1_a_bounty_makes_a_pirate() {
    let game = both("bounties: {Dutch: 1}", "");
    assert!(game.state().is_pirate(Red) && !game.state().is_pirate(Blue));
    assert!(NpcKind::PirateSloop.is_pirate() && !NpcKind::Dutch.is_pirate());
}

#[test]
fn mm_12_2_attacking_a_non_pirate_sets_the_bounty_of_its_captains_nation() {
    let game = attack("", "");
    assert!(game.has(set(1)));
}

/// Skulls of a volley are put on the Hull until all are placed.
fn into_the_hull(game: &mut Game) {
    while matches!(game.played.awaiting(), Awaiting::Answer(Want::Choice { .. })) {
        if !game.options().contains(&"hull".to_owned()) {
            return;
        }
        game.choose("hull");
    }
}

#[test]
fn mm_12_3_and_12_15_the_attacked_player_gets_no_bounty_and_that_of_the_dead_is_gone() {
    let mut game = attack("", "ship: Galleon");
    assert!(matches!(game.why(), Why::Roll { .. }), "no die of the battle was thrown before");
    // A Sloop has a die more than a Galleon, and loses with it.
    game.throw(&[1, 1, 1, 1]).throw(&[5, 5, 5]).throw(&[5, 5, 5, 5]);
    into_the_hull(&mut game);
    game.settle(1);
    assert!(game.player(Red).captain.is_none() && !game.state().is_pirate(Blue));
    assert!(game.has(set(1)) && !game.state().is_pirate(Red));
    assert_eq!((game.player(Blue).gold, game.player(Blue).glory), (15, 1), "Spain pays for a level");
}

#[test]
fn mm_12_4_attacking_a_pirate_sets_none() {
    let game = attack("", "bounties: {French: 1}");
    assert_eq!(game.told_as("BountySet"), 0);
    assert!(!game.state().is_pirate(Red));
}

#[test]
fn mm_12_5_a_further_bounty_moves_the_token_up_to_five_at_most() {
    let game = attack("bounties: {Spanish: 2, Dutch: 1}", "");
    assert!(game.has(set(3)));
    assert_eq!(game.bounty(Red, Nation::Dutch), 1, "nations do not affect each other");
    let game = attack("bounties: {Spanish: 5}", "");
    assert_eq!(game.told_as("BountySet"), 0);
}

#[test]
fn mm_12_6_attack_and_defeat_of_a_naval_ship_are_two_levels() {
    let npc = "npcs: {Dutch: (cards: [\"EV-01\"], at: havana)}";
    let red = plain("Red", "at: Zone(havana), ship: Galleon, crew: 4");
    let mut game = Game::of(&of_players(&[red, plain("Blue", "")], npc));
    game.give(Red, Order::Scout(Target::Npc(NpcKind::Dutch))).throw(&[5, 1, 1]);
    assert!(game.has(Papers::BountySet { on: Red, nation: Nation::Dutch, level: 1 }));
    // Red wins with four cannons; the ship of the nation has a Hull of three and places every skull there.
    game.throw(&[5, 5, 5]).throw(&[1, 1, 1, 1]).throw(&[5, 5, 5, 5]);
    into_the_hull(&mut game);
    game.settle(1);
    assert!(game.has(Papers::BountySet { on: Red, nation: Nation::Dutch, level: 2 }));
    assert_eq!(game.bounty(Red, Nation::Dutch), 2);
}

#[test]
fn mm_12_7_the_own_nation_sets_bounties_too() {
    let players = [plain("Red", "at: Zone(nassau)"), plain("Blue", "at: Zone(nassau)")];
    let mut game = Game::of(&of_players(&players, ""));
    game.give(Red, Order::Scout(Target::Player(Blue))).throw(&[5, 1, 1]);
    assert!(game.has(Papers::BountySet { on: Red, nation: Nation::English, level: 1 }));
}

#[test]
fn mm_12_8_at_level_0_the_captain_is_pardoned() {
    let red = plain("Red", "at: Port(havana), rumor: \"R-16\", bounties: {French: 2}");
    let mut game = Game::of(&of_players(&[red, plain("Blue", "")], ""));
    game.give(Red, Order::Port).give(Red, Order::Prove).throw(&[5, 1, 1]);
    assert_eq!(game.options(), ["levels-1", "levels-2"]);
    game.choose("levels-2").pass();
    assert!(game.has(Papers::BountyFell { on: Red, nation: Nation::French, level: 0 }));
    assert!(!game.state().is_pirate(Red));
}

#[test]
fn mm_12_9_ports_of_the_nation_are_closed() {
    let mut game = both("bounties: {Spanish: 1}", "");
    game.refused(Red, Order::Move(Where::Port(Zone::Havana)), "MM-8.7");
}

#[test]
fn mm_12_10_and_12_11_bounties_stay_and_naval_ships_hunt() {
    let npc = "npcs: {Spanish: (cards: [\"EV-10\"], at: nassau)}";
    let red = plain("Red", "at: Zone(havana), bounties: {Dutch: 1}");
    let mut game = Game::of(&of_players(&[red, plain("Blue", "")], npc));
    game.give(Red, Order::Move(Where::Zone(Zone::Nassau)));
    assert!(matches!(game.why(), Why::NpcScouts { npc: NpcKind::Spanish, by: Red }));
    game.throw(&[1, 1]);
    game.end_turn(1).end_turn(1);
    assert_eq!(game.bounty(Red, Nation::Dutch), 1);
}

#[test]
fn mm_15_9_and_g_18_war_is_no_excuse() {
    let captain = "Plain(nation: Spanish, home: havana, skills: (3, 3, 3, 3))";
    let blue = format!("(colour: Blue, captain: {captain}, at: Zone(havana))");
    let players = [plain("Red", "at: Zone(havana)"), blue];
    let mut game = Game::of(&of_players(&players, "war: (English, Spanish)"));
    game.give(Red, Order::Scout(Target::Player(Blue))).throw(&[5, 1, 1]);
    assert!(game.has(set(1)));
}

/// Passes until a bounty is due.
fn until_due(game: &mut Game) {
    while !matches!(game.why(), Why::Window { hour: Hour::BountyDue, .. }) {
        game.choose("pass");
    }
}

/// The bounty that is due next is not set.
fn cancel(game: &mut Game) {
    until_due(game);
    game.choose("announce-GL-67").choose("resolve");
}

#[test]
fn mm_28_3_a_letter_of_marque_cancels_the_bounty_that_is_due() {
    let mut game = both("hand: [\"GL-67\"]", "");
    game.give(Red, Order::Scout(Target::Player(Blue))).throw(&[5, 1, 1]);
    cancel(&mut game);
    assert!(game.has(Papers::BountyLapsed { on: Red, nation: Nation::Spanish }));
    assert_eq!(game.told_as("BountySet"), 0);
    assert!(!game.state().is_pirate(Red) && !game.state().bounty_cancelled);
}

#[test]
fn g_74_each_of_two_bounties_for_a_naval_ship_is_a_moment_of_its_own() {
    for for_the_attack in [true, false] {
        let npc = "npcs: {Dutch: (cards: [\"EV-01\"], at: havana)}";
        let red = plain("Red", "at: Zone(havana), ship: Galleon, hand: [\"GL-67\"]");
        let mut game = Game::of(&of_players(&[red, plain("Blue", "")], npc));
        game.give(Red, Order::Scout(Target::Npc(NpcKind::Dutch))).throw(&[5, 1, 1]);
        if for_the_attack {
            cancel(&mut game);
        } else {
            until_due(&mut game);
        }
        game.pass().throw(&[5, 5, 5]).throw(&[1, 1, 1, 1]).pass().throw(&[5, 5, 5, 5]).pass();
        into_the_hull(&mut game);
        if !for_the_attack {
            cancel(&mut game);
        }
        game.settle(1);
        assert!(game.has(Papers::BountyLapsed { on: Red, nation: Nation::Dutch }));
        assert_eq!(game.bounty(Red, Nation::Dutch), 1, "the card has cancelled one of two");
    }
}

#[test]
fn g_43_a_captain_who_was_just_pardoned_is_no_pirate() {
    let players = [plain("Red", "at: Zone(nassau)"), plain("Blue", "bounties: {Dutch: 1}")];
    let mut game = Game::of(&of_players(&players, "first: Blue, active: Blue, event: \"EV-27\""));
    game.give(Blue, Order::Port).give(Blue, Order::Use(Source::Event(card("EV-27"))));
    assert!(!game.state().is_pirate(Blue));
    game.give(Blue, Order::LeavePort).give(Blue, Order::Move(Where::Zone(Zone::Nassau))).give(Blue, Order::EndTurn);
    game.give(Red, Order::Scout(Target::Player(Blue))).throw(&[5, 1, 1]);
    assert!(game.has(Papers::BountySet { on: Red, nation: Nation::English, level: 1 }));
}
