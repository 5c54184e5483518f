//! A tune as it is counted: every voice a row of notes on one line of time.

use super::notation::{Event, NotationFault, Reading, WHOLE, bars};
use super::tune::Tune;

/// A reason why a tune cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScoreFault {
    /// A part of a voice, both counted from 0, cannot be read.
    Notes { voice: usize, part: usize, fault: NotationFault },
    /// A part of a voice has the found number of bars, and the first voice has the wanted one.
    Bars { voice: usize, part: usize, found: u32, wanted: u32 },
    /// The form names a part that a voice lacks.
    NoPart { voice: usize, part: char },
    /// The form has a sign that is no capital letter, or none at all.
    Form,
}

/// A tune that can be played.
#[derive(Clone, Debug)]
pub struct Score {
    /// The notes of each voice.
    pub voices: Vec<Vec<Event>>,
    /// All ticks.
    pub length: u32,
    /// The ticks of a bar and of a beat.
    pub bar: u32,
    pub beat: u32,
    unit: u32,
    second: f32,
    swing: f32,
    slows: f32,
}

impl Score {
    /// Reads every voice.
    ///
    /// # Errors
    /// The first fault of each part.
    pub fn of(tune: &Tune) -> Result<Self, Vec<ScoreFault>> {
        let (beats, kind) = tune.metre;
        let beat = WHOLE / u32::from(kind.max(1));
        let reading =
            Reading { unit: WHOLE / u32::from(tune.unit.max(1)), bar: beat * u32::from(beats), sharps: tune.sharps };
        let mut faults = Vec::new();
        let mut read: Vec<Vec<(Vec<Event>, u32)>> = Vec::new();
        for (voice, own) in tune.voices.iter().enumerate() {
            let mut parts = Vec::new();
            for (part, text) in own.parts.iter().enumerate() {
                let found = bars(text, reading).unwrap_or_else(|fault| {
                    faults.push(ScoreFault::Notes { voice, part, fault });
                    (Vec::new(), 0)
                });
                let wanted = read.first().and_then(|first| first.get(part)).map_or(found.1, |(_, bars)| *bars);
                // An empty part is silence of any length.
                if faults.is_empty() && wanted != found.1 && !text.trim().is_empty() {
                    faults.push(ScoreFault::Bars { voice, part, found: found.1, wanted });
                }
                parts.push(found);
            }
            read.push(parts);
        }
        let mut voices = vec![Vec::new(); read.len()];
        let mut length = 0;
        if tune.form.is_empty() {
            faults.push(ScoreFault::Form);
        }
        for (time, letter) in tune.form.chars().enumerate() {
            let Some(part) = ('A'..='Z').position(|own| own == letter) else {
                faults.push(ScoreFault::Form);
                continue;
            };
            let mut bars = 0;
            for (voice, (own, parts)) in tune.voices.iter().zip(&read).enumerate() {
                let Some((events, count)) = parts.get(part) else {
                    faults.push(ScoreFault::NoPart { voice, part: letter });
                    continue;
                };
                bars = bars.max(*count);
                if let Some(line) =
                    voices.get_mut(voice).filter(|_| !own.waits.iter().any(|at| usize::from(*at) == time))
                {
                    line.extend(events.iter().map(|event| Event { at: event.at + length, ..event.clone() }));
                }
            }
            length += bars * reading.bar;
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let second = WHOLE as f32 / 4.0 * tune.pace.max(1.0) / 60.0;
        let (bar, unit) = (reading.bar, reading.unit);
        Ok(Self { voices, length, bar, beat, unit, second, swing: tune.swing, slows: tune.slows })
    }

    /// The moment of a tick, in seconds: with its swing, and slower in the last bar.
    #[must_use]
    pub fn seconds_at(&self, tick: u32) -> f32 {
        let pair = self.unit * 2;
        let within = (tick % pair) as f32 / pair as f32;
        let swung = match within {
            early if early < 0.5 => early * (1.0 + self.swing),
            late => 0.5 + self.swing / 2.0 + (late - 0.5) * (1.0 - self.swing),
        };
        let ticks = (tick - tick % pair) as f32 + swung * pair as f32;
        let last = self.length.saturating_sub(self.bar) as f32;
        let over = (ticks - last).max(0.0);
        (ticks + over * over / self.bar.max(1) as f32 * self.slows / 2.0) / self.second
    }

    /// All of it, without the last ringing.
    #[must_use]
    pub fn seconds(&self) -> f32 {
        self.seconds_at(self.length)
    }
}
