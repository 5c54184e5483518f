//! Gifts of cards besides goods: upgrades (DR-15.30 to DR-15.34), levels (DR-13.6, DR-15.12), advancements of a box
//! (DR-15.35, DR-15.36).

use weather_gage::rules::dead_reckoning::cards::AbilityRef;
use weather_gage::rules::dead_reckoning::duel::Mount;
use weather_gage::rules::dead_reckoning::happenings::{Advancements, Levelling, Sailors};
use weather_gage::rules::dead_reckoning::legal;
use weather_gage::rules::dead_reckoning::orders::{Employ, Split};
use weather_gage::rules::dead_reckoning::printed::ids::Worn;
use weather_gage::rules::dead_reckoning::printed::things::Achievement;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::state::Phase;
use weather_gage::rules::kernel::{Ruleset, Viewer};

use super::scene::*;

/// Purple in the harbour with this card in play.
fn with(in_play: &str, more: &str) -> Game {
    Game::in_turn(&format!("players: [(colour: Purple, in_play: [\"{in_play}\"]{more}), (colour: Green)]"))
}

fn employ(mark: &str) -> Order {
    Order::Employ(Box::new(Employ {
        ability: AbilityRef::try_from(mark.to_owned()).unwrap(),
        option: 0,
        pay: Split::default(),
        gain: Split::default(),
        cubes: Vec::new(),
        islands: Vec::new(),
        build: Vec::new(),
        copied: None,
        joined: None,
    }))
}

/// Purple uses Master Shipwright: any token.
fn shipwright(more: &str) -> Game {
    let mut game = with("SA-CAP+A3-02#1", more);
    assert!(legal::orders(game.state(), ACTIVE).contains(&employ("SA-CAP/bottom/0")));
    game.give(ACTIVE, employ("SA-CAP/bottom/0"));
    game
}

#[test]
fn dr_15_9_and_15_30_any_token_that_is_left_goes_into_an_empty_slot() {
    let mut game = shipwright("");
    assert_eq!(game.options(), ["UA-1", "UA-2", "UA-3", "UA-4", "UB-1", "UB-2", "UB-3", "UB-4", "UB-5"]);
    game.choose("UA-2");
    assert_eq!(game.options(), ["hold-b", "hold-c"], "two slots are empty (DR-15.32)");
    game.choose("hold-c");
    assert_eq!(game.player(Purple).slot(Hold::C).tokens, ["UA-2"]);
    let mut taken = shipwright(", upgrades: {B: [\"UA-1\", \"UA-1\", \"UA-1\"]}");
    assert!(!taken.options().contains(&"UA-1".to_owned()), "three were made");
    taken.choose("UB-1");
    assert_eq!(taken.player(Purple).slot(Hold::C).tokens, ["UB-1"], "the one slot that is empty");
    assert!(taken.player(Purple).achievements.contains(&Achievement::FirstRateShip), "covered tokens count (DR-15.31)");
}

#[test]
fn dr_15_31_and_15_32_only_a_full_ship_covers_what_is_there() {
    let mut game = shipwright(", upgrades: {B: [\"UB-1\"], C: [\"UB-3\"]}");
    game.choose("UA-1");
    assert_eq!(game.options(), ["hold-a", "hold-b", "hold-c", "hold-d"]);
    game.choose("hold-b");
    assert_eq!(game.player(Purple).slot(Hold::B).tokens, ["UB-1", "UA-1"], "the covered one stays underneath");
    assert_eq!(game.player(Purple).capacity(game.state().cards(), Hold::B), 6, "the uppermost works");
}

#[test]
fn dr_15_33_a_token_works_at_once() {
    let mut game = shipwright("");
    let before = game.state().cannons(Purple).len();
    game.choose("UA-2").choose("hold-b");
    assert_eq!(game.state().cannons(Purple).len(), before + 1);
}

#[test]
fn dr_15_34_goods_of_a_covered_hold_are_moved_or_go_overboard() {
    let mut game = shipwright(
        ", upgrades: {B: [\"UB-1\"], C: [\"UB-3\"]}, holds: {A: (cargo: 4), B: (cargo: 3), C: (cargo: 1), D: (cargo: 2)}",
    );
    game.choose("UA-2").choose("hold-b");
    assert_eq!(game.options(), ["cargo-to-d", "overboard-b-cargo"], "three lay there, and two fit now");
    game.choose("cargo-to-d");
    assert_eq!(game.player(Purple).slot(Hold::D).goods, goods(3, 0));
    assert_eq!((game.player(Purple).aboard(), game.phase()), (goods(10, 0), Phase::Main));
}

