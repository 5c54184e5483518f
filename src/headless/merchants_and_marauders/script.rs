//! Merchants & Marauders, played by scripts (MM-29).

use serde::Deserialize;

use crate::captains::{Bot, SeededDice};
use crate::captains::{Crewed, Luck, Random};
use crate::chance::seed;
use crate::headless::script::{Begun, Deck, Input};
use crate::logbook::data::{DataFault, Library, Source};
use crate::logbook::wording::{Fact, Spoken, key};
use crate::rules::kernel::{Answer, Awaiting, Match, Ruleset, Viewer, Want};
use crate::rules::merchants_and_marauders::orders::Order;
use crate::rules::merchants_and_marauders::pack::Cruise;
use crate::rules::merchants_and_marauders::position::Position;
use crate::rules::merchants_and_marauders::ruleset::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::setup::SetupFault;
use crate::rules::merchants_and_marauders::state::Phase;

/// A script begins in one of these ways.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Start {
    /// With a set-up or a position of the library.
    Scenario {
        id: String,
        /// The setting out is drawn from this seed, where no step does it.
        #[serde(default)]
        seed: Option<u64>,
    },
    /// With the setting out (MM-6), every shuffle of it a step.
    Cruise(Cruise),
    /// With any position (MM-29.5).
    Position(Box<Position>),
}

crate::steps! {
    MerchantsAndMarauders;
    /// An order of a player.
    Orders(side: String, order: Order) => Put::Order(side, order.clone()),
    /// The order of a deck: the names of the first cards, with the rest as it lies; or the numbers of all of it.
    Deal(order: Deck) => order.put(),
    /// Cards or tokens drawn at random come first of their pile (MM-29.1).
    Pick(first: Vec<String>) => Put::DealNamed(first),
}

/// The match a script begins with.
pub fn begin(
    start: Start,
    library: &Library,
    source: &Source,
) -> Result<Begun<MerchantsAndMarauders, Step>, DataFault> {
    let shelf = library.merchants_and_marauders();
    let mut seeded = None;
    let setup = match start {
        Start::Cruise(cruise) => shelf.setup(&cruise),
        Start::Position(position) => shelf.moment(&position),
        Start::Scenario { id, seed: root } => {
            seeded = root;
            shelf.named(&id).ok_or_else(|| source.fault("setup.id", Fact::from(key::ScriptNoScenario { id })))?
        }
    };
    let fault = |fault: SetupFault| {
        let (field, flaw) = MerchantsAndMarauders::fault(&fault);
        source.fault(format!("setup.{field}"), flaw)
    };
    let opening = seeded.map(|root| {
        let seed = seed(root, 0, MerchantsAndMarauders::STREAM);
        let (mut luck, mut captain) = (SeededDice::new(seed), Random::new(seed));
        Box::new(move |game: &Match<MerchantsAndMarauders>, next: Option<&Step>| {
            set_out(&mut luck, &mut captain, game, next)
        }) as _
    });
    Match::begin(&setup).map(|battle| Begun { battle, opening }).map_err(fault)
}

/// Answers for the next step until the first turn, if that step does not.
fn set_out(
    luck: &mut SeededDice,
    captain: &mut Random,
    game: &Match<MerchantsAndMarauders>,
    next: Option<&Step>,
) -> Option<Input<MerchantsAndMarauders>> {
    let state = game.state();
    let begins = matches!(state.phase, Phase::SettingOut | Phase::Ships | Phase::Reveal);
    let first = begins || (state.round == 1 && state.phase == Phase::Round);
    if !first {
        return None;
    }
    match game.awaiting() {
        Awaiting::Answer(Want::Shuffle { cards, .. }) if !matches!(next, Some(Step::Deal(_) | Step::Pick(_))) => {
            Some(Input::Answer(Answer::Dealt(luck.shuffle(*cards))))
        }
        Awaiting::Answer(Want::Choice { options, .. }) if !matches!(next, Some(Step::Choose(_))) => {
            let order = luck.shuffle(u16::try_from(options.len()).unwrap_or(1));
            Some(Input::Answer(Answer::Chose(order.first().copied().unwrap_or(0))))
        }
        Awaiting::Answer(Want::Throw { request, .. }) if !matches!(next, Some(Step::Throw(..))) => {
            Some(Input::Answer(Answer::Thrown(luck.throw(request))))
        }
        Awaiting::Orders(seats) if begins && !matches!(next, Some(Step::Orders(..))) => {
            let seat = *seats.first()?;
            let view = MerchantsAndMarauders::seen_by(state, Viewer::Seat(seat));
            Some(Input::Order(seat, Bot::<MerchantsAndMarauders>::order(captain, &view)))
        }
        _ => None,
    }
}
