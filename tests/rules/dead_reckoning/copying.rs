//! Old Hand, who uses the ability of another advancement as if it were printed on the card (DR-15.18).

use weather_gage::captains::dead_reckoning::steady;
use weather_gage::rules::dead_reckoning::cards::AbilityRef;
use weather_gage::rules::dead_reckoning::happenings::{Battle, Sailing};
use weather_gage::rules::dead_reckoning::legal;
use weather_gage::rules::dead_reckoning::state::Phase;

use super::refused::fits;
use super::scene::*;

const OLD_HAND: &str = "SA-CAP/middle/0";

fn mark(word: &str) -> AbilityRef {
    AbilityRef::try_from(word.to_owned()).unwrap()
}

fn copy(copied: &str) -> Order {
    Order::UseCopy(mark(OLD_HAND), mark(copied))
}

/// A battle with Old Hand on the captain, who has two helms.
fn battle(others: &str) -> Game {
    Game::of(&format!(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-CAP@2+A4-12+A1-03\", {others}]),
         (colour: Green, at: \"r1c1\", pirate: true)], moved_in: true, attack: Ship(Green)"
    ))
}

#[test]
fn dr_15_18_a_battle_ability_is_copied_and_counts_on_the_card_of_the_copy() {
    let mut game = battle("\"SA-CAB@1+A2-01\"");
    game.commit(0, Some(0));
    assert_eq!(game.phase(), Phase::Abilities, "the drill has no helm on its own card, and two on that of the copy");
    assert_eq!(legal::orders(game.state(), ACTIVE), [copy("SA-CAB#1/middle/0"), Order::Pass]);
    game.give(ACTIVE, copy("SA-CAB#1/middle/0")).zones(&["S1A", "S2"]);
    assert!(game.has(&H::Sailing(Sailing::Employed { by: Purple, ability: mark(OLD_HAND), option: 0 })));
    assert!(game.has(&H::Battle(Battle::StrengthCounted { active: 3, other: 0 })));
    assert_eq!(game.cubes(Purple), 35);
}

#[test]
fn dr_15_18_the_other_is_not_spent_and_the_copy_is_used_once_a_turn() {
    let mut game = battle("\"SA-BOS@2+A1-04\", \"SA-MAT@2+A1-02\"");
    game.commit(0, Some(0));
    let cutlass = "SA-BOS/middle/0";
    for (copied, rule) in [
        (OLD_HAND, "DR-15.18"),
        ("SA-CAP/2/0", "DR-15.18"),
        ("SA-MAT/middle/0", "DR-15.18"),
        ("SA-BOS/2/0", "DR-15.18"),
    ] {
        assert_eq!(game.refused(ACTIVE, copy(copied)), rule, "{copied}");
    }
    assert_eq!(game.refused(ACTIVE, Order::UseCopy(mark(cutlass), mark(OLD_HAND))), "DR-15.18");
    assert_eq!(game.refused(ACTIVE, Order::UseCopy(mark("SA-PIR/middle/0"), mark(cutlass))), "DR-6.2");
    assert!(matches!(steady::order(game.state(), ACTIVE), Order::Use(..)), "first one’s own");
    game.give(ACTIVE, Order::Use(card("SA-BOS"), 0));
    assert_eq!(steady::order(game.state(), ACTIVE), copy(cutlass), "and then, of what is used, the copy");
    game.give(ACTIVE, copy(cutlass));
    assert!(game.has(&H::Battle(Battle::StrengthCounted { active: 2, other: 0 })), "nothing is left to be used");
    let used = battle("\"SA-BOS@2+A1-04\"").refused(ACTIVE, copy(cutlass));
    assert_eq!(used, "DR-6.4", "before the drop");
}

#[test]
fn dr_15_18_and_18_18_a_copy_is_a_go_of_its_own() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-CAP@2+A4-12\", \"SA-BOS@2+A1-04\", \"SA-MAT@1+A1-04\"]),
         (colour: Green, at: \"r1c1\", pirate: true, in_play: [\"SA-BOS@2+A1-04\"])], moved_in: true, attack: Ship(Green)",
    );
    game.commit(0, Some(0)).give(ACTIVE, Order::Use(card("SA-BOS"), 0)).give(OTHER, Order::Pass);
    game.give(ACTIVE, copy("SA-BOS/middle/0")).give(OTHER, Order::Pass);
    assert_eq!(game.phase(), Phase::Abilities, "the two passes do not follow each other");
    assert_eq!(game.refused(ACTIVE, copy("SA-BOS/middle/0")), "DR-18.5");
    game.give(ACTIVE, Order::Use(card("SA-MAT"), 0));
}

