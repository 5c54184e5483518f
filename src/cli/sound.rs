//! `sound`: the sounds and the tunes of the table, as WAV files and as figures; no sound card is needed.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use serde_json::{Value, json};

use crate::logbook::data::Library;
use crate::logbook::files;
use crate::logbook::wording::key;
use crate::sound::music::{Performed, Tune, perform};
use crate::sound::{self, Bank, Level, Levels, Mixer, Play, Recipe, SoundPosition, synthesise};

use super::watch::Watch;
use super::{GameLists, Options, Speaker, Subcommand, output, series};

/// Writes sounds.
pub const SUBCOMMAND: Subcommand = Subcommand { name: "sound", arguments, run };

fn arguments(command: Command, speaker: &Speaker, _: GameLists) -> Command {
    let option = |name: &'static str, value: &'static str, help: &str| {
        Arg::new(name).long(name).value_name(value).help(speaker.say(help))
    };
    command.about(speaker.say(key::CLI_SOUND)).args([
        Arg::new("name").value_name("NAME").help(speaker.say(key::CLI_SOUND_NAME)),
        option("out", "FILE", key::CLI_OUT).value_parser(value_parser!(PathBuf)),
        option("scene", "ID", key::CLI_SOUND_SCENE).conflicts_with("name"),
        option("seconds", "S", key::CLI_SOUND_SECONDS)
            .value_parser(value_parser!(u16).range(1..=600))
            .default_value("30"),
        option("take", "N", key::CLI_SOUND_TAKE).value_parser(value_parser!(u64)).default_value("0"),
        Arg::new("music")
            .long("music")
            .action(ArgAction::SetTrue)
            .help(speaker.say(key::CLI_SOUND_MUSIC))
            .requires("scene"),
    ])
}

fn run(matches: &ArgMatches, options: &Options, speaker: &Speaker) -> ExitCode {
    let games = options.games.headless;
    let (library, _) = games.library(options.data.as_deref());
    let sounds = &library.sounds().0;
    let out = matches.get_one::<PathBuf>("out").map(PathBuf::as_path);
    let take = matches.get_one::<u64>("take").copied().unwrap_or(0);
    if let Some(id) = matches.get_one::<String>("scene") {
        let seconds = matches.get_one::<u16>("seconds").copied().unwrap_or(30);
        let asked = Asked { id, seconds: seconds.into(), music: matches.get_flag("music") };
        return scene(&library, asked, out, options, speaker);
    }
    let Some(name) = matches.get_one::<String>("name") else {
        for recipe in sounds.values() {
            if !output::print(measured(recipe, take).1) {
                return ExitCode::SUCCESS;
            }
        }
        for line in library.tunes().0.values().filter_map(|tune| Some(played(tune)?.1)) {
            if !output::print(line) {
                return ExitCode::SUCCESS;
            }
        }
        if let Some(recipe) = sounds.get("burning") {
            output::print(cost(recipe));
        }
        return ExitCode::SUCCESS;
    };
    if let Some((made, line)) = library.tunes().0.get(name).filter(|_| !sounds.contains_key(name)).and_then(played) {
        output::print(line);
        let side =
            |take: &sound::Take| take.iter().map(|one| f32::from(*one) / f32::from(i16::MAX)).collect::<Vec<_>>();
        let both: Vec<f32> = side(&made.left).into_iter().zip(side(&made.right)).flat_map(|(l, r)| [l, r]).collect();
        return written(out, 2, &both, speaker);
    }
    let Some(recipe) = sounds.get(name) else {
        return series::wrong(speaker, name, "NAME");
    };
    let (made, line) = measured(recipe, take);
    output::print(line);
    written(out, 1, &made, speaker)
}

/// The part of a match that is to be heard.
#[derive(Clone, Copy)]
#[cfg_attr(not(feature = "app"), expect(dead_code, reason = "a match is heard at a table"))]
struct Asked<'a> {
    id: &'a str,
    seconds: f32,
    /// The band plays as well.
    music: bool,
}

