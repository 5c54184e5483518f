//! The three kinds of battle: against a merchant, between ships, against a building (DR-19 to DR-21).

use weather_gage::rules::dead_reckoning::happenings::{
    Battle, Blow, Extra, Levelling, Outcome, Reason, Sailors, Stowing, Turns,
};
use weather_gage::rules::dead_reckoning::island::Building;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::state::Phase;
use weather_gage::rules::kernel::{Ruleset, Viewer};

use weather_gage::rules::dead_reckoning::printed::ids::Worn;

use super::scene::*;

/// Purple beside this merchant.
fn merchant(id: &str, more: &str) -> Game {
    Game::of(&format!("players: [(colour: Purple, at: \"r1c1\"{more})], merchant: \"{id}\", attack: Merchant"))
}

#[test]
fn dr_19_1_and_10_9_an_encounter_is_attacked_without_a_flag_and_turned_over() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\"), (colour: Green, at: \"r1c1\", pirate: true)], merchant: \"E1-01\"",
    );
    let seen = DeadReckoning::seen_by(game.state(), Viewer::Seat(ACTIVE));
    assert_eq!(seen.table.merchant().map(String::from).as_deref(), Some("F1a"), "the back is secret");
    game.give(ACTIVE, Order::Attack(Target::Merchant));
    assert!(game.has(&H::Battle(Battle::Declared { by: Purple, target: Target::Merchant, why: Reason::Open })));
    assert!(game.has(&H::Battle(Battle::EncounterTurned { merchant: number("E1-01"), cubes: 2 })));
    let seen = DeadReckoning::seen_by(game.state(), Viewer::Bystander);
    assert_eq!(seen.table.merchant().map(String::from).as_deref(), Some("E1-01"));
    let mut none = Game::of("players: [(colour: Purple, at: \"r1c1\"), (colour: Green, at: \"r1c1\", pirate: true)]");
    assert_eq!(none.refused(ACTIVE, Order::Attack(Target::Merchant)), "DR-19.1");
    let mut twice = Game::of(
        "players: [(colour: Purple, at: \"r1c1\"), (colour: Green, at: \"r1c1\", pirate: true)], merchant: \"E1-01\",
        purchases: 2",
    );
    assert_eq!(twice.refused(ACTIVE, Order::Attack(Target::Merchant)), "DR-10.1");
}

#[test]
fn dr_19_2_as_many_black_cubes_as_her_card_says() {
    let mut game = merchant("E4-01", "");
    game.give(ACTIVE, Order::Commit(0));
    assert!(game.has(&H::Battle(Battle::ExtraCubes { by: Black, count: 7, why: Extra::Merchant })));
    assert_eq!((game.fight().tray.len(), game.state().black), (7, 13));
}

#[test]
fn dr_19_3_only_the_card_says_what_victory_and_defeat_bring() {
    let mut lost = merchant("E2-04", "");
    lost.commit(0, None).zones(&["S1A", "S1A", "S1A"]);
    assert!(lost.has(&H::Outcome(Outcome::Damaged { ship: Purple, by: None, count: 2, why: Blow::Merchant })));
    assert_eq!(lost.player(Purple).damage, 2);
    assert_eq!(lost.state().buried, [number("E2-04")]);
    let mut mild = merchant("E1-04", "");
    mild.commit(0, None).zones(&["S1A"]);
    assert_eq!(mild.player(Purple).damage, 0, "her card says nothing of damage");
    let mut won = merchant("E2-04", ", hand: [\"SA-CAP@1\", \"SA-BOS@4\", \"SA-PIR@3\"]");
    won.commit(1, None).zones(&["S1A", "CA", "CA", "CA"]);
    won.choose("hold-a").choose("hold-a").choose("hold-a");
    assert_eq!(won.options(), ["SA-CAP", "SA-PIR"], "one card in hand, and not one at the top");
    won.choose("SA-PIR");
    assert_eq!(won.player(Purple).set_aside, [Worn::of(number("E2-04"))], "she becomes an advancement with her prize");
    assert_eq!(won.state().merchant(), None);
}

