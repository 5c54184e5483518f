//! Collisions: strikers, struck ships, places and damage (TS-13).

use crate::rules::geometry::base::{Base, Hexside, Part};
use crate::rules::geometry::hex::{Heading, Hex};

use super::game::Battle;
use super::happenings::{Cause, Collision, Movement};
use super::losses::{Blow, MastPick, Toll};
use super::orders::{Axle, Pivot, Step, Turn};
use super::place::Place;
use super::sailing::entered_by_pivot;
use super::ship_card::BatteryPlace;
use super::state::State;

/// Ships that ran into each other in one sub-step, to be judged once all others have moved.
#[derive(Clone, Copy, Debug)]
pub enum Clash {
    /// One ship's step was stopped by a ship on the hex it would have entered.
    Strike {
        striker: Place,
        step: Step,
        /// The hex she did not enter.
        entered: Hex,
    },
    /// A ship turning in place struck one on the hex that she would have swung into (TS-11.13, a house rule).
    Swing { striker: Place, pivot: Pivot },
    /// Two ships turning in place would have swung into the same hex.
    Swings {
        /// The one and her turn.
        one: (Place, Pivot),
        /// The other and hers.
        other: (Place, Pivot),
    },
    /// Two ships would have entered each other's hexes (TS-13.5).
    Crossing {
        /// The one and her step.
        one: (Place, Step),
        /// The other and hers.
        other: (Place, Step),
    },
}

/// A ship is struck on one of these parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Struck {
    Bow,
    Stern,
    Side(BatteryPlace),
}

const fn kind(turn: Option<Turn>, struck: Struck) -> Collision {
    match (turn, struck) {
        (None, Struck::Bow) => Collision::HeadOn,
        (None, Struck::Stern) => Collision::IntoStern,
        (None, Struck::Side(_)) => Collision::Ram,
        (Some(_), Struck::Bow) => Collision::SideIntoBow,
        (Some(_), Struck::Stern) => Collision::SideIntoStern,
        (Some(_), Struck::Side(_)) => Collision::SideToSide,
    }
}

/// The struck part: by the hexside of the entered hex that faces the striker's bow hex (TS-13.2).
fn struck_part(state: &State, striker: Place, struck: Place, entered: Hex) -> Option<Struck> {
    struck_from(state, state.base(striker)?.bow(), struck, entered)
}

fn struck_from(state: &State, from: Hex, struck: Place, entered: Hex) -> Option<Struck> {
    let towards = Heading::between(entered, from)?;
    Some(match state.base(struck)?.part(Hexside { of: entered, towards })? {
        Part::Front => Struck::Bow,
        Part::Rear => Struck::Stern,
        Part::Port => Struck::Side(BatteryPlace::Port),
        Part::Starboard => Struck::Side(BatteryPlace::Starboard),
    })
}

const SIDES: [BatteryPlace; 2] = [BatteryPlace::Port, BatteryPlace::Starboard];

fn each_side(toll: &mut Toll, place: Place, boxes: u8) {
    for side in SIDES {
        toll.add(place, Blow::Boxes(side, boxes, Cause::Collision));
    }
}

/// The damage table (TS-13.3). Hulks take none (TS-13.8), and only ships in play are recorded.
fn damage(toll: &mut Toll, striker: Place, turn: Option<Turn>, struck: Place, part: Struck) -> Collision {
    let what = kind(turn, part);
    let one = |toll: &mut Toll, place, row, boxes| toll.add(place, Blow::Boxes(row, boxes, Cause::Collision));
    match what {
        Collision::HeadOn => each_side(toll, striker, 4),
        Collision::IntoStern => {
            each_side(toll, striker, 1);
            toll.add(striker, Blow::Masts(MastPick::Foremost, 1, Cause::Collision));
        }
        Collision::Ram => each_side(toll, striker, 1),
        Collision::SideToSide | Collision::SideIntoStern | Collision::SideIntoBow => {
            if let Some(turn) = turn {
                one(toll, striker, turn.side(), 2);
            }
        }
    }
    match (what, part) {
        (Collision::HeadOn, _) => each_side(toll, struck, 4),
        (Collision::IntoStern | Collision::SideIntoStern, _) => one(toll, struck, BatteryPlace::Stern, 4),
        (Collision::Ram, Struck::Side(side)) => one(toll, struck, side, 4),
        (Collision::SideToSide, Struck::Side(side)) => one(toll, struck, side, 2),
        (Collision::SideIntoBow, _) => each_side(toll, struck, 1),
        (Collision::Ram | Collision::SideToSide, Struck::Bow | Struck::Stern) => {}
    }
    what
}

/// Judges all clashes by the positions now and puts their damage on the toll (TS-12.6, step 6).
pub fn judge(battle: &mut Battle<'_>, clashes: &[Clash], toll: &mut Toll) {
    for clash in clashes {
        let state = battle.state();
        let judged = match *clash {
            Clash::Strike { striker, step, entered } => state.covering(entered).and_then(|struck| {
                let part = struck_part(state, striker, struck, entered)?;
                Some((striker, step.turn(), struck, part))
            }),
            Clash::Swing { striker, pivot } => state.base(striker).and_then(|base| {
                let (entered, from) = (entered_by_pivot(base, pivot), swinging(base, pivot));
                let struck = state.covering(entered)?;
                Some((striker, Some(strikes(pivot)), struck, struck_from(state, from, struck, entered)?))
            }),
            Clash::Swings { one: (one, pivot), other: (other, other_pivot) } => {
                Some((one, Some(strikes(pivot)), other, Struck::Side(strikes(other_pivot).side())))
            }
            Clash::Crossing { one: (one, step), other: (other, other_step) } => {
                // TS-13.5: each strikes with the part of its step; the bow is the striker against a side.
                Some(match (step.turn(), other_step.turn()) {
                    (None, None) => (one, None, other, Struck::Bow),
                    (None, Some(turn)) => (one, None, other, Struck::Side(turn.side())),
                    (Some(turn), None) => (other, None, one, Struck::Side(turn.side())),
                    (Some(turn), Some(other_turn)) => (one, Some(turn), other, Struck::Side(other_turn.side())),
                })
            }
        };
        let Some((striker, turn, struck, part)) = judged else { continue };
        let (striker_id, struck_id) = (state.id(striker), state.id(struck));
        let what = damage(toll, striker, turn, struck, part);
        let mutual = matches!(clash, Clash::Crossing { .. } | Clash::Swings { .. });
        battle.tell(Movement::Collided { kind: what, striker: striker_id, struck: struck_id, mutual });
    }
}

/// The end of her base that swings in a turn in place.
fn swinging(base: Base, pivot: Pivot) -> Hex {
    match pivot.axle {
        Axle::Stern => base.bow(),
        Axle::Bow => base.stern,
    }
}

/// The turn under way that strikes with the same side: about her bow, her stern swings the other way.
#[must_use]
pub const fn strikes(pivot: Pivot) -> Turn {
    match (pivot.axle, pivot.turn) {
        (Axle::Stern, turn) => turn,
        (Axle::Bow, Turn::Left) => Turn::Right,
        (Axle::Bow, Turn::Right) => Turn::Left,
    }
}

/// Land, a reef, or rocks: 8 boxes on each side ahead, 4 on the striking side in a turn (TS-13.7).
pub fn strike_ground(place: Place, step: Step, toll: &mut Toll) {
    match step.turn() {
        None => {
            for side in SIDES {
                toll.add(place, Blow::Boxes(side, 8, Cause::Terrain));
            }
        }
        Some(turn) => toll.add(place, Blow::Boxes(turn.side(), 4, Cause::Terrain)),
    }
}
