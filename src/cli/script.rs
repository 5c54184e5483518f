//! `script FILE|-`: plays a scripted match and prints everything that happens, one JSON object a line.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use serde_json::{Value, json};

use crate::headless::script::JsonLine;
use crate::logbook::files::{self, MEGABYTE};
use crate::logbook::wording::{Fact, key};

use super::{GameLists, Options, Speaker, Subcommand, output};

/// Plays a script.
pub const SUBCOMMAND: Subcommand = Subcommand { name: "script", arguments, run };

fn arguments(command: Command, speaker: &Speaker, _: GameLists) -> Command {
    let file = Arg::new("file").value_name("FILE|-").required(true).value_parser(value_parser!(PathBuf));
    let whole = Arg::new("whole").long("whole").action(ArgAction::SetTrue).help(speaker.say(key::CLI_WHOLE));
    let save = Arg::new("save").long("save").value_name("FILE").value_parser(value_parser!(PathBuf));
    let save = save.help(speaker.say(key::CLI_SCRIPT_SAVE));
    command.about(speaker.say(key::CLI_SCRIPT)).args([file, whole, save])
}

fn run(matches: &ArgMatches, options: &Options, speaker: &Speaker) -> ExitCode {
    let games = options.games.headless;
    let (library, _) = games.library(options.data.as_deref());
    let path = matches.get_one::<PathBuf>("file").cloned().unwrap_or_default();
    let bytes = if path.as_os_str() == "-" {
        files::read_from(io::stdin().lock(), MEGABYTE)
    } else {
        files::read(&path, MEGABYTE)
    };
    let save = matches.get_one::<PathBuf>("save").map(PathBuf::as_path);
    // A closed pipe ends the listening, not the match.
    let mut unfinished = false;
    let mut print = |line: &JsonLine| {
        unfinished |= line.0.get("unfinished").and_then(Value::as_bool).unwrap_or_default();
        output::print(serde_json::to_string(line).unwrap_or_default());
    };
    let fine = match bytes {
        Ok(bytes) => games.script(&path.display().to_string(), &bytes, &library, speaker, save, &mut print),
        Err(unread) => {
            print(&JsonLine(json!({ "error": speaker.tell(&Fact::from(&unread)), "step": null })));
            false
        }
    };
    if unfinished && matches.get_flag("whole") {
        speaker.complain(&Fact::from(key::SCRIPT_UNFINISHED));
        return ExitCode::FAILURE;
    }
    if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
