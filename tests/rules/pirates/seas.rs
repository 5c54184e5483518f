//! Terrain (PC-16): fog, reefs, the Sargasso Sea, whirlpools.

use weather_gage::rules::pirates::happenings::Seas;

use super::common::{Black, Game, L, Order, Red, S, Spot, Task, Why, deg, mm, n};
use super::sailing::{THREE, lies, lies_near, moves, one, stopped};

/// One piece of terrain, 23 mm before her bow.
fn ahead(kind: &str, ship: &str) -> Game {
    one(ship, &format!("terrain: [(id: \"t\", kind: {kind}, shape: Rect(60, -20, 90, 20))]"))
}

fn runs_on(game: &mut Game) {
    moves(game, "a");
    game.order(Order::Segment(L, deg(0)));
}

#[test]
fn pc_16_3_fog_takes_the_whole_ship() {
    let mut game = ahead("Fog", THREE);
    runs_on(&mut game);
    assert!(game.has(stopped("a", 2_300, Some("t"))), "{:?}", game.last());
    assert_eq!(game.ship("a").lost, Some(n("t")));
    assert_eq!(lies(&game, "a"), (7_500, 0, 0), "drawn at the middle of the bank (PC-16.25)");
    assert!(game.state().running.is_none());
}

#[test]
fn pc_16_7_and_16_8_she_leaves_at_a_number_on_any_heading_and_sails_on() {
    let mut game = ahead("Fog", &format!("{THREE}, lost: \"t\""));
    moves(&mut game, "a");
    assert_eq!(*game.why(), Why::FogExit { unit: n("a"), fog: n("t") });
    game.throw(&[1]);
    game.refuses(Order::Segment(S, deg(0)), "PC-16.7").refuses(Order::EndSailing, "PC-16.7");
    game.order(Order::LeaveFog(deg(0)));
    // Number 1 stands at (75, 20).
    lies_near(&game, "a", (11_200, 2_025, 0));
    assert_eq!(game.ship("a").lost, None);
    game.order(Order::Segment(S, deg(0))).order(Order::Segment(L, deg(90)));
    assert!(game.state().running.is_none());
}

#[test]
fn pc_16_8_the_bank_that_she_leaves_does_not_take_her_again_at_once() {
    let mut game = ahead("Fog", &format!("{THREE}, lost: \"t\""));
    moves(&mut game, "a");
    // Stern at the north edge, heading south over the bank: 74 mm of hull, and 57.5 more.
    game.throw(&[1]).order(Order::LeaveFog(deg(270)));
    assert_eq!(game.ship("a").lost, None);
    game.order(Order::Segment(S, deg(270))).order(Order::EndSailing);
    assert_eq!(game.ship("a").lost, None);
}

#[test]
fn pc_16_9_where_no_heading_is_free_the_next_number_serves() {
    let island = "islands: [(id: \"w\", shape: Rect(40, 5, 88, 60))]";
    let fog = "terrain: [(id: \"t\", kind: Fog, shape: Rect(60, -20, 90, 20))]";
    let mut game = one(&format!("{THREE}, lost: \"t\""), &format!("{island}, {fog}"));
    moves(&mut game, "a");
    game.throw(&[1]);
    let exit = game.state().running.as_ref().and_then(|running| running.exit);
    assert_eq!(exit, Some(2), "number 1 lies behind the land");
}

#[test]
fn pc_16_4_a_lost_ship_is_no_obstacle_and_does_not_shoot() {
    let mut game = ahead("Fog", &format!("{THREE}, lost: \"t\""));
    game.refuses(Order::Order(n("a"), Task::Shoot), "PC-16.4");
}

#[test]
fn pc_16_11_a_reef_takes_as_many_masts_as_its_factor_is_below_hers() {
    let mut game = ahead("Reef", THREE);
    runs_on(&mut game);
    assert_eq!(*game.why(), Why::Reef { unit: n("a"), reef: n("t") });
    game.throw(&[1]);
    assert_eq!(game.asked(), Red);
    game.choose("mast-1").choose("mast-3");
    assert_eq!(game.masts("a"), [2]);
    lies_near(&game, "a", (8_380, 0, 0));
    assert_eq!(game.state().terrain[0].factor, Some(1));
}

#[test]
fn pc_16_11_a_factor_of_this_turn_is_not_rolled_again() {
    let reef = "terrain: [(id: \"t\", kind: Reef, shape: Rect(60, -20, 90, 20), factor: 3)]";
    let mut game = one(THREE, reef);
    runs_on(&mut game);
    assert_eq!(game.masts("a").len(), 3, "not below her masts");
    assert!(game.is_settled());
}

#[test]
fn pc_16_12_a_ship_that_lies_on_a_reef_is_not_checked_when_she_sails_off() {
    let reef = "terrain: [(id: \"t\", kind: Reef, shape: Rect(-20, -5, 20, 5))]";
    let mut game = one(THREE, reef);
    runs_on(&mut game);
    assert!(game.is_settled());
    assert_eq!(game.told_as("ReefRolled"), 0);
}

