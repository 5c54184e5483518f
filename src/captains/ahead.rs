//! A captain of any game that looks ahead: it plays every wish out in worlds that may be this one, with plain captains
//! at all seats, and follows the wish that leaves its seat best off.

use std::borrow::Cow;
use std::cmp::Reverse;

use rand::Rng;
use rand::rngs::ChaCha8Rng;

use crate::chance::{below, stream};
use crate::rules::kernel::{Answer, Orders, Seat, Source, Want, run_forgetful};

use super::bot::{Bot, Crewed};
use super::luck::Luck;

/// A game whose captains look ahead.
pub trait Wishes: Crewed {
    /// Something to try: an order, or an aim that several orders follow.
    type Wish: Clone + Send;

    /// The own turns that are played on, the present one among them.
    const TURNS: u16 = 1;

    /// The seat that this view was made for.
    fn seat(view: &Self::View) -> Seat;

    /// The match as far as a view shows it.
    fn seen(view: &Self::View) -> Cow<'_, Self::State>;

    /// A match that fits this view, with a draw for everything the view hides.
    fn world(view: &Self::View, draw: &mut dyn FnMut(usize) -> usize) -> Self::State;

    /// Lists the wishes that can be tried now. The first is followed if none is better; the list is empty if there is
    /// nothing to decide.
    fn wishes(seen: &Self::State, seat: Seat) -> Vec<Self::Wish>;

    /// Is an earlier wish still followed, so that nothing is decided anew?
    fn lasts(_: &Self::Wish, _seen: &Self::State, _: Seat) -> bool {
        false
    }

    /// Is a wish still to come true, while it is played out?
    fn is_open(_: &Self::Wish, _: &Self::State, _: Seat) -> bool {
        true
    }

    /// The order of a plain captain with this wish. A wish that is carried out by one order is taken.
    fn order(state: &Self::State, seat: Seat, wish: &mut Option<Self::Wish>) -> Self::Order;

    /// The choice of a plain captain.
    fn choice(state: &Self::State, by: Seat, options: &[Self::Choice], why: &Self::Why) -> usize;

    /// The turns this seat has begun.
    fn begun(state: &Self::State, _: Seat) -> u16 {
        Self::turns(state)
    }

    /// Rates a seat's prospects.
    fn worth(state: &Self::State, seat: Seat) -> i32;
}

/// Plays candidates out in the same worlds, and again and again only the better half of them, until the budget is spent or it
/// is `enough`. Each comes with the sum it begins with. All are given back, the best first; of equal ones the earlier.
pub fn halved<T, W>(
    candidates: Vec<(i64, T)>,
    (budget, rounds): (u32, u32),
    enough: &dyn Fn() -> bool,
    mut world: impl FnMut(bool) -> W,
    mut worth: impl FnMut(&W, &T) -> i32,
) -> Vec<T> {
    let mut left: Vec<_> = candidates.into_iter().enumerate().collect();
    let mut given_up = Vec::new();
    for _ in 0..rounds {
        if left.len() < 2 {
            break;
        }
        let each = budget / rounds / u32::try_from(left.len()).unwrap_or(u32::MAX);
        for number in 0..each.max(1) {
            if enough() {
                break;
            }
            let world = world(number == 0);
            for (_, (sum, candidate)) in &mut left {
                *sum += i64::from(worth(&world, candidate));
            }
        }
        left.sort_by_key(|(number, (sum, _))| (Reverse(*sum), *number));
        // Wishes that were kept longest stand first.
        given_up.splice(0..0, left.split_off(left.len().div_ceil(2)));
    }
    left.into_iter().chain(given_up).map(|(_, (_, candidate))| candidate).collect()
}

/// A guard against endless loops: the turns of a game take fewer runs.
const RUNS_AT_MOST: u32 = 6000;

