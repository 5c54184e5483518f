//! Windows: who is asked, in what order, and what silence tells (MM-13, MM-28.4 to 28.6).

use weather_gage::rules::merchants_and_marauders::clauses::{Moment, Tests, Whose};
use weather_gage::rules::merchants_and_marauders::happenings::{Battles, Cards, Happening};
use weather_gage::rules::merchants_and_marauders::hours::{Ahead, Hour, Occasion, fits};
use weather_gage::rules::merchants_and_marauders::state::{Phase, Side};
use weather_gage::rules::merchants_and_marauders::windows;
use weather_gage::rules::merchants_and_marauders::words::Test;

use super::cards::{announce, at_sea, battle, in_port, offered, pass_until, play, red};
use super::common::*;

#[test]
fn mm_13_3_with_a_fifth_card_one_goes() {
    let hand = "hand: [\"GL-57\", \"GL-58\", \"GL-39\", \"GL-40\"], cargo: [\"RU-1\", \"RU-2\", \"RU-3\"], ship: Flute";
    let mut game = in_port(hand, "demand: {nassau: Rum}, decks: (glory: [\"GL-21\"])");
    game.give(Red, Order::Sell(vec![cargo("RU-1"), cargo("RU-2"), cargo("RU-3")])).pass();
    assert_eq!(*game.why(), Why::TooManyCards { by: Red });
    assert_eq!(game.options().len(), 5);
    game.choose("GL-58");
    assert_eq!(game.player(Red).hand.len(), 4);
    assert_eq!(game.state().discards.glory, [card("GL-58")]);
}

#[test]
fn mm_13_4_and_g_14_an_empty_deck_is_rebuilt_from_its_discard_pile() {
    let cargo_aboard = "cargo: [\"RU-1\", \"RU-2\", \"RU-3\"], ship: Flute";
    let mut game = in_port(cargo_aboard, "demand: {nassau: Rum}, short: [Glory]");
    assert!(game.state().decks.glory.is_empty());
    let discarded = game.state().discards.glory.len();
    game.give(Red, Order::Sell(vec![cargo("RU-1"), cargo("RU-2"), cargo("RU-3")]));
    game.pass();
    assert_eq!(game.player(Red).glory, 1);
    assert_eq!(game.player(Red).hand.len(), 1);
    assert_eq!(game.state().decks.glory.len(), discarded - 1);
}

#[test]
fn g_64_with_deck_and_discard_pile_empty_the_point_stands_without_a_card() {
    let red = plain("Red", "cargo: [\"RU-1\", \"RU-2\", \"RU-3\"], ship: Flute");
    let table = "phase: Port, turn: (port: true), demand: {nassau: Rum}";
    let mut game = Game::changed(&of_players(&[red, plain("Blue", "")], table), |state| state.decks.glory.clear());
    assert!(game.state().discards.glory.is_empty());
    game.give(Red, Order::Sell(vec![cargo("RU-1"), cargo("RU-2"), cargo("RU-3")])).pass();
    assert!(game.is_settled());
    assert_eq!((game.player(Red).glory, game.player(Red).hand.len()), (1, 0));
}

#[test]
fn mm_13_8_after_a_card_the_same_moment_comes_again() {
    let mut game = battle("hand: [\"GL-21\"]", "hand: [\"GL-22\"]", 1);
    game.throw(&[5, 1, 1]).throw(&[1, 1, 1]);
    assert_eq!(game.asked(), Red, "the attacker speaks first");
    game.choose("pass");
    assert_eq!(game.asked(), Blue);
    announce(&mut game, "GL-22");
    game.choose("die-red-0").choose("enough").throw(&[1]);
    assert_eq!(*game.why(), Why::Window { by: Red, hour: Hour::CardPlayed });
    game.choose("pass");
    assert_eq!(*game.why(), Why::Window { by: Red, hour: Hour::Contest }, "Red may answer");
    announce(&mut game, "GL-21");
    game.choose("die-red-0").choose("enough").throw(&[6]);
    assert_eq!(game.state().rolls[0].faces, [6, 1, 1]);
}

