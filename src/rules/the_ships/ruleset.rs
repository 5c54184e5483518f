//! The Ships as a ruleset: the list of its phases, and the doors to everything else.

use crate::rules::kernel::{GameId, PhaseEntry, Ruleset, Seat, Viewer};

use super::articles::Setup;
use super::check;
use super::game::TheShips;
use super::happenings::Happening;
use super::orders::Order;
use super::phases;
use super::refusals::{Checked, Refusal};
use super::setup::{self, SetupFault};
use super::state::{Phase, State};
use super::told;
use super::view::{self, View};
use super::wants::{Choice, Why};

impl Ruleset for TheShips {
    const GAME: GameId = GameId("the-ships");
    const RULES_VERSION: u16 = 2;

    type Setup = Setup;
    type State = State;
    type Phase = Phase;
    type Order = Order;
    type Happening = Happening;
    type Refusal = Refusal;
    type SetupFault = SetupFault;
    type Why = Why;
    type Choice = Choice;
    type View = View;

    fn set_up(setup: &Setup) -> Result<State, SetupFault> {
        setup::set_up(setup)
    }

    fn phase(state: &State) -> Phase {
        state.phase
    }

    fn seats(state: &State) -> u8 {
        u8::try_from(state.articles.sides().len()).unwrap_or(u8::MAX)
    }

    fn phases() -> &'static [PhaseEntry<Self>] {
        phases::TURN
    }

    fn awaited(state: &State) -> Vec<Seat> {
        check::awaited(state)
    }

    fn is_over(state: &State) -> bool {
        state.phase == Phase::Over
    }

    fn check(state: &State, seat: Seat, order: &Order) -> Checked {
        check::order(state, seat, order)
    }

    fn interrupts(order: &Order) -> bool {
        matches!(order, Order::Propose(_) | Order::GiveUp)
    }

    fn meanwhile(state: &State, seat: Seat, order: &Order) -> bool {
        // TS-25.5: a side that owes no order may give the battle up.
        matches!(order, Order::Concede | Order::GiveUp) && !check::awaited(state).contains(&seat)
    }

    fn evolve(state: &mut State, happening: &Happening) {
        happening.apply(state);
    }

    fn seen_by(state: &State, viewer: Viewer) -> View {
        view::seen_by(state, viewer)
    }

    fn told_to(state: &State, happening: &Happening, viewer: Viewer) -> Option<Happening> {
        told::told_to(state, happening, viewer)
    }
}
