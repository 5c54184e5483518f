//! What a captain is: somebody who gives orders for a seat and answers its choices, knowing only what the seat may know.

use crate::rules::the_ships::orders::Order;
use crate::rules::the_ships::view::View;
use crate::rules::the_ships::wants::{Choice, Why};

/// A bot.
pub trait Captain: Send {
    /// The order this seat owes now.
    fn order(&mut self, view: &View) -> Order;

    /// Which of the options; the view is made only if somebody looks.
    fn choose(&mut self, look: &mut dyn FnMut() -> View, options: &[Choice], why: &Why) -> usize;
}

/// The bots there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// Any legal order.
    Random,
    /// The best voyage of this turn.
    Mate,
    /// Looks ahead, with a budget.
    Captain {
        /// Turns played out before each order.
        samples: u32,
    },
}

impl Rank {
    /// A captain’s budget where none is named.
    pub const SAMPLES: u32 = 400;

    /// All of them with the names by which the command line calls them.
    pub const ALL: [(&'static str, Self); 3] =
        [("random", Self::Random), ("mate", Self::Mate), ("captain", Self::Captain { samples: Self::SAMPLES })];

    /// The bot with this name; `captain:200` is one with a budget of his own.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        if let Some(samples) = name.strip_prefix("captain:") {
            let samples = samples.parse().ok().filter(|samples| (1..=1_000_000).contains(samples))?;
            return Some(Self::Captain { samples });
        }
        Self::ALL.into_iter().find(|(known, _)| *known == name).map(|(_, rank)| rank)
    }

    /// A bot that draws from this seed.
    #[must_use]
    pub fn enlist(self, seed: u64) -> Box<dyn Captain> {
        match self {
            Self::Random => Box::new(super::random::Random::new(seed)),
            Self::Mate => Box::new(super::mate::Mate::new(seed)),
            Self::Captain { samples } => Box::new(super::foresight::Foresight::new(seed, samples)),
        }
    }
}
