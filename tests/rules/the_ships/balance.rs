//! TS-26.6: the duels behind the figures of the ships, fought out with seeded dice.

use weather_gage::captains::{Luck, SeededDice};
use weather_gage::chance::seed;
use weather_gage::rules::kernel::{Answer, Awaiting, Want};
use weather_gage::rules::the_ships::orders::{LoadMark, OrderCard};
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Nation};
use weather_gage::rules::the_ships::state::Verdict;

use super::scene::*;

/// Fights to the end, choices by the first option; returns the winner, and the turn.
fn fight_out(
    mut sea: Sea,
    number: u64,
    card: impl Fn(&Sea, &str) -> OrderCard,
    ships: [&str; 2],
) -> (Option<Nation>, u16) {
    let mut dice = SeededDice::new(seed(26, number, "dice"));
    while sea.state().turn <= 60 {
        match sea.battle.awaiting().clone() {
            Awaiting::Nothing => break,
            Awaiting::Orders(_) => {
                let cards = ships.map(|name| (name, card(&sea, name)));
                sea.order(&cards).unwrap();
            }
            Awaiting::Answer(Want::Throw { request, .. }) => {
                let outcome = dice.throw(&request);
                sea.battle.answer(Answer::Thrown(outcome)).unwrap();
            }
            Awaiting::Answer(_) => sea.battle.answer(Answer::Chose(0)).unwrap(),
        }
    }
    let winner = match sea.state().result {
        Some(Verdict::Won(nation)) => Some(nation),
        _ => None,
    };
    (winner, sea.state().turn)
}

/// Counts the wins of the English ship and of the Spanish one, with the mean of the last turn.
fn series(count: u64, fight: impl Fn(u64) -> (Option<Nation>, u16)) -> (u64, u64, f64) {
    let fights: Vec<_> = (0..count).map(fight).collect();
    let won = |nation| fights.iter().filter(|(winner, _)| *winner == Some(nation)).count() as u64;
    let turns: u64 = fights.iter().map(|(_, turn)| u64::from(*turn)).sum();
    (won(Nation::English), won(Nation::Spanish), turns as f64 / count as f64)
}

/// Three hexes apart, each with one broadside bearing, ball only.
fn gunnery_duel(english: &'static str, spanish: &'static str, number: u64) -> (Option<Nation>, u16) {
    let sea = Scene::new(N)
        .advanced()
        .ship(english, (6, 9), N, |ship| loaded(ship, BatteryPlace::Starboard, LoadMark::Ball, 2, 3))
        .ship(spanish, (9, 9), N, |ship| loaded(ship, BatteryPlace::Port, LoadMark::Ball, 3, 3))
        .begin();
    let card = move |sea: &Sea, name: &str| {
        let battery = if name == english { BatteryPlace::Starboard } else { BatteryPlace::Port };
        let ship = sea.ship(name);
        let (mut card, cards) = (furled(), ship.cards_on(battery));
        if cards.load.is_none() && ship.guns_in(battery) > 0 {
            card.load = per(battery, LoadMark::Ball);
        } else if ship.is_ready(battery) && ship.guns_in(battery) > 0 && cards.range.is_none() {
            card.range = per(battery, 3);
        }
        card
    };
    fight_out(sea, number, card, [english, spanish])
}

/// Locked, everybody on deck.
fn hand_to_hand(spec: [(&'static str, u8, u8); 2], number: u64) -> (Option<Nation>, u16) {
    let [(english, english_pikes, english_muskets), (spanish, spanish_pikes, spanish_muskets)] = spec;
    let sea = Scene::new(N)
        .advanced()
        .ship(english, (8, 9), N, |ship| (ship.deck.pikemen, ship.deck.musketeers) = (english_pikes, english_muskets))
        .ship(spanish, (9, 9), N, |ship| (ship.deck.pikemen, ship.deck.musketeers) = (spanish_pikes, spanish_muskets))
        .locked(spanish, english)
        .begin();
    fight_out(sea, number, |_, _| furled(), [english, spanish])
}

#[test]
fn ts_26_6_at_three_hexes_the_english_guns_are_better_and_hand_to_hand_the_spanish_soldiers() {
    let (english, spanish, turns) = series(60, |number| gunnery_duel(REVENGE, SAN_MARTIN, number));
    let share = english as f64 / (english + spanish) as f64;
    assert!((0.50..0.80).contains(&share), "Revenge {english} : San Martin {spanish}, about 9 : 5");
    assert!((9.0..22.0).contains(&turns), "{turns} turns, about 15");
    let (english, spanish, _) = series(60, |number| gunnery_duel(SWALLOW, SANTIAGO, number));
    let share = english as f64 / (english + spanish) as f64;
    assert!((0.40..0.72).contains(&share), "Swallow {english} : Santiago {spanish}, about 5 : 4");
    let (english, spanish, _) = series(60, |number| hand_to_hand([(REVENGE, 5, 7), (SAN_MARTIN, 9, 7)], number));
    let share = spanish as f64 / (english + spanish) as f64;
    assert!((0.65..0.95).contains(&share), "San Martin {spanish} : Revenge {english}, about 4 : 1");
    let (english, spanish, _) = series(60, |number| hand_to_hand([(SWALLOW, 4, 5), (SANTIAGO, 7, 7)], number));
    assert!(spanish > 2 * english, "Santiago {spanish} : Swallow {english}, far better for the Spaniard");
}
