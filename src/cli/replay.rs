//! `replay FILE... [--verify]`: plays recorded battles again, and compares the states with the ones written down.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use serde_json::{Map, Value, json};

use crate::headless::Games;
use crate::headless::replay::Replayed;
use crate::logbook::data::Library;
use crate::logbook::files::{self, LARGEST};
use crate::logbook::wording::{Fact, key};

use super::{GameLists, Options, Speaker, Subcommand, output};

/// Plays journals again.
pub const SUBCOMMAND: Subcommand = Subcommand { name: "replay", arguments, run };

fn arguments(command: Command, speaker: &Speaker, _: GameLists) -> Command {
    let files = Arg::new("files").value_name("FILE").required(true).action(ArgAction::Append).num_args(1..);
    let verify = Arg::new("verify").long("verify").action(ArgAction::SetTrue);
    command.about(speaker.say(key::CLI_REPLAY)).arg(files.value_parser(value_parser!(PathBuf))).arg(verify)
}

fn run(matches: &ArgMatches, options: &Options, speaker: &Speaker) -> ExitCode {
    let mut fine = true;
    let thorough = matches.get_flag("verify");
    let games = options.games.headless;
    let (library, _) = games.library(options.data.as_deref());
    for path in matches.get_many::<PathBuf>("files").unwrap_or_default() {
        let name = path.display().to_string();
        let line = match verify(games, path, &library, thorough) {
            Ok(Replayed { hash, entries, over, older_rules, as_printed, unproved, throws }) => {
                let mut not_compared = Map::new();
                if !over {
                    not_compared.insert("end".to_owned(), json!(speaker.say(key::REPLAY_END)));
                }
                if let Some(version) = older_rules {
                    not_compared
                        .insert("rules".to_owned(), json!(speaker.tell(&Fact::from(key::ReplayRules { version }))));
                }
                if !as_printed {
                    not_compared.insert("setup".to_owned(), json!(speaker.say(key::REPLAY_SET_UP)));
                }
                if unproved > 0 {
                    let said = speaker.tell(&Fact::from(key::ReplayDice { count: unproved }));
                    not_compared.insert("dice".to_owned(), json!(said));
                }
                let mut line = json!({ "file": name, "hash": hash, "same": true, "entries": entries });
                if let Some(line) = line.as_object_mut() {
                    line.insert("not_compared".to_owned(), Value::Object(not_compared));
                    line.extend(throws.map(|throws| ("throws".to_owned(), throws)));
                }
                line
            }
            Err(error) => {
                fine = false;
                json!({ "file": name, "hash": null, "same": false, "error": speaker.tell(&error) })
            }
        };
        if !output::print(line) {
            break;
        }
    }
    if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Replays a journal; the result has the digest of the last state, and the outcomes of its throws.
fn verify(games: Games, path: &Path, library: &Library, thorough: bool) -> Result<Replayed, Fact> {
    let file = files::read(path, LARGEST).map_err(|unread| Fact::from(&unread))?;
    let file = str::from_utf8(&file).map_err(|_| Fact::from(key::JOURNAL_NOT_ONE))?;
    games.replay(file, library, thorough)
}
