//! Rumors and missions (MM-10.32 to 10.40, T-9, T-10).

use weather_gage::rules::merchants_and_marauders::happenings::{Papers, Trade};
use weather_gage::rules::merchants_and_marauders::missions;

use super::common::*;

fn red(more: &str) -> [String; 2] {
    [plain("Red", more), plain("Blue", "")]
}

/// Red has begun a Port action where it lies.
fn in_port(more: &str, table: &str) -> Game {
    let mut game = Game::of(&of_players(&red(more), table));
    game.give(Red, Order::Port).pass();
    game
}

#[test]
fn mm_10_32_two_gold_for_a_try_and_the_gold_is_gone_either_way() {
    let mut game = in_port("", "");
    game.give(Red, Order::AskForRumors).throw(&[1, 2, 3]);
    assert_eq!((game.player(Red).gold, game.player(Red).rumor), (8, None));
    let mut game = in_port("", "decks: (rumor: [\"R-07\"])");
    game.give(Red, Order::AskForRumors).throw(&[1, 5, 3]);
    assert_eq!((game.player(Red).gold, game.player(Red).rumor), (8, Some(card("R-07"))));
    let drawn = game.told.iter().find(|told| format!("{told:?}").starts_with("RumorDrawn")).unwrap();
    assert_eq!(drawn.as_told(&|by| by == Blue), Papers::RumorDrawn { by: Red, card: None }.into());
    let mut game = in_port("gold: 1", "");
    game.refused(Red, Order::AskForRumors, "MM-10.32");
}

#[test]
fn mm_10_33_of_two_rumors_one_is_kept_and_the_deck_shuffled() {
    let mut game = in_port("rumor: \"R-05\"", "decks: (rumor: [\"R-07\"])");
    game.give(Red, Order::AskForRumors).throw(&[5, 5, 5]);
    assert_eq!(game.options(), ["R-05", "R-07"]);
    game.choose("R-07");
    assert!(matches!(game.why(), Why::Deck { .. }));
    game.deal(&[]);
    assert_eq!(game.player(Red).rumor, Some(card("R-07")));
    assert!(game.state().decks.rumor.contains(&card("R-05")));
    let mut game = in_port("rumor: \"R-05\"", "decks: (rumor: [\"R-07\"])");
    game.give(Red, Order::AskForRumors).throw(&[5, 5, 5]).choose("R-05").deal(&[]);
    assert_eq!(game.player(Red).rumor, Some(card("R-05")));
    assert_eq!(game.state().decks.rumor.len(), 24);
}

#[test]
fn mm_10_34_an_influence_rumor_is_tried_in_its_port() {
    let mut game = in_port("rumor: \"R-20\"", "");
    game.refused(Red, Order::Prove, "MM-10.34");
    let mut game = in_port("rumor: \"R-20\", at: Port(bridgetown)", "");
    game.give(Red, Order::Prove);
    assert!(game.has(Papers::RumorShown { by: Red, card: card("R-20") }), "the card is shown before the roll");
    game.throw(&[5, 1, 1]).pass();
    assert_eq!((game.player(Red).gold, game.player(Red).glory), (20, 1));
}

#[test]
fn mm_10_34_a_scouting_rumor_is_tried_by_a_scout_in_its_zone() {
    let mut game = Game::of(&of_players(&red("rumor: \"R-03\", at: Zone(tortuga)"), ""));
    game.give(Red, Order::Scout(Target::Rumor)).throw(&[5, 1, 1]).pass();
    assert_eq!((game.player(Red).gold, game.player(Red).glory, game.player(Red).rumor), (22, 1, None));
    let mut game = in_port("rumor: \"R-03\", at: Port(tortuga)", "");
    game.refused(Red, Order::Prove, "MM-10.34");
}

#[test]
fn mm_10_35_a_failed_test_discards_the_rumor() {
    let mut game = in_port("rumor: \"R-20\", at: Port(bridgetown)", "");
    game.give(Red, Order::Prove).throw(&[1, 1, 1]).pass();
    assert_eq!((game.player(Red).gold, game.player(Red).glory, game.player(Red).rumor), (10, 0, None));
    assert!(game.state().decks.rumor.contains(&card("R-20")));
}

#[test]
fn mm_10_36_discarded_rumors_are_shuffled_in_and_those_that_stay_are_not() {
    let mut game = in_port("rumor: \"R-20\", at: Port(bridgetown)", "");
    game.give(Red, Order::Prove).throw(&[5, 1, 1]);
    assert!(matches!(game.why(), Why::Deck { .. }), "G-11");
    game.deal(&[]);
    assert_eq!(game.state().decks.rumor.len(), 25);
    let mut game = Game::of(&of_players(&red("rumor: \"R-05\", at: Zone(petit_goave)"), ""));
    game.give(Red, Order::Scout(Target::Rumor)).throw(&[5, 1, 1]).pass();
    assert_eq!(game.told_as("RumorsShuffled"), 0);
    assert_eq!((game.player(Red).rumor, game.player(Red).proved.clone()), (None, vec![card("R-05")]));
}

