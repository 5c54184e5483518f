//! A flight: the films of a throw, and the progress of their show. The outcome was settled before.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::heard::Heard;
use crate::dice::{Answer, Recording};
use crate::rules::kernel::PieceId;
use crate::table::impacts::Impact;

/// Simulated seconds after the last movement of a drop, before pieces are lifted out for another throw, and at the end:
/// time to see that they lie. The rule of rest found them still long before.
const BETWEEN: f64 = 0.30;
const AFTER: f64 = 0.12;
/// Simulated seconds in which pieces are carried to the start of their fall: in over the masts, and those that are
/// lifted out go up once more (DR-30.11).
const CARRIED: f64 = 0.28;
/// In the last moments of a drop cubes settle, and are shown slower by this factor.
const SETTLES: f64 = 0.4;
const SLOWER: f64 = 0.5;
/// Quick dice still show this much of a throw.
const LAST_MOMENT: f64 = 0.12;

/// The last of them moved for the last time at this time, in simulated seconds.
fn settled(recording: &Recording) -> f64 {
    let last = recording.lying.iter().map(|lying| lying.settled).max().unwrap_or_default();
    (f64::from(last) / 1000.0).min(recording.film.seconds())
}

/// Dice in the air, or just come to rest.
#[derive(Clone, Debug)]
pub struct Flight {
    /// Everything the simulation says.
    pub answer: Answer,
    /// This drop of it is shown.
    pub drop: usize,
    /// Simulated seconds into it.
    pub at: f64,
    /// It goes through the tower.
    pub tower: bool,
    /// Pieces are carried from here to the start of this drop.
    pub(super) from: BTreeMap<PieceId, Transform>,
    heard: Heard,
    /// The dice lie in their final places, and their faces have been told.
    pub(super) told: bool,
}

impl Flight {
    /// From the moment the hand opens.
    #[must_use]
    pub fn new(answer: Answer) -> Self {
        let tower = answer.throws.first().is_some_and(|thrown| thrown.recording.plan.setting.tower);
        let at = if tower { -CARRIED } else { 0.0 };
        Self { answer, drop: 0, at, tower, from: BTreeMap::new(), heard: Heard::default(), told: false }
    }

    /// Goes on by this number of simulated seconds; true once the end has been seen, `read` seconds after everything
    /// lies.
    pub(super) fn advance(&mut self, seconds: f64, read: f64) -> bool {
        self.at += seconds;
        while let Some(thrown) = self.answer.throws.get(self.drop) {
            let last = self.drop + 1 == self.answer.throws.len();
            let length = settled(&thrown.recording) + if last { AFTER + read } else { BETWEEN };
            if self.at < length {
                return false;
            }
            if last {
                self.at = length;
                return true;
            }
            self.at -= length + CARRIED;
            self.drop += 1;
            self.from.clear();
        }
        true
    }

    /// While pieces are carried to the start of their fall, the share of the way, from 0 to 1.
    pub(super) fn carried(&self) -> Option<f32> {
        let share = (self.at < 0.0).then_some(1.0 + self.at / CARRIED)?;
        Some(SmoothStepCurve.sample_clamped(share as f32))
    }

    /// Nothing is carried: they fall at once.
    pub(super) fn at_once(&mut self) {
        self.at = self.at.max(0.0);
    }

    /// This moment is shown slower by this factor: cubes are watched while they settle (DR-30.11).
    pub(super) fn slowed(&self) -> f64 {
        let Some(thrown) = self.answer.throws.get(self.drop) else { return 1.0 };
        let left = settled(&thrown.recording) - self.at;
        if thrown.recording.plan.setting.cubes && (0.0..SETTLES).contains(&left) { SLOWER } else { 1.0 }
    }

    /// Has the last die been seen to lie?
    pub(super) fn lies(&self) -> bool {
        let last = self.drop + 1 >= self.answer.throws.len();
        last && self.answer.throws.get(self.drop).is_none_or(|thrown| self.at >= settled(&thrown.recording) + AFTER)
    }

    /// The last drop, as it comes to rest.
    pub(super) fn near_the_end(&mut self) {
        let last = self.answer.throws.len().saturating_sub(1);
        let Some(thrown) = self.answer.throws.get(last) else { return };
        let from = (settled(&thrown.recording) - LAST_MOMENT).max(0.0);
        if self.drop < last || self.at < from {
            (self.drop, self.at) = (last, from);
            self.heard.leap(last, &thrown.recording, from);
        }
    }

    pub(super) fn end(&mut self) {
        self.drop = self.answer.throws.len().saturating_sub(1);
        self.at = f64::MAX;
        if let Some(thrown) = self.answer.throws.get(self.drop) {
            self.heard.leap(self.drop, &thrown.recording, f64::MAX);
        }
    }

    /// Takes the sounds since the last call.
    pub(super) fn listen(&mut self) -> Vec<Impact> {
        let Self { answer, drop, at, heard, .. } = self;
        answer.throws.get(*drop).map(|thrown| heard.until(*drop, &thrown.recording, *at)).unwrap_or_default()
    }

    /// The pieces of the film that is shown, in its order.
    pub(super) fn cast(&self) -> Vec<PieceId> {
        let Some(thrown) = self.answer.throws.get(self.drop) else { return Vec::new() };
        let plan = &thrown.recording.plan;
        let loose = plan.standing.iter().filter(|standing| standing.loose).map(|standing| standing.piece);
        plan.launches.iter().map(|launch| launch.piece).chain(loose).collect()
    }
}
