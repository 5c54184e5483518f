//! Sailing, rams, wrecks and fog in small things: free acts, segments, contacts (PC-4 to PC-8, PC-16, PC-18).

use weather_gage::rules::kernel::{Ruleset, Viewer};
use weather_gage::rules::pirates::conserved::conserved;
use weather_gage::rules::pirates::contacts;
use weather_gage::rules::pirates::fog;
use weather_gage::rules::pirates::happenings::Rams;
use weather_gage::rules::pirates::sailing;
use weather_gage::rules::pirates::sums;

use super::common::*;
use super::krakens::{HOLDS, deep};
use super::rams::{FOUR, alongside, contact};
use super::sailing::{THREE as LONE, lies, lies_near, one, stopped};
use super::shots::{THREE, ahead, duel, fire, line};

const GALLEY: &str = "card: Plain(masts: 2, keywords: [Galley]), at: (0, 0), heading: 0";
const TABLE: &str = "table: (from: (-700, -500), to: (1500, 1000))";

// ---- orders and free acts

#[test]
fn pc_4_4_a_free_act_counts_against_no_order_and_happens_at_once() {
    let mut game = one(GALLEY, "");
    game.order(Order::Pivot(n("a"), deg(90)));
    assert_eq!((game.ship("a").pose.heading, game.ship("a").given.len()), (deg(90), 0));
    game.task("a", Task::Move);
}

#[test]
fn pc_4_5_free_acts_are_for_the_own_turn_between_orders() {
    let mut game = one(GALLEY, "");
    game.refused(Black, Order::Pivot(n("far"), deg(90)), "PC-4.3");
    game.task("a", Task::Move).order(Order::Segment(S, deg(0))).refuses(Order::Pivot(n("a"), deg(90)), "PC-4.1");
}

#[test]
fn pc_4_6_what_may_be_done_is_offered_and_what_must_be_done_happens() {
    let mut game = alongside(THREE, FOUR, "");
    contact(&mut game);
    assert_eq!(game.options(), ["ram", "none"]);
    let home = "islands: [(id: \"r\", shape: Rect(87.25, -40, 150, 40), home: Red)]";
    let mut game = one(&format!("{LONE}, coins: [3]"), home);
    game.task("a", Task::Move).order(Order::Segment(S, deg(0)));
    assert_eq!((game.is_settled(), game.bank(Red)), (true, vec![3]), "unloading asks nobody");
}

#[test]
fn pc_4_11_an_ability_that_needs_a_captain_asks_for_one_who_can_use_his() {
    let bonus = |crew: &str| {
        let card = "card: Plain(masts: 3, nation: Spain, abilities: [\"captain_gunnery\"])";
        sums::attack_bonus(duel(&format!("{card}, crew: [{crew}]"), THREE, "").state(), n("a"), n("x"))
    };
    assert_eq!([bonus("\"captain:spain\""), bonus("\"captain:england\""), bonus("")], [1, 0, 0]);
}

// ---- segments

#[test]
fn pc_5_2_a_move_is_sailing_or_coming_about() {
    let mut game = one(LONE, "");
    game.task("a", Task::Move).refuses(Order::EndSailing, "PC-5.2");
    game.order(Order::Segment(S, deg(0))).refuses(Order::ComeAbout, "PC-5.12").order(Order::EndSailing);
    let mut game = one(LONE, "");
    game.task("a", Task::Move).order(Order::ComeAbout).refuses(Order::Segment(S, deg(0)), "PC-5.8");
}

#[test]
fn pc_5_3_and_5_4_the_bow_goes_along_the_ruler_on_any_heading_even_straight_back() {
    let mut game = one(LONE, "");
    game.task("a", Task::Move).order(Order::Segment(S, deg(30)));
    // Bow from (37, 0) to (86.80, 28.75).
    lies_near(&game, "a", (5_475, 1_025, 3_000));
    game.order(Order::Segment(L, deg(210)));
    lies_near(&game, "a", (4_627, 535, 21_000));
}

#[test]
fn pc_5_6_turning_to_a_heading_meets_nothing() {
    // Turned to north about her bow, her hull lies over the enemy; she sails off it.
    let mut game = Game::of(&format!(
        "{TABLE}, ships: [(id: \"a\", flag: Red, {LONE}), (id: \"x\", card: Plain(masts: 3), flag: Black, at: (60, -50), heading: 0)]"
    ));
    game.task("a", Task::Move).order(Order::Segment(S, deg(90))).order(Order::EndSailing);
    lies_near(&game, "a", (3_700, 2_050, 9_000));
    assert_eq!(["Stopped", "Shifted", "Pinned"].map(|told| game.told_as(told)), [0, 0, 0]);
}

