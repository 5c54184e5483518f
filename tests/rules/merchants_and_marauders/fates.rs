//! Death, retirement, new captains, claims and the end (MM-21, MM-22).

use weather_gage::rules::kernel::{Misfit, Ruleset, Seat};
use weather_gage::rules::merchants_and_marauders::ending;
use weather_gage::rules::merchants_and_marauders::happenings::{Decided, Ending, Fates, Happening};
use weather_gage::rules::merchants_and_marauders::state::Phase;

use super::common::*;

/// A storm sinks Red's ship at the end of the turn.
fn drowned(fields: &str, more: &str) -> Game {
    let red = plain("Red", &format!("at: Zone(nassau), hull: 1, hold: 0, {fields}"));
    let mut game = Game::of(&of_players(&[red, plain("Blue", "")], &format!("event: \"EV-22\", {more}")));
    game.give(Red, Order::EndTurn).throw(&[1, 1, 1]).throw(&[1, 1, 1]);
    game
}

/// Red's captain is dead, and the turn starts.
fn bereft(fields: &str, more: &str) -> Game {
    let red = format!("(colour: Red, at: Nowhere, gold: 0, {fields})");
    Game::of(&of_players(&[red, plain("Blue", "at: Port(curacao)")], &format!("phase: TurnStart, {more}")))
}

// ---- death

#[test]
fn mm_21_1_a_death_costs_everything_aboard() {
    let fields = "hand: [\"GL-57\"], cargo: [], mission: \"M-04\", specialists: [\"GL-05\"], gold: 9, \
        bounties: {Dutch: 2}, weapons: [ChainShot], big_ship: true";
    let mut game = drowned(fields, "");
    game.pass();
    let red = game.player(Red);
    assert_eq!((red.captain, red.ship.clone(), red.at), (None, None, Where::Nowhere));
    assert_eq!((red.gold, red.hand.len(), red.specialists.len(), red.mission), (0, 0, 0, None));
    assert!(red.bounties.is_empty() && red.weapons.is_empty() && !red.big_ship);
    assert_eq!(game.state().discards.glory, [card("GL-57"), card("GL-05")]);
    assert_eq!(game.state().discards.mission, [card("M-04")]);
    assert_eq!(game.state().discards.captain.len(), 1);
}

#[test]
fn mm_21_2_points_and_stash_stay_with_the_player() {
    let game = drowned("glory: 4, chest: 23", "");
    assert_eq!((game.player(Red).glory, game.player(Red).chest), (4, 23));
}

#[test]
fn g_11_rumors_of_the_dead_are_shuffled_in() {
    let mut game = drowned("rumor: \"R-01\", proved: [\"R-05\"]", "");
    assert!(matches!(game.why(), Why::Deck { .. }));
    game.pass();
    assert_eq!((game.player(Red).rumor, game.player(Red).proved.len()), (None, 0));
    assert_eq!(game.state().decks.rumor.len(), 25);
}

#[test]
fn mm_10_28_the_tokens_of_a_sunk_ship_go_into_ports_of_its_owner() {
    let mut game = drowned("modifications: [SwivelGuns, LongGuns]", "");
    assert_eq!(*game.why(), Why::Fittings);
    game.deal(&[]);
    assert_eq!(game.asked(), Red);
    let port = game.options().pop().unwrap();
    game.choose(&port);
    assert_eq!(game.state().yards.len(), 16);
    assert!(game.state().scattered.is_empty());
}

#[test]
fn mm_21_3_without_a_captain_left_a_death_ends_the_game() {
    let game = drowned("modifications: [SwivelGuns]", "short: [Captain]");
    assert!(game.is_over());
    assert!(game.told.iter().any(|told| matches!(told, Happening::Fates(Fates::GameWon { ending: Ending::Time, .. }))));
}

#[test]
fn mm_21_5_the_dead_take_no_part_until_their_next_turn() {
    let mut game = drowned("", "decks: (event: [\"EV-13\"])");
    assert_eq!(game.active(), Blue);
    game.give(Blue, Order::Move(Where::Zone(Zone::Nassau)));
    game.refused(Blue, Order::Scout(Target::Player(Red)), "MM-9.1");
}

