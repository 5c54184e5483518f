//! `script FILE|-`: plays a scripted match and prints everything that happens, one JSON object a line.

mod any_position;
mod dead_reckoning;
mod form;
mod misfit;
mod outline;
mod player;
mod stage;
mod the_ships;

use std::fs;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Arg, ArgMatches, Command, value_parser};
use serde_json::json;

use crate::logbook::data::Library;
use crate::logbook::wording::{Fact, key};

use super::{Options, Speaker, Subcommand};

pub use player::Line;

/// Plays a script.
pub(super) const SUBCOMMAND: Subcommand = Subcommand { name: "script", arguments, run };

fn arguments(command: Command, speaker: &Speaker) -> Command {
    let file = Arg::new("file").value_name("FILE|-").required(true).value_parser(value_parser!(PathBuf));
    command.about(speaker.say(key::CLI_SCRIPT)).arg(file)
}

fn run(matches: &ArgMatches, options: &Options, speaker: &Speaker) -> ExitCode {
    let (library, _) = Library::load(options.data.as_deref());
    let path = matches.get_one::<PathBuf>("file").cloned().unwrap_or_default();
    let bytes = if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(&path)
    };
    let mut out = io::stdout().lock();
    let mut print = |line: &Line| {
        // A closed pipe ends the listening, not the match.
        let _ = writeln!(out, "{}", serde_json::to_string(line).unwrap_or_default());
    };
    let fine = match bytes {
        Ok(bytes) => play(&path.display().to_string(), &bytes, &library, speaker, &mut print),
        Err(error) => {
            let fact = Fact::new(key::FAULT_UNREADABLE).with("reason", error.to_string());
            print(&Line(json!({ "error": speaker.tell(&fact), "step": null })));
            false
        }
    };
    if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The game a script names, looked for before it is read: which form the rest has depends on it.
fn named_game(bytes: &[u8]) -> Option<&str> {
    let lines = std::str::from_utf8(bytes).ok()?.lines().map(|line| line.split("//").next().unwrap_or_default());
    lines.filter_map(|line| line.split_once("game:")).find_map(|(_, rest)| rest.split('"').nth(1))
}

/// Plays a script and prints it; false if anything in it did not fit. One that names no game of ours is read as one of The
/// Ships, so that its fault is told with its place.
pub fn play(file: &str, bytes: &[u8], library: &Library, speaker: &Speaker, print: &mut dyn FnMut(&Line)) -> bool {
    let played = match named_game(bytes) {
        Some("dead-reckoning") => dead_reckoning::play(file, bytes, library, speaker, print),
        _ => the_ships::play(file, bytes, library, speaker, print),
    };
    played.unwrap_or_else(|fault| {
        print(&Line(player::fault_line(&fault, speaker)));
        false
    })
}
