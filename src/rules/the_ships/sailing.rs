//! A ship under sail: tokens, costs, turns, and the results of steps (TS-5, TS-9, TS-11, TS-12).

use crate::rules::geometry::base::Base;
use crate::rules::geometry::compass::PointOfSailing;
use crate::rules::geometry::hex::{Heading, Hex};

use super::officers::{Duty, missing};
use super::orders::{Axle, Pivot, Step};
use super::place::Place;
use super::ship::AfterMelee;
use super::ship_card::{Handling, Sails};
use super::state::State;
use super::tile::Terrain;

/// A step leads here (TS-12.1, TS-12.2).
#[must_use]
pub fn after_step(base: Base, step: Step) -> Base {
    match step.turn() {
        None => Base::new(base.bow(), base.facing),
        Some(turn) => Base::new(base.stern, turn.of(base.facing)),
    }
}

/// The hex a step enters; every step enters exactly one, the new bow (TS-12.3).
#[must_use]
pub fn entered_by_step(base: Base, step: Step) -> Hex {
    after_step(base, step).bow()
}

/// A turn in place leads here (TS-12.4).
#[must_use]
pub fn after_pivot(base: Base, pivot: Pivot) -> Base {
    let facing = pivot.turn.of(base.facing);
    match pivot.axle {
        Axle::Stern => Base::new(base.stern, facing),
        Axle::Bow => Base::from_bow(base.bow(), facing),
    }
}

/// The hex a turn in place enters.
#[must_use]
pub fn entered_by_pivot(base: Base, pivot: Pivot) -> Hex {
    let after = after_pivot(base, pivot);
    match pivot.axle {
        Axle::Stern => after.bow(),
        Axle::Bow => after.stern,
    }
}

/// The next step costs this with this facing (TS-5.4).
#[must_use]
pub fn cost(state: &State, facing: Heading) -> u8 {
    PointOfSailing::of(facing, state.wind).cost()
}

/// A ship will be handed these tokens with these sails: each mast's, less the penalty for missing officers (TS-11.1,
/// TS-11.3).
#[must_use]
pub fn tokens_expected(state: &State, place: Place, sails: Sails) -> u8 {
    if sails == Sails::Furled {
        return 0;
    }
    let sum: i16 = state.vessel(place).mast_tokens(state.ship(place), sails).into_iter().map(i16::from).sum();
    u8::try_from((sum + missing(state, place, Duty::Tokens)).max(0)).unwrap_or(u8::MAX)
}

/// May she turn under way at all: has she a rudder (TS-21.1)?
#[must_use]
pub fn can_steer(state: &State, place: Place) -> bool {
    !state.ship(place).rudder_lost
}

/// May she turn as her next step (TS-9.3, TS-9.4, TS-18.14, TS-21.1)? `forward_before` says whether the step just
/// before was a forward one; none if there was none this turn.
#[must_use]
pub fn may_turn(state: &State, place: Place, forward_before: Option<bool>) -> bool {
    let ship = state.ship(place);
    let banned = ship.after_melee == AfterMelee::ThisTurn && forward_before.is_none();
    let handy = match state.vessel(place).card.handling {
        Handling::Nimble => true,
        Handling::Clumsy => forward_before.unwrap_or(ship.last_move),
    };
    can_steer(state, place) && !banned && handy
}

/// Is she under way and free to step: in play, afloat, not stopped, not locked?
#[must_use]
pub fn is_under_way(state: &State, place: Place) -> bool {
    let ship = state.ship(place);
    ship.in_play() && !ship.day.stopped && !ship.aground && ship.base.is_some() && ship.tokens() > 0
}

/// Could she pay for one more step with everything she has, laid or not (TS-11.13)?
#[must_use]
pub fn can_step_again(state: &State, place: Place) -> bool {
    let ship = state.ship(place);
    let anchor = u8::from(ship.day.weighing);
    let Some(base) = ship.base.filter(|_| is_under_way(state, place)) else { return false };
    ship.tokens() >= cost(state, base.facing) + anchor
}

/// May a ship lie on this hex after a pivot: on the board, on water that does not hold or break her, and free
/// (TS-11.13)?
#[must_use]
pub fn is_clear(state: &State, hex: Hex) -> bool {
    state.chart.terrain(hex).is_some_and(Terrain::is_open_water) && state.covering(hex).is_none()
}
