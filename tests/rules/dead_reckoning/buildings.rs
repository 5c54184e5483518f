//! Buildings (DR-15.5, DR-16, DR-29.1).

use weather_gage::rules::dead_reckoning::building;
use weather_gage::rules::dead_reckoning::happenings::Islands;
use weather_gage::rules::dead_reckoning::island::{Building, Island};
use weather_gage::rules::dead_reckoning::legal;
use weather_gage::rules::dead_reckoning::state::Phase;

use super::scene::*;

const MATE: &str = "SA-MAT/3/0";

/// Purple with a first mate of the third level, with this cargo and these islands.
fn mate(purple: &str, islands: &str) -> Game {
    Game::in_turn(&format!(
        "players: [(colour: Purple, in_play: [\"SA-MAT@3\", \"SA-PUR@1\"] {purple}), (colour: Green, at: \"r1c1\")],
         islands: [{islands}]"
    ))
}

fn own(more: &str) -> String {
    format!("(id: \"IS-10\", at: \"r1c1\", cubes: {{Purple: 3}} {more})")
}

fn build(list: &str, pay: &str) -> Order {
    employ(&format!("ability: \"{MATE}\", build: [{list}], pay: ({pay})"))
}

fn at(game: &Game, word: &str) -> Island {
    game.state().island_at(place(word)).unwrap().clone()
}

#[test]
fn dr_16_1_to_16_3_and_15_5_and_29_1_the_example_of_the_first_mate() {
    let mut game = mate(", at: \"r3c3\", dock: 3, holds: {A: (cargo: 4)}", &own(""));
    let both = "(\"r1c1\", Fort), (\"r1c1\", Outpost)";
    let six = "holds: {A: (cargo: 3)}, home: (cargo: 3)";
    assert_eq!(game.refused(ACTIVE, build("", "")), "DR-15.5");
    assert_eq!(game.refused(ACTIVE, build(&format!("{both}, (\"r1c1\", Garrison)"), six)), "DR-15.5", "two of them");
    assert_eq!(game.refused(ACTIVE, build("(\"r1c1\", Fort), (\"r1c1\", Fort)", six)), "DR-16.1", "one of a type");
    assert_eq!(game.refused(ACTIVE, build(both, "home: (cargo: 3)")), "DR-5.19", "four and two");
    game.give(ACTIVE, build(both, six));
    assert_eq!((game.player(Purple).dock, game.player(Purple).aboard()), (0, goods(1, 0)), "from ship and dock");
    assert_eq!(at(&game, "r1c1").buildings, [Building::Fort, Building::Outpost].into());
    game.give(ACTIVE, employ("ability: \"SA-PUR/1/0\", islands: [\"r1c1\"]"));
    assert_eq!(at(&game, "r1c1").goods, goods(4, 1), "three cargo are printed there (DR-16.8)");
    let price = |what| building::price(game.state(), &[(place("r1c1"), what)]).cargo;
    assert_eq!(Building::ALL.map(price), [4, 3, 2]);
}

#[test]
fn dr_16_2_only_on_an_island_under_control_and_dr_16_1_where_none_of_its_type_stands() {
    let islands = format!(
        "{}, (id: \"IS-02\", at: \"r1c2\", cubes: {{Green: 2}}), (id: \"IS-03\", at: \"r1c3\", cubes: {{Purple: 2}})",
        own(", buildings: [Outpost]")
    );
    let mut game = mate(", dock: 9", &islands);
    for (place, rule) in [("r1c2", "DR-16.2"), ("r1c3", "DR-16.2"), ("r2c1", "DR-16.2"), ("r1c1", "DR-16.1")] {
        assert_eq!(
            game.refused(ACTIVE, build(&format!("(\"{place}\", Outpost)"), "home: (cargo: 2)")),
            rule,
            "{place}"
        );
    }
}

#[test]
fn dr_16_3_buildings_of_one_use_may_stand_on_different_islands() {
    let islands = format!("{}, (id: \"IS-02\", at: \"r1c2\", cubes: {{Purple: 2}})", own(""));
    let mut game = mate(", dock: 6", &islands);
    game.give(ACTIVE, build("(\"r1c1\", Garrison), (\"r1c2\", Garrison)", "home: (cargo: 6)"));
    assert_eq!(building::owned(game.state(), Purple), 2);
    let listed = mate(", dock: 6", &islands);
    let builds = legal::orders(listed.state(), ACTIVE).into_iter().filter_map(|order| match order {
        Order::Employ(said) if !said.build.is_empty() => Some(said.build),
        _ => None,
    });
    let (pairs, single): (Vec<_>, Vec<_>) = builds.partition(|build| build.len() == 2);
    assert_eq!(single.len(), 6, "every building on either island");
    assert!(pairs.iter().any(|pair| pair[0].0 != pair[1].0) && pairs.iter().any(|pair| pair[0].0 == pair[1].0));
}