/// Writes the fiercest part of a match.
#[cfg(feature = "app")]
fn scene(library: &Library, asked: Asked<'_>, out: Option<&Path>, options: &Options, speaker: &Speaker) -> ExitCode {
    let mut games = options.games.aboard.0.iter();
    let Some(strains) = games.find_map(|game| (game.scene)(library, asked.id, options.seed.unwrap_or(0))) else {
        return series::wrong(speaker, asked.id, "--scene");
    };
    let (mixed, line) = super::sound_scene::mixed(library, &strains, asked.seconds, asked.music);
    output::print(line);
    written(out, 2, &mixed, speaker)
}

/// A match is heard at a table.
#[cfg(not(feature = "app"))]
fn scene(_: &Library, _: Asked<'_>, _: Option<&Path>, _: &Options, speaker: &Speaker) -> ExitCode {
    super::absent::explain("sound --scene", speaker)
}

/// Writes it, if it is to be written.
fn written(out: Option<&Path>, channels: u16, samples: &[f32], speaker: &Speaker) -> ExitCode {
    match out.map(|out| files::write(out, &sound::wav(channels, samples))) {
        Some(Err(error)) => series::not_written(speaker, "--out", &error),
        Some(Ok(())) | None => ExitCode::SUCCESS,
    }
}

/// Makes one take of a sound, and measures it.
fn measured(recipe: &Recipe, take: u64) -> (Vec<f32>, Value) {
    let watch = Watch::start();
    let made = synthesise(recipe, take);
    let milliseconds = watch.seconds() * 1000.0;
    let level = sound::level(&made);
    let line = json!({
        "sound": recipe.id, "group": format!("{:?}", recipe.group), "variants": recipe.variants,
        "seconds": rounded(made.len() as f64 / f64::from(sound::RATE)), "level": levels(level),
        "made_in_ms": rounded(milliseconds),
    });
    (made, line)
}

/// Plays a tune, and measures it: its level is that of the louder side.
fn played(tune: &Tune) -> Option<(Performed, Value)> {
    let watch = Watch::start();
    let made = perform(tune)?;
    let milliseconds = watch.seconds() * 1000.0;
    let seconds = f64::from(made.seconds());
    let line = json!({
        "tune": tune.id, "moments": tune.moments.iter().map(|moment| format!("{moment:?}")).collect::<Vec<_>>(),
        "seconds": rounded(seconds), "level": levels(made.level), "made_in_ms": rounded(milliseconds),
        "ms_for_a_minute": rounded(milliseconds * 60.0 / seconds), "mib": rounded(made.bytes() as f64 / 1_048_576.0),
    });
    Some((made, line))
}

/// Measures the cost of mixing as many voices as a fierce fight has.
fn cost(recipe: &Recipe) -> Value {
    const VOICES: u8 = 60;
    const SECONDS: usize = 10;
    let bank = Bank::of([recipe]);
    let mut mixer = Mixer::new(Levels::default());
    for number in 0..VOICES {
        // Far enough to be dulled by the air, which costs most.
        let place = SoundPosition { side: f32::from(number) / 30.0 - 1.0, far: 25.0, everywhere: false };
        for voice in bank.voices(&Play::once(&recipe.id, place), number.into()) {
            mixer.play(voice.kept(number.into()));
        }
    }
    let mut out = vec![[0.0; 2]; SECONDS * sound::RATE as usize];
    let watch = Watch::start();
    mixer.mix(&mut out);
    json!({ "voices": mixer.voices(), "share_of_a_core": rounded(watch.seconds() / SECONDS as f64 * 100.0) / 100.0 })
}

pub(super) fn levels(level: Level) -> Value {
    json!({
        "peak": rounded(level.peak.into()), "loudest": rounded(level.loudest.into()),
        "whole": rounded(level.whole.into()), "clipped": level.clipped,
    })
}

pub(super) fn rounded(figure: f64) -> f64 {
    (figure * 100.0).round() / 100.0
}
