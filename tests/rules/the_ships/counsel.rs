//! The captain's advice: lawful, from the seat's own view, and for reasons that are true.

use std::collections::BTreeMap;

use weather_gage::captains::{Counsel, Crew, Crewed, Rank};
use weather_gage::logbook::wording::{Language, Words, the_ships as words};
use weather_gage::rules::kernel::{Ruleset, Seat, Viewer, run_forgetful};
use weather_gage::rules::the_ships::articles::Setup;
use weather_gage::rules::the_ships::counsel::{Bound, Compared, Hazard, Motive, Reason, Share, Trial};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::gunnery::{aim_under, range_between};
use weather_gage::rules::the_ships::gunnery_table::Shot;
use weather_gage::rules::the_ships::imagined::Supposed;
use weather_gage::rules::the_ships::orders::{LoadMark, Order, OrderCard};
use weather_gage::rules::the_ships::plot::budget;
use weather_gage::rules::the_ships::scenario::LeftOut;
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Sails};
use weather_gage::rules::the_ships::ship_id::ShipId;
use weather_gage::rules::the_ships::state::{Phase, State};
use weather_gage::rules::the_ships::view::View;

use super::scene::*;
use crate::bots::{library, setup};

fn view(state: &State, seat: Seat) -> View {
    TheShips::seen_by(state, Viewer::Seat(seat))
}

fn counsel(view: &View) -> Counsel<Order, Reason> {
    TheShips::counsel(view, &|| false).expect("orders are owed")
}

fn cards(counsel: &Counsel<Order, Reason>) -> &BTreeMap<ShipId, OrderCard> {
    match &counsel.order {
        Order::Cards { cards, .. } => cards,
        other => panic!("{other:?}"),
    }
}

/// The motives for the card of this ship.
fn motives(sea: &Sea, name: &str) -> (OrderCard, Vec<Motive>) {
    let seat = sea.state().owner(sea.place(name));
    let counsel = counsel(&view(sea.state(), seat));
    TheShips::check(sea.state(), seat, &counsel.order).unwrap();
    let reason = counsel.reasons.iter().find(|reason| reason.ship == id(name)).unwrap();
    (cards(&counsel)[&id(name)].clone(), reason.motives.clone())
}

/// The battle as mates have it after this number of orders of phase 1.
fn under_way(setup: &Setup, orders: usize) -> State {
    let mut state = TheShips::set_up(setup).unwrap();
    let mut crew = Crew::<TheShips>::for_game(&[Rank::Mate], 8, 1);
    let mut written = 0;
    loop {
        let seats = TheShips::awaited(&state);
        if state.phase == Phase::Orders && !seats.is_empty() {
            if written == orders {
                return state;
            }
            written += 1;
        }
        let given = seats.iter().map(|seat| (*seat, crew.bot(*seat).unwrap().order(&view(&state, *seat)))).collect();
        (state, _) = run_forgetful::<TheShips>(state, &given, &mut crew);
    }
}

fn is_share(share: Share) {
    assert!(share.times <= share.of && share.of > 0, "{share:?}");
}

fn is_rarer(compared: Compared) {
    is_share(compared.so);
    is_share(compared.otherwise);
    assert!(compared.so.times < compared.otherwise.times, "{compared:?}");
}

fn is_oftener(Compared { so, otherwise }: Compared) {
    is_rarer(Compared { so: otherwise, otherwise: so });
}

/// Every motive holds in all that can be looked up without playing anything out.
fn holds(state: &State, ship: ShipId, card: &OrderCard, motive: &Motive) {
    let place = state.place_of(ship).unwrap();
    let enemy = |id: ShipId| {
        let other = state.place_of(id).unwrap();
        assert!(state.is_enemy(place, other), "{id:?}");
        other
    };
    match *motive {
        Motive::Wins(compared) | Motive::Reaches(_, compared) => is_oftener(compared),
        Motive::Fires { battery, shot, target, range, need, guns, share } => {
            enemy(target);
            is_share(share);
            let her = state.ship(place);
            assert!(her.is_ready(battery) && card.load.get(battery).is_none(), "TS-14.2: it is loaded and stays so");
            assert_eq!(her.shot_in(battery), Some(shot));
            let set = card.range.get(battery).or(her.cards_on(battery).range);
            assert!(set.is_some_and(|set| range <= set), "TS-14.6: {range} within {set:?}");
            let table = state.vessel(place).need(shot, range.into()).expect("TS-14.11: the table has it");
            let aims = [her.anchored, card.drop, false].map(|at| aim_under(state, place, table, card.sails, at).need());
            assert!(aims.contains(&need) || state.advanced(), "TS-14.12: {need} of {aims:?}");
            assert!(usize::from(guns) <= her.guns_in(battery) && guns > 0, "TS-14.13");
        }
        Motive::Spared { hits, otherwise } => assert!(hits < otherwise),
        Motive::Clear(_, compared) => is_rarer(compared),
        Motive::KeepsOff { foe, reached, .. } => {
            enemy(foe);
            is_rarer(reached);
        }
        Motive::Boards { target, holds, locked } => {
            enemy(target);
            assert_eq!(card.board, Some(target), "TS-10.3");
            assert!(holds <= 100);
            is_share(locked);
        }
        Motive::NearToBoard { foe, reached, .. } => {
            enemy(foe);
            is_oftener(reached);
        }
        Motive::Closes { foe, from, to } => {
            let foe = enemy(foe);
            assert_eq!(from, range_between(state, place, foe));
            assert!(to < from);
        }
        Motive::Bears { battery, foe, share } => {
            enemy(foe);
            assert!(state.ship(place).guns_in(battery) > 0);
            is_oftener(share);
        }
        Motive::OutOfArc { foe, share } => {
            enemy(foe);
            is_rarer(share);
        }
        Motive::MakesFor { left, otherwise, .. } => assert!(left < otherwise),
        Motive::Slows { battery, foe } => {
            let foe = enemy(foe);
            assert_eq!(card.load.get(battery), Some(LoadMark::Chain));
            let tokens = |place| budget(state, place, Sails::Full, false);
            assert!(tokens(foe) > tokens(place), "TS-15.8");
        }
    }
}

