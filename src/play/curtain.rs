//! The curtain of a shared window: it falls between players who have secrets from each other.

use bevy::prelude::*;

use super::apart::Apart;
use super::at_table::AtTable;
use super::current_match::CurrentMatch;
use super::frame::{MatchSystems, PlaySystems, PublishSystems};
use super::holds::Holds;
use super::lens::Moment;
use super::on_the_table::has_the_table;
use super::players::Players;
use super::seen::Onlooker;
use crate::rules::kernel::{Awaiting, Seat, Want};

/// The curtain before a shared window.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Curtain {
    /// It is up: the table can be seen.
    pub up: bool,
    /// For whom it is to be lifted, while it is down.
    pub next: Option<Seat>,
}

impl Default for Curtain {
    fn default() -> Self {
        Self { up: true, next: None }
    }
}

/// Pictures are for anyone: while this is there a shared window shows what lies open to all.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ForAnyone;

/// The next player is at the window, and alone: lift it.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LiftCurtain;

/// Let it fall, for the player who is at the window.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct DropCurtain;

/// A player who is not asked comes to the window for what may be ordered meanwhile.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ComeForward(pub Seat);

/// Who has come forward, or is to; at a shared window behind the curtain, until it is ordered or the curtain falls again.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OutOfTurn {
    /// Whose.
    pub seat: Option<Seat>,
    /// The curtain has been lifted for them alone.
    alone: bool,
}

impl OutOfTurn {
    /// Keeps the last player who came forward as long as there is something to be ordered; an answer that is wanted, or a curtain
    /// that falls, clears it. Says whose eyes are to be at the window now.
    fn go_on<G: AtTable>(
        &mut self,
        came: Option<Seat>,
        leaves: bool,
        here: &[Seat],
        current: &CurrentMatch<G>,
        holds: &Holds,
    ) -> Option<Seat> {
        let may = |seat: &Seat| here.contains(seat) && G::may_come_forward(current.shown(), *seat);
        let asked = current.awaiting();
        let orders = matches!(asked, Awaiting::Orders(_)) && !holds.any();
        if leaves || matches!(asked, Awaiting::Answer(_)) || !self.seat.is_some_and(|seat| may(&seat)) {
            *self = Self::default();
        }
        if let Some(seat) = came.filter(|seat| orders && self.seat != Some(*seat) && may(seat)) {
            *self = Self { seat: Some(seat), alone: false };
        }
        self.seat.filter(|_| orders)
    }
}

/// A player of all seats looks through his own eyes, and through those of another seat while only that one is asked.
fn eyes_of_one<G: AtTable>(own: Seat, current: &CurrentMatch<G>, holds: &Holds) -> Seat {
    let asked = if holds.any() { Vec::new() } else { current.asked() };
    asked.first().copied().filter(|_| !asked.contains(&own)).unwrap_or(own)
}

