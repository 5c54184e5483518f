//! The Ships without a table.

mod any_position;
pub mod courses;
mod form;
mod moments;
mod outline;
mod script;

use serde_json::{Map, Value, json};

use crate::logbook::account::Drawing;
use crate::logbook::data::lessons::Taught;
use crate::logbook::data::{DataFault, Library, Source, the_ships};
use crate::logbook::record::Volley;
use crate::logbook::rulebook::Numbering;
use crate::rules::kernel::{Ruleset, Seat};
use crate::rules::the_ships::articles::Setup;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::happenings::{Gunnery, Happening};
use crate::rules::the_ships::orders::Order;
use crate::rules::the_ships::refusals::Refusal;
use crate::rules::the_ships::ship_card::Nation;
use crate::rules::the_ships::state::{State, Verdict};
use crate::rules::the_ships::view::View;
use crate::rules::the_ships::wants::Choice;

use super::OffTable;
use super::script::Begun;
use form::{Start, Step};

impl OffTable for TheShips {
    type Shelf = the_ships::Shelf;
    type Start = Start;
    type Step = Step;

    const NUMBERING: Numbering = Numbering(&["TS-", "FS-", "A"]);
    const SIMULATED: Option<&'static str> = Some("open-sea");

    const TAUGHT: Taught = Taught {
        game: Self::GAME.0,
        readings: &[
            "aground",
            "anchored",
            "bearing",
            "bears",
            "board",
            "bow",
            "burning",
            "cut",
            "damage",
            "distance",
            "drop",
            "enemies",
            "enemy-crew",
            "enemy-hull",
            "enemy-sails",
            "fired",
            "furled",
            "heading",
            "hits",
            "in-time",
            "late",
            "left",
            "load-port",
            "load-starboard",
            "load-stern",
            "loads",
            "locked",
            "marks",
            "musketry",
            "muskets",
            "officers",
            "on-deck",
            "order-musketeers",
            "order-pikemen",
            "over-budget",
            "own-crew",
            "own-hull",
            "panic",
            "phase",
            "pivot",
            "pivots",
            "range-port",
            "range-starboard",
            "range-stern",
            "ready",
            "route",
            "rudder",
            "sails",
            "sealable",
            "ship",
            "soldiers",
            "spent",
            "steps",
            "torch",
            "touched",
            "train",
            "trains",
            "turn",
            "weigh",
        ],
        landmarks: &[
            "anchor", "back", "board", "books", "cast-off", "copy", "deck", "load", "muskets", "pivot", "placed",
            "range", "sails", "seal", "step", "tab", "train", "wipe",
        ],
    };

    fn offers(library: &Library) -> Vec<String> {
        library.the_ships().scenarios.keys().cloned().collect()
    }

    fn setup(library: &Library, id: &str) -> Option<Setup> {
        let shelf = library.the_ships();
        Some(shelf.setup(shelf.scenarios.get(id)?))
    }

    fn is_printed(library: &Library, setup: &Setup) -> bool {
        let printed = Self::setup(library, &setup.scenario.id);
        let chosen = |printed: Setup| Setup {
            level: setup.level,
            switches: setup.switches,
            chosen: setup.chosen.clone(),
            fleets: setup.fleets.clone(),
            short_handed: setup.short_handed.clone(),
            ..printed
        };
        printed.map(chosen).as_ref() == Some(setup)
    }

    fn title(setup: &Setup) -> String {
        setup.scenario.id.clone()
    }

    fn begin(start: Start, library: &Library, source: &Source) -> Result<Begun<Self, Step>, DataFault> {
        script::begin(start, library, source)
    }

    fn sides(state: &State) -> Vec<&'static str> {
        [Seat(0), Seat(1)].into_iter().filter_map(|seat| state.side_at(seat).map(outline::side)).collect()
    }

    fn state(state: &State) -> Value {
        outline::state(state)
    }

    fn word(choice: &Choice) -> String {
        choice.key()
    }

    fn stranger(state: &State, order: &Order) -> Option<(String, Vec<String>)> {
        script::stranger(state, order)
    }

    fn particulars(refusal: &Refusal) -> Map<String, Value> {
        [("ship".to_owned(), json!(refusal.ship))].into_iter().collect()
    }

    fn winners(state: &State) -> Vec<&'static str> {
        match state.result {
            Some(Verdict::Won(nation)) => vec![outline::side(nation)],
            Some(Verdict::BothWon) => [Nation::English, Nation::Spanish].map(outline::side).into(),
            Some(Verdict::Drawn) | None => Vec::new(),
        }
    }

    fn drawing(view: &View, told: &[&Happening]) -> Option<Drawing> {
        let state = &view.table;
        Some(courses::drawing(state, &courses::courses(state, told.iter().map(|told| (0, *told)), 0)))
    }

    fn moments(view: &View, told: &[&Happening]) -> Vec<(usize, Drawing)> {
        moments::moments(&view.table, told)
    }

    fn volleys(view: &View, told: &[&Happening]) -> Vec<Volley> {
        let state = &view.table;
        let volley = |told: &&Happening| match told {
            // TS-14.13, TS-16.3: a die hits that shows the number or less, of twenty.
            Happening::Gunnery(
                Gunnery::VolleyFired { ship, range, aim, faces, hits, .. }
                | Gunnery::MusketsFired { ship, range, aim, faces, hits, .. },
            ) => {
                let place = state.place_of(*ship)?;
                let chances = u32::try_from(aim.need().clamp(0, 20)).unwrap_or_default();
                let dice = u32::try_from(faces.len()).unwrap_or_default();
                Some(Volley {
                    by: state.owner(place).0,
                    ship: state.vessel(place).card.id.as_str().to_owned(),
                    range: *range,
                    hits: u16::from(*hits),
                    expected: chances * dice * 50,
                })
            }
            _ => None,
        };
        told.iter().filter_map(volley).collect()
    }

    fn sailed_by(view: &View, seat: Seat) -> Vec<String> {
        let vessels = view.table.articles.vessels.iter();
        let own = vessels.filter(|vessel| Some(vessel.side) == view.table.side_at(seat));
        let mut ids: Vec<_> = own.map(|vessel| vessel.card.id.as_str().to_owned()).collect();
        ids.dedup();
        ids
    }
}
