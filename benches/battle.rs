//! How long the parts of a battle take on one core: a beat of movement, a line of sight, a volley, a whole battle.
//! `cargo bench --no-default-features` prints one line for each: the median of many rounds over positions from battles
//! between random captains, the same positions every time.

#![expect(clippy::disallowed_methods, reason = "measuring is reading the clock")]

use std::hint::black_box;
use std::time::Instant;

use weather_gage::captains::{Crew, Rank, play};
use weather_gage::logbook::data::GameShelf;
use weather_gage::logbook::data::the_ships::Shelf;
use weather_gage::rules::kernel::{Orders, Ruleset, Source, Viewer, Want, run_forgetful};
use weather_gage::rules::the_ships::articles::Setup;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::gunnery::sight_between;
use weather_gage::rules::the_ships::odds;
use weather_gage::rules::the_ships::place::Place;
use weather_gage::rules::the_ships::ship_card::BatteryPlace;
use weather_gage::rules::the_ships::state::{Phase, Stage, State};

/// Battles from which positions are taken.
const BATTLES: u64 = 60;
/// Times that everything is measured; the median counts.
const ROUNDS: usize = 31;

const RANDOM: [Rank; 2] = [Rank::Random, Rank::Random];

fn setup(library: &Shelf, scenario: &str) -> Option<Setup> {
    library.scenarios.get(scenario).map(|scenario| library.setup(scenario))
}

/// Positions by what comes next in them.
#[derive(Default)]
struct Positions {
    moves: Vec<State>,
    volleys: Vec<State>,
    orders: Vec<State>,
}

impl Positions {
    /// Plays random battles phase by phase.
    fn gather(setup: &Setup) -> Self {
        let mut found = Self::default();
        for game in 0..BATTLES {
            let Ok(mut state) = TheShips::set_up(setup) else { break };
            let mut crew = Crew::<TheShips>::for_game(&RANDOM, 1, game);
            while !TheShips::is_over(&state) && state.turn < 60 {
                let mut orders = Orders::<TheShips>::new();
                for seat in TheShips::awaited(&state) {
                    let view = TheShips::seen_by(&state, Viewer::Seat(seat));
                    let order = crew.bot(seat).map(|bot| bot.order(&view));
                    orders.extend(order.map(|order| (seat, order)));
                }
                let thrown = crew.throws;
                let (after, ended) = run_forgetful::<TheShips>(state.clone(), &orders, &mut crew);
                if !ended {
                    break;
                }
                match state.phase {
                    Phase::Execution(Stage::FirstMoves) => found.moves.push(state),
                    Phase::Execution(Stage::FirstWindow | Stage::SecondWindow) if crew.throws > thrown => {
                        found.volleys.push(state);
                    }
                    Phase::Orders => found.orders.push(state),
                    _ => {}
                }
                state = after;
            }
        }
        found
    }
}

/// Middling dice: the same every time, and quick to throw.
struct Six;

impl Source<TheShips> for Six {
    fn answer(&mut self, _: &State, want: &Want<TheShips>) -> weather_gage::rules::kernel::Answer {
        use weather_gage::rules::kernel::Answer;
        match want {
            Want::Throw { request, .. } => Answer::Thrown(request.showing(&vec![6; request.thrown()])),
            Want::Choice { .. } => Answer::Chose(0),
            Want::Shuffle { cards, .. } => Answer::Dealt((0..*cards).collect()),
        }
    }
}

/// The median time of one thing, in nanoseconds, when `round` does `count` of them and says how long that took.
fn report(name: &str, count: usize, mut round: impl FnMut() -> u128) {
    let mut times: Vec<u128> = (0..ROUNDS).map(|_| round()).collect();
    times.sort_unstable();
    let median = times.get(ROUNDS / 2).copied().unwrap_or(0);
    println!("{name:<34} {:>10} ns   ({count} positions)", median / count.max(1) as u128);
}

/// Runs the phase at hand in copies of all positions, which are made beforehand.
fn phases(name: &str, positions: &[State]) {
    report(name, positions.len(), || {
        let copies = positions.to_vec();
        let orders = Orders::<TheShips>::new();
        let begun = Instant::now();
        for state in copies {
            black_box(run_forgetful::<TheShips>(state, &orders, &mut Six));
        }
        begun.elapsed().as_nanos()
    });
}

/// Looks from every ship to every other in all positions.
fn sights(name: &str, positions: &[State]) {
    let pairs: Vec<(&State, Place, Place)> = positions
        .iter()
        .flat_map(|state| state.in_play().flat_map(move |one| state.in_play().map(move |other| (state, one, other))))
        .filter(|(_, one, other)| one != other)
        .collect();
    report(name, pairs.len(), || {
        let begun = Instant::now();
        for (state, one, other) in &pairs {
            black_box(sight_between(state, *one, *other));
        }
        begun.elapsed().as_nanos()
    });
}

/// Reckons the exact odds of every volley in all positions.
fn reckonings(name: &str, positions: &[State]) {
    let volleys: Vec<(&State, Place, BatteryPlace, Place)> = positions
        .iter()
        .flat_map(|state| state.in_play().flat_map(move |one| state.in_play().map(move |other| (state, one, other))))
        .flat_map(|(state, one, other)| BatteryPlace::ALL.map(|battery| (state, one, battery, other)))
        .filter(|(state, one, battery, other)| one != other && odds::volley(state, *one, *battery, *other).is_some())
        .collect();
    report(name, volleys.len(), || {
        let begun = Instant::now();
        for (state, one, battery, other) in &volleys {
            black_box(odds::volley(state, *one, *battery, *other));
        }
        begun.elapsed().as_nanos()
    });
}

fn battles(name: &str, setup: &Setup) {
    report(name, 40, || {
        let begun = Instant::now();
        for game in 0..40 {
            black_box(play(setup, &mut Crew::<TheShips>::for_game(&RANDOM, 2, game), false).is_ok());
        }
        begun.elapsed().as_nanos()
    });
}

fn main() {
    let (library, _) = Shelf::built_in();
    for scenario in ["open-sea", "gravelines"] {
        let Some(setup) = setup(&library, scenario) else { continue };
        let positions = Positions::gather(&setup);
        phases(&format!("{scenario}: movement beat"), &positions.moves);
        sights(&format!("{scenario}: line of sight"), &positions.orders);
        phases(&format!("{scenario}: fire window with a throw"), &positions.volleys);
        reckonings(&format!("{scenario}: odds of a volley"), &positions.orders);
        battles(&format!("{scenario}: whole random battle"), &setup);
    }
}
