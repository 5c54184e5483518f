//! Fitting out: soldiers and powder for the hold, shot for the guns (TS-2.7, TS-2.8, TS-26.4).

use super::articles::{Articles, Vessel};
use super::gunnery_table::Shot;
use super::orders::FittingOut;
use super::place::Place;
use super::refusals::{Checked, Objection, Refusal, refuse};
use super::scenario::{GunsAtStart, LeftOut};
use super::ship_card::BatteryPlace;
use super::state::State;

/// Is there anything for the captain of this ship to decide?
#[must_use]
pub fn needs_fitting(state: &State, place: Place) -> bool {
    let articles = &state.articles;
    articles.uses(LeftOut::Guns) && state.vessel(place).card.hold > 0
}

/// May this shot be used in this scenario?
#[must_use]
pub fn shot_in_use(articles: &Articles, shot: Shot) -> bool {
    match shot {
        Shot::Ball => articles.uses(LeftOut::Guns),
        Shot::Chain => articles.uses(LeftOut::Guns) && articles.uses(LeftOut::Chain),
        Shot::Grape => articles.uses(LeftOut::Guns) && articles.uses(LeftOut::Grape),
    }
}

/// The shot the scenario names for a battery; the first part is true if it starts loaded at all (TS-2.7).
#[must_use]
pub fn given_shot(vessel: &Vessel, battery: BatteryPlace) -> (bool, Option<Shot>) {
    if vessel.guns_of(battery) == 0 {
        return (false, None);
    }
    match vessel.entry.guns {
        GunsAtStart::Ready => (true, None),
        GunsAtStart::Empty => (false, None),
        GunsAtStart::Loaded { port, starboard, stern } => {
            let named = match battery {
                BatteryPlace::Port => port,
                BatteryPlace::Starboard => starboard,
                BatteryPlace::Stern => stern,
            };
            (true, named)
        }
    }
}

impl FittingOut {
    /// Fits a ship out without orders of her captain: she carries only what the scenario demands.
    #[must_use]
    pub fn default_for(vessel: &Vessel) -> Self {
        let hold = vessel.entry.hold;
        let people = vessel.card.people;
        let mut fitting = Self {
            treasure: hold.treasure,
            musketeers: hold.musketeers.unwrap_or(0),
            pikemen: hold.pikemen.unwrap_or(0),
            ..Self::default()
        };
        let least = hold.soldiers_at_least.unwrap_or(0);
        while u16::from(fitting.musketeers) + u16::from(fitting.pikemen) < u16::from(least) {
            if fitting.pikemen < people.pikemen && hold.pikemen.is_none() {
                fitting.pikemen += 1;
            } else if fitting.musketeers < people.musketeers && hold.musketeers.is_none() {
                fitting.musketeers += 1;
            } else {
                break;
            }
        }
        fitting
    }
}

/// Settles the shot in each battery: the scenario's where it names one, else the captain's, else ball.
#[must_use]
pub fn resolved(articles: &Articles, vessel: &Vessel, given: &FittingOut) -> FittingOut {
    let mut fitting = given.clone();
    for battery in BatteryPlace::ALL {
        let (loaded, named) = given_shot(vessel, battery);
        let shot = named.or(given.shot.get(battery)).unwrap_or(Shot::Ball);
        fitting.shot.set(battery, (loaded && articles.uses(LeftOut::Guns)).then_some(shot));
    }
    fitting
}

/// May a ship be fitted out like this?
///
/// # Errors
/// The first reason against it.
pub fn check(articles: &Articles, vessel: &Vessel, fitting: &FittingOut) -> Checked {
    let (hold, deck, people) = (vessel.entry.hold, vessel.entry.on_deck, vessel.card.people);
    let soldiers = u16::from(fitting.musketeers) + u16::from(fitting.pikemen);
    let all = soldiers + u16::from(fitting.powder) + u16::from(fitting.treasure);
    let on = |refusal: Refusal| refusal.ship(vessel.id);
    if all > u16::from(vessel.card.hold) {
        return Err(on(refuse("TS-2.8", Objection::HoldTooFull { units: all, room: vessel.card.hold })));
    }
    let over = |below: u8, deck: u8, symbols: u8| u16::from(below) + u16::from(deck) > u16::from(symbols);
    if over(fitting.musketeers, deck.musketeers, people.musketeers) {
        return Err(on(refuse("TS-2.8", Objection::TooManyMusketeers { symbols: people.musketeers })));
    }
    if over(fitting.pikemen, deck.pikemen, people.pikemen) {
        return Err(on(refuse("TS-2.8", Objection::TooManyPikemen { symbols: people.pikemen })));
    }
    if soldiers > 0 && !articles.uses(LeftOut::Soldiers) {
        return Err(on(refuse("TS-1.4", Objection::NoSoldiersHere)));
    }
    if fitting.treasure != hold.treasure {
        return Err(on(refuse("TS-2.8", Objection::Treasure { chests: hold.treasure })));
    }
    let exact = |wanted: Option<u8>, given: u8| wanted.is_some_and(|wanted| wanted != given);
    if exact(hold.musketeers, fitting.musketeers) || exact(hold.pikemen, fitting.pikemen) {
        return Err(on(refuse("TS-2.8", Objection::HoldIsGiven)));
    }
    if hold.soldiers_at_least.is_some_and(|least| soldiers < u16::from(least)) {
        return Err(on(refuse("TS-2.8", Objection::TooFewSoldiers)));
    }
    if hold.soldiers_at_most.is_some_and(|most| soldiers > u16::from(most)) {
        return Err(on(refuse("TS-2.8", Objection::TooManySoldiers)));
    }
    for (battery, shot) in fitting.shot.iter() {
        let (loaded, named) = given_shot(vessel, battery);
        if !loaded || named.is_some_and(|named| named != shot) {
            return Err(on(refuse("TS-2.7", Objection::GunsAreGiven { battery })));
        }
        if !shot_in_use(articles, shot) {
            return Err(on(refuse("TS-1.4", Objection::NoSuchShotHere { battery })));
        }
    }
    Ok(())
}
