//! Home islands are chosen by the next player, and units are placed there before the next home is chosen (PC-3.12 to
//! 3.15, PC-26.5).

use crate::rules::kernel::Orders;
use crate::rules::pirates::berths;
use crate::rules::pirates::game::{Pirates, Ruling, Table};
use crate::rules::pirates::happenings::{SettingOut, Turns};
use crate::rules::pirates::orders::Order;
use crate::rules::pirates::wants::{Choice, Why};
use crate::rules::pirates::words::Flag;
use crate::rules::plane::Pose;

/// A home is chosen, or units are placed at it.
pub fn run(table: &mut Table<'_>, orders: &Orders<Pirates>) -> Ruling<()> {
    if let Some(of) = berths::homeless(table) {
        choose(table, of)?;
    } else if let Some(by) = berths::awaited(table) {
        match orders.get(&table.seat(by)) {
            Some(Order::PlaceUnit(unit, at, heading)) => {
                let pose = Pose::new(*at, *heading);
                let home = berths::home_of(table, by);
                home.into_iter()
                    .for_each(|island| table.tell(SettingOut::UnitPlaced { by, unit: *unit, island, pose }));
            }
            Some(Order::FanOut) => fan_out(table, by),
            _ => {}
        }
    }
    let phase = berths::next_phase(table);
    if phase != table.phase {
        table.tell(Turns::PhaseBegan { phase });
    }
    Ok(())
}

/// The next player in turn sequence chooses an island that is nobody's home.
fn choose(table: &mut Table<'_>, of: Flag) -> Ruling<()> {
    let by = table.after(of);
    let free = table.islands.iter().filter(|island| island.home.is_none());
    let options = free.map(|island| Choice::Island(island.id)).collect();
    if let Some(Choice::Island(island)) = table.choose(table.seat(by), options, Why::Home { of })? {
        table.tell(SettingOut::HomeChosen { by, of, island });
    }
    Ok(())
}

/// All units that are left lie down at even spacing; one without a place waits (PC-13.36).
fn fan_out(table: &mut Table<'_>, by: Flag) {
    let Some(island) = berths::home_of(table, by) else { return };
    for (unit, pose) in berths::fan_out(table, by) {
        table.tell(SettingOut::UnitPlaced { by, unit, island, pose });
    }
    let left = table.player(by).map(|player| player.to_place.clone()).unwrap_or_default();
    for unit in left {
        table.tell(SettingOut::UnitWaits { by, unit });
    }
}
