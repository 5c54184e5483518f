//! Rules that `sea_room` leaves open: bows that meet first, lost ships and wrecks, reach without sight, landing places
//! (PC-5.17, PC-16.5 to 16.15, PC-18.17, PC-18.23).

use weather_gage::rules::pirates::contacts;
use weather_gage::rules::pirates::sailing;
use weather_gage::rules::pirates::shooting;
use weather_gage::rules::plane;

use super::common::*;
use super::sailing::{THREE, lies, lies_near, one};

const TABLE: &str = "table: (from: (-700, -500), to: (1500, 1000))";

#[test]
fn pc_5_17_whatever_stops_her_touches_her_bow() {
    let mut met = 0;
    for (turn, y) in (0..360).step_by(20).flat_map(|turn| [-15, 0, 15].map(|y| (turn, y))) {
        let game = Game::of(&format!(
            "{TABLE}, ships: [(id: \"a\", flag: Red, {THREE}),
                (id: \"x\", card: Plain(masts: 4), flag: Black, at: (122, {y}), heading: {turn})]"
        ));
        let state = game.state();
        let sailed = sailing::preview(state, n("a"), L, deg(0)).unwrap();
        if sailed.by == Some(n("x")) {
            let bow = contacts::hull(state, game.ship("a")).unwrap().bow_region(sailed.to);
            let other = contacts::piece(state, n("x")).unwrap();
            assert!(plane::touch(&bow, &other, &contacts::rulers(state)), "heading {turn}, at {y}");
            met += 1;
        }
    }
    assert!(met > 30, "{met} of 54 are met");
}

#[test]
fn pc_16_5_fog_bars_the_line_from_either_side_and_a_forts_too() {
    let waters = |fog: &str| {
        Game::of(&format!(
            "{TABLE}, islands: [(id: \"w\", shape: Rect(37.25, -40, 120, 40))], terrain: [{fog}],
            ships: [(id: \"a\", flag: Red, {THREE}), (id: \"x\", flag: Black, at: (0, 60), heading: 0)],
            forts: [(id: \"f\", card: \"el-castillo\", flag: Black, island: \"w\", at: (78, 0),
                flags: [((-20, 0), 1)], coins: [3])]"
        ))
    };
    let bars = |game: &Game| {
        let line = |unit: &str, gun, target: &str| shooting::lines(game.state(), n(unit), gun, n(target)).blocked_by;
        [line("a", Gun::Mast(2), "x"), line("x", Gun::Mast(2), "a"), line("f", Gun::Slot(-20, 0), "a")]
    };
    assert_eq!(bars(&waters("")), [None; 3]);
    let ships = waters("(id: \"t\", kind: Fog, shape: Rect(-90, 20, 90, 30))");
    assert_eq!(bars(&ships), [Some(n("t")), Some(n("t")), None]);
    let fort = waters("(id: \"t\", kind: Fog, shape: Rect(42, -60, 50, 19))");
    assert_eq!(bars(&fort), [None, None, Some(n("t"))]);
}

#[test]
fn pc_16_6_a_lost_ship_is_in_nobodys_way() {
    // Drawn at the bank's middle her hull reaches beyond the bank, and across the way of the other.
    let mut game = Game::of(&format!(
        "{TABLE}, terrain: [(id: \"t\", kind: Fog, shape: Rect(60, -20, 90, 20))],
        ships: [(id: \"a\", flag: Red, at: (0, 31), heading: 0),
            (id: \"x\", flag: Black, at: (75, 0), heading: 90, lost: \"t\")]"
    ));
    game.task("a", Task::Move).order(Order::Segment(L, deg(0)));
    lies_near(&game, "a", (8_380, 3_100, 0));
    assert_eq!((game.told_as("Stopped"), contacts::touching(game.state(), n("a"), n("x"))), (0, false));
}

#[test]
fn pc_16_15_a_wreck_is_given_no_order_and_is_no_target() {
    let reef = "terrain: [(id: \"t\", kind: Reef, shape: Rect(60, -20, 90, 20))]";
    let mut game = one(&format!("{THREE}, masts: [1], coins: [2], crew: [\"captain:spain\"]"), reef);
    game.task("a", Task::Move).order(Order::Segment(L, deg(0))).throw(&[1]);
    assert_eq!((game.told_as("CrewEliminated"), game.told_as("CoinsSplit")), (1, 0));
    assert_eq!(game.state().wrecks.iter().map(|wreck| wreck.id).collect::<Vec<_>>(), [n("a")]);
    for task in [Task::Explore, Task::Repair(1)] {
        game.refuses(Order::Order(n("a"), task), "PC-4.3");
    }
    let shot = shooting::lines(game.state(), n("far"), Gun::Mast(1), n("a"));
    assert_eq!(shot.legal.unwrap_err().rule.0, "PC-10.3");
}

#[test]
fn pc_18_17_a_base_is_a_disc_a_fort_its_square_and_nothing_stands_between() {
    let near = |y: &str, base: &str, fort: &str| {
        let game = Game::of(&format!(
            "{TABLE}, islands: [(id: \"w\", shape: Rect(80, -60, 160, 60)), (id: \"v\", shape: Rect(-30, 30, 30, 40))],
            ships: [(id: \"a\", flag: Red, {THREE}), (id: \"x\", flag: Black, at: (0, {y}), heading: 0)],
            krakens: [(id: \"k\", card: \"kraken-fearsome\", flag: Black, at: (0, {base}))],
            forts: [(id: \"f\", card: \"fort-brompton\", flag: Black, island: \"w\", at: ({fort}, 0), coins: [7, 7])]"
        ));
        ["x", "k", "f"].map(|id| contacts::within_s(game.state(), n("a"), n(id)))
    };
    // Her bow is 53 mm from the nearer fort and 59 mm from the other, and 43 mm from the island in both.
    assert_eq!((near("77.9", "-97.9", "110"), near("78.1", "-98.1", "116")), ([true; 3], [false; 3]));
}

#[test]
fn pc_18_23_off_the_weed_her_stern_is_at_its_edge_and_her_hull_on_no_land() {
    let held = |more: &str| {
        let weed = "terrain: [(id: \"t\", kind: Sargasso, shape: Rect(60, -20, 90, 20))]";
        let ship = "card: Plain(masts: 3), bow: (60, 0), heading: 0, entangled: \"t\"";
        let mut game = one(ship, &format!("{weed}, {more}"));
        game.task("a", Task::BreakFree).throw(&[4]);
        game
    };
    // Her stern at (59.75, 0): over the weed, or away from it.
    let place = |x: i32, heading: i32| Order::PlaceUnit(n("a"), Spot::new(mm(x), mm(0)), deg(heading));
    let mut game = held("");
    game.refuses(place(9_600, 0), "PC-16.19").order(place(9_675, 0));
    assert_eq!((lies(&game, "a"), game.ship("a").entangled), ((9_675, 0, 0), None));
    let mut game = held("islands: [(id: \"w\", shape: Rect(110, -10, 140, 10))]");
    game.refuses(place(9_675, 0), "PC-16.19").order(place(2_275, 180));
    assert_eq!(lies(&game, "a"), (2_275, 0, 18_000));
}
