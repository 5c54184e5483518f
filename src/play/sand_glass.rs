//! The sand-glass counts each person's time of thought. It runs for seats that are asked, never in a show, behind a
//! pause or behind the curtain; it stands in the save, and no rule ever sees it. All may agree on a limit for one order
//! or one answer: then it is said when the sand has run out. If they agree on that too, the orders of a late player are
//! sealed as they stand.

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::apart::Apart;
use super::at_table::AtTable;
use super::belongings::belongs;
use super::current_match::CurrentMatch;
use super::curtain::Curtain;
use super::frame::{MatchSystems, PlaySystems, PublishSystems, TableCleared};
use super::players::Players;
use super::seen::{Onlooker, main_window};
use super::show_lock::ShowLock;
use crate::logbook::chronicle::Limit;
use crate::rules::kernel::Seat;

/// Matches have fewer seats than this: a save with more in its line was not written by this program.
const SEATS: usize = 16;

/// The state of the glass.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sand {
    /// Each seat has thought this long in the whole match, in milliseconds.
    spent: Vec<u64>,
    /// The time since each was asked last.
    now: Vec<u64>,
    /// It runs for these seats.
    pub(super) runs_for: Vec<Seat>,
    /// All have agreed on this limit for one order or one answer.
    pub(super) limit: Option<Limit>,
}

/// The time each seat has thought.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct SandGlass {
    sand: Sand,
    /// The inputs at the last question to a seat; a new question changes them.
    asked_at: (usize, usize),
    /// Parts of a millisecond are kept for the next frame.
    over: Duration,
}

/// The sand runs.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct SandSystems;

/// The sand has run out for this seat: it has thought longer than all had agreed.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SandRanOut(pub Seat);

/// The glass lies on its side, for the table is out of sight. A menu over it sets this.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LaidDown(pub bool);

/// The limit in milliseconds.
fn lasts(limit: Limit) -> u64 {
    u64::from(limit.minutes) * 60_000
}

impl SandGlass {
    /// This seat has thought this long.
    #[must_use]
    pub fn spent(&self, seat: Seat) -> Duration {
        Duration::from_millis(self.sand.spent.get(usize::from(seat.0)).copied().unwrap_or_default())
    }

    /// All have agreed on this.
    #[must_use]
    pub const fn limit(&self) -> Option<Limit> {
        self.sand.limit
    }

    /// Are the orders of this seat to be sealed as they stand? All have agreed on it, and the sand has run out.
    #[must_use]
    pub fn is_late(&self, seat: Seat) -> bool {
        let now = self.sand.now.get(usize::from(seat.0)).copied().unwrap_or_default();
        self.sand.limit.is_some_and(|limit| limit.seals && now >= lasts(limit))
    }

    /// The state of the glass.
    pub(super) const fn sand(&self) -> &Sand {
        &self.sand
    }

    /// Takes the state that another window counts; until the next one it runs on by itself.
    pub(super) fn told(&mut self, sand: Sand) {
        self.sand = sand;
    }

    /// All agree; the sand begins anew.
    pub fn agree(&mut self, limit: Limit) {
        self.sand.limit = Some(limit).filter(|limit| limit.minutes > 0);
        self.sand.now.clear();
    }

    /// Notes the seats that are asked now; the time of a seat that has answered, or is asked something new, begins
    /// anew.
    fn ask(&mut self, asked: &[Seat], asked_at: (usize, usize)) {
        if std::mem::replace(&mut self.asked_at, asked_at) != asked_at {
            self.sand.now.clear();
        }
        // If orders are sealed at the limit, taking back a sealed one gives no more time.
        if self.sand.limit.is_some_and(|limit| limit.seals) {
            return;
        }
        for (seat, now) in (0..).map(Seat).zip(&mut self.sand.now) {
            if !asked.contains(&seat) {
                *now = 0;
            }
        }
    }

    /// Lets this time go by; returns the seats for which the last grain falls.
    pub(super) fn runs_on(&mut self, time: Duration) -> Vec<Seat> {
        let all = self.over + time;
        let whole = Duration::from_millis(u64::try_from(all.as_millis()).unwrap_or(u64::MAX));
        self.over = all.saturating_sub(whole);
        let runs_for = self.sand.runs_for.clone();
        runs_for.into_iter().filter(|seat| self.runs(*seat, whole)).collect()
    }

    /// True when the last grain falls.
    fn runs(&mut self, seat: Seat, time: Duration) -> bool {
        let limit = self.sand.limit.map(lasts);
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
        more(&mut self.sand.spent);
        let now = more(&mut self.sand.now).unwrap_or_default();
        limit.is_some_and(|limit| now >= limit && now.saturating_sub(time) < limit)
    }

    /// As a save keeps it; nothing while no time was spent.
    pub(super) fn line(&self) -> Option<String> {
        let spent = || ron::to_string(&self.sand.spent).ok();
        self.sand.spent.iter().any(|spent| *spent > 0).then(spent).flatten()
    }

