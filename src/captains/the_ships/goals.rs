//! Goals of a ship, as far as her scenario gives them.

use crate::rules::geometry::hex::{Hex, distance};
use crate::rules::the_ships::course::course_of;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::scenario::LeftOut;
use crate::rules::the_ships::state::State;
use crate::rules::the_ships::victory::{Condition, Fate, Outcome, Tally, Who};

use super::passage::{End, Passage};

/// A ship is out for one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Goal {
    /// The next buoy of her course, counted from 0.
    Buoy(u8),
    /// Over an edge where her side may leave.
    Exit,
    Shore,
    /// To lie where she is anchored.
    Hold,
    /// To set enemies on fire with herself.
    Burn,
    Fight,
}

fn names(state: &State, place: Place, who: &Who) -> bool {
    match who {
        Who::Ship(id) => state.id(place).is(id),
        Who::All(side) => state.side(place) == *side,
    }
}

/// Does this ask for the ship to have this fate?
fn asks(state: &State, place: Place, condition: &Condition, fate: Fate) -> bool {
    match condition {
        Condition::Is(who, wanted) => *wanted == fate && names(state, place, who),
        Condition::Every(all) | Condition::Any(all) => all.iter().any(|one| asks(state, place, one, fate)),
        _ => false,
    }
}

/// Is her side given points, or the battle, for what becomes of her?
fn rewarded(state: &State, place: Place, fate: Fate) -> bool {
    let (side, victory) = (state.side(place), &state.articles.scenario.victory);
    let wins = victory
        .at_once
        .iter()
        .any(|ending| ending.then == Outcome::Win(side) && asks(state, place, &ending.when, fate));
    let counts = victory.awards.iter().filter(|award| award.to == side).any(|award| match &award.each {
        Tally::Ships(who, given) | Tally::Chests(who, given) => *given == fate && names(state, place, who),
        Tally::If(condition) => asks(state, place, condition, fate),
        _ => false,
    });
    wins || counts
}

/// Finds the turn after which an exit is open to her side.
fn exit_opens(state: &State, place: Place) -> Option<u16> {
    let exits = state.articles.scenario.exits.iter().filter(|exit| exit.player == state.side(place));
    exits.map(|exit| u16::from(exit.after_turn)).min()
}

/// Finds the ship's present goal.
pub fn goal(state: &State, place: Place) -> Goal {
    let (ship, scenario) = (state.ship(place), &state.articles.scenario);
    if state.vessel(place).card.fireship {
        return Goal::Burn;
    }
    if let Some(course) = course_of(state, place)
        && usize::from(ship.buoys) < course.buoys.len()
    {
        return Goal::Buoy(ship.buoys);
    }
    if let Some(opens) = exit_opens(state, place).filter(|_| rewarded(state, place, Fate::Exited)) {
        // Four turns bring most ships to any edge.
        if state.turn + 3 >= opens {
            return Goal::Exit;
        }
    }
    let lands = scenario.landings.iter().any(|landing| landing.player == state.side(place));
    let soldiers = ship.deck.0.iter().chain(&ship.below.0).any(|units| *units > 0);
    if lands && soldiers && state.advanced() {
        return Goal::Shore;
    }
    if ship.anchored && rewarded(state, place, Fate::Anchored) {
        return Goal::Hold;
    }
    Goal::Fight
}

/// Are there guns and people to fight with in this scenario at all?
pub fn is_fought(state: &State) -> bool {
    state.articles.uses(LeftOut::Guns) || state.articles.uses(LeftOut::Boarding)
}

/// The way to a goal that has a place on the chart.
pub fn passage(state: &State, place: Place, goal: Goal) -> Option<Passage> {
    match goal {
        Goal::Buoy(number) => {
            let buoy = Hex::from(*course_of(state, place)?.buoys.get(usize::from(number))?);
            Some(Passage::chart(state, place, &|base| distance(base.bow(), buoy) <= 1, End::There))
        }
        Goal::Exit => Some(Passage::chart(state, place, &|_| false, End::OverTheEdge)),
        Goal::Shore => {
            let shore = |base| super::passage::lies_off_shore(state, place, base);
            Some(Passage::chart(state, place, &shore, End::There))
        }
        Goal::Hold | Goal::Burn | Goal::Fight => None,
    }
}
