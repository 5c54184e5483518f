//! The main phase as a whole: actions in any order, each with its limit (DR-4), and what symbols stand for (DR-14, DR-15).

use weather_gage::rules::dead_reckoning::happenings::{Battle, Sailing, SettingOut, Turns};
use weather_gage::rules::dead_reckoning::legal;
use weather_gage::rules::dead_reckoning::printed::abilities::Face;
use weather_gage::rules::dead_reckoning::state::{Phase, in_all};

use super::scene::*;

fn turn(purple: &str, rest: &str) -> Game {
    Game::in_turn(&format!("players: [(colour: Purple, {purple}), (colour: Green{rest}"))
}

fn load(cargo: u8) -> Order {
    Order::Load([(Hold::A, goods(cargo, 0))].into())
}

fn unload(cargo: u8) -> Order {
    Order::Unload([(Hold::A, goods(cargo, 0))].into())
}

fn sail(to: &str) -> Order {
    Order::Move(vec![place(to)])
}

#[test]
fn dr_4_2_to_4_4_and_4_8_and_4_12_actions_are_taken_in_any_order() {
    let own = ")], islands: [(id: \"IS-01\", at: \"r1c1\", cubes: {Purple: 3})]";
    let mut game = turn("dock: 1, hand: [\"SA-CAB@3\", \"SA-GUN@1\"]", own);
    game.give(ACTIVE, load(1)).give(ACTIVE, Order::Play(card("SA-CAB"))).give(ACTIVE, Order::RaiseSails([].into()));
    game.give(ACTIVE, employ("ability: \"SA-CAB#1/3/0\"")).give(ACTIVE, load(2)).give(ACTIVE, sail("r1c1"));
    game.give(ACTIVE, unload(2)).give(ACTIVE, Order::Play(card("SA-GUN"))).give(ACTIVE, load(1));
    game.give(ACTIVE, employ("ability: \"SA-GUN#1/1/0\"")).give(ACTIVE, sail("harbour"));
    let player = game.player(Purple);
    assert_eq!((player.dock, player.aboard(), game.state().islands()[0].goods), (2, goods(2, 0), goods(1, 0)));
    assert_eq!(game.phase(), Phase::Main);
}

#[test]
fn dr_4_5_to_4_9_each_action_has_its_limit() {
    let merchant = ")], merchant: \"E1-01\", purchases: 2";
    let mut game = turn("at: \"r1c1\", in_play: [\"SA-CAB@1\"]", merchant);
    assert_eq!(game.refused(ACTIVE, Order::Attack(Target::Merchant)), "DR-10.1");
    game.give(ACTIVE, Order::RaiseSails([].into())).give(ACTIVE, employ("ability: \"SA-CAB#1/1/0\""));
    assert_eq!(game.refused(ACTIVE, Order::RaiseSails([].into())), "DR-7.1");
    assert_eq!(game.refused(ACTIVE, employ("ability: \"SA-CAB#1/1/0\"")), "DR-6.3");
    game.give(ACTIVE, sail("harbour")).give(ACTIVE, sail("r1c1"));
    assert_eq!(game.refused(ACTIVE, sail("harbour")), "DR-8.1");
    let mut fought = turn("at: \"r1c1\"", ", at: \"r1c1\", pirate: true)], fought: [Ship(Green)]");
    assert_eq!(fought.refused(ACTIVE, Order::Attack(Target::Ship(Green))), "DR-18.3");
}

#[test]
fn dr_4_13_a_battle_is_finished_before_anything_else() {
    let mut game = turn("at: \"r1c1\", sails: 2, in_play: [\"SA-CAB@1\"]", ")], merchant: \"E1-01\"");
    game.give(ACTIVE, Order::Attack(Target::Merchant));
    for order in
        [load(1), unload(1), sail("harbour"), Order::RaiseSails([].into()), employ("ability: \"SA-CAB#1/1/0\"")]
    {
        assert_eq!(game.refused(ACTIVE, order), "DR-4.13");
    }
}

#[test]
fn dr_4_14_the_end_phase_has_its_steps_in_order() {
    let mut game = turn("deck: [\"SA-CAB@1\", \"SA-CAB#2@1\", \"SA-CAB#3@1\", \"SA-GUN@1\"]", ")]");
    game.end_turn();
    let steps: Vec<Phase> = game
        .told
        .iter()
        .filter_map(|told| if let H::Turns(Turns::PhaseBegan { phase }) = told { Some(*phase) } else { None })
        .collect();
    assert!(steps.starts_with(&[Phase::Refill, Phase::Mode, Phase::Sleeve, Phase::Draw, Phase::TurnEnd]), "{steps:?}");
}

