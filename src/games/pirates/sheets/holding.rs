//! Strokes of a captain change the draft, and parts of it are dropped when the table has changed.

use super::captain::{Captain, enemies_of, units_of};
use super::lanes;
use super::laying;
use crate::games::papers::sheets::{Scene, Turned};
use crate::games::pirates::wishes::{Draft, Page, Wish};
use crate::rules::pirates::game::Pirates;
use crate::rules::pirates::orders::Order;
use crate::rules::pirates::sailing;
use crate::rules::pirates::shooting;
use crate::rules::pirates::sights;
use crate::rules::pirates::state::Phase;
use crate::rules::pirates::words::OrderKind;
use crate::rules::plane::{Heading, Spot};

/// An order goes out: its draft is put away.
pub fn given(draft: &mut Draft, order: &Order) {
    draft.ends = None;
    match order {
        Order::Order(unit, _) => {
            let (target, laid) = (draft.target, std::mem::take(&mut draft.laid));
            *draft = Draft { unit: Some(*unit), target, laid, ..Draft::default() };
        }
        Order::Take(_) | Order::Leave => draft.counters.clear(),
        Order::Pivot(..) => (draft.pivots, draft.heading) = (false, None),
        Order::PlaceIsland(..)
        | Order::PlaceTerrain(..)
        | Order::PlaceUnit(..)
        | Order::FanOut
        | Order::DockTowed(..)
        | Order::UseWhirlpool(..) => (draft.placing, draft.at) = (None, None),
        Order::BuildFort(..) => {
            (draft.placing, draft.at) = (None, None);
            (draft.slots, draft.coins) = (Vec::new(), Vec::new());
        }
        Order::EndTurn | Order::EndOrders => {
            *draft = Draft { unit: draft.unit, laid: std::mem::take(&mut draft.laid), ..Draft::default() };
        }
        _ => {}
    }
}

fn toggled<T: PartialEq>(all: &mut Vec<T>, one: T) {
    match all.iter().position(|own| *own == one) {
        Some(at) => {
            all.remove(at);
        }
        None => all.push(one),
    }
}

/// A stroke changes the draft.
pub fn stroke(scene: &Scene<Pirates>, draft: &mut Draft, wish: Wish) {
    let ends = draft.ends.take();
    match wish {
        Wish::Turn(page) => draft.page = page,
        Wish::Pick(unit) => {
            if draft.unit != Some(unit) {
                (draft.heading, draft.pivots, draft.gun) = (None, false, None);
            }
            draft.unit = Some(unit);
            if draft.page == Page::Islands {
                draft.page = Page::Orders;
            }
        }
        Wish::Steer(heading) => draft.heading = Some(heading),
        Wish::Course(ruler, heading) => (draft.ruler, draft.heading) = (ruler, Some(heading)),
        Wish::Swing(turn) => match (draft.placing, draft.at) {
            (Some(_), Some((spot, heading))) => draft.at = Some((spot, heading.turned(turn))),
            _ => draft.heading = Some(draft.heading.unwrap_or_default().turned(turn)),
        },
        Wish::Lay(ruler) => draft.ruler = ruler,
        Wish::Pivots(pivots) => {
            let ship = Captain::reading(scene).and_then(|captain| captain.table.ship(captain.picked(draft)?));
            draft.pivots = pivots;
            draft.heading = ship.map(|ship| ship.pose.heading).filter(|_| pivots);
        }
        Wish::Aim(gun) => draft.gun = Some(gun),
        Wish::At(target) => {
            draft.target = Some(target);
            draft.page = Page::Orders;
        }
        Wish::Counter(place) => toggled(&mut draft.counters, place),
        Wish::Place(placing) => {
            draft.placing = Some(placing);
            draft.at = Captain::reading(scene).and_then(|captain| laying::place(&captain, placing));
            (draft.slots, draft.coins) = (Vec::new(), Vec::new());
            if let Some(captain) = Captain::reading(scene) {
                super::forts::prepare(&captain, draft);
            }
        }
        Wish::Stand(spot, heading) => draft.at = Some((spot, heading)),
        Wish::Shift(east, north) => {
            draft.at = draft.at.map(|(spot, heading)| (Spot::new(spot.x + east, spot.y + north), heading));
        }
        Wish::Slot(x, y) => toggled(&mut draft.slots, (x, y)),
        Wish::Pay(coin) => toggled(&mut draft.coins, coin),
        Wish::Measure(ruler, from, heading) => draft.laid.push((ruler, from, heading)),
        Wish::PutAway => draft.laid.clear(),
        Wish::Ends(asked) => draft.ends = asked.filter(|asked| ends != Some(*asked)),
        Wish::Give(_) | Wish::Choose(_) | Wish::Throw(_) | Wish::Books => {}
    }
}

