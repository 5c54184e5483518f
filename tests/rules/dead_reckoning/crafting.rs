//! Card crafting (DR-11): the sleeves of advancements, and the number that may be left over.

use weather_gage::rules::dead_reckoning::cards::{Card, SleeveSlot};
use weather_gage::rules::dead_reckoning::crafting::least_unsleeved;
use weather_gage::rules::dead_reckoning::happenings::Advancements;
use weather_gage::rules::dead_reckoning::legal;
use weather_gage::rules::dead_reckoning::printed::cards::Cards;
use weather_gage::rules::dead_reckoning::printed::ids::Worn;
use weather_gage::rules::dead_reckoning::state::Phase;

use super::scene::*;

fn worn(word: &str) -> Worn {
    Worn::try_from(word).unwrap()
}

/// Purple at step 4 of the end phase with these cards in play, and these advancements set aside.
fn crafting(in_play: &str, aside: &str) -> Game {
    let mut game = Game::in_turn(&format!(
        "players: [(colour: Purple, in_play: [{in_play}], set_aside: [{aside}], hand: [\"SA-PIR\"],
            deck: [\"SA-CAB\", \"SA-CAB#2\", \"SA-CAB#3\", \"SA-DEC\", \"SA-DEC#2\"]), (colour: Green)]"
    ));
    game.give(ACTIVE, Order::EndMain);
    game
}

fn sleeve(advancement: &str, into: &str) -> Order {
    Order::Sleeve(worn(advancement), card(into))
}

#[test]
fn dr_11_1_and_11_3_advancements_go_onto_cards_in_play() {
    let mut game = crafting("\"SA-CAP\"", "\"A1-02#1\"");
    assert_eq!(game.phase(), Phase::Sleeve);
    assert_eq!(game.refused(ACTIVE, sleeve("A1-02#1", "SA-PIR")), "DR-11.3");
    assert_eq!(game.refused(ACTIVE, sleeve("A1-02#1", "SA-BOS")), "DR-11.3");
    assert_eq!(game.refused(ACTIVE, sleeve("A1-02#2", "SA-CAP")), "DR-11.9");
    game.give(ACTIVE, sleeve("A1-02#1", "SA-CAP"));
    let captain = game.player(Purple).crew().find(|own| own.id == card("SA-CAP")).unwrap();
    assert_eq!(captain.sleeve, [worn("A1-02#1")]);
    assert!(game.has(&H::Advancements(Advancements::Sleeved {
        by: Purple,
        advancement: worn("A1-02#1"),
        card: card("SA-CAP")
    })));
    assert_eq!(game.state().active(), Green, "nothing is left to sleeve, and nobody is asked");
    let mut early =
        Game::in_turn("players: [(colour: Purple, in_play: [\"SA-CAP\"], set_aside: [\"A1-02#1\"]), (colour: Green)]");
    assert_eq!(early.refused(ACTIVE, sleeve("A1-02#1", "SA-CAP")), "DR-11.3", "not in the main phase");
}

#[test]
fn dr_11_2_one_advancement_in_each_place() {
    let mut game = crafting("\"SA-CAP+A1-04#1\", \"SA-BOS\"", "\"A1-02#1\", \"A1-01#1\"");
    assert_eq!(game.refused(ACTIVE, sleeve("A1-02#1", "SA-CAP")), "DR-11.2");
    let listed: Vec<_> =
        legal::orders(game.state(), ACTIVE).into_iter().filter(|order| matches!(order, Order::Sleeve(..))).collect();
    assert_eq!(listed, [sleeve("A1-02#1", "SA-BOS"), sleeve("A1-01#1", "SA-CAP"), sleeve("A1-01#1", "SA-BOS")]);
    game.give(ACTIVE, sleeve("A1-01#1", "SA-CAP"));
    let captain = game.player(Purple).played(card("SA-CAP")).unwrap();
    assert_eq!(captain.sleeve, [worn("A1-04#1"), worn("A1-01#1")]);
}

#[test]
fn dr_11_4_several_go_into_one_card_in_the_same_step() {
    let mut game = crafting("\"SA-CAP\"", "\"A1-01#1\", \"A1-02#1\", \"A1-03#1\"");
    game.give(ACTIVE, sleeve("A1-01#1", "SA-CAP")).give(ACTIVE, sleeve("A1-02#1", "SA-CAP"));
    game.give(ACTIVE, sleeve("A1-03#1", "SA-CAP"));
    let captain = game.player(Purple).crew().find(|own| own.id == card("SA-CAP")).unwrap();
    assert_eq!(captain.sleeve.len(), 3);
    assert_eq!(game.state().active(), Green);
}

#[test]
fn dr_11_5_what_was_sleeved_this_turn_counts_for_nothing_yet() {
    let drawn = |in_play: &str, aside: &str| {
        let mut game = Game::in_turn(&format!(
            "players: [(colour: Purple, in_play: [{in_play}], set_aside: [{aside}],
                deck: [\"SA-PIR\", \"SA-BOS\", \"SA-MAT\", \"SA-PUR\", \"SA-DEC\"]), (colour: Green)]"
        ));
        game.give(ACTIVE, Order::EndMain);
        if !aside.is_empty() {
            game.give(ACTIVE, sleeve("A1-07#1", "SA-CAP"));
        }
        game.player(Purple).hand.len()
    };
    assert_eq!(drawn("\"SA-CAP\"", "\"A1-07#1\""), 4, "its bonus card comes in the turns after");
    assert_eq!(drawn("\"SA-CAP+A1-07#1\"", ""), 5);
}

#[test]
fn dr_11_6_nothing_is_taken_out_of_a_sleeve() {
    let mut game = crafting("\"SA-CAP+A1-02#1\", \"SA-BOS\"", "\"A1-04#1\"");
    assert_eq!(game.refused(ACTIVE, sleeve("A1-02#1", "SA-BOS")), "DR-11.9", "what is sleeved is not set aside");
    game.give(ACTIVE, Order::DoneSleeving);
    let captain = game.player(Purple).crew().find(|own| own.id == card("SA-CAP")).unwrap();
    assert_eq!(captain.sleeve, [worn("A1-02#1")]);
}

#[test]
fn dr_11_7_one_may_stay_set_aside_and_dr_11_9_keeps_it() {
    let mut game = crafting("\"SA-CAP\", \"SA-BOS\"", "\"A1-02#1\", \"A1-04#1\"");
    assert_eq!(game.refused(ACTIVE, Order::DoneSleeving), "DR-11.8");
    assert!(!legal::orders(game.state(), ACTIVE).contains(&Order::DoneSleeving));
    game.give(ACTIVE, sleeve("A1-04#1", "SA-CAP"));
    assert!(legal::orders(game.state(), ACTIVE).contains(&Order::DoneSleeving));
    game.give(ACTIVE, Order::DoneSleeving);
    assert_eq!(game.player(Purple).set_aside, [worn("A1-02#1")]);
    assert_eq!(game.state().active(), Green, "it stays beside its player");
}

#[test]
fn dr_11_8_what_cannot_be_sleeved_stays_and_all_else_must_go() {
    // Three for the middle and two cards: one stays, and one may.
    let mut three = crafting("\"SA-CAP\", \"SA-BOS\"", "\"A1-02#1\", \"A1-04#1\", \"A1-08#1\"");
    assert_eq!(three.refused(ACTIVE, Order::DoneSleeving), "DR-11.8");
    three.give(ACTIVE, sleeve("A1-02#1", "SA-CAP"));
    assert_eq!(three.refused(ACTIVE, Order::DoneSleeving), "DR-11.8");
    three.give(ACTIVE, sleeve("A1-04#1", "SA-BOS"));
    assert_eq!(three.state().active(), Green);
    // Three for one middle, and one for its top: two must stay, and the top must go too.
    let mut two = crafting("\"SA-CAP\"", "\"A1-02#1\", \"A1-04#1\", \"A1-08#1\", \"A1-01#1\"");
    two.give(ACTIVE, sleeve("A1-08#1", "SA-CAP"));
    assert_eq!(two.refused(ACTIVE, Order::DoneSleeving), "DR-11.8");
    two.give(ACTIVE, sleeve("A1-01#1", "SA-CAP"));
    assert_eq!(two.player(Purple).set_aside.len(), 2);
    assert_eq!(two.state().active(), Green);
    // Nothing in play: everything stays, and no captain is asked.
    assert_eq!(crafting("", "\"A1-02#1\", \"A1-04#1\"").state().active(), Green);
}

/// The least that any assignment leaves over, tried one by one.
fn tried(cards: &Cards, aside: &[Worn], in_play: &[Card]) -> usize {
    let Some((first, rest)) = aside.split_first() else { return 0 };
    let slot = cards.slot(first.card.kind).unwrap();
    let mut least = 1 + tried(cards, rest, in_play);
    for (at, own) in in_play.iter().enumerate() {
        if !own.sleeve.iter().any(|worn| cards.slot(worn.card.kind) == Some(slot)) {
            let mut next = in_play.to_vec();
            next[at].sleeve.push(*first);
            least = least.min(tried(cards, rest, &next));
        }
    }
    least
}

#[test]
fn dr_11_8_the_least_that_stays_is_that_of_the_best_assignment() {
    let cards = setup("players: []").cards;
    let of = |slot: SleeveSlot| cards.advancements.iter().filter(move |(_, own)| own.slot == slot);
    let some: Vec<Worn> =
        SleeveSlot::ALL.iter().flat_map(|slot| of(*slot).take(2)).map(|(kind, _)| Worn::of(kind.any())).collect();
    let plays = ["SA-CAP", "SA-BOS+A1-02#1", "SA-PUR+A1-01#1+A1-03#1"];
    let plays: Vec<Card> = plays.iter().map(|word| Card::try_from((*word).to_owned()).unwrap()).collect();
    for aside in 0..1_u32 << some.len() {
        let aside: Vec<Worn> =
            some.iter().enumerate().filter(|(at, _)| (aside >> at) & 1 == 1).map(|(_, own)| *own).collect();
        for many in 0..=plays.len() {
            let in_play = &plays[..many];
            assert_eq!(
                least_unsleeved(&cards, &aside, in_play),
                tried(&cards, &aside, in_play),
                "{aside:?} {in_play:?}"
            );
        }
    }
}