#[test]
fn pc_16_13_a_reef_sinks_who_has_too_few_masts_and_a_wreck_stays() {
    let mut game = ahead("Reef", &format!("{THREE}, masts: [1], coins: [2]"));
    runs_on(&mut game);
    game.throw(&[1]);
    assert!(game.state().ship(n("a")).is_none());
    let wreck = game.state().wrecks.first().copied().unwrap();
    assert_eq!((wreck.masts, wreck.pose.at), (3, Spot::new(mm(2_300), mm(0))));
    assert!(game.bank(Black).is_empty() && game.bank(Red).is_empty(), "nothing is split (PC-16.15)");
}

#[test]
fn pc_16_14_a_ship_that_becomes_a_derelict_stops_there() {
    let mut game = ahead("Reef", &format!("{THREE}, masts: [1, 2]"));
    runs_on(&mut game);
    game.throw(&[1]).choose("mast-1");
    assert!(game.ship("a").is_derelict());
    assert!(game.has(stopped("a", 2_300, Some("t"))), "{:?}", game.told);
    assert_eq!(lies(&game, "a"), (2_300, 0, 0));
    assert!(game.state().running.is_none());
}

#[test]
fn pc_16_16_and_16_17_the_weed_entangles_ships_with_fewer_masts() {
    let mut game = ahead("Sargasso", THREE);
    runs_on(&mut game);
    game.throw(&[4]);
    assert_eq!(game.ship("a").entangled, Some(n("t")));
    assert_eq!(lies(&game, "a"), (2_300, 0, 0));
    game.end_turn().end_turn();
    game.refuses(Order::Order(n("a"), Task::Move), "PC-16.16");

    let mut game = ahead("Sargasso", THREE);
    runs_on(&mut game);
    game.throw(&[3]);
    assert_eq!(game.ship("a").entangled, None);
    lies_near(&game, "a", (8_380, 0, 0));
}

#[test]
fn pc_16_18_and_16_19_more_than_six_sets_her_free_at_the_edge() {
    let held = "card: Plain(masts: 3), bow: (60, 0), heading: 0, entangled: \"t\"";
    let mut game = ahead("Sargasso", held);
    game.task("a", Task::BreakFree).throw(&[3]);
    assert_eq!(game.ship("a").entangled, Some(n("t")), "6 is not more than 6");
    game.refuses(Order::Order(n("a"), Task::BreakFree), "PC-4.1");

    let mut game = ahead("Sargasso", held);
    game.task("a", Task::BreakFree).throw(&[4]);
    let place = |x: i32, y: i32, heading: i32| Order::PlaceUnit(n("a"), Spot::new(mm(x), mm(y)), deg(heading));
    game.refuses(place(0, 0, 0), "PC-16.19");
    game.order(place(2_275, 0, 180));
    assert_eq!(game.ship("a").entangled, None);
    assert!(game.state().running.is_none());
    game.refuses(Order::Order(n("a"), Task::Move), "PC-4.1");
}

