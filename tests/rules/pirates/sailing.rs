//! Moving (PC-5), docking (PC-6.1 to 6.3), ghosts, Schooners and Galleys (PC-13), and the check values of sailing (PC-18.25).

use weather_gage::rules::pirates::happenings::Sailing;
use weather_gage::rules::pirates::pivots;
use weather_gage::rules::pirates::refusals::Objection;
use weather_gage::rules::pirates::sailing;

use super::common::{Black, Game, Heading, L, Order, Pose, Red, S, Spot, Task, deg, mm, n};

const TABLE: &str = "table: (from: (-700, -500), to: (1500, 1000))";
/// The rectangle of check values 3, 6 and 10.
const WALL: &str = "islands: [(id: \"w\", shape: Rect(100, -40, 160, 40), coins: [3, 1])]";

/// Red's `a`, described by these fields, and Black's `far` away from everything.
pub fn one(ship: &str, more: &str) -> Game {
    let far = "(id: \"far\", card: Plain(masts: 1), flag: Black, at: (-600, -400), heading: 0)";
    Game::of(&format!("{TABLE}, ships: [(id: \"a\", flag: Red, {ship}), {far}], {more}"))
}

pub const THREE: &str = "card: Plain(masts: 3), at: (0, 0), heading: 0";

/// Place and heading of a ship, in hundredths.
pub fn lies(game: &Game, id: &str) -> (i32, i32, i32) {
    let pose = game.ship(id).pose;
    (pose.at.x.0, pose.at.y.0, pose.heading.hundredths())
}

/// Within two hundredths.
pub fn lies_near(game: &Game, id: &str, (x, y, heading): (i32, i32, i32)) {
    let (own_x, own_y, own_heading) = lies(game, id);
    let near = (own_x - x).abs() <= 2 && (own_y - y).abs() <= 2 && own_heading == heading;
    assert!(near, "{id} lies at {:?}, not at {:?}", (own_x, own_y, own_heading), (x, y, heading));
}

pub fn stopped(unit: &str, t: i32, by: Option<&str>) -> Sailing {
    Sailing::Stopped { unit: n(unit), t: mm(t), by: by.map(n) }
}

pub fn moves(game: &mut Game, unit: &str) {
    game.task(unit, Task::Move);
}

#[test]
fn pc_18_25_1_two_segments_one_after_the_other() {
    let mut game = one("card: Plain(masts: 3), at: (200, 300), heading: 0", "");
    moves(&mut game, "a");
    game.order(Order::Segment(S, deg(90)));
    lies_near(&game, "a", (23_700, 32_050, 9_000));
    game.order(Order::Segment(L, deg(45)));
    lies_near(&game, "a", (27_009, 39_059, 4_500));
    assert!(game.is_settled() && game.state().running.is_none(), "nothing is left of the order");
}

#[test]
fn pc_18_25_2_and_6_1_a_two_master_docks_bow_on() {
    let island = "islands: [(id: \"w\", shape: Rect(60, 200, 140, 260))]";
    let mut game = one("card: Plain(masts: 2), at: (100, 100), heading: 90", island);
    moves(&mut game, "a");
    game.order(Order::Segment(L, deg(90)));
    assert!(game.has(stopped("a", 6_875, Some("w"))), "{:?}", game.last());
    assert!(game.has(Sailing::Docked { unit: n("a"), island: n("w") }));
    assert!(game.has(Sailing::PennantLeft { by: Red, island: n("w") }));
    game.refuses(Order::Segment(S, deg(0)), "PC-5.8");
    game.refuses(Order::Order(n("a"), Task::Move), "PC-4.1");
}

#[test]
fn pc_18_25_3_the_shoulder_of_the_bow_docks_too() {
    let island = "islands: [(id: \"w\", shape: Rect(100, 8, 160, 60))]";
    let mut game = one(THREE, island);
    moves(&mut game, "a");
    game.order(Order::Segment(L, deg(0)));
    let near = [7_858, 7_859].into_iter().any(|t| game.has(stopped("a", t, Some("w"))));
    assert!(near, "{:?}", game.last());
    assert_eq!(game.ship("a").docked, Some(n("w")));
}