#[test]
fn t_10_a_governor_brings_another_rumor_into_the_free_place() {
    let mut game = in_port("rumor: \"R-17\", at: Port(basse_terre)", "decks: (rumor: [\"R-07\"])");
    game.give(Red, Order::Prove).throw(&[5, 1, 1]).pass();
    assert_eq!((game.player(Red).gold, game.player(Red).rumor), (18, Some(card("R-07"))));
    assert!(game.state().decks.rumor.contains(&card("R-17")));
}

#[test]
fn t_10_the_point_of_turtle_island_comes_with_a_won_fight() {
    let position = of_players(&red("rumor: \"R-13\", at: Zone(basse_terre)"), "");
    let mut game = Game::of(&position);
    game.give(Red, Order::Scout(Target::Rumor)).throw(&[5, 1, 1]);
    game.throw(&[5, 5, 1]).throw(&[1, 1]).settle(1);
    assert_eq!((game.player(Red).gold, game.player(Red).glory), (25, 1));
}

#[test]
fn g_62_a_full_tie_ashore_proves_nothing_and_kills_nobody() {
    let position = of_players(&red("rumor: \"R-13\", at: Zone(basse_terre)"), "");
    let mut game = Game::of(&position);
    game.give(Red, Order::Scout(Target::Rumor)).throw(&[5, 1, 1]);
    game.throw(&[5, 5, 1]).throw(&[5, 5]).settle(1);
    // Two skulls each; Red's other die decides for Red.
    assert_eq!(game.player(Red).glory, 1);
    let mut game = Game::of(&position);
    game.give(Red, Order::Scout(Target::Rumor)).throw(&[5, 1, 1]);
    // One man each is left, then one skull each and the same sum.
    game.throw(&[5, 1, 1]).throw(&[5, 1]).throw(&[5, 1, 1]).throw(&[5, 2]).settle(1);
    assert_eq!((game.player(Red).gold, game.player(Red).glory), (10, 0));
    assert!(game.player(Red).captain.is_some());
    assert!(game.state().decks.rumor.contains(&card("R-13")));
    assert_eq!(game.track(Red, Location::Crew), 0);
}

// ---- missions

#[test]
fn mm_10_37_one_application_in_a_port_action() {
    let offer = "missions: [\"M-05\", \"M-01\"]";
    let mut game = in_port("at: Port(curacao)", offer);
    game.refused(Red, Order::ClaimMission(card("M-01")), "MM-10.37");
    game.give(Red, Order::ClaimMission(card("M-05"))).throw(&[1, 1, 1]);
    assert_eq!(game.player(Red).mission, None);
    assert_eq!(game.state().missions, [card("M-05"), card("M-01")]);
    game.refused(Red, Order::ClaimMission(card("M-05")), "MM-10.37");
}

#[test]
fn mm_10_37_the_requirement_must_be_met() {
    let offer = "missions: [\"M-10\", \"M-12\"]";
    let mut game = in_port("at: Port(havana), bounties: {Dutch: 1}", offer);
    game.refused(Red, Order::ClaimMission(card("M-10")), "MM-10.37");
    let mut game = in_port("at: Port(havana)", offer);
    game.give(Red, Order::ClaimMission(card("M-10")));
    assert_eq!(game.player(Red).mission, Some(card("M-10")));
}

#[test]
fn mm_10_38_two_missions_are_always_on_offer() {
    let mut game = in_port("at: Port(basse_terre)", "missions: [\"M-04\", \"M-01\"]");
    game.give(Red, Order::ClaimMission(card("M-04")));
    assert_eq!(game.player(Red).mission, Some(card("M-04")));
    assert_eq!(game.state().missions, [card("M-01"), card("M-02")]);
}

#[test]
fn mm_10_39_an_old_mission_may_make_room() {
    let position = "at: Port(basse_terre), mission: \"M-05\"";
    let mut game = in_port(position, "missions: [\"M-04\", \"M-01\"]");
    game.give(Red, Order::ClaimMission(card("M-04"))).choose("yes");
    assert_eq!(game.player(Red).mission, Some(card("M-04")));
    assert_eq!(game.state().discards.mission, [card("M-05")]);
    let mut game = in_port(position, "missions: [\"M-04\", \"M-01\"]");
    game.give(Red, Order::ClaimMission(card("M-04"))).choose("no");
    assert_eq!(game.player(Red).mission, Some(card("M-05")));
}

