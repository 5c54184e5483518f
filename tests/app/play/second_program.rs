//! The second window in a battle of cubes, as a program of its own, and opened from the pause.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

use weather_gage::captains::seeds::seed;
use weather_gage::play::choices::ChoiceMade;
use weather_gage::play::curtain::{Curtain, LiftCurtain};
use weather_gage::play::sealed_orders::OrderGiven;
use weather_gage::play::second_window::wire::Wire;
use weather_gage::play::second_window::{Guest, SecondWindow};
use weather_gage::play::seen::{Asked, Onlooker, Seen};
use weather_gage::play::{self, match_plugin};
use weather_gage::rules::kernel::Seat;

use super::desk::{Desk, library, people, setup};

const SECOND: Seat = Seat(1);

/// A battle of cubes, the second seat of which plays at its own window.
#[test]
fn a_battle_of_cubes_is_played_at_two_windows() {
    use weather_gage::captains::dead_reckoning::skipper::Temper;
    use weather_gage::games::dead_reckoning::phases as duel_phases;
    use weather_gage::play::begin::NewMatch;
    use weather_gage::play::bots::Thinking;
    use weather_gage::rules::dead_reckoning::duel::Setup;
    use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
    use weather_gage::rules::dead_reckoning::state::Phase;

    let library = library();
    let setup = Setup { duel: library.battles["battle-ship"].clone(), cards: library.cards["dead-reckoning"].clone() };
    let bare = |more: &dyn Fn(&mut App)| {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, play::plugin, match_plugin::<DeadReckoning>));
        more(&mut app);
        let window = app.world_mut().spawn(Onlooker::default()).id();
        app.finish();
        app.cleanup();
        (app, window)
    };
    let (mut desk, first) = bare(&|app| {
        app.add_plugins(duel_phases::plugin).insert_resource(Thinking::AtOnce);
    });
    desk.world_mut().write_message(NewMatch::<DeadReckoning> { setup, players: people(), seed: Some(6) });
    desk.update();
    let (here, there) = Wire::pair();
    SecondWindow::open(desk.world_mut(), SECOND, here);
    let (mut chair, second) = bare(&|_| {});
    chair.insert_resource(Guest::new(there));
    let mut skippers = [0, 1].map(|seat| Temper::Random.enlist(seed(6, seat, "skipper")));
    let mut asked = 0;
    for _ in 0..400 {
        if !desk.world().resource::<Curtain>().up {
            desk.world_mut().write_message(LiftCurtain);
        }
        for (app, window, seat) in [(&mut desk, first, Seat(0)), (&mut chair, second, SECOND)] {
            let skipper = &mut skippers[usize::from(seat.0)];
            let Some(seen) = app.world().get::<Seen<DeadReckoning>>(window).cloned() else {
                app.update();
                continue;
            };
            match &seen.asked {
                Asked::Orders => {
                    let order = skipper.order(&seen.view);
                    app.world_mut().write_message(OrderGiven::<DeadReckoning> { seat, order });
                    asked += usize::from(seat.0);
                }
                Asked::Choose { by, options, why } => {
                    assert_eq!(*by, seat);
                    let option = skipper.choose(&seen.view, options, why);
                    app.world_mut().write_message(ChoiceMade::<DeadReckoning>::of(seat, option));
                }
                _ => {}
            }
            app.update();
        }
        if desk.world().get::<Seen<DeadReckoning>>(first).is_some_and(|seen| seen.asked == Asked::Over) {
            break;
        }
    }
    for _ in 0..3 {
        desk.update();
        chair.update();
    }
    let seen = chair.world().get::<Seen<DeadReckoning>>(second).expect("a guest sees").clone();
    assert_eq!((seen.view.table.phase, &seen.asked, seen.seat), (Phase::Over, &Asked::Over, Some(SECOND)));
    assert!(asked > 0, "the second seat was asked at its window");
    let mut onlookers = desk.world_mut().query::<(&Onlooker, &Seen<DeadReckoning>)>();
    let (_, there) = onlookers.iter(desk.world()).find(|(onlooker, _)| onlooker.chair == Some(SECOND)).unwrap();
    assert_eq!(seen.view, there.view);
    assert!(seen.view.table.players[0].hand.is_empty(), "DR-30.1: hands of others are closed");
}

/// The program itself as the second window.
#[test]
fn the_program_sits_down_at_the_wire_and_ends_with_it() {
    use std::process::Stdio;
    use std::time::Duration;

    let mut program = crate::program::program();
    let program = program.args(["second-window", "--unseen"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut program = program.stderr(Stdio::null()).spawn().unwrap();
    let wire = Wire::over(program.stdout.take().unwrap(), program.stdin.take().unwrap(), None).unwrap();
    let mut desk = Desk::with(setup(&library(), "open-sea"), people(), 4);
    SecondWindow::open(desk.app.world_mut(), SECOND, wire);
    // What it cannot understand would end it.
    for _ in 0..200 {
        desk.frame();
        std::thread::sleep(Duration::from_millis(10));
        assert!(desk.app.world().contains_resource::<SecondWindow>());
    }
    assert!(program.try_wait().unwrap().is_none());
    drop(desk);
    for _ in 0..600 {
        if let Some(status) = program.try_wait().unwrap() {
            assert!(status.success(), "{status}");
            return;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    program.kill().unwrap();
    panic!("it outlives its wire");
}

/// From the pause it is opened and closed, and the battle goes on.
#[test]
fn the_second_window_is_opened_and_closed_from_the_pause() {
    let mut table = crate::program::Driven::start(&[]);
    table.steps(
        "until screen=title 10
        click \"New battle\"
        until screen=chooser 5
        wait 0.5
        click \"Open sea\"
        wait 0.2
        click \"To the table\"
        until \"label:Begin the battle\" 5
        click \"Begin the battle\"
        until screen=table 5
        wait 1
        key Esc
        until \"label:Back to the table\" 5
        click \"Second window\"
        wait 1",
    );
    // The other one has gone over: whoever stays lifts the curtain, and it does not fall again.
    assert_eq!(table.state()["match"]["curtain"], "down");
    table.steps("hold Space\nuntil match.curtain=up 5\nlet Space\nwait 0.5");
    assert!(table.state()["match"]["eyes"].is_string(), "who stays has the window to themselves");
    table.steps("key Esc\nuntil \"label:Close the second window\" 5\nclick \"Close the second window\"\nwait 0.5");
    table.steps("key Esc\nuntil \"label:Back to the table\" 5\nuntil \"label:Second window: the second player\" 5");
    assert_eq!(table.end(), Some(0));
}
