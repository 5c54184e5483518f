//! Actions, moves, ports that are closed, and scouting (MM-8, MM-9, T-1).

use weather_gage::rules::merchants_and_marauders::happenings::{Battles, Papers, Purse, Raids, Turns};
use weather_gage::rules::merchants_and_marauders::moving::{moves_left, reachable};
use weather_gage::rules::merchants_and_marauders::state::Phase;

use super::common::*;

fn sea(zone: Zone) -> Order {
    Order::Move(Where::Zone(zone))
}

fn port(zone: Zone) -> Order {
    Order::Move(Where::Port(zone))
}

/// Red without an ability, English of Nassau, somewhere; Blue in port at Havana.
fn red(at: &str, more: &str) -> String {
    of_players(&[plain("Red", &format!("at: {at}, {more}")), blue("")], "")
}

fn blue(more: &str) -> String {
    let captain = "Plain(nation: Spanish, home: havana, skills: (3, 3, 3, 3))";
    format!("(colour: Blue, captain: {captain}, {more})")
}

/// The same with the rules of zones.
fn with_rules(at: &str, more: &str) -> String {
    format!("players: [{}, {}]", plain("Red", &format!("at: {at}, {more}")), blue(""))
}

#[test]
fn mm_8_1_three_actions_a_turn_and_the_turn_may_end_before() {
    let mut game = Game::of(TWO);
    game.give(Red, sea(Zone::Nassau)).give(Red, sea(Zone::Havana)).give(Red, sea(Zone::Nassau));
    game.refused(Red, sea(Zone::Havana), "MM-8.1");
    game.refused(Red, Order::Scout(Target::Merchant), "MM-8.1");
    game.refused(Blue, sea(Zone::Havana), "MM-8.1");
    game.give(Red, Order::EndTurn);
    assert_eq!(game.active(), Blue);
    game.give(Blue, Order::EndTurn);
    assert_eq!(game.told_as("ActionSpent"), 3);
}

#[test]
fn mm_8_2_one_port_action_a_turn() {
    let mut game = Game::of(TWO);
    game.give(Red, Order::Port).give(Red, Order::LeavePort);
    assert_eq!(game.phase(), Phase::Actions);
    game.refused(Red, Order::Port, "MM-8.2");
}

#[test]
fn mm_8_3_retirement_comes_before_any_action_and_in_port() {
    let mut game = Game::of(TWO);
    game.give(Red, sea(Zone::Nassau)).refused(Red, Order::Retire, "MM-21.9");
    let mut game = Game::of(TWO);
    game.give(Red, Order::Port).give(Red, Order::LeavePort).refused(Red, Order::Retire, "MM-21.9");
    let mut game = Game::of(TWO);
    game.give(Red, Order::Retire).settle(1);
    assert!(game.player(Red).retiring);
    assert_eq!(game.active(), Blue);
}

#[test]
fn mm_8_4_a_move_goes_to_the_next_zone_or_into_the_port_or_out_of_it() {
    let mut game = Game::of(TWO);
    game.refused(Red, sea(Zone::Havana), "MM-8.4").refused(Red, port(Zone::Havana), "MM-8.4");
    assert_eq!(reachable(game.state(), Red), [Where::Zone(Zone::Nassau)]);
    game.give(Red, sea(Zone::Nassau));
    assert_eq!(game.player(Red).at, Where::Zone(Zone::Nassau));
    game.refused(Red, sea(Zone::Cartagena), "MM-8.4").refused(Red, port(Zone::Havana), "MM-8.4");
    game.refused(Red, Order::Move(Where::Nowhere), "MM-8.4");
    game.give(Red, port(Zone::Nassau));
    assert_eq!(game.player(Red).at, Where::Port(Zone::Nassau));
    let mut game = Game::of(&red("Zone(caribbean_sea)", ""));
    game.refused(Red, port(Zone::CaribbeanSea), "MM-8.4");
}

#[test]
fn mm_8_5_borders_without_a_letter_are_crossed_too() {
    let mut game = Game::of(&red("Zone(tortuga)", ""));
    game.give(Red, sea(Zone::SantoDomingo));
    assert_eq!(game.player(Red).at, Where::Zone(Zone::SantoDomingo));
}

