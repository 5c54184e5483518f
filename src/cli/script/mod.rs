//! `script FILE|-`: plays a scripted match and prints everything that happens, one JSON object a line.

mod any_position;
mod form;
mod misfit;
mod outline;
mod player;

use std::fs;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Arg, ArgMatches, Command, value_parser};
use serde_json::json;

use crate::logbook::data::Library;
use crate::logbook::wording::{Fact, key};

use super::{Options, Speaker, Subcommand};

pub use player::{Line, play};

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
