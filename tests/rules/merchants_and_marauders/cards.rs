//! Every glory card: a position that uses it, and one in which it is refused or not offered (T-8, MM-28.6).

use weather_gage::rules::merchants_and_marauders::happenings::{Cards, Dice};
use weather_gage::rules::merchants_and_marauders::hours::Hour;
use weather_gage::rules::merchants_and_marauders::state::Side;
use weather_gage::rules::merchants_and_marauders::sums;

use super::common::*;

pub fn play(word: &str) -> Order {
    Order::Play(card(word))
}

/// Red of Nassau alone with Blue, who lies in port; Red's fields follow.
pub fn red(more: &str, table: &str) -> Game {
    Game::of(&of_players(&[plain("Red", more), plain("Blue", "")], table))
}

/// Red in a Port action at home.
pub fn in_port(more: &str, table: &str) -> Game {
    red(&format!("at: Port(nassau), {more}"), &format!("phase: Port, turn: (port: true), {table}"))
}

/// Red at sea.
pub fn at_sea(more: &str, table: &str) -> Game {
    red(&format!("at: Zone(tortuga), {more}"), table)
}

/// Red attacks Blue with a Frigate each; the battle stands at the start of this round.
pub fn battle(red: &str, blue: &str, round: u8) -> Game {
    let here = "at: Zone(tortuga), ship: Frigate";
    let players = [plain("Red", &format!("{here}, {red}")), plain("Blue", &format!("{here}, {blue}"))];
    Game::of(&of_players(&players, &format!("battle: (attacker: Player(Red), defender: Player(Blue), round: {round})")))
}

pub fn offered(game: &Game, word: &str) -> bool {
    game.options().contains(&format!("announce-{word}"))
}

pub fn announce(game: &mut Game, word: &str) {
    game.choose(&format!("announce-{word}")).choose("resolve");
}

/// Passes windows until this card is offered.
pub fn pass_until(game: &mut Game, word: &str) {
    while !offered(game, word) {
        game.choose("pass");
    }
}

fn hired(game: &Game, word: &str) -> bool {
    let red = game.player(Red);
    red.specialists.contains(&card(word)) && !red.hand.contains(&card(word))
}

// ---- specialists

#[test]
fn mm_13_12_a_specialist_is_hired_for_gold() {
    for (word, gold) in
        [("GL-01", 4), ("GL-04", 4), ("GL-05", 5), ("GL-07", 4), ("GL-09", 3), ("GL-11", 5), ("GL-13", 3), ("GL-15", 4)]
    {
        let mut game = in_port(&format!("hand: [\"{word}\"], gold: {gold}"), "");
        game.give(Red, play(word)).pass();
        assert!(hired(&game, word), "{word}");
        assert_eq!(game.player(Red).gold, 0, "{word}");
        assert_eq!(game.state().discards.glory, [], "a specialist is laid open, not discarded (MM-13.10)");

        let poor = gold - 1;
        in_port(&format!("hand: [\"{word}\"], gold: {poor}"), "").refused(Red, play(word), "MM-13.5");
        red(&format!("at: Port(nassau), hand: [\"{word}\"]"), "").refused(Red, play(word), "MM-13.5");
    }
}

#[test]
fn mm_13_13_one_specialist_of_each_kind() {
    in_port("hand: [\"GL-04\"], specialists: [\"GL-03\"]", "").refused(Red, play("GL-04"), "MM-13.5");
}

#[test]
fn gl_02_a_carpenter_comes_to_a_damaged_ship() {
    let mut game = in_port("hand: [\"GL-02\"], hull: 1, masts: 1", "");
    game.give(Red, play("GL-02")).pass();
    assert!(hired(&game, "GL-02"));
    in_port("hand: [\"GL-02\"], hull: 1", "").refused(Red, play("GL-02"), "MM-13.5");
}

#[test]
fn gl_03_a_boatswain_comes_if_leadership_succeeds() {
    let mut game = in_port("hand: [\"GL-03\"]", "");
    game.give(Red, play("GL-03")).throw(&[5, 1, 1]).pass();
    assert!(hired(&game, "GL-03"));
}

