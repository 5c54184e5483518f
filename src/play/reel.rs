//! A match as a line of moments: its lines, phases and turns, and a replay's run along it.

use std::sync::Arc;

use super::at_table::AtTable;
use super::current_match::CurrentMatch;
use super::lens::viewer;
use super::log::{LogBook, LogLine};
use super::pace::Pace;
use crate::rules::kernel::Seat;

/// A replay runs this way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// As it was played.
    Onward,
    /// Back to the beginning.
    Back,
}

/// The length of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stride {
    /// To the next line that everybody was told.
    Line,
    /// To the next phase.
    Phase,
    /// To the next turn.
    Turn,
}

/// The match as a line of moments, and a replay's run along it.
#[derive(Clone, Debug)]
pub(super) struct Reel {
    pub(super) of: usize,
    /// After which happenings a line for these eyes, a phase, a turn has begun.
    pub(super) lines: Arc<[usize]>,
    pub(super) phases: Arc<[usize]>,
    pub(super) turns: Arc<[(u16, usize)]>,
    /// The inputs that were throws, each with the number of happenings before it.
    pub(super) throws: Arc<[(usize, usize)]>,
    pub(super) running: Option<Direction>,
    /// It stops running here.
    pub(super) until: usize,
    pub(super) pace: Pace,
    /// The pace of the match itself.
    pub(super) pace_before: Pace,
    /// Seconds since the last step backwards.
    pub(super) since: f32,
    /// A replay is seen through these eyes; none shows open facts only.
    pub(super) eyes: Option<Seat>,
}

impl Reel {
    pub(super) fn of<G: AtTable>(current: &CurrentMatch<G>, log: &LogBook<G>, pace: Pace, eyes: Option<Seat>) -> Self {
        let (mut lines, mut phases, mut turns) = (Vec::new(), Vec::new(), Vec::new());
        let mut of = 0;
        let mut last = None;
        // Each line knows the state before it; the state as shown is the one after the last.
        let stand = |line: &LogLine<G>| (line.turn, line.phase, line.told_to(viewer(eyes)).is_some());
        let now = (G::turn(current.shown()), G::phase(current.shown()), true);
        let mut told_before = true;
        for (place, (turn, phase, told)) in log.standing().map(stand).chain([now]).enumerate() {
            if place > 0 && told_before {
                lines.push(place);
            }
            if let Some((last_turn, last_phase)) = last {
                if last_turn != turn {
                    turns.push((turn, place));
                }
                if last_turn != turn || std::mem::discriminant(&last_phase) != std::mem::discriminant(&phase) {
                    phases.push(place);
                }
            }
            (of, last, told_before) = (place, Some((turn, phase)), told);
        }
        let throws = current.throws().filter(|(_, before)| *before < of).collect();
        let calm = if matches!(pace, Pace::Step | Pace::Paused) { Pace::Normal } else { pace };
        Self {
            of,
            lines: lines.into(),
            phases: phases.into(),
            turns: turns.into(),
            throws,
            running: None,
            until: 0,
            pace: calm,
            pace_before: pace,
            since: 0.0,
            eyes,
        }
    }

    /// The same, standing still.
    pub(super) fn held(self) -> Self {
        Self { running: None, until: 0, ..self }
    }

    /// A step from here leads to this.
    pub(super) fn stop(&self, at: usize, direction: Direction, stride: Stride) -> usize {
        let turns: Vec<usize>;
        let stops = match stride {
            Stride::Line => &*self.lines,
            Stride::Phase => &*self.phases,
            Stride::Turn => {
                turns = self.turns.iter().map(|(_, place)| *place).collect();
                &turns
            }
        };
        match direction {
            Direction::Onward => stops.iter().copied().find(|stop| *stop > at).unwrap_or(self.of),
            Direction::Back => stops.iter().copied().rev().find(|stop| *stop < at).unwrap_or(0),
        }
    }
}
