//! Cards that go without a number where copies do not differ (DR-33.4), and fields in the words of the specification (DR-33.6).

use super::refused::{fits, slip};
use super::scene::*;

fn turn(purple: &str) -> String {
    format!("Turn(id: \"x\", players: [(colour: Purple, at: \"r1c1\", {purple}), (colour: Green)])")
}

#[test]
fn dr_33_4_a_repeated_sailor_is_the_next_copy() {
    let game = Game::in_turn(
        "players: [(colour: Purple, hand: [\"SA-CAB\", \"SA-GUN@2\", \"SA-CAB#1@3\"], in_play: [\"SA-GUN@2\", \"SA-CAB@2\"]),
         (colour: Green)]",
    );
    let ids = |cards: &[weather_gage::rules::dead_reckoning::cards::Card]| {
        cards.iter().map(|own| String::from(own.clone())).collect::<Vec<_>>()
    };
    let purple = game.player(Purple);
    assert_eq!(ids(&purple.in_play), ["SA-GUN#1@2", "SA-CAB#2@2"]);
    assert_eq!(ids(&purple.hand), ["SA-CAB#3@1", "SA-GUN#2@2", "SA-CAB#1@3"]);
    fits(&turn("hand: [\"SA-CAB\", \"SA-CAB\", \"SA-CAB\"]"), "");
    for twice in
        ["\"SA-CAB\", \"SA-CAB\", \"SA-CAB\", \"SA-CAB\"", "\"SA-GUN#1\", \"SA-GUN#1\"", "\"SA-CAP\", \"SA-CAP@2\""]
    {
        let faulty = fault(&format!("players: [(colour: Purple, hand: [{twice}])]"));
        assert_eq!(faulty.field, "players[0].hand", "{twice}");
    }
}

#[test]
fn dr_33_4_an_order_names_any_copy_where_they_do_not_differ() {
    fits(
        &turn("hand: [\"SA-GUN#2\"]"),
        "Orders(\"purple\", Play(\"SA-GUN\")), ExpectState(\"players.purple.in_play\", [\"SA-GUN#2@1\"])",
    );
    fits(&turn("hand: [\"SA-GUN#2\"]"), "Orders(\"purple\", Play(\"SA-GUN#1\")), ExpectRefusal(\"DR-6.1\")");
    // If they differ the first is meant.
    let two = turn("hand: [\"SA-CAB#2@2\", \"SA-CAB#3@1\"]");
    assert_eq!(slip(&two, "Orders(\"purple\", Play(\"SA-CAB\"))").1, "DR-6.1");
    fits(&two, "Orders(\"purple\", Play(\"SA-CAB#3\"))");
    // Each of two alike is used once.
    let alike = turn("in_play: [\"SA-CAB#2\", \"SA-CAB#3\"]");
    let employ = "Orders(\"purple\", Employ(ability: \"SA-CAB/1/0\")),";
    fits(
        &alike,
        &format!("{employ} {employ} ExpectState(\"players.purple.dock\", 2), {employ} ExpectRefusal(\"DR-6.3\")"),
    );
    let sleeve =
        turn("in_play: [\"SA-CAB#2\"], set_aside: [\"A1-02#1\"]").replace("players:", "phase: Sleeve, players:");
    fits(&sleeve, "Orders(\"purple\", Sleeve(\"A1-02\", \"SA-CAB\"))");
    let other = sleeve.replace("A1-02#1", "A1-01#1");
    fits(&other, "Orders(\"purple\", Sleeve(\"A1-02\", \"SA-CAB\")), ExpectRefusal(\"DR-11.9\")");
    fits(&sleeve, "Orders(\"purple\", Sleeve(\"A1-02#2\", \"SA-CAB\")), ExpectRefusal(\"DR-11.9\")");
}

#[test]
fn dr_33_4_a_deck_is_named_by_any_copy() {
    let deals = "Deal([]), Deal([]), Deal([\"A1-02\", \"A1-02\"]), Deal([]), Deal([]), Deal([]), Deal([\"SA-GUN\", \"SA-CAB\", \"SA-GUN\"]),";
    let voyage = "Voyage(id: \"x\", players: [Purple, Green], bonus: false)";
    fits(
        voyage,
        &format!(
            "{deals} Deal([]), Deal([]), ExpectState(\"players.purple.hand.2\", \"SA-GUN#2@1\"), ExpectState(\"sea.r1c2.cell.card\", \"A1-02#2\")"
        ),
    );
    let once_more = deals.replace("\"SA-CAB\"", "\"SA-GUN\"");
    assert!(slip(voyage, &once_more).0.starts_with("There is no SA-GUN in this deck"));
}

#[test]
fn dr_33_6_permanent_cubes_go_by_the_name_of_the_specification_too() {
    let game = Game::in_turn(
        "players: [(colour: Purple), (colour: Green)], islands: [(id: \"IS-01\", at: \"r1c1\", perm: {Purple: 2})]",
    );
    assert_eq!(game.state().islands()[0].permanent_of(Purple), 2);
}

#[test]
fn dr_33_7_of_34_cubes_those_lie_in_the_supply_that_lie_nowhere_else() {
    // A sailor at the top level has brought its cube to Sea Dogs (DR-24.4, DR-24.6): 35 cubes there are, and no more (DR-33.9).
    for (said, supply, sea_dogs) in
        [("", 32, 2), (", supply: 34", 34, 0), (", supply: 33", 33, 1), (", supply: 20", 20, 2)]
    {
        let game = Game::in_turn(&format!(
            "players: [(colour: Purple, hand: [\"SA-CAP@4\", \"SA-PIR@4\"]{said}), (colour: Green)]"
        ));
        let purple = game.player(Purple);
        assert_eq!((purple.supply, purple.sea_dogs_cubes, game.player(Green).supply), (supply, sea_dogs, 34), "{said}");
    }
}
