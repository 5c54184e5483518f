//! Using abilities of cards and tokens in the main phase (DR-4.8, DR-4.11, DR-6, DR-14, DR-15, DR-29.6).

use weather_gage::rules::dead_reckoning::duel::{Setup, Start};
use weather_gage::rules::dead_reckoning::happenings::Marks;
use weather_gage::rules::dead_reckoning::legal;
use weather_gage::rules::dead_reckoning::orders::Split;
use weather_gage::rules::dead_reckoning::printed::things::Achievement;

use weather_gage::rules::kernel::Match;

use super::scene::*;

fn turn(purple: &str, rest: &str) -> Game {
    Game::in_turn(&format!("players: [(colour: Purple, {purple}), (colour: Green{rest}"))
}

#[test]
fn dr_6_1_to_6_3_a_card_is_played_and_each_of_its_abilities_used_once_a_turn() {
    let mut game = turn("hand: [\"SA-CAB@2+A1-03\"], at: \"r1c1\"", ")]");
    let gain = || employ("ability: \"SA-CAB#1/2/0\"");
    assert_eq!(game.refused(ACTIVE, gain()), "DR-6.2", "it is still in hand");
    game.give(ACTIVE, Order::Play(card("SA-CAB")));
    game.give(ACTIVE, gain());
    assert_eq!(game.player(Purple).dock, 2);
    assert_eq!(game.refused(ACTIVE, gain()), "DR-6.3");
    game.give(ACTIVE, employ("ability: \"SA-CAB#1/bottom/1\""));
    assert_eq!(game.player(Purple).dock, 3, "the abilities on both sides of a bar are independent (DR-14.1)");
    assert_eq!(game.refused(ACTIVE, employ("ability: \"SA-CAB#1/top/0\"")), "DR-14.1");
    assert_eq!(game.refused(ACTIVE, employ("ability: \"SA-CAB#1/3/0\"")), "DR-14.1", "another level is not shown");
}

#[test]
fn dr_6_4_to_6_7_and_14_9_and_14_10_symbols_battle_abilities_and_the_end_of_the_game_are_not_used_here() {
    let mut game = turn("in_play: [\"SA-GUN@3+A4-11\", \"SA-CAP@1\"]", ")]");
    assert_eq!(game.refused(ACTIVE, employ("ability: \"SA-GUN#1/3/1\"")), "DR-6.7");
    assert_eq!(game.refused(ACTIVE, employ("ability: \"SA-GUN#1/3/2\"")), "DR-6.4");
    assert_eq!(game.refused(ACTIVE, employ("ability: \"SA-GUN#1/bottom/1\"")), "DR-14.10");
    assert_eq!(game.refused(ACTIVE, employ("ability: \"SA-CAP/1/0\"")), "DR-6.7");
    let employs = legal::orders(game.state(), ACTIVE).into_iter().filter(|order| matches!(order, Order::Employ(_)));
    assert_eq!(employs.count(), 1, "the gunner’s cargo");
}

#[test]
fn dr_6_5_what_was_used_is_fresh_in_the_next_turn() {
    let mut game = turn("in_play: [\"SA-CAB@1\"], hand: [\"SA-CAB#2@1\"]", ")]");
    game.give(ACTIVE, employ("ability: \"SA-CAB#1/1/0\""));
    assert!(game.state().used(Purple).is_some_and(|used| !used.abilities.is_empty()));
    game.end_turn();
    assert_eq!(game.state().used(Purple).map(|used| used.abilities.len()), None);
}

#[test]
fn dr_14_1_to_14_3_and_14_8_one_option_of_a_slash_a_turn_and_its_price_is_part_of_it() {
    let mut game = turn("in_play: [\"SA-BOS@3\"], dock: 3", ")]");
    assert_eq!(game.refused(ACTIVE, employ("ability: \"SA-BOS/3/1\", option: 1")), "DR-5.19");
    game.give(ACTIVE, employ("ability: \"SA-BOS/3/1\""));
    assert_eq!(game.player(Purple).dock, 4);
    let upgrade = "ability: \"SA-BOS/3/1\", option: 1, pay: (home: (cargo: 3))";
    assert_eq!(game.refused(ACTIVE, employ(upgrade)), "DR-6.3");
    assert_eq!(game.refused(ACTIVE, employ("ability: \"SA-BOS/3/0\", option: 1")), "DR-14.2");
}

