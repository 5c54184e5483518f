//! Undo and redo: inputs are taken back, and what stands is run again.
//!
//! One player alone may go back to the last point where nothing hidden was shown and no die was cast; further back all
//! must agree.

use bevy::prelude::*;

use super::at_table::AtTable;
use super::called_throw::OutOfHand;
use super::current_match::{CurrentMatch, Input};
use super::curtain::Curtain;
use super::frame::{Afresh, KeepsTheMatch, PlaySystems, Published, ShowBrokenOff};
use super::holds::Holds;
use super::lens::Moment;
use super::log::LogBook;
use super::on_the_table::has_the_table;

/// Take the last order or choice back.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Undo {
    /// All agree: dice may be taken back, and what has been shown.
    pub by_consent: bool,
}

/// Go back to the moment after this line of the log, and play on from there: everything that was put in since is taken back, and
/// can be put in again until something else is. All agree.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BackTo(pub usize);

/// Put in again what was taken back last.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Redo;

/// What can be undone and redone now.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Undoable {
    /// The last input can be taken back by one alone.
    pub freely: bool,
    /// It can be taken back if all agree.
    pub by_consent: bool,
    /// Something that was taken back can be put in again.
    pub redo: bool,
}

fn undo<G: AtTable>(
    mut commands: Commands,
    current: Option<ResMut<CurrentMatch<G>>>,
    mut log: ResMut<LogBook<G>>,
    mut moment: ResMut<Moment<G>>,
    mut afresh: ResMut<Afresh>,
    mut holds: ResMut<Holds>,
    mut curtain: ResMut<Curtain>,
    flying: Query<(), With<OutOfHand>>,
    mut wanted: MessageReader<Undo>,
    mut back: MessageReader<BackTo>,
) {
    let Some(mut current) = current else {
        wanted.clear();
        back.clear();
        return;
    };
    let to = back.read().filter_map(|BackTo(line)| Some(current.inputs_before(log.place_of(*line)? + 1)));
    let mut asked: Vec<Option<usize>> = to.map(Some).collect();
    asked.extend(wanted.read().filter(|undo| undo.by_consent || current.is_innocent(&log)).map(|_| None));
    for to in asked {
        // Dice in the air are cast.
        if !flying.is_empty() {
            continue;
        }
        let last = match current.undo(&mut log, to) {
            Ok(Some(last)) => last,
            Ok(None) => continue,
            Err(_) => {
                error!("what was played before cannot be played again");
                continue;
            }
        };
        // Whoever sealed it may write it anew, if nobody else is at the window.
        if let (Input::Order(seat, _), false) = (&last, curtain.up) {
            curtain.next = Some(*seat);
        }
        moment.leave();
        holds.clear();
        commands.trigger(ShowBrokenOff);
        afresh.0 += 1;
    }
}

fn redo<G: AtTable>(current: Option<ResMut<CurrentMatch<G>>>, mut wanted: MessageReader<Redo>) {
    let count = wanted.read().count();
    if let Some(mut current) = current
        && count > 0
    {
        current.redo(count);
    }
}

fn mirror<G: AtTable>(
    current: Option<Res<CurrentMatch<G>>>,
    log: Res<LogBook<G>>,
    mut undoable: ResMut<Undoable>,
    mut last: Local<u64>,
) {
    let now = match current {
        Some(current) if *last == current.version() => return,
        Some(current) => {
            *last = current.version();
            Undoable { freely: current.is_innocent(&log), by_consent: current.can_undo(), redo: current.can_redo() }
        }
        None => Undoable::default(),
    };
    undoable.set_if_neq(now);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Undoable>().add_message::<Undo>().add_message::<BackTo>().add_message::<Redo>();
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_systems(
        Update,
        (
            (undo::<G>, redo::<G>).chain().in_set(PlaySystems::Begin),
            mirror::<G>.in_set(PlaySystems::Show).in_set(KeepsTheMatch).after(Published).run_if(has_the_table::<G>),
        ),
    );
}
