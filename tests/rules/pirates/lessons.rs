//! The lessons of chapter 28: each position leads where its lesson leads, by the strokes that it shows.

use weather_gage::headless::{GAMES, OffTable};
use weather_gage::rules::kernel::Ruleset;
use weather_gage::rules::pirates::towing;

use super::common::{Game, Gun, L, Order, Pirates, Red, S, Task, deg, n};

fn lesson(number: u8) -> Game {
    let (library, faults) = GAMES.library(None);
    assert_eq!(faults, []);
    Game::begin(&library.pirates().named(&format!("lesson-{number}")).unwrap())
}

/// The player ends the turn, and the other one too.
fn round(game: &mut Game) {
    game.end_turn().end_turn();
    assert_eq!(game.state().to_move, Red);
}

#[test]
fn pc_28_all_lessons_are_on_offer_and_each_has_a_position() {
    let (library, _) = GAMES.library(None);
    let offers = Pirates::offers(&library);
    let lessons = library.lessons().course().into_iter().filter(|lesson| lesson.game() == Some(Pirates::GAME.0));
    let lessons: Vec<&str> = lessons.map(|lesson| lesson.id.as_str()).collect();
    assert_eq!(lessons.len(), 8);
    assert!(lessons.iter().all(|lesson| offers.iter().any(|offer| offer == lesson)), "{offers:?}");
}

#[test]
fn lesson_1_she_sails_two_segments_and_comes_about() {
    let mut game = lesson(9);
    game.task("bonnie-liz", Task::Move).refuses(Order::Segment(S, deg(180)), "PC-18.15");
    game.order(Order::Segment(S, deg(330))).refuses(Order::Segment(S, deg(330)), "PC-5.1");
    game.order(Order::Segment(L, deg(330)));
    round(&mut game);
    game.task("bonnie-liz", Task::Move).order(Order::ComeAbout);
    assert_eq!((game.told_as("SegmentSailed"), game.told_as("CameAbout")), (2, 1));
}

#[test]
fn lesson_2_s_falls_short_and_l_docks_then_four_coins_are_found() {
    let mut game = lesson(10);
    game.task("bonnie-liz", Task::Move).order(Order::Segment(S, deg(323)));
    assert_eq!(game.ship("bonnie-liz").docked, None);
    let mut game = lesson(10);
    game.task("bonnie-liz", Task::Move).order(Order::Segment(L, deg(323)));
    assert_eq!(game.ship("bonnie-liz").docked, Some(n("half-moon")));
    round(&mut game);
    game.task("bonnie-liz", Task::Explore).order(Order::Take(vec![0, 1, 2, 3]));
    assert_eq!(game.coins("bonnie-liz").len(), 4);
}

#[test]
fn lesson_3_at_home_the_coins_go_ashore_by_themselves() {
    let mut game = lesson(11);
    game.task("bonnie-liz", Task::Move).order(Order::Segment(L, deg(141)));
    assert_eq!((game.bank(Red), game.state().mark), (vec![3, 2, 2, 1], 9));
    assert!(!game.is_over());
}

#[test]
fn lesson_4_mast_1_reaches_and_mast_2_does_not_and_a_second_order_is_refused() {
    let mut game = lesson(12);
    let james = n("royal-james");
    game.task("hms-comet", Task::Shoot).refuses(Order::Fire(Gun::Mast(2), james), "PC-10.9");
    game.order(Order::Fire(Gun::Mast(1), james)).throw(&[1]).order(Order::CeaseFire);
    game.refuses(Order::Order(n("hms-comet"), Task::Move), "PC-4.1");
    game.task("hms-victor", Task::Shoot);
    for (gun, mast) in [(1, "mast-1"), (2, "mast-2")] {
        game.order(Order::Fire(Gun::Mast(gun), james)).throw(&[6]);
        if !game.is_settled() {
            game.choose(mast);
        }
    }
    assert!(game.ship("royal-james").is_derelict());
}

#[test]
fn lesson_5_she_rams_boards_and_takes_a_coin() {
    let mut game = lesson(13);
    game.task("royal-james", Task::Move).order(Order::Segment(L, deg(36)));
    game.choose("ram").throw(&[4]).choose("mast-2").choose("board").throw(&[3, 2]);
    game.choose("treasure").choose("coin-1");
    assert_eq!(game.coins("royal-james"), [2]);
    round(&mut game);
    game.refuses(Order::Order(n("royal-james"), Task::Move), "PC-7.10");
}

#[test]
fn lesson_6_a_derelict_is_towed_home_docked_and_repaired() {
    let mut game = lesson(14);
    let james = "royal-james";
    game.task(james, Task::Move).order(Order::Segment(S, deg(180))).order(Order::TakeInTow(n(james), n("hms-comet")));
    for leg in 0..2 {
        round(&mut game);
        assert_eq!(game.ship(james).docked, None, "leg {leg}");
        game.task(james, Task::Move).order(Order::Segment(S, deg(180)));
    }
    assert_eq!(game.ship(james).docked, Some(n("round-cay")));
    let free = towing::berth(game.state(), n(james)).unwrap();
    game.order(Order::DockTowed(n(james), free.at, free.heading));
    assert_eq!(game.bank(Red), [2]);
    round(&mut game);
    game.task("hms-comet", Task::Repair(1));
    assert_eq!(game.masts("hms-comet"), [1]);
}

#[test]
fn lesson_7_a_helmsman_and_an_explorer_turn_up_by_being_used() {
    let mut game = lesson(15);
    game.task("hms-hound", Task::Move);
    for ruler in [S, S, L] {
        game.order(Order::Segment(ruler, deg(147)));
    }
    assert_eq!(game.told_as("CrewRevealed"), 1);
    game.order(Order::FreeExplore(n("hms-hound"))).order(Order::Take(vec![0, 1]));
    assert_eq!((game.told_as("CrewRevealed"), game.coins("hms-hound")), (2, vec![4, 2]));
}

#[test]
fn lesson_8_six_things_lie_in_one_sea() {
    let mut game = lesson(16);
    game.task("bonnie-liz", Task::Move).order(Order::Segment(L, deg(0)));
    assert_eq!(game.ship("bonnie-liz").lost, Some(n("fog")));
    game.task("rover", Task::Move).order(Order::Segment(L, deg(0))).throw(&[1]).order(Order::EndSailing);
    game.task("royal-james", Task::BreakFree).throw(&[1]);
    game.task("hms-victor", Task::Shoot).order(Order::Fire(Gun::Mast(1), n("fort-brompton"))).throw(&[2]);
    game.order(Order::CeaseFire).order(Order::Embrace(n("kraken"), n("hms-comet")));
    let told = ["Lost", "ReefRolled", "BreakFreeRolled", "ShotFired", "Embraced"];
    assert_eq!(told.map(|name| game.told_as(name)), [1; 5]);
}