#[test]
fn pc_5_10_the_edge_stops_her_and_is_no_harbour() {
    let mut game = one("card: Plain(masts: 3), at: (1400, 500), heading: 0", "");
    game.task("a", Task::Move).order(Order::Segment(L, deg(0)));
    assert!(game.has(stopped("a", 6_300, None)), "{:?}", game.told);
    assert_eq!((lies(&game, "a"), game.ship("a").docked), ((146_300, 50_000, 0), None));
}

#[test]
fn pc_5_14_a_bonus_adds_a_segment_after_the_replacement() {
    let sail = |more: &str| {
        let game = Game::of(&format!(
            "{TABLE}, ships: [(id: \"a\", flag: Red, at: (0, 0), crew: [\"helmsman:spain\"], {more}),
                (id: \"d\", flag: Red, at: (-200, 0), masts: [])]"
        ));
        sums::base_move(game.state(), n("a"), false)
    };
    assert_eq!((sail(""), sail("towing: \"d\"")), (vec![S, L, S], vec![S, S]));
}

#[test]
fn pc_5_17_a_hull_has_her_full_beam_within_the_bow_so_that_the_bow_meets_first() {
    for (masts, hull) in &PACK.hulls {
        let widest = hull.corners.iter().filter(|corner| corner.y == hull.beam.half()).map(|corner| corner.x).max();
        assert!(widest >= Some(hull.bow_limit), "{masts}: {widest:?}");
        assert!(hull.corners.iter().all(|corner| corner.y <= hull.beam.half()), "{masts}");
    }
}

// ---- docking

#[test]
fn pc_6_6_unloaded_coins_lie_face_up_and_are_the_bank() {
    let home = "islands: [(id: \"r\", shape: Rect(87.25, -40, 150, 40), home: Red)]";
    let mut game = one(&format!("{LONE}, coins: [5, 3]"), home);
    assert!(game.ship("a").coins.iter().all(|coin| !coin.up));
    game.task("a", Task::Move).order(Order::Segment(S, deg(0)));
    assert!(game.player(Red).banked.iter().all(|coin| coin.up));
    assert_eq!(sums::banked_gold(game.state(), Red), 8);
}

#[test]
fn pc_6_8_ships_of_both_players_lie_docked_at_one_island() {
    let mut game = Game::of(&format!(
        "{TABLE}, islands: [(id: \"w\", shape: Rect(100, -60, 160, 60), coins: [7, 7, 7])],
        ships: [(id: \"a\", flag: Red, at: (0, 0)), (id: \"b\", flag: Red, bow: (99.75, -40), docked: \"w\"),
            (id: \"x\", flag: Black, bow: (99.75, 40), docked: \"w\")]"
    ));
    game.task("a", Task::Move).order(Order::Segment(L, deg(0)));
    assert_eq!(["a", "b", "x"].map(|id| game.ship(id).docked), [Some(n("w")); 3]);
}

// ---- rams

#[test]
fn pc_7_1_a_ship_may_ram_and_need_not() {
    let mut game = alongside(THREE, FOUR, "");
    contact(&mut game);
    game.choose("none");
    assert_eq!((game.told_as("Rammed"), game.ship("a").rammed, game.is_settled()), (0, false, true));
}

#[test]
fn pc_7_5_and_7_10_a_pinned_ship_neither_moves_nor_rams_and_does_all_else() {
    let mut game = alongside("card: Plain(masts: 3, keywords: [Schooner])", FOUR, "");
    contact(&mut game);
    game.choose("none").refuses(Order::Pivot(n("a"), deg(90)), "PC-7.10").end_turn().end_turn();
    game.refuses(Order::Order(n("a"), Task::Move), "PC-7.10");
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[1]);
}

#[test]
fn pc_7_15_the_higher_total_wins_and_a_tie_ends_it() {
    let boarded = |dice: [u8; 2]| {
        let mut game = alongside(THREE, "card: Plain(masts: 4), coins: [2]", "");
        contact(&mut game);
        game.choose("ram").throw(&[1]).choose("board").throw(&dice);
        game
    };
    let tie = boarded([2, 1]);
    assert!(tie.has(Rams::BoardingTied { unit: n("a"), against: n("x") }) && tie.is_settled());
    assert_eq!(boarded([3, 1]).options(), ["treasure", "none"]);
}

#[test]
fn pc_7_18_a_stolen_coin_keeps_its_side_and_its_new_controller_knows_it() {
    let mut game = alongside(THREE, "card: Plain(masts: 4), coins: [2, 5]", "");
    contact(&mut game);
    game.choose("ram").throw(&[1]).choose("board").throw(&[6, 1]).choose("treasure").choose("coin-0");
    assert!(!game.ship("a").coins[0].up);
    let seen = |flag| {
        let view = Pirates::seen_by(game.state(), Viewer::Seat(game.state().seat(flag)));
        view.table.ship(n("a")).unwrap().coins.len()
    };
    assert_eq!((seen(Red), seen(Black)), (1, 0));
}

// ---- derelicts

#[test]
fn pc_8_2_and_8_6_a_derelict_that_is_hit_sinks_and_the_shares_are_banked_face_up() {
    let mut game = duel(THREE, "card: Plain(masts: 3), masts: [], coins: [4, 1]", "");
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[6]).deal(&[1, 0]);
    assert!(game.state().ship(n("x")).is_none());
    assert_eq!((game.bank(Red), game.bank(Black)), (vec![1], vec![4]));
    assert!([Red, Black].into_iter().all(|flag| game.player(flag).banked.iter().all(|coin| coin.up)));
}

#[test]
fn pc_8_7_a_krakens_shot_is_its_controllers() {
    let mut game = deep(HOLDS, "card: Plain(masts: 3), masts: [], coins: [4]", "");
    game.task("k", Task::Shoot).order(Order::Fire(Gun::Mast(1), n("x"))).throw(&[6]);
    assert_eq!((game.bank(Red), game.state().ship(n("x"))), (vec![4], None));
}

#[test]
fn pc_8_23_and_13_12_crew_of_a_prize_work_for_the_captor_and_ransom_is_a_coin_beyond_the_capacity() {
    let mut game = Game::of(&format!(
        "{TABLE}, ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0),
            (id: \"x\", card: Plain(masts: 2, cargo: 1), flag: Black, bow: (100, 0), heading: 180, masts: [],
                crew: [\"amore\", \"oarsman:england\"], coins: [2]),
            (id: \"far\", flag: Black, at: (-600, -400))]"
    ));
    game.task("a", Task::Move).order(Order::Segment(L, deg(0))).order(Order::TakeInTow(n("a"), n("x")));
    assert_eq!((game.ship("x").flag, game.crew("x")), (Red, vec!["oarsman:england".to_owned()]));
    assert_eq!(sums::base_move(game.state(), n("x"), false), [S], "he rows for Red");
    assert_eq!(game.coins("x"), [2, 5]);
    let ship = game.ship("x");
    assert_eq!((sums::capacity(game.state(), ship, false), sums::used_space(game.state(), ship)), (1, 2));
    assert_eq!((game.state().starting_gold, game.state().ransomed), (30, 5));
}

// ---- terrain

#[test]
fn pc_16_1_and_16_5_fog_alone_bars_a_shot_and_a_reef_is_sailed_over() {
    let between = |kind: &str| {
        let game = duel(THREE, THREE, &format!("terrain: [(id: \"t\", kind: {kind}, shape: Rect(-90, 20, 90, 30))]"));
        line(&game, "a", 2, "x").blocked_by
    };
    let all = ["Fog", "Reef", "Sargasso", "Whirlpool"].map(between);
    assert_eq!(all, [Some(n("t")), None, None, None]);
    let mut game = one(LONE, "terrain: [(id: \"t\", kind: Reef, shape: Rect(60, -20, 90, 20))]");
    game.task("a", Task::Move).order(Order::Segment(L, deg(0))).throw(&[6]);
    lies_near(&game, "a", (8_380, 0, 0));
}

#[test]
fn pc_16_6_and_16_25_several_are_lost_in_one_bank_at_its_middle_and_do_not_meet() {
    let mut game = Game::of(&format!(
        "{TABLE}, terrain: [(id: \"t\", kind: Fog, shape: Rect(60, -20, 90, 20))],
        ships: [(id: \"a\", flag: Red, at: (0, 0)), (id: \"b\", flag: Red, at: (75, 0), lost: \"t\"),
            (id: \"x\", flag: Black, at: (75, 0), lost: \"t\"), (id: \"far\", flag: Black, at: (-400, 0))]"
    ));
    game.task("a", Task::Move).order(Order::Segment(L, deg(10)));
    assert_eq!((game.ship("a").lost, lies(&game, "a")), (Some(n("t")), (7_500, 0, 1_000)));
    assert_eq!(contacts::outline(game.state(), n("x")), None, "a lost piece touches nothing");
    assert_eq!(conserved(game.state()), []);
}

#[test]
fn pc_16_15_a_reef_splits_nothing_and_a_wreck_is_no_ship() {
    let ashore = "terrain: [(id: \"t\", kind: Reef, shape: Rect(60, -20, 90, 20))],
        islands: [(id: \"r\", shape: Rect(-600, 300, -540, 360), home: Red)]";
    let ship = |keywords: &str| {
        let card = format!("card: Plain(masts: 3, keywords: [{keywords}]), at: (0, 0), heading: 0");
        let mut game = one(&format!("{card}, masts: [1], coins: [2], crew: [\"amore\"]"), ashore);
        game.task("a", Task::Move).order(Order::Segment(L, deg(0))).throw(&[1]);
        game
    };
    let game = ship("");
    assert_eq!((game.bank(Red), game.bank(Black), game.told_as("RansomPaid")), (vec![], vec![], 0));
    assert_eq!((game.state().wrecks.len(), game.state().ship(n("a")), game.state().removed), (1, None, 30));
    let game = ship("Eternal");
    assert_eq!((game.state().wrecks.len(), game.ship("a").docked), (0, Some(n("r"))), "she goes home (PC-13.1)");
}

// ---- geometry at the table

#[test]
fn pc_18_6_a_sail_stands_across_the_keel_and_falls_with_its_mast() {
    let sails: Vec<Mm> = PACK.hulls.values().map(|hull| hull.sail).collect();
    assert_eq!(sails, [760, 855, 950, 1_045, 1_140].map(Mm));
    let of = |masts: &str| line(&ahead(70, masts, ""), "a", 2, "x").legal.is_ok();
    assert_eq!((of("[1, 2, 3, 4, 5]"), of("[2, 3, 4, 5]")), (false, true));
}

#[test]
fn pc_18_11_her_pose_follows_from_the_bow_point_and_the_heading() {
    let game = one(LONE, "");
    let sailed = sailing::preview(game.state(), n("a"), S, deg(90)).unwrap();
    assert_eq!(sailed.from, Pose::new(at(37, -37), deg(90)));
    assert_eq!((sailed.t, sailed.to), (mm(5_750), Pose::new(Spot::new(mm(3_700), mm(2_050)), deg(90))));
}

#[test]
fn pc_18_17_within_s_is_measured_from_hull_to_hull() {
    let near = |y: &str| {
        let game = Game::of(&format!(
            "{TABLE}, ships: [(id: \"a\", flag: Red, at: (0, 0)), (id: \"x\", flag: Black, at: (0, {y}))]"
        ));
        contacts::within_s(game.state(), n("a"), n("x"))
    };
    assert!(near("78") && !near("78.01"), "S and EPS, and half a beam of each");
}

#[test]
fn pc_18_18_contacts_follow_from_poses_alone() {
    let lying = |bow: &str| {
        Game::of(&format!(
            "{TABLE}, islands: [(id: \"w\", shape: Rect(130, -120, 160, -43.5))],
            ships: [(id: \"a\", card: Plain(masts: 3), flag: Red, bow: {bow}, heading: 0),
                (id: \"x\", card: Plain(masts: 4), flag: Black, at: (150, 0), heading: 90)]"
        ))
    };
    let (a, x) = (n("a"), n("x"));
    let game = lying("(138.75, -10)");
    let state = game.state();
    assert!(contacts::rams(state, a, x) && !contacts::rams(state, x, a) && contacts::touching(state, a, x));
    assert_eq!((contacts::pinned_by(state, a), contacts::pinned_by(state, x)), (Some(x), None));
    assert!(!contacts::docks_at(state, game.ship("a"), game.island("w")));
    let game = lying("(146.03, 36)");
    assert!(contacts::bow_to_bow(game.state(), a, x) && contacts::pinned_by(game.state(), a).is_none());
    assert!(contacts::docks_at(lying("(129.75, -80)").state(), lying("(129.75, -80)").ship("a"), game.island("w")));
}

#[test]
fn pc_18_19_the_numbers_of_a_fog_bank_stand_round_its_edge() {
    let game = one(LONE, "terrain: [(id: \"t\", kind: Fog, shape: Oval(id: \"fog\", at: (500, 300), turned: 30))]");
    for (number, (x, y)) in [(1, (48_454, 32_678)), (3, (53_931, 30_000)), (5, (48_034, 26_595))] {
        let spot = fog::fog_exit(game.state(), n("t"), number).unwrap();
        assert!((spot.x.0 - x).abs() <= 2 && (spot.y.0 - y).abs() <= 2, "{number}: {spot:?}");
    }
}

#[test]
fn pc_18_23_a_whirled_ship_touches_the_pool_and_nothing_else() {
    let pools = "terrain: [(id: \"t\", kind: Whirlpool, shape: Rect(60, -20, 90, 20)),
        (id: \"u\", kind: Whirlpool, shape: Rect(300, -20, 330, 20))], islands: [(id: \"w\", shape: Rect(340, -40, 400, -5))]";
    let mut game = one("card: Plain(masts: 3), bow: (59.8, 0), heading: 0", pools);
    let whirl = |x: i32, y: i32, heading| Order::UseWhirlpool(n("a"), n("u"), at(x, y), deg(heading));
    game.refuses(whirl(315, 100, 0), "PC-16.21").refuses(whirl(367, 0, 0), "PC-16.21");
    game.order(whirl(315, 30, 0)).throw(&[1]);
    assert_eq!(lies(&game, "a"), (31_500, 3_000, 0));
}
