//! Plays a score on two channels: hands that are a little early or late, phrases that swell, and the room around them.

use std::sync::Arc;

use super::instruments::played;
use super::notation::Event;
use super::note::Note;
use super::score::Score;
use super::tune::{Instrument, Part, Tune};
use super::wood::Wood;
use crate::sound::bank::Take;
use crate::sound::chance::Chance;
use crate::sound::loudness::{Level, level};
use crate::sound::place::SoundPosition;
use crate::sound::recipe::{Group, Room};
use crate::sound::units::{RATE, factor, samples};
use crate::sound::voice::Voice;
use crate::sound::{room, wav};

/// After the last note the room rings for these seconds.
const AFTER: f32 = 2.2;
/// No tune goes higher than this.
const CEILING: f32 = 0.7;
/// The great cabin.
const CABIN: Room = Room { rings: 1.1, gain: -12.5, low: 3600.0, size: 0.047 };
/// The room comes to the right ear this number of samples later than to the left, which makes it wide.
const WIDE: usize = 557;
/// A phrase has this number of bars.
const PHRASE: u32 = 4;

/// A tune that has been played: what is heard on the left and on the right.
#[derive(Clone, Debug)]
pub struct Performed {
    pub left: Take,
    pub right: Take,
    /// The louder side.
    pub level: Level,
}

impl Performed {
    /// The memory that it needs.
    #[must_use]
    pub fn bytes(&self) -> usize {
        (self.left.len() + self.right.len()) * 2
    }

    /// Its length in seconds.
    #[must_use]
    pub fn seconds(&self) -> f32 {
        self.left.len() as f32 / RATE as f32
    }

    /// The two voices of it, known by this number.
    #[must_use]
    pub fn voices(&self, key: u16) -> Vec<Voice> {
        let side = |take: &Take, side: f32| {
            let place = SoundPosition::around(side);
            let loud = std::f32::consts::FRAC_1_SQRT_2;
            Voice::new(take.clone(), Group::Music, (u16::MAX, 4), false, 1.0, loud, &place, 0).known(key)
        };
        vec![side(&self.left, -1.0), side(&self.right, 1.0)]
    }
}

/// Plays a tune; none comes of one whose notes cannot be read.
#[must_use]
pub fn perform(tune: &Tune) -> Option<Performed> {
    let score = Score::of(tune).ok()?;
    let length = samples(score.seconds() + AFTER);
    let (mut left, mut right, mut line) = (vec![0.0; length], vec![0.0; length], vec![0.0; length]);
    let mut chance = Chance::of(&tune.id, 1);
    for (part, events) in tune.voices.iter().zip(&score.voices) {
        line.fill(0.0);
        play(part, events, &score, &mut line, &mut chance.branch());
        let mut wood = Wood::of(part.plays);
        let gain = factor(part.gain);
        let turn = (part.side.clamp(-1.0, 1.0) + 1.0) * std::f32::consts::FRAC_PI_4;
        let (to_left, to_right) = (turn.cos() * gain, turn.sin() * gain);
        for ((left, right), sample) in left.iter_mut().zip(&mut right).zip(&line) {
            let sample = wood.as_mut().map_or(*sample, |wood| wood.run(*sample));
            *left += sample * to_left;
            *right += sample * to_right;
        }
    }
    surround(&mut left, &mut right, &mut line);
    drop(line);
    Some(set_down(tune, &left, &right))
}

/// Adds the room to both sides; `wet` is room to work in.
fn surround(left: &mut [f32], right: &mut [f32], wet: &mut [f32]) {
    for ((wet, left), right) in wet.iter_mut().zip(&*left).zip(&*right) {
        *wet = (left + right) / 2.0;
    }
    room::ring(&CABIN, wet);
    for ((wet, left), right) in wet.iter_mut().zip(&*left).zip(&*right) {
        *wet -= (left + right) / 2.0;
    }
    for (left, wet) in left.iter_mut().zip(&*wet) {
        *left += wet;
    }
    for (right, wet) in right.iter_mut().skip(WIDE).zip(&*wet) {
        *right += wet;
    }
}

/// As loud as it is to be, in whole numbers, and silent at its end.
fn set_down(tune: &Tune, left: &[f32], right: &[f32]) -> Performed {
    let (one, other) = (level(left), level(right));
    let whole = one.whole.max(other.whole);
    let peak = one.peak.max(other.peak);
    let gain = factor(tune.loudness - whole).min(CEILING / factor(peak));
    let fades = samples(AFTER / 2.0).max(1);
    let take = |side: &[f32]| -> Take {
        let length = side.len();
        side.iter()
            .enumerate()
            .map(|(number, sample)| {
                let share = ((length - number) as f32 / fades as f32).min(1.0);
                wav::whole(sample * gain * share * share)
            })
            .collect::<Arc<[i16]>>()
    };
    let louder = if one.whole > other.whole { one } else { other };
    let by = 20.0 * gain.max(1e-6).log10();
    let level = Level { peak: peak + by, loudest: louder.loudest + by, whole: whole + by, ..louder };
    Performed { left: take(left), right: take(right), level: Level { clipped: 0, ..level } }
}

/// Adds all notes of a voice.
fn play(part: &Part, events: &[Event], score: &Score, line: &mut [f32], chance: &mut Chance) {
    for event in events {
        let begins = score.seconds_at(event.at);
        let lasts = (score.seconds_at(event.at + event.lasts) - begins).max(0.03);
        let strong = strength(event, score) * (1.0 + 0.07 * chance.signed());
        let late = 0.0045 * (chance.signed() + chance.signed());
        let mut strum = 0.0;
        for pitch in &event.pitches {
            let hz = 440.0 * f32::powf(2.0, f32::from(pitch + 12 * i16::from(part.octave) - 69) / 12.0);
            let above = hz * f32::powf(2.0, 2.0 / 12.0);
            let note = Note {
                hz,
                lasts: lasts * articulated(part.plays),
                strong: strong.clamp(0.1, 1.0),
                grace: event.graced.then_some(above),
            };
            // A note that rings longer than the tune loses only an end that nobody hears.
            let at = samples(begins + late + strum + 0.02);
            let own = played(part.plays, &note, chance);
            for (sample, own) in line.iter_mut().skip(at).zip(own) {
                *sample += own;
            }
            strum += if part.plays == Instrument::Lute { 0.011 + 0.008 * chance.unit() } else { 0.002 };
        }
    }
}

/// The share of its length for which a note is held: what rings on by itself is never cut short.
const fn articulated(instrument: Instrument) -> f32 {
    match instrument {
        Instrument::Fiddle | Instrument::Whistle => 0.92,
        Instrument::Concertina => 0.88,
        Instrument::Viol | Instrument::Lute | Instrument::Drum => 1.0,
    }
}

/// The first beat is the strongest, and each phrase rises and falls.
fn strength(event: &Event, score: &Score) -> f32 {
    let within = event.at % score.bar;
    let beat = match within {
        0 => 1.0,
        on if on % score.beat == 0 && on * 2 == score.bar => 0.93,
        on if on % score.beat == 0 => 0.87,
        _ => 0.78,
    };
    let phrase = score.bar * PHRASE;
    let along = (event.at % phrase) as f32 / phrase as f32;
    beat * (0.84 + 0.16 * (std::f32::consts::PI * (along * 0.9 + 0.05)).sin())
}
