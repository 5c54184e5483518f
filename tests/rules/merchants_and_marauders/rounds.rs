//! Setting out, rounds and turns (MM-6, MM-7, MM-8.13, MM-30).

use std::sync::Arc;

use weather_gage::rules::kernel::{Rule, Ruleset, Secrecy};
use weather_gage::rules::merchants_and_marauders::happenings::{Happening, Rounds, SettingOut};
use weather_gage::rules::merchants_and_marauders::pack::{Cruise, Pack};
use weather_gage::rules::merchants_and_marauders::setup::{Flaw, Setup};
use weather_gage::rules::merchants_and_marauders::state::Phase;

use super::common::*;

fn cruise(fields: &str) -> Setup {
    Setup { pack: PACK.clone(), cruise: ron::<Cruise>(&format!("(id: \"test\", {fields})")), position: None }
}

/// Two captains who are drawn, and everything as it lies.
fn set_out() -> Game {
    let mut game = Game::begin(&cruise("players: [(colour: Red), (colour: Blue)]"));
    game.pass();
    game
}

// ---- setting out

#[test]
fn mm_6_2_a_demand_token_lies_at_every_port_and_eight_are_the_reserve() {
    let game = set_out();
    assert_eq!(game.state().demand.len(), 16);
    assert_eq!(game.state().reserve.len(), 8);
    assert_eq!(game.state().demand.get(&Zone::CaribbeanSea), None);
}

#[test]
fn mm_6_3_a_modification_lies_face_down_in_every_port() {
    let game = set_out();
    assert_eq!(game.state().yards.len(), 16);
    assert!(game.state().yards.values().all(|yard| !yard.open));
}

#[test]
fn mm_6_4_a_merchant_lies_in_every_zone() {
    let game = set_out();
    assert_eq!(game.state().merchants.len(), 17);
    assert!(game.state().track.is_empty());
}

#[test]
fn mm_6_5_two_missions_lie_on_offer() {
    let game = set_out();
    assert_eq!(game.state().missions, [card("M-01"), card("M-02")]);
}

#[test]
fn mm_6_8_captains_are_dealt_and_ships_picked_in_secret() {
    let mut game = set_out();
    assert_eq!(game.phase(), Phase::Ships);
    let dealt = SettingOut::CaptainDealt { by: Red, captain: Some(card("CP-01")) };
    assert!(game.has(dealt.clone()));
    let told = Happening::from(dealt).as_told(&|by| by == Blue);
    assert_eq!(told, SettingOut::CaptainDealt { by: Red, captain: None }.into());
    game.refused(Red, Order::ChooseShip(ShipKind::Frigate), "MM-6.8");
    game.give(Red, Order::ChooseShip(ShipKind::Sloop));
    assert!(!game.player(Red).shown);
    game.give(Blue, Order::ChooseShip(ShipKind::Flute));
    assert!(game.player(Red).shown && game.player(Blue).shown);
}

#[test]
fn mm_6_9_every_captain_lies_in_the_home_port_with_ten_gold_and_a_glory_card() {
    let mut game = set_out();
    game.give(Red, Order::ChooseShip(ShipKind::Sloop)).give(Blue, Order::ChooseShip(ShipKind::Flute));
    game.pass();
    let red = game.player(Red);
    assert_eq!((red.at, red.gold, red.hand.len()), (Where::Port(Zone::Havana), 10, 1));
    let blue = game.player(Blue);
    assert_eq!((blue.at, blue.gold, blue.hand.len()), (Where::Port(Zone::SantoDomingo), 10, 1));
}

#[test]
fn mm_6_10_the_first_player_is_drawn_and_turns_go_clockwise_from_there() {
    let mut game = set_out();
    game.give(Red, Order::ChooseShip(ShipKind::Sloop)).give(Blue, Order::ChooseShip(ShipKind::Flute));
    assert_eq!(*game.why(), Why::FirstPlayer);
    game.deal(&["blue"]).pass();
    assert_eq!(game.active(), Blue);
    game.end_turn(1);
    assert_eq!(game.active(), Red);
    game.end_turn(1);
    assert_eq!((game.active(), game.state().round), (Blue, 2));
}

