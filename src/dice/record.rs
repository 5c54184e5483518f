//! A throw as a journal keeps it: who threw what, how it flew, and where everything came to rest.
//!
//! The outcome in the journal is what counts, always. The record shows the same throw again, and proves it: its plan,
//! thrown once more by the same engine, must fall alike.

use serde::{Deserialize, Serialize};

use crate::rules::kernel::{Seat, ThrowOutcome, ThrowRequest};
use crate::shipwright::vessels::Vessels;

use super::answer::Answer;
use super::plan::EngineId;
use super::read_faces::read_faces;
use super::read_zones::read_zones;
use super::simulate::simulate_unseen;

/// A record longer than this is none of ours.
const LONGEST: usize = 1 << 22;

/// A throw that was answered by dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThrowRecord {
    /// Whose hand.
    pub by: Seat,
    /// What the rules wanted.
    pub request: ThrowRequest,
    /// Launches, flight, poses at rest, outcome.
    pub answer: Answer,
}

/// What comes of throwing a record again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ThrownAgain {
    /// It falls alike, bit for bit.
    Alike,
    /// It was thrown by another engine, or among other vessels: nothing can be said.
    OtherEngine,
    /// It falls otherwise.
    Otherwise,
}

impl ThrowRecord {
    /// A record with half the frames of the flight.
    #[must_use]
    pub fn new(by: Seat, request: ThrowRequest, answer: &Answer) -> Self {
        Self { by, request, answer: answer.for_journal() }
    }

    /// One line of text.
    #[must_use]
    pub fn write(&self) -> Option<String> {
        ron::to_string(self).ok()
    }

    /// Reads such a line; none if it is no record of a throw that can have been.
    #[must_use]
    pub fn read(line: &str) -> Option<Self> {
        let record: Self = Some(line).filter(|line| line.len() <= LONGEST).and_then(|line| ron::from_str(line).ok())?;
        let whole = record.answer.throws.iter().all(|thrown| {
            let (film, plan) = (&thrown.recording.film, &thrown.recording.plan);
            let loose = plan.standing.iter().filter(|standing| standing.loose).count();
            film.bodies == plan.launches.len() + loose && film.rate > 0 && !film.poses.is_empty()
        });
        (whole && record.shows(&record.answer.outcome)).then_some(record)
    }

    /// Is this the outcome that the record shows?
    #[must_use]
    pub fn shows(&self, outcome: &ThrowOutcome) -> bool {
        self.answer.outcome == *outcome && self.request.accept(outcome).is_ok()
    }

    /// Throws every drop of it once more.
    #[must_use]
    pub fn thrown_again(&self, vessels: &Vessels) -> ThrownAgain {
        let engine = EngineId::of(vessels);
        let drops = self.answer.throws.iter().map(|thrown| {
            let plan = &thrown.recording.plan;
            if plan.engine != engine || plan.launches.len() + plan.standing.len() > vessels.dice.limit {
                return ThrownAgain::OtherEngine;
            }
            let again = simulate_unseen(vessels, plan);
            let read = if plan.setting.cubes { read_zones } else { read_faces };
            if again.hash == thrown.recording.hash && read(vessels, &again) == thrown.readings {
                ThrownAgain::Alike
            } else {
                ThrownAgain::Otherwise
            }
        });
        drops.max().unwrap_or(ThrownAgain::Alike)
    }
}
