//! Every captain, modification, weapon and event: a position that uses what it says, and one in which it says nothing
//! (T-3, T-6, MM-10.15, MM-19, MM-28.6).

use weather_gage::rules::merchants_and_marauders::clauses::Item;
use weather_gage::rules::merchants_and_marauders::happenings::Cards;
use weather_gage::rules::merchants_and_marauders::hours::Hour;
use weather_gage::rules::merchants_and_marauders::state::{RollKind, Side};
use weather_gage::rules::merchants_and_marauders::sums;
use weather_gage::rules::merchants_and_marauders::words::Test;

use super::cards::{at_sea, battle, broadside, in_port, red};
use super::common::*;

const RED: Side = Side::Player(Red);

/// Red is this captain; Blue is plain.
fn of(word: &str, red: &str, table: &str) -> Game {
    of_both(&format!("(colour: Red, captain: \"{word}\", {red})"), &plain("Blue", ""), table)
}

fn of_both(red: &str, blue: &str, table: &str) -> Game {
    Game::of(&of_players(&[red.to_owned(), blue.to_owned()], table))
}

/// Red is this captain and attacks Blue, both with Frigates, in this round.
fn fighting(word: &str, round: u8) -> Game {
    let here = "at: Zone(tortuga), ship: Frigate";
    let red = format!("(colour: Red, captain: \"{word}\", {here})");
    let table = format!("battle: (attacker: Player(Red), defender: Player(Blue), round: {round})");
    of_both(&red, &plain("Blue", here), &table)
}

/// Blue is this captain and is attacked by Red.
fn attacked(word: &str) -> Game {
    let here = "at: Zone(tortuga), ship: Frigate";
    let blue = format!("(colour: Blue, captain: \"{word}\", {here})");
    let table = "battle: (attacker: Player(Red), defender: Player(Blue), round: 1)";
    of_both(&plain("Red", here), &blue, table)
}

fn uses(game: &Game, word: &str) -> bool {
    game.options().contains(&format!("use-{word}"))
}

fn dice(game: &Game, test: Test, skill: Skill) -> u8 {
    sums::dice(game.state(), RED, RollKind::Test(test, skill))
}

// ---- captains

#[test]
fn cp_01_a_hit_is_moved_once_a_battle() {
    let mut game = attacked("CP-01");
    broadside(&mut game);
    game.throw(&[1, 1, 1]);
    game.choose("use-CP-01").choose("hit-0").choose("masts");
    assert_eq!(game.track(Blue, Location::Masts), 2);
    assert_eq!(game.track(Blue, Location::Hold), 1);
    // Once per battle: hits of the next round stay where they are.
    game.choose("shoot").choose("shoot").throw(&[5, 5, 1]).throw(&[1, 1, 1]).throw(&[2, 2, 2]);
    assert_eq!(game.track(Blue, Location::Masts), 0);
}

#[test]
fn g_39_a_moved_hit_follows_the_rules_of_its_new_location() {
    let mut game = attacked("CP-01");
    broadside(&mut game);
    game.throw(&[1, 2, 2]).choose("use-CP-01").choose("hit-1");
    assert_eq!(game.options(), ["hull", "hold", "crew", "cannons"], "another location");
    game.choose("hold");
    assert_eq!(game.track(Blue, Location::Hold), 1);
}

#[test]
fn cp_02_a_failed_scout_for_a_ship_is_thrown_again_once_a_turn() {
    let npc = "npcs: {PirateSloop: (cards: [\"EV-13\"], at: tortuga)}, merchants: {tortuga: French}";
    let scout = || Order::Scout(Target::Npc(NpcKind::PirateSloop));
    let mut game = of("CP-02", "at: Zone(tortuga), bounties: {Dutch: 1}", npc);
    game.give(Red, scout()).throw(&[1, 1, 1, 1]);
    game.choose("use-CP-02").throw(&[2, 2, 2, 2]);
    assert!(game.is_settled());
    game.give(Red, Order::Scout(Target::Merchant)).throw(&[1, 1, 1, 1]);
    assert!(game.is_settled(), "not for a merchant");

    let mut game = of("CP-02", "at: Zone(tortuga), bounties: {Dutch: 1}", npc);
    game.give(Red, scout()).throw(&[1, 1, 1, 5]);
    assert!(!uses_any(&game, "CP-02"), "a success is not thrown again");
}