#[test]
fn mm_6_10_a_set_up_may_name_the_first_player() {
    let fields = "players: [(colour: Red, captain: \"CP-05\", ship: Sloop), (colour: Blue, captain: \"CP-14\", ship: Flute)], first: Blue";
    let mut game = Game::begin(&cruise(fields));
    game.pass();
    assert_eq!(game.active(), Blue);
    assert_eq!(game.player(Red).at, Where::Port(Zone::Nassau));
    assert_eq!(game.player(Blue).ship.as_ref().unwrap().kind, ShipKind::Flute);
}

#[test]
fn mm_6_11_a_sloop_begins_with_its_printed_values() {
    let mut game = set_out();
    game.give(Red, Order::ChooseShip(ShipKind::Sloop)).give(Blue, Order::ChooseShip(ShipKind::Flute));
    assert_eq!(Location::ALL.map(|location| game.track(Red, location)), [2, 2, 2, 2, 1]);
}

#[test]
fn mm_29_3_every_deck_and_every_pile_of_tokens_is_shuffled_in_its_order() {
    let mut game = Game::begin(&cruise("players: [(colour: Red), (colour: Blue)]"));
    let mut asked = Vec::new();
    while !game.is_settled() {
        asked.push(format!("{:?}", game.why()));
        game.deal(&[]);
    }
    let decks = ["Event", "Glory", "Rumor", "Mission", "Captain"].map(|sort| format!("Deck {{ sort: {sort} }}"));
    let [event, glory, rumor, mission, captain] = decks;
    let tokens = ["Demand", "Fittings", "Merchants"].map(str::to_owned);
    let [demand, fittings, merchants] = tokens;
    let all = [event, "Cargo".to_owned(), glory, rumor, mission, captain, demand, fittings, merchants];
    assert_eq!(asked, all);
}

#[test]
fn mm_26_the_order_of_a_deck_is_told_to_nobody() {
    let laid = Happening::from(Rounds::MerchantsDealt { zones: vec![Zone::Havana], tokens: Some(vec![Nation::Dutch]) });
    assert_eq!(laid.secrecy(), Secrecy::Kept);
    assert_eq!(laid.as_told(&|_| true), Rounds::MerchantsDealt { zones: vec![Zone::Havana], tokens: None }.into());
    assert_eq!(laid.rule(), Rule("MM-7.2"));
}

#[test]
fn mm_30_1_the_short_season_begins_with_hunters_more_gold_and_a_choice_of_cards() {
    let house = "house: (target: 5, opening_npcs: 1), gold: 15, glory_cards: 2, events: 20";
    let mut game = Game::begin(&cruise(&format!("players: [(colour: Red), (colour: Blue)], {house}")));
    assert_eq!(*game.why(), Why::OpeningNpcs);
    game.deal(&["EV-05"]).deal(&["EV-16"]).pass();
    assert_eq!(game.state().npcs.get(&NpcKind::English).unwrap().at, Some(Zone::Bridgetown));
    assert_eq!(game.state().npcs.get(&NpcKind::PirateFrigate).unwrap().at, Some(Zone::CaribbeanSea));
    assert_eq!((game.state().decks.event.len(), game.state().aside.len()), (20, 12));
    game.give(Red, Order::ChooseShip(ShipKind::Sloop)).give(Blue, Order::ChooseShip(ShipKind::Flute));
    assert_eq!((game.asked(), game.why().clone()), (Red, Why::FirstCard { by: Red }));
    let kept = game.options().pop().unwrap();
    game.choose(&kept);
    assert_eq!(game.player(Red).hand, [card(&kept)]);
    assert_eq!((game.player(Red).gold, game.state().discards.glory.len()), (15, 1));
}