#[test]
fn dr_19_4_the_gold_goes_to_the_ship_where_room_may_be_made_now() {
    let mut game = merchant("E2-01", ", holds: {A: (cargo: 4), D: (gold: 1)}");
    game.commit(1, None).zones(&["S1A", "CA", "CA", "CA"]);
    assert!(game.has(&H::Stowing(Stowing::GoodsGained { by: Purple, goods: goods(0, 5) })));
    assert_eq!(
        game.told.iter().filter(|told| matches!(told, H::Stowing(Stowing::Stowed { .. }))).count(),
        2,
        "two found free space"
    );
    assert_eq!(game.options(), ["overboard-a-cargo", "overboard-d-gold", "supply"]);
    game.choose("overboard-a-cargo").choose("overboard-a-cargo").choose("supply");
    assert_eq!(game.player(Purple).aboard(), goods(2, 5));
    let mut upgrade = merchant(
        "E4-02",
        ", holds: {A: (cargo: 1)}, upgrades: {B: [\"UB-1\"], C: [\"UB-2\"]}, in_play: [\"SA-GUN@2\"]",
    );
    upgrade.commit(1, None).zones(&["S1A", "CA", "CA", "CA", "CA", "CA", "CA"]);
    for _ in 0..7 {
        let first = upgrade.options()[0].clone();
        upgrade.choose(&first);
    }
    assert_eq!(upgrade.options(), ["UA-1", "UA-2", "UA-3", "UA-4"]);
    upgrade.choose("UA-2");
    assert_eq!(upgrade.options(), ["hold-a", "hold-b", "hold-c", "hold-d"], "no slot is empty (DR-15.31)");
    upgrade.choose("hold-a");
    while upgrade.phase() != Phase::Over {
        let last = upgrade.options().pop().unwrap();
        upgrade.choose(&last);
    }
    assert_eq!(upgrade.player(Purple).slot(Hold::A).tokens, ["UA-2"]);
    assert!(upgrade.player(Purple).slot(Hold::A).goods.units() <= 2, "what no longer fits is gone at once (DR-15.34)");
}

#[test]
fn dr_19_5_nobody_sinks_a_ship_in_a_battle_against_a_merchant() {
    let mut game = merchant("E2-04", ", damage: 4, holds: {A: (gold: 2)}, chest: 9");
    game.commit(0, None).zones(&["S1A", "S1A", "S1A"]);
    assert!(game.has(&H::Outcome(Outcome::Sank { ship: Purple, by: None, from_ship: 2, from_chest: 3 })));
    assert_eq!(game.player(Purple).chest, 6);
    assert_eq!(game.told_by("DR-23.10"), 0);
}

#[test]
fn dr_20_1_a_flag_a_pirate_moved_in_on_or_one_beside_whom_the_turn_began() {
    let flag = |at: &str, cards: &str, pirate: bool| {
        Game::of(&format!(
            "players: [(colour: Purple, at: \"r1c1\", in_play: [{cards}]), (colour: Green, at: \"{at}\", pirate: {pirate})],
            merchant: \"E1-01\""
        ))
    };
    let attack = Order::Attack(Target::Ship(Green));
    assert_eq!(flag("r1c1", "", false).refused(ACTIVE, attack.clone()), "DR-20.1");
    assert_eq!(flag("r1c2", "\"SA-CAP@2\"", false).refused(ACTIVE, attack.clone()), "DR-20.1");
    assert_eq!(flag("r1c1", "\"SA-CAP@2\"", false).refused(ACTIVE, Order::Attack(Target::Ship(Purple))), "DR-20.1");
    let mut game = flag("r1c1", "\"SA-CAP@2\"", false);
    game.give(ACTIVE, attack.clone());
    assert!(game.has(&H::Battle(Battle::Declared { by: Purple, target: Target::Ship(Green), why: Reason::Flag })));
    let mut began = flag("r1c1", "", true);
    began.give(ACTIVE, attack.clone());
    assert!(began.has(&H::Battle(Battle::Declared {
        by: Purple,
        target: Target::Ship(Green),
        why: Reason::BeganHere
    })));
    let moved = Game::of(&PIRATE.replace(", attack: Ship(Green)", ""));
    assert!(
        moved.has(&H::Battle(Battle::Declared { by: Purple, target: Target::Ship(Green), why: Reason::MovedIn })),
        "at once"
    );
    let mut harbour = Game::of("players: [(colour: Purple, in_play: [\"SA-CAP@2\"]), (colour: Green)]");
    harbour.give(ACTIVE, attack);
    assert_eq!(harbour.phase(), Phase::Commit, "both in the harbour");
    let mut held = Game::of("players: [(colour: Purple, hand: [\"SA-CAP@2\"]), (colour: Green)]");
    held.give(ACTIVE, Order::Play(card("SA-CAP"))).give(ACTIVE, Order::Attack(Target::Ship(Green)));
    assert_eq!(held.phase(), Phase::Commit, "a flag from the hand");
}