fn uses_any(game: &Game, word: &str) -> bool {
    use weather_gage::rules::kernel::{Awaiting, Want};
    matches!(game.played.awaiting(), Awaiting::Answer(Want::Choice { .. })) && uses(game, word)
}

#[test]
fn cp_03_rumors_are_free() {
    let mut game = of("CP-03", "gold: 0", "phase: Port, turn: (port: true)");
    game.give(Red, Order::AskForRumors).throw(&[5, 1, 1, 1]);
    assert!(game.player(Red).rumor.is_some());
    in_port("gold: 0", "").refused(Red, Order::AskForRumors, "MM-10.32");
}

#[test]
fn cp_04_scales_and_stowage() {
    let game = of("CP-04", "", "demand: {caracas: Rum}");
    assert_eq!(sums::sale_price(game.state(), Red, Good::Cocoa), 4);
    assert_eq!(sums::sale_price(game.state(), Red, Good::Rum), 6);
    assert_eq!(sums::capacity(game.state(), Red), 3);
    assert_eq!(sums::max(game.state(), RED, Location::Hold), 2, "the point cannot be hit");
}

#[test]
fn cp_05_ships_of_no_player_scout_with_a_die_less() {
    let npc = "npcs: {PirateSloop: (cards: [\"EV-14\"], at: tortuga)}";
    let game = of("CP-05", "at: Zone(tortuga)", npc);
    assert_eq!(sums::npc_scout_dice(game.state(), NpcKind::PirateSloop, Red), 1);
    assert_eq!(sums::npc_scout_dice(game.state(), NpcKind::PirateSloop, Blue), 2);
}

#[test]
fn cp_06_one_more_die_in_the_first_contest() {
    assert_eq!(fighting("CP-06", 1).dice(), 4);
    let mut game = fighting("CP-06", 2);
    assert_eq!(game.choose("shoot").choose("shoot").dice(), 3);
}

#[test]
fn cp_07_more_cards_and_cheaper_modifications() {
    let game = of("CP-07", "", "");
    assert_eq!(sums::market_cards(game.state(), Red), 1);
    assert_eq!(sums::price(game.state(), Red, Item::Modification), 2);
    assert_eq!(sums::market_cards(red("", "").state(), Red), 0);
}

#[test]
fn cp_08_a_point_is_repaired_for_one() {
    let mut game = of("CP-08", "hull: 1, gold: 1", "phase: Port, turn: (port: true)");
    game.give(Red, Order::Repair(Location::Hull, 1));
    assert_eq!((game.track(Red, Location::Hull), game.player(Red).gold), (2, 0));
    in_port("hull: 1, gold: 1", "").refused(Red, Order::Repair(Location::Hull, 1), "MM-10.23");
}

#[test]
fn cp_09_one_more_die_for_a_mission() {
    let game = of("CP-09", "", "");
    assert_eq!(dice(&game, Test::Claim, Skill::Influence), 4);
    assert_eq!(dice(&game, Test::Rumor, Skill::Influence), 3);
}

#[test]
fn cp_10_the_cap_of_the_first_round_is_higher() {
    let marquis =
        "(colour: Red, captain: \"CP-10\", at: Zone(santo_domingo), ship: Frigate, crew: 1, mission: \"M-19\")";
    let mut game = of_both(marquis, &plain("Blue", ""), "");
    game.give(Red, Order::Ashore).throw(&[5, 5, 5, 5]).throw(&[1, 1, 1]);
    assert_eq!(sums::track(game.state(), Side::Garrison, Location::Crew), 1, "a crew of 1 takes 2");
    game.throw(&[5, 5, 1, 1]).throw(&[1, 1, 1]).pass();
    assert!(game.state().battle.is_none());

    let plain_red = plain("Red", "at: Zone(santo_domingo), ship: Frigate, crew: 1, mission: \"M-19\"");
    let mut game = of_both(&plain_red, &plain("Blue", ""), "");
    game.give(Red, Order::Ashore).throw(&[5, 5, 5]).throw(&[1, 1, 1]);
    assert_eq!(sums::track(game.state(), Side::Garrison, Location::Crew), 2);
}

