//! The levers behind ribbon, log and keys in every game: undo, the pace of the show, the papers that lie open.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::Papers;
use super::desk::Desk;
use super::log_page::{KeepLog, LogWish};
pub use super::open::OpenPapers;
use super::ribbon::RibbonWish;
use crate::play::activity::TableActivity;
use crate::play::begin::TableCleared;
use crate::play::consent::{Assembly, Motion, Motions};
use crate::play::curtain::{Curtain, DropCurtain};
use crate::play::fork::ForkWish;
use crate::play::moments::{LookAtMoment, LookAtNow};
use crate::play::pace::{NextBeat, Pace, SkipShow};
use crate::play::replay::ReplayStand;
use crate::play::saves::Unsaved;
use crate::play::undo::{Redo, Undo, Undoable};
use crate::table::settings::bindings::{Action, Hands};

/// The log stays open from battle to battle, and what a player does not want to hear is not said.
pub(super) fn put_away(_: On<TableCleared>, mut open: ResMut<OpenPapers>) {
    let muted = std::mem::take(&mut open.muted);
    *open = OpenPapers { log: open.log, whole: open.whole, muted, ..OpenPapers::default() };
}

/// The levers.
#[derive(SystemParam)]
pub struct Levers<'w> {
    /// The pace of the show.
    pub pace: ResMut<'w, Pace>,
    pub open: ResMut<'w, OpenPapers>,
    undo: MessageWriter<'w, Undo>,
    assembly: Assembly<'w>,
    redo: MessageWriter<'w, Redo>,
    next: MessageWriter<'w, NextBeat>,
    skip: MessageWriter<'w, SkipShow>,
    now: MessageWriter<'w, LookAtNow>,
    moment: MessageWriter<'w, LookAtMoment>,
    drop: MessageWriter<'w, DropCurtain>,
    keep: MessageWriter<'w, KeepLog>,
    fork: MessageWriter<'w, ForkWish>,
}

impl Levers<'_> {
    /// Carries out a wish of the ribbon, or of a key in its place.
    pub fn apply(&mut self, wish: RibbonWish) {
        match wish {
            RibbonWish::Undo => {
                self.undo.write(Undo::default());
            }
            RibbonWish::UndoByConsent => self.assembly.moves(Motion::TakeBack),
            RibbonWish::FromHere(line) => self.assembly.moves(Motion::BackTo(line)),
            RibbonWish::Redo => {
                self.redo.write(Redo::default());
            }
            RibbonWish::Pace(pace) => {
                self.pace.set_if_neq(pace);
            }
            RibbonWish::Next => {
                self.next.write(NextBeat);
            }
            RibbonWish::Skip => {
                self.skip.write(SkipShow);
            }
            RibbonWish::Now => {
                self.now.write(LookAtNow);
            }
            // The notes lie where the log lies.
            RibbonWish::Log => (self.open.log, self.open.notes) = (!self.open.log, None),
            RibbonWish::Books => self.open.books = !self.open.books,
            RibbonWish::DropCurtain => {
                self.drop.write(DropCurtain);
            }
            RibbonWish::End => self.open.ending = true,
            RibbonWish::Fork(wish) => {
                self.fork.write(wish);
            }
        }
    }

    /// Carries out a wish of the log.
    pub fn turn_to(&mut self, wish: LogWish) {
        match wish {
            LogWish::Look(number) => {
                self.moment.write(LookAtMoment(number));
            }
            LogWish::Now => {
                self.now.write(LookAtNow);
            }
            LogWish::Whole(whole) => self.open.whole = whole,
            LogWish::Keep => {
                self.keep.write(KeepLog);
            }
            LogWish::Close => self.open.log = false,
        }
    }
}

/// Esc leaves an open question unanswered, and without one puts the notes away.
pub(super) fn leave_the_question<G: Papers>(
    mut hands: ResMut<Hands>,
    keys: Res<ButtonInput<KeyCode>>,
    desk: Desk<G>,
    (motions, curtain): (Res<Motions>, Res<Curtain>),
    mut open: ResMut<OpenPapers>,
    mut assembly: Assembly,
    mut unsaved: ResMut<Unsaved>,
) {
    // A question that is not on the screen cannot be refused.
    let moved = motions.0.is_some() && curtain.up && desk.seen().is_some_and(|seen| !seen.replay);
    let asked = moved || open.ending || open.ruling || open.glass.is_some();
    // On a button the keyboard is the panel's, and the hands do not see the key.
    if (asked || open.notes.is_some()) && (hands.take(Action::Cancel) || keys.just_pressed(KeyCode::Escape)) {
        if !asked {
            (open.notes, unsaved.0) = (None, true);
        }
        (open.ending, open.ruling, open.glass) = (false, false, None);
        if moved {
            assembly.answers(false);
        }
    }
}

/// Carries out the ribbon's wishes by keys.
pub(super) fn pull_with_keys<G: Papers>(
    hands: Res<Hands>,
    undoable: Res<Undoable>,
    activity: Res<State<TableActivity>>,
    replay: Res<ReplayStand>,
    curtain: Res<Curtain>,
    mut levers: Levers,
) {
    let telling = *activity.get() == TableActivity::Telling;
    let held = *levers.pace == Pace::Paused;
    // A replay has a bar of its own; papers lie beside it all the same.
    let live = !replay.on;
    let wishes = [
        (Action::Undo, live && undoable.freely, RibbonWish::Undo),
        // If one alone may not take it back, all are asked, as soon as the question can be shown.
        (Action::Undo, live && curtain.up && undoable.by_consent && !undoable.freely, RibbonWish::UndoByConsent),
        (Action::Redo, live && undoable.redo, RibbonWish::Redo),
        (Action::LogBook, true, RibbonWish::Log),
        (Action::ShipsBooks, G::BOOKS, RibbonWish::Books),
        (Action::NextBeat, live && telling, RibbonWish::Next),
        (Action::HoldShow, live, RibbonWish::Pace(if held { Pace::Normal } else { Pace::Paused })),
        (Action::Proceed, live && telling, RibbonWish::Skip),
    ];
    for (deed, can, wish) in wishes {
        if can && hands.begun(deed) {
            levers.apply(wish);
        }
    }
}
