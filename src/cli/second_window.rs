//! The second window as a program of its own: the first opens it, and it runs by itself.

use std::io;
use std::process::{Command as Process, ExitCode, Stdio};

use bevy::app::PluginsState;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use clap::{Arg, ArgAction, ArgMatches, Command};

use super::window::{self, Display};
use super::{GameLists, Options, Speaker, Subcommand, table};
use crate::logbook::wording::{Fact, key};
use crate::play::second_window::wire::{Bell, Wire};
use crate::play::second_window::{Guest, OpenSecondWindow, SecondWindow};
use crate::table::launch::Launch;
use crate::table::toasts::{Toasts, Tone};

/// Its hidden name on the command line.
const NAME: &str = "second-window";
/// Without a window: for tests, and for a first window that is none.
const UNSEEN: &str = "unseen";
/// The size in which it opens.
const SIZE: UVec2 = UVec2::new(1280, 720);
/// An unseen window looks at its wire this often.
const UNSEEN_FRAME: std::time::Duration = std::time::Duration::from_millis(8);

/// Runs it.
pub(super) const SUBCOMMAND: Subcommand = Subcommand { name: NAME, arguments, run };

fn arguments(command: Command, _: &Speaker, _: GameLists) -> Command {
    command.hide(true).arg(Arg::new(UNSEEN).long(UNSEEN).action(ArgAction::SetTrue))
}

fn run(matches: &ArgMatches, options: &Options, _: &Speaker) -> ExitCode {
    let unseen = matches.get_flag(UNSEEN);
    let own = Launch { scenario: None, load: None, windowed: Some(SIZE), fullscreen: false, ..table::launch(options) };
    let launch = Launch { beside: true, forgetful: unseen && options.config.is_none(), ..own };
    let open = if unseen { unseen_window } else { window::open };
    open(options.games, launch)
}

/// Takes up the wire to the first window, for reading and writing.
fn take_up_the_wire(
    mut commands: Commands,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut exit: MessageWriter<AppExit>,
) {
    match Wire::over(io::stdin(), io::stdout(), proxy.map(|proxy| bell(&proxy))) {
        Ok(wire) => commands.insert_resource(Guest::new(wire)),
        Err(error) => {
            error!("no wire to the first window: {error}");
            exit.write(AppExit::error());
        }
    }
}

/// A line that comes wakes a window that rests.
fn bell(proxy: &EventLoopProxyWrapper) -> Bell {
    let proxy = (**proxy).clone();
    // A loop that has ended is to be woken no more.
    std::sync::Arc::new(move || {
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    })
}

fn unseen_window(games: GameLists, launch: Launch) -> ExitCode {
    let mut app = window::app(games, launch, Display::Nowhere(SIZE));
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    loop {
        app.update();
        match app.should_exit() {
            None => std::thread::sleep(UNSEEN_FRAME),
            Some(AppExit::Success) => return ExitCode::SUCCESS,
            Some(AppExit::Error(code)) => return ExitCode::from(code.get()),
        }
    }
}

/// Starts the program of the second window: like this one, with the same options.
#[derive(Resource, Clone, Debug)]
struct Launcher {
    arguments: Vec<std::ffi::OsString>,
}

impl Launcher {
    fn of(launch: &Launch, display: Display) -> Self {
        let mut arguments: Vec<std::ffi::OsString> = vec![NAME.into()];
        let mut option = |name: &str, value: Option<std::ffi::OsString>| {
            if let Some(value) = value {
                arguments.extend([name.into(), value]);
            }
        };
        option("--lang", launch.language.as_ref().map(Into::into));
        option("--data", launch.data.as_ref().map(Into::into));
        option("--config", launch.config.as_ref().map(Into::into));
        option("--log", launch.log.as_ref().map(Into::into));
        option("--seed", Some(launch.seed().to_string().into()));
        if launch.safe_graphics {
            arguments.push("--safe-graphics".into());
        }
        if display != Display::Desktop {
            arguments.push(format!("--{UNSEEN}").into());
        }
        Self { arguments }
    }

    /// Starts the program; the wire is over its pipes.
    fn launch(&self, bell: Option<Bell>) -> io::Result<Wire> {
        let mut started = Process::new(std::env::current_exe()?)
            .args(&self.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let (Some(to), Some(from)) = (started.stdin.take(), started.stdout.take()) else {
            return Err(io::Error::from(io::ErrorKind::BrokenPipe));
        };
        let wire = Wire::over(from, to, bell)?;
        // It ends with its wire; a thread waits for it, so that no zombie stays.
        std::thread::Builder::new().name("second window".into()).spawn(move || started.wait())?;
        Ok(wire)
    }
}

fn open(
    mut commands: Commands,
    mut wanted: MessageReader<OpenSecondWindow>,
    launcher: Res<Launcher>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut toasts: ResMut<Toasts>,
) {
    let Some(OpenSecondWindow(seat)) = wanted.read().last().copied() else { return };
    match launcher.launch(proxy.map(|proxy| bell(&proxy))) {
        Ok(wire) => commands.queue(move |world: &mut World| SecondWindow::open(world, seat, wire)),
        Err(error) => {
            toasts.post(Tone::Fault, Fact::from(key::SecondWindowFailed { reason: error.to_string() }));
        }
    }
}

/// Both windows are made of the same app: one opens the other, or is opened by it.
pub(super) fn plugin(app: &mut App, launch: &Launch, display: Display) {
    if launch.beside {
        app.add_systems(Startup, take_up_the_wire);
    } else {
        app.insert_resource(Launcher::of(launch, display)).add_systems(Update, open);
    }
}
