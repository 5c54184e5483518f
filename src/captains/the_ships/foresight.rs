//! A captain that looks ahead: it plays the turn out many times, with orders the enemy may have given and dice that may
//! fall, and takes the best. The budget is counted in turns played out, so that a seed repeats a game.

use rand::Rng;
use rand::rngs::ChaCha8Rng;

use crate::captains::Bot;
use crate::captains::ahead::halved;
use crate::chance::stream;
use crate::rules::the_ships::check;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::gunnery_table::Shot;
use crate::rules::the_ships::imagined::Supposed;
use crate::rules::the_ships::orders::{Order, OrderCard};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::ship_card::{BatteryPlace, Nation};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, State};
use crate::rules::the_ships::view::View;
use crate::rules::the_ships::wants::{Choice, Why};

use super::answers::answer;
use super::appraisal::weigh;
use super::mate::{Pilot, lawful};
use super::outfit;
use super::plans::{card, others, plans};
use super::played_out::{Outcome, World};
use super::reckoning::Reckoning;
use super::schooling::Schooling;
use super::suppositions::Lookout;

/// Plans of an enemy have these weights, best first.
const HERS: [u64; 8] = [30, 20, 14, 10, 8, 6, 4, 4];

/// The weights, if the enemy's choice was computed.
const HERS_AHEAD: [u64; 8] = [48, 20, 11, 7, 5, 4, 3, 2];

/// Cards one ship may be given, best first, with their promises at first sight.
pub(super) struct Slate {
    pub ship: ShipId,
    pub cards: Vec<OrderCard>,
    promises: Vec<i32>,
    /// Her cards by their places here, the best first; empty before they are ranked.
    pub ranked: Vec<usize>,
    /// The others give them these weights.
    likely: [u64; 8],
}

/// The cards considered for both sides before an order.
pub(super) struct Survey {
    /// The supposed battle.
    pub state: State,
    pub own: Vec<Slate>,
    pub hers: Vec<Slate>,
}

impl Survey {
    /// The best card of every ship, but for one ship another.
    pub fn order(&self, but: Option<(ShipId, usize)>) -> Order {
        let best = |slate: &Slate| slate.ranked.first().copied().unwrap_or(0);
        let card = |slate: &Slate| {
            let chosen = but.filter(|(ship, _)| *ship == slate.ship).map_or_else(|| best(slate), |(_, card)| card);
            Some((slate.ship, slate.cards.get(chosen)?.clone()))
        };
        Order::cards(self.own.iter().filter_map(card).collect())
    }

    /// Turns the survey to the other side's view.
    fn turn_about(&mut self) {
        std::mem::swap(&mut self.own, &mut self.hers);
    }

    /// Writes the cards on their slates as they were ranked.
    fn put_in_order(&mut self) {
        for slate in &mut self.own {
            slate.cards =
                std::mem::take(&mut slate.ranked).into_iter().filter_map(|at| slate.cards.get(at).cloned()).collect();
            slate.likely = HERS_AHEAD;
        }
    }
}

/// The breadth of the search before anything is played out.
#[derive(Clone, Copy, Debug)]
pub struct Breadth {
    /// Plans of one ship that are played out.
    own: usize,
    /// This number of the best are written in other ways as well.
    varied: usize,
    /// Plans of one of the enemy’s ships.
    hers: usize,
    /// Turns played out to find which of these an enemy who looks ahead would choose.
    minded: u32,
}

impl Breadth {
    /// A captain’s.
    pub const CAPTAIN: Self = Self { own: 16, varied: 0, hers: HERS.len(), minded: 0 };
    /// An admiral’s.
    pub const ADMIRAL: Self = Self { own: 24, varied: 3, hers: 16, minded: 1600 };
}

/// The first sight counts as this number of turns played out.
const FIRST_SIGHT: i64 = 3;