    /// Reads the glass of a save; a save of an earlier version has none, and an unreadable one counts as none.
    pub(super) fn read(line: Option<&str>, limit: Option<Limit>) -> Self {
        let read = line.and_then(|line| ron::from_str::<Vec<u64>>(line).ok());
        let spent = read.filter(|spent| spent.len() <= SEATS).unwrap_or_default();
        let limit = limit.filter(|limit| limit.minutes > 0);
        Self { sand: Sand { spent, limit, ..Sand::default() }, ..Self::default() }
    }
}

fn run<G: AtTable>(
    current: If<Res<CurrentMatch<G>>>,
    players: Res<Players>,
    (lock, curtain, laid_down): (Res<ShowLock>, Res<Curtain>, Res<LaidDown>),
    apart: Option<Res<Apart>>,
    windows: Query<&Onlooker>,
    time: Res<Time<Real>>,
    mut glass: ResMut<SandGlass>,
    mut ran_out: MessageWriter<SandRanOut>,
) {
    let asked = current.asked();
    let entries = &current.journal().entries;
    glass.ask(&asked, (entries.len(), entries.last().map_or(0, |entry| entry.answers.len())));
    let stands = lock.any() || laid_down.0 || current.is_watched();
    let eyes = main_window(windows.iter().map(|onlooker| (onlooker, onlooker.eyes))).flatten();
    let thinks = |seat: &Seat| {
        let here = curtain.up && eyes.is_none_or(|eyes| eyes == *seat);
        !stands && !players.is_bot(*seat) && (here || apart.as_ref().is_some_and(|apart| apart.is_elsewhere(*seat)))
    };
    glass.sand.runs_for = asked.into_iter().filter(thinks).collect();
    ran_out.write_batch(glass.runs_on(time.delta()).into_iter().map(SandRanOut));
}

pub(super) fn plugin(app: &mut App) {
    belongs::<SandGlass>(app);
    app.add_message::<SandRanOut>()
        .init_resource::<SandGlass>()
        .init_resource::<LaidDown>()
        .add_observer(|_: On<TableCleared>, mut glass: ResMut<SandGlass>| *glass = SandGlass::default());
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_systems(
        Update,
        run::<G>.in_set(PlaySystems::Show).in_set(MatchSystems).in_set(SandSystems).after(PublishSystems),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn minutes(minutes: u16) -> Limit {
        Limit { minutes, seals: false }
    }

    #[test]
    fn whoever_is_late_is_late_until_he_is_asked_something_else_if_all_have_agreed_on_that() {
        let mut glass = SandGlass::default();
        let minute = Duration::from_secs(60);
        for seals in [false, true] {
            glass.agree(Limit { minutes: 1, seals });
            glass.ask(&[Seat(0), Seat(1)], (3, 0));
            glass.runs(Seat(0), minute);
            assert_eq!((glass.is_late(Seat(0)), glass.is_late(Seat(1))), (seals, false));
            // The sealed order is taken back.
            glass.ask(&[Seat(1)], (3, 0));
            glass.ask(&[Seat(0), Seat(1)], (3, 0));
            assert_eq!(glass.is_late(Seat(0)), seals);
            glass.ask(&[Seat(0), Seat(1)], (4, 0));
            assert!(!glass.is_late(Seat(0)));
        }
        let read = SandGlass::read(None, "1 seals".parse().ok());
        assert_eq!(read.limit(), Some(Limit { minutes: 1, seals: true }));
    }

    #[test]
    fn a_glass_is_read_as_it_was_written_and_what_nobody_wrote_is_an_empty_one() {
        let mut glass = SandGlass::default();
        assert_eq!(glass.line(), None);
        glass.runs(Seat(2), Duration::from_millis(90_250));
        glass.runs(Seat(0), Duration::from_millis(1));
        let line = glass.line();
        assert_eq!(line.as_deref(), Some("[1,0,90250]"));
        let read = SandGlass::read(line.as_deref(), Some(minutes(5)));
        assert_eq!((&read.sand.spent, read.limit()), (&glass.sand.spent, Some(minutes(5))));
        assert_eq!(glass.spent(Seat(2)), Duration::from_millis(90_250));
        for line in [None, Some(""), Some("[-1]"), Some("[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]")] {
            assert_eq!(SandGlass::read(line, Some(minutes(0))), SandGlass::default(), "{line:?}");
        }
    }

    #[test]
    fn the_sand_runs_out_once_for_whoever_is_asked_and_begins_anew_with_the_next_question() {
        let mut glass = SandGlass::default();
        let minute = Duration::from_secs(60);
        glass.ask(&[Seat(0), Seat(1)], (3, 0));
        assert!(!glass.runs(Seat(0), minute * 90), "nobody has agreed on anything");
        glass.agree(minutes(2));
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