#[test]
fn dr_20_1_several_pirates_are_fought_in_the_order_the_mover_chooses() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\"), (colour: Green, at: \"r1c1\", pirate: true),
        (colour: Blue, at: \"r1c1\", pirate: true)], moved_in: true",
    );
    assert_eq!(game.options(), ["green", "blue"]);
    game.choose("blue").give(ACTIVE, Order::Commit(0));
    game.give(weather_gage::rules::kernel::Seat(2), Order::Commit(1)).zones(&["S1A"]);
    assert_eq!(
        game.fight().target(),
        Target::Ship(Green),
        "the first was lost, the second must still be fought (G-59)"
    );
}

#[test]
fn dr_20_2_one_flag_is_one_battle() {
    let mut game =
        Game::of("players: [(colour: Purple, in_play: [\"SA-CAP@2\"]), (colour: Green), (colour: Blue)], islands: []");
    game.give(ACTIVE, Order::Attack(Target::Ship(Green))).commit(0, Some(0)).zones(&["CA", "CA", "CA", "CA"]);
    while game.phase() == Phase::Aftermath {
        game.choose("supply");
    }
    assert_eq!(game.state().used(Purple).map_or(0, |used| used.flags), 0, "marks are taken off at the end of the turn");
    assert_eq!(game.phase(), Phase::Over, "no flag is left for blue");
    let mut used = Game::of(
        "players: [(colour: Purple, in_play: [\"SA-CAP@2\"], used_flags: 1, at: \"r1c1\"), (colour: Green, at: \"r1c1\")],
        merchant: \"E1-01\"",
    );
    assert_eq!(used.refused(ACTIVE, Order::Attack(Target::Ship(Green))), "DR-20.2");
}

#[test]
fn dr_20_3_and_20_7_each_side_commits_unused_cannons() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\"),
        (colour: Green, at: \"r1c1\", pirate: true, in_play: [\"SA-GUN@2\"], used_cannons: {\"SA-GUN#1\": 1})],
        moved_in: true, attack: Ship(Green)",
    );
    assert_eq!(game.refused(ACTIVE, Order::Commit(2)), "DR-18.11");
    game.give(ACTIVE, Order::Commit(1));
    assert_eq!(game.refused(OTHER, Order::Commit(2)), "DR-18.4");
    game.give(OTHER, Order::Commit(1));
    assert_eq!(game.fight().tray.len(), 2);
}