#[test]
fn g_60_a_failed_hiring_test_keeps_the_card_until_another_turn() {
    let mut game = in_port("hand: [\"GL-03\"]", "");
    game.give(Red, play("GL-03")).throw(&[1, 1, 1]).pass();
    assert_eq!(game.player(Red).hand, [card("GL-03")]);
    assert!(game.has(Cards::HiringFailed { by: Red, card: card("GL-03") }));
    game.refused(Red, play("GL-03"), "MM-13.12");
}

#[test]
fn gl_08_a_surgeon_comes_if_influence_succeeds() {
    let mut game = in_port("hand: [\"GL-08\"]", "");
    game.give(Red, play("GL-08")).throw(&[1, 6, 1]).pass();
    assert!(hired(&game, "GL-08"));
    at_sea("hand: [\"GL-08\"]", "").refused(Red, play("GL-08"), "MM-13.5");
}

/// Red wins the contest, and so fires with all Cannons.
pub fn broadside(game: &mut Game) {
    game.pass().throw(&[5, 5, 1]).throw(&[1, 1, 1]);
}

#[test]
fn gl_06_a_gunner_joins_after_three_hits() {
    let mut game = battle("hand: [\"GL-06\"]", "", 1);
    broadside(&mut game);
    game.pass().throw(&[1, 2, 3]);
    pass_until(&mut game, "GL-06");
    assert_eq!(*game.why(), Why::Window { by: Red, hour: Hour::VolleyOver });
    announce(&mut game, "GL-06");
    assert!(hired(&game, "GL-06"));

    let mut game = battle("hand: [\"GL-06\"], cannons: 2", "", 1);
    broadside(&mut game);
    game.pass().throw(&[1, 2]).pass();
    assert_eq!(game.player(Red).hand, [card("GL-06")]);
}

#[test]
fn gl_10_a_lookout_joins_after_a_scout_that_succeeded() {
    let mut game = at_sea("hand: [\"GL-10\"]", "merchants: {tortuga: French}");
    game.refused(Red, play("GL-10"), "MM-13.5");
    game.give(Red, Order::Scout(Target::Merchant)).throw(&[5, 1, 1]).choose("let-go");
    announce(&mut game, "GL-10");
    assert!(hired(&game, "GL-10"));
}

#[test]
fn gl_12_a_veteran_joins_after_a_crew_combat_that_was_won() {
    let mut game = at_sea("hand: [\"GL-12\"]", "turn: (won_crew_combat: true)");
    game.give(Red, play("GL-12")).pass();
    assert!(hired(&game, "GL-12"));
    at_sea("hand: [\"GL-12\"]", "").refused(Red, play("GL-12"), "MM-13.5");
}

#[test]
fn gl_14_a_steward_joins_after_three_cards_sold() {
    let port = "at: Port(nassau), hand: [\"GL-14\"]";
    let mut game = red(port, "phase: Port, turn: (port: true, sold: 3)");
    game.give(Red, play("GL-14")).pass();
    assert!(hired(&game, "GL-14"));
    red(port, "phase: Port, turn: (port: true, sold: 2)").refused(Red, play("GL-14"), "MM-13.5");
}

#[test]
fn gl_16_a_helmsman_costs_an_action_and_a_test() {
    let mut game = at_sea("hand: [\"GL-16\"]", "");
    game.give(Red, play("GL-16")).throw(&[1, 1, 5]).pass();
    assert!(hired(&game, "GL-16"));
    assert_eq!(game.state().turn.spent, 1);

    // A spent action is spent, whatever the test shows (MM-8.14).
    let mut game = at_sea("hand: [\"GL-16\"]", "");
    game.give(Red, play("GL-16")).throw(&[1, 1, 1]).pass();
    assert!(!hired(&game, "GL-16"));
    assert_eq!(game.state().turn.spent, 1);

    at_sea("hand: [\"GL-16\"]", "turn: (actions: 0)").refused(Red, play("GL-16"), "MM-13.5");
    red("at: Port(nassau), hand: [\"GL-16\"]", "").refused(Red, play("GL-16"), "MM-13.5");
}

