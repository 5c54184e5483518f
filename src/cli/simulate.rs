//! `simulate`: bot against bot; progress on standard error, one JSON summary on standard output.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use crate::headless::pairs::{Share, WHOLE, elo};
use crate::headless::simulate::{Figures, NoSeries, Series, Wanted};
use crate::logbook::files::{self, Care};
use crate::logbook::wording::key;

use super::{GameLists, Options, Speaker, Subcommand, output, series};

/// Lets bots play.
pub const SUBCOMMAND: Subcommand = Subcommand { name: "simulate", arguments, run };

/// Dice and cubes fall as a seed has it, or as bodies do.
const DICE: &[&str] = if cfg!(feature = "physics") { &["steady", "physical"] } else { &["steady"] };

fn arguments(command: Command, speaker: &Speaker, _: GameLists) -> Command {
    let number = |name: &'static str, default: &'static str| {
        Arg::new(name).long(name).value_name("N").value_parser(value_parser!(u64)).default_value(default)
    };
    let bots = Arg::new("bots").long("bots").value_name("A,B").default_value("random,random");
    let record = Arg::new("record").long("record").value_name("DIR").value_parser(value_parser!(PathBuf));
    let record = record.help(speaker.say(key::CLI_RECORD));
    let players = Arg::new("players").long("players").value_name("N").value_parser(value_parser!(u8).range(2..=4));
    let players = players.conflicts_with("scenario").help(speaker.say(key::CLI_PLAYERS));
    let dice = Arg::new("dice").long("dice").value_name("DICE").value_parser(DICE.to_vec()).default_value("steady");
    let dice = dice.help(speaker.say(key::CLI_SIMULATE_DICE));
    let pairs = Arg::new("pairs").long("pairs").value_name("N").value_parser(value_parser!(u64).range(1..));
    let pairs = pairs.conflicts_with("record").help(speaker.say(key::CLI_PAIRS));
    let strict = Arg::new("strict").long("strict").action(ArgAction::SetTrue).help(speaker.say(key::CLI_STRICT));
    let kinds = Arg::new("kinds").long("kinds").action(ArgAction::SetTrue).conflicts_with("pairs");
    let kinds = kinds.help(speaker.say(key::CLI_KINDS));
    let numbers = [number("games", "100"), number("jobs", "1")];
    command
        .about(speaker.say(key::CLI_SIMULATE))
        .args(numbers)
        .args([bots, pairs, record, players, dice, strict, kinds])
}

