//! `simulate`: bot against bot; progress on standard error, one JSON summary on standard output.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Arg, ArgMatches, Command, value_parser};
use serde::Serialize;

use crate::captains::battle::{Crew, Played, play};
use crate::captains::captain::Rank;
use crate::logbook::chronicle;
use crate::logbook::data::Library;
use crate::logbook::wording::key;
use crate::rules::the_ships::articles::Setup;
use crate::rules::the_ships::ship_card::Nation;
use crate::rules::the_ships::state::Result as Ending;

use super::{Options, Speaker, Subcommand, series};

/// Lets bots play.
pub const SUBCOMMAND: Subcommand = Subcommand { name: "simulate", arguments, run };

fn arguments(command: Command, speaker: &Speaker) -> Command {
    let number = |name: &'static str, default: &'static str| {
        Arg::new(name).long(name).value_name("N").value_parser(value_parser!(u64)).default_value(default)
    };
    let bots = Arg::new("bots").long("bots").value_name("A,B").default_value("random,random");
    let record = Arg::new("record").long("record").value_name("DIR").value_parser(value_parser!(PathBuf));
    let record = record.help(speaker.say(key::CLI_RECORD));
    command.about(speaker.say(key::CLI_SIMULATE)).args([number("games", "100"), number("jobs", "1"), bots, record])
}

/// What the last line says.
#[derive(Default, Serialize)]
struct Summary {
    games: u64,
    wins: BTreeMap<&'static str, u64>,
    draws: u64,
    both_won: u64,
    broken_off: u64,
    turns_mean: f64,
    turns_median: u16,
    turns_most: u16,
    throws_mean: f64,
    inputs: u64,
    refusals: u64,
    dead_ends: u64,
    seconds: f64,
    games_per_second: f64,
    inputs_per_second: f64,
}

/// Sums that do not depend on the order of the games.
#[derive(Default)]
struct Sums {
    games: u64,
    wins: [u64; 2],
    draws: u64,
    both_won: u64,
    broken_off: u64,
    turns: u64,
    /// How many battles took so many turns.
    lengths: BTreeMap<u16, u64>,
    throws: u64,
    inputs: u64,
    refusals: u64,
    dead_ends: u64,
}

impl Sums {
    fn add(&mut self, played: &Played) {
        self.games += 1;
        match played.ending {
            Some(Ending::Won(Nation::English)) => self.wins[0] += 1,
            Some(Ending::Won(Nation::Spanish)) => self.wins[1] += 1,
            Some(Ending::BothWon) => self.both_won += 1,
            Some(Ending::Drawn) => self.draws += 1,
            None => self.broken_off += 1,
        }
        self.turns += u64::from(played.turns);
        *self.lengths.entry(played.turns).or_default() += 1;
        self.throws += played.throws;
        self.inputs += played.inputs;
        self.refusals += played.refusals.len() as u64;
        self.dead_ends += u64::from(played.dead_end.is_some());
    }

    fn join(&mut self, other: &Self) {
        self.games += other.games;
        self.wins[0] += other.wins[0];
        self.wins[1] += other.wins[1];
        self.draws += other.draws;
        self.both_won += other.both_won;
        self.broken_off += other.broken_off;
        self.turns += other.turns;
        for (length, battles) in &other.lengths {
            *self.lengths.entry(*length).or_default() += battles;
        }
        self.throws += other.throws;
        self.inputs += other.inputs;
        self.refusals += other.refusals;
        self.dead_ends += other.dead_ends;
    }

    /// Half of the battles took no more turns than this.
    fn median(&self) -> u16 {
        let mut left = self.games.div_ceil(2);
        let middle = self.lengths.iter().find(|(_, battles)| {
            let here = left <= **battles;
            left = left.saturating_sub(**battles);
            here
        });
        middle.map_or(0, |(length, _)| *length)
    }

