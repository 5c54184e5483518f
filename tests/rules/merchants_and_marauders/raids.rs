//! Merchants found, let go and raided (MM-11).

use weather_gage::rules::merchants_and_marauders::happenings::{RaidFault, Raids};
use weather_gage::rules::merchants_and_marauders::hours::Hour;
use weather_gage::rules::merchants_and_marauders::state::Phase;
use weather_gage::rules::merchants_and_marauders::windows;

use super::common::{
    Blue, Choice, Colour, Fitting, Game, Location, Nation, Order, Red, Target, Why, Zone, card, cargo, everything_but,
    of_players, plain,
};

/// Red lies off Saint-Pierre, a French port, where a Spanish merchant is; the deck begins so.
fn off_saint_pierre(red: &str, deck: &str) -> Game {
    before(&plain("Red", &format!("at: Zone(saint_pierre), {red}")), "merchants: {saint_pierre: Spanish}", deck)
}

fn before(red: &str, more: &str, deck: &str) -> Game {
    let players = [red.to_owned(), plain("Blue", "")];
    Game::of(&of_players(&players, &format!("decks: (cargo: [{deck}]), {more}")))
}

/// Red finds the merchant.
fn found(mut game: Game) -> Game {
    game.give(Red, Order::Scout(Target::Merchant)).throw(&[6, 2, 1]);
    game
}

/// Red finds the merchant, takes it for a Spaniard, raids it, and throws this.
fn raided(game: Game, faces: &[u8]) -> Game {
    let mut game = found(game);
    game.choose("spanish").choose("raid").pass().throw(faces).pass();
    game
}

fn ship(by: Colour, game: &Game) -> [u8; 5] {
    Location::ALL.map(|location| game.track(by, location))
}

#[test]
fn mm_11_1_the_token_always_leaves_the_zone() {
    let mut game = found(off_saint_pierre("ship: Frigate", ""));
    assert!(game.has(Raids::MerchantFound { by: Red, zone: Zone::SaintPierre, token: Nation::Spanish }));
    assert_eq!(game.state().merchants.get(&Zone::SaintPierre), None);
    game.choose("spanish").choose("let-go");
    assert_eq!(game.state().merchants.get(&Zone::SaintPierre), None);
    assert_eq!(game.state().track.last(), Some(&Nation::Spanish));
    assert!(game.is_settled());
}

#[test]
fn mm_11_2_the_nation_is_that_of_the_token_or_of_the_port() {
    let mut game = found(off_saint_pierre("ship: Frigate", ""));
    assert_eq!(*game.why(), Why::MerchantNation { by: Red });
    assert_eq!(game.options(), ["spanish", "french"]);
    game.choose("french").choose("raid");
    assert_eq!(game.bounty(Red, Nation::French), 1);
    assert_eq!(game.bounty(Red, Nation::Spanish), 0);
}

#[test]
fn mm_11_2_in_the_caribbean_sea_only_the_token_counts() {
    let red = plain("Red", "at: Zone(caribbean_sea)");
    let game = found(before(&red, "merchants: {caribbean_sea: Dutch}", ""));
    assert_eq!(*game.why(), Why::RaidOrNot { by: Red });
    assert!(game.has(Raids::MerchantNamed { by: Red, nation: Nation::Dutch }));
}

#[test]
fn mm_11_3_a_merchant_let_go_costs_nothing() {
    let mut game = found(off_saint_pierre("ship: Frigate", ""));
    game.choose("spanish");
    assert_eq!(game.options(), ["raid", "let-go"]);
    game.choose("let-go");
    assert!(game.has(Raids::MerchantLetGo { by: Red }));
    assert!(!game.state().is_pirate(Red));
    assert_eq!(game.state().raid, None);
    assert_eq!(game.phase(), Phase::Actions);
}

#[test]
fn mm_11_4_the_bounty_comes_before_any_card() {
    let mut game = found(off_saint_pierre("ship: Frigate, bounties: {Spanish: 2}", ""));
    game.choose("spanish").choose("raid");
    assert_eq!(game.bounty(Red, Nation::Spanish), 3);
    let place = |name: &str| game.told.iter().position(|told| format!("{told:?}").starts_with(name));
    assert!(place("BountySet").is_some());
    assert!(place("BountySet") < place("RaidCardsTurned"));
}

