//! The last thing before the ear: nothing leaves it above the ceiling, and its work is not heard.

use std::collections::VecDeque;

use super::units::PER_SECOND;

/// The number of samples it sees ahead.
const AHEAD: usize = 72;
/// A decibel below full scale.
const CEILING: f32 = 0.89;
/// Seconds in which it lets go.
const LETS_GO: f32 = 0.15;

/// Turns everything down just before something too loud comes through.
#[derive(Clone, Debug)]
pub struct Limiter {
    delayed: VecDeque<[f32; 2]>,
    /// The gain each of the last samples would bear, smallest in front.
    bears: VecDeque<(u64, f32)>,
    gains: VecDeque<f32>,
    sum: f64,
    gain: f32,
    now: u64,
}

impl Default for Limiter {
    fn default() -> Self {
        Self {
            delayed: std::iter::repeat_n([0.0; 2], AHEAD - 1).collect(),
            bears: VecDeque::with_capacity(AHEAD + 1),
            gains: std::iter::repeat_n(1.0, AHEAD).collect(),
            sum: AHEAD as f64,
            gain: 1.0,
            now: 0,
        }
    }
}

impl Limiter {
    /// Takes a frame and gives the one that came a moment before, held down where it would clip.
    pub fn run(&mut self, frame: [f32; 2]) -> [f32; 2] {
        let frame = frame.map(|sample| if sample.is_finite() { sample } else { 0.0 });
        let peak = frame[0].abs().max(frame[1].abs());
        let bears = if peak > CEILING { CEILING / peak } else { 1.0 };
        while self.bears.back().is_some_and(|(_, other)| *other >= bears) {
            self.bears.pop_back();
        }
        self.bears.push_back((self.now, bears));
        if self.bears.front().is_some_and(|(when, _)| when + AHEAD as u64 <= self.now) {
            self.bears.pop_front();
        }
        self.now += 1;
        let held = self.bears.front().map_or(1.0, |(_, least)| *least);
        self.gain = held.min(self.gain + (1.0 - self.gain) / (LETS_GO * PER_SECOND));
        // The mean of the last gains; each of them is low enough for the frame that comes out now.
        self.sum += f64::from(self.gain);
        self.gains.push_back(self.gain);
        self.sum -= f64::from(self.gains.pop_front().unwrap_or(1.0));
        let mean = (self.sum / AHEAD as f64) as f32;
        self.delayed.push_back(frame);
        let out = self.delayed.pop_front().unwrap_or_default();
        out.map(|sample| (sample * mean).clamp(-0.999, 0.999))
    }
}
