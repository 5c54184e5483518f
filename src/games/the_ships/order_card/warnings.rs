//! What a good first lieutenant would mention before the card is laid down. Each kind can be told to keep quiet.

use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::rules::the_ships::orders::{DeckOrder, OrderCard};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::plot::PlottedStep;
use crate::rules::the_ships::sailing::entered_by_step;
use crate::rules::the_ships::ship_card::{Sails, Soldiers};
use crate::rules::the_ships::state::State;
use crate::rules::the_ships::tile::Terrain;

use super::sheet::OrderSheet;

/// One remark.
#[derive(Clone, PartialEq, Debug)]
pub struct Warning {
    /// What it says; its key is the kind that can be muted.
    pub kind: &'static str,
    /// The sentence.
    pub fact: Fact,
    /// The rule it speaks of.
    pub rule: &'static str,
}

fn warn(kind: &'static str, rule: &'static str) -> Warning {
    Warning { kind, fact: Fact::new(kind), rule }
}

impl Warning {
    fn with(mut self, name: &str, arg: impl Into<Arg>) -> Self {
        self.fact = self.fact.with(name, arg);
        self
    }
}

/// Everything there is to mention about the card in hand.
#[must_use]
pub fn warnings(state: &State, card: &OrderCard, sheet: &OrderSheet) -> Vec<Warning> {
    let place = sheet.place;
    let ship = state.ship(place);
    let mut found = Vec::new();
    if *card == OrderCard::default() && !sheet.strikes {
        found.push(warn(key::WARN_BLANK, "TS-8.1"));
    }
    let ends = sheet.legs.iter().chain(&sheet.drift);
    for (number, leg) in (1_u8..).zip(ends) {
        if let Some(hazard) = hazard(state, place, leg) {
            found.push(hazard.with("step", number));
            break;
        }
    }
    if !sheet.drift.is_empty() && !card.route.0.is_empty() {
        found.push(warn(key::WARN_DRIFT, "TS-11.10").with("count", sheet.drift.len()));
    }
    for battery in &sheet.batteries {
        let name = Arg::key(words::battery(battery.battery));
        let place = battery.battery;
        if battery.guns.0 == 0 {
            continue;
        }
        let loading = card.load.get(place).is_some();
        if battery.ready && card.range.get(place).is_none() && battery.cards.range.is_none() && !loading {
            found.push(warn(key::WARN_NO_RANGE, "TS-14.4").with("battery", name));
        } else if battery.cards.load.is_none() && !loading {
            found.push(warn(key::WARN_EMPTY, "TS-14.2").with("battery", name));
        } else if battery.ready && loading {
            found.push(warn(key::WARN_UNLOADS, "TS-14.2").with("battery", name));
        }
    }
    if !sheet.batteries.is_empty() && ship.barrels() == 0 {
        found.push(warn(key::WARN_NO_POWDER, "TS-14.5"));
    }
    let stay = !matches!(card.deck(Soldiers::Musketeers), Some(DeckOrder::Down(0)));
    if ship.on_deck(Soldiers::Musketeers) > 0 && card.muskets.is_none() && stay {
        found.push(warn(key::WARN_MUSKETS_IDLE, "TS-10.10"));
    }
    if ship.panic {
        found.push(warn(key::WARN_PANIC, "TS-23.4"));
    }
    if card.sails != Sails::Furled && card.board.is_none() && sheet.budget == 0 {
        found.push(warn(key::WARN_NO_TOKENS, "TS-11.1"));
    }
    found
}

/// What lies in the hex a leg enters.
fn hazard(state: &State, place: Place, leg: &PlottedStep) -> Option<Warning> {
    let hex = leg.to.bow();
    if let Some(other) = state.covering(hex).filter(|other| *other != place) {
        let name = words::ship(&state.articles, state.id(other));
        return Some(warn(key::WARN_OCCUPIED, "TS-13.1").with("ship", name));
    }
    match state.chart.terrain(hex) {
        _ if state.chart.is_partial(hex) => Some(warn(key::WARN_RIM, "TS-4.6")),
        None => Some(warn(key::WARN_RIM, "TS-4.6")),
        Some(Terrain::Land | Terrain::Reef) => Some(warn(key::WARN_LAND, "TS-13.7")),
        Some(Terrain::Shoal) => Some(warn(key::WARN_SHOAL, "TS-4.3")),
        Some(_) => None,
    }
}

/// The hex a leg enters, for marks on the board.
#[must_use]
pub fn enters(from: crate::rules::geometry::base::Base, leg: &PlottedStep) -> crate::rules::geometry::hex::Hex {
    entered_by_step(from, leg.step)
}
