//! Checks orders and gives the reason why one is refused (PC-0.8, 30.9). An order that is accepted here is carried out.

use super::berths;
use super::broadsides;
use super::calling;
use super::cargo;
use super::exploring;
use super::fog;
use super::forts::{self, Plan};
use super::ids::Name;
use super::krakens;
use super::orders::Order;
use super::pivots;
use super::refusals::{Checked, Objection, refuse, unless};
use super::sailing;
use super::shooting;
use super::sinking;
use super::state::{Phase, Running, State};
use super::towing;
use super::turns;
use super::using;
use super::weed;
use super::whirlpools;
use super::words::{Flag, OrderKind};
use crate::rules::kernel::Seat;
use crate::rules::plane::Pose;

/// These seats owe an order.
#[must_use]
pub fn awaited(state: &State) -> Vec<Seat> {
    match state.phase {
        Phase::Orders | Phase::Closing => vec![state.seat(state.to_move)],
        _ => berths::awaited(state).map(|flag| state.seat(flag)).into_iter().collect(),
    }
}

/// May this seat give this order now?
///
/// # Errors
/// The first reason against it.
pub fn order(state: &State, seat: Seat, order: &Order) -> Checked {
    let Some(player) = state.at_seat(seat) else { return Err(refuse("PC-4.3", Objection::NotYourTurn)) };
    unless(!awaited(state).contains(&seat), "PC-4.3", Objection::NotYourTurn)?;
    match state.phase {
        Phase::Orders => in_orders(state, player.flag, order),
        Phase::Closing => in_closing(state, order),
        _ => set_out(state, order),
    }
}

fn set_out(state: &State, order: &Order) -> Checked {
    match order {
        Order::PlaceIsland(at, turned) => berths::may_place_island(state, *at, *turned),
        Order::PlaceTerrain(kind, at, turned) => berths::may_place_terrain(state, *kind, *at, *turned),
        Order::PlaceUnit(unit, at, heading) => berths::may_place_unit(state, *unit, *at, *heading),
        Order::FanOut => unless(state.phase != Phase::Homes, "PC-3.15", Objection::NotNow),
        _ => Err(refuse("PC-3.25", Objection::NotNow)),
    }
}

fn in_closing(state: &State, order: &Order) -> Checked {
    match order {
        Order::BuildFort(fort, island, at, turned, flags, coins) => {
            let plan = Plan { fort: *fort, island: *island, pose: Pose::new(*at, *turned), flags, coins };
            forts::may_build(state, &plan)
        }
        Order::EndTurn | Order::Resign | Order::OfferDraw => Ok(()),
        _ => Err(refuse("PC-4.2", Objection::NotNow)),
    }
}

/// The order that is carried out. A sailing that is over, with nobody aboard to shoot or to lengthen it, hinders nothing.
#[must_use]
pub fn carried_out(state: &State) -> Option<&Running> {
    let is_left = |run: &&Running| !run.over || sailing::goes_on(state, run) || shooting::shots(state).is_some();
    state.running.as_ref().filter(is_left)
}

/// Does this input belong to the order that runs?
#[must_use]
pub fn belongs(state: &State, order: &Order) -> bool {
    let Some(run) = &state.running else { return false };
    let fires = |run: &Running| run.kind == OrderKind::Shoot || (run.kind == OrderKind::Move && run.over);
    match order {
        Order::Segment(..) | Order::ComeAbout | Order::EndSailing | Order::LeaveFog(_) => run.kind == OrderKind::Move,
        Order::Fire(..) | Order::Broadside(_) | Order::CeaseFire => fires(run),
        Order::Take(_) | Order::Leave | Order::Transfer(..) => run.kind == OrderKind::Explore,
        Order::UseWhirlpool(unit, ..) => run.kind == OrderKind::Move && run.unit == *unit && !run.over,
        // A ship that broke free is put off the weed (PC-16.19).
        Order::PlaceUnit(unit, ..) => run.kind == OrderKind::BreakFree && run.unit == *unit,
        Order::Use(card, word, on) => using::is_within(state, state.to_move, *card, *word, *on),
        _ => false,
    }
}

