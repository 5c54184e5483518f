//! The sand-glass: how long each person has thought. It runs for whoever is asked, never in a show, behind the pause or behind
//! the curtain; it stands in the save, and no rule ever sees it.

use std::time::Duration;

use bevy::prelude::*;

use super::apart::Apart;
use super::at_table::AtTable;
use super::current_match::CurrentMatch;
use super::curtain::Curtain;
use super::frame::{KeepsTheMatch, PlaySystems, Published, TableCleared};
use super::holds::Holds;
use super::players::Players;
use super::seen::{Onlooker, main_window};
use crate::rules::kernel::{Awaiting, Seat, Want};

/// Seats beyond these are nobody's: a line of a save that lists more was written by no program.
const SEATS: usize = 16;

/// How long each seat has thought, in milliseconds.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct SandGlass(Vec<u64>);

/// The glass lies on its side: the table is not what is looked at. Whoever lays a menu over it says so.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LaidDown(pub bool);

impl SandGlass {
    /// How long this seat has thought.
    #[must_use]
    pub fn spent(&self, seat: Seat) -> Duration {
        Duration::from_millis(self.0.get(usize::from(seat.0)).copied().unwrap_or_default())
    }

    fn runs(&mut self, seat: Seat, time: Duration) {
        let at = usize::from(seat.0);
        if self.0.len() <= at {
            self.0.resize(at + 1, 0);
        }
        if let Some(spent) = self.0.get_mut(at) {
            *spent = spent.saturating_add(u64::try_from(time.as_millis()).unwrap_or(u64::MAX));
        }
    }

    /// As a save keeps it; nothing while nobody has thought.
    pub(super) fn line(&self) -> Option<String> {
        let spent = || ron::to_string(&self.0).ok();
        self.0.iter().any(|spent| *spent > 0).then(spent).flatten()
    }

    /// As a save has kept it; a save of an earlier time has nothing, and what cannot be read is nothing.
    pub(super) fn read(line: Option<&str>) -> Self {
        let read = line.and_then(|line| ron::from_str::<Vec<u64>>(line).ok());
        Self(read.filter(|spent| spent.len() <= SEATS).unwrap_or_default())
    }
}

/// Who is asked for an order or a choice: a throw is no thinking.
fn asked<G: AtTable>(awaiting: &Awaiting<G>) -> Vec<Seat> {
    match awaiting {
        Awaiting::Orders(seats) => seats.clone(),
        Awaiting::Answer(Want::Choice { by, .. }) => vec![*by],
        Awaiting::Answer(_) | Awaiting::Nothing => Vec::new(),
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
    mut over: Local<Duration>,
) {
    let Some((current, time)) = current.zip(time) else { return };
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
    for seat in asked(current.awaiting()).into_iter().filter(thinks) {
        glass.runs(seat, whole);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SandGlass>()
        .init_resource::<LaidDown>()
        .add_observer(|_: On<TableCleared>, mut glass: ResMut<SandGlass>| *glass = SandGlass::default());
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_systems(Update, run::<G>.in_set(PlaySystems::Show).in_set(KeepsTheMatch).after(Published));
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
        assert_eq!(SandGlass::read(line.as_deref()), glass);
        assert_eq!(glass.spent(Seat(2)), Duration::from_millis(90_250));
        for line in [None, Some(""), Some("[-1]"), Some("[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]")] {
            assert_eq!(SandGlass::read(line), SandGlass::default(), "{line:?}");
        }
    }
}
