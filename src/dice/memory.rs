//! Do dice remember? Their pose in the hand, their pose after the shake, their neighbours, and the throw before are
//! compared with the result.

use serde::Serialize;

use crate::rules::kernel::PieceId;
use crate::shipwright::vessels::Vessels;

use super::chance::Chance;
use super::fairness::{ChiSquare, Counts, against, binomial, table};
use super::gesture::{Way, drawn, toss};
use super::laboratory::Trial;
use super::plan::{Handful, ThrowPlan, plan};
use super::read_faces::{Reading, read_faces, upper_face};
use super::recording::Recording;
use super::scene::Setting;
use super::simulate::simulate_unseen;
use super::solids::Solid;
use crate::chance::stir;

/// Shares of the faces of a d20 by their distance from one of them: itself, its neighbours, and so on to the opposite.
const OF_TWENTY: [f64; 6] = [0.05, 0.15, 0.3, 0.3, 0.15, 0.05];
/// The same of a d6.
const OF_SIX: [f64; 3] = [1.0 / 6.0, 4.0 / 6.0, 1.0 / 6.0];

/// The shares of those classes.
#[must_use]
pub const fn shares(die: Solid) -> &'static [f64] {
    match die {
        Solid::D20 => &OF_TWENTY,
        Solid::D6 | Solid::Cube => &OF_SIX,
    }
}

/// The angle between two faces, as a class.
#[must_use]
pub fn class(die: Solid, from: u8, to: u8) -> usize {
    let faces = die.faces(2.0);
    let normal = |number: u8| faces.iter().find(|face| face.number == number).map_or([0.0; 3], |face| face.normal);
    let (one, other) = (normal(from), normal(to));
    let cosine: f64 = one.iter().zip(other).map(|(a, b)| a * b).sum();
    let bounds: &[f64] = if die == Solid::D20 { &[0.9, 0.5, 0.0, -0.5, -0.9] } else { &[0.9, -0.9] };
    bounds.iter().position(|bound| cosine > *bound).unwrap_or(bounds.len())
}

/// The hands that throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Hands {
    All,
    /// Only hands that are too weak: their throw is raised to the least there is.
    Weak,
}

/// The first drop of a throw of a trial.
#[must_use]
pub fn first_drop(vessels: &Vessels, trial: Trial, hands: Hands, number: u64) -> ThrowPlan {
    let seed = stir(trial.seed ^ stir(number));
    let mut chance = Chance::new(stir(seed), 0, 0);
    let mut gesture = drawn(vessels, &mut chance);
    while hands == Hands::Weak && !toss(vessels, &gesture, 0.0).1.any() {
        gesture = drawn(vessels, &mut chance);
    }
    let pieces = (0..trial.count).filter_map(|piece| Some((PieceId(u16::try_from(piece).ok()?), trial.die)));
    let pieces: Vec<_> = pieces.collect();
    let setting = Setting { cubes: trial.die == Solid::Cube, tower: trial.way == Way::Tower };
    let handful = Handful { setting, way: trial.way, pieces: &pieces, standing: Vec::new() };
    plan(vessels, &handful, (trial.way == Way::Hand).then_some(&gesture), seed, 0, 0)
}

/// The counts of the faces of first drops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Memory {
    die: Solid,
    /// The face in the hand, before the shake, against the last: by classes. In the hand the highest face is up.
    pub in_hand: Vec<u64>,
    /// The face the shake left on top against the last.
    pub shaken: Vec<u64>,
    pub faces: Counts,
    beside: (u64, u64),
    after: Vec<Vec<u64>>,
    before: Vec<Option<u8>>,
}

/// The verdict on those counts.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Remembered {
    /// Dice that were read.
    pub dice: u64,
    /// The face in the hand against the last.
    pub in_hand: ChiSquare,
    /// The face after the shake against the last.
    pub shaken: ChiSquare,
    /// The part of the shake that is left, 0 for nothing. It does not grow with the sample.
    pub gauge: f64,
    pub faces: ChiSquare,
    /// Neighbours in a throw that show the same: their share, and the odds of doing as badly by chance.
    pub beside: (f64, f64),
    /// The face of a die against its face in the throw before.
    pub after: ChiSquare,
    /// The same face as in the throw before: the share, and the odds of doing as badly by chance.
    pub again: (f64, f64),
}