#[test]
fn dr_15_15_a_basic_token_goes_back_for_an_advanced_one() {
    let swap = employ("SA-CAP/bottom/0");
    let mut bare = with("SA-CAP+A2-02#1", "");
    assert_eq!(bare.refused(ACTIVE, swap.clone()), "DR-15.15");
    assert!(!legal::orders(bare.state(), ACTIVE).contains(&swap));
    let mut covered = with("SA-CAP+A2-02#1", ", upgrades: {B: [\"UB-1\", \"UA-1\"]}");
    assert_eq!(covered.refused(ACTIVE, swap.clone()), "DR-15.15", "what is covered stays there");
    let mut game = with("SA-CAP+A2-02#1", ", upgrades: {A: [\"UB-1\"], B: [\"UB-3\"]}");
    game.give(ACTIVE, swap);
    assert_eq!(game.options(), ["hold-a", "hold-b"]);
    game.choose("hold-b");
    assert!(game.options().iter().all(|option| option.starts_with("UA-")));
    game.choose("UA-3");
    assert_eq!(game.options(), ["hold-b", "hold-c"], "the slot that came free is empty too");
    game.choose("hold-c");
    assert!(game.has(&H::Advancements(Advancements::UpgradeReturned {
        by: Purple,
        token: "UB-3".to_owned(),
        hold: Hold::B
    })));
    let tokens = Hold::ALL.map(|hold| game.player(Purple).slot(hold).tokens.len());
    assert_eq!(tokens, [1, 0, 1, 0]);
}

#[test]
fn dr_15_12_the_card_that_says_so_goes_up_while_it_is_in_play() {
    let mut game = with("SA-GUN@2+A3-04#1", "");
    game.give(ACTIVE, employ("SA-GUN#1/bottom/0"));
    assert_eq!(game.player(Purple).in_play[0].level, 3);
    assert_eq!(game.told_by("DR-15.12"), 1);
    let told = game.told.iter().find(|told| matches!(told, H::Sailors(Sailors::LevelledUp { .. }))).unwrap();
    assert_eq!(DeadReckoning::told_to(game.state(), told, Viewer::Seat(OTHER)).as_ref(), Some(told), "all see it");
    assert_eq!(game.refused(ACTIVE, employ("SA-GUN#1/bottom/0")), "DR-6.3");
    // Another ability is visible now: the same gain is there once more.
    let mut again = with("SA-GUN@2+A3-04#1", "");
    let dock = |game: &Game| game.player(Purple).dock;
    let before = dock(&again);
    again.give(ACTIVE, employ("SA-GUN#1/2/0"));
    again.give(ACTIVE, employ("SA-GUN#1/bottom/0"));
    again.give(ACTIVE, employ("SA-GUN#1/3/0"));
    assert_eq!(dock(&again), before + 1 + 2);
    let mut top = with("SA-GUN@4+A3-04#1", "");
    assert_eq!(top.refused(ACTIVE, employ("SA-GUN#1/bottom/0")), "DR-13.3");
}

#[test]
fn dr_13_6_and_15_13_the_bottom_card_of_the_deck_or_the_one_above_it() {
    let deck = |cards: &str| with("SA-CAP+A4-13", &format!(", deck: [{cards}], discard: [\"SA-BOS\"]"));
    let school = || employ("SA-CAP/bottom/0");
    let mut game = deck("\"SA-PUR\", \"SA-PIR@2\", \"SA-MAT@4\"");
    game.give(ACTIVE, school());
    let ids: Vec<_> = game.player(Purple).deck.iter().map(|own| (own.id, own.level)).collect();
    assert_eq!(ids, [(card("SA-PUR"), 1), (card("SA-PIR"), 3), (card("SA-MAT"), 4)], "the order stays");
    let told = game
        .told
        .iter()
        .find(|told| matches!(told, H::Sailors(Sailors::LevelledUp { why: Levelling::Bottom, .. })))
        .unwrap();
    let heard = |viewer| DeadReckoning::told_to(game.state(), told, viewer);
    assert_eq!(heard(Viewer::Seat(ACTIVE)).as_ref(), Some(told), "the owner sees the card");
    let hidden = H::Sailors(Sailors::LevelledUp { by: Purple, card: None, level: None, why: Levelling::Bottom });
    assert_eq!(heard(Viewer::Seat(OTHER)), Some(hidden));
    let mut empty = deck("");
    empty.give(ACTIVE, school());
    assert_eq!(empty.told_by("DR-13.6"), 1);
    assert_eq!(empty.player(Purple).discard[0].level, 1, "the discard pile is not shuffled for it");
    let mut full = deck("\"SA-MAT@4\"");
    full.give(ACTIVE, school());
    assert!(full.has(&H::Sailors(Sailors::NobodyLevelled { by: Purple })));
}

