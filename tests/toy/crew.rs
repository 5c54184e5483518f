//! Prize Money played by bots.

use weather_gage::captains::{Bot, Crewed, Rank};

use super::PrizeMoney;
use super::state::{Choice, Order, Phase, State, Why};
use super::view::{View, deckhand_chooses, deckhand_orders};

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
    const BOTS: &'static [(&'static str, Rank)] = &[("random", Rank::Random)];

    fn enlist(_: Rank, _: u64) -> Box<dyn Bot<Self>> {
        Box::new(Deckhand)
    }

    fn give_up(_: Phase) -> Order {
        Order::Propose
    }

    fn turns(state: &State) -> u16 {
        u16::from(state.round)
    }
}
