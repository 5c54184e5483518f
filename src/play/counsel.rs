//! The mate advises the seat at this window, if all who play have agreed to it. The mate thinks in a task, from the
//! view of this window, and the task is dropped when other eyes come to it; the match and its chance never hear of it.

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use super::at_table::AtTable;
use super::belongings::belongs;
use super::bots::{Thinking, within_patience};
use super::frame::{PlaySystems, TableCleared};
use super::seen::{Asked, SeenHere};
use crate::captains::Counsel;
use crate::rules::kernel::{Ruleset, Seat};

/// All who play have agreed that captains may ask the mate. It stands in the save.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MateAgreed(pub bool);

/// The player who writes orders at this window asks the mate.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MateConsulted;

/// The mate thinks.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MateThinks(pub bool);

/// The mate's advice. No other seat may be shown it.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct CounselGiven<G: AtTable> {
    pub seat: Seat,
    /// The advised order, with its reasons.
    pub counsel: Counsel<G::Order, G::Reason>,
}

/// The systems that ask the mate and publish the advice.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CounselSystems;

/// The mate's running thought, about a view of one seat.
struct RunningThought<G: AtTable> {
    seat: Seat,
    view: G::View,
    task: Task<Option<Counsel<<G as Ruleset>::Order, G::Reason>>>,
}

#[derive(Resource)]
struct Mate<G: AtTable>(Option<RunningThought<G>>);

fn consult<G: AtTable>(
    here: SeenHere<G>,
    agreed: Res<MateAgreed>,
    thinking: Res<Thinking>,
    mut consulted: MessageReader<MateConsulted>,
    mut mate: ResMut<Mate<G>>,
    mut thinks: ResMut<MateThinks>,
    mut given: MessageWriter<CounselGiven<G>>,
) {
    let seen = here.get().filter(|seen| seen.asked == Asked::Orders && !seen.replay && agreed.0);
    let writer = seen.and_then(|seen| Some((seen.seat?, &seen.view)));
    // Thoughts about another position, or for another writer, are dropped.
    if mate.0.as_ref().is_some_and(|thought| writer != Some((thought.seat, &thought.view))) {
        mate.0 = None;
    }
    if let Some(thought) = &mut mate.0
        && let Some(counsel) = block_on(poll_once(&mut thought.task))
    {
        let seat = thought.seat;
        given.write_batch(counsel.map(|counsel| CounselGiven { seat, counsel }));
        mate.0 = None;
    }
    let asked = consulted.read().count() > 0;
    if let Some((seat, view)) = writer.filter(|_| asked && mate.0.is_none()) {
        match *thinking {
            Thinking::AtOnce => {
                let counsel = G::counsel(view, &|| false);
                given.write_batch(counsel.map(|counsel| CounselGiven { seat, counsel }));
            }
            Thinking::Aside => {
                let about = view.clone();
                let task = AsyncComputeTaskPool::get()
                    .spawn(async move { within_patience(|enough| G::counsel(&about, enough)) });
                mate.0 = Some(RunningThought { seat, view: view.clone(), task });
            }
        }
    }
    thinks.set_if_neq(MateThinks(mate.0.is_some()));
}

fn forget<G: AtTable>(_: On<TableCleared>, mut mate: ResMut<Mate<G>>) {
    mate.0 = None;
}

pub(super) fn plugin(app: &mut App) {
    belongs::<MateAgreed>(app);
    app.init_resource::<MateAgreed>()
        .init_resource::<MateThinks>()
        .add_message::<MateConsulted>()
        .add_observer(|_: On<TableCleared>, mut agreed: ResMut<MateAgreed>| *agreed = MateAgreed::default());
}

/// Adds a game with captains that give advice.
pub fn of_game<G: AtTable>(app: &mut App) {
    app.insert_resource(Mate::<G>(None))
        .add_message::<CounselGiven<G>>()
        .add_observer(forget::<G>)
        .add_systems(Update, consult::<G>.in_set(CounselSystems).after(PlaySystems::Show));
}
