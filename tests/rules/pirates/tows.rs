//! Towing (PC-8.14 to 8.23).

use weather_gage::rules::pirates::happenings::{Guns, Sailing};

use super::common::{Black, Game, L, Order, Red, S, Spot, Task, deg, mm, n};
use super::sailing::{lies, lies_near, moves};

const TABLE: &str = "table: (from: (-700, -500), to: (1500, 1000))";

/// Red's three-master sails up to the bow of a derelict of Black, 63 mm ahead.
fn beside(x: &str, more: &str) -> Game {
    let mut game = Game::of(&format!(
        "{TABLE}, ships: [(id: \"a\", card: Plain(masts: 3), flag: Red, at: (0, 0), heading: 0),
            (id: \"x\", card: Plain(masts: 2), flag: Black, bow: (100, 0), heading: 180, masts: [], {x}),
            (id: \"far\", card: Plain(masts: 1), flag: Black, at: (-600, -400), heading: 0)], {more}"
    ));
    moves(&mut game, "a");
    game.order(Order::Segment(L, deg(0)));
    game
}

fn take() -> Order {
    Order::TakeInTow(n("a"), n("x"))
}

/// The same, with the derelict in tow, in Red's next turn.
fn towed(x: &str, more: &str) -> Game {
    let mut game = beside(x, more);
    game.order(take()).end_turn().end_turn();
    game
}

#[test]
fn pc_8_14_to_8_16_a_derelict_is_taken_astern_and_changes_the_fleet() {
    let mut game = beside("coins: [2]", "");
    assert_eq!(lies(&game, "a"), (6_275, 0, 0));
    game.order(take());
    // Her stern is at 25.75; the bow of the derelict lies a gap behind it.
    lies_near(&game, "x", (-550, 0, 0));
    assert_eq!((game.ship("x").flag, game.ship("x").owner), (Red, Black));
    assert_eq!(game.ship("a").towing, Some(n("x")));
    assert!(game.has(Sailing::ChangedFleet { unit: n("x"), from: Black, to: Red }));
}

#[test]
fn pc_8_14_only_after_a_move_and_only_at_its_bow() {
    let ships = "ships: [(id: \"a\", card: Plain(masts: 3), flag: Red, at: (62.75, 0), heading: 0),
        (id: \"x\", card: Plain(masts: 2), flag: Black, bow: (100, 0), heading: 180, masts: []),
        (id: \"far\", card: Plain(masts: 1), flag: Black, at: (-600, -400), heading: 0)]";
    let mut game = Game::of(&format!("{TABLE}, {ships}"));
    game.refuses(take(), "PC-8.14");

    let ships = ships.replace("bow: (100, 0), heading: 180", "at: (131, 0), heading: 0").replace("62.75", "0");
    let mut game = Game::of(&format!("{TABLE}, {ships}"));
    moves(&mut game, "a");
    game.order(Order::Segment(L, deg(0)));
    game.choose("none").refuses(take(), "PC-8.14");
}

#[test]
fn pc_8_17_while_she_tows_her_move_is_s_and_the_derelict_follows() {
    let mut game = towed("", "");
    moves(&mut game, "a");
    game.refuses(Order::Segment(L, deg(90)), "PC-8.17");
    game.order(Order::Segment(S, deg(90)));
    // Bow (99.75, 57.5), stern (99.75, -16.5).
    lies_near(&game, "a", (9_975, 2_050, 9_000));
    lies_near(&game, "x", (9_975, -1_650 - 25 - 3_100, 9_000));
    assert!(game.state().running.is_none());
}

#[test]
fn pc_18_22_where_something_lies_it_turns_to_the_nearest_free_heading() {
    // Land where the derelict would lie astern, but room to one side.
    let island = "islands: [(id: \"w\", shape: Rect(70, -90, 130, -45))]";
    let mut game = towed("", island);
    moves(&mut game, "a");
    game.order(Order::Segment(S, deg(90)));
    let (.., heading) = lies(&game, "x");
    assert!(heading != 9_000 && game.ship("a").towing.is_some(), "{heading}");
    let turn = deg(90).to(game.ship("x").pose.heading);
    assert!(turn > 0 && turn <= 9_000, "port comes first: {turn}");
}

#[test]
fn pc_8_20_the_tow_may_be_dropped_and_the_prize_stays() {
    let mut game = towed("", "");
    game.order(Order::DropTow(n("a")));
    assert_eq!((game.ship("a").towing, game.ship("x").flag), (None, Red));
    game.refuses(Order::DropTow(n("a")), "PC-8.20");
}

#[test]
fn pc_8_11_an_enemy_tow_foils_the_scuttling_and_ones_own_does_not() {
    let mut game = beside("going_down: true", "");
    game.order(take());
    assert!(game.has(Guns::ScuttleFailed { unit: n("x"), face: None }));
    assert!(!game.ship("x").going_down);
}

#[test]
fn pc_8_13_taking_it_in_tow_yourself_does_not_stop_it() {
    let ships = "ships: [(id: \"a\", card: Plain(masts: 3), flag: Red, at: (0, 0), heading: 0),
        (id: \"x\", card: Plain(masts: 2), flag: Red, bow: (100, 0), heading: 180, masts: [], going_down: true),
        (id: \"far\", card: Plain(masts: 1), flag: Black, at: (-600, -400), heading: 0)]";
    let mut game = Game::of(&format!("{TABLE}, {ships}"));
    moves(&mut game, "a");
    game.order(Order::Segment(L, deg(0))).order(take());
    assert!(game.ship("x").going_down);
}

#[test]
fn pc_8_18_one_tow_a_ship_and_none_for_entangled_ones() {
    let weed = "terrain: [(id: \"t\", kind: Sargasso, shape: Rect(150, -20, 160, 20))]";
    let mut game = beside("entangled: \"t\"", weed);
    game.refuses(take(), "PC-8.18");
}

#[test]
fn pc_8_19_a_towed_ship_moves_not_by_herself() {
    let mut game = towed("crew: [\"oarsman:england\"]", "");
    game.refuses(Order::Order(n("x"), Task::Move), "PC-8.19");
}

#[test]
fn pc_8_21_the_towed_ship_is_docked_beside_her_tower() {
    let island = "islands: [(id: \"w\", shape: Rect(60, 150, 160, 200), home: Red)]";
    let mut game = towed("coins: [2]", island);
    game.refuses(Order::DockTowed(n("a"), Spot::new(mm(6_900), mm(11_800)), deg(90)), "PC-8.21");
    moves(&mut game, "a");
    game.order(Order::Segment(S, deg(90))).end_turn().end_turn();
    moves(&mut game, "a");
    game.order(Order::Segment(S, deg(90))).end_turn().end_turn();
    moves(&mut game, "a");
    game.order(Order::Segment(S, deg(90)));
    assert_eq!(game.ship("a").docked, Some(n("w")));
    game.refuses(Order::DockTowed(n("a"), Spot::new(mm(6_900), mm(10_000)), deg(90)), "PC-8.21");
    // Bow (75, 149.75).
    game.order(Order::DockTowed(n("a"), Spot::new(mm(7_500), mm(11_875)), deg(90)));
    assert_eq!((game.ship("x").docked, game.ship("a").towing), (Some(n("w")), None));
    assert_eq!(game.bank(Red), [2], "she unloads at home");
}

#[test]
fn pc_8_22_and_16_10_fog_ends_the_tow() {
    // The derelict comes to rest in fog; the tower does not.
    let fog = "terrain: [(id: \"t\", kind: Fog, shape: Rect(60, -70, 95, -30))]";
    let mut game = towed("", fog);
    moves(&mut game, "a");
    game.order(Order::Segment(S, deg(90)));
    assert_eq!(game.ship("a").lost, None);
    assert_eq!((game.ship("x").lost, game.ship("a").towing), (Some(n("t")), None));
}

#[test]
fn pc_13_8_a_ghost_takes_nothing_in_tow() {
    let ships = "ships: [(id: \"a\", card: Plain(masts: 3, keywords: [GhostShip]), flag: Red, at: (0, 0), heading: 0, ghost: true),
        (id: \"x\", card: Plain(masts: 2), flag: Black, bow: (178.6, 0), heading: 180, masts: []),
        (id: \"far\", card: Plain(masts: 1), flag: Black, at: (-600, -400), heading: 0)]";
    let mut game = Game::of(&format!("{TABLE}, {ships}"));
    moves(&mut game, "a");
    game.order(Order::Segment(L, deg(0))).order(Order::Segment(S, deg(0)));
    game.refuses(take(), "PC-13.8");
}