// ---- battle

/// Red fights a garrison ashore, in the round of the crew combat that begins it.
pub fn ashore(hand: &str) -> Game {
    let more = format!("at: Zone(santo_domingo), ship: Frigate, mission: \"M-19\", hand: {hand}");
    let mut game = red(&more, "");
    game.give(Red, Order::Ashore);
    game
}

#[test]
fn gl_17_dice_of_a_crew_combat_are_thrown_again() {
    let mut game = ashore("[\"GL-17\"]");
    game.pass().throw(&[5, 1, 1]).throw(&[5, 5, 5]);
    announce(&mut game, "GL-17");
    // The dice of one captain (D-31).
    game.choose("die-garrison-0");
    assert_eq!(game.options(), ["die-garrison-1", "die-garrison-2", "enough"]);
    game.choose("die-garrison-2").choose("enough");
    assert_eq!(game.asked(), Blue, "who throws for the garrison throws again (MM-14.24)");
    game.throw(&[1, 1]);
    assert!(game.has(Dice::DiceThrownAgain { by: Side::Garrison, dice: vec![0, 2], faces: vec![1, 1] }));
    assert_eq!(game.track(Red, Location::Crew), 2, "one skull is left");

    let mut game = battle("hand: [\"GL-17\"]", "", 1);
    game.throw(&[5, 1, 1]).throw(&[1, 1, 1]);
    assert!(!offered(&game, "GL-17"), "a contest is no crew combat");
}

#[test]
fn gl_19_quick_learner_works_like_the_card_before_it() {
    let mut game = at_sea("hand: [\"GL-19\", \"GL-57\"]", "");
    game.refused(Red, play("GL-19"), "MM-13.5");
    game.give(Red, play("GL-57"));
    announce(&mut game, "GL-19");
    assert_eq!(game.player(Red).gold, 22);
    assert_eq!(game.state().discards.glory, [card("GL-57"), card("GL-19")]);
    assert!(game.is_settled());
}

#[test]
fn mm_13_15_a_copy_of_a_quick_learner_copies_what_that_one_copied() {
    let mut game = at_sea("hand: [\"GL-19\", \"GL-20\", \"GL-57\"]", "");
    game.give(Red, play("GL-57"));
    announce(&mut game, "GL-19");
    announce(&mut game, "GL-20");
    assert_eq!(game.player(Red).gold, 28);
}

#[test]
fn mm_13_15_a_specialist_is_not_copied() {
    let mut game = in_port("hand: [\"GL-19\", \"GL-01\"]", "");
    game.give(Red, play("GL-01"));
    assert!(game.is_settled(), "nobody is asked for what nobody could do");
    assert_eq!(game.player(Red).hand, [card("GL-19")]);
}

#[test]
fn gl_21_dice_of_a_contest_are_thrown_again() {
    let mut game = battle("hand: [\"GL-21\"]", "", 1);
    game.throw(&[5, 1, 1]).throw(&[6, 6, 1]);
    announce(&mut game, "GL-21");
    game.choose("die-blue-0").choose("die-blue-1").choose("enough").throw(&[1, 2]);
    assert!(game.has(Cards::CardResolved { by: Red, card: card("GL-21") }));
    assert_eq!(game.state().rolls[1].faces, [1, 2, 1]);
    assert_eq!(game.state().battle.as_ref().unwrap().won, Some(Side::Player(Red)));
    at_sea("hand: [\"GL-21\"]", "").refused(Red, play("GL-21"), "MM-13.5");
}

#[test]
fn gl_23_a_die_of_the_own_volley_is_turned() {
    let mut game = battle("hand: [\"GL-23\"]", "", 1);
    broadside(&mut game);
    game.pass().throw(&[1, 1, 1]);
    announce(&mut game, "GL-23");
    game.choose("hit-0").choose("face-4").pass();
    assert_eq!(game.track(Blue, Location::Cannons), 2);
    assert_eq!(game.track(Blue, Location::Hold), 1);
}

