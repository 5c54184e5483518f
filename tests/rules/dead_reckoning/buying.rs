//! Advancements and encounters (DR-10): bought, traded for, fought for, buried.

use weather_gage::rules::dead_reckoning::goods::Place;
use weather_gage::rules::dead_reckoning::happenings::{Advancements, Battle};
use weather_gage::rules::dead_reckoning::legal;
use weather_gage::rules::dead_reckoning::printed::ids::Worn;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::state::Phase;
use weather_gage::rules::kernel::{Ruleset, Viewer};

use super::scene::*;

const HERE: Place = Place::Tile(1, 1);

/// Purple beside a card, with cargo in two holds; the sea has an island there, and the box one more card.
fn beside(card: &str, more: &str) -> Game {
    Game::in_turn(&format!(
        "players: [(colour: Purple, at: \"r1c1\", dock: 9, holds: {{A: (cargo: 4, gold: 0), D: (cargo: 2)}},
            in_play: [\"SA-CAP\", \"SA-BOS\"],
            deck: [\"SA-CAB\", \"SA-CAB#2\", \"SA-CAB#3\", \"SA-DEC\", \"SA-DEC#2\"]), (colour: Green)],
        sea: {{\"r1c1\": (id: \"IS-01\", card: \"{card}\")}}, boxes: {{1: [\"A1-09#2\"]}}{more}"
    ))
}

fn worn(word: &str) -> Worn {
    Worn::try_from(word).unwrap()
}

fn trade(a: u8, d: u8) -> Order {
    Order::Trade([(Hold::A, a), (Hold::D, d)].into())
}

fn buy(a: u8, d: u8) -> Order {
    Order::Buy([(Hold::A, a), (Hold::D, d)].into())
}

#[test]
fn dr_10_3_and_10_4_a_card_is_bought_with_cargo_of_the_ship_and_set_aside() {
    let mut game = beside("A1-02#1", "");
    for (order, rule) in [
        (buy(2, 0), "DR-10.3"),
        (buy(2, 2), "DR-10.3"),
        (buy(0, 3), "DR-10.3"),
        (Order::Buy([(Hold::B, 3)].into()), "DR-10.3"),
        (trade(3, 0), "DR-10.8"),
    ] {
        assert_eq!(game.refused(ACTIVE, order), rule);
    }
    game.give(ACTIVE, buy(1, 2));
    assert_eq!(game.player(Purple).aboard(), goods(3, 0));
    assert_eq!(game.player(Purple).dock, 9, "the dock cannot pay");
    assert_eq!(game.player(Purple).set_aside, [worn("A1-02#1")]);
    assert!(game.has(&H::Advancements(Advancements::Bought {
        by: Purple,
        card: worn("A1-02#1"),
        holds: [(Hold::A, 1), (Hold::D, 2)].into()
    })));
    assert_eq!(game.told_by("DR-10.3"), 1);
}

#[test]
fn dr_10_3_the_ship_must_be_where_the_card_lies() {
    let mut home = Game::in_turn("players: [(colour: Purple, holds: {A: (cargo: 4)}), (colour: Green)]");
    assert_eq!(home.refused(ACTIVE, buy(3, 0)), "DR-10.3");
    let mut empty = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c2\", holds: {A: (cargo: 4)}), (colour: Green)],
        sea: {\"r1c1\": (id: \"IS-01\", card: \"A1-02#1\"), \"r1c2\": (id: \"OS1\")}",
    );
    assert_eq!(empty.refused(ACTIVE, buy(3, 0)), "DR-10.3");
    assert!(!legal::orders(empty.state(), ACTIVE).iter().any(|order| matches!(order, Order::Buy(_))));
}

#[test]
fn dr_10_1_two_purchases_and_encounters_a_turn() {
    let mut game = beside("A1-02#1", ", purchases: 1");
    game.give(ACTIVE, buy(3, 0));
    assert_eq!(game.state().turn.purchases, 2);
    let mut third = beside("A1-02#1", ", purchases: 2");
    assert_eq!(third.refused(ACTIVE, buy(3, 0)), "DR-10.1");
    let mut encounter = beside("E1-01", ", purchases: 2");
    assert_eq!(encounter.refused(ACTIVE, trade(3, 0)), "DR-10.1");
    assert_eq!(encounter.refused(ACTIVE, Order::Attack(Target::Merchant)), "DR-10.1");
    let listed = legal::orders(encounter.state(), ACTIVE);
    assert!(!listed.iter().any(|order| matches!(order, Order::Trade(_) | Order::Attack(_))));
}

#[test]
fn dr_10_5_the_cell_stays_empty_until_the_end_phase() {
    let mut game = beside("A1-02#1", "");
    game.give(ACTIVE, buy(3, 0));
    assert_eq!(game.state().sea.cell(HERE), None);
    assert_eq!(game.refused(ACTIVE, buy(1, 2)), "DR-10.3", "nothing comes in the same turn");
    game.give(ACTIVE, Order::EndMain);
    assert_eq!(game.state().sea.cell(HERE).map(|cell| cell.card), Some(number("A1-09#2")));
}

#[test]
fn dr_10_6_walls_and_blockades_do_not_forbid_a_purchase() {
    let walls = "islands: [(id: \"IS-01\", at: \"r1c1\", cubes: {Green: 3}, buildings: [Fort, Garrison])]";
    let mut game = Game::in_turn(&format!(
        "players: [(colour: Purple, at: \"r1c1\", holds: {{A: (cargo: 4)}}),
            (colour: Green, at: \"r1c1\", pirate: true)], {walls},
        sea: {{\"r1c1\": (id: \"IS-01\", card: \"A1-02#1\")}}"
    ));
    assert!(game.state().blockaded(Purple, HERE));
    game.give(ACTIVE, buy(3, 0));
    assert_eq!(game.player(Purple).set_aside.len(), 1);
}

#[test]
fn dr_10_7_and_10_8_trade_buys_what_the_front_shows_and_hides_the_back() {
    let mut game = beside("E1-02", "");
    assert_eq!(game.refused(ACTIVE, buy(3, 0)), "DR-10.8");
    assert_eq!(game.refused(ACTIVE, trade(2, 0)), "DR-10.3", "the front says three");
    game.give(ACTIVE, trade(3, 0));
    assert_eq!(game.player(Purple).set_aside, [worn("E1-02t")]);
    assert!(!game.told.iter().any(|told| matches!(told, H::Battle(Battle::EncounterTurned { .. }))));
    for viewer in [Viewer::Seat(ACTIVE), Viewer::Seat(OTHER), Viewer::Bystander] {
        let seen = DeadReckoning::seen_by(game.state(), viewer);
        assert_eq!(seen.table.players[0].set_aside, [worn("F1at")], "nobody knows which of them it is");
        let told = game.told.iter().filter_map(|told| DeadReckoning::told_to(game.state(), told, viewer));
        let fronts: Vec<_> = told
            .filter_map(
                |told| if let H::Advancements(Advancements::Bought { card, .. }) = told { Some(card) } else { None },
            )
            .collect();
        assert_eq!(fronts, [worn("F1at")]);
    }
    let cards = game.state().cards();
    let front = cards.sleeved(worn("E1-02t")).cloned();
    assert_eq!(front, cards.fronts.get(&number("F1a").kind).map(|front| front.face.clone()));
    assert_eq!(game.told_by("DR-10.8"), 1);
}

#[test]
fn dr_10_7_every_way_to_pay_that_is_listed_is_allowed() {
    for card in ["A1-02#1", "E1-02", "A2-06#1"] {
        let game = beside(card, "");
        let listed = legal::orders(game.state(), ACTIVE);
        let ways: Vec<_> = listed.iter().filter(|order| matches!(order, Order::Buy(_) | Order::Trade(_))).collect();
        assert!(ways.len() > 1, "{ways:?}");
        assert!(listed.iter().all(|order| DeadReckoning::check(game.state(), ACTIVE, order).is_ok()));
        let view = DeadReckoning::seen_by(game.state(), Viewer::Seat(ACTIVE));
        assert_eq!(legal::orders(&view.table, ACTIVE), listed, "who does not know the back sees the same");
    }
}

#[test]
fn dr_10_10_and_10_11_a_prize_is_set_aside_and_the_beaten_attacker_buries_it() {
    let start = |card: &str| {
        let mut game = beside(card, "");
        game.give(ACTIVE, Order::Attack(Target::Merchant)).give(ACTIVE, Order::Commit(1));
        game
    };
    let mut won = start("E1-02");
    won.zones(&["S2", "S1A", "DA"]);
    while won.phase() == Phase::Aftermath {
        let first = won.options()[0].clone();
        won.choose(&first);
    }
    assert_eq!(won.player(Purple).set_aside, [worn("E1-02")], "the prize shows, in the place of her front");
    assert_eq!((won.phase(), won.state().turn.purchases), (Phase::Main, 1));
    let cards = won.state().cards();
    assert_eq!(cards.slot(number("E1-02").kind), cards.slot(number("F1a").kind));
    let mut lost = start("E1-02");
    lost.zones(&["DA", "S1A", "S1B"]);
    assert_eq!(
        (lost.state().buried.as_slice(), lost.player(Purple).set_aside.len()),
        ([number("E1-02")].as_slice(), 0)
    );
    assert_eq!(lost.state().turn.purchases, 1, "a lost attack counts (DR-10.1)");
    let mut bare = start("E1-01");
    bare.zones(&["S2", "S1A", "DA"]);
    while bare.phase() == Phase::Aftermath {
        let first = bare.options()[0].clone();
        bare.choose(&first);
    }
    assert_eq!(bare.state().buried, [number("E1-01")], "who has no ability is buried (G-16)");
}

#[test]
fn dr_10_13_buried_cards_never_come_back() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\"), (colour: Green)], sea: {\"r1c1\": (id: \"IS-01\", card: \"E1-04\")}",
    );
    game.give(ACTIVE, Order::Attack(Target::Merchant)).give(ACTIVE, Order::Commit(0)).zones(&["S1A"]);
    assert_eq!(game.state().buried, [number("E1-04")]);
    game.give(ACTIVE, Order::EndMain);
    assert_eq!(game.state().sea.cell(HERE), None, "the box was empty, and what is buried is not in it");
}

#[test]
fn dr_10_14_in_a_sleeve_only_the_advancement_half_shows() {
    let game =
        Game::in_turn("players: [(colour: Purple, in_play: [\"SA-CAP+E1-02t\", \"SA-BOS+E1-05\"]), (colour: Green)]");
    let seen = DeadReckoning::seen_by(game.state(), Viewer::Seat(OTHER));
    let sleeves: Vec<_> = seen.table.players[0].in_play.iter().flat_map(|card| card.sleeve.clone()).collect();
    assert_eq!(sleeves, [worn("F1at"), worn("E1-05")], "her front, and the prize that everybody saw");
}

#[test]
fn dr_10_2_and_10_12_an_encounter_is_an_advancement_like_any_other() {
    let mut game = beside("E1-02", "");
    game.give(ACTIVE, trade(3, 0)).give(ACTIVE, Order::EndMain).give(ACTIVE, Order::ChooseMode { pirate: false });
    game.give(ACTIVE, Order::Sleeve(worn("F1at"), card("SA-CAP")));
    let captain = game.player(Purple).crew().find(|own| own.id == card("SA-CAP")).unwrap();
    assert_eq!(captain.sleeve, [worn("E1-02t")], "it takes a place in a sleeve");
}
