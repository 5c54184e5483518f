//! *What if…*: a player tries something beside the match. A match of its own begins as the seat at the window supposes
//! the real one to stand, and one person plays all seats of it. Meanwhile the real one lies aside with all its
//! belongings; the trial is neither saved nor counted, and afterwards the table is as it was.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use super::apart::Apart;
use super::at_table::AtTable;
use super::belongings::{PutAside, belongs};
use super::current_match::CurrentMatch;
use super::curtain::Shared;
use super::frame::{Afresh, MatchSystems, PlaySystems, PublishSystems, ShowBrokenOff, TableCleared};
use super::lens::Moment;
use super::log::LogBook;
use super::on_the_table::TakesTheTable;
use super::players::Players;
use super::save_slot::SaveSlot;
use super::seen::{Asked, Onlooker, Seen, SeenHere, main_window};
use super::show_lock::ShowLock;
use crate::captains::GuessedState;
use crate::rules::kernel::{Awaiting, Ruleset, Seat, Viewer};
use crate::who_looks::SharedWindow;

/// Requests to the fork.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForkWish {
    /// Try something, from here.
    Open,
    /// Back to the real match.
    ThrowAway,
    /// The same, and the first order of the trial is written there too.
    CopyTheOrder,
}

/// An order to be written for a seat, as far as it may be written now: it is not sealed.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct OrderCopied<G: Ruleset> {
    pub seat: Seat,
    pub order: G::Order,
}

/// A trial is barred for one of these reasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bar {
    /// No player at this window writes orders from which anything could be supposed.
    NobodyWrites,
    /// Another moment is looked at.
    AnotherMoment,
    /// Another player looks on at a second window.
    SecondWindow,
    /// A lesson is taught.
    Lesson,
    /// The match is over.
    Over,
}

/// The state of the trial, for panels and cards to draw.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fork {
    /// It is not, and in this game it cannot be.
    #[default]
    Never,
    /// There is none; the bar against it, if there is one.
    Offered(Option<Bar>),
    /// The match on the table is a trial.
    Open {
        of: Seat,
        /// There is an order of it that can be copied.
        may_copy: bool,
    },
}

impl Fork {
    /// Is the match on the table a trial?
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Open { .. })
    }
}

/// A lesson is taught at the table. The tutor sets it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Taught(pub bool);

/// The real match, while another is tried.
#[derive(Resource)]
struct Aside<G: AtTable> {
    of: Seat,
    real: CurrentMatch<G>,
    players: Players,
    slot: Option<SaveSlot>,
    belongings: PutAside,
}

/// The table as a seat saw it each time it owed orders, and as it sees it now.
fn seen_by<G: AtTable>(seat: Seat, current: &CurrentMatch<G>, log: &LogBook<G>) -> Vec<G::View> {
    let (mut state, mut owed) = (current.begun().clone(), false);
    let mut views = Vec::new();
    for line in log.standing() {
        let owes = G::awaited(&state).contains(&seat);
        if owes && !owed {
            views.push(G::seen_by(&state, Viewer::Seat(seat)));
        }
        owed = owes;
        G::evolve(&mut state, line.truth());
    }
    views.push(G::seen_by(&state, Viewer::Seat(seat)));
    views
}

/// Another match lies on the table, or the real one again: breaks off the show, and lets every mirror of the match
/// begin anew.
fn clear(world: &mut World) {
    world.resource_mut::<ShowLock>().clear();
    world.resource_mut::<Afresh>().0 += 1;
    world.trigger(TableCleared);
    world.trigger(ShowBrokenOff);
}

fn open<G: AtTable>(world: &mut World) {
    if *world.resource::<Fork>() != Fork::Offered(None) {
        return;
    }
    let Some(current) = world.get_resource::<CurrentMatch<G>>() else { return };
    let Awaiting::Orders(owing) = current.awaiting() else { return };
    let owing = owing.clone();
    let mut windows = world.query::<(&Onlooker, &Seen<G>)>();
    let writes = main_window(windows.iter(world)).and_then(|seen| seen.seat).filter(|seat| owing.contains(seat));
    let Some((of, current)) = writes.zip(world.get_resource::<CurrentMatch<G>>()) else { return };
    let Some(supposed) = GuessedState::<G>::by(&seen_by(of, current, world.resource::<LogBook<G>>())) else { return };
    let fork = current.fork(supposed);
    let Some(real) = world.remove_resource::<CurrentMatch<G>>() else { return };
    let slot = world.remove_resource::<SaveSlot>();
    let belongings = PutAside::all(world);
    let by_one = world.resource::<Players>().all_by(of);
    let players = std::mem::replace(&mut *world.resource_mut::<Players>(), by_one);
    clear(world);
    world.insert_resource(Aside { of, real, players, slot, belongings });
    world.insert_resource(fork);
}

