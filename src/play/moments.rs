//! Looks at a moment of the match again: the table as it stood after a line of the log.

use bevy::prelude::*;

use super::PlaySystems;
use super::at_table::AtTable;
use super::begin::ShowBrokenOff;
use super::called_throw::OutOfHand;
use super::current_match::CurrentMatch;
use super::log::LogBook;
use super::replay::Reel;
use super::seen::Afresh;
use super::telling::Holds;

/// Show the table as it stood after this line of the log.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LookAtMoment(pub usize);

/// Back to now.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LookAtNow;

/// A look at the match as it stood once. The match itself goes on behind it, untouched.
#[derive(Debug)]
pub(super) struct Lens<G: AtTable> {
    /// So many happenings have been told there.
    pub(super) at: usize,
    /// The line of the last of them.
    pub(super) line: usize,
    /// So many inputs had been taken.
    pub(super) inputs: usize,
    /// The state there.
    pub(super) state: G::State,
    /// The match is played again from here, before everybody's eyes.
    pub(super) reel: Option<Reel>,
}

impl<G: AtTable> Lens<G> {
    /// After so many happenings of those that stand in the log.
    pub(super) fn after(happenings: usize, current: &CurrentMatch<G>, log: &LogBook<G>) -> Self {
        let mut state = current.begun.clone();
        let (mut at, mut line) = (0, 0);
        for told in log.standing().take(happenings) {
            G::evolve(&mut state, told.truth());
            (at, line) = (at + 1, told.number);
        }
        let inputs = current.inputs.partition_point(|before| *before < at);
        Self { at, line, inputs, state, reel: None }
    }
}

/// The moment that is looked at.
#[derive(Resource, Debug)]
pub(super) struct Moment<G: AtTable>(pub(super) Option<Lens<G>>);

impl<G: AtTable> Default for Moment<G> {
    fn default() -> Self {
        Self(None)
    }
}

impl<G: AtTable> Moment<G> {
    /// Is it another one than now?
    pub(super) const fn is_another(&self) -> bool {
        self.0.is_some()
    }

    /// Is the match played again?
    pub(super) fn is_replay(&self) -> bool {
        self.0.as_ref().is_some_and(|lens| lens.reel.is_some())
    }

    pub(super) fn leave(&mut self) {
        self.0 = None;
    }
}

pub(super) fn look<G: AtTable>(
    mut commands: Commands,
    current: Option<Res<CurrentMatch<G>>>,
    log: Res<LogBook<G>>,
    flying: Query<(), With<OutOfHand>>,
    mut moment: ResMut<Moment<G>>,
    mut afresh: ResMut<Afresh>,
    mut holds: ResMut<Holds>,
    mut wanted: MessageReader<LookAtMoment>,
    mut back: MessageReader<LookAtNow>,
) {
    let Some(current) = current else { return };
    let (wanted, back) = (wanted.read().last(), back.read().last().is_some());
    // Dice in the air are watched to their end.
    let looks = wanted.filter(|_| flying.is_empty()).and_then(|LookAtMoment(number)| {
        let place = log.standing().position(|line| line.number == *number)?;
        Some(Lens::after(place + 1, &current, &log))
    });
    if let Some(mut lens) = looks {
        lens.reel = moment.0.take().and_then(|lens| lens.reel).map(Reel::held);
        moment.0 = Some(lens);
    } else if back && moment.is_another() && !moment.is_replay() {
        moment.leave();
    } else {
        return;
    }
    afresh.0 += 1;
    holds.clear();
    commands.trigger(ShowBrokenOff);
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<LookAtMoment>().add_message::<LookAtNow>();
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.init_resource::<Moment<G>>().add_systems(Update, look::<G>.in_set(PlaySystems::Begin));
}
