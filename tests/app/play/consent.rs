//! Motions at two windows: everybody is asked at their own, one no leaves all as it was, and alone one takes back only
//! one's own inputs.

use std::time::Duration;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use weather_gage::captains::{Crewed, Rank};
use weather_gage::chance::seed;
use weather_gage::logbook::chronicle::Limit;
use weather_gage::play::begin::NewMatch;
use weather_gage::play::bots::Thinking;
use weather_gage::play::choices::ChoiceMade;
use weather_gage::play::consent::{Motion, Motioned, Motions, Moved, Voted};
use weather_gage::play::counsel::MateAgreed;
use weather_gage::play::current_match::CurrentMatch;
use weather_gage::play::curtain::{Curtain, LiftCurtain};
use weather_gage::play::sand_glass::{LaidDown, SandGlass, SandRanOut};
use weather_gage::play::saves::{LoadMatch, SaveFolder};
use weather_gage::play::sealed_orders::OrderGiven;
use weather_gage::play::second_window::wire::Wire;
use weather_gage::play::second_window::{Ending, FirstWindowOnly, Guest, SecondWindow, SecondWindowClosed};
use weather_gage::play::seen::{Asked, Onlooker, Seen};
use weather_gage::play::undo::{Redo, Undo, Undoable};
use weather_gage::play::{self, match_plugin};
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::state::Phase as Voyage;
use weather_gage::rules::kernel::Seat;
use weather_gage::rules::the_ships::state::Phase;

use super::desk::{Desk, folder, library, people, setup};
use super::second_window::{Chair, SECOND, alone, both, closed, opened};

const FIRST: Seat = Seat(0);
const FIVE: Limit = Limit { minutes: 5, seals: true };

/// A message of either window reaches the other, and is answered.
fn exchange(desk: &mut Desk, chair: &mut Chair) {
    frames(&mut desk.app, &mut chair.app);
}

fn frames(desk: &mut App, chair: &mut App) {
    for _ in 0..3 {
        chair.update();
        desk.update();
    }
    chair.update();
}

fn open(app: &App) -> Option<(Motion, Vec<Seat>)> {
    let Motioned { motion, agreed, .. } = app.world().resource::<Motions>().0.clone()?;
    Some((motion, agreed.into_iter().collect()))
}

fn undoable(app: &App) -> Undoable {
    *app.world().resource::<Undoable>()
}

fn limit(app: &App) -> Option<Limit> {
    app.world().resource::<SandGlass>().limit()
}

/// Both write their cards, and the one at the desk has sealed.
fn one_has_sealed() -> (Desk, Chair) {
    let (mut desk, mut chair) = opened("open-sea", 4);
    chair.rests = Some(Phase::Orders);
    for _ in 0..300 {
        both(&mut desk, &mut chair);
    }
    assert_eq!(chair.seen().unwrap().sealed, [FIRST]);
    (desk, chair)
}

#[test]
fn what_one_window_moves_waits_for_the_other_and_one_no_leaves_all_as_it_was() {
    let (mut desk, mut chair) = opened("open-sea", 4);
    both(&mut desk, &mut chair);
    let agreed = |app: &App| app.world().resource::<MateAgreed>().0;
    let motion = Motion::Mate(true);
    for answer in [false, true] {
        desk.say(Moved { by: FIRST, motion });
        exchange(&mut desk, &mut chair);
        for app in [&desk.app, &chair.app] {
            assert_eq!(open(app), Some((motion, vec![FIRST])));
            assert!(!agreed(app), "one alone may not have it so");
        }
        // While this is open no other motion is, and the second window cannot answer for the first.
        chair.say(Moved { by: SECOND, motion: Motion::Limit(FIVE) });
        chair.say(Voted { by: FIRST, agreed: true });
        exchange(&mut desk, &mut chair);
        assert_eq!(open(&desk.app), Some((motion, vec![FIRST])));
        chair.say(Voted { by: SECOND, agreed: answer });
        exchange(&mut desk, &mut chair);
        for app in [&desk.app, &chair.app] {
            assert_eq!((open(app), agreed(app)), (None, answer));
        }
    }
    // Taking back one's own leave needs no consent.
    chair.say(Moved { by: SECOND, motion: Motion::Mate(false) });
    exchange(&mut desk, &mut chair);
    for app in [&desk.app, &chair.app] {
        assert_eq!((open(app), agreed(app)), (None, false));
    }
}

