//! Undo and redo: inputs are taken back, and the inputs that stand are run again.
//!
//! One player alone may go back to the last point before a secret was shown or a die was cast; further back all must
//! agree. If a player sits at a second window, either window takes back alone only inputs of its own.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::apart::Apart;
use super::at_table::AtTable;
use super::called_throw::OutOfHand;
use super::current_match::{CurrentMatch, DoesNotFit, Input};
use super::curtain::Shared;
use super::frame::{Afresh, MatchSystems, PlaySystems, PublishSystems, ShowBrokenOff, TableCleared};
use super::lens::Moment;
use super::log::LogBook;
use super::on_the_table::has_the_table;
use super::players::Players;
use super::show_lock::ShowLock;
use crate::rules::kernel::{Ruleset, Seat};

/// Take the last order or choice back.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Undo {
    /// All agree: dice and shown secrets may be taken back.
    pub by_consent: bool,
    /// The request comes from this seat; none at the first window.
    pub by: Option<Seat>,
}

/// Goes back to the moment after this line of the log, and play goes on from there: every later input is taken back,
/// and can be put in again until another one is made. All agree.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BackTo(pub usize);

/// Puts in again the input that was taken back last.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Redo {
    /// The request comes from this seat; none at the first window.
    pub by: Option<Seat>,
}

/// The undo and redo available now at this window.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undoable {
    /// The last input can be taken back by one alone.
    pub freely: bool,
    /// It can be taken back if all agree.
    pub by_consent: bool,
    /// Something that was taken back can be put in again.
    pub redo: bool,
}

/// Orders that were taken back, as they were written: each lies before its seat again, and before no other, when that seat writes
/// next.
#[derive(Resource)]
pub struct Returned<G: Ruleset>(pub BTreeMap<Seat, G::Order>);

impl<G: Ruleset> Default for Returned<G> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

/// Inputs are taken back and put in again.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct UndoSystems;

/// Does a seat sit at the window of `by`? None means the first window.
fn beside(apart: Option<&Apart>, by: Option<Seat>) -> impl Fn(Seat) -> bool {
    let apart = apart.copied();
    let elsewhere = move |seat: Seat| apart.is_some_and(|apart| apart.is_elsewhere(seat));
    move |seat| elsewhere(seat) == by.is_some_and(elsewhere)
}

impl Undoable {
    /// Finds the undo and redo that are open at the window where the seat `by` sits.
    pub(super) fn at<G: AtTable>(
        current: &CurrentMatch<G>,
        log: &LogBook<G>,
        apart: Option<&Apart>,
        by: Option<Seat>,
    ) -> Self {
        let here = beside(apart, by);
        Self {
            freely: current.is_innocent(log) && current.last_by(&here).is_some(),
            by_consent: current.can_undo(),
            redo: current.next_by().is_some_and(|next| next.map_or(by.is_none(), here)),
        }
    }
}

/// Goes back to what a person did last: a bot gives the same again at once, and nothing would have been taken back. Returns the
/// first input that is gone.
fn back_to_a_person<G: AtTable>(
    current: &mut CurrentMatch<G>,
    log: &mut LogBook<G>,
    players: &Players,
    to: Option<usize>,
) -> Result<Option<Input<G>>, DoesNotFit> {
    let person = |seat: &Seat| !players.is_bot(*seat);
    let mut last = current.undo(log, to)?;
    while let Some(undone) = &last {
        let by_a_person = match undone {
            Input::Order(..) => current.undone_orders().keys().any(person),
            Input::Answer(_) => current.asked_for_an_answer().as_ref().is_none_or(person),
        };
        let Some(before) = current.last_together().filter(|_| !by_a_person && players.humans().next().is_some()) else {
            break;
        };
        last = current.undo(log, Some(before))?;
    }
    Ok(last)
}