#[test]
fn cp_11_dice_of_a_volley_are_thrown_again_once_a_battle() {
    let mut game = fighting("CP-11", 1);
    broadside(&mut game);
    game.throw(&[1, 2, 3]).choose("use-CP-11").choose("hit-0").choose("hit-2").choose("enough").throw(&[4, 4]);
    assert_eq!(game.track(Blue, Location::Cannons), 1);
    assert_eq!(game.track(Blue, Location::Hold), 3);
    game.choose("shoot").choose("shoot").throw(&[5, 5, 1]).throw(&[1, 1, 1]).throw(&[1, 1, 1]);
    assert_eq!(game.track(Blue, Location::Hold), 0, "once per battle");
}

#[test]
fn cp_12_charts_and_a_known_face() {
    let game = of("CP-12", "", "");
    assert_eq!(dice(&game, Test::ProveScouting, Skill::Scouting), 3);
    assert_eq!(dice(&game, Test::ScoutGoal, Skill::Scouting), 2);
    let enter = || Order::Move(Where::Port(Zone::PortRoyal));
    let bounty = "at: Zone(port_royal), bounties: {English: 1}";
    let lacombe = format!("players: [(colour: Red, captain: \"CP-12\", {bounty}), {}]", plain("Blue", ""));
    let mut game = Game::of(&lacombe);
    game.give(Red, enter());
    assert_eq!(game.player(Red).at, Where::Port(Zone::PortRoyal), "without toll or roll");

    let others = format!("players: [{}, {}]", plain("Red", bounty), plain("Blue", ""));
    let mut game = Game::of(&others);
    game.give(Red, enter());
    assert_eq!(game.options(), ["pay", "roll"]);
    game.choose("roll").throw(&[1, 1, 1]).choose("no");
    assert_eq!(game.player(Red).at, Where::Zone(Zone::PortRoyal), "stays outside with the action spent (T-1)");
    assert_eq!(game.state().turn.spent, 1);
    game.give(Red, enter()).choose("pay");
    assert_eq!((game.player(Red).at, game.player(Red).gold), (Where::Port(Zone::PortRoyal), 8));
}

#[test]
fn cp_13_slips_away_from_one_skull() {
    let mut game = fighting("CP-13", 2);
    game.choose("flee").choose("shoot").throw(&[5, 5, 1, 1]).throw(&[5, 1, 1]).throw(&[1]);
    assert!(game.state().battle.is_none());
    assert_eq!(game.track(Red, Location::Hold), 2, "the loser's shot comes first");

    let mut game = fighting("CP-13", 2);
    game.choose("flee").choose("shoot").throw(&[5, 5, 5, 1]).throw(&[5, 5, 1]).throw(&[1, 1]);
    assert!(game.state().battle.is_some(), "two skulls hold her");
}

#[test]
fn cp_14_a_single_good_costs_two() {
    assert_eq!(sums::price(of("CP-14", "", "").state(), Red, Item::SingleGood), 2);
    assert_eq!(sums::price(red("", "").state(), Red, Item::SingleGood), 3);
}

#[test]
fn cp_15_one_escape_symbol_is_ignored() {
    assert_eq!(sums::escapes_ignored(of("CP-15", "", "").state(), Red), 1);
    assert_eq!(sums::escapes_ignored(red("", "").state(), Red), 0);
}

#[test]
fn cp_16_salvage_when_a_ship_is_sunk() {
    let sink = |cargo: &str| {
        let here = "at: Zone(tortuga), ship: Frigate";
        let red = format!("(colour: Red, captain: \"CP-16\", {here}, cargo: [{cargo}])");
        let blue = plain("Blue", &format!("{here}, hull: 1, hold: 0"));
        let table = "battle: (attacker: Player(Red), defender: Player(Blue), round: 1), decks: (cargo: [\"CT-8\"])";
        let mut game = of_both(&red, &blue, table);
        game.throw(&[5, 5]).throw(&[1, 1, 1]).throw(&[1, 1, 1]);
        game
    };
    let mut game = sink("");
    assert!(uses(&game, "CP-16"));
    game.choose("use-CP-16").choose("CT-8").settle(1);
    assert_eq!(game.player(Red).cargo, [cargo("CT-8")]);
    assert_eq!(sums::price(of("CP-16", "", "").state(), Red, Item::Crew), 1);

    let mut game = sink("\"RU-1\", \"RU-2\", \"RU-3\"");
    game.choose("use-CP-16").settle(1);
    assert_eq!(game.player(Red).cargo.len(), 3, "there is no room");
}

