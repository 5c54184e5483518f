//! Looks at a moment of the match again: the table as it stood after a line of the log.

use bevy::prelude::*;

use super::PlaySystems;
use super::at_table::AtTable;
use super::begin::ShowBrokenOff;
use super::current_match::CurrentMatch;
use super::log::LogBook;
use super::seen::Afresh;
use super::telling::Holds;

/// Show the table as it stood after this line of the log.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LookAtMoment(pub usize);

/// Back to now.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LookAtNow;

/// The moment that is looked at.
#[derive(Resource, Debug)]
pub(super) struct Moment<G: AtTable>(Option<(usize, G::State)>);

impl<G: AtTable> Default for Moment<G> {
    fn default() -> Self {
        Self(None)
    }
}

impl<G: AtTable> Moment<G> {
    pub(super) fn at(&self) -> Option<(usize, &G::State)> {
        self.0.as_ref().map(|(number, state)| (*number, state))
    }

    pub(super) fn leave(&mut self) {
        self.0 = None;
    }
}

fn look<G: AtTable>(
    mut commands: Commands,
    current: Option<Res<CurrentMatch<G>>>,
    log: Res<LogBook<G>>,
    mut moment: ResMut<Moment<G>>,
    mut afresh: ResMut<Afresh>,
    mut holds: ResMut<Holds>,
    mut wanted: MessageReader<LookAtMoment>,
    mut back: MessageReader<LookAtNow>,
) {
    let Some(current) = current else { return };
    if let Some(LookAtMoment(number)) = wanted.read().last() {
        if log.standing().any(|line| line.number == *number) {
            let mut state = current.begun.clone();
            for line in log.standing().take_while(|line| line.number <= *number) {
                G::evolve(&mut state, line.truth());
            }
            moment.0 = Some((*number, state));
            afresh.0 += 1;
            holds.clear();
            commands.trigger(ShowBrokenOff);
        }
    } else if back.read().last().is_some() && moment.0.is_some() {
        moment.leave();
        afresh.0 += 1;
        holds.clear();
        commands.trigger(ShowBrokenOff);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<LookAtMoment>().add_message::<LookAtNow>();
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.init_resource::<Moment<G>>().add_systems(Update, look::<G>.in_set(PlaySystems::Begin));
}
