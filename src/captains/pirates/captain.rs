//! The captain: it gives all ships their errands together, shows the crew that helps, and lays ships for their guns.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::captains::Bot;
use crate::captains::bot::best;
use crate::rules::kernel::Seat;
use crate::rules::pirates::check;
use crate::rules::pirates::contacts;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::{Order, Piece, Place, Task};
use crate::rules::pirates::ruleset::Pirates;
use crate::rules::pirates::state::{Phase, Running, Ship, State};
use crate::rules::pirates::sums;
use crate::rules::pirates::view::View;
use crate::rules::pirates::wants::{Choice, Why};
use crate::rules::pirates::weed;
use crate::rules::pirates::whirlpools;
use crate::rules::pirates::words::{Flag, OrderKind};
use crate::rules::plane::Pose;

use super::errands::{self, Errand};
use super::goals::{self, aboard, lying};
use super::steering::{self, Goal};
use super::weights::Weights;
use super::{choices, gunnery, own_seat, plain, tricks};

/// Plans, and plays nothing out.
pub struct Captain {
    weights: &'static Weights,
    /// Each ship's goal.
    kept: BTreeMap<Name, Goal>,
}

impl Captain {
    /// Weighs like this, and is after nothing yet.
    pub const fn new(weights: &'static Weights) -> Self {
        Self { weights, kept: BTreeMap::new() }
    }
}

impl Bot<Pirates> for Captain {
    fn order(&mut self, view: &View) -> Order {
        let (state, seat) = (view.with_blanks(), own_seat(view));
        let counters = |island: Name| lying(&state, island);
        let Some(flag) = view.flag.filter(|_| state.phase == Phase::Orders) else {
            return plain::order(&state, seat, &counters);
        };
        match check::carried_out(&state) {
            Some(running) => self.under_way(&state, flag, running),
            None => self.next(&state, seat, flag),
        }
    }

    fn choose(&mut self, look: &mut dyn FnMut() -> View, options: &[Choice], why: &Why) -> usize {
        let view = look();
        let state = view.with_blanks();
        let for_ability = matches!(why, Why::For { .. });
        if for_ability && options.contains(&Choice::Nothing) {
            return best(options, |option| i32::from(matches!(option, Choice::Piece(_))));
        }
        if for_ability && options.iter().any(|option| matches!(option, Choice::Unit(_))) {
            return best(options, |option| self.contents(&state, option));
        }
        choices::choose(&view.table, view.flag.unwrap_or(Flag::Red), options, why)
    }
}

impl Captain {
    /// Gold to be had from an island or a derelict that may be explored.
    fn contents(&self, state: &State, option: &Choice) -> i32 {
        let gold = match option {
            Choice::Unit(unit) => {
                let derelict = state.ship(*unit).filter(|ship| ship.is_derelict());
                derelict.map_or(0, |ship| errands::gold(&ship.coins, self.weights))
            }
            Choice::Island(island) => self.weights.unknown * i64::try_from(lying(state, *island)).unwrap_or(0),
            _ => 0,
        };
        i32::try_from(gold).unwrap_or(i32::MAX)
    }

    /// Goes on with the order that is carried out.
    fn under_way(&mut self, state: &State, flag: Flag, running: &Running) -> Order {
        let unit = running.unit;
        match running.kind {
            OrderKind::Explore => loot(state, running).unwrap_or_else(|| plain::take(state, unit)),
            OrderKind::Move if running.whirl.is_some() => {
                whirlpools::whirl_away(state, unit).unwrap_or(Order::EndSailing)
            }
            OrderKind::Move if !running.over => {
                let kept = self.kept.get(&unit).copied().filter(|goal| contacts::piece(state, goal.piece()).is_some());
                let goal = kept.or_else(|| aimless(state, unit));
                goal.map_or(Order::EndSailing, |goal| self.steer(state, running, flag, goal))
            }
            OrderKind::BreakFree => weed::way_off(state, unit).unwrap_or(Order::EndTurn),
            _ => gunnery::shot(state, flag, unit, self.weights).unwrap_or(Order::CeaseFire),
        }
    }

