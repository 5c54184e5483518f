//! Pirates of the Crimson Coast, played by scripts (PC-30).

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Value, json};

use crate::captains::{Bot, Crewed, Luck, Random, SeededDice};
use crate::chance::seed;
use crate::headless::script::{Begun, Deck, Input};
use crate::logbook::data::{DataFault, Library, Source};
use crate::logbook::wording::{Fact, Spoken, key};
use crate::rules::kernel::{Answer, Awaiting, Match, Ruleset, Viewer, Want};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::{Gun, Order};
use crate::rules::pirates::position::{OptionsAt, Position};
use crate::rules::pirates::ruleset::Pirates;
use crate::rules::pirates::setup::{Free, SetupFault};
use crate::rules::pirates::state::{Phase, State};
use crate::rules::pirates::words::{Flag, Ruler, TerrainKind};
use crate::rules::pirates::{contacts, fog, pivots, sailing, shooting};
use crate::rules::plane::Heading;

/// A script begins in one of these ways (PC-30.5).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Start {
    /// With a scenario or a position of the library.
    Scenario {
        id: String,
        /// The scenario proposes fleets to whom none is given here.
        #[serde(default)]
        fleets: BTreeMap<Flag, Name>,
        #[serde(default)]
        options: OptionsAt,
        /// Some scenarios have terrain that can be left out.
        #[serde(default = "yes")]
        terrain: bool,
        /// Throws that no step answers before the first turn are drawn from this seed.
        #[serde(default)]
        seed: Option<u64>,
    },
    /// From the first roll on (PC-3).
    Free {
        seats: Vec<Flag>,
        #[serde(default)]
        total: Option<u16>,
        #[serde(default)]
        fleets: BTreeMap<Flag, Name>,
        #[serde(default)]
        options: OptionsAt,
        /// Whole millimetres (PC-3.1).
        #[serde(default)]
        table: Option<(u16, u16)>,
        /// PC-3.3.
        #[serde(default)]
        islands: Option<u8>,
        /// Whirlpools, fog banks, reefs, and Sargasso Seas (PC-3.9).
        #[serde(default)]
        terrain: Vec<TerrainKind>,
        #[serde(default)]
        seed: Option<u64>,
    },
    /// With any position.
    Position(Box<Position>),
}

const fn yes() -> bool {
    true
}

/// The geometry alone (PC-30.11): it is worked out, and nothing changes.
#[derive(Clone, Copy, Debug, Deserialize)]
pub enum Probe {
    Sail(Name, Ruler, Heading),
    Line(Name, Gun, Name),
    Distance(Name, Name),
    Pivot(Name, Heading),
    FogExit(Name, u8),
}

crate::steps! {
    Pirates;
    /// An order or a free act of a player.
    Orders(side: String, order: Order) => Put::Order(side, order.clone()),
    /// Numbers from 0 into what is drawn from; the rest follows as it lies (PC-30.2).
    Deal(order: Deck) => order.put(),
    /// The same as `ExpectState`, to the hundredth.
    ExpectExact(path: String, value: ron::Value) => Put::ExpectExact(path, value),
    /// The geometry alone, and what is expected of it.
    Probe(probe: Probe, @default expected: Option<ron::Value>) => {
        let probe = *probe;
        Put::Probe(Box::new(move |state: &State| measured(state, probe)), expected.as_ref())
    },
}

/// Works out a probe.
fn measured(state: &State, probe: Probe) -> Value {
    match probe {
        Probe::Sail(unit, ruler, heading) => match sailing::preview(state, unit, ruler, heading) {
            Some(course) => {
                let end = course.cleared.unwrap_or(course.to);
                let bow = state.ship(unit).and_then(|ship| Some(contacts::hull(state, ship)?.bow_point(end)));
                let entries: Vec<Value> = course.enters.iter().map(|(piece, t, _)| json!([piece, t])).collect();
                json!({
                    "t": course.t, "by": course.by, "bow": bow, "at": end.at, "heading": end.heading,
                    "contacts": course.contacts, "entries": entries, "legal": course.refused.is_none(),
                    "rule": course.refused.map(|refusal| refusal.rule),
                })
            }
            None => Value::Null,
        },
        Probe::Line(unit, gun, target) => {
            let line = shooting::lines(state, unit, gun, target);
            let rule = line.legal.as_ref().err().map(|refusal| refusal.rule);
            json!({ "reach": line.reach, "open": line.open, "legal": line.legal.is_ok(), "rule": rule, "by": line.blocked_by })
        }
        Probe::Distance(one, other) => json!(contacts::distance(state, one, other)),
        Probe::Pivot(unit, heading) => {
            let legal = pivots::may_turn(state, unit, heading);
            let pose = pivots::pivoted(state, unit, heading);
            json!({
                "at": pose.map(|pose| pose.at), "heading": pose.map(|pose| pose.heading),
                "legal": legal.is_ok(), "rule": legal.err().map(|refusal| refusal.rule),
            })
        }
        Probe::FogExit(fog, number) => json!(fog::fog_exit(state, fog, number)),
    }
}

