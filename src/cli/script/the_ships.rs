//! The Ships, played by scripts.

use serde_json::{Map, Value, json};

use crate::captains::battle::SeededDice;
use crate::captains::captain::{Captain, Rank};
use crate::captains::seeds::seed;
use crate::cli::Speaker;
use crate::logbook::data::{DataFault, Library, Read, Source};
use crate::logbook::wording::{Fact, Spoken, key};
use crate::rules::kernel::{Answer, Awaiting, Match, Rest, Ruleset, Seat, Viewer, Want};
use crate::rules::the_ships::orders::Order;
use crate::rules::the_ships::refusals::Refusal;
use crate::rules::the_ships::ruleset::TheShips;
use crate::rules::the_ships::setup::SetupFault;
use crate::rules::the_ships::state::State;
use crate::rules::the_ships::wants::Choice;

use super::form::{Script, Start, Step, read};
use super::outline;
use super::player::{Line, Player};
use super::stage::{Input, Put, Scripted};

/// Plays a script; false if anything in it did not fit.
///
/// # Errors
/// What keeps it from beginning.
pub fn play(
    file: &str,
    bytes: &[u8],
    library: &Library,
    speaker: &Speaker,
    print: &mut dyn FnMut(&Line),
) -> Result<bool, DataFault> {
    let Read { value: Script { game, setup, steps }, source } = read(file, bytes)?;
    let (battle, seed) = begin(setup, &game, library, &source)?;
    Ok(Player::new(battle, seed.map(Seeded::from), print, speaker, &source).run(&steps))
}

/// The battle a script begins with, and the seed of a scenario.
fn begin(
    start: Start,
    game: &str,
    library: &Library,
    source: &Source,
) -> Result<(Match<TheShips>, Option<u64>), DataFault> {
    if game != "the-ships" {
        return Err(source.fault("game", Fact::new(key::SCRIPT_OTHER_GAME).with("game", game)));
    }
    match start {
        Start::Scenario { id, seed, level, switches, chosen } => {
            let Some(scenario) = library.scenarios.get(&id) else {
                return Err(source.fault("setup.id", Fact::new(key::SCRIPT_NO_SCENARIO).with("id", id)));
            };
            let mut setup = library.setup(scenario);
            (setup.level, setup.switches, setup.chosen) = (level, switches, chosen);
            let begun = Match::begin(&setup);
            let fault = |fault: SetupFault| {
                let (field, flaw) = TheShips::fault(&fault);
                source.fault(format!("setup.{field}"), flaw)
            };
            begun.map(|battle| (battle, seed)).map_err(fault)
        }
        Start::Position(position) => {
            if position.terrain_off_the_board() {
                return Err(source.fault("setup.terrain", Fact::new(key::SETUP_OFF_THE_BOARD_TERRAIN)));
            }
            let begun = Match::begin(&position.clone().setup(library));
            let fault = |fault: SetupFault| {
                let (field, flaw) = TheShips::fault(&fault);
                source.fault(position.path_of(field), flaw)
            };
            begun.map(|battle| (battle, None)).map_err(fault)
        }
    }
}

/// What answers before the first orders where no step does.
pub struct Seeded {
    dice: SeededDice,
    captains: [Box<dyn Captain>; 2],
}

impl From<u64> for Seeded {
    fn from(root: u64) -> Self {
        let captains = ["first", "second"].map(|name| Rank::Random.enlist(seed(root, 0, name)));
        Self { dice: SeededDice::new(seed(root, 0, "dice")), captains }
    }
}

impl Scripted for TheShips {
    type Step = Step;
    type Opening = Seeded;

    fn put(step: &Step) -> Put<'_, Self> {
        match step {
            Step::Orders(side, cards) => Put::Order(side, Order::cards(cards.clone())),
            Step::Strike(side, strike, cards) => {
                Put::Order(side, Order::Cards { cards: cards.clone(), strike: strike.clone() })
            }
            Step::Place(side, berths) => Put::Order(side, Order::Place(berths.clone())),
            Step::FitOut(side, ships) => Put::Order(side, Order::FitOut(ships.clone())),
            Step::Concede(side) => Put::Order(side, Order::Concede),
            Step::Propose(side, amendments) => Put::Order(side, Order::Propose(amendments.clone())),
            Step::Throw(faces) => Put::Throw(faces),
            Step::Zones(_) | Step::Deal(_) => Put::Never,
            Step::Choose(word) => Put::Choose(word),
            Step::ExpectRefusal(rule) => Put::ExpectRefusal(rule),
            Step::Expect(happening) => Put::Expect(happening),
            Step::ExpectState(path, value) => Put::ExpectState(path, value),
        }
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

    /// Before the first turn, what the next step does not answer.
    fn opening(seeded: &mut Seeded, battle: &Match<Self>, next: Option<&Step>) -> Option<Input<Self>> {
        if battle.state().turn > 0 {
            return None;
        }
        match battle.awaiting() {
            Awaiting::Answer(Want::Throw { request, .. }) if !matches!(next, Some(Step::Throw(_))) => {
                Some(Input::Answer(Answer::Thrown(seeded.dice.throw(request))))
            }
            Awaiting::Orders(seats) if !matches!(next, Some(Step::Place(..) | Step::FitOut(..) | Step::Concede(_))) => {
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
