//! `check FILE...`: reports the faults of data files and scripts, with their places; one JSON object a fault.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::headless::Games;
use crate::logbook::data::{self, DataFault, File, Kind, Library, Vessel, lessons};
use crate::logbook::rulebook;
use crate::logbook::wording::{Fact, key};
use crate::shipwright::lines::ShipLines;
use crate::shipwright::{self, LinesFault, vessels};

use super::{GameLists, Options, Speaker, Subcommand, output, vessel_check};

/// Looks through data files.
pub const SUBCOMMAND: Subcommand = Subcommand { name: "check", arguments, run };

/// At most this number of faults of all files together is told one by one.
const MOST_TOLD: usize = 1000;

fn arguments(command: Command, speaker: &Speaker, _: GameLists) -> Command {
    let files = Arg::new("files").value_name("FILE").required(true).action(ArgAction::Append).num_args(1..);
    command
        .about(speaker.say(key::CLI_CHECK))
        .arg(files.help(speaker.say(key::CLI_FILES)).value_parser(value_parser!(PathBuf)))
}

fn run(matches: &ArgMatches, options: &Options, speaker: &Speaker) -> ExitCode {
    let games = options.games.headless;
    let mut paths = Vec::new();
    for path in matches.get_many::<PathBuf>("files").unwrap_or_default() {
        gather(path, 0, &mut paths);
    }
    let (files, mut faults) = opened(games, &paths);
    if files.is_empty() && faults.is_empty() {
        speaker.complain(&Fact::from(key::CLI_CHECKED_NOTHING));
        return ExitCode::FAILURE;
    }
    let (library, found) = data::check(&files, games.shelves(), options.data.as_deref());
    faults.extend(found);
    let listed = matches.get_many::<PathBuf>("files").unwrap_or_default();
    let folders: Vec<_> = listed.filter(|path| path.is_dir()).collect();
    faults.extend(
        files.iter().filter(|file| folders.iter().any(|folder| file.path().starts_with(folder))).filter_map(misplaced),
    );
    let (mut misfits, mut fine) = (Vec::new(), true);
    if faults.is_empty() && files.iter().any(|file| matches!(file.kind, Kind::Library(_))) {
        misfits.extend(unplayable(games, &files, &library, speaker));
        misfits.extend(openings(games, &files, &library, speaker));
    }
    for file in &files {
        match file.kind {
            Kind::Settings => faults.extend(settings::<Settings>(file)),
            Kind::ShipLines => faults.extend(ship_lines(file)),
            Kind::Vessel(part) => faults.extend(vessel(file, part)),
            Kind::Script => misfits.extend(script(games, file, &library, speaker)),
            Kind::Chapter => faults.extend(chapter(games, file, &files, options.data.as_deref())),
            _ => {}
        }
    }
    // A folder of thousands of broken files is told as one file of thousands of faults is.
    let all = faults.len() + misfits.len();
    let last = all.checked_sub(MOST_TOLD).filter(|more| *more > 0).map(|count| Finding {
        file: String::new(),
        line: None,
        field: String::new(),
        error: speaker.tell(&Fact::from(key::FaultAndMore { count })),
    });
    let told = faults.iter().map(|fault| line(fault, speaker)).chain(misfits).take(MOST_TOLD);
    for fault in told.chain(last) {
        fine = false;
        if !output::print(serde_json::to_string(&fault).unwrap_or_default()) {
            break;
        }
    }
    if fine {
        speaker.complain(&Fact::from(key::CliChecked { count: files.len() }));
        return ExitCode::SUCCESS;
    }
    speaker.complain(&Fact::from(key::CliCheckedFaulty { count: files.len() }));
    ExitCode::FAILURE
}

/// A file in a folder where it is not looked for.
fn misplaced(file: &File) -> Option<DataFault> {
    let folder = |up: usize| file.path().ancestors().nth(up).and_then(Path::file_name).and_then(|name| name.to_str());
    let found = folder(1).unwrap_or_default();
    let expected = match file.kind {
        Kind::Library(own) => own.name,
        Kind::ShipLines => "lines",
        Kind::Vessel(_) => "vessels",
        Kind::Model => "models",
        Kind::Sentences if folder(2) != Some("wording") => "wording/<language>",
        // Their own check names the folder.
        Kind::Chapter | Kind::Sentences | Kind::Settings | Kind::Script => found,
    };
    let what = Fact::from(key::FaultFolder { found: format!("{found}/"), expected: format!("{expected}/") });
    let fault = DataFault { file: file.name.clone(), line: 0, column: 0, field: String::new(), what };
    (found != expected).then_some(fault)
}

