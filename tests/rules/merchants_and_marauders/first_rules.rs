//! Parts of the game: aim, pieces, dice, captains, ships, cards, ships of no player (MM-1 to MM-6, MM-13 to MM-15,
//! MM-22).

use weather_gage::rules::kernel::Ruleset;
use weather_gage::rules::merchants_and_marauders::clauses::{Item, Tests};
use weather_gage::rules::merchants_and_marauders::ending;
use weather_gage::rules::merchants_and_marauders::happenings::{Happening, Rounds};
use weather_gage::rules::merchants_and_marauders::npcs;
use weather_gage::rules::merchants_and_marauders::pack::Cruise;
use weather_gage::rules::merchants_and_marauders::plunder;
use weather_gage::rules::merchants_and_marauders::setup::Setup;
use weather_gage::rules::merchants_and_marauders::state::{RollKind, Side, State};
use weather_gage::rules::merchants_and_marauders::sums;
use weather_gage::rules::merchants_and_marauders::words::{Test, Trade, skulls};

use super::common::*;

fn state(position: &str) -> State {
    MerchantsAndMarauders::set_up(&setup(position)).unwrap()
}

fn table(red: &str, more: &str) -> String {
    of_players(&[plain("Red", red), plain("Blue", "")], more)
}

fn cruise(fields: &str) -> Setup {
    Setup { pack: PACK.clone(), cruise: ron::<Cruise>(&format!("(id: \"test\", {fields})")), position: None }
}

// ---- the aim

#[test]
fn mm_1_1_a_player_is_one_captain_with_one_ship_and_ten_points_are_the_aim() {
    let state = state(TWO);
    assert_eq!(state.house.target, 10);
    assert!(state.players.iter().all(|player| player.captain.is_some() && player.ship.is_some()));
}

#[test]
fn mm_1_3_and_22_2_full_tens_in_the_chest_count_up_to_half_the_target() {
    let with = |chest: u16| state(&table(&format!("chest: {chest}, glory: 3"), ""));
    let points = |chest| (ending::secret_points(&with(chest), Red), ending::total(&with(chest), Red));
    assert_eq!([9, 10, 49, 50, 70].map(points), [(0, 3), (1, 4), (4, 7), (5, 8), (5, 8)]);
}

#[test]
fn mm_1_4_and_13_2_a_point_brings_a_card_and_a_secret_point_brings_none() {
    let mut game = Game::of(&table("cargo: [\"RU-1\", \"RU-2\", \"RU-3\"], gold: 10", "demand: {nassau: Rum}"));
    game.give(Red, Order::Port).give(Red, Order::Sell(["RU-1", "RU-2", "RU-3"].map(cargo).into())).pass();
    assert_eq!((game.player(Red).glory, game.player(Red).hand.len()), (1, 1));
    game.give(Red, Order::Stash(20));
    assert_eq!((ending::total(game.state(), Red), game.player(Red).hand.len()), (3, 1));
}

// ---- pieces

#[test]
fn mm_2_2_the_board_has_seventeen_zones_and_sixteen_ports() {
    assert_eq!((PACK.zones.len(), PACK.ports().count()), (17, 16));
    assert_eq!(NpcKind::ALL.len(), 6);
}

#[test]
fn mm_2_3_a_player_board_has_five_tracks_of_five() {
    let state = state(&table("ship: ManOfWar, bounties: {Dutch: 5}", ""));
    let most = Location::ALL.map(|location| sums::max(&state, Side::Player(Red), location));
    assert_eq!((most.len(), most.iter().max()), (5, Some(&5)));
    let players = of_players(&[plain("Red", "bounties: {Dutch: 6}"), plain("Blue", "")], "");
    assert_eq!(fault(&players).field, "players[0].bounties");
}

// ---- dice

#[test]
fn mm_4_1_two_faces_of_six_are_skulls() {
    assert_eq!(skulls(&[1, 2, 3, 4, 5, 6]), 2);
}

#[test]
fn mm_4_2_a_test_throws_as_many_dice_as_the_skill_and_one_skull_is_enough() {
    let mut game = Game::of(&table("at: Zone(tortuga)", "merchants: {tortuga: French}"));
    game.give(Red, Order::Scout(Target::Merchant));
    assert_eq!(game.dice(), 3);
    game.throw(&[1, 5, 2]);
    assert_eq!(*game.why(), Why::RaidOrNot { by: Red });
}

