//! The Ships, played by scripts.

use crate::captains::{Bot, Crewed, Luck, Rank, SeededDice};
use crate::chance::seed;
use crate::headless::OffTable;
use crate::headless::script::{Begun, Input};
use crate::logbook::data::{DataFault, Library, Source};
use crate::logbook::wording::{Fact, Spoken, key};
use crate::rules::kernel::{Answer, Awaiting, Match, Ruleset, Seat, Viewer, Want};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::orders::Order;
use crate::rules::the_ships::setup::SetupFault;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, State};

use super::form::{Start, Step};

/// Captains and dice before the first orders.
struct Seeded {
    dice: SeededDice,
    captains: [Box<dyn Bot<TheShips>>; 2],
}

impl From<u64> for Seeded {
    fn from(root: u64) -> Self {
        let captains = ["first", "second"].map(|name| TheShips::enlist(Rank::Random, seed(root, 0, name)));
        Self { dice: SeededDice::new(seed(root, 0, "dice")), captains }
    }
}

/// The match a script begins with.
pub fn begin(start: Start, library: &Library, source: &Source) -> Result<Begun<TheShips, Step>, DataFault> {
    match start {
        Start::Scenario { id, seed, level, switches, chosen, fleets } => {
            let Some(scenario) = library.the_ships().scenarios.get(&id) else {
                return Err(source.fault("setup.id", Fact::from(key::ScriptNoScenario { id })));
            };
            let mut setup = library.the_ships().setup(scenario);
            (setup.level, setup.switches, setup.chosen, setup.fleets) = (level, switches, chosen, fleets);
            let fault = |fault: SetupFault| {
                let (field, flaw) = TheShips::fault(&fault);
                source.fault(format!("setup.{field}"), flaw)
            };
            let opening = seed.map(|root| {
                let mut seeded = Seeded::from(root);
                Box::new(move |battle: &Match<TheShips>, next: Option<&Step>| opening(&mut seeded, battle, next)) as _
            });
            Match::begin(&setup).map(|battle| Begun { battle, opening }).map_err(fault)
        }
        Start::Position(position) => {
            if position.terrain_off_the_board() {
                return Err(source.fault("setup.terrain", Fact::from(key::SETUP_OFF_THE_BOARD_TERRAIN)));
            }
            let begun = Match::begin(&position.clone().setup(library.the_ships()));
            let fault = |fault: SetupFault| {
                let (field, flaw) = TheShips::fault(&fault);
                source.fault(position.path_of(field), flaw)
            };
            begun.map(|battle| Begun { battle, opening: None }).map_err(fault)
        }
    }
}

/// A ship that an order names and the battle does not have, and those there are.
pub fn stranger(state: &State, order: &Order) -> Option<(String, Vec<String>)> {
    let named: Vec<ShipId> = match order {
        Order::Cards { cards, strike } => cards.keys().chain(strike).copied().collect(),
        Order::Place(berths) => berths.keys().copied().collect(),
        Order::FitOut(ships) => ships.keys().copied().collect(),
        Order::Concede | Order::GiveUp | Order::Propose(_) => Vec::new(),
    };
    let known = || state.articles.vessels.iter().map(|vessel| vessel.id);
    let stranger = named.into_iter().find(|ship| !known().any(|own| own == *ship))?;
    Some((String::from(stranger), known().map(String::from).collect()))
}

/// Answers before the first turn, if the next step does not.
fn opening(seeded: &mut Seeded, battle: &Match<TheShips>, next: Option<&Step>) -> Option<Input<TheShips>> {
    if battle.state().turn > 0 {
        return None;
    }
    // If a seat is asked and the next step is not its own, the opening answers for it, even if the other side acts
    // next.
    let own_step = |seats: &[Seat]| {
        let side = match next {
            Some(Step::Place(side, _)) if matches!(battle.state().phase, Phase::Placing(_)) => side,
            Some(Step::FitOut(side, _)) if battle.state().phase == Phase::FittingOut => side,
            Some(Step::Concede(side) | Step::GiveUp(side)) => side,
            _ => return false,
        };
        let sides = TheShips::sides(battle.state());
        sides.iter().all(|known| known != side)
            || seats.iter().any(|seat| sides.get(usize::from(seat.0)).is_some_and(|own| own == side))
    };
    match battle.awaiting() {
        Awaiting::Answer(Want::Throw { request, .. }) if !matches!(next, Some(Step::Throw(..))) => {
            Some(Input::Answer(Answer::Thrown(seeded.dice.throw(request))))
        }
        Awaiting::Orders(seats) if !own_step(seats) => {
            let seat = *seats.first()?;
            let view = TheShips::seen_by(battle.state(), Viewer::Seat(seat));
            let [first, second] = &mut seeded.captains;
            let captain = if seat.0 == 0 { first } else { second };
            Some(Input::Order(seat, captain.order(&view)))
        }
        _ => None,
    }
}