#[test]
fn dr_20_4_extra_cubes_for_buildings_the_harbour_and_the_last_turn() {
    let mut island = Game::of(
        "players: [(colour: Purple, at: \"r1c1\"), (colour: Green, at: \"r1c1\", pirate: true)],
        islands: [(id: \"IS-01\", at: \"r1c1\", slots: 4, cubes: {Purple: 3}, buildings: [Fort, Garrison, Outpost])],
        moved_in: true, attack: Ship(Green)",
    );
    island.commit(0, Some(0));
    assert!(
        island.has(&H::Battle(Battle::ExtraCubes { by: Purple, count: 3, why: Extra::Buildings })),
        "all three kinds, the controller’s"
    );
    let mut harbour = Game::of(
        "players: [(colour: Purple, in_play: [\"SA-CAP@2\"]), (colour: Green, finished: true)], attack: Ship(Green)",
    );
    harbour.commit(0, Some(0));
    assert!(harbour.has(&H::Battle(Battle::ExtraCubes { by: Green, count: 4, why: Extra::Harbour })));
    assert!(harbour.has(&H::Battle(Battle::ExtraCubes { by: Green, count: 2, why: Extra::LastTurn })));
    assert_eq!(harbour.fight().tray.len(), 6);
}

#[test]
fn dr_20_5_the_other_side_levels_up_rearranges_jettisons_and_plays_before_its_number_is_fixed() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\"), (colour: Green, at: \"r1c1\", pirate: true, upgrades: {B: [\"UB-2\"]},
        holds: {B: (cargo: 1)}, hand: [\"SA-GUN@1\", \"SA-GUN#2@4\", \"SA-CAP@3\"])],
        moved_in: true, attack: Ship(Green)",
    );
    game.give(ACTIVE, Order::Commit(0));
    assert_eq!(game.refused(OTHER, Order::Commit(2)), "DR-5.5");
    assert_eq!(game.refused(OTHER, Order::LevelUp(card("SA-GUN#2"))), "DR-13.3");
    game.give(OTHER, Order::LevelUp(card("SA-GUN#1")));
    let secret = game.told.last().unwrap().clone();
    let told = |viewer| DeadReckoning::told_to(game.state(), &secret, viewer).unwrap();
    assert_eq!(
        told(Viewer::Seat(ACTIVE)),
        H::Sailors(Sailors::LevelledUp { by: Green, card: None, level: None, why: Levelling::Due })
    );
    assert_eq!(game.refused(OTHER, Order::LevelUp(card("SA-CAP"))), "DR-13.5");
    game.give(OTHER, Order::Play(card("SA-GUN#1")));
    assert_eq!(game.refused(OTHER, Order::Rearrange([(Hold::A, goods(2, 0))].into())), "DR-5.12");
    assert_eq!(game.refused(OTHER, Order::Rearrange([(Hold::C, goods(1, 0))].into())), "DR-5.3");
    game.give(OTHER, Order::Rearrange([(Hold::A, goods(1, 0))].into()));
    assert_eq!(game.refused(OTHER, Order::Jettison(Hold::B, goods(1, 0))), "DR-5.13");
    game.give(OTHER, Order::Jettison(Hold::A, goods(1, 0)));
    game.give(OTHER, Order::Commit(3));
    assert_eq!(game.fight().tray.len(), 3, "bow, swivel guns, gunner");
}

#[test]
fn dr_20_6_only_cards_with_a_cannon_or_a_battle_ability_and_they_stay() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\"), (colour: Green, at: \"r1c1\", pirate: true,
        hand: [\"SA-DEC@4\", \"SA-CAP@3\", \"SA-DEC#2@1+A1-02\"])], moved_in: true, attack: Ship(Green)",
    );
    game.give(ACTIVE, Order::Commit(0));
    assert_eq!(game.refused(OTHER, Order::Play(card("SA-DEC#1"))), "DR-20.6");
    assert_eq!(game.refused(OTHER, Order::Play(card("SA-BOS"))), "DR-6.1");
    game.give(OTHER, Order::Play(card("SA-CAP")))
        .give(OTHER, Order::Play(card("SA-DEC#2")))
        .give(OTHER, Order::Commit(2));
    game.zones(&["CA", "CA"]);
    while game.phase() == Phase::Aftermath {
        game.choose("supply");
    }
    assert_eq!(game.player(Green).in_play.len(), 2);
}

#[test]
fn dr_20_8_a_defenders_cannon_is_fresh_again_in_the_next_turn() {
    let mut game = Game::of(PIRATE);
    game.commit(1, Some(1));
    assert_eq!(game.state().used(Green).unwrap().cannons.values().sum::<u8>(), 1);
    game.zones(&["S1A", "S1A"]);
    assert!(game.has(&H::Turns(Turns::TurnEnded)));
    assert!(game.state().used(Green).is_none_or(|used| used.cannons.is_empty()));
}

