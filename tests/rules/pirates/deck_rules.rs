//! Prizes, coins that are shown, ranges, and keywords of crew (PC-8 to PC-10, PC-12, PC-13).

use weather_gage::rules::kernel::{Ruleset, Viewer};
use weather_gage::rules::pirates::abilities::Ability;
use weather_gage::rules::pirates::happenings::{Cargo, Guns, Happening};
use weather_gage::rules::pirates::shooting::{self, Line};
use weather_gage::rules::pirates::state::Phase;
use weather_gage::rules::pirates::sums;
use weather_gage::rules::pirates::words::Keyword;

use super::common::{Black, Game, Gun, L, Order, Pirates, Place, Red, Task, Why, deg, n};
use super::shots::{THREE, duel, fire};

const TABLE: &str = "table: (from: (-700, -500), to: (800, 500))";

// ---- sinking, prizes

#[test]
fn pc_8_7_shots_of_forts_and_krakens_are_their_controllers() {
    let mut game = Game::of(&format!(
        "{TABLE}, to_move: Black, islands: [(id: \"w\", shape: Rect(37.25, -40, 120, 40))],
        ships: [(id: \"a\", card: Plain(masts: 3), masts: [], flag: Red, at: (0, 0), heading: 0, coins: [4, 2])],
        forts: [(id: \"f\", card: \"fort-brompton\", flag: Black, island: \"w\", at: (78, 0), turned: 0,
            flags: [((20, 20), 1), ((-20, 20), 1), ((-20, -20), 1), ((20, -20), 1)], coins: [3])]"
    ));
    game.task("f", Task::Shoot).order(Order::Fire(Gun::Slot(-20, 20), n("a"))).throw(&[4]).deal(&[1, 0]);
    assert_eq!((game.bank(Black), game.bank(Red)), (vec![2], vec![4]));
    let kraken = "krakens: [(id: \"k\", card: \"kraken-fearsome\", flag: Red, embraces: \"x\")]";
    let mut game = duel(THREE, "card: Plain(masts: 3), masts: [], coins: [5]", kraken);
    game.task("k", Task::Shoot).order(fire(1, "x")).throw(&[6]);
    assert_eq!((game.bank(Red), game.bank(Black)), (vec![5], vec![]));
}

/// Red's `a` has sailed to the bow of Black's derelict `x`, and taken her in tow.
fn prize(x: &str) -> Game {
    let mut game = Game::of(&format!(
        "table: (from: (-700, -500), to: (1500, 1000)), ships: [
            (id: \"a\", card: Plain(masts: 3), flag: Red, at: (0, 0), heading: 0),
            (id: \"x\", flag: Black, bow: (100, 0), heading: 180, masts: [], {x}),
            (id: \"far\", card: Plain(masts: 1), flag: Black, at: (-600, -400), heading: 0)]"
    ));
    game.task("a", Task::Move).order(Order::Segment(L, deg(0))).order(Order::TakeInTow(n("a"), n("x")));
    game
}

#[test]
fn pc_8_23_crew_of_a_prize_work_by_their_nations_and_ransom_turns_into_a_coin() {
    let game = prize("card: \"hms-hound\", crew: [\"captain:england\", \"helmsman:spain\", \"amore\"]");
    assert_eq!(game.ship("x").flag, Red);
    let works = |wanted: &Ability| sums::has(game.state(), n("x"), |own| own == wanted);
    assert!(works(&Ability::Captain) && !works(&Ability::Helmsman));
    assert!(game.just(Cargo::RansomTurned { unit: n("x"), card: n("amore") }));
    assert_eq!(game.crew("x"), ["captain:england", "helmsman:spain"]);
    assert_eq!((game.coins("x"), game.ship("x").coins[0].up), (vec![5], true));
}

#[test]
fn pc_13_12_the_coin_of_ransom_takes_a_space_and_is_no_starting_gold() {
    let game = prize("card: Plain(masts: 2, cargo: 1), coins: [2], crew: [\"amore\"]");
    let (state, ship) = (game.state(), game.ship("x"));
    assert_eq!((sums::used_space(state, ship), sums::capacity(state, ship, false)), (2, 1), "over capacity (PC-9.22)");
    assert_eq!((state.starting_gold, state.ransomed, state.mark), (30, 5, 16));
}

#[test]
fn pc_13_24_a_galley_without_masts_is_a_derelict_in_every_other_way() {
    let galley = "card: \"swift\", masts: []";
    let mut game = duel(THREE, galley, "to_move: Black");
    game.refuses(Order::Order(n("x"), Task::Shoot), "PC-8.1");
    let mut game = duel(THREE, galley, "");
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[6]);
    assert!(game.state().ship(n("x")).is_none(), "one hit sinks her");
    assert_eq!(prize("card: \"swift\"").ship("a").towing, Some(n("x")));
}

// ---- coins and spaces

#[test]
fn pc_9_8_a_coin_is_shown_at_home_in_a_fort_and_when_it_is_split() {
    let shown = |game: &Game| {
        let bystander = |told| Pirates::told_to(game.state(), told, Viewer::Bystander);
        game.told.iter().filter_map(bystander).collect::<Vec<Happening>>()
    };
    let sail = |owner: &str, more: &str| {
        let mut game = Game::of(&format!(
            "{TABLE}, islands: [(id: \"w\", shape: Rect(87.25, -40, 170, 40), {owner})],
            ships: [(id: \"a\", card: Plain(masts: 3), flag: Red, at: (0, 0), heading: 0, coins: [4]),
                (id: \"x\", card: Plain(masts: 1), flag: Black, at: (-400, 0), heading: 0)], {more}"
        ));
        game.task("a", Task::Move).order(Order::Segment(L, deg(0)));
        game
    };
    let game = sail("home: Red", "");
    let banked = Cargo::CoinBanked { by: Red, from: Some(n("a")), value: 4, ransom: false };
    assert!(shown(&game).contains(&banked.into()));
    assert!(game.player(Red).banked.iter().all(|coin| coin.up));

    let fort =
        "forts: [(id: \"f\", card: \"fort-brompton\", flag: Red, island: \"w\", at: (128, 0), turned: 0, coins: [3])]";
    let mut game = sail("coins: []", fort);
    let place = |word: &str| Place::try_from(word.to_owned()).unwrap();
    game.order(Order::Transfer(vec!["coin-0".to_owned().try_into().unwrap()], place("a"), place("f")));
    let values = |told: &Happening| matches!(told, Happening::Cargo(Cargo::CoinMoved { value: Some(4), .. }));
    assert!(shown(&game).iter().any(values));
    assert!(game.fort("f").coins.iter().all(|coin| coin.up));

    let mut game = duel(THREE, "card: Plain(masts: 3), masts: [], coins: [5]", "");
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[6]);
    let split = |told: &Happening| matches!(told, Happening::Guns(Guns::CoinsSplit { .. }));
    assert!(shown(&game).iter().any(split));
    assert!(game.player(Red).banked.iter().all(|coin| coin.up && coin.value == 5));
}

#[test]
fn pc_9_20_links_add_spaces_and_crew_and_coins_take_them() {
    let ship = "card: \"hms-dauntless\", crew: [\"norrington\", \"oarsman:england\"], coins: [3, 1]";
    let game = duel(ship, THREE, "");
    let (state, ship) = (game.state(), game.ship("a"));
    assert_eq!(sums::capacity(state, ship, false), 6, "five, and one for the link");
    assert_eq!(sums::used_space(state, ship), 3, "an oarsman takes none (AB-36)");
    assert_eq!(sums::free_space(state, ship), 3);
}

// ---- shooting

/// Black's `x` lies on Red's port side, her keel this far away.
fn abeam(cannons: &str, away: &str, more: &str) -> Game {
    Game::of(&format!(
        "{TABLE}, ships: [(id: \"a\", card: Plain(masts: 3, cannons: \"{cannons}\"), flag: Red, at: (0, 0), heading: 0),
            (id: \"x\", card: Plain(masts: 3), flag: Black, at: (0, {away}), heading: 0)], {more}"
    ))
}

fn line(game: &Game, mast: u8) -> Line {
    shooting::lines(game.state(), n("a"), Gun::Mast(mast), n("x"))
}

const SHORT: &str = "3S 3S 3S";
const LONG: &str = "3L 3L 3L";

#[test]
fn pc_10_5_and_10_10_one_point_in_range_and_in_the_line_is_enough_and_is_needed() {
    let land = |from: i32| format!("islands: [(id: \"i\", shape: Rect({from}, 20, 60, 30))]");
    // From her first mast, at 14.8, the land hides what lies forward of 7.8; as far aft as -13.6 is within S.
    assert_eq!(line(&abeam(SHORT, "60", &land(12)), 1).legal, Ok(()));
    // It hides what lies forward of -17.2 now; further aft the target is seen and lies within L, but not within S.
    assert_eq!(line(&abeam(SHORT, "60", &land(2)), 1).legal.unwrap_err().rule.0, "PC-10.6");
    assert_eq!(line(&abeam(LONG, "60", &land(2)), 1).legal, Ok(()));
}

#[test]
fn pc_10_9_a_white_die_reaches_as_far_as_s_and_a_red_one_as_far_as_l() {
    // Her side lies 10 nearer than her keel.
    let rule = |cannons, away| line(&abeam(cannons, away, ""), 2).legal.err().map(|refusal| refusal.rule.0);
    assert_eq!((rule(SHORT, "67"), rule(SHORT, "69")), (None, Some("PC-10.9")));
    assert_eq!((rule(LONG, "93"), rule(LONG, "95")), (None, Some("PC-10.9")));
}

#[test]
fn pc_10_13_a_roll_of_6_is_a_die_that_shows_6() {
    let a = "card: Plain(masts: 3, abilities: [\"double_range\", \"cannon_plus_vs(Spain)\"])";
    let mut game = Game::of(&format!(
        "{TABLE}, ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, {a}),
            (id: \"x\", card: Plain(masts: 3, nation: Spain), flag: Black, at: (0, 120), heading: 0)]"
    ));
    game.task("a", Task::Shoot).order(Order::Use(n("a"), n("double_range"), None));
    game.order(fire(1, "x")).throw(&[5]);
    let (unit, target) = (n("a"), n("x"));
    assert!(game.has(Guns::ShotFired { unit, gun: Gun::Mast(1), target, rank: 3, bonus: 1, face: 5 }));
    assert_eq!(game.masts("x").len(), 3);
    game.order(fire(2, "x")).throw(&[6]).choose("mast-1");
    assert_eq!(game.masts("x"), [2, 3]);
}

#[test]
fn pc_10_18_nothing_is_too_close() {
    let mut game = abeam(SHORT, "20.25", "");
    for mast in 1..=3 {
        assert_eq!(line(&game, mast).legal, Ok(()), "{mast}");
    }
    game.task("a", Task::Shoot).order(fire(2, "x")).throw(&[4]).choose("mast-1");
    assert_eq!(game.masts("x"), [2, 3]);
}

// ---- keywords

#[test]
fn pc_12_7_a_keyword_of_a_crew_is_the_ships_if_the_crew_works_there_and_lies_face_up() {
    let feared = |card: &str, crew: &str| {
        let game = duel(&format!("card: \"{card}\", crew: [{crew}]"), THREE, "");
        sums::keyword(game.state(), n("a"), Keyword::Fear)
    };
    assert!(feared("black-pearl-swift", "\"cursed-barbossa\""));
    assert!(!feared("black-pearl-swift", "(card: \"cursed-barbossa\", down: true)"), "PC-12.4");
    assert!(!feared("hms-hound", "\"cursed-barbossa\""), "PC-12.3");
}

#[test]
fn pc_13_18_fear_is_measured_from_hull_to_hull_and_ends_with_the_turn() {
    let near = |away: &str| {
        Game::of(&format!(
            "{TABLE}, phase: Opening, ships: [
                (id: \"a\", card: Plain(masts: 3, keywords: [Fear]), flag: Red, at: (0, 0), heading: 0),
                (id: \"x\", card: Plain(masts: 3), flag: Black, at: (0, {away}), heading: 0)]"
        ))
    };
    // The sides lie 20 nearer than the keels.
    assert_eq!(near("79").phase(), Phase::Orders, "nobody is asked");
    let mut game = near("77");
    assert_eq!(game.why().clone(), Why::Fear { unit: n("x") });
    game.throw(&[5]);
    assert!(game.ship("x").plight.cowed);
    game.end_turn().throw(&[1]);
    assert!(!game.ship("x").plight.cowed);
}

#[test]
fn pc_13_34_coins_in_forts_pay_no_parley() {
    let fort = "islands: [(id: \"v\", shape: Rect(400, 300, 500, 400))],
        forts: [(id: \"f\", card: \"fort-brompton\", flag: Black, island: \"v\", coins: [3, 4])]";
    let mut game = duel(THREE, "card: Plain(masts: 3), crew: [\"damsel\"]", fort);
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[1]);
    assert!(game.is_settled(), "nobody was asked");
    assert_eq!(game.fort("f").coins.len(), 2);
}