#[test]
fn a_limit_moved_at_the_second_window_stands_at_both_and_in_the_save_and_the_bell_rings_there_too() {
    let saves = folder("consent");
    let (mut desk, mut chair) = one_has_sealed();
    desk.app.insert_resource(SaveFolder(saves.0.clone()));
    chair.say(Moved { by: SECOND, motion: Motion::Limit(FIVE) });
    exchange(&mut desk, &mut chair);
    assert_eq!((limit(&desk.app), limit(&chair.app)), (None, None));
    desk.say(Voted { by: FIRST, agreed: true });
    exchange(&mut desk, &mut chair);
    assert_eq!((limit(&desk.app), limit(&chair.app)), (Some(FIVE), Some(FIVE)));
    let mut other = Desk::new(34);
    other.say(LoadMatch(SaveFolder(saves.0.clone()).last().expect("it is saved by itself")));
    other.app.update();
    assert_eq!(limit(&other.app), Some(FIVE));
    // A player at the second window is told when the sand has run out.
    desk.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(301)));
    desk.app.update();
    chair.app.update();
    let ran_out = chair.app.world().resource::<Messages<SandRanOut>>();
    assert_eq!(ran_out.iter_current_update_messages().collect::<Vec<_>>(), [&SandRanOut(SECOND)]);
    assert_eq!(chair.app.world().resource::<SandGlass>().limit(), Some(FIVE));
    desk.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    chair.rests = None;
    assert!(chair.act());
    exchange(&mut desk, &mut chair);
    let spent = chair.app.world().resource::<SandGlass>().spent(SECOND);
    assert!(spent >= Duration::from_secs(301), "how long it took is known there: {spent:?}");
}

#[test]
fn the_sand_runs_on_at_the_second_window_while_nothing_is_said_and_stands_where_it_stands_at_the_first() {
    let (mut desk, mut chair) = one_has_sealed();
    let second = |app: &App| app.world().resource::<SandGlass>().spent(SECOND).as_secs();
    let minute = || TimeUpdateStrategy::ManualDuration(Duration::from_secs(60));
    let first = |app: &App| app.world().resource::<SandGlass>().spent(FIRST);
    let before = (first(&chair.app), second(&chair.app));
    chair.app.insert_resource(minute());
    for _ in 0..2 {
        chair.app.update();
    }
    let after = (before.0, before.1 + 120);
    assert_eq!((first(&chair.app), second(&chair.app)), after, "who has sealed thinks no more");
    // The first window knows better, and says so when there is something to say: a menu over it stops the sand.
    chair.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    desk.app.insert_resource(minute());
    desk.app.update();
    desk.app.insert_resource(LaidDown(true));
    exchange(&mut desk, &mut chair);
    assert_eq!(second(&chair.app), second(&desk.app));
    let stands = second(&chair.app);
    chair.app.insert_resource(minute());
    chair.app.update();
    assert_eq!(second(&chair.app), stands);
}

#[test]
fn alone_each_window_takes_back_and_puts_in_again_what_was_sealed_there_and_nothing_else() {
    let (mut desk, mut chair) = one_has_sealed();
    let sealed = |desk: &Desk| desk.seen().sealed.clone();
    let free = |desk: &Desk, chair: &Chair| [&desk.app, &chair.app].map(|app| undoable(app).freely);
    let again = |desk: &Desk, chair: &Chair| [&desk.app, &chair.app].map(|app| undoable(app).redo);
    assert_eq!(free(&desk, &chair), [true, false]);
    chair.say(Undo::default());
    exchange(&mut desk, &mut chair);
    assert_eq!(sealed(&desk), [FIRST], "it is not the chair's");
    desk.say(Undo::default());
    exchange(&mut desk, &mut chair);
    assert_eq!(sealed(&desk), []);
    assert_eq!(again(&desk, &chair), [true, false]);
    chair.say(Redo::default());
    exchange(&mut desk, &mut chair);
    assert_eq!(sealed(&desk), [], "nor is this");
    chair.rests = None;
    assert!(chair.act());
    exchange(&mut desk, &mut chair);
    assert_eq!((sealed(&desk), free(&desk, &chair)), (vec![SECOND], [false, true]));
    let afresh = chair.seen().unwrap().afresh;
    desk.say(Undo::default());
    exchange(&mut desk, &mut chair);
    assert_eq!(sealed(&desk), [SECOND], "not without asking");
    assert!(undoable(&desk.app).by_consent && undoable(&chair.app).by_consent);
    chair.say(Undo::default());
    exchange(&mut desk, &mut chair);
    assert_eq!((sealed(&desk), again(&desk, &chair)), (vec![], [false, true]));
    assert_eq!(chair.seen().unwrap().asked, Asked::Orders);
    assert_eq!(chair.seen().unwrap().afresh, afresh, "nothing moves on the table");
    desk.say(Redo::default());
    exchange(&mut desk, &mut chair);
    assert_eq!(sealed(&desk), []);
    chair.say(Redo::default());
    exchange(&mut desk, &mut chair);
    assert_eq!(sealed(&desk), [SECOND]);
}