#[test]
fn g_44_the_own_nation_sets_a_bounty_too() {
    let red = plain("Red", "at: Zone(nassau), ship: Frigate");
    let mut game = found(before(&red, "merchants: {nassau: English}", ""));
    game.choose("raid");
    assert_eq!(game.bounty(Red, Nation::English), 1);
}

#[test]
fn mm_11_5_no_raid_with_a_destroyed_location() {
    let mut game = off_saint_pierre("ship: Frigate, cannons: 0", "");
    game.refused(Red, Order::Scout(Target::Merchant), "MM-9.5");
}

#[test]
fn mm_11_6_and_11_7_three_cards_and_as_many_dice_as_seamanship() {
    let mut game = found(off_saint_pierre("ship: Sloop", r#""RU-1", "CO-1", "SP-1""#));
    game.choose("spanish").choose("raid");
    assert_eq!(game.state().raid.as_ref().unwrap().cards, [cargo("RU-1"), cargo("CO-1"), cargo("SP-1")]);
    assert_eq!((game.asked(), game.dice()), (Red, 3));
}

#[test]
fn mm_11_8_and_19_7_a_weapon_of_any_kind_turns_one_failed_die_into_a_success() {
    let red = "ship: Frigate, weapons: [ChainShot, GrapplingHooks, GrapeShot]";
    let mut game = found(off_saint_pierre(red, r#""RU-1", "CO-1", "SP-1""#));
    game.choose("spanish").choose("raid").throw(&[5, 2, 1]);
    game.choose("use-chain-shot").choose("use-grappling-hooks");
    assert!(game.has(Raids::SuccessesCounted { by: Red, successes: 3 }), "no failed die is left for the third");
    assert_eq!(game.player(Red).weapons.iter().count(), 1);
    assert_eq!(*game.why(), Why::Spend { by: Red, successes: 3 });
}

#[test]
fn mm_11_9_successes_draw_discard_and_exchange() {
    let deck = r#""RU-1", "CO-1", "SP-1", "TO-1", "SU-8", "CT-4""#;
    let mut game = raided(off_saint_pierre("ship: Frigate", deck), &[5, 6, 5]);
    assert_eq!(
        game.options(),
        [
            "draw",
            "discard-RU-1",
            "discard-CO-1",
            "discard-SP-1",
            "exchange-RU-1",
            "exchange-CO-1",
            "exchange-SP-1",
            "enough"
        ]
    );
    game.choose("draw").choose("exchange-TO-1").choose("discard-RU-1");
    assert!(game.has(Raids::RaidCardDrawn { card: cargo("TO-1") }));
    assert!(game.has(Raids::RaidCardExchanged { card: cargo("TO-1"), drawn: Some(cargo("SU-8")) }));
    assert!(game.has(Raids::RaidCardDiscarded { card: cargo("RU-1") }));
    for gone in ["TO-1", "RU-1"] {
        assert!(game.state().discards.cargo.contains(&cargo(gone)), "{gone}");
    }
    assert!(game.has(Raids::RaidSucceeded { by: Red, nation: Nation::Spanish, plunder: 6 }), "1 and 1 and 4");
}

#[test]
fn mm_11_9_successes_need_not_be_spent() {
    let mut game = raided(off_saint_pierre("ship: Frigate", r#""RU-1", "CO-1", "SU-8""#), &[5, 6, 5]);
    game.choose("enough");
    assert!(game.has(Raids::SuccessesLeft { by: Red }));
    assert!(game.has(Raids::RaidSucceeded { by: Red, nation: Nation::Spanish, plunder: 6 }));
}

#[test]
fn g_63_without_cards_a_success_may_still_discard() {
    let red = plain("Red", "at: Zone(saint_pierre), ship: Frigate");
    let elsewhere = everything_but(&["RU-1", "CO-1", "SU-8"]);
    let more = format!("merchants: {{saint_pierre: Spanish}}, market: [{elsewhere}]");
    let mut game = raided(before(&red, &more, r#""RU-1", "CO-1", "SU-8""#), &[5, 1, 1]);
    assert_eq!(game.options(), ["discard-RU-1", "discard-CO-1", "discard-SU-8", "enough"]);
    game.choose("discard-RU-1");
    assert!(game.has(Raids::EscapesCounted { by: Red, escapes: 1, against: 3 }));
}

#[test]
fn mm_11_10_and_11_11_each_hit_symbol_is_a_hit_on_its_location() {
    let game = raided(off_saint_pierre("ship: Frigate", r#""CO-7", "SU-8", "CT-4""#), &[1, 1, 1]);
    assert!(game.has(Raids::EscapesCounted { by: Red, escapes: 1, against: 3 }));
    assert_eq!(ship(Red, &game), [3, 3, 3, 2, 2], "a hit on the Cannons and one on the Crew");
}

#[test]
fn mm_11_11_a_hit_on_a_destroyed_location_goes_to_the_hull() {
    // Twice Masts on a ship with one mast.
    let game = raided(off_saint_pierre("ship: Frigate, masts: 1", r#""RU-7", "TI-7", "CT-4""#), &[1, 1, 1]);
    assert_eq!(ship(Red, &game), [2, 3, 0, 3, 3]);
    assert!(game.has(Raids::RaidFailed { by: Red, why: RaidFault::Crippled }));
}

#[test]
fn mm_11_11_the_reinforced_hull_cancels_a_hit_of_a_raid() {
    let red = "ship: Frigate, modifications: [ReinforcedHull]";
    let mut game = raided_up_to_hits(off_saint_pierre(red, r#""CO-7", "SU-8", "CT-4""#));
    game.choose("use-reinforced-hull").choose("hit-0");
    assert_eq!(ship(Red, &game), [3, 3, 3, 2, 3], "the first hit was the one on the Cannons");
    assert_eq!(game.player(Red).ship.as_ref().unwrap().fittings.get(&Fitting::ReinforcedHull), Some(&true));
}

#[test]
fn mm_11_11_effects_in_battle_do_not_work_in_a_raid() {
    let red = r#"(colour: Red, captain: "CP-01", ship: Frigate, at: Zone(saint_pierre))"#;
    let mut game = before(red, "merchants: {saint_pierre: Spanish}", r#""CO-7", "SU-8", "CT-4""#);
    game.give(Red, Order::Scout(Target::Merchant)).throw(&[6, 2, 1]);
    game.choose("spanish").choose("raid").throw(&[1, 1, 1]);
    assert_eq!(*game.why(), Why::Stow { by: Red }, "his ballast is not asked for");
}

/// A raid without a success, up to the window of its hits.
fn raided_up_to_hits(game: Game) -> Game {
    let mut game = found(game);
    game.choose("spanish").choose("raid").throw(&[1, 1, 1]);
    game
}

#[test]
fn g_10_modifications_of_values_count_in_a_raid() {
    let deck = r#""RU-6", "CO-1", "SP-1""#;
    let red = "ship: Sloop, modifications: [SailsAndRigging, ExtraCannonPorts, EnlargedHold]";
    let mut game = raided(off_saint_pierre(red, deck), &[1, 1, 1]);
    assert!(game.has(Raids::EscapesCounted { by: Red, escapes: 2, against: 5 }), "Sails & Rigging");
    // Without a second cannon the hit would have crippled her.
    assert!(game.has(Raids::RaidSucceeded { by: Red, nation: Nation::Spanish, plunder: 5 }));
    game.choose("RU-6").choose("CO-1").choose("SP-1");
    assert_eq!(game.player(Red).cargo.len(), 3, "a Sloop’s Hold of two is enlarged");
}

#[test]
fn g_10_guns_of_battles_are_silent_in_a_raid() {
    let red = "ship: Frigate, modifications: [Chasers, SwivelGuns, LongGuns]";
    let game = raided_up_to_hits(off_saint_pierre(red, r#""CO-7", "SU-8", "CT-4""#));
    // Nothing was asked between the test and the cargo, and no die was thrown for a token.
    assert_eq!(*game.why(), Why::Stow { by: Red });
    assert_eq!((game.told_as("Rolled"), game.told_as("CardDiceThrown"), game.told_as("ThingUsed")), (2, 0, 0));
    assert!(game.player(Red).ship.as_ref().unwrap().fittings.values().all(|used| !used));
}

#[test]
fn g_57_in_a_raid_cards_are_played_whose_moment_comes_up() {
    let red = r#"at: Zone(saint_pierre), ship: Frigate, hand: ["GL-57", "GL-67", "GL-25"]"#;
    let players = [plain("Red", red), plain("Blue", r#"hand: ["GL-61"], ahead: {Tested: Ask}"#)];
    let more = r#"merchants: {saint_pierre: Spanish}, decks: (cargo: ["CO-7", "SU-8", "CT-4"])"#;
    let mut game = Game::of(&of_players(&players, more));
    let cards = |game: &Game| -> Vec<String> {
        game.options().into_iter().filter(|option| option.starts_with("announce")).collect()
    };
    game.give(Red, Order::Scout(Target::Merchant)).throw(&[6, 2, 1]).pass().choose("spanish").choose("raid");
    assert_eq!((game.asked(), cards(&game)), (Red, vec!["announce-GL-67".to_owned()]), "a bounty is due");
    game.choose("pass").throw(&[5, 1, 1]);
    assert_eq!((game.asked(), cards(&game)), (Blue, vec!["announce-GL-61".to_owned()]), "a test lies open");
    game.pass();
    assert_eq!(*game.why(), Why::Spend { by: Red, successes: 1 });
    assert!(windows::offers(game.state(), Red, Hour::OwnTurn).is_empty(), "the Windfall waits");
    game.choose("enough");
    assert_eq!((game.asked(), cards(&game)), (Red, vec!["announce-GL-25".to_owned()]), "hits are known");
    game.pass().choose("enough").settle(1);
    game.give(Red, Order::Play(card("GL-57")));
}

#[test]
fn mm_11_12_as_many_escapes_as_manoeuvrability_let_the_merchant_escape() {
    let game = raided(off_saint_pierre("ship: Frigate", r#""RU-1", "CO-1", "SP-1""#), &[1, 1, 1]);
    assert!(game.has(Raids::EscapesCounted { by: Red, escapes: 3, against: 3 }));
    assert!(game.has(Raids::RaidFailed { by: Red, why: RaidFault::Escaped }));
    assert_eq!(game.player(Red).gold, 10);
    let sloop = raided(off_saint_pierre("ship: Sloop", r#""RU-1", "CO-1", "SP-1""#), &[1, 1, 1]);
    assert!(sloop.has(Raids::RaidSucceeded { by: Red, nation: Nation::Spanish, plunder: 3 }), "three are below four");
}

#[test]
fn mm_11_12_the_hits_count_even_if_the_merchant_escapes() {
    let game = raided(off_saint_pierre("ship: Galleon", r#""CO-7", "SU-8", "CT-4""#), &[1, 1, 1]);
    assert!(game.has(Raids::RaidFailed { by: Red, why: RaidFault::Escaped }));
    assert_eq!(ship(Red, &game), [4, 5, 4, 3, 3]);
}

#[test]
fn cp_15_ignores_an_escape() {
    let red = r#"(colour: Red, captain: "CP-15", ship: Frigate, at: Zone(saint_pierre))"#;
    let mut game = before(red, "merchants: {saint_pierre: Spanish}", r#""RU-1", "CO-1", "SP-1""#);
    game.give(Red, Order::Scout(Target::Merchant)).throw(&[6, 2, 1]);
    game.choose("spanish").choose("raid").throw(&[1, 1, 1]);
    assert!(game.has(Raids::EscapesCounted { by: Red, escapes: 2, against: 3 }));
    assert!(game.has(Raids::RaidSucceeded { by: Red, nation: Nation::Spanish, plunder: 3 }));
}

#[test]
fn mm_11_13_a_sunk_raider_dies_and_brings_nothing() {
    // Three hits on a Hull of two.
    let game = raided(off_saint_pierre("ship: Sloop, gold: 7", r#""RU-8", "SP-8", "SU-7""#), &[1, 1, 1]);
    assert!(game.has(Raids::RaidFailed { by: Red, why: RaidFault::Sunk }));
    assert_eq!(game.player(Red).captain, None);
    assert_eq!(game.player(Red).gold, 0);
    assert_eq!(game.state().raid, None);
}

#[test]
fn g_66_the_cards_of_a_raid_whose_captain_dies_are_discarded_and_tokens_scatter() {
    let red = "ship: Sloop, modifications: [SwivelGuns], bounties: {Dutch: 1}";
    let mut game = raided_up_to_hits(off_saint_pierre(red, r#""RU-8", "SP-8", "SU-7""#));
    game.pass();
    for card in ["RU-8", "SP-8", "SU-7"] {
        assert!(game.state().discards.cargo.contains(&cargo(card)), "{card}");
    }
    assert_eq!(game.told_as("FittingPlaced"), 1);
    assert!(game.player(Red).bounties.is_empty());
    assert_ne!(game.active(), Red, "the turn is over (MM-8.12)");
}

#[test]
fn mm_11_13_a_destroyed_location_lets_the_raid_fail() {
    let game = raided(off_saint_pierre("ship: Sloop", r#""RU-6", "CO-1", "SP-1""#), &[1, 1, 1]);
    assert!(game.has(Raids::RaidFailed { by: Red, why: RaidFault::Crippled }), "a Sloop has one cannon");
    assert!(game.player(Red).captain.is_some());
    assert_eq!(game.player(Red).gold, 10);
    assert_eq!(game.player(Red).cargo, []);
    for card in ["RU-6", "CO-1", "SP-1"] {
        assert!(game.state().discards.cargo.contains(&cargo(card)), "{card}");
    }
}

#[test]
fn mm_11_14_the_sum_of_the_numbers_is_the_plunder() {
    let game = raided(off_saint_pierre("ship: Frigate", r#""CO-7", "SU-8", "CT-4""#), &[1, 1, 1]);
    assert!(game.has(Raids::RaidSucceeded { by: Red, nation: Nation::Spanish, plunder: 11 }));
    assert_eq!(game.player(Red).gold, 21);
}

#[test]
fn mm_11_14_cartagena_adds_two() {
    let players = [plain("Red", "at: Zone(cartagena), ship: Frigate"), plain("Blue", "")];
    let more = r#"merchants: {cartagena: Spanish}, decks: (cargo: ["CO-7", "SU-8", "CT-4"])"#;
    let position = format!("players: [{}], {more}", players.join(", "));
    let mut game = Game::of(&position);
    game.give(Red, Order::Scout(Target::Merchant)).throw(&[6, 2, 1]).choose("raid").throw(&[1, 1, 1]);
    assert!(game.has(Raids::RaidSucceeded { by: Red, nation: Nation::Spanish, plunder: 13 }));
    game.choose("enough");
    assert_eq!(game.player(Red).glory, 1, "the addition counts towards twelve");
}

#[test]
fn mm_11_15_any_of_the_cards_are_kept_as_far_as_the_hold_has_room() {
    let mut game =
        raided(off_saint_pierre(r#"ship: Frigate, cargo: ["TI-1"]"#, r#""CO-7", "SU-8", "CT-4""#), &[1, 1, 1]);
    assert_eq!(game.options(), ["TI-1", "enough"], "cargo aboard may be thrown away for it");
    game.choose("enough");
    assert_eq!(game.options(), ["CO-7", "SU-8", "CT-4", "enough"]);
    game.choose("SU-8").choose("CO-7");
    assert_eq!(game.player(Red).cargo, [cargo("TI-1"), cargo("SU-8"), cargo("CO-7")]);
    assert!(game.state().discards.cargo.contains(&cargo("CT-4")), "a Hold of three is full");
    assert!(game.is_settled());
}

#[test]
fn mm_11_15_cargo_aboard_may_be_thrown_away() {
    let mut game =
        raided(off_saint_pierre(r#"ship: Frigate, cargo: ["TI-1"]"#, r#""CO-7", "SU-8", "CT-4""#), &[1, 1, 1]);
    game.choose("TI-1").choose("CT-4").choose("SU-8").choose("CO-7");
    assert_eq!(game.player(Red).cargo, [cargo("CT-4"), cargo("SU-8"), cargo("CO-7")]);
    assert!(game.state().discards.cargo.contains(&cargo("TI-1")));
}

#[test]
fn mm_11_15_and_17_8_a_hold_that_was_hit_loses_its_excess_first() {
    let red = r#"ship: Frigate, cargo: ["TI-1", "TI-2", "TI-3"]"#;
    let mut game = found(off_saint_pierre(red, r#""CO-3", "CO-1", "SU-8""#));
    game.choose("spanish").choose("raid").throw(&[1, 1, 1]);
    assert_eq!(*game.why(), Why::HoldLost { by: Red });
    game.deal(&["TI-2"]);
    assert_eq!(game.player(Red).cargo, [cargo("TI-1"), cargo("TI-3")]);
    assert_eq!(game.options(), ["TI-1", "TI-3", "enough"]);
    game.choose("TI-3");
    assert_eq!(*game.why(), Why::Overboard { by: Red }, "there is room for one card of three");
    game.choose("enough").choose("SU-8");
    assert_eq!(game.player(Red).cargo, [cargo("TI-1"), cargo("SU-8")]);
}

#[test]
fn mm_11_16_twelve_gold_are_a_glory_point() {
    let mut game = raided(off_saint_pierre("ship: Galleon", r#""CO-8", "CT-8", "SU-8""#), &[1, 1, 1]);
    assert!(game.has(Raids::RaidSucceeded { by: Red, nation: Nation::Spanish, plunder: 14 }));
    game.choose("enough");
    assert_eq!(game.player(Red).glory, 1);
    assert_eq!(game.player(Red).hand.len(), 1);
}

#[test]
fn mm_11_16_eleven_are_none() {
    let game = raided(off_saint_pierre("ship: Frigate", r#""CO-7", "SU-8", "CT-4""#), &[1, 1, 1]);
    assert_eq!(game.player(Red).glory, 0);
}

#[test]
fn mm_11_17_nobody_is_defeated_by_a_raid() {
    let mut game = raided(off_saint_pierre("ship: Frigate", r#""CO-7", "SU-8", "CT-4""#), &[1, 1, 1]);
    game.settle(1);
    assert!(!game.state().turn.won_crew_combat);
    assert_eq!(game.told_as("BattleBegan"), 0);
}

#[test]
fn g_68_a_mission_counts_the_nation_that_was_chosen() {
    let mission = |nation: &str| {
        let red = r#"ship: Frigate, mission: "M-12", mission_age: 1"#;
        let mut game = found(off_saint_pierre(red, r#""CO-7", "SU-8", "CT-4""#));
        game.choose(nation).choose("raid").throw(&[1, 1, 1]).choose("enough").settle(1);
        game.player(Red).glory
    };
    assert_eq!(mission("spanish"), 1);
    assert_eq!(mission("french"), 0);
}

#[test]
fn mm_29_5_the_example_of_the_specification() {
    let deck = r#""CO-7", "SU-8", "TO-1", "CT-4""#;
    let mut game = raided(off_saint_pierre("ship: Frigate", deck), &[1, 5, 2]);
    game.choose("exchange-TO-1");
    assert!(game.has(Raids::RaidSucceeded { by: Red, nation: Nation::Spanish, plunder: 11 }));
    game.choose("CO-7").choose("enough");
    assert_eq!((game.player(Red).gold, game.player(Red).glory), (21, 0));
    assert_eq!(game.track(Red, Location::Cannons), 2);
    game.refused(Red, Order::Scout(Target::Merchant), "MM-9.1");
}

#[test]
fn mm_29_5_a_raid_goes_on_from_a_position() {
    let raid = r#"raid: (by: Red, zone: saint_pierre, token: Spanish, nation: Spanish, cards: ["CO-7", "SU-8", "TO-1"], successes: 1)"#;
    let more = format!("{raid}, merchants: {{saint_pierre: None}}, track: [Spanish]");
    let players = [plain("Red", "at: Zone(saint_pierre), ship: Frigate"), plain("Blue", "")];
    let mut game = Game::of(&of_players(&players, &more));
    assert_eq!(*game.why(), Why::Spend { by: Red, successes: 1 });
    game.choose(&Choice::Discard(cargo("TO-1")).key()).choose("enough");
    assert_eq!(game.player(Red).gold, 18);
    assert_eq!(game.phase(), Phase::Actions);
}