#[test]
fn gl_23_is_not_offered_to_the_target() {
    let mut game = battle("", "hand: [\"GL-23\"]", 1);
    broadside(&mut game);
    game.pass().throw(&[1, 1, 1]);
    assert_eq!(*game.why(), Why::Window { by: Blue, hour: Hour::Hits });
    assert!(!offered(&game, "GL-23"));
}

#[test]
fn gl_25_brace_cancels_a_hit() {
    let mut game = battle("", "hand: [\"GL-25\"]", 1);
    broadside(&mut game);
    game.pass().throw(&[4, 4, 1]);
    announce(&mut game, "GL-25");
    game.choose("hit-0").pass();
    assert_eq!((game.track(Blue, Location::Cannons), game.track(Blue, Location::Hold)), (2, 2));

    let mut game = battle("hand: [\"GL-25\"]", "", 1);
    broadside(&mut game);
    game.pass().throw(&[4, 4, 1]).pass();
    assert_eq!(game.track(Blue, Location::Cannons), 1, "hits on another ship are not braced for");
    assert_eq!(game.player(Red).hand, [card("GL-25")]);
}

#[test]
fn gl_25_brace_cancels_a_hit_of_a_storm() {
    let mut game = at_sea("hand: [\"GL-25\"], ship: Frigate", "event: \"EV-22\"");
    game.give(Red, Order::EndTurn).throw(&[1, 1, 1]).pass().throw(&[1, 2, 4]);
    announce(&mut game, "GL-25");
    game.choose("hit-2");
    assert_eq!(game.track(Red, Location::Cannons), 3);
    assert_eq!(game.track(Red, Location::Masts), 2);
}

#[test]
fn gl_27_one_die_more_is_fired_than_there_are_cannons() {
    let mut game = battle("hand: [\"GL-27\"]", "", 1);
    broadside(&mut game);
    pass_until(&mut game, "GL-27");
    announce(&mut game, "GL-27");
    assert_eq!(game.dice(), 4);

    let mut game = battle("hand: [\"GL-27\"], modifications: [LongGuns]", "", 0);
    game.throw(&[5, 5, 1]);
    assert_eq!(game.dice(), 2, "Long Guns fire no cannon volley: nobody is asked");
}

#[test]
fn gl_29_a_flight_that_was_won_succeeds_after_the_losers_shots() {
    let mut game = battle("hand: [\"GL-29\"]", "", 2);
    game.choose("flee").choose("shoot").pass();
    game.throw(&[5, 5, 1]).throw(&[5, 1, 1]);
    pass_until(&mut game, "GL-29");
    announce(&mut game, "GL-29");
    game.throw(&[1]).pass();
    assert_eq!(game.track(Red, Location::Hold), 2, "the loser's shots come first");
    assert!(game.state().battle.is_none());
    assert!(game.player(Red).captain.is_some() && game.player(Blue).captain.is_some());

    let mut game = battle("hand: [\"GL-29\"]", "", 2);
    game.choose("shoot").choose("shoot").pass();
    game.throw(&[5, 5, 1]).throw(&[1, 1, 1]).pass();
    assert_eq!(game.player(Red).hand, [card("GL-29")], "who shoots does not flee");
}

#[test]
fn gl_31_cutlasses_add_a_die_to_the_first_round() {
    let mut game = ashore("[\"GL-31\"]");
    announce(&mut game, "GL-31");
    assert_eq!(game.dice(), 4);
    game.throw(&[1, 1, 1, 1]).throw(&[1, 1, 1]).pass();
    assert_eq!(game.dice(), 3, "only in round 1");
    at_sea("hand: [\"GL-31\"]", "").refused(Red, play("GL-31"), "MM-13.5");
}

#[test]
fn gl_33_hold_fast_spares_a_man() {
    let mut game = ashore("[\"GL-33\"]");
    game.pass().throw(&[1, 1, 1]).throw(&[5, 5, 1]);
    pass_until(&mut game, "GL-33");
    announce(&mut game, "GL-33");
    assert_eq!(game.track(Red, Location::Crew), 2);

    let mut game = ashore("[\"GL-33\"]");
    game.pass().throw(&[5, 1, 1]).throw(&[1, 1, 1]).pass();
    assert_eq!(game.player(Red).hand, [card("GL-33")], "nobody of the own crew is to be lost");
}

