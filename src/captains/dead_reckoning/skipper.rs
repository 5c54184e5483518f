//! What a skipper is: somebody who gives orders for a seat and answers its choices, knowing only what the seat may know.

use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::view::View;
use crate::rules::dead_reckoning::wants::{Choice, Why};

use super::random::Random;
use super::steady::Steady;

/// A bot.
pub trait Skipper: Send {
    /// The order this seat owes now.
    fn order(&mut self, view: &View) -> Order;

    /// Which of the options.
    fn choose(&mut self, view: &View, options: &[Choice], why: &Why) -> usize;
}

/// The bots there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Temper {
    /// Any legal order.
    Random,
    /// Fires what there is to fire, and moves cubes where they are worth most.
    Steady,
}

impl Temper {
    /// All of them with the names by which the command line calls them.
    pub const ALL: [(&'static str, Self); 2] = [("random", Self::Random), ("steady", Self::Steady)];

    /// The bot with this name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(known, _)| *known == name).map(|(_, temper)| temper)
    }

    /// A bot that draws from this seed.
    #[must_use]
    pub fn enlist(self, seed: u64) -> Box<dyn Skipper> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Steady => Box::new(Steady),
        }
    }
}
