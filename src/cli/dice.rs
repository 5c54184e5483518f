//! `dice`: real physics without a window; progress on standard error, one JSON summary on standard output.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::Path;
use std::process::ExitCode;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::dice::fairness::{ChiSquare, Counts};
use crate::dice::laboratory::{Figures, Laboratory, Reasons, Tally, Trial};
use crate::dice::memory::Hands;
use crate::dice::{EngineId, Solid, Unthrowable, Vessels, Way};
use crate::logbook::data;
use crate::logbook::files::{self, MEGABYTE};
use crate::logbook::wording::{Fact, key};

use super::{GameLists, Options, Speaker, Subcommand, output, series, vessel_check, watch::Watch};

/// Throws dice.
pub const SUBCOMMAND: Subcommand = Subcommand { name: "dice", arguments, run };

const DICE: [(&str, Solid); 3] = [("d20", Solid::D20), ("d6", Solid::D6), ("cube", Solid::Cube)];
const WAYS: [(&str, Way); 3] = [("tower", Way::Tower), ("hand", Way::Hand), ("tray", Way::Tray)];

fn arguments(command: Command, speaker: &Speaker, _: GameLists) -> Command {
    let option = |name: &'static str, value: &'static str, default: &'static str, help: &str| {
        Arg::new(name).long(name).value_name(value).default_value(default).help(speaker.say(help))
    };
    let number = |range: std::ops::RangeInclusive<u64>| value_parser!(u64).range(range);
    command.about(speaker.say(key::CLI_DICE)).args([
        option("die", "DIE", "d20", key::CLI_DICE_DIE).value_parser(DICE.map(|(name, _)| name)),
        option("count", "N", "1", key::CLI_DICE_COUNT).value_parser(number(1..=1000)),
        option("throws", "T", "100", key::CLI_DICE_THROWS).value_parser(number(1..=1_000_000_000)),
        option("way", "WAY", "hand", key::CLI_DICE_WAY).value_parser(WAYS.map(|(name, _)| name)),
        option("jobs", "J", "1", key::CLI_DICE_JOBS).value_parser(number(1..=256)),
        Arg::new("film").long("film").action(ArgAction::SetTrue).help(speaker.say(key::CLI_DICE_FILM)),
        Arg::new("memory").long("memory").action(ArgAction::SetTrue).help(speaker.say(key::CLI_DICE_MEMORY)),
        Arg::new("weak").long("weak").action(ArgAction::SetTrue).help(speaker.say(key::CLI_DICE_WEAK)),
        Arg::new("bench").long("bench").action(ArgAction::SetTrue).help(speaker.say(key::CLI_DICE_BENCH)),
    ])
}

/// The last line of the output.
#[derive(Serialize)]
struct Summary<'a> {
    die: &'a str,
    way: &'a str,
    count: u64,
    throws: u64,
    dice: u64,
    seed: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    faces: Option<BTreeMap<String, u64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    zones: Option<BTreeMap<String, u64>>,
    /// The upper side of a cube does not matter to any rule, but shows how well cubes tumble.
    #[serde(skip_serializing_if = "Option::is_none")]
    cube_faces: Option<BTreeMap<String, u64>>,
    chi_square: ChiSquare,
    escapes: u64,
    unreadable: u64,
    rethrown: u64,
    raised: u64,
    not_read_at_first: Reasons,
    settle: Figures,
    settle_throw: Figures,
    until_read: Figures,
    steps: u64,
    engine: EngineId,
    hash: String,
    seconds: f64,
    throws_per_second: f64,
}