fn close<G: AtTable>(world: &mut World, copies: bool) {
    let Some(aside) = world.remove_resource::<Aside<G>>() else { return };
    let Some(fork) = world.remove_resource::<CurrentMatch<G>>() else { return };
    let Aside { of, mut real, players, slot, belongings } = aside;
    clear(world);
    belongings.put_back(world);
    real.come_after(&fork);
    world.insert_resource(real);
    world.insert_resource(players);
    if let Some(slot) = slot {
        world.insert_resource(slot);
    }
    // The player who tried is still at the window: no curtain falls.
    world.insert_resource(Shared(SharedWindow::alone(of)));
    if let Some(order) = copied(&fork, of).filter(|_| copies).cloned() {
        world.write_message(OrderCopied::<G> { seat: of, order });
    }
}

/// The first order of the trial can be copied, unless it gives up or interrupts.
fn copied<G: AtTable>(fork: &CurrentMatch<G>, of: Seat) -> Option<&G::Order> {
    let gives_up = G::give_up(G::phase(fork.begun()));
    fork.first_order(of).filter(|order| **order != gives_up && !G::interrupts(order))
}

fn handle_wishes<G: AtTable>(world: &mut World, mut read: Local<MessageCursor<ForkWish>>) {
    let Some(wish) = read.read(world.resource::<Messages<ForkWish>>()).last().copied() else { return };
    match wish {
        ForkWish::Open => open::<G>(world),
        ForkWish::ThrowAway => close::<G>(world, false),
        ForkWish::CopyTheOrder => close::<G>(world, true),
    }
}

/// Another match begins, or the table is left, while something is tried: the real match stays in its save.
fn abandon<G: AtTable>(_: On<TakesTheTable>, mut commands: Commands) {
    commands.remove_resource::<Aside<G>>();
}

/// Finds the reason that bars a window from a trial.
fn bar<G: AtTable>(seen: &Seen<G>, current: &CurrentMatch<G>, apart: bool, taught: Taught) -> Option<Bar> {
    let writes = seen.asked == Asked::Orders && seen.seat.is_some() && !current.is_watched();
    match &seen.asked {
        _ if seen.moment.is_some() => Some(Bar::AnotherMoment),
        Asked::Over => Some(Bar::Over),
        _ if taught.0 => Some(Bar::Lesson),
        _ if apart => Some(Bar::SecondWindow),
        _ if writes && G::can_suppose(G::phase(current.shown())) => None,
        _ => Some(Bar::NobodyWrites),
    }
}

fn mirror<G: AtTable>(
    current: Option<Res<CurrentMatch<G>>>,
    aside: Option<Res<Aside<G>>>,
    here: SeenHere<G>,
    (apart, taught): (Option<Res<Apart>>, Res<Taught>),
    mut fork: ResMut<Fork>,
    mut own: Local<bool>,
) {
    let Some((current, seen)) = current.zip(here.get()) else {
        // Another game's match is not this mirror's to show.
        if std::mem::take(&mut *own) {
            *fork = Fork::Never;
        }
        return;
    };
    *own = true;
    fork.set_if_neq(match aside {
        Some(aside) => Fork::Open { of: aside.of, may_copy: copied(&current, aside.of).is_some() },
        None => Fork::Offered(bar(seen, &current, apart.is_some(), *taught)),
    });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fork>().init_resource::<Taught>().add_message::<ForkWish>();
}

/// For a game in which something can be tried.
pub fn of_game<G: AtTable>(app: &mut App) {
    belongs::<LogBook<G>>(app);
    belongs::<Moment<G>>(app);
    app.add_message::<OrderCopied<G>>().add_observer(abandon::<G>).add_systems(
        Update,
        (
            handle_wishes::<G>.in_set(PlaySystems::Begin).in_set(MatchSystems),
            mirror::<G>.in_set(PlaySystems::Show).in_set(MatchSystems).after(PublishSystems),
        ),
    );
}
