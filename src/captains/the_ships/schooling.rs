//! Schooling of a captain in powder, soldiers and chain: which ship is stronger hand to hand, and which is faster.

use crate::rules::the_ships::articles::Vessel;
use crate::rules::the_ships::fitting::shot_in_use;
use crate::rules::the_ships::gunnery_table::Shot;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::plot::budget;
use crate::rules::the_ships::ship_card::{BatteryPlace, Sails};
use crate::rules::the_ships::state::State;

use super::goals::{Goal, goal};

/// A captain was taught one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schooling {
    /// Soldiers in every hold, ball in every gun.
    Plain,
    /// A ship that would lose hand to hand carries powder and keeps off; one that would win shoots at masts until she can board.
    Seasoned,
}

/// With less of her strength than this, in hundredths, a ship does not mean to be boarded at all.
const OUTMATCHED: i32 = 85;

/// Counts the units that all strikers of a ship would fell in twenty strikes each, with a hold full of soldiers.
fn muster(vessel: &Vessel) -> i32 {
    let (people, needs, hold) = (vessel.card.people, vessel.card.melee, vessel.entry.hold);
    let room = i32::from(vessel.card.hold) - i32::from(hold.treasure);
    let room = hold.soldiers_at_most.map_or(room, |most| room.min(i32::from(most)));
    let pikemen = i32::from(hold.pikemen.unwrap_or(people.pikemen)).min(room);
    let musketeers = i32::from(hold.musketeers.unwrap_or(people.musketeers)).min(room - pikemen);
    let of = |units: i32, need: u8| units * i32::from(need);
    of(i32::from(people.sailors), needs.sailors) + of(pikemen, needs.pikemen) + of(musketeers, needs.musketeers)
}

fn enemies(state: &State, place: Place) -> impl Iterator<Item = Place> {
    state.each().filter(move |other| state.side(*other) != state.side(place))
}

/// The muster of the strongest enemy.
fn strongest(state: &State, place: Place) -> i32 {
    enemies(state, place).map(|other| muster(state.vessel(other))).max().unwrap_or(0)
}

/// Has the other more tokens under full sails?
fn is_faster(state: &State, other: Place, place: Place) -> bool {
    let tokens = |place| budget(state, place, Sails::Full, false);
    tokens(other) > tokens(place)
}

impl Schooling {
    /// Barrels that go into her hold before any soldier (TS-2.8): a ship that must not be boarded fights with her guns to
    /// the end, and soldiers would be no use to her.
    pub fn barrels(self, state: &State, place: Place) -> u8 {
        let vessel = state.vessel(place);
        let outmatched = muster(vessel) * 100 < strongest(state, place) * OUTMATCHED;
        if self == Self::Plain || !outmatched || goal(state, place) == Goal::Shore {
            return 0;
        }
        // Both broadsides in turn: no battle with a last turn takes more.
        let volleys = |turns: u8| u16::from(turns) * 2 / (u16::from(vessel.card.reload) + 1);
        let needed = state.articles.scenario.turns.map_or(u16::from(u8::MAX), volleys);
        let beside = needed.saturating_sub(u16::from(vessel.card.powder));
        u8::try_from(beside).unwrap_or(u8::MAX).min(vessel.card.hold)
    }

    /// A battery is loaded with this before the battle (TS-2.7).
    pub fn first_shot(self, state: &State, place: Place, battery: BatteryPlace) -> Shot {
        let would_win = muster(state.vessel(place)) >= strongest(state, place);
        let runs = || enemies(state, place).any(|other| self.chains(state, place, other));
        if battery != BatteryPlace::Stern && would_win && runs() { Shot::Chain } else { Shot::Ball }
    }

    /// Does a ship that would win hand to hand load chain against this one: could she run (TS-15.8)?
    pub fn chains(self, state: &State, place: Place, other: Place) -> bool {
        self == Self::Seasoned && shot_in_use(&state.articles, Shot::Chain) && is_faster(state, other, place)
    }
}