// ---- captains

#[test]
fn mm_5_1_and_5_3_every_captain_has_skills_abilities_and_a_home_port_of_the_own_nation() {
    assert_eq!(PACK.captains.len(), 16);
    for (card, captain) in PACK.captains.iter() {
        assert!(Skill::ALL.iter().all(|skill| (1..=4).contains(&captain.skills[*skill])), "{card}");
        assert!(!captain.clauses.is_empty(), "{card}");
        assert_eq!(PACK.nation_of(captain.home), Some(captain.nation), "{card}");
    }
}

#[test]
fn mm_5_2_each_skill_has_its_tests() {
    let thrown = |game: &Game| match game.why() {
        Why::Roll { kind: RollKind::Test(_, skill), .. } => *skill,
        other => panic!("{other:?}"),
    };
    let mut at_sea = Game::of(&table("at: Zone(tortuga)", "merchants: {tortuga: French}"));
    at_sea.give(Red, Order::Scout(Target::Merchant));
    assert_eq!(thrown(&at_sea), Skill::Scouting);
    at_sea.throw(&[5, 1, 1]).choose("raid");
    assert_eq!(thrown(&at_sea), Skill::Seamanship);
    let mut in_port = Game::of(&table("crew: 1", ""));
    in_port.give(Red, Order::Port).give(Red, Order::Recruit);
    assert_eq!(thrown(&in_port), Skill::Leadership);
    in_port.throw(&[5, 1, 1]).give(Red, Order::AskForRumors);
    assert_eq!(thrown(&in_port), Skill::Influence);
}

#[test]
fn mm_5_5_an_ability_goes_before_the_general_rule() {
    let of = |captain: &str| {
        let players = format!("(colour: Red, captain: \"{captain}\"), (colour: Blue, captain: \"CP-16\")");
        state(&format!("rules_of_zones: false, players: [{players}]"))
    };
    assert_eq!(sums::price(&of("CP-01"), Red, Item::Rumor), 2);
    assert_eq!(sums::price(&of("CP-03"), Red, Item::Rumor), 0);
}

// ---- ships

#[test]
fn mm_5_7_a_location_has_the_value_of_the_ship_card() {
    let values = |ship: &str| {
        let state = state(&table(&format!("ship: {ship}"), ""));
        Location::ALL.map(|location| sums::max(&state, Side::Player(Red), location))
    };
    assert_eq!(values("Sloop"), [2, 2, 2, 2, 1]);
    assert_eq!(values("Flute"), [3, 4, 3, 1, 1]);
    assert_eq!(values("Galleon"), [4, 5, 4, 4, 4]);
    let hammocks = state(&table("ship: Flute, modifications: [ExtraHammocks]", ""));
    assert_eq!(sums::max(&hammocks, Side::Player(Red), Location::Crew), 2);
}

#[test]
fn mm_5_9_no_hit_takes_manoeuvrability() {
    let manoeuvre = |fields: &str| sums::manoeuvre(&state(&table(fields, "")), Side::Player(Red));
    assert_eq!(manoeuvre("hull: 1, masts: 0, hold: 0, crew: 0, cannons: 0"), manoeuvre(""));
}

// ---- setup

#[test]
fn mm_6_1_every_deck_is_shuffled_before_anything_is_dealt() {
    let mut game = Game::begin(&cruise("players: [(colour: Red), (colour: Blue)]"));
    let mut shuffled = Vec::new();
    while let Why::Deck { .. } | Why::Cargo = game.why() {
        shuffled.push(game.why().clone());
        game.deal(&[]);
    }
    assert_eq!(shuffled.len(), 6, "{shuffled:?}");
    assert_eq!(game.told_as("CaptainDealt"), 0);
}

#[test]
fn mm_6_6_and_6_7_each_player_has_a_colour_and_begins_without_glory() {
    let mut game = Game::begin(&cruise("players: [(colour: Red), (colour: Blue)]"));
    game.pass();
    assert!(game.state().players.iter().all(|player| player.glory == 0));
    let twice = cruise("players: [(colour: Red), (colour: Red)]");
    assert_eq!(MerchantsAndMarauders::set_up(&twice).unwrap_err().field, "players[1].colour");
}

// ---- events