#[test]
fn gl_35_a_fog_bank_ends_the_battle_before_the_contest() {
    let mut game = battle("", "hand: [\"GL-35\"]", 2);
    game.choose("shoot").choose("shoot");
    announce(&mut game, "GL-35");
    assert!(game.state().battle.is_none());
    assert!(game.is_settled());
    assert_eq!(game.told_as("Rolled"), 0);

    let mut game = battle("", "hand: [\"GL-35\"]", 1);
    assert_eq!(game.dice(), 3, "not in round 1");
    game.throw(&[1, 1, 1]);
}

#[test]
fn gl_37_false_colours_cost_the_attacker_a_die() {
    let here = "at: Zone(tortuga), ship: Frigate";
    let players = [plain("Red", here), plain("Blue", &format!("{here}, hand: [\"GL-37\"]"))];
    let mut game = Game::of(&of_players(&players, ""));
    game.give(Red, Order::Scout(Target::Player(Blue))).throw(&[5, 1, 1]);
    announce(&mut game, "GL-37");
    assert_eq!(game.asked(), Red);
    assert_eq!(game.dice(), 2);

    let players = [plain("Red", &format!("{here}, hand: [\"GL-37\"]")), plain("Blue", here)];
    let mut game = Game::of(&of_players(&players, ""));
    game.give(Red, Order::Scout(Target::Player(Blue))).throw(&[5, 1, 1]).pass();
    assert_eq!(game.player(Red).hand, [card("GL-37")], "the attacker is not attacked");
}

// ---- at any time, in port, at sea

#[test]
fn gl_39_fair_wind_gives_a_move() {
    let mut game = at_sea("hand: [\"GL-39\"]", "turn: (actions: 0)");
    game.refused(Red, Order::Move(Where::Zone(Zone::Nassau)), "MM-8.1");
    game.give(Red, play("GL-39")).pass();
    assert_eq!(sums::moves(game.state(), Red), 1);
    game.refused(Red, Order::Scout(Target::Merchant), "MM-8.1");
    game.give(Red, Order::Move(Where::Zone(Zone::Nassau)));
    game.refused(Red, Order::Move(Where::Zone(Zone::Tortuga)), "MM-8.1");
}

#[test]
fn gl_41_a_failed_influence_test_counts_as_a_success() {
    let mut game = in_port("hand: [\"GL-41\"]", "");
    game.give(Red, Order::AskForRumors).throw(&[1, 1, 1]);
    announce(&mut game, "GL-41");
    assert!(game.player(Red).rumor.is_some());

    let mut game = in_port("hand: [\"GL-41\"]", "");
    game.give(Red, Order::AskForRumors).throw(&[5, 1, 1]);
    assert!(game.is_settled(), "a success needs no card");
}

#[test]
fn gl_43_a_failed_scout_is_thrown_again() {
    let mut game = at_sea("hand: [\"GL-43\"]", "merchants: {tortuga: French}");
    game.give(Red, Order::Scout(Target::Merchant)).throw(&[1, 1, 1]);
    announce(&mut game, "GL-43");
    game.throw(&[5, 1, 1]);
    assert_eq!(game.options(), ["raid", "let-go"]);

    let mut game = in_port("hand: [\"GL-43\"], crew: 1", "");
    game.give(Red, Order::Recruit).throw(&[1, 1, 1]);
    assert!(!matches!(game.why(), Why::Window { .. }), "no Scout: nobody is asked");
}