#[test]
fn mm_30_2_so_many_opening_captains_enter_each_of_another_kind() {
    let mut game = Game::begin(&cruise("players: [(colour: Red), (colour: Blue)], house: (opening_npcs: 2)"));
    // The second Dutch captain makes room for an English one.
    game.deal(&["EV-01", "EV-02", "EV-04"]).deal(&["EV-13", "EV-16"]);
    let at = |npc| game.state().npcs.get(&npc).and_then(|ship| ship.at);
    assert_eq!(at(NpcKind::Dutch), Some(Zone::Curacao));
    assert_eq!(at(NpcKind::English), Some(Zone::PortRoyal));
    assert_eq!(at(NpcKind::PirateSloop), Some(Zone::Nassau));
    assert_eq!(at(NpcKind::PirateFrigate), Some(Zone::CaribbeanSea));
    assert_eq!(game.state().npcs.len(), 4);
}

#[test]
fn mm_30_1_three_flags_begin_at_war_with_two_squadrons() {
    let players = "(colour: Red, captain: \"CP-01\", ship: Sloop), (colour: Blue, captain: \"CP-10\", ship: Sloop)";
    let mut game = Game::begin(&cruise(&format!("players: [{players}], war: (\"EV-19\", Spanish, French)")));
    game.pass();
    let state = game.state();
    assert_eq!((state.war, state.war_card), (Some((Nation::Spanish, Nation::French)), Some(card("EV-19"))));
    assert!(!state.decks.event.contains(&card("EV-19")));
    let squadron = |npc| state.npcs.get(&npc).filter(|ship| ship.squadron).and_then(|ship| ship.at);
    assert_eq!(squadron(NpcKind::Spanish), Some(Zone::Havana));
    assert_eq!(squadron(NpcKind::French), Some(Zone::PetitGoave));
}

#[test]
fn mm_30_a_set_up_that_cannot_be_is_refused_with_its_field() {
    let wrong = |fields: &str| {
        let fault = MerchantsAndMarauders::set_up(&cruise(fields)).unwrap_err();
        (fault.field, fault.flaw)
    };
    assert_eq!(wrong("players: [(colour: Red)]"), ("players".to_owned(), Flaw::Players));
    let twice = "players: [(colour: Red), (colour: Red)]";
    assert_eq!(wrong(twice), ("players[1].colour".to_owned(), Flaw::ColourTwice));
    let captain = "players: [(colour: Red, captain: \"CP-01\"), (colour: Blue, captain: \"CP-01\")]";
    assert_eq!(wrong(captain), ("players[1].captain".to_owned(), Flaw::Captain));
    let ship = "players: [(colour: Red, ship: Galleon), (colour: Blue)]";
    assert_eq!(wrong(ship), ("players[0].ship".to_owned(), Flaw::Ship));
    let first = "players: [(colour: Red), (colour: Blue)], first: Green";
    assert_eq!(wrong(first), ("first".to_owned(), Flaw::NoSuchPlayer));
    let war = "players: [(colour: Red), (colour: Blue)], war: (\"EV-19\", Dutch, Dutch)";
    assert_eq!(wrong(war), ("war".to_owned(), Flaw::War));
    let target = "players: [(colour: Red), (colour: Blue)], house: (target: 0)";
    assert_eq!(wrong(target), ("house.target".to_owned(), Flaw::Target));
    let cards = "players: [(colour: Red), (colour: Blue)], glory_cards: 0";
    assert_eq!(wrong(cards), ("glory_cards".to_owned(), Flaw::GloryCards));
}

// ---- the round

/// Zones without a merchant: their tokens lie on the track.
fn without_merchants(zones: usize) -> String {
    let bare = Zone::ALL.into_iter().take(zones).map(|zone| format!("{}: None", zone.word()));
    format!("merchants: {{{}}}", bare.collect::<Vec<_>>().join(", "))
}

#[test]
fn mm_7_2_eight_merchants_on_the_track_are_dealt_anew() {
    let more = format!("phase: Round, decks: (event: [\"EV-13\"]), {}", without_merchants(8));
    let mut game = Game::of(&format!("{TWO}, {more}"));
    assert_eq!(*game.why(), Why::Merchants);
    game.pass();
    assert_eq!((game.state().merchants.len(), game.state().track.len()), (17, 0));
}

