//! Pirates of the Crimson Coast as a ruleset.

use super::check;
pub use super::game::Pirates;
use super::happenings::Happening;
use super::orders::Order;
use super::phases;
use super::refusals::{Checked, Refusal};
use super::setup::{self, Setup, SetupFault};
use super::state::{Phase, State};
use super::told;
use super::view::{self, View};
use super::wants::{Choice, Why};
use crate::rules::kernel::{GameId, PhaseEntry, Ruleset, Seat, Viewer};

impl Ruleset for Pirates {
    const GAME: GameId = GameId("pirates");
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

    fn seats(state: &State) -> u8 {
        u8::try_from(state.players.len()).unwrap_or(u8::MAX)
    }

    fn phase(state: &State) -> Phase {
        state.phase
    }

    fn phases() -> &'static [PhaseEntry<Self>] {
        phases::ALL
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