// ---- modifications

#[test]
fn mm_10_29_bonuses_of_modifications() {
    let max = |fitting: &str, location| {
        let game = red(&format!("modifications: [{fitting}]"), "");
        sums::max(game.state(), RED, location)
    };
    assert_eq!(max("ExtraHammocks", Location::Crew), 3);
    assert_eq!(max("EnlargedHold", Location::Hold), 3);
    assert_eq!(max("ExtraCannonPorts", Location::Cannons), 2);
    assert_eq!(max("SwivelGuns", Location::Cannons), 1);
    assert_eq!(sums::manoeuvre(red("modifications: [SailsAndRigging]", "").state(), RED), 5);
}

#[test]
fn mm_19_11_a_reinforced_hull_cancels_one_hit_on_any_location() {
    let mut game = battle("", "modifications: [ReinforcedHull]", 1);
    broadside(&mut game);
    game.throw(&[4, 4, 1]).choose("use-reinforced-hull").choose("hit-2");
    assert_eq!(game.track(Blue, Location::Hold), 3);
    assert!(game.has(Cards::FittingTurned { by: Blue, fitting: Fitting::ReinforcedHull }));
    // Turned over it does nothing until it is restored.
    game.choose("shoot").choose("shoot").throw(&[5, 5, 1]).throw(&[1, 1, 1]).throw(&[1, 1, 1]);
    assert_eq!(game.track(Blue, Location::Hold), 0);
}

#[test]
fn mm_19_9_chasers_fire_when_somebody_flees() {
    let mut game = battle("modifications: [Chasers]", "", 2);
    game.choose("shoot").choose("flee");
    assert_eq!(*game.why(), Why::Window { by: Red, hour: Hour::Declared });
    game.choose("use-chasers").throw(&[2]);
    assert_eq!(game.track(Blue, Location::Masts), 2);
    assert_eq!(game.dice(), 3, "then comes the contest");

    let mut game = battle("modifications: [Chasers]", "", 2);
    game.choose("shoot").choose("shoot");
    assert_eq!(game.dice(), 3, "nobody flees: nobody is asked");
}

/// Red boards Blue in round 2 and wins the contest.
fn boarded(red: &str, blue: &str) -> Game {
    let mut game = battle(red, blue, 2);
    game.choose("board").choose("flee").throw(&[5, 5, 1]).throw(&[1, 1, 1]);
    game
}

#[test]
fn mm_19_10_swivel_guns_take_a_man_before_the_crew_combat() {
    let mut game = boarded("", "modifications: [SwivelGuns]");
    assert_eq!((game.asked(), game.dice()), (Blue, 2), "whoever boards");
    game.throw(&[6, 5]);
    assert_eq!(game.track(Red, Location::Crew), 2, "one man, whatever the number of skulls");

    let mut game = boarded("", "modifications: [SwivelGuns]");
    game.throw(&[1, 4]);
    assert_eq!(game.track(Red, Location::Crew), 3);
}

#[test]
fn mm_19_8_long_guns_fire_before_round_1() {
    let mut game = battle("modifications: [LongGuns], weapons: [ChainShot]", "modifications: [LongGuns]", 0);
    assert_eq!((game.asked(), game.dice()), (Red, 3), "a die for each cannon");
    game.throw(&[5, 6, 1]);
    assert_eq!(game.asked(), Blue);
    game.throw(&[1, 1, 5]);
    // The attacker's volley is assigned first (MM-17.4), and without Chain Shot.
    assert_eq!((game.asked(), game.dice()), (Red, 2));
    game.throw(&[1, 1]);
    assert_eq!((game.asked(), game.dice()), (Blue, 1));
    game.throw(&[2]);
    assert_eq!((game.track(Blue, Location::Hold), game.track(Red, Location::Masts)), (1, 2));
}

