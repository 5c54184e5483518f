//! Orders and free acts, an input a run (PC-4.1).

use crate::rules::kernel::Orders;
use crate::rules::pirates::bonds;
use crate::rules::pirates::broadsides;
use crate::rules::pirates::calling;
use crate::rules::pirates::cargo;
use crate::rules::pirates::check;
use crate::rules::pirates::ending;
use crate::rules::pirates::exploring;
use crate::rules::pirates::fog;
use crate::rules::pirates::game::{Pirates, Ruling, Table};
use crate::rules::pirates::happenings::Turns;
use crate::rules::pirates::held;
use crate::rules::pirates::krakens;
use crate::rules::pirates::orders::Order;
use crate::rules::pirates::pivots;
use crate::rules::pirates::ramming;
use crate::rules::pirates::sailing;
use crate::rules::pirates::shooting;
use crate::rules::pirates::sinking;
use crate::rules::pirates::state::Phase;
use crate::rules::pirates::towing;
use crate::rules::pirates::turns;
use crate::rules::pirates::using;
use crate::rules::pirates::weed;
use crate::rules::pirates::whirling;
use crate::rules::pirates::words::Flag;

/// One input of the player to move. Whatever else is ordered while nothing but shots is left ends them.
pub fn run(table: &mut Table<'_>, orders: &Orders<Pirates>) -> Ruling<()> {
    let by = table.to_move;
    let Some(order) = orders.get(&table.seat(by)) else { return Ok(()) };
    if table.running.is_some() && !check::belongs(table, order) && shooting::may_be_cut_short(table) {
        shooting::cease(table);
    }
    // Shots and krakens may end a pin; whatever moves a ship tells it itself (PC-7.11).
    let strikes = matches!(order, Order::Fire(..) | Order::Broadside(_) | Order::Embrace(..));
    let pins = strikes.then(|| held::pins(table));
    carry_out(table, by, order)?;
    if let Some(pins) = pins.filter(|_| table.phase == Phase::Orders) {
        ramming::settle(table, &pins)?;
    }
    if table.phase == Phase::Orders { ending::settle(table) } else { Ok(()) }
}

fn carry_out(table: &mut Table<'_>, by: Flag, order: &Order) -> Ruling<()> {
    match order {
        Order::Order(unit, task) => turns::order(table, *unit, *task)?,
        Order::Segment(ruler, heading) => sailing::segment(table, *ruler, *heading)?,
        Order::ComeAbout => sailing::come_about(table)?,
        Order::EndSailing => sailing::end_sailing(table)?,
        Order::LeaveFog(heading) => fog::leave_fog(table, *heading)?,
        Order::Fire(gun, target) => shooting::fire(table, *gun, *target)?,
        Order::Broadside(target) => broadsides::broadside(table, *target)?,
        Order::CeaseFire => shooting::cease(table),
        Order::Take(places) => exploring::take(table, places)?,
        Order::Leave => exploring::take(table, &[])?,
        Order::FreeExplore(unit) => exploring::explore_freely(table, *unit),
        Order::Ferry(card, from, to) => cargo::ferry(table, by, *card, *from, *to),
        Order::Transfer(pieces, from, to) => cargo::transfer(table, by, pieces, *from, *to)?,
        Order::Pivot(unit, heading) => pivots::pivot(table, *unit, *heading)?,
        Order::TakeInTow(unit, derelict) => towing::take(table, *unit, *derelict)?,
        Order::DropTow(unit) => bonds::drop(table, *unit),
        Order::DockTowed(unit, at, heading) => towing::dock_towed(table, *unit, *at, *heading)?,
        Order::Scuttle(unit) => sinking::scuttle(table, *unit)?,
        Order::UseWhirlpool(unit, to, at, heading) => whirling::use_whirlpool(table, *unit, *to, *at, *heading)?,
        Order::PlaceUnit(unit, at, heading) => weed::set_free(table, *unit, *at, *heading)?,
        Order::Embrace(kraken, unit) => krakens::embrace(table, *kraken, *unit),
        Order::NameTarget(kraken, unit) => calling::name_target(table, *kraken, *unit),
        Order::Use(card, word, on) => using::use_it(table, by, *card, *word, *on)?,
        Order::EndOrders => table.tell(Turns::PhaseBegan { phase: Phase::Closing }),
        Order::EndTurn => {
            table.tell(Turns::PhaseBegan { phase: Phase::Closing });
            turns::closing(table)?;
        }
        Order::Resign => {
            ending::resign(table, by)?;
            turns::pass(table);
        }
        Order::OfferDraw => ending::offer_draw(table, by)?,
        // These belong to other phases.
        Order::PlaceIsland(..) | Order::PlaceTerrain(..) | Order::FanOut | Order::BuildFort(..) => {}
    }
    Ok(())
}