#[test]
fn pc_18_25_6_and_5_11_a_docked_ship_sails_off_and_is_set_clear() {
    let mut game = one("card: Plain(masts: 3), bow: (99.75, 0), heading: 0, docked: \"w\"", WALL);
    moves(&mut game, "a");
    game.order(Order::Segment(S, deg(180)));
    assert!(game.has(Sailing::Undocked { unit: n("a"), island: n("w") }));
    game.order(Order::EndSailing);
    lies_near(&game, "a", (6_225, 0, 18_000));
    assert_eq!(game.told_as("Shifted"), 1);
    assert_eq!(game.ship("a").docked, None);
}

#[test]
fn pc_18_25_7_the_edge_of_the_table() {
    let mut game = one("card: Plain(masts: 3), at: (1463, 500), heading: 0", "");
    moves(&mut game, "a");
    game.refuses(Order::Segment(S, deg(0)), "PC-18.15").refuses(Order::Segment(S, deg(45)), "PC-18.15");
    game.order(Order::Segment(S, deg(180))).order(Order::EndSailing);
    lies_near(&game, "a", (146_300, 50_000, 18_000));

    let mut game = one("card: Plain(masts: 3), at: (1463, 500), heading: 0", "");
    moves(&mut game, "a");
    game.order(Order::Segment(S, deg(90))).order(Order::EndSailing);
    lies_near(&game, "a", (149_000, 52_050, 9_000));
}

#[test]
fn pc_18_25_8_and_5_10_the_edge_stops_as_an_island_would() {
    let mut game = one("card: Plain(masts: 3), at: (700, 985), heading: 0", "");
    moves(&mut game, "a");
    game.order(Order::Segment(L, deg(5)));
    assert!(game.has(stopped("a", 8_001, None)), "{:?}", game.last());
    assert!(game.state().running.is_none(), "the sailing is over");
    assert_eq!(game.told_as("Docked"), 0);
}

#[test]
fn pc_18_25_9_bow_to_bow_she_presses_into_nobody_and_is_set_clear() {
    let enemy = "(id: \"x\", card: Plain(masts: 4), flag: Black, at: (150, 0), heading: 90)";
    let ships =
        format!("ships: [(id: \"a\", card: Plain(masts: 3), flag: Red, bow: (146.03, 36), heading: 0), {enemy}]");
    let mut game = Game::of(&format!("{TABLE}, {ships}"));
    moves(&mut game, "a");
    for heading in [0, 30, 330] {
        game.refuses(Order::Segment(S, deg(heading)), "PC-18.15");
    }
    game.order(Order::Segment(S, deg(180))).order(Order::EndSailing);
    lies_near(&game, "a", (12_553, 5_375, 18_000));
}

#[test]
fn pc_18_25_10_a_five_master_sails_off_the_land() {
    for (heading, lies) in [(180, (5_025, 0, 18_000)), (150, (5_261, 494, 15_000))] {
        let ship = "card: Plain(masts: 5), at: (50.75, 0), heading: 0, docked: \"w\"";
        let mut game = one(ship, WALL);
        moves(&mut game, "a");
        game.order(Order::Segment(S, deg(heading))).order(Order::EndSailing);
        lies_near(&game, "a", lies);
    }
}

#[test]
fn pc_5_1_each_segment_is_sailed_once_in_any_sequence() {
    let mut game = one(THREE, "");
    moves(&mut game, "a");
    game.order(Order::Segment(L, deg(90)));
    game.refuses(Order::Segment(L, deg(90)), "PC-5.1");
    game.order(Order::Segment(S, deg(270)));
    assert!(game.state().running.is_none());
}

#[test]
fn pc_5_5_the_rest_may_be_given_up_but_not_all_of_it() {
    let mut game = one(THREE, "");
    moves(&mut game, "a");
    game.refuses(Order::EndSailing, "PC-5.2");
    game.order(Order::Segment(S, deg(0))).order(Order::EndSailing);
    assert!(game.state().running.is_none());
    assert!(game.has(Sailing::RestGivenUp { unit: n("a") }));
}

