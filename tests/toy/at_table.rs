//! Prize Money at the table: its bots, and what of it is secret.

use weather_gage::captains::{Bot, Crewed, Rank};
use weather_gage::play::at_table::AtTable;

use crate::toy::PrizeMoney;
use crate::toy::state::{Choice, Happening, Order, Phase, Setup, State, Why};
use crate::toy::view::{View, deckhand_chooses, deckhand_orders};

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

impl AtTable for PrizeMoney {
    fn turn(state: &State) -> u16 {
        u16::from(state.round)
    }

    fn prepares(phase: Phase) -> bool {
        phase == Phase::Deal
    }

    fn is_secret(_: Phase) -> bool {
        true
    }

    fn asks_in_secret(why: &Why) -> bool {
        *why == Why::Keep
    }

    fn reveals(happening: &Happening) -> bool {
        matches!(
            happening,
            Happening::CardDrawn { .. }
                | Happening::CardTurned { .. }
                | Happening::CardsLifted { .. }
                | Happening::EndAnswered { .. }
        )
    }

    fn title(_: &Setup) -> String {
        "prize-money".to_owned()
    }
}