/// Lessons in which a battle is played that no game offers.
fn unplayable(games: Games, files: &[File], library: &Library, speaker: &Speaker) -> Vec<Finding> {
    let battles = library.lessons().course().into_iter().filter_map(|lesson| Some((lesson, lesson.battle.as_ref()?)));
    let played = |battle: &lessons::Battle| {
        games.named(&battle.game).is_some_and(|game| game.offers(library).contains(&battle.id))
    };
    let missing = battles.filter(|(_, battle)| !played(battle)).map(|(lesson, battle)| {
        let named = format!("{:?}", lesson.id);
        let of = files.iter().find(|file| String::from_utf8_lossy(&file.bytes).contains(&named));
        let file = of.map_or_else(|| lesson.id.clone(), |file| file.name.clone());
        let expected = games.named(&battle.game).map(|game| game.offers(library).join(", ")).unwrap_or_default();
        let error = speaker.tell(&Fact::from(key::FaultUnknownWord { found: battle.id.as_str(), expected }));
        Finding { file, line: None, field: "battle.id".to_owned(), error }
    });
    missing.collect()
}

/// Plays every scenario up to its first orders, and reports one that does not get so far.
fn openings(games: Games, files: &[File], library: &Library, speaker: &Speaker) -> Vec<Finding> {
    let mut found = Vec::new();
    for (game, id) in games.0.iter().flat_map(|game| game.offers(library).into_iter().map(|id| (game.id().0, id))) {
        let text = format!("Script(game: {game:?}, setup: Scenario({id:?}, seed: 1), steps: [])");
        let (mut error, mut want) = (None, String::new());
        games.script(&id, text.as_bytes(), library, speaker, None, &mut |told| {
            if let Some(wanted) = told.0.get("want") {
                want = wanted.to_string();
            }
            if let Some(said) = told.0.get("error").and_then(Value::as_str) {
                error = Some(said.to_owned());
            } else if told.0.pointer("/state/turn").and_then(Value::as_u64) == Some(0) {
                error = Some(speaker.tell(&Fact::from(key::FaultOpening { want: want.as_str() })));
            }
        });
        let Some(error) = error else { continue };
        let named = format!("{id:?}");
        let of = files.iter().find(|file| String::from_utf8_lossy(&file.bytes).contains(&named));
        let file = of.map_or_else(|| id.clone(), |file| file.name.clone());
        found.push(Finding { file, line: None, field: String::new(), error });
    }
    found
}

fn opened(games: Games, paths: &[PathBuf]) -> (Vec<File>, Vec<DataFault>) {
    let folders = games.folders();
    let mut files = Vec::new();
    let mut faults = Vec::new();
    for path in paths {
        match data::open(path, &folders) {
            Ok(file) => files.push(file),
            Err(fault) => faults.push(fault),
        }
    }
    (files, faults)
}

/// A folder stands for the data files in it.
fn gather(path: &Path, depth: usize, paths: &mut Vec<PathBuf>) {
    const DEEPEST: usize = 4;
    if !path.is_dir() {
        paths.push(path.to_owned());
        return;
    }
    let mut inside: Vec<PathBuf> =
        fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    inside.sort();
    for path in inside {
        let ends = |known: &[&str]| path.extension().is_some_and(|ending| known.iter().any(|known| ending == *known));
        // A chapter lies in a rulebook; any other such file is left alone.
        let chapter = ends(&["md"]) && rulebook::language_and_folder(&path).is_some();
        let is_data = ends(&["ron", "ftl", "toml", "glb"]) || chapter;
        let goes_on = if path.is_dir() { depth < DEEPEST } else { is_data };
        if goes_on {
            gather(&path, depth + 1, paths);
        }
    }
}

/// One fault as it is printed.
#[derive(Serialize)]
struct Finding {
    file: String,
    line: Option<u64>,
    field: String,
    error: String,
}

fn line(fault: &DataFault, speaker: &Speaker) -> Finding {
    let line = u64::try_from(fault.line).ok().filter(|line| *line > 0);
    Finding { file: fault.file.clone(), line, field: fault.field.clone(), error: speaker.tell(&fault.what) }
}

