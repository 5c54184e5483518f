//! The command line: a contract that scripts and tests rely on.
//!
//! Each subcommand lies in a file of its own and is listed once, in `SUBCOMMANDS`.

mod absent;
mod check;
#[cfg(feature = "physics")]
mod dice;
#[cfg(feature = "physics")]
mod dice_bench;
mod help;
mod log;
mod manual;
mod options;
mod output;
mod replay;
mod script;
mod series;
mod simulate;
mod sound;
mod vessel_check;
mod watch;

#[cfg(feature = "app")]
mod contact_sheet;
#[cfg(feature = "app")]
pub mod crash;
#[cfg(feature = "app")]
pub mod device_loss;
#[cfg(feature = "app")]
mod drive;
#[cfg(feature = "app")]
pub mod driving;
#[cfg(feature = "app")]
mod first_light;
#[cfg(feature = "app")]
mod kept_driver;
#[cfg(feature = "app")]
pub mod launch_checks;
#[cfg(feature = "app")]
mod left_out;
#[cfg(feature = "app")]
mod measure;
#[cfg(feature = "app")]
mod picture;
#[cfg(feature = "app")]
pub mod pipelines;
#[cfg(feature = "app")]
mod second_window;
#[cfg(feature = "app")]
mod sound_scene;
#[cfg(feature = "app")]
pub mod table;
#[cfg(feature = "app")]
mod unpacking;
#[cfg(feature = "app")]
pub mod window;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{ArgMatches, Command};

#[cfg(feature = "app")]
use crate::games::{self, entry::Entries};
use crate::headless::{self, Games};
use crate::logbook::chronicle::SAVE_FORM;
use crate::logbook::wording::key;

pub use crate::headless::Speaker;
pub use options::Options;

/// The games a program is made of.
#[derive(Clone, Copy)]
pub struct GameLists {
    /// These can be played without a table.
    pub headless: Games,
    /// These can be put on the table.
    #[cfg(feature = "app")]
    pub aboard: Entries,
}

impl GameLists {
    /// Lists every game of this library.
    pub const ALL: Self = Self {
        headless: headless::GAMES,
        #[cfg(feature = "app")]
        aboard: games::GAMES,
    };
}

/// Every game of this library, compiled with it. A constant would be compiled anew in each program that names it.
pub static GAMES: GameLists = GameLists::ALL;

/// A subcommand: its name, its arguments, and its function.
struct Subcommand {
    name: &'static str,
    arguments: fn(Command, &Speaker, GameLists) -> Command,
    run: fn(&ArgMatches, &Options, &Speaker) -> ExitCode,
}

/// Every subcommand of this build.
const SUBCOMMANDS: &[Subcommand] = &[
    check::SUBCOMMAND,
    script::SUBCOMMAND,
    simulate::SUBCOMMAND,
    replay::SUBCOMMAND,
    log::SUBCOMMAND,
    sound::SUBCOMMAND,
    manual::SUBCOMMAND,
    #[cfg(feature = "physics")]
    dice::SUBCOMMAND,
    #[cfg(feature = "app")]
    picture::SUBCOMMAND,
    #[cfg(feature = "app")]
    measure::SUBCOMMAND,
    #[cfg(feature = "app")]
    drive::SUBCOMMAND,
    #[cfg(feature = "app")]
    second_window::SUBCOMMAND,
];

/// The whole command line.
fn command(speaker: &Speaker, games: GameLists) -> Command {
    let root = Command::new("weather-gage")
        .version(env!("CARGO_PKG_VERSION"))
        .long_version(built(games.headless))
        .about(speaker.say(key::CLI_ABOUT))
        .after_help(speaker.say(key::CLI_ABOUT_WINDOW))
        .args(options::arguments(speaker, games.headless));
    let root = SUBCOMMANDS.iter().fold(root, |root, subcommand| {
        root.subcommand((subcommand.arguments)(Command::new(subcommand.name), speaker, games))
    });
    absent::names().fold(root, |root, name| root.subcommand(absent::command(name)))
}

/// The version and the build: its target, its halves, and the rules and saves it knows.
fn built(games: Games) -> String {
    let parts = [
        (cfg!(feature = "app"), "window"),
        (cfg!(feature = "audio"), "sound"),
        (cfg!(feature = "physics"), "dice"),
        (cfg!(debug_assertions), "checks"),
    ];
    let parts: Vec<&str> = parts.into_iter().filter_map(|(there, part)| there.then_some(part)).collect();
    let rules = games.0.iter().map(|game| format!("{} {}", game.id().0, game.rules_version()));
    let rules: Vec<String> = rules.collect();
    format!(
        "{} ({}-{}; {})\nrules: {}; saves: {}",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::ARCH,
        std::env::consts::OS,
        parts.join(", "),
        rules.join(", "),
        SAVE_FORM
    )
}

/// Runs a program of these games with these arguments and returns its exit code: 0 fine, 1 refused or failed, 2 wrong
/// usage.
#[must_use]
pub fn run(games: GameLists, arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let speaker = Speaker::of(&arguments);
    let matches = match help::in_words(command(&speaker, games), &speaker).try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) => {
            // Help and version are asked for, and go to standard output.
            if error.kind() == ErrorKind::DisplayHelp {
                output::print(error.render().to_string().trim_end());
            } else {
                let _ = error.print();
            }
            return output::ended(ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2)), &speaker);
        }
    };
    let options = Options::of(games, &matches);
    if matches.subcommand_name().is_some() {
        options.look_through_data(&speaker);
    }
    let code = match matches.subcommand() {
        None => open(&options, &speaker),
        Some((name, own)) => match SUBCOMMANDS.iter().find(|subcommand| subcommand.name == name) {
            Some(subcommand) => (subcommand.run)(own, &options, &speaker),
            None => absent::explain(name, &speaker),
        },
    };
    output::ended(code, &speaker)
}

/// Opens the table.
fn open(options: &Options, speaker: &Speaker) -> ExitCode {
    if let Err(refusal) = options.scenario_exists() {
        speaker.complain(&refusal);
        return ExitCode::from(2);
    }
    #[cfg(feature = "app")]
    if options.list_gpus {
        return launch_checks::list(speaker);
    }
    #[cfg(feature = "app")]
    return table::open(options);
    #[cfg(not(feature = "app"))]
    absent::explain("weather-gage", speaker)
}
