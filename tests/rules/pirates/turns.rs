//! Turns and orders (PC-4), ghosts and fear of the opening (PC-13.6, PC-13.17), and the sequence of its rolls.

use weather_gage::rules::pirates::happenings::Turns;
use weather_gage::rules::pirates::state::Phase;

use super::common::{Black, Blue, Choice, Game, L, Order, OrderKind, Red, S, Task, Why, deg, n};

/// Red's `a` and Black's `x` far apart; coins enough lie about.
fn sea(a: &str, x: &str, more: &str) -> Game {
    Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)),
        islands: [(id: \"w\", shape: Rect(600, 400, 660, 460), coins: [7, 7, 7, 7])],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, {a}), (id: \"x\", flag: Black, {x})], {more}"
    ))
}

const PLAIN: &str = "card: Plain(masts: 3)";
const FAR: &str = "card: Plain(masts: 3), at: (-400, 0), heading: 0";

fn moves(game: &mut Game, unit: &str) {
    game.task(unit, Task::Move).order(Order::Segment(S, deg(90))).order(Order::Segment(L, deg(90)));
}

#[test]
fn pc_4_1_a_unit_is_given_one_order_and_pc_4_3_only_units_of_the_own_fleet() {
    let mut game = sea(PLAIN, FAR, "");
    game.refuses(Order::Order(n("x"), Task::Move), "PC-4.3").refuses(Order::Order(n("w"), Task::Move), "PC-4.3");
    moves(&mut game, "a");
    assert!(game.state().running.is_none(), "all segments are sailed");
    game.refuses(Order::Order(n("a"), Task::Move), "PC-4.1");
    game.refused(Black, Order::Order(n("x"), Task::Move), "PC-4.3");
}

#[test]
fn pc_4_1_an_order_is_finished_before_the_next_is_given() {
    let mut game = sea(PLAIN, FAR, "");
    game.task("a", Task::Move);
    game.refuses(Order::EndTurn, "PC-4.1").refuses(Order::Order(n("a"), Task::Shoot), "PC-4.1");
}

#[test]
fn pc_4_7_nobody_is_given_a_third_order() {
    let mut game = sea(&format!("{PLAIN}, given: [Explore, Shoot], extra: 5"), FAR, "");
    game.refuses(Order::Order(n("a"), Task::Move), "PC-4.7");
}

#[test]
fn pc_19_1_an_extra_order_allows_one_more() {
    let mut game = sea(&format!("{PLAIN}, given: [Explore], extra: 1"), FAR, "");
    moves(&mut game, "a");
    assert_eq!(game.ship("a").given, [OrderKind::Explore, OrderKind::Move]);
}

#[test]
fn pc_4_10_an_order_without_effect_is_refused() {
    let mut game = sea(PLAIN, FAR, "");
    game.refuses(Order::Order(n("a"), Task::Shoot), "PC-4.10");
    game.refuses(Order::Order(n("a"), Task::Explore), "PC-9.1");
}

#[test]
fn pc_4_9_a_derelict_does_not_move_and_a_kraken_does_not_explore() {
    let kraken = "krakens: [(id: \"k\", card: \"kraken-fearsome\", flag: Red, at: (0, 200))]";
    let mut game = sea(&format!("{PLAIN}, masts: []"), FAR, kraken);
    game.refuses(Order::Order(n("a"), Task::Move), "PC-8.1");
    game.refuses(Order::Order(n("a"), Task::Shoot), "PC-8.1");
    game.refuses(Order::Order(n("k"), Task::Explore), "PC-14.3");
}

#[test]
fn pc_15_15_a_fort_is_given_shoot_orders_alone() {
    let fort = "forts: [(id: \"f\", card: \"fort-brompton\", flag: Red, island: \"w\", at: (630, 430),
        flags: [((20, 20), 1), ((-20, 20), 1), ((-20, -20), 1), ((20, -20), 1)], coins: [2, 1])]";
    let mut game = sea(PLAIN, FAR, &format!("{fort}, starting_gold: 40"));
    game.refuses(Order::Order(n("f"), Task::Move), "PC-15.15");
}

