//! Remarks of a good first lieutenant before the card is laid down. Each kind can be muted.

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
    /// The sentence; its key is the kind that can be muted.
    pub fact: Fact,
    /// The rule it speaks of.
    pub rule: &'static str,
}

fn warn(fact: impl Into<Fact>, rule: &'static str) -> Warning {
    Warning { fact: fact.into(), rule }
}

impl Warning {
    /// It in words, with the number of its rule.
    #[must_use]
    pub fn told(&self) -> Fact {
        key::OrderRefused { why: self.fact.clone(), rule: self.rule }.into()
    }

    /// The kind of the remark, by which it is muted.
    #[must_use]
    pub fn kind(&self) -> &str {
        &self.fact.key
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
        if let Some(hazard) = hazard(state, place, leg, number) {
            found.push(hazard);
            break;
        }
    }
    if !sheet.drift.is_empty() && !card.route.0.is_empty() {
        found.push(warn(key::WarnDrift { count: sheet.drift.len() }, "TS-11.10"));
    }
    for battery in &sheet.batteries {
        let place = battery.battery;
        let named = Arg::key(words::battery(place));
        if battery.guns.0 == 0 {
            continue;
        }
        let loading = card.load.get(place).is_some();
        if battery.ready && card.range.get(place).is_none() && battery.cards.range.is_none() && !loading {
            found.push(warn(key::WarnNoRange { battery: named }, "TS-14.4"));
        } else if battery.cards.load.is_none() && !loading {
            found.push(warn(key::WarnEmpty { battery: named }, "TS-14.2"));
        } else if battery.ready && loading {
            found.push(warn(key::WarnUnloads { battery: named }, "TS-14.2"));
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

/// The danger in the hex that a leg enters.
fn hazard(state: &State, place: Place, leg: &PlottedStep, step: u8) -> Option<Warning> {
    let hex = leg.to.bow();
    if let Some(other) = state.covering(hex).filter(|other| *other != place) {
        let ship = words::ship(&state.articles, state.id(other));
        return Some(warn(key::WarnOccupied { step, ship }, "TS-13.1"));
    }
    match state.chart.terrain(hex) {
        _ if state.chart.is_partial(hex) => Some(warn(key::WarnRim { step }, "TS-4.6")),
        None => Some(warn(key::WarnRim { step }, "TS-4.6")),
        Some(Terrain::Land | Terrain::Reef) => Some(warn(key::WarnLand { step }, "TS-13.7")),
        Some(Terrain::Shoal) => Some(warn(key::WarnShoal { step }, "TS-4.3")),
        Some(_) => None,
    }
}

/// The hex a leg enters, for marks on the board.
#[must_use]
pub fn enters(from: crate::rules::geometry::base::Base, leg: &PlottedStep) -> crate::rules::geometry::hex::Hex {
    entered_by_step(from, leg.step)
}
