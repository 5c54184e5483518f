//! The end phase in its five steps (DR-12).

use weather_gage::rules::dead_reckoning::drawing;
use weather_gage::rules::dead_reckoning::happenings::{Drawing, Sailors, SettingOut, Turns};
use weather_gage::rules::dead_reckoning::state::Phase;
use weather_gage::rules::kernel::{Answer, Want};

use super::scene::*;

#[test]
fn dr_12_1_and_12_6_the_five_steps_follow_each_other_and_sleeving_is_the_fourth() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\", sails: 3, in_play: [\"SA-CAP\"], set_aside: [\"A1-02#1\"],
            deck: [\"SA-PIR\", \"SA-MAT\", \"SA-DEC\", \"SA-DEC#2\", \"SA-CAB\"]), (colour: Green)],
        sea: {\"r1c1\": (id: \"IS-01\")}, boxes: {1: [\"A1-01#1\"]}",
    );
    game.give(ACTIVE, Order::EndMain);
    assert!(
        game.told.iter().any(|told| matches!(told, H::SettingOut(SettingOut::CardLaid { .. }))),
        "step 1 before step 2"
    );
    assert_eq!((game.phase(), game.player(Purple).sails), (Phase::Mode, 3));
    game.give(ACTIVE, Order::ChooseMode { pirate: true });
    assert_eq!((game.phase(), game.player(Purple).sails), (Phase::Sleeve, 0), "step 3 is done (DR-12.5)");
    game.give(ACTIVE, Order::DoneSleeving);
    let place = |wanted: fn(&H) -> bool| game.told.iter().position(wanted).unwrap();
    let steps = [
        place(|told| matches!(told, H::SettingOut(SettingOut::CardLaid { .. }))),
        place(|told| matches!(told, H::Turns(Turns::ModeChosen { .. }))),
        place(|told| matches!(told, H::Turns(Turns::SailsLowered { .. }))),
        place(|told| matches!(told, H::Turns(Turns::PhaseBegan { phase: Phase::Draw }))),
        place(|told| matches!(told, H::Turns(Turns::CardsDiscarded { .. }))),
        place(|told| matches!(told, H::Sailors(Sailors::CardDrawn { why: Drawing::EndPhase, .. }))),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
}

#[test]
fn dr_12_5_sails_come_down_whatever_mode_is_chosen() {
    let mut game = Game::in_turn("players: [(colour: Purple, at: \"r1c1\", sails: 8), (colour: Green)]");
    game.give(ACTIVE, Order::EndMain).give(ACTIVE, Order::ChooseMode { pirate: false });
    assert_eq!((game.player(Purple).sails, game.told_by("DR-12.5")), (0, 1));
}

#[test]
fn dr_12_7_played_cards_are_discarded_and_held_ones_stay() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, in_play: [\"SA-CAP\"], hand: [\"SA-BOS\"], discard: [\"SA-PUR\"],
            deck: [\"SA-PIR\", \"SA-MAT\", \"SA-DEC\", \"SA-DEC#2\", \"SA-CAB\"]), (colour: Green)]",
    );
    game.give(ACTIVE, Order::EndMain);
    let purple = game.player(Purple);
    let ids =
        |cards: &[weather_gage::rules::dead_reckoning::cards::Card]| cards.iter().map(|own| own.id).collect::<Vec<_>>();
    assert_eq!(ids(&purple.discard), [card("SA-PUR"), card("SA-CAP")]);
    assert_eq!(ids(&purple.hand), ["SA-BOS", "SA-PIR", "SA-MAT", "SA-DEC#1", "SA-DEC#2"].map(card));
    assert_eq!(game.told_by("DR-12.8"), 5, "what is due, and four cards");
}

/// Purple draws by this, with these tokens and this island.
fn limit(more: &str, island: &str) -> u8 {
    let game = Game::in_turn(&format!("players: [(colour: Purple{more}), (colour: Green)], islands: [{island}]"));
    drawing::due(game.state(), Purple).limit
}

#[test]
fn dr_12_9_islands_under_control_and_working_tokens_raise_the_limit() {
    let rock = |cubes: &str| format!("(id: \"IS-05\", at: \"r1c1\", cubes: {{{cubes}}})");
    assert_eq!(limit("", ""), 6);
    assert_eq!(limit("", &rock("Purple: 2")), 7);
    assert_eq!(limit("", &rock("Green: 2")), 6, "the island is green’s");
    assert_eq!(limit("", "(id: \"IS-01\", at: \"r1c1\", cubes: {Purple: 3})"), 6, "no hand is printed on it");
    let cards = setup("players: []").cards;
    let cabin = cards
        .upgrades
        .iter()
        .find(|(id, _)| cards.on_token(id, weather_gage::rules::dead_reckoning::printed::abilities::Symbol::Hand) > 0);
    let (cabin, kind) = cabin.unwrap();
    assert_eq!(limit(&format!(", upgrades: {{B: [\"{cabin}\"]}}"), ""), 7);
    assert!(kind.hold == 0 || limit(&format!(", upgrades: {{B: [\"{cabin}\"]}}, holds: {{B: (cargo: 1)}}"), "") == 6);
}

#[test]
fn dr_12_10_nobody_discards_because_the_limit_has_sunk() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, hand: [\"SA-CAP\", \"SA-BOS\", \"SA-PUR\", \"SA-MAT\", \"SA-PIR\", \"SA-GUN\", \"SA-DEC\"],
            deck: [\"SA-CAB\"]), (colour: Green)]",
    );
    game.give(ACTIVE, Order::EndMain);
    assert_eq!(game.player(Purple).hand.len(), 7, "seven held, six allowed, none drawn and none laid off");
}

#[test]
fn dr_12_11_to_12_13_an_empty_deck_is_the_discard_pile_shuffled_and_not_cut() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, in_play: [\"SA-CAP\"], deck: [\"SA-PIR\"], discard: [\"SA-BOS\"]), (colour: Green)]",
    );
    game.give(ACTIVE, Order::EndMain);
    let Want::Shuffle { cards, .. } = game.want() else { panic!("{:?}", game.want()) };
    assert_eq!(*cards, 2, "the card just laid off is among them (DR-12.12)");
    game.answer(Answer::Dealt(vec![1, 0]));
    let hand: Vec<_> = game.player(Purple).hand.iter().map(|own| own.id).collect();
    assert_eq!(hand, ["SA-PIR", "SA-CAP", "SA-BOS"].map(card), "as it was shuffled; then both are empty, and it stops");
    assert_eq!(game.state().active(), Green);
}