#[test]
fn in_every_scenario_advice_is_lawful_the_same_when_asked_again_and_its_reasons_hold() {
    let library = library();
    let mut found = Vec::new();
    for (number, scenario) in library.scenarios.values().enumerate() {
        let state = under_way(&setup(&library, scenario), 1 + number % 3);
        for seat in TheShips::awaited(&state) {
            let view = view(&state, seat);
            let counsel = counsel(&view);
            TheShips::check(&state, seat, &counsel.order).unwrap_or_else(|why| panic!("{}: {why:?}", scenario.id));
            let cards = cards(&counsel);
            let explained: Vec<ShipId> = counsel.reasons.iter().map(|reason| reason.ship).collect();
            assert!(cards.keys().all(|ship| explained.contains(ship)) && explained.len() == cards.len());
            for reason in &counsel.reasons {
                for motive in &reason.motives {
                    holds(&state, reason.ship, &cards[&reason.ship], motive);
                }
                if let Some(Trial { better, worse }) = reason.trial {
                    assert!(better.of == worse.of && better.times + worse.times <= better.of);
                }
                found.extend(reason.motives.clone());
            }
            if number < 3 {
                assert_eq!(TheShips::counsel(&view, &|| false).as_ref(), Some(&counsel), "{}", scenario.id);
            }
        }
    }
    let kinds: std::collections::BTreeSet<_> =
        found.iter().map(|motive| format!("{motive:?}").split(['(', ' ']).next().unwrap().to_owned()).collect();
    assert!(kinds.len() >= 5, "he has more than one reason: {kinds:?}");
}

#[test]
fn ts_29_advice_hangs_on_what_the_seat_sees_and_on_nothing_that_is_hidden_from_it() {
    let library = library();
    let state = under_way(&setup(&library, &library.scenarios["gravelines"]), 1);
    let seat = TheShips::awaited(&state)[0];
    let own = view(&state, seat);
    // The enemy's holds and guns are other ones; the advice cannot tell.
    let other = own.imagine(|_| Supposed { musketeers: 9, pikemen: 9, powder: 9, ..Supposed::default() });
    assert_ne!(other, state);
    assert_eq!(view(&other, seat), own);
    assert_eq!(counsel(&view(&other, seat)), counsel(&own));
}

#[test]
fn nobody_is_advised_who_owes_no_order_card_or_has_no_seat() {
    let library = library();
    let setup = setup(&library, &library.scenarios["gravelines"]);
    let before = TheShips::set_up(&setup).unwrap();
    assert_ne!(before.phase, Phase::Orders);
    assert_eq!(TheShips::counsel(&view(&before, Seat(0)), &|| false), None);
    let writing = under_way(&setup, 0);
    assert_eq!(TheShips::counsel(&TheShips::seen_by(&writing, Viewer::Bystander), &|| false), None);
    assert!(TheShips::counsel(&view(&writing, Seat(0)), &|| true).is_some(), "who has no time says what he has");
}

#[test]
fn ts_14_13_he_says_which_battery_fires_on_whom_and_at_what_odds() {
    // Abeam of each other at three hexes; her port guns are ready, and no ship boards.
    let sea = Scene::new(N)
        .with(|setup| setup.scenario.without = vec![LeftOut::Boarding])
        .ship(REVENGE, (8, 8), N, |ship| loaded(ship, BatteryPlace::Port, LoadMark::Ball, 2, 0))
        .ship(SAN_MARTIN, (5, 8), N, |_| {})
        .begin();
    let (card, motives) = motives(&sea, REVENGE);
    let fires = motives.iter().find(|motive| matches!(motive, Motive::Fires { .. }));
    let Some(Motive::Fires { battery, shot, target, share, .. }) = fires else { panic!("{card:?} {motives:?}") };
    assert_eq!((*battery, *shot, *target), (BatteryPlace::Port, Shot::Ball, id(SAN_MARTIN)));
    assert!(share.times * 2 > share.of, "{share:?}");
    holds(sea.state(), id(REVENGE), &card, fires.unwrap());
}

