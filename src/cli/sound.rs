//! `sound`: what is heard at the table, as WAV files and as figures; no sound card is asked.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Arg, ArgMatches, Command, value_parser};
use serde_json::{Value, json};

use crate::headless::scene::{Strain, fiercest};
use crate::logbook::files;
use crate::logbook::wording::key;
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
        let seed = options.seed.unwrap_or(0);
        let Some(strains) = games.0.iter().find_map(|game| game.scene(&library, id, seed)) else {
            return series::wrong(speaker, id, "--scene");
        };
        let (mixed, line) = mixed(sounds, &strains, f32::from(seconds));
        output::print(line);
        return written(out, 2, &mixed, speaker);
    }
    let Some(name) = matches.get_one::<String>("name") else {
        for recipe in sounds.values() {
            if !output::print(measured(recipe, take).1) {
                return ExitCode::SUCCESS;
            }
        }
        if let Some(recipe) = sounds.get("burning") {
            output::print(cost(recipe));
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
        Some(Err(error)) => series::not_written(speaker, "--out", &error),
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

/// What it costs to mix as many voices as a fierce fight has.
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

/// The fiercest part of a match as it is heard from before the table, over sea and wind.
fn mixed(sounds: &BTreeMap<String, Recipe>, strains: &[Strain], seconds: f32) -> (Vec<f32>, Value) {
    /// Where the ear is, and how wide the board, in decimetres.
    const EAR: [f32; 3] = [0.0, 10.0, 13.0];
    const HALF: f32 = 6.0;
    let from = (fiercest(strains, seconds) - 1.0).max(0.0);
    let watch = Watch::start();
    let bank = Bank::of(sounds.values());
    let made = watch.seconds();
    let mut mixer = Mixer::new(Levels::default());
    for (number, sound) in ["sea", "wind-light", "cabin"].into_iter().enumerate() {
        for side in [-0.6, 0.6] {
            let within = if side > 0.0 { 0.43 } else { 0.0 };
            for voice in bank.voices(&Play::once(sound, SoundPosition::around(side)), number as u64) {
                mixer.play(voice.from_within(within));
            }
        }
    }
    let mut heard = strains.iter().filter(|strain| (from..from + seconds).contains(&strain.at)).peekable();
    let (mut out, mut played, mut most) = (Vec::new(), 0_u64, 0);
    let mut piece = [[0.0; 2]; 480];
    let watch = Watch::start();
    while (out.len() as f32) < seconds * 2.0 * sound::RATE as f32 {
        let now = from + out.len() as f32 / 2.0 / sound::RATE as f32;
        while let Some(strain) = heard.next_if(|strain| strain.at <= now) {
            played += 1;
            let place = match strain.place {
                Some((east, south)) => SoundPosition::heard([east * HALF, 0.0, south * HALF], EAR, [1.0, 0.0, 0.0]),
                None => SoundPosition::around(0.0),
            };
            let play = Play { times: strain.times, ..Play::once(strain.sound, place) };
            bank.voices(&play, played).into_iter().for_each(|voice| mixer.play(voice));
        }
        mixer.mix(&mut piece);
        most = most.max(mixer.voices());
        out.extend(piece.as_flattened());
    }
    let mixing = watch.seconds();
    let ear = |which: usize| sound::level(&out.iter().skip(which).step_by(2).copied().collect::<Vec<_>>());
    let line = json!({
        "sounds": played, "from_second": rounded(from.into()), "seconds": rounded(f64::from(seconds)),
        "left": levels(ear(0)), "right": levels(ear(1)), "voices_at_most": most,
        "takes_made_in_ms": rounded(made * 1000.0), "takes_mib": rounded(bank.bytes() as f64 / 1_048_576.0),
        "mixed_in_ms": rounded(mixing * 1000.0), "share_of_a_core": rounded(mixing / f64::from(seconds) * 100.0) / 100.0,
    });
    (out, line)
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
