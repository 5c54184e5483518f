//! Crew combat, at sea and ashore (MM-18).

use weather_gage::rules::merchants_and_marauders::happenings::Battles;
use weather_gage::rules::merchants_and_marauders::state::{Outcome, Side};

use super::battles::{against_dutch, duel, duel_of};
use super::common::{Blue, Game, Location, NpcKind, Order, Red, Target, Why, of_players, plain};

const RED: Side = Side::Player(Red);
const BLUE: Side = Side::Player(Blue);

/// Red boards in round 2; before the first roll of the crew combat all stops.
fn boarded(red: &str, blue: &str) -> Game {
    let mut game = duel(red, blue, "round: 2");
    aboard(&mut game);
    game
}

fn aboard(game: &mut Game) {
    game.choose("board");
    if matches!(game.why(), Why::Declare { .. }) {
        game.choose("shoot");
    }
    game.pass();
    for first in [5, 1] {
        let mut faces = vec![1; game.dice()];
        faces[0] = first;
        game.throw(&faces).pass();
    }
}

fn outcome(game: &Game, outcome: Outcome) -> bool {
    game.has(Battles::BattleDecided { outcome })
}

#[test]
fn mm_18_1_it_begins_at_once_after_a_boarding() {
    let game = boarded("ship: Frigate", "ship: Frigate");
    assert!(game.has(Battles::BoardingSucceeded { by: RED }));
    assert!(game.has(Battles::CrewRoundBegan { round: 1 }));
    assert_eq!((game.asked(), game.dice()), (Red, 3));
}

#[test]
fn mm_18_2_a_side_without_crew_loses_at_once() {
    let game = boarded("ship: Frigate", "ship: Frigate, crew: 0");
    assert!(outcome(&game, Outcome::Boarded(BLUE)));
    assert_eq!(game.told_as("CrewRoundBegan"), 0);
}

#[test]
fn mm_18_2_and_g_20_without_both_crews_the_naval_battle_goes_on() {
    let guns = "ship: Frigate, crew: 1, modifications: [SwivelGuns]";
    let mut game = boarded(guns, guns);
    assert_eq!(game.asked(), Red);
    game.throw(&[5, 1]);
    assert_eq!(game.asked(), Blue);
    game.throw(&[5, 1]).pass();
    assert!(game.has(Battles::CrewsGone));
    assert!(game.has(Battles::BattleRoundBegan { round: 3 }));
}

#[test]
fn mm_18_3_the_attacker_of_the_battle_rolls_first_whoever_boarded() {
    let mut game = duel("ship: Frigate", "ship: Frigate", "round: 2");
    game.choose("shoot").choose("board").pass().throw(&[1, 1, 1]).throw(&[5, 1, 1]).pass();
    assert!(game.has(Battles::BoardingSucceeded { by: BLUE }));
    assert_eq!(game.asked(), Red);
    game.throw(&[1, 1, 1]);
    assert_eq!(game.asked(), Blue);
}

#[test]
fn mm_18_4_skulls_take_crew_at_most_as_many_as_the_own_before_the_roll() {
    let mut game = boarded("ship: Frigate, crew: 1", "ship: Galleon");
    game.throw(&[5, 5, 5]).throw(&[1, 1, 1]).pass();
    assert!(game.has(Battles::CrewFell { by: BLUE, lost: 1, left: 3 }));
    assert_eq!(game.track(Red, Location::Crew), 1);
}

#[test]
fn mm_18_4_losses_are_simultaneous_and_never_go_to_the_hull() {
    let mut game = boarded("ship: Frigate", "ship: Frigate, crew: 1");
    game.throw(&[5, 5, 5]).throw(&[6, 1, 1]).pass();
    assert!(game.has(Battles::CrewFell { by: RED, lost: 1, left: 2 }));
    assert!(game.has(Battles::CrewFell { by: BLUE, lost: 1, left: 0 }));
    assert!(outcome(&game, Outcome::Boarded(BLUE)));
    assert_eq!(game.told_as("HitTaken"), 0);
}

#[test]
fn mm_18_5_no_retreat_round_after_round_until_a_side_has_lost() {
    let mut game = boarded("ship: Frigate", "ship: Frigate");
    game.throw(&[1, 1, 1]).throw(&[1, 1, 1]).pass();
    assert!(game.has(Battles::CrewRoundBegan { round: 2 }));
    game.throw(&[1, 1, 1]).throw(&[5, 5, 5]).settle(1);
    assert!(outcome(&game, Outcome::Boarded(RED)));
    assert_eq!(game.player(Red).captain, None);
    assert_eq!(game.player(Blue).glory, 1);
    assert_eq!(game.active(), Blue, "a dead captain's turn is over (MM-8.12)");
}