fn in_orders(state: &State, by: Flag, order: &Order) -> Checked {
    match order {
        // An order that runs is refused by what it is about, or by none that runs.
        Order::Segment(ruler, heading) => sailing::may_sail(state, *ruler, *heading),
        Order::ComeAbout => sailing::may_come_about(state),
        Order::EndSailing => sailing::may_end_sailing(state),
        Order::LeaveFog(heading) => fog::may_leave_fog(state, *heading),
        Order::Fire(gun, target) => shooting::may_fire(state, *gun, *target),
        Order::Broadside(target) => broadsides::may_broadside(state, *target),
        Order::CeaseFire => shooting::may_cease(state),
        Order::Take(places) => exploring::may_take(state, places),
        Order::Leave => exploring::may_leave(state),
        Order::Use(card, word, on) => using::may_use(state, by, *card, *word, *on),
        Order::Resign | Order::OfferDraw => Ok(()),
        _ if belongs(state, order) => act(state, by, order),
        _ => {
            let runs = state.running.is_some() && !shooting::may_be_cut_short(state);
            unless(runs, "PC-4.1", Objection::OrderRuns)?;
            act(state, by, order)
        }
    }
}

/// Orders and free acts.
fn act(state: &State, by: Flag, order: &Order) -> Checked {
    match order {
        Order::Order(unit, task) => turns::may_order(state, *unit, *task),
        Order::FreeExplore(unit) => {
            own(state, by, *unit)?;
            exploring::may_explore_freely(state, *unit)
        }
        Order::Ferry(card, from, to) => cargo::may_ferry(state, by, *card, *from, *to),
        Order::Transfer(pieces, from, to) => cargo::may_transfer(state, by, pieces, *from, *to),
        Order::Pivot(unit, heading) => {
            own(state, by, *unit)?;
            pivots::may_pivot(state, *unit, *heading)
        }
        Order::TakeInTow(unit, derelict) => {
            own(state, by, *unit)?;
            towing::may_take(state, *unit, *derelict)
        }
        Order::DropTow(unit) => {
            own(state, by, *unit)?;
            towing::may_drop(state, *unit)
        }
        Order::DockTowed(unit, at, heading) => {
            own(state, by, *unit)?;
            towing::may_dock_towed(state, *unit, *at, *heading)
        }
        Order::Scuttle(unit) => {
            own(state, by, *unit)?;
            sinking::may_scuttle(state, *unit)
        }
        Order::UseWhirlpool(unit, to, at, heading) => {
            own(state, by, *unit)?;
            whirlpools::may_use_whirlpool(state, *unit, *to, *at, *heading)
        }
        Order::PlaceUnit(unit, at, heading) => {
            own(state, by, *unit)?;
            weed::may_set_free(state, *unit, *at, *heading)
        }
        Order::Embrace(kraken, unit) => {
            own(state, by, *kraken)?;
            krakens::may_embrace(state, *kraken, *unit)
        }
        Order::NameTarget(kraken, unit) => {
            own(state, by, *kraken)?;
            calling::may_name_target(state, *kraken, *unit)
        }
        Order::EndOrders | Order::EndTurn => turns::may_end(state),
        Order::BuildFort(..) => Err(refuse("PC-15.4", Objection::NotNow)),
        _ => Err(refuse("PC-3.1", Objection::NotNow)),
    }
}

/// Orders go to units of the own fleet (PC-4.3).
fn own(state: &State, by: Flag, unit: Name) -> Checked {
    let Some(found) = state.unit(unit) else { return Err(refuse("PC-4.3", Objection::NoSuch)) };
    unless(found.flag() != by, "PC-4.3", Objection::NotYours)
}
