//! The contract of a game: everything it must offer, and the laws it must keep.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;

use super::referee::{Referee, Ruling};
use super::seats::{Seat, Viewer};

/// The name of a game in files and on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct GameId(pub &'static str);

/// The orders of one run, one a seat at most.
pub type Orders<G> = BTreeMap<Seat, <G as Ruleset>::Order>;

/// The pure function of one phase.
pub type Procedure<G> = fn(&mut Referee<'_, G>, &Orders<G>) -> Ruling<(), G>;

/// A phase as a game lists it.
#[derive(Clone, Copy, Debug)]
pub struct PhaseEntry<G: Ruleset> {
    /// The system that runs the phase at the table has the same name.
    pub name: &'static str,
    /// Is the game in this phase while it stands here?
    pub holds: fn(G::Phase) -> bool,
    pub run: Procedure<G>,
}

/// A game.
///
/// Laws, each of them tested for every game:
///
/// - [`evolve`](Self::evolve) never fails, and is the only thing that changes a state;
/// - the happenings of a run, evolved one after the other from the state before, give the state after;
/// - the happenings told with *k* answers are the first of those told with *k + 1*;
/// - orders that [`check`](Self::check) accepts are carried out, those it refuses change nothing;
/// - an order that [interrupts](Self::interrupts) is carried out alone;
/// - a view does not change when only secrets of other seats change;
/// - a state that awaits no order and is not over moves on by itself: there is no dead end.
pub trait Ruleset: Sized + Clone + Debug + PartialEq + Send + Sync + 'static {
    /// Its name.
    const GAME: GameId;
    /// Raised whenever old journals would play differently.
    const RULES_VERSION: u16;

    /// A match begins with this.
    type Setup: Clone + Debug + PartialEq + Send + Sync;
    /// The whole table, secrets included.
    type State: Clone + Debug + PartialEq + Hash + Send + Sync;
    /// The game's place in its turn.
    type Phase: Copy + Debug + PartialEq + Send + Sync;
    /// A player's order.
    type Order: Clone + Debug + PartialEq + Send + Sync;
    /// A fact in the past tense, small enough to be shown alone.
    type Happening: Clone + Debug + PartialEq + Send + Sync;
    /// The reason against an order.
    type Refusal: Clone + Debug + PartialEq + Send + Sync;
    /// The reason against a set-up.
    type SetupFault: Clone + Debug + PartialEq + Send + Sync;
    /// The purpose of a throw, a choice or a shuffle.
    type Why: Clone + Debug + PartialEq + Send + Sync;
    /// Something to choose.
    type Choice: Clone + Debug + PartialEq + Send + Sync;
    /// The table as one viewer may see it.
    type View: Clone + Debug + PartialEq + Send + Sync;

    /// Builds the state in which a match begins.
    ///
    /// # Errors
    /// The set-up's fault.
    fn set_up(setup: &Self::Setup) -> Result<Self::State, Self::SetupFault>;

    /// Counts the seats at the table; they are numbered from 0.
    fn seats(state: &Self::State) -> u8;

    /// The game's phase now.
    fn phase(state: &Self::State) -> Self::Phase;

    /// All phases in the order of a turn: the only list of them. Tables, bots, scripts, undo and saves run the game by it.
    fn phases() -> &'static [PhaseEntry<Self>];

    /// The function of a phase; nothing is to be done in one that is not listed, once the game is over.
    fn procedure(phase: Self::Phase) -> Procedure<Self> {
        let entry = Self::phases().iter().find(|entry| (entry.holds)(phase));
        entry.map_or(|_, _| Ok(()), |entry| entry.run)
    }

    /// These seats still owe an order before the phase can be run; none if it runs by itself.
    fn awaited(state: &Self::State) -> Vec<Seat>;

    /// Has the game ended?
    fn is_over(state: &Self::State) -> bool;

    /// May this seat give this order now?
    ///
    /// # Errors
    /// The first reason against it.
    fn check(state: &Self::State, seat: Seat, order: &Self::Order) -> Result<(), Self::Refusal>;

    /// Does this order go ahead without the others? Then the phase is run with it alone, and orders that others have
    /// sealed for it are void and forgotten.
    fn interrupts(_: &Self::Order) -> bool {
        false
    }

    /// May this seat give this order although none is owed of it now? Then it is carried out alone and at once, like
    /// one that [interrupts](Self::interrupts), and the awaited seats stay awaited.
    fn meanwhile(_: &Self::State, _: Seat, _: &Self::Order) -> bool {
        false
    }

    /// Lets a happening come true.
    fn evolve(state: &mut Self::State, happening: &Self::Happening);

    /// The table as this viewer may see it.
    fn seen_by(state: &Self::State, viewer: Viewer) -> Self::View;

    /// The happening as this viewer is told it, if at all; `state` is the one before it.
    fn told_to(state: &Self::State, happening: &Self::Happening, viewer: Viewer) -> Option<Self::Happening>;
}
