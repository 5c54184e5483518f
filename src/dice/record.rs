//! A throw as a journal keeps it: the thrower, the pieces, their flight and their rest.
//!
//! The outcome in the journal always counts. The record shows the same throw again, and proves it: its plan, thrown
//! once more by the same engine, must fall alike.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::rules::kernel::{Rest, Seat, ThrowOutcome, ThrowRequest};
use crate::shipwright::vessels::Vessels;

use super::answer::{Answer, is_drop_by_drop, missed};
use super::plan::EngineId;
use super::read_faces::{Reading, read_faces};
use super::read_zones::read_zones;
use super::simulate::simulate_unseen;

/// No piece is dropped more often in one throw: some twice as often as the built-in hand drops it.
const MOST_DROPS: u32 = 40;
/// A record longer than this is none of ours.
const LONGEST: usize = 1 << 22;

/// A throw that was answered by dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThrowRecord {
    pub by: Seat,
    /// The request of the rules.
    pub request: ThrowRequest,
    /// Launches, flight, poses at rest, outcome.
    pub answer: Answer,
}

/// The result of throwing a record again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ThrownAgain {
    /// It falls alike, bit for bit.
    Alike,
    /// It was thrown by another engine, or among other vessels: nothing can be said.
    OtherEngine,
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
        (whole && record.is_bounded() && record.shows(&record.answer.outcome)).then_some(record)
    }

    /// Is it no more work to throw it again than a throw can have been? No piece is there twice, no drop is of others than
    /// the request names, and none was dropped more often than dice are thrown again.
    fn is_bounded(&self) -> bool {
        let request = &self.request;
        let lying = request.lying.iter().map(|(piece, ..)| piece);
        let pieces: BTreeSet<_> =
            request.fresh.iter().chain(&request.again).map(|(piece, _)| piece).chain(lying).collect();
        let distinct = pieces.len() == request.thrown() + request.lying.len();
        let mut drops = BTreeMap::new();
        distinct
            && self.answer.throws.iter().all(|thrown| {
                let plan = &thrown.recording.plan;
                let standing = plan.standing.iter().map(|standing| standing.piece);
                let here: Vec<_> = plan.launches.iter().map(|launch| launch.piece).collect();
                let all: BTreeSet<_> = here.iter().copied().chain(standing).collect();
                all.len() == here.len() + plan.standing.len()
                    && all.iter().all(|piece| pieces.contains(piece))
                    && here.iter().all(|piece| {
                        let count = drops.entry(*piece).or_insert(0_u32);
                        *count += 1;
                        *count <= MOST_DROPS
                    })
            })
    }

    /// Does its outcome follow from the reading?
    fn follows(&self, vessels: &Vessels) -> bool {
        let mut rests: BTreeMap<_, _> = self.request.lying.iter().map(|(piece, _, rest)| (*piece, *rest)).collect();
        let drop_by_drop = is_drop_by_drop(&self.request, vessels);
        let zones_here = u8::try_from(vessels.tray.zones.len()).unwrap_or(u8::MAX);
        for (piece, reading) in self.answer.throws.iter().flat_map(|thrown| &thrown.readings) {
            let rest = match reading {
                Reading::Face(face) => Rest::Face(*face),
                Reading::Zone(zone) => Rest::Zone(*zone),
                other if drop_by_drop => Rest::Zone(missed(*other).number(zones_here)),
                _ => continue,
            };
            rests.insert(*piece, rest);
        }
        let ThrowOutcome(outcome) = &self.answer.outcome;
        // A piece set down by hand lies where the hand put it, in a zone (DR-22.15).
        outcome.iter().all(|(piece, rest)| self.answer.placed.contains(piece) || rests.get(piece) == Some(rest))
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
        if !self.follows(vessels) {
            return ThrownAgain::Otherwise;
        }
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
