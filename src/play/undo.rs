//! Undo and redo: inputs are taken back, and what stands is run again.
//!
//! One player alone may go back to the last point where nothing hidden was shown and no die was cast; further back both
//! must agree.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::PlaySystems;
use super::at_table::{AtTable, has_the_table};
use super::begin::ShowBrokenOff;
use super::called_throw::OutOfHand;
use super::current_match::{CurrentMatch, Input};
use super::curtain::Curtain;
use super::log::LogBook;
use super::moments::Moment;
use super::second_window::keeps_the_match;
use super::seen::{Afresh, Published};
use super::telling::Holds;
use crate::rules::kernel::Answer;

/// Take the last order or choice back.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Undo {
    /// Both agree: dice may be taken back, and what has been shown.
    pub by_consent: bool,
}

/// Put in again what was taken back last.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Redo;

/// What can be undone and redone now.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Undoable {
    /// The last input can be taken back by one alone.
    pub freely: bool,
    /// It can be taken back if both agree.
    pub by_consent: bool,
    /// Something that was taken back can be put in again.
    pub redo: bool,
}

impl<G: AtTable> CurrentMatch<G> {
    /// Was nothing hidden shown and no die cast since the last input?
    fn is_innocent(&self, log: &LogBook<G>) -> bool {
        let Some(since) = self.inputs.last() else { return false };
        let cast = matches!(self.all_inputs().last(), Some(Input::Answer(Answer::Thrown(_) | Answer::Dealt(_))));
        !cast
            && !log.standing().skip(*since).any(|line| G::reveals(line.truth()))
            && !self.untold.iter().any(G::reveals)
    }

    /// Plays these inputs from the beginning.
    ///
    /// # Errors
    /// The number of the input that does not fit.
    pub(super) fn replay(&mut self, inputs: VecDeque<Input<G>>) -> Result<(), usize> {
        let setup = self.play.journal().setup.clone();
        let Ok(mut fresh) = Self::open(&setup, self.seed) else { return Err(0) };
        fresh.run_on();
        for (number, input) in inputs.into_iter().enumerate() {
            fresh.take(input).map_err(|_| number)?;
            fresh.run_on();
        }
        fresh.throws = std::mem::take(&mut self.throws);
        fresh.version = self.version + 1;
        fresh.unsaved = true;
        *self = fresh;
        Ok(())
    }

    /// Runs all phases that are due, by the rules' own list of them.
    pub(super) fn run_on(&mut self) {
        while self.is_due() {
            self.run(G::procedure(G::phase(self.play.state())));
        }
    }
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
) {
    let Some(mut current) = current else {
        wanted.clear();
        return;
    };
    for Undo { by_consent } in wanted.read() {
        // Dice in the air are cast.
        if !flying.is_empty() || !(current.is_innocent(&log) || (*by_consent && !current.inputs.is_empty())) {
            continue;
        }
        let mut inputs: VecDeque<_> = current.all_inputs().into();
        let Some(last) = inputs.pop_back() else { continue };
        let mut undone = std::mem::take(&mut current.undone);
        if current.replay(inputs).is_err() {
            error!("what was played before cannot be played again");
            continue;
        }
        // Whoever sealed it may write it anew, if nobody else is at the window.
        if let (Input::Order(seat, _), false) = (&last, curtain.up) {
            curtain.next = Some(*seat);
        }
        undone.push_front(last);
        current.undone = undone;
        // The lines of what stands are in the book already.
        let standing = current.happened.min(log.standing().count());
        log.strike_after(standing);
        let told = current.untold.drain(..standing).collect::<Vec<_>>();
        for happening in &told {
            G::evolve(&mut current.shown, happening);
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
        current.replaying = (current.replaying + count).min(current.undone.len());
    }
}

fn mirror<G: AtTable>(
    current: Option<Res<CurrentMatch<G>>>,
    log: Res<LogBook<G>>,
    mut undoable: ResMut<Undoable>,
    mut last: Local<u64>,
) {
    let now = match current {
        Some(current) if *last == current.version => return,
        Some(current) => {
            *last = current.version;
            Undoable {
                freely: current.is_innocent(&log),
                by_consent: !current.inputs.is_empty(),
                redo: !current.undone.is_empty(),
            }
        }
        None => Undoable::default(),
    };
    undoable.set_if_neq(now);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Undoable>().add_message::<Undo>().add_message::<Redo>();
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_systems(
        Update,
        (
            (undo::<G>, redo::<G>).chain().in_set(PlaySystems::Begin),
            mirror::<G>.in_set(PlaySystems::Show).after(Published).run_if(has_the_table::<G>.and_then(keeps_the_match)),
        ),
    );
}
