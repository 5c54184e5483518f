//! The umpire: what captains may agree to set right by hand. Only what lies open, and only so that everything is as it may be
//! (DR-33.9).

use super::amendments::Amendment;
use super::colours::Colour;
use super::conserved::conserved;
use super::game::{Ruling, Table};
use super::goods::Place;
use super::happenings::Umpire;
use super::marks;
use super::refusals::{Objection, Refusal, refuse};
use super::state::State;
use super::wants::{Choice, Why};

/// The most that one ruling sets right: more than that is another game.
pub const MOST: usize = 24;
/// By which a table must be as it may be.
const RULE: &str = "DR-33.9";

/// Writes one more thing into a ruling, in the place of what it said of the same; what is so anyway is not written.
pub fn write(state: &State, ruling: &mut Vec<Amendment>, amendment: Amendment) {
    ruling.retain(|other| !amendment.is_of_the_same(other));
    let without = preview(state, ruling);
    ruling.push(amendment);
    if preview(state, ruling) == without {
        ruling.pop();
    }
}

/// The table as it would be with all of these, in bounds or not: to be looked at while a ruling is written.
#[must_use]
pub fn preview(state: &State, amendments: &[Amendment]) -> State {
    let mut table = state.clone();
    amendments.iter().for_each(|amendment| table.set_right(amendment));
    table
}

/// May this be proposed?
///
/// # Errors
/// The first reason against it.
pub fn check(state: &State, amendments: &[Amendment]) -> Result<(), Refusal> {
    if amendments.is_empty() {
        return Err(refuse(RULE, Objection::RulingEmpty));
    }
    if amendments.len() > MOST {
        return Err(refuse(RULE, Objection::RulingTooLong));
    }
    if amendments.iter().any(|amendment| !is_there(state, amendment)) {
        return Err(refuse(RULE, Objection::RulingNothing));
    }
    let table = preview(state, amendments);
    if table == *state {
        return Err(refuse(RULE, Objection::RulingIdle));
    }
    let before = conserved(state);
    if conserved(&table).iter().any(|broken| !before.contains(broken)) {
        return Err(refuse(RULE, Objection::RulingBroken));
    }
    Ok(())
}

/// Is there such a ship, and does such an island lie open?
fn is_there(state: &State, amendment: &Amendment) -> bool {
    use Amendment as A;
    let plays = |ship| state.player(ship).is_some();
    match *amendment {
        A::Lies { ship, at } => plays(ship) && (at == Place::Harbour || state.sea.tile(at).is_some()),
        A::Mode { ship, .. } | A::Damage { ship, .. } | A::Sails { ship, .. } | A::Aboard { ship, .. } => plays(ship),
        A::Dock { of, .. } => plays(of),
        A::Cubes { at, of, .. } => plays(of) && state.island_at(at).is_some(),
        A::Goods { at, .. } | A::Building { at, .. } => state.island_at(at).is_some(),
    }
}

/// Everybody else is asked, clockwise; only what all agree on is set right.
pub fn run(table: &mut Table<'_>, by: Colour, amendments: &[Amendment]) -> Ruling<()> {
    table.tell(Umpire::RulingProposed { by, amendments: amendments.to_vec() });
    let state = table.state();
    let all: Vec<Colour> = state.players.iter().map(|player| player.colour).collect();
    let first = all.iter().position(|colour| *colour == by).unwrap_or_default();
    for other in all.iter().cycle().skip(first + 1).take(all.len().saturating_sub(1)).copied() {
        let why = Why::Umpire { by, amendments: amendments.to_vec() };
        let seat = table.seat(other);
        if table.choose(seat, vec![Choice::Agree, Choice::Refuse], why)? != Some(Choice::Agree) {
            table.tell(Umpire::RulingRefused { by: other });
            return Ok(());
        }
        table.tell(Umpire::RulingAgreed { by: other });
    }
    table.tell(Umpire::SetRight { amendments: amendments.to_vec() });
    // With an island its buildings may have come to somebody (DR-24.1).
    all.into_iter().for_each(|by| marks::built(table, by));
    Ok(())
}
