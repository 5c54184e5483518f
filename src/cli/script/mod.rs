//! `script FILE|-`: plays a scripted match and prints everything that happens, one JSON object a line.

mod form;
mod outline;
mod player;

use std::fs;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Arg, ArgMatches, Command, value_parser};

use crate::logbook::data::Library;
use crate::logbook::wording::key;

use super::{Options, Speaker, Subcommand};

pub use player::{Line, play};

/// Plays a script.
pub const SUBCOMMAND: Subcommand = Subcommand { name: "script", arguments, run };

fn arguments(command: Command, speaker: &Speaker) -> Command {
    let file = Arg::new("file").value_name("FILE|-").required(true).value_parser(value_parser!(PathBuf));
    command.about(speaker.say(key::CLI_SCRIPT)).arg(file)
}

fn run(matches: &ArgMatches, options: &Options, _: &Speaker) -> ExitCode {
    let (library, _) = Library::load(options.data.as_deref());
    let path = matches.get_one::<PathBuf>("file").cloned().unwrap_or_default();
    let text = if path.as_os_str() == "-" {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        fs::read_to_string(&path)
    };
    let mut out = io::stdout().lock();
    let mut print = |line: &Line| {
        // A closed pipe ends the listening, not the match.
        let _ = writeln!(out, "{}", serde_json::to_string(line).unwrap_or_default());
    };
    let fine = match text {
        Ok(text) => play(&text, &library, &mut print),
        Err(error) => {
            print(&Line::error(None, error.to_string()));
            false
        }
    };
    if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