#[test]
fn mm_7_7_seventeen_events_have_three_icons_and_eighteen_bring_captains() {
    let icons = PACK.events.values().filter(|event| event.icons.len() == 3).count();
    assert_eq!((icons, PACK.events.values().filter(|event| event.icons.is_empty()).count()), (17, 17));
    assert_eq!(PACK.events.values().filter(|event| event.npc.is_some()).count(), 18);
}

// ---- glory and specialists

#[test]
fn mm_13_1_and_g_13_the_count_passes_ten() {
    let red = "cargo: [\"RU-1\", \"RU-2\", \"RU-3\"], glory: 10";
    let mut game = Game::of(&table(red, "demand: {nassau: Rum}, target: 15"));
    game.give(Red, Order::Port).give(Red, Order::Sell(["RU-1", "RU-2", "RU-3"].map(cargo).into())).pass();
    assert_eq!(game.player(Red).glory, 11);
}

#[test]
fn mm_13_9_who_plays_a_ship_of_no_player_plays_no_cards_for_it() {
    let red = plain("Red", "at: Zone(aruba), ship: Frigate");
    let more = "npcs: {PirateSloop: (cards: [\"EV-15\"], at: aruba)}, phase: Battle,
        battle: (attacker: Player(Red), defender: Npc(PirateSloop), round: 2, declared: [Shoot, Shoot])";
    let mut game = Game::of(&of_players(&[red, plain("Blue", "hand: [\"GL-21\", \"GL-23\", \"GL-27\"]")], more));
    game.throw(&[5, 1, 1]);
    assert_eq!(game.asked(), Blue);
    game.throw(&vec![5; game.dice()]);
    // The dice of both lie open, and a volley of the pirate is thrown: nobody is asked for a card.
    while let Why::Locations { .. } = game.why() {
        game.throw(&vec![4; game.dice()]);
    }
    assert!(!matches!(game.why(), Why::Window { by: Blue, .. }), "{:?}", game.why());
}

#[test]
fn mm_13_10_a_played_card_is_discarded_and_a_specialist_stays() {
    let mut game = Game::of(&table("hand: [\"GL-57\", \"GL-01\"]", ""));
    game.give(Red, Order::Play(card("GL-57"))).pass();
    game.give(Red, Order::Port).give(Red, Order::Play(card("GL-01"))).pass();
    assert_eq!(game.state().discards.glory, [card("GL-57")]);
    assert_eq!((game.player(Red).specialists.as_slice(), game.player(Red).hand.len()), ([card("GL-01")].as_slice(), 0));
}

#[test]
fn mm_13_11_two_cards_of_each_of_eight_specialists() {
    for trade in Trade::ALL {
        assert_eq!(PACK.glory.values().filter(|card| card.specialist == Some(trade)).count(), 2, "{trade:?}");
    }
}

// ---- ships of no player

#[test]
fn mm_14_1_three_captains_of_each_navy_and_three_of_each_pirate_ship() {
    let captains: Vec<NpcKind> = PACK.events.values().filter_map(|event| Some(event.npc.as_ref()?.who)).collect();
    assert_eq!(NpcKind::ALL.map(|npc| captains.iter().filter(|own| **own == npc).count()), [3; 6]);
}

#[test]
fn mm_14_5_until_the_end_of_the_round_the_old_captain_commands() {
    let more = "phase: Round, npcs: {Dutch: (cards: [\"EV-02\"], at: aruba)}, decks: (event: [\"EV-01\", \"EV-13\"])";
    let mut game = Game::of(&format!("{TWO}, {more}"));
    let top = |game: &Game| game.state().npcs.get(&NpcKind::Dutch).and_then(|npc| npc.cards.first().copied());
    assert_eq!((top(&game), game.state().entering.as_slice()), (Some(card("EV-02")), [card("EV-01")].as_slice()));
    game.end_turn(1).end_turn(1);
    assert_eq!(top(&game), Some(card("EV-01")));
}

#[test]
fn mm_14_8_an_event_strikes_no_ship_of_no_player() {
    let more = "event: \"EV-24\", npcs: {Dutch: (cards: [\"EV-02\"], at: tortuga)}, decks: (event: [\"EV-13\"])";
    let mut game = Game::of(&format!("{TWO}, {more}"));
    let before = game.state().npcs.clone();
    game.end_turn(1).end_turn(1);
    assert_eq!(game.state().npcs, before);
    assert_eq!(game.told_as("HitTaken"), 0);
}