#[test]
fn what_was_shown_is_taken_back_when_both_windows_agree_and_not_if_something_else_comes_between() {
    let (mut desk, mut chair) = opened("open-sea", 4);
    for _ in 0..300 {
        both(&mut desk, &mut chair);
        if chair.seen().is_some_and(|seen| seen.view.table.turn == 2) {
            break;
        }
    }
    exchange(&mut desk, &mut chair);
    // Sealed cards first, then the shown secret.
    let before = desk.digest();
    for _ in 0..4 {
        let redo = |desk: &Desk, chair: &Chair| undoable(&desk.app).redo || undoable(&chair.app).redo;
        chair.say(Moved { by: SECOND, motion: Motion::TakeBack });
        exchange(&mut desk, &mut chair);
        assert_eq!(open(&desk.app), Some((Motion::TakeBack, vec![SECOND])));
        let asked = desk.digest();
        desk.say(Voted { by: FIRST, agreed: true });
        exchange(&mut desk, &mut chair);
        assert_eq!((open(&desk.app), open(&chair.app), redo(&desk, &chair)), (None, None, true));
        if desk.digest() != asked {
            break;
        }
    }
    assert_ne!(desk.digest(), before);
    // Another input, and it would be something else that is taken back.
    desk.say(Moved { by: FIRST, motion: Motion::BackTo(3) });
    exchange(&mut desk, &mut chair);
    let there = open(&chair.app).expect("it is asked there");
    assert!(matches!(there.0, Motion::BackTo(line) if line <= 3), "{there:?}");
    desk.say(Undo { by_consent: true, by: None });
    exchange(&mut desk, &mut chair);
    assert_eq!((open(&desk.app), open(&chair.app)), (None, None));
}

#[test]
fn a_second_window_that_closes_leaves_the_question_to_the_first() {
    let (mut desk, mut chair) = opened("open-sea", 4);
    both(&mut desk, &mut chair);
    chair.say(Moved { by: SECOND, motion: Motion::Mate(true) });
    exchange(&mut desk, &mut chair);
    drop(chair);
    for _ in 0..3 {
        desk.app.update();
    }
    assert!(!desk.app.world().contains_resource::<SecondWindow>());
    assert_eq!(open(&desk.app), Some((Motion::Mate(true), vec![SECOND])));
    for by in [FIRST, SECOND] {
        desk.say(Voted { by, agreed: true });
    }
    desk.app.update();
    assert_eq!((open(&desk.app), desk.app.world().resource::<MateAgreed>().0), (None, true));
}

#[test]
fn a_vote_on_nothing_is_no_nonsense_and_what_no_second_window_moves_is() {
    let first = |chair: &Chair| chair.app.world().resource::<Messages<FirstWindowOnly>>().len();
    let (mut desk, mut chair) = opened("open-sea", 4);
    both(&mut desk, &mut chair);
    exchange(&mut desk, &mut chair);
    let before = desk.digest();
    chair.say(Voted { by: SECOND, agreed: true });
    chair.say(Moved { by: SECOND, motion: Motion::BackTo(0) });
    chair.app.update();
    assert_eq!(first(&chair), 1);
    exchange(&mut desk, &mut chair);
    assert!(desk.app.world().contains_resource::<SecondWindow>());
    assert_eq!((open(&desk.app), desk.digest()), (None, before));
    for nonsense in [
        "{\"Move\":{\"BackTo\":0}}",
        "{\"Move\":{\"Limit\":null}}",
        "{\"Move\":{\"Limit\":{\"minutes\":61,\"seals\":false}}}",
    ] {
        let mut desk = Desk::with(setup(&library(), "open-sea"), people(), 4);
        let (here, there) = Wire::pair();
        SecondWindow::open(desk.app.world_mut(), SECOND, here);
        alone(&mut desk);
        assert!(there.send(nonsense.to_owned()));
        desk.app.update();
        desk.app.update();
        assert_eq!(closed(&desk), [SecondWindowClosed { seat: SECOND, ending: Ending::Faulty }], "{nonsense}");
        assert_eq!(open(&desk.app), None);
    }
}

