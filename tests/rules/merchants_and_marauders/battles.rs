//! Battles at sea: declarations, contests, shots, ends (MM-16).

use weather_gage::captains::{Crewed, Rank};
use weather_gage::rules::kernel::{Ruleset, Viewer, Want};
use weather_gage::rules::merchants_and_marauders::happenings::Battles;
use weather_gage::rules::merchants_and_marauders::state::{Outcome, Phase, Side};

use super::common::{
    Blue, Colour, Declaration, Game, Green, Location, MerchantsAndMarauders, Nation, NpcKind, Order, Red, Target,
    Where, Why, Zone, of_players, plain,
};

const RED: Side = Side::Player(Red);
const BLUE: Side = Side::Player(Blue);

/// Red attacks Blue off Nassau; more fields of both, and of the battle.
pub fn duel(red: &str, blue: &str, battle: &str) -> Game {
    duel_of(
        &plain("Red", &format!("at: Zone(nassau), {red}")),
        &plain("Blue", &format!("at: Zone(nassau), {blue}")),
        battle,
    )
}

/// The same with captains of one's own.
pub fn duel_of(red: &str, blue: &str, battle: &str) -> Game {
    let battle = format!("battle: (attacker: Player(Red), defender: Player(Blue), {battle})");
    Game::of(&of_players(&[red.to_owned(), blue.to_owned()], &battle))
}

/// Red fights the Dutch Frigate of Curacao in round 2, with Seamanship 3 and Leadership 3; Blue plays it.
pub fn against_dutch(red: &str, battle: &str) -> Game {
    let players = [plain("Red", &format!("at: Zone(curacao), {red}")), plain("Blue", "")];
    let npc = r#"npcs: {Dutch: (cards: ["EV-01"], at: curacao)}"#;
    let battle = format!("battle: (attacker: Player(Red), defender: Npc(Dutch), round: 2, {battle})");
    Game::of(&of_players(&players, &format!("{npc}, {battle}")))
}

/// Both declare.
fn declared(mut game: Game, red: &str, blue: &str) -> Game {
    game.choose(red).choose(blue).pass();
    game
}

fn outcome(game: &Game, outcome: Outcome) -> bool {
    game.has(Battles::BattleDecided { outcome })
}

fn is_dead(game: &Game, by: Colour) -> bool {
    game.player(by).captain.is_none()
}

/// The place of the first happening of this name.
fn place(game: &Game, name: &str) -> Option<usize> {
    game.told.iter().position(|told| format!("{told:?}").starts_with(name))
}

#[test]
fn mm_9_2_and_16_1_the_captain_who_scouted_attacks() {
    let players = [plain("Red", "at: Zone(nassau)"), plain("Blue", "at: Zone(nassau)")];
    let mut game = Game::of(&of_players(&players, ""));
    game.give(Red, Order::Scout(Target::Player(Blue))).throw(&[5, 1, 1]);
    let battle = game.state().battle.as_ref().unwrap();
    assert_eq!((battle.attacker, battle.defender, battle.round), (RED, BLUE, 1));
    assert_eq!((game.asked(), game.dice()), (Red, 3), "in round 1 there is nothing to declare");
}

#[test]
fn mm_12_2_and_16_2_the_bounty_comes_before_any_die() {
    let players = [plain("Red", "at: Zone(nassau)"), plain("Blue", "at: Zone(nassau)")];
    let mut game = Game::of(&of_players(&players, ""));
    game.give(Red, Order::Scout(Target::Player(Blue))).throw(&[5, 1, 1]);
    assert_eq!(game.bounty(Red, Nation::English), 1, "also of the own nation (MM-12.7)");
    assert_eq!(game.bounty(Blue, Nation::English), 0, "the attacked has none for it (MM-12.3)");
}

#[test]
fn mm_12_4_attacking_a_pirate_sets_no_bounty() {
    let players = [plain("Red", "at: Zone(nassau)"), plain("Blue", "at: Zone(nassau), bounties: {Dutch: 1}")];
    let mut game = Game::of(&of_players(&players, ""));
    game.give(Red, Order::Scout(Target::Player(Blue))).throw(&[5, 1, 1]);
    assert!(!game.state().is_pirate(Red));
}

