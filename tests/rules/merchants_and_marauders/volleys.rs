//! Volleys, hits and damage (MM-17), special weapons and battle modifications (MM-19).

use weather_gage::rules::merchants_and_marauders::happenings::{Battles, Volleys};
use weather_gage::rules::merchants_and_marauders::hours::Hour;
use weather_gage::rules::merchants_and_marauders::state::{Outcome, Side, VolleyKind};

use super::battles::{against_dutch, duel, duel_of};
use super::common::{
    Blue, Colour, Fitting, Game, Location, NpcKind, Order, Red, Target, Weapon, Why, cargo, of_players, plain,
};

const RED: Side = Side::Player(Red);
const BLUE: Side = Side::Player(Blue);

/// Hull, Hold, Masts, Crew, Cannons.
fn ship(game: &Game, by: Colour) -> [u8; 5] {
    Location::ALL.map(|location| game.track(by, location))
}

/// Red shoots and wins, Blue declares Board and loses: Red alone fires, before whose throw all stops.
fn red_fires(red: &str, blue: &str) -> Game {
    let mut game = duel(red, blue, "round: 2");
    game.choose("shoot");
    if !matches!(game.why(), Why::Roll { .. }) {
        game.choose("board");
    }
    game.pass();
    win(&mut game);
    game
}

/// The first to throw wins with a skull.
fn win(game: &mut Game) {
    for first in [5, 1] {
        let mut faces = vec![1; game.dice()];
        faces[0] = first;
        game.throw(&faces);
    }
}

#[test]
fn mm_17_1_and_17_2_a_die_for_each_hit_names_its_location() {
    let mut game = red_fires("ship: Galleon", "ship: Galleon");
    assert_eq!((game.asked(), game.dice()), (Red, 4));
    assert_eq!(*game.why(), Why::Locations { at: BLUE, kind: VolleyKind::Cannons });
    game.throw(&[1, 2, 3, 4]).pass();
    assert_eq!(ship(&game, Blue), [4, 4, 3, 3, 3]);
}

#[test]
fn mm_17_2_the_target_puts_a_skull_on_any_of_the_five_locations() {
    let mut game = red_fires("ship: Frigate", "ship: Galleon, cannons: 0");
    game.throw(&[5, 1, 6]);
    assert_eq!((game.asked(), game.why().clone()), (Blue, Why::Skull { at: BLUE }));
    assert_eq!(game.options(), ["hull", "hold", "masts", "crew", "cannons"]);
    game.choose("masts").choose("crew").pass();
    assert_eq!(ship(&game, Blue), [4, 4, 3, 3, 0]);
}

#[test]
fn mm_17_3_numbered_dice_are_carried_out_before_skulls() {
    // The skull was placed on the last mast, which the numbered die takes first.
    let mut game = red_fires("ship: Frigate", "ship: Galleon, masts: 1");
    game.throw(&[5, 1, 2]).choose("masts").pass();
    assert!(game.has(Volleys::HitTaken { at: BLUE, hit: 2, aimed: Location::Masts, on: Location::Masts, left: 0 }));
    assert!(game.has(Volleys::HitTaken { at: BLUE, hit: 0, aimed: Location::Masts, on: Location::Hull, left: 3 }));
}

#[test]
fn mm_17_3_the_shooter_throws_again_before_skulls_are_placed() {
    let red = r#"(colour: Red, captain: "CP-11", ship: Frigate, at: Zone(nassau))"#;
    let mut game = duel_of(red, &plain("Blue", "at: Zone(nassau), ship: Galleon"), "round: 2");
    game.choose("shoot").choose("board");
    win(&mut game);
    game.throw(&[5, 1, 1]).choose("use-CP-11").choose("hit-1").choose("hit-2").choose("enough").throw(&[6, 4]);
    assert_eq!((game.asked(), game.why().clone()), (Blue, Why::Skull { at: BLUE }));
    game.choose("hull").choose("hull").pass();
    assert_eq!(ship(&game, Blue), [2, 5, 4, 4, 3]);
}

#[test]
fn mm_17_4_the_attacker_s_volley_is_assigned_first_and_both_are_carried_out_together() {
    let mut game = duel("ship: Frigate", "ship: Frigate", "round: 2");
    game.choose("shoot").choose("shoot").pass();
    game.throw(&[5, 5, 1]).throw(&[5, 1, 1]).pass();
    assert_eq!(game.asked(), Red);
    game.throw(&[5, 1, 1]);
    assert_eq!((game.asked(), game.why().clone()), (Blue, Why::Skull { at: BLUE }));
    game.choose("hull");
    assert_eq!((game.asked(), game.why().clone()), (Blue, Why::Locations { at: RED, kind: VolleyKind::Cannons }));
    assert_eq!(ship(&game, Blue), [3, 3, 3, 3, 3]);
    game.throw(&[4]).pass();
    assert_eq!(ship(&game, Blue), [2, 1, 3, 3, 3]);
    assert_eq!(ship(&game, Red), [3, 3, 3, 3, 2]);
}

