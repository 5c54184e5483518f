//! Prize Money played by bots.

use std::borrow::Cow;
use std::convert::Infallible;

use weather_gage::captains::{Ahead, Bot, Crewed, Rank, Wishes};
use weather_gage::rules::kernel::{Ruleset as _, Seat, Viewer};

use super::PrizeMoney;
use super::state::{Captain, Choice, Order, Phase, State, Why};
use super::view::{Opponent, View, deckhand_chooses, deckhand_orders};

/// A bot that always plays the same way.
struct Deckhand;

impl Bot<PrizeMoney> for Deckhand {
    fn order(&mut self, view: &View) -> Order {
        deckhand_orders(view)
    }

    fn choose(&mut self, look: &mut dyn FnMut() -> View, options: &[Choice], _: &Why) -> usize {
        deckhand_chooses(&look(), options)
    }
}

impl Crewed for PrizeMoney {
    type Reason = Infallible;

    const BOTS: &'static [(&'static str, Rank)] =
        &[("random", Rank::Random), ("captain", Rank::Captain { samples: 60 })];

    fn enlist(rank: Rank, seed: u64) -> Box<dyn Bot<Self>> {
        match rank {
            Rank::Captain { samples } => Box::new(Ahead::<Self>::new(seed, samples)),
            _ => Box::new(Deckhand),
        }
    }

    fn give_up(_: Phase) -> Order {
        Order::Propose
    }

    fn turns(state: &State) -> u16 {
        u16::from(state.round)
    }
}

/// Chooses the card to lay: those of others are dealt from all that were not seen.
impl Wishes for PrizeMoney {
    type Wish = Order;

    fn seat(view: &View) -> Seat {
        view.seat.unwrap_or(Seat(0))
    }

    fn seen(view: &View) -> Cow<'_, State> {
        let captain = |(at, other): (u8, &Opponent)| {
            let hand = if view.seat == Some(Seat(at)) { view.hand.clone() } else { vec![0; other.cards] };
            Captain { hand, laid: other.turned, turned: other.turned.is_some(), die: other.die, gold: other.gold }
        };
        Cow::Owned(State {
            phase: view.phase,
            round: view.round,
            rounds: view.round + 1,
            deck: vec![0; view.deck],
            captains: (0..).zip(&view.captains).map(captain).collect(),
            lifted: Vec::new(),
        })
    }

    fn world(view: &View, draw: &mut dyn FnMut(usize) -> usize) -> State {
        let mut state = Self::seen(view).into_owned();
        let mut unseen: Vec<u8> = (1..=24).filter(|card| !view.hand.contains(card)).collect();
        let hands = state.captains.iter_mut().flat_map(|captain| &mut captain.hand);
        for card in hands.chain(&mut state.deck).filter(|card| **card == 0) {
            *card = unseen.swap_remove(draw(unseen.len()));
        }
        state
    }

    fn wishes(seen: &State, seat: Seat) -> Vec<Order> {
        seen.captain(seat).hand.iter().copied().map(Order::Lay).collect()
    }

    fn order(state: &State, seat: Seat, wish: &mut Option<Order>) -> Order {
        wish.take().unwrap_or_else(|| deckhand_orders(&Self::seen_by(state, Viewer::Seat(seat))))
    }

    fn choice(state: &State, by: Seat, options: &[Choice], _: &Why) -> usize {
        deckhand_chooses(&Self::seen_by(state, Viewer::Seat(by)), options)
    }

    fn worth(state: &State, seat: Seat) -> i32 {
        let (own, hand) =
            (state.captain(seat), state.captain(seat).hand.iter().map(|card| i32::from(*card)).sum::<i32>());
        let others = state.seats().filter(|other| *other != seat).map(|other| state.captain(other).gold);
        30 * (i32::from(own.gold) - i32::from(others.max().unwrap_or(0))) + hand
    }
}
