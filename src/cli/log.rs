//! `log FILE`: the log of a recorded battle in the reader's language, as text or as one page.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Arg, ArgMatches, Command, value_parser};

use crate::logbook::files::{self, LARGEST};
use crate::logbook::wording::{Fact, key};

use super::{GameLists, Options, Speaker, Subcommand, output, series};

/// Writes the log of a recorded battle.
pub const SUBCOMMAND: Subcommand = Subcommand { name: "log", arguments, run };

fn arguments(command: Command, speaker: &Speaker, _: GameLists) -> Command {
    let file = Arg::new("file").value_name("FILE").required(true).value_parser(value_parser!(PathBuf));
    let page = Arg::new("html").long("html").value_name("OUT").value_parser(value_parser!(PathBuf));
    let side = Arg::new("side").long("side").value_name("SIDE").help(speaker.say(key::CLI_LOG_SIDE));
    command.about(speaker.say(key::CLI_LOG_BOOK)).args([file, page.help(speaker.say(key::CLI_LOG_HTML)), side])
}

fn run(matches: &ArgMatches, options: &Options, speaker: &Speaker) -> ExitCode {
    let path = matches.get_one::<PathBuf>("file").map(PathBuf::as_path).unwrap_or(Path::new(""));
    let side = matches.get_one::<String>("side").map(String::as_str);
    let read = files::read(path, LARGEST).map_err(|unread| Fact::from(&unread));
    let text = read.and_then(|bytes| String::from_utf8(bytes).map_err(|_| Fact::from(key::JOURNAL_NOT_ONE)));
    let voice = speaker.voice();
    let account = match text.and_then(|text| options.games.headless.account(&text, side, voice)) {
        Ok(account) => account,
        Err(why) => {
            speaker.complain(&why);
            return ExitCode::FAILURE;
        }
    };
    match matches.get_one::<PathBuf>("html").map(|out| files::write(out, account.page(voice).as_bytes())) {
        Some(Err(error)) => return series::not_written(speaker, "--html", &error),
        Some(Ok(())) => {}
        None => {
            output::print(account.text(voice).trim_end());
        }
    }
    ExitCode::SUCCESS
}