// ---- weapons

#[test]
fn mm_19_2_grappling_hooks_throw_own_dice_again_on_boarding() {
    let mut game = battle("weapons: [GrapplingHooks]", "", 2);
    game.choose("board").choose("shoot").throw(&[1, 1, 1]).throw(&[1, 1, 1]);
    game.choose("use-grappling-hooks");
    assert_eq!(game.options(), ["die-red-0", "die-red-1", "die-red-2"], "the own dice (D-30)");
    game.choose("die-red-0").choose("die-red-1").choose("enough").throw(&[5, 5]);
    assert!(game.player(Red).weapons.is_empty());

    let mut game = battle("weapons: [GrapplingHooks]", "", 2);
    game.choose("shoot").choose("shoot").throw(&[1, 1, 1]).throw(&[1, 1, 1]);
    assert_eq!(game.options()[0], "shoot", "who shoots does not grapple");
}

#[test]
fn mm_19_4_chain_shot_sends_skulls_to_the_masts() {
    let mut game = battle("weapons: [ChainShot, GrapeShot]", "", 1);
    broadside(&mut game);
    game.throw(&[5, 6, 1]);
    assert!(uses(&game, "chain-shot") && uses(&game, "grape-shot"));
    game.choose("use-chain-shot");
    // One of the two per volley (G-23), and the target has nothing to pick.
    assert_eq!(game.track(Blue, Location::Masts), 1);
    assert_eq!(game.track(Blue, Location::Hold), 2);
    assert!(game.player(Red).weapons.contains(&Weapon::GrapeShot));
    assert!(!game.player(Red).weapons.contains(&Weapon::ChainShot));
}

#[test]
fn mm_19_5_grape_shot_sends_skulls_to_the_crew_and_none_to_the_hull() {
    let mut game = battle("weapons: [GrapeShot]", "crew: 1", 1);
    broadside(&mut game);
    game.throw(&[5, 3, 1]).choose("use-grape-shot");
    assert_eq!((game.track(Blue, Location::Crew), game.track(Blue, Location::Hull)), (0, 3));
}

#[test]
fn mm_11_8_a_weapon_turns_one_failed_die_of_a_raid() {
    let raid = |weapons: &str| {
        let mut game = at_sea(&format!("ship: Frigate, weapons: [{weapons}]"), "merchants: {tortuga: French}");
        game.give(Red, Order::Scout(Target::Merchant)).throw(&[5, 1, 1]).choose("raid");
        game
    };
    let mut game = raid("ChainShot, GrapplingHooks");
    game.throw(&[5, 1, 1]).choose("use-chain-shot").choose("use-grappling-hooks");
    assert_eq!(*game.why(), Why::Spend { by: Red, successes: 3 });
    assert!(game.player(Red).weapons.is_empty());

    let mut game = raid("ChainShot");
    game.throw(&[5, 5, 5]);
    assert_eq!(*game.why(), Why::Spend { by: Red, successes: 3 }, "no failed die is left: nobody is asked");
}

// ---- events

#[test]
fn ev_22_a_storm_hits_ships_at_sea() {
    let mut game = at_sea("ship: Frigate", "event: \"EV-22\"");
    game.give(Red, Order::EndTurn).throw(&[1, 1, 1]).throw(&[1, 2, 4]);
    assert_eq!(Location::ALL.map(|location| game.track(Red, location)), [3, 2, 2, 3, 2]);

    let mut game = at_sea("ship: Frigate", "event: \"EV-22\"");
    game.give(Red, Order::EndTurn).throw(&[1, 1, 6]);
    assert_eq!(game.active(), Blue);

    let mut game = red("", "event: \"EV-22\"");
    game.give(Red, Order::EndTurn);
    assert_eq!(game.active(), Blue, "in port nothing happens");
}

#[test]
fn ev_24_a_hurricane_at_the_end_of_the_round() {
    let players = [plain("Red", "at: Zone(tortuga), ship: Frigate"), plain("Blue", "at: Zone(havana), ship: Frigate")];
    let mut game = Game::of(&of_players(&players, "event: \"EV-24\", active: Blue, round: 2"));
    game.give(Blue, Order::EndTurn).throw(&[5, 1, 1]);
    assert_eq!((game.asked(), game.dice()), (Red, 1), "a success makes it one hit; Havana is spared");
    game.throw(&[1]);
    assert_eq!(game.track(Red, Location::Hold), 2);
}

