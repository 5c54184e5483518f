//! Laws that hold in every game (see `Ruleset`).

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use weather_gage::captains::{Crew, Crewed, Rank, play};
use weather_gage::rules::kernel::{Awaiting, Journal, Match, Ruleset, Seat, Viewer, digest};
use weather_gage::rules::the_ships::articles::Setup;
use weather_gage::rules::the_ships::check;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::happenings::{SettingOut, Turns};
use weather_gage::rules::the_ships::legal::menu;
use weather_gage::rules::the_ships::orders::{LoadMark, OrderCard, Route, Step};
use weather_gage::rules::the_ships::ship::Standing;
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Nation, Sails, Soldiers};
use weather_gage::rules::the_ships::ship_id::ShipId;
use weather_gage::rules::the_ships::state::State;

use super::perft::routes;
use super::scene::*;
use crate::bots::{library, setup};

/// Checks the invariants of every state; `settled` says that no run is halfway through its losses.
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
        assert!(
            ship.on_deck(Soldiers::Musketeers) + ship.below(Soldiers::Musketeers) <= people.musketeers
                && ship.on_deck(Soldiers::Pikemen) + ship.below(Soldiers::Pikemen) <= people.pikemen
        );
        assert!(ship.tokens() <= 20);
        assert_eq!(ship.in_play() || ship.standing.is_hulk(), ship.base.is_some(), "on the board or not");
        if !ship.in_play() {
            // TS-18.16: only soldiers of a ship without sailors fight on where they are boarded.
            let held = state.is_locked(place) && ship.standing != Standing::OutOfAction;
            assert_eq!((ship.tokens(), held), (0, false), "a hulk never acts");
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
        let played = play(&setup, &mut Crew::<TheShips>::for_game(&[Rank::Random, Rank::Random], seed, 0), true).unwrap();
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
        let mut captain = TheShips::enlist(Rank::Random, seed);
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
    assert!(sea.give(Seat(0), nonsense).is_err());
    assert_eq!(digest(sea.state()), before);
    let size = size_of::<State>() + sea.state().ships.len() * size_of::<weather_gage::rules::the_ships::ship::Ship>();
    assert!(size < 64 * 1024, "{size}");
}

/// The same battle with all secrets of this side changed: holds, load, range and order cards. Of `turned` ships the
/// order card has been turned up, so that only its loads and ranges are secret (TS-29).
fn with_other_secrets(state: &State, side: Nation, turned: &BTreeSet<ShipId>) -> State {
    let mut other = state.clone();
    for (number, place) in state.each().enumerate().filter(|(_, place)| state.side(*place) == side) {
        let ship = &mut other.ships[number];
        ship.below.0.iter_mut().for_each(|units| *units += 1);
        ship.powder_below += 1;
        if ship.standing != Standing::Taken {
            ship.treasure += 1;
        }
        for cards in &mut ship.batteries.0 {
            if let Some(load) = &mut cards.load {
                load.shot = if load.shot == LoadMark::Chain { LoadMark::Ball } else { LoadMark::Chain };
                load.boxes += 1;
            }
            cards.range = cards.range.map(|range| range + 1);
        }
        ship.day.ready = Default::default();
        if let Some(card) = &mut ship.day.card {
            *card = other_card(card, turned.contains(&state.id(place)));
        }
    }
    other
}

fn other_card(card: &OrderCard, turned: bool) -> OrderCard {
    let mut other =
        if turned { card.clone() } else { OrderCard { sails: Sails::Full, weigh: !card.weigh, ..card.clone() } };
    for battery in BatteryPlace::ALL {
        other.range.set(battery, card.range.get(battery).map(|range| range + 1));
        other.load.set(battery, card.load.get(battery).map(|_| LoadMark::Void));
    }
    other
}

/// The same happening with everything secret in it changed.
fn with_another_secret(told: &H) -> H {
    let mut other = told.clone();
    match &mut other {
        H::SettingOut(SettingOut::FittedOut { secret: Some(fitting), .. }) => fitting.powder += 1,
        H::Turns(Turns::CardLaid { secret: Some(card), .. }) => *card = other_card(card, false),
        H::Turns(Turns::CardTurned { card: Some(card), .. }) => *card = other_card(card, true),
        H::Turns(Turns::RangeSet { secret: Some(range), .. }) => *range += 1,
        H::Turns(Turns::LoadingBegan { secret: Some(shot), .. }) => *shot = LoadMark::Void,
        _ => {}
    }
    other
}

/// Watches if any seat sees, or is told, another's secret.
struct Watch {
    turned: BTreeSet<ShipId>,
}

