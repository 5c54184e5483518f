//! Answers of a sensible captain to the choices of the rules.

use crate::rules::geometry::hex::{Hex, Offset};
use crate::rules::the_ships::orders::Step;
use crate::rules::the_ships::sailing::{after_pivot, cost};
use crate::rules::the_ships::ship_card::{BatteryPlace, Soldiers};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::State;
use crate::rules::the_ships::wants::{Choice, Why};

use super::worth::box_worth;

/// Chooses one of the options.
pub fn answer(state: &State, options: &[Choice], why: &Why) -> usize {
    let rate = |choice: &Choice| match why {
        Why::Target { ship, .. } | Why::MusketTarget { ship } => target(state, *ship, *choice),
        Why::OddHit { ship } => side(state, *ship, *choice),
        Why::NextMast { ship } | Why::BurningMast { ship } => boxes(state, *ship, *choice),
        Why::StrikeOff { ship } => strike_off(state, *ship, *choice),
        Why::DeckSoldier { .. } | Why::WhoLands { .. } => i32::from(*choice == Choice::Soldiers(Soldiers::Musketeers)),
        Why::EdgePivot { ship } => turned(state, *ship, *choice),
        Why::Leapfrog { .. } => i32::from(*choice != Choice::Nothing),
        Why::Approach { .. } => i32::from(*choice != Choice::Step(Step::Forward)),
        Why::Umpire { .. } => i32::from(*choice == Choice::Agree),
        _ => 0,
    };
    let mut best = (0, i32::MIN);
    for (number, option) in options.iter().enumerate() {
        let rated = rate(option);
        if rated > best.1 {
            best = (number, rated);
        }
    }
    best.0
}

/// The ship that is nearest to her end, and near.
fn target(state: &State, ship: ShipId, choice: Choice) -> i32 {
    let Choice::Ship(target) = choice else { return 0 };
    let Some((from, at)) = state.place_of(ship).zip(state.place_of(target)) else { return 0 };
    let range = state.base(from).zip(state.base(at)).map_or(9, |(here, there)| here.range_to(there));
    let hurt = BatteryPlace::ALL.into_iter().map(|row| box_worth(state, at, row)).sum::<i32>();
    hurt - 60 * i32::try_from(range).unwrap_or(9)
}

/// The side with more boxes left.
fn side(state: &State, ship: ShipId, choice: Choice) -> i32 {
    let Choice::Side(row) = choice else { return 0 };
    let Some(place) = state.place_of(ship) else { return 0 };
    i32::from(state.vessel(place).boxes_of(row)) - i32::from(state.ship(place).crossed_in(row))
}

/// The mast with more boxes left.
fn boxes(state: &State, ship: ShipId, choice: Choice) -> i32 {
    let Choice::Mast(name) = choice else { return 0 };
    let Some(place) = state.place_of(ship) else { return 0 };
    let mast = state.vessel(place).card.masts.iter().position(|mast| mast.name == name);
    mast.map_or(0, |mast| i32::from(state.ship(place).mast(mast)))
}

/// A mast that stands it, else a gun of the side that will be lost first anyway.
fn strike_off(state: &State, ship: ShipId, choice: Choice) -> i32 {
    match choice {
        Choice::Mast(_) => match boxes(state, ship, choice) {
            1 => -10,
            left => 2 * left,
        },
        Choice::Side(row) => 3 - side(state, ship, choice) / 4 - i32::from(row == BatteryPlace::Stern),
        _ => 0,
    }
}

/// Away from the rim, and not into the wind.
fn turned(state: &State, ship: ShipId, choice: Choice) -> i32 {
    let Some(place) = state.place_of(ship) else { return 0 };
    let Some(base) = state.base(place) else { return 0 };
    let turned = match choice {
        Choice::Pivot(pivot) => after_pivot(base, pivot),
        _ => base,
    };
    let mut hex: Hex = turned.bow();
    let mut ahead = 0;
    while ahead < 6 && state.chart.terrain(Offset::from(turned.facing.step(hex))).is_some() {
        hex = turned.facing.step(hex);
        ahead += 1;
    }
    ahead * 4 - 3 * i32::from(cost(state, turned.facing))
}
