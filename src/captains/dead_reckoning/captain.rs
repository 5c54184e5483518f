//! A skipper who looks ahead: every errand is played out in worlds that may be this one, with mates at all wheels, and the one
//! that leaves the ship best off is sailed.

use rand::Rng;
use rand::rngs::ChaCha8Rng;

use crate::captains::{Bot, Luck};
use crate::chance::{below, stream};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::legal::{self, Kind};
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Course, Phase, State};
use crate::rules::dead_reckoning::view::View;
use crate::rules::dead_reckoning::wants::{Choice, Why};
use crate::rules::kernel::{Answer, Orders, Ruleset, Seat, Source, Want, run_forgetful};

use super::cubes::SeededCubes;
use super::random::own_seat;
use super::suppositions::imagined;
use super::{appraisal, errands, mate, uses};

/// Games played on before each decision, where no other number is named.
pub const SAMPLES: u32 = 48;

/// Own turns that are played on, this one among them.
const TURNS: u16 = 2;

/// No two turns take so many runs.
const RUNS_AT_MOST: u32 = 6000;

/// What may be tried: an errand, or a mate’s own way; or an order, and a mate’s way from there.
enum Wish {
    /// Sail there first.
    Sail(Option<Place>),
    /// Give this first.
    Give(Order),
}

/// Looks ahead.
pub struct Captain {
    random: ChaCha8Rng,
    samples: u32,
    plan: Option<Plan>,
}

/// The plan of a turn, and where it was made.
struct Plan {
    turn: u16,
    from: Place,
    moved: bool,
    aim: Option<Place>,
}

impl Captain {
    /// With this seed and budget.
    #[must_use]
    pub fn new(seed: u64, samples: u32) -> Self {
        Self { random: stream(seed), samples, plan: None }
    }

    /// The errand of this moment: as it was decided, or decided now.
    fn aim(&mut self, view: &View, seat: Seat, enough: &dyn Fn() -> bool) -> Option<Place> {
        let state = &view.table;
        let player = state.at_seat(seat)?;
        let (turn, from, moved) = (player.turns, player.at, state.turn.moved);
        let made = |plan: &&Plan| {
            (plan.turn, plan.from, plan.moved) == (turn, from, moved)
                || plan.aim.is_some_and(|aim| aim != from && plan.turn == turn && !moved)
        };
        if let Some(plan) = self.plan.as_ref().filter(made) {
            return plan.aim;
        }
        let reach = errands::within(state, player, errands::sails(state, player));
        let aims: Vec<Wish> = [None, Some(player.at)].into_iter().chain(reach.map(Some)).map(Wish::Sail).collect();
        let aim = match self.best(view, seat, aims, enough) {
            Some(Wish::Sail(aim)) => aim,
            _ => None,
        };
        self.plan = Some(Plan { turn, from, moved, aim });
        aim
    }

    /// The best of some wishes: all are tried in the same worlds with the same luck, and again and again the worse half is given up.
    fn best(&mut self, view: &View, seat: Seat, wishes: Vec<Wish>, enough: &dyn Fn() -> bool) -> Option<Wish> {
        let mut left: Vec<(i64, Wish)> = wishes.into_iter().map(|wish| (0, wish)).collect();
        let each = self.samples / u32::try_from(left.len()).unwrap_or(u32::MAX).max(1);
        let rounds = left.len().next_power_of_two().ilog2().min(each.max(1));
        for _ in 0..rounds {
            let share = self.samples / rounds / u32::try_from(left.len()).unwrap_or(u32::MAX).max(1);
            for world in 0..share.max(1) {
                if world > 0 && enough() {
                    break;
                }
                let world = imagined(view, &mut |count| below(&mut self.random, count));
                let luck = self.random.next_u64();
                for (sum, wish) in &mut left {
                    *sum += i64::from(played_on(world.clone(), seat, wish, luck));
                }
            }
            // What is as good stays in its order: a mate’s own way comes first.
            left.sort_by_key(|(sum, _)| std::cmp::Reverse(*sum));
            left.truncate(left.len().div_ceil(2));
        }
        left.into_iter().next().map(|(_, wish)| wish)
    }

