//! Before the battle: berths of the ships, and their loads.

use std::collections::BTreeMap;

use crate::rules::geometry::base::Base;
use crate::rules::geometry::hex::Offset;
use crate::rules::the_ships::deployment::berths;
use crate::rules::the_ships::fitting::{check, given_shot, needs_fitting};
use crate::rules::the_ships::orders::{Berth, FittingOut, Order};
use crate::rules::the_ships::sailing::cost;
use crate::rules::the_ships::ship_card::{BatteryPlace, Nation};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::State;

use super::goals::{goal, passage};
use super::schooling::Schooling;

/// Places every free ship of a side: towards her goal or the enemy, in mid-water, able to sail.
pub fn place(state: &State, side: Nation, mut whim: impl FnMut(u64) -> u64) -> Order {
    let mut chosen: BTreeMap<ShipId, Berth> = BTreeMap::new();
    let centre = state.chart.bounds().map_or(Offset::new(8, 8), |bounds| {
        Offset::new((bounds.least.col + bounds.greatest.col) / 2, (bounds.least.row + bounds.greatest.row) / 2)
    });
    let enemies = || state.in_play().filter(|other| state.side(*other) != side).filter_map(|other| state.base(other));
    for place in state.each().filter(|place| state.side(*place) == side) {
        let passage = passage(state, place, goal(state, place));
        let mut best: Option<(i64, Berth)> = None;
        for berth in berths(state, place) {
            let base = Base::from(berth);
            if chosen.values().any(|other| Base::from(*other).hexes().into_iter().any(|hex| base.covers(hex))) {
                continue;
            }
            let ahead = Base::new(berth.facing.step(berth.facing.step(base.bow())), berth.facing);
            let middle = Base::from_bow(centre.into(), berth.facing);
            let nearest = enemies().map(|enemy| ahead.range_to(enemy)).min();
            let away = i64::from(nearest.unwrap_or_else(|| ahead.range_to(middle)));
            let way = passage.as_ref().map_or(0, |passage| i64::from(passage.tokens_from(base, false)));
            let apart = chosen.values().map(|other| Base::from(*other).range_to(base)).min();
            let crowded = i64::from(apart.is_some_and(|range| range < 3));
            let beating = i64::from(cost(state, berth.facing)) - 1;
            let worth = -way * 20 - away * 10 - crowded * 30 - beating * 12 + i64::try_from(whim(12)).unwrap_or(0);
            if best.is_none_or(|(known, _)| worth > known) {
                best = Some((worth, berth));
            }
        }
        if let Some((_, berth)) = best {
            chosen.insert(state.id(place), berth);
        }
    }
    Order::Place(chosen)
}

/// Fills holds with the powder she will need, then with soldiers, the stronger kind first, and loads guns.
pub fn fit_out(state: &State, side: Nation, schooling: Schooling) -> Order {
    let mut ships = BTreeMap::new();
    for place in state.each().filter(|place| state.side(*place) == side && needs_fitting(state, *place)) {
        let vessel = state.vessel(place);
        let mut fitting = FittingOut::default_for(vessel);
        let add: [fn(&mut FittingOut); 3] = [|f| f.pikemen += 1, |f| f.musketeers += 1, |f| f.powder += 1];
        let barrels = std::iter::repeat_n(2, usize::from(schooling.barrels(state, place)));
        // Two pikemen for a musketeer, and powder where no more soldiers may come aboard.
        let kinds = [0, 0, 1].into_iter().cycle().take(usize::from(vessel.card.hold) * 2);
        for kind in barrels.chain(kinds).chain(std::iter::repeat_n(2, usize::from(vessel.card.hold))) {
            let mut more = fitting.clone();
            if let Some(add) = add.get(kind) {
                add(&mut more);
            }
            if check(&state.articles, vessel, &more).is_ok() {
                fitting = more;
            }
        }
        for battery in BatteryPlace::ALL.into_iter().filter(|battery| given_shot(vessel, *battery).0) {
            let mut more = fitting.clone();
            more.shot.set(battery, Some(schooling.first_shot(state, place, battery)));
            if check(&state.articles, vessel, &more).is_ok() {
                fitting = more;
            }
        }
        ships.insert(state.id(place), fitting);
    }
    Order::FitOut(ships)
}
