//! A Port action: activities and steps, an order a run (MM-10).

use super::actions;
use crate::rules::kernel::Orders;
use crate::rules::merchants_and_marauders::game::{MerchantsAndMarauders, Ruling, Table};
use crate::rules::merchants_and_marauders::happenings::{Ships, Turns};
use crate::rules::merchants_and_marauders::market;
use crate::rules::merchants_and_marauders::missions::{self, DeedDone};
use crate::rules::merchants_and_marauders::moving;
use crate::rules::merchants_and_marauders::orders::Order;
use crate::rules::merchants_and_marauders::proving;
use crate::rules::merchants_and_marauders::purse;
use crate::rules::merchants_and_marauders::rumors;
use crate::rules::merchants_and_marauders::state::{Activity, Phase};
use crate::rules::merchants_and_marauders::words::Colour;
use crate::rules::merchants_and_marauders::yard;

/// The Port action begins: a face-down token is turned up, and a mission that asked for it is done (MM-10.2, T-9).
pub(super) fn begin(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    let Some(port) = table.player(by).and_then(|player| player.at.zone()) else { return Ok(()) };
    moving::spend(table, by, false);
    table.tell(Turns::PortBegan { by, port });
    table.tell(Turns::PhaseBegan { phase: Phase::Port });
    if let Some(yard) = table.yards.get(&port).copied().filter(|yard| !yard.open) {
        table.tell(Ships::YardTurnedUp { port, fitting: yard.kind });
    }
    missions::done(table, by, &DeedDone::Port(port))
}

/// One order of the active player.
pub fn run(table: &mut Table<'_>, orders: &Orders<MerchantsAndMarauders>) -> Ruling<()> {
    actions::ahead(table, orders);
    let by = table.active();
    match orders.get(&table.active) {
        Some(Order::Sell(cards)) => market::sell(table, by, cards)?,
        Some(Order::Buy) => market::buy(table, by)?,
        Some(Order::BuyShip(kind)) => yard::buy_ship(table, by, *kind)?,
        Some(Order::Repair(location, points)) => yard::repair(table, by, *location, *points),
        Some(Order::Restore) => yard::restore(table, by),
        Some(Order::BuyWeapon(weapon)) => yard::buy_weapon(table, by, *weapon),
        Some(Order::SellWeapon(weapon)) => yard::sell_weapon(table, by, *weapon),
        Some(Order::BuyModification) => yard::buy_modification(table, by),
        Some(Order::Recruit) => yard::recruit(table, by)?,
        Some(Order::AskForRumors) => rumors::ask(table, by)?,
        Some(Order::ClaimMission(card)) => missions::claim(table, by, *card)?,
        Some(Order::Stash(gold)) => {
            open_chest(table, by);
            purse::hide(table, by, *gold);
        }
        Some(Order::Fetch(gold)) => {
            open_chest(table, by);
            purse::fetch(table, by, *gold);
        }
        Some(Order::Prove) => prove(table, by)?,
        Some(Order::Deliver) => missions::deliver(table, by)?,
        Some(Order::LeavePort) => {
            table.tell(Turns::PortEnded { by });
            table.tell(Turns::PhaseBegan { phase: Phase::Actions });
        }
        Some(order) => actions::at_any_time(table, by, order)?,
        None => {}
    }
    actions::bury(table, by);
    Ok(())
}

/// Hiding and fetching gold is one activity, as long as no other begins (MM-10.41).
fn open_chest(table: &mut Table<'_>, by: Colour) {
    if table.turn.activities.last() != Some(&Activity::Stash) {
        table.tell(Turns::ActivityBegan { by, activity: Activity::Stash });
    }
}

/// The rumor of this port is tried as a step between activities (MM-10.34).
fn prove(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    if let Some((card, _)) = rumors::of(table, by) {
        table.tell(Turns::StepTaken { by, card });
        proving::prove(table, by)?;
    }
    Ok(())
}
