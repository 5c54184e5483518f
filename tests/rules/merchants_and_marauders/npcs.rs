//! Ships of no player, and war (MM-14, MM-15).

use weather_gage::rules::kernel::Ruleset;
use weather_gage::rules::merchants_and_marauders::happenings::{Course, Grudge, Happening, Rounds};
use weather_gage::rules::merchants_and_marauders::npcs;
use weather_gage::rules::merchants_and_marauders::state::{Npc, Phase, RollKind, Side, State};
use weather_gage::rules::merchants_and_marauders::sums;
use weather_gage::rules::merchants_and_marauders::words::Compass;

use super::common::*;

fn ship(game: &Game, npc: NpcKind) -> &Npc {
    game.state().npcs.get(&npc).unwrap()
}

fn state(position: &str) -> State {
    MerchantsAndMarauders::set_up(&setup(position)).unwrap()
}

/// The next event is a pirate, who disturbs nobody.
const QUIET: &str = "decks: (event: [\"EV-13\"])";

// ---- entering and replacing

#[test]
fn mm_14_3_a_captain_lies_in_the_row_and_enters_at_the_end_of_the_round() {
    let mut game = Game::of(&format!("{TWO}, phase: Round, decks: (event: [\"EV-01\", \"EV-13\"])"));
    assert_eq!(game.state().entering, [card("EV-01")]);
    assert!(game.state().npcs.is_empty());
    game.end_turn(1).end_turn(1);
    assert_eq!(ship(&game, NpcKind::Dutch).at, Some(Zone::Curacao));
    assert_eq!(game.state().entering, [card("EV-13")]);
}

#[test]
fn mm_14_4_a_new_captain_takes_command_over_the_old_one() {
    let more = format!(
        "phase: RoundEnd, npcs: {{Dutch: (cards: [\"EV-02\"], at: st_maarten)}}, entering: [\"EV-01\"], {QUIET}"
    );
    let game = Game::of(&format!("{TWO}, {more}"));
    let dutch = ship(&game, NpcKind::Dutch);
    assert_eq!((dutch.cards.as_slice(), dutch.at), ([card("EV-01"), card("EV-02")].as_slice(), Some(Zone::Curacao)));
}

#[test]
fn mm_14_6_one_of_the_cards_below_follows_a_beaten_captain() {
    let more =
        format!("phase: RoundEnd, npcs: {{Dutch: (cards: [\"EV-02\", \"EV-03\"])}}, returning: [Dutch], {QUIET}");
    let mut game = Game::of(&format!("{TWO}, {more}"));
    assert_eq!(*game.why(), Why::Successor { npc: NpcKind::Dutch });
    game.deal(&["EV-03"]);
    let dutch = ship(&game, NpcKind::Dutch);
    assert_eq!((dutch.cards.as_slice(), dutch.at), ([card("EV-03"), card("EV-02")].as_slice(), Some(Zone::Tobago)));
    assert!(game.state().returning.is_empty());
}

#[test]
fn mm_14_6_a_single_card_below_follows_without_a_draw() {
    let more = format!("phase: RoundEnd, npcs: {{Dutch: (cards: [\"EV-02\"])}}, returning: [Dutch], {QUIET}");
    let game = Game::of(&format!("{TWO}, {more}"));
    assert_eq!(ship(&game, NpcKind::Dutch).at, Some(Zone::StMaarten));
}

#[test]
fn mm_14_7_g_16_a_new_captain_comes_before_those_below() {
    let more = format!(
        "phase: RoundEnd, npcs: {{Dutch: (cards: [\"EV-02\"])}}, returning: [Dutch], entering: [\"EV-01\"], {QUIET}"
    );
    let game = Game::of(&format!("{TWO}, {more}"));
    let dutch = ship(&game, NpcKind::Dutch);
    assert_eq!((dutch.cards.as_slice(), dutch.at), ([card("EV-01"), card("EV-02")].as_slice(), Some(Zone::Curacao)));
    assert!(game.state().returning.is_empty());
}

