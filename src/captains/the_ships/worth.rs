//! Worth of things to a captain, in hundredths of a box of the hull.

use crate::rules::geometry::base::Base;
use crate::rules::geometry::cones::{Aspect, aspect};
use crate::rules::geometry::hex::{Heading, distance};
use crate::rules::the_ships::gunnery::{aim_under, mast_protection};
use crate::rules::the_ships::gunnery_table::Shot;
use crate::rules::the_ships::happenings::Fighters;
use crate::rules::the_ships::melee::{STRIKES, number};
use crate::rules::the_ships::odds::Laid;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::plot::budget;
use crate::rules::the_ships::sailing::cost;
use crate::rules::the_ships::ship_card::{BatteryPlace, Sails, Soldiers};
use crate::rules::the_ships::state::State;

/// Rates one box of a row: the more of the row is gone, the nearer she is to sinking.
pub fn box_worth(state: &State, target: Place, row: BatteryPlace) -> i32 {
    let boxes = i32::from(state.vessel(target).boxes_of(row).max(1));
    let crossed = i32::from(state.ship(target).crossed_in(row));
    let people = if row == BatteryPlace::Stern { 180 } else { 40 };
    2200 * (60 + 90 * crossed / boxes) / 100 / boxes + people
}

/// The expected worth of a volley, if it is fired like this; 0 where the table says X.
pub fn volley_worth(state: &State, laid: &Laid) -> i32 {
    let range = laid.from.range_to(laid.at);
    let Some(table) = state.vessel(laid.ship).need(laid.shot, range) else { return 0 };
    let need = i32::from(aim_under(state, laid.ship, table, laid.sails, laid.anchored).need().clamp(0, 20));
    let guns = i32::try_from(state.ship(laid.ship).guns_in(laid.battery)).unwrap_or(0);
    // Hits in hundredths.
    let hits = guns * need * 5;
    let target = state.ship(laid.target);
    match laid.shot {
        Shot::Ball => {
            let row = |row| {
                let left = i32::from(state.vessel(laid.target).boxes_of(row).saturating_sub(target.crossed_in(row)));
                (box_worth(state, laid.target, row), left * 100)
            };
            match aspect(laid.at, laid.from) {
                Aspect::Port => worth_of(hits, row(BatteryPlace::Port)),
                Aspect::Starboard => worth_of(hits, row(BatteryPlace::Starboard)),
                Aspect::Stern => worth_of(hits, row(BatteryPlace::Stern)),
                Aspect::Bow => {
                    worth_of(hits / 2, row(BatteryPlace::Port)) + worth_of(hits / 2, row(BatteryPlace::Starboard))
                }
            }
        }
        Shot::Chain => {
            let tells = hits * (20 - i32::from(mast_protection(laid.her_sails))) / 20;
            let boxes: i32 = target.masts.iter().map(|boxes| i32::from(*boxes) * 100).sum();
            worth_of(tells, (210, boxes))
        }
        Shot::Grape => {
            let protection = i32::from(state.vessel(laid.target).card.crew_protection);
            let on_deck = target.deck.0.iter().any(|units| *units > 0);
            let each = if on_deck { 250 } else { 190 };
            worth_of(hits * (20 - protection) / 20, (each, i32::from(target.sailors) * 100))
        }
    }
}

fn worth_of(hits: i32, (each, left): (i32, i32)) -> i32 {
    hits.min(left) * each / 100
}

/// Finds the greatest range at which a battery's shot is worth its powder.
pub fn handy_range(state: &State, place: Place, shot: Shot) -> u8 {
    let greatest = state.vessel(place).greatest_range(shot);
    let good = |range: &u8| state.vessel(place).need(shot, u32::from(*range)).is_some_and(|need| need >= 8);
    (1..=greatest).rev().find(good).unwrap_or(greatest.max(1))
}

/// Units in thousandths, in the order in which they strike and fall.
fn units(state: &State, place: Place) -> [(i32, i32); 3] {
    let ship = state.ship(place);
    let soldiers = |kind| i32::from(ship.on_deck(kind)) + i32::from(ship.below(kind));
    let need = |who| i32::from(number(state, place, who).need().clamp(0, 20));
    [
        (soldiers(Soldiers::Pikemen) * 1000, need(Fighters::Pikemen)),
        (soldiers(Soldiers::Musketeers) * 1000, need(Fighters::Musketeers)),
        (i32::from(ship.sailors) * 1000, need(Fighters::Sailors)),
    ]
}