#[test]
fn dr_15_14_and_15_35_the_first_advancement_of_a_box_by_helms() {
    let boxes = "boxes: {1: [\"E1-01\", \"E1-02\", \"A1-05#2\", \"A1-01#1\"], 2: [\"E2-01\"]}";
    let start = |in_play: &str| {
        Game::in_turn(&format!("players: [(colour: Purple, in_play: [\"{in_play}\"]), (colour: Green)], {boxes}"))
    };
    let mut one = start("SA-CAP+A3-09#1");
    one.give(ACTIVE, employ("SA-CAP/bottom/1"));
    assert_eq!(one.player(Purple).set_aside, [Worn::of(number("A1-05#2"))]);
    assert_eq!(one.state().boxes[0], ["E1-01", "E1-02", "A1-01#1"].map(number), "the cards keep their order");
    assert_eq!(one.state().turn.purchases, 0, "no purchase (DR-10.1)");
    let mut three = start("SA-CAP@2+A3-09#1+F2bt");
    assert_eq!(three.state().cards().helms(&three.player(Purple).in_play[0]), 3);
    three.give(ACTIVE, employ("SA-CAP/bottom/1"));
    assert!(
        three.has(&H::Advancements(Advancements::NothingTaken { by: Purple, row: 2 })),
        "nothing but a merchant ship"
    );
    assert_eq!((three.player(Purple).set_aside.len(), three.state().boxes[1].len()), (0, 1));
}

#[test]
fn dr_15_33_and_18_4_what_a_new_token_has_is_fresh_whatever_was_used_there() {
    let used = ", upgrades: {B: [\"UB-2\"], C: [\"UB-4\"]}, used_cannons: {\"B\": 1, \"bow\": 1}, used_tokens: [C], damage: 2, dock: 3";
    let mut guns = shipwright(used);
    guns.choose("UA-2").choose("hold-b");
    let cannons = |game: &Game| game.state().unused_cannons(Purple);
    assert_eq!(cannons(&guns), [(Mount::Slot(Hold::B), 2)], "two new guns, and the bow has fired");
    let mut shop = shipwright(used);
    shop.choose("UB-4").choose("hold-c");
    shop.give(ACTIVE, Order::UseToken(Hold::C, Split { home: goods(1, 0), ..Split::default() }));
    assert_eq!(shop.player(Purple).damage, 1);
}

#[test]
fn dr_15_15_a_token_that_is_uncovered_was_not_used() {
    let yard = |tokens: &str| {
        with(
            "SA-CAP+A2-02#1",
            &format!(", upgrades: {{{tokens}}}, used_tokens: [B], used_cannons: {{\"B\": 1}}, damage: 1, dock: 1"),
        )
    };
    let mut game = yard("B: [\"UB-4\", \"UB-5\"]");
    game.give(ACTIVE, employ("SA-CAP/bottom/0"));
    game.choose("UA-1");
    assert_eq!(game.player(Purple).slot(Hold::B).tokens, ["UB-4"]);
    game.give(ACTIVE, Order::UseToken(Hold::B, Split { home: goods(1, 0), ..Split::default() }));
    assert_eq!(game.player(Purple).damage, 0);
    let mut guns = yard("B: [\"UB-2\", \"UB-2\"]");
    guns.give(ACTIVE, employ("SA-CAP/bottom/0"));
    guns.choose("UA-1");
    assert_eq!(guns.state().unused_cannons(Purple), [(Mount::Bow, 1), (Mount::Slot(Hold::B), 1)]);
}