#[test]
fn mm_14_6_a_beaten_ship_leaves_and_its_card_is_discarded() {
    let red = plain("Red", "at: Zone(aruba), ship: ManOfWar");
    let more = "npcs: {PirateSloop: (cards: [\"EV-15\"], at: aruba)}";
    let mut game = Game::of(&of_players(&[red, plain("Blue", "")], more));
    game.give(Red, Order::Scout(Target::Npc(NpcKind::PirateSloop))).settle(6);
    assert_eq!(game.state().npcs.get(&NpcKind::PirateSloop), None);
    assert_eq!(game.state().discards.event, [card("EV-15")]);
}

// ---- pursuit

#[test]
fn mm_14_10_naval_ships_chase_pirates_and_enemies() {
    let red = plain("Red", "bounties: {Dutch: 2, French: 1}");
    let blue = plain("Blue", "bounties: {French: 3, Spanish: 1}");
    let table = state(&of_players(&[red, blue, plain("Green", "")], "war: (Spanish, English)"));
    assert_eq!(npcs::grudge(&table, NpcKind::Dutch, Red), Some(Grudge::Bounty(2)));
    assert_eq!(npcs::grudge(&table, NpcKind::Dutch, Blue), Some(Grudge::OtherBounties(4)));
    assert_eq!(npcs::grudge(&table, NpcKind::Dutch, Green), None);
    assert_eq!(npcs::grudge(&table, NpcKind::Spanish, Green), Some(Grudge::War));
    assert_eq!(npcs::grudge(&table, NpcKind::English, Green), None);
}

#[test]
fn mm_14_11_pirates_chase_whoever_is_no_pirate() {
    let table = state(&of_players(&[plain("Red", "bounties: {Dutch: 1}"), plain("Blue", "gold: 0")], ""));
    assert!(!npcs::hostile(&table, NpcKind::PirateSloop, Red));
    assert_eq!(npcs::grudge(&table, NpcKind::PirateSloop, Blue), Some(Grudge::NoPirate));
}

#[test]
fn mm_14_12_the_measures_are_levels_or_gold_and_cargo() {
    let red = plain("Red", "bounties: {Dutch: 2, French: 1, Spanish: 4}, gold: 7, chest: 30, cargo: [\"RU-1\"]");
    let table = state(&of_players(&[red, plain("Blue", "")], "war: (Dutch, English)"));
    assert_eq!(npcs::measures(&table, NpcKind::Dutch, Red), [2, 5, 1]);
    assert_eq!(npcs::measures(&table, NpcKind::PirateSloop, Red), [7, 1, 1]);
}

#[test]
fn mm_14_13_the_higher_first_measure_is_chased_and_then_the_second() {
    let near = |gold: u16, cargo: &str| {
        let red = plain("Red", &format!("at: Port(curacao), gold: {gold}, cargo: [{cargo}]"));
        let blue = plain("Blue", "at: Zone(aruba), gold: 10, cargo: [\"RU-1\"]");
        let table = state(&of_players(&[red, blue], ""));
        npcs::hunted(&table, NpcKind::PirateSloop, Zone::CaribbeanSea)
    };
    assert_eq!(near(12, ""), [Red]);
    assert_eq!(near(9, "\"RU-2\", \"RU-3\""), [Blue]);
    assert_eq!(near(10, "\"RU-2\", \"RU-3\""), [Red]);
    assert_eq!(near(10, "\"RU-2\""), [Red, Blue]);
}

#[test]
fn mm_14_13_one_of_equal_captains_is_drawn() {
    let players = [plain("Red", "at: Port(curacao)"), plain("Blue", "at: Zone(aruba)")];
    let more =
        "phase: Round, decks: (event: [\"EV-26\"]), npcs: {PirateSloop: (cards: [\"EV-15\"], at: caribbean_sea)}";
    let mut game = Game::of(&of_players(&players, more));
    assert_eq!(*game.why(), Why::Tie { npc: NpcKind::PirateSloop });
    game.deal(&["blue"]);
    assert_eq!(ship(&game, NpcKind::PirateSloop).at, Some(Zone::Aruba));
    let (from, to) = (Zone::CaribbeanSea, Zone::Aruba);
    let course = Course::Hunt(Blue, Grudge::NoPirate);
    assert!(game.has(Rounds::NpcSailed { npc: NpcKind::PirateSloop, from, to, course }));
}