#[test]
fn mm_7_2_seven_merchants_stay_on_the_track() {
    let more = format!("phase: Round, decks: (event: [\"EV-13\"]), {}", without_merchants(7));
    let game = Game::of(&format!("{TWO}, {more}"));
    assert!(game.is_settled());
    assert_eq!((game.state().merchants.len(), game.state().track.len()), (10, 7));
}

#[test]
fn g_35_more_than_eight_merchants_are_all_dealt_out() {
    let more = format!("phase: Round, decks: (event: [\"EV-13\"]), {}", without_merchants(11));
    let mut game = Game::of(&format!("{TWO}, {more}"));
    game.pass();
    assert_eq!((game.state().merchants.len(), game.state().track.len()), (17, 0));
}

#[test]
fn mm_7_3_a_round_without_an_event_ends_the_game() {
    let game = Game::of(&format!("{TWO}, phase: Round, short: [Event]"));
    assert!(game.is_over());
}

#[test]
fn mm_7_4_the_event_lies_open_after_its_icons() {
    let game = Game::of(&format!("{TWO}, phase: Round, decks: (event: [\"EV-26\"])"));
    assert_eq!(game.state().event, Some(card("EV-26")));
    let icons = [NpcKind::Dutch, NpcKind::Spanish, NpcKind::PirateSloop].map(|npc| Rounds::IconSkipped { npc });
    let skipped: Vec<Happening> = icons.into_iter().map(Happening::from).collect();
    assert!(game.told.windows(3).any(|three| three == skipped));
}

#[test]
fn mm_7_5_a_resolved_event_is_discarded_and_the_deck_is_never_shuffled() {
    let game = Game::of(&format!("{TWO}, phase: RoundEnd, event: \"EV-26\", decks: (event: [\"EV-13\"])"));
    assert_eq!(game.state().event, None);
    assert_eq!(game.state().discards.event, [card("EV-26")]);
    assert_eq!(game.state().entering, [card("EV-13")]);
}

#[test]
fn mm_7_6_what_lasts_for_a_round_ends_after_its_last_step() {
    let used = "used: [(by: Red, source: Event(\"EV-27\"), span: Round)]";
    let game = Game::of(&format!("{TWO}, phase: RoundEnd, event: \"EV-27\", {used}, decks: (event: [\"EV-13\"])"));
    assert!(game.state().used.is_empty());
}

