//! Bots think aside, so that the picture goes on, and give their orders and choices like anybody else.

use bevy::platform::cell::SyncCell;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use super::PlaySystems;
use super::at_table::{AtTable, Hand};
use super::current_match::{CurrentMatch, Input};
use super::players::{self, Players};
use crate::captains::seeds::seed;
use crate::rules::kernel::{Answer, Awaiting, Ruleset, Seat, Viewer, Want};

/// Where bots think, and dice fall ahead of their flight.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Thinking {
    /// On another thread.
    #[default]
    Aside,
    /// In the frame: for tests on virtual time.
    AtOnce,
}

/// Bots that are thinking now.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Thinkers(pub Vec<Seat>);

/// What a bot came to.
enum Thought<G: Ruleset> {
    Order(G::Order),
    Chose(usize),
}

/// A bot that thinks, with what it thinks about: so many inputs had been taken then.
struct Musing<G: AtTable> {
    about: (u64, usize),
    task: Task<(Box<dyn Hand<G>>, Thought<G>)>,
}

/// The bots of the match.
#[derive(Resource)]
pub(super) struct Mess<G: AtTable> {
    /// Which match they were enlisted for.
    of: u64,
    hands: [Option<SyncCell<Box<dyn Hand<G>>>>; 2],
    musing: [Option<Musing<G>>; 2],
}

impl<G: AtTable> Default for Mess<G> {
    fn default() -> Self {
        Self { of: 0, hands: [None, None], musing: [None, None] }
    }
}

/// What a seat is asked.
enum Question<G: Ruleset> {
    Order,
    Choice(Vec<G::Choice>, G::Why),
}

fn question<G: AtTable>(current: &CurrentMatch<G>, seat: Seat) -> Option<Question<G>> {
    if current.is_due() || current.replaying > 0 || current.from_record {
        return None;
    }
    match current.play.awaiting() {
        Awaiting::Orders(seats) if seats.contains(&seat) => Some(Question::Order),
        Awaiting::Answer(Want::Choice { by, options, why }) if *by == seat => {
            Some(Question::Choice(options.clone(), why.clone()))
        }
        _ => None,
    }
}

fn think<G: AtTable>(
    current: Option<ResMut<CurrentMatch<G>>>,
    players: Res<Players>,
    thinking: Res<Thinking>,
    mut mess: ResMut<Mess<G>>,
    mut thinkers: ResMut<Thinkers>,
) {
    let Some(mut current) = current else {
        if mess.musing.iter().any(Option::is_some) || mess.of != 0 {
            *mess = Mess::default();
            thinkers.0.clear();
        }
        return;
    };
    if mess.of != current.seed {
        *mess = Mess { of: current.seed, ..Mess::default() };
    }
    let mess = &mut *mess;
    let mut busy = Vec::new();
    for seat in [Seat(0), Seat(1)] {
        let Some(players::Hand::Bot(rank)) = players.of(seat).map(|player| player.hand) else { continue };
        let place = usize::from(seat.0);
        let about = (current.version, current.inputs.len());
        if let Some(Some(musing)) = mess.musing.get_mut(place) {
            let Some((hand, thought)) = block_on(poll_once(&mut musing.task)) else {
                busy.push(seat);
                continue;
            };
            let asked = musing.about.1;
            if let (Some(musing), Some(at_rest)) = (mess.musing.get_mut(place), mess.hands.get_mut(place)) {
                *musing = None;
                *at_rest = Some(SyncCell::new(hand));
            }
            // What was thought of another position is forgotten: something was undone meanwhile.
            if stands::<G>(&current, seat, asked) {
                say(&mut current, seat, thought);
            }
            continue;
        }
        let Some(asked) = question(&current, seat) else { continue };
        let own = seed(current.seed, place as u64, "captain");
        let hand = mess
            .hands
            .get_mut(place)
            .and_then(Option::take)
            .map(SyncCell::to_inner)
            .unwrap_or_else(|| G::enlist(rank, own));
        let view = G::seen_by(current.play.state(), Viewer::Seat(seat));
        let muse = move || {
            let mut hand = hand;
            let thought = match asked {
                Question::Order => Thought::Order(hand.order(&view)),
                Question::Choice(options, why) => Thought::Chose(hand.choose(&view, &options, &why)),
            };
            (hand, thought)
        };
        match *thinking {
            Thinking::AtOnce => {
                let (hand, thought) = muse();
                if let Some(at_rest) = mess.hands.get_mut(place) {
                    *at_rest = Some(SyncCell::new(hand));
                }
                say(&mut current, seat, thought);
            }
            Thinking::Aside => {
                let task = AsyncComputeTaskPool::get().spawn(async move { muse() });
                if let Some(musing) = mess.musing.get_mut(place) {
                    *musing = Some(Musing { about, task });
                }
                busy.push(seat);
            }
        }
    }
    thinkers.set_if_neq(Thinkers(busy));
}

/// Is the position still the one the bot was asked about? Orders of the other seat do not matter.
fn stands<G: AtTable>(current: &CurrentMatch<G>, seat: Seat, asked: usize) -> bool {
    match question(current, seat) {
        Some(Question::Order) => {
            current.inputs.len() == asked || current.inputs.len() == asked + current.play.sealed().len()
        }
        Some(Question::Choice(..)) => current.inputs.len() == asked,
        None => false,
    }
}

fn say<G: AtTable>(current: &mut CurrentMatch<G>, seat: Seat, thought: Thought<G>) {
    let taken = match thought {
        Thought::Order(order) => current.take(Input::Order(seat, order)),
        Thought::Chose(option) => {
            let chosen = u16::try_from(option).unwrap_or(0);
            current.take(Input::Answer(Answer::Chose(chosen)))
        }
    };
    if let Err(misfit) = taken {
        error!("an order of a bot is refused, and the bot gives up: {misfit:?}");
        let fallback = match question(current, seat) {
            Some(Question::Choice(..)) => Input::Answer(Answer::Chose(0)),
            _ => Input::Order(seat, G::give_up(G::phase(current.play.state()))),
        };
        if let Err(misfit) = current.take(fallback) {
            error!("nor can it give up: {misfit:?}");
        }
    }
    current.forget_undone();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>().init_resource::<Thinkers>();
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.init_resource::<Mess<G>>().add_systems(Update, think::<G>.in_set(PlaySystems::TakeOrders));
}
