//! The second window in a battle of cubes, as a program of its own, and opened from the pause.

use std::io::Write as _;
use std::process::{Child, Stdio};

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;

use weather_gage::chance::seed;
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
    use weather_gage::captains::{Crewed, Rank};
    use weather_gage::play::begin::NewMatch;
    use weather_gage::play::bots::Thinking;
    use weather_gage::rules::dead_reckoning::duel::Setup;
    use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
    use weather_gage::rules::dead_reckoning::state::Phase;

    let library = library();
    let shelf = library.dead_reckoning();
    let setup = Setup::battle(shelf.battles["battle-ship"].clone(), shelf.printed());
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
        app.insert_resource(Thinking::AtOnce);
    });
    desk.world_mut().write_message(NewMatch::<DeadReckoning> {
        setup,
        players: people().to_vec(),
        seed: Some(6),
        limit: None,
    });
    desk.update();
    let (here, there) = Wire::pair();
    SecondWindow::open(desk.world_mut(), SECOND, here);
    let (mut chair, second) = bare(&|_| {});
    chair.insert_resource(Guest::new(there));
    let mut skippers = [0, 1].map(|seat| DeadReckoning::enlist(Rank::Random, seed(6, seat, "skipper")));
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
            let other = &seen.view.table.players[1 - usize::from(seat.0)];
            let over = seen.view.table.phase == Phase::Over;
            assert!(over || seen.seat != Some(seat) || other.hand.is_empty(), "DR-30.1: hands of others are closed");
            match &seen.asked {
                Asked::Orders => {
                    let order = skipper.order(&seen.view);
                    app.world_mut().write_message(OrderGiven::<DeadReckoning> { seat, order });
                    asked += usize::from(seat.0);
                }
                Asked::Choose { by, options, why } => {
                    assert_eq!(*by, seat);
                    let option = skipper.choose(&mut || seen.view.clone(), options, why);
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
    let hand = seen.view.table.players[0].hand.len();
    assert_eq!(hand, seen.view.hands[0], "DR-30.1: once it is over hands lie open");
}

/// The program itself as the second window.
fn second_program() -> Child {
    let mut program = crate::program::program();
    let program = program.args(["second-window", "--unseen"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    program.stderr(Stdio::null()).spawn().unwrap()
}

/// It reads every line before it heeds the end of the wire, and ends with a fault if there is one that it does not understand.
#[test]
fn the_program_sits_down_at_the_wire_understands_what_is_said_and_ends_with_it() {
    let mut program = second_program();
    let wire = Wire::over(program.stdout.take().unwrap(), program.stdin.take().unwrap(), None).unwrap();
    let mut desk = Desk::with(setup(&library(), "open-sea"), people(), 4);
    SecondWindow::open(desk.app.world_mut(), SECOND, wire);
    for _ in 0..20 {
        desk.frame();
    }
    assert!(desk.app.world().contains_resource::<SecondWindow>(), "it is still there");
    drop(desk);
    assert!(program.wait().unwrap().success());
}

#[test]
fn what_it_does_not_understand_ends_the_second_program() {
    let mut program = second_program();
    let mut desk = Desk::with(setup(&library(), "open-sea"), people(), 4);
    let (wire, mut overheard) = Wire::pair();
    SecondWindow::open(desk.app.world_mut(), SECOND, wire);
    for _ in 0..20 {
        desk.frame();
    }
    let said: Vec<String> = std::iter::from_fn(|| overheard.hear().unwrap()).collect();
    assert!(said.len() > 1, "{said:?}");
    let mut pipe = program.stdin.take().unwrap();
    for line in said.iter().map(String::as_str).chain(["land in sight"]) {
        writeln!(pipe, "{line}").unwrap();
    }
    drop(pipe);
    assert_eq!(program.wait().unwrap().code(), Some(1));
}

/// From the pause it is opened and closed, and the battle goes on.
#[test]
fn the_second_window_is_opened_and_closed_from_the_pause() {
    let mut table = crate::program::Driven::start(&[]);
    table.steps(
        "until screen=title 10
        click \"New battle\"
        until screen=chooser 5
        click \"Open sea\"
        click \"Prepare…\"
        until \"label:Begin the battle\" 5
        click \"A person\" below \"Spain\"
        click \"Begin the battle\"
        until screen=table 5
        until resting 5
        key Esc
        until \"label:Back to the table\" 5
        click \"Second window\"
        until match.curtain=down 5",
    );
    // Behind the curtain too one key leads to the pause, and back.
    table.steps("key Esc\nuntil \"label:Back to the table\" 5\nclick \"Back to the table\"\nuntil menu=none 5");
    // The other one has gone over: the player who stays lifts the curtain, and it does not fall again.
    assert_eq!(table.state()["match"]["curtain"], "down");
    table.steps("hold Space\nuntil match.curtain=up 5\nlet Space");
    assert!(table.state()["match"]["eyes"].is_string(), "who stays has the window to themselves");
    table.steps("key Esc\nuntil \"label:Close the second window\" 5\nclick \"Close the second window\"");
    table.steps("key Esc\nuntil \"label:Back to the table\" 5\nuntil \"label:Second window: Spain\" 5");
    assert_eq!(table.end(), Some(0));
}

/// The player at the other window lets go there: here nothing is offered, and no key opens that hand.
#[test]
fn the_first_window_does_not_throw_for_the_second() {
    let mut table = crate::program::Driven::start(&["--seed", "3"]);
    table.steps(
        "until screen=title 10
        click \"New battle\"
        until screen=chooser 5
        click \"Open sea\"
        click \"Prepare…\"
        until \"label:Begin the battle\" 5
        click \"A person\" below \"Spain\"
        click \"Begin the battle\"
        until screen=table 5
        until dice.throw=held 20
        key Esc
        until \"label:Back to the table\" 5
        click \"Second window\"
        until match.curtain=down 5
        hold Space
        until match.curtain=up 5
        let Space",
    );
    let thrown_by = |table: &mut crate::program::Driven| {
        table.step("until dice.throw=held 60");
        table.state()["match"]["by"].as_str().unwrap_or_default().to_owned()
    };
    while thrown_by(&mut table) == "english" {
        table.steps("until \"label:Throw them\" 5\nkey Space\nuntil dice.throw!=held 5");
    }
    table.steps("key Space\nkey T\nstep 20\nuntil \"no-label:Throw them\" 1");
    assert_eq!((thrown_by(&mut table).as_str(), &table.state()["dice"]["throw"]), ("spanish", &"held".into()));
    assert_eq!(table.end(), Some(0));
}
