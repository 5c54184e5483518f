//! Looks at a moment of the match again: the table as it stood after a line of the log.

use bevy::prelude::*;

use super::at_table::AtTable;
use super::called_throw::OutOfHand;
use super::current_match::CurrentMatch;
use super::frame::{Afresh, PlaySystems, ShowBrokenOff};
use super::lens::{Lens, Moment};
use super::log::LogBook;
use super::show_lock::ShowLock;

/// Show the table as it stood after this line of the log.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LookAtMoment(pub usize);

/// Back to now.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LookAtNow;

pub(super) fn look<G: AtTable>(
    mut commands: Commands,
    current: Option<Res<CurrentMatch<G>>>,
    log: Res<LogBook<G>>,
    flying: Query<(), With<OutOfHand>>,
    mut moment: ResMut<Moment<G>>,
    mut afresh: ResMut<Afresh>,
    mut lock: ResMut<ShowLock>,
    mut wanted: MessageReader<LookAtMoment>,
    mut back: MessageReader<LookAtNow>,
) {
    let (wanted, back) = (wanted.read().last(), back.read().last().is_some());
    // A replay is moved to its moments by itself.
    let Some(current) = current.filter(|_| moment.replay().is_none()) else { return };
    // Dice in the air are watched to their end.
    let looks = wanted.filter(|_| flying.is_empty()).and_then(|LookAtMoment(number)| log.place_of(*number));
    if let Some(place) = looks {
        moment.look(Lens::after(place + 1, &current, &log));
    } else if back && moment.is_another() {
        moment.leave();
    } else {
        return;
    }
    afresh.0 += 1;
    lock.clear();
    commands.trigger(ShowBrokenOff);
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<LookAtMoment>().add_message::<LookAtNow>();
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.init_resource::<Moment<G>>().add_systems(Update, look::<G>.in_set(PlaySystems::Begin));
}