#[test]
fn dr_20_9_and_20_10_and_9_7_the_loser_takes_one_damage_and_a_pirate_turns_trader() {
    let mut game = Game::of(PIRATE);
    game.commit(1, Some(1)).zones(&["S1A", "CA"]).choose("supply");
    assert!(game.has(&H::Outcome(Outcome::Damaged { ship: Green, by: Some(Purple), count: 1, why: Blow::LostToShip })));
    assert!(game.has(&H::Outcome(Outcome::TradeMode { ship: Green })));
    assert!(!game.player(Green).pirate);
    assert_eq!((game.player(Purple).damage, game.player(Green).damage), (0, 1));
}

#[test]
fn dr_20_11_who_moved_in_and_lost_stays_barred() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-CAP@2\"]), (colour: Green, at: \"r1c1\", pirate: true),
        (colour: Blue, at: \"r1c1\")],
        islands: [(id: \"IS-01\", at: \"r1c1\", slots: 4, cubes: {Green: 3}, buildings: [Fort])],
        moved_in: true, attack: Ship(Green)",
    );
    game.commit(0, Some(1)).zones(&["S1A", "CA"]).choose("supply");
    assert_eq!(game.phase(), Phase::Declare);
    assert!(game.state().blockaded(Purple, game.player(Purple).at));
    assert_eq!(game.refused(ACTIVE, Order::Attack(Target::Building(Building::Fort))), "DR-9.12");
    assert_eq!(game.refused(ACTIVE, Order::Attack(Target::Ship(Green))), "DR-18.3");
}

#[test]
fn dr_20_12_to_win_and_to_sink_in_one_battle() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", damage: 4), (colour: Green, at: \"r1c1\", pirate: true, damage: 4)],
        moved_in: true, attack: Ship(Green)",
    );
    game.commit(1, Some(1)).zones(&["S1A", "DA"]);
    assert!(game.has(&H::Battle(Battle::Won { by: Purple, tie: false })));
    assert_eq!(game.told_by("DR-23.1"), 2, "both sank");
}