#[test]
fn pc_5_12_coming_about_turns_her_in_place_and_is_the_whole_order() {
    let mut game = one(THREE, "");
    moves(&mut game, "a");
    game.order(Order::ComeAbout);
    assert_eq!(lies(&game, "a"), (0, 0, 18_000));
    assert!(game.state().running.is_none());

    let mut game = one(THREE, "");
    moves(&mut game, "a");
    game.order(Order::Segment(S, deg(0))).refuses(Order::ComeAbout, "PC-5.12");
}

#[test]
fn pc_5_12_coming_about_onto_the_land_is_refused() {
    // The stern is broader than the bow: where her bow lies now there is no room for it.
    let mut game = one(THREE, "islands: [(id: \"w\", shape: Rect(30, 4.5, 60, 40))]");
    moves(&mut game, "a");
    game.refuses(Order::ComeAbout, "PC-5.12");
}

#[test]
fn pc_5_13_coming_about_docks_and_never_rams() {
    let astern = "islands: [(id: \"w\", shape: Rect(-100, -40, -37.3, 40))]";
    let mut game = one(THREE, astern);
    moves(&mut game, "a");
    game.order(Order::ComeAbout);
    assert_eq!(game.ship("a").docked, Some(n("w")));

    let enemy = "(id: \"x\", card: Plain(masts: 3), flag: Black, at: (-47.3, 0), heading: 90)";
    let mut game = Game::of(&format!("{TABLE}, ships: [(id: \"a\", flag: Red, {THREE}), {enemy}]"));
    moves(&mut game, "a");
    game.order(Order::ComeAbout);
    assert_eq!(game.told_as("Rammed"), 0);
    assert!(game.is_settled());
    game.refused(Red, Order::Order(n("a"), Task::Move), "PC-4.1");
}

#[test]
fn pc_5_15_fear_leaves_one_s_and_coming_about() {
    let mut game = one(&format!("{THREE}, fear: 6"), "");
    moves(&mut game, "a");
    game.refuses(Order::Segment(L, deg(0)), "PC-5.15");
    game.order(Order::Segment(S, deg(0)));
    assert!(game.state().running.is_none());
    let mut game = one(&format!("{THREE}, fear: 6"), "");
    moves(&mut game, "a");
    game.order(Order::ComeAbout);
}