#[test]
fn g_70_the_owner_says_which_of_two_effects_comes_first() {
    // The Helmsman throws a 2, the card a skull, both with the same die: the later one stands.
    let contest = |card_first: bool| {
        let mut game = battle("hand: [\"GL-21\"], specialists: [\"GL-15\"]", "", 1);
        game.throw(&[1, 1, 1]).throw(&[1, 1, 1]);
        for by_card in [card_first, !card_first] {
            if by_card {
                announce(&mut game, "GL-21");
                game.choose("die-red-0").choose("enough").throw(&[5]);
            } else {
                game.choose("use-GL-15").choose("die-red-0").throw(&[2]);
            }
        }
        game.has(Battles::ContestWon { by: Side::Player(Red) })
    };
    assert!(contest(false));
    assert!(!contest(true));
}

#[test]
fn mm_13_7_a_card_that_is_declined_is_shown_and_stays() {
    let mut game = battle("hand: [\"GL-21\"]", "", 1);
    game.throw(&[5, 1, 1]).throw(&[1, 1, 1]);
    game.choose("announce-GL-21").choose("decline");
    assert!(game.has(Cards::CardDeclined { by: Red, card: card("GL-21") }));
    assert_eq!(game.player(Red).hand, [card("GL-21")]);
}

#[test]
fn mm_13_14_and_g_15_a_free_specialist_comes_from_the_discard_pile_first() {
    let more = "at: Zone(aruba), rumor: \"R-06\", specialists: [\"GL-01\"]";
    let mut game = red(more, "discards: (glory: [\"GL-02\", \"GL-05\", \"GL-57\"])");
    game.give(Red, Order::Scout(Target::Rumor)).throw(&[5, 1, 1]).pass();
    assert!(game.player(Red).specialists.contains(&card("GL-05")), "of a kind that is not owned");

    let deck = "decks: (glory: [\"GL-57\", \"GL-02\", \"GL-09\"])";
    let mut game = red(more, deck);
    game.give(Red, Order::Scout(Target::Rumor)).throw(&[5, 1, 1]).pass();
    assert!(game.player(Red).specialists.contains(&card("GL-09")));
    assert_eq!(game.state().discards.glory[..2], [card("GL-57"), card("GL-02")]);
}

#[test]
fn mm_16_12_an_escape_by_card_has_no_victor() {
    let mut game = battle("hand: [\"GL-29\"]", "", 2);
    game.choose("flee").choose("flee").pass();
    game.throw(&[5, 5, 1]).throw(&[5, 1, 1]);
    pass_until(&mut game, "GL-29");
    announce(&mut game, "GL-29");
    game.pass();
    assert!(game.has(Cards::EscapeGranted { by: Red }));
    assert!(game.state().battle.is_none());
    assert_eq!(game.player(Red).glory, 0);
}

#[test]
fn mm_28_5_passing_in_advance_is_told_to_nobody_else() {
    let mut game = red("", "");
    game.give(Blue, Order::Ahead(Hour::Tested, Ahead::Ask));
    assert_eq!(game.player(Blue).ahead.get(&Hour::Tested), Some(&Ahead::Ask));
    assert_eq!(game.phase(), Phase::Actions);
}

