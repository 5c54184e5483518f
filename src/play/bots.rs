//! Bots think on a thread of their own, so that the picture goes on, and give orders and choices like players.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use bevy::platform::cell::SyncCell;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use super::at_table::AtTable;
use super::belongings::belongs;
use super::current_match::{CurrentMatch, Input};
use super::frame::{PlaySystems, TableCleared};
use super::players::{self, Players};
use crate::captains::Bot;
use crate::rules::kernel::{Answer, Awaiting, Ruleset, Seat, Viewer, Want};

/// A bot, or the mate, thinks over one order at most this long.
const PATIENCE: Duration = Duration::from_secs(1);

/// Threads on which bots think, and dice fall ahead of their flight.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Thinking {
    #[default]
    Aside,
    /// In the frame: for tests on virtual time.
    AtOnce,
}

/// Bots that are thinking now.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Thinkers(pub Vec<Seat>);

/// The result of a bot's thought.
enum Thought<G: Ruleset> {
    Order(G::Order),
    Chose(usize),
}

/// The state of a bot: it waits to be asked, or thinks about how the match stood then.
enum BotState<G: AtTable> {
    Waits(SyncCell<Box<dyn Bot<G>>>),
    Thinks { about: (u64, usize), task: Task<(Box<dyn Bot<G>>, Thought<G>)> },
}

/// The bots of the match.
#[derive(Resource)]
pub(super) struct MatchBots<G: AtTable> {
    bots: BTreeMap<Seat, BotState<G>>,
}

impl<G: AtTable> Default for MatchBots<G> {
    fn default() -> Self {
        Self { bots: BTreeMap::new() }
    }
}

/// The question a seat is asked.
enum Question<G: Ruleset> {
    Order,
    Choice(Vec<G::Choice>, G::Why),
}

fn question<G: AtTable>(current: &CurrentMatch<G>, seat: Seat) -> Option<Question<G>> {
    match current.awaiting_behind_the_show()? {
        Awaiting::Orders(seats) if seats.contains(&seat) => Some(Question::Order),
        Awaiting::Answer(Want::Choice { by, options, why }) if *by == seat => {
            Some(Question::Choice(options.clone(), why.clone()))
        }
        _ => None,
    }
}

fn think<G: AtTable>(
    If(mut current): If<ResMut<CurrentMatch<G>>>,
    players: Res<Players>,
    thinking: Res<Thinking>,
    mut crew: ResMut<MatchBots<G>>,
    mut thinkers: ResMut<Thinkers>,
) {
    let mut busy = Vec::new();
    for seat in players.seats() {
        let Some(players::Hand::Bot(rank)) = players.of(seat).map(|player| player.hand) else { continue };
        let hand = match crew.bots.remove(&seat) {
            Some(BotState::Thinks { about, mut task }) => {
                let Some((hand, thought)) = block_on(poll_once(&mut task)) else {
                    crew.bots.insert(seat, BotState::Thinks { about, task });
                    busy.push(seat);
                    continue;
                };
                // A thought about another position is dropped: an input was undone meanwhile.
                if question(&current, seat).is_some() && current.standing() == about {
                    say(&mut current, seat, thought);
                }
                crew.bots.insert(seat, BotState::Waits(SyncCell::new(hand)));
                continue;
            }
            Some(BotState::Waits(hand)) => Some(SyncCell::to_inner(hand)),
            None => None,
        };
        let Some(asked) = question(&current, seat) else {
            if let Some(hand) = hand {
                crew.bots.insert(seat, BotState::Waits(SyncCell::new(hand)));
            }
            continue;
        };
        let own = current.chance().draw(u64::from(seat.0), "captain");
        let mut hand = hand.unwrap_or_else(|| G::enlist(G::listed(rank), own));
        let view = G::seen_by(current.state(), Viewer::Seat(seat));
        let think = move |enough: &dyn Fn() -> bool| {
            let thought = match asked {
                Question::Order => Thought::Order(hand.order_within(&view, enough)),
                Question::Choice(options, why) => Thought::Chose(hand.choose(&mut || view.clone(), &options, &why)),
            };
            (hand, thought)
        };
        let state = match *thinking {
            Thinking::AtOnce => {
                let (hand, thought) = think(&|| false);
                say(&mut current, seat, thought);
                BotState::Waits(SyncCell::new(hand))
            }
            Thinking::Aside => {
                busy.push(seat);
                let task = AsyncComputeTaskPool::get().spawn(async move { within_patience(think) });
                BotState::Thinks { about: current.standing(), task }
            }
        };
        crew.bots.insert(seat, state);
    }
    thinkers.set_if_neq(Thinkers(busy));
}

/// Runs a bot's thought with a clock that says when it is to end.
pub(super) fn within_patience<T>(think: impl FnOnce(&dyn Fn() -> bool) -> T) -> T {
    let begun = now();
    think(&|| begun.elapsed() >= PATIENCE)
}

#[expect(
    clippy::disallowed_methods,
    reason = "how long a bot thinks is about the wall clock; what he comes to is an order like any"
)]
fn now() -> Instant {
    Instant::now()
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
            _ => Input::Order(seat, G::give_up(current.phase())),
        };
        if let Err(misfit) = current.take(fallback) {
            error!("nor can it give up: {misfit:?}");
        }
    }
    current.forget_undone();
}

/// Bots are enlisted for one match.
fn drop_bots<G: AtTable>(_: On<TableCleared>, mut crew: ResMut<MatchBots<G>>, mut thinkers: ResMut<Thinkers>) {
    *crew = MatchBots::default();
    thinkers.set_if_neq(Thinkers::default());
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>().init_resource::<Thinkers>();
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    belongs::<MatchBots<G>>(app);
    app.init_resource::<MatchBots<G>>()
        .add_observer(drop_bots::<G>)
        .add_systems(Update, think::<G>.in_set(PlaySystems::TakeOrders));
}
