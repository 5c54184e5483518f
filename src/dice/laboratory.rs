//! Thousands of throws, one step at a time, so that a progress bar can show them and a player can stop them.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::rules::kernel::{PieceId, Seat, ThrowRequest, Throwable, Vessel};
use crate::shipwright::vessels::Vessels;

use super::answer::{Answer, Call, Unthrowable, answer};
use super::chance::Chance;
use super::gesture::{Way, drawn};
use super::read_faces::{Reading, Support, upper_face};
use super::solids::Solid;
use crate::chance::stir;

/// The set-up of a trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trial {
    pub die: Solid,
    pub count: usize,
    /// Key, tower or hand.
    pub way: Way,
    /// The seed of everything.
    pub seed: u64,
}

/// Times in milliseconds, counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Times(BTreeMap<u32, u64>);

/// Some figures about times, in seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Figures {
    pub mean: f64,
    pub median: f64,
    /// Ninety-nine of a hundred are shorter.
    pub p99: f64,
    pub max: f64,
}

impl Times {
    fn add(&mut self, milliseconds: u32) {
        *self.0.entry(milliseconds).or_default() += 1;
    }

    fn join(&mut self, other: &Self) {
        for (time, count) in &other.0 {
            *self.0.entry(*time).or_default() += count;
        }
    }

    /// The figures.
    #[must_use]
    pub fn figures(&self) -> Figures {
        let all: u64 = self.0.values().sum();
        let at = |share: f64| {
            let mut left = (share * all as f64).ceil().max(1.0) as u64;
            let found = self.0.iter().find(|(_, count)| {
                let here = left <= **count;
                left = left.saturating_sub(**count);
                here
            });
            found.map_or(0.0, |(time, _)| f64::from(*time) / 1000.0)
        };
        let sum: f64 = self.0.iter().map(|(time, count)| f64::from(*time) * *count as f64 / 1000.0).sum();
        let max = self.0.last_key_value().map_or(0.0, |(time, _)| f64::from(*time) / 1000.0);
        Figures { mean: sum / (all.max(1)) as f64, median: at(0.5), p99: at(0.99), max }
    }
}

/// Pieces had to be thrown again for these reasons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Reasons {
    /// Leant on a wall.
    pub on_wall: u64,
    /// Leant on another die.
    pub on_die: u64,
    /// Leant on something else.
    pub on_other: u64,
    /// Lay on other pieces.
    pub stacked: u64,
    /// Lay on a ridge.
    pub ridge: u64,
    /// Stayed in the tower.
    pub stuck: u64,
    pub lost: u64,
    /// Did not come to rest.
    pub unsettled: u64,
}

impl Reasons {
    fn add(&mut self, reading: Reading) {
        let count = match reading {
            Reading::Face(_) | Reading::Zone(_) => return,
            Reading::Cocked { on: Support::Wall, .. } => &mut self.on_wall,
            Reading::Cocked { on: Support::Die, .. } => &mut self.on_die,
            Reading::Cocked { .. } => &mut self.on_other,
            Reading::Stacked => &mut self.stacked,
            Reading::OnRidge => &mut self.ridge,
            Reading::Stuck => &mut self.stuck,
            Reading::Lost => &mut self.lost,
            Reading::Unsettled => &mut self.unsettled,
        };
        *count += 1;
    }

    fn join(&mut self, other: &Self) {
        self.on_wall += other.on_wall;
        self.on_die += other.on_die;
        self.on_other += other.on_other;
        self.stacked += other.stacked;
        self.ridge += other.ridge;
        self.stuck += other.stuck;
        self.lost += other.lost;
        self.unsettled += other.unsettled;
    }
}

/// The counts of a trial; sums of it do not depend on the order of the throws.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub throws: u64,
    pub dice: u64,
    /// Faces that were up in the end; of a cube, the side it first came to rest on.
    pub faces: BTreeMap<u8, u64>,
    /// Zones of first readings.
    pub zones: BTreeMap<u8, u64>,
    /// Pieces that could not be read at first, and why.
    pub first: Reasons,
    /// The same, at every reading.
    pub all: Reasons,
    /// Throws again of a piece.
    pub rethrown: u64,
    /// Pieces without a reading after all throws.
    pub unreadable: u64,
    /// Gestures raised to the least throw.
    pub raised: u64,
    /// The time until a die of the first drop lay still.
    pub settle: Times,
    /// The time until the last die of a first drop lay still.
    pub settle_throw: Times,
    /// From release to the last reading, thrown again or not.
    pub wait: Times,
    pub steps: u64,
    /// Fingerprints of all drops, added up.
    pub hash: u64,
}

impl Tally {
    /// Adds what another has counted.
    pub fn join(&mut self, other: &Self) {
        self.throws += other.throws;
        self.dice += other.dice;
        for (face, count) in &other.faces {
            *self.faces.entry(*face).or_default() += count;
        }
        for (zone, count) in &other.zones {
            *self.zones.entry(*zone).or_default() += count;
        }
        self.first.join(&other.first);
        self.all.join(&other.all);
        self.rethrown += other.rethrown;
        self.unreadable += other.unreadable;
        self.raised += other.raised;
        self.settle.join(&other.settle);
        self.settle_throw.join(&other.settle_throw);
        self.wait.join(&other.wait);
        self.steps += other.steps;
        self.hash = self.hash.wrapping_add(other.hash);
    }

