//! Odds of a volley or of musket fire: hits, their effects, fire and rudder (TS-14 to TS-16, TS-21).

use crate::rules::geometry::base::Base;
use crate::rules::geometry::cones::{Aspect, aspect};
use crate::rules::odds::{Chance, Spread};
use crate::rules::the_ships::gunnery::{
    CATCHES_FIRE_AT, RUDDER_GOES_AT, aim, aim_under, mast_protection, range_between,
};
use crate::rules::the_ships::gunnery_table::Shot;
use crate::rules::the_ships::musketry;
use crate::rules::the_ships::numbers::Aim;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::ship_card::{BatteryPlace, Sails, Soldiers};
use crate::rules::the_ships::state::State;

use super::dice::{FACES, dice, meeting, piercing};

/// A battery laid on a target: as things stand, or as a captain thinks they will.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The ship that fires.
    pub ship: Place,
    pub battery: BatteryPlace,
    pub shot: Shot,
    pub from: Base,
    pub sails: Sails,
    /// At anchor when she fires.
    pub anchored: bool,
    /// The ship fired at.
    pub target: Place,
    pub at: Base,
    /// Her sails decide the protection of her masts.
    pub her_sails: Sails,
}

/// The owner of the ship that is hit throws against one of these; a die above it makes the hit tell (TS-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shield {
    /// Nothing: ball tells with every hit.
    None,
    /// The protection of the masts (TS-15.6).
    Masts(u8),
    /// The protection of the crew (TS-15.10).
    Crew(u8),
}

/// The odds of a volley.
#[derive(Clone, Debug, PartialEq)]
pub struct VolleyOdds {
    pub shot: Shot,
    /// The range between the ships.
    pub range: u8,
    /// The part of the target that is seen.
    pub aspect: Aspect,
    /// The number each die must show or less, with its parts.
    pub aim: Aim,
    /// One die a gun.
    pub guns: usize,
    pub hits: Spread,
    /// The target is protected by this.
    pub shield: Shield,
    /// Hits that tell cost hull boxes, mast boxes or sailors, as long as there are any.
    pub losses: Spread,
    /// She sinks by it (TS-15.4); the owner chooses the row of the odd hit on the bow.
    pub sinks: Chance,
    /// She catches fire (Adv, TS-21.2); none if no dice are thrown for it.
    pub fire: Option<Chance>,
    /// Her rudder is shot away (Adv, TS-21.1); none if no dice are thrown for it.
    pub rudder: Option<Chance>,
}

/// The odds of a battery as it stands, if it fired at this ship now, in or out of its arc. There are none without guns,
/// without a known and loaded shot, or where the table says X.
#[must_use]
pub fn volley(state: &State, place: Place, battery: BatteryPlace, target: Place) -> Option<VolleyOdds> {
    let (ship, there) = (state.ship(place), state.ship(target));
    let laid = Laid {
        ship: place,
        battery,
        shot: ship.shot_in(battery)?,
        from: ship.base?,
        sails: ship.sails,
        anchored: ship.anchored,
        target,
        at: there.base?,
        her_sails: there.sails,
    };
    volley_laid(state, &laid)
}

/// The odds of a battery from a place and under sails that a captain thinks of.
#[must_use]
pub fn volley_laid(state: &State, laid: &Laid) -> Option<VolleyOdds> {
    let range = laid.from.range_to(laid.at);
    let table = state.vessel(laid.ship).need(laid.shot, range)?;
    let guns = state.ship(laid.ship).guns_in(laid.battery);
    if guns == 0 {
        return None;
    }
    let aim = aim_under(state, laid.ship, table, laid.sails, laid.anchored);
    let seen = aspect(laid.at, laid.from);
    let hits = dice(guns, aim.need());
    let (target, vessel) = (state.ship(laid.target), state.vessel(laid.target));
    let left = |row: BatteryPlace| usize::from(vessel.boxes_of(row).saturating_sub(target.crossed_in(row)));
    let shield = match laid.shot {
        Shot::Ball => Shield::None,
        Shot::Chain => Shield::Masts(mast_protection(laid.her_sails)),
        Shot::Grape => Shield::Crew(vessel.card.crew_protection),
    };
    let room = match (laid.shot, seen) {
        (Shot::Ball, Aspect::Port) => left(BatteryPlace::Port),
        (Shot::Ball, Aspect::Starboard) => left(BatteryPlace::Starboard),
        (Shot::Ball, Aspect::Stern) => left(BatteryPlace::Stern),
        (Shot::Ball, Aspect::Bow) => left(BatteryPlace::Port) + left(BatteryPlace::Starboard),
        (Shot::Chain, _) => target.masts.iter().map(|boxes| usize::from(*boxes)).sum(),
        (Shot::Grape, _) => usize::from(target.sailors),
    };
    let losses = match shield {
        Shield::None => hits.clone(),
        Shield::Masts(protection) | Shield::Crew(protection) => {
            Spread::dice(guns, meeting(aim.need()) * piercing(protection), FACES * FACES)
        }
    };
    let by_ball = laid.shot == Shot::Ball;
    let sinks = match seen {
        _ if !by_ball => Chance::never(),
        Aspect::Bow => {
            let (port, starboard) = (left(BatteryPlace::Port), left(BatteryPlace::Starboard));
            let survives = |port_hits: usize, starboard_hits: usize| port_hits < port && starboard_hits < starboard;
            hits.chance(|count| {
                let (less, more) = (count / 2, count.div_ceil(2));
                let lost = !survives(less, more) && !survives(more, less);
                if lost { Chance::certain() } else { Chance::never() }
            })
        }
        _ => hits.at_least(room.max(1)),
    };
    // A die hits and then, thrown again, shows one of this number of faces.
    let any_after = |need: i16| {
        let one = Chance::of(meeting(aim.need()) * meeting(need), FACES * FACES);
        one.not().times_running(guns).not()
    };
    let advanced = by_ball && state.advanced();
    Some(VolleyOdds {
        shot: laid.shot,
        range: u8::try_from(range).unwrap_or(u8::MAX),
        aspect: seen,
        aim,
        guns,
        losses: losses.at_most(room),
        sinks,
        fire: (advanced && target.fire.is_none()).then(|| any_after(CATCHES_FIRE_AT)),
        rudder: (advanced && seen == Aspect::Stern && !target.rudder_lost).then(|| any_after(RUDDER_GOES_AT)),
        hits,
        shield,
    })
}

/// The odds of musket fire.
#[derive(Clone, Debug, PartialEq)]
pub struct MusketOdds {
    /// The range between the ships.
    pub range: u8,
    /// The number each die must show or less, with its parts.
    pub aim: Aim,
    /// One die a unit on deck, five at most.
    pub dice: usize,
    pub hits: Spread,
    /// The crew protection of the target.
    pub protection: u8,
    pub losses: Spread,
}

/// The odds of the musketeers on deck, if they fired at this ship now; none without musketeers or out of range (TS-16).
#[must_use]
pub fn muskets(state: &State, place: Place, target: Place) -> Option<MusketOdds> {
    let range = range_between(state, place, target);
    let aim = aim(state, place, musketry::table(range)?);
    let units = state.ship(place).on_deck(Soldiers::Musketeers).min(musketry::MOST_DICE);
    let count = usize::from(units);
    if count == 0 {
        return None;
    }
    let protection = state.vessel(target).card.crew_protection;
    let losses = Spread::dice(count, meeting(aim.need()) * piercing(protection), FACES * FACES);
    let losses = losses.at_most(state.ship(target).sailors.into());
    Some(MusketOdds { range, aim, dice: count, hits: dice(count, aim.need()), protection, losses })
}
