//! Shooting (PC-10), Parley (PC-13.26 to 13.34), broadsides (PC-13.5), and abilities of gunners.

use weather_gage::rules::pirates::happenings::Guns;
use weather_gage::rules::pirates::refusals::Objection;
use weather_gage::rules::pirates::shooting;

use super::common::{Black, Game, Gun, Mm, Order, Red, Task, Why, n};

const TABLE: &str = "table: (from: (-700, -500), to: (800, 500))";

/// Red's `a` lies at the origin on heading 0; Black's `x` lies 60 mm to port of her, on the same heading: all masts reach with S.
/// The gold aboard `far` keeps the game going (PC-17.5).
pub fn duel(a: &str, x: &str, more: &str) -> Game {
    let ships = format!(
        "ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, {a}), (id: \"x\", flag: Black, at: (0, 60), heading: 0, {x}),
            (id: \"far\", card: Plain(masts: 1), flag: Black, at: (-600, -400), heading: 0, coins: [6, 6, 4])]"
    );
    Game::of(&format!("{TABLE}, {ships}, {more}"))
}

/// Any ship with three masts, cannons 3S.
pub const THREE: &str = "card: Plain(masts: 3)";

const SPANISH: &str = "card: Plain(masts: 3, nation: Spain)";

pub fn fire(mast: u8, target: &str) -> Order {
    Order::Fire(Gun::Mast(mast), n(target))
}

fn shoots(a: &str, x: &str) -> Game {
    let mut game = duel(a, x, "");
    game.task("a", Task::Shoot);
    game
}

#[test]
fn pc_10_1_each_standing_mast_fires_once_in_any_sequence() {
    let mut game = shoots("card: Plain(masts: 3), masts: [1, 3]", THREE);
    game.refuses(fire(2, "x"), "PC-10.1").refuses(fire(4, "x"), "PC-10.1");
    game.order(fire(3, "x")).throw(&[1]).refuses(fire(3, "x"), "PC-10.1");
    game.order(fire(1, "x")).throw(&[1]).order(Order::CeaseFire);
    assert_eq!(game.told_as("ShotMissed"), 2);
    game.refuses(fire(1, "x"), "PC-10.1").refuses(Order::Order(n("a"), Task::Shoot), "PC-4.1");
}

#[test]
fn pc_10_2_a_gun_may_be_left_unfired_and_any_other_input_ends_the_shots() {
    let mut game = shoots(THREE, THREE);
    game.order(fire(1, "x")).throw(&[2]).end_turn();
    assert!(game.is_settled());
    assert_eq!(game.state().to_move, Black);
}

#[test]
fn pc_10_3_and_14_7_only_enemy_ships_and_forts_are_targets() {
    let friend = "(id: \"b\", card: Plain(masts: 1), flag: Red, at: (0, -60), heading: 0)";
    let game = Game::of(&format!(
        "{TABLE}, ships: [(id: \"a\", {THREE}, flag: Red, at: (0, 0), heading: 0), {friend},
            (id: \"x\", {THREE}, flag: Black, at: (0, 60), heading: 0)],
        krakens: [(id: \"k\", card: \"kraken-fearsome\", flag: Black, at: (100, 0))]"
    ));
    let mut game = game;
    game.task("a", Task::Shoot);
    game.refuses(fire(1, "b"), "PC-10.3").refuses(fire(1, "nobody"), "PC-10.3").refuses(fire(1, "k"), "PC-14.7");
}

#[test]
fn pc_10_4_and_6_9_a_ship_at_her_own_home_a_lost_one_and_one_under_parley_are_safe() {
    let home = "islands: [(id: \"h\", shape: Rect(37.2, 40, 60, 80), home: Black)]";
    let mut game = duel(THREE, "card: Plain(masts: 3), docked: \"h\"", home);
    game.refuses(Order::Order(n("a"), Task::Shoot), "PC-4.10");
    assert_eq!(line(&game, "a", 1, "x").legal.unwrap_err().rule.0, "PC-6.9");

    let wild = "islands: [(id: \"h\", shape: Rect(37.2, 40, 60, 80))]";
    let mut game = duel(THREE, "card: Plain(masts: 3), docked: \"h\"", wild);
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[1]);

    let mut game = duel(THREE, "card: Plain(masts: 3), untouchable: true", "");
    game.refuses(Order::Order(n("a"), Task::Shoot), "PC-4.10");
}

pub fn line(game: &Game, unit: &str, mast: u8, target: &str) -> shooting::Line {
    shooting::lines(game.state(), n(unit), Gun::Mast(mast), n(target))
}

/// A five-master on heading 0, and a two-master across her bows, this far ahead.
pub fn ahead(x: i32, masts: &str, keywords: &str) -> Game {
    Game::of(&format!(
        "{TABLE}, ships: [
            (id: \"a\", card: Plain(masts: 5, cannons: \"3L 3L 3L 3L 3L\", keywords: [{keywords}]), flag: Red, masts: {masts},
                at: (0, 0), heading: 0),
            (id: \"x\", card: Plain(masts: 2), flag: Black, at: ({x}, 0), heading: 90)]"
    ))
}

#[test]
fn pc_10_6_and_10_7_own_sails_bar_the_line_ahead_and_removed_masts_do_not() {
    let all = ahead(70, "[1, 2, 3, 4, 5]", "");
    assert_eq!(line(&all, "a", 1, "x").legal, Ok(()));
    let second = line(&all, "a", 2, "x");
    assert_eq!(second.legal.unwrap_err().rule.0, "PC-10.6");
    assert_eq!(second.blocked_by, Some(n("a")));
    let some = ahead(70, "[2, 4]", "");
    assert_eq!(line(&some, "a", 2, "x").legal, Ok(()));
    assert_eq!(line(&some, "a", 4, "x").legal.unwrap_err().rule.0, "PC-10.6");
}

#[test]
fn pc_13_25_a_junks_own_sails_do_not_bar() {
    let game = ahead(70, "[1, 2, 3, 4, 5]", "Junk");
    assert_eq!(line(&game, "a", 2, "x").legal, Ok(()));
}

#[test]
fn pc_18_25_value_5_the_first_mast_alone_reaches_ahead_and_all_reach_abeam_with_l() {
    let game = ahead(110, "[1, 2, 3, 4, 5]", "");
    assert_eq!((line(&game, "a", 1, "x").legal, line(&game, "a", 1, "x").reach), (Ok(()), Mm(8_140)));
    for mast in 2..=5 {
        assert!(line(&game, "a", mast, "x").legal.is_err());
    }
    let mut abeam = Game::of(&format!(
        "{TABLE}, ships: [(id: \"a\", card: Plain(masts: 5, cannons: \"3S 3L 3L 3L 3S\"), flag: Red, at: (0, 0), heading: 0),
            (id: \"x\", card: Plain(masts: 2), flag: Black, at: (0, 70), heading: 0)]"
    ));
    abeam.task("a", Task::Shoot).refuses(fire(1, "x"), "PC-10.9").refuses(fire(5, "x"), "PC-10.9");
    for mast in 2..=4 {
        assert_eq!(line(&abeam, "a", mast, "x").legal, Ok(()));
    }
    assert_eq!(line(&abeam, "a", 2, "x").reach, Mm(6_100));
}

#[test]
fn pc_10_6_islands_ships_forts_and_fog_bar_the_line() {
    let blocked = |more: &str| {
        let game = duel(THREE, THREE, more);
        let line = line(&game, "a", 2, "x");
        assert_eq!(line.legal.unwrap_err().why, Objection::LineBlocked, "{more}");
        line.blocked_by.unwrap()
    };
    assert_eq!(blocked("islands: [(id: \"i\", shape: Rect(-90, 20, 90, 30))]"), n("i"));
    assert_eq!(blocked("terrain: [(id: \"f\", kind: Fog, shape: Rect(-90, 20, 90, 30))]"), n("f"));
    let game = duel(THREE, THREE, "terrain: [(id: \"r\", kind: Reef, shape: Rect(-90, 20, 90, 30))]");
    assert_eq!(line(&game, "a", 2, "x").legal, Ok(()), "terrain never bars but for fog (PC-16.1)");
}

#[test]
fn pc_10_11_and_10_12_a_total_above_the_rank_hits_and_a_1_never_does() {
    let mut game =
        shoots("card: Plain(masts: 3, cannons: \"3S 3S 1S\", abilities: [\"cannon_plus_vs(Spain)\"])", SPANISH);
    game.order(fire(1, "x")).throw(&[2]);
    assert!(game.just(Guns::ShotFired { unit: n("a"), gun: Gun::Mast(1), target: n("x"), rank: 3, bonus: 1, face: 2 }));
    assert_eq!(game.told_as("ShotHit"), 0);
    game.order(fire(3, "x")).throw(&[1]);
    assert_eq!(game.told_as("ShotHit"), 0);
    game.order(fire(2, "x")).throw(&[3]).choose("mast-2");
    assert_eq!(game.masts("x"), [1, 3]);
}

#[test]
fn ab_03_and_ab_12_add_to_the_roll_and_the_captain_must_lie_face_up() {
    let bonus = |a: &str, x: &str| {
        let mut game = shoots(a, x);
        game.order(fire(1, "x")).throw(&[1]);
        let fired =
            |bonus| Guns::ShotFired { unit: n("a"), gun: Gun::Mast(1), target: n("x"), rank: 3, bonus, face: 1 };
        (0..3).find(|bonus| game.has(fired(*bonus))).unwrap()
    };
    let gunner = |crew: &str| format!("card: Plain(masts: 3, abilities: [\"captain_gunnery\"]), crew: [{crew}]");
    assert_eq!(bonus(&gunner("\"captain:england\""), THREE), 1);
    assert_eq!(bonus(&gunner("(card: \"captain:england\", down: true)"), THREE), 0);
    let marked = "card: Plain(masts: 3, abilities: [\"marked_by(England)\"])";
    assert_eq!(bonus("card: Plain(masts: 3, nation: England)", marked), 1);
    assert_eq!(bonus("card: Plain(masts: 3, nation: Spain)", marked), 0);
}

#[test]
fn ab_23_long_guns_never_hit_her() {
    let mut game =
        shoots("card: Plain(masts: 2, cannons: \"2L 2S\")", "card: Plain(masts: 3, abilities: [\"long_shot_proof\"])");
    game.order(fire(1, "x")).throw(&[6]);
    assert_eq!(game.masts("x"), [1, 2, 3]);
    game.order(fire(2, "x")).throw(&[6]).choose("mast-1");
    assert_eq!(game.masts("x"), [2, 3]);
}

#[test]
fn ab_24_double_range_is_chosen_before_the_first_shot_and_only_a_six_hits() {
    let mut game = Game::of(&format!(
        "{TABLE}, ships: [(id: \"a\", card: \"destiny\", flag: Red, at: (0, 0), heading: 0),
            (id: \"x\", {THREE}, flag: Black, at: (0, 120), heading: 0)]"
    ));
    let load = Order::Use(n("destiny"), n("double_range"), None);
    game.refuses(load.clone(), "AB-24").task("a", Task::Shoot).refuses(fire(1, "x"), "PC-10.9");
    game.order(load.clone()).refuses(load, "AB-24");
    game.order(fire(1, "x")).throw(&[5]).order(fire(2, "x")).throw(&[6]).choose("mast-3");
    assert_eq!(game.masts("x"), [1, 2]);
}

#[test]
fn ab_34_one_gun_that_missed_fires_again_at_the_same_target_once_a_turn() {
    let mut game = shoots("card: Plain(masts: 3), crew: [(card: \"cannoneer:spain\", down: true)]", THREE);
    game.order(fire(1, "x")).throw(&[2]).order(fire(1, "x")).throw(&[3]);
    assert!(game.ship("a").crew[0].up, "the cannoneer is turned up (PC-12.4)");
    game.refuses(fire(1, "x"), "PC-10.1");
    game.order(fire(2, "x")).throw(&[2]).refuses(fire(2, "x"), "PC-10.1");
}

#[test]
fn ab_35_a_musketeer_fires_from_the_place_of_any_mast_without_bonuses() {
    let a = "card: Plain(masts: 3, cannons: \"5S 5S 5S\", abilities: [\"cannon_plus_vs(Spain)\"]), masts: [2], \
             crew: [(card: \"musketeer:france\", down: true)]";
    let mut game = shoots(a, SPANISH);
    game.order(Order::Fire(Gun::Musket, n("x"))).throw(&[3]);
    assert!(game.has(Guns::ShotFired { unit: n("a"), gun: Gun::Musket, target: n("x"), rank: 3, bonus: 0, face: 3 }));
    assert!(game.ship("a").crew[0].up);
    game.refuses(Order::Fire(Gun::Musket, n("x")), "PC-10.1");
}

#[test]
fn ab_37_chain_removes_no_mast_and_forbids_the_next_move() {
    let mut game = shoots("card: Plain(masts: 3), crew: [(card: \"chainshot:spain\", down: true)]", THREE);
    let load = Order::Use(n("chainshot:spain"), n("chainshot"), None);
    game.order(load.clone()).order(fire(1, "x")).throw(&[6]);
    assert_eq!((game.masts("x"), game.ship("x").plight.chained), (vec![1, 2, 3], true));
    game.refuses(load, "PC-12.9");
    game.order(fire(2, "x")).throw(&[6]).choose("mast-1").end_turn();
    game.refuses(Order::Order(n("x"), Task::Move), "AB-37").end_turn();
    assert!(!game.ship("x").plight.chained);
}

#[test]
fn ab_38_smoke_stops_the_crew_in_the_next_turn_of_its_player() {
    let mut game = shoots(
        "card: Plain(masts: 3), crew: [\"stinkpot:spain\"]",
        "card: Plain(masts: 3), crew: [\"cannoneer:spain\"]",
    );
    game.order(Order::Use(n("stinkpot:spain"), n("stinkpot"), None)).order(fire(1, "x")).throw(&[6]).end_turn();
    assert!(game.ship("x").plight.smoked);
    game.task("x", Task::Shoot).order(fire(1, "a")).throw(&[1]).refuses(fire(1, "a"), "PC-10.1").end_turn();
    assert!(!game.ship("x").plight.smoked);
}

#[test]
fn ab_32_a_captain_shoots_after_the_sailing_and_is_turned_up_by_it() {
    let mut game = duel("card: Plain(masts: 3), crew: [(card: \"captain:france\", down: true)]", THREE, "");
    game.task("a", Task::Move).order(Order::ComeAbout).order(fire(1, "x"));
    assert!(game.ship("a").crew[0].up);
    game.throw(&[4]).choose("mast-1").order(Order::CeaseFire);
    assert_eq!(game.ship("a").given.len(), 1);
}

// ---- Parley

const TALKER: &str = "card: Plain(masts: 3), crew: [(card: \"damsel\", down: true)], coins: [3, 1]";

#[test]
fn pc_13_26_and_13_28_and_13_29_and_13_31_parley_stops_a_shot_before_the_die_and_pays_a_drawn_coin() {
    let mut game = shoots(THREE, TALKER);
    game.order(fire(1, "x"));
    assert_eq!((game.asked(), game.why().clone()), (Black, Why::Parley { unit: n("x"), by: n("a") }));
    assert_eq!(game.options(), ["aboard", "none"]);
    game.choose("aboard").deal(&[1]);
    assert_eq!((game.coins("x"), game.bank(Red)), (vec![3], vec![1]));
    assert!(game.ship("x").crew[0].up, "the card is turned up (PC-13.28)");
    game.refuses(fire(1, "x"), "PC-13.32").end_turn();
    assert!(!game.ship("x").plight.untouchable, "until the end of the turn (PC-13.32)");
}

#[test]
fn pc_13_30_the_bank_may_pay_and_pc_13_29_a_declined_parley_lets_the_die_be_thrown() {
    let seats = "seats: [(flag: Red), (flag: Black, banked: [2])]";
    let mut game = duel(THREE, "card: Plain(masts: 3), crew: [\"damsel\"]", seats);
    game.task("a", Task::Shoot).order(fire(1, "x"));
    assert_eq!(game.options(), ["bank", "none"]);
    game.choose("none").throw(&[1]).order(fire(2, "x")).choose("bank");
    assert_eq!((game.bank(Black), game.bank(Red)), (vec![], vec![2]));
}

#[test]
fn pc_13_27_without_a_coin_nobody_is_asked() {
    let mut game = shoots(THREE, "card: Plain(masts: 3), crew: [\"damsel\"]");
    game.order(fire(1, "x")).throw(&[1]);
    assert!(game.is_settled());
}

#[test]
fn pc_21_14_with_face_down_crew_and_a_coin_the_question_comes_whether_there_is_parley_or_not() {
    let seats = "options: (ask_parley: Always)";
    let mut game =
        duel(THREE, "card: Plain(masts: 3), crew: [(card: \"oarsman:spain\", down: true)], coins: [1]", seats);
    game.task("a", Task::Shoot).order(fire(1, "x"));
    assert_eq!(game.options(), ["none"]);
    game.choose("none").throw(&[1]);
}

#[test]
fn pc_13_33_the_stopped_gun_may_take_another_target() {
    let third = "(id: \"y\", card: Plain(masts: 1), flag: Black, at: (0, -60), heading: 0)";
    let mut game = Game::of(&format!(
        "{TABLE}, ships: [(id: \"a\", {THREE}, flag: Red, at: (0, 0), heading: 0),
            (id: \"x\", {TALKER}, flag: Black, at: (0, 60), heading: 0), {third}]"
    ));
    game.task("a", Task::Shoot).order(fire(1, "x")).choose("aboard").deal(&[0]);
    game.order(fire(1, "y")).throw(&[2]);
}

// ---- broadsides

const BROAD: &str = "card: Plain(masts: 3, cannons: \"5L 5S 5S\", keywords: [BroadsidesAttack])";

#[test]
fn pc_13_5_every_gun_within_s_hits_without_a_roll_and_she_loses_a_mast_herself() {
    let mut game = shoots(BROAD, "card: Plain(masts: 5)");
    game.order(Order::Broadside(n("x")));
    assert_eq!(game.asked(), Black);
    game.choose("mast-1").choose("mast-2").choose("mast-3");
    assert_eq!(game.asked(), Red);
    game.choose("mast-3");
    assert_eq!((game.masts("x"), game.masts("a")), (vec![4, 5], vec![1, 2]));
    game.refuses(fire(1, "x"), "PC-10.1");
}

#[test]
fn pc_13_5_a_broadside_comes_before_any_shot_and_needs_the_keyword_and_the_reach() {
    let mut game = shoots(THREE, THREE);
    game.refuses(Order::Broadside(n("x")), "PC-13.5");
    let mut game = shoots(BROAD, THREE);
    game.order(fire(1, "x")).throw(&[2]).refuses(Order::Broadside(n("x")), "PC-13.5");
    let mut game = Game::of(&format!(
        "{TABLE}, ships: [(id: \"a\", {BROAD}, flag: Red, at: (0, 0), heading: 0),
            (id: \"x\", {THREE}, flag: Black, at: (0, 80), heading: 0)]"
    ));
    game.task("a", Task::Shoot).refuses(Order::Broadside(n("x")), "PC-13.5");
}

#[test]
fn pc_13_5_a_broadside_dismasts_and_sinks_and_crew_may_bring_the_keyword() {
    let mut game = shoots("card: Plain(masts: 3), crew: [(card: \"blake\", down: true)]", "card: Plain(masts: 2)");
    game.order(Order::Broadside(n("x"))).choose("mast-1");
    assert!(game.ship("a").crew[0].up);
    assert!(game.state().ship(n("x")).is_none(), "the third hit sinks the derelict (PC-10.17)");
    assert_eq!(game.asked(), Red);
    game.choose("mast-1");
}

#[test]
fn g_20_the_english_edition_throws_one_die_and_adds_a_hit_on_the_target() {
    let mut game = duel(
        "card: Plain(masts: 3, cannons: \"2S 3S 5S\", keywords: [BroadsidesAttack])",
        "card: Plain(masts: 5)",
        "options: (broadside: English)",
    );
    game.task("a", Task::Shoot).order(Order::Broadside(n("x"))).throw(&[4]);
    game.choose("mast-1").choose("mast-2").choose("mast-3");
    assert_eq!((game.masts("x"), game.masts("a")), (vec![4, 5], vec![1, 2, 3]));
}

#[test]
fn pc_10_19_when_a_target_is_gone_the_other_guns_take_other_targets() {
    let mut game = Game::of(&format!(
        "{TABLE}, ships: [(id: \"a\", {THREE}, flag: Red, at: (0, 0), heading: 0),
            (id: \"x\", card: Plain(masts: 1), masts: [], flag: Black, at: (0, 60), heading: 0),
            (id: \"y\", card: Plain(masts: 2), flag: Black, at: (0, -60), heading: 0)]"
    ));
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[4]).refuses(fire(2, "x"), "PC-10.3");
    game.order(fire(2, "y")).throw(&[4]).choose("mast-2");
    assert_eq!(game.masts("y"), [1]);
}

#[test]
fn pc_10_20_a_ship_shoots_out_from_her_home_and_stays_safe() {
    let home = "islands: [(id: \"h\", shape: Rect(37.25, -40, 100, 40), home: Red)]";
    let mut game = duel("card: Plain(masts: 3), docked: \"h\"", THREE, home);
    game.task("a", Task::Shoot).order(fire(2, "x")).throw(&[1]).end_turn();
    assert_eq!(line(&game, "x", 2, "a").legal.unwrap_err().rule.0, "PC-6.9");
}