#[test]
fn mm_12_2_attacking_a_naval_ship_sets_a_bounty_of_its_nation() {
    let players = [plain("Red", "at: Zone(curacao)"), plain("Blue", "")];
    let mut game = Game::of(&of_players(&players, r#"npcs: {Dutch: (cards: ["EV-01"], at: curacao)}"#));
    game.give(Red, Order::Scout(Target::Npc(NpcKind::Dutch))).throw(&[5, 1, 1]);
    assert_eq!(game.bounty(Red, Nation::Dutch), 1);
    assert_eq!(game.state().battle.as_ref().unwrap().defender, Side::Npc(NpcKind::Dutch));
}

#[test]
fn mm_16_4_the_attacker_declares_first_and_openly() {
    let mut game = duel("", "", "round: 2");
    assert_eq!((game.asked(), game.why().clone()), (Red, Why::Declare { by: RED }));
    assert_eq!(game.options(), ["shoot", "board", "flee"]);
    game.choose("board");
    assert_eq!(game.state().battle.as_ref().unwrap().declared_by(RED), Some(Declaration::Board));
    assert_eq!((game.asked(), game.why().clone()), (Blue, Why::Declare { by: BLUE }));
}

#[test]
fn mm_16_4_in_round_1_only_shoot() {
    let game = duel("", "", "round: 1");
    assert!(game.has(Battles::Declared { by: RED, what: Declaration::Shoot }));
    assert!(game.has(Battles::Declared { by: BLUE, what: Declaration::Shoot }));
    assert_eq!(game.dice(), 3);
}

#[test]
fn mm_16_5_destroyed_masts_leave_shoot_alone() {
    let game = duel("masts: 0", "", "round: 2");
    assert!(game.has(Battles::Declared { by: RED, what: Declaration::Shoot }));
    assert_eq!(game.asked(), Blue);
}

#[test]
fn mm_16_5_without_crew_no_boarding_and_without_cannons_one_may_shoot() {
    let game = duel("crew: 0, cannons: 0", "", "round: 2");
    assert_eq!(game.options(), ["shoot", "flee"]);
}

#[test]
fn mm_14_24_the_player_to_the_left_plays_a_ship_of_no_player() {
    let players = [plain("Blue", ""), plain("Red", "at: Zone(curacao)"), plain("Green", "")];
    let battle = "battle: (attacker: Npc(Dutch), defender: Player(Red), round: 2)";
    let npc = r#"npcs: {Dutch: (cards: ["EV-01"], at: curacao)}"#;
    let mut game = Game::of(&of_players(&players, &format!("active: Red, {npc}, {battle}")));
    assert_eq!((game.asked(), game.why().clone()), (Green, Why::Declare { by: Side::Npc(NpcKind::Dutch) }));
    game.choose("shoot").choose("shoot");
    assert_eq!((game.asked(), game.dice()), (Green, 3), "and throws its dice");
}

#[test]
fn mm_14_25_it_flees_only_with_fewer_cannons_or_less_crew() {
    let mut even = against_dutch("ship: Frigate", "");
    even.choose("shoot");
    assert_eq!(even.options(), ["shoot", "board"]);
    let mut fewer = against_dutch("ship: Frigate", "npc: (cannons: 2)");
    fewer.choose("shoot");
    assert_eq!(fewer.options(), ["shoot", "board", "flee"]);
    let mut less = against_dutch("ship: Frigate", "npc: (crew: 2)");
    less.choose("shoot");
    assert_eq!(less.options(), ["shoot", "board", "flee"]);
}

#[test]
fn mm_16_6_two_more_manoeuvrability_are_one_more_die() {
    let mut game = declared(duel("ship: Sloop", "ship: Flute", "round: 2"), "shoot", "shoot");
    assert_eq!((game.asked(), game.dice()), (Red, 4));
    game.throw(&[1, 1, 1, 1]);
    assert_eq!((game.asked(), game.dice()), (Blue, 3));
    assert_eq!(declared(duel("ship: Sloop", "ship: Frigate", "round: 2"), "shoot", "shoot").dice(), 3);
}

#[test]
fn mm_16_6_destroyed_masts_throw_one_die() {
    let mut game = duel("ship: Sloop, masts: 0", "ship: Flute", "round: 2");
    game.choose("shoot").pass();
    assert_eq!((game.asked(), game.dice()), (Red, 1));
}

#[test]
fn mm_4_6_and_g_3_the_attacker_throws_first_and_both_rolls_lie_open() {
    let mut game = declared(duel(r#"hand: ["GL-57"]"#, "", "round: 2"), "shoot", "shoot");
    game.throw(&[5, 2, 1]);
    assert_eq!(game.state().rolls.len(), 1, "it lies open before the defender throws");
    assert_eq!(game.asked(), Blue, "and nothing is decided in between");
    game.throw(&[1, 2, 3]);
    assert_eq!(game.state().rolls.iter().map(|roll| roll.by).collect::<Vec<_>>(), [RED, BLUE]);
    assert!(matches!(game.why(), Why::Window { by: Red, .. }));
}

#[test]
fn mm_16_7_more_skulls_win() {
    let mut game = declared(duel("", "", "round: 2"), "shoot", "shoot");
    game.throw(&[5, 6, 1]).throw(&[5, 4, 4]);
    assert!(game.has(Battles::ContestWon { by: RED }));
}

#[test]
fn mm_4_4_and_16_7_equal_skulls_are_told_apart_by_the_sum_of_the_others() {
    let mut game = declared(duel("", "", "round: 2"), "shoot", "shoot");
    game.throw(&[5, 4, 2]).throw(&[6, 4, 3]);
    assert!(game.has(Battles::ContestWon { by: BLUE }));
}

#[test]
fn mm_16_7_equal_sums_are_a_tie() {
    let mut game = declared(duel("", "", "round: 2"), "shoot", "shoot");
    game.throw(&[5, 4, 2]).throw(&[6, 3, 3]);
    assert!(game.has(Battles::ContestTied));
    assert_eq!((game.asked(), game.dice()), (Red, 1), "tied captains fire by their skulls");
}

#[test]
fn mm_16_7_without_a_skull_nobody_wins_and_nobody_fires() {
    let mut game = declared(duel("", "", "round: 2"), "shoot", "shoot");
    game.throw(&[4, 4, 4]).throw(&[1, 1, 1]);
    assert!(game.has(Battles::ContestVoid));
    assert!(game.has(Battles::BattleRoundBegan { round: 3 }));
    assert_eq!(*game.why(), Why::Declare { by: RED });
}

#[test]
fn mm_4_5_and_16_8_dice_are_thrown_again_before_the_result_stands() {
    let mut game = declared(duel(r#"hand: ["GL-21"]"#, "", "round: 2"), "shoot", "shoot");
    game.throw(&[1, 1, 1]).throw(&[5, 1, 1]);
    game.choose("announce-GL-21").choose("resolve");
    game.choose("die-blue-0").choose("enough").throw(&[2]).pass();
    assert!(game.has(Battles::ContestVoid));
}

#[test]
fn g_72_a_card_changes_dice_of_a_ship_of_no_player_and_its_controller_throws() {
    let mut game = declared(against_dutch(r#"hand: ["GL-21"]"#, ""), "shoot", "shoot");
    game.throw(&[5, 1, 1]).throw(&[6, 6, 1]).choose("announce-GL-21").choose("resolve");
    game.choose("die-dutch-0").choose("die-dutch-1").choose("enough");
    assert_eq!((game.asked(), game.dice()), (Blue, 2));
    game.throw(&[1, 2]).pass();
    assert!(game.has(Battles::ContestWon { by: RED }));

    let players = [plain("Red", r#"at: Zone(curacao), hand: ["GL-37"]"#), plain("Blue", "")];
    let battle = "battle: (attacker: Npc(Dutch), defender: Player(Red), round: 0)";
    let npc = r#"npcs: {Dutch: (cards: ["EV-01"], at: curacao)}"#;
    let mut game = Game::of(&of_players(&players, &format!("{npc}, {battle}")));
    game.choose("announce-GL-37").choose("resolve");
    assert_eq!((game.asked(), game.dice()), (Blue, 2), "False Colours cost it a die of three");
}

#[test]
fn mm_16_9_the_winner_has_as_many_hits_as_cannons() {
    let mut game = declared(duel("ship: Frigate", "", "round: 2"), "shoot", "board");
    game.throw(&[5, 1, 1]).throw(&[1, 1, 1]).pass();
    assert_eq!((game.asked(), game.dice()), (Red, 3));
}

#[test]
fn mm_16_10_the_loser_has_a_hit_for_each_skull_but_no_more_than_cannons() {
    let mut game = declared(duel("ship: Frigate", "ship: Galleon", "round: 2"), "shoot", "shoot");
    game.throw(&[5, 5, 5, 1]).throw(&[6, 6, 1]).pass();
    game.throw(&[1, 1, 1]).pass();
    assert_eq!((game.asked(), game.dice()), (Blue, 2));
    let mut sloop = declared(duel("ship: Frigate", "ship: Sloop", "round: 2"), "shoot", "shoot");
    sloop.throw(&[5, 5, 5]).throw(&[6, 6, 1]).pass();
    sloop.throw(&[1, 1, 2]).pass();
    assert_eq!((sloop.asked(), sloop.dice()), (Blue, 1));
}

#[test]
fn mm_16_11_a_boarding_follows_the_loser_s_shots() {
    let mut game = declared(duel("ship: Frigate", "ship: Frigate", "round: 2"), "board", "shoot");
    game.throw(&[5, 5, 1]).throw(&[6, 1, 1]).pass();
    assert_eq!((game.asked(), game.dice()), (Blue, 1), "the loser has a skull");
    game.throw(&[1]).pass();
    assert!(game.has(Battles::BoardingSucceeded { by: RED }));
    assert!(game.has(Battles::CrewRoundBegan { round: 1 }));
}

#[test]
fn mm_16_11_a_boarder_who_lost_all_crew_does_not_come_aboard() {
    let mut game = declared(duel("ship: Frigate, crew: 1", "ship: Frigate", "round: 2"), "board", "shoot");
    game.throw(&[5, 5, 1]).throw(&[6, 1, 1]).pass().throw(&[3]).pass();
    assert_eq!(game.track(Red, Location::Crew), 0);
    assert_eq!(game.told_as("BoardingSucceeded"), 0);
    assert!(game.has(Battles::BattleRoundBegan { round: 3 }));
}

#[test]
fn mm_16_12_who_flees_gets_away_if_the_other_has_no_skull() {
    let mut game = declared(duel("", "", "round: 2"), "shoot", "flee");
    game.throw(&[1, 1, 1]).throw(&[5, 1, 1]).pass();
    assert!(outcome(&game, Outcome::Escaped(BLUE)));
    assert!(game.is_settled());
    assert_eq!(game.state().battle, None);
}

#[test]
fn mm_16_12_else_fleeing_does_nothing() {
    let mut game = declared(duel("", "", "round: 2"), "shoot", "flee");
    game.throw(&[5, 1, 1]).throw(&[5, 5, 1]).pass();
    assert_eq!((game.asked(), game.dice()), (Red, 1), "the loser shoots");
    game.throw(&[1]).pass();
    assert!(game.has(Battles::BattleRoundBegan { round: 3 }));
}

#[test]
fn cp_13_slips_away_from_one_skull_after_the_loser_s_shot() {
    let blue = r#"(colour: Blue, captain: "CP-13", at: Zone(nassau))"#;
    let mut game = declared(duel_of(&plain("Red", "at: Zone(nassau)"), blue, "round: 2"), "shoot", "flee");
    game.throw(&[5, 1, 1]).throw(&[5, 5, 1, 1]).pass();
    assert_eq!((game.asked(), game.dice()), (Red, 1));
    game.throw(&[1]).pass();
    assert!(outcome(&game, Outcome::Escaped(BLUE)));
    assert_eq!(game.track(Blue, Location::Hold), 1);
}

#[test]
fn gl_29_escapes_whatever_the_loser_threw() {
    let mut game = declared(duel("", r#"hand: ["GL-29"]"#, "round: 2"), "shoot", "flee");
    game.throw(&[5, 5, 1]).throw(&[5, 5, 5]).choose("pass");
    game.choose("announce-GL-29").choose("resolve").pass().throw(&[1]).pass();
    assert!(outcome(&game, Outcome::Escaped(BLUE)));
}

#[test]
fn gl_35_ends_the_battle_before_the_contest() {
    let mut game = duel(r#"hand: ["GL-35"]"#, "", "round: 2");
    game.choose("shoot").choose("shoot").choose("announce-GL-35").choose("resolve").pass();
    assert!(outcome(&game, Outcome::Nobody));
    assert_eq!(game.told_as("Rolled"), 0);
    assert_eq!(game.phase(), Phase::Actions);
}

#[test]
fn mm_16_13_a_loser_who_wanted_to_board_does_nothing() {
    let mut game = declared(duel("", "", "round: 2"), "board", "shoot");
    game.throw(&[5, 1, 1]).throw(&[5, 5, 1]).pass();
    assert_eq!((game.asked(), game.dice()), (Blue, 1), "the winner alone fires");
    game.throw(&[1]).pass();
    assert_eq!(game.told_as("BoardingSucceeded"), 0);
    assert!(game.has(Battles::BattleRoundBegan { round: 3 }));
}

#[test]
fn mm_16_14_shots_are_simultaneous() {
    // Red shoots the only cannon of Blue away, which fires all the same.
    let mut game = declared(duel("", "", "round: 2"), "shoot", "shoot");
    game.throw(&[5, 5, 1]).throw(&[5, 1, 1]).pass().throw(&[4]).pass();
    assert_eq!((game.asked(), game.dice()), (Blue, 1));
    assert_eq!(game.track(Blue, Location::Cannons), 1, "nothing is carried out yet (MM-17.4)");
    game.throw(&[4]).pass();
    assert_eq!((game.track(Red, Location::Cannons), game.track(Blue, Location::Cannons)), (0, 0));
}

#[test]
fn mm_16_15_a_sunk_captain_dies_and_the_survivor_has_glory_without_plunder() {
    let mut game = declared(duel("", "hull: 1, gold: 9", "round: 2"), "shoot", "shoot");
    game.throw(&[5, 5, 1]).throw(&[1, 1, 1]).pass().throw(&[5]).choose("hull").pass();
    assert!(outcome(&game, Outcome::Sunk(BLUE)));
    assert!(is_dead(&game, Blue));
    assert_eq!((game.player(Red).glory, game.player(Red).gold), (1, 10));
    assert_eq!(game.player(Red).hand.len(), 1, "a point brings a card (MM-1.4)");
    assert_eq!(game.told_as("PrizeTaken"), 0);
}

#[test]
fn mm_16_15_and_g_32_both_sunk() {
    let mut game = declared(duel("hull: 1, bounties: {Dutch: 1}", "hull: 1", "round: 2"), "shoot", "shoot");
    game.throw(&[5, 5, 1]).throw(&[5, 1, 1]).pass().throw(&[5]).choose("hull").pass();
    game.throw(&[5]).choose("hull").pass();
    assert!(outcome(&game, Outcome::BothSunk));
    assert_eq!(game.told_as("CaptainDied"), 2);
    assert_eq!(game.told_as("PointGained"), 0);
    assert_eq!(game.told_as("RewardPaid"), 0);
}

#[test]
fn mm_16_16_after_a_battle_without_a_victor_the_turn_goes_on() {
    let players = [
        plain("Red", "at: Zone(nassau), masts: 0, cannons: 0"),
        plain("Blue", "at: Zone(nassau), masts: 0, cannons: 0"),
    ];
    let mut game = Game::of(&of_players(&players, ""));
    game.give(Red, Order::Scout(Target::Player(Blue))).throw(&[5, 1, 1]).pass();
    assert!(outcome(&game, Outcome::Nobody));
    assert_eq!(game.player(Red).at, Where::Zone(Zone::Nassau));
    assert_eq!(game.player(Blue).at, Where::Zone(Zone::Nassau));
    game.give(Red, Order::Move(Where::Port(Zone::Nassau)));
    assert_eq!(game.player(Red).at, Where::Port(Zone::Nassau), "two actions were left");
}

#[test]
fn mm_16_17_and_g_19_a_battle_that_cannot_end_ends() {
    let game = duel("masts: 0, cannons: 0", "masts: 0, cannons: 0", "round: 2");
    assert!(outcome(&game, Outcome::Nobody));
    assert_eq!(game.phase(), Phase::Actions);
    let goes_on = duel("cannons: 0", "masts: 0, cannons: 0", "round: 2");
    assert_eq!(goes_on.options(), ["shoot", "board", "flee"], "one of them can do something else");
}

/// Without a cannon on either side, a battle would go on for ever if those who can do something else went on shooting.
#[test]
fn mm_16_17_a_mate_does_not_shoot_where_no_shot_can_fall() {
    for case in 0..16_u8 {
        let one_of = |bit: u8, values: [u8; 2]| values[usize::from(case >> bit & 1)];
        let (masts, crew) = (one_of(0, [0, 2]), one_of(1, [1, 3]));
        let (hull, theirs) = (one_of(2, [1, 3]), one_of(3, [1, 3]));
        let red = plain("Red", &format!("at: Zone(curacao), ship: Frigate, masts: {masts}, cannons: 0, crew: {crew}"));
        let npc = r#"npcs: {Dutch: (cards: ["EV-02"], at: curacao)}"#;
        let foe = format!("npc: (cannons: 0, hull: {hull}, crew: {theirs}, hold: 0, masts: 1)");
        let battle = format!("battle: (attacker: Npc(Dutch), defender: Player(Red), round: 2, {foe})");
        let game = Game::of(&of_players(&[red, plain("Blue", "")], &format!("{npc}, {battle}")));
        let Want::Choice { by, options, why } = game.want() else { panic!("a choice") };
        let mut look = || MerchantsAndMarauders::seen_by(game.state(), Viewer::Seat(*by));
        let mut mate = MerchantsAndMarauders::enlist(Rank::Mate, 1);
        let choice = options[mate.choose(&mut look, options, why)].key();
        assert!(
            choice != "shoot",
            "masts {masts}, crew {crew}, hull {hull} against crew {theirs}: {:?}",
            game.options()
        );
    }
}

#[test]
fn mm_14_26_a_ship_of_no_player_begins_repaired() {
    let players = [plain("Red", "at: Zone(curacao)"), plain("Blue", "")];
    let mut game = Game::of(&of_players(&players, r#"npcs: {Dutch: (cards: ["EV-01"], at: curacao)}"#));
    game.give(Red, Order::Scout(Target::Npc(NpcKind::Dutch))).throw(&[5, 1, 1]);
    assert_eq!(game.state().battle.as_ref().unwrap().foe, [3, 3, 3, 3, 3]);
}

#[test]
fn mm_14_2_in_war_it_is_a_man_of_war() {
    let players = [plain("Red", "at: Zone(curacao)"), plain("Blue", "")];
    let npc = r#"npcs: {Dutch: (cards: ["EV-01"], at: curacao)}, war: (Dutch, French)"#;
    let mut game = Game::of(&of_players(&players, npc));
    game.give(Red, Order::Scout(Target::Npc(NpcKind::Dutch))).throw(&[5, 1, 1]);
    assert_eq!(game.state().battle.as_ref().unwrap().foe, [5, 3, 5, 5, 5]);
}

#[test]
fn mm_12_6_attack_and_defeat_bring_two_levels() {
    let players = [plain("Red", "at: Zone(curacao), ship: Galleon"), plain("Blue", "")];
    let mut game = Game::of(&of_players(&players, r#"npcs: {Dutch: (cards: ["EV-01"], at: curacao)}"#));
    game.give(Red, Order::Scout(Target::Npc(NpcKind::Dutch))).throw(&[5, 1, 1]);
    // Four hits on a Hull of three: the defender's captain must put skulls somewhere, and puts them on the Hull.
    game.throw(&[5, 1, 1]).throw(&[1, 1, 1, 1]).pass().throw(&[5, 5, 5, 5]);
    game.choose("hull").choose("hull").choose("hull").choose("hull").pass();
    assert!(outcome(&game, Outcome::Sunk(Side::Npc(NpcKind::Dutch))));
    assert_eq!(game.bounty(Red, Nation::Dutch), 2);
    assert_eq!(game.player(Red).glory, 1);
    assert_eq!(game.state().npcs.get(&NpcKind::Dutch).and_then(|npc| npc.at), None, "the model leaves (MM-14.6)");
}

#[test]
fn mm_12_4_beating_a_naval_ship_that_attacked_sets_a_bounty() {
    let players = [plain("Red", "at: Zone(curacao), ship: Galleon"), plain("Blue", "")];
    let npc = r#"npcs: {Dutch: (cards: ["EV-01"], at: curacao)}"#;
    let battle = "battle: (attacker: Npc(Dutch), defender: Player(Red), round: 2, npc: (hull: 1))";
    let mut game = Game::of(&of_players(&players, &format!("{npc}, {battle}")));
    game.choose("shoot").choose("shoot").pass();
    game.throw(&[1, 1, 1, 1]).throw(&[5, 1, 1]).pass().throw(&[5, 1, 1, 1]).choose("hull").pass();
    assert_eq!(game.bounty(Red, Nation::Dutch), 1);
}

#[test]
fn mm_12_14_a_pirate_of_no_player_is_worth_gold_to_whoever_is_no_pirate() {
    let beat = |pirate: &str, more: &str| {
        let players = [plain("Red", &format!("at: Zone(nassau), ship: Galleon, {more}")), plain("Blue", "")];
        let card = if pirate == "PirateSloop" { "EV-13" } else { "EV-16" };
        let npc = format!(r#"npcs: {{{pirate}: (cards: ["{card}"], at: nassau)}}"#);
        let battle = format!("battle: (attacker: Player(Red), defender: Npc({pirate}), round: 2, npc: (hull: 1))");
        let mut game = Game::of(&of_players(&players, &format!("{npc}, {battle}")));
        game.choose("shoot").choose("shoot").pass();
        game.throw(&[5, 1, 1]).throw(&[1, 1, 1, 1]).pass().throw(&[5, 1, 1, 1]).choose("hull").pass();
        assert_eq!(game.player(Red).glory, 1);
        game.player(Red).gold
    };
    assert_eq!(beat("PirateSloop", ""), 15);
    assert_eq!(beat("PirateFrigate", ""), 25);
    assert_eq!(beat("PirateFrigate", "bounties: {Dutch: 1}"), 10);
}

#[test]
fn mm_12_12_and_12_13_one_nation_pays_for_a_pirate_player() {
    let red = "bounties: {French: 1}";
    let blue = "hull: 1, bounties: {Dutch: 3, French: 2, Spanish: 1}";
    let mut game = declared(duel(red, blue, "round: 2"), "shoot", "shoot");
    game.throw(&[5, 5, 1]).throw(&[1, 1, 1]).pass().throw(&[5]).choose("hull").pass();
    assert_eq!(*game.why(), Why::Reward { by: Red });
    assert_eq!(game.options(), ["spanish", "dutch"], "none with a bounty on the victor");
    game.choose("dutch");
    assert_eq!(game.player(Red).gold, 25);
    assert!(game.has(Battles::RewardPaid { by: Red, nation: Some(Nation::Dutch), gold: 15 }));
    assert!(game.player(Blue).bounties.is_empty(), "they vanish with the captain (MM-12.15)");
}

#[test]
fn mm_12_13_a_nation_at_war_with_the_victor_s_pays_nothing() {
    let players = [plain("Red", "at: Zone(nassau)"), plain("Blue", "at: Zone(nassau), hull: 1, bounties: {Dutch: 3}")];
    let battle = "war: (English, Dutch), battle: (attacker: Player(Red), defender: Player(Blue), round: 2)";
    let mut game = declared(Game::of(&of_players(&players, battle)), "shoot", "shoot");
    game.throw(&[5, 5, 1]).throw(&[1, 1, 1]).pass().throw(&[5]).choose("hull").pass();
    assert_eq!(game.player(Red).gold, 10);
    assert_eq!(game.told_as("RewardPaid"), 0);
}

#[test]
fn mm_1_2_and_g_67_a_mission_to_beat_a_pirate_is_paid_besides() {
    let red = r#"mission: "M-11", mission_age: 1"#;
    let mut game = declared(duel(red, "hull: 1, bounties: {English: 1}", "round: 2"), "shoot", "shoot");
    game.throw(&[5, 5, 1]).throw(&[1, 1, 1]).pass().throw(&[5]).choose("hull").pass();
    assert_eq!(game.player(Red).glory, 2);
    assert_eq!(game.player(Red).gold, 10 + 5 + 10);
}

#[test]
fn mm_12_5_and_12_4_beating_a_player_sets_no_bounty() {
    let mut game = declared(duel("", "hull: 1", "round: 2"), "shoot", "shoot");
    game.throw(&[5, 5, 1]).throw(&[1, 1, 1]).pass().throw(&[5]).choose("hull").pass();
    assert!(!game.state().is_pirate(Red));
}

#[test]
fn mm_8_12_an_active_captain_who_dies_ends_the_turn() {
    let mut game = declared(duel("hull: 1", "", "round: 2"), "shoot", "shoot");
    game.throw(&[1, 1, 1]).throw(&[5, 1, 1]).pass().throw(&[5]).choose("hull").settle(1);
    assert!(is_dead(&game, Red));
    assert_eq!(game.active(), Blue);
}

#[test]
fn g_55_an_attacker_who_dies_takes_the_bounty_along() {
    let players = [
        plain("Red", "at: Zone(nassau), hull: 1"),
        plain("Blue", "at: Zone(nassau), ship: Frigate, modifications: [LongGuns]"),
    ];
    let mut game = Game::of(&of_players(&players, ""));
    game.give(Red, Order::Scout(Target::Player(Blue))).throw(&[5, 1, 1]);
    game.throw(&[5, 1, 1]).throw(&[5]).choose("hull").pass();
    assert!(is_dead(&game, Red));
    assert!(game.player(Red).bounties.is_empty());
    assert!(place(&game, "BountySet") < place(&game, "CaptainDied"));
}

#[test]
fn g_31_what_works_once_in_a_battle_works_again_in_the_next() {
    let mut game = duel("modifications: [Chasers]", "", "round: 2");
    game.choose("shoot").choose("flee").choose("use-chasers").throw(&[1]).pass();
    assert_eq!(game.state().used.len(), 1);
    game.throw(&[1, 1, 1]).throw(&[5, 1, 1]).pass();
    assert!(outcome(&game, Outcome::Escaped(BLUE)));
    assert_eq!(game.state().used, []);
}

#[test]
fn mm_16_3_a_declaration_of_a_position_stands() {
    let game = duel("", "", "round: 2, declared: [Flee]");
    assert_eq!((game.asked(), game.why().clone()), (Blue, Why::Declare { by: BLUE }));
}
