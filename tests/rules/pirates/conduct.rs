//! Players at the table: what they see, whose hand throws, odds, inputs, questions, scripts (PC-21, PC-24, PC-30).

use serde_json::{Value, json};

use weather_gage::headless::OffTable;
use weather_gage::rules::kernel::{Answer, Awaiting, Misfit, Ruleset, Viewer, Want};
use weather_gage::rules::odds::Chance;
use weather_gage::rules::pirates::odds;
use weather_gage::rules::pirates::sums;
use weather_gage::rules::pirates::view::{Backs, View};

use super::common::*;
use super::rams::{alongside, contact};
use super::sailing::{THREE as LONE, one};
use super::shots::{THREE, duel, fire};

fn seen(game: &Game, by: Option<Flag>) -> View {
    let viewer = by.map_or(Viewer::Bystander, |flag| Viewer::Seat(game.state().seat(flag)));
    Pirates::seen_by(game.state(), viewer)
}

/// Black's `x` hides crew and coins; a fort, a pennant and a factor are there.
fn secrets() -> Game {
    duel(
        THREE,
        "card: Plain(masts: 3), masts: [2], crew: [\"captain:spain\", (card: \"helmsman:spain\", down: true)],
            coins: [5, 2], face_up: [2], uniques: [\"sword\"], given: [Shoot], untouchable: true",
        "seats: [(flag: Red), (flag: Black, banked: [3])], starting_gold: 40,
        islands: [(id: \"w\", shape: Rect(600, 300, 700, 400), coins: [1, 4], pennants: [Red]),
            (id: \"v\", shape: Rect(400, 300, 500, 400))],
        terrain: [(id: \"reef\", kind: Reef, shape: Rect(300, -300, 340, -260), factor: 3)],
        forts: [(id: \"f\", card: \"fort-brompton\", flag: Black, island: \"v\", coins: [3])]",
    )
}

#[test]
fn pc_21_1_everybody_sees_what_is_public() {
    let game = secrets();
    for viewer in [None, Some(Red)] {
        let view = seen(&game, viewer);
        let (table, x) = (&view.table, view.table.ship(n("x")).unwrap());
        assert_eq!((x.pose, x.masts.clone(), x.flag), (game.ship("x").pose, vec![false, true, false], Black));
        assert_eq!(x.crew.iter().map(|crew| crew.card).collect::<Vec<_>>(), [n("captain:spain")]);
        assert_eq!(x.coins.iter().map(|coin| coin.value).collect::<Vec<_>>(), [2]);
        assert_eq!(x.uniques.iter().map(|own| own.card).collect::<Vec<_>>(), [n("sword")]);
        assert_eq!(view.backs_of(n("x")), Backs { crew: 1, coins: 1, treasures: 0 });
        assert_eq!((x.given.as_slice(), x.plight.untouchable), (&[OrderKind::Shoot][..], true));
        assert_eq!((view.counters_on(n("w")), table.island(n("w")).unwrap().pennants.clone()), (2, vec![Red]));
        assert!(table.island(n("w")).unwrap().coins.is_empty());
        assert_eq!((sums::banked_gold(table, Black), sums::winning_gold(table, Black)), (3, 6));
        assert_eq!(table.fort(n("f")).unwrap().coins.len(), 1);
        assert_eq!((table.starting_gold, table.mark, table.to_move, table.terrain[0].factor), (40, 21, Red, Some(3)));
    }
}

#[test]
fn pc_9_9_and_21_2_the_controller_alone_knows_what_lies_face_down() {
    let game = secrets();
    let known = |by| {
        let view = seen(&game, by);
        let x = view.table.ship(n("x")).unwrap();
        (x.crew.len(), x.coins.iter().map(|coin| coin.value).collect::<Vec<_>>())
    };
    assert_eq!(known(Some(Black)), (2, vec![5, 2]));
    assert_eq!((known(Some(Red)), known(None)), ((1, vec![2]), (1, vec![2])));
}

#[test]
fn pc_21_7_a_hidden_helmsman_is_previewed_for_his_own_seat_alone() {
    let game = one(&format!("{LONE}, crew: [(card: \"helmsman:spain\", down: true)]"), "");
    let moves = |by, hidden| sums::base_move(&seen(&game, by).with_blanks(), n("a"), hidden);
    assert_eq!((moves(Some(Red), true), moves(Some(Red), false)), (vec![S, L, S], vec![S, L]));
    assert_eq!((moves(Some(Black), true), moves(None, true)), (vec![S, L], vec![S, L]));
}

#[test]
fn pc_21_11_refusals_and_what_happens_by_itself_name_their_rules() {
    let home = "islands: [(id: \"w\", shape: Rect(100, -40, 160, 40), home: Black)]";
    let mut game = one(&format!("{LONE}, coins: [2]"), home);
    game.refuses(Order::Order(n("far"), Task::Move), "PC-4.3");
    game.task("a", Task::Move).order(Order::Segment(L, deg(0))).end_turn();
    let of = |name: &str| game.told.iter().find(|told| format!("{told:?}").starts_with(name)).map(|told| told.rule().0);
    assert_eq!((of("Stopped"), of("TurnEnded"), of("Docked")), (Some("PC-5.8"), Some("PC-4.2"), None), "PC-6.2");
    let books = ["PC-", "AB-", "UT-"];
    assert!(game.told.iter().all(|told| books.iter().any(|book| told.rule().0.starts_with(book))));
}

#[test]
fn pc_21_20_odds_of_a_hit_a_ram_and_a_scuttling() {
    assert_eq!(
        [(3, 0), (3, 1), (2, 2), (5, 0), (6, 0)].map(|(rank, bonus)| odds::need(rank, bonus)),
        [Some(4), Some(3), Some(2), Some(6), None,]
    );
    assert_eq!(odds::sixths(4), Chance::of(3, 6));
    assert_eq!([1, 2, 6, 7].map(|from| odds::sixths(from).per(6)), [6, 5, 1, 0]);
    assert_eq!(odds::sixths(5).per(6), 2, "scuttling (PC-8.8)");
    assert_eq!([0, 2, 5].map(|masts: u8| odds::sixths(masts + 1).per(6)), [6, 4, 1], "a ram (PC-7.2)");
}

#[test]
fn pc_21_21_boarding_is_won_as_often_as_the_table_says() {
    let wanted = [(15, 6, 15), (21, 5, 10), (26, 4, 6), (30, 3, 3), (33, 2, 1), (35, 1, 0), (36, 0, 0), (36, 0, 0)];
    for (difference, (win, tie, loss)) in (0..).zip(wanted) {
        assert_eq!(odds::boarding(difference), (win, tie, loss), "{difference}");
        assert_eq!(odds::boarding(-difference), (loss, tie, win), "-{difference}");
    }
}

#[test]
fn pc_21_30_dice_are_thrown_by_the_hand_whose_roll_it_is() {
    let mut game = duel(THREE, THREE, "");
    game.task("a", Task::Shoot).order(fire(1, "x"));
    assert_eq!(game.asked(), Red, "an attack");
    let mut game = alongside(THREE, "card: Plain(masts: 4)", "");
    contact(&mut game);
    assert_eq!(game.choose("ram").asked(), Red, "a ram");
    let mut game = duel(THREE, "card: Plain(masts: 3), masts: []", "to_move: Black");
    assert_eq!(game.order(Order::Scuttle(n("x"))).asked(), Black, "a scuttling");
    let fearful = "card: Plain(masts: 3, keywords: [Fear])";
    let game = duel(fearful, THREE, "phase: Opening, to_move: Black");
    assert_eq!((game.asked(), game.why().clone()), (Red, Why::Fear { unit: n("x") }), "the bearer of Fear");
}

// ---- inputs and questions (PC-24)

/// Every input that a player begins, as scripts write it.
const INPUTS: [&str; 36] = [
    "PlaceIsland((0, 0), 30)",
    "PlaceTerrain(Reef, (0, 0), 30)",
    "PlaceUnit(\"a\", (0, 0), 30)",
    "FanOut",
    "Order(\"a\", Move)",
    "Order(\"a\", Explore)",
    "Order(\"a\", Shoot)",
    "Order(\"a\", Repair(2))",
    "Order(\"a\", BreakFree)",
    "Segment(S, 45.0)",
    "ComeAbout",
    "EndSailing",
    "LeaveFog(90)",
    "Fire(2, \"x1\")",
    "Fire((20, 20), \"x1\")",
    "Broadside(\"x1\")",
    "CeaseFire",
    "Take([0, 2])",
    "Leave",
    "FreeExplore(\"a\")",
    "Ferry(\"captain:england\", \"a\", \"ashore\")",
    "Transfer([\"coin-0\", \"crew:pintel\", \"unique:sword\"], \"a\", \"f\")",
    "Pivot(\"a\", 90)",
    "TakeInTow(\"a\", \"x1\")",
    "DropTow(\"a\")",
    "DockTowed(\"a\", (0, 0), 90)",
    "Scuttle(\"a\")",
    "UseWhirlpool(\"a\", \"whirlpool-2\", (0, 0), 90)",
    "Embrace(\"k\", \"a\")",
    "NameTarget(\"k\", \"a\")",
    "BuildFort(\"fort-brompton\", \"w\", (0, 0), 45, [(20, 20)], [3])",
    "Use(\"pintel\", \"pickpocket\", \"x1\")",
    "EndOrders",
    "EndTurn",
    "Resign",
    "OfferDraw",
];

#[test]
fn pc_24_1_and_30_3_every_input_is_read_and_every_answer_has_a_key() {
    for text in INPUTS {
        let order: Order = ron(text);
        let written = serde_json::to_string(&order).unwrap();
        assert_eq!(serde_json::from_str::<Order>(&written).unwrap(), order, "{text}");
    }
    let keys = [
        (Choice::Ram, "ram"),
        (Choice::Nothing, "none"),
        (Choice::Board, "board"),
        (Choice::Treasure, "treasure"),
        (Choice::Crew, "crew"),
        (Choice::Aboard, "aboard"),
        (Choice::Bank, "bank"),
        (Choice::Ghost, "ghost"),
        (Choice::Sails, "sails"),
        (Choice::Agree, "agree"),
        (Choice::Refuse, "refuse"),
        (Choice::Use, "use"),
        (Choice::Mast(2), "mast-2"),
        (Choice::Tentacle(5), "tentacle-5"),
        (Choice::Flag(0), "flag-0"),
        (Choice::Piece(Piece::Crew(n("pintel"))), "crew:pintel"),
        (Choice::Piece(Piece::Coin(0)), "coin-0"),
        (Choice::Piece(Piece::Unique(n("sword"))), "unique:sword"),
        (Choice::Island(n("w")), "w"),
    ];
    for (choice, key) in keys {
        assert_eq!(choice.key(), key);
    }
    // One answer is not asked: the only mast goes (PC-30.3).
    let mut game = duel(THREE, "card: Plain(masts: 1)", "");
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[6]);
    assert!(game.is_settled() && game.ship("x").is_derelict());
}

#[test]
fn pc_24_2_exactly_one_question_is_open() {
    let mut game = duel(THREE, THREE, "");
    assert_eq!(*game.played.awaiting(), Awaiting::Orders(vec![game.state().seat(Red)]));
    assert!(matches!(game.played.answer(Answer::Chose(0)), Err(Misfit::OrdersOwed(_))));
    game.task("a", Task::Shoot).order(fire(1, "x"));
    assert!(matches!(game.want(), Want::Throw { .. }));
    let seat = game.state().seat(Red);
    assert!(matches!(game.played.give(seat, Order::EndTurn), Err(Misfit::AnswerOwed(_))));
    assert!(matches!(game.played.answer(Answer::Chose(0)), Err(Misfit::AnswerOwed(_))));
    game.throw(&[6]);
    assert!(matches!(game.want(), Want::Choice { .. }), "the mast");
}

#[test]
fn pc_24_3_every_roll_has_a_name_and_a_rule() {
    let (unit, target, card) = (n("a"), n("x"), n("cissey"));
    let rolls = [
        (Why::RollOff, "RollOff", "PC-3.2"),
        (Why::Ram { unit, target }, "Ram", "PC-7.2"),
        (Why::Boarding { unit, against: target }, "Boarding", "PC-7.14"),
        (Why::Attack { unit, target }, "Attack", "PC-10.11"),
        (Why::Scuttle { unit }, "Scuttle", "PC-8.8"),
        (Why::FogExit { unit, fog: target }, "FogExit", "PC-16.7"),
        (Why::Reef { unit, reef: target }, "Reef", "PC-16.11"),
        (Why::Sargasso { unit, sea: target }, "Sargasso", "PC-16.16"),
        (Why::BreakFree { unit }, "BreakFree", "PC-16.18"),
        (Why::Whirlpool { unit }, "Whirlpool", "PC-16.22"),
        (Why::Fear { unit }, "Fear", "PC-13.17"),
        (Why::Ability { card }, "Ability", "PC-12.8"),
        (Why::Treasure { card }, "Treasure", "PC-9.6"),
    ];
    for (why, name, rule) in rolls {
        let written = serde_json::to_string(&why).unwrap();
        assert_eq!(written.split('"').nth(1), Some(name));
        assert_eq!(why.rule().0, rule, "{name}");
    }
}

// ---- scripts (PC-30)

#[test]
fn pc_30_1_to_30_3_dice_draws_and_choices_of_a_script() {
    super::example::plays("dice.ron", include_str!("scripts/dice.ron"));
}

#[test]
fn pc_30_7_a_script_finds_every_path_of_the_state() {
    let game = secrets();
    let state = Pirates::state(game.state());
    let at = |path: &str| {
        let found = path.split('.').try_fold(&state, |found: &Value, name| found.get(name));
        found.unwrap_or_else(|| panic!("no {path}")).clone()
    };
    for path in
        ["turn", "phase", "to_move", "result", "starting_gold", "mark", "wrecks", "krakens", "terrain.reef.factor"]
    {
        at(path);
    }
    for name in ["banked", "gold", "forts_left", "out"] {
        at(&format!("seats.red.{name}"));
    }
    for name in ["coins", "uniques", "pennants", "fort", "wild", "home"] {
        at(&format!("islands.w.{name}"));
    }
    for name in ["flags", "coins", "abandoned"] {
        at(&format!("forts.f.{name}"));
    }
    let fields = "card flag owner at bow stern heading masts crew coins face_up uniques docked dock_free given extra rammed pivoted \
                  used ghost lost entangled towing going_down fear chained silenced untouchable stays derelict pinned_by capacity \
                  used_space base_move sunk lines";
    for name in fields.split_whitespace() {
        at(&format!("ships.a.{name}"));
    }
    assert_eq!((at("seats.black.gold"), at("islands.v.wild"), at("mark")), (json!(6), json!(false), json!(21)));
    assert_eq!(at("ships.a.lines.2.x.reach"), json!(50.0), "from the mast to her near side");
    assert_eq!(at("ships.a.lines.2.x.legal"), json!(false), "she is untouchable");
    assert_eq!((at("view.red.islands.w.coins"), at("view.red.ships.x.coins")), (json!(2), json!(2)), "numbers");
    assert_eq!(at("view.black.ships.x.coins"), json!([5, 2]));
}

#[test]
fn pc_30_9_a_refused_input_carries_a_rule_of_those_that_forbid_it() {
    let mut game = duel("card: Plain(masts: 3), masts: [1], given: [Move, Repair]", THREE, "");
    let (a, far) = (n("a"), n("far"));
    for (order, rule) in [
        (Order::Order(far, Task::Move), "PC-4.3"),
        (Order::Order(a, Task::Shoot), "PC-4.7"),
        (Order::Segment(S, deg(0)), "PC-5.8"),
        (Order::Scuttle(a), "PC-8.8"),
        (Order::TakeInTow(a, far), "PC-8.14"),
        (Order::Pivot(a, deg(90)), "PC-13.13"),
        (Order::FreeExplore(a), "PC-9.1"),
        (Order::Take(vec![0]), "PC-9.3"),
        (Order::DropTow(a), "PC-8.20"),
        (Order::Use(a, n("peek_cargo"), None), "PC-12.2"),
        (Order::FanOut, "PC-3.1"),
    ] {
        game.refuses(order, rule);
    }
    assert_eq!((game.told_as("OrderGiven"), game.is_settled()), (0, true));
}
