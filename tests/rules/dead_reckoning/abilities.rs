//! Battle abilities (DR-15.4).

use weather_gage::rules::dead_reckoning::happenings::{
    Battle, Blow, Cubes, Drawing, Outcome, Removed, Sailors, Stowing,
};
use weather_gage::rules::dead_reckoning::printed::abilities::Ability;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::state::Phase;
use weather_gage::rules::dead_reckoning::tray::Zone;
use weather_gage::rules::kernel::Ruleset;
use weather_gage::rules::kernel::{Answer, Seat, Viewer, Want};

use super::scene::*;

/// Purple beside a merchant with one black cube, these cards in play.
fn hunter(in_play: &str, more: &str) -> Game {
    Game::of(&format!(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [{in_play}]{more})], merchant: \"E1-04\", attack: Merchant"
    ))
}

/// Purple moved in on a green pirate, with these cards in play.
fn duel(purple: &str, green: &str) -> Game {
    Game::of(&format!(
        "players: [
            (colour: Purple, at: \"r1c1\", in_play: [{purple}]),
            (colour: Green, at: \"r1c1\", pirate: true, in_play: [{green}]),
        ], moved_in: true, attack: Ship(Green)"
    ))
}

#[test]
fn dr_15_40_more_cubes_from_the_supply_settle_and_then_explode() {
    let mut game = hunter("\"SA-GUN@3\"", "");
    game.commit(2, None).zones(&["S1A", "S1B", "S2"]);
    game.give(ACTIVE, Order::Use(card("SA-GUN#1"), 0));
    let Want::Throw { request, .. } = game.want() else { panic!("a throw") };
    assert_eq!((request.fresh.len(), request.lying.len()), (2, 3));
    assert_eq!(game.player(Purple).supply, 30);
    game.zones(&["RIDGE", "EX"]).zones(&["S1C"]).zones(&["S2", "S1D"]);
    assert!(game.has(&H::Battle(Battle::StrengthCounted { active: 6, other: 2 })));
}

#[test]
fn dr_15_41_one_cube_for_each_helm_on_the_card() {
    let mut game = hunter("\"SA-BOS@2+A2-01+A2-08\"", "");
    game.commit(0, None).zones(&["S1A"]);
    game.give(ACTIVE, Order::Use(card("SA-BOS"), 0));
    let Want::Throw { request, .. } = game.want() else { panic!("a throw") };
    assert_eq!(request.fresh.len(), 3, "one of the bosun, two of the wheel");
    let mut none = hunter("\"SA-PIR@1+A2-01\", \"SA-CAP@2+A1-04\"", "");
    none.commit(0, None).zones(&["S1A"]);
    assert_eq!(none.refused(ACTIVE, Order::Use(card("SA-PIR"), 0)), "DR-15.41");
}

#[test]
fn dr_15_42_markers_count_as_strength() {
    let mut game = hunter("\"SA-PIR@1+A3-08\"", "");
    game.commit(0, None).zones(&["S1A"]);
    game.give(ACTIVE, Order::Use(card("SA-PIR"), 0));
    assert!(game.has(&H::Battle(Battle::StrengthGained { by: Purple, count: 1 })));
    assert!(game.has(&H::Battle(Battle::Won { by: Purple, tie: true })));
}

#[test]
fn dr_15_43_an_own_cube_for_damage_and_gold() {
    let mut game = duel("\"SA-GUN@4\"", "");
    game.commit(2, Some(1)).zones(&["S1A", "CA", "S1B"]);
    game.give(ACTIVE, Order::Use(card("SA-GUN#1"), 1));
    assert_eq!(game.options(), ["cube-0", "cube-1"], "own cubes only");
    game.choose("cube-1");
    assert!(game.has(&H::Cubes(Cubes::CubeRemoved { cube: 1, of: Purple, zone: Zone::Ca, why: Removed::Ability })));
    assert!(game.has(&H::Outcome(Outcome::Damaged { ship: Green, by: Some(Purple), count: 1, why: Blow::Ability })));
    game.choose("hold-a").choose("hold-d");
    assert_eq!(game.player(Purple).aboard(), goods(0, 2));
    let mut neutral = hunter("\"SA-GUN@4\"", ", holds: {A: (cargo: 4), D: (cargo: 3)}");
    neutral.commit(1, None).zones(&["S1A", "S1A"]);
    neutral.give(ACTIVE, Order::Use(card("SA-GUN#1"), 1));
    assert_eq!(neutral.told_by("DR-18.25"), 0, "only gold, and it makes its own room or goes back (DR-18.9)");
    neutral.choose("supply").choose("supply");
    assert_eq!(neutral.player(Purple).aboard(), goods(7, 0));
    assert_eq!(neutral.refused(ACTIVE, Order::Use(card("SA-GUN#1"), 1)), "DR-18.5");
    let mut bare = hunter("\"SA-GUN@4\"", "");
    bare.commit(0, None).zones(&["S1A"]);
    assert_eq!(bare.refused(ACTIVE, Order::Use(card("SA-GUN#1"), 1)), "DR-15.43");
}

#[test]
fn dr_15_44_any_cube_moves_to_a_zone_beside_its_own() {
    let mut game = duel("\"SA-PIR@1+A4-04\"", "");
    game.commit(1, Some(1)).zones(&["GO", "S2"]);
    game.give(ACTIVE, Order::Use(card("SA-PIR"), 0));
    assert_eq!(game.options(), ["cube-0", "cube-1"], "of either side");
    game.choose("cube-1");
    assert_eq!(game.options(), ["S1A", "S1C", "S1D", "CH", "DA"], "where it lies in S2");
    game.choose("DA");
    assert!(game.has(&H::Cubes(Cubes::CubeMoved { cube: 1, of: Green, from: Zone::S2, to: Zone::Da })));
    let mut fire = duel("\"SA-PIR@1+A4-04\"", "");
    fire.commit(1, Some(1)).zones(&["S1A", "GO"]);
    fire.give(ACTIVE, Order::Use(card("SA-PIR"), 0)).choose("cube-1").choose("EX");
    let Want::Throw { request, .. } = fire.want() else { panic!("it explodes at once") };
    assert_eq!((request.fresh.len(), request.again.len()), (1, 1));
}

#[test]
fn dr_15_45_or_into_the_explosion_from_anywhere() {
    let mut game = hunter("\"SA-PIR@1+A3-03\"", "");
    game.commit(1, None).zones(&["S1D", "S2"]);
    game.give(ACTIVE, Order::Use(card("SA-PIR"), 0)).choose("cube-0");
    assert_eq!(game.options(), ["EX", "S1C", "S2", "DB"]);
    game.choose("EX");
    assert!(game.has(&H::Cubes(Cubes::Exploded { cubes: vec![0] })));
    let mut empty = duel("\"SA-PIR@1+A3-03+A1-09\", \"SA-CAP@2+A1-04\"", "");
    empty.commit(0, Some(0));
    assert_eq!(empty.refused(ACTIVE, Order::Use(card("SA-PIR"), 0)), "DR-15.45", "no cube lies there");
}

#[test]
fn dr_15_46_a_card_is_drawn_played_perhaps_and_its_cannons_fire() {
    let mut game = hunter("\"SA-PIR@1+A3-01\"", ", deck: [\"SA-GUN#2@2+A2-07\", \"SA-CAB#1\"]");
    game.commit(1, None).zones(&["S1A", "S1B"]);
    game.give(ACTIVE, Order::Use(card("SA-PIR"), 0));
    assert_eq!(game.options(), ["play", "keep"]);
    game.choose("play");
    let Want::Throw { request, .. } = game.want() else { panic!("a throw") };
    assert_eq!(request.fresh.len(), 3, "three cannons");
    assert_eq!(game.state().used(Purple).unwrap().cannons.values().sum::<u8>(), 4, "and they are used for this turn");
    let mut kept = hunter("\"SA-PIR@1+A3-01\"", ", discard: [\"SA-CAB#1\", \"SA-GUN#2@2\"]");
    kept.commit(1, None).zones(&["S1A", "S1B"]);
    kept.give(ACTIVE, Order::Use(card("SA-PIR"), 0));
    assert!(matches!(kept.want(), Want::Shuffle { cards: 2, .. }), "the deck is empty");
    kept.answer(Answer::Dealt(vec![1, 0])).choose("keep");
    assert_eq!(kept.player(Purple).hand[0].id, card("SA-GUN#2"));
    let drawn = kept.told.iter().find(|told| matches!(told, H::Sailors(Sailors::CardDrawn { .. }))).unwrap();
    let told = |viewer| DeadReckoning::told_to(kept.state(), drawn, viewer).unwrap();
    assert_eq!(
        told(Viewer::Seat(Seat(1))),
        H::Sailors(Sailors::CardDrawn { by: Purple, card: None, why: Drawing::Ability })
    );
    assert_eq!(told(Viewer::Seat(ACTIVE)), *drawn);
    let mut none = hunter("\"SA-PIR@1+A3-01\", \"SA-CAP@2+A1-04\"", "");
    none.commit(1, None).zones(&["S1A", "S1B"]);
    assert_eq!(none.refused(ACTIVE, Order::Use(card("SA-PIR"), 0)), "DR-15.46");
}

#[test]
fn dr_15_47_on_victory_is_the_winners_and_no_move_of_the_ability_step() {
    let mut game = duel("\"SA-CAP@4+A4-02\", \"SA-BOS@2+A1-04\"", "");
    game.commit(1, Some(1)).zones(&["S1A", "S1B"]);
    assert_eq!(game.refused(ACTIVE, Order::Use(card("SA-CAP"), 0)), "DR-15.47");
    game.give(ACTIVE, Order::Pass);
    assert_eq!(game.options(), ["SA-CAP/0", "SA-CAP/1", "none"]);
    game.choose("SA-CAP/1").choose("hold-a").choose("hold-a").choose("hold-a");
    assert!(game.has(&H::Outcome(Outcome::Damaged { ship: Green, by: Some(Purple), count: 1, why: Blow::Victory })));
    assert_eq!(game.options(), ["SA-CAP/0", "none"], "each once");
    game.choose("SA-CAP/0");
    assert!(
        game.has(&H::Stowing(Stowing::GoodsGained { by: Purple, goods: goods(0, 3) })),
        "two, and one for the helm"
    );
    game.choose("hold-a");
    assert_eq!(game.player(Purple).slot(Hold::D).goods, goods(0, 2), "hold D alone had room for the rest");
    assert_eq!(game.player(Green).damage, 2);
    let building = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-CAP@4\"]), (colour: Green)],
        islands: [(id: \"IS-01\", at: \"r1c1\", slots: 4, cubes: {Green: 3}, buildings: [Garrison])],
        attack: Building(Garrison)",
    )
    .commit(2, None)
    .zones(&["S2", "S2", "CA", "CA", "CA"])
    .phase();
    assert_eq!(building, Phase::Over, "the captain’s ability is of no use against buildings");
}

#[test]
fn dr_15_48_one_damage_less_of_what_this_battle_did() {
    let mut game = duel("\"SA-PIR@1+A3-03\"", "");
    game.commit(1, Some(1)).zones(&["S1A", "DA"]).give(ACTIVE, Order::Pass);
    assert_eq!(game.options(), ["SA-PIR/1", "none"]);
    game.choose("SA-PIR/1");
    assert!(game.has(&H::Outcome(Outcome::DamageSpared { ship: Purple, count: 1 })));
    assert_eq!(game.player(Purple).damage, 0);
    let mut unhurt = duel("\"SA-PIR@1+A3-03\"", "");
    unhurt.commit(1, Some(1)).zones(&["S1A", "S1A"]).give(ACTIVE, Order::Pass);
    assert_eq!(unhurt.phase(), Phase::Over, "nothing to take off, nothing to ask");
    let mut early = duel("\"SA-PIR@1+A3-03\"", "");
    early.commit(1, Some(1)).zones(&["S1A", "DA"]);
    assert_eq!(early.refused(ACTIVE, Order::Use(card("SA-PIR"), 1)), "DR-15.48");
}

#[test]
fn every_ability_names_its_rule() {
    let rules = abilities().map(Ability::rule).to_vec();
    assert_eq!(rules, (40..=48).map(|n| format!("DR-15.{n}")).collect::<Vec<_>>());
}