/// A voyage of which the second seat plays at its own window.
fn voyage() -> [(App, Entity); 2] {
    let bare = || {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, play::plugin, match_plugin::<DeadReckoning>));
        app.insert_resource(Thinking::AtOnce);
        let window = app.world_mut().spawn(Onlooker::default()).id();
        app.finish();
        app.cleanup();
        (app, window)
    };
    let library = library();
    let shelf = library.dead_reckoning();
    let opening = shelf.voyages.values().find(|opening| opening.players.len() == 2).expect("two sail");
    let setup = shelf.named(&opening.id).unwrap();
    let (mut desk, first) = bare();
    let players = people().to_vec();
    desk.world_mut().write_message(NewMatch::<DeadReckoning> { setup, players, seed: Some(6), limit: None });
    desk.update();
    let (here, there) = Wire::pair();
    SecondWindow::open(desk.world_mut(), SECOND, here);
    let (mut chair, second) = bare();
    chair.insert_resource(Guest::new(there));
    [(desk, first), (chair, second)]
}

#[test]
fn an_order_of_the_main_phase_is_taken_back_at_the_window_of_whoever_gave_it() {
    let [(mut desk, first), (mut chair, second)] = voyage();
    let digest = |desk: &App| desk.world().resource::<CurrentMatch<DeadReckoning>>().digest();
    let mut skippers = [0, 1].map(|seat| DeadReckoning::enlist(Rank::Random, seed(6, seat, "skipper")));
    let mut taken_back = 0;
    for _ in 0..600 {
        if !desk.world().resource::<Curtain>().up {
            desk.world_mut().write_message(LiftCurtain);
        }
        frames(&mut desk, &mut chair);
        for (at_desk, window, seat) in [(true, first, FIRST), (false, second, SECOND)] {
            let app = if at_desk { &mut desk } else { &mut chair };
            let Some(seen) = app.world().get::<Seen<DeadReckoning>>(window).cloned() else { continue };
            let before = digest(&desk);
            let app = if at_desk { &mut desk } else { &mut chair };
            let skipper = &mut skippers[usize::from(seat.0)];
            match &seen.asked {
                Asked::Orders => {
                    let order = skipper.order(&seen.view);
                    app.world_mut().write_message(OrderGiven::<DeadReckoning> { seat, order });
                }
                Asked::Choose { by, options, why } if *by == seat => {
                    let option = skipper.choose(&mut || seen.view.clone(), options, why);
                    app.world_mut().write_message(ChoiceMade::<DeadReckoning>::of(seat, option));
                }
                _ => continue,
            }
            frames(&mut desk, &mut chair);
            let ran = seen.asked == Asked::Orders && seen.view.table.phase == Voyage::Main && digest(&desk) != before;
            let own = if at_desk { &chair } else { &desk };
            assert!(!ran || !undoable(own).freely, "who did not give it takes nothing back alone");
            if ran && !at_desk && undoable(&chair).freely {
                let after = digest(&desk);
                chair.world_mut().write_message(Undo::default());
                frames(&mut desk, &mut chair);
                assert_eq!(digest(&desk), before);
                assert_eq!(chair.world().get::<Seen<DeadReckoning>>(second).unwrap().asked, Asked::Orders);
                chair.world_mut().write_message(Redo::default());
                frames(&mut desk, &mut chair);
                assert_eq!(digest(&desk), after);
                taken_back += 1;
            }
        }
        if taken_back >= 3 {
            return;
        }
    }
    panic!("taken back {taken_back} times");
}
