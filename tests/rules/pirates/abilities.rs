//! Abilities one by one (PC-19): moves, bonuses, looks, thefts, silence, and further orders.

use weather_gage::rules::pirates::happenings::{Cargo, Turns};
use weather_gage::rules::pirates::sums;

use super::common::{Black, Game, Gun, L, Order, OrderKind, Red, S, Task, Why, deg, n};

/// Red's `a` and Black's `x` side by side, touching or apart; coins lie about.
fn pair(a: &str, x: &str, gap: &str) -> Game {
    Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)),
        islands: [(id: \"w\", shape: Rect(600, 400, 660, 460), coins: [7, 7, 7], uniques: [\"sword\"]),
            (id: \"r\", shape: Rect(-600, 300, -540, 360), home: Red),
            (id: \"b\", shape: Rect(600, 200, 660, 260), home: Black)],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, {a}), (id: \"x\", flag: Black, at: (0, {gap}), heading: 0, {x})]"
    ))
}

const TOUCH: &str = "20.25";
const NEAR: &str = "60";
const AFAR: &str = "300";
const PLAIN: &str = "card: Plain(masts: 3)";

fn uses(card: &str, word: &str, on: Option<&str>) -> Order {
    Order::Use(n(card), n(word), on.map(n))
}

fn moves(game: &Game) -> Vec<weather_gage::rules::pirates::words::Ruler> {
    sums::base_move(game.state(), n("a"), false)
}

// ---- bonuses

#[test]
fn pc_19_ab_01_board_plus_and_its_nation_add_one_each() {
    let both = "card: Plain(masts: 3, abilities: [\"board_plus\", \"board_plus_vs(England)\"])";
    let game = pair(both, "card: \"hms-hound\"", NEAR);
    assert_eq!(sums::boarding_bonus(game.state(), n("a"), n("x")), 2);
    let game = pair(both, "card: \"raven\"", NEAR);
    assert_eq!(sums::boarding_bonus(game.state(), n("a"), n("x")), 1);
}

#[test]
fn pc_19_ab_02_cannon_plus_asks_for_the_nation_of_the_target() {
    let game = pair("card: \"empress\"", "card: \"hms-hound\"", NEAR);
    assert_eq!(sums::attack_bonus(game.state(), n("a"), n("x")), 1);
    let game = pair("card: \"hai-peng\", crew: [\"barbossa\"]", "card: \"hms-hound\"", NEAR);
    assert_eq!(sums::attack_bonus(game.state(), n("a"), n("x")), 1, "not Pirates");
    let game = pair("card: \"hai-peng\", crew: [\"barbossa\"]", "card: \"raven\"", NEAR);
    assert_eq!(sums::attack_bonus(game.state(), n("a"), n("x")), 0);
}

#[test]
fn pc_19_ab_03_a_marked_ship_is_hit_easier_by_that_nation() {
    let game = pair("card: \"hms-hound\"", "card: \"dragon\"", NEAR);
    assert_eq!(sums::attack_bonus(game.state(), n("a"), n("x")), 1);
    let game = pair("card: \"raven\"", "card: \"dragon\"", NEAR);
    assert_eq!(sums::attack_bonus(game.state(), n("a"), n("x")), 0);
}

#[test]
fn pc_19_ab_12_gunnery_asks_for_a_captain_who_works_and_lies_face_up() {
    let bonus = |crew: &str| {
        let game = pair(&format!("card: \"la-possession\", crew: [{crew}]"), PLAIN, NEAR);
        sums::attack_bonus(game.state(), n("a"), n("x"))
    };
    assert_eq!(bonus("\"captain:france\""), 1);
    assert_eq!(bonus("(card: \"captain:france\", down: true)"), 0);
    assert_eq!(bonus("\"captain:spain\""), 0, "another nation (PC-12.3)");
}

#[test]
fn pc_19_2_a_captain_is_any_crew_with_that_ability_that_works_here() {
    let both = |nation: &str, crew: &str| {
        let abilities = "[\"captain_gunnery\", \"captain_speed(L)\"]";
        let ship = format!("card: Plain(masts: 3, nation: {nation}, abilities: {abilities}), crew: [\"{crew}\"]");
        let game = pair(&ship, PLAIN, NEAR);
        (sums::attack_bonus(game.state(), n("a"), n("x")), moves(&game))
    };
    for crew in ["maccus", "cursed-barbossa", "captain:pirates"] {
        assert_eq!(both("Pirates", crew), (1, vec![S, L, L]), "{crew}");
        assert_eq!(both("Spain", crew), (0, vec![S, L]), "{crew}");
    }
    assert_eq!(both("Pirates", "sao-feng"), (0, vec![S, L]));
}

#[test]
fn pc_19_ab_52_a_garrison_helps_while_a_friend_is_docked() {
    let game = |docked: &str| {
        Game::of(&format!(
            "table: (from: (-700, -500), to: (800, 500)), islands: [(id: \"w\", shape: Rect(37.25, -40, 120, 40))],
            ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, card: Plain(masts: 3), {docked}),
                (id: \"x\", card: Plain(masts: 1), flag: Black, at: (-400, 0), heading: 0)],
            forts: [(id: \"f\", card: \"fort-brompton\", flag: Red, island: \"w\", at: (80, 0), turned: 0,
                flags: [((20, 20), 1), ((-20, 20), 1), ((-20, -20), 1), ((20, -20), 1)], coins: [3])]"
        ))
    };
    assert_eq!(sums::attack_bonus(game("docked: \"w\"").state(), n("f"), n("x")), 1);
    assert_eq!(sums::attack_bonus(game("").state(), n("f"), n("x")), 0);
}

// ---- moves

#[test]
fn pc_19_ab_09_a_full_hold_slows() {
    assert_eq!(moves(&pair("card: \"rover\"", PLAIN, AFAR)), [S, L]);
    assert_eq!(moves(&pair("card: \"rover\", coins: [1, 1]", PLAIN, AFAR)), [S]);
}

#[test]
fn pc_19_ab_13_a_captain_adds_his_segment_face_up_alone() {
    assert_eq!(moves(&pair("card: \"hai-peng\", crew: [\"barbossa\"]", PLAIN, AFAR)), [S, L, L]);
    assert_eq!(moves(&pair("card: \"hai-peng\", crew: [(card: \"barbossa\", down: true)]", PLAIN, AFAR)), [S, L]);
}

#[test]
fn pc_19_ab_18_a_full_rig_adds_its_segment() {
    assert_eq!(moves(&pair("card: \"hms-interceptor\"", PLAIN, AFAR)), [L, L]);
    assert_eq!(moves(&pair("card: \"hms-interceptor\", masts: [1, 2, 3]", PLAIN, AFAR)), [L]);
}

#[test]
fn pc_19_ab_33_and_pc_5_14_bonuses_follow_the_replacement() {
    let tow = "card: Plain(masts: 3), crew: [\"helmsman:spain\"], towing: \"x\"";
    let x = "card: Plain(masts: 3), masts: []";
    assert_eq!(moves(&pair(tow, x, NEAR)), [S, S], "PC-8.17 makes it S, the helmsman adds S");
}

#[test]
fn pc_19_ab_36_an_oarsman_moves_a_derelict_and_takes_no_space() {
    let game = pair("card: Plain(masts: 3), masts: [], crew: [\"oarsman:spain\"]", PLAIN, AFAR);
    assert_eq!(moves(&game), [S]);
    assert_eq!(sums::used_space(game.state(), game.ship("a")), 0);
    let mut game = pair("card: Plain(masts: 3), masts: [], crew: [(card: \"oarsman:spain\", down: true)]", PLAIN, AFAR);
    game.task("a", Task::Move).order(Order::Segment(S, deg(180)));
    assert!(game.ship("a").crew[0].up);
}

#[test]
fn pc_13_23_a_galley_without_masts_moves_by_s() {
    assert_eq!(moves(&pair("card: \"swift\", masts: []", PLAIN, AFAR)), [S]);
}

// ---- looks

#[test]
fn pc_19_ab_05_one_card_or_coin_that_lies_face_down_is_looked_at() {
    let x = "card: Plain(masts: 3), crew: [(card: \"captain:spain\", down: true)], coins: [4, 2]";
    let mut game = pair("card: \"hms-hound\"", x, AFAR);
    game.order(uses("hms-hound", "peek_cargo", Some("x")));
    assert_eq!((game.asked(), game.options()), (Red, vec!["crew".to_owned(), "treasure".to_owned()]));
    game.choose("treasure").deal(&[1]);
    assert!(game.just(Cargo::Peeked { by: Red, at: n("x"), crew: None, coin: Some(2), unique: None }));
    game.refuses(uses("hms-hound", "peek_cargo", Some("x")), "PC-12.9");
}

#[test]
fn pc_19_ab_05_where_nothing_lies_face_down_nothing_is_looked_at() {
    let mut game = pair("card: \"hms-hound\"", PLAIN, AFAR);
    game.refuses(uses("hms-hound", "peek_cargo", Some("x")), "AB-05");
}

#[test]
fn pc_19_ab_06_one_treasure_of_an_island_is_looked_at() {
    let mut game = pair("card: \"house-nautilus\"", PLAIN, AFAR);
    game.order(uses("house-nautilus", "peek-island", Some("w"))).deal(&[3]);
    assert!(game.just(Cargo::Peeked { by: Red, at: n("w"), crew: None, coin: None, unique: Some(n("sword")) }));
}

#[test]
fn pc_19_ab_55_maps_show_one_treasure_of_each_island_for_an_order() {
    let mut game = Game::of(
        "table: (from: (-700, -500), to: (800, 500)), islands: [(id: \"w\", shape: Rect(37.25, -40, 120, 40)),
            (id: \"v\", shape: Rect(600, 400, 660, 460), coins: [7, 7]), (id: \"u\", shape: Rect(600, 200, 660, 260), coins: [6])],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, card: Plain(masts: 3), docked: \"w\"),
            (id: \"x\", card: Plain(masts: 1), flag: Black, at: (-400, 0), heading: 0)],
        forts: [(id: \"f\", card: \"el-puerto-blanco\", flag: Red, island: \"w\", at: (80, 0), turned: 0,
            flags: [((20, 20), 1), ((-20, 20), 1), ((-20, -20), 1)], coins: [3])]",
    );
    game.order(uses("f", "fort_maps", Some("a"))).deal(&[0]);
    assert_eq!((game.told_as("Peeked"), game.ship("a").given.clone()), (2, vec![OrderKind::Explore]));
    game.refuses(uses("f", "fort_maps", Some("a")), "PC-4.1");
}

// ---- thefts

#[test]
fn pc_19_ab_19_treasures_drawn_at_random_change_places() {
    let mut game = pair("card: \"edinburgh-trader\", coins: [1, 2]", "card: Plain(masts: 3), coins: [4, 1]", NEAR);
    game.order(uses("edinburgh-trader", "swap_coin", Some("x")));
    assert_eq!(game.why().clone(), Why::RandomTreasure { unit: n("a") });
    game.deal(&[1]).deal(&[0]);
    assert_eq!((game.coins("a"), game.coins("x")), (vec![1, 4], vec![1, 2]));
    game.refuses(uses("edinburgh-trader", "swap_coin", Some("x")), "PC-12.9");
}

#[test]
fn pc_19_ab_19_both_must_have_treasure_and_lie_within_s() {
    let rich = "card: Plain(masts: 3), coins: [5]";
    let trader = "card: \"edinburgh-trader\"";
    pair(trader, rich, NEAR).refuses(uses("edinburgh-trader", "swap_coin", Some("x")), "AB-19");
    let laden = "card: \"edinburgh-trader\", coins: [1]";
    pair(laden, PLAIN, NEAR).refuses(uses("edinburgh-trader", "swap_coin", Some("x")), "AB-19");
    pair(laden, rich, AFAR).refuses(uses("edinburgh-trader", "swap_coin", Some("x")), "AB-19");
}

#[test]
fn pc_19_ab_21_pirates_are_stripped_of_what_fits() {
    let mut game =
        pair("card: \"el-san-francisco\"", "card: \"adventure\", coins: [5, 3], uniques: [\"sword\"]", "19.25");
    game.order(uses("el-san-francisco", "strip_pirates", Some("x")));
    game.choose("coin-1").choose("unique:sword").choose("none");
    assert_eq!((game.coins("a"), game.coins("x")), (vec![3], vec![5]));
    assert_eq!(game.ship("a").uniques.len(), 1);
    game.order(uses("el-san-francisco", "strip_pirates", Some("x"))).choose("coin-0");
    assert_eq!(game.coins("a"), [3, 5]);
}

#[test]
fn pc_19_ab_21_others_are_not_stripped_nor_pirates_out_of_touch() {
    let x = "card: \"hms-hound\", coins: [5]";
    pair("card: \"el-san-francisco\"", x, "18.5")
        .refuses(uses("el-san-francisco", "strip_pirates", Some("x")), "AB-21");
    let x = "card: \"adventure\", coins: [5]";
    pair("card: \"el-san-francisco\"", x, NEAR).refuses(uses("el-san-francisco", "strip_pirates", Some("x")), "AB-40");
}

#[test]
fn pc_19_ab_40_a_pickpocket_draws_one_treasure_that_fits() {
    let x = "card: Plain(masts: 3), coins: [5, 3], uniques: [\"sword\"]";
    let mut game = pair("card: Plain(masts: 3), crew: [\"pintel\"]", x, TOUCH);
    game.order(uses("pintel", "pickpocket", Some("x"))).deal(&[1]);
    assert_eq!((game.coins("a"), game.coins("x")), (vec![3], vec![5]));
    let full = "card: Plain(masts: 3, cargo: 1), crew: [(card: \"pintel\", down: true)]";
    let mut game = pair(full, x, TOUCH);
    game.order(uses("pintel", "pickpocket", Some("x")));
    assert_eq!(game.ship("a").uniques.len(), 1, "only the treasure without space fits");
    assert!(game.ship("a").crew[0].up);
}

// ---- silence

#[test]
fn pc_19_ab_39_one_crew_or_one_ship_is_silenced_for_this_turn() {
    let x = "card: \"hms-hound\", crew: [\"captain:england\", (card: \"helmsman:england\", down: true)]";
    let mut game = pair("card: Plain(masts: 3), crew: [\"tia-dalma\"]", x, NEAR);
    game.order(uses("tia-dalma", "silence_one", Some("x")));
    assert_eq!(game.options(), ["x", "crew:captain:england", "crew"]);
    game.choose("crew:captain:england");
    assert!(game.ship("x").crew[0].hushed && !game.ship("x").crew[1].hushed);
    game.end_turn();
    assert!(!game.ship("x").crew[0].hushed, "for this turn");
}

#[test]
fn pc_19_ab_39_a_silenced_ship_keeps_her_crews_abilities() {
    let x = "card: \"hms-hound\", crew: [\"captain:england\"]";
    let mut game = pair("card: Plain(masts: 3), crew: [\"tia-dalma\"]", x, NEAR);
    game.order(uses("tia-dalma", "silence_one", Some("x"))).choose("x");
    let works = sums::working(game.state(), n("x"));
    assert_eq!(works.iter().map(|(_, own)| own.word()).collect::<Vec<_>>(), ["captain"]);
}

#[test]
fn pc_19_ab_51_on_a_high_die_no_crew_use_abilities() {
    let mut game = Game::of(
        "phase: Opening, table: (from: (-700, -500), to: (800, 500)),
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, card: Plain(masts: 3), crew: [\"sao-feng\"]),
            (id: \"x\", card: Plain(masts: 1), flag: Black, at: (-400, 0), heading: 0)],
        krakens: [(id: \"k\", card: \"kraken-kray-kin\", flag: Black, at: (400, 0))]",
    );
    assert_eq!((game.asked(), game.why().clone()), (Black, Why::Ability { card: n("kraken-kray-kin") }));
    game.throw(&[5]).refuses(uses("sao-feng", "extra_order", None), "PC-12.10").end_turn().throw(&[4]);
    assert!(!game.state().hush);
}

// ---- further orders

#[test]
fn pc_19_ab_29_on_a_high_die_one_more_order_is_given() {
    let mut game = pair("card: Plain(masts: 3), crew: [\"sao-feng\"], given: [Explore]", PLAIN, AFAR);
    game.order(uses("sao-feng", "extra_order", None)).throw(&[5]);
    game.task("a", Task::Move).order(Order::Segment(S, deg(180))).order(Order::Segment(L, deg(180)));
    assert_eq!(game.ship("a").given.len(), 2);
}

#[test]
fn pc_4_7_a_ship_with_two_orders_rolls_for_no_third() {
    let mut game = pair("card: Plain(masts: 3), crew: [\"sao-feng\"], given: [Explore, Move], extra: 1", PLAIN, AFAR);
    game.refuses(uses("sao-feng", "extra_order", None), "PC-4.7");
}

#[test]
fn pc_19_ab_30_an_encore_gives_the_same_order_twice() {
    let mut game = pair("card: \"house-constellation\"", PLAIN, AFAR);
    game.order(uses("house-constellation", "encore", None)).throw(&[6]);
    game.task("a", Task::Move).order(Order::Segment(L, deg(180)));
    game.refuses(Order::Order(n("a"), Task::Explore), "PC-4.1");
    game.task("a", Task::Move).order(Order::Segment(L, deg(180))).refuses(Order::Order(n("a"), Task::Move), "PC-4.7");
}

#[test]
fn pc_19_ab_30_after_an_order_it_is_too_late() {
    let mut game = pair("card: \"house-constellation\", given: [Move]", PLAIN, AFAR);
    game.refuses(uses("house-constellation", "encore", None), "AB-30");
}

#[test]
fn pc_19_ab_31_a_six_in_the_opening_doubles_one_ship() {
    let mut game = Game::of(
        "phase: Opening, table: (from: (-700, -500), to: (800, 500)),
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, card: \"hms-dauntless\", crew: [\"beckett\"]),
            (id: \"b\", flag: Red, at: (0, 200), heading: 0, card: Plain(masts: 3)),
            (id: \"x\", card: Plain(masts: 1), flag: Black, at: (-400, 0), heading: 0)]",
    );
    game.throw(&[6]).choose("b");
    assert_eq!((game.ship("a").extra, game.ship("b").extra), (0, 1));
}

#[test]
fn pc_19_ab_41_a_sacrifice_buys_one_more_order() {
    let crew = "card: Plain(masts: 3), crew: [(card: \"jimmy-legs\", down: true), \"captain:spain\"]";
    let mut game = pair(crew, PLAIN, AFAR);
    game.refuses(uses("jimmy-legs", "sacrifice", Some("jimmy-legs")), "AB-41");
    game.order(uses("jimmy-legs", "sacrifice", Some("captain:spain")));
    assert_eq!((game.crew("a"), game.ship("a").extra), (vec!["jimmy-legs".to_owned()], 1));
    game.refuses(uses("jimmy-legs", "sacrifice", Some("captain:spain")), "PC-12.9");
}

#[test]
fn pc_19_ab_49_the_last_treasure_of_an_island_grants_a_move() {
    let game = |crew: &str| {
        let mut game = Game::of(&format!(
            "table: (from: (-700, -500), to: (800, 500)), islands: [(id: \"w\", shape: Rect(37.25, -40, 120, 40), coins: [4])],
            ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, card: Plain(masts: 3), docked: \"w\", crew: [{crew}]),
                (id: \"x\", card: Plain(masts: 1), flag: Black, at: (-400, 0), heading: 0)]"
        ));
        game.task("a", Task::Explore).order(Order::Take(vec![0]));
        game
    };
    let mut up = game("\"jack-sparrow\"");
    up.refuses(Order::Order(n("a"), Task::Explore), "PC-4.1").task("a", Task::Move);
    let mut down = game("(card: \"jack-sparrow\", down: true)");
    down.refuses(Order::Order(n("a"), Task::Move), "PC-4.1");
    down.order(uses("jack-sparrow", "last_coin_away", None)).task("a", Task::Move);
    assert!(down.ship("a").crew[0].up);
}

#[test]
fn pc_19_ab_56_the_quay_rewards_four_gold_at_once() {
    let game = |coins: &str| {
        Game::of(&format!(
            "table: (from: (-700, -500), to: (800, 500)), islands: [(id: \"w\", shape: Rect(37.25, -40, 120, 40)),
                (id: \"v\", shape: Rect(600, 400, 660, 460), coins: [7, 7])],
            ships: [(id: \"a\", flag: Red, at: (-40, 0), heading: 0, card: Plain(masts: 3), coins: {coins}),
                (id: \"x\", card: Plain(masts: 1), flag: Black, at: (-400, 0), heading: 0)],
            forts: [(id: \"f\", card: \"st-pierre\", flag: Red, island: \"w\", at: (80, 0), turned: 0,
                flags: [((20, 20), 1), ((-20, 20), 1), ((-20, -20), 1), ((20, -20), 1), ((-20, 0), 1)], coins: [3])]"
        ))
    };
    let unload = |game: &mut Game, pieces: &[&str]| {
        let cargo = pieces.iter().map(|piece| (*piece).to_owned().try_into().unwrap()).collect();
        let place = |word: &str| word.to_owned().try_into().unwrap();
        game.task("a", Task::Move).order(Order::Segment(L, deg(0)));
        game.order(Order::Transfer(cargo, place("a"), place("f")));
    };
    let mut rich = game("[3, 1]");
    unload(&mut rich, &["coin-0", "coin-1"]);
    assert_eq!(rich.ship("a").extra, 1);
    let mut poor = game("[2, 1]");
    unload(&mut poor, &["coin-0", "coin-1"]);
    assert_eq!(poor.ship("a").extra, 0);
}

// ---- dice

#[test]
fn pc_19_ab_42_a_die_thrown_for_the_ship_is_thrown_again_and_the_second_stands() {
    let mut game = pair("card: \"hms-hound\", crew: [\"mullroy\"]", PLAIN, "50");
    game.task("a", Task::Shoot).order(Order::Fire(Gun::Mast(1), n("x"))).throw(&[2]);
    assert_eq!(game.why().clone(), Why::MayUse { card: n("mullroy") });
    game.choose("use").throw(&[5]);
    assert!(game.has(Turns::Rerolled { unit: n("a"), card: n("mullroy"), before: 2, face: 5 }));
    assert_eq!(game.why().clone(), Why::Loss { unit: n("x") });
    game.choose("mast-1").order(Order::Fire(Gun::Mast(2), n("x"))).throw(&[2]);
    assert!(game.is_settled(), "once per turn");
}

#[test]
fn pc_19_ab_42_a_face_down_hand_asks_nothing_until_it_is_turned_up() {
    let mut game = pair("card: \"hms-hound\", crew: [(card: \"mullroy\", down: true)]", PLAIN, "50");
    game.task("a", Task::Shoot).order(Order::Fire(Gun::Mast(1), n("x"))).throw(&[2]);
    assert!(game.is_settled());
    game.order(uses("mullroy", "reroll", None)).order(Order::Fire(Gun::Mast(2), n("x"))).throw(&[2]);
    assert_eq!(game.why().clone(), Why::MayUse { card: n("mullroy") }, "turning a card up ends no shots");
    assert_eq!(game.asked(), Red);
    game.choose("none");
    assert_eq!(game.masts("x").len(), 3);
}