impl Memory {
    /// Nothing counted yet.
    #[must_use]
    pub fn of(die: Solid) -> Self {
        let (sides, classes) = (usize::from(die.sides()), shares(die).len());
        Self {
            die,
            in_hand: vec![0; classes],
            shaken: vec![0; classes],
            faces: Counts::new(die.sides()),
            beside: (0, 0),
            after: vec![vec![0; sides]; sides],
            before: Vec::new(),
        }
    }

    /// Throws a plan and counts it.
    pub fn throw(&mut self, vessels: &Vessels, plan: &ThrowPlan) {
        self.count(vessels, &simulate_unseen(vessels, plan));
    }

    /// Counts a drop.
    pub fn count(&mut self, vessels: &Vessels, recording: &Recording) {
        let launches = &recording.plan.launches;
        let read = |reading: Reading, at: usize| match reading {
            Reading::Face(face) => Some(face),
            // Sides of cubes mean nothing to any rule; they are read here all the same.
            Reading::Zone(_) => {
                let (face, tilt) = upper_face(self.die, &recording.lying.get(at)?.pose);
                (tilt <= vessels.dice.reading.tilt).then_some(face)
            }
            _ => None,
        };
        let readings = if self.die == Solid::Cube {
            super::read_zones::read_zones(vessels, recording)
        } else {
            read_faces(vessels, recording)
        };
        let mut faces: Vec<Option<u8>> = vec![None; launches.len()];
        for (at, (piece, reading)) in readings.iter().enumerate().take(launches.len()) {
            if let Some(face) = faces.get_mut(usize::from(piece.0)) {
                *face = read(*reading, at);
            }
        }
        for launch in launches {
            let Some(Some(face)) = faces.get(usize::from(launch.piece.0)) else { continue };
            let start = upper_face(self.die, &launch.pose).0;
            for (counts, from) in [(&mut self.in_hand, self.die.sides()), (&mut self.shaken, start)] {
                if let Some(count) = counts.get_mut(class(self.die, from, *face)) {
                    *count += 1;
                }
            }
            self.faces.add(*face);
        }
        for pair in faces.windows(2) {
            if let [Some(one), Some(other)] = pair {
                self.beside = (self.beside.0 + u64::from(one == other), self.beside.1 + 1);
            }
        }
        for (before, now) in self.before.iter().zip(&faces) {
            let (Some(before), Some(now)) = (before, now) else { continue };
            let row = self.after.get_mut(usize::from(*before) - 1);
            if let Some(count) = row.and_then(|row| row.get_mut(usize::from(*now) - 1)) {
                *count += 1;
            }
        }
        self.before = faces;
    }

    /// Sums the sample up.
    #[must_use]
    pub fn remembered(&self) -> Remembered {
        let shares = shares(self.die);
        let (dice, shaken) = (self.faces.total(), against(&self.shaken, shares));
        let rows: Vec<&[u64]> = self.after.iter().map(Vec::as_slice).collect();
        let pairs: u64 = self.after.iter().flatten().sum();
        let same: u64 = self.after.iter().enumerate().filter_map(|(face, row)| row.get(face)).sum();
        let chance = 1.0 / f64::from(self.die.sides());
        let share = |hits: u64, tries: u64| (hits as f64 / tries.max(1) as f64, binomial(hits, tries, chance));
        Remembered {
            dice,
            in_hand: against(&self.in_hand, shares),
            shaken,
            gauge: ((shaken.value - f64::from(shaken.freedom)).max(0.0) / dice.max(1) as f64).sqrt(),
            faces: self.faces.chi_square(),
            beside: share(self.beside.0, self.beside.1),
            after: table(&rows),
            again: share(same, pairs),
        }
    }
}
