//! The Ships, played by scripts.

use serde_json::{Map, Value, json};

use crate::captains::{Bot, Crewed, Luck, Rank, SeededDice};
use crate::chance::seed;
use crate::headless::script::{Begun, Input, Put, Scripted};
use crate::logbook::data::{DataFault, Library, Source};
use crate::logbook::wording::{Fact, Spoken, key};
use crate::rules::kernel::{Answer, Awaiting, Match, Rest, Ruleset, Seat, Viewer, Want};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::orders::Order;
use crate::rules::the_ships::refusals::Refusal;
use crate::rules::the_ships::setup::SetupFault;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, State};
use crate::rules::the_ships::wants::Choice;

use super::form::{self, Start, Step};
use super::outline;

/// What answers before the first orders where no step does.
pub struct Seeded {
    dice: SeededDice,
    captains: [Box<dyn Bot<TheShips>>; 2],
}

impl From<u64> for Seeded {
    fn from(root: u64) -> Self {
        let captains = ["first", "second"].map(|name| TheShips::enlist(Rank::Random, seed(root, 0, name)));
        Self { dice: SeededDice::new(seed(root, 0, "dice")), captains }
    }
}

impl Scripted for TheShips {
    type Start = Start;
    type Step = Step;
    type Opening = Seeded;

    fn begin(start: Start, library: &Library, source: &Source) -> Result<Begun<Self>, DataFault> {
        match start {
            Start::Scenario { id, seed, level, switches, chosen, fleets } => {
                let Some(scenario) = library.the_ships().scenarios.get(&id) else {
                    return Err(source.fault("setup.id", Fact::from(key::ScriptNoScenario { id })));
                };
                let mut setup = library.the_ships().setup(scenario);
                (setup.level, setup.switches, setup.chosen, setup.fleets) = (level, switches, chosen, fleets);
                let begun = Match::begin(&setup);
                let fault = |fault: SetupFault| {
                    let (field, flaw) = Self::fault(&fault);
                    source.fault(format!("setup.{field}"), flaw)
                };
                begun.map(|battle| Begun { battle, opening: seed.map(Seeded::from) }).map_err(fault)
            }
            Start::Position(position) => {
                if position.terrain_off_the_board() {
                    return Err(source.fault("setup.terrain", Fact::from(key::SETUP_OFF_THE_BOARD_TERRAIN)));
                }
                let begun = Match::begin(&position.clone().setup(library.the_ships()));
                let fault = |fault: SetupFault| {
                    let (field, flaw) = Self::fault(&fault);
                    source.fault(position.path_of(field), flaw)
                };
                begun.map(|battle| Begun { battle, opening: None }).map_err(fault)
            }
        }
    }

    fn put(step: &Step) -> Put<'_, Self> {
        form::put(step)
    }

    fn sides(state: &State) -> Vec<&'static str> {
        [Seat(0), Seat(1)].into_iter().filter_map(|seat| state.side_at(seat).map(outline::side)).collect()
    }

    fn phase(state: &State) -> Value {
        json!(state.phase)
    }

    fn state(state: &State) -> Value {
        outline::state(state)
    }

    fn particulars(refusal: &Refusal) -> Map<String, Value> {
        [("ship".to_owned(), json!(refusal.ship))].into_iter().collect()
    }

    fn word(choice: &Choice) -> String {
        choice.key()
    }

    fn reading(_: &str) -> Option<Rest> {
        None
    }

    fn stranger(state: &State, order: &Order) -> Option<(String, Vec<String>)> {
        let named: Vec<ShipId> = match order {
            Order::Cards { cards, strike } => cards.keys().chain(strike).copied().collect(),
            Order::Place(berths) => berths.keys().copied().collect(),
            Order::FitOut(ships) => ships.keys().copied().collect(),
            Order::Concede | Order::Propose(_) => Vec::new(),
        };
        let known = || state.articles.vessels.iter().map(|vessel| vessel.id);
        let stranger = named.into_iter().find(|ship| !known().any(|own| own == *ship))?;
        Some((String::from(stranger), known().map(String::from).collect()))
    }

    /// Before the first turn, what the next step does not answer.
    fn opening(seeded: &mut Seeded, battle: &Match<Self>, next: Option<&Step>) -> Option<Input<Self>> {
        if battle.state().turn > 0 {
            return None;
        }
        // A seat that is asked and has no step of its own is answered for, whatever the other side does next.
        let own_step = |seats: &[Seat]| {
            let side = match next {
                Some(Step::Place(side, _)) if matches!(battle.state().phase, Phase::Placing(_)) => side,
                Some(Step::FitOut(side, _)) if battle.state().phase == Phase::FittingOut => side,
                Some(Step::Concede(side)) => side,
                _ => return false,
            };
            let sides = Self::sides(battle.state());
            sides.iter().all(|known| known != side)
                || seats.iter().any(|seat| sides.get(usize::from(seat.0)).is_some_and(|own| own == side))
        };
        match battle.awaiting() {
            Awaiting::Answer(Want::Throw { request, .. }) if !matches!(next, Some(Step::Throw(..))) => {
                Some(Input::Answer(Answer::Thrown(seeded.dice.throw(request))))
            }
            Awaiting::Orders(seats) if !own_step(seats) => {
                let seat = *seats.first()?;
                let view = Self::seen_by(battle.state(), Viewer::Seat(seat));
                let [first, second] = &mut seeded.captains;
                let captain = if seat.0 == 0 { first } else { second };
                Some(Input::Order(seat, captain.order(&view)))
            }
            _ => None,
        }
    }
}