#[test]
fn mm_28_3_a_moment_says_whose_it_is() {
    let mine = Occasion::tested(Red, Test::ScoutNpc, Skill::Scouting);
    let tested = |whose, tests| Moment::Tested(whose, vec![tests]);
    assert!(fits(&tested(Whose::Mine, Tests::Scout), &mine, Red));
    assert!(!fits(&tested(Whose::Mine, Tests::Scout), &mine, Blue));
    assert!(fits(&tested(Whose::Other, Tests::All), &mine, Blue));
    assert!(fits(&tested(Whose::Any, Tests::ScoutNpc), &mine, Blue));
    assert!(!fits(&tested(Whose::Mine, Tests::Influence), &mine, Red));
    let both = Moment::Or(vec![Moment::BattleOver, Moment::RaidOver]);
    assert!(fits(&both, &Occasion::of(Hour::RaidOver, Red), Red));
    // Cards for any time of the own turn may be played between activities too (MM-13.5).
    assert!(fits(&Moment::OwnTurn, &Occasion::of(Hour::PortStep, Red), Red));
    assert!(!fits(&Moment::PortStep, &Occasion::of(Hour::OwnTurn, Red), Red));
}

#[test]
fn mm_28_4_a_hand_is_asked_whether_its_cards_fit_or_not() {
    for hand in ["GL-21", "GL-57", "GL-01"] {
        let mut game = battle(&format!("hand: [\"{hand}\"]"), "", 1);
        game.throw(&[5, 1, 1]).throw(&[1, 1, 1]);
        assert_eq!(*game.why(), Why::Window { by: Red, hour: Hour::Contest });
        let options = game.options();
        assert_eq!(options[..3], ["pass", "pass-this-turn", "pass-until-my-turn"], "silence tells nothing");
        assert_eq!(options.len() > 3, hand == "GL-21");
    }
}

#[test]
fn mm_28_4_without_a_card_and_without_a_thing_nobody_is_asked() {
    let mut game = battle("", "", 1);
    game.throw(&[5, 1, 1]).throw(&[1, 1, 1]);
    assert_eq!(game.dice(), 3, "the volley is due");
}

#[test]
fn mm_28_4_the_owner_of_an_open_thing_is_asked_where_it_fits() {
    let mut game = battle("specialists: [\"GL-15\"]", "", 1);
    game.throw(&[1, 1, 1]).throw(&[1, 1, 1]);
    assert!(game.options().contains(&"use-GL-15".to_owned()));
    game.choose("use-GL-15").choose("die-red-1").throw(&[5]);
    assert!(!game.is_settled());
    // Once per battle: the next contest asks nobody.
    game.throw(&[1, 1, 1]).choose("shoot").choose("shoot").throw(&[1, 1, 1]).throw(&[1, 1, 1]);
    assert_eq!(*game.why(), Why::Declare { by: Side::Player(Red) });
}

#[test]
fn mm_28_5_a_window_is_passed_for_the_rest_of_the_turn() {
    let mut game = battle("hand: [\"GL-21\"]", "", 1);
    game.throw(&[1, 1, 1]).throw(&[1, 1, 1]);
    game.choose("pass-this-turn");
    let known = Cards::AheadSet { by: Red, hour: Some(Hour::Contest), ahead: Some(Ahead::PassThisTurn) };
    assert!(game.has(known.clone()));
    let hidden = Cards::AheadSet { by: Red, hour: None, ahead: None };
    let told = Happening::from(known).as_told(&|by| by == Blue);
    assert_eq!(told, Happening::from(hidden), "others do not learn which");
    game.choose("shoot").choose("shoot");
    game.choose("pass").throw(&[1, 1, 1]).throw(&[1, 1, 1]);
    assert_eq!(game.options()[0], "shoot", "nobody is asked in the contest of round 2");
    game.choose("flee").choose("flee");
    game.choose("pass").throw(&[5, 5, 5]).throw(&[1, 1, 1]).pass();
    assert!(game.state().battle.is_none());
    game.end_turn(1);
    assert_eq!(game.player(Red).ahead.get(&Hour::Contest), None, "the turn is over");
}

#[test]
fn mm_28_5_passing_until_the_own_turn_ends_with_it() {
    let blue = plain("Blue", "hand: [\"GL-57\"], ahead: {Tested: PassUntilMyTurn, TurnStart: Ask, Hits: PassThisTurn}");
    let mut game = Game::of(&of_players(&[plain("Red", ""), blue], ""));
    assert_eq!(game.player(Blue).ahead.len(), 3);
    game.end_turn(1);
    assert_eq!(game.active(), Blue);
    assert_eq!(game.player(Blue).ahead.get(&Hour::Tested), None);
    assert_eq!(game.player(Blue).ahead.get(&Hour::Hits), None);
    assert_eq!(game.player(Blue).ahead.get(&Hour::TurnStart), Some(&Ahead::Ask), "until it is taken back");
}