    fn summary(&self, seconds: f64) -> Summary {
        let per = |sum: u64, of: f64| if of > 0.0 { sum as f64 / of } else { 0.0 };
        let games = self.games as f64;
        Summary {
            games: self.games,
            wins: BTreeMap::from([("england", self.wins[0]), ("spain", self.wins[1])]),
            draws: self.draws + self.broken_off,
            both_won: self.both_won,
            broken_off: self.broken_off,
            turns_mean: per(self.turns, games),
            turns_median: self.median(),
            turns_most: self.lengths.keys().next_back().copied().unwrap_or(0),
            throws_mean: per(self.throws, games),
            inputs: self.inputs,
            refusals: self.refusals,
            dead_ends: self.dead_ends,
            seconds,
            games_per_second: per(self.games, seconds),
            inputs_per_second: per(self.inputs, seconds),
        }
    }
}

fn run(matches: &ArgMatches, options: &Options, speaker: &Speaker) -> ExitCode {
    let wrong = |value: &str, what: &str| series::wrong(speaker, value, what);
    let number = |name: &str| matches.get_one::<u64>(name).copied().unwrap_or(1);
    let game = options.game.as_deref().unwrap_or("the-ships");
    if game == "dead-reckoning" {
        return super::simulate_battles::run(matches, options, speaker);
    }
    if game != "the-ships" {
        return wrong(game, "--game");
    }
    let bots = matches.get_one::<String>("bots").map(String::as_str).unwrap_or_default();
    let ranks: Vec<_> = bots.split(',').map(Rank::by_name).collect();
    let [Some(first), Some(second)] = ranks.as_slice() else { return wrong(bots, "--bots") };
    let (library, _) = Library::load(options.data.as_deref());
    let scenario = options.scenario.as_deref().unwrap_or("open-sea");
    let setups = super::matches::setups(&library, scenario);
    if setups.is_empty() {
        return wrong(scenario, "--scenario");
    }
    let (games, jobs, seed) = (number("games"), number("jobs").clamp(1, 256), options.seed.unwrap_or(0));
    let watch = super::watch::Watch::start();
    let record = matches.get_one::<PathBuf>("record");
    if let Some(error) = record.and_then(|folder| fs::create_dir_all(folder).err()) {
        return series::not_written(speaker, &error);
    }
    let sums = match play_all(&setups, [*first, *second], seed, games, jobs, record.map(PathBuf::as_path)) {
        Ok(sums) => sums,
        Err(error) => return series::not_written(speaker, &error),
    };
    let summary = sums.summary(watch.seconds());
    println!("{}", serde_json::to_string(&summary).unwrap_or_default());
    if summary.refusals + summary.dead_ends > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// One journal a game, named by the scenario and the number of the game.
fn write_down(folder: &Path, setup: &Setup, game: u64, played: &Played) -> io::Result<()> {
    let Some(journal) = &played.journal else { return Ok(()) };
    let text = chronicle::write(journal).map_err(io::Error::other)?;
    fs::write(folder.join(format!("{}-{game:05}.journal", setup.scenario.id)), text)
}

/// Game by game the same, however many threads share them.
fn play_all(
    setups: &[Setup],
    ranks: [Rank; 2],
    seed: u64,
    games: u64,
    jobs: u64,
    record: Option<&Path>,
) -> io::Result<Sums> {
    let done = series::Progress::of(games);
    let job = |job: u64| -> io::Result<Sums> {
        let mut sums = Sums::default();
        for game in (job..games).step_by(usize::try_from(jobs).unwrap_or(1)) {
            let Some(setup) = setups.get(usize::try_from(game).unwrap_or(0) % setups.len()) else { continue };
            let mut crew = Crew::for_game(ranks, seed, game);
            match play(setup, &mut crew, record.is_some()) {
                Ok(played) => {
                    if let Some(folder) = record {
                        write_down(folder, setup, game, &played)?;
                    }
                    sums.add(&played);
                }
                Err(_) => sums.dead_ends += 1,
            }
            done.one_more();
        }
        Ok(sums)
    };
    series::share(jobs, job, |all, sums| all.join(&sums))
}