#[test]
fn mm_8_6_leaving_port_hostile_ships_scout_at_once() {
    let more = "npcs: {English: (cards: [\"EV-04\"], at: nassau)}";
    let mut game = Game::of(&of_players(&[plain("Red", "bounties: {English: 1}"), blue("")], more));
    game.give(Red, sea(Zone::Nassau));
    assert!(matches!(game.why(), Why::NpcScouts { npc: NpcKind::English, by: Red }));
    game.throw(&[1, 1]);
    assert!(game.is_settled());
    // A Move into the port is none that ends at sea.
    game.give(Red, port(Zone::Nassau));
    assert!(game.is_settled());
}

#[test]
fn mm_8_7_and_15_6_a_bounty_or_a_war_closes_a_port() {
    let mut game = Game::of(&red("Zone(havana)", "bounties: {Spanish: 1}"));
    game.refused(Red, port(Zone::Havana), "MM-8.7");
    assert!(!reachable(game.state(), Red).contains(&Where::Port(Zone::Havana)));
    let players = [plain("Red", "at: Zone(havana)"), blue("")];
    let mut game = Game::of(&of_players(&players, "war: (English, Spanish)"));
    game.refused(Red, port(Zone::Havana), "MM-8.7");
    let mut game = Game::of(&red("Zone(havana)", "bounties: {French: 2}"));
    game.give(Red, port(Zone::Havana));
    assert_eq!(game.player(Red).at, Where::Port(Zone::Havana));
}

#[test]
fn mm_8_7_and_5_4_the_home_port_is_never_closed() {
    let mut game = Game::of(&red("Zone(nassau)", "bounties: {English: 5}"));
    game.give(Red, port(Zone::Nassau));
    assert_eq!(game.player(Red).at, Where::Port(Zone::Nassau));
}

#[test]
fn mm_8_7_port_royal_takes_a_toll_instead() {
    let at = "Zone(port_royal)";
    let mut game = Game::of(&with_rules(at, "bounties: {English: 1}"));
    game.give(Red, port(Zone::PortRoyal));
    assert_eq!(game.options(), ["pay", "roll"]);
    game.choose("pay");
    assert_eq!((game.player(Red).gold, game.player(Red).at), (8, Where::Port(Zone::PortRoyal)));
    let mut game = Game::of(&with_rules(at, "bounties: {English: 1}"));
    game.give(Red, port(Zone::PortRoyal)).choose("roll").throw(&[1, 5, 1]);
    assert_eq!((game.player(Red).gold, game.player(Red).at), (10, Where::Port(Zone::PortRoyal)));
}

#[test]
fn mm_8_7_a_refused_entry_spends_the_action_and_is_no_move() {
    let npc = "npcs: {English: (cards: [\"EV-04\"], at: port_royal)}";
    let position = format!("{}, {npc}", with_rules("Zone(port_royal)", "bounties: {English: 1}"));
    let mut game = Game::of(&position);
    game.give(Red, port(Zone::PortRoyal)).choose("roll").throw(&[1, 1, 1]);
    assert_eq!(game.options(), ["pay", "no"]);
    game.choose("no");
    assert!(game.is_settled(), "nobody scouts for who stays outside (A3)");
    assert_eq!(game.player(Red).at, Where::Zone(Zone::PortRoyal));
    assert_eq!((game.state().turn.spent, game.state().entering_port), (1, None));
}

#[test]
fn g_30_the_player_pays_or_rolls_and_after_a_failed_roll_may_pay() {
    let mut game = Game::of(&with_rules("Zone(port_royal)", "bounties: {English: 1}"));
    game.give(Red, port(Zone::PortRoyal)).choose("roll").throw(&[1, 1, 1]).choose("pay");
    assert_eq!((game.player(Red).gold, game.player(Red).at), (8, Where::Port(Zone::PortRoyal)));
}

#[test]
fn g_56_port_royal_is_open_against_the_toll_in_war() {
    let captain = "Plain(nation: Spanish, home: havana, skills: (3, 3, 3, 3))";
    let players = format!("(colour: Red, captain: {captain}, at: Zone(port_royal)), {}", blue(""));
    let mut game = Game::of(&format!("players: [{players}], war: (English, Spanish)"));
    game.give(Red, port(Zone::PortRoyal)).choose("pay");
    assert_eq!(game.player(Red).at, Where::Port(Zone::PortRoyal));
}

