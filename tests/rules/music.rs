//! Tunes: bars that fill their metre, instruments in tune, no click at the end of a note, and guns that go before.

use weather_gage::headless::GAMES;
use weather_gage::logbook::data::Library;
use weather_gage::sound::music::{Instrument, Moment, Note, Performed, Score, perform, sounded};
use weather_gage::sound::{Bank, Group, Levels, Mixer, Play, RATE, SoundPosition, level};

fn library() -> Library {
    let (library, faults) = GAMES.library(None);
    assert!(faults.is_empty(), "{faults:?}");
    library
}

#[test]
fn every_tune_can_be_played_and_every_moment_has_one() {
    let library = library();
    let tunes = &library.tunes().0;
    assert!(tunes.len() >= 12, "a dozen tunes");
    for tune in tunes.values() {
        // The shelf looks at bars and voices; a tune that it keeps can be counted.
        let score = Score::of(tune).unwrap_or_else(|faults| panic!("{}: {faults:?}", tune.id));
        assert!(score.length.is_multiple_of(score.bar), "{}", tune.id);
        let last = |voice: &Vec<weather_gage::sound::music::Event>| voice.last().map_or(0, |last| last.at + last.lasts);
        assert!(score.voices.iter().all(|voice| last(voice) <= score.length), "{}", tune.id);
        assert!(score.voices.iter().any(|voice| last(voice) == score.length), "{} ends in a rest", tune.id);
        assert!((20.0..75.0).contains(&score.seconds()), "{} lasts {} s", tune.id, score.seconds());
    }
    for moment in Moment::ALL {
        assert!(tunes.values().any(|tune| tune.moments.contains(&moment)), "{moment:?} is silent");
    }
    for instrument in Instrument::ALL {
        assert!(tunes.values().flat_map(|tune| &tune.voices).any(|voice| voice.plays == instrument), "{instrument:?}");
    }
}

/// Distance of a sound from a pitch, in hundredths of a semitone: by its turn from one half to the other.
fn cents(sound: &[f32], hz: f64) -> f64 {
    let turned = |part: &[f32], from: usize| {
        let (mut x, mut y) = (0.0, 0.0);
        for (number, sample) in part.iter().enumerate() {
            let window = 0.5 - 0.5 * (std::f64::consts::TAU * number as f64 / part.len() as f64).cos();
            let turn = std::f64::consts::TAU * hz * (number + from) as f64 / f64::from(RATE);
            x += window * f64::from(*sample) * turn.cos();
            y -= window * f64::from(*sample) * turn.sin();
        }
        y.atan2(x)
    };
    let (one, other) = sound.split_at(sound.len() / 2);
    let pi = std::f64::consts::PI;
    let way = (turned(other, one.len()) - turned(one, 0) + pi).rem_euclid(2.0 * pi) - pi;
    let found = hz + way * f64::from(RATE) / (std::f64::consts::TAU * one.len() as f64);
    1200.0 * (found / hz).log2()
}

#[test]
fn every_instrument_is_in_tune_and_ends_without_a_click() {
    use Instrument as I;
    for (instrument, pitches) in [
        (I::Fiddle, [220.0, 440.0, 880.0]),
        (I::Viol, [73.42, 110.0, 220.0]),
        (I::Concertina, [220.0, 440.0, 659.26]),
        (I::Whistle, [587.33, 880.0, 1174.66]),
        (I::Lute, [98.0, 220.0, 440.0]),
    ] {
        for hz in pitches {
            let note = Note { hz, lasts: 1.2, strong: 0.9, grace: None };
            let sound = sounded(instrument, &note, "in tune", 1);
            let off = cents(&sound[9_600..48_000], hz.into());
            assert!(off.abs() < 5.0, "{instrument:?} is off by {off} at {hz}");
            assert!(sound.iter().all(|sample| sample.is_finite()));
            let end = &sound[sound.len() - 24..];
            assert!(end.iter().all(|sample| sample.abs() < 0.01), "{instrument:?} clicks at {hz}");
            assert!(sound[0].abs() < 0.01, "{instrument:?} begins with a click at {hz}");
        }
    }
}

/// The shortest tune for a moment, played.
fn played(moment: Moment) -> (f32, Performed) {
    let library = library();
    let tunes = library.tunes().0.values().filter(|tune| tune.moments.contains(&moment));
    let seconds = |tune: &&weather_gage::sound::music::Tune| Score::of(tune).unwrap().seconds();
    let tune = tunes.min_by(|one, other| seconds(one).total_cmp(&seconds(other))).unwrap();
    (tune.loudness, perform(tune).unwrap())
}

#[test]
fn a_tune_is_as_loud_as_it_says_the_same_again_and_small() {
    let (wanted, made) = played(Moment::Fight);
    let sound: Vec<f32> = made.left.iter().map(|sample| f32::from(*sample) / f32::from(i16::MAX)).collect();
    let found = level(&sound);
    assert!((wanted - 4.0..=wanted + 0.5).contains(&found.whole) && found.peak < -2.0, "{found:?} instead of {wanted}");
    assert!(sound.last().is_some_and(|last| last.abs() < 1e-3), "it dies away");
    assert_eq!(made.left, played(Moment::Fight).1.left);
    assert!(made.bytes() < 16 << 20, "{} bytes", made.bytes());
}

#[test]
fn guns_and_dice_go_before_music_and_a_tune_that_is_broken_off_fades() {
    let (library, (_, tune)) = (library(), played(Moment::Fight));
    let mut groups = [0.0; Group::ALL.len()];
    groups[Group::Music as usize] = 1.0;
    // The gun is just heard, so that what is measured is music.
    groups[Group::Battle as usize] = 0.03;
    let bank = Bank::of([&library.sounds().0["gun"]]);
    let power = |guns: bool| {
        let mut mixer = Mixer::new(Levels { master: 1.0, groups, mono: false });
        tune.voices(5).into_iter().for_each(|voice| mixer.play(voice));
        let mut out = vec![[0.0; 2]; RATE as usize * 4];
        mixer.mix(&mut out[..RATE as usize / 4]);
        for voice in bank.voices(&Play::once("gun", SoundPosition::around(0.0)), 1).into_iter().filter(|_| guns) {
            mixer.play(voice);
        }
        mixer.mix(&mut out[..RATE as usize]);
        let power = out[RATE as usize / 5..RATE as usize * 3 / 5].iter().map(|frame| frame[0] * frame[0]).sum::<f32>();
        mixer.fade(5, 1.5);
        mixer.mix(&mut out);
        assert!(!mixer.keeps(5), "it is gone");
        power
    };
    let (alone, under) = (power(false), power(true));
    assert!(under < alone * 0.5, "{under} instead of {alone}");
}
