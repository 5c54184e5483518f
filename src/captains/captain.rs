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
}

impl Rank {
    /// All of them with the names by which the command line calls them.
    pub const ALL: [(&'static str, Self); 1] = [("random", Self::Random)];

    /// The bot with this name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(known, _)| *known == name).map(|(_, rank)| rank)
    }

    /// A bot that draws from this seed.
    #[must_use]
    pub fn enlist(self, seed: u64) -> Box<dyn Captain> {
        match self {
            Self::Random => Box::new(super::random::Random::new(seed)),
        }
    }
}