#[test]
fn g_65_without_gold_a_failed_roll_ends_outside() {
    let mut game = Game::of(&with_rules("Zone(port_royal)", "bounties: {English: 1}, gold: 0"));
    game.give(Red, port(Zone::PortRoyal)).throw(&[1, 1, 1]);
    assert!(game.is_settled());
    assert_eq!((game.player(Red).at, game.state().turn.spent), (Where::Zone(Zone::PortRoyal), 1));
}

#[test]
fn mm_8_7_tobago_is_not_closed_by_one_dutch_level() {
    let mut game = Game::of(&with_rules("Zone(tobago)", "bounties: {Dutch: 1}, proved: [\"R-14\"]"));
    game.give(Red, port(Zone::Tobago));
    assert!(game.is_settled(), "the zone opens the port, and the papers stay where they are");
    let mut game = Game::of(&with_rules("Zone(tobago)", "bounties: {Dutch: 2}"));
    game.refused(Red, port(Zone::Tobago), "MM-8.7");
}

#[test]
fn mm_8_7_forged_papers_open_a_port_and_may_be_lost_by_it() {
    let mut game = Game::of(&red("Zone(havana)", "bounties: {Spanish: 3}, proved: [\"R-14\"]"));
    game.give(Red, port(Zone::Havana)).throw(&[2]).pass();
    assert_eq!(game.player(Red).at, Where::Port(Zone::Havana));
    assert!(game.player(Red).proved.is_empty());
    let mut game = Game::of(&red("Zone(havana)", "bounties: {Spanish: 3}, proved: [\"R-14\"]"));
    game.give(Red, port(Zone::Havana)).throw(&[3]).pass();
    assert_eq!(game.player(Red).proved, [card("R-14")]);
}

#[test]
fn mm_8_7_a_lantern_that_was_played_is_used_before_the_papers() {
    let players = [plain("Red", "at: Zone(havana), bounties: {Spanish: 3}, proved: [\"R-14\"]"), blue("")];
    let mut game = Game::of(&of_players(&players, "turn: (open_ports: 1)"));
    game.give(Red, port(Zone::Havana));
    assert!(game.is_settled());
    assert!(game.has(Turns::EntryUsed { by: Red }));
    assert_eq!(game.state().turn.open_ports, 0);
}

#[test]
fn mm_8_8_and_g_4_a_captain_in_a_port_that_closes_may_use_it() {
    let mut game = Game::of(&red("Port(havana)", "bounties: {Spanish: 1}"));
    game.give(Red, Order::Port).give(Red, Order::Buy).settle(1);
    assert_eq!(game.player(Red).last_buy, Some((Zone::Havana, 0)));
}

#[test]
fn mm_8_9_who_leaves_port_throws_away_what_the_hold_does_not_take() {
    let mut game = Game::of(&red("Port(nassau)", "cargo: [\"RU-1\", \"CO-1\", \"SP-1\", \"TO-1\"]"));
    game.give(Red, sea(Zone::Nassau));
    assert!(matches!(game.why(), Why::Overboard { by: Red }));
    game.choose("CO-1").choose("TO-1");
    assert_eq!(game.player(Red).cargo, [cargo("RU-1"), cargo("SP-1")]);
    assert_eq!(game.state().discards.cargo, [cargo("CO-1"), cargo("TO-1")]);
    assert_eq!(game.player(Red).at, Where::Zone(Zone::Nassau));
}

#[test]
fn mm_8_10_ships_in_port_are_left_alone() {
    let mut game = Game::of(&red("Zone(havana)", ""));
    game.refused(Red, Order::Scout(Target::Player(Blue)), "MM-9.1");
}

#[test]
fn mm_8_11_ships_share_zones_and_ports() {
    let players = [plain("Red", "at: Zone(havana)"), blue("at: Zone(nassau)")];
    let mut game = Game::of(&of_players(&players, ""));
    game.give(Red, sea(Zone::Nassau)).give(Red, port(Zone::Nassau));
    assert_eq!(game.player(Red).at.zone(), game.player(Blue).at.zone());
}

#[test]
fn mm_8_12_the_turn_of_a_captain_who_dies_is_over() {
    let players = [plain("Red", "at: Zone(bridgetown), mission: \"M-20\", crew: 1"), blue("")];
    let mut game = Game::of(&of_players(&players, ""));
    game.give(Red, Order::Ashore);
    game.throw(&[1, 1, 1]).throw(&[5, 5]).settle(1);
    assert!(game.player(Red).captain.is_none());
    assert_eq!(game.active(), Blue);
}

