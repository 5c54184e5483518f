//! The sand-glass: how long each person has thought. It runs for whoever is asked, never in a show, behind the pause or behind
//! the curtain; it stands in the save, and no rule ever sees it. All may agree how long one order or one answer takes: then it is
//! said when the sand has run out, and nothing else comes of it.

use std::time::Duration;

use bevy::prelude::*;

use super::apart::Apart;
use super::at_table::AtTable;
use super::belongings::belongs;
use super::current_match::CurrentMatch;
use super::curtain::Curtain;
use super::frame::{MatchSystems, PlaySystems, PublishSystems, TableCleared};
use super::holds::Holds;
use super::players::Players;
use super::seen::{Onlooker, main_window};
use crate::rules::kernel::Seat;

/// Seats beyond these are nobody's: a line of a save that lists more was written by no program.
const SEATS: usize = 16;

/// How long each seat has thought, in milliseconds.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct SandGlass {
    /// In the whole match.
    spent: Vec<u64>,
    /// Since it was asked last.
    now: Vec<u64>,
    /// What was put in when that began to be counted.
    asked_at: (usize, usize),
    /// The minutes that all have agreed on, for one order or one answer.
    limit: Option<u16>,
}

/// The sand has run out for this seat: it has thought longer than all had agreed.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SandRanOut(pub Seat);

/// The glass lies on its side: the table is not what is looked at. Whoever lays a menu over it says so.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LaidDown(pub bool);

impl SandGlass {
    /// How long this seat has thought.
    #[must_use]
    pub fn spent(&self, seat: Seat) -> Duration {
        Duration::from_millis(self.spent.get(usize::from(seat.0)).copied().unwrap_or_default())
    }

    /// The minutes that all have agreed on.
    #[must_use]
    pub const fn limit(&self) -> Option<u16> {
        self.limit
    }

    /// How long each seat has thought, in milliseconds, as far as it has been counted.
    pub(super) fn counted(&self) -> &[u64] {
        &self.spent
    }

    /// Another window counts, and says how it stands there.
    pub(super) fn told(&mut self, spent: Vec<u64>, limit: Option<u16>) {
        (self.spent, self.limit) = (spent, limit);
    }

    /// All agree; the sand begins anew.
    pub fn agree(&mut self, limit: Option<u16>) {
        self.limit = limit;
        self.now.clear();
    }

    /// Who is asked now; whoever was answered, or is asked something new, begins anew.
    fn ask(&mut self, asked: &[Seat], asked_at: (usize, usize)) {
        if std::mem::replace(&mut self.asked_at, asked_at) != asked_at {
            self.now.clear();
        }
        for (seat, now) in (0..).map(Seat).zip(&mut self.now) {
            if !asked.contains(&seat) {
                *now = 0;
            }
        }
    }

    /// True when the last grain falls.
    fn runs(&mut self, seat: Seat, time: Duration) -> bool {
        let limit = self.limit.map(|minutes| u64::from(minutes) * 60_000);
        let at = usize::from(seat.0);
        let time = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let more = |through: &mut Vec<u64>| {
            if through.len() <= at {
                through.resize(at + 1, 0);
            }
            let run = through.get_mut(at)?;
            *run = run.saturating_add(time);
            Some(*run)
        };
        more(&mut self.spent);
        let now = more(&mut self.now).unwrap_or_default();
        limit.is_some_and(|limit| now >= limit && now.saturating_sub(time) < limit)
    }

    /// As a save keeps it; nothing while nobody has thought.
    pub(super) fn line(&self) -> Option<String> {
        let spent = || ron::to_string(&self.spent).ok();
        self.spent.iter().any(|spent| *spent > 0).then(spent).flatten()
    }

    /// As a save has kept it; a save of an earlier time has nothing, and what cannot be read is nothing.
    pub(super) fn read(line: Option<&str>, limit: Option<u16>) -> Self {
        let read = line.and_then(|line| ron::from_str::<Vec<u64>>(line).ok());
        let spent = read.filter(|spent| spent.len() <= SEATS).unwrap_or_default();
        Self { spent, limit: limit.filter(|minutes| *minutes > 0), ..Self::default() }
    }
}