/// Two whirlpools, the first one before her bow.
fn pools(ship: &str, more: &str) -> Game {
    let pools = "terrain: [(id: \"t\", kind: Whirlpool, shape: Rect(60, -20, 90, 20)),
        (id: \"u\", kind: Whirlpool, shape: Rect(300, -20, 330, 20))]";
    one(ship, &format!("{pools}, {more}"))
}

fn away(x: i32, y: i32, heading: i32) -> Order {
    Order::UseWhirlpool(n("a"), n("u"), Spot::new(mm(x), mm(y)), deg(heading))
}

#[test]
fn pc_16_21_at_first_contact_she_may_stop_and_go_to_another() {
    let mut game = pools(THREE, "");
    runs_on(&mut game);
    assert_eq!(game.options(), ["use", "none"]);
    game.choose("use");
    assert!(game.has(Seas::StoppedToWhirl { unit: n("a"), whirlpool: n("t") }));
    game.refuses(Order::Segment(S, deg(0)), "PC-5.8").refuses(Order::EndSailing, "PC-16.21");
    game.refuses(away(0, 0, 0), "PC-16.21");
    game.order(away(36_725, 0, 0)).throw(&[3]);
    assert_eq!(lies(&game, "a"), (36_725, 0, 0));
    assert!(game.state().running.is_none() && game.ship("a").whirled);
    assert_eq!(game.masts("a").len(), 3);
}

#[test]
fn pc_16_21_or_sail_on_and_use_it_later() {
    let mut game = pools(THREE, "");
    runs_on(&mut game);
    game.choose("none");
    lies_near(&game, "a", (8_380, 0, 0));
    game.order(Order::EndSailing).order(away(36_725, 0, 0)).throw(&[1]);
    assert!(game.ship("a").whirled);
    game.refuses(away(36_725, 0, 0), "PC-16.21");
}

#[test]
fn pc_16_22_from_4_on_it_takes_a_mast_a_coin_or_a_crew() {
    let ship = "card: Plain(masts: 3), bow: (59.8, 0), heading: 0, coins: [2], crew: [\"helmsman:england\"]";
    for (taken, left) in [("mast-2", (2, 1, 1)), ("coin-0", (3, 0, 1)), ("crew:helmsman:england", (3, 1, 0))] {
        let mut game = pools(ship, "");
        game.order(away(36_725, 0, 0)).throw(&[4]);
        assert_eq!(game.asked(), Red);
        game.choose(taken);
        assert_eq!((game.masts("a").len(), game.coins("a").len(), game.crew("a").len()), left, "{taken}");
    }
}

#[test]
fn pc_16_23_a_bare_derelict_loses_nothing() {
    let mut game = pools("card: Plain(masts: 3), bow: (59.8, 0), heading: 0, masts: []", "");
    game.order(away(36_725, 0, 0)).throw(&[6]);
    assert!(game.is_settled() && game.state().ship(n("a")).is_some());
}

#[test]
fn pc_3_11_and_16_20_a_lone_whirlpool_and_one_far_away_lead_nowhere() {
    let mut game = ahead("Whirlpool", "card: Plain(masts: 3), bow: (59.8, 0), heading: 0");
    game.refuses(away(36_725, 0, 0), "PC-3.11");
    let mut game = pools(THREE, "");
    game.refuses(away(36_725, 0, 0), "PC-16.20");
}

#[test]
fn pc_16_24_an_entangled_ship_uses_no_whirlpool() {
    let pools = "terrain: [(id: \"s\", kind: Sargasso, shape: Rect(-60, -5, -20, 5)),
        (id: \"t\", kind: Whirlpool, shape: Rect(60, -20, 90, 20)), (id: \"u\", kind: Whirlpool, shape: Rect(300, -20, 330, 20))]";
    let mut game = one("card: Plain(masts: 3), bow: (59.8, 0), heading: 0, entangled: \"s\"", pools);
    game.refuses(away(36_725, 0, 0), "PC-16.24");
}

#[test]
fn pc_16_21_a_kraken_is_whirled_and_loses_a_tentacle() {
    let pools = "terrain: [(id: \"t\", kind: Whirlpool, shape: Rect(60, -20, 90, 20)),
        (id: \"u\", kind: Whirlpool, shape: Rect(300, -20, 330, 20))]";
    let kraken = "krakens: [(id: \"k\", card: \"kraken-fearsome\", flag: Red, at: (75, 50))]";
    let mut game = one("card: Plain(masts: 3), at: (0, -300), heading: 0", &format!("{pools}, {kraken}"));
    game.order(Order::UseWhirlpool(n("k"), n("u"), Spot::new(mm(31_500), mm(5_000)), deg(0))).throw(&[5]);
    game.choose("tentacle-2");
    assert_eq!(game.kraken("k").at, Spot::new(mm(31_500), mm(5_000)));
    assert!(!game.kraken("k").tentacles[1]);
}

#[test]
fn pc_16_2_a_pivot_enters_what_the_hull_meets_afterwards() {
    let ship = "card: Plain(masts: 2, keywords: [Galley]), at: (0, 0), heading: 0";
    let fog = "terrain: [(id: \"t\", kind: Fog, shape: Rect(-50, 40, 0, 80))]";
    let mut game = one(ship, fog);
    game.order(Order::Pivot(n("a"), deg(90)));
    assert_eq!(game.ship("a").lost, Some(n("t")));
}

#[test]
fn ab_47_a_pilot_ignores_terrain_and_may_be_turned_up_for_it() {
    let mut game = ahead("Reef", "card: Plain(masts: 3, abilities: [TerrainProof]), at: (0, 0), heading: 0");
    runs_on(&mut game);
    assert_eq!(game.told_as("ReefRolled"), 0);

    let mut game = ahead("Fog", &format!("{THREE}, crew: [(card: \"covas\", down: true)]"));
    runs_on(&mut game);
    assert_eq!(*game.why(), Why::MayUse { card: n("covas") });
    game.choose("use");
    assert_eq!(game.ship("a").lost, None);
    assert!(game.ship("a").crew[0].up);
}

#[test]
fn pc_14_6_reefs_and_weed_do_not_touch_a_kraken_but_fog_does() {
    let field = |kind: &str| {
        let kraken = "krakens: [(id: \"k\", card: \"kraken-fearsome\", flag: Red, at: (0, 0))]";
        let terrain = format!("terrain: [(id: \"t\", kind: {kind}, shape: Rect(40, -20, 70, 20))]");
        one("card: Plain(masts: 3), at: (0, -300), heading: 0", &format!("{terrain}, {kraken}"))
    };
    for (kind, lost) in [("Reef", None), ("Sargasso", None), ("Fog", Some(n("t")))] {
        let mut game = field(kind);
        moves(&mut game, "k");
        let first = game.state().running.as_ref().unwrap().left[0];
        game.order(Order::Segment(first, deg(0)));
        assert_eq!(game.kraken("k").lost, lost, "{kind}");
    }
}