#[test]
fn pc_4_2_turns_alternate_and_a_round_counts_as_one() {
    let mut game = sea(PLAIN, FAR, "turn: 3");
    game.end_turn();
    assert_eq!((game.state().to_move, game.state().turn, game.phase()), (Black, 3, Phase::Orders));
    game.end_turn();
    assert_eq!((game.state().to_move, game.state().turn), (Red, 4));
    assert!(game.has(Turns::TurnBegan { by: Red, turn: 4 }));
}

#[test]
fn pc_4_2_orders_of_a_turn_are_fresh_in_the_next() {
    let mut game = sea(&format!("{PLAIN}, given: [Move], used: [\"peek_cargo\"]"), FAR, "");
    game.end_turn().end_turn();
    assert!(game.ship("a").given.is_empty() && game.ship("a").used.is_empty());
    moves(&mut game, "a");
}

#[test]
fn pc_4_2_the_closing_is_a_phase_of_its_own() {
    let mut game = sea(PLAIN, FAR, "");
    game.order(Order::EndOrders);
    assert_eq!(game.phase(), Phase::Closing);
    game.refuses(Order::Order(n("a"), Task::Move), "PC-4.2").end_turn();
    assert_eq!(game.state().to_move, Black);
}

#[test]
fn pc_4_2_factors_and_immunities_end_with_the_turn() {
    let reef = "terrain: [(id: \"reef\", kind: Reef, shape: Rect(200, 200, 260, 260), factor: 3)]";
    let mut game = sea(PLAIN, &format!("{FAR}, untouchable: true"), reef);
    game.end_turn();
    assert_eq!(game.state().terrain[0].factor, None);
    assert!(!game.ship("x").plight.untouchable);
}

