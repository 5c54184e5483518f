//! A captain's news, from two views of one side and its own log.

use weather_gage::logbook::wording::{Arg, the_ships as words};
use weather_gage::rules::kernel::{Ruleset, Viewer};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::orders::LoadMark;
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Nation};
use weather_gage::rules::the_ships::view::View;

use super::scene::*;

fn view(sea: &Sea, side: Nation) -> View {
    TheShips::seen_by(sea.state(), Viewer::Seat(sea.state().seat(side)))
}

/// The keys of the news, with the first number of each.
fn keys(parts: &words::Parts) -> Vec<(String, Option<i64>)> {
    let number = |arg: &Arg| if let Arg::Number(number) = arg { Some(*number) } else { None };
    parts.iter().map(|part| (part.key.clone(), part.args.iter().find_map(|(_, arg)| number(arg)))).collect()
}

fn said(parts: &[(&str, Option<i64>)]) -> Vec<(String, Option<i64>)> {
    parts.iter().map(|(key, number)| ((*key).to_owned(), *number)).collect()
}

#[test]
fn ts_15_1_a_volley_is_told_to_both_sides_as_what_it_cost_and_brought() {
    let mut sea = Scene::new(N)
        .ship(REVENGE, (6, 9), N, |ship| loaded(ship, BatteryPlace::Starboard, LoadMark::Ball, 2, 4))
        .ship(SAN_MARTIN, (10, 9), N, |_| {})
        .begin();
    let before = Nation::ALL.map(|side| view(&sea, side));
    let told = sea.play(&[(REVENGE, battle("F"))], &[throw(&[1, 1, 1, 1, 1, 1, 20])]);
    let [english, spanish] = Nation::ALL.map(|side| {
        let now = view(&sea, side);
        words::since(side, &before[side as usize], &now, &told)
    });
    let losses = said(&[("since-hull", Some(6)), ("since-guns", Some(2)), ("since-crew", Some(2))]);
    assert_eq!(english.theirs.iter().map(|(_, parts)| keys(parts)).collect::<Vec<_>>(), std::slice::from_ref(&losses));
    assert_eq!(spanish.own.iter().map(|(_, parts)| keys(parts)).collect::<Vec<_>>(), [losses]);
    assert_eq!((english.own.len(), spanish.theirs.len()), (0, 0));
    assert_eq!(keys(&english.sea), said(&[("since-volleys", Some(1))]));
    assert_eq!(keys(&spanish.sea), said(&[("since-volleys", Some(0))]));
}

#[test]
fn ts_29_soldiers_below_deck_and_a_turn_without_a_shot_say_nothing_of_anybody() {
    let mut sea = Scene::new(N).ship(REVENGE, (6, 9), N, |_| {}).ship(SAN_MARTIN, (12, 9), N, |_| {}).begin();
    let before = view(&sea, Nation::English);
    let told = sea.play(&[(REVENGE, battle("F")), (SAN_MARTIN, battle("F"))], &[]);
    let since = words::since(Nation::English, &before, &view(&sea, Nation::English), &told);
    assert_eq!((since.own, since.theirs), (Vec::new(), Vec::new()));
    assert_eq!(keys(&since.sea), said(&[("since-no-volleys", None)]));
}
