//! Crew: nations, the turning up of cards, and what saves or takes those who are lost (PC-12, PC-13.10, AB-44 to AB-48).

use weather_gage::rules::pirates::happenings::Cargo;
use weather_gage::rules::pirates::sums;

use super::common::{Black, Game, Gun, L, Order, Red, S, Task, Why, deg, n};

/// Red's `a` with these crew, and Black's `x` far off; Red's `b` lies further off.
pub fn sea(a: &str, more: &str) -> Game {
    Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)),
        islands: [(id: \"w\", shape: Rect(600, 400, 660, 460), coins: [7, 7, 7, 7])],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, {a}),
            (id: \"x\", card: Plain(masts: 3), flag: Black, at: (-400, 0), heading: 0)], {more}"
    ))
}

pub fn uses(card: &str, word: &str, on: Option<&str>) -> Order {
    Order::Use(n(card), n(word), on.map(n))
}

// ---- who works where

#[test]
fn pc_12_3_and_ab_04_crew_of_another_nation_work_only_on_an_open_deck() {
    let mut game = sea("card: \"hms-hound\", crew: [(card: \"helmsman:pirates\", down: true)]", "");
    game.refuses(uses("helmsman:pirates", "helmsman", None), "PC-12.3");
    assert_eq!(sums::base_move(game.state(), n("a"), true), [S, L]);
    let game = sea("card: \"roanoke\", crew: [\"helmsman:pirates\"]", "");
    assert_eq!(sums::base_move(game.state(), n("a"), false), [L, S], "AB-04 opens her to Pirates");
}

#[test]
fn pc_12_1_crew_ashore_use_nothing() {
    let seats = "seats: [(flag: Red, ashore: [\"sao-feng\"]), (flag: Black)]";
    let mut game = sea("card: \"raven\"", seats);
    game.refuses(uses("sao-feng", "extra_order", None), "PC-12.1");
}

#[test]
fn pc_12_2_what_a_card_does_not_say_is_not_used() {
    let mut game = sea("card: \"raven\", crew: [\"sao-feng\"]", "");
    game.refuses(uses("sao-feng", "pickpocket", None), "PC-12.2");
}

#[test]
fn pc_12_5_a_face_down_helmsman_gives_nothing_until_it_is_claimed() {
    let crew = "card: \"hms-hound\", crew: [(card: \"helmsman:england\", down: true)]";
    let mut game = sea(crew, "");
    assert_eq!(sums::base_move(game.state(), n("a"), false), [S, L]);
    assert_eq!(sums::base_move(game.state(), n("a"), true), [S, L, S]);
    game.order(uses("helmsman:england", "helmsman", None));
    assert!(game.just(Cargo::CrewRevealed { unit: n("a"), card: n("helmsman:england") }));
    assert_eq!(sums::base_move(game.state(), n("a"), false), [S, L, S]);
    game.refuses(uses("helmsman:england", "helmsman", None), "AB-33");
}

#[test]
fn pc_12_5_a_third_segment_turns_the_helmsman_up() {
    let mut game = sea("card: \"hms-hound\", crew: [(card: \"helmsman:england\", down: true)]", "");
    game.task("a", Task::Move).order(Order::Segment(S, deg(0))).order(Order::Segment(L, deg(0)));
    assert!(!game.ship("a").crew[0].up);
    game.order(Order::Segment(S, deg(0)));
    assert!(game.ship("a").crew[0].up);
}

#[test]
fn pc_4_8_two_helmsmen_add_one_segment() {
    let game = sea("card: Plain(masts: 3), crew: [\"helmsman:england\", \"helmsman:spain\"]", "");
    assert_eq!(sums::base_move(game.state(), n("a"), false), [S, L, S]);
}

#[test]
fn pc_12_9_once_per_turn_is_counted_by_the_card() {
    let mut game = sea("card: Plain(masts: 3), crew: [\"sao-feng\", \"dupuy\"]", "");
    game.order(uses("sao-feng", "extra_order", None)).throw(&[2]);
    game.refuses(uses("sao-feng", "extra_order", None), "PC-12.9");
    game.order(uses("dupuy", "extra_order", None)).throw(&[5]);
    assert_eq!(game.ship("a").extra, 1);
}

