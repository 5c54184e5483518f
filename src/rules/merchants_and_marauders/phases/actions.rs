//! The actions of a turn, an order a run (MM-8, MM-9).

use super::port;
use crate::rules::kernel::Orders;
use crate::rules::merchants_and_marauders::battles;
use crate::rules::merchants_and_marauders::check;
use crate::rules::merchants_and_marauders::death;
use crate::rules::merchants_and_marauders::ending;
use crate::rules::merchants_and_marauders::game::{MerchantsAndMarauders, Ruling, Table};
use crate::rules::merchants_and_marauders::happenings::{Cards, Turns};
use crate::rules::merchants_and_marauders::hours::{Hour, Occasion};
use crate::rules::merchants_and_marauders::missions::{self, DeedDone};
use crate::rules::merchants_and_marauders::moving;
use crate::rules::merchants_and_marauders::occasions;
use crate::rules::merchants_and_marauders::orders::Order;
use crate::rules::merchants_and_marauders::proving;
use crate::rules::merchants_and_marauders::raids;
use crate::rules::merchants_and_marauders::state::{Phase, Side, Source, Target};
use crate::rules::merchants_and_marauders::trials;
use crate::rules::merchants_and_marauders::windows;
use crate::rules::merchants_and_marauders::words::{Colour, Skill, Test};

/// One order of the active player.
pub fn run(table: &mut Table<'_>, orders: &Orders<MerchantsAndMarauders>) -> Ruling<()> {
    ahead(table, orders);
    let by = table.active();
    match orders.get(&table.active) {
        Some(Order::Retire) => death::retire(table, by),
        Some(Order::Move(to)) => moving::go(table, by, *to)?,
        Some(Order::Scout(target)) => scout(table, by, *target)?,
        Some(Order::Port) => port::begin(table, by)?,
        Some(Order::Ashore) => land(table, by)?,
        Some(Order::EndTurn) => table.tell(Turns::PhaseBegan { phase: Phase::TurnEnd }),
        Some(order) => at_any_time(table, by, order)?,
        None => {}
    }
    bury(table, by);
    Ok(())
}

/// Claims, cards and things belong to the own turn, in port and out of it (MM-13.5, 22.3).
pub(super) fn at_any_time(table: &mut Table<'_>, by: Colour, order: &Order) -> Ruling<()> {
    let hour = check::hour(table);
    match order {
        Order::Claim => {
            ending::claim(table, by);
            Ok(())
        }
        Order::Play(card) => windows::speak(table, by, Source::Hand(*card), hour),
        Order::Use(source) => windows::speak(table, by, *source, hour),
        _ => Ok(()),
    }
}

/// Anybody may pass windows in advance (MM-28.5).
pub(super) fn ahead(table: &mut Table<'_>, orders: &Orders<MerchantsAndMarauders>) {
    for (seat, order) in orders {
        let by = table.at_seat(*seat).map(|player| player.colour);
        if let (Some(by), Order::Ahead(hour, ahead)) = (by, order) {
            table.tell(Cards::AheadSet { by, hour: Some(*hour), ahead: Some(*ahead) });
        }
    }
}

/// The turn of a captain who died is over (MM-8.12).
pub(super) fn bury(table: &mut Table<'_>, by: Colour) {
    if !lives(table, by) && matches!(table.phase, Phase::Actions | Phase::Port) {
        table.tell(Turns::PhaseBegan { phase: Phase::TurnEnd });
    }
}

fn lives(table: &Table<'_>, by: Colour) -> bool {
    table.player(by).is_some_and(|player| player.captain.is_some())
}

/// Looks for one target in the zone (MM-9.1 to 9.3).
fn scout(table: &mut Table<'_>, by: Colour, target: Target) -> Ruling<()> {
    let Some(zone) = table.player(by).and_then(|player| player.at.zone()) else { return Ok(()) };
    moving::spend(table, by, false);
    table.tell(Turns::ScoutBegan { by, target, zone });
    let test = match target {
        Target::Player(_) => Some(Test::ScoutPlayer),
        Target::Npc(_) => Some(Test::ScoutNpc),
        Target::Merchant => Some(Test::ScoutMerchant),
        Target::Mission => Some(Test::ScoutGoal),
        Target::Rumor => None,
    };
    let found = match test {
        Some(test) => trials::passes(table, by, test, Skill::Scouting)?,
        None => proving::prove(table, by)?,
    };
    if !found {
        return Ok(());
    }
    match target {
        Target::Player(other) => battles::fight(table, Side::Player(by), Side::Player(other))?,
        Target::Npc(npc) => battles::fight(table, Side::Player(by), Side::Npc(npc))?,
        Target::Merchant => raids::found(table, by)?,
        Target::Mission => missions::done(table, by, &DeedDone::Found(zone))?,
        Target::Rumor => {}
    }
    if lives(table, by) { occasions::open(table, &Occasion::of(Hour::Scouted, by)) } else { Ok(()) }
}

/// Lands from the zone that the mission names, and fights its garrison (T-9).
fn land(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    let Some((zone, leadership, crew)) = check::landing(table, by) else { return Ok(()) };
    moving::spend(table, by, false);
    if battles::ashore(table, by, leadership, crew)? {
        missions::done(table, by, &DeedDone::Landed(zone))?;
    }
    Ok(())
}