#[test]
fn g_48_the_first_player_stays_first_when_the_captain_dies() {
    let blue = plain("Blue", "at: Zone(nassau), hull: 1, hold: 0");
    let table = "first: Blue, active: Blue, event: \"EV-22\", decks: (event: [\"EV-13\"])";
    let mut game = Game::of(&of_players(&[plain("Red", ""), blue, plain("Green", "")], table));
    game.give(Blue, Order::EndTurn).throw(&[1, 1, 1]).throw(&[1, 1, 1]);
    let turn = |game: &Game| (game.state().round, game.active());
    assert_eq!((game.player(Blue).captain, turn(&game)), (None, (1, Green)));
    game.end_turn(1);
    assert_eq!(turn(&game), (1, Red));
    game.end_turn(1);
    assert_eq!(turn(&game), (2, Blue));
}

// ---- new captains

#[test]
fn mm_21_4_a_new_captain_appears_at_the_next_turn_and_has_three_actions() {
    let mut game = bereft("", "decks: (captain: [\"CP-09\"])");
    assert_eq!(*game.why(), Why::NewShip { by: Red });
    assert_eq!(game.options(), ["sloop", "flute"]);
    game.choose("flute").pass();
    let red = game.player(Red);
    assert_eq!((red.captain, red.at), (Some(card("CP-09")), Where::Port(Zone::Tortuga)));
    assert_eq!(red.ship.as_ref().unwrap().kind, ShipKind::Flute);
    assert_eq!((game.phase(), game.active(), game.state().turn.spent), (Phase::Actions, Red, 0));
}

#[test]
fn mm_21_6_g_29_with_a_pirate_before_the_home_port_another_may_be_drawn() {
    let pirate = "npcs: {PirateSloop: (cards: [\"EV-14\"], at: tortuga)}";
    let mut game = bereft("", &format!("decks: (captain: [\"CP-09\"]), {pirate}"));
    assert_eq!(
        (game.why().clone(), game.options()),
        (Why::Redraw { by: Red }, vec!["yes".to_owned(), "no".to_owned()])
    );
    game.choose("yes").deal(&["CP-09"]);
    // As long as that holds.
    assert_eq!(*game.why(), Why::Redraw { by: Red });
    game.choose("yes").deal(&["CP-16"]).choose("sloop");
    assert_eq!(game.player(Red).at, Where::Port(Zone::Tobago));
    let put_back = game.told.iter().find(|told| told.rule().0 == "MM-21.6").unwrap();
    let captain = card("CP-09");
    assert_eq!(put_back.as_told(&|_| true), Fates::CaptainPutBack { by: Red, captain, deck: None }.into());
}

#[test]
fn mm_21_6_the_captain_may_be_kept() {
    let pirate = "npcs: {PirateSloop: (cards: [\"EV-14\"], at: tortuga)}";
    let mut game = bereft("", &format!("decks: (captain: [\"CP-09\"]), {pirate}"));
    game.choose("no").choose("sloop");
    assert_eq!(game.player(Red).captain, Some(card("CP-09")));
}

#[test]
fn mm_21_7_the_bank_fills_a_small_stash_up_to_ten() {
    let purse = |chest: u16| {
        let mut game = bereft(&format!("chest: {chest}"), "");
        game.choose("sloop");
        (game.player(Red).gold, game.player(Red).chest)
    };
    assert_eq!(purse(0), (10, 0));
    assert_eq!(purse(4), (10, 0));
    assert_eq!(purse(9), (10, 0));
    assert_eq!(purse(10), (0, 10));
    assert_eq!(purse(27), (0, 27));
}

#[test]
fn mm_26_the_stash_that_came_aboard_is_told_to_its_owner_alone() {
    let paid = Happening::from(Fates::OutfitPaid { by: Red, bank: 6, chest: Some(4) });
    assert_eq!(paid.as_told(&|by| by == Red), paid);
    assert_eq!(paid.as_told(&|by| by == Blue), Fates::OutfitPaid { by: Red, bank: 6, chest: None }.into());
}

#[test]
fn mm_21_8_a_glory_card_is_drawn_as_in_the_set_up() {
    let mut game = bereft("", "decks: (glory: [\"GL-40\"])");
    game.choose("sloop");
    assert_eq!(game.player(Red).hand, [card("GL-40")]);
}