/// The last line of the output, with its fields in this order.
struct Summary(Vec<(&'static str, Value)>);

impl Serialize for Summary {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// Sums that do not depend on the order of the games.
#[derive(Default)]
struct Sums {
    games: u64,
    wins: BTreeMap<&'static str, u64>,
    /// By the place in the order of turns.
    won_as: BTreeMap<usize, u64>,
    draws: u64,
    shared_wins: u64,
    broken_off: u64,
    turns: u64,
    /// Counts battles by their number of turns.
    lengths: BTreeMap<u16, u64>,
    throws: u64,
    inputs: u64,
    refusals: u64,
    dead_ends: u64,
    /// Matches in which something was out of its place.
    out_of_place: u64,
    /// Pieces that came to rest in the zones of a tray.
    fell: BTreeMap<&'static str, u64>,
    counts: BTreeMap<&'static str, u64>,
    /// Victories of a kind of players, and how many of it there were.
    kinds: BTreeMap<&'static str, [u64; 2]>,
}

fn add<K: Ord>(sums: &mut BTreeMap<K, u64>, counts: impl IntoIterator<Item = (K, u64)>) {
    for (of, count) in counts {
        *sums.entry(of).or_default() += count;
    }
}

impl Sums {
    fn add(&mut self, played: &Figures) {
        self.games += 1;
        match (played.over, played.winners.as_slice()) {
            (false, _) => self.broken_off += 1,
            (true, []) => self.draws += 1,
            (true, [winner]) => *self.wins.entry(winner).or_default() += 1,
            (true, _) => self.shared_wins += 1,
        }
        add(&mut self.won_as, played.won_as.map(|place| (place, 1)));
        self.turns += u64::from(played.turns);
        *self.lengths.entry(played.turns).or_default() += 1;
        self.throws += played.throws;
        self.inputs += played.inputs;
        self.refusals += played.refusals;
        self.dead_ends += u64::from(played.dead_end);
        if let Some(what) = &played.out_of_place {
            self.out_of_place += 1;
            output::note(format_args!("{}: {what}", played.title));
        }
        add(&mut self.fell, played.fell.iter().copied());
        add(&mut self.counts, played.counts.iter().copied());
        for (side, kind) in &played.kinds {
            let [wins, of] = self.kinds.entry(kind).or_default();
            *wins += u64::from(played.winners.contains(side));
            *of += 1;
        }
    }

    fn join(&mut self, other: Self) {
        self.games += other.games;
        add(&mut self.wins, other.wins);
        add(&mut self.won_as, other.won_as);
        self.draws += other.draws;
        self.shared_wins += other.shared_wins;
        self.broken_off += other.broken_off;
        self.turns += other.turns;
        add(&mut self.lengths, other.lengths);
        self.throws += other.throws;
        self.inputs += other.inputs;
        self.refusals += other.refusals;
        self.dead_ends += other.dead_ends;
        self.out_of_place += other.out_of_place;
        add(&mut self.fell, other.fell);
        add(&mut self.counts, other.counts);
        for (kind, [wins, of]) in other.kinds {
            let all = self.kinds.entry(kind).or_default();
            *all = [all[0] + wins, all[1] + of];
        }
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

    fn summary(&self, sides: &[&'static str], seconds: f64) -> Summary {
        let per = |sum: u64, of: f64| if of > 0.0 { sum as f64 / of } else { 0.0 };
        let games = self.games as f64;
        let mut wins: BTreeMap<&str, u64> = sides.iter().map(|side| (*side, 0)).collect();
        wins.extend(&self.wins);
        let mut summary = vec![
            ("games", json!(self.games)),
            ("wins", json!(wins)),
            ("draws", json!(self.draws + self.broken_off)),
            ("shared_wins", json!(self.shared_wins)),
            ("broken_off", json!(self.broken_off)),
            ("turns_mean", json!(per(self.turns, games))),
            ("turns_median", json!(self.median())),
            ("turns_most", json!(self.lengths.keys().next_back().copied().unwrap_or(0))),
        ];
        if !self.won_as.is_empty() {
            let places = (0..sides.len()).map(|place| self.won_as.get(&place).copied().unwrap_or(0));
            summary.push(("wins_by_order", places.collect()));
        }
        summary.extend(self.counts.iter().map(|(name, count)| (*name, json!(per(*count, games)))));
        if !self.kinds.is_empty() {
            summary.push(("wins_by_kind", json!(self.kinds)));
        }
        if !self.fell.is_empty() {
            summary.push(("fell", json!(self.fell)));
        }
        summary.extend([
            ("throws_mean", json!(per(self.throws, games))),
            ("inputs_mean", json!(per(self.inputs, games))),
            ("inputs", json!(self.inputs)),
            ("refusals", json!(self.refusals)),
            ("dead_ends", json!(self.dead_ends)),
            ("out_of_place", json!(self.out_of_place)),
            ("seconds", json!(seconds)),
            ("games_per_second", json!(per(self.games, seconds))),
            ("inputs_per_second", json!(per(self.inputs, seconds))),
        ]);
        Summary(summary)
    }
}

fn run(matches: &ArgMatches, options: &Options, speaker: &Speaker) -> ExitCode {
    let wrong = |value: &str, what: &str| series::wrong(speaker, value, what);
    let number = |name: &str| matches.get_one::<u64>(name).copied().unwrap_or(1);
    let (games, named) = (options.games.headless, options.game.as_deref());
    let Some(game) = named.map_or(games.first(), |name| games.named(name)) else {
        return wrong(named.unwrap_or_default(), "--game");
    };
    let bots = matches.get_one::<String>("bots").map(String::as_str).unwrap_or_default();
    let (library, _) = games.library(options.data.as_deref());
    let wanted = Wanted {
        scenario: options.scenario.as_deref(),
        players: matches.get_one::<u8>("players").copied(),
        bots,
        strict: matches.get_flag("strict"),
        physical: matches.get_one::<String>("dice").is_some_and(|dice| dice == "physical"),
        kinds: matches.get_flag("kinds"),
    };
    let matches_of = match game.series(&library, &wanted) {
        Ok(series) => series,
        Err(NoSeries::Bots(bots)) => return wrong(&bots, "--bots"),
        Err(NoSeries::Scenario(scenario)) => return wrong(&scenario, "--scenario"),
        Err(NoSeries::Players(players)) => return wrong(&players.to_string(), "--players"),
    };
    let (count, jobs, seed) = (number("games"), number("jobs").clamp(1, 256), options.seed.unwrap_or(0));
    let watch = super::watch::Watch::start();
    if let Some(pairs) = matches.get_one::<u64>("pairs") {
        return match play_pairs(&*matches_of, seed, *pairs, jobs) {
            Some(played) => summed_up(bots, &played, seed, watch.seconds()),
            None => wrong(bots, "--pairs"),
        };
    }
    let record = matches.get_one::<PathBuf>("record");
    if let Some(error) = record.and_then(|folder| fs::create_dir_all(folder).err()) {
        return series::not_written(speaker, "--record", &error);
    }
    if let Some(folder) = record {
        files::sweep(folder, |name| name.ends_with(".journal"));
    }
    let sums = match play_all(&*matches_of, seed, count, jobs, record.map(PathBuf::as_path)) {
        Ok(sums) => sums,
        Err(error) => return series::not_written(speaker, "--record", &error),
    };
    let summary = sums.summary(&matches_of.sides(), watch.seconds());
    output::print(serde_json::to_string(&summary).unwrap_or_default());
    if sums.refusals + sums.dead_ends + sums.out_of_place > 0 || sums.games != count {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}

/// Points of the first bot in each pair, and sums over all matches.
#[derive(Default)]
struct Pairs {
    points: Vec<u8>,
    sums: Sums,
}

/// None unless two bots sit at two seats.
fn play_pairs(matches: &dyn Series, seed: u64, pairs: u64, jobs: u64) -> Option<Pairs> {
    let done = series::Progress::of(pairs);
    let job = |job: u64| -> Result<Pairs, ()> {
        let mut all = Pairs::default();
        for game in (job..pairs).step_by(usize::try_from(jobs).unwrap_or(1)) {
            let (points, played) = matches.pair(seed, game).ok_or(())?;
            all.points.push(points);
            played.iter().for_each(|played| all.sums.add(played));
            done.one_more();
        }
        Ok(all)
    };
    let join = |all: &mut Pairs, more: Pairs| {
        all.points.extend(more.points);
        all.sums.join(more.sums);
    };
    series::share(jobs, job, join).ok()
}

/// The share of the first bot, how sure it is, and what that is in points of strength.
fn summed_up(bots: &str, played: &Pairs, seed: u64, seconds: f64) -> ExitCode {
    let Pairs { points, sums } = played;
    let mut sorted = points.clone();
    // However many threads played them.
    sorted.sort_unstable();
    let Some(Share { share, low, high }) = Share::of(&sorted, seed) else { return ExitCode::FAILURE };
    let of = |what: Ordering| sorted.iter().filter(|pair| (**pair).cmp(&(WHOLE / 2)) == what).count();
    output::print(json!({
        "bots": bots,
        "pairs": sorted.len(),
        "won": of(Ordering::Greater),
        "even": of(Ordering::Equal),
        "lost": of(Ordering::Less),
        "share": share,
        "share_95": [low, high],
        "elo": elo(share),
        "elo_95": [elo(low), elo(high)],
        "wins": sums.wins,
        "drawn": sums.draws + sums.shared_wins + sums.broken_off,
        "refusals": sums.refusals,
        "dead_ends": sums.dead_ends,
        "seconds": seconds,
    }));
    if sums.refusals + sums.dead_ends + sums.out_of_place > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// One journal a game, named by the title and the number of the game.
fn write_down(folder: &Path, game: u64, played: Figures) -> io::Result<()> {
    let Some(journal) = played.journal else { return Ok(()) };
    let text = journal.map_err(io::Error::other)?;
    let path = folder.join(format!("{}-{game:05}.journal", played.title));
    let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
    files::write_with(&path, text.as_bytes(), Care::Quick).map_err(named)
}

/// Game by game the same, however many threads share them.
fn play_all(matches: &dyn Series, seed: u64, games: u64, jobs: u64, record: Option<&Path>) -> io::Result<Sums> {
    let done = series::Progress::of(games);
    let job = |job: u64| -> io::Result<Sums> {
        let mut sums = Sums::default();
        for game in (job..games).step_by(usize::try_from(jobs).unwrap_or(1)) {
            let played = matches.play(seed, game, record.is_some());
            sums.add(&played);
            if let Some(folder) = record {
                write_down(folder, game, played)?;
            }
            done.one_more();
        }
        Ok(sums)
    };
    series::share(jobs, job, Sums::join)
}
