//! The planner: the cost of a route against the wind, and its end (TS-9).

use crate::rules::geometry::base::Base;
use crate::rules::geometry::compass::PointOfSailing;

use super::orders::{OrderCard, Route, Step};
use super::place::Place;
use super::sailing::{after_step, may_turn, tokens_expected};
use super::ship_card::Sails;
use super::state::State;

/// One step of a route as the planner shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlottedStep {
    pub step: Step,
    /// The wind stands so before the step (TS-5.4).
    pub sailing: PointOfSailing,
    pub cost: u8,
    /// All tokens up to here.
    pub total: u16,
    /// The step leads here on an empty board (TS-9.2).
    pub to: Base,
    /// May she make it at all (TS-9.4)?
    pub lawful: bool,
}

/// A route being walked on an empty board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    pub base: Base,
    /// The route has cost this number of tokens.
    pub spent: u16,
    /// Was the step before forward? None at the start.
    pub forward_before: Option<bool>,
}

impl Walk {
    /// At the start of a turn; none for a ship off the board.
    #[must_use]
    pub fn from(state: &State, place: Place) -> Option<Self> {
        Some(Self { base: state.base(place)?, spent: 0, forward_before: None })
    }

    /// One step further.
    #[must_use]
    pub fn step(self, state: &State, place: Place, step: Step) -> (Self, PlottedStep) {
        let sailing = PointOfSailing::of(self.base.facing, state.wind);
        let cost = sailing.cost();
        let total = self.spent + u16::from(cost);
        let to = after_step(self.base, step);
        let lawful = step.turn().is_none() || may_turn(state, place, self.forward_before);
        let further = Self { base: to, spent: total, forward_before: Some(step.turn().is_none()) };
        (further, PlottedStep { step, sailing, cost, total, to, lawful })
    }

    /// The next step costs this.
    #[must_use]
    pub fn next_cost(&self, state: &State) -> u16 {
        u16::from(PointOfSailing::of(self.base.facing, state.wind).cost())
    }
}

/// Every step of a route with its cost, the running total and where it leads.
#[must_use]
pub fn plot(state: &State, place: Place, route: &Route) -> Vec<PlottedStep> {
    sailed(state, place, route).collect()
}

/// The same, step by step.
pub fn sailed(state: &State, place: Place, route: &Route) -> impl Iterator<Item = PlottedStep> {
    let mut start = Walk::from(state, place);
    route.0.iter().map_while(move |step| {
        let (further, plotted) = start?.step(state, place, *step);
        start = Some(further);
        Some(plotted)
    })
}

/// A route may cost this number of tokens: those of the masts, one less for the anchor (TS-9.2).
#[must_use]
pub fn budget(state: &State, place: Place, sails: Sails, weigh: bool) -> u16 {
    u16::from(tokens_expected(state, place, sails).saturating_sub(u8::from(weigh)))
}

/// Tokens of this number pay for at most this number of steps, with any turns: a boarder may not wait for a later one
/// (TS-10.16, TS-18.1).
#[must_use]
pub fn most_steps(state: &State, place: Place, budget: u16) -> u8 {
    // Each walk keeps a way to stand after this number of steps, and its least cost; the place does not matter.
    let mut stands: Vec<Walk> = Walk::from(state, place).into_iter().collect();
    let mut steps = 0_u8;
    loop {
        let mut further: Vec<Walk> = Vec::new();
        for walk in &stands {
            let ways = Step::ALL.into_iter().map(|step| walk.step(state, place, step));
            for (next, _) in ways.filter(|(_, plotted)| plotted.lawful && plotted.total <= budget) {
                let alike = |known: &&mut Walk| {
                    known.base.facing == next.base.facing && known.forward_before == next.forward_before
                };
                match further.iter_mut().find(alike) {
                    Some(known) if known.spent <= next.spent => {}
                    Some(known) => *known = next,
                    None => further.push(next),
                }
            }
        }
        if further.is_empty() || steps == u8::MAX {
            return steps;
        }
        (stands, steps) = (further, steps + 1);
    }
}

/// Does this number name a step of the card: one on the route, for a boarder one her tokens could still pay, and none with
/// furled sails (TS-10.16)?
#[must_use]
pub fn names_a_step(state: &State, place: Place, card: &OrderCard, step: u8) -> bool {
    if card.sails == Sails::Furled {
        return step == 0;
    }
    (1..=last_step(state, place, card)).contains(&step)
}

/// The last step of a card under sail that an order may name; 0 if there is none (TS-10.16).
#[must_use]
pub fn last_step(state: &State, place: Place, card: &OrderCard) -> u8 {
    if card.board.is_some() {
        let weighs = state.ship(place).anchored && !card.cut;
        return most_steps(state, place, budget(state, place, card.sails, weighs));
    }
    u8::try_from(card.route.0.len()).unwrap_or(u8::MAX)
}