#[test]
fn mm_17_5_and_17_6_each_hit_lowers_by_one_and_over_a_destroyed_location_the_hull() {
    let mut game = red_fires("ship: Frigate", "ship: Galleon, cannons: 1");
    game.throw(&[4, 4, 4]).pass();
    assert_eq!(ship(&game, Blue), [2, 5, 4, 4, 0]);
}

#[test]
fn g_40_a_skull_may_be_put_on_a_destroyed_location() {
    let mut game = red_fires("ship: Sloop", "ship: Galleon, cannons: 0");
    game.throw(&[6]).choose("cannons").pass();
    assert_eq!(ship(&game, Blue), [3, 5, 4, 4, 0]);
}

#[test]
fn mm_17_7_without_a_hull_a_ship_sinks() {
    let mut game = red_fires("ship: Frigate", "ship: Sloop, cannons: 0");
    game.throw(&[4, 4, 1]).pass();
    assert!(game.has(Battles::BattleDecided { outcome: Outcome::Sunk(BLUE) }));
}

#[test]
fn mm_17_8_and_g_52_cargo_above_the_hold_is_lost_at_random() {
    let mut game = red_fires("ship: Frigate", r#"ship: Frigate, cargo: ["RU-1", "CO-1", "SP-1"]"#);
    game.throw(&[1, 1, 4]);
    assert_eq!(*game.why(), Why::HoldLost { by: Blue });
    game.deal(&["SP-1", "RU-1"]);
    assert_eq!(game.player(Blue).cargo, [cargo("CO-1")]);
    assert!(game.state().discards.cargo.ends_with(&[cargo("SP-1"), cargo("RU-1")]));
}

#[test]
fn mm_17_9_and_17_10_destroyed_masts_and_crew_bind_in_the_next_round() {
    let mut game = red_fires("ship: Frigate", "ship: Frigate, masts: 1, crew: 1");
    game.throw(&[2, 3, 1]).pass();
    assert_eq!(ship(&game, Blue), [3, 2, 0, 0, 3]);
    game.choose("board").pass();
    assert!(game.has(Battles::BattleRoundBegan { round: 3 }), "Blue may only shoot");
    game.throw(&[5, 1, 1]);
    assert_eq!((game.asked(), game.dice()), (Blue, 1));
    game.throw(&[1]).pass();
    assert!(game.has(Battles::BattleDecided { outcome: Outcome::Boarded(BLUE) }), "lost at once");
}

#[test]
fn mm_17_11_without_cannons_no_hit() {
    let mut game = duel("cannons: 0", "ship: Frigate", "round: 2");
    game.choose("shoot").choose("shoot").pass();
    game.throw(&[5, 5, 5]).throw(&[5, 1, 1]).pass();
    assert_eq!((game.asked(), game.dice()), (Blue, 1), "G-54: the loser's shots still count");
}

#[test]
fn mm_17_12_and_17_13_damage_stays_after_the_battle_and_keeps_from_raiding_alone() {
    let mut game = duel("", "masts: 1", "round: 2");
    game.choose("shoot").choose("flee").pass();
    game.throw(&[5, 5, 1]).throw(&[5, 1, 1]).pass().throw(&[2]).pass();
    assert_eq!(game.track(Blue, Location::Masts), 0);
    game.choose("flee").pass().throw(&[5, 1, 1]).throw(&[1]).pass();
    assert!(game.has(Battles::BattleDecided { outcome: Outcome::Escaped(RED) }));
    assert_eq!(game.track(Blue, Location::Masts), 0);
    game.end_turn(1).give(Blue, Order::Scout(Target::Player(Red)));
    assert_eq!((game.asked(), game.dice()), (Blue, 3));
}

#[test]
fn mm_17_14_hits_of_an_event_are_a_volley_without_a_shooter() {
    let players = [plain("Red", "at: Zone(nassau), weapons: [ChainShot]"), plain("Blue", "at: Zone(nassau)")];
    let mut game = Game::of(&of_players(&players, r#"event: "EV-22""#));
    game.give(Red, Order::EndTurn).throw(&[1, 1, 1]);
    assert_eq!((game.asked(), game.dice()), (Red, 3), "a storm: three hits");
    assert_eq!(*game.why(), Why::Locations { at: RED, kind: VolleyKind::Event });
    game.throw(&[1, 5, 2]);
    assert_eq!((game.asked(), game.why().clone()), (Red, Why::Skull { at: RED }));
    game.choose("crew");
    assert_eq!(ship(&game, Red), [2, 1, 1, 1, 1]);
}

#[test]
fn mm_17_14_a_ship_sunk_by_an_event_has_no_victor() {
    let players = [plain("Red", "at: Zone(nassau), hull: 1"), plain("Blue", "at: Zone(nassau)")];
    let mut game = Game::of(&of_players(&players, r#"event: "EV-22""#));
    game.give(Red, Order::EndTurn).throw(&[1, 1, 1]).throw(&[1, 5, 2]).choose("hull").pass();
    assert_eq!(game.player(Red).captain, None);
    assert_eq!(game.player(Blue).glory, 0);
}

#[test]
fn cp_01_moves_a_hit_once_in_a_battle() {
    let blue = r#"(colour: Blue, captain: "CP-01", ship: Frigate, at: Zone(nassau))"#;
    let mut game = duel_of(&plain("Red", "at: Zone(nassau), ship: Frigate"), blue, "round: 2");
    game.choose("shoot").choose("board");
    win(&mut game);
    game.throw(&[2, 2, 1]).choose("use-CP-01").choose("hit-0").choose("cannons").pass();
    assert_eq!(ship(&game, Blue), [3, 2, 2, 3, 2]);
    game.choose("shoot").choose("board");
    win(&mut game);
    game.throw(&[2, 2, 1]);
    assert_eq!(*game.why(), Why::Declare { by: RED }, "he is not asked again");
}

#[test]
fn g_39_a_moved_hit_follows_the_rule_of_its_new_location() {
    let blue = r#"(colour: Blue, captain: "CP-01", ship: Frigate, cannons: 0, at: Zone(nassau))"#;
    let mut game = duel_of(&plain("Red", "at: Zone(nassau)"), blue, "round: 2");
    game.choose("shoot").choose("board");
    win(&mut game);
    game.throw(&[2]).choose("use-CP-01");
    game.choose("cannons").pass();
    assert_eq!(ship(&game, Blue), [2, 3, 3, 3, 0], "over the destroyed cannons to the Hull");
}

#[test]
fn gl_23_turns_a_die_and_gl_25_cancels_a_hit_and_gl_27_adds_one() {
    let mut game = duel(r#"hand: ["GL-23", "GL-27"]"#, r#"ship: Galleon, hand: ["GL-25"]"#, "round: 2");
    game.choose("shoot").choose("board").pass();
    win(&mut game);
    // Contest.
    game.choose("pass").choose("pass");
    assert_eq!(*game.why(), Why::Window { by: Red, hour: Hour::VolleyDue });
    game.choose("announce-GL-27").choose("resolve").pass();
    assert_eq!((game.asked(), game.dice()), (Red, 2), "above the Cannons value");
    game.throw(&[1, 1]).choose("announce-GL-23").choose("resolve").choose("hit-0").choose("face-4");
    while game.options().contains(&"pass".to_owned()) && !game.options().contains(&"announce-GL-25".to_owned()) {
        game.choose("pass");
    }
    game.choose("announce-GL-25").choose("resolve").choose("hit-1").pass();
    assert_eq!(ship(&game, Blue), [4, 5, 4, 4, 3]);
}

#[test]
fn gl_06_the_gunner_is_hired_after_a_volley_of_three() {
    let mut game = red_fires(r#"ship: Frigate, hand: ["GL-06"]"#, "ship: Galleon");
    game.pass().throw(&[1, 1, 1]).choose("pass").choose("announce-GL-06").choose("resolve").pass();
    assert_eq!(game.player(Red).specialists.len(), 1);
    assert_eq!(game.player(Red).hand, []);
}

// ---- weapons

#[test]
fn mm_19_1_and_19_3_chain_shot_is_used_on_the_own_volley_and_goes_to_the_supply() {
    let mut game = red_fires("ship: Frigate, weapons: [ChainShot, GrapeShot]", "ship: Galleon");
    game.throw(&[5, 6, 1]).choose("use-chain-shot").pass();
    assert!(!game.player(Red).weapons.contains(&Weapon::ChainShot));
    assert!(game.player(Red).weapons.contains(&Weapon::GrapeShot), "one of the two a volley (G-23)");
    assert_eq!(ship(&game, Blue), [4, 4, 2, 4, 4]);
}

#[test]
fn mm_19_4_hits_on_destroyed_masts_do_not_go_to_the_hull() {
    let mut game = red_fires("ship: Frigate, weapons: [ChainShot]", "ship: Galleon, masts: 1");
    game.throw(&[5, 6, 2]).choose("use-chain-shot").pass();
    assert_eq!(ship(&game, Blue), [4, 5, 0, 4, 4]);
    assert!(game.has(Volleys::HitSpent { at: BLUE, hit: 0, aimed: Location::Masts }));
}

#[test]
fn mm_19_4_hits_on_another_destroyed_location_still_go_to_the_hull() {
    let mut game = red_fires("ship: Frigate, weapons: [ChainShot]", "ship: Galleon, cannons: 0");
    game.throw(&[5, 6, 4]).choose("use-chain-shot").pass();
    assert_eq!(ship(&game, Blue), [3, 5, 2, 4, 0]);
}

#[test]
fn mm_19_5_grape_shot_hits_the_crew() {
    let mut game = red_fires("ship: Frigate, weapons: [GrapeShot]", "ship: Galleon, crew: 2");
    game.throw(&[5, 6, 3]).choose("use-grape-shot").pass();
    assert_eq!(ship(&game, Blue), [4, 5, 4, 0, 4]);
}

#[test]
fn mm_19_6_the_target_may_cancel_such_a_hit() {
    let mut game = red_fires("weapons: [ChainShot]", "ship: Galleon, modifications: [ReinforcedHull]");
    game.throw(&[5]).choose("use-chain-shot").choose("use-reinforced-hull").pass();
    assert_eq!(ship(&game, Blue), [4, 5, 4, 4, 4]);
}

#[test]
fn mm_19_2_grappling_hooks_throw_own_dice_again_after_declaring_board() {
    let mut game = duel("weapons: [GrapplingHooks]", "", "round: 2");
    game.choose("board").choose("shoot").pass().throw(&[1, 1, 1]).throw(&[5, 1, 1]);
    game.choose("use-grappling-hooks");
    assert_eq!(game.options(), ["die-red-0", "die-red-1", "die-red-2"]);
    game.choose("die-red-0").choose("die-red-1").choose("enough").throw(&[5, 5]).pass();
    assert!(game.has(Battles::ContestWon { by: RED }));
    assert!(!game.player(Red).weapons.contains(&Weapon::GrapplingHooks));
    let mut shoots = duel("weapons: [GrapplingHooks]", "", "round: 2");
    shoots.choose("shoot").choose("shoot").pass().throw(&[1, 1, 1]).throw(&[5, 1, 1]);
    assert!(shoots.has(Battles::ContestWon { by: BLUE }), "not when another was declared");
}

#[test]
fn mm_19_8_long_guns_fire_before_round_1() {
    let players = [
        plain("Red", "at: Zone(nassau), ship: Frigate, modifications: [LongGuns], weapons: [ChainShot]"),
        plain("Blue", "at: Zone(nassau), ship: Frigate"),
    ];
    let mut game = Game::of(&of_players(&players, ""));
    game.give(Red, Order::Scout(Target::Player(Blue))).throw(&[5, 1, 1]);
    assert_eq!((game.asked(), game.dice()), (Red, 3), "a die for each cannon");
    game.throw(&[5, 6, 1]);
    assert_eq!(*game.why(), Why::Locations { at: BLUE, kind: VolleyKind::LongGuns });
    game.throw(&[1, 2]);
    assert_eq!(ship(&game, Blue), [3, 2, 2, 3, 3], "no Chain Shot with it");
    assert!(game.has(Battles::BattleRoundBegan { round: 1 }));
}

#[test]
fn mm_19_8_and_g_53_long_guns_of_both_are_simultaneous() {
    let players = [
        plain("Red", "at: Zone(nassau), hull: 1, modifications: [LongGuns]"),
        plain("Blue", "at: Zone(nassau), hull: 1, modifications: [LongGuns]"),
    ];
    let mut game = Game::of(&of_players(&players, ""));
    game.give(Red, Order::Scout(Target::Player(Blue))).throw(&[5, 1, 1]);
    assert_eq!(game.asked(), Red);
    game.throw(&[5]);
    assert_eq!(game.asked(), Blue);
    game.throw(&[5]);
    game.throw(&[5]).choose("hull").throw(&[5]).choose("hull").pass();
    assert!(game.has(Battles::BattleDecided { outcome: Outcome::BothSunk }));
}

#[test]
fn g_46_long_guns_that_sink_win_the_battle() {
    let players =
        [plain("Red", "at: Zone(nassau), modifications: [LongGuns]"), plain("Blue", "at: Zone(nassau), hull: 1")];
    let mut game = Game::of(&of_players(&players, ""));
    game.give(Red, Order::Scout(Target::Player(Blue))).throw(&[5, 1, 1]).throw(&[5]);
    game.throw(&[5]).choose("hull").pass();
    assert_eq!(game.told_as("BattleRoundBegan"), 0);
    assert_eq!(game.player(Red).glory, 1);
}

#[test]
fn mm_19_9_chasers_fire_once_where_somebody_declared_flee() {
    let mut game = duel("modifications: [Chasers], weapons: [ChainShot]", "ship: Frigate", "round: 2");
    game.choose("shoot").choose("flee").choose("use-chasers");
    assert_eq!(*game.why(), Why::Locations { at: BLUE, kind: VolleyKind::Chasers });
    game.throw(&[2]);
    assert_eq!(ship(&game, Blue), [3, 3, 2, 3, 3], "before the contest");
    assert_eq!(game.dice(), 3);
    game.throw(&[1, 1, 1]).throw(&[1, 1, 1]);
    game.choose("shoot").choose("flee");
    assert_eq!(game.dice(), 3, "once in a battle");
    let mut nobody = duel("modifications: [Chasers]", "ship: Frigate", "round: 2");
    nobody.choose("shoot").choose("board");
    assert_eq!(nobody.dice(), 3, "nobody flees");
}

#[test]
fn mm_19_9_chasers_may_end_the_battle() {
    let mut game = duel("modifications: [Chasers]", "ship: Sloop, hull: 1", "round: 2");
    game.choose("shoot").choose("flee").choose("use-chasers").throw(&[5]).choose("hull").pass();
    assert!(game.has(Battles::BattleDecided { outcome: Outcome::Sunk(BLUE) }));
    assert_eq!(game.told_as("Rolled"), 0);
}

#[test]
fn g_51_a_declaration_stands_though_its_location_is_destroyed() {
    let mut game = duel("modifications: [Chasers]", "ship: Sloop, masts: 1", "round: 2");
    game.choose("shoot").choose("flee").choose("use-chasers").throw(&[2]);
    assert_eq!((game.asked(), game.dice()), (Red, 3));
    game.throw(&[1, 1, 1]);
    assert_eq!((game.asked(), game.dice()), (Blue, 1), "dice are counted at the throw");
    game.throw(&[5]).pass();
    assert!(game.has(Battles::BattleDecided { outcome: Outcome::Escaped(BLUE) }));
}

#[test]
fn mm_19_10_swivel_guns_take_crew_before_the_combat() {
    let mut game = duel("ship: Frigate, modifications: [SwivelGuns]", "ship: Frigate", "round: 2");
    game.choose("board").choose("board").pass();
    win(&mut game);
    assert_eq!((game.asked(), game.dice()), (Red, 2));
    game.throw(&[1, 6]);
    assert_eq!(game.track(Blue, Location::Crew), 2);
    assert!(game.has(Battles::CrewRoundBegan { round: 1 }));
}

#[test]
fn mm_19_11_the_reinforced_hull_works_once_until_restored() {
    let mut game = red_fires("ship: Frigate", "ship: Galleon, modifications: [ReinforcedHull]");
    game.throw(&[2, 3, 4]).choose("use-reinforced-hull").choose("hit-1");
    assert_eq!(ship(&game, Blue), [4, 5, 3, 4, 3], "not limited to the Hull");
    let fittings = &game.player(Blue).ship.as_ref().unwrap().fittings;
    assert_eq!(fittings.get(&Fitting::ReinforcedHull), Some(&true));
    game.choose("shoot").choose("board");
    win(&mut game);
    game.throw(&[2, 3, 4]);
    assert_eq!(ship(&game, Blue), [4, 5, 2, 3, 2]);
}

#[test]
fn mm_14_27_and_17_2_whoever_plays_a_ship_of_no_player_places_its_skulls() {
    let mut game = against_dutch("ship: Frigate", "");
    game.choose("shoot").choose("shoot").pass();
    win(&mut game);
    game.throw(&[5, 1, 1]);
    assert_eq!((game.asked(), game.why().clone()), (Blue, Why::Skull { at: Side::Npc(NpcKind::Dutch) }));
    game.choose("cannons").pass();
    assert_eq!(game.state().battle.as_ref().unwrap().foe, [3, 1, 3, 3, 2]);
}