#[test]
fn mm_21_5_a_player_without_a_captain_is_no_target() {
    let table = state(&of_players(&[plain("Red", ""), "(colour: Blue, at: Nowhere)".to_owned()], ""));
    assert!(!npcs::hostile(&table, NpcKind::PirateSloop, Blue));
}

// ---- scouting

#[test]
fn mm_14_14_a_hostile_ship_scouts_for_a_ship_that_comes() {
    let red = plain("Red", "at: Zone(tortuga)");
    let more = "npcs: {PirateSloop: (cards: [\"EV-13\"], at: nassau)}";
    let mut game = Game::of(&of_players(&[red, plain("Blue", "")], more));
    game.give(Red, Order::Move(Where::Zone(Zone::Nassau)));
    assert_eq!(*game.why(), Why::NpcScouts { npc: NpcKind::PirateSloop, by: Red });
    assert_eq!(game.dice(), 3);
    game.throw(&[1, 2, 4]);
    assert!(game.is_settled());
    assert_eq!(game.phase(), Phase::Actions);
}

#[test]
fn mm_14_14_nobody_scouts_in_port() {
    let more = "npcs: {PirateSloop: (cards: [\"EV-13\"], at: nassau)}";
    let mut game = Game::of(&of_players(&[plain("Red", "at: Zone(nassau)"), plain("Blue", "")], more));
    game.give(Red, Order::Move(Where::Port(Zone::Nassau)));
    assert!(game.is_settled());
}

#[test]
fn mm_14_15_a_success_starts_a_battle_and_a_later_trigger_is_a_new_roll() {
    let red = plain("Red", "at: Zone(tortuga)");
    let more = "npcs: {PirateSloop: (cards: [\"EV-13\"], at: nassau)}";
    let mut game = Game::of(&of_players(&[red, plain("Blue", "")], more));
    game.give(Red, Order::Move(Where::Zone(Zone::Nassau))).throw(&[1, 1, 1]);
    game.give(Red, Order::Move(Where::Port(Zone::Nassau)));
    game.give(Red, Order::Move(Where::Zone(Zone::Nassau))).throw(&[5, 1, 1]);
    let by = Side::Npc(NpcKind::PirateSloop);
    assert_eq!(*game.why(), Why::Roll { by, kind: RollKind::Contest });
}

#[test]
fn mm_14_16_g_17_a_flag_rolls_the_highest_single_bounty() {
    let dice = |bounties: &str| {
        let red = plain("Red", &format!("at: Zone(caracas), bounties: {{{bounties}}}"));
        let more = "npcs: {Dutch: (cards: [\"EV-01\"], at: curacao)}";
        let mut game = Game::of(&of_players(&[red, plain("Blue", "")], more));
        game.give(Red, Order::Move(Where::Zone(Zone::Curacao)));
        game.dice()
    };
    assert_eq!(dice("Dutch: 1"), 2);
    assert_eq!(dice("Dutch: 1, Spanish: 4"), 4);
    assert_eq!(dice("Dutch: 2, Spanish: 2, French: 2"), 2);
}

#[test]
fn mm_14_17_pirates_do_not_scout_beside_a_naval_ship() {
    let more = "npcs: {PirateSloop: (cards: [\"EV-13\"], at: nassau), Dutch: (cards: [\"EV-01\"], at: nassau)}";
    let mut game = Game::of(&of_players(&[plain("Red", "at: Zone(tortuga)"), plain("Blue", "")], more));
    game.give(Red, Order::Move(Where::Zone(Zone::Nassau)));
    assert!(game.is_settled());
}

#[test]
fn mm_14_18_two_men_of_war_do_not_scout_and_two_frigates_do() {
    let lurking = |war: &str| {
        let red = plain("Red", "at: Zone(tortuga), bounties: {Dutch: 1}");
        let ships = "npcs: {Spanish: (cards: [\"EV-10\"], at: nassau), French: (cards: [\"EV-07\"], at: nassau)}";
        npcs::lurking(&state(&of_players(&[red, plain("Blue", "")], &format!("{ships}, {war}"))), Zone::Nassau, Red)
    };
    assert!(lurking("war: (Spanish, French)").is_empty());
    assert_eq!(lurking("war: (Spanish, Dutch)"), [NpcKind::Spanish, NpcKind::French]);
    assert_eq!(lurking(""), [NpcKind::Spanish, NpcKind::French]);
}