#[test]
fn pc_26_1_three_players_move_in_the_sequence_of_their_seats() {
    let mut game = Game::of(
        "seats: [(flag: Red), (flag: Black), (flag: Blue)], to_move: Black,
        ships: [(id: \"a\", card: Plain(masts: 1), flag: Red, at: (100, 100)),
            (id: \"b\", card: Plain(masts: 1), flag: Black, at: (100, 300)),
            (id: \"c\", card: Plain(masts: 1), flag: Blue, at: (100, 500))]",
    );
    game.end_turn();
    assert_eq!((game.state().to_move, game.state().turn), (Blue, 1));
    game.end_turn();
    assert_eq!((game.state().to_move, game.state().turn), (Red, 2));
}

// ---- states that forbid orders

#[test]
fn ut_06_a_ship_that_stays_is_given_no_order_in_her_next_turn() {
    let mut game = sea(&format!("{PLAIN}, stays: true"), FAR, "phase: Opening");
    game.refuses(Order::Order(n("a"), Task::Move), "UT-06").end_turn().end_turn();
    moves(&mut game, "a");
}

#[test]
fn ab_37_chain_shot_holds_a_ship_through_her_next_turn() {
    let mut game = sea(&format!("{PLAIN}, chained: true"), FAR, "");
    game.refuses(Order::Order(n("a"), Task::Move), "AB-37").end_turn().end_turn();
    moves(&mut game, "a");
}

// ---- ghosts

#[test]
fn pc_13_6_each_ghost_ship_is_stated_in_the_opening() {
    let ghost = "card: \"deliverance\", docked: \"w2\"";
    let island = "(id: \"w2\", shape: Rect(49.25, -40, 100, 40))";
    let mut game = Game::of(&format!(
        "phase: Opening, table: (from: (-700, -500), to: (800, 500)), islands: [{island}],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, {ghost}), (id: \"x\", flag: Black, {FAR})]"
    ));
    assert_eq!((game.options(), game.asked()), (vec!["ghost".to_owned(), "sails".to_owned()], Red));
    game.choose("ghost");
    assert!(game.ship("a").ghost);
    assert_eq!(game.ship("a").docked, None, "a ghost is not docked (PC-13.8 b)");
    game.end_turn();
    assert!(game.ship("a").ghost, "till her next opening");
    game.end_turn().choose("sails");
    assert!(!game.ship("a").ghost);
}

// ---- fear

/// Red's bearer of Fear lies 40 mm from Black's `x`.
fn fearful(phase: &str) -> Game {
    sea(
        "card: Plain(masts: 3, keywords: [Fear])",
        "card: \"hms-hound\", crew: [\"helmsman:england\"], at: (0, 60), heading: 0",
        &format!("phase: {phase}"),
    )
}

#[test]
fn pc_13_17_the_bearer_throws_for_each_enemy_within_s_in_every_turn() {
    let mut game = fearful("Opening");
    assert_eq!((game.asked(), game.why().clone()), (Red, Why::Fear { unit: n("x") }));
    game.throw(&[4]);
    assert_eq!(game.phase(), Phase::Orders);
    game.end_turn();
    assert_eq!(game.asked(), Red, "in Black's turn as well");
    game.throw(&[6]);
    assert!(game.ship("x").plight.slowed);
    game.task("x", Task::Move).order(Order::Segment(S, deg(90)));
    game.end_turn();
    assert!(!game.ship("x").plight.slowed, "until the end of that turn (PC-13.18)");
}

#[test]
fn pc_13_17_on_a_5_neither_ship_nor_crew_use_abilities() {
    let mut game = fearful("Opening");
    game.throw(&[5]).end_turn().throw(&[5]);
    assert!(game.ship("x").plight.cowed);
    game.refuses(Order::Use(n("hms-hound"), n("peek_cargo"), Some(n("a"))), "PC-12.10");
    game.task("x", Task::Move).order(Order::Segment(S, deg(90))).order(Order::Segment(L, deg(90)));
    assert!(game.state().running.is_none(), "the helmsman gives nothing");
}

#[test]
fn pc_5_15_fear_leaves_one_segment_of_s() {
    let mut game = fearful("Opening");
    game.throw(&[1]).end_turn().throw(&[6]);
    game.task("x", Task::Move).refuses(Order::Segment(L, deg(90)), "PC-5.15");
    game.order(Order::Segment(S, deg(90)));
    assert!(game.state().running.is_none());
}

#[test]
fn pc_13_19_a_ship_suffers_one_roll_for_each_opponent() {
    let second = "card: Plain(masts: 3, keywords: [Fear])";
    let mut game = Game::of(&format!(
        "phase: Opening, table: (from: (-700, -500), to: (800, 500)),
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, {second}),
            (id: \"b\", flag: Red, at: (0, -30), heading: 0, {second}),
            (id: \"x\", card: Plain(masts: 3), flag: Black, at: (0, 40), heading: 0)]"
    ));
    game.throw(&[2]);
    assert_eq!(game.phase(), Phase::Orders);
}

#[test]
fn pc_12_5_face_down_crew_spread_no_fear_before_they_are_turned_up() {
    let mut game = sea(
        "card: \"black-pearl-swift\", crew: [(card: \"cursed-barbossa\", down: true)]",
        "card: Plain(masts: 3), at: (0, 60), heading: 0",
        "phase: Opening",
    );
    assert_eq!(game.phase(), Phase::Orders, "no roll");
    game.order(Order::Use(n("cursed-barbossa"), n("fear"), None)).end_turn();
    assert_eq!(game.why().clone(), Why::Fear { unit: n("x") });
}

// ---- cards of the opening

#[test]
fn pc_4_2_and_12_12_the_player_to_move_chooses_the_sequence_of_the_opening_rolls() {
    let mut game = sea(
        "card: \"hms-dauntless\", crew: [\"beckett\", \"captain:england\"], uniques: [\"scurvy\"]",
        FAR,
        "phase: Opening",
    );
    assert_eq!(game.why().clone(), Why::OpeningFirst);
    game.choose("scurvy").throw(&[4]);
    assert_eq!(game.options(), ["crew:beckett", "crew:captain:england"]);
    game.choose("crew:captain:england").throw(&[6]);
    assert_eq!(game.phase(), Phase::Orders);
    assert_eq!(game.ship("a").extra, 1, "the only ship of the fleet (AB-31)");
    assert_eq!(game.crew("a"), ["beckett"]);
}

#[test]
fn pc_17_7_a_draw_is_offered_and_may_be_refused() {
    let mut game = sea(PLAIN, FAR, "");
    game.order(Order::OfferDraw);
    assert_eq!((game.asked(), game.why().clone()), (Black, Why::Draw { by: Red }));
    game.choose("refuse");
    assert!(game.is_settled());
    assert!(game.has(Turns::DrawRefused { by: Black }));
    assert_eq!(Choice::Agree.key(), "agree");
}
