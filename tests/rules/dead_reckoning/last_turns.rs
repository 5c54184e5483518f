//! The end of the game: its causes, the last turns, and their changes (DR-25).

use weather_gage::rules::dead_reckoning::colours::Colour;
use weather_gage::rules::dead_reckoning::happenings::{Battle, Extra};
use weather_gage::rules::dead_reckoning::state::Phase;
use weather_gage::rules::kernel::Seat;

use super::scene::*;

const FOUR: &str = "achievements: [Legend, SeaDogs, Builder, Explorer]";
const BLUE: Colour = Colour::Blue;

#[test]
fn dr_25_1_marks_won_in_the_turn_of_another_wait_for_the_end_of_the_own() {
    let mut game = Game::in_turn(&format!("players: [(colour: Purple), (colour: Green, {FOUR}), (colour: Blue)]"));
    assert!(!game.state().last_turns() && game.state().last_to_play().is_empty());
    game.end_turn();
    assert!(!game.state().last_turns(), "purple’s turn has ended, and green has the marks (G-47)");
    game.end_turn();
    assert_eq!(game.state().ended_by, Some(OTHER));
    assert_eq!(game.state().last_to_play(), [BLUE, Purple], "green’s turn was the last of hers (DR-25.2)");
    game.end_turn();
    assert_eq!(game.state().last_to_play(), [Purple]);
    game.end_turn();
    assert_eq!((game.phase(), game.state().victors.clone()), (Phase::Over, vec![Green]));
}

#[test]
fn dr_25_3_further_players_with_four_marks_change_nothing() {
    let mut game =
        Game::in_turn(&format!("players: [(colour: Purple, {FOUR}), (colour: Green, {FOUR}), (colour: Blue)]"));
    game.end_turn().end_turn();
    assert_eq!((game.state().ended_by, game.state().last_to_play()), (Some(ACTIVE), vec![BLUE]));
    assert_eq!(game.told_by("DR-25.1"), 1 + 2, "the last turns began once; two turns ended");
}

#[test]
fn dr_25_4_and_25_5_cards_are_drawn_in_the_last_turn_and_not_levelled_any_more() {
    let mut game = Game::in_turn(&format!(
        "players: [(colour: Purple, {FOUR}, deck: [\"SA-CAP\", \"SA-GUN\", \"SA-BOS\", \"SA-PUR\", \"SA-PIR\"]),
            (colour: Green, hand: [\"SA-CAP\"])]"
    ));
    game.end_turn();
    assert_eq!((game.player(Purple).hand.len(), game.player(Purple).finished), (4, true), "as always (DR-12.8)");
    assert!(!game.player(Purple).level_up_due);
    assert_eq!(game.refused(ACTIVE, Order::LevelUp(card("SA-CAP"))), "DR-25.5");
    assert_eq!(game.phase(), Phase::TurnStart, "green’s level-up is still due");
    game.give(OTHER, Order::LevelUp(card("SA-CAP"))).end_turn();
    assert_eq!(game.phase(), Phase::Over);
}

#[test]
fn dr_25_5_a_card_drawn_in_the_last_turn_may_be_played_in_a_defence() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, finished: true, hand: [\"SA-GUN@2\"]), (colour: Green, in_play: [\"SA-CAP@2\"])],
        active: Green, ended_by: Purple",
    );
    game.give(OTHER, Order::Attack(Target::Ship(Purple))).give(OTHER, Order::Commit(1));
    game.give(ACTIVE, Order::Play(card("SA-GUN"))).give(ACTIVE, Order::Commit(2));
    let extra = |why, count| H::Battle(Battle::ExtraCubes { by: Purple, count, why });
    assert!(game.has(&extra(Extra::LastTurn, 2)), "two cubes more after the last turn (DR-25.7)");
    assert!(game.has(&extra(Extra::Harbour, 4)));
    assert_eq!(game.fight().tray.len(), 1 + 2 + 4 + 2);
}

#[test]
fn dr_25_7_buildings_of_who_has_finished_have_two_cubes_more_and_the_others_have_not() {
    for (finished, cubes) in [(true, 3 + 2), (false, 3)] {
        let mut game = Game::in_turn(&format!(
            "players: [(colour: Purple, at: \"r1c1\"), (colour: Green, finished: {finished}), (colour: Blue)],
            islands: [(id: \"IS-01\", at: \"r1c1\", cubes: {{Green: 3}}, buildings: [Garrison])], ended_by: Blue"
        ));
        game.give(
            ACTIVE,
            Order::Attack(Target::Building(weather_gage::rules::dead_reckoning::island::Building::Garrison)),
        );
        game.give(ACTIVE, Order::Commit(1));
        let all = game.told.iter().map(|told| match told {
            H::Battle(Battle::ExtraCubes { by: Green, count, .. }) => *count,
            _ => 0,
        });
        assert_eq!(all.sum::<u8>(), cubes, "finished: {finished}");
    }
}

#[test]
fn dr_25_8_when_all_have_finished_everything_is_counted() {
    let mut game = Game::in_turn(&format!("players: [(colour: Purple, {FOUR}), (colour: Green)]"));
    game.end_turn();
    assert!(game.state().sheets.is_empty());
    game.end_turn();
    assert_eq!((game.phase(), game.state().victors.clone()), (Phase::Over, vec![Purple]));
    assert_eq!(game.state().active, Seat(1), "nobody’s turn follows");
    assert_eq!(game.told_by("DR-25.8"), 1);
}
