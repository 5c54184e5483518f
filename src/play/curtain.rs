//! The curtain of a shared window: it falls between players who have secrets from each other. [`who_looks`] decides.

use bevy::prelude::*;

use super::apart::Apart;
use super::at_table::AtTable;
use super::current_match::CurrentMatch;
use super::frame::{MatchSystems, PlaySystems, PublishSystems, TableCleared};
use super::lens::Moment;
use super::players::Players;
use super::seen::Onlooker;
use super::show_lock::ShowLock;
use crate::rules::kernel::{Awaiting, Seat, Want};
use crate::who_looks::{Look, Now, Question, Secrecy, SharedWindow, who_looks};

/// The curtain before a shared window.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Curtain {
    /// It is up: the table can be seen.
    pub up: bool,
    /// While it is down, this seat may lift it.
    pub next: Option<Seat>,
}

impl Default for Curtain {
    fn default() -> Self {
        Self { up: true, next: None }
    }
}

impl From<Look> for Curtain {
    fn from(look: Look) -> Self {
        match look {
            Look::Behind(seat) => Self { up: false, next: Some(seat) },
            Look::All | Look::Alone(_) => Self::default(),
        }
    }
}

/// Pictures are for anyone: while this exists a shared window shows open facts only.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ForAnyone;

/// The next player is at the window, and alone: lift it.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LiftCurtain;

/// Let it fall, for the player who is at the window.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct DropCurtain;

/// A player who is not asked comes to the window to give an order that is allowed meanwhile.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ComeForward(pub Seat);

/// The seat that has come forward, or is to; at a shared window behind the curtain, until it has ordered or the curtain falls again.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OutOfTurn {
    pub seat: Option<Seat>,
}

/// The shared window. [`Curtain`], [`OutOfTurn`] and the eyes of its [`Onlooker`] follow from it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Shared(pub SharedWindow);

fn question<G: AtTable>(current: &CurrentMatch<G>) -> Question<'_> {
    let phase = G::phase(current.shown());
    match current.awaiting() {
        Awaiting::Orders(seats) if G::is_open(phase) => Question::Orders(seats, Secrecy::Open),
        Awaiting::Orders(seats) if G::is_secret(phase) => Question::Orders(seats, Secrecy::Secret),
        Awaiting::Orders(seats) => Question::Orders(seats, Secrecy::Own),
        Awaiting::Answer(Want::Choice { by, why, .. }) => Question::Choice(*by, G::asks_in_secret(why)),
        Awaiting::Answer(_) => Question::Throw,
        Awaiting::Nothing => Question::None,
    }
}

fn update_shared_window<G: AtTable>(
    (current, players, lock, moment): (Res<CurrentMatch<G>>, Res<Players>, Res<ShowLock>, Res<Moment<G>>),
    (for_anyone, apart): (Option<Res<ForAnyone>>, Option<Res<Apart>>),
    (mut shared, curtain): (ResMut<Shared>, Res<Curtain>),
    windows: Query<&Onlooker>,
    (mut lift, mut fall, mut come): (
        MessageReader<LiftCurtain>,
        MessageReader<DropCurtain>,
        MessageReader<ComeForward>,
    ),
) {
    let came = come.read().last().map(|ComeForward(seat)| *seat);
    let dropped = fall.read().last().is_some();
    // The curtain still hangs as it was when it was lifted.
    let lifted = lift.read().last().and(curtain.next);
    let chairs: Vec<Seat> = windows.iter().filter_map(|onlooker| onlooker.chair).collect();
    let here: Vec<Seat> = players.humans().filter(|seat| !chairs.contains(seat)).collect();
    let may =
        |seat: &Seat| (players.one().is_some() || here.contains(seat)) && G::may_come_forward(current.shown(), *seat);
    let may_come: Vec<Seat> = came.into_iter().chain(shared.0.out_of_turn()).filter(may).collect();
    let now = Now {
        here: &here,
        one: players.one(),
        question: question(&current),
        may_come: &may_come,
        second_window: apart.is_some(),
        for_all: for_anyone.is_some() || moment.replay().is_some(),
        showing: lock.any(),
        lifted,
        dropped,
        came,
    };
    let is_shared = windows.iter().any(|onlooker| onlooker.chair.is_none());
    let next = if is_shared { who_looks(&shared.0, &now) } else { SharedWindow::default() };
    shared.set_if_neq(Shared(next));
}

fn update_curtain(
    shared: Res<Shared>,
    (mut curtain, mut out_of_turn): (ResMut<Curtain>, ResMut<OutOfTurn>),
    mut windows: Query<&mut Onlooker>,
) {
    curtain.set_if_neq(shared.0.look.into());
    out_of_turn.set_if_neq(OutOfTurn { seat: shared.0.out_of_turn() });
    let alone = match shared.0.look {
        Look::Alone(seat) => Some(seat),
        Look::All | Look::Behind(_) => None,
    };
    for mut onlooker in &mut windows {
        let eyes = onlooker.chair.or(alone);
        onlooker.set_if_neq(Onlooker { eyes, ..*onlooker });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Curtain>()
        .init_resource::<OutOfTurn>()
        .init_resource::<Shared>()
        // Other players may sit here from now on.
        .add_observer(|_: On<TableCleared>, mut shared: ResMut<Shared>| *shared = Shared::default())
        .add_systems(Update, update_curtain.in_set(PlaySystems::Show).in_set(MatchSystems).before(PublishSystems))
        .add_message::<LiftCurtain>()
        .add_message::<DropCurtain>()
        .add_message::<ComeForward>();
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_systems(
        Update,
        update_shared_window::<G>
            .in_set(PlaySystems::Show)
            .in_set(MatchSystems)
            .before(update_curtain)
            .run_if(resource_exists::<CurrentMatch<G>>),
    );
}