#[test]
fn mm_14_19_several_ships_scout_in_random_order() {
    let red = plain("Red", "at: Zone(tortuga), bounties: {Dutch: 1}");
    let more = "npcs: {Spanish: (cards: [\"EV-10\"], at: nassau), French: (cards: [\"EV-07\"], at: nassau)}";
    let mut game = Game::of(&of_players(&[red, plain("Blue", "")], more));
    game.give(Red, Order::Move(Where::Zone(Zone::Nassau)));
    assert_eq!(*game.why(), Why::NpcOrder);
    game.deal(&["french"]);
    assert_eq!(*game.why(), Why::NpcScouts { npc: NpcKind::French, by: Red });
    game.throw(&[1, 1]);
    assert_eq!(*game.why(), Why::NpcScouts { npc: NpcKind::Spanish, by: Red });
    game.throw(&[1, 1]);
    assert!(game.is_settled());
}

#[test]
fn mm_14_19_the_others_stop_when_the_captain_is_dead() {
    let red = plain("Red", "at: Zone(tortuga), bounties: {Dutch: 1}, hull: 1, hold: 0, masts: 0, cannons: 0");
    let more = "npcs: {Spanish: (cards: [\"EV-10\"], at: nassau), French: (cards: [\"EV-07\"], at: nassau)}";
    let mut game = Game::of(&of_players(&[red, plain("Blue", "")], more));
    game.give(Red, Order::Move(Where::Zone(Zone::Nassau))).deal(&["french"]);
    game.throw(&[6, 6]).settle(6);
    assert_eq!(game.player(Red).captain, None);
    assert_eq!(game.told_as("NpcScouted"), 1);
    assert_eq!(game.active(), Blue);
}

#[test]
fn mm_14_24_the_player_to_the_left_of_the_captain_throws() {
    let players = [plain("Red", ""), plain("Blue", "at: Zone(tortuga)"), plain("Green", "")];
    let more = "active: Blue, npcs: {PirateSloop: (cards: [\"EV-13\"], at: nassau)}";
    let mut game = Game::of(&of_players(&players, more));
    game.give(Blue, Order::Move(Where::Zone(Zone::Nassau)));
    assert_eq!(game.asked(), Green);
}

// ---- sailing

#[test]
fn mm_14_20_icons_are_done_in_printed_order_and_absent_ships_skipped() {
    let more = "phase: Round, decks: (event: [\"EV-26\"]), npcs: {Spanish: (cards: [\"EV-12\"], at: santo_domingo)}";
    let game = Game::of(&format!("{TWO}, {more}"));
    let told: Vec<_> = game.told.iter().filter(|told| told.rule().0.starts_with("MM-14.2")).cloned().collect();
    let (from, to) = (Zone::SantoDomingo, Zone::Tortuga);
    let sailed = Rounds::NpcSailed { npc: NpcKind::Spanish, from, to, course: Course::Letter(Compass::N) };
    let [dutch, pirate] = [NpcKind::Dutch, NpcKind::PirateSloop].map(|npc| Rounds::IconSkipped { npc });
    let all: [Happening; 3] = [dutch.into(), sailed.into(), pirate.into()];
    assert_eq!(told, all);
}

#[test]
fn mm_14_21_a_captain_next_door_is_hunted_at_sea_or_in_port() {
    let red = plain("Red", "at: Port(tortuga), bounties: {Spanish: 2}");
    let more = "phase: Round, decks: (event: [\"EV-26\"]), npcs: {Spanish: (cards: [\"EV-10\"], at: nassau)}";
    let game = Game::of(&of_players(&[red, plain("Blue", "")], more));
    assert_eq!(ship(&game, NpcKind::Spanish).at, Some(Zone::Tortuga));
    let course = Course::Hunt(Red, Grudge::Bounty(2));
    assert!(game.has(Rounds::NpcSailed { npc: NpcKind::Spanish, from: Zone::Nassau, to: Zone::Tortuga, course }));
}