#[test]
fn dr_4_16_ships_share_a_place() {
    let mut game = turn("sails: 1", ", at: \"r1c1\")]");
    game.give(ACTIVE, sail("r1c1"));
    assert_eq!(
        (game.player(Purple).at, game.player(Green).at, game.phase()),
        (place("r1c1"), place("r1c1"), Phase::Main)
    );
}

#[test]
fn dr_5_13_goods_go_overboard_at_any_time_of_the_own_turn() {
    let mut game = turn("at: \"r1c1\", holds: {A: (cargo: 2)}", ", holds: {A: (cargo: 1)})]");
    let one = || Order::Jettison(Hold::A, goods(1, 0));
    game.give(ACTIVE, one()).give(ACTIVE, Order::EndMain);
    assert_eq!(game.phase(), Phase::Mode);
    game.give(ACTIVE, one());
    assert_eq!(game.player(Purple).aboard(), goods(0, 0));
    assert!(game.played.give(OTHER, one()).is_err(), "not in the turn of another");
}

#[test]
fn dr_8_12_on_stopping_exploration_comes_before_pirates() {
    let text =
        ", at: \"r2c1\", pirate: true)], sea: {\"r2c1\": (id: \"IS-02\", face_up: false)}, boxes: {2: [\"A2-01#1\"]}";
    let mut game = turn("at: \"r1c1\", sails: 1", text);
    game.give(ACTIVE, sail("r2c1"));
    let place_of = |wanted: fn(&H) -> bool| game.told.iter().position(wanted).unwrap();
    let explored = place_of(|told| matches!(told, H::Sailing(Sailing::Explored { .. })));
    let laid = place_of(|told| matches!(told, H::SettingOut(SettingOut::CardLaid { .. })));
    let declared = place_of(|told| matches!(told, H::Battle(Battle::Declared { .. })));
    assert!(explored < laid && laid < declared);
}

#[test]
fn dr_9_1_and_9_3_pirate_mode_is_nothing_in_the_own_turn() {
    let mut game = turn("at: \"r1c1\", pirate: true", ", at: \"r1c1\")]");
    assert_eq!(game.refused(ACTIVE, Order::Attack(Target::Ship(Green))), "DR-20.1", "a flag is needed all the same");
    assert_eq!(game.refused(ACTIVE, Order::ChooseMode { pirate: false }), "DR-12.4", "it is chosen in the end phase");
}

#[test]
fn dr_14_12_and_14_13_every_goods_symbol_of_the_key_can_be_written() {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let key = [
        "Do(Gain((cargo: 1), ShipOrDock))",
        "Do(Gain((cargo: 1), Dock))",
        "Do(Gain((cargo: 1), Ship))",
        "Do(Gain((cargo: 1), Island))",
        "Do(Gain((gold: 1), Dock))",
        "Do(Gain((gold: 1), Ship))",
        "Do(Gain((gold: 1), Island))",
        "Do(Gain((cargo: 1, gold: 1), Island))",
        "Do(Pay((cargo: 1), ShipOrDock, Repair(1)))",
        "Do(Pay((cargo: 1), Dock, Repair(1)))",
        "Do(Pay((cargo: 1), Ship, Repair(1)))",
        "Do(Pay((cargo: 1, gold: 1), ShipOrDock, Repair(1)))",
        "AtEnd(Gold(2))",
        "AtEnd(Gold(-2))",
    ];
    for clause in key {
        let face: Result<Face, _> = options.from_str(&format!("[{clause}]"));
        assert!(face.is_ok_and(|face| face.len() == 1), "{clause}");
    }
}

#[test]
fn dr_15_4_a_bonus_card_is_one_more_to_draw() {
    let mut game = turn("in_play: [\"SA-CAB@1+A1-07\"]", ")]");
    assert_eq!(game.refused(ACTIVE, employ("ability: \"SA-CAB#1/top/0\"")), "DR-6.7");
    game.end_turn();
    assert!(game.has(&H::Turns(Turns::DrawDue { by: Purple, count: 5, bonus: 1, limit: 6, held: 0 })));
}

#[test]
fn dr_15_6_to_15_8_flags_cannons_and_helms_are_counted() {
    let game = turn("at: \"r1c1\", in_play: [\"SA-CAP@4+A2-08\"]", ", at: \"r1c1\")]");
    assert!(legal::orders(game.state(), ACTIVE).contains(&Order::Attack(Target::Ship(Green))), "by the flag");
    assert_eq!(in_all(&game.state().cannons(Purple)), 2, "the bow’s and the captain’s");
    let captain = &game.player(Purple).in_play[0];
    assert_eq!(game.state().cards().helms(captain), 3, "his own and two of the sleeve (DR-29.3)");
}
