//! `sound`: what is heard at the table, as WAV files and as figures; no sound card is asked.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Arg, ArgMatches, Command, value_parser};
use serde_json::{Value, json};

use crate::headless::GAMES;
use crate::logbook::files;
use crate::logbook::wording::key;
use crate::sound::{self, Level, Recipe, synthesise};

use super::watch::Watch;
use super::{Options, Speaker, Subcommand, output, series};

/// Writes sounds.
pub const SUBCOMMAND: Subcommand = Subcommand { name: "sound", arguments, run };

fn arguments(command: Command, speaker: &Speaker) -> Command {
    let option = |name: &'static str, value: &'static str, help: &str| {
        Arg::new(name).long(name).value_name(value).help(speaker.say(help))
    };
    command.about(speaker.say(key::CLI_SOUND)).args([
        Arg::new("name").value_name("NAME").help(speaker.say(key::CLI_SOUND_NAME)),
        option("out", "FILE", key::CLI_OUT).value_parser(value_parser!(PathBuf)),
        option("take", "N", key::CLI_SOUND_TAKE).value_parser(value_parser!(u64)).default_value("0"),
    ])
}

fn run(matches: &ArgMatches, options: &Options, speaker: &Speaker) -> ExitCode {
    let (library, _) = GAMES.library(options.data.as_deref());
    let sounds = &library.sounds().0;
    let out = matches.get_one::<PathBuf>("out").map(PathBuf::as_path);
    let take = matches.get_one::<u64>("take").copied().unwrap_or(0);
    let Some(name) = matches.get_one::<String>("name") else {
        for recipe in sounds.values() {
            if !output::print(measured(recipe, take).1) {
                break;
            }
        }
        return ExitCode::SUCCESS;
    };
    let Some(recipe) = sounds.get(name) else {
        return series::wrong(speaker, name, "NAME");
    };
    let (made, line) = measured(recipe, take);
    output::print(line);
    written(out, 1, &made, speaker)
}

/// Writes it, if it is to be written.
fn written(out: Option<&Path>, channels: u16, samples: &[f32], speaker: &Speaker) -> ExitCode {
    match out.map(|out| files::write(out, &sound::wav(channels, samples))) {
        Some(Err(error)) => series::not_written(speaker, &error),
        Some(Ok(())) | None => ExitCode::SUCCESS,
    }
}

/// One take of a sound, and what is measured of it.
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

fn levels(level: Level) -> Value {
    json!({
        "peak": rounded(level.peak.into()), "loudest": rounded(level.loudest.into()),
        "whole": rounded(level.whole.into()), "clipped": level.clipped,
    })
}

fn rounded(figure: f64) -> f64 {
    (figure * 100.0).round() / 100.0
}