#[test]
fn dr_16_4_and_16_5_buildings_go_when_the_island_changes_hands_and_stay_while_it_is_nobodys() {
    let island = |cubes: &str| {
        format!(
            "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-PIR@1\", \"SA-DEC@1\"]), (colour: Green)],
             islands: [(id: \"IS-02\", at: \"r1c1\", {cubes}, buildings: [Outpost], last_controller: Green)]"
        )
    };
    let put = |ability: &str, whose: &str| employ(&format!("ability: \"{ability}\", cubes: [(at: \"r1c1\" {whose})]"));
    let mut game = Game::in_turn(&island("cubes: {Green: 2, Purple: 1}, permanent: {Purple: 1}"));
    assert_eq!(at(&game, "r1c1").controller(), None, "green’s outpost is nobody’s now");
    assert_eq!(building::owned(game.state(), Green), 0);
    game.give(ACTIVE, put("SA-PIR/1/0", ", instead_of: Green"));
    assert!(game.has(&H::Islands(Islands::BuildingReturned { at: place("r1c1"), building: Building::Outpost })));
    assert_eq!((at(&game, "r1c1").buildings.len(), game.state().buildings_left(Building::Outpost)), (0, 10));
    let mut passes = Game::in_turn(&island("cubes: {Green: 2}, permanent: {Purple: 1}"));
    assert_eq!(at(&passes, "r1c1").controller(), Some(Green));
    passes.give(ACTIVE, put("SA-PIR/1/0", ""));
    assert_eq!(at(&passes, "r1c1").buildings.len(), 1, "two and two: nobody’s, and it stays");
    passes.give(ACTIVE, put("SA-DEC#1/1/0", ", instead_of: Green"));
    assert_eq!(at(&passes, "r1c1").buildings.len(), 0, "and to somebody else it does not come");
}

#[test]
fn dr_16_5_the_former_controller_has_the_buildings_again() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-DEC@1\"]), (colour: Green)],
         islands: [(id: \"IS-02\", at: \"r1c1\", cubes: {Green: 2, Purple: 1}, permanent: {Purple: 1}, buildings: [Fort, Outpost],
                    last_controller: Purple)]",
    );
    assert!(!at(&game, "r1c1").bars(Green), "a fort of nobody protects nothing");
    game.give(ACTIVE, employ("ability: \"SA-DEC#1/1/0\", cubes: [(at: \"r1c1\", instead_of: Green)]"));
    assert_eq!(game.told_by("DR-16.4"), 0);
    assert_eq!((building::owned(game.state(), Purple), at(&game, "r1c1").bars(Green)), (2, true));
}