fn run(matches: &ArgMatches, options: &Options, speaker: &Speaker) -> ExitCode {
    let text = |name: &str| matches.get_one::<String>(name).map(String::as_str).unwrap_or_default();
    let number = |name: &str| matches.get_one::<u64>(name).copied().unwrap_or(1);
    let (die_name, way_name) = (text("die"), text("way"));
    let die = DICE.iter().find(|(name, _)| *name == die_name).map_or(Solid::D20, |(_, die)| *die);
    let way = WAYS.iter().find(|(name, _)| *name == way_name).map_or(Way::Hand, |(_, way)| *way);
    let vessels = match vessels(options.data.as_deref(), speaker) {
        Ok(vessels) => vessels,
        Err(fact) => {
            speaker.complain(&fact);
            return ExitCode::FAILURE;
        }
    };
    let trial = Trial {
        die,
        count: usize::try_from(number("count")).unwrap_or(usize::MAX),
        way,
        seed: options.seed.unwrap_or(0),
    };
    if matches.get_flag("film") {
        return super::dice_bench::film(&vessels, trial, number("throws"));
    }
    if matches.get_flag("bench") {
        return super::dice_bench::run(&vessels, trial, number("throws"));
    }
    if matches.get_flag("memory") {
        let hands = if matches.get_flag("weak") { Hands::Weak } else { Hands::All };
        return super::dice_bench::memory(&vessels, trial, hands, number("throws"));
    }
    let watch = Watch::start();
    let tally = match throw_all(&vessels, trial, number("throws"), number("jobs")) {
        Ok(tally) => tally,
        Err(Unthrowable::TooMany(count)) => {
            speaker.complain(&key::CliDiceTooMany { count, limit: vessels.dice.limit }.into());
            return ExitCode::from(2);
        }
        Err(other) => {
            speaker.complain(&Fact::from(key::CliDiceUnthrowable { error: format!("{other:?}") }));
            return ExitCode::FAILURE;
        }
    };
    let seconds = watch.seconds();
    let faces = faces(&tally, die);
    let cube = die == Solid::Cube;
    let named = || {
        let numbered = faces.0.iter().enumerate();
        numbered.map(|(at, count)| ((at + 1).to_string(), *count)).collect::<BTreeMap<_, _>>()
    };
    let summary = Summary {
        die: die_name,
        way: way_name,
        count: number("count"),
        throws: tally.throws,
        dice: tally.dice,
        seed: trial.seed,
        faces: (!cube).then(named),
        zones: cube.then(|| zones(&vessels, &tally)),
        cube_faces: cube.then(named),
        chi_square: faces.chi_square(),
        escapes: tally.all.lost,
        unreadable: tally.unreadable,
        rethrown: tally.rethrown,
        raised: tally.raised,
        not_read_at_first: tally.first,
        settle: tally.settle.figures(),
        settle_throw: tally.settle_throw.figures(),
        until_read: tally.wait.figures(),
        steps: tally.steps,
        engine: EngineId::of(&vessels),
        hash: format!("{:016x}", tally.hash),
        seconds,
        throws_per_second: if seconds > 0.0 { tally.throws as f64 / seconds } else { 0.0 },
    };
    output::print(serde_json::to_string(&summary).unwrap_or_default());
    if summary.escapes + summary.unreadable > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// The tray and tower the program carries, with those parts that the data folder has of its own.
fn vessels(data: Option<&Path>, speaker: &Speaker) -> Result<Vessels, Fact> {
    let unreadable = |error: String| Fact::from(key::CliDiceNoVessels { error });
    let mut vessels = Vessels::built_in().map_err(|error| unreadable(error.to_string()))?;
    let Some(folder) = data.map(|data| data.join("vessels")) else { return Ok(vessels) };
    take(&folder.join("dice.ron"), &mut vessels.dice, speaker).map_err(unreadable)?;
    take(&folder.join("tray.ron"), &mut vessels.tray, speaker).map_err(unreadable)?;
    take(&folder.join("tower.ron"), &mut vessels.tower, speaker).map_err(unreadable)?;
    Ok(vessels)
}

fn take<T: DeserializeOwned + Serialize>(path: &Path, part: &mut T, speaker: &Speaker) -> Result<(), String> {
    let name = path.display().to_string();
    let fault = |fault: data::DataFault| format!("{}:{}: {}", fault.file, fault.line, speaker.tell(&fault.what));
    let bytes = match files::read(path, MEGABYTE) {
        Ok(bytes) => bytes,
        Err(files::Unread::Closed(error)) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(unread) => return Err(format!("{name}: {}", speaker.tell(&Fact::from(&unread)))),
    };
    *part = vessel_check::read(&name, &bytes).map_err(fault)?;
    Ok(())
}

fn faces(tally: &Tally, die: Solid) -> Counts {
    Counts((1..=die.sides()).map(|face| tally.faces.get(&face).copied().unwrap_or(0)).collect())
}

/// First readings by zone, and those that are dropped again.
fn zones(vessels: &Vessels, tally: &Tally) -> BTreeMap<String, u64> {
    let counted =
        |number: usize| u8::try_from(number).ok().and_then(|zone| tally.zones.get(&zone)).copied().unwrap_or(0);
    let zones = vessels.tray.zones.iter().enumerate().map(|(number, zone)| (zone.id.clone(), counted(number)));
    let first = tally.first;
    let other = first.stacked + first.stuck + first.lost + first.unsettled;
    zones.chain([("ridge".to_owned(), first.ridge), ("other".to_owned(), other)]).collect()
}

/// Throw by throw the same, however many threads share them.
fn throw_all(vessels: &Vessels, trial: Trial, throws: u64, jobs: u64) -> Result<Tally, Unthrowable> {
    let done = series::Progress::of(throws);
    let job = |job: u64| {
        let part = |number: u64| throws / jobs * number + (throws % jobs).min(number);
        let mut laboratory = Laboratory::part(vessels, trial, part(job), part(job + 1));
        while laboratory.step()? {
            done.one_more();
        }
        Ok(laboratory.tally)
    };
    series::share(jobs, job, |all, tally| all.join(&tally))
}