    /// Adds one answer to a throw of these dice.
    pub fn add(&mut self, vessels: &Vessels, die: Solid, answer: &Answer) {
        self.throws += 1;
        self.raised += u64::from(answer.raised.any());
        self.unreadable += answer.placed.len() as u64;
        let mut wait = 0;
        let mut group = None;
        for thrown in &answer.throws {
            let recording = &thrown.recording;
            let first = group != Some(thrown.group);
            group = Some(thrown.group);
            let launched = recording.plan.launches.len();
            self.steps += u64::from(recording.steps);
            self.hash = self.hash.wrapping_add(stir(recording.hash));
            wait += recording.steps * 1000 / vessels.dice.solver.steps_a_second;
            let mut last = 0;
            for ((at, lying), (_, reading)) in recording.lying.iter().enumerate().zip(&thrown.readings) {
                self.all.add(*reading);
                if at >= launched {
                    continue;
                }
                last = last.max(u32::from(lying.settled));
                if first {
                    self.dice += 1;
                    self.first.add(*reading);
                    self.settle.add(u32::from(lying.settled));
                    if die == Solid::Cube {
                        let (face, tilt) = upper_face(die, &lying.pose);
                        if tilt <= vessels.dice.reading.tilt {
                            *self.faces.entry(face).or_default() += 1;
                        }
                    }
                    if let Reading::Zone(zone) = reading {
                        *self.zones.entry(*zone).or_default() += 1;
                    }
                } else {
                    self.rethrown += 1;
                }
            }
            if first {
                self.settle_throw.add(last);
            }
        }
        self.wait.add(wait);
        if die != Solid::Cube {
            for face in answer.outcome.faces() {
                *self.faces.entry(face).or_default() += 1;
            }
        }
    }
}

/// The request of a trial.
#[must_use]
pub fn request(vessels: &Vessels, die: Solid, count: usize) -> ThrowRequest {
    if die != Solid::Cube {
        return ThrowRequest::dice(count, die.sides());
    }
    let cube = |number: usize| {
        let of = Seat(u8::try_from(number % 2).unwrap_or_default());
        (PieceId(u16::try_from(number).unwrap_or(u16::MAX)), Throwable::Cube { of })
    };
    let zones = u8::try_from(vessels.tray.zones.len()).unwrap_or(u8::MAX);
    ThrowRequest {
        into: Vessel::BattleShip { zones },
        fresh: (0..count).map(cube).collect(),
        again: Vec::new(),
        lying: Vec::new(),
    }
}

impl Trial {
    /// One throw of it: the same number is the same throw.
    ///
    /// # Errors
    /// Fails where a piece cannot be thrown.
    pub fn throw(&self, vessels: &Vessels, number: u64, filmed: bool) -> Result<Answer, Unthrowable> {
        let seed = stir(self.seed ^ stir(number));
        let gesture = (self.way == Way::Hand).then(|| drawn(vessels, &mut Chance::new(stir(seed), 0, 0)));
        let request = request(vessels, self.die, self.count);
        let lying = BTreeMap::new();
        answer(vessels, &Call { request: &request, way: self.way, gesture, seed, lying: &lying, filmed })
    }
}

/// A trial under way.
pub struct Laboratory<'a> {
    vessels: &'a Vessels,
    trial: Trial,
    next: u64,
    end: u64,
    /// The counts so far.
    pub tally: Tally,
}

impl<'a> Laboratory<'a> {
    /// Makes this number of throws of a trial.
    #[must_use]
    pub fn new(vessels: &'a Vessels, trial: Trial, throws: u64) -> Self {
        Self::part(vessels, trial, 0, throws)
    }

    /// The throws from one number up to another.
    #[must_use]
    pub fn part(vessels: &'a Vessels, trial: Trial, from: u64, to: u64) -> Self {
        Self { vessels, trial, next: from, end: to, tally: Tally::default() }
    }

    /// The share that is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        if self.end == 0 { 1.0 } else { self.next as f64 / self.end as f64 }
    }

    /// One throw more; false when all have been thrown.
    ///
    /// # Errors
    /// Fails where a die cannot be thrown at all; one that cannot be read is counted.
    pub fn step(&mut self) -> Result<bool, Unthrowable> {
        if self.next >= self.end {
            return Ok(false);
        }
        match self.trial.throw(self.vessels, self.next, false) {
            Ok(answer) => self.tally.add(self.vessels, self.trial.die, &answer),
            Err(Unthrowable::Unreadable(_)) => {
                self.tally.throws += 1;
                self.tally.unreadable += 1;
            }
            Err(other) => return Err(other),
        }
        self.next += 1;
        Ok(true)
    }
}