fn hand_over<G: AtTable>(
    current: Option<Res<CurrentMatch<G>>>,
    players: Res<Players>,
    holds: Res<Holds>,
    for_anyone: Option<Res<ForAnyone>>,
    moment: Res<Moment<G>>,
    mut apart: Option<ResMut<Apart>>,
    (mut curtain, mut out_of_turn): (ResMut<Curtain>, ResMut<OutOfTurn>),
    mut windows: Query<&mut Onlooker>,
    (mut lift, mut fall, mut come): (
        MessageReader<LiftCurtain>,
        MessageReader<DropCurtain>,
        MessageReader<ComeForward>,
    ),
    mut last: Local<Option<Seat>>,
) {
    let lifted = lift.read().last().is_some();
    let dropped = fall.read().last().is_some();
    let came = come.read().last().map(|ComeForward(seat)| *seat);
    let Some(current) = current else {
        for mut onlooker in &mut windows {
            onlooker.set_if_neq(Onlooker { eyes: None, ..*onlooker });
        }
        curtain.set_if_neq(Curtain::default());
        out_of_turn.set_if_neq(OutOfTurn::default());
        *last = None;
        return;
    };
    let chairs: Vec<Seat> = windows.iter().filter_map(|onlooker| onlooker.chair).collect();
    for mut onlooker in &mut windows {
        if let Some(seat) = onlooker.chair {
            onlooker.set_if_neq(Onlooker { chair: Some(seat), eyes: Some(seat) });
        }
    }
    let Some(mut shared) = windows.iter_mut().find(|onlooker| onlooker.chair.is_none()) else {
        curtain.set_if_neq(Curtain::default());
        return;
    };
    let sharing: Vec<Seat> = players.humans().filter(|seat| !chairs.contains(seat)).collect();
    let mut forward = *out_of_turn;
    let before_them = players.one().map_or_else(|| sharing.clone(), |_| players.seats().collect());
    let comes = forward.go_on(came, dropped, &before_them, &current, &holds);
    // Who goes back to his place leaves nothing open.
    let seen_by = shared.eyes.filter(|eyes| comes.is_some() || out_of_turn.seat != Some(*eyes));
    let lies_open = lifted && !curtain.up && curtain.next == comes;
    // A seat that is asked in secret looks alone at the window; all look on at everything else.
    let phase = G::phase(current.shown());
    let (asked, secret) = match current.awaiting() {
        Awaiting::Orders(seats) if !G::is_open(phase) => (seats.as_slice(), G::is_secret(phase)),
        Awaiting::Answer(Want::Choice { by, why, .. }) if G::asks_in_secret(why) => (std::slice::from_ref(by), true),
        _ => ([].as_slice(), false),
    };
    let (eyes, next) = match (sharing.as_slice(), asked) {
        _ if for_anyone.is_some() || moment.replay().is_some() => (None, Curtain::default()),
        _ if let Some(own) = players.one() => {
            (comes.or_else(|| Some(eyes_of_one(own, &current, &holds))), Curtain::default())
        }
        ([], _) => (None, Curtain::default()),
        ([only], _) => match apart.as_deref_mut().filter(|apart| !apart.is_alone()) {
            // Another one goes over to the second window: once the curtain falls between them, and then no more.
            Some(apart) => {
                let alone = shared.eyes == Some(*only) || (lifted && !curtain.up);
                apart.set_alone(alone);
                let down = Curtain { up: false, next: Some(*only) };
                if alone { (Some(*only), Curtain::default()) } else { (None, down) }
            }
            None => (Some(*only), Curtain::default()),
        },
        _ if let Some(seat) = comes => {
            forward.alone |= seen_by == Some(seat) || lies_open;
            match forward.alone {
                true => (Some(seat), Curtain::default()),
                false => (None, Curtain { up: false, next: Some(seat) }),
            }
        }
        (_, seats @ [_, ..]) if !holds.any() => {
            let mut owing = sharing.iter().copied().filter(|seat| seats.contains(seat));
            let first = owing.next();
            match (first, seen_by) {
                (None, eyes) => (eyes, *curtain),
                (Some(first), _) if !secret => (Some(first), Curtain::default()),
                (Some(first), Some(eyes)) if eyes == first || owing.any(|seat| seat == eyes) => {
                    if dropped {
                        (None, Curtain { up: false, next: Some(eyes) })
                    } else {
                        (Some(eyes), Curtain::default())
                    }
                }
                // Whose secrets were the last to lie open, and who alone is asked, goes on. Where others are asked as
                // well, cards are written anew: all have looked on, and it falls before the first of them.
                (Some(first), None) if curtain.up && *last == Some(first) && owing.next().is_none() => {
                    (Some(first), Curtain::default())
                }
                (Some(first), _) => {
                    let here = |seat: &Seat| seats.contains(seat) && sharing.contains(seat);
                    let next = curtain.next.filter(|seat| !curtain.up && here(seat)).unwrap_or(first);
                    if lifted && !curtain.up {
                        (Some(next), Curtain::default())
                    } else {
                        (None, Curtain { up: false, next: Some(next) })
                    }
                }
            }
        }
        _ => (None, Curtain::default()),
    };
    *last = eyes.or(*last);
    shared.set_if_neq(Onlooker { chair: None, eyes });
    curtain.set_if_neq(next);
    out_of_turn.set_if_neq(forward);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Curtain>()
        .init_resource::<OutOfTurn>()
        .add_message::<LiftCurtain>()
        .add_message::<DropCurtain>()
        .add_message::<ComeForward>();
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_systems(
        Update,
        hand_over::<G>.in_set(PlaySystems::Show).in_set(MatchSystems).before(PublishSystems).run_if(has_the_table::<G>),
    );
}
