//! Promises of a throw before it is thrown: the one place that covers every throw of the game.

use crate::rules::odds::{Chance, Spread};
use crate::rules::the_ships::fireship::{BLOWS_UP_FROM, SCORCHES_AT};
use crate::rules::the_ships::gunnery::{CATCHES_FIRE_AT, RUDDER_GOES_AT};
use crate::rules::the_ships::officers::FALLS_AT;
use crate::rules::the_ships::state::State;
use crate::rules::the_ships::wants::Why;

use super::crew::{FireOdds, fire_fighting};
use super::dice::{FACES, dice, one_die, piercing};
use super::gunfire::{Laid, MusketOdds, VolleyOdds, muskets, volley_laid};

/// Something bad that one of the dice may bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mishap {
    /// The rudder is shot away (TS-21.1).
    Rudder,
    /// She catches fire (TS-21.2, FS-2).
    Fire,
    /// An officer falls (TS-22.1).
    Officer,
    /// The magazine blows up (TS-21.11), or a burning fireship does (FS-4).
    BlowsUp,
}

/// A throw promises one of these.
#[derive(Clone, Debug, PartialEq)]
pub enum Prospect {
    /// Hits of a volley, and their effects.
    Volley(Box<VolleyOdds>),
    /// Hits of musket fire, and their effects.
    Muskets(MusketOdds),
    /// Hits that tell in spite of masts or crew (TS-15.6, TS-15.10).
    Pierces(Spread),
    /// Strikes of a melee that hit (TS-18.10).
    Strikes(Spread),
    /// The hooks hold (TS-18.4).
    Grapple(Chance),
    /// The crew stays steady (TS-23.2).
    Steady(Chance),
    /// The fire is put out, or not (TS-21.5).
    FireFighting(FireOdds),
    /// Something happens to her.
    Befalls(Mishap, Chance),
}

/// Computes the promise of a throw of `count` dice from open facts; none for dice that only draw lots.
#[must_use]
pub fn of_throw(state: &State, why: &Why, count: usize) -> Option<Prospect> {
    let any = |need: i16| one_die(need).not().times_running(count).not();
    Some(match why {
        Why::Volley { ship, battery, shot, target, .. } => {
            let (place, target) = (state.place_of(*ship)?, state.place_of(*target)?);
            let (hers, there) = (state.ship(place), state.ship(target));
            let laid = Laid {
                ship: place,
                battery: *battery,
                shot: *shot,
                from: hers.base?,
                sails: hers.sails,
                anchored: hers.anchored,
                target,
                at: there.base?,
                her_sails: there.sails,
            };
            Prospect::Volley(Box::new(volley_laid(state, &laid)?))
        }
        Why::Muskets { ship, target, .. } => {
            Prospect::Muskets(muskets(state, state.place_of(*ship)?, state.place_of(*target)?)?)
        }
        Why::Masts { protection, .. } | Why::Crew { protection, .. } => {
            Prospect::Pierces(Spread::dice(count, piercing(*protection), FACES))
        }
        Why::Strikes { need, .. } => Prospect::Strikes(dice(count, need.need())),
        Why::Grapple { grip, .. } => Prospect::Grapple(one_die(grip.need())),
        Why::Steadiness { need, .. } => Prospect::Steady(one_die(need.need())),
        Why::FireFighting { ship, .. } => Prospect::FireFighting(fire_fighting(state, state.place_of(*ship)?)),
        Why::FireInPanic { ship } => {
            Prospect::Befalls(Mishap::BlowsUp, fire_fighting(state, state.place_of(*ship)?).blows_up)
        }
        Why::Rudder { .. } => Prospect::Befalls(Mishap::Rudder, any(RUDDER_GOES_AT)),
        Why::FireStarts { .. } => Prospect::Befalls(Mishap::Fire, any(CATCHES_FIRE_AT)),
        Why::Scorch { .. } => Prospect::Befalls(Mishap::Fire, any(SCORCHES_AT)),
        Why::OfficerHit { .. } => Prospect::Befalls(Mishap::Officer, any(FALLS_AT)),
        Why::Fuse { .. } => {
            Prospect::Befalls(Mishap::BlowsUp, Chance::of((FACES + 1).saturating_sub(BLOWS_UP_FROM.into()), FACES))
        }
        _ => return None,
    })
}
