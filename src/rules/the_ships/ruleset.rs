//! The Ships as a ruleset: the list of its phases, and the doors to everything else.

use crate::rules::kernel::{self, GameId, Procedure, Referee, Ruleset, Seat, Viewer};

use super::articles::Setup;
use super::check;
use super::happenings::Happening;
use super::orders::Order;
use super::phases::{dawn, execution, fitting_out, marks, orders, placing, steadiness, tokens, weather};
use super::refusals::Refusal;
use super::setup::{self, SetupFault};
use super::state::{Phase, Stage, State};
use super::view::{self, View};
use super::wants::{Choice, Why};

/// The Ships: Invincible Armada.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TheShips;

/// The referee of a battle.
pub type Battle<'a> = Referee<'a, TheShips>;

/// What every function of the rules that may stop gives back.
pub type Ruling<T> = kernel::Ruling<T, TheShips>;

impl Ruleset for TheShips {
    const GAME: GameId = GameId("the-ships");
    const RULES_VERSION: u16 = 1;

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

    fn procedure(phase: Phase) -> Procedure<Self> {
        match phase {
            Phase::Weather => weather::run,
            Phase::Placing(_) => placing::run,
            Phase::FittingOut => fitting_out::run,
            Phase::Dawn => dawn::run,
            Phase::Orders => orders::run,
            Phase::Steadiness => steadiness::run,
            Phase::Tokens => tokens::run,
            Phase::Execution(Stage::Opening) => execution::opening,
            Phase::Execution(Stage::OpeningWindow | Stage::PivotsWindow | Stage::FirstWindow | Stage::SecondWindow) => {
                execution::window
            }
            Phase::Execution(Stage::Pivots) => execution::pivots_alone,
            Phase::Execution(Stage::FirstMoves) => execution::first_moves,
            Phase::Execution(Stage::SecondMoves) => execution::second_moves,
            Phase::Marks => marks::run,
            Phase::Over => |_, _| Ok(()),
        }
    }

    fn awaited(state: &State) -> Vec<Seat> {
        check::awaited(state)
    }

    fn is_over(state: &State) -> bool {
        state.phase == Phase::Over
    }

    fn check(state: &State, seat: Seat, order: &Order) -> Result<(), Refusal> {
        check::order(state, seat, order)
    }

    fn interrupts(order: &Order) -> bool {
        matches!(order, Order::Propose(_))
    }

    fn evolve(state: &mut State, happening: &Happening) {
        state.let_happen(happening);
    }

    fn seen_by(state: &State, viewer: Viewer) -> View {
        view::seen_by(state, viewer)
    }

    fn told_to(state: &State, happening: &Happening, viewer: Viewer) -> Option<Happening> {
        view::told_to(state, happening, viewer)
    }
}
