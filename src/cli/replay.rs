//! `replay FILE... [--verify]`: plays recorded battles again, and says whether the states are the ones written down.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use serde_json::json;

use crate::logbook::chronicle;
use crate::logbook::wording::key;
use crate::rules::kernel::{Journal, ReplayFault, digest};
use crate::rules::the_ships::ruleset::TheShips;

use super::{Options, Speaker, Subcommand};

/// Plays journals again.
pub const SUBCOMMAND: Subcommand = Subcommand { name: "replay", arguments, run };

fn arguments(command: Command, speaker: &Speaker) -> Command {
    let files = Arg::new("files").value_name("FILE").required(true).action(ArgAction::Append).num_args(1..);
    let verify = Arg::new("verify").long("verify").action(ArgAction::SetTrue);
    command.about(speaker.say(key::CLI_REPLAY)).arg(files.value_parser(value_parser!(PathBuf))).arg(verify)
}

fn run(matches: &ArgMatches, _: &Options, _: &Speaker) -> ExitCode {
    let mut fine = true;
    for path in matches.get_many::<PathBuf>("files").unwrap_or_default() {
        let name = path.display().to_string();
        let line = match verify(path) {
            Ok(hash) => json!({ "file": name, "hash": hash, "same": true }),
            Err(error) => {
                fine = false;
                json!({ "file": name, "hash": null, "same": false, "error": error })
            }
        };
        println!("{line}");
    }
    if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn verify(path: &PathBuf) -> Result<String, String> {
    let file = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let journal: Journal<TheShips> = chronicle::read(&file).map_err(|fault| fault.to_string())?;
    let played = journal.replay().map_err(|fault| match fault {
        ReplayFault::OtherGame(game) => format!("journal-other-game {game}"),
        ReplayFault::OtherRules(version) => format!("journal-other-rules {version}"),
        ReplayFault::Setup(fault) => format!("{} {}", fault.field, fault.fact.key),
        ReplayFault::Misfit { entry, .. } => format!("journal-misfit {entry}"),
        ReplayFault::Diverged { entry, written, found } => format!("journal-diverged {entry} {written} {found}"),
    })?;
    Ok(digest(played.state()).to_string())
}
