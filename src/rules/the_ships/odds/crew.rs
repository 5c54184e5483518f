//! Odds that a crew holds: steadiness, officers, and the fight against fire (TS-21 to TS-23).

use crate::rules::odds::{Chance, Spread};
use crate::rules::the_ships::aftermath;
use crate::rules::the_ships::numbers::Need;
use crate::rules::the_ships::officers::{Duty, penalty};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::ship_card::Officer;
use crate::rules::the_ships::state::State;

use super::dice::{FACES, meeting, one_die};

/// The odds of a steadiness check.
#[derive(Clone, Debug, PartialEq)]
pub struct SteadinessOdds {
    /// The number the die must show or less, with its parts.
    pub need: Need,
    pub holds: Chance,
}

/// The odds of a steadiness check thrown now (TS-23.2); none for a crew that never checks.
#[must_use]
pub fn steadiness(state: &State, place: Place) -> Option<SteadinessOdds> {
    let need = aftermath::steadiness(state, place)?;
    Some(SteadinessOdds { need, holds: one_die(need.need()) })
}

/// Consequences of sailors lost in one moment (Adv).
#[derive(Clone, Debug, PartialEq)]
pub struct CrewOdds {
    /// An officer falls (TS-22.1).
    pub officer_falls: Chance,
    /// The last officer falls, and she surrenders (TS-22.6).
    pub surrenders: Chance,
    /// The crew panics (TS-23.2), surrender apart.
    pub panics: Chance,
}

/// Computes the consequences if the ship loses this number of sailors at once, with or without a mast (TS-22, TS-23).
/// The owner crosses out the officer whom the die names.
#[must_use]
pub fn after_losses(state: &State, place: Place, sailors: usize, mast_fell: bool) -> CrewOdds {
    let nothing = CrewOdds { officer_falls: Chance::never(), surrenders: Chance::never(), panics: Chance::never() };
    if !state.advanced() {
        return nothing;
    }
    let ship = state.ship(place);
    let card = &state.vessel(place).card;
    let alive = Officer::ALL.into_iter().filter(|officer| card.officers.contains(officer) && !ship.has_lost(*officer));
    let alive: Vec<Officer> = alive.collect();
    let count = alive.len();
    let holds = |fallen: usize| {
        let table = state.articles.switches.officer_table;
        let lost = alive.iter().enumerate().filter(|(at, _)| fallen >> at & 1 == 1);
        let more: i16 = lost.map(|(_, officer)| penalty(table, *officer, Duty::Steadiness)).sum();
        aftermath::steadiness(state, place).map_or(Chance::certain(), |need| one_die(need.need() + more))
    };
    let mut odds = nothing;
    for (fallen, chance) in (0..).zip(fallen_sets(count, sailors)) {
        if fallen != 0 {
            odds.officer_falls = odds.officer_falls.or(&chance);
        }
        if count > 0 && fallen + 1 == 1_usize << count {
            odds.surrenders = odds.surrenders.or(&chance);
        } else if (fallen != 0 || mast_fell) && !ship.panic {
            odds.panics = odds.panics.or(&chance.and(&holds(fallen).not()));
        }
    }
    odds
}

/// The chance of every set of fallen officers, as bits, after a die for each sailor: one that falls is any of those
/// who live, each as likely as the others, because the table die is thrown again for the dead (TS-22.2).
fn fallen_sets(officers: usize, sailors: usize) -> Vec<Chance> {
    let mut sets = vec![Chance::never(); 1 << officers];
    if let Some(none) = sets.first_mut() {
        *none = Chance::certain();
    }
    for _ in 0..sailors {
        let mut after = vec![Chance::never(); sets.len()];
        for (fallen, chance) in sets.iter().enumerate() {
            let living = officers.saturating_sub(fallen.count_ones() as usize);
            let mut add = |set: usize, share: Chance| {
                if let Some(sum) = after.get_mut(set) {
                    *sum = sum.or(&chance.and(&share));
                }
            };
            if living == 0 {
                add(fallen, Chance::certain());
                continue;
            }
            add(fallen, Chance::of(FACES - 3, FACES));
            for officer in (0..officers).filter(|officer| fallen >> officer & 1 == 0) {
                add(fallen | 1 << officer, Chance::of(3, FACES * u32::try_from(living).unwrap_or(1)));
            }
        }
        sets = after;
    }
    sets
}

/// The odds of an attempt to put a fire out.
#[derive(Clone, Debug, PartialEq)]
pub struct FireOdds {
    /// The number the lowest die must show or less, with its parts.
    pub need: Need,
    /// One die for every five full sailors, at least one; a crew in panic throws one (TS-21.11).
    pub dice: usize,
    /// The fire is put out.
    pub out: Chance,
    /// The magazine blows up.
    pub blows_up: Chance,
}

/// The odds of the fight against a fire, thrown now (TS-21.5 to TS-21.8, TS-21.11).
#[must_use]
pub fn fire_fighting(state: &State, place: Place) -> FireOdds {
    let ship = state.ship(place);
    let need = aftermath::fire_fighting(state, place);
    let twenty = Chance::of(1, FACES);
    if ship.panic {
        return FireOdds { need, dice: 1, out: Chance::never(), blows_up: twenty };
    }
    let dice = aftermath::fire_dice(ship.sailors);
    // All dice at 20 blow the magazine up, even where 20 would meet the number.
    let meets = Spread::dice(dice, meeting(need.need()).min(FACES - 1), FACES);
    FireOdds { need, dice, out: meets.at_least(1), blows_up: twenty.times_running(dice) }
}