#[test]
fn mm_18_6_and_18_7_of_two_gone_crews_more_skulls_win_and_the_victor_lives() {
    let mut game = boarded("ship: Frigate, crew: 1", "ship: Frigate, crew: 1");
    game.throw(&[5, 1, 1]).throw(&[5, 5, 1]).settle(1);
    assert!(outcome(&game, Outcome::Boarded(RED)), "skulls are counted, not losses");
    assert_eq!(game.track(Blue, Location::Crew), 0, "he has survived without a man (G-22)");
    assert!(game.player(Blue).captain.is_some());
}

#[test]
fn mm_18_6_then_the_higher_sum() {
    let mut game = boarded("ship: Frigate, crew: 1", "ship: Frigate, crew: 1");
    game.throw(&[5, 4, 1]).throw(&[5, 3, 1]).settle(1);
    assert!(outcome(&game, Outcome::Boarded(BLUE)));
}

#[test]
fn mm_18_6_and_g_21_a_full_tie_has_no_victor_and_nobody_dies() {
    let mut game = boarded("ship: Frigate, crew: 1", "ship: Frigate, crew: 1");
    game.throw(&[5, 3, 1]).throw(&[5, 2, 2]).pass();
    assert!(outcome(&game, Outcome::Nobody));
    assert!(game.player(Red).captain.is_some() && game.player(Blue).captain.is_some());
    assert_eq!((game.track(Red, Location::Crew), game.track(Blue, Location::Crew)), (0, 0));
    assert_eq!(game.told_as("PointGained"), 0);
    assert_eq!(game.state().battle, None);
}