/// Plays a script in silence; its first complaint is the fault.
fn script(games: Games, file: &File, library: &Library, speaker: &Speaker) -> Option<Finding> {
    let mut found = None;
    games.script(&file.name, &file.bytes, library, speaker, None, &mut |told| {
        let Some(error) = told.0.get("error").and_then(Value::as_str) else { return };
        let step = told.0.get("step").and_then(Value::as_u64).map(|step| format!("steps[{}]", step.saturating_sub(1)));
        let field = told.0.get("field").and_then(Value::as_str).map(str::to_owned).or(step);
        found = Some(Finding {
            file: file.name.clone(),
            line: told.0.get("line").and_then(Value::as_u64).filter(|line| *line > 0),
            field: field.unwrap_or_default(),
            error: error.to_owned(),
        });
    });
    found
}

/// Checks a chapter of a rulebook, in its book: with the other files, the data folder's chapters and ours.
fn chapter(games: Games, file: &File, files: &[File], data: Option<&Path>) -> Vec<DataFault> {
    let place = rulebook::language_and_folder(file.path());
    let found = place.and_then(|(language, folder)| Some((language, folder, games.named(folder)?.numbering())));
    let Some((language, folder, numbering)) = found else {
        let above = file.path().parent().map(|folder| folder.display().to_string()).unwrap_or_default();
        let what = key::FaultFolder { found: format!("{above}/"), expected: "rulebook/<language>/<game>/" }.into();
        return vec![DataFault { file: file.name.clone(), line: 0, column: 0, field: String::new(), what }];
    };
    let chapters = files.iter().filter(|file| file.kind == Kind::Chapter);
    let more: Vec<(&str, &[u8])> = chapters.map(|file| (file.name.as_str(), file.bytes.as_slice())).collect();
    let mut faults = rulebook::open(&language, folder, &numbering, data, &more).1;
    faults.retain(|fault| fault.file == file.name);
    faults
}

/// Lists the faults that keep a hull from being lofted.
fn ship_lines(file: &File) -> Vec<DataFault> {
    let lines = match data::read::<ShipLines>(&file.name, &file.bytes) {
        Ok(lines) => lines,
        Err(fault) => return vec![fault],
    };
    let faults = shipwright::check(&lines.value).err().unwrap_or_default();
    let fault =
        |LinesFault { field, expected }| lines.source.fault(field, Fact::from(key::FaultExpected { what: expected }));
    faults.into_iter().map(fault).collect()
}

/// A part of the description of throws.
fn vessel(file: &File, part: Vessel) -> Option<DataFault> {
    match part {
        Vessel::Dice => vessel_check::read::<vessels::Dice>(&file.name, &file.bytes).err(),
        Vessel::Tray => vessel_check::read::<vessels::Tray>(&file.name, &file.bytes).err(),
        Vessel::Tower => vessel_check::read::<vessels::Tower>(&file.name, &file.bytes).err(),
    }
}

/// The type a settings file is read as; without the table only that it is TOML.
#[cfg(feature = "app")]
type Settings = crate::table::settings::Settings;
#[cfg(not(feature = "app"))]
type Settings = toml::Table;

fn settings<T: DeserializeOwned>(file: &File) -> Option<DataFault> {
    let fault = |line, field, what| Some(DataFault { file: file.name.clone(), line, column: 0, field, what });
    let text = match data::text_of(&file.name, &file.bytes) {
        Ok(text) => text,
        Err(fault) => return Some(fault),
    };
    let line_of = |span: Option<Range<usize>>| {
        let start = span.map_or(0, |span| span.start);
        1 + text.bytes().take(start).filter(|byte| *byte == b'\n').count()
    };
    let refused = |error: &toml::de::Error| Fact::from(key::FaultSyntax { reason: error.message() });
    let reader = match toml::Deserializer::parse(text) {
        Ok(reader) => reader,
        Err(error) => return fault(line_of(error.span()), String::new(), refused(&error)),
    };
    let error = serde_path_to_error::deserialize::<_, T>(reader).err()?;
    let field = error.path().to_string();
    let error = error.into_inner();
    fault(line_of(error.span()), field.trim_start_matches('.').to_owned(), refused(&error))
}