#[test]
fn mm_7_8_the_end_of_a_round_has_four_steps_in_order() {
    let more = "phase: RoundEnd, round: 4, event: \"EV-19\", war: (Spanish, Dutch), entering: [\"EV-13\"], \
        npcs: {Spanish: (cards: [\"EV-10\"], at: havana, man_of_war: false)}, decks: (event: [\"EV-16\"])";
    let game = Game::of(&format!("{TWO}, {more}"));
    let at = |told: Rounds| game.told.iter().position(|own| *own == told.clone().into()).unwrap();
    let entered =
        Rounds::NpcEntered { npc: NpcKind::PirateSloop, card: card("EV-13"), at: Zone::Nassau, man_of_war: false };
    let steps = [
        at(Rounds::RoundClosed { round: 4 }),
        at(entered),
        at(Rounds::NpcArmed { npc: NpcKind::Spanish }),
        at(Rounds::SquadronEntered { nation: Nation::Dutch, at: Zone::Curacao }),
        at(Rounds::RoundEnded { round: 4 }),
        at(Rounds::RoundBegan { round: 5 }),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
}

#[test]
fn t_6_the_token_on_an_event_goes_back_to_the_reserve() {
    let more = "phase: RoundEnd, event: \"EV-30\", laid: Rum, decks: (event: [\"EV-13\"])";
    let mut game = Game::of(&format!("{TWO}, {more}"));
    assert_eq!(*game.why(), Why::Demand);
    let before = game.state().reserve.len();
    game.pass();
    assert_eq!((game.state().laid, game.state().reserve.len()), (None, before + 1));
    let returned = game.told.iter().find(|told| told.rule().0 == "T-6").unwrap();
    assert_eq!(returned.as_told(&|_| true), Rounds::LaidTokenReturned { good: Good::Rum, reserve: None }.into());
}

#[test]
fn mm_7_4_a_war_breaks_out_even_if_all_captains_are_dead() {
    let dead = "players: [(colour: Red, at: Nowhere), (colour: Blue, at: Nowhere)]";
    let mut game = Game::of(&format!("{dead}, phase: Round, decks: (event: [\"EV-19\"])"));
    game.deal(&["french", "dutch"]);
    assert_eq!(game.state().war, Some((Nation::French, Nation::Dutch)));
}

#[test]
fn g_34_an_event_does_not_affect_a_player_without_a_ship() {
    // An event that asks for nothing strikes everybody who takes part at all.
    let mut pack = Pack::clone(&PACK);
    pack.events.insert(card("EV-26"), ron("(clauses: [Must(at: RoundEnd, effects: [Gold(2)])])"));
    let players = ["(colour: Red, at: Nowhere, gold: 0)".to_owned(), plain("Blue", "")];
    let table = "phase: RoundEnd, event: \"EV-26\", decks: (event: [\"EV-13\"])";
    let game = Game::begin(&setup_of(&Arc::new(pack), &of_players(&players, table)));
    assert_eq!((game.told_as("GoldGained"), game.player(Blue).gold), (1, 12));
    assert_eq!(game.player(Red).gold, 0);
}

// ---- the turn

#[test]
fn mm_8_13_the_event_strikes_before_ships_scout() {
    let red = plain("Red", "at: Zone(nassau)");
    let more = "phase: TurnStart, event: \"EV-25\", npcs: {PirateSloop: (cards: [\"EV-13\"], at: nassau)}";
    let mut game = Game::of(&of_players(&[red, plain("Blue", "")], more));
    // Fever.
    assert!(matches!(game.why(), Why::Roll { .. }));
    game.throw(&[1, 2, 3]);
    assert_eq!(game.track(Red, Location::Crew), 1);
    assert_eq!(*game.why(), Why::NpcScouts { npc: NpcKind::PirateSloop, by: Red });
    game.throw(&[1, 2, 3]);
    assert_eq!(game.phase(), Phase::Actions);
}

#[test]
fn mm_8_13_the_turns_end_has_its_effects_and_death_is_one_of_them() {
    let red = plain("Red", "at: Zone(nassau), hull: 1, hold: 0");
    let mut game = Game::of(&of_players(&[red, plain("Blue", "")], "event: \"EV-22\""));
    game.give(Red, Order::EndTurn).throw(&[1, 1, 1]);
    game.throw(&[1, 1, 1]);
    assert_eq!(game.player(Red).captain, None);
    assert_eq!(game.active(), Blue);
}

#[test]
fn mm_8_12_a_turn_whose_captain_dies_at_its_start_is_over() {
    let red = plain("Red", "at: Zone(nassau), hull: 1, hold: 0, masts: 0, cannons: 0");
    let more = "phase: TurnStart, npcs: {PirateFrigate: (cards: [\"EV-16\"], at: nassau)}";
    let mut game = Game::of(&of_players(&[red, plain("Blue", "")], more));
    game.throw(&[5, 1, 1]).settle(6);
    assert_eq!(game.player(Red).captain, None);
    assert_eq!(game.active(), Blue);
}

#[test]
fn t_9_a_mission_with_a_term_lapses_at_the_end_of_its_last_turn() {
    let red = |age: u8| plain("Red", &format!("mission: \"M-24\", mission_age: {age}"));
    let mut game = Game::of(&of_players(&[red(2), plain("Blue", "")], ""));
    game.end_turn(1);
    assert_eq!(game.player(Red).mission, Some(card("M-24")));
    let mut game = Game::of(&of_players(&[red(3), plain("Blue", "")], ""));
    game.end_turn(1);
    assert_eq!(game.player(Red).mission, None);
    assert_eq!(game.state().discards.mission, [card("M-24")]);
}