#[test]
fn dr_15_10_and_29_2_repairs_take_damage_off_and_the_second_level_does_so_in_the_harbour() {
    let repair = |level: u8, pay: &str| employ(&format!("ability: \"SA-CAB#1/{level}/1\", pay: ({pay})"));
    let mut home = turn("in_play: [\"SA-CAB@2\"], damage: 2, dock: 2", ")]");
    home.give(ACTIVE, repair(2, "home: (cargo: 2)"));
    assert_eq!((home.player(Purple).damage, home.player(Purple).dock), (1, 0));
    let mut sea = turn("at: \"r1c1\", in_play: [\"SA-CAB@2\"], damage: 2, dock: 2", ")]");
    assert_eq!(sea.refused(ACTIVE, repair(2, "home: (cargo: 2)")), "DR-29.2");
    let mut free = turn("at: \"r1c1\", in_play: [\"SA-CAB@4\"], damage: 1", ")]");
    free.give(ACTIVE, repair(4, ""));
    assert_eq!(free.player(Purple).damage, 0);
    // Up to one damage is none, where there is none: it may be done, and is not put forward.
    let mut whole = turn("in_play: [\"SA-CAB@4\"]", ")]");
    assert!(!legal::orders(whole.state(), ACTIVE).contains(&repair(4, "")));
    whole.give(ACTIVE, repair(4, ""));
    assert_eq!((whole.refused(ACTIVE, repair(4, "")), whole.told_by("DR-15.10")), ("DR-6.3", 0));
    // Nobody pays for it there.
    let mut paid = turn("in_play: [\"SA-CAB@2\"], dock: 2", ")]");
    assert_eq!(paid.refused(ACTIVE, repair(2, "home: (cargo: 2)")), "DR-15.10");
    assert_eq!(paid.player(Purple).dock, 2);
}

#[test]
fn dr_15_16_a_volley_hits_ships_near_by_and_may_sink_them() {
    // It lies at the bottom: a gunner's cannon and those of the two places above it make three (B1).
    let bottom = |purple: &str, rest: &str| {
        let setup = setup(&format!("players: [(colour: Purple, {purple}), (colour: Green{rest}"));
        let Start::Battle(duel) = setup.start else { unreachable!() };
        Game { played: Match::begin(&Setup::position(duel, setup.cards)).unwrap(), told: Vec::new() }
    };
    let volley = |sailor: &str| employ(&format!("ability: \"{sailor}/bottom/0\""));
    let mut weak = bottom("at: \"r1c1\", in_play: [\"SA-GUN@2+A2-03\"]", ", at: \"r1c1\")]");
    assert_eq!(weak.refused(ACTIVE, volley("SA-GUN#1")), "DR-15.16", "one cannon is not three");
    let strong = "in_play: [\"SA-CAP@4+A2-03+A2-07\"]";
    let near = ", at: \"r1c1\"), (colour: Blue, at: \"r2c1\", damage: 4, chest: 9), (colour: Yellow, at: \"r3c1\")]";
    assert_eq!(bottom(strong, near).refused(ACTIVE, volley("SA-CAP")), "DR-15.16", "never in the harbour");
    let mut game = bottom(&format!("at: \"r1c1\", {strong}"), near);
    let chest = game.player(Purple).chest;
    game.give(ACTIVE, volley("SA-CAP"));
    let damage: Vec<u8> = game.state().players.iter().map(|player| player.damage).collect();
    assert_eq!(damage, [0, 1, 0, 0], "blue sank, yellow is too far away");
    assert_eq!(game.player(Purple).chest, chest + 5);
    assert!(game.has(&H::Marks(Marks::Achieved { by: Purple, what: Achievement::TerrorOfTheSeas })));
    assert!(game.state().winners.is_empty(), "no battle (DR-29.8)");
}

