//! The powers of each battery from a ghost: range and bearing of every enemy, and the number needed.

use std::collections::BTreeSet;

use crate::logbook::wording::{Arg, the_ships as words};
use crate::rules::geometry::base::Base;
use crate::rules::geometry::cones::arc_hexes;
use crate::rules::geometry::hex::Offset;
use crate::rules::the_ships::gunnery::{Lay, aim_under, arc_of, hidden_by, in_zone, sight_from, silence};
use crate::rules::the_ships::gunnery_table::Shot;
use crate::rules::the_ships::numbers::{Aim, Silence};
use crate::rules::the_ships::odds::{Laid, VolleyOdds, volley_laid};
use crate::rules::the_ships::orders::OrderCard;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::ship_card::{BatteryPlace, Sails};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::State;

/// The effect of a battery at an enemy who stays where she is.
#[derive(Clone, PartialEq, Debug)]
pub struct Bearing {
    pub battery: BatteryPlace,
    /// The shot in it, if it is ready.
    pub shot: Option<Shot>,
    /// The reason for its silence, once it is ready.
    pub held: Option<Silence>,
    /// The number to throw or less, with its parts; none where the table says X.
    pub aim: Option<Aim>,
    /// Dice that would be thrown.
    pub guns: usize,
    /// The exact odds.
    pub odds: Option<VolleyOdds>,
}

impl Bearing {
    /// It goes off.
    #[must_use]
    pub const fn fires(&self) -> bool {
        self.shot.is_some() && self.guns > 0 && self.held.is_none()
    }
}

/// One enemy as she is seen from the ghost.
#[derive(Clone, PartialEq, Debug)]
pub struct Sight {
    pub ship: ShipId,
    pub name: Arg,
    /// The range to her (TS-3.8).
    pub range: u8,
    /// She is hidden by this, a ship or land (TS-3.15).
    pub hidden: Option<Silence>,
    /// The name of the ship that hides her.
    pub hider: Option<Arg>,
    /// The batteries that bear on her.
    pub bearings: Vec<Bearing>,
}

/// Does she lie at anchor in the windows at this ghost? The anchor is dropped and the cable cut before the opening window, and
/// it is weighed with the first token after it (TS-10.17, TS-10.18, TS-11.5).
#[must_use]
pub fn lies_at_anchor(state: &State, place: Place, card: &OrderCard, look: usize) -> bool {
    let anchored = state.ship(place).anchored;
    if card.sails == Sails::Furled { anchored || card.drop } else { anchored && !card.cut && look == 0 }
}

/// The number needed under the sails of this card after `look` of its steps (TS-14.12).
#[must_use]
pub fn planned_aim(state: &State, place: Place, card: &OrderCard, look: usize, table: u8) -> Aim {
    aim_under(state, place, table, card.sails, lies_at_anchor(state, place, card, look))
}

/// The same in the opening window, as one number; none where the table says X.
#[must_use]
pub fn need(state: &State, place: Place, card: &OrderCard, shot: Shot, range: u8) -> Option<i16> {
    let table = state.vessel(place).need(shot, range.into())?;
    Some(planned_aim(state, place, card, 0, table).need())
}

/// Every enemy in play, nearest first.
#[must_use]
pub fn sights(state: &State, place: Place, card: &OrderCard, ghost: Base, look: usize) -> Vec<Sight> {
    let (ship, vessel) = (state.ship(place), state.vessel(place));
    let mut found: Vec<Sight> = state
        .in_play()
        .filter(|other| state.is_enemy(place, *other))
        .filter_map(|other| {
            let there = state.base(other)?;
            let range = u8::try_from(ghost.range_to(there)).unwrap_or(u8::MAX);
            let bears = vessel.card.batteries().filter(|battery| in_zone(ghost, *battery, u8::MAX, there));
            let bearings = bears.map(|battery| {
                // A battery that is loaded anew is empty before the opening window (TS-14.2).
                let kept = ship.is_ready(battery) && card.load.get(battery).is_none();
                let shot = ship.shot_in(battery).filter(|_| kept);
                let range_set = card.range.get(battery).or(ship.cards_on(battery).range);
                let lay =
                    shot.map(|shot| Lay { ship: place, battery, shot, range: range_set, from: ghost, target: other });
                let table = shot.and_then(|shot| vessel.need(shot, range.into()));
                let laid = shot.map(|shot| Laid {
                    ship: place,
                    battery,
                    shot,
                    from: ghost,
                    sails: card.sails,
                    anchored: lies_at_anchor(state, place, card, look),
                    target: other,
                    at: there,
                    her_sails: state.ship(other).sails,
                });
                Bearing {
                    battery,
                    shot,
                    held: lay.and_then(|lay| silence(state, &lay)),
                    aim: table.map(|table| planned_aim(state, place, card, look, table)),
                    guns: ship.guns_in(battery),
                    odds: laid.and_then(|laid| volley_laid(state, &laid)),
                }
            });
            let hidden = sight_from(state, place, ghost, other).map(|blocked| hidden_by(state, blocked));
            let hider = match hidden {
                Some(Silence::HiddenBy(third)) => Some(words::ship(&state.articles, third)),
                _ => None,
            };
            Some(Sight {
                ship: state.id(other),
                name: words::ship(&state.articles, state.id(other)),
                range,
                hidden,
                hider,
                bearings: bearings.collect(),
            })
        })
        .collect();
    found.sort_by_key(|sight| sight.range);
    found
}

/// The arcs of the batteries asked about (all, if none is named) that have guns: each finds a target in these hexes.
#[must_use]
pub fn arcs(
    state: &State,
    place: Place,
    card: &OrderCard,
    ghost: Base,
    only: Option<BatteryPlace>,
) -> Vec<(BatteryPlace, Vec<(Offset, bool)>)> {
    BatteryPlace::ALL
        .into_iter()
        .filter(|battery| only.is_none_or(|only| only == *battery) && state.ship(place).guns_in(*battery) > 0)
        .map(|battery| (battery, zone(state, place, card, ghost, battery)))
        .filter(|(_, hexes)| !hexes.is_empty())
        .collect()
}

/// The hexes of the board in which a battery would find a target from this ghost: within the range that is set (true),
/// and within the greatest range of its shot (false).
fn zone(state: &State, place: Place, card: &OrderCard, ghost: Base, battery: BatteryPlace) -> Vec<(Offset, bool)> {
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
