//! The options that open the table, and that every subcommand understands.

use std::path::PathBuf;

use clap::{Arg, ArgAction, ArgMatches, value_parser};

use crate::headless::Games;
use crate::logbook::wording::{Fact, Language, key};

use super::{GameLists, Speaker};

/// The options with which the program was started.
#[derive(Clone)]
pub struct Options {
    /// The games of this program.
    pub games: GameLists,
    /// The game to open.
    pub game: Option<String>,
    /// The scenario to open.
    pub scenario: Option<String>,
    /// A saved battle to open.
    pub load: Option<PathBuf>,
    /// The language of this run.
    pub lang: Option<Language>,
    pub data: Option<PathBuf>,
    pub config: Option<PathBuf>,
    /// A window of this size.
    pub windowed: Option<(u32, u32)>,
    pub fullscreen: bool,
    /// Low quality, for drivers that misbehave.
    pub safe_graphics: bool,
    /// Seed of everything drawn by lot.
    pub seed: Option<u64>,
    /// The log's filter.
    pub log: Option<String>,
    /// Only say which graphics drivers there are.
    pub list_gpus: bool,
}

impl Options {
    /// Reads the options.
    #[must_use]
    pub fn of(games: GameLists, matches: &ArgMatches) -> Self {
        let text = |name: &str| matches.get_one::<String>(name).cloned();
        let path = |name: &str| matches.get_one::<PathBuf>(name).cloned();
        Self {
            games,
            game: text("game"),
            scenario: text("scenario"),
            load: path("load"),
            lang: matches.get_one::<Language>("lang").cloned(),
            data: path("data"),
            config: path("config"),
            windowed: matches.get_one::<(u32, u32)>("windowed").copied(),
            fullscreen: matches.get_flag("fullscreen"),
            safe_graphics: matches.get_flag("safe-graphics"),
            seed: matches.get_one::<u64>("seed").copied(),
            log: text("log"),
            list_gpus: matches.get_flag("list-gpus"),
        }
    }

    /// Is there a scenario of the name that was asked for?
    pub fn scenario_exists(&self) -> Result<(), Fact> {
        let Some(scenario) = &self.scenario else { return Ok(()) };
        let games = self.games.headless;
        let (library, _) = games.library(self.data.as_deref());
        if games.offer(&library, scenario) {
            return Ok(());
        }
        Err(Fact::from(key::TroubleNoScenario { scenario: scenario.as_str() }))
    }
}

impl Options {
    /// Reports the faults of the data folder, before anything else is done with it.
    pub fn look_through_data(&self, speaker: &Speaker) {
        let Some(folder) = &self.data else { return };
        if !folder.is_dir() {
            let named = folder.display().to_string();
            speaker.complain(&Fact::from(key::CliNoDataFolder { folder: named }));
            return;
        }
        let (_, faults) = self.games.headless.library(Some(folder));
        let (said, left) = (faults.len().min(MOST_SAID), faults.len().saturating_sub(MOST_SAID));
        for fault in faults.iter().take(said) {
            speaker.complain(&fault.fact());
        }
        for fault in speaker.misspelt().iter().take(MOST_SAID - said) {
            speaker.complain(&fault.at());
        }
        let left = left + speaker.misspelt().len().saturating_sub(MOST_SAID - said);
        if left > 0 {
            speaker.complain(&Fact::from(key::FaultAndMore { count: left }));
        }
    }
}

/// At most this number of faults of a data folder is told one by one.
const MOST_SAID: usize = 20;

/// `1280x720`.
pub fn size(text: &str) -> Result<(u32, u32), String> {
    let (width, height) = text.split_once(['x', 'X', '×']).ok_or("1280x720")?;
    match (width.parse(), height.parse()) {
        (Ok(width), Ok(height)) if (64..=16384).contains(&width) && (64..=16384).contains(&height) => {
            Ok((width, height))
        }
        _ => Err("64x64 … 16384x16384".to_owned()),
    }
}

fn language(text: &str) -> Result<Language, String> {
    Language::from_tag(text).ok_or_else(|| "en, ru, pl, uk".to_owned())
}

/// All of them, understood before and after a subcommand.
pub fn arguments(speaker: &Speaker, games: Games) -> Vec<Arg> {
    let option = |name: &'static str, value: &'static str, help: &str| {
        Arg::new(name).long(name).value_name(value).help(speaker.say(help)).global(true)
    };
    let flag = |name: &'static str, help: &str| {
        Arg::new(name).long(name).help(speaker.say(help)).action(ArgAction::SetTrue).global(true)
    };
    let folder = || value_parser!(PathBuf);
    vec![
        option("game", "GAME", key::CLI_GAME).value_parser(clap::builder::PossibleValuesParser::new(games.names())),
        option("scenario", "ID", key::CLI_SCENARIO),
        option("load", "FILE", key::CLI_LOAD).value_parser(folder()).conflicts_with("scenario"),
        option("lang", "LANG", key::CLI_LANG).value_parser(language),
        option("data", "DIR", key::CLI_DATA).value_parser(folder()),
        option("config", "DIR", key::CLI_CONFIG).value_parser(folder()),
        option("windowed", "WxH", key::CLI_WINDOWED).value_parser(size),
        flag("fullscreen", key::CLI_FULLSCREEN).conflicts_with("windowed"),
        flag("safe-graphics", key::CLI_SAFE_GRAPHICS),
        option("seed", "N", key::CLI_SEED).value_parser(value_parser!(u64)),
        flag("list-gpus", key::CLI_LIST_GPUS),
        option("log", "LEVEL", key::CLI_LOG).value_parser(["error", "warn", "info", "debug", "trace"]),
    ]
}