/// Looks ahead.
pub struct Foresight {
    draw: ChaCha8Rng,
    pilot: Pilot,
    lookout: Lookout,
    samples: u32,
    breadth: Breadth,
    schooling: Schooling,
}

impl Foresight {
    /// Makes a captain with this seed and schooling that plays `samples` turns out before each of its own.
    #[must_use]
    pub fn new(seed: u64, samples: u32, breadth: Breadth, schooling: Schooling) -> Self {
        Self {
            draw: stream(seed),
            pilot: Pilot::default(),
            lookout: Lookout::default(),
            samples: samples.max(1),
            breadth,
            schooling,
        }
    }

    fn slates(&mut self, state: &State, side: Nation, keep: usize, varied: usize) -> Vec<Slate> {
        let boldness = self.lookout.boldness(state);
        let schooling = self.schooling;
        let (draw, pilot) = (&mut self.draw, &mut self.pilot);
        let mut whim = |below: u64| draw.next_u64() % below.max(1);
        let ships = state.each().filter(|place| state.side(*place) == side && state.takes_orders(*place));
        ships
            .map(|place| {
                let reckoning = Reckoning::new(state, place, &[], boldness, schooling);
                let (menu, plans) = plans(&reckoning, pilot.ways(state, place), &mut whim);
                let written = plans.iter().take(keep).map(|plan| card(&reckoning, &menu, plan));
                let mut cards: Vec<OrderCard> = written.map(|card| lawful(state, place, card)).collect();
                if cards.is_empty() {
                    cards.push(lawful(state, place, OrderCard::default()));
                }
                let mut promises: Vec<i32> = plans.iter().take(keep).map(|plan| plan.worth).collect();
                for at in 0..varied.min(cards.len()) {
                    let Some((card, promise)) = cards.get(at).cloned().zip(promises.get(at).copied()) else { continue };
                    for other in others(&menu, &card) {
                        if check::card(state, place, &other).is_ok() && !cards.contains(&other) {
                            cards.push(other);
                            promises.push(promise);
                        }
                    }
                }
                Slate { ship: state.id(place), cards, promises, ranked: Vec::new(), likely: HERS }
            })
            .collect()
    }

    /// Supposes an enemy's secrets in one world.
    fn supposed(&mut self, table: &State, place: Place) -> Supposed {
        let mut supposed = self.lookout.supposed(table, place);
        for battery in BatteryPlace::ALL {
            let shot = match self.draw.next_u64() % 10 {
                0 | 1 => Shot::Chain,
                2 => Shot::Grape,
                _ => Shot::Ball,
            };
            let usable = crate::rules::the_ships::fitting::shot_in_use(&table.articles, shot);
            supposed.shot.set(battery, Some(if usable { shot } else { Shot::Ball }));
        }
        supposed
    }

    /// One way the turn may go; the first of a round is the likeliest.
    pub(super) fn world(&mut self, view: &View, hers: &[Slate], first: bool) -> World {
        let mut suppose = |place| {
            if first { self.lookout.supposed(&view.table, place) } else { self.supposed(&view.table, place) }
        };
        let state = view.imagine(&mut suppose);
        let pick = |slate: &Slate, draw: &mut ChaCha8Rng| {
            let mut left = draw.next_u64() % slate.likely.iter().sum::<u64>().max(1);
            let rank = slate.likely.iter().position(|weight| {
                let here = left < *weight;
                left = left.saturating_sub(*weight);
                here
            });
            slate.cards.get(rank.unwrap_or(0)).or(slate.cards.first()).cloned().unwrap_or_default()
        };
        let cards = hers.iter().map(|slate| (slate.ship, pick(slate, &mut self.draw))).collect();
        World { state, enemy: Order::cards(cards), seed: self.draw.next_u64() }
    }

