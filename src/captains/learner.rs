//! Ranks between ship's boy and mate: a share of the orders is a mate's, the others are a boy's.

use super::bot::{Bot, Crewed, Lots};
use super::luck::Random;
use super::rank::Rank;
use crate::chance::seed;

/// Learns the trade.
pub struct Learner<G: Crewed> {
    mate: Box<dyn Bot<G>>,
    boy: Box<dyn Bot<G>>,
    draw: Random,
    /// Of a thousand orders.
    sense: usize,
}

impl<G: Crewed> Learner<G> {
    /// Plays `sense` of a thousand orders as a mate.
    #[must_use]
    pub fn new(root: u64, sense: u16) -> Self {
        let enlist = |rank, name| G::enlist(rank, seed(root, 0, name));
        Self {
            mate: enlist(Rank::Mate, "mate"),
            boy: enlist(Rank::Random, "boy"),
            draw: Random::new(seed(root, 0, "sense")),
            sense: usize::from(sense),
        }
    }

    fn at_work(&mut self) -> &mut dyn Bot<G> {
        if self.draw.draw(1000) < self.sense { &mut *self.mate } else { &mut *self.boy }
    }
}

impl<G: Crewed> Bot<G> for Learner<G> {
    fn order(&mut self, view: &G::View) -> G::Order {
        self.at_work().order(view)
    }

    fn choose(&mut self, look: &mut dyn FnMut() -> G::View, options: &[G::Choice], why: &G::Why) -> usize {
        self.at_work().choose(look, options, why)
    }
}