#[test]
fn pc_4_10_a_move_that_leads_nowhere_is_refused() {
    // Boxed in on all sides, with land where her stern would come about.
    let walls =
        "islands: [(id: \"e\", shape: Rect(36.7, -300, 300, 300)), (id: \"n\", shape: Rect(-300, 10.2, 37, 300)),
        (id: \"s\", shape: Rect(-300, -300, 37, -10.2)), (id: \"w\", shape: Rect(-300, -10.2, -36.7, 10.2)),
        (id: \"b\", shape: Rect(31, 4.5, 36.7, 10.2))]";
    let mut game = one(&format!("{THREE}, docked: \"e\""), walls);
    let ways = (0..360).flat_map(|to| [S, L].map(|ruler| (ruler, to)));
    let open: Vec<_> = ways
        .filter_map(|(ruler, to)| sailing::preview(game.state(), n("a"), ruler, deg(to)))
        .filter(|sailed| sailed.refused.is_none())
        .collect();
    assert_eq!(open, []);
    game.refuses(Order::Order(n("a"), Task::Move), "PC-4.10");
}

#[test]
fn pc_6_2_the_enemy_home_island_stops_and_docks_nobody() {
    let home = "islands: [(id: \"w\", shape: Rect(100, -40, 160, 40), home: Black)]";
    let mut game = one(THREE, home);
    moves(&mut game, "a");
    game.order(Order::Segment(L, deg(0)));
    assert!(game.has(stopped("a", 6_275, Some("w"))), "{:?}", game.last());
    assert_eq!(game.ship("a").docked, None);
    assert!(game.state().running.is_none());
}

#[test]
fn pc_6_3_nobody_docks_at_an_enemy_fort() {
    let fort = "forts: [(id: \"f\", card: \"fort-brompton\", flag: Black, island: \"w\", at: (130, 0), coins: [7, 7])]";
    let mut game = one(THREE, &format!("{}, {fort}", WALL.replace("[3, 1]", "[]")));
    moves(&mut game, "a");
    game.order(Order::Segment(L, deg(0)));
    assert_eq!(game.ship("a").docked, None);
}

#[test]
fn pc_6_1_she_is_docked_until_she_moves() {
    let mut game = one("card: Plain(masts: 3), bow: (99.75, 0), heading: 0, docked: \"w\"", WALL);
    game.end_turn().end_turn();
    assert_eq!(game.ship("a").docked, Some(n("w")));
    moves(&mut game, "a");
    game.order(Order::Segment(L, deg(180)));
    assert_eq!(game.ship("a").docked, None);
}

#[test]
fn pc_12_5_a_face_down_helmsman_is_turned_up_by_the_segment_that_he_adds() {
    let ship = format!("{THREE}, crew: [(card: \"helmsman:england\", down: true)]");
    let mut game = one(&ship, "");
    moves(&mut game, "a");
    game.order(Order::Segment(S, deg(0))).order(Order::Segment(L, deg(0)));
    assert!(!game.ship("a").crew[0].up, "nothing was claimed yet");
    game.order(Order::Segment(S, deg(0)));
    assert!(game.ship("a").crew[0].up);
    lies_near(&game, "a", (5_750 + 8_380 + 5_750, 0, 0));
    game.refuses(Order::Segment(S, deg(0)), "PC-5.8");
}

#[test]
fn pc_12_5_the_same_segment_is_not_had_twice() {
    let ship = format!("{THREE}, crew: [\"helmsman:england\"]");
    let mut game = one(&ship, "");
    moves(&mut game, "a");
    game.order(Order::Segment(S, deg(0))).order(Order::Segment(S, deg(0))).refuses(Order::Segment(S, deg(0)), "PC-5.1");
    game.order(Order::Segment(L, deg(0)));
    assert!(game.state().running.is_none());
}

const GHOST: &str = "card: Plain(masts: 3, keywords: [GhostShip]), at: (0, 0), heading: 0, ghost: true";

#[test]
fn pc_13_7_and_13_9_a_ghost_sails_through_land_and_ends_on_none() {
    let island = "islands: [(id: \"w\", shape: Rect(70, -40, 80, 40))]";
    let mut game = one(GHOST, island);
    moves(&mut game, "a");
    game.order(Order::Segment(L, deg(0)));
    lies_near(&game, "a", (8_380, 0, 0));
    assert_eq!(game.told_as("Stopped"), 0);
    // Her hull lies over the island now, and only the last resting place counts (PC-13.9).
    game.refuses(Order::EndSailing, "PC-13.7").refuses(Order::Segment(S, deg(180)), "PC-13.7");
    game.order(Order::Segment(S, deg(0)));
    lies_near(&game, "a", (14_130, 0, 0));
    assert!(game.ship("a").docked.is_none());
}

#[test]
fn pc_13_8_a_ghost_docks_nowhere_and_rams_nobody() {
    let island = "islands: [(id: \"w\", shape: Rect(178.4, -40, 220, 40))]";
    let mut game = one(GHOST, island);
    moves(&mut game, "a");
    game.order(Order::Segment(L, deg(0))).order(Order::Segment(S, deg(0)));
    assert_eq!(game.told_as("Docked"), 0);
}

const SCHOONER: &str = "card: Plain(masts: 2, keywords: [Schooner]), at: (0, 0), heading: 0";

#[test]
fn pc_13_13_and_13_16_a_schooner_pivots_once_after_a_move() {
    let mut game = one(SCHOONER, "");
    game.refuses(Order::Pivot(n("a"), deg(90)), "PC-13.13");
    moves(&mut game, "a");
    game.order(Order::Segment(S, deg(0)));
    game.refuses(Order::Pivot(n("a"), deg(90)), "PC-4.1");
    game.order(Order::EndSailing).order(Order::Pivot(n("a"), deg(90)));
    // Her stern point stays at (26.5, 0).
    lies_near(&game, "a", (2_650, 3_100, 9_000));
    game.refuses(Order::Pivot(n("a"), deg(0)), "PC-13.16");
}

#[test]
fn pc_13_15_a_pivot_ends_on_nothing_and_may_dock() {
    let island = "islands: [(id: \"w\", shape: Rect(0, 62.3, 60, 100)), (id: \"v\", shape: Rect(-60, -60, 20, -20))]";
    let mut game = one(SCHOONER, island);
    moves(&mut game, "a");
    game.order(Order::Segment(S, deg(0))).order(Order::EndSailing);
    game.refuses(Order::Pivot(n("a"), deg(225)), "PC-13.15");
    game.order(Order::Pivot(n("a"), deg(90)));
    assert_eq!(game.ship("a").docked, Some(n("w")));
}

#[test]
fn pc_13_15_the_bow_may_not_come_to_an_enemy() {
    let enemy = "(id: \"x\", card: Plain(masts: 3), flag: Black, at: (26.5, 72.3), heading: 0)";
    let mut game = Game::of(&format!("{TABLE}, ships: [(id: \"a\", flag: Red, {SCHOONER}), {enemy}]"));
    moves(&mut game, "a");
    game.order(Order::Segment(S, deg(0))).order(Order::EndSailing);
    let refusal = pivots::may_pivot(game.state(), n("a"), deg(90)).unwrap_err();
    assert_eq!((refusal.rule.0, refusal.why), ("PC-13.15", Objection::BowAtEnemy));
}

#[test]
fn pc_13_22_a_galley_pivots_once_a_turn_even_without_a_move() {
    let mut game = one("card: Plain(masts: 2, keywords: [Galley]), at: (0, 0), heading: 0", "");
    game.order(Order::Pivot(n("a"), deg(90)));
    lies_near(&game, "a", (-3_100, 3_100, 9_000));
    moves(&mut game, "a");
    game.order(Order::Segment(S, deg(90))).order(Order::EndSailing);
    game.refuses(Order::Pivot(n("a"), deg(0)), "PC-13.22");
}

#[test]
fn pc_8_1_and_13_23_a_derelict_moves_only_as_a_galley() {
    let mut game = one(&format!("{THREE}, masts: []"), "");
    game.refuses(Order::Order(n("a"), Task::Move), "PC-8.1");
    let mut game = one("card: Plain(masts: 2, keywords: [Galley]), at: (0, 0), heading: 0, masts: []", "");
    moves(&mut game, "a");
    game.refuses(Order::Segment(L, deg(0)), "PC-5.1");
    game.order(Order::Segment(S, deg(0)));
    assert!(game.state().running.is_none());
}

#[test]
fn pc_14_5_a_kraken_swims_from_any_point_of_its_base() {
    let kraken = "krakens: [(id: \"k\", card: \"kraken-fearsome\", flag: Red, at: (0, 100))]";
    let mut game = one("card: Plain(masts: 3), at: (0, -300), heading: 0", kraken);
    let segments = game.state().monster(game.kraken("k")).unwrap().base_move.clone();
    moves(&mut game, "k");
    let way = if segments[0] == S { 5_750 } else { 8_380 };
    game.order(Order::Segment(segments[0], deg(90)));
    assert_eq!(game.kraken("k").at, Spot::new(mm(0), mm(10_000 + way)));
    game.refuses(Order::ComeAbout, "PC-5.8");
}

#[test]
fn pc_14_5_a_ship_stops_a_kraken_and_it_docks_nowhere() {
    let kraken = "krakens: [(id: \"k\", card: \"kraken-fearsome\", flag: Red, at: (0, 90))]";
    let mut game = one(THREE, kraken);
    let segments = game.state().monster(game.kraken("k")).unwrap().base_move.clone();
    moves(&mut game, "k");
    game.order(Order::Segment(segments[0], deg(270)));
    // Sides of the hull at y = 10, the base at 30 above it.
    assert!(game.has(stopped("k", 4_975, Some("a"))), "{:?}", game.last());
    assert!(game.state().running.is_none());
}

#[test]
fn pc_14_14_a_kraken_swims_off_from_under_its_prey() {
    let kraken = "krakens: [(id: \"k\", card: \"kraken-fearsome\", flag: Red, at: (0, 0), embraces: \"x\")]";
    let ships = "ships: [(id: \"x\", card: Plain(masts: 3), flag: Black, at: (0, 0), heading: 0)]";
    let mut game = Game::of(&format!("{TABLE}, {ships}, {kraken}"));
    moves(&mut game, "k");
    let segments = game.state().monster(game.kraken("k")).unwrap().base_move.clone();
    game.order(Order::Segment(segments[0], deg(90)));
    assert_eq!(game.kraken("k").embraces, None);
    assert_eq!(game.told_as("Released"), 1);
}

#[test]
fn pc_14_13_an_embraced_ship_does_not_move() {
    let kraken = "krakens: [(id: \"k\", card: \"kraken-fearsome\", flag: Black, at: (0, 0), embraces: \"a\")]";
    let mut game = one(THREE, kraken);
    game.refuses(Order::Order(n("a"), Task::Move), "PC-14.13");
}

#[test]
fn pc_5_7_a_wreck_stops_a_hull() {
    let mut game = one(THREE, "wrecks: [(masts: 3, at: (120, 0), heading: 90)]");
    moves(&mut game, "a");
    game.order(Order::Segment(L, deg(0)));
    assert!(game.told_as("Stopped") == 1 && game.state().running.is_none());
    assert!(lies(&game, "a").0 > 6_000);
}

#[test]
fn pc_30_11_a_preview_is_what_is_sailed() {
    let mut game = one(THREE, WALL);
    let seen = sailing::preview(game.state(), n("a"), L, deg(0)).unwrap();
    assert_eq!((seen.t, seen.by, seen.refused), (mm(6_275), Some(n("w")), None));
    assert_eq!(seen.from, Pose::new(Spot::new(mm(0), mm(0)), Heading::degrees(0)));
    moves(&mut game, "a");
    game.order(Order::Segment(L, deg(0)));
    assert_eq!(game.ship("a").pose, seen.to);
}

#[test]
fn pc_4_3_nobody_sails_the_ships_of_another() {
    let mut game = one(THREE, "");
    game.refuses(Order::Order(n("far"), Task::Move), "PC-4.3");
    game.refused(Black, Order::Order(n("far"), Task::Move), "PC-4.3");
}

#[test]
fn pc_13_15_a_pivot_on_the_spot_is_no_new_docking() {
    // Her bow stays at the shore, and what the docking gave is not given again.
    let island = "islands: [(id: \"w\", shape: Rect(-100, 31.3, 100, 80), pennants: [Red])]";
    let ship = "card: Plain(masts: 2, keywords: [Galley]), at: (0, 0), heading: 90, docked: \"w\"";
    let mut game = one(ship, island);
    game.order(Order::Pivot(n("a"), deg(91)));
    assert_eq!(game.ship("a").docked, Some(n("w")));
    assert_eq!((game.told_as("Docked"), game.told_as("Undocked")), (0, 0));
    assert!(!game.ship("a").dock_free);
}

#[test]
fn pc_5_11_a_face_down_crew_makes_her_wait_before_she_is_set_clear() {
    // The last segment that all know of ends over the land; nobody is told whether another one follows.
    let ship = "card: Plain(masts: 3, move: \"S\"), bow: (99.75, 0), heading: 0, docked: \"w\",
        crew: [(card: \"helmsman:england\", down: true)]";
    let mut game = one(ship, WALL);
    moves(&mut game, "a");
    game.order(Order::Segment(S, deg(180)));
    assert_eq!(game.told_as("Shifted"), 0);
    game.order(Order::Segment(S, deg(180)));
    assert!(game.ship("a").crew[0].up);
    assert_eq!(game.told_as("Shifted"), 0);
    lies_near(&game, "a", (9_975 - 11_500 + 3_700, 0, 18_000));
}
