//! `replay FILE... [--verify]`: plays recorded battles again, and says whether the states are the ones written down.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use serde_json::json;

use crate::logbook::chronicle::{self, JournalFault};
use crate::logbook::wording::{Fact, key};
use crate::rules::kernel::{Journal, Misfit, ReplayFault, digest};
use crate::rules::the_ships::ruleset::TheShips;
use crate::rules::the_ships::setup::SetupFault;

use super::{Options, Speaker, Subcommand};

/// Plays journals again.
pub const SUBCOMMAND: Subcommand = Subcommand { name: "replay", arguments, run };

fn arguments(command: Command, speaker: &Speaker) -> Command {
    let files = Arg::new("files").value_name("FILE").required(true).action(ArgAction::Append).num_args(1..);
    let verify = Arg::new("verify").long("verify").action(ArgAction::SetTrue);
    command.about(speaker.say(key::CLI_REPLAY)).arg(files.value_parser(value_parser!(PathBuf))).arg(verify)
}

fn run(matches: &ArgMatches, _: &Options, speaker: &Speaker) -> ExitCode {
    let mut fine = true;
    for path in matches.get_many::<PathBuf>("files").unwrap_or_default() {
        let name = path.display().to_string();
        let line = match verify(path) {
            Ok(hash) => json!({ "file": name, "hash": hash, "same": true }),
            Err(error) => {
                fine = false;
                json!({ "file": name, "hash": null, "same": false, "error": speaker.tell(&error) })
            }
        };
        println!("{line}");
    }
    if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn verify(path: &PathBuf) -> Result<String, Fact> {
    let unreadable = |error: io::Error| Fact::new(key::FAULT_UNREADABLE).with("reason", error.to_string());
    let file = fs::read(path).map_err(unreadable)?;
    let file = str::from_utf8(&file).map_err(|_| Fact::new(key::JOURNAL_NOT_ONE))?;
    let journal: Journal<TheShips> = chronicle::read(file).map_err(|fault| match fault {
        JournalFault::NotAJournal => Fact::new(key::JOURNAL_NOT_ONE),
        JournalFault::LaterForm(_) => Fact::new(key::JOURNAL_LATER_FORM),
        JournalFault::Checksum => Fact::new(key::JOURNAL_CHECKSUM),
        JournalFault::Unreadable(reason) => Fact::new(key::JOURNAL_UNREADABLE).with("reason", reason),
    })?;
    let played = journal.replay().map_err(|fault| why_not(&fault))?;
    Ok(digest(played.state()).to_string())
}

/// Entries are counted from 1 here.
fn why_not(fault: &ReplayFault<TheShips>) -> Fact {
    match fault {
        ReplayFault::OtherGame(game) => Fact::new(key::JOURNAL_OTHER_GAME).with("game", game.as_str()),
        ReplayFault::OtherRules(version) => Fact::new(key::JOURNAL_OTHER_RULES).with("version", *version),
        ReplayFault::Setup(SetupFault { field, fact }) => {
            Fact::new(key::JOURNAL_SETUP).with("field", field.as_str()).with("reason", Fact::from(fact))
        }
        ReplayFault::Misfit { entry, misfit } => {
            let rule = match misfit {
                Misfit::Refused(refusal) => refusal.rule.0,
                Misfit::AnswerOwed(want) => want.why().rule().0,
                Misfit::NotAwaited(_) | Misfit::OrdersOwed(_) => "TS-7.1",
                Misfit::Over => "TS-7.3",
            };
            Fact::new(key::JOURNAL_MISFIT).with("entry", entry + 1).with("rule", rule)
        }
        ReplayFault::Diverged { entry, written, found } => Fact::new(key::JOURNAL_DIVERGED)
            .with("entry", entry + 1)
            .with("written", written.to_string())
            .with("found", found.to_string()),
    }
}