#[test]
fn mm_30_2_without_death_the_same_captain_comes_back() {
    let mut game = drowned("gold: 8", "house: (no_death: true), decks: (event: [\"EV-13\"])");
    let captain = game.player(Red).kept;
    assert!(captain.is_some());
    assert_eq!((game.player(Red).captain, game.player(Red).gold), (None, 0));
    game.end_turn(1);
    assert_eq!((game.active(), game.player(Red).captain, game.player(Red).kept), (Red, captain, None));
    assert_eq!(game.player(Red).at, Where::Port(Zone::Nassau));
}

// ---- retirement

#[test]
fn mm_21_9_g_58_a_retiring_captain_stays_until_the_next_turn() {
    let red = plain("Red", "hand: [\"GL-57\"], gold: 9, cargo: [\"RU-1\"]");
    let mut game =
        Game::of(&of_players(&[red, plain("Blue", "")], "decks: (event: [\"EV-13\"], captain: [\"CP-16\"])"));
    game.give(Red, Order::Retire).pass();
    assert_eq!(game.active(), Blue);
    let red = game.player(Red);
    assert!(red.retiring && red.captain.is_some() && red.ship.is_some());
    assert_eq!((red.gold, red.hand.len()), (9, 1));
    game.end_turn(1);
    let red = game.player(Red);
    assert_eq!((game.active(), red.captain, red.retiring), (Red, Some(card("CP-16")), false));
    assert_eq!((red.at, red.cargo.len()), (Where::Port(Zone::Tobago), 0));
    // Gold aboard is lost by it, and ten are paid (MM-21.7, MM-21.10).
    assert_eq!(red.gold, 10);
    assert!(game.state().discards.glory.contains(&card("GL-57")));
    assert_eq!((game.phase(), game.state().turn.spent), (Phase::Actions, 0));
}

#[test]
fn mm_21_9_retirement_comes_in_port_before_any_action() {
    let mut game = Game::of(&of_players(&[plain("Red", "at: Zone(nassau)"), plain("Blue", "")], ""));
    game.refused(Red, Order::Retire, "MM-21.9");
    game.give(Red, Order::Move(Where::Port(Zone::Nassau)));
    game.refused(Red, Order::Retire, "MM-21.9");
}

#[test]
fn mm_21_10_g_25_without_a_captain_left_nobody_retires() {
    let mut game = Game::of(&format!("{TWO}, short: [Captain]"));
    game.refused(Red, Order::Retire, "MM-21.10");
}

// ---- the end

#[test]
fn mm_22_1_secret_points_are_full_tens_up_to_half_the_target() {
    let points = |chest: u16, target: u8| {
        let players = of_players(&[plain("Red", &format!("chest: {chest}")), plain("Blue", "")], "");
        let state = MerchantsAndMarauders::set_up(&setup(&format!("{players} target: {target}"))).unwrap();
        ending::secret_points(&state, Red)
    };
    assert_eq!(points(9, 10), 0);
    assert_eq!(points(39, 10), 3);
    assert_eq!(points(80, 10), 5);
    assert_eq!(points(80, 5), 2);
    assert_eq!(points(80, 15), 7);
}

#[test]
fn mm_22_3_the_chest_is_opened_to_claim() {
    let mut game = Game::of(&of_players(&[plain("Red", "glory: 6, chest: 39"), plain("Blue", "")], ""));
    game.refused(Red, Order::Claim, "MM-22.3");
    let mut game = Game::of(&of_players(&[plain("Red", "glory: 6, chest: 41"), plain("Blue", "")], ""));
    game.give(Red, Order::Claim);
    assert!(game.has(Fates::Claimed { by: Red, track: 6, chest: 41, points: 4 }));
    game.refused(Red, Order::Claim, "MM-22.3");
}

#[test]
fn g_69_a_claim_waits_until_the_window_has_closed() {
    let red = plain("Red", "glory: 6, chest: 41, hand: [\"GL-57\", \"GL-19\"]");
    let mut game = Game::of(&of_players(&[red, plain("Blue", "")], ""));
    game.give(Red, Order::Play(card("GL-57")));
    assert!(matches!(game.why(), Why::Window { by: Red, .. }), "the card may be answered");
    assert!(matches!(game.played.give(Seat(0), Order::Claim), Err(Misfit::AnswerOwed(_))));
    assert!(!game.player(Red).claimed);
    game.choose("pass").give(Red, Order::Claim);
    assert!(game.player(Red).claimed);
}