fn undo<G: AtTable>(
    mut commands: Commands,
    (apart, players): (Option<Res<Apart>>, Res<Players>),
    current: Option<ResMut<CurrentMatch<G>>>,
    mut log: ResMut<LogBook<G>>,
    mut moment: ResMut<Moment<G>>,
    mut afresh: ResMut<Afresh>,
    mut lock: ResMut<ShowLock>,
    (mut shared, mut returned): (ResMut<Shared>, ResMut<Returned<G>>),
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
    // A line of the log is gone back to as it is said.
    let mut asked: Vec<(Option<usize>, bool)> = to.map(|to| (Some(to), true)).collect();
    for undo in wanted.read() {
        if undo.by_consent {
            asked.push((current.last_together(), false));
            continue;
        }
        let Some(own) = current.last_by(beside(apart.as_deref(), undo.by)).filter(|_| current.is_innocent(&log)) else {
            continue;
        };
        // At the other window nothing moves for it: an order that lies sealed is given back, as if its seat had asked for that.
        if apart.is_none() || current.unseal(own).is_none() {
            asked.push((None, true));
        } else {
            returned.0 = current.undone_orders();
            shared.0.hang_for(own);
        }
    }
    for (to, exact) in asked {
        // Dice in the air are cast.
        if !flying.is_empty() {
            continue;
        }
        let undone =
            if exact { current.undo(&mut log, to) } else { back_to_a_person(&mut current, &mut log, &players, to) };
        let last = match undone {
            Ok(Some(last)) => last,
            Ok(None) => continue,
            Err(_) => {
                error!("what was played before cannot be played again");
                continue;
            }
        };
        returned.0 = current.undone_orders();
        // The seat that sealed it may write it anew, if it is alone at the window.
        if let Input::Order(seat, _) = &last {
            shared.0.hang_for(*seat);
        }
        moment.leave();
        lock.clear();
        commands.trigger(ShowBrokenOff);
        afresh.0 += 1;
    }
}

fn redo<G: AtTable>(
    current: Option<ResMut<CurrentMatch<G>>>,
    apart: Option<Res<Apart>>,
    mut returned: ResMut<Returned<G>>,
    mut wanted: MessageReader<Redo>,
) {
    let Some(mut current) = current else {
        wanted.clear();
        return;
    };
    for Redo { by } in wanted.read() {
        // The seat of the next input stays unknown until the inputs before it are put in again.
        let own = |next: Option<Seat>| next.map_or(by.is_none(), beside(apart.as_deref(), *by));
        if current.next_by().is_some_and(own) {
            current.redo(1);
            returned.0.clear();
        }
    }
}

fn mirror<G: AtTable>(
    current: Option<Res<CurrentMatch<G>>>,
    log: Res<LogBook<G>>,
    (apart, afresh): (Option<Res<Apart>>, Res<Afresh>),
    mut undoable: ResMut<Undoable>,
    mut last: Local<(u64, u64, Option<Apart>)>,
) {
    let now = match current {
        Some(current) => {
            // Another match may have come as far as the one before it.
            let stand = (current.version(), afresh.0, apart.as_deref().copied());
            if std::mem::replace(&mut *last, stand) == stand {
                return;
            }
            Undoable::at(&current, &log, apart.as_deref(), None)
        }
        None => Undoable::default(),
    };
    undoable.set_if_neq(now);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Undoable>()
        .add_message::<Undo>()
        .add_message::<BackTo>()
        .add_message::<Redo>()
        .configure_sets(Update, UndoSystems.in_set(PlaySystems::Begin));
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.init_resource::<Returned<G>>()
        .add_observer(|_: On<TableCleared>, mut returned: ResMut<Returned<G>>| returned.0.clear());
    app.add_systems(
        Update,
        (
            (undo::<G>, redo::<G>).chain().in_set(UndoSystems),
            mirror::<G>.in_set(PlaySystems::Show).in_set(MatchSystems).after(PublishSystems).run_if(has_the_table::<G>),
        ),
    );
}