#[test]
fn mm_8_13_a_turn_counts_the_turns_since_a_claim_and_a_market() {
    let players = [plain("Red", "mission: \"M-24\", mission_age: 1, last_buy: (nassau, 0)"), blue("")];
    let mut game = Game::of(&of_players(&players, ""));
    game.give(Red, Order::EndTurn).settle(1);
    assert_eq!(game.player(Red).mission_age, 1);
    game.give(Blue, Order::EndTurn).settle(1);
    assert_eq!((game.active(), game.player(Red).mission_age), (Red, 2));
    assert_eq!(game.player(Red).last_buy, Some((Zone::Nassau, 1)));
}

#[test]
fn mm_8_14_a_further_move_is_good_for_a_move_alone() {
    let mut game = Game::of(&red("Zone(nassau)", "hand: [\"GL-39\"]"));
    game.give(Red, Order::Play(card("GL-39"))).pass();
    assert_eq!(moves_left(game.state(), Red), 1);
    game.give(Red, sea(Zone::Havana));
    assert_eq!((game.state().turn.spent, moves_left(game.state(), Red)), (0, 0));
    game.give(Red, sea(Zone::Nassau)).give(Red, sea(Zone::Havana)).give(Red, sea(Zone::Nassau));
    game.refused(Red, sea(Zone::Havana), "MM-8.1");
}

// ---- scouting

#[test]
fn mm_9_1_a_scout_names_a_target_in_the_zone_at_sea() {
    let mut game = Game::of(TWO);
    game.refused(Red, Order::Scout(Target::Merchant), "MM-9.1");
    let mut game = Game::of(&red("Zone(nassau)", "rumor: \"R-20\", mission: \"M-16\""));
    game.refused(Red, Order::Scout(Target::Player(Blue)), "MM-9.1");
    game.refused(Red, Order::Scout(Target::Player(Red)), "MM-9.1");
    game.refused(Red, Order::Scout(Target::Npc(NpcKind::Dutch)), "MM-9.1");
    game.refused(Red, Order::Scout(Target::Mission), "MM-9.1");
    game.refused(Red, Order::Scout(Target::Rumor), "MM-9.1");
    let players = [plain("Red", "at: Zone(nassau)"), blue("")];
    let mut game = Game::of(&of_players(&players, "merchants: {nassau: None}"));
    game.refused(Red, Order::Scout(Target::Merchant), "MM-9.1");
}

#[test]
fn mm_9_1_the_objective_of_a_mission_is_a_target() {
    let mut game = Game::of(&red("Zone(tortuga)", "mission: \"M-16\""));
    game.give(Red, Order::Scout(Target::Mission)).throw(&[5, 1, 1]).pass();
    assert!(game.has(Papers::MissionCompleted { by: Red, card: card("M-16") }));
    assert_eq!((game.player(Red).gold, game.player(Red).glory), (20, 1));
}

#[test]
fn mm_9_2_success_against_a_captain_starts_a_battle_without_backing_out() {
    let players = [plain("Red", "at: Zone(havana)"), blue("at: Zone(havana)")];
    let mut game = Game::of(&of_players(&players, ""));
    game.give(Red, Order::Scout(Target::Player(Blue))).throw(&[5, 1, 1]);
    let began = game.told.iter().any(|told| format!("{told:?}").starts_with("BattleBegan"));
    assert!(began, "G-5");
}

#[test]
fn mm_9_3_a_failed_scout_spends_the_action_and_nothing_else() {
    let mut game = Game::of(&red("Zone(nassau)", ""));
    game.give(Red, Order::Scout(Target::Merchant)).throw(&[1, 2, 3]);
    assert!(game.is_settled());
    assert_eq!(game.state().turn.spent, 1);
    assert!(game.state().merchants.get(&Zone::Nassau).is_some());
}

#[test]
fn mm_9_3_a_merchant_that_is_found_is_turned_up() {
    let mut game = Game::of(&of_players(&[plain("Red", "at: Zone(nassau)"), blue("")], "merchants: {nassau: Dutch}"));
    game.give(Red, Order::Scout(Target::Merchant)).throw(&[5, 1, 1]);
    assert!(game.has(Raids::MerchantFound { by: Red, zone: Zone::Nassau, token: Nation::Dutch }));
}

