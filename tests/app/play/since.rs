//! News for a player who comes to the window, and the wakes on the water.

use std::collections::BTreeMap;

use weather_gage::games::the_ships::wakes::{self, Wakes};
use weather_gage::play::curtain::LiftCurtain;
use weather_gage::play::saves::{LoadMatch, SaveFolder};
use weather_gage::play::seen::Asked;
use weather_gage::play::since::{News, Since};
use weather_gage::rules::kernel::{Seat, Viewer};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::happenings::{Happening, Movement, Turns};
use weather_gage::rules::the_ships::orders::Axle;
use weather_gage::rules::the_ships::state::Phase;
use weather_gage::rules::the_ships::view::View;
use weather_gage::table::aids::Aids;

use super::desk::{Desk, bots, folder, library, people, setup};
use super::second_window::{SECOND, opened};

fn news(desk: &Desk) -> Option<Since<TheShips>> {
    desk.app.world().resource::<News<TheShips>>().0.clone()
}

fn lie(desk: &Desk) -> usize {
    desk.app.world().resource::<Wakes>().0.len()
}

fn desk() -> Desk {
    Desk::fitted(3, |app| {
        app.init_resource::<Aids>().add_plugins(wakes::without_a_picture);
    })
}

#[test]
fn who_lifts_the_curtain_is_told_of_his_own_view_and_log_since_his_last_order_and_of_nothing_else() {
    let mut desk = desk();
    desk.begin(setup(&library(), "gravelines"), people(), 3);
    let mut sealed: BTreeMap<Seat, (View, usize)> = BTreeMap::new();
    let mut told = 0;
    for _ in 0..4000 {
        let seen = desk.seen().clone();
        if let (Asked::Orders, Some(seat)) = (&seen.asked, seen.seat) {
            let log = desk.told(Viewer::Seat(seat));
            match news(&desk) {
                Some(since) => {
                    let (view, length) = &sealed[&seat];
                    assert_eq!((since.seat, &since.before), (seat, view));
                    assert_eq!(since.told, log[*length..]);
                    told += 1;
                }
                // Before the first turn nothing has happened to anybody.
                None => assert!(seen.view.table.turn < 2, "turn {}", seen.view.table.turn),
            }
            sealed.insert(seat, (seen.view.clone(), log.len()));
        } else {
            assert_eq!(news(&desk), None, "{:?}", seen.asked);
        }
        if told > 5 {
            return;
        }
        desk.frame();
    }
    panic!("told {told} times");
}

#[test]
fn who_goes_on_with_a_save_is_told_too_behind_a_curtain_or_alone() {
    for players in [people(), [people()[0].clone(), bots()[1].clone()]] {
        let alone = players[1].is_bot();
        let saves = folder(if alone { "since-alone" } else { "since" });
        let mut first = Desk::new(3);
        first.app.insert_resource(SaveFolder(saves.0.clone()));
        first.begin(setup(&library(), "gravelines"), players, 3);
        let writes = |desk: &Desk| desk.seen().view.table.phase == Phase::Orders && desk.seen().view.table.turn == 3;
        first.until(4000, |desk| writes(desk) && desk.seen().asked == Asked::Orders);
        let (seat, expected) = (first.seen().seat, news(&first));
        assert_eq!(expected.is_none(), alone, "one alone has seen it all");
        let mut other = Desk::new(4);
        let path = first.app.world().resource::<SaveFolder>().last().unwrap();
        other.say(LoadMatch(path));
        other.app.update();
        if !alone {
            other.say(LiftCurtain);
        }
        other.app.update();
        other.app.update();
        let since = news(&other).expect("it is told");
        assert_eq!(Some(since.seat), seat);
        if let Some(expected) = expected {
            assert_eq!(since, expected);
        }
        assert!(since.told.iter().any(|told| matches!(told, Happening::Movement(Movement::Stepped { .. }))));
    }
}

#[test]
fn at_two_windows_each_is_told_when_the_turn_comes_round_and_not_once_the_orders_are_given() {
    let (mut desk, mut chair) = opened("gravelines", 3);
    let mut sealed: Option<(View, usize)> = None;
    let mut told = [0, 0];
    for _ in 0..4000 {
        desk.frame();
        chair.app.update();
        if let Some(since) = news(&desk).filter(|_| desk.seen().view.table.turn > told[0]) {
            assert_eq!(since.seat, Seat(0));
            told[0] = desk.seen().view.table.turn;
        }
        let Some(seen) = chair.seen().cloned() else { continue };
        let news = chair.app.world().resource::<News<TheShips>>().0.clone();
        if seen.asked == Asked::Orders {
            let log: Vec<_> = chair.told(Viewer::Seat(SECOND)).into_iter().map(|(_, told)| told).collect();
            match (news, &sealed) {
                (Some(since), Some((view, length))) => {
                    assert_eq!((since.seat, &since.before, &since.told[..]), (SECOND, view, &log[*length..]));
                    told[1] += 1;
                }
                (news, _) => assert!(news.is_none() && seen.view.table.turn < 2, "turn {}", seen.view.table.turn),
            }
            sealed = Some((seen.view.clone(), log.len()));
        } else {
            assert_eq!(news, None, "{:?}", seen.asked);
        }
        if told[1] > 3 {
            assert!(told[0] > 3, "the first is told too: {told:?}");
            return;
        }
        chair.act();
        chair.app.update();
    }
    panic!("told {told:?}");
}

#[test]
fn wakes_of_the_last_turn_lie_on_the_water_as_long_as_orders_are_written() {
    let mut desk = desk();
    desk.begin(setup(&library(), "gravelines"), people(), 3);
    let turn = |desk: &Desk| desk.seen().view.table.turn;
    desk.until(2000, |desk| turn(desk) == 1 && desk.seen().asked == Asked::Orders);
    assert_eq!(lie(&desk), 0, "nobody has sailed yet");
    desk.until(2000, |desk| turn(desk) == 3 && desk.seen().asked == Asked::Orders);
    let stepped = |told: &Happening| match told {
        Happening::Movement(Movement::Stepped { ship, .. }) => Some(*ship),
        Happening::Movement(Movement::Pivoted { ship, pivot, .. }) if pivot.axle == Axle::Stern => Some(*ship),
        _ => None,
    };
    let told = desk.told(Viewer::Bystander);
    let second = told.iter().position(|told| matches!(told, Happening::Turns(Turns::TurnBegan { turn: 2 }))).unwrap();
    let mut sailed: Vec<_> = told[second..].iter().filter_map(stepped).collect();
    sailed.sort();
    sailed.dedup();
    assert_eq!((lie(&desk), sailed.is_empty()), (sailed.len(), false));
    desk.app.world_mut().resource_mut::<Aids>().wakes = false;
    desk.app.update();
    assert_eq!(lie(&desk), 0, "a key takes them off");
    desk.app.world_mut().resource_mut::<Aids>().wakes = true;
    desk.app.update();
    assert!(lie(&desk) > 0);
    desk.until(2000, |desk| matches!(desk.seen().asked, Asked::Throw { .. } | Asked::Nothing));
    assert_eq!(lie(&desk), 0, "the next show");
}