#[test]
fn mm_22_4_the_round_is_finished_after_a_claim() {
    let mut game = Game::of(&of_players(&[plain("Red", "glory: 6, chest: 41"), plain("Blue", "")], ""));
    game.give(Red, Order::Claim).end_turn(1);
    assert_eq!((game.active(), game.is_over()), (Blue, false));
    game.end_turn(1);
    assert!(game.is_over());
    assert_eq!(game.state().winners, [Red]);
    let (winners, ending, decided) = (vec![Red], Ending::Claim, Decided::AtOnce);
    assert!(game.has(Fates::GameWon { winners, ending, decided }));
}

#[test]
fn mm_22_3_a_track_at_the_target_has_claimed_by_itself() {
    let mut game = Game::of(&of_players(&[plain("Red", "glory: 10"), plain("Blue", "")], ""));
    game.refused(Red, Order::Claim, "MM-22.3");
    game.end_turn(1).end_turn(1);
    assert_eq!((game.is_over(), game.state().winners.clone()), (true, vec![Red]));
}

/// The end of a round at which Red has claimed.
fn claimed(red: &str, blue: &str) -> Game {
    let red = plain("Red", &format!("claimed: true, {red}"));
    Game::of(&of_players(&[red, plain("Blue", blue)], "phase: RoundEnd, decks: (event: [\"EV-13\"])"))
}

#[test]
fn mm_22_4_others_may_claim_when_the_round_ends() {
    let mut game = claimed("glory: 6, chest: 40", "glory: 7, chest: 30");
    assert_eq!((game.asked(), game.why().clone()), (Blue, Why::ClaimToo { by: Blue }));
    game.choose("yes");
    // Of several the highest track wins (MM-22.5).
    assert_eq!(game.state().winners, [Blue]);
    let mut game = claimed("glory: 6, chest: 40", "glory: 7, chest: 30");
    game.choose("no");
    assert_eq!(game.state().winners, [Red]);
}

#[test]
fn mm_22_5_a_tie_of_tracks_is_told_apart_by_the_chest() {
    let mut game = claimed("glory: 6, chest: 40", "glory: 6, chest: 43");
    game.choose("yes");
    let (winners, ending, decided) = (vec![Blue], Ending::Claim, Decided::Chest);
    assert!(game.has(Fates::GameWon { winners, ending, decided }));
}

#[test]
fn mm_22_5_a_full_tie_is_a_shared_victory() {
    let mut game = claimed("glory: 6, chest: 40", "glory: 6, chest: 40");
    game.choose("yes");
    let (winners, ending, decided) = (vec![Red, Blue], Ending::Claim, Decided::Shared);
    assert!(game.has(Fates::GameWon { winners, ending, decided }));
}

#[test]
fn mm_22_6_g_26_a_claim_that_holds_no_longer_lapses() {
    let game = claimed("glory: 5, chest: 40", "");
    assert!(game.has(Fates::ClaimLapsed { by: Red }));
    assert_eq!((game.is_over(), game.player(Red).claimed), (false, false));
}

#[test]
fn mm_22_8_g_27_at_the_time_limit_the_highest_total_wins() {
    let ended = |red: &str, blue: &str| {
        let players = [plain("Red", red), plain("Blue", blue)];
        let game = Game::of(&of_players(&players, "phase: Round, short: [Event]"));
        assert!(game.is_over());
        let won = game.told.iter().find_map(|told| match told {
            Happening::Fates(Fates::GameWon { winners, ending: Ending::Time, decided }) => {
                Some((winners.clone(), *decided))
            }
            _ => None,
        });
        won.unwrap()
    };
    assert_eq!(ended("glory: 3, chest: 20", "glory: 4"), (vec![Red], Decided::Total));
    assert_eq!(ended("glory: 3, chest: 20", "glory: 5"), (vec![Blue], Decided::Track));
    assert_eq!(ended("glory: 3, chest: 5", "glory: 3, chest: 8"), (vec![Blue], Decided::Chest));
    assert_eq!(ended("glory: 3", "glory: 3"), (vec![Red, Blue], Decided::Shared));
}

#[test]
fn mm_26_all_chests_are_opened_at_the_end() {
    let game = Game::of(&of_players(&[plain("Red", "chest: 25"), plain("Blue", "")], "phase: Round, short: [Event]"));
    assert!(game.has(Fates::Counted { by: Red, track: 0, chest: 25, points: 2 }));
    assert!(game.has(Fates::Counted { by: Blue, track: 0, chest: 0, points: 0 }));
}
