//! A seat's view is written as a line and read again as it was: views, happenings, questions and options.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use weather_gage::captains::{Crew, Rank, play};
use weather_gage::headless::{GAMES, OffTable};
use weather_gage::logbook::difference::Change;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::kernel::{Awaiting, Journal, Match, Ruleset, Seat, Viewer, Want};
use weather_gage::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use weather_gage::rules::pirates::game::Pirates;
use weather_gage::rules::the_ships::game::TheShips;

use crate::bots::{library, setup};
use crate::dead_reckoning::setups;

/// Inputs of a battle that are looked at.
const MOST: usize = 160;

fn read<T: Serialize + DeserializeOwned + PartialEq + Debug>(told: &T) -> Value {
    let written = serde_json::to_value(told).unwrap();
    let line = serde_json::to_string(&written).unwrap();
    let read: Value = serde_json::from_str(&line).unwrap();
    assert_eq!(serde_json::from_value::<T>(read).unwrap(), *told);
    written
}

/// Follows a battle through the eyes of three viewers, each of whom is only told changes.
fn follow<G>(journal: &Journal<G>) -> usize
where
    G: Ruleset<
            View: Serialize + DeserializeOwned,
            Happening: Serialize + DeserializeOwned,
            Why: Serialize + DeserializeOwned,
            Choice: Serialize + DeserializeOwned,
            Phase: Serialize + DeserializeOwned,
        >,
{
    let mut battle = Match::<G>::begin(&journal.setup).unwrap();
    let mut known = [Value::Null, Value::Null, Value::Null];
    let mut asked = 0;
    let mut look = |battle: &mut Match<G>| {
        let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Bystander];
        for (viewer, known) in viewers.into_iter().zip(&mut known) {
            let view = G::seen_by(battle.state(), viewer);
            let written = serde_json::to_value(&view).unwrap();
            if let Some(change) = Change::between(known, &written) {
                assert!(change.make(known));
            }
            assert_eq!(serde_json::from_value::<G::View>(known.clone()).unwrap(), view);
        }
        for happening in battle.take_told() {
            read(&happening);
        }
        read(&G::phase(battle.state()));
        match battle.awaiting() {
            Awaiting::Answer(Want::Choice { options, why, .. }) => {
                asked += 1;
                read(why);
                read(options);
            }
            Awaiting::Answer(want @ Want::Throw { request, .. }) => {
                read(want.why());
                read(request);
            }
            _ => {}
        }
    };
    look(&mut battle);
    let mut inputs = 0;
    for entry in &journal.entries {
        for (seat, order) in &entry.orders {
            battle.give(*seat, order.clone()).unwrap();
        }
        look(&mut battle);
        for answer in &entry.answers {
            battle.answer(answer.clone()).unwrap();
            inputs += 1;
            look(&mut battle);
        }
        if inputs > MOST {
            break;
        }
    }
    asked
}

#[test]
fn what_a_seat_sees_of_the_ships_is_read_as_it_was_written() {
    let library = library();
    let mut asked = 0;
    for scenario in library.scenarios.values() {
        let setup = setup(&library, scenario);
        let played = play(&setup, &mut Crew::<TheShips>::for_game(&[Rank::Random, Rank::Random], 31, 1), true).unwrap();
        asked += follow(&played.journal.unwrap());
    }
    assert!(asked > 10, "{asked}");
}

#[test]
fn what_a_seat_sees_of_a_battle_of_cubes_is_read_as_it_was_written() {
    let mut asked = 0;
    for setup in setups() {
        let mut crew = Crew::<DeadReckoning>::for_game(&[Rank::Random, Rank::Mate], 31, 1);
        asked += follow(&play(&setup, &mut crew, true).unwrap().journal.unwrap());
    }
    assert!(asked > 10, "{asked}");
}

#[test]
fn what_a_seat_sees_of_a_cruise_is_read_as_it_was_written() {
    let (library, _) = GAMES.library(None);
    let mut asked = 0;
    for id in ["caribbean-2", "caribbean-4", "three-flags"] {
        let setup = <MerchantsAndMarauders as OffTable>::setup(&library, id).unwrap();
        let mut crew = Crew::<MerchantsAndMarauders>::for_game(&[Rank::Random, Rank::Mate], 31, 1);
        asked += follow(&play(&setup, &mut crew, true).unwrap().journal.unwrap());
    }
    assert!(asked > 10, "{asked}");
}

#[test]
fn what_a_seat_sees_of_a_raid_is_read_as_it_was_written() {
    let (library, _) = GAMES.library(None);
    let mut asked = 0;
    for id in ["two-cays", "six-isles"] {
        let setup = <Pirates as OffTable>::setup(&library, id).unwrap();
        let mut crew = Crew::<Pirates>::for_game(&[Rank::Random], 31, 1);
        asked += follow(&play(&setup, &mut crew, true).unwrap().journal.unwrap());
    }
    assert!(asked > 2, "{asked}");
}