#[test]
fn gl_45_a_pardon_is_bought_level_by_level() {
    let mut game = in_port("hand: [\"GL-45\"], bounties: {Spanish: 3}, gold: 11", "");
    game.give(Red, play("GL-45"));
    assert_eq!(game.options(), ["levels-1", "levels-2"], "as far as the gold reaches");
    game.choose("levels-2").pass();
    assert_eq!((game.bounty(Red, Nation::Spanish), game.player(Red).gold), (1, 1));
    in_port("hand: [\"GL-45\"]", "").refused(Red, play("GL-45"), "MM-13.5");
    in_port("hand: [\"GL-45\"], bounties: {Spanish: 3}, gold: 4", "").refused(Red, play("GL-45"), "MM-13.5");
}

#[test]
fn gl_47_a_market_tip_draws_three_more_cards() {
    let mut game = in_port("hand: [\"GL-47\"]", "demand: {nassau: Cotton}");
    game.refused(Red, play("GL-47"), "MM-13.5");
    game.give(Red, Order::Buy);
    announce(&mut game, "GL-47");
    game.pass();
    assert_eq!(game.state().market.len(), 9);
    game.choose("enough").give(Red, Order::LeavePort);
    assert_eq!(sums::market_cards(game.state(), Red), 0, "for this Port action");
}

#[test]
fn gl_49_a_haggler_gets_one_more_for_every_card() {
    let mut game = in_port("hand: [\"GL-49\"], cargo: [\"RU-1\", \"CO-1\"], gold: 0", "demand: {nassau: Rum}");
    game.refused(Red, play("GL-49"), "MM-13.5");
    game.give(Red, Order::Sell(vec![cargo("RU-1"), cargo("CO-1")]));
    announce(&mut game, "GL-49");
    game.pass();
    assert_eq!(game.player(Red).gold, 7 + 4);
}

#[test]
fn gl_51_fashion_changes_in_a_port_of_choice() {
    let mut game = at_sea("hand: [\"GL-51\"]", "demand: {havana: Rum}, reserve: [Cocoa]");
    game.give(Red, play("GL-51")).choose("havana").deal(&[]);
    assert_eq!(game.state().demand.get(&Zone::Havana), Some(&Good::Cocoa));
    assert_eq!(game.state().reserve.len(), 8);
    red("", "").refused(Blue, play("GL-51"), "MM-8.1");
}

#[test]
fn gl_53_gold_is_hidden_in_any_port() {
    let port = "phase: Port, turn: (port: true)";
    let mut game = red("at: Port(tortuga), hand: [\"GL-53\"]", port);
    game.give(Red, play("GL-53")).choose("amount-7").pass();
    assert_eq!((game.player(Red).gold, game.player(Red).chest), (3, 7));
    red("at: Port(tortuga), hand: [\"GL-53\"], gold: 0", port).refused(Red, play("GL-53"), "MM-13.5");
}

#[test]
fn gl_55_a_jury_rig_repairs_two_points_at_sea() {
    let mut game = at_sea("hand: [\"GL-55\"], hull: 1, masts: 1, hold: 1, crew: 1", "");
    game.give(Red, play("GL-55"));
    assert_eq!(game.options(), ["hull", "hold", "masts"], "other than Crew");
    game.choose("hull").choose("masts").pass();
    assert_eq!((game.track(Red, Location::Hull), game.track(Red, Location::Hold)), (2, 1));
    at_sea("hand: [\"GL-55\"], crew: 1", "").refused(Red, play("GL-55"), "MM-13.5");
    red("at: Port(nassau), hand: [\"GL-55\"], hull: 1", "").refused(Red, play("GL-55"), "MM-13.5");
}

#[test]
fn gl_57_a_windfall_of_six() {
    let mut game = at_sea("hand: [\"GL-57\"]", "");
    game.give(Red, play("GL-57"));
    assert_eq!(game.player(Red).gold, 16);
    assert_eq!(game.state().discards.glory, [card("GL-57")]);
    // In port too, between activities (MM-13.5).
    in_port("hand: [\"GL-57\"]", "").give(Red, play("GL-57"));
}