#[test]
fn mm_13_6_announced_cards_are_resolved_from_the_active_player_on() {
    let other = |colour: &str, hand: &str| plain(colour, &format!("hand: [\"{hand}\"], ahead: {{Tested: Ask}}"));
    let players = [plain("Red", "at: Zone(tortuga)"), other("Blue", "GL-61"), other("Green", "GL-62")];
    let mut game = Game::of(&of_players(&players, "merchants: {tortuga: French}"));
    game.give(Red, Order::Scout(Target::Merchant)).throw(&[5, 1, 1]);
    assert_eq!(game.asked(), Blue);
    game.choose("announce-GL-61");
    assert_eq!(game.asked(), Green, "all announce before the first is resolved");
    let face_down = Cards::CardAnnounced { by: Blue, hour: Hour::Tested, card: Some(card("GL-61")) };
    let told = Happening::from(face_down).as_told(&|by| by == Green);
    assert_eq!(told, Happening::from(Cards::CardAnnounced { by: Blue, hour: Hour::Tested, card: None }));
    game.choose("announce-GL-62");
    assert_eq!((game.asked(), game.why().clone()), (Blue, Why::Resolve { by: Blue, card: card("GL-61") }));
    game.choose("resolve").throw(&[1, 1, 1]);
    // A later card sees the result of the earlier, and may be taken back (G-50, MM-13.7).
    assert_eq!(game.asked(), Green);
    game.choose("decline");
    assert_eq!(game.player(Green).hand, [card("GL-62")]);
}

#[test]
fn mm_28_2_a_card_whose_moment_has_gone_is_taken_back() {
    let mut game = battle("hand: [\"GL-35\"]", "hand: [\"GL-36\"]", 2);
    game.choose("shoot").choose("shoot");
    game.choose("announce-GL-35").choose("announce-GL-36").choose("resolve");
    assert!(game.has(Cards::CardDeclined { by: Blue, card: card("GL-36") }));
    assert_eq!(game.player(Blue).hand, [card("GL-36")]);
    assert!(game.state().battle.is_none());
}

#[test]
fn mm_13_5_cards_of_the_own_turn_wait_for_their_time() {
    let mut game = battle("hand: [\"GL-57\"]", "", 2);
    game.choose("shoot").choose("shoot");
    assert!(!offered(&game, "GL-57"));
    assert!(windows::offers(game.state(), Red, Hour::OwnTurn).is_empty(), "not during a battle");
    let game = at_sea("hand: [\"GL-57\", \"GL-21\"]", "");
    assert_eq!(windows::offers(game.state(), Red, Hour::OwnTurn), [Choice::Announce(card("GL-57"))]);
    assert!(windows::offers(game.state(), Blue, Hour::OwnTurn).is_empty());
    let game = in_port("hand: [\"GL-57\", \"GL-53\"]", "");
    assert_eq!(windows::offers(game.state(), Red, Hour::PortStep).len(), 2);
}

#[test]
fn mm_28_4_a_fog_bank_leaves_nothing_to_answer() {
    let mut game = battle("hand: [\"GL-35\", \"GL-19\"]", "", 2);
    game.choose("shoot").choose("shoot");
    announce(&mut game, "GL-35");
    assert!(game.is_settled(), "the battle is over: there is nothing to copy");
}

#[test]
fn mm_13_5_a_card_is_played_in_the_own_turn_alone() {
    red("hand: [\"GL-57\"]", "").give(Red, play("GL-57"));
    red("", "").refused(Red, play("GL-57"), "MM-13.5");
}