    /// The best of the orders there are, where a turn begins with a level and ends as a pirate or as a trader.
    fn tried(&mut self, view: &View, seat: Seat, enough: &dyn Fn() -> bool) -> Option<Order> {
        let state = &view.table;
        let kind = match state.phase {
            Phase::TurnStart => Kind::LevelUp,
            Phase::Mode => Kind::Lead,
            _ => return None,
        };
        let mut orders = legal::of(state, seat, kind);
        if orders.len() < 2 {
            return None;
        }
        // What a mate would do comes first: where nothing is better, it is done.
        let own = mate::order(state, seat, None);
        orders.sort_by_key(|order| *order != own);
        match self.best(view, seat, orders.into_iter().map(Wish::Give).collect(), enough) {
            Some(Wish::Give(order)) => Some(order),
            _ => None,
        }
    }
}

impl Bot<DeadReckoning> for Captain {
    fn order(&mut self, view: &View) -> Order {
        self.order_within(view, &|| false)
    }

    fn order_within(&mut self, view: &View, enough: &dyn Fn() -> bool) -> Order {
        let (state, seat) = (&view.table, own_seat(view));
        let Some(player) = state.at_seat(seat) else { return Order::Pass };
        if let Some(order) = self.tried(view, seat, enough) {
            return order;
        }
        let sails = state.course == Course::Voyage && state.phase == Phase::Main && player.hand.is_empty();
        let aim = if sails && uses::free(state, player).is_none() { self.aim(view, seat, enough) } else { None };
        mate::order(state, seat, aim)
    }

    fn choose(&mut self, look: &mut dyn FnMut() -> View, options: &[Choice], why: &Why) -> usize {
        let view = look();
        view.colour.map_or(0, |own| mate::choice(&view.table, own, options, why))
    }
}

/// Mates at all wheels, in a world that is thought of.
struct Mates(SeededCubes);

impl Source<DeadReckoning> for Mates {
    fn answer(&mut self, state: &State, want: &Want<DeadReckoning>) -> Answer {
        match want {
            Want::Throw { request, .. } => Answer::Thrown(self.0.throw(request)),
            Want::Choice { by, options, why } => {
                let own = state.at_seat(*by).map(|player| player.colour);
                let chosen = own.map_or(0, |own| mate::choice(state, own, options, why));
                Answer::Chose(u16::try_from(chosen).unwrap_or(0))
            }
            Want::Shuffle { cards, .. } => Answer::Dealt(self.0.shuffle(*cards)),
        }
    }
}

/// How far ahead of the best of the others this seat is, a few turns on.
fn played_on(mut state: State, seat: Seat, wish: &Wish, luck: u64) -> i32 {
    let mut mates = Mates(SeededCubes::new(luck));
    let begun = state.at_seat(seat).map_or(0, |player| player.turns);
    let (mut aim, mut given) = match wish {
        Wish::Sail(aim) => (*aim, None),
        Wish::Give(order) => (None, Some(order.clone())),
    };
    for _ in 0..RUNS_AT_MOST {
        let Some(player) = state.at_seat(seat) else { break };
        if DeadReckoning::is_over(&state) || player.turns >= begun + TURNS {
            break;
        }
        if player.turns > begun || aim.is_some_and(|aim| aim == player.at) && state.turn.moved {
            aim = None;
        }
        let mut orders = Orders::<DeadReckoning>::new();
        for awaited in DeadReckoning::awaited(&state) {
            let aim = aim.filter(|_| awaited == seat);
            let order = if awaited == seat { given.take() } else { None };
            orders.insert(awaited, order.unwrap_or_else(|| mate::order(&state, awaited, aim)));
        }
        let ended;
        (state, ended) = run_forgetful::<DeadReckoning>(state, &orders, &mut mates);
        if !ended {
            break;
        }
    }
    let Some(own) = state.at_seat(seat) else { return 0 };
    if DeadReckoning::is_over(&state) {
        return counted(&state, own.colour);
    }
    let others = state.players.iter().filter(|other| other.colour != own.colour);
    let best = others.map(|other| appraisal::fortune(&state, other)).max().unwrap_or(0);
    appraisal::fortune(&state, own) - best
}

/// How far ahead of the best of the others a player is when everything has been counted, and a little for having won.
fn counted(state: &State, own: Colour) -> i32 {
    let total = |wanted: bool| {
        let sheets = state.sheets.iter().filter(|sheet| (sheet.by == own) == wanted);
        sheets.map(|sheet| 10 * i32::from(sheet.total())).max().unwrap_or(0)
    };
    total(true) - total(false) + if state.victors.contains(&own) { 60 } else { -60 }
}
