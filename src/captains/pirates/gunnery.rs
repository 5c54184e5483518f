//! Worth of guns where a ship lies: hits that may be expected, and the gain of each.

use crate::rules::pirates::abilities::Ability;
use crate::rules::pirates::broadsides;
use crate::rules::pirates::check;
use crate::rules::pirates::contacts;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::{Gun, Order};
use crate::rules::pirates::shooting;
use crate::rules::pirates::sights;
use crate::rules::pirates::state::{Fort, Ship, State};
use crate::rules::pirates::sums;
use crate::rules::pirates::words::{Flag, Keyword};

use super::errands::gold;
use super::weights::Weights;

/// A kraken's tentacle.
const OTHERS: i64 = 20;
/// Chances are counted in sixths.
const SIDES: i64 = 6;
/// No gun reaches this far from the middle of a ship, in hundredths of a millimetre.
const FAR: i32 = 20_000;

/// The worth of the next hit on a ship with this number of masts left.
pub fn hit(ship: &Ship, standing: i64, weights: &Weights) -> i64 {
    let gold = gold(&ship.coins, weights);
    if standing <= 0 {
        return weights.sink + weights.sink_gold * gold / 100;
    }
    weights.mast + (weights.stop + weights.stop_gold * gold / 100) / standing
}

/// Sixths of a hit.
pub fn sixths(rank: u8, bonus: i8) -> i64 {
    let need = i64::from(rank) + 1 - i64::from(bonus);
    (7 - need.max(2)).max(0)
}

/// The worth of all guns of a unit as it lies, each at its best target.
pub fn volley(state: &State, unit: Name, weights: &Weights) -> i64 {
    let targets = shooting::targets(state, unit).into_iter().filter(|target| may_reach(state, unit, *target));
    let mut targets: Vec<(Name, i64)> = targets.map(|target| (target, 0)).collect();
    if targets.is_empty() {
        return 0;
    }
    let mut sum = 0;
    for (gun, cannon) in sights::guns(state, unit) {
        let best =
            targets.iter().enumerate().filter_map(|(at, (target, taken))| {
                let bonus = if gun == Gun::Musket { 0 } else { sums::attack_bonus(state, unit, *target) };
                let chance = sixths(cannon.rank, bonus);
                let prize = prize(state, *target, *taken, weights);
                (chance * prize > 0 && sights::look(state, unit, (gun, cannon), *target, false).legal.is_ok())
                    .then_some((at, chance, chance * prize))
            });
        if let Some((at, chance, worth)) = best.max_by_key(|(_, _, worth)| *worth) {
            sum += worth;
            if let Some((_, taken)) = targets.get_mut(at) {
                *taken += chance;
            }
        }
    }
    sum / SIDES
}

/// A look that spares many others: is the target near enough for any gun?
fn may_reach(state: &State, unit: Name, target: Name) -> bool {
    let spot = |unit: Name| {
        contacts::pose(state, unit).map(|pose| pose.at).or_else(|| state.fort(unit).map(|fort| fort.pose.at))
    };
    let both = spot(unit).zip(spot(target));
    both.is_none_or(|(one, other)| (one.x.0 - other.x.0).abs() < FAR && (one.y.0 - other.y.0).abs() < FAR)
}

/// The worth of a hit after `taken` sixths of others.
fn prize(state: &State, target: Name, taken: i64, weights: &Weights) -> i64 {
    if let Some(fort) = state.fort(target) {
        return weights.mast + gold(&fort.coins, weights) * weights.storm / 100 / walls(fort);
    }
    let Some(ship) = state.ship(target) else { return OTHERS };
    hit(ship, i64::from(ship.standing()) - taken / SIDES, weights)
}

/// The next shot of the order that runs: a broadside if it is worth more than the mast that it costs.
pub fn shot(state: &State, flag: Flag, unit: Name, weights: &Weights) -> Option<Order> {
    let seat = state.seat(flag);
    let targets = shooting::targets(state, unit);
    if sums::keyword_card(state, unit, Keyword::BroadsidesAttack, true).is_some() {
        let loses = weights.mend * if state.ship(unit).is_some_and(|ship| ship.standing() == 1) { 3 } else { 1 };
        let broadside = |target: Name| {
            let order = Order::Broadside(target);
            check::order(state, seat, &order).ok()?;
            let ship = state.ship(target)?;
            let hits = i64::try_from(broadsides::battery(state, unit, target).len()).unwrap_or(0);
            let masts = i64::from(ship.standing());
            let worth: i64 = (0..hits.min(masts + 1)).map(|hits| hit(ship, masts - hits, weights)).sum();
            Some((order, worth - loses))
        };
        let best = targets.iter().filter_map(|target| broadside(*target)).max_by_key(|(_, worth)| *worth);
        if let Some((order, worth)) = best
            && worth > volley(state, unit, weights)
        {
            return Some(order);
        }
    }
    let fire = |(gun, rank): (Gun, u8), target: Name| {
        let bonus = if gun == Gun::Musket { 0 } else { sums::attack_bonus(state, unit, target) };
        let worth = sixths(rank, bonus) * prize(state, target, 0, weights);
        let order = Order::Fire(gun, target);
        (worth > 0 && check::order(state, seat, &order).is_ok()).then_some((order, worth))
    };
    let guns = sights::guns(state, unit).into_iter().map(|(gun, cannon)| (gun, cannon.rank));
    let all = guns.flat_map(|gun| targets.iter().filter_map(move |target| fire(gun, *target)));
    all.max_by_key(|(_, worth)| *worth).map(|(order, _)| order)
}

/// This number of hits destroys a fort (PC-15.20, PC-15.22).
pub fn walls(fort: &Fort) -> i64 {
    i64::try_from(fort.flags.iter().filter(|(_, stands)| *stands).count()).unwrap_or(0) + 1
}

/// Hits of a ship's guns, in hundredths, if all of them reach.
pub fn hits(state: &State, unit: Name) -> i64 {
    let guns = sights::guns(state, unit).into_iter();
    guns.map(|(_, cannon)| sixths(cannon.rank, 0) * 100 / SIDES).sum()
}

/// Losses to the volleys of all enemies near this ship as she lies.
pub fn danger(state: &State, unit: Name, weights: &Weights) -> i64 {
    let Some(ship) = state.ship(unit) else { return 0 };
    let ships = state.ships.iter().filter(|other| other.flag != ship.flag && !other.waits && !other.is_derelict());
    let forts = state.forts.iter().filter(|fort| fort.flag != ship.flag).map(|fort| fort.id);
    let others = ships.map(|other| other.id).chain(forts);
    let reached =
        others.filter(|other| may_reach(state, *other, unit) && sights::may_target(state, *other, unit).is_ok());
    let chance = |other: Name| {
        let guns = sights::guns(state, other).into_iter();
        let reach = guns.filter(|gun| sights::look(state, other, *gun, unit, false).legal.is_ok());
        reach.map(|(_, cannon)| sixths(cannon.rank, 0)).sum::<i64>()
    };
    let all: i64 = reached.map(chance).sum();
    all * hit(ship, i64::from(ship.standing()), weights) / SIDES
}

/// May the ship shoot when she has sailed (AB-32)?
pub fn shoots_after(state: &State, unit: Name) -> bool {
    sums::could(state, unit).iter().any(|(_, own)| *own == Ability::Captain)
}
