//! The desk: voices into groups, the sea down under a volley, music down under every voice of the table, everything
//! through the limiter.

use super::limiter::Limiter;
use super::recipe::Group;
use super::units::{PER_SECOND, samples};
use super::voice::Voice;

/// More voices than this are one noise: the faintest goes.
const MOST: usize = 80;
/// The frames of one piece; everything is mixed piece by piece.
const PIECE: usize = 64;
/// The sea goes down to this level under a volley.
const DUCKED: f32 = 0.32;
const VOLLEY: f32 = 0.22;
/// Music goes down to this level, by nine decibels, while guns or dice are louder than this, and stays there for these
/// seconds after them.
const UNDER: f32 = 0.355;
const SPEAKS: f32 = 0.006;
const LISTENS: f32 = 0.7;

/// Volumes of all groups, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Levels {
    pub master: f32,
    /// In the order of [`Group::ALL`].
    pub groups: [f32; Group::ALL.len()],
    /// Both ears hear the same.
    pub mono: bool,
}

impl Default for Levels {
    fn default() -> Self {
        Self { master: 1.0, groups: [1.0; Group::ALL.len()], mono: false }
    }
}

/// The mixer of all voices.
#[derive(Debug)]
pub struct Mixer {
    voices: Vec<Voice>,
    levels: Levels,
    /// The levels on their way to those that were set.
    faders: [f32; Group::ALL.len()],
    /// The recent loudness of the battle.
    volley: f32,
    /// The samples for which music still listens, and how loud it may be.
    listens: usize,
    under: f32,
    limiter: Limiter,
}

impl Mixer {
    /// A desk with room for every voice it will ever have.
    #[must_use]
    pub fn new(levels: Levels) -> Self {
        Self {
            voices: Vec::with_capacity(MOST + 1),
            levels,
            faders: levels.groups.map(|group| group * levels.master),
            volley: 0.0,
            listens: 0,
            under: 1.0,
            limiter: Limiter::default(),
        }
    }

    /// Sets the levels from now on.
    pub fn set(&mut self, levels: Levels) {
        self.levels = levels;
    }

    /// The number of voices.
    #[must_use]
    pub fn voices(&self) -> usize {
        self.voices.len()
    }

    /// Adds a voice; if there are too many of its kind, or of all, the faintest goes.
    pub fn play(&mut self, voice: Voice) {
        let (kind, at_most) = voice.kind();
        let alike = |other: &Voice| other.kind().0 == kind && !other.is_leaving() && other.key().is_none();
        if voice.key().is_none() && self.voices.iter().filter(|other| alike(other)).count() >= usize::from(at_most) {
            let faintest = self.voices.iter_mut().filter(|other| alike(other));
            if let Some(faintest) = faintest.min_by(|one, other| one.weight().total_cmp(&other.weight())) {
                faintest.leave();
            }
        }
        if self.voices.len() >= MOST {
            let faint = self.voices.iter().enumerate().filter(|(_, other)| other.key().is_none());
            let faintest = faint.min_by(|(_, one), (_, other)| one.weight().total_cmp(&other.weight()));
            let Some((at, _)) = faintest else { return };
            self.voices.swap_remove(at);
        }
        self.voices.push(voice);
    }

    /// Makes the voices known by this number as loud as this.
    pub fn tend(&mut self, key: u16, loud: f32) {
        for voice in self.voices.iter_mut().filter(|voice| voice.key() == Some(key)) {
            voice.become_loud(loud);
        }
    }

    /// Lets the voices known by this number die away within these seconds.
    pub fn fade(&mut self, key: u16, seconds: f32) {
        for voice in self.voices.iter_mut().filter(|voice| voice.key() == Some(key)) {
            voice.fade(seconds);
        }
    }

    /// Is there a voice known by this number?
    #[must_use]
    pub fn keeps(&self, key: u16) -> bool {
        self.voices.iter().any(|voice| voice.key() == Some(key))
    }

    /// Fills the frames, left and right.
    pub fn mix(&mut self, out: &mut [[f32; 2]]) {
        for piece in out.chunks_mut(PIECE) {
            self.mix_piece(piece);
        }
    }

    fn mix_piece(&mut self, out: &mut [[f32; 2]]) {
        let mut groups = [[[0.0_f32; 2]; PIECE]; Group::ALL.len()];
        self.voices.retain_mut(|voice| {
            let group = voice.group() as usize;
            groups.get_mut(group).and_then(|group| group.get_mut(..out.len())).is_some_and(|group| voice.add(group))
        });
        let targets = self.levels.groups.map(|group| (group * self.levels.master).clamp(0.0, 1.0));
        for (number, frame) in out.iter_mut().enumerate() {
            let mut sum = [0.0; 2];
            for ((fader, target), group) in self.faders.iter_mut().zip(targets).zip(Group::ALL) {
                *fader += (target - *fader) * 6e-4;
                let Some(part) = groups.get(group as usize).and_then(|part| part.get(number)) else { continue };
                let down = match group {
                    Group::Sea => 1.0 - (1.0 - DUCKED) * (self.volley / VOLLEY).min(1.0),
                    Group::Music => self.under,
                    Group::Dice | Group::Battle | Group::Table => 1.0,
                };
                sum = [sum[0] + part[0] * *fader * down, sum[1] + part[1] * *fader * down];
                let loud = part[0].abs().max(part[1].abs());
                if group == Group::Battle {
                    let quick = if loud > self.volley { 1.0 / (0.01 * PER_SECOND) } else { 1.0 / (0.9 * PER_SECOND) };
                    self.volley += (loud - self.volley) * quick;
                }
                if matches!(group, Group::Dice | Group::Battle) && loud * *fader > SPEAKS {
                    self.listens = samples(LISTENS);
                }
            }
            let (goal, within) = if self.listens > 0 { (UNDER, 0.06) } else { (1.0, 0.6) };
            self.under += (goal - self.under) / (within * PER_SECOND);
            self.listens = self.listens.saturating_sub(1);
            if self.levels.mono {
                sum = [(sum[0] + sum[1]) / 2.0; 2];
            }
            *frame = self.limiter.run(sum);
        }
    }
}
