//! Sounds: the same for the same number, never the same twice, within bounds, and never clipped.

use std::sync::OnceLock;

use crate::architecture::{all_sources, code_of};
use weather_gage::headless::GAMES;
use weather_gage::logbook::data::Library;
use weather_gage::sound::{Bank, Group, Levels, Mixer, Play, RATE, Recipe, SoundPosition, level, synthesise, wav};

fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let (library, faults) = GAMES.library(None);
        assert!(faults.is_empty(), "{faults:?}");
        library
    })
}

fn recipes() -> impl Iterator<Item = &'static Recipe> {
    library().sounds().0.values()
}

fn recipe(id: &str) -> &'static Recipe {
    &library().sounds().0[id]
}

/// A bank of these alone: making all of them takes a while without optimisation.
fn bank(ids: &[&str]) -> Bank {
    Bank::of(ids.iter().map(|id| recipe(id)))
}

#[test]
fn every_sound_is_as_loud_as_it_says_and_never_clips() {
    let mut faults = Vec::new();
    for recipe in recipes() {
        let take = synthesise(recipe, 0);
        let found = level(&take);
        assert!(!found.broken, "{} is not a number", recipe.id);
        let wanted = f64::from(recipe.seconds) * f64::from(RATE);
        assert!((take.len() as f64 - wanted).abs() < 2.0, "{} is as long as it says", recipe.id);
        let right = found.clipped == 0 && (-30.0..=-0.9).contains(&found.peak);
        if !right || !(recipe.loudness - 2.5..=recipe.loudness + 0.1).contains(&found.loudest) {
            faults.push(format!("{}: {found:?}", recipe.id));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_take_is_the_same_for_the_same_number_and_no_other_is() {
    for recipe in recipes().filter(|recipe| recipe.seconds < 0.6) {
        let takes: Vec<_> = (0..u64::from(recipe.variants)).map(|take| synthesise(recipe, take)).collect();
        assert_eq!(synthesise(recipe, 0), takes[0], "{}", recipe.id);
        assert!(takes.len() > 1, "{} has one take: what is short is heard often", recipe.id);
        for (number, one) in takes.iter().enumerate() {
            for other in takes.iter().skip(number + 1) {
                let power = |take: &[f32]| take.iter().map(|x| x * x).sum::<f32>();
                let apart: Vec<f32> = one.iter().zip(other).map(|(a, b)| a - b).collect();
                assert!(power(&apart) > 0.02 * power(one), "{} sounds alike twice", recipe.id);
            }
        }
    }
}

#[test]
fn what_goes_on_and_on_has_no_seam() {
    for recipe in recipes().filter(|recipe| recipe.looped && recipe.seconds < 10.0) {
        let take = synthesise(recipe, 0);
        let step = |one: f32, other: f32| (one - other).abs();
        let within = take.windows(2).map(|pair| step(pair[0], pair[1])).fold(0.0, f32::max);
        let seam = step(take[take.len() - 1], take[0]);
        assert!(seam <= within, "{} has a seam of {seam}", recipe.id);
    }
}

#[test]
fn what_is_heard_from_afar_is_a_sound_of_the_table() {
    for far in recipes().filter_map(|recipe| recipe.far.as_deref()) {
        assert!(library().sounds().0.contains_key(far), "there is no {far}");
    }
}

/// The output of the desk in this number of seconds.
fn mixed(mixer: &mut Mixer, seconds: f32) -> Vec<[f32; 2]> {
    let mut out = vec![[0.0; 2]; (seconds * RATE as f32) as usize];
    mixer.mix(&mut out);
    out
}

fn power(out: &[[f32; 2]], ear: usize) -> f32 {
    (out.iter().map(|frame| frame[ear] * frame[ear]).sum::<f32>() / out.len() as f32).sqrt()
}

fn at(x: f32, z: f32) -> SoundPosition {
    SoundPosition::heard([x, 0.0, z], [0.0, 12.0, 14.0], [1.0, 0.0, 0.0])
}

#[test]
fn four_broadsides_and_twenty_dice_are_not_clipped() {
    let bank = bank(&["gun", "gun-far", "timber", "resin-on-baize", "resin-on-resin"]);
    let mut mixer = Mixer::new(Levels::default());
    let mut most = 0;
    for side in 0..4_u8 {
        let place = at(f32::from(side) * 4.0 - 6.0, -2.0);
        for sound in ["gun", "timber"] {
            bank.voices(&Play { times: 12, gain: 6.0, ..Play::once(sound, place) }, u64::from(side))
                .into_iter()
                .for_each(|voice| mixer.play(voice));
        }
    }
    for die in 0..20_u8 {
        for sound in ["resin-on-baize", "resin-on-resin"] {
            bank.voices(&Play::once(sound, at(3.0, 4.0)), u64::from(die))
                .into_iter()
                .for_each(|voice| mixer.play(voice));
        }
        most = most.max(mixer.voices());
    }
    let out = mixed(&mut mixer, 2.0);
    assert!(most > 40, "a fierce fight: {most} voices");
    let peak = out.iter().flatten().fold(0.0_f32, |most, sample| most.max(sample.abs()));
    assert!((0.5..0.95).contains(&peak), "{peak}");
    assert!(out.iter().flatten().all(|sample| sample.is_finite()));
    mixed(&mut mixer, 4.0);
    assert_eq!(mixer.voices(), 0, "everything dies away");
}

#[test]
fn sounds_of_one_kind_are_limited_in_number() {
    let bank = bank(&["coin-on-oak"]);
    let mut mixer = Mixer::new(Levels::default());
    for number in 0..30 {
        for voice in bank.voices(&Play::once("coin-on-oak", at(0.0, 0.0)), number) {
            mixer.play(voice);
        }
    }
    mixed(&mut mixer, 0.1);
    assert_eq!(mixer.voices(), usize::from(recipe("coin-on-oak").at_most));
}

#[test]
fn what_lies_to_the_left_is_louder_in_the_left_ear_and_what_is_near_is_louder() {
    let bank = bank(&["wood"]);
    let heard = |place: SoundPosition| {
        let mut mixer = Mixer::new(Levels::default());
        bank.voices(&Play::once("wood", place), 1).into_iter().for_each(|voice| mixer.play(voice));
        let out = mixed(&mut mixer, 0.3);
        (power(&out, 0), power(&out, 1))
    };
    let (left, right) = heard(at(-9.0, 6.0));
    assert!(left > 1.5 * right, "{left} {right}");
    let (near, far) = (heard(at(0.0, 10.0)), heard(at(0.0, -30.0)));
    assert!(near.0 > 1.5 * far.0, "{near:?} {far:?}");
    assert!((near.0 - near.1).abs() < 0.01 * near.0, "what lies ahead is in both");
}

#[test]
fn a_slider_that_is_moved_is_heard_and_mute_is_silence() {
    let bank = bank(&["button", "candle"]);
    let mut mixer = Mixer::new(Levels::default());
    for voice in bank.voices(&Play::once("candle", SoundPosition::around(0.0)), 0) {
        mixer.play(voice.kept(7));
    }
    mixed(&mut mixer, 1.5);
    let before = power(&mixed(&mut mixer, 1.0), 0);
    let mut groups = Levels::default().groups;
    groups[Group::Sea as usize] = 0.25;
    mixer.set(Levels { master: 1.0, groups, mono: false });
    mixed(&mut mixer, 0.2);
    let after = power(&mixed(&mut mixer, 1.0), 0);
    assert!((0.1..0.5).contains(&(after / before)), "{before} {after}");
    mixer.set(Levels { master: 0.0, groups, mono: false });
    mixed(&mut mixer, 0.5);
    assert!(power(&mixed(&mut mixer, 0.2), 0) < 1e-5);
    assert!(mixer.keeps(7), "it goes on unheard");
    mixer.tend(7, 0.0);
    mixed(&mut mixer, 1.2);
    assert!(!mixer.keeps(7), "and ends when it is let go");
}

/// The names that the shows of all games call for.
#[test]
fn every_show_calls_for_sounds_of_the_table() {
    let mut named = 0;
    for file in all_sources().iter().filter(|file| file.starts_with("src/games") || file.starts_with("src/table")) {
        let code = code_of(file);
        for calls in ["sound(\"", "around(\"", "call(\"", "hear(\"", "heard(\""] {
            for sound in code.split(calls).skip(1) {
                let name = sound.split('"').next().unwrap();
                assert!(library().sounds().0.contains_key(name), "{} calls for {name}", file.display());
                named += 1;
            }
        }
    }
    assert!(named > 60, "the shows are where the test looks: {named}");
}

#[test]
fn a_wav_file_says_what_it_holds() {
    let file = wav(2, &[0.0, 1.0, -1.0, 2.0]);
    assert_eq!((&file[0..4], &file[8..16], file.len()), (&b"RIFF"[..], &b"WAVEfmt "[..], 44 + 8));
    assert_eq!(u32::from_le_bytes(file[24..28].try_into().unwrap()), RATE);
    let samples: Vec<i16> = file[44..].chunks(2).map(|two| i16::from_le_bytes([two[0], two[1]])).collect();
    assert_eq!(samples, [0, 32767, -32767, 32767]);
}
