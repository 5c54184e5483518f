//! The fiercest part of a match, mixed as it is heard from before the table.

use serde_json::{Value, json};

use super::sound::{levels, rounded};
use super::watch::Watch;
use crate::games::heard::{Strain, fiercest};
use crate::logbook::data::Library;
use crate::sound::music::perform;
use crate::sound::{self, Bank, Group, Levels, Mixer, Play, SoundPosition};
use crate::table::settings::Settings;
use crate::table::sound::{Band, Call, Occasion, levels as set};

/// The keys of the voices of a tune and of the next one.
const TUNES: [u16; 2] = [100, 101];

/// The band under a fight, on the clock of the match.
struct Musicians<'a> {
    band: Band,
    library: &'a Library,
    /// Tunes played, the end of the last one, and the seconds of music.
    played: Vec<String>,
    until: f32,
    seconds: f32,
}

impl<'a> Musicians<'a> {
    /// They have heard everything that came before.
    fn of(library: &'a Library, strains: &[Strain], from: f32) -> Self {
        let mut band = Band::new(0);
        band.comes_to(Occasion::Table);
        for strain in strains.iter().filter(|strain| strain.at < from) {
            band.hears(strain.sound, strain.times, strain.at);
        }
        Self { band, library, played: Vec::new(), until: 0.0, seconds: 0.0 }
    }

    fn step(&mut self, now: f32, mixer: &mut Mixer) {
        let key = |number: usize| TUNES.get(number % 2).copied().unwrap_or_default();
        let tunes = &self.library.tunes().0;
        match self.band.step(now, tunes) {
            Some(Call::Play(id)) => {
                let Some(made) = tunes.get(&id).and_then(perform) else { return };
                self.band.strikes_up(&id, now, made.seconds());
                made.voices(key(self.played.len())).into_iter().for_each(|voice| mixer.play(voice));
                self.until = now + made.seconds();
                self.played.push(id);
            }
            Some(Call::Stop) => {
                mixer.fade(key(self.played.len() + 1), 1.5);
                self.until = now;
            }
            None => {}
        }
    }
}

/// The fiercest part of a match as it is heard from before the table, over sea and wind, with the band or
/// without it.
pub(super) fn mixed(library: &Library, strains: &[Strain], seconds: f32, music: bool) -> (Vec<f32>, Value) {
    /// The ear is here, in decimetres.
    const EAR: [f32; 3] = [0.0, 10.0, 13.0];
    let from = (fiercest(strains, seconds) - 1.0).max(0.0);
    let watch = Watch::start();
    let bank = Bank::of(library.sounds().0.values());
    let made = watch.seconds();
    // Music is as loud as its slider makes it at first; everything else as loud as it can be.
    let mut levels_of_all = Levels::default();
    if let Some(loud) = levels_of_all.groups.get_mut(Group::Music as usize) {
        *loud = set(&Settings::default()).groups.get(Group::Music as usize).copied().unwrap_or_default();
    }
    let mut mixer = Mixer::new(levels_of_all);
    let mut musicians = music.then(|| Musicians::of(library, strains, from));
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
            if let Some(musicians) = &mut musicians {
                musicians.band.hears(strain.sound, strain.times, strain.at);
            }
        }
        if let Some(musicians) = &mut musicians {
            musicians.step(now, &mut mixer);
            if now < musicians.until {
                musicians.seconds += piece.len() as f32 / sound::RATE as f32;
            }
        }
        mixer.mix(&mut piece);
        most = most.max(mixer.voices());
        out.extend(piece.as_flattened());
    }
    let mixing = watch.seconds();
    let ear = |which: usize| sound::level(&out.iter().skip(which).step_by(2).copied().collect::<Vec<_>>());
    let (tunes, share) =
        musicians.map_or((Vec::new(), 0.0), |musicians| (musicians.played, musicians.seconds / seconds));
    let line = json!({
        "tunes": tunes, "share_of_music": rounded(share.into()), "share_of_silence": rounded(silence(&out)),
        "sounds": played, "from_second": rounded(from.into()), "seconds": rounded(f64::from(seconds)),
        "left": levels(ear(0)), "right": levels(ear(1)), "voices_at_most": most,
        "takes_made_in_ms": rounded(made * 1000.0), "takes_mib": rounded(bank.bytes() as f64 / 1_048_576.0),
        "mixed_in_ms": rounded(mixing * 1000.0), "share_of_a_core": rounded(mixing / f64::from(seconds) * 100.0) / 100.0,
    });
    (out, line)
}

/// The share of all tenths of a second in which nothing is louder than sixty decibels below full scale.
fn silence(out: &[f32]) -> f64 {
    let tenths = out.chunks(sound::RATE as usize / 5);
    let all = tenths.len().max(1);
    let still = |tenth: &&[f32]| {
        let power = tenth.iter().map(|sample| sample * sample).sum::<f32>() / tenth.len().max(1) as f32;
        sound::decibels(power.sqrt()) < -60.0
    };
    tenths.filter(still).count() as f64 / all as f64
}