/// A captain who looks ahead. The budget is counted in matches played on, so that a seed repeats a match.
pub struct Ahead<G: Wishes> {
    random: ChaCha8Rng,
    samples: u32,
    followed: Option<G::Wish>,
}

impl<G: Wishes> Ahead<G> {
    /// Makes a captain with this seed that plays `samples` matches on before each decision.
    #[must_use]
    pub fn new(seed: u64, samples: u32) -> Self {
        Self { random: stream(seed), samples, followed: None }
    }

    fn best(&mut self, view: &G::View, seat: Seat, wishes: Vec<G::Wish>, enough: &dyn Fn() -> bool) -> Option<G::Wish> {
        let count = u32::try_from(wishes.len()).unwrap_or(u32::MAX).max(1);
        let rounds = count.next_power_of_two().ilog2().min((self.samples / count).max(1));
        let world = |_| {
            let world = G::world(view, &mut |count| below(&mut self.random, count));
            (world, self.random.next_u64())
        };
        let worth = |(world, luck): &(G::State, u64), wish: &G::Wish| played_on::<G>(world.clone(), seat, wish, *luck);
        let begin = wishes.into_iter().map(|wish| (0, wish)).collect();
        halved(begin, (self.samples, rounds), enough, world, worth).into_iter().next()
    }
}

impl<G: Wishes> Bot<G> for Ahead<G> {
    fn order(&mut self, view: &G::View) -> G::Order {
        self.order_within(view, &|| false)
    }

    fn order_within(&mut self, view: &G::View, enough: &dyn Fn() -> bool) -> G::Order {
        let (seat, seen) = (G::seat(view), G::seen(view));
        let wishes = G::wishes(&seen, seat);
        if wishes.is_empty() {
            return G::order(&seen, seat, &mut None);
        }
        if !self.followed.as_ref().is_some_and(|wish| G::lasts(wish, &seen, seat)) {
            self.followed = self.best(view, seat, wishes, enough);
        }
        G::order(&seen, seat, &mut self.followed.clone())
    }

    fn choose(&mut self, look: &mut dyn FnMut() -> G::View, options: &[G::Choice], why: &G::Why) -> usize {
        let view = look();
        G::choice(&G::seen(&view), G::seat(&view), options, why)
    }
}

/// Plain captains at all seats, in a world that is thought of.
struct Plain(Box<dyn Luck>);

impl<G: Wishes> Source<G> for Plain {
    fn roll(&mut self, faces: u8, thrown: &mut [u8]) -> bool {
        self.0.roll(faces, thrown)
    }

    fn answer(&mut self, state: &G::State, want: &Want<G>) -> Answer {
        match want {
            Want::Throw { request, .. } => Answer::Thrown(self.0.throw(request)),
            Want::Choice { by, options, why } => {
                Answer::Chose(u16::try_from(G::choice(state, *by, options, why)).unwrap_or(0))
            }
            Want::Shuffle { cards, .. } => Answer::Dealt(self.0.shuffle(*cards)),
        }
    }
}

/// Rates this seat a few turns on, with this wish and this luck.
fn played_on<G: Wishes>(mut state: G::State, seat: Seat, wish: &G::Wish, luck: u64) -> i32 {
    let mut plain = Plain(G::luck(luck));
    let until = G::begun(&state, seat) + G::TURNS;
    let mut wish = Some(wish.clone());
    for _ in 0..RUNS_AT_MOST {
        if G::is_over(&state) || G::begun(&state, seat) >= until {
            break;
        }
        wish = wish.filter(|wish| G::is_open(wish, &state, seat));
        let mut orders = Orders::<G>::new();
        for awaited in G::awaited(&state) {
            let wish = if awaited == seat { &mut wish } else { &mut None };
            orders.insert(awaited, G::order(&state, awaited, wish));
        }
        let ended;
        (state, ended) = run_forgetful::<G>(state, &orders, &mut plain);
        if !ended {
            break;
        }
    }
    G::worth(&state, seat)
}
