//! `simulate --game dead-reckoning`: skipper against skipper in a tray with the odds of the built one.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ArgMatches;
use serde::Serialize;

use crate::captains::dead_reckoning::battle::{Crew, Played, play};
use crate::captains::dead_reckoning::skipper::Temper;
use crate::logbook::chronicle;
use crate::logbook::data::Library;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::duel::Setup;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::kernel::{GameId, Ruleset};

use super::{Options, Speaker, series};

/// What the last line says. A match that saw no battle is a draw; the last battle decides.
#[derive(Default, Serialize)]
struct Summary {
    games: u64,
    wins: BTreeMap<&'static str, u64>,
    draws: u64,
    turns_mean: f64,
    battles_mean: f64,
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
    wins: BTreeMap<Colour, u64>,
    draws: u64,
    battles: u64,
    throws: u64,
    inputs: u64,
    refusals: u64,
    dead_ends: u64,
}

impl Sums {
    fn join(&mut self, other: Self) {
        self.games += other.games;
        for (colour, wins) in other.wins {
            *self.wins.entry(colour).or_default() += wins;
        }
        self.draws += other.draws;
        self.battles += other.battles;
        self.throws += other.throws;
        self.inputs += other.inputs;
        self.refusals += other.refusals;
        self.dead_ends += other.dead_ends;
    }

    fn summary(&self, seconds: f64) -> Summary {
        let per = |sum: u64, of: f64| if of > 0.0 { sum as f64 / of } else { 0.0 };
        let games = self.games as f64;
        Summary {
            games: self.games,
            wins: self.wins.iter().map(|(colour, wins)| (colour.word(), *wins)).collect(),
            draws: self.draws,
            // All battles of a match are fought in one turn.
            turns_mean: if self.games > 0 { 1.0 } else { 0.0 },
            battles_mean: per(self.battles, games),
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

/// Lets skippers fight.
pub fn run(matches: &ArgMatches, options: &Options, speaker: &Speaker) -> ExitCode {
    let wrong = |value: &str, what: &str| series::wrong(speaker, value, what);
    let number = |name: &str| matches.get_one::<u64>(name).copied().unwrap_or(1);
    let bots = matches.get_one::<String>("bots").map(String::as_str).unwrap_or_default();
    let Some(tempers) = bots.split(',').map(Temper::by_name).collect::<Option<Vec<_>>>() else {
        return wrong(bots, "--bots");
    };
    let (library, _) = Library::load(options.data.as_deref());
    let scenario = options.scenario.as_deref().unwrap_or("all");
    let setups = setups(&library, scenario);
    if setups.is_empty() {
        return wrong(scenario, "--scenario");
    }
    let (games, jobs, seed) = (number("games"), number("jobs").clamp(1, 256), options.seed.unwrap_or(0));
    let record = matches.get_one::<PathBuf>("record").map(PathBuf::as_path);
    if let Some(error) = record.and_then(|folder| fs::create_dir_all(folder).err()) {
        return series::not_written(speaker, &error);
    }
    let watch = super::watch::Watch::start();
    let summary = match play_all(&setups, &tempers, seed, games, jobs, record) {
        Ok(sums) => sums.summary(watch.seconds()),
        Err(error) => return series::not_written(speaker, &error),
    };
    println!("{}", serde_json::to_string(&summary).unwrap_or_default());
    if summary.refusals + summary.dead_ends > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// The battle with this id, or every one of them for `all`.
fn setups(library: &Library, id: &str) -> Vec<Setup> {
    let GameId(game) = DeadReckoning::GAME;
    let cards = library.cards.get(game).cloned().unwrap_or_default();
    let wanted = library.battles.values().filter(|duel| id == "all" || duel.id == id);
    wanted.map(|duel| Setup { duel: duel.clone(), cards: cards.clone() }).collect()
}

/// One journal a game, named by the battle and the number of the game.
fn write_down(folder: &Path, setup: &Setup, game: u64, played: &Played) -> io::Result<()> {
    let Some(journal) = &played.journal else { return Ok(()) };
    let text = chronicle::write(journal).map_err(io::Error::other)?;
    fs::write(folder.join(format!("{}-{game:05}.journal", setup.duel.id)), text)
}

/// Game by game the same, however many threads share them.
fn play_all(
    setups: &[Setup],
    tempers: &[Temper],
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
            sums.games += 1;
            match play(setup, &mut Crew::for_game(tempers, seed, game), record.is_some()) {
                Ok(played) => {
                    if let Some(folder) = record {
                        write_down(folder, setup, game, &played)?;
                    }
                    match played.winners.last() {
                        Some(winner) => *sums.wins.entry(*winner).or_default() += 1,
                        None => sums.draws += 1,
                    }
                    sums.battles += played.winners.len() as u64;
                    sums.throws += played.throws;
                    sums.inputs += played.inputs;
                    sums.refusals += played.refusals.len() as u64;
                    sums.dead_ends += u64::from(played.dead_end.is_some());
                }
                Err(_) => sums.dead_ends += 1,
            }
            done.one_more();
        }
        Ok(sums)
    };
    series::share(jobs, job, Sums::join)
}
