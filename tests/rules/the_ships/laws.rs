//! Laws that hold whatever is played (see `Ruleset`).

use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use weather_gage::captains::battle::{Crew, play};
use weather_gage::captains::captain::{Captain, Rank};
use weather_gage::captains::random::Random;
use weather_gage::rules::kernel::{Awaiting, Match, Ruleset, Viewer, digest};
use weather_gage::rules::the_ships::check;
use weather_gage::rules::the_ships::legal::{menu, routes};
use weather_gage::rules::the_ships::orders::{OrderCard, Route, Step};
use weather_gage::rules::the_ships::ruleset::TheShips;
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Sails};
use weather_gage::rules::the_ships::state::State;

use crate::bots::{library, setup};

/// What must be true of every state; `settled` says that no run is halfway through its losses.
pub fn is_sound(state: &State, settled: bool) {
    for place in state.each() {
        let (ship, vessel) = (state.ship(place), state.vessel(place));
        for row in BatteryPlace::ALL {
            assert!(ship.crossed_in(row) <= vessel.boxes_of(row), "no more boxes crossed than there are");
            let after = &vessel.card.hull.row(row).guns_after;
            let gone = after.iter().filter(|after| **after < ship.crossed_in(row)).count();
            assert!(!settled || ship.guns_in(row) + gone <= after.len(), "guns between crossed boxes are gone");
        }
        let people = &vessel.card.people;
        assert!(ship.sailors <= people.sailors);
        assert!(ship.deck[0] + ship.below[0] <= people.musketeers && ship.deck[1] + ship.below[1] <= people.pikemen);
        assert!(ship.tokens() <= 20);
        assert_eq!(ship.in_play() || ship.standing.is_hulk(), ship.base.is_some(), "on the board or not");
        if !ship.in_play() {
            assert_eq!((ship.tokens(), state.is_locked(place)), (0, false), "a hulk never acts");
        }
        for other in state.each().filter(|other| *other > place) {
            if let (Some(one), Some(two)) = (state.base(place), state.base(other)) {
                assert!(!one.hexes().into_iter().any(|hex| two.covers(hex)), "two ships never share a hex");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, rng_seed: RngSeed::Fixed(1588), ..ProptestConfig::default() })]

    #[test]
    fn states_stay_sound_happenings_replay_and_live_and_stepped_runs_agree(seed in 0_u64..100_000, number in 0_usize..11) {
        let library = library();
        let scenario = library.scenarios.values().nth(number).unwrap();
        let setup = setup(&library, scenario);
        let played = play(&setup, &mut Crew::for_game([Rank::Random, Rank::Random], seed, 0), true).unwrap();
        let journal = played.journal.unwrap();
        let mut stepped = Match::<TheShips>::begin(&setup).unwrap();
        let mut replayed = TheShips::set_up(&setup).unwrap();
        let mut check = |stepped: &mut Match<TheShips>| {
            for told in stepped.take_told() {
                TheShips::evolve(&mut replayed, &told);
            }
            assert_eq!(digest(&replayed), digest(stepped.state()), "the happenings give the state");
            is_sound(stepped.state(), !matches!(stepped.awaiting(), Awaiting::Answer(_)));
        };
        check(&mut stepped);
        for entry in &journal.entries {
            for (seat, order) in &entry.orders {
                stepped.give(*seat, order.clone()).unwrap();
                check(&mut stepped);
            }
            for answer in &entry.answers {
                stepped.answer(answer.clone()).unwrap();
                check(&mut stepped);
            }
        }
        prop_assert_eq!(digest(stepped.state()), played.digest);
    }

    #[test]
    fn listed_routes_are_the_allowed_ones(seed in 0_u64..100_000) {
        let library = library();
        let setup = setup(&library, &library.scenarios["gravelines"]);
        let mut sea = Match::<TheShips>::begin(&setup).unwrap();
        let mut captain = Random::new(seed);
        while sea.state().turn < 1 {
            let Awaiting::Orders(seats) = sea.awaiting().clone() else { unreachable!("only orders are wanted") };
            let view = TheShips::seen_by(sea.state(), Viewer::Seat(seats[0]));
            sea.give(seats[0], captain.order(&view)).unwrap();
        }
        let state = sea.state();
        for place in state.each() {
            for setting in menu(state, place).settings.iter().filter(|setting| setting.sails == Sails::Battle) {
                let listed = routes(state, place, setting.budget);
                for length in 1..=4_u32 {
                    for code in 0..3_usize.pow(length) {
                        let steps = (0..length).map(|digit| Step::ALL[code / 3_usize.pow(digit) % 3]).collect();
                        let card = OrderCard { sails: setting.sails, route: Route(steps), ..OrderCard::default() };
                        let allowed = check::card(state, place, &card).is_ok();
                        prop_assert_eq!(listed.contains(&card.route), allowed, "{:?}", card);
                    }
                }
            }
        }
    }
}

#[test]
fn a_battle_is_smaller_than_64_kib_and_an_illegal_order_changes_nothing() {
    let library = library();
    let setup = setup(&library, &library.scenarios["gravelines"]);
    let mut sea = Match::<TheShips>::begin(&setup).unwrap();
    let before = digest(sea.state());
    let nonsense = weather_gage::rules::the_ships::orders::Order::Place(Default::default());
    assert!(sea.give(weather_gage::rules::kernel::Seat(0), nonsense).is_err());
    assert_eq!(digest(sea.state()), before);
    let size = size_of::<State>() + sea.state().ships.len() * size_of::<weather_gage::rules::the_ships::ship::Ship>();
    assert!(size < 64 * 1024, "{size}");
}
