//! Influence and control (DR-15.2, DR-17).

use weather_gage::rules::dead_reckoning::colours::Colour::Blue;
use weather_gage::rules::dead_reckoning::goods::Place;
use weather_gage::rules::dead_reckoning::happenings::{Battle, Islands};
use weather_gage::rules::dead_reckoning::influence::{Comparison, Plan, compared};
use weather_gage::rules::dead_reckoning::island::{Building, Island};
use weather_gage::rules::dead_reckoning::legal;
use weather_gage::rules::dead_reckoning::printed::abilities::Reach;

use super::scene::*;

/// Purple at Shark Island, which has four slots, with a pirate who brings four influence.
fn pirate(cubes: &str, more: &str) -> Game {
    Game::in_turn(&format!(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-PIR@4\", \"SA-DEC@1\"]), (colour: Green), (colour: Blue)],
         islands: [(id: \"IS-01\", at: \"r1c1\", {cubes})]{more}"
    ))
}

/// These cubes at this place, in the words of a file.
fn cubes(list: &[(&str, Option<&str>)]) -> String {
    let one = |(at, whose): &(&str, Option<&str>)| match whose {
        None => format!("(at: \"{at}\")"),
        Some(whose) => format!("(at: \"{at}\", instead_of: {whose})"),
    };
    format!("cubes: [{}]", list.iter().map(one).collect::<Vec<_>>().join(", "))
}

fn use_of(ability: &str, list: &[(&str, Option<&str>)]) -> Order {
    employ(&format!("ability: \"{ability}\", {}", cubes(list)))
}

const PIRATE: &str = "SA-PIR/4/0";
const DECKHAND: &str = "SA-DEC#1/1/0";

fn island(game: &Game, at: &str) -> Island {
    game.state().island_at(place(at)).unwrap().clone()
}

fn employs(game: &Game) -> Vec<Order> {
    let all = legal::orders(game.state(), ACTIVE);
    all.into_iter().filter(|order| matches!(order, Order::Employ(_))).collect()
}

#[test]
fn dr_17_1_and_17_2_and_15_2_a_cube_goes_into_an_empty_slot_and_else_in_the_place_of_another() {
    // One of her cubes lies on Sea Dogs: the pirate is at the top level.
    let mut game = pirate("cubes: {Green: 2, Blue: 1}", "");
    assert_eq!(game.refused(ACTIVE, use_of(DECKHAND, &[("r1c1", Some("Green"))])), "DR-17.2", "a slot is empty");
    game.give(ACTIVE, use_of(DECKHAND, &[("r1c1", None)]));
    assert_eq!((island(&game, "r1c1").empty_slots(), game.player(Purple).supply), (0, 32));
    let three = [("r1c1", Some("Green")), ("r1c1", Some("Blue")), ("r1c1", Some("Green"))];
    assert_eq!(game.refused(ACTIVE, use_of(PIRATE, &[("r1c1", None)])), "DR-17.2", "whose, where no slot is empty?");
    assert_eq!(game.refused(ACTIVE, use_of(PIRATE, &[("r1c1", Some("Purple"))])), "DR-17.2", "not the own");
    assert_eq!(
        game.refused(ACTIVE, use_of(PIRATE, &[("r1c1", Some("Blue")), ("r1c1", Some("Blue"))])),
        "DR-17.2",
        "blue has no other"
    );
    game.give(ACTIVE, use_of(PIRATE, &three));
    assert_eq!(island(&game, "r1c1").in_slots(Purple), 4, "one cube a slot");
    assert_eq!(island(&game, "r1c1").permanent_of(Purple), 1, "and the permanent area beside them");
    let supplies: Vec<u8> = game.state().players.iter().map(|player| player.supply).collect();
    assert_eq!(supplies, [28, 34, 34], "cubes that were replaced went home");
    assert!(game.state().players.iter().all(|player| game.cubes(player.colour) == 35));
}

#[test]
fn dr_17_2_and_17_6_the_ship_lies_at_an_island() {
    for at in ["harbour", "r1c2"] {
        let mut game = Game::in_turn(&format!(
            "players: [(colour: Purple, at: \"{at}\", in_play: [\"SA-PIR@4\", \"SA-CAB@1+A4-05\"]), (colour: Green)],
             sea: {{\"r1c1\": (id: \"IS-01\"), \"r1c2\": (id: \"OS1\")}}"
        ));
        assert_eq!(game.refused(ACTIVE, use_of(PIRATE, &[("r1c1", None)])), "DR-17.2", "{at}");
        assert_eq!(game.refused(ACTIVE, use_of("SA-CAB#1/middle/0", &[("r1c1", None)])), "DR-17.6", "{at}");
        assert!(employs(&game).len() == 1, "the cabin boy’s cargo");
    }
}

#[test]
fn dr_17_3_and_25_6_a_cube_of_a_player_who_has_finished_takes_two_influence() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-PIR@3\"]), (colour: Green, finished: true), (colour: Blue)],
         islands: [(id: \"IS-01\", at: \"r1c1\", cubes: {Green: 2, Blue: 2})], ended_by: Green",
    );
    let use_of = |list: &[(&str, Option<&str>)]| use_of("SA-PIR/3/0", list);
    let (green, blue) = (("r1c1", Some("Green")), ("r1c1", Some("Blue")));
    assert_eq!(game.refused(ACTIVE, use_of(&[green, green])), "DR-17.3");
    assert_eq!(game.refused(ACTIVE, use_of(&[green])), "DR-17.5", "the third replaces a cube of blue’s");
    assert_eq!(game.refused(ACTIVE, use_of(&[blue, blue, green])), "DR-17.3");
    game.give(ACTIVE, use_of(&[green, blue]));
    assert_eq!(island(&game, "r1c1").controller(), Some(Purple), "two, one and one");
}

/// Purple with a deckhand and a pirate at an island of a player who has finished.
fn finished(sailors: &str) -> Game {
    Game::in_turn(&format!(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [{sailors}]), (colour: Green, finished: true)],
         islands: [(id: \"IS-02\", at: \"r1c1\", cubes: {{Green: 2, Purple: 1}}, permanent: {{Green: 1}}),
                   (id: \"IS-01\", at: \"r1c2\")], ended_by: Green"
    ))
}

#[test]
fn dr_17_3_the_two_may_come_from_two_abilities_used_one_directly_after_the_other() {
    let mut game = finished("\"SA-DEC@1\", \"SA-PIR@1\", \"SA-DEC#2@1\", \"SA-CAB@1\"");
    let green = cubes(&[("r1c1", Some("Green"))]);
    let joined = |first: &str, second: &str| {
        employ(&format!("ability: \"SA-DEC#1/1/0\", {first}, joined: (ability: \"{second}\", {green})"))
    };
    assert_eq!(game.refused(ACTIVE, use_of(DECKHAND, &[("r1c1", Some("Green"))])), "DR-17.3", "one is not enough");
    assert_eq!(game.refused(ACTIVE, joined("cubes: []", DECKHAND)), "DR-6.3", "not twice the same");
    assert_eq!(game.refused(ACTIVE, joined("cubes: []", "SA-CAB#1/1/0")), "DR-17.3", "cargo is no influence");
    let listed: Vec<Order> = employs(&game);
    assert!(listed.contains(&joined("cubes: []", "SA-PIR/1/0")));
    game.give(ACTIVE, joined("cubes: []", "SA-PIR/1/0"));
    assert_eq!((island(&game, "r1c1").in_slots(Purple), island(&game, "r1c1").in_slots(Green)), (2, 1));
    assert_eq!(game.refused(ACTIVE, use_of("SA-PIR/1/0", &[])), "DR-6.3", "both are used");
    assert_eq!(
        game.refused(ACTIVE, employ("ability: \"SA-CAB#1/1/0\", joined: (ability: \"SA-DEC#2/1/0\")")),
        "DR-17.3"
    );
}

#[test]
fn dr_17_3_and_17_5_the_last_influence_may_wait_for_the_next_though_it_could_go_elsewhere() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-DEC@1\", \"SA-DEC@1\"]), (colour: Green, finished: true),
            (colour: Blue)],
         islands: [(id: \"IS-02\", at: \"r1c1\", cubes: {Green: 2, Blue: 1})], ended_by: Green",
    );
    let joined = |whose: &str| {
        let last = cubes(&[("r1c1", Some(whose))]);
        employ(&format!("ability: \"{DECKHAND}\", joined: (ability: \"SA-DEC#2/1/0\", {last})"))
    };
    assert_eq!(game.refused(ACTIVE, use_of(DECKHAND, &[])), "DR-17.5", "it would take blue’s cube");
    assert_eq!(game.refused(ACTIVE, joined("Blue")), "DR-17.3", "that takes one");
    assert!(employs(&game).contains(&joined("Green")));
    game.give(ACTIVE, joined("Green"));
    assert_eq!((island(&game, "r1c1").in_slots(Purple), island(&game, "r1c1").in_slots(Green)), (1, 1));
    assert_eq!(game.told_by("DR-17.4"), 0, "nothing is lost");
}

#[test]
fn dr_17_3_control_is_checked_after_the_second_of_them() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-DEC@1\", \"SA-PIR@2\"]), (colour: Green, finished: true)],
         islands: [(id: \"IS-02\", at: \"r1c1\", cubes: {Green: 2}, permanent: {})], ended_by: Green",
    );
    let first = "ability: \"SA-PIR/2/0\", cubes: [(at: \"r1c1\")]";
    assert_eq!(game.refused(ACTIVE, employ("ability: \"SA-PIR/2/0\"")), "DR-17.5", "a slot is empty");
    game.give(
        ACTIVE,
        employ(&format!("{first}, joined: (ability: \"{DECKHAND}\", {})", cubes(&[("r1c1", Some("Green"))]))),
    );
    let place = |wanted: fn(&H) -> bool| game.told.iter().rposition(wanted).unwrap();
    let (last, control) = (
        place(|told| matches!(told, H::Islands(Islands::InfluencePlaced { .. }))),
        place(|told| matches!(told, H::Islands(Islands::ControlChanged { .. }))),
    );
    assert!(last < control && game.told_by("DR-17.8") == 1, "once, after the last cube");
    assert_eq!(island(&game, "r1c1").controller(), Some(Purple));
}

#[test]
fn dr_17_4_where_all_slots_are_own_nothing_is_placed_and_what_is_left_is_lost() {
    let mut full = pirate("cubes: {Purple: 4}", "");
    assert_eq!(full.refused(ACTIVE, use_of(PIRATE, &[("r1c1", None)])), "DR-17.4");
    assert!(employs(&full).is_empty(), "it is not put forward");
    full.give(ACTIVE, use_of(PIRATE, &[]));
    assert!(full.has(&H::Islands(Islands::InfluenceLost { by: Purple, count: 4 })));
    assert_eq!(full.refused(ACTIVE, use_of(PIRATE, &[])), "DR-6.3", "it is used");
    // One influence for a cube that takes two is lost as well (DR-17.5); behind walls none can be used.
    let mut short = finished("\"SA-DEC@1\"");
    short.give(ACTIVE, use_of(DECKHAND, &[]));
    assert!(short.has(&H::Islands(Islands::InfluenceLost { by: Purple, count: 1 })));
    let mut walled = pirate("cubes: {Green: 3}, buildings: [Fort]", "");
    assert_eq!(walled.refused(ACTIVE, use_of(PIRATE, &[])), "DR-16.6");
    let mut nearly = pirate("cubes: {Purple: 3}, permanent: {Purple: 1}", "");
    nearly.give(ACTIVE, use_of(PIRATE, &[("r1c1", None)]));
    assert!(nearly.has(&H::Islands(Islands::InfluenceLost { by: Purple, count: 3 })));
}

#[test]
fn dr_17_5_and_14_11_all_influence_of_an_ability_is_placed_at_once() {
    let mut game = pirate("", "");
    let one = ("r1c1", None);
    assert_eq!(game.refused(ACTIVE, use_of(PIRATE, &[])), "DR-17.5");
    assert_eq!(game.refused(ACTIVE, use_of(PIRATE, &[one, one, one])), "DR-17.5");
    assert_eq!(game.refused(ACTIVE, use_of(DECKHAND, &[one, one])), "DR-14.11", "one, and nothing is kept for later");
    game.give(ACTIVE, use_of(PIRATE, &[one; 4]));
    assert_eq!(game.refused(ACTIVE, use_of(PIRATE, &[one])), "DR-6.3");
}

/// Three islands side by side and one beyond, purple on the first.
fn coast(card: &str, more: &str) -> Game {
    Game::in_turn(&format!(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-CAB@1+{card}\"]), (colour: Green{more}],
         sea: {{\"r1c1\": (id: \"IS-01\"), \"r1c2\": (id: \"IS-02\"), \"r2c1\": (id: \"IS-03\"), \"r1c3\": (id: \"IS-04\"),
                \"r2c2\": (id: \"IS-05\"), \"r3c1\": (id: \"IS-06\", face_up: false)}}"
    ))
}

#[test]
fn dr_17_6_and_29_9_cubes_that_may_go_next_door() {
    let of = |list: &[(&str, Option<&str>)]| use_of("SA-CAB#1/middle/0", list);
    let (here, beside, north) = (("r1c1", None), ("r1c2", None), ("r2c1", None));
    let mut agents = coast("A3-05", ")");
    assert_eq!(agents.refused(ACTIVE, of(&[beside; 3])), "DR-17.6", "two of them");
    assert_eq!(agents.refused(ACTIVE, of(&[here, beside, north])), "DR-17.6", "to one island");
    for far in ["r1c3", "r2c2", "harbour"] {
        assert_eq!(agents.refused(ACTIVE, of(&[here, here, (far, None)])), "DR-17.6", "{far}");
    }
    agents.give(ACTIVE, of(&[beside, here, beside]));
    assert_eq!(island(&agents, "r1c2").controller(), Some(Purple), "two of three slots");
    let mut reach = coast("A4-05", ")");
    reach.give(ACTIVE, of(&[north; 3]));
    assert_eq!(island(&reach, "r2c1").in_slots(Purple), 3);
    let mut plain = coast("A2-09", ")");
    assert_eq!(plain.refused(ACTIVE, of(&[here, beside])), "DR-17.6");
}

#[test]
fn dr_17_6_where_the_own_island_is_closed_cubes_may_go_to_the_next() {
    let mut game = coast("A3-05", ", at: \"r1c1\", pirate: true)");
    let of = |list: &[(&str, Option<&str>)]| use_of("SA-CAB#1/middle/0", list);
    assert_eq!(game.refused(ACTIVE, of(&[("r1c1", None); 3])), "DR-9.10");
    assert_eq!(game.refused(ACTIVE, of(&[("r1c2", None)])), "DR-17.5");
    game.give(ACTIVE, of(&[("r1c2", None); 2]));
    assert!(game.has(&H::Islands(Islands::InfluenceLost { by: Purple, count: 1 })));
    let mut closed = coast("A3-05", ", at: \"r1c2\", pirate: true)");
    assert_eq!(closed.refused(ACTIVE, of(&[("r1c1", None), ("r1c2", None), ("r1c2", None)])), "DR-9.10");
}

#[test]
fn dr_17_7_to_17_9_the_example_of_shark_island() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-DEC@1\"], deck: [\"SA-CAB\", \"SA-CAB#2\", \"SA-CAB#3\", \"SA-GUN\"]),
                   (colour: Blue, at: \"r1c1\", hand: [\"SA-PIR@1\", \"SA-DEC@1\"])],
         islands: [(id: \"IS-01\", at: \"r1c1\", cubes: {Purple: 2})]",
    );
    assert_eq!(island(&game, "r1c1").controller(), None, "two cubes, two empty slots");
    game.give(ACTIVE, use_of(DECKHAND, &[("r1c1", None)]));
    assert_eq!((island(&game, "r1c1").controller(), island(&game, "r1c1").permanent_of(Purple)), (Some(Purple), 1));
    game.give(ACTIVE, Order::EndMain).give(ACTIVE, Order::ChooseMode { pirate: false });
    game.give(OTHER, Order::LevelUp(card("SA-PIR")));
    game.give(OTHER, Order::Play(card("SA-PIR"))).give(OTHER, Order::Play(card("SA-DEC")));
    game.give(OTHER, use_of(DECKHAND, &[("r1c1", None)]));
    assert_eq!(island(&game, "r1c1").controller(), Some(Purple), "three and a permanent one to one");
    let two = [("r1c1", Some("Purple")); 2];
    assert_eq!(game.refused(OTHER, use_of("SA-PIR/2/0", &two[..1])), "DR-17.5");
    game.give(OTHER, use_of("SA-PIR/2/0", &two));
    assert_eq!(game.told_by("DR-17.8"), 2, "checked after the whole of an ability");
    let shark = island(&game, "r1c1");
    assert_eq!((shark.cubes_of(Blue), shark.cubes_of(Purple)), (4, 2), "three to two, and one more");
    assert_eq!((shark.controller(), shark.last_controller), (Some(Blue), Some(Blue)));
    assert_eq!((game.cubes(Purple), game.cubes(Blue)), (35, 35));
}

#[test]
fn dr_17_8_and_16_5_control_may_be_lost_to_nobody() {
    let mut game = pirate("cubes: {Green: 3}, buildings: [Outpost], permanent: {Purple: 1}", "");
    game.give(ACTIVE, use_of(DECKHAND, &[("r1c1", None)]));
    assert_eq!(island(&game, "r1c1").controller(), Some(Green), "three to two");
    let mut tied = pirate("cubes: {Green: 3}, buildings: [Outpost], permanent: {Purple: 2}", "");
    tied.give(ACTIVE, use_of(DECKHAND, &[("r1c1", None)]));
    assert!(tied.has(&H::Islands(Islands::ControlChanged { at: place("r1c1"), from: Some(Green), to: None })));
    assert_eq!(tied.told_by("DR-17.9"), 0);
    assert_eq!(island(&tied, "r1c1").buildings, [Building::Outpost].into(), "it stays, and is nobody’s");
    assert_eq!(island(&tied, "r1c1").last_controller, Some(Green));
}

#[test]
fn dr_17_9_permanent_cubes_are_never_replaced() {
    let mut game = pirate("slots: 1, cubes: {Purple: 1}, permanent: {Green: 3}", "");
    assert_eq!(game.refused(ACTIVE, use_of(PIRATE, &[("r1c1", Some("Green"))])), "DR-17.4");
    let mut open = pirate("slots: 1, cubes: {Blue: 1}, permanent: {Green: 3}", "");
    assert_eq!(open.refused(ACTIVE, use_of(PIRATE, &[("r1c1", Some("Green"))])), "DR-17.2");
}

#[test]
fn dr_17_10_who_regains_control_lays_another_permanent_cube() {
    let mut game =
        pirate("cubes: {Green: 1, Purple: 2}, permanent: {Purple: 1, Green: 2}, last_controller: Purple", "");
    assert_eq!(island(&game, "r1c1").controller(), None, "three and three");
    game.give(ACTIVE, use_of(DECKHAND, &[("r1c1", None)]));
    assert_eq!(island(&game, "r1c1").permanent_of(Purple), 2);
    assert!(game.has(&H::Islands(Islands::PermanentPlaced { by: Purple, at: place("r1c1"), from: None })));
}

#[test]
fn dr_17_11_and_17_12_control_may_come_to_somebody_else_by_what_the_active_player_does() {
    let mut game = pirate("cubes: {Green: 2, Blue: 2}, permanent: {Green: 1, Blue: 1}", "");
    assert_eq!(island(&game, "r1c1").controller(), None);
    game.give(ACTIVE, use_of(DECKHAND, &[("r1c1", Some("Green"))]));
    assert!(game.has(&H::Islands(Islands::ControlChanged { at: place("r1c1"), from: None, to: Some(Blue) })));
    assert_eq!((island(&game, "r1c1").permanent_of(Blue), game.player(Blue).supply), (2, 30));
    assert_eq!(game.told_by("DR-17.9"), 1, "and it is not looked at again");
}

#[test]
fn dr_17_13_who_has_no_cube_may_take_one_off_an_island_and_need_not() {
    let text = "players: [(colour: Purple, at: \"r1c1\", supply: 0, in_play: [\"SA-PIR@2\"]), (colour: Green), (colour: Blue)],
        islands: [(id: \"IS-01\", at: \"r1c1\", cubes: {Green: 1}), (id: \"IS-12\", at: \"r1c2\", cubes: {Purple: 7}),
                  (id: \"IS-02\", at: \"r1c3\", cubes: {Purple: 2}),
                  (id: \"IS-09\", at: \"r2c1\", cubes: {Purple: 1, Green: 5}, buildings: [Fort]),
                  (id: \"IS-08\", at: \"r2c2\", cubes: {Purple: 1, Green: 4})]";
    let mut game = Game::in_turn(text);
    let before = game.cubes(Purple);
    let of = |from: &[&str]| {
        let cubes: Vec<String> = from.iter().map(|from| format!("(at: \"r1c1\", from: \"{from}\")")).collect();
        employ(&format!("ability: \"SA-PIR/2/0\", cubes: [{}]", cubes.join(", ")))
    };
    assert_eq!(game.refused(ACTIVE, use_of("SA-PIR/2/0", &[("r1c1", None)])), "DR-17.13", "from where?");
    assert_eq!(game.refused(ACTIVE, of(&["r1c3"])), "DR-17.13", "control would be lost to nobody");
    assert_eq!(game.refused(ACTIVE, of(&["r2c1"])), "DR-17.13", "behind the walls of green");
    assert!(employs(&game).contains(&of(&["r2c2", "r1c2"])));
    assert!(employs(&game).iter().all(|order| *order != of(&["r2c1", "r1c2"])));
    game.give(ACTIVE, of(&["r2c2"]));
    assert_eq!(
        (island(&game, "r2c2").in_slots(Purple), island(&game, "r1c1").in_slots(Purple)),
        (0, 1),
        "the second may be left"
    );
    assert_eq!(game.cubes(Purple), before);
    let mut rich = Game::in_turn(&text.replace("supply: 0", "supply: 9"));
    assert_eq!(rich.refused(ACTIVE, of(&["r1c2", "r1c2"])), "DR-17.13", "the supply comes first");
}

#[test]
fn dr_17_13_and_15_17_walls_that_are_ignored_keep_no_cube() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\", supply: 0, in_play: [\"SA-DEC@1\", \"SA-CAB@1+A4-14\"]), (colour: Green)],
         islands: [(id: \"IS-01\", at: \"r1c1\"), (id: \"IS-09\", at: \"r2c1\", cubes: {Purple: 1, Green: 5}, buildings: [Fort])]",
    );
    let take = || employ(&format!("ability: \"{DECKHAND}\", cubes: [(at: \"r1c1\", from: \"r2c1\")]"));
    assert_eq!(game.refused(ACTIVE, take()), "DR-17.13");
    game.give(ACTIVE, employ("ability: \"SA-CAB#1/middle/1\"")).give(ACTIVE, take());
}

#[test]
fn dr_17_13_the_permanent_cube_too_comes_from_an_island_if_there_is_no_other() {
    let text = "players: [(colour: Purple, at: \"r1c1\", supply: 1, in_play: [\"SA-DEC@1\"]), (colour: Green)],
        islands: [(id: \"IS-02\", at: \"r1c1\", cubes: {Purple: 1}), (id: \"IS-12\", at: \"r1c2\", cubes: {Purple: 7})]";
    let mut game = Game::in_turn(text);
    game.give(ACTIVE, use_of(DECKHAND, &[("r1c1", None)]));
    assert_eq!(game.options(), ["IS-12", "none"]);
    game.choose("IS-12");
    assert_eq!((island(&game, "r1c1").permanent_of(Purple), island(&game, "r1c2").in_slots(Purple)), (1, 6));
    let mut without = Game::in_turn(text);
    without.give(ACTIVE, use_of(DECKHAND, &[("r1c1", None)])).choose("none");
    assert!(without.has(&H::Battle(Battle::CubesMissing { by: Purple, count: 1 })));
}

#[test]
fn dr_17_14_control_gives_loading_hands_and_coins() {
    let mut game = pirate("cubes: {Purple: 2}, goods: (cargo: 1, gold: 1)", "");
    let load = || Order::Load([(Hold::A, goods(1, 1))].into());
    assert_eq!(game.refused(ACTIVE, load()), "DR-5.7");
    game.give(ACTIVE, use_of(DECKHAND, &[("r1c1", None)])).give(ACTIVE, load());
    assert_eq!(game.player(Purple).aboard(), goods(1, 1));
}

#[test]
fn dr_15_2_and_14_5_influence_per_cannon_counts_every_cannon_on_the_card() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-GUN@2+A4-08\"]), (colour: Green)],
         islands: [(id: \"IS-01\", at: \"r1c1\")]",
    );
    let of = |count: usize| use_of("SA-GUN#1/middle/1", &vec![("r1c1", None); count]);
    assert_eq!(game.refused(ACTIVE, of(1)), "DR-17.5");
    game.give(ACTIVE, of(2));
}

#[test]
fn dr_15_2_every_influence_that_is_listed_is_allowed_and_some_of_every_kind_is_listed() {
    let game = pirate("cubes: {Green: 2, Blue: 2}", "");
    let all = employs(&game);
    assert!(all.contains(&use_of(DECKHAND, &[("r1c1", Some("Green"))])));
    assert!(all.contains(&use_of(DECKHAND, &[("r1c1", Some("Blue"))])));
    let pirates: Vec<_> =
        all.iter().filter(|order| matches!(order, Order::Employ(said) if said.cubes.len() == 4)).collect();
    assert_eq!(pirates.len(), 2, "green’s first, or blue’s");
    for order in &all {
        let mut again = pirate("cubes: {Green: 2, Blue: 2}", "");
        again.give(ACTIVE, order.clone());
    }
}

#[test]
fn dr_30_8_a_plan_says_how_an_island_would_stand() {
    let game = pirate("cubes: {Green: 2}", "");
    let at = place("r1c1");
    let mut plan = Plan::begin(game.state(), Purple, 4, Reach::Here).unwrap();
    let now = Comparison { own: 0, others: vec![(Green, 2)], empty: 2, controller: None };
    assert_eq!(plan.compared(at), Some(now.clone()), "two cubes, and two empty slots");
    assert_eq!(compared(game.state().island_at(at).unwrap(), Purple), now);
    while let Some(cube) = plan.open().first().copied() {
        plan.lay(cube).unwrap();
    }
    let then = Comparison { own: 4, others: vec![], empty: 0, controller: Some(Purple) };
    assert_eq!((plan.compared(at), plan.left()), (Some(then), 0));
    assert_eq!(game.state().island_at(at).unwrap().in_slots(Purple), 0, "nothing has changed");
    assert!(Plan::begin(game.state(), Green, 1, Reach::Here).is_err(), "green lies in the harbour");
    assert_eq!(game.player(Green).at, Place::Harbour);
}
