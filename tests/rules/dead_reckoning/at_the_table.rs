//! Demands of chapter 30 and its neighbours on the rules: public facts, announcements, prompts.

use weather_gage::captains::{Crew, Rank};
use weather_gage::rules::dead_reckoning::colours::Colour;
use weather_gage::rules::dead_reckoning::duel::{Opening, Setup};
use weather_gage::rules::dead_reckoning::happenings::{Marks, Sailors, SettingOut};
use weather_gage::rules::dead_reckoning::printed::things::Achievement;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::state::Phase;
use weather_gage::rules::kernel::{Orders, Ruleset, Viewer, run_live};

use super::scene::*;

#[test]
fn dr_30_1_the_table_is_set_out_step_by_step_and_the_fourth_is_prompted() {
    let all = [Purple, Green, Colour::Blue, Colour::Yellow];
    let setup = Setup::voyage(Opening::printed("x", &all), setup("players: []").cards);
    let mut crew = Crew::<DeadReckoning>::for_game(&[Rank::Random; 4], 3, 4);
    let state = DeadReckoning::set_up(&setup).unwrap();
    let (state, told, _) = run_live::<DeadReckoning>(state, &Orders::<DeadReckoning>::new(), &[], &mut crew).unwrap();
    let place = |wanted: fn(&H) -> bool| told.iter().position(wanted).unwrap();
    let steps = [
        place(|told| matches!(told, H::SettingOut(SettingOut::OceanLaid { .. }))),
        place(|told| matches!(told, H::SettingOut(SettingOut::BoxFilled { .. }))),
        place(|told| matches!(told, H::SettingOut(SettingOut::CardLaid { .. }))),
        place(|told| matches!(told, H::SettingOut(SettingOut::BonusDealt { .. }))),
        place(|told| matches!(told, H::Sailors(Sailors::CardDrawn { .. }))),
        place(|told| matches!(told, H::SettingOut(SettingOut::FirstPlayer { .. }))),
        place(|told| matches!(told, H::SettingOut(SettingOut::DockStocked { .. }))),
        place(|told| matches!(told, H::SettingOut(SettingOut::LevelUpGranted { .. }))),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
    let due: Vec<Colour> = state.players.iter().filter(|own| own.level_up_due).map(|own| own.colour).collect();
    assert!(
        matches!(due.as_slice(), [by] if told.contains(&H::SettingOut(SettingOut::LevelUpGranted { by: *by }))),
        "{due:?}"
    );
}

#[test]
fn dr_30_2_a_due_level_up_is_all_that_can_be_done_and_dr_30_15_everybody_sees_that_it_is_due() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, level_up_due: true, hand: [\"SA-CAP\", \"SA-PIR@4\"]), (colour: Green)], phase: TurnStart",
    );
    for viewer in [Viewer::Seat(OTHER), Viewer::Bystander] {
        let seen = DeadReckoning::seen_by(game.state(), viewer);
        assert!(seen.table.players.iter().all(|player| player.level_up_due), "green's is due as well");
    }
    assert_eq!(game.refused(ACTIVE, Order::Play(card("SA-CAP"))), "DR-13.2");
    assert_eq!(game.refused(ACTIVE, Order::LevelUp(card("SA-PIR"))), "DR-13.3");
    game.give(ACTIVE, Order::LevelUp(card("SA-CAP")));
    assert_eq!(game.phase(), Phase::Main);
    assert!(!game.player(Purple).level_up_due);
}

#[test]
fn dr_30_15_whether_a_level_up_is_due_is_public() {
    let game = Game::in_turn("players: [(colour: Purple), (colour: Green, hand: [\"SA-CAP\"])]");
    let seen = DeadReckoning::seen_by(game.state(), Viewer::Seat(ACTIVE));
    assert_eq!(seen.table.players.iter().map(|player| player.level_up_due).collect::<Vec<_>>(), [false, true]);
    assert!(seen.table.players[1].hand.is_empty(), "which card may go up is not");
}