    /// Plays a turn out and rates the outcome.
    pub(super) fn outcome(&self, world: &World, side: Nation, order: Order) -> Outcome {
        let (after, told) = world.watch(side, order);
        let boldness = self.lookout.boldness(&world.state);
        let worth = weigh(&after, side, &self.pilot, boldness);
        Outcome { after, told, worth }
    }

    /// The ways found so far.
    pub(super) const fn pilot(&self) -> &Pilot {
        &self.pilot
    }

    /// Ship by ship the card that goes best with those chosen so far.
    pub(super) fn survey(&mut self, view: &View, side: Nation, enough: &dyn Fn() -> bool) -> Survey {
        self.lookout.look(&view.table, side);
        let state = view.imagine(|place| self.lookout.supposed(&view.table, place));
        self.pilot.prepare(&state);
        let Breadth { own, varied, hers, minded } = self.breadth;
        let own = self.slates(&state, side, own, varied);
        let hers = self.slates(&state, side.enemy(), hers, 0);
        let mut survey = Survey { state, own, hers };
        if minded > 0 {
            survey.turn_about();
            self.rank(view, side.enemy(), &mut survey, minded, enough);
            survey.put_in_order();
            survey.turn_about();
        }
        self.rank(view, side, &mut survey, self.samples, enough);
        survey
    }

    /// Ranks the cards of every ship of a side.
    fn rank(&mut self, view: &View, side: Nation, survey: &mut Survey, samples: u32, enough: &dyn Fn() -> bool) {
        let budget = samples / u32::try_from(survey.own.len().max(1)).unwrap_or(1);
        let ships: Vec<ShipId> = survey.own.iter().map(|slate| slate.ship).collect();
        for ship in ships {
            let ranked = self.ranked(view, side, survey, ship, budget, enough);
            survey.own.iter_mut().filter(|slate| slate.ship == ship).for_each(|slate| slate.ranked.clone_from(&ranked));
        }
    }

    /// The cards of a ship, the best first.
    fn ranked(
        &mut self,
        view: &View,
        side: Nation,
        survey: &Survey,
        ship: ShipId,
        budget: u32,
        enough: &dyn Fn() -> bool,
    ) -> Vec<usize> {
        let Some(slate) = survey.own.iter().find(|slate| slate.ship == ship) else { return Vec::new() };
        // The promise at first sight counts like a few turns played out.
        let promise = |candidate: usize| slate.promises.get(candidate).copied().unwrap_or(0).max(-9000);
        let begin = |candidate| (FIRST_SIGHT * i64::from(promise(candidate)), candidate);
        let cards: Vec<(i64, usize)> = (0..slate.cards.len()).map(begin).collect();
        let rounds = cards.len().max(1).ilog2() + 1;
        let (boldness, pilot) = (self.lookout.boldness(&view.table), std::mem::take(&mut self.pilot));
        let world = |first| self.world(view, &survey.hers, first);
        let worth = |world: &World, card: &usize| {
            let after = world.play(side, survey.order(Some((ship, *card))));
            weigh(&after, side, &pilot, boldness).sum()
        };
        let ranked = halved(cards, (budget, rounds), enough, world, worth);
        self.pilot = pilot;
        ranked
    }
}

impl Bot<TheShips> for Foresight {
    fn order(&mut self, view: &View) -> Order {
        self.order_within(view, &|| false)
    }

    fn order_within(&mut self, view: &View, enough: &dyn Fn() -> bool) -> Order {
        let Some(side) = view.side else { return Order::Concede };
        match view.table.phase {
            Phase::Placing(_) => {
                let draw = &mut self.draw;
                outfit::place(&view.table, side, |below| draw.next_u64() % below.max(1))
            }
            Phase::FittingOut => outfit::fit_out(&view.table, side, self.schooling),
            _ => self.survey(view, side, enough).order(None),
        }
    }

    fn choose(&mut self, look: &mut dyn FnMut() -> View, options: &[Choice], why: &Why) -> usize {
        answer(&look().table, options, why)
    }
}