/// The match a script begins with.
pub fn begin(start: Start, library: &Library, source: &Source) -> Result<Begun<Pirates, Step>, DataFault> {
    let shelf = library.pirates();
    let mut seeded = None;
    let unknown = |id: &str| source.fault("setup.id", Fact::from(key::ScriptNoScenario { id: id.to_owned() }));
    let strange =
        |fleet: &Name| source.fault("setup.fleets", Fact::from(key::ScriptNoScenario { id: fleet.to_string() }));
    let mustered = |fleets: &BTreeMap<Flag, Name>| {
        let found = |(flag, fleet): (&Flag, &Name)| {
            let fleet = shelf.fleets.get(fleet).ok_or_else(|| strange(fleet))?;
            Ok((*flag, fleet.clone()))
        };
        fleets.iter().map(found).collect::<Result<BTreeMap<_, _>, DataFault>>()
    };
    let setup = match start {
        Start::Position(position) => shelf.moment(&position),
        Start::Scenario { id, fleets, options, terrain, seed: root } => {
            seeded = root;
            let fleets = mustered(&fleets)?;
            shelf.begun(&id, &fleets, options.options(), terrain).ok_or_else(|| unknown(&id))?
        }
        Start::Free { seats, total, fleets, options, table, islands, terrain, seed: root } => {
            seeded = root;
            let fleets = mustered(&fleets)?;
            let free = Free { seats, fleets, table, islands, terrain, options: options.options(), ..Free::default() };
            shelf.free(Free { total: total.unwrap_or(free.total), ..free })
        }
    };
    let fault = |fault: SetupFault| {
        let (field, flaw) = Pirates::fault(&fault);
        source.fault(format!("setup.{field}"), flaw)
    };
    let opening = seeded.map(|root| {
        let seed = seed(root, 0, Pirates::STREAM);
        let (mut luck, mut captain) = (SeededDice::new(seed), Random::new(seed));
        Box::new(move |game: &Match<Pirates>, next: Option<&Step>| set_out(&mut luck, &mut captain, game, next)) as _
    });
    Match::begin(&setup).map(|battle| Begun { battle, opening }).map_err(fault)
}

/// Answers for the next step until the first turn, if that step does not.
fn set_out(
    luck: &mut SeededDice,
    captain: &mut Random,
    game: &Match<Pirates>,
    next: Option<&Step>,
) -> Option<Input<Pirates>> {
    let state = game.state();
    if state.phase >= Phase::Opening {
        return None;
    }
    match game.awaiting() {
        Awaiting::Answer(Want::Shuffle { cards, .. }) if !matches!(next, Some(Step::Deal(_))) => {
            Some(Input::Answer(Answer::Dealt(luck.shuffle(*cards))))
        }
        Awaiting::Answer(Want::Choice { options, .. }) if !matches!(next, Some(Step::Choose(_))) => {
            let order = luck.shuffle(u16::try_from(options.len()).unwrap_or(1));
            Some(Input::Answer(Answer::Chose(order.first().copied().unwrap_or(0))))
        }
        Awaiting::Answer(Want::Throw { request, .. }) if !matches!(next, Some(Step::Throw(..))) => {
            Some(Input::Answer(Answer::Thrown(luck.throw(request))))
        }
        Awaiting::Orders(seats) if !matches!(next, Some(Step::Orders(..))) => {
            let seat = *seats.first()?;
            let view = Pirates::seen_by(state, Viewer::Seat(seat));
            Some(Input::Order(seat, Bot::<Pirates>::order(captain, &view)))
        }
        _ => None,
    }
}