#[test]
fn mm_14_21_a_ship_stays_where_its_prey_is() {
    let red = plain("Red", "at: Port(nassau), bounties: {Spanish: 2}");
    let more = "phase: Round, decks: (event: [\"EV-26\"]), npcs: {Spanish: (cards: [\"EV-10\"], at: nassau)}";
    let game = Game::of(&of_players(&[red, plain("Blue", "at: Port(curacao)")], more));
    assert_eq!(ship(&game, NpcKind::Spanish).at, Some(Zone::Nassau));
    let because = Grudge::Bounty(2);
    assert!(game.has(Rounds::NpcStayed { npc: NpcKind::Spanish, at: Zone::Nassau, prey: Red, because }));
    // A ship that moves or stays does not scout (MM-14.14).
    assert!(game.is_settled());
}

#[test]
fn g_28_a_captain_next_door_is_hunted_like_one_in_the_same_zone() {
    let hunted = |here: u8, next: u8| {
        let red = plain("Red", &format!("at: Zone(nassau), bounties: {{Spanish: {here}}}"));
        let blue = plain("Blue", &format!("at: Zone(havana), bounties: {{Spanish: {next}}}"));
        npcs::hunted(&state(&of_players(&[red, blue], "")), NpcKind::Spanish, Zone::Nassau)
    };
    assert_eq!(hunted(1, 2), [Blue]);
    assert_eq!(hunted(2, 1), [Red]);
    assert_eq!(hunted(2, 2), [Red, Blue], "of equals one is drawn (MM-14.13)");
}

#[test]
fn mm_14_22_without_a_border_of_that_letter_the_next_clockwise_is_taken() {
    let table = state(TWO);
    let by = |from, letter| npcs::by_letter(&table, from, letter);
    assert_eq!(by(Zone::Havana, Compass::W), Some((Compass::E, Zone::Nassau)));
    assert_eq!(by(Zone::Nassau, Compass::N), Some((Compass::E, Zone::StMaarten)));
    assert_eq!(by(Zone::Tobago, Compass::S), Some((Compass::W, Zone::Caracas)));
    assert_eq!(by(Zone::Aruba, Compass::S), Some((Compass::W, Zone::Cartagena)));
}

#[test]
fn mm_14_23_hunting_uses_borders_without_a_letter() {
    let red = plain("Red", "at: Zone(santo_domingo), bounties: {Spanish: 1}");
    let table = state(&of_players(&[red, plain("Blue", "")], ""));
    assert_eq!(npcs::hunted(&table, NpcKind::Spanish, Zone::Tortuga), [Red]);
    assert!(npcs::hunted(&table, NpcKind::Spanish, Zone::Havana).is_empty());
}

// ---- war

#[test]
fn mm_15_1_war_breaks_out_between_two_nations_that_are_drawn() {
    let mut game = Game::of(&format!("{TWO}, phase: Round, decks: (event: [\"EV-19\", \"EV-13\"])"));
    assert_eq!(*game.why(), Why::WarNations);
    game.deal(&["spanish", "dutch"]);
    assert_eq!(game.state().war, Some((Nation::Spanish, Nation::Dutch)));
    assert_eq!((game.state().war_card, game.state().event), (Some(card("EV-19")), None));
    // Ships come at the end of the round (MM-15.3).
    assert!(game.state().npcs.is_empty());
    game.end_turn(1).end_turn(1);
    assert_eq!(ship(&game, NpcKind::Spanish).at, Some(Zone::Havana));
    assert_eq!(ship(&game, NpcKind::Dutch).at, Some(Zone::Curacao));
    assert!(ship(&game, NpcKind::Dutch).squadron);
}

#[test]
fn mm_15_1_a_new_war_ends_the_old_one_first() {
    let more = "phase: Round, war: (Spanish, English), decks: (event: [\"EV-20\"])";
    let mut game = Game::of(&format!("{TWO}, {more}"));
    game.deal(&["french", "dutch"]);
    assert_eq!(game.state().war, Some((Nation::French, Nation::Dutch)));
    assert_eq!(game.state().war_card, Some(card("EV-20")));
    assert_eq!(game.state().discards.event, [card("EV-19")]);
}