#[test]
fn ev_25_fever_on_a_turn_that_starts_at_sea() {
    let turn = |more: &str| at_sea(more, "event: \"EV-25\", phase: TurnStart");
    let mut game = turn("");
    game.throw(&[1, 1, 1]);
    assert_eq!(game.track(Red, Location::Crew), 1);
    assert!(turn("crew: 1").is_settled(), "Crew 2 or more");
    assert!(red("", "event: \"EV-25\", phase: TurnStart").is_settled());
}

#[test]
fn ev_26_and_34_actions_of_the_round() {
    let mut game = at_sea("", "event: \"EV-26\"");
    game.give(Red, Order::Move(Where::Zone(Zone::Nassau))).give(Red, Order::Move(Where::Zone(Zone::Tortuga)));
    game.refused(Red, Order::Move(Where::Zone(Zone::Nassau)), "MM-8.1");
    let mut game = at_sea("", "event: \"EV-34\", turn: (actions: 0)");
    game.give(Red, Order::Move(Where::Zone(Zone::Nassau)));
    game.refused(Red, Order::Move(Where::Zone(Zone::Tortuga)), "MM-8.1");
}

#[test]
fn ev_27_a_pardon_once_a_port_action() {
    let pardon = || Order::Use(Source::Event(card("EV-27")));
    let mut game = in_port("gold: 20, bounties: {Spanish: 4}", "event: \"EV-27\"");
    game.give(Red, pardon());
    assert_eq!(game.options(), ["levels-1", "levels-2"]);
    game.choose("levels-2");
    assert_eq!((game.bounty(Red, Nation::Spanish), game.player(Red).gold), (2, 10));
    game.refused(Red, pardon(), "MM-13.5");
    in_port("gold: 20", "event: \"EV-27\"").refused(Red, pardon(), "MM-13.5");
}

#[test]
fn ev_28_a_crackdown_raises_the_highest_bounty() {
    let red = plain("Red", "bounties: {Spanish: 2, Dutch: 2, French: 1}");
    let players = [red, plain("Blue", "bounties: {Spanish: 5}"), plain("Green", "")];
    let mut game = Game::of(&of_players(&players, "phase: Round, decks: (event: [\"EV-28\"])"));
    assert_eq!(game.options(), ["spanish", "dutch"], "of equals the owner picks");
    game.choose("dutch");
    assert_eq!((game.bounty(Red, Nation::Dutch), game.bounty(Blue, Nation::Spanish)), (3, 5));
    assert!(!game.state().is_pirate(Green));
}

#[test]
fn ev_29_a_convoy_season_shows_merchants() {
    let game = at_sea("", "event: \"EV-29\"");
    assert_eq!(dice(&game, Test::ScoutMerchant, Skill::Scouting), 4);
    assert_eq!(dice(&game, Test::ScoutNpc, Skill::Scouting), 3);
}

#[test]
fn ev_30_a_glut_lays_a_token_on_the_event_for_the_round() {
    let mut game =
        red("at: Port(nassau)", "phase: Round, reserve: [Sugar], demand: {nassau: Rum}, decks: (event: [\"EV-30\"])");
    game.deal(&[]);
    assert_eq!(game.state().laid, Some(Good::Sugar));
    assert_eq!(game.state().reserve.len(), 7);
    assert_eq!(sums::sale_price(game.state(), Red, Good::Sugar), 1);
    assert_eq!(sums::sale_price(game.state(), Red, Good::Cotton), 3);
    game.end_turn(1).end_turn(1);
    assert_eq!(game.state().laid, None);
    assert_eq!(game.state().reserve.len(), 8);
}

#[test]
fn ev_32_and_33_prices_of_the_round() {
    let price = |event: &str, item| sums::price(red("", &format!("event: \"{event}\"")).state(), Red, item);
    assert_eq!(price("EV-32", Item::Crew), 3);
    assert_eq!((price("EV-33", Item::Repair), price("EV-33", Item::Modification)), (1, 2));
    assert_eq!((price("EV-32", Item::Repair), price("EV-33", Item::Crew)), (2, 2));
}

