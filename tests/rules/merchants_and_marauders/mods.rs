//! No card has code of its own: cards made of words of the language alone are played (MM-28.8).

use std::sync::Arc;

use weather_gage::rules::merchants_and_marauders::clauses::{Clause, Item, Span};
use weather_gage::rules::merchants_and_marauders::happenings::Cards;
use weather_gage::rules::merchants_and_marauders::pack::Pack;
use weather_gage::rules::merchants_and_marauders::state::Side;
use weather_gage::rules::merchants_and_marauders::sums;
use weather_gage::rules::merchants_and_marauders::words::Trade;

use super::common::*;

/// The printed pack with changes, and Red and Blue in it; Red's fields follow.
fn game(change: impl FnOnce(&mut Pack), red: &str, table: &str) -> Game {
    let mut pack = Pack::clone(&PACK);
    change(&mut pack);
    let position = of_players(&[plain("Red", red), plain("Blue", "")], table);
    Game::begin(&setup_of(&Arc::new(pack), &position))
}

fn clauses(text: &str) -> Vec<Clause> {
    ron(text)
}

fn glory(pack: &mut Pack, word: &str, text: &str) {
    pack.glory.insert(card(word), ron(&format!("(clauses: {text})")));
}

#[test]
fn mm_28_8_a_glory_card_with_a_cost_in_goods() {
    let toast = "[Play(at: Or([OwnTurn, TurnStart(Mine)]), when: Not(Pirate), pay: [Cargo(Rum, 2)], effects: [Glory, Actions(1)])]";
    let change = |pack: &mut Pack| glory(pack, "GL-71", toast);
    let at = "at: Zone(tortuga), hand: [\"GL-71\"]";
    let mut own = game(change, &format!("{at}, cargo: [\"RU-1\", \"RU-2\"]"), "");
    own.give(Red, Order::Play(card("GL-71"))).pass();
    assert_eq!((own.player(Red).glory, own.player(Red).cargo.len()), (1, 0));
    assert_eq!(sums::actions(own.state(), Red), 4);
    game(change, &format!("{at}, cargo: [\"RU-1\", \"CO-1\"]"), "").refused(Red, Order::Play(card("GL-71")), "MM-13.5");
}

#[test]
fn mm_28_8_an_event_a_modification_and_a_specialist() {
    let change = |pack: &mut Pack| {
        let event =
            "(clauses: [Must(at: TurnEvent(Mine), when: Or([Crew(2), Damage(1)]), effects: [Gold(2), Volley(1)])])";
        pack.events.insert(card("EV-26"), ron(event));
        pack.fittings.insert(Fitting::SwivelGuns, clauses("[While(modifiers: [Max(Masts, 1), Manoeuvre(-1)])]"));
        let steward = "[May(at: HitsOnMe, once: Round, effects: [CancelHit(1), Crew(-1)])]";
        pack.specialists.insert(Trade::Steward, clauses(steward));
    };
    let red = "modifications: [SwivelGuns], specialists: [\"GL-13\"]";
    let mut game = game(change, red, "event: \"EV-26\", phase: TurnStart");
    assert_eq!(sums::max(game.state(), Side::Player(Red), Location::Masts), 3);
    game.throw(&[2]).choose("use-GL-13");
    assert_eq!((game.track(Red, Location::Masts), game.track(Red, Location::Crew)), (3, 1));
    assert_eq!(game.player(Red).gold, 12);
    assert!(game.is_settled());
}

#[test]
fn mm_28_8_a_captain_whose_test_brings_a_test_comes_to_an_end() {
    let endless = "[Must(at: Tested(Mine, [All]), effects: [Try(Leadership, [], [])])]";
    let change = |pack: &mut Pack| {
        pack.fittings.insert(Fitting::LongGuns, clauses(endless));
    };
    let table = "merchants: {tortuga: French}";
    let mut game = game(change, "at: Zone(tortuga), modifications: [LongGuns]", table);
    game.give(Red, Order::Scout(Target::Merchant)).settle(1);
    assert!(game.is_settled());
    assert!((2..=8).contains(&game.told_as("Rolled")), "{}", game.told_as("Rolled"));
}

#[test]
fn mm_28_8_a_mission_and_a_rumor_bring_what_their_words_say() {
    let change = |pack: &mut Pack| {
        let rumor =
            "(test: Scouting, at: tortuga, gain: [Moves(2), Modify(Price(Weapon, By(-1))), LookAtMerchants(1)])";
        pack.rumors.insert(card("R-03"), ron(rumor));
    };
    let mut game = game(change, "at: Zone(tortuga), rumor: \"R-03\"", "");
    game.give(Red, Order::Scout(Target::Rumor)).throw(&[5, 1, 1]).choose("havana").pass();
    assert_eq!(sums::moves(game.state(), Red), 2);
    let price = Item::Weapon;
    assert_eq!(sums::price(game.state(), Red, price), 2);
    let seen = game.told.iter().any(|told| format!("{told:?}").starts_with("MerchantsSeen"));
    assert!(seen);
    game.end_turn(1);
    assert_eq!(sums::price(game.state(), Red, price), 3, "for this turn");
}

#[test]
fn mm_28_8_a_maximum_may_hang_on_a_condition() {
    let change = |pack: &mut Pack| {
        let text =
            "[While(when: Pirate, modifiers: [Max(Cannons, 1)]), While(when: Damage(1), modifiers: [Max(Hull, 1)])]";
        pack.fittings.insert(Fitting::Chasers, clauses(text));
    };
    let max = |red: &str, location| {
        let game = game(change, &format!("modifications: [Chasers], {red}"), "");
        sums::max(game.state(), Side::Player(Red), location)
    };
    assert_eq!((max("", Location::Cannons), max("bounties: {Dutch: 1}", Location::Cannons)), (1, 2));
    assert_eq!(max("masts: 1", Location::Hull), 2, "a maximum cannot hang on damage, which is counted from it");
}

#[test]
fn mm_28_8_a_thing_of_the_turn_is_used_as_often_as_it_says() {
    let change = |pack: &mut Pack| {
        let text = "[May(at: OwnTurn, once: Turn, pay: [Gold(3)], effects: [GloryCard(1), DiscardOn([5, 6])])]";
        pack.fittings.insert(Fitting::Chasers, clauses(text));
    };
    let chasers = || Order::Use(Source::Fitting(Fitting::Chasers));
    let mut own = game(change, "modifications: [Chasers]", "");
    own.give(Red, chasers()).throw(&[5]).pass();
    assert_eq!((own.player(Red).gold, own.player(Red).hand.len(), own.player(Red).glory), (7, 1, 0));
    assert!(own.has(Cards::ThingUsed { by: Red, source: Source::Fitting(Fitting::Chasers), once: Some(Span::Turn) }));
    own.refused(Red, chasers(), "MM-13.5");
    game(change, "modifications: [Chasers], gold: 2", "").refused(Red, chasers(), "MM-13.5");
}
