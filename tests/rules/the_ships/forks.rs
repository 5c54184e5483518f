//! *What if…*: a supposed battle can be played on, looks like the views, and gives away no secret.

use std::collections::BTreeMap;

use weather_gage::captains::{Crew, Crewed, GuessedState, Rank, play_watched};
use weather_gage::rules::kernel::{Awaiting, Match, Ruleset, Seat, Source, Viewer};
use weather_gage::rules::the_ships::articles::Setup;
use weather_gage::rules::the_ships::by::PerBattery;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::gunnery_table::Shot;
use weather_gage::rules::the_ships::imagined;
use weather_gage::rules::the_ships::ship_card::BatteryPlace;
use weather_gage::rules::the_ships::state::{Phase, State};
use weather_gage::rules::the_ships::view::View;

use super::laws::is_sound;
use crate::bots::{library, setup};

/// A position of a battle in which a captain writes orders.
struct Position {
    state: State,
    writer: Seat,
    /// The captain's views at each order owed, and the present one.
    seen: Vec<View>,
}

/// Positions of a battle between two of this rank, every few of them, through the eyes of each seat.
fn positions(setup: &Setup, rank: Rank, seed: u64, every: usize) -> Vec<Position> {
    let mut all = Vec::new();
    let mut seen = BTreeMap::<Seat, Vec<View>>::new();
    let mut crew = Crew::<TheShips>::for_game(&[rank, rank], seed, 0);
    play_watched(setup, &mut crew, false, &mut |state| {
        for writer in TheShips::awaited(state) {
            let views = seen.entry(writer).or_default();
            views.push(TheShips::seen_by(state, Viewer::Seat(writer)));
            if state.phase == Phase::Orders && (usize::from(state.turn) + usize::from(writer.0)) % every == 0 {
                all.push(Position { state: state.clone(), writer, seen: views.clone() });
            }
        }
    })
    .unwrap();
    all
}

/// Plays on for this number of turns; every order of a random captain is taken, and every state on the way is sound.
fn play_on(setup: &Setup, supposed: State, seed: u64, turns: u16) -> State {
    let until = supposed.turn + turns;
    let mut fork = Match::<TheShips>::at(setup, supposed);
    let mut crew = Crew::<TheShips>::for_game(&[Rank::Random], seed, 1);
    while !TheShips::is_over(fork.state()) && fork.state().turn < until {
        match fork.awaiting().clone() {
            Awaiting::Orders(seats) => {
                for seat in seats {
                    let view = TheShips::seen_by(fork.state(), Viewer::Seat(seat));
                    let order = crew.bot(seat).unwrap().order(&view);
                    fork.give(seat, order).unwrap();
                }
            }
            Awaiting::Answer(want) => {
                let answer = crew.answer(fork.state(), &want);
                fork.answer(answer).unwrap();
            }
            Awaiting::Nothing => panic!("it leads nowhere: {:?}", fork.state().phase),
        }
        is_sound(fork.state(), !matches!(fork.awaiting(), Awaiting::Answer(_)));
    }
    fork.state().clone()
}

/// Tries forks in every scenario, between captains of these ranks, and counts them.
fn try_everywhere(rank: Rank, seeds: std::ops::Range<u64>, every: usize) -> usize {
    let library = library();
    let mut tried = 0;
    for (number, scenario) in (0..).zip(library.scenarios.values()) {
        let setup = setup(&library, scenario);
        for seed in seeds.clone() {
            for Position { state, writer, seen } in positions(&setup, rank, 31 * number + seed, every) {
                let supposed = GuessedState::<TheShips>::by(&seen).unwrap();
                let now = seen.last().unwrap();
                assert_eq!(&TheShips::seen_by(supposed.state(), Viewer::Seat(writer)), now, "{}", scenario.id);
                assert_eq!(TheShips::awaited(supposed.state()), TheShips::awaited(&state));
                is_sound(supposed.state(), true);
                play_on(&setup, supposed.into_state(), seed, 2);
                tried += 1;
            }
        }
    }
    tried
}

#[test]
fn a_fork_begins_as_the_table_is_seen_and_can_be_played_on_from_everywhere() {
    let random = try_everywhere(Rank::Random, 0..4, 2);
    let mate = try_everywhere(Rank::Mate, 0..2, 3);
    assert!(random > 300 && mate > 80, "{random} and {mate}");
}

/// The other side's holds and guns filled in another way, as far as that cannot be seen.
fn another_world(view: &View, number: u8) -> State {
    let all = |shot| {
        let mut every = PerBattery::default();
        BatteryPlace::ALL.into_iter().for_each(|battery| every.set(battery, Some(shot)));
        every
    };
    let mut boxes = PerBattery::default();
    BatteryPlace::ALL.into_iter().for_each(|battery| boxes.set(battery, Some(number)));
    view.imagine(|_| imagined::Supposed {
        shot: all(Shot::ALL[usize::from(number) % Shot::ALL.len()]),
        boxes,
        range: PerBattery::default(),
        musketeers: number,
        pikemen: 2 * number,
        powder: 3 - number.min(3),
    })
}

#[test]
fn ts_29_worlds_that_differ_in_the_secrets_of_the_other_seat_are_supposed_to_be_one() {
    let library = library();
    let mut others = 0;
    for scenario in library.scenarios.values() {
        let setup = setup(&library, scenario);
        for Position { state, writer, seen } in positions(&setup, Rank::Random, 5, 3) {
            let supposed = GuessedState::<TheShips>::by(&seen);
            for number in 0..3 {
                let world = |view: &View| match view.table.phase {
                    Phase::Orders => TheShips::seen_by(&another_world(view, number), Viewer::Seat(writer)),
                    _ => view.clone(),
                };
                others += usize::from(another_world(seen.last().unwrap(), number) != state);
                let seen: Vec<_> = seen.iter().map(world).collect();
                assert!(GuessedState::<TheShips>::by(&seen) == supposed, "{}", scenario.id);
            }
        }
    }
    assert!(others > 50, "{others}");
}

#[test]
fn what_was_seen_in_the_turns_before_is_what_a_captain_goes_by() {
    // A card laid this turn has one full box; the same card, seen for three turns, three of them.
    let library = library();
    let setup = setup(&library, &library.scenarios["open-sea"]);
    let mut differs = 0;
    for Position { seen, .. } in positions(&setup, Rank::Mate, 3, 1) {
        let with_all = GuessedState::<TheShips>::by(&seen).unwrap();
        let with_none = GuessedState::<TheShips>::by(&seen[seen.len() - 1..]).unwrap();
        differs += usize::from(with_all != with_none);
    }
    assert!(differs > 0);
}

#[test]
fn nobody_without_a_seat_supposes_anything_and_nothing_is_supposed_before_the_first_orders() {
    let library = library();
    let setup = setup(&library, &library.scenarios["gravelines"]);
    let Position { state, .. } = positions(&setup, Rank::Random, 1, 1).remove(0);
    assert_eq!(GuessedState::<TheShips>::by(&[]), None);
    assert_eq!(GuessedState::<TheShips>::by(&[TheShips::seen_by(&state, Viewer::Bystander)]), None);
    assert!(TheShips::can_suppose(state.phase));
    for phase in [Phase::Weather, Phase::FittingOut, Phase::Tokens, Phase::Over] {
        assert!(!TheShips::can_suppose(phase), "{phase:?}");
    }
}
