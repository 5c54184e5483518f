//! The recording of a throw: its flight, its impacts, and where everything lay at the end.

use serde::{Deserialize, Serialize};

use super::plan::ThrowPlan;
use super::pose::Pose;
use super::struck::Struck;
use crate::chance::{fingerprint, stir};

/// An impact, for the ear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hit {
    /// Milliseconds after release.
    pub at: u16,
    /// The body, by its number in the recording.
    pub body: u16,
    pub on: Struck,
    /// The change of its speed, in millimetres a second.
    pub speed: u16,
}

/// The pose of a body at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lying {
    pub pose: Pose,
    /// Milliseconds after release of its last movement.
    pub settled: u16,
    /// Did it come to rest?
    pub still: bool,
    /// Is it out of the vessel, or nowhere?
    pub lost: bool,
    /// The things it touches: a bit for each of `Struck::ALL`.
    pub touching: u16,
}

impl Lying {
    /// Does it touch this?
    #[must_use]
    pub fn touches(&self, what: Struck) -> bool {
        self.touching >> what.number() & 1 == 1
    }
}

/// The flight of all bodies that can move: first the launched pieces, then the loose ones that were there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Film {
    pub bodies: usize,
    /// Frames in a second.
    pub rate: u32,
    /// All bodies of the first frame, then of the next.
    pub poses: Vec<Pose>,
}

impl Film {
    /// Its length in simulated seconds.
    #[must_use]
    pub fn seconds(&self) -> f64 {
        let frames = self.poses.len() / self.bodies.max(1);
        frames.saturating_sub(1) as f64 / f64::from(self.rate.max(1))
    }

    /// A body at a time: millimetres and quaternion.
    #[must_use]
    pub fn at(&self, body: usize, seconds: f64) -> Option<([f32; 3], [f32; 4])> {
        if body >= self.bodies {
            return None;
        }
        let frames = self.poses.len() / self.bodies;
        let time = (seconds * f64::from(self.rate)).clamp(0.0, frames.saturating_sub(1) as f64);
        let frame = time as usize;
        let pose = |frame: usize| self.poses.get(frame.min(frames.saturating_sub(1)) * self.bodies + body);
        Some(pose(frame)?.toward(pose(frame + 1)?, time - frame as f64))
    }

    /// The same with every other frame, for a journal.
    #[must_use]
    pub fn thinned(&self) -> Self {
        let bodies = self.bodies.max(1);
        let frames = self.poses.len() / bodies;
        let keep = (0..frames).filter(|frame| frame % 2 == 0 || frame + 1 == frames);
        let poses = keep.flat_map(|frame| self.poses[frame * bodies..(frame + 1) * bodies].to_vec()).collect();
        Self { bodies: self.bodies, rate: self.rate / 2, poses }
    }
}

/// One throw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recording {
    /// The plan it started with.
    pub plan: ThrowPlan,
    #[serde(with = "super::film_text")]
    pub film: Film,
    pub hits: Vec<Hit>,
    /// Every body at rest, in the order of the film.
    pub lying: Vec<Lying>,
    /// Steps of the solver.
    pub steps: u32,
    /// Fingerprint of every pose at every look and at rest.
    pub hash: u64,
}

/// A fingerprint that grows with every pose.
#[must_use]
pub fn with_pose(hash: u64, pose: &Pose) -> u64 {
    let numbers = pose.at.iter().chain(&pose.turn);
    let own = fingerprint(numbers.flat_map(|number| number.to_le_bytes()));
    stir(hash ^ own)
}
