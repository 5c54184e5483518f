//! What each battery could do from a ghost: range and bearing of every enemy, and the number needed.

use std::collections::BTreeSet;

use crate::logbook::wording::{Arg, the_ships as words};
use crate::rules::geometry::base::Base;
use crate::rules::geometry::cones::arc_hexes;
use crate::rules::geometry::hex::Offset;
use crate::rules::geometry::sight::{self, Blocked};
use crate::rules::the_ships::gunnery::{aim, arc_of, in_zone};
use crate::rules::the_ships::gunnery_table::Shot;
use crate::rules::the_ships::numbers::Aim;
use crate::rules::the_ships::odds::{Laid, VolleyOdds, volley_laid};
use crate::rules::the_ships::orders::OrderCard;
use crate::rules::the_ships::ship_card::{BatteryPlace, Sails};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::State;
use crate::rules::the_ships::tile::Terrain;

/// What a battery would do at an enemy who stayed where she is.
#[derive(Clone, PartialEq, Debug)]
pub struct Bearing {
    /// Which battery.
    pub battery: BatteryPlace,
    /// What it is loaded with, if it is ready.
    pub shot: Option<Shot>,
    /// She lies within the range that is set, or would be by this card.
    pub in_range: bool,
    /// The number to throw or less, with its parts; none where the table says X.
    pub aim: Option<Aim>,
    /// Dice that would be thrown.
    pub guns: usize,
    /// What would come of them, exactly.
    pub odds: Option<VolleyOdds>,
}

/// One enemy as she is seen from the ghost.
#[derive(Clone, PartialEq, Debug)]
pub struct Sight {
    /// Who.
    pub ship: ShipId,
    /// Her name.
    pub name: Arg,
    /// How far (TS-3.8).
    pub range: u8,
    /// What blocks the line (TS-3.15).
    pub blocked: bool,
    /// The batteries that bear on her.
    pub bearings: Vec<Bearing>,
}

/// The number needed under the sails of this card (TS-14.12).
#[must_use]
pub fn planned_aim(state: &State, place: usize, card: &OrderCard, table: u8) -> Aim {
    let ship = state.ship(place);
    let lies = (ship.anchored || card.drop) && card.sails == Sails::Furled;
    Aim {
        sails: match card.sails {
            Sails::Furled => 2,
            Sails::Battle => 0,
            Sails::Full => -1,
        },
        anchor: if lies { i16::from(state.vessel(place).card.anchor_bonus) } else { 0 },
        ..aim(state, place, table)
    }
}

/// The same as one number; none where the table says X.
#[must_use]
pub fn need(state: &State, place: usize, card: &OrderCard, shot: Shot, range: u8) -> Option<i16> {
    let table = state.vessel(place).need(shot, range.into())?;
    Some(planned_aim(state, place, card, table).need())
}

fn blocked(state: &State, place: usize, from: Base, enemy: usize, there: Base) -> Option<Blocked> {
    sight::blocked(from, there, |hex| {
        state.chart.terrain(hex).is_some_and(Terrain::blocks_sight)
            || state.covering(hex).is_some_and(|third| third != place && third != enemy)
    })
}

/// Every enemy in play, nearest first.
#[must_use]
pub fn sights(state: &State, place: usize, card: &OrderCard, ghost: Base) -> Vec<Sight> {
    let (ship, vessel) = (state.ship(place), state.vessel(place));
    let mut found: Vec<Sight> = state
        .in_play()
        .filter(|other| state.is_enemy(place, *other))
        .filter_map(|other| {
            let there = state.base(other)?;
            let range = u8::try_from(ghost.range_to(there)).unwrap_or(u8::MAX);
            let bears = vessel.card.batteries().filter(|battery| in_zone(ghost, *battery, u8::MAX, there));
            let bearings = bears.map(|battery| {
                let shot = ship.shot_in(battery).filter(|_| ship.is_ready(battery));
                let set = card.range.get(battery).or(ship.cards_on(battery).range);
                let table = shot.and_then(|shot| vessel.need(shot, range.into()));
                let laid = shot.map(|shot| Laid {
                    ship: place,
                    battery,
                    shot,
                    from: ghost,
                    sails: card.sails,
                    target: other,
                    at: there,
                    her_sails: state.ship(other).sails,
                });
                Bearing {
                    battery,
                    shot,
                    in_range: set.is_some_and(|set| in_zone(ghost, battery, set, there)),
                    aim: table.map(|table| planned_aim(state, place, card, table)),
                    guns: ship.guns_in(battery),
                    odds: laid.and_then(|laid| volley_laid(state, &laid)),
                }
            });
            Some(Sight {
                ship: state.id(other),
                name: words::ship(&state.articles, state.id(other)),
                range,
                blocked: blocked(state, place, ghost, other, there).is_some(),
                bearings: bearings.collect(),
            })
        })
        .collect();
    found.sort_by_key(|sight| sight.range);
    found
}

/// The hexes of the board in which a battery would find a target from this ghost: within the range that is set (true), and
/// within the greatest range of what it is loaded with (false).
#[must_use]
pub fn zone(state: &State, place: usize, card: &OrderCard, ghost: Base, battery: BatteryPlace) -> Vec<(Offset, bool)> {
    let (ship, vessel) = (state.ship(place), state.vessel(place));
    let greatest = match card.load.get(battery).and_then(|mark| mark.shot()).or(ship.shot_in(battery)) {
        Some(shot) => vessel.greatest_range(shot),
        None => Shot::ALL.into_iter().map(|shot| vessel.greatest_range(shot)).max().unwrap_or(0),
    };
    let set = card.range.get(battery).or(ship.cards_on(battery).range).filter(|_| ship.is_ready(battery)).unwrap_or(0);
    let within: BTreeSet<Offset> = arc_hexes(ghost, arc_of(battery), set.into()).map(Offset::from).collect();
    arc_hexes(ghost, arc_of(battery), greatest.max(set).into())
        .map(Offset::from)
        .filter(|hex| state.chart.terrain(*hex).is_some())
        .map(|hex| (hex, within.contains(&hex)))
        .collect()
}