#[test]
fn dr_15_18_and_15_47_a_winner_copies_too() {
    let mut game = battle("\"SA-BOS@2+A4-02\"");
    game.commit(1, Some(0)).zones(&["S1A"]);
    assert_eq!(game.options(), ["SA-BOS/0", "SA-CAP/middle/0=SA-BOS/middle/0", "none"]);
    game.choose("SA-CAP/middle/0=SA-BOS/middle/0");
    while game.options()[0].starts_with("hold") {
        game.choose("hold-a");
    }
    assert_eq!(game.options(), ["SA-BOS/0", "none"], "the court itself is not spent");
    assert_eq!(game.player(Purple).aboard(), goods(1, 2));
    game.choose("none");
    assert_eq!(game.player(Green).damage, 2, "one for the battle, one by the copy");
    // Damage is spared by a copy after that.
    let mut spared = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", damage: 4, in_play: [\"SA-CAP@1+A4-12\", \"SA-BOS@2+A3-03\"]),
         (colour: Green, at: \"r1c1\", pirate: true, in_play: [\"SA-GUN@2\"])], moved_in: true, attack: Ship(Green)",
    );
    spared.commit(1, Some(2)).zones(&["S1A", "DA", "DB"]).give(ACTIVE, Order::Pass);
    spared.choose("SA-CAP/middle/0=SA-BOS/middle/1").choose("SA-BOS/1");
    assert_eq!(spared.player(Purple).damage, 4);
}

#[test]
fn dr_15_18_and_15_6_a_flag_is_copied_and_one_battle_more_may_be_fought() {
    let turn = |purple: &str| {
        Game::in_turn(&format!(
            "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-BOS@2+A4-12\", \"SA-MAT@1+A1-10\"]{purple}),
             (colour: Green, at: \"r1c1\"), (colour: Blue, at: \"r1c1\")]"
        ))
    };
    let flag = employ("ability: \"SA-BOS/middle/0\", copied: \"SA-MAT/top/0\"");
    let mut game = turn(", used_flags: 1");
    let green = Order::Attack(Target::Ship(Green));
    assert_eq!(game.refused(ACTIVE, green.clone()), "DR-20.2");
    assert!(legal::orders(game.state(), ACTIVE).contains(&flag));
    game.give(ACTIVE, flag.clone());
    assert!(game.has(&H::Sailing(Sailing::FlagCopied { by: Purple })));
    assert_eq!(game.state().flags(Purple), 1);
    assert_eq!(game.refused(ACTIVE, flag.clone()), "DR-6.3");
    game.give(ACTIVE, green).commit(0, Some(0));
    assert_eq!(game.state().flags(Purple), 0);
    // One more beside the one on the card, whichever comes first.
    let mut both = turn("");
    both.give(ACTIVE, flag);
    assert_eq!(both.state().flags(Purple), 2);
    let no = employ("ability: \"SA-BOS/middle/0\", copied: \"SA-BOS/2/0\"");
    assert_eq!(turn("").refused(ACTIVE, no), "DR-15.18", "a level is no advancement");
}

#[test]
fn dr_15_18_a_script_names_what_copies_and_what_is_copied() {
    fits(
        "Position(id: \"x\", players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-CAP@2+A4-12\", \"SA-CAB#2+A2-04\"])], merchant: \"E1-01\",
            attack: Merchant)",
        "Orders(\"purple\", Commit(0)), Zones([\"S1A\", \"S1B\"]), Orders(\"purple\", UseCopy(\"SA-CAP/middle/0\", \"SA-CAB/top/0\")),
         Zones([\"S2\", \"S1C\"]), Orders(\"purple\", UseCopy(\"SA-CAP/middle/0\", \"SA-CAB/top/0\")), ExpectRefusal(\"DR-18.5\")",
    );
}
