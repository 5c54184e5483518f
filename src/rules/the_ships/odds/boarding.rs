//! Odds of a grapple, and the losses of each side in a round of melee (TS-18).

use crate::rules::odds::{Chance, Spread};
use crate::rules::the_ships::boarding::grip;
use crate::rules::the_ships::happenings::Fighters;
use crate::rules::the_ships::melee::{Line, STRIKES, number};
use crate::rules::the_ships::numbers::{Grip, Need};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::state::State;

use super::crew::after_losses;
use super::dice::{dice, one_die};

/// The odds of a grapple check.
#[derive(Clone, Debug, PartialEq)]
pub struct GrappleOdds {
    /// The number the die must show or less, with its parts.
    pub grip: Grip,
    pub holds: Chance,
}

/// The odds of a grapple thrown now at this ship (TS-18.4).
#[must_use]
pub fn grapple(state: &State, boarder: Place, target: Place) -> GrappleOdds {
    let grip = grip(state, boarder, target);
    GrappleOdds { grip, holds: one_die(grip.need()) }
}

/// Strikes of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strikes {
    pub who: Fighters,
    pub dice: u8,
    /// The number each must show or less, with its parts.
    pub need: Need,
}

/// One side of a round.
#[derive(Clone, Debug, PartialEq)]
pub struct SideOdds {
    /// Her strikes, in the order in which they are thrown.
    pub strikes: Vec<Strikes>,
    /// Her own units fall in this number.
    pub losses: Spread,
    /// No unit is left aboard, and she is taken (TS-18.13).
    pub taken: Chance,
    /// Her crew breaks and she surrenders: by panic, or with her last officer (Adv, TS-18.16, TS-22.6).
    pub surrenders: Chance,
}

/// The odds of a round between two ships that have no other enemy in a lock.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundOdds {
    pub one: SideOdds,
    pub other: SideOdds,
}

/// One side of a round by herself.
struct Alone {
    strikes: Vec<Strikes>,
    losses: Spread,
    taken: Chance,
    /// Her last officer falls.
    headless: Chance,
    panics: Chance,
}

/// The odds of the next round between two ships (TS-18.10 to TS-18.13).
#[must_use]
pub fn melee_round(state: &State, one: Place, other: Place) -> RoundOdds {
    let (ours, theirs) = (strikes(state, one), strikes(state, other));
    let here = alone(state, one, ours.clone(), &theirs);
    let there = alone(state, other, theirs, &ours);
    // The strikes of one side do not depend on those of the other, and losses are applied together (TS-18.11). A crew
    // breaks too late to be taken if the other ship is lost in the same round, for then she is free.
    let side = |own: &Alone, her: &Alone| {
        let held = her.taken.or(&her.headless).not();
        SideOdds {
            strikes: own.strikes.clone(),
            losses: own.losses.clone(),
            taken: own.taken.clone(),
            surrenders: own.headless.or(&own.panics.and(&held)),
        }
    };
    RoundOdds { one: side(&here, &there), other: side(&there, &here) }
}

fn alone(state: &State, place: Place, strikes: Vec<Strikes>, against: &[Strikes]) -> Alone {
    let dice = |strikes: &Strikes| dice(strikes.dice.into(), strikes.need.need());
    let felled = against.iter().fold(Spread::sure(0), |sum, strikes| sum.with(&dice(strikes)));
    let ship = state.ship(place);
    let fighters = usize::from(ship.fighters());
    let losses = felled.at_most(fighters);
    let none_left = |units: usize| units >= fighters && ship.soldiers_below() == 0;
    let soldiers = fighters.saturating_sub(usize::from(ship.sailors));
    let after = |units: usize| {
        let sailors = if none_left(units) { 0 } else { units.saturating_sub(soldiers) };
        after_losses(state, place, sailors, false)
    };
    Alone {
        taken: if none_left(fighters) { losses.at_least(fighters) } else { Chance::never() },
        headless: losses.chance(|units| after(units).surrenders),
        panics: losses.chance(|units| after(units).panics),
        strikes,
        losses,
    }
}

fn strikes(state: &State, place: Place) -> Vec<Strikes> {
    let line = Line::of(state, place, STRIKES);
    let kinds = Fighters::ALL.into_iter().map(|who| (who, line.count(who)));
    let kinds = kinds.filter(|(_, dice)| *dice > 0);
    kinds.map(|(who, dice)| Strikes { who, dice, need: number(state, place, who) }).collect()
}