#[test]
fn mm_14_9_it_is_hostile_to_whoever_meets_a_priority() {
    let state = state(&of_players(&[plain("Red", "bounties: {Spanish: 1}"), plain("Blue", "")], ""));
    let foes = |npc| [Red, Blue].map(|by| npcs::hostile(&state, npc, by));
    assert_eq!(foes(NpcKind::Dutch), [true, false]);
    assert_eq!(foes(NpcKind::PirateFrigate), [false, true]);
}

#[test]
fn mm_15_7_in_war_a_navy_chases_captains_of_the_enemy() {
    let hostile = |war: &str| npcs::hostile(&state(&table("", war)), NpcKind::Spanish, Red);
    assert!(hostile("war: (Spanish, English)") && !hostile("war: (Spanish, French)") && !hostile(""));
}

#[test]
fn mm_15_8_a_nation_at_war_with_the_victor_pays_no_reward() {
    let players = [plain("Red", ""), plain("Blue", "bounties: {Spanish: 2, Dutch: 1}")];
    let payers = |war: &str| plunder::payers(&state(&of_players(&players, war)), Red, Blue);
    assert_eq!(payers(""), [Nation::Spanish, Nation::Dutch]);
    assert_eq!(payers("war: (Spanish, English)"), [Nation::Dutch]);
}

// ---- the end

#[test]
fn mm_22_7_a_round_that_finds_no_event_ends_the_game() {
    let game = Game::of(&table("glory: 2", "phase: Round, short: [Event]"));
    assert!(game.is_over());
    assert_eq!(game.state().winners, [Red]);
}

#[test]
fn mm_22_9_another_target_may_be_agreed() {
    let setup = cruise("players: [(colour: Red), (colour: Blue)], house: (target: 7)");
    let state = MerchantsAndMarauders::set_up(&setup).unwrap();
    assert_eq!(state.house.target, 7);
    let rich = self::state(&table("chest: 60", "target: 7"));
    assert_eq!(ending::secret_points(&rich, Red), 3, "half of seven, rounded down");
}

// ---- the table, and what is asked

#[test]
fn mm_26_3_who_would_scout_in_a_zone_why_and_with_how_many_dice() {
    let more = "npcs: {Dutch: (cards: [\"EV-02\"], at: tortuga), PirateSloop: (cards: [\"EV-13\"], at: havana)}";
    let state = state(&table("bounties: {Dutch: 4}", more));
    assert_eq!(npcs::lurking(&state, Zone::Tortuga, Red), [NpcKind::Dutch]);
    assert_eq!(npcs::lurking(&state, Zone::Havana, Red), [], "pirates leave pirates alone");
    assert_eq!(sums::npc_scout_dice(&state, NpcKind::Dutch, Red), 4);
    assert!(format!("{:?}", npcs::grudge(&state, NpcKind::Dutch, Red)).contains("Bounty(4)"));
}

#[test]
fn mm_26_12_each_icon_is_told_with_its_reason_before_the_event_works() {
    let more = "phase: Round, npcs: {Dutch: (cards: [\"EV-02\"], at: tortuga)}, decks: (event: [\"EV-28\"])";
    let game = Game::of(&table("bounties: {Dutch: 1}", more));
    let places = |name: &str| game.told.iter().position(|told| format!("{told:?}").contains(name));
    let (turned, risen) = (places("EventTurned"), places("BountySet"));
    let icons = game.told.iter().filter(|told| {
        matches!(
            told,
            Happening::Rounds(Rounds::IconSkipped { .. } | Rounds::NpcSailed { .. } | Rounds::NpcStayed { .. })
        )
    });
    assert_eq!(icons.count(), 3);
    assert!(turned < places("IconSkipped") && places("IconSkipped") < risen, "{:?}", game.told);
}

#[test]
fn mm_28_7_tests_go_by_what_they_are_for() {
    let influence = |test| Tests::Influence.holds(test, Skill::Influence);
    assert!(influence(Test::Rumor) && influence(Test::Claim) && influence(Test::Entry));
    assert!(!influence(Test::ScoutNpc) && !Tests::Influence.holds(Test::Claim, Skill::Leadership));
    assert!(Tests::Scout.holds(Test::ScoutGoal, Skill::Scouting));
    assert!(!Tests::Scout.holds(Test::ProveScouting, Skill::Scouting));
    assert!(Tests::All.holds(Test::Event, Skill::Seamanship));
}