    /// She makes for her goal, and looks where her guns would tell and where she would be hit.
    fn steer(&self, state: &State, running: &Running, flag: Flag, goal: Goal) -> Order {
        let unit = running.unit;
        let weights = self.weights;
        let shoots = gunnery::shoots_after(state, unit);
        let percent = if shoots {
            100
        } else if matches!(goal, Goal::Near(_)) {
            weights.later
        } else {
            0
        };
        let haven = state.island(goal.piece()).filter(|island| island.home == Some(flag));
        let laid = RefCell::new(state.clone());
        let merit = |pose: Pose| {
            let mut laid = laid.borrow_mut();
            if let Some(ship) = laid.ships.iter_mut().find(|ship| ship.id == unit) {
                ship.pose = pose;
                // A ship that sails is docked no longer.
                ship.docked = None;
            }
            let gain = if percent > 0 { gunnery::volley(&laid, unit, weights) * percent / 100 } else { 0 };
            let docks = |ship: &Ship| haven.is_some_and(|island| contacts::docks_at(&laid, ship, island));
            let loss = if laid.ship(unit).is_some_and(docks) { 0 } else { gunnery::danger(&laid, unit, weights) };
            weights.gun * gain - weights.fear * loss
        };
        steering::steer(state, running, flag, goal, weights.distance * 1000, &merit)
    }

    /// The next thing to be done between orders.
    fn next(&mut self, state: &State, seat: Seat, flag: Flag) -> Order {
        if let Some(order) = tricks::next(state, flag) {
            return order;
        }
        let may = |order: &Order| check::order(state, seat, order).is_ok();
        let errands = errands::all(state, flag, self.weights, &self.kept);
        self.kept = errands.iter().map(|(unit, errand)| (*unit, errand.goal)).collect();
        let mut orders: Vec<(i64, Order)> = Vec::new();
        for ship in state.ships.iter().filter(|ship| ship.flag == flag && !ship.waits) {
            if may(&Order::FreeExplore(ship.id)) && sums::free_space(state, ship) > 0 {
                return Order::FreeExplore(ship.id);
            }
            let errand = errands.iter().find(|(unit, _)| *unit == ship.id).map(|(_, errand)| *errand);
            let found = self.of_ship(state, ship, errand).into_iter().find(|(_, order)| may(order));
            orders.extend(found);
        }
        if let Some((_, order)) = orders.into_iter().max_by_key(|(first, _)| *first) {
            return order;
        }
        plain::others(state, seat, flag)
    }

    /// Orders that a ship may be given, the best first, each with how early it comes in the turn.
    fn of_ship(&self, state: &State, ship: &Ship, errand: Option<Errand>) -> Vec<(i64, Order)> {
        let (unit, weights) = (ship.id, self.weights);
        let give = |task| Order::Order(unit, task);
        let mut orders = Vec::new();
        if ship.entangled.is_some() {
            orders.push((50, give(Task::BreakFree)));
        }
        let goal = errand.map(|errand| errand.goal).or_else(|| aimless(state, unit));
        let rate = errand.map_or(0, |errand| errand.rate);
        let at_home = goals::is_at_home(state, ship);
        let fallen = goals::fallen(ship).filter(|_| at_home);
        if let Some(mast) = fallen.filter(|_| weights.mend > rate) {
            orders.push((40, give(Task::Repair(mast))));
        }
        let arrived = goal.is_some_and(|goal| ship.docked == Some(goal.piece()));
        if arrived && !at_home {
            orders.push((60, give(Task::Explore)));
        }
        if let Some(Goal::Ram(other)) = goal
            && state.ship(other).is_some_and(Ship::is_derelict)
            && contacts::touching(state, unit, other)
        {
            orders.push((60, give(Task::Explore)));
        }
        let volley = gunnery::volley(state, unit, weights);
        let mut worth = volley * weights.shoot / 100;
        if gunnery::shoots_after(state, unit) {
            worth = worth * weights.stay / 100;
        }
        if aboard(ship) > 0 {
            worth = worth * weights.shoot_laden / 100;
        }
        if worth > rate {
            orders.push((30, give(Task::Shoot)));
        }
        if goal.is_some() && !arrived {
            orders.push((20, give(Task::Move)));
        }
        if let Some(mast) = fallen {
            orders.push((40, give(Task::Repair(mast))));
        }
        if volley > 0 {
            orders.push((30, give(Task::Shoot)));
        }
        orders
    }
}

/// Sends a ship without an errand where a plain captain would.
fn aimless(state: &State, unit: Name) -> Option<Goal> {
    goals::goal(state, unit, &|island| lying(state, island))
}

/// Coins of the ship that is explored go aboard, the best first, as many as there is room for.
fn loot(state: &State, running: &Running) -> Option<Order> {
    let from = state.ship(running.explores?)?;
    let ship = state.ship(running.unit)?;
    let room = usize::from(sums::free_space(state, ship));
    let coins = plain::dearest_first(from.coins.iter().map(|coin| coin.value));
    let pieces = coins.into_iter().take(room).map(Piece::Coin).collect();
    let order = Order::Transfer(pieces, Place::Unit(from.id), Place::Unit(ship.id));
    let may = check::order(state, state.seat(ship.flag), &order).is_ok();
    Some(if may && from.is_derelict() { order } else { Order::Leave })
}
