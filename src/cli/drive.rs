//! `weather-gage drive`: the program itself, worked by a script the way a player works it.

use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, channel};

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::winit::{UpdateMode, WinitSettings};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use serde_json::Value;

use super::driving::driver::{Driver, DriverRequest};
use super::driving::labels::keep_the_tree;
use super::driving::off_screen::OffScreen;
use super::window::{Display, app};
use super::{GameLists, Options, Speaker, Subcommand, options, table};
use crate::logbook::wording::{Fact, key};
use crate::table::launch::Launch;
use crate::table::settings::{Quality, Settings};

/// Runs a script.
pub(super) const SUBCOMMAND: Subcommand = Subcommand { name: "drive", arguments, run };

fn arguments(command: Command, speaker: &Speaker, _: GameLists) -> Command {
    let option = |name: &'static str, value: &'static str, help: &str| {
        Arg::new(name).long(name).value_name(value).help(speaker.say(help))
    };
    command.about(speaker.say(key::CLI_DRIVE)).args([
        Arg::new("script")
            .value_name("FILE")
            .required(true)
            .value_parser(value_parser!(PathBuf))
            .help(speaker.say(key::CLI_DRIVE_FILE)),
        option("size", "WxH", key::CLI_SIZE).default_value("1280x720").value_parser(options::size),
        option("out", "DIR", key::CLI_DRIVE_OUT).default_value(".").value_parser(value_parser!(PathBuf)),
        option("quality", "LEVEL", key::CLI_QUALITY).value_parser(["low", "medium", "high"]),
        Arg::new("set-out").long("set-out").action(ArgAction::SetTrue).help(speaker.say(key::CLI_DRIVE_SET_OUT)),
        Arg::new("window").long("window").action(ArgAction::SetTrue).help(speaker.say(key::CLI_DRIVE_WINDOW)),
    ])
}

/// Reads lines as they come; a terminal or another program may write them while the table is up.
fn lines_of(script: &Path) -> std::io::Result<Receiver<String>> {
    let source: Box<dyn Read + Send> =
        if script == Path::new("-") { Box::new(std::io::stdin()) } else { Box::new(std::fs::File::open(script)?) };
    let (send, receive) = channel();
    std::thread::spawn(move || {
        for line in BufReader::new(source).lines() {
            // A line that is no text is no step either, and answered as such.
            let line = line.unwrap_or_else(|error| format!("unreadable: {error}"));
            if send.send(line).is_err() {
                return;
            }
        }
    });
    Ok(receive)
}

fn say(answer: Value) {
    let mut out = std::io::stdout().lock();
    // The reader may be gone; the exit code still tells.
    let _ = writeln!(out, "{answer}").and_then(|()| out.flush());
}

fn run(matches: &ArgMatches, options: &Options, speaker: &Speaker) -> ExitCode {
    if let Err(refusal) = options.scenario_exists() {
        speaker.complain(&refusal);
        return ExitCode::from(2);
    }
    let (Some(script), Some(size), Some(out)) = (
        matches.get_one::<PathBuf>("script"),
        matches.get_one::<(u32, u32)>("size"),
        matches.get_one::<PathBuf>("out"),
    ) else {
        return ExitCode::from(2);
    };
    let windowed = matches.get_flag("window");
    let lines = match lines_of(script) {
        Ok(lines) => lines,
        Err(error) => {
            say(serde_json::json!({ "error": error.to_string(), "file": script }));
            let reason = Fact::from(key::ToastScreenshotFailed { reason: error.to_string() });
            speaker.complain(&reason);
            return ExitCode::FAILURE;
        }
    };
    let driver = Driver::new(lines, !windowed, out.clone(), say);
    let size = UVec2::new(size.0, size.1);
    let quality = matches.get_one::<String>("quality").map(|level| match level.as_str() {
        "low" => Quality::Low,
        "high" => Quality::High,
        _ => Quality::Medium,
    });
    // Without a config folder the drive starts from the defaults and leaves nothing behind.
    let (forgetful, seen_set_out) = (options.config.is_none(), matches.get_flag("set-out"));
    let launch = Launch { forgetful, seen_set_out, ..table::launch(options) };
    let run = if windowed { in_a_window } else { off_screen };
    run(options.games, launch, size, quality, driver)
}

fn off_screen(games: GameLists, launch: Launch, size: UVec2, quality: Option<Quality>, mut driver: Driver) -> ExitCode {
    let mut app = OffScreen::new(games, launch, size);
    prepare(app.world(), quality);
    app.begin();
    app.frame();
    // A machine without a graphics card has begun gently, whatever was asked for.
    prepare(app.world(), quality);
    keep_the_tree(app.world());
    app.frame();
    while app.ended().is_none() {
        match driver.go_on(app.world()) {
            DriverRequest::Frame => app.frame(),
            DriverRequest::Shot(file) => {
                let taken = app.shot(&file).map(|()| file).map_err(|error| error.to_string());
                driver.shot_taken(taken);
            }
            DriverRequest::End => break,
        }
    }
    driver.ended();
    match app.ended() {
        Some(AppExit::Error(code)) => ExitCode::from(code.get()),
        _ if driver.failed() => ExitCode::FAILURE,
        _ => ExitCode::SUCCESS,
    }
}

fn prepare(world: &mut World, quality: Option<Quality>) {
    if let Some(quality) = quality {
        world.get_resource_or_init::<Settings>().quality = quality;
    }
}

/// The driver of a real window, and the picture it waits for.
struct AtTheWindow {
    driver: Driver,
    shot: Option<Receiver<Result<PathBuf, String>>>,
}

fn in_a_window(games: GameLists, launch: Launch, size: UVec2, quality: Option<Quality>, driver: Driver) -> ExitCode {
    let mut app = app(games, Launch { windowed: Some(size), ..launch }, Display::Desktop);
    prepare(app.world_mut(), quality);
    app.insert_non_send(AtTheWindow { driver, shot: None })
        .add_systems(PostStartup, move |world: &mut World| prepare(world, quality))
        .add_systems(Last, |mut pace: ResMut<WinitSettings>| {
            // A script does not rest, even if the table does.
            if pace.focused_mode != UpdateMode::Continuous || pace.unfocused_mode != UpdateMode::Continuous {
                *pace = WinitSettings::continuous();
            }
        })
        .add_systems(First, drive_the_window);
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

fn drive_the_window(world: &mut World) {
    keep_the_tree(world);
    let Some(mut seat) = world.remove_non_send::<AtTheWindow>() else { return };
    if let Some(shot) = &seat.shot {
        match shot.try_recv() {
            Ok(taken) => {
                seat.driver.shot_taken(taken);
                seat.shot = None;
            }
            Err(_) => {
                world.insert_non_send(seat);
                return;
            }
        }
    }
    match seat.driver.go_on(world) {
        DriverRequest::Frame => {}
        DriverRequest::Shot(file) => {
            let (send, receive) = channel();
            world.spawn(Screenshot::primary_window()).observe(move |shot: On<ScreenshotCaptured>| {
                let image = shot.image.clone();
                let saved = super::driving::off_screen::save(image, &file).map(|()| file.clone());
                // The receiver may be gone, and then misses nothing.
                let _ = send.send(saved.map_err(|error| error.to_string()));
            });
            seat.shot = Some(receive);
        }
        DriverRequest::End => {
            let exit = if seat.driver.failed() { AppExit::from_code(1) } else { AppExit::Success };
            world.write_message(exit);
        }
    }
    world.insert_non_send(seat);
}
