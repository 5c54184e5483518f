//! Damage and sinking (DR-23).

use weather_gage::rules::dead_reckoning::goods::Place;
use weather_gage::rules::dead_reckoning::happenings::{Battle, Marks, Outcome};
use weather_gage::rules::dead_reckoning::printed::things::Achievement;

use super::scene::*;

/// Purple and a green pirate, each with this much damage and these goods.
fn wrecks(purple: &str, green: &str) -> Game {
    Game::of(&format!(
        "players: [(colour: Purple, at: \"r1c1\", {purple}), (colour: Green, at: \"r1c1\", pirate: true, {green})],
        moved_in: true, attack: Ship(Green)"
    ))
}

#[test]
fn dr_23_1_and_23_2_five_damage_sink_and_in_a_battle_after_it() {
    let mut game = wrecks("damage: 0", "damage: 3");
    game.commit(1, Some(0)).zones(&["DA"]);
    let sank = game.told.iter().position(|told| matches!(told, H::Outcome(Outcome::Sank { ship: Green, .. }))).unwrap();
    let won = game.told.iter().position(|told| matches!(told, H::Battle(Battle::Won { .. }))).unwrap();
    assert!(won < sank);
    let mut afloat = wrecks("damage: 0", "damage: 2");
    afloat.commit(1, Some(0)).zones(&["DA"]);
    assert_eq!((afloat.told_by("DR-23.1"), afloat.player(Green).damage), (0, 4));
    assert_eq!(fault("players: [(colour: Purple, damage: 5)]").field, "players[0].damage");
}

#[test]
fn dr_23_3_the_losers_standard_damage_counts_as_the_opponents() {
    let mut game = wrecks("damage: 0", "damage: 4, chest: 9");
    game.commit(1, Some(0)).zones(&["S1A"]);
    assert!(game.has(&H::Outcome(Outcome::Sank { ship: Green, by: Some(Purple), from_ship: 0, from_chest: 5 })));
}

#[test]
fn dr_23_4_and_23_5_the_gold_of_the_ship_and_five_at_least_go_to_the_sinker() {
    for (holds, chest, from_ship, from_chest) in
        [("A: (gold: 3)", 9, 3, 2), ("A: (gold: 4), D: (gold: 3)", 9, 7, 0), ("", 3, 0, 3), ("A: (gold: 1)", 0, 1, 0)]
    {
        let mut game = wrecks("chest: 10", &format!("damage: 4, holds: {{{holds}}}, chest: {chest}"));
        game.commit(1, Some(0)).zones(&["S1A"]);
        assert!(
            game.has(&H::Outcome(Outcome::Sank { ship: Green, by: Some(Purple), from_ship, from_chest })),
            "{holds}"
        );
        assert_eq!(game.player(Purple).chest, 10 + u16::from(from_ship + from_chest));
        assert_eq!(game.player(Green).chest, chest - u16::from(from_chest));
        assert_eq!(game.player(Green).aboard().gold, 0);
    }
}

#[test]
fn dr_23_6_and_23_7_cargo_stays_aboard_and_she_lies_in_the_harbour_whole() {
    let mut game = wrecks("damage: 0", "damage: 4, sails: 3, holds: {A: (cargo: 2, gold: 1)}");
    game.commit(1, Some(0)).zones(&["S1A"]);
    let green = game.player(Green);
    assert_eq!((green.at, green.damage, green.pirate, green.sails), (Place::Harbour, 0, false, 0));
    assert_eq!(green.slot(Hold::A).goods, goods(2, 0));
}

#[test]
fn dr_23_8_both_losses_are_counted_before_either_is_paid() {
    let mut game = wrecks("damage: 4, chest: 1, holds: {A: (gold: 1)}", "damage: 4, chest: 4");
    game.commit(1, Some(1)).zones(&["S1A", "DA"]);
    assert!(game.has(&H::Outcome(Outcome::Sank { ship: Purple, by: Some(Green), from_ship: 1, from_chest: 1 })));
    assert!(game.has(&H::Outcome(Outcome::Sank { ship: Green, by: Some(Purple), from_ship: 0, from_chest: 4 })));
    assert_eq!((game.player(Purple).chest, game.player(Green).chest), (4, 2));
    assert_eq!(game.told_by("DR-23.10"), 2, "both lacked the mark");
}

#[test]
fn dr_23_9_the_active_players_turn_goes_on_in_the_harbour() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", damage: 4, in_play: [\"SA-CAP@2\"]),
        (colour: Green, at: \"r1c1\", pirate: true), (colour: Blue)], moved_in: true, attack: Ship(Green)",
    );
    game.commit(0, Some(1)).zones(&["S1A"]);
    assert_eq!(game.player(Purple).at, Place::Harbour);
    game.give(ACTIVE, Order::Attack(Target::Ship(weather_gage::rules::dead_reckoning::colours::Colour::Blue)));
    assert!(!game.state().turn.moved_in);
}

#[test]
fn dr_23_10_she_keeps_her_tokens_and_her_sinker_is_the_terror_of_the_seas_once() {
    let mut game = wrecks("chest: 28", "damage: 4, upgrades: {B: [\"UB-2\", \"UA-2\"]}");
    game.commit(1, Some(0)).zones(&["S1A"]);
    assert_eq!(game.player(Green).slot(Hold::B).tokens, ["UB-2", "UA-2"]);
    assert!(game.has(&H::Marks(Marks::Achieved { by: Purple, what: Achievement::TerrorOfTheSeas })));
    assert!(
        game.has(&H::Marks(Marks::Achieved { by: Purple, what: Achievement::Capitalist })),
        "33 gold in the chest (DR-24.16)"
    );
    let mut again = wrecks("achievements: [TerrorOfTheSeas]", "damage: 4");
    again.commit(1, Some(0)).zones(&["S1A"]);
    assert_eq!(again.told_by("DR-23.10"), 0);
}