#[test]
fn dr_15_11_and_29_5_a_supply_drop_goes_to_any_island_without_walls() {
    let text =
        "islands: [(id: \"IS-01\", at: \"r3c1\"), (id: \"IS-02\", at: \"r4c1\", cubes: {Green: 3}, buildings: [Fort])]";
    let mut game = turn("in_play: [\"SA-CAB@1+A3-06\"]", &format!(")], {text}"));
    let drop = |islands: &str| employ(&format!("ability: \"SA-CAB#1/top/0\", islands: [{islands}]"));
    assert_eq!(game.refused(ACTIVE, drop("")), "DR-5.15");
    assert_eq!(game.refused(ACTIVE, drop("\"r4c1\"")), "DR-29.5");
    assert_eq!(game.refused(ACTIVE, drop("\"r2c1\"")), "DR-29.5");
    game.give(ACTIVE, drop("\"r3c1\""));
    assert_eq!(game.state().island_at(place("r3c1")).map(|island| island.goods), Some(goods(2, 1)));
}

#[test]
fn dr_15_18_a_copy_does_what_another_advancement_does_and_spends_itself() {
    let mut game = turn("in_play: [\"SA-CAB@1+A4-12+A1-03\", \"SA-GUN@1+A2-10\"]", ")]");
    let copy = |other: &str| employ(&format!("ability: \"SA-CAB#1/middle/0\", copied: \"{other}\""));
    assert_eq!(game.refused(ACTIVE, employ("ability: \"SA-CAB#1/middle/0\"")), "DR-15.18");
    assert_eq!(game.refused(ACTIVE, copy("SA-CAB#1/middle/0")), "DR-15.18", "not itself");
    assert_eq!(game.refused(ACTIVE, copy("SA-GUN#1/1/0")), "DR-15.18", "not a level");
    assert_eq!(game.refused(ACTIVE, copy("SA-CAB#1/bottom/0")), "DR-15.18", "not a symbol");
    game.give(ACTIVE, employ("ability: \"SA-GUN#1/top/0\""));
    game.give(ACTIVE, copy("SA-GUN#1/top/0"));
    assert_eq!(game.player(Purple).dock, 4, "also what was used already");
    assert_eq!(game.refused(ACTIVE, copy("SA-GUN#1/top/1")), "DR-6.3");
}

#[test]
fn dr_4_11_and_5_5_a_token_is_used_once_a_turn_over_an_empty_hold() {
    let mut game = turn("damage: 3, dock: 2, upgrades: {B: [\"UB-4\"], C: [\"UB-1\"]}", ")]");
    let pay = || Split { home: goods(1, 0), ..Split::default() };
    assert_eq!(game.refused(ACTIVE, Order::UseToken(Hold::A, pay())), "DR-4.11");
    assert_eq!(game.refused(ACTIVE, Order::UseToken(Hold::C, pay())), "DR-4.11");
    assert_eq!(game.refused(ACTIVE, Order::UseToken(Hold::B, Split::default())), "DR-5.19");
    assert!(legal::orders(game.state(), ACTIVE).contains(&Order::UseToken(Hold::B, pay())));
    game.give(ACTIVE, Order::UseToken(Hold::B, pay()));
    assert_eq!((game.player(Purple).damage, game.player(Purple).dock), (2, 1));
    assert_eq!(game.refused(ACTIVE, Order::UseToken(Hold::B, pay())), "DR-4.11");
    let mut laden = turn("damage: 3, dock: 2, upgrades: {B: [\"UB-4\"]}, holds: {B: (cargo: 1)}", ")]");
    assert_eq!(laden.refused(ACTIVE, Order::UseToken(Hold::B, pay())), "DR-5.5");
}

#[test]
fn dr_29_10_the_crane_lifts_cargo_in_port_into_any_hold() {
    let crane = || Order::UseToken(Hold::B, Split { holds: [(Hold::A, goods(1, 0))].into(), home: goods(0, 0) });
    let mut home = turn("upgrades: {B: [\"UB-5\"]}", ")]");
    home.give(ACTIVE, crane());
    assert_eq!(home.player(Purple).slot(Hold::A).goods, goods(1, 0));
    let mut sea = turn("at: \"r1c1\", upgrades: {B: [\"UB-5\"]}", ")], islands: [(id: \"IS-01\", at: \"r1c1\")]");
    assert_eq!(sea.refused(ACTIVE, crane()), "DR-29.10");
    let own = ")], islands: [(id: \"IS-01\", at: \"r1c1\", cubes: {Purple: 3})]";
    turn("at: \"r1c1\", upgrades: {B: [\"UB-5\"]}", own).give(ACTIVE, crane());
}
