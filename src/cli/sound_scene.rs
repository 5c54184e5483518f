//! The fiercest part of a match, mixed as it is heard from before the table.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::sound::{levels, rounded};
use super::watch::Watch;
use crate::games::heard::{Strain, fiercest};
use crate::sound::{self, Bank, Levels, Mixer, Play, Recipe, SoundPosition};

/// The fiercest part of a match as it is heard from before the table, over sea and wind.
pub(super) fn mixed(sounds: &BTreeMap<String, Recipe>, strains: &[Strain], seconds: f32) -> (Vec<f32>, Value) {
    /// The ear is here, in decimetres.
    const EAR: [f32; 3] = [0.0, 10.0, 13.0];
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
                Some(at) => SoundPosition::heard(at.to_array(), EAR, [1.0, 0.0, 0.0]),
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