#[test]
fn ts_10_3_the_weaker_is_told_that_she_keeps_out_of_reach() {
    let sea = Scene::new(N)
        .ship(REVENGE, (8, 8), N, |_| {})
        .ship(SAN_MARTIN, (8, 12), N, |ship| ship.below.pikemen = 10)
        .begin();
    let (card, motives) = motives(&sea, REVENGE);
    let keeps_off = |motive: &Motive| matches!(motive, Motive::KeepsOff { foe, .. } if *foe == id(SAN_MARTIN));
    assert!(motives.iter().any(keeps_off), "{card:?} {motives:?}");
}

#[test]
fn ts_18_4_the_stronger_is_told_to_board_and_how_the_hooks_hold() {
    let sea = Scene::new(N)
        .ship(REVENGE, (8, 8), N, |_| {})
        .ship(SAN_MARTIN, (7, 9), N, |ship| (ship.below.pikemen, ship.deck.musketeers) = (10, 8))
        .begin();
    let (card, motives) = motives(&sea, SAN_MARTIN);
    let boards = motives.iter().find(|motive| matches!(motive, Motive::Boards { .. }));
    let Some(Motive::Boards { target, holds, locked }) = boards else { panic!("{card:?} {motives:?}") };
    assert_eq!((*target, card.board), (id(REVENGE), Some(id(REVENGE))));
    assert!(*holds > 0 && locked.times > 0, "{holds} {locked:?}");
}

#[test]
fn ts_15_8_a_boarder_is_told_that_chain_slows_a_faster_ship() {
    let sea = Scene::new(N)
        .ship(REVENGE, (8, 5), N, |_| {})
        .ship(SAN_MARTIN, (8, 12), N, |ship| (ship.below.pikemen, ship.below.musketeers) = (10, 8))
        .begin();
    let (card, motives) = motives(&sea, SAN_MARTIN);
    let slows = |motive: &&Motive| matches!(motive, Motive::Slows { foe, .. } if *foe == id(REVENGE));
    let slows = motives.iter().find(slows).unwrap_or_else(|| panic!("{card:?} {motives:?}"));
    holds(sea.state(), id(SAN_MARTIN), &card, slows);
}

#[test]
fn every_reason_is_said_in_four_languages() {
    let library = library();
    let state = TheShips::set_up(&setup(&library, &library.scenarios["gravelines"])).unwrap();
    let (foe, battery) = (id(SAN_MARTIN), BatteryPlace::Port);
    let so = Share { times: 3, of: 40 };
    let share = Compared { so, otherwise: Share { times: 21, of: 40 } };
    let bound = [Bound::Mark(2), Bound::Exit, Bound::Shore];
    let mut all = vec![
        Motive::Wins(share),
        Motive::Fires { battery, shot: Shot::Ball, target: foe, range: 3, need: 9, guns: 8, share: so },
        Motive::Spared { hits: 120, otherwise: 260 },
        Motive::KeepsOff { foe, keeps: 34, reached: share },
        Motive::Boards { target: foe, holds: 55, locked: so },
        Motive::NearToBoard { foe, keeps: 34, reached: share },
        Motive::Closes { foe, from: 5, to: 2 },
        Motive::Bears { battery, foe, share },
        Motive::OutOfArc { foe, share },
        Motive::Slows { battery, foe },
    ];
    all.extend([Hazard::Ground, Hazard::Rim, Hazard::Ship].map(|hazard| Motive::Clear(hazard, share)));
    all.extend(bound.map(|bound| Motive::Reaches(bound, share)));
    all.extend(bound.map(|bound| Motive::MakesFor { bound, left: 6, otherwise: 9 }));
    let spoken = Words::built_in();
    let trial = Some(Trial { better: so, worse: Share { times: 1, of: 40 } });
    for language in Language::BUILT_IN {
        let mut said = std::collections::BTreeSet::new();
        for motive in &all {
            let reason = Reason { ship: id(REVENGE), motives: vec![*motive], trial };
            let lines = words::reasons(&state.articles, &reason);
            assert_eq!(lines.len(), 2, "what speaks for it, and how it goes against the next best way");
            said.insert(spoken.tell(&language, &lines[0]));
        }
        assert_eq!(said.len(), all.len(), "{language}: {said:#?}");
        let bare = Reason { ship: id(REVENGE), motives: Vec::new(), trial: None };
        assert_eq!(words::reasons(&state.articles, &bare).len(), 1);
    }
    let fires = words::reasons(&state.articles, &Reason { ship: id(REVENGE), motives: vec![all[1]], trial });
    assert_eq!(
        spoken.tell(&Language::En, &fires[0]),
        "Port battery fires at San Martín in 3 of 40 tries, as a rule at range 3: Ball, 9 or less, 45\u{a0}% a gun, hits 3.60 on average."
    );
}