#[test]
fn mm_15_3_a_naval_ship_becomes_a_man_of_war_under_the_same_captain() {
    let more = format!(
        "phase: RoundEnd, event: \"EV-19\", war: (Spanish, Dutch), \
         npcs: {{Spanish: (cards: [\"EV-10\"], at: nassau, man_of_war: false)}}, {QUIET}"
    );
    let game = Game::of(&format!("{TWO}, {more}"));
    let spanish = ship(&game, NpcKind::Spanish);
    assert_eq!((spanish.man_of_war, spanish.at, spanish.squadron), (true, Some(Zone::Nassau), false));
    assert_eq!(spanish.cards, [card("EV-10")]);
    assert_eq!(sums::ship_kind(game.state(), Side::Npc(NpcKind::Spanish)), Some(ShipKind::ManOfWar));
}

#[test]
fn mm_15_3_a_nation_whose_ship_returns_gets_no_squadron() {
    let more = format!(
        "phase: RoundEnd, event: \"EV-19\", war: (Spanish, Dutch), npcs: {{Spanish: (cards: [\"EV-10\"])}}, \
         returning: [Spanish], {QUIET}"
    );
    let game = Game::of(&format!("{TWO}, {more}"));
    let spanish = ship(&game, NpcKind::Spanish);
    assert_eq!((spanish.man_of_war, spanish.squadron), (true, false));
    assert_eq!(spanish.cards, [card("EV-10")]);
}

#[test]
fn mm_15_4_after_peace_frigates_stay_and_squadrons_leave() {
    let more = "phase: Round, war: (Spanish, English), squadrons: {Spanish: havana}, \
        npcs: {English: (cards: [\"EV-05\"], at: bridgetown)}, decks: (event: [\"EV-21\", \"EV-13\"])";
    let mut game = Game::of(&format!("{TWO}, {more}"));
    assert_eq!((game.state().war, game.state().war_card), (None, None));
    // Until the end of the round they are what they were.
    assert!(ship(&game, NpcKind::English).man_of_war);
    game.end_turn(1).end_turn(1);
    assert!(!ship(&game, NpcKind::English).man_of_war);
    assert_eq!(game.state().npcs.get(&NpcKind::Spanish), None);
    assert_eq!(game.state().discards.event, [card("EV-19"), card("EV-21")]);
}

#[test]
fn mm_15_2_peace_without_war_does_nothing() {
    let game = Game::of(&format!("{TWO}, phase: Round, decks: (event: [\"EV-21\"])"));
    assert_eq!(game.told_by("MM-15.2"), 0);
}

#[test]
fn mm_15_5_a_naval_captain_takes_the_place_of_the_squadron() {
    let more = format!(
        "phase: RoundEnd, war: (Spanish, English), squadrons: {{Spanish: nassau}}, entering: [\"EV-10\"], {QUIET}"
    );
    let game = Game::of(&format!("{TWO}, {more}"));
    let spanish = ship(&game, NpcKind::Spanish);
    assert_eq!((spanish.squadron, spanish.man_of_war, spanish.at), (false, true, Some(Zone::Havana)));
    assert!(game.has(Rounds::SquadronLeft { nation: Nation::Spanish }));
}

#[test]
fn mm_15_5_a_beaten_squadron_does_not_return() {
    let more = format!("phase: RoundEnd, war: (Spanish, English), {QUIET}");
    let game = Game::of(&format!("{TWO}, {more}"));
    assert!(game.state().npcs.is_empty());
}

#[test]
fn mm_15_5_a_nation_in_both_wars_keeps_its_ship_as_it_is() {
    let more = format!(
        "phase: RoundEnd, event: \"EV-20\", war: (Spanish, French), squadrons: {{Spanish: nassau, English: tortuga}}, \
         {QUIET}"
    );
    let game = Game::of(&format!("{TWO}, {more}"));
    assert_eq!(ship(&game, NpcKind::Spanish).at, Some(Zone::Nassau));
    assert_eq!(ship(&game, NpcKind::French).at, Some(Zone::PetitGoave));
    assert_eq!(game.state().npcs.get(&NpcKind::English), None);
}