#[test]
fn dr_21_1_a_fort_or_garrison_of_an_opponent_where_the_ship_lies() {
    let at = |cubes: &str, buildings: &str| {
        Game::of(&format!(
            "players: [(colour: Purple, at: \"r1c1\"), (colour: Green)], merchant: \"E1-01\",
            islands: [(id: \"IS-01\", at: \"r1c1\", slots: 4, cubes: {{{cubes}}}, buildings: [{buildings}])]"
        ))
    };
    let fort = Order::Attack(Target::Building(Building::Fort));
    assert_eq!(at("Purple: 3", "Fort").refused(ACTIVE, fort.clone()), "DR-21.1");
    assert_eq!(at("Green: 1", "Fort").refused(ACTIVE, fort.clone()), "DR-21.1", "it belongs to nobody (DR-16.5)");
    assert_eq!(at("Green: 3", "Garrison").refused(ACTIVE, fort.clone()), "DR-21.1");
    let outpost = Order::Attack(Target::Building(Building::Outpost));
    assert_eq!(at("Green: 3", "Outpost").refused(ACTIVE, outpost), "DR-16.8");
    at("Green: 3", "Fort").give(ACTIVE, fort);
}

#[test]
fn dr_21_2_not_under_a_blockade_and_once_each() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\"), (colour: Green), (colour: Blue, at: \"r1c1\", pirate: true)],
        islands: [(id: \"IS-01\", at: \"r1c1\", slots: 4, cubes: {Green: 3}, buildings: [Fort])]",
    );
    assert_eq!(game.refused(ACTIVE, Order::Attack(Target::Building(Building::Fort))), "DR-21.2");
    let mut both = Game::of(
        "players: [(colour: Purple, at: \"r1c1\"), (colour: Green)],
        islands: [(id: \"IS-01\", at: \"r1c1\", slots: 4, cubes: {Green: 3}, buildings: [Fort, Garrison])]",
    );
    both.give(ACTIVE, Order::Attack(Target::Building(Building::Fort))).commit(0, None);
    both.zones(&["S1A", "CA", "CA", "CA", "CA"]);
    assert_eq!(both.refused(ACTIVE, Order::Attack(Target::Building(Building::Fort))), "DR-18.3");
    both.give(ACTIVE, Order::Attack(Target::Building(Building::Garrison)));
}

#[test]
fn dr_21_3_to_21_5_defence_cubes_two_more_after_the_last_turn_and_no_others() {
    let fort = |finished: bool| {
        let mut game = Game::of(&format!(
            "players: [(colour: Purple, at: \"r1c1\"), (colour: Green, finished: {finished}, in_play: [\"SA-GUN@4\"])],
            islands: [(id: \"IS-01\", at: \"r1c1\", slots: 4, cubes: {{Green: 3}}, buildings: [Fort, Garrison, Outpost])],
            attack: Building(Fort)"
        ));
        game.commit(0, None);
        game.fight().tray.iter().filter(|cube| cube.of == Green).count()
    };
    assert_eq!((fort(false), fort(true)), (5, 7));
    let mut garrison = Game::of(GARRISON);
    garrison.commit(0, None);
    assert_eq!(garrison.fight().tray.len(), 3);
}

#[test]
fn dr_21_6_and_21_7_the_attacker_alone_uses_abilities_and_booty_is_skipped() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-CAP@3+A1-04\"]), (colour: Green, in_play: [\"SA-CAP@2+A1-04\"])],
        islands: [(id: \"IS-01\", at: \"r1c1\", slots: 4, cubes: {Green: 3}, buildings: [Garrison])],
        attack: Building(Garrison)",
    );
    game.commit(1, None).zones(&["GO", "S1A", "GO", "CA"]);
    game.give(ACTIVE, Order::Use(card("SA-CAP"), 1));
    assert_eq!(game.phase(), Phase::Over, "neither green nor the captain’s on-victory ability is asked for");
    assert_eq!(game.told_by("DR-18.20"), 0);
    assert!(game.has(&H::Battle(Battle::CubesReturned { of: Green, count: 3 })), "cubes stayed in the booty zones");
}

#[test]
fn dr_21_8_the_fifth_damage_sinks_the_attacker_by_the_controllers_hand() {
    let mut game = Game::of(&GARRISON.replace("at: \"r1c1\")", "at: \"r1c1\", damage: 3, holds: {A: (gold: 1)})"));
    game.commit(0, None).zones(&["DA", "S1A", "S1A"]);
    assert!(game.has(&H::Outcome(Outcome::Sank { ship: Purple, by: Some(Green), from_ship: 1, from_chest: 4 })));
    assert_eq!((game.player(Green).chest, game.player(Purple).chest), (20, 11));
    assert_eq!(game.told_by("DR-23.10"), 1);
}

#[test]
fn dr_21_9_the_building_goes_and_control_stays() {
    let mut game = Game::of(GARRISON);
    game.commit(1, None).zones(&["S1A", "S1A", "CA", "CA"]);
    assert!(
        game.has(&H::Outcome(Outcome::BuildingRemoved {
            island: game.state().islands()[0].id,
            building: Building::Garrison
        })),
        "on a tie too"
    );
    assert!(game.state().islands()[0].buildings.is_empty());
    assert_eq!(game.state().islands()[0].controller(), Some(Green));
}

#[test]
fn dr_21_10_and_21_11_a_failed_attack_costs_one_damage_and_neither_counts_for_legend() {
    let mut game = Game::of(GARRISON);
    game.commit(0, None).zones(&["S1A", "CA", "CA"]);
    assert!(game.has(&H::Outcome(Outcome::Damaged {
        ship: Purple,
        by: Some(Green),
        count: 1,
        why: Blow::LostToBuilding
    })));
    assert_eq!(game.state().islands()[0].buildings.len(), 1);
    let mut won = Game::of(GARRISON);
    won.commit(0, None).zones(&["CA", "CA", "CA"]);
    assert_eq!((game.told_by("DR-18.31"), won.told_by("DR-18.31")), (0, 0));
}

#[test]
fn dr_21_12_while_one_wall_stands_the_island_is_barred() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\"), (colour: Green)],
        islands: [(id: \"IS-01\", at: \"r1c1\", slots: 4, cubes: {Green: 3}, buildings: [Fort, Garrison])],
        attack: Building(Garrison)",
    );
    game.commit(0, None).zones(&["CA", "CA", "CA"]);
    assert!(game.state().islands()[0].bars(Purple));
    assert!(!game.state().islands()[0].bars(Green));
}