#[test]
fn pc_12_10_abilities_that_are_cancelled_are_not_used() {
    let mut game = sea("card: Plain(masts: 3), crew: [\"sao-feng\"], fear: Cowed", "");
    game.refuses(uses("sao-feng", "extra_order", None), "PC-12.10");
    assert!(sums::working(game.state(), n("a")).is_empty());
}

#[test]
fn pc_19_ab_38_smoke_stops_the_crew_through_their_next_turn() {
    let mut game = sea("card: Plain(masts: 3), crew: [\"sao-feng\"], smoked: true", "");
    game.refuses(uses("sao-feng", "extra_order", None), "PC-12.10").end_turn().end_turn();
    game.order(uses("sao-feng", "extra_order", None)).throw(&[1]);
}

// ---- crew who are lost

/// Red's sharpshooter `a` fires at Black's `x` abeam, who has this crew; the first shot hits.
pub fn shot(x: &str, more: &str) -> Game {
    let mut game = Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)),
        islands: [(id: \"r\", shape: Rect(-600, 300, -540, 360), home: Red),
            (id: \"b\", shape: Rect(600, 300, 660, 360), home: Black), (id: \"w\", shape: Rect(600, -400, 660, -340), coins: [7, 7, 7])],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, card: Plain(masts: 3, abilities: [\"sharpshooter\"])),
            (id: \"x\", flag: Black, at: (0, 50), heading: 0, card: Plain(masts: 3), {x})], {more}"
    ));
    game.task("a", Task::Shoot).order(Order::Fire(Gun::Mast(1), n("x"))).throw(&[6]).choose("mast-1");
    game
}

#[test]
fn pc_12_11_and_12_13_the_controller_of_the_loss_chooses_and_it_leaves_the_game() {
    let mut game = shot("crew: [\"captain:spain\", (card: \"helmsman:spain\", down: true)]", "");
    assert_eq!((game.asked(), game.why().clone()), (Black, Why::Loss { unit: n("x") }));
    game.choose("crew:helmsman:spain");
    assert_eq!(game.crew("x"), ["captain:spain"]);
    assert!(game.just(Cargo::CrewEliminated { unit: n("x"), card: n("helmsman:spain"), by: Some(Red) }));
    assert!(game.player(Black).ashore.is_empty());
}

#[test]
fn pc_12_8_what_may_be_done_is_asked_and_anything_else_is_done() {
    let mut game = shot("crew: [\"sao-feng\", \"lian\"]", "");
    game.choose("crew:sao-feng");
    assert_eq!(game.options(), ["use", "none"], "a bodyguard may go instead (AB-46)");
    let mut game = shot("crew: [\"captain:spain\", \"javier\"]", "");
    game.choose("crew:captain:spain");
    assert!(game.is_settled(), "nobody asks the doctor (AB-45)");
    assert_eq!(game.crew("x").len(), 2);
    let mut game = shot("crew: [\"captain:spain\", (card: \"javier\", down: true)]", "");
    game.choose("crew:captain:spain");
    assert_eq!(game.crew("x"), ["javier"], "he lies face down");
}

#[test]
fn pc_19_ab_45_a_doctor_turns_another_face_up_crew_down_instead() {
    let mut game = shot("crew: [\"captain:spain\", \"javier\"]", "");
    game.choose("crew:captain:spain");
    assert_eq!(game.crew("x").len(), 2);
    assert!(!game.ship("x").crew[0].up);
    assert!(game.just(Cargo::CrewTurnedDown { unit: n("x"), card: n("captain:spain") }));
}

#[test]
fn pc_19_ab_45_a_doctor_saves_neither_himself_nor_who_lies_face_down() {
    let mut game = shot("crew: [(card: \"captain:spain\", down: true), \"javier\"]", "");
    game.choose("crew:captain:spain");
    assert_eq!(game.crew("x"), ["javier"]);
    let mut game = shot("crew: [\"captain:spain\", \"javier\"]", "");
    game.choose("crew:javier");
    assert_eq!(game.crew("x"), ["captain:spain"]);
}

#[test]
fn pc_19_ab_46_a_bodyguard_may_go_instead() {
    let mut game = shot("crew: [\"sao-feng\", \"lian\"]", "");
    game.choose("crew:sao-feng");
    assert_eq!((game.asked(), game.why().clone()), (Black, Why::MayUse { card: n("lian") }));
    game.choose("use");
    assert_eq!(game.crew("x"), ["sao-feng"]);
    let mut game = shot("crew: [\"sao-feng\", \"lian\"]", "");
    game.choose("crew:sao-feng").choose("none");
    assert_eq!(game.crew("x"), ["lian"]);
}

#[test]
fn pc_19_ab_46_points_outside_the_span_are_not_guarded() {
    let mut game = shot("crew: [\"captain:spain\", \"lian\"]", "");
    game.choose("crew:captain:spain");
    assert_eq!(game.crew("x"), ["lian"], "3 points are below 5");
}

#[test]
fn pc_19_ab_11_crew_of_a_safe_ship_are_not_eliminated() {
    let safe = shot("crew: [\"captain:spain\"]", "");
    assert!(safe.crew("x").is_empty());
    let mut game = sea("card: \"black-pearl-swift\", crew: [\"jimmy-legs\", \"maccus\"]", "");
    game.refuses(uses("jimmy-legs", "sacrifice", Some("maccus")), "AB-11");
}

fn tithe(face: u8, room: &str) -> Game {
    let mut game = Game::of(&format!(
        "table: (from: (-700, -500), to: (800, 500)),
        islands: [(id: \"w\", shape: Rect(600, -400, 660, -340), coins: [7, 7, 7])],
        ships: [(id: \"a\", flag: Red, at: (0, 0), heading: 0, card: Plain(masts: 3), crew: [\"jimmy-legs\", \"captain:spain\"]),
            (id: \"j\", flag: Black, at: (0, 300), heading: 0, card: Plain(masts: 3, {room}), crew: [\"davy-jones\"])]"
    ));
    game.order(uses("jimmy-legs", "sacrifice", Some("captain:spain")));
    assert_eq!(game.asked(), Black);
    game.throw(&[face]);
    game
}

#[test]
fn pc_19_ab_48_souls_come_aboard_on_a_six_and_count_as_linked() {
    let game = tithe(6, "cargo: 1, points: 15");
    assert_eq!(game.crew("j"), ["davy-jones", "captain:spain"]);
    assert!(game.ship("j").crew[1].up && game.ship("j").crew[1].soul);
    assert_eq!(sums::capacity(game.state(), game.ship("j"), false), 2);
    assert_eq!(game.ship("a").extra, 1, "the sacrifice was made all the same");
}

#[test]
fn pc_19_ab_48_below_six_they_are_gone_and_where_pc_2_10_forbids_it_too() {
    assert_eq!(tithe(5, "points: 15").crew("j"), ["davy-jones"]);
    assert_eq!(tithe(6, "points: 9").crew("j"), ["davy-jones"]);
}

#[test]
fn pc_13_11_ransom_pays_whoever_eliminated_it_and_nobody_for_an_own_deed() {
    let mut game = shot("crew: [\"captain:spain\", \"amore\"]", "");
    game.choose("crew:amore");
    assert_eq!(game.bank(Red), [1]);
    let mut game = sea("card: Plain(masts: 3), crew: [\"jimmy-legs\", \"amore\"]", "");
    game.order(uses("jimmy-legs", "sacrifice", Some("amore")));
    assert!(game.bank(Red).is_empty() && game.bank(Black).is_empty());
}

#[test]
fn pc_9_22_where_space_is_lost_nothing_is_thrown_away() {
    let crew = "card: \"hms-dauntless\", crew: [\"norrington\", \"jimmy-legs\"], coins: [1, 1, 1, 1]";
    let game = sea(crew, "starting_gold: 40");
    let ship = game.ship("a");
    assert_eq!((sums::capacity(game.state(), ship, false), sums::used_space(game.state(), ship)), (6, 6));
    let mut fewer = ship.clone();
    fewer.crew.remove(0);
    assert_eq!(sums::capacity(game.state(), &fewer, false), 5);
    assert_eq!(sums::free_space(game.state(), &fewer), 0);
}

#[test]
fn pc_21_6_the_public_capacity_counts_no_hidden_link() {
    let game = sea("card: \"hms-dauntless\", crew: [(card: \"norrington\", down: true)]", "");
    let ship = game.ship("a");
    assert_eq!((sums::capacity(game.state(), ship, true), sums::capacity(game.state(), ship, false)), (5, 6));
}