#[test]
fn gl_59_a_lantern_opens_one_closed_port() {
    let mut game = at_sea("hand: [\"GL-59\"], bounties: {French: 1}", "");
    let enter = || Order::Move(Where::Port(Zone::Tortuga));
    game.refused(Red, enter(), "MM-8.7");
    game.give(Red, play("GL-59")).pass().give(Red, enter()).pass();
    assert_eq!(game.player(Red).at, Where::Port(Zone::Tortuga));
    game.give(Red, Order::Move(Where::Zone(Zone::Tortuga))).pass();
    game.refused(Red, enter(), "MM-8.7");
    assert_eq!(game.state().turn.open_ports, 0);
}

#[test]
fn gl_61_bad_omens_trouble_the_test_of_another() {
    let omens = |ahead: &str| {
        let blue = plain("Blue", &format!("hand: [\"GL-61\"], {ahead}"));
        let players = [plain("Red", "at: Zone(tortuga)"), blue];
        Game::of(&of_players(&players, "merchants: {tortuga: French}"))
    };
    let mut game = omens("ahead: {Tested: Ask}");
    game.give(Red, Order::Scout(Target::Merchant)).throw(&[5, 6, 5]);
    assert_eq!(game.asked(), Blue);
    announce(&mut game, "GL-61");
    assert_eq!((game.asked(), game.dice()), (Red, 3));
    game.throw(&[1, 1, 1]).pass();
    assert!(game.is_settled(), "the Scout failed");

    let mut game = omens("");
    game.give(Red, Order::Scout(Target::Merchant)).throw(&[5, 6, 5]);
    assert_eq!(game.asked(), Red, "tests of others are passed unless a player wants to be asked (MM-28.5)");
}

#[test]
fn gl_63_a_tip_off_moves_a_ship_before_it_scouts() {
    let npcs = "phase: TurnStart, npcs: {PirateSloop: (cards: [\"EV-13\"], at: tortuga)}";
    let mut game = at_sea("hand: [\"GL-63\"]", npcs);
    announce(&mut game, "GL-63");
    assert_eq!(game.options().len(), 4, "across any border, those without a letter too");
    game.choose("santo_domingo").pass();
    assert!(game.is_settled(), "nobody is left to scout");
    assert_eq!(game.state().npcs.get(&NpcKind::PirateSloop).unwrap().at, Some(Zone::SantoDomingo));

    let game = at_sea("hand: [\"GL-63\"]", "phase: TurnStart");
    assert!(game.is_settled(), "there is no ship to move");
}

#[test]
fn gl_65_deserters_leave_a_ship_in_port() {
    let turn = |crew: &str| {
        let red = plain("Red", &format!("at: Port(nassau), {crew}"));
        let players = [red, plain("Blue", "hand: [\"GL-65\"], ahead: {TurnStart: Ask}")];
        Game::of(&of_players(&players, "phase: TurnStart"))
    };
    let mut game = turn("crew: 2");
    assert_eq!(game.asked(), Blue);
    announce(&mut game, "GL-65");
    assert_eq!(game.track(Red, Location::Crew), 1);
    assert!(turn("crew: 1").is_settled(), "never below 1");
}

#[test]
fn gl_67_a_letter_of_marque_cancels_a_bounty() {
    let mut game = at_sea("hand: [\"GL-67\"]", "merchants: {tortuga: French}");
    game.refused(Red, play("GL-67"), "MM-13.5");
    game.give(Red, Order::Scout(Target::Merchant)).throw(&[5, 1, 1]).choose("raid");
    announce(&mut game, "GL-67");
    assert!(!game.state().is_pirate(Red));
    assert!(game.state().raid.is_some(), "the raid goes on");
}

#[test]
fn gl_69_a_bribed_clerk_shows_a_hand() {
    let players = [plain("Red", "hand: [\"GL-69\"]"), plain("Blue", "hand: [\"GL-57\"], rumor: \"R-01\"")];
    let mut game = Game::of(&of_players(&players, ""));
    game.give(Red, play("GL-69")).pass();
    let seen = Cards::HandSeen { by: Red, of: Blue, hand: Some(vec![card("GL-57")]), rumor: Some(card("R-01")) };
    assert!(game.has(seen));
    red("hand: [\"GL-69\"]", "").refused(Red, play("GL-69"), "MM-13.5");
}
