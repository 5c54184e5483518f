//! Counts of legal orders from named positions, kept in `perft/*.perft`: a change of the legal orders shows as a
//! number. `UPDATE_GOLDEN=1` writes them anew. Short routes are counted a second time, by asking of every card if it is
//! legal.

use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use weather_gage::captains::{Crewed, Rank};
use weather_gage::rules::kernel::{Answer, Awaiting, Match, Ruleset, Viewer, Want};
use weather_gage::rules::the_ships::check;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::gunnery_table::Shot;
use weather_gage::rules::the_ships::legal::{menu, next_steps};
use weather_gage::rules::the_ships::orders::{DeckOrder, OrderCard, Pivot, Route, Step};
use weather_gage::rules::the_ships::place::Place;
use weather_gage::rules::the_ships::plot::Walk;
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Sails};
use weather_gage::rules::the_ships::state::State;

use super::scene::per;
use crate::bots::{library, setup};

/// A scenario as its first orders are due: every die shows 7, and berths and holds come from a seed.
fn first_orders(scenario: &str) -> Match<TheShips> {
    let library = library();
    let mut battle = Match::<TheShips>::begin(&setup(&library, &library.scenarios[scenario])).unwrap();
    let mut captain = TheShips::enlist(Rank::Random, 1588);
    let mut face = 3;
    while battle.state().turn == 0 {
        match battle.awaiting().clone() {
            Awaiting::Answer(Want::Throw { request, .. }) => {
                face += 4;
                let faces = vec![face % 18 + 1; request.thrown()];
                battle.answer(Answer::Thrown(request.showing(&faces))).unwrap();
            }
            Awaiting::Orders(seats) => {
                let view = TheShips::seen_by(battle.state(), Viewer::Seat(seats[0]));
                battle.give(seats[0], captain.order(&view)).unwrap();
            }
            other => panic!("{other:?}"),
        }
    }
    battle
}

/// Every legal route with this number of tokens, the shortest first. Without a first step that can be paid there is
/// only the empty one (TS-8.4).
pub fn routes(state: &State, place: Place, budget: u16) -> Vec<Route> {
    let Some(start) = Walk::from(state, place) else { return vec![Route::default()] };
    let mut found = Vec::new();
    let mut ahead = vec![(start, Route::default())];
    while let Some((walk, route)) = ahead.pop() {
        for step in next_steps(state, place, walk, budget) {
            let mut longer = route.clone();
            longer.0.push(step);
            let (further, _) = walk.step(state, place, step);
            found.push(longer.clone());
            ahead.push((further, longer));
        }
    }
    if found.is_empty() {
        found.push(Route::default());
    }
    found.sort_by(|a, b| a.0.len().cmp(&b.0.len()).then_with(|| a.cmp(b)));
    found
}

/// Counts the routes of one step, of two, and so on.
fn by_length(routes: &[Route]) -> Vec<usize> {
    let longest = routes.iter().map(|route| route.0.len()).max().unwrap_or(0);
    (1..=longest).map(|length| routes.iter().filter(|route| route.0.len() == length).count()).collect()
}

/// Cards with a single order beside the sails that are legal with furled sails.
fn single_orders(state: &State, place: Place) -> usize {
    let mut cards: Vec<OrderCard> = Vec::new();
    let mut add = |change: &dyn Fn(&mut OrderCard)| {
        let mut card = OrderCard::default();
        change(&mut card);
        cards.push(card);
    };
    add(&|_| {});
    for pivot in Pivot::ALL {
        add(&|card| card.pivot = Some(pivot));
    }
    for battery in BatteryPlace::ALL {
        for shot in Shot::ALL {
            add(&|card| card.load = per(battery, shot.into()));
        }
        for range in 0..=9 {
            add(&|card| card.range = per(battery, range));
        }
    }
    for order in [DeckOrder::Up(0), DeckOrder::Down(0), DeckOrder::Up(1), DeckOrder::Down(1)] {
        add(&|card| card.pikemen = Some(order));
        add(&|card| card.musketeers = Some(order));
    }
    for range in 0..=3 {
        add(&|card| card.muskets = Some(range));
    }
    for train in 0..=2 {
        add(&|card| card.train = Some(train));
    }
    add(&|card| card.weigh = true);
    add(&|card| card.drop = true);
    add(&|card| card.cut = true);
    cards.iter().filter(|card| check::card(state, place, card).is_ok()).count()
}

/// The lines of one position: ship, sails, routes by length; then ship and single orders.
fn counted(battle: &Match<TheShips>) -> String {
    let state = battle.state();
    let mut text = String::new();
    for place in state.each() {
        let ship = state.id(place);
        for setting in &menu(state, place).settings {
            if setting.sails == Sails::Furled {
                continue;
            }
            let routes = routes(state, place, setting.budget);
            let counts = by_length(&routes);
            let listed: Vec<_> = counts.iter().map(ToString::to_string).collect();
            let _ = writeln!(text, "{} {:?} {}", ship.as_str(), setting.sails, listed.join(" "));
            for (length, count) in (1..=3_u32).zip(&counts) {
                let legal = (0..3_usize.pow(length)).filter(|code| {
                    let steps = (0..length).map(|digit| Step::ALL[code / 3_usize.pow(digit) % 3]).collect();
                    let card = OrderCard {
                        sails: setting.sails,
                        route: Route(steps),
                        weigh: setting.weighs,
                        ..OrderCard::default()
                    };
                    check::card(state, place, &card).is_ok()
                });
                assert_eq!(legal.count(), *count, "{} {:?}, {length} steps", ship.as_str(), setting.sails);
            }
        }
        let _ = writeln!(text, "{} orders {}", ship.as_str(), single_orders(state, place));
    }
    text
}

#[test]
fn legal_orders_are_as_many_as_they_were() {
    let folder: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/perft");
    for scenario in library().scenarios.keys() {
        let file = folder.join(format!("{scenario}.perft"));
        let found = counted(&first_orders(scenario));
        if env::var_os("UPDATE_GOLDEN").is_some() {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&file, &found).unwrap();
        }
        let written = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert_eq!(found, written, "{scenario}");
    }
}
