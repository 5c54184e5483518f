//! Holds and hands: coins and crew aboard, who knows them, who works, what they are worth (PC-9, PC-12, PC-17, PC-19).

use weather_gage::rules::kernel::{Ruleset, Viewer};
use weather_gage::rules::pirates::docking;
use weather_gage::rules::pirates::happenings::{Cargo, Happening, Reason, Turns};
use weather_gage::rules::pirates::sums;
use weather_gage::rules::pirates::view::View;
use weather_gage::rules::pirates::words::Keyword;

use super::common::*;
use super::crew::{sea, shot, uses};
use super::exploring::{AWAY, DOCKED, isle, transfer};
use super::forts::{ALL, held};
use super::sailing::{THREE as LONE, one};
use super::shots::{THREE, duel, fire};

fn seen(game: &Game, by: Flag) -> View {
    Pirates::seen_by(game.state(), Viewer::Seat(game.state().seat(by)))
}

fn home(ship: &str) -> Game {
    let home = "islands: [(id: \"r\", shape: Rect(87.25, -40, 150, 40), home: Red), (id: \"w\", shape: Rect(600, 300, 660, 360), coins: [7])]";
    let mut game = one(&format!("{LONE}, {ship}"), home);
    game.task("a", Task::Move).order(Order::Segment(S, deg(0)));
    game
}

// ---- islands

#[test]
fn pc_9_4_and_9_5_a_coin_takes_a_space_face_down_and_the_rest_stays_hidden() {
    let mut game = isle(DOCKED, "coins: [3, 1, 6, 2]", AWAY);
    game.task("a", Task::Explore).order(Order::Take(vec![0, 1, 2]));
    let ship = game.ship("a");
    assert!(ship.coins.iter().all(|coin| !coin.up));
    assert_eq!((sums::used_space(game.state(), ship), sums::free_space(game.state(), ship)), (3, 0));
    assert_eq!(game.island("w").coins, [2]);
    for flag in [Red, Black] {
        let view = seen(&game, flag);
        assert_eq!((view.counters_on(n("w")), view.table.island(n("w")).unwrap().coins.len()), (1, 0), "{flag:?}");
    }
}

#[test]
fn pc_9_7_others_are_told_the_numbers_and_the_names_of_face_up_treasures() {
    let mut game = isle(DOCKED, "coins: [3, 1], uniques: [\"sword\", \"dry-powder\"]", AWAY);
    game.task("a", Task::Explore).order(Order::Take(vec![0]));
    let black = Viewer::Seat(game.state().seat(Black));
    let told: Vec<Happening> =
        game.last().iter().filter_map(|own| Pirates::told_to(game.state(), own, black)).collect();
    let (by, unit, island) = (Red, n("a"), n("w"));
    assert!(told.contains(&Cargo::Explored { by, unit, island, taken: 3, left: 1 }.into()), "{told:?}");
    let values = told.iter().filter_map(|own| match own {
        Happening::Cargo(Cargo::TreasureTaken { value, .. }) => Some(*value),
        _ => None,
    });
    assert_eq!(values.collect::<Vec<_>>(), [None]);
    let names = told.iter().filter_map(|own| match own {
        Happening::Cargo(Cargo::UniqueTaken { card, .. }) => Some(*card),
        _ => None,
    });
    assert_eq!(names.collect::<Vec<_>>(), [Some(n("sword")), None], "dry powder is loaded face down");
}

#[test]
fn pc_9_8_and_9_9_a_coin_is_shown_when_it_is_unloaded_and_known_aboard_at_any_time() {
    let mut game = one(&format!("{LONE}, coins: [4]"), "");
    let aboard = |game: &Game, by| seen(game, by).table.ship(n("a")).unwrap().coins.len();
    assert_eq!((aboard(&game, Red), aboard(&game, Black)), (1, 0));
    game.end_turn();
    assert_eq!(aboard(&game, Red), 1, "in the turn of the other too");
    let game = home("coins: [4]");
    assert_eq!(seen(&game, Black).table.player(Red).unwrap().banked.len(), 1);
    assert!(game.has(Cargo::CoinBanked { by: Red, from: Some(n("a")), value: 4, ransom: false }));
}

#[test]
fn pc_9_10_an_island_with_a_fort_is_not_explored() {
    let mut game = held(ALL, "");
    assert!(!docking::is_wild(game.state(), game.island("w")));
    game.refuses(Order::Order(n("a"), Task::Explore), "PC-9.1");
}

// ---- ships

#[test]
fn pc_9_13_who_explores_a_derelict_sees_everything_aboard() {
    let prize =
        "card: Plain(masts: 3), flag: Black, masts: [], coins: [4], crew: [(card: \"captain:spain\", down: true)]";
    let mut game = isle("card: Plain(masts: 3)", "coins: [1]", prize);
    let aboard = |game: &Game| {
        let view = seen(game, Red);
        let ship = view.table.ship(n("y")).unwrap();
        (ship.crew.len(), ship.coins.len())
    };
    assert_eq!(aboard(&game), (0, 0));
    game.task("a", Task::Explore);
    assert_eq!(aboard(&game), (1, 1));
}

#[test]
fn pc_9_20_capacity_is_printed_and_linked_and_oarsmen_take_no_space() {
    let game = sea("card: \"empress\", crew: [\"sao-feng\", \"oarsman:pirates\"], coins: [1]", "starting_gold: 40");
    let ship = game.ship("a");
    assert_eq!((sums::capacity(game.state(), ship, false), sums::used_space(game.state(), ship)), (5, 2));
}