#[test]
fn mm_18_8_dice_are_thrown_again_before_losses() {
    let mut game = boarded(r#"ship: Frigate, hand: ["GL-17"]"#, "ship: Frigate");
    game.pass().throw(&[1, 1, 1]).throw(&[1, 1, 1]).choose("announce-GL-17").choose("resolve");
    game.choose("die-red-0").choose("die-red-1").choose("enough").throw(&[5, 6]).pass();
    assert!(game.has(Battles::CrewFell { by: BLUE, lost: 2, left: 1 }));
}

#[test]
fn gl_33_loses_one_crew_less() {
    let mut game = boarded("ship: Frigate", r#"ship: Frigate, hand: ["GL-33"]"#);
    game.pass().throw(&[5, 5, 1]).throw(&[1, 1, 1]).choose("pass").choose("announce-GL-33").choose("resolve").pass();
    assert!(game.has(Battles::CrewFell { by: BLUE, lost: 1, left: 2 }));
    game.throw(&[5, 5, 1]).throw(&[1, 1, 1]).settle(1);
    assert!(game.has(Battles::CrewFell { by: BLUE, lost: 2, left: 0 }), "for one round");
}

#[test]
fn gl_31_gives_a_die_in_round_1_alone() {
    let mut game = duel(r#"ship: Frigate, hand: ["GL-31"]"#, "ship: Frigate", "round: 2");
    game.choose("board").choose("board").pass().throw(&[5, 1, 1]).throw(&[1, 1, 1]).choose("pass");
    while !game.options().contains(&"announce-GL-31".to_owned()) {
        game.choose("pass");
    }
    game.choose("announce-GL-31").choose("resolve").pass();
    assert_eq!(game.dice(), 4);
    game.throw(&[1, 1, 1, 1]).throw(&[1, 1, 1]).pass();
    assert_eq!(game.dice(), 3);
}

#[test]
fn cp_10_takes_one_more_in_round_1() {
    let red = r#"(colour: Red, captain: "CP-10", ship: Sloop, crew: 1, at: Zone(nassau))"#;
    let mut game = duel_of(red, &plain("Blue", "at: Zone(nassau), ship: Galleon"), "round: 2");
    game.choose("board").choose("board");
    let dice = game.dice();
    game.throw(&vec![5; dice]);
    game.throw(&[1, 1, 1]).throw(&[5, 5, 5, 5]).throw(&[1, 1, 1]);
    assert!(game.has(Battles::CrewFell { by: BLUE, lost: 2, left: 2 }));
    game.throw(&[5, 5, 5, 5]).throw(&[1, 1, 1]);
    assert!(game.has(Battles::CrewFell { by: BLUE, lost: 1, left: 1 }));
}

#[test]
fn mm_18_3_a_ship_of_no_player_fights_by_its_leadership() {
    let mut game = against_dutch("ship: Frigate", "npc: (crew: 2)");
    aboard(&mut game);
    game.throw(&[5, 5, 1]);
    assert_eq!((game.asked(), game.dice()), (Blue, 3));
    game.throw(&[1, 1, 1]).settle(1);
    assert!(outcome(&game, Outcome::Boarded(Side::Npc(NpcKind::Dutch))));
    assert!(game.state().turn.won_crew_combat);
}

#[test]
fn mm_29_5_a_crew_combat_goes_on_from_a_position() {
    let mut game = duel("ship: Frigate, crew: 2", "ship: Frigate", "round: 3, crew_combat: 2");
    assert_eq!((game.asked(), game.dice()), (Red, 3));
    game.throw(&[1, 1, 1]).throw(&[1, 1, 1]);
    assert!(game.has(Battles::CrewRoundBegan { round: 3 }));
}

// ---- ashore

/// Red lands at Santo Domingo for M-19, against Leadership 3 and Crew 3.
fn landed(red: &str) -> Game {
    let red = plain("Red", &format!(r#"at: Zone(santo_domingo), mission: "M-19", mission_age: 1, {red}"#));
    let mut game = Game::of(&of_players(&[red, plain("Blue", "")], ""));
    game.give(Red, Order::Ashore);
    game
}

#[test]
fn t_9_a_landing_is_a_crew_combat_against_a_garrison() {
    let mut game = landed("ship: Galleon");
    assert!(game.has(Battles::LandingBegan { by: Red, leadership: 3, crew: 3 }));
    assert_eq!((game.asked(), game.dice()), (Red, 3));
    game.throw(&[5, 5, 5]);
    assert_eq!((game.asked(), game.dice()), (Blue, 3), "played by another player (MM-14.24)");
    game.throw(&[5, 1, 1]).settle(1);
    assert!(outcome(&game, Outcome::Boarded(Side::Garrison)));
    assert_eq!(game.track(Red, Location::Crew), 3);
    assert_eq!(game.player(Red).glory, 1, "of the mission, none of the garrison");
    assert_eq!(game.player(Red).gold, 22);
    assert!(game.state().turn.won_crew_combat);
}

#[test]
fn t_9_and_mm_18_5_who_loses_ashore_dies() {
    let mut game = landed("ship: Sloop, crew: 1");
    game.throw(&[1, 1, 1]).throw(&[5, 1, 1]).settle(1);
    assert_eq!(game.player(Red).captain, None);
}

#[test]
fn g_62_a_full_tie_ashore_is_neither() {
    let mut game = landed("ship: Galleon, crew: 3");
    game.throw(&[5, 5, 5]).throw(&[5, 5, 5]).settle(1);
    assert!(outcome(&game, Outcome::Nobody));
    assert!(game.player(Red).captain.is_some());
    assert_eq!(game.player(Red).glory, 0);
    assert!(game.player(Red).mission.is_some());
}

#[test]
fn mm_19_10_no_swivel_guns_ashore() {
    let game = landed("ship: Galleon, modifications: [SwivelGuns]");
    assert_eq!(game.dice(), 3);
    assert_eq!(game.told_as("CardDiceThrown"), 0);
}

#[test]
fn r_13_a_rumor_of_a_landing_brings_its_gold_and_point_only_if_won() {
    let turtle_island = |theirs: &[u8]| {
        let red = plain("Red", r#"at: Zone(basse_terre), ship: Galleon, crew: 2, rumor: "R-13""#);
        let mut game = Game::of(&of_players(&[red, plain("Blue", "")], ""));
        game.give(Red, Order::Scout(Target::Rumor)).throw(&[5, 1, 1]);
        assert_eq!((game.asked(), game.dice()), (Red, 3));
        game.throw(&[5, 5, 1]);
        assert_eq!((game.asked(), game.dice()), (Blue, 2));
        game.throw(theirs).settle(1);
        (game.player(Red).gold, game.player(Red).glory, game.player(Red).rumor)
    };
    assert_eq!(turtle_island(&[1, 1]), (25, 1, None));
    // Both crews are gone, with equal skulls and a lower sum on the other side, or with the same of both.
    assert_eq!(turtle_island(&[5, 5]), (25, 1, None), "two skulls against two, and a one against nothing");
}