fn run<G: AtTable>(
    current: Option<Res<CurrentMatch<G>>>,
    players: Res<Players>,
    (holds, curtain, laid_down): (Res<Holds>, Res<Curtain>, Res<LaidDown>),
    apart: Option<Res<Apart>>,
    windows: Query<&Onlooker>,
    time: Option<Res<Time<Real>>>,
    mut glass: ResMut<SandGlass>,
    mut ran_out: MessageWriter<SandRanOut>,
    mut over: Local<Duration>,
) {
    let Some((current, time)) = current.zip(time) else { return };
    let asked = current.asked();
    let entries = &current.journal().entries;
    glass.ask(&asked, (entries.len(), entries.last().map_or(0, |entry| entry.answers.len())));
    if holds.any() || laid_down.0 || current.is_watched() {
        return;
    }
    // What is less than a millisecond is not lost.
    let all = *over + time.delta();
    let whole = Duration::from_millis(u64::try_from(all.as_millis()).unwrap_or(u64::MAX));
    *over = all.saturating_sub(whole);
    let eyes = main_window(windows.iter().map(|onlooker| (onlooker, onlooker.eyes))).flatten();
    let thinks = |seat: &Seat| {
        let here = curtain.up && eyes.is_none_or(|eyes| eyes == *seat);
        !players.is_bot(*seat) && (here || apart.as_ref().is_some_and(|apart| apart.is_elsewhere(*seat)))
    };
    for seat in asked.into_iter().filter(thinks) {
        if glass.runs(seat, whole) {
            ran_out.write(SandRanOut(seat));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    belongs::<SandGlass>(app);
    app.add_message::<SandRanOut>()
        .init_resource::<SandGlass>()
        .init_resource::<LaidDown>()
        .add_observer(|_: On<TableCleared>, mut glass: ResMut<SandGlass>| *glass = SandGlass::default());
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_systems(Update, run::<G>.in_set(PlaySystems::Show).in_set(MatchSystems).after(PublishSystems));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glass_is_read_as_it_was_written_and_what_nobody_wrote_is_an_empty_one() {
        let mut glass = SandGlass::default();
        assert_eq!(glass.line(), None);
        glass.runs(Seat(2), Duration::from_millis(90_250));
        glass.runs(Seat(0), Duration::from_millis(1));
        let line = glass.line();
        assert_eq!(line.as_deref(), Some("[1,0,90250]"));
        let read = SandGlass::read(line.as_deref(), Some(5));
        assert_eq!((&read.spent, read.limit()), (&glass.spent, Some(5)));
        assert_eq!(glass.spent(Seat(2)), Duration::from_millis(90_250));
        for line in [None, Some(""), Some("[-1]"), Some("[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]")] {
            assert_eq!(SandGlass::read(line, Some(0)), SandGlass::default(), "{line:?}");
        }
    }

    #[test]
    fn the_sand_runs_out_once_for_whoever_is_asked_and_begins_anew_with_the_next_question() {
        let mut glass = SandGlass::default();
        let minute = Duration::from_secs(60);
        glass.ask(&[Seat(0), Seat(1)], (3, 0));
        assert!(!glass.runs(Seat(0), minute * 90), "nobody has agreed on anything");
        glass.agree(Some(2));
        assert!(!glass.runs(Seat(0), minute));
        assert!(glass.runs(Seat(0), minute));
        assert!(!glass.runs(Seat(0), minute), "it is said once");
        assert!(!glass.runs(Seat(1), minute));
        // The first has sealed; the other still writes.
        glass.ask(&[Seat(1)], (3, 0));
        assert!(glass.runs(Seat(1), minute));
        glass.ask(&[Seat(0), Seat(1)], (4, 1));
        assert!(!glass.runs(Seat(0), minute) && !glass.runs(Seat(1), minute));
        assert_eq!(glass.spent(Seat(0)), minute * 94);
    }
}