impl Watch {
    fn tell(&mut self, state: &State, told: &H) {
        match told {
            H::Turns(Turns::CardTurned { ship, card: Some(_), .. }) => {
                self.turned.insert(*ship);
            }
            H::Turns(Turns::TurnBegan { .. }) => self.turned.clear(),
            _ => {}
        }
        for side in Nation::ALL {
            for viewer in [Viewer::Seat(state.seat(side.enemy())), Viewer::Bystander] {
                let others = |ship: &ShipId| state.place_of(*ship).is_some_and(|place| state.side(place) == side);
                let secret = match told {
                    H::SettingOut(SettingOut::FittedOut { ship, .. })
                    | H::Turns(
                        Turns::CardLaid { ship, .. }
                        | Turns::CardTurned { ship, .. }
                        | Turns::RangeSet { ship, .. }
                        | Turns::LoadingBegan { ship, .. },
                    ) => others(ship),
                    _ => false,
                };
                if secret {
                    let (one, other) = (told.clone(), with_another_secret(told));
                    let hear = |told| TheShips::told_to(state, told, viewer);
                    assert_eq!(hear(&one), hear(&other), "{viewer:?} is told what {side:?} keeps");
                }
            }
        }
    }

    fn look(&self, state: &State) {
        if TheShips::is_over(state) {
            return;
        }
        for side in Nation::ALL {
            let other = with_other_secrets(state, side, &self.turned);
            for viewer in [Viewer::Seat(state.seat(side.enemy())), Viewer::Bystander] {
                let (one, two) = (TheShips::seen_by(state, viewer), TheShips::seen_by(&other, viewer));
                assert!(one == two, "turn {}, {:?}: {viewer:?} sees what {side:?} keeps", state.turn, state.phase);
            }
        }
    }
}

/// Plays a journal step by step and looks through everybody's eyes after every happening.
fn watched(journal: &Journal<TheShips>) -> u32 {
    let mut stepped = Match::<TheShips>::begin(&journal.setup).unwrap();
    let mut shown = TheShips::set_up(&journal.setup).unwrap();
    let mut watch = Watch { turned: BTreeSet::new() };
    let mut lapsed = 0;
    let mut look = |stepped: &mut Match<TheShips>| {
        for told in stepped.take_told() {
            if let H::Turns(Turns::CardTurned { card: None, ship, .. }) = told {
                lapsed += u32::from(shown.place_of(ship).is_some_and(|place| shown.ship(place).panic));
            }
            watch.tell(&shown, &told);
            TheShips::evolve(&mut shown, &told);
            watch.look(&shown);
        }
    };
    look(&mut stepped);
    for entry in &journal.entries {
        for (seat, order) in &entry.orders {
            stepped.give(*seat, order.clone()).unwrap();
            look(&mut stepped);
        }
        for answer in &entry.answers {
            stepped.answer(answer.clone()).unwrap();
            look(&mut stepped);
        }
    }
    lapsed
}

#[test]
fn ts_29_a_view_does_not_change_when_only_secrets_of_the_other_side_change() {
    let library = library();
    let mut lapsed = 0;
    for (number, scenario) in library.scenarios.values().enumerate() {
        for level in std::iter::once(scenario.level).chain(scenario.also_at.iter().copied()) {
            let setup = Setup { level: Some(level), ..setup(&library, scenario) };
            for game in 0..3 {
                let mut crew = Crew::<TheShips>::for_game(&[Rank::Random, Rank::Random], number as u64, game);
                lapsed += watched(&play(&setup, &mut crew, true).unwrap().journal.unwrap());
            }
        }
    }
    assert!(lapsed > 0, "in some game a crew in panic fails its check, and its card is turned up for nobody");
}

#[test]
fn ts_23_4_a8_and_29_the_card_of_a_crew_in_panic_reaches_nobody() {
    let mut sea = Scene::new(N)
        .advanced()
        .ship(REVENGE, (6, 9), N, |ship| ship.panic = true)
        .ship(SAN_MARTIN, (9, 9), N, |ship| loaded(ship, BatteryPlace::Port, LoadMark::Ball, 3, 0))
        .begin();
    let mut aimed = furled();
    aimed.range.set(BatteryPlace::Port, Some(3));
    sea.part(&[(REVENGE, battle("FL")), (SAN_MARTIN, aimed)], &[throw(&[20])]);
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Bystander, Viewer::Seat(Seat(0))] {
        let ship = &TheShips::seen_by(sea.state(), viewer).table.ships[0];
        assert_eq!((ship.panic, ship.day.open, ship.day.card.as_ref()), (true, true, None), "{viewer:?}");
    }
    watched(sea.battle.journal());
}
