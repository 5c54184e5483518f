//! The bot interface, and the parts that a game provides so that bots can play it.

use std::fmt::Debug;

use crate::rules::kernel::{Ruleset, Seat};

use super::counsel::Counsel;
use super::luck::{Luck, SeededDice};
use super::rank::Rank;

/// Gives orders for a seat and answers its choices, knowing only what the seat may know.
///
/// ```
/// use weather_gage::captains::{Bot, Crew, Rank, play};
/// use weather_gage::headless::{GAMES, OffTable};
/// use weather_gage::rules::kernel::Seat;
/// use weather_gage::rules::the_ships::game::TheShips;
/// use weather_gage::rules::the_ships::orders::Order;
/// use weather_gage::rules::the_ships::view::View;
/// use weather_gage::rules::the_ships::wants::{Choice, Why};
///
/// /// Fights nobody.
/// struct Coward;
///
/// impl Bot<TheShips> for Coward {
///     fn order(&mut self, _: &View) -> Order {
///         Order::Concede
///     }
///     fn choose(&mut self, _: &mut dyn FnMut() -> View, options: &[Choice], _: &Why) -> usize {
///         options.len() - 1
///     }
/// }
///
/// let (library, _) = GAMES.library(None);
/// let setup = TheShips::setup(&library, "gravelines").unwrap();
/// let mut crew = Crew::<TheShips>::for_game(&[Rank::Random], 1, 0);
/// *crew.bot(Seat(0)).unwrap() = Box::new(Coward);
/// let played = play(&setup, &mut crew, false).unwrap();
/// assert_eq!(TheShips::winners(&played.state).len(), 1);
/// assert!(played.refusals.is_empty());
/// ```
pub trait Bot<G: Ruleset>: Send {
    /// The order this seat owes now.
    fn order(&mut self, view: &G::View) -> G::Order;

    /// Gives the order within a time: when told that it is `enough`, the bot gives the best it has found by then.
    fn order_within(&mut self, view: &G::View, enough: &dyn Fn() -> bool) -> G::Order {
        let _ = enough;
        self.order(view)
    }

    /// Chooses one of the options; the view is made only if the bot looks.
    fn choose(&mut self, look: &mut dyn FnMut() -> G::View, options: &[G::Choice], why: &G::Why) -> usize;

    /// Its lots, if it orders by nothing else: then no view is made for it ([`Crewed::by_lot`]).
    fn lots(&mut self) -> Option<&mut dyn Lots> {
        None
    }
}

/// Draws lots, and looks at nothing.
pub trait Lots {
    /// A number below this one, each as likely as the others; 0 if there is none.
    fn draw(&mut self, count: usize) -> usize;
}

/// A game that bots can play.
pub trait Crewed: Ruleset {
    /// The bots of this game, by the names under which the command line knows them.
    const BOTS: &'static [(&'static str, Rank)];

    /// A captain's reason for an order, as data without words; empty in a game whose captains give no advice.
    type Reason: Clone + Debug + PartialEq + Send + Sync;

    /// The stream of a series from which [`luck`](Self::luck) is drawn.
    const STREAM: &'static str = "dice";

    /// A bot that draws from this seed: the one of this rank, or the nearest the game has.
    fn enlist(rank: Rank, seed: u64) -> Box<dyn Bot<Self>>;

    /// Replaces the order of a bot that the rules refuse: this one is always allowed.
    fn give_up(phase: Self::Phase) -> Self::Order;

    /// Draws any lawful order of this seat by lot. The rules list the options, and the bot is told nothing but numbers.
    fn by_lot(_: &Self::State, _: Seat, _: &mut dyn Lots) -> Option<Self::Order> {
        None
    }

    /// Makes the luck of a seed.
    fn luck(seed: u64) -> Box<dyn Luck> {
        Box::new(SeededDice::new(seed))
    }

    /// The turns that were begun. A battle between bots is broken off after [`TURNS_AT_MOST`](super::crew::TURNS_AT_MOST).
    fn turns(state: &Self::State) -> u16;

    /// Can captains suppose how the match stands while orders of this phase are owed? Then something can be tried in it.
    fn can_suppose(_: Self::Phase) -> bool {
        false
    }

    /// Supposes a match from the views of one seat: the table each time it owed orders, and as it is now. A viewer
    /// without a seat supposes none.
    fn suppose(_seen: &[Self::View]) -> Option<Self::State> {
        None
    }

    /// Advises the seat that this view was made for, with reasons. The captain sees nothing more, and the same question
    /// always gets the same answer. When told that it is `enough`, it gives the advice it has found by then.
    fn counsel(_: &Self::View, _enough: &dyn Fn() -> bool) -> Option<Counsel<Self::Order, Self::Reason>> {
        None
    }

    /// The bot of this rank as this game lists it: budgets differ from game to game, and a save knows ranks only.
    #[must_use]
    fn listed(rank: Rank) -> Rank {
        Self::BOTS.iter().find(|(_, own)| own.is_like(rank)).map_or(rank, |(_, own)| *own)
    }

    /// The bot of this name; `captain:200` is one with a budget of its own, where captains play turns out.
    #[must_use]
    fn rank(name: &str) -> Option<Rank> {
        let has = |rank: &Rank| Self::BOTS.iter().any(|(_, own)| own.is_like(*rank) && *own != Rank::PLANNER);
        let named = Self::BOTS.iter().find(|(own, _)| *own == name).map(|(_, rank)| *rank);
        named.or_else(|| Rank::by_name(name).filter(|_| name.contains(':')).filter(has))
    }
}

/// The option that is worth most, the first of them.
pub fn best<C>(options: &[C], value: impl Fn(&C) -> i32) -> usize {
    let best = (0..).zip(options).max_by_key(|(number, choice)| (value(choice), std::cmp::Reverse(*number)));
    best.map_or(0, |(number, _)| number)
}