fn blows(units: &[(i32, i32); 3]) -> i32 {
    let mut left = i32::from(STRIKES) * 1000;
    let mut felled = 0;
    for (count, need) in units {
        let strikes = left.min(*count);
        left -= strikes;
        felled += strikes * need / 20;
    }
    felled
}

fn fall(units: &mut [(i32, i32); 3], mut felled: i32) {
    for (count, _) in units {
        let fallen = felled.min(*count);
        *count -= fallen;
        felled -= fallen;
    }
}

/// Computes the result of a fight hand to hand if the dice fell evenly: the winner's rest in hundredths of her strength
/// at the start, negative if the other wins.
pub fn melee_margin(state: &State, one: Place, other: Place) -> i32 {
    let (mut ours, mut theirs) = (units(state, one), units(state, other));
    let sum = |units: &[(i32, i32); 3]| units.iter().map(|(count, _)| *count).sum::<i32>();
    let (had, they_had) = (sum(&ours).max(1), sum(&theirs).max(1));
    for _ in 0..60 {
        let (given, taken) = (blows(&ours), blows(&theirs));
        fall(&mut theirs, given);
        fall(&mut ours, taken);
        match (sum(&ours) < 500, sum(&theirs) < 500) {
            (false, false) => {}
            (true, true) => return 0,
            (false, true) => return (sum(&ours) / (had / 100).max(1)).max(1),
            (true, false) => return -(sum(&theirs) / (they_had / 100).max(1)).max(1),
        }
    }
    0
}

/// The sails a ship is likely to have set, as far as guns and masts care.
pub fn likely_sails(state: &State, place: Place) -> Sails {
    let ship = state.ship(place);
    if ship.anchored || ship.aground { Sails::Furled } else { Sails::Battle }
}

/// Counts the hexes of water left between two bases after the first ship ran at the other under full sails for a turn;
/// negative if she had steps to spare.
pub fn water_left(state: &State, chaser: Place, from: Base, at: Base) -> i32 {
    let range = i32::try_from(from.range_to(at)).unwrap_or(99);
    let tokens = i32::from(budget(state, chaser, Sails::Full, state.ship(chaser).anchored));
    if state.ship(chaser).aground || tokens == 0 {
        return range - 1;
    }
    let target = at.stern;
    let towards = |heading: &Heading| distance(heading.step(from.bow()), target);
    let Some(heading) = Heading::ALL.into_iter().min_by_key(towards) else { return range - 1 };
    let apart = i32::from(heading.index()) - i32::from(from.facing.index());
    let turns = apart.rem_euclid(6).min((-apart).rem_euclid(6));
    let left = tokens - turns * i32::from(cost(state, from.facing));
    range - 1 - (left / i32::from(cost(state, heading).max(1))).max(0)
}

/// Rates a fight hand to hand for the first ship: with a third of her people to spare it is as good as won, and with it
/// the other ship.
pub fn stake(margin: i32) -> i32 {
    margin.clamp(-30, 30) * 300
}

/// A ship that does not mean to board fights from this far off: from nearer when her captain grows bold, and from
/// alongside at full boldness.
pub fn stand_off(range: i32, boldness: i32) -> i32 {
    range - (boldness - 60).max(0) * (range - 1) / 40
}

/// Estimates the chance of a fight, in hundredths, if the stronger ship lies so to the other as orders are owed: she
/// may be told to board now (TS-10.3), or next turn.
pub fn likely_held(state: &State, stronger: Place, from: Base, at: Base) -> i32 {
    let ship = state.ship(stronger);
    if !ship.in_play() || ship.panic || ship.aground || ship.burns() || state.is_locked(stronger) {
        return 0;
    }
    match from.range_to(at) {
        0 | 1 => 35,
        2 => 25,
        3..=9 if water_left(state, stronger, from, at) <= 1 => 12,
        _ => 0,
    }
}