#[test]
fn dr_16_6_walls_of_somebody_else_bar_influence_production_and_goods() {
    for wall in ["Fort", "Garrison"] {
        let mut game = Game::in_turn(&format!(
            "players: [(colour: Purple, at: \"r1c1\", holds: {{A: (cargo: 1)}},
                        in_play: [\"SA-DEC@1\", \"SA-PUR@1\", \"SA-CAB@1+A4-14\"]), (colour: Green)],
             islands: [(id: \"IS-10\", at: \"r1c1\", cubes: {{Green: 3}}, goods: (cargo: 1), buildings: [{wall}])]"
        ));
        let place = || employ("ability: \"SA-DEC#1/1/0\", cubes: [(at: \"r1c1\")]");
        let produce = || employ("ability: \"SA-PUR/1/0\", islands: [\"r1c1\"]");
        let unload = || Order::Unload([(Hold::A, goods(1, 0))].into());
        assert_eq!(game.refused(ACTIVE, place()), "DR-16.6");
        assert_eq!(game.refused(ACTIVE, produce()), "DR-16.6");
        assert_eq!(game.refused(ACTIVE, unload()), "DR-5.10");
        assert_eq!(game.refused(ACTIVE, Order::Load([(Hold::A, goods(1, 0))].into())), "DR-5.7");
        game.give(ACTIVE, employ("ability: \"SA-CAB#1/middle/1\""));
        game.give(ACTIVE, place()).give(ACTIVE, produce()).give(ACTIVE, unload());
    }
}

#[test]
fn dr_16_7_walls_do_not_stop_buying_meeting_fighting_and_sailing() {
    let text = "players: [(colour: Purple, at: \"r1c1\", holds: {A: (cargo: 4)}, sails: 1, in_play: [\"SA-CAP@2\"]), (colour: Green, at: \"r1c1\")],
        islands: [(id: \"IS-10\", at: \"r1c1\", cubes: {Green: 3}, buildings: [Fort])]";
    let on = |card: &str| Game::in_turn(&format!("{text}, sea: {{\"r1c1\": (id: \"IS-10\", card: \"{card}\")}}"));
    on("A1-02#1").give(ACTIVE, Order::Buy([(Hold::A, 3)].into()));
    on("E1-01").give(ACTIVE, Order::Trade([(Hold::A, 3)].into()));
    on("E1-01").give(ACTIVE, Order::Attack(Target::Merchant));
    on("E1-01").give(ACTIVE, Order::Attack(Target::Building(Building::Fort)));
    on("E1-01").give(ACTIVE, Order::Attack(Target::Ship(Green)));
    on("E1-01").give(ACTIVE, Order::Move(vec![place("r1c2")]));
}

#[test]
fn dr_16_8_outposts_cannot_be_attacked() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\"), (colour: Green)],
         islands: [(id: \"IS-10\", at: \"r1c1\", cubes: {Green: 3}, buildings: [Outpost])]",
    );
    assert_eq!(game.refused(ACTIVE, Order::Attack(Target::Building(Building::Outpost))), "DR-16.8");
}

#[test]
fn dr_16_9_a_garrison_that_is_built_where_a_ship_lies_does_not_hurt_it() {
    let mut game = mate(", dock: 3", &own(""));
    game.give(ACTIVE, build("(\"r1c1\", Garrison)", "home: (cargo: 3)"));
    assert_eq!((game.player(Green).at, game.player(Green).damage), (place("r1c1"), 0));
}

#[test]
fn dr_16_10_each_building_is_a_cube_for_whoever_controls_the_island_and_a_gold_at_the_end() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-CAP@2\"]), (colour: Green, at: \"r1c1\")],
         islands: [(id: \"IS-10\", at: \"r1c1\", cubes: {Green: 3}, buildings: [Fort, Garrison, Outpost])]",
    );
    game.give(ACTIVE, Order::Attack(Target::Ship(Green))).commit(0, Some(0));
    assert_eq!(game.fight().tray.iter().filter(|cube| cube.of == Green).count(), 3);
    assert_eq!(game.fight().tray.iter().filter(|cube| cube.of == Purple).count(), 0);
    assert!(game.state().cards().buildings.values().all(|card| card.points == 1));
}

#[test]
fn dr_16_11_and_21_9_an_attack_takes_the_building_and_not_the_island() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\"), (colour: Green)],
         islands: [(id: \"IS-10\", at: \"r1c1\", cubes: {Green: 3}, buildings: [Garrison, Outpost])]",
    );
    game.give(ACTIVE, Order::Attack(Target::Building(Building::Garrison))).commit(0, None);
    game.zones(&["CA", "CA", "CA"]);
    assert_eq!(game.phase(), Phase::Main);
    assert_eq!((at(&game, "r1c1").controller(), at(&game, "r1c1").buildings.len()), (Some(Green), 1));
}

#[test]
fn dr_1_29_ten_buildings_of_a_type_there_are() {
    let full: Vec<String> = (2..=11)
        .zip((1..=4).flat_map(|row| (1..=3).map(move |column| (row, column))))
        .map(|(id, (row, column))| {
            format!("(id: \"IS-{id:02}\", at: \"r{row}c{column}\", cubes: {{Purple: 3}}, buildings: [Fort])")
        })
        .collect();
    let islands = format!("{}, (id: \"IS-01\", at: \"r4c2\", cubes: {{Purple: 3}})", full.join(", "));
    let mut game = mate(", dock: 9", &islands);
    assert_eq!(game.state().buildings_left(Building::Fort), 0);
    assert_eq!(game.refused(ACTIVE, build("(\"r4c2\", Fort)", "home: (cargo: 4)")), "DR-1.29");
    game.give(ACTIVE, build("(\"r4c2\", Garrison)", "home: (cargo: 3)"));
    assert_eq!(game.state().buildings_left(Building::Garrison), 9);
}

#[test]
fn dr_9_11_and_16_2_neither_a_blockade_nor_where_the_ship_lies_stops_building() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, in_play: [\"SA-MAT@3\"], dock: 2), (colour: Green, at: \"r1c1\", pirate: true)],
         islands: [(id: \"IS-10\", at: \"r1c1\", cubes: {Purple: 3})]",
    );
    game.give(ACTIVE, build("(\"r1c1\", Outpost)", "home: (cargo: 2)"));
}