#[test]
fn mm_9_4_the_same_target_is_not_scouted_twice_in_a_turn() {
    let mut game = Game::of(&red("Zone(nassau)", ""));
    game.give(Red, Order::Scout(Target::Merchant)).throw(&[1, 1, 1]);
    game.refused(Red, Order::Scout(Target::Merchant), "MM-9.4");
    game.give(Red, sea(Zone::Havana));
    game.give(Red, Order::Scout(Target::Merchant)).throw(&[1, 1, 1]);
}

#[test]
fn mm_9_4_a_captain_is_the_same_target_in_another_zone() {
    let more = "turn: (scouted: [(Npc(Dutch), nassau)]), npcs: {Dutch: (cards: [\"EV-01\"], at: havana)}";
    let mut game = Game::of(&of_players(&[plain("Red", "at: Zone(havana)"), blue("")], more));
    game.refused(Red, Order::Scout(Target::Npc(NpcKind::Dutch)), "MM-9.4");
}

#[test]
fn mm_9_4_by_a_house_rule_the_same_kind_of_target_is_refused() {
    let more = "turn: (scouted: [(Merchant, nassau)]), house: (second_scout_by_kind: true)";
    let mut game = Game::of(&of_players(&[plain("Red", "at: Zone(havana)"), blue("")], more));
    game.refused(Red, Order::Scout(Target::Merchant), "MM-9.4");
}

#[test]
fn mm_9_5_a_ship_with_a_destroyed_location_looks_for_no_merchant() {
    let more = "npcs: {Dutch: (cards: [\"EV-01\"], at: nassau)}";
    let players = [plain("Red", "at: Zone(nassau), cannons: 0"), blue("")];
    let mut game = Game::of(&of_players(&players, more));
    game.refused(Red, Order::Scout(Target::Merchant), "MM-9.5");
    game.give(Red, Order::Scout(Target::Npc(NpcKind::Dutch))).throw(&[1, 1, 1]);
    assert!(game.is_settled(), "other targets are allowed (G-6)");
}

#[test]
fn mm_9_6_pirates_hunt_pirates() {
    let more = "npcs: {PirateSloop: (cards: [\"EV-13\"], at: nassau)}";
    let players = [plain("Red", "at: Zone(nassau), bounties: {Dutch: 1}"), blue("")];
    let mut game = Game::of(&of_players(&players, more));
    game.give(Red, Order::Scout(Target::Npc(NpcKind::PirateSloop))).throw(&[1, 1, 1]);
    assert!(game.is_settled());
}

#[test]
fn mm_9_7_the_bounty_of_an_attack_comes_before_its_first_die() {
    let players = [plain("Red", "at: Zone(havana)"), blue("at: Zone(havana)")];
    let mut game = Game::of(&of_players(&players, ""));
    game.give(Red, Order::Scout(Target::Player(Blue))).throw(&[5, 1, 1]);
    assert!(game.has(Papers::BountySet { on: Red, nation: Nation::Spanish, level: 1 }));
    assert!(matches!(game.why(), Why::Roll { .. }), "the contest is still to be thrown");
}

// ---- landing

#[test]
fn t_9_a_landing_needs_the_place_and_a_crew() {
    let mut game = Game::of(&red("Zone(nassau)", "mission: \"M-19\""));
    game.refused(Red, Order::Ashore, "T-9");
    let mut game = Game::of(&red("Port(santo_domingo)", "mission: \"M-19\""));
    game.refused(Red, Order::Ashore, "T-9");
    let mut game = Game::of(&red("Zone(santo_domingo)", "mission: \"M-19\", crew: 0"));
    game.refused(Red, Order::Ashore, "T-9");
}

#[test]
fn t_9_a_garrison_that_is_beaten_completes_the_mission() {
    let mut game = Game::of(&red("Zone(santo_domingo)", "mission: \"M-19\", ship: Frigate"));
    game.give(Red, Order::Ashore);
    assert!(game.has(Battles::LandingBegan { by: Red, leadership: 3, crew: 3 }));
    game.throw(&[5, 5, 5]).throw(&[1, 1, 1]).settle(1);
    assert!(game.has(Papers::MissionCompleted { by: Red, card: card("M-19") }));
    assert_eq!((game.player(Red).gold, game.bounty(Red, Nation::Spanish)), (22, 1));
    assert_eq!(game.player(Red).glory, 1, "the garrison brings no glory of its own");
    assert!(game.has(Purse::GoldGained { by: Red, gold: 12 }));
}