#[test]
fn mm_10_40_a_completed_mission_pays_and_is_discarded() {
    let game = in_port("at: Port(tortuga), mission: \"M-04\", mission_age: 2", "");
    let red = game.player(Red);
    assert_eq!((red.gold, red.glory, red.mission, red.hand.len()), (18, 1, None, 1));
    assert_eq!(game.state().discards.mission, [card("M-04")]);
}

#[test]
fn mm_10_40_an_empty_deck_is_rebuilt_from_its_discard() {
    let table = "missions: [\"M-04\", \"M-01\"], discards: (mission: [\"M-02\"]), short: [Mission]";
    let mut game = in_port("at: Port(basse_terre)", table);
    game.give(Red, Order::ClaimMission(card("M-04"))).deal(&["M-07"]);
    assert_eq!(game.state().missions, [card("M-01"), card("M-07")]);
    assert!(game.state().discards.mission.is_empty());
}

#[test]
fn g_49_a_port_action_that_a_mission_asks_for_is_a_later_one() {
    let captain = "Plain(nation: Dutch, home: tobago, skills: (3, 3, 3, 3))";
    let red = format!("(colour: Red, captain: {captain}, bounties: {{Spanish: 2}}, gold: 12)");
    let position = of_players(&[red, plain("Blue", "")], "missions: [\"M-23\", \"M-01\"]");
    let mut game = Game::of(&position);
    game.give(Red, Order::Port).give(Red, Order::ClaimMission(card("M-23")));
    game.refused(Red, Order::Deliver, "T-9");
    game.end_turn(1).end_turn(1);
    game.give(Red, Order::Port).give(Red, Order::Deliver).pass();
    assert_eq!((game.player(Red).gold, game.player(Red).bounties.len()), (2, 0));
}

#[test]
fn g_61_delivered_cargo_is_discarded_and_no_sale() {
    let aboard = "at: Port(havana), mission: \"M-06\", cargo: [\"SU-1\", \"SU-2\", \"SU-3\"]";
    let mut game = in_port(aboard, "demand: {havana: Sugar}");
    game.give(Red, Order::Deliver).pass();
    assert!(game.has(Trade::CargoDelivered { by: Red, cards: vec![cargo("SU-1"), cargo("SU-2")] }));
    let red = game.player(Red);
    assert_eq!((red.gold, red.glory, red.cargo.len()), (25, 1, 1));
    assert_eq!((game.state().turn.sold, game.state().demand.get(&Zone::Havana)), (0, Some(&Good::Sugar)));
    let mut game = in_port("at: Port(havana), mission: \"M-06\", cargo: [\"SU-1\"]", "");
    game.refused(Red, Order::Deliver, "T-9");
    let mut game = in_port("mission: \"M-06\", cargo: [\"SU-1\", \"SU-2\"]", "");
    game.refused(Red, Order::Deliver, "T-9");
}

#[test]
fn t_9_a_task_with_a_price_is_a_step_in_port() {
    let aboard = "at: Port(petit_goave), mission: \"M-22\", mission_age: 1";
    let mut game = in_port(aboard, "");
    assert_eq!(game.player(Red).mission, Some(card("M-22")), "nothing is paid without a word");
    game.give(Red, Order::Deliver).pass();
    let red = game.player(Red);
    assert_eq!((red.gold, red.specialists.clone(), red.glory), (6, vec![card("GL-01")], 1));
    let mut game = in_port(&format!("{aboard}, gold: 3"), "");
    game.refused(Red, Order::Deliver, "T-9");
}

#[test]
fn t_9_a_race_is_lost_after_three_own_turns() {
    let mut game = Game::of(&of_players(&red("mission: \"M-24\", mission_age: 2"), ""));
    game.end_turn(1);
    assert_eq!(game.player(Red).mission, Some(card("M-24")));
    game.end_turn(1).end_turn(1);
    assert!(game.has(Papers::MissionLapsed { by: Red, card: card("M-24") }));
    assert_eq!(game.player(Red).mission, None);
}

#[test]
fn mm_28_5_a_deed_of_another_kind_completes_nothing() {
    let game = Game::of(&of_players(&red("mission: \"M-06\", at: Port(havana)"), ""));
    let delivery = missions::delivery(game.state(), Red).unwrap();
    assert_eq!(delivery.goods, Some((Good::Sugar, 2)));
    assert_eq!(missions::handed_over(game.state(), Red, &delivery), None);
    assert_eq!(missions::delivery(game.state(), Blue), None);
}