#[test]
fn mm_29_1_and_29_4_what_falls_by_chance_is_asked_for_by_name() {
    let mut game = Game::of(&format!("{TWO}, phase: Round, decks: (event: [\"EV-19\"])"));
    assert_eq!(*game.why(), Why::WarNations);
    game.deal(&["french", "dutch"]);
    assert_eq!(game.state().war, Some((Nation::French, Nation::Dutch)));
}

#[test]
fn mm_29_2_and_29_8_throws_come_one_after_the_other_and_a_ship_of_no_player_has_a_hand() {
    let red = plain("Red", "at: Zone(aruba), ship: Frigate");
    let more = "npcs: {PirateSloop: (cards: [\"EV-15\"], at: aruba)}, phase: Battle,
        battle: (attacker: Player(Red), defender: Npc(PirateSloop), round: 2)";
    let mut game = Game::of(&of_players(&[red, plain("Blue", "")], more));
    assert_eq!((game.asked(), game.why().clone()), (Red, Why::Declare { by: Side::Player(Red) }));
    game.choose("shoot");
    assert_eq!((game.asked(), game.why().clone()), (Blue, Why::Declare { by: Side::Npc(NpcKind::PirateSloop) }));
    game.choose("shoot");
    assert_eq!(game.asked(), Red);
    game.throw(&[5, 1, 1]);
    assert_eq!(game.asked(), Blue);
    game.throw(&vec![1; game.dice()]);
    // The three hits of the winner are one throw.
    assert_eq!((game.asked(), game.dice()), (Red, 3));
}

#[test]
fn mm_26_17_whoever_is_waited_for_and_by_which_rule_is_known() {
    let mut game = Game::of(&table("at: Zone(tortuga)", "merchants: {tortuga: French}"));
    assert_eq!(MerchantsAndMarauders::awaited(game.state()), [game.state().seat(Red)]);
    game.give(Red, Order::Scout(Target::Merchant));
    assert_eq!((game.asked(), game.why().rule().0), (Red, "MM-4.2"));
}

#[test]
fn mm_26_18_the_log_of_a_seat_adds_what_that_seat_alone_has_seen() {
    let mut game = Game::of(&table("gold: 9", ""));
    game.give(Red, Order::Port).give(Red, Order::Stash(9));
    let hidden = game.last().iter().find(|told| format!("{told:?}").contains("GoldHidden")).cloned().unwrap();
    let told = |shares: bool| format!("{:?}", hidden.as_told(&|_| shares));
    assert!(told(true).contains("Some(9)") && told(false).contains("None"), "{} {}", told(true), told(false));
}

#[test]
fn mm_26_19_dice_of_a_ship_of_no_player_lie_in_the_hand_of_who_plays_it() {
    let more = "npcs: {PirateSloop: (cards: [\"EV-15\"], at: tortuga)}";
    let mut game = Game::of(&table("at: Zone(nassau)", more));
    game.give(Red, Order::Move(Where::Zone(Zone::Tortuga)));
    assert_eq!((game.asked(), game.why().clone()), (Blue, Why::NpcScouts { npc: NpcKind::PirateSloop, by: Red }));
}

#[test]
fn mm_26_15_what_is_dark_does_not_hang_on_another_s_secrets() {
    let at = |blue: &str| {
        let players = [plain("Red", "at: Zone(tortuga), hand: [\"GL-57\"]"), plain("Blue", blue)];
        state(&of_players(&players, "merchants: {tortuga: French}"))
    };
    let (poor, rich) = (at("gold: 0"), at("gold: 90, chest: 40, hand: [\"GL-61\", \"GL-63\"], cargo: [\"RU-1\"]"));
    let orders = [
        Order::Scout(Target::Merchant),
        Order::Scout(Target::Player(Blue)),
        Order::Move(Where::Port(Zone::Tortuga)),
        Order::Move(Where::Port(Zone::Havana)),
        Order::Claim,
        Order::Port,
        Order::Play(card("GL-57")),
        Order::Play(card("GL-61")),
    ];
    for order in orders {
        let checked = |state: &State| format!("{:?}", MerchantsAndMarauders::check(state, state.seat(Red), &order));
        assert_eq!(checked(&poor), checked(&rich), "{order:?}");
    }
}