#[test]
fn dr_30_1_once_all_is_over_what_players_held_lies_open_to_everybody() {
    let mut game = Game::of(
        "players: [
            (colour: Purple, at: \"r1c1\", chest: 4, deck: [\"SA-PUR@2\"], in_play: [\"SA-CAP@2+A1-04\"]),
            (colour: Green, chest: 9, hand: [\"SA-MAT\"]),
        ], islands: [(id: \"IS-01\", at: \"r1c1\", slots: 4, cubes: {Green: 3}, buildings: [Garrison])],
        attack: Building(Garrison)",
    );
    let all = [Viewer::Seat(ACTIVE), Viewer::Seat(OTHER), Viewer::Bystander];
    let known = |game: &Game, viewer| {
        let seen = DeadReckoning::seen_by(game.state(), viewer);
        assert!(seen.table.players.iter().all(|player| {
            seen.shares_secrets_of(player.colour) == (game.phase() == Phase::Over || seen.colour == Some(player.colour))
        }));
        seen.table.players.iter().map(|player| (player.chest, player.hand.len(), player.deck.len())).collect::<Vec<_>>()
    };
    let open = [(4, 0, 1), (9, 1, 0)];
    assert_eq!(
        all.map(|viewer| known(&game, viewer)),
        [vec![open[0], (0, 0, 0)], vec![(0, 0, 0), open[1]], vec![(0, 0, 0); 2]]
    );
    game.commit(0, None).zones(&["S1A", "S1A", "S1A"]);
    game.give(ACTIVE, Order::Use(card("SA-CAP"), 0));
    assert_eq!(game.phase(), Phase::Over);
    assert_eq!(all.map(|viewer| known(&game, viewer)), [(); 3].map(|()| open.to_vec()));
}

#[test]
fn dr_30_16_a_capitalist_is_announced_without_the_number() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, chest: 29, at: \"harbour\", in_play: [\"SA-CAP@1+A1-06\"]), (colour: Green)]",
    );
    game.give(ACTIVE, employ("ability: \"SA-CAP/top/1\""));
    let told = H::Marks(Marks::Achieved { by: Purple, what: Achievement::Capitalist });
    assert!(game.has(&told), "{:?}", game.told);
    assert_eq!(DeadReckoning::told_to(game.state(), &told, Viewer::Seat(OTHER)), Some(told));
    let seen = DeadReckoning::seen_by(game.state(), Viewer::Seat(OTHER));
    assert_eq!(seen.table.players[0].chest, 0, "what is in the chest is not shown");
}

#[test]
fn dr_10_9_and_10_11_an_attack_turns_the_card_and_a_defeat_buries_it() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\"), (colour: Green)], sea: {\"r1c1\": (id: \"IS-01\", card: \"E1-01\")}",
    );
    game.give(ACTIVE, Order::Attack(Target::Merchant));
    let seen = DeadReckoning::seen_by(game.state(), Viewer::Seat(OTHER));
    let cell = seen.table.sea.cell(place("r1c1")).unwrap();
    assert!(cell.turned && cell.card == number("E1-01"), "her back is public");
    game.give(ACTIVE, Order::Commit(1)).zones(&["GO", "S1A", "S1B"]).choose("hold-a").choose("hold-a");
    assert_eq!(game.state().buried, [number("E1-01")]);
    assert_eq!((game.player(Purple).damage, game.state().sea.cell(place("r1c1"))), (1, None));
    assert_eq!(game.state().turn.purchases, 1, "a lost attack counts (DR-10.1)");
}

#[test]
fn dr_29_3_gains_per_helm_count_all_helms_on_the_card() {
    use weather_gage::rules::dead_reckoning::cards::Card;
    let cards = setup("players: []").cards;
    let helms = |word: &str| cards.helms(&Card::try_from(word.to_owned()).unwrap());
    assert_eq!(["SA-CAP@1", "SA-CAP@3", "SA-CAP@4+A2-08", "SA-CAP@3+A2-08+E2-03"].map(helms), [0, 1, 3, 4]);
}