/// Another captain finds the first page. The unit whose order runs is looked after, and its ruler lies from the bow.
pub fn keep(scene: &Scene<Pirates>, draft: &mut Draft, turned: Turned) {
    if turned == Turned::Comes {
        *draft = Draft { laid: std::mem::take(&mut draft.laid), ..Draft::default() };
    }
    let Some(captain) = Captain::seeing(scene) else {
        *draft = Draft { laid: std::mem::take(&mut draft.laid), ..Draft::default() };
        return;
    };
    let table = captain.table;
    let before = draft.unit;
    draft.unit = captain.picked(draft);
    if draft.unit.is_none() && table.phase == Phase::Orders {
        draft.unit = units_of(table, captain.by).first().copied();
    }
    if draft.unit != before {
        (draft.heading, draft.pivots, draft.gun) = (None, false, None);
    }
    keep_course(&captain, draft);
    keep_aim(&captain, draft);
    let explores = captain.running().is_some_and(|run| run.kind == OrderKind::Explore);
    if !explores {
        draft.counters.clear();
    }
    laying::keep(&captain, draft);
    if !captain.orders() {
        draft.ends = None;
    }
}

/// The ruler lies as long as there is something to be sailed, or to pivot to.
fn keep_course(captain: &Captain, draft: &mut Draft) {
    let (table, orders) = (captain.table, captain.orders_in(Phase::Orders));
    let ship = draft.unit.and_then(|unit| table.ship(unit));
    let along = ship.map_or(Heading::default(), |ship| ship.pose.heading);
    let moves = captain.running().filter(|run| orders && sailing::goes_on(table, run));
    match moves {
        Some(run) => {
            draft.pivots = false;
            draft.heading.get_or_insert(along);
            let left = lanes::left(table, run.unit);
            if !left.contains(&draft.ruler) {
                draft.ruler = left.first().copied().unwrap_or(draft.ruler);
            }
        }
        None if draft.pivots && ship.is_some() && orders => {
            draft.heading.get_or_insert(along);
        }
        None => (draft.heading, draft.pivots) = (None, false),
    }
}

/// A gun is aimed as long as shots are left; the target that is looked at stays.
fn keep_aim(captain: &Captain, draft: &mut Draft) {
    let table = captain.table;
    draft.target = draft.target.filter(|target| enemies_of(table, captain.by).contains(target));
    let shots = shooting::shots(table).filter(|run| captain.orders() && captain.own(run.unit));
    let Some(run) = shots else {
        draft.gun = None;
        return;
    };
    let guns = sights::guns(table, run.unit).into_iter().map(|(gun, _)| gun);
    let guns: Vec<_> = guns.collect();
    let may = |gun, target| shooting::may_fire(table, gun, target).is_ok();
    if draft.gun.zip(draft.target).is_some_and(|(gun, target)| may(gun, target)) {
        return;
    }
    let targets = shooting::targets(table, run.unit);
    let wanted: Vec<_> = draft.target.into_iter().chain(targets.iter().copied()).collect();
    let pair = wanted.iter().find_map(|target| Some((*guns.iter().find(|gun| may(**gun, *target))?, *target)));
    if let Some((gun, target)) = pair {
        (draft.gun, draft.target) = (Some(gun), Some(target));
    } else {
        draft.gun = draft.gun.filter(|gun| guns.contains(gun)).or(guns.first().copied());
        draft.target = draft.target.or(targets.first().copied());
    }
}