#[test]
fn pc_9_23_and_9_24_nothing_goes_overboard_and_no_crew_come_aboard_who_are_too_dear() {
    let friend = "card: Plain(masts: 3), flag: Red, coins: [4], crew: [\"captain:spain\"]";
    let mut game = isle("card: Plain(masts: 3, points: 2), coins: [1]", "coins: [1]", friend);
    game.task("a", Task::Explore).refuses(transfer(&["coin-0"], "a", "ashore"), "PC-9.11");
    game.refuses(transfer(&["crew:captain:spain"], "y", "a"), "PC-2.10");
}

// ---- crew

#[test]
fn pc_12_4_whoever_uses_an_ability_is_turned_up_first_and_stays_so() {
    let mut game = sea("card: Plain(masts: 3), crew: [(card: \"sao-feng\", down: true)]", "");
    game.order(uses("sao-feng", "extra_order", None));
    assert!(game.ship("a").crew[0].up, "before the die");
    game.throw(&[1]).end_turn().end_turn();
    assert!(game.ship("a").crew[0].up);
}

#[test]
fn pc_12_6_ransom_and_links_work_face_down_and_in_every_nation() {
    let x = "card: Plain(masts: 3, nation: England), masts: [], crew: [(card: \"amore\", down: true)]";
    let mut game = duel(THREE, x, "");
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[6]);
    assert_eq!(game.bank(Red), [1]);
    let game = sea("card: \"hms-dauntless\", crew: [(card: \"norrington\", down: true)]", "");
    assert_eq!(sums::capacity(game.state(), game.ship("a"), false), 6);
}

#[test]
fn pc_12_7_and_13_26_a_keyword_of_a_crew_belongs_to_the_ship_where_it_works() {
    let has = |ship: &str, keyword| sums::keyword(sea(ship, "").state(), n("a"), keyword);
    let fear = "crew: [\"cursed-barbossa\"]";
    assert!(has(&format!("card: \"raven\", {fear}"), Keyword::Fear));
    assert!(!has(&format!("card: \"hms-dauntless\", {fear}"), Keyword::Fear), "another nation (PC-12.3)");
    assert!(!has("card: \"raven\", crew: [(card: \"cursed-barbossa\", down: true)]", Keyword::Fear), "PC-12.4");
    assert!(has("card: Plain(masts: 3), crew: [\"damsel\"]", Keyword::Parley));
    assert!(!has("card: Plain(masts: 3)", Keyword::Parley));
}

#[test]
fn pc_12_8_what_may_be_used_is_asked_and_the_rest_is_applied() {
    let mut game = duel("card: Plain(masts: 3), crew: [\"elizabeth-swann\"]", THREE, "");
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[1]);
    assert_eq!(game.options(), ["use", "none"]);
    let game = sea("card: Plain(masts: 3), crew: [\"helmsman:spain\"]", "");
    assert_eq!(sums::base_move(game.state(), n("a"), false), [S, L, S]);
}

#[test]
fn pc_12_12_the_player_to_move_decides_what_comes_first() {
    let ship = "card: \"hms-dauntless\", at: (0, 0), crew: [\"beckett\", \"captain:england\"], uniques: [\"scurvy\"]";
    let game = one(ship, "phase: Opening");
    assert_eq!((game.asked(), game.why().clone()), (Red, Why::OpeningFirst));
    let mut options = game.options();
    options.sort();
    assert_eq!(options, ["beckett", "scurvy"]);
}

#[test]
fn pc_12_13_eliminated_crew_are_out_of_the_game() {
    let mut game = shot("crew: [\"captain:spain\", \"helmsman:spain\"]", "");
    game.choose("crew:helmsman:spain");
    let aboard = game.state().ships.iter().flat_map(|ship| &ship.crew);
    let ashore = game.state().players.iter().flat_map(|player| &player.ashore).map(|(crew, _)| crew);
    assert_eq!(aboard.chain(ashore).map(|crew| crew.card).collect::<Vec<_>>(), [n("captain:spain")]);
}

// ---- gold

#[test]
fn pc_17_3_if_both_come_over_half_at_once_the_player_to_move_wins() {
    for (to_move, shooter, sunk) in [(Red, "a", "x"), (Black, "x", "a")] {
        let bare = |id: &str| if id == sunk { "card: Plain(masts: 3), masts: [], coins: [1, 1]" } else { THREE };
        let seats = format!("seats: [(flag: Red, bonus: 15), (flag: Black, bonus: 15)], to_move: {to_move:?}");
        let mut game = duel(bare("a"), bare("x"), &seats);
        game.task(shooter, Task::Shoot).order(fire(1, sunk)).throw(&[6]).deal(&[0, 1]);
        assert!(game.has(Turns::Won { by: to_move, reason: Reason::Gold }));
    }
}

#[test]
fn pc_19_2_every_crew_with_the_ability_of_a_captain_is_one() {
    let moves =
        |crew: &str| sums::base_move(sea(&format!("card: \"hai-peng\", crew: [{crew}]"), "").state(), n("a"), false);
    assert_eq!([moves("\"barbossa\""), moves("\"captain:pirates\"")], [vec![S, L, L], vec![S, L, L]]);
    assert_eq!(moves("\"oarsman:pirates\""), [S, L]);
}

#[test]
fn pc_19_6_the_gold_of_smuggled_goods_is_added_and_no_coin_changes() {
    let game = home("coins: [5, 2, 3], uniques: [\"smuggled-goods\"]");
    assert_eq!((game.bank(Red), game.player(Red).bonus), (vec![5, 2, 3], 2));
    assert!(game.has(Cargo::GoldAdded { by: Red, card: n("smuggled-goods"), gold: 2 }));
}
