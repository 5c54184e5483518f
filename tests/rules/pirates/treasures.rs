//! Unique treasures one by one (PC-19.4): what loading them does, and what they do aboard.

use weather_gage::rules::pirates::happenings::Cargo;
use weather_gage::rules::pirates::sums;

use super::common::{Black, Game, L, Order, OrderKind, Piece, Red, S, Task, Why, deg, n};

/// Red's `a` lies docked at the wild island `w` with these counters; another island has coins.
fn isle(ship: &str, island: &str) -> Game {
    Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)),
        islands: [(id: \"w\", shape: Rect(37.25, -40, 100, 40), {island}),
            (id: \"v\", shape: Rect(600, 400, 660, 460), coins: [7, 7], uniques: [\"sword\"]),
            (id: \"r\", shape: Rect(-600, 300, -540, 360), home: Red)],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, card: Plain(masts: 3), docked: \"w\", {ship}),
            (id: \"x\", card: Plain(masts: 3), flag: Black, at: (0, 300), heading: 0, coins: [1])]"
    ))
}

/// The ship explores and takes nothing but what she must.
fn loads(ship: &str, unique: &str) -> Game {
    let mut game = isle(ship, &format!("uniques: [\"{unique}\"]"));
    game.task("a", Task::Explore).order(Order::Leave);
    game
}

fn uniques(game: &Game) -> Vec<String> {
    game.ship("a").uniques.iter().map(|own| own.card.word().to_owned()).collect()
}

fn uses(card: &str, word: &str, on: Option<&str>) -> Order {
    Order::Use(n(card), n(word), on.map(n))
}

#[test]
fn pc_19_ut_01_the_sword_boards() {
    let game = loads("", "sword");
    assert_eq!(sums::boarding_bonus(game.state(), n("a"), n("x")), 1);
    assert_eq!(uniques(&game), ["sword"]);
}

#[test]
fn pc_19_ut_02_the_spyglass_looks_at_cargo() {
    let mut game = loads("", "spyglass");
    game.order(uses("spyglass", "peek_cargo", Some("x")));
    assert_eq!(game.told_as("Peeked"), 1);
}

#[test]
fn pc_19_ut_03_dry_powder_lies_face_down_and_grants_a_shoot_order() {
    let mut game = loads("", "dry-powder");
    assert!(!game.ship("a").uniques[0].up);
    game.order(uses("dry-powder", "dry-powder", None));
    assert_eq!(game.ship("a").more, [OrderKind::Shoot]);
    assert!(uniques(&game).is_empty());
    game.refuses(Order::Order(n("a"), Task::Move), "PC-4.1");
    game.refuses(Order::Order(n("a"), Task::Shoot), "PC-4.10");
}

#[test]
fn pc_19_ut_04_grease_adds_l_to_the_move_that_begins() {
    let mut game = isle("uniques: [(card: \"grease-barrels\", down: true)]", "coins: [1]");
    game.refuses(uses("grease-barrels", "grease-barrels", None), "UT-04").task("a", Task::Move);
    game.order(uses("grease-barrels", "grease-barrels", None));
    for ruler in [S, L, L] {
        game.order(Order::Segment(ruler, deg(180)));
    }
    assert!(uniques(&game).is_empty() && game.state().running.is_none());
}

#[test]
fn pc_19_ut_06_buried_treasure_is_worth_a_die_and_holds_the_ship() {
    let mut game = loads("", "buried-treasure");
    assert_eq!(game.why().clone(), Why::Treasure { card: n("buried-treasure") });
    game.throw(&[5]);
    assert_eq!((game.ship("a").uniques[0].worth, game.ship("a").plight.stays), (5, true));
    game.end_turn().end_turn().refuses(Order::Order(n("a"), Task::Move), "UT-06").end_turn().end_turn();
    game.task("a", Task::Move);
}

#[test]
fn pc_19_ut_07_rum_is_worth_six_less_the_crew() {
    let game = loads("crew: [\"captain:spain\", \"helmsman:spain\"]", "rum");
    assert_eq!((game.ship("a").uniques[0].worth, game.ship("a").plight.stays), (4, true));
}

/// The ship lies before her home, and docks.
fn homecoming(ship: &str) -> Game {
    let mut game = Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)),
        islands: [(id: \"r\", shape: Rect(87.25, -40, 150, 40), home: Red), (id: \"w\", shape: Rect(600, 400, 660, 460), coins: [7, 7])],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, card: Plain(masts: 3), {ship}),
            (id: \"x\", card: Plain(masts: 3), flag: Black, at: (0, 300), heading: 0)]"
    ));
    game.task("a", Task::Move).order(Order::Segment(L, deg(0)));
    game
}

#[test]
fn pc_19_ut_09_the_least_coin_counts_twice() {
    let game = homecoming("coins: [5, 2, 3], uniques: [\"smuggled-goods\"]");
    assert_eq!((game.bank(Red), game.player(Red).bonus), (vec![5, 2, 3], 2));
    assert!(uniques(&game).is_empty());
    assert_eq!(sums::winning_gold(game.state(), Red), 12);
}

#[test]
fn pc_19_6_the_gold_of_a_treasure_is_added_and_no_coin_is_changed() {
    let game = homecoming("coins: [5, 2, 3], uniques: [\"smuggled-goods\"]");
    assert!(game.has(Cargo::GoldAdded { by: Red, card: n("smuggled-goods"), gold: 2 }));
    assert_eq!((game.bank(Red), sums::banked_gold(game.state(), Red)), (vec![5, 2, 3], 12));
}

#[test]
fn pc_19_ut_09_without_coins_it_waits() {
    assert_eq!(uniques(&homecoming("uniques: [\"smuggled-goods\"]")), ["smuggled-goods"]);
}

#[test]
fn pc_19_ut_10_marines_cost_a_crew_or_a_mast() {
    let mut game = loads("crew: [\"captain:spain\"]", "marines");
    assert_eq!(game.options(), ["crew:captain:spain", "mast-1", "mast-2", "mast-3"]);
    game.choose("mast-2");
    assert_eq!((game.masts("a"), game.crew("a").len()), (vec![1, 3], 1));
    assert!(uniques(&game).is_empty());
    let mut game = loads("crew: [\"captain:spain\"]", "marines");
    game.choose("crew:captain:spain");
    assert!(game.crew("a").is_empty());
}

#[test]
fn pc_19_ut_11_jail_sends_all_crew_home_but_a_patron() {
    let game = loads("crew: [\"captain:spain\", \"amore\", (card: \"helmsman:spain\", down: true)]", "jail");
    assert_eq!(game.crew("a"), ["amore"], "AB-44");
    let ashore: Vec<_> = game.player(Red).ashore.iter().map(|(crew, at)| (crew.card, crew.up, *at)).collect();
    assert_eq!(ashore, [(n("captain:spain"), true, None), (n("helmsman:spain"), false, None)]);
    assert!(uniques(&game).is_empty());
}

#[test]
fn pc_19_ut_12_scurvy_takes_a_crew_from_four_on_and_ends_at_home() {
    let mut game = loads("crew: [\"captain:spain\"]", "scurvy");
    game.end_turn().end_turn();
    assert_eq!(game.why().clone(), Why::Treasure { card: n("scurvy") });
    game.throw(&[3]).end_turn().end_turn().throw(&[4]);
    assert!(game.crew("a").is_empty());
    assert!(uniques(&homecoming("uniques: [\"scurvy\"]")).is_empty());
}

#[test]
fn pc_19_ut_13_the_heart_shields_ship_and_crew_from_enemies() {
    let mut game = Game::of(
        "table: (from: (-700, -500), to: (800, 500)), phase: Opening,
        islands: [(id: \"w\", shape: Rect(600, 400, 660, 460), coins: [7, 7, 7])],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, card: Plain(masts: 3, nation: Pirates, keywords: [Fear],
                abilities: [\"cannon_plus_vs(England)\", \"board_plus\"]), crew: [\"tia-dalma\", \"pintel\"]),
            (id: \"x\", card: \"hms-hound\", flag: Black, at: (0, 20), heading: 0, coins: [1],
                uniques: [\"davy-jones-heart\"], crew: [\"captain:england\"])]",
    );
    assert!(game.is_settled(), "no Fear is rolled");
    assert_eq!(sums::attack_bonus(game.state(), n("a"), n("x")), 0);
    assert_eq!(sums::boarding_bonus(game.state(), n("a"), n("x")), 0);
    game.refuses(uses("tia-dalma", "silence_one", Some("x")), "UT-13");
    game.refuses(uses("pintel", "pickpocket", Some("x")), "UT-13");
}

#[test]
fn pc_19_ut_14_the_chart_shows_one_other_island() {
    let game = loads("", "torn-chart");
    assert_eq!(game.island("v").seen[&Red].uniques, [n("sword")], "the only other one with counters");
    assert!(uniques(&game).is_empty());
}

#[test]
fn pc_19_ut_15_a_castaway_steers_till_home() {
    let game = loads("", "castaway");
    assert_eq!(sums::base_move(game.state(), n("a"), false), [S, L, S]);
    assert!(uniques(&homecoming("uniques: [\"castaway\"]")).is_empty());
}

#[test]
fn pc_19_ut_17_a_pardon_is_worth_two_at_home() {
    let game = homecoming("uniques: [\"letter-of-pardon\"]");
    assert_eq!((game.player(Red).bonus, uniques(&game).len()), (2, 0));
}

#[test]
fn pc_19_5_what_is_worth_nothing_goes_from_ship_to_ship() {
    let mut game = Game::of(
        "table: (from: (-700, -500), to: (800, 500)),
        islands: [(id: \"w\", shape: Rect(600, 400, 660, 460), coins: [7, 7, 7])],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, card: Plain(masts: 3), uniques: [\"jail\"]),
            (id: \"y\", flag: Red, at: (0, 20.25), heading: 0, card: Plain(masts: 3), crew: [\"captain:spain\"]),
            (id: \"x\", card: Plain(masts: 3), flag: Black, at: (0, 300), heading: 0)]",
    );
    let place = |word: &str| word.to_owned().try_into().unwrap();
    game.task("a", Task::Explore).order(Order::Transfer(vec![Piece::Unique(n("jail"))], place("a"), place("y")));
    assert_eq!(game.crew("y"), ["captain:spain"], "its stroke fell where it was loaded from the island");
    assert!(game.bank(Black).is_empty());
}
