//! A sensible captain: keeps to clear water, turns loaded guns on the enemy, boards when stronger.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use rand::Rng;
use rand::rngs::ChaCha8Rng;

use crate::captains::Bot;
use crate::chance::stream;
use crate::rules::geometry::base::Base;
use crate::rules::the_ships::check;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::orders::{Order, OrderCard, Pivot};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::ship_card::Nation;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, State};
use crate::rules::the_ships::view::View;
use crate::rules::the_ships::wants::{Choice, Why};

use super::answers::answer;
use super::goals::{self, Goal};
use super::outfit;
use super::passage::{Passage, Ways};
use super::plans::{Plan, card, plans};
use super::reckoning::Reckoning;
use super::schooling::Schooling;
use super::suppositions::Lookout;

/// Passages reckoned so far: charts do not change where there is somewhere to go.
#[derive(Clone, Debug, Default)]
pub struct Pilot(BTreeMap<(ShipId, Goal), Passage>);

impl Pilot {
    /// Reckons the ways of all ships, and those to the buoys after the next.
    pub fn prepare(&mut self, state: &State) {
        for place in state.in_play() {
            self.ways(state, place);
        }
    }

    /// Finds the way to this ship's goal, and from a buoy on to the next.
    pub fn ways(&mut self, state: &State, place: Place) -> Ways<'_> {
        let goal = goals::goal(state, place);
        let next = match goal {
            Goal::Buoy(number) => Some(Goal::Buoy(number.saturating_add(1))),
            _ => None,
        };
        let id = state.id(place);
        for goal in std::iter::once(goal).chain(next) {
            if let Entry::Vacant(new) = self.0.entry((id, goal))
                && let Some(passage) = goals::passage(state, place, goal)
            {
                new.insert(passage);
            }
        }
        Ways { there: self.0.get(&(id, goal)), onward: next.and_then(|next| self.0.get(&(id, next))) }
    }

    /// The way, if it has been reckoned.
    pub fn known(&self, state: &State, place: Place) -> Option<&Passage> {
        self.0.get(&(state.id(place), goals::goal(state, place)))
    }
}

/// Looks at every voyage of this turn and takes the best.
pub struct Mate {
    draw: ChaCha8Rng,
    pilot: Pilot,
    lookout: Lookout,
}

impl Mate {
    /// A captain with this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { draw: stream(seed), pilot: Pilot::default(), lookout: Lookout::default() }
    }
}

/// A card for every ship of a side that takes orders. `pick` takes one of the plans of a ship, listed best first.
pub fn cards(
    state: &State,
    side: Nation,
    boldness: i32,
    pilot: &mut Pilot,
    whim: &mut dyn FnMut(u64) -> u64,
    pick: &mut dyn FnMut(&[Plan]) -> usize,
) -> BTreeMap<ShipId, OrderCard> {
    let mut cards = BTreeMap::new();
    let mut friends: Vec<Vec<Base>> = state
        .each()
        .filter(|place| state.side(*place) == side && !state.takes_orders(*place))
        .filter_map(|place| Some(vec![state.base(place)?]))
        .collect();
    for place in state.each().filter(|place| state.side(*place) == side && state.takes_orders(*place)) {
        let reckoning = Reckoning::new(state, place, &friends, boldness, Schooling::Plain);
        let (menu, plans) = plans(&reckoning, pilot.ways(state, place), whim);
        let chosen = plans.get(pick(&plans)).or(plans.first());
        let written = chosen.map(|plan| card(&reckoning, &menu, plan)).unwrap_or_default();
        let stations = chosen.map(|plan| plan.voyage.stations.clone()).unwrap_or_default();
        cards.insert(state.id(place), lawful(state, place, written));
        friends.push(stations);
    }
    cards
}

/// The card itself, or the plainest one that is lawful.
pub fn lawful(state: &State, place: Place, card: OrderCard) -> OrderCard {
    let still = |pivot| OrderCard { pivot, ..OrderCard::default() };
    let plain = std::iter::once(still(None)).chain(Pivot::ALL.map(|pivot| still(Some(pivot))));
    let mut ways = std::iter::once(card).chain(plain);
    ways.find(|card| check::card(state, place, card).is_ok()).unwrap_or_default()
}

impl Bot<TheShips> for Mate {
    fn order(&mut self, view: &View) -> Order {
        let Some(side) = view.side else { return Order::Concede };
        let draw = &mut self.draw;
        let mut whim = |below: u64| draw.next_u64() % below.max(1);
        match view.table.phase {
            Phase::Placing(_) => outfit::place(&view.table, side, whim),
            Phase::FittingOut => outfit::fit_out(&view.table, side, Schooling::Plain),
            _ => {
                self.lookout.look(&view.table, side);
                let state = view.imagine(|place| self.lookout.supposed(&view.table, place));
                Order::cards(cards(&state, side, self.lookout.boldness(&state), &mut self.pilot, &mut whim, &mut |_| 0))
            }
        }
    }

    fn choose(&mut self, look: &mut dyn FnMut() -> View, options: &[Choice], why: &Why) -> usize {
        answer(&look().table, options, why)
    }
}
