//! Production (DR-15.3, DR-15.20 to DR-15.24).

use weather_gage::rules::dead_reckoning::legal;

use super::scene::*;

const SEA: &str = "sea: {\"r1c1\": (id: \"IS-01\"), \"r1c2\": (id: \"OS1\"), \"r1c3\": (id: \"IS-02\"), \"r2c1\": (id: \"IS-03\", face_up: false),
    \"r3c1\": (id: \"IS-04\"), \"r4c3\": (id: \"IS-12\"), \"r3c3\": (id: \"OS2\", face_up: false)}";

fn producing(card: &str, rest: &str) -> Game {
    Game::in_turn(&format!(
        "players: [(colour: Purple, in_play: [{card}]), (colour: Green{rest}), (colour: Blue)], {SEA}"
    ))
}

fn on(game: &Game, word: &str) -> Goods {
    game.state().island_at(place(word)).unwrap().goods
}

#[test]
fn dr_15_3_and_15_20_to_15_22_islands_produce_onto_themselves_wherever_the_ship_is() {
    let mut game = producing("\"SA-PUR@2\"", "");
    let produce = |islands: &str| employ(&format!("ability: \"SA-PUR/2/0\", islands: [{islands}]"));
    assert_eq!(game.refused(ACTIVE, produce("")), "DR-15.22");
    assert_eq!(game.refused(ACTIVE, produce("\"r1c1\", \"r1c1\"")), "DR-15.22");
    assert_eq!(game.refused(ACTIVE, produce("\"r1c1\", \"r1c3\", \"r3c1\"")), "DR-15.22");
    for place in ["r2c1", "r1c2", "harbour"] {
        assert_eq!(game.refused(ACTIVE, produce(&format!("\"{place}\""))), "DR-15.20", "{place}");
    }
    game.give(ACTIVE, produce("\"r1c1\", \"r1c3\""));
    assert_eq!(
        (on(&game, "r1c1"), on(&game, "r1c3")),
        (goods(0, 2), goods(2, 1)),
        "each with an arrow of the open sea (DR-15.21)"
    );
    assert_eq!(game.refused(ACTIVE, produce("\"r1c1\"")), "DR-6.3");
}

#[test]
fn dr_15_21_arrows_of_tiles_that_lie_face_down_bring_nothing() {
    let mut game = producing("\"SA-PUR@4\"", "");
    game.give(ACTIVE, employ("ability: \"SA-PUR/4/0\", islands: [\"r4c3\"]"));
    assert_eq!(on(&game, "r4c3"), goods(2, 3), "one cargo and one gold more at the fourth level, no arrow");
}

#[test]
fn dr_15_23_a_scope_of_rows_limits_the_choice() {
    let mut game = producing("\"SA-CAB@1+A1-08\", \"SA-CAB#2@1+A2-05\"", "");
    assert_eq!(game.refused(ACTIVE, employ("ability: \"SA-CAB#1/middle/0\", islands: [\"r1c1\"]")), "DR-15.23");
    assert_eq!(game.refused(ACTIVE, employ("ability: \"SA-CAB#1/middle/0\", islands: [\"r4c3\"]")), "DR-15.23");
    game.give(ACTIVE, employ("ability: \"SA-CAB#1/middle/0\", islands: [\"r3c1\"]"));
    game.give(ACTIVE, employ("ability: \"SA-CAB#2/bottom/0\", islands: [\"r4c3\"]"));
    assert_eq!((on(&game, "r3c1"), on(&game, "r4c3")), (goods(0, 2), goods(1, 2)));
}

fn built(building: &str, purple: &str) -> Game {
    Game::in_turn(&format!(
        "players: [(colour: Purple, in_play: [\"SA-PUR@1\" {purple}]), (colour: Green, at: \"r2c2\", pirate: true)],
         islands: [(id: \"IS-06\", at: \"r2c2\", cubes: {{{building}}}, buildings: [Outpost{}])]",
        if building.is_empty() { "" } else { ", Fort" },
    ))
}

#[test]
fn dr_15_20_and_15_24_and_9_11_walls_forbid_production_and_pirates_do_not() {
    let produce = || employ("ability: \"SA-PUR/1/0\", islands: [\"r2c2\"]");
    assert_eq!(built("Green: 3", "").refused(ACTIVE, produce()), "DR-16.6");
    let mut free = built("", "");
    free.give(ACTIVE, produce());
    assert_eq!(on(&free, "r2c2"), goods(1, 2), "an outpost that is nobody’s counts too (DR-15.24)");
    let mut own = built("Purple: 3", "");
    own.give(ACTIVE, produce());
    assert_eq!(own.state().players[1].at, place("r2c2"), "a pirate does not matter (DR-9.11)");
}

#[test]
fn dr_15_17_who_ignores_forts_produces_behind_them_and_unloads_there() {
    let mut game = built("Green: 3", ", \"SA-GUN@1+A4-14\"");
    game.give(ACTIVE, employ("ability: \"SA-GUN#1/middle/1\""));
    game.give(ACTIVE, employ("ability: \"SA-PUR/1/0\", islands: [\"r2c2\"]"));
    assert_eq!(on(&game, "r2c2"), goods(1, 2));
    game.end_turn();
    assert!(!game.state().turn.ignores_forts, "until the end of the turn");
}

#[test]
fn dr_14_4_to_14_7_gold_for_each_helm_counts_the_whole_card() {
    let mut game = Game::in_turn(&format!(
        "players: [(colour: Purple, in_play: [\"SA-BOS@2+A4-03+E2-03\", \"SA-CAP@4\"]), (colour: Green)], {SEA}"
    ));
    game.give(ACTIVE, employ("ability: \"SA-BOS/bottom/0\", islands: [\"r3c1\"]"));
    assert_eq!(on(&game, "r3c1"), goods(0, 4), "two printed, one for the bosun’s own helm, one for that in the sleeve");
}

#[test]
fn dr_15_22_every_island_and_the_most_of_them_are_listed() {
    let game = producing("\"SA-PUR@2\"", "");
    let islands: Vec<usize> = legal::orders(game.state(), ACTIVE)
        .into_iter()
        .filter_map(|order| if let Order::Employ(said) = order { Some(said.islands.len()) } else { None })
        .collect();
    assert_eq!(islands, [1, 1, 1, 1, 2]);
}
