//! `replay FILE... [--verify]`: plays recorded battles again, and says whether the states are the ones written down.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::logbook::chronicle::{self, JournalFault};
use crate::logbook::wording::{Fact, Spoken, key};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::kernel::{Journal, Misfit, ReplayFault, Ruleset, digest};
use crate::rules::the_ships::ruleset::TheShips;

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
    let thorough = matches.get_flag("verify");
    for path in matches.get_many::<PathBuf>("files").unwrap_or_default() {
        let name = path.display().to_string();
        let line = match verify(path, thorough) {
            Ok((hash, None)) => json!({ "file": name, "hash": hash, "same": true }),
            Ok((hash, Some(throws))) => json!({ "file": name, "hash": hash, "same": true, "throws": throws }),
            Err(error) => {
                fine = false;
                json!({ "file": name, "hash": null, "same": false, "error": speaker.tell(&error) })
            }
        };
        println!("{line}");
    }
    if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The digest of the last state, and what came of its throws.
fn verify(path: &PathBuf, thorough: bool) -> Result<(String, Option<Value>), Fact> {
    let unreadable = |error: io::Error| Fact::new(key::FAULT_UNREADABLE).with("reason", error.to_string());
    let file = fs::read(path).map_err(unreadable)?;
    let file = str::from_utf8(&file).map_err(|_| Fact::new(key::JOURNAL_NOT_ONE))?;
    match chronicle::game_of(file).map_err(not_read)?.as_str() {
        "dead-reckoning" => played::<DeadReckoning>(file, thorough),
        // A game nobody knows is refused by the journal itself.
        _ => played::<TheShips>(file, thorough),
    }
}

/// The digest of the last state, if every one on the way is the one written down.
fn played<G: Spoken>(file: &str, thorough: bool) -> Result<(String, Option<Value>), Fact>
where
    G::Order: DeserializeOwned,
    G::Setup: DeserializeOwned,
{
    let journal: Journal<G> = chronicle::read(file).map_err(not_read)?;
    let played = journal.replay().map_err(|fault| why_not(&fault))?;
    let throws = if thorough { thrown_again(file, &journal)? } else { None };
    Ok((digest(played.state()).to_string(), throws))
}

/// Throws the records of a save again: nothing about the match depends on it, but it shows that the dice were honest.
#[cfg(feature = "physics")]
fn thrown_again<G: Ruleset>(file: &str, journal: &Journal<G>) -> Result<Option<Value>, Fact> {
    use crate::dice::{ThrowRecord, ThrownAgain, Vessels};
    use crate::rules::kernel::Answer;

    let kept = chronicle::read_throws(file).map_err(not_read)?;
    let Some(vessels) = Vessels::built_in().ok().filter(|_| !kept.is_empty()) else { return Ok(None) };
    let (mut alike, mut other_engine, mut otherwise, mut set_aside) = (0, 0, 0, 0);
    for (number, line) in &kept {
        let record = ThrowRecord::read(line).filter(
            |record| matches!(journal.answer_at(*number), Some(Answer::Thrown(outcome)) if record.shows(outcome)),
        );
        let count = match record.map(|record| record.thrown_again(&vessels)) {
            Some(ThrownAgain::Alike) => &mut alike,
            Some(ThrownAgain::OtherEngine) => &mut other_engine,
            Some(ThrownAgain::Otherwise) => &mut otherwise,
            None => &mut set_aside,
        };
        *count += 1;
    }
    Ok(Some(json!({
        "kept": kept.len(), "alike": alike, "other_engine": other_engine, "otherwise": otherwise,
        "set_aside": set_aside,
    })))
}

#[cfg(not(feature = "physics"))]
fn thrown_again<G: Ruleset>(_: &str, _: &Journal<G>) -> Result<Option<Value>, Fact> {
    Ok(None)
}

fn not_read(fault: JournalFault) -> Fact {
    match fault {
        JournalFault::NotAJournal => Fact::new(key::JOURNAL_NOT_ONE),
        JournalFault::LaterForm(_) => Fact::new(key::JOURNAL_LATER_FORM),
        JournalFault::Checksum => Fact::new(key::JOURNAL_CHECKSUM),
        JournalFault::Unreadable(reason) => Fact::new(key::JOURNAL_UNREADABLE).with("reason", reason),
    }
}

/// Entries are counted from 1 here.
fn why_not<G: Spoken>(fault: &ReplayFault<G>) -> Fact {
    match fault {
        ReplayFault::OtherGame(game) => Fact::new(key::JOURNAL_OTHER_GAME).with("game", game.as_str()),
        ReplayFault::OtherRules(version) => Fact::new(key::JOURNAL_OTHER_RULES).with("version", *version),
        ReplayFault::Setup(fault) => {
            let (field, reason) = G::fault(fault);
            Fact::new(key::JOURNAL_SETUP).with("field", field).with("reason", reason)
        }
        ReplayFault::Misfit { entry, misfit } => {
            let rule = match misfit {
                Misfit::Refused(refusal) => G::refusal(refusal).1,
                Misfit::AnswerOwed(want) => G::asks(want.why()),
                Misfit::NotAwaited(_) | Misfit::OrdersOwed(_) => G::ORDERS,
                Misfit::Over => G::END,
            };
            Fact::new(key::JOURNAL_MISFIT).with("entry", entry + 1).with("rule", rule.0)
        }
        ReplayFault::Diverged { entry, written, found } => Fact::new(key::JOURNAL_DIVERGED)
            .with("entry", entry + 1)
            .with("written", written.to_string())
            .with("found", found.to_string()),
    }
}