#[test]
fn ev_19_a_war_breaks_out_once_for_the_table() {
    let mut game = red("", "phase: Round, decks: (event: [\"EV-19\"])");
    game.deal(&["dutch", "english"]);
    assert_eq!(game.state().war, Some((Nation::Dutch, Nation::English)));
    assert_eq!(game.told_as("WarBroke"), 1);
    assert!(game.is_settled());
}

// ---- specialists and rumors that stay

#[test]
fn gl_01_and_07_a_carpenter_and_a_surgeon_after_a_battle() {
    let both = "specialists: [\"GL-01\", \"GL-07\"], hull: 1, crew: 1";
    let mut game = battle(both, "", 2);
    game.choose("flee").choose("flee").throw(&[5, 5, 1]).throw(&[1, 1, 1]);
    assert_eq!(game.track(Red, Location::Crew), 2, "the surgeon asks nobody");
    game.choose("use-GL-01");
    assert_eq!(game.track(Red, Location::Hull), 2);
    assert!(game.is_settled(), "one point after each battle");
}

#[test]
fn specialists_add_dice_and_change_prices() {
    let game = red("specialists: [\"GL-03\", \"GL-09\", \"GL-13\"]", "");
    assert_eq!(dice(&game, Test::Recruit, Skill::Leadership), 4);
    assert_eq!(sums::price(game.state(), Red, Item::Crew), 1);
    assert_eq!(dice(&game, Test::ScoutNpc, Skill::Scouting), 4);
    assert_eq!(dice(&game, Test::ProveScouting, Skill::Scouting), 4);
    assert_eq!(sums::market_cards(game.state(), Red), 1);
    let mut game = red("at: Zone(santo_domingo), ship: Frigate, mission: \"M-19\", specialists: [\"GL-11\"]", "");
    assert_eq!(game.give(Red, Order::Ashore).dice(), 4);
    game.throw(&[1, 1, 1, 1]).throw(&[1, 1, 1]);
    assert_eq!(game.dice(), 3, "in round 1 alone");
}

#[test]
fn r_05_a_hidden_anchorage_repairs_everything_once() {
    let anchorage = || Order::Use(Source::Proved(card("R-05")));
    let mut game = at_sea("proved: [\"R-05\"], hull: 1, hold: 0, crew: 1", "");
    game.give(Red, anchorage()).pass();
    assert_eq!(Location::ALL.map(|location| game.track(Red, location)), [2, 2, 2, 1, 1]);
    assert!(game.player(Red).proved.is_empty());
    assert!(game.state().decks.rumor.contains(&card("R-05")));
    at_sea("proved: [\"R-05\"]", "").refused(Red, anchorage(), "MM-13.5");
    red("proved: [\"R-05\"], hull: 1", "").refused(Red, anchorage(), "MM-13.5");
}

#[test]
fn r_14_forged_papers_open_ports_and_may_be_lost() {
    let enter = || Order::Move(Where::Port(Zone::Tortuga));
    let mut game = at_sea("proved: [\"R-14\"], bounties: {French: 1}", "");
    game.give(Red, enter()).throw(&[3]);
    assert_eq!(game.player(Red).at, Where::Port(Zone::Tortuga));
    assert_eq!(game.player(Red).proved, [card("R-14")]);

    let mut game = at_sea("proved: [\"R-14\"], bounties: {French: 1}", "");
    game.give(Red, enter()).throw(&[2]).pass();
    assert!(game.player(Red).proved.is_empty(), "after entering");
    assert_eq!(game.player(Red).at, Where::Port(Zone::Tortuga));

    let mut game = at_sea("proved: [\"R-14\"]", "");
    game.give(Red, enter());
    assert!(game.is_settled(), "an open port asks for no papers");
}

#[test]
fn r_21_unpaid_marines_fight_the_first_round() {
    let mut game = red("at: Zone(santo_domingo), ship: Frigate, mission: \"M-19\", proved: [\"R-21\"]", "");
    game.give(Red, Order::Ashore).choose("use-R-21").pass();
    assert_eq!(game.dice(), 5);
    assert!(game.player(Red).proved.is_empty());
}
