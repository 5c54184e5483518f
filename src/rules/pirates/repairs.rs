//! Repair (PC-11): masts come back at home, or at sea by an ability, and tentacles of an Eternal kraken.

use super::abilities::Ability;
use super::bonds;
use super::contacts;
use super::game::{Ruling, Table};
use super::happenings::{Guns, Strongholds};
use super::ids::Name;
use super::refusals::{Checked, Objection, refuse, unless};
use super::state::{Ship, State, Unit};
use super::sums;
use super::words::{Keyword, OrderKind};

/// May this unit be given a Repair order now, apart from what every order needs?
///
/// # Errors
/// The first objection.
pub fn may_repair(table: &State, unit: Name) -> Checked {
    let whole = Objection::NoEffect { kind: OrderKind::Repair };
    match table.unit(unit) {
        None => Err(refuse("PC-4.3", Objection::NoSuch)),
        Some(Unit::Ship(ship)) => {
            unless(ship.waits, "PC-13.36", Objection::OffTable)?;
            unless(!at_home(table, ship) && !by_hand(table, unit), "PC-11.2", Objection::NotAtOwnHome)?;
            unless(ship.standing() == ship.full(), "PC-4.10", whole)
        }
        Some(Unit::Kraken(kraken)) => {
            let kind = OrderKind::Repair;
            unless(kraken.waits, "PC-13.36", Objection::OffTable)?;
            unless(!sums::keyword(table, unit, Keyword::Eternal), "PC-14.3", Objection::NoSuchOrder { kind })?;
            let homes = table.islands.iter().filter(|island| island.home == Some(kraken.flag));
            let touches = homes.into_iter().any(|island| contacts::touching(table, unit, island.id));
            unless(!touches, "PC-14.17", Objection::NotAtOwnHome)?;
            unless(kraken.tentacles.iter().all(|stands| *stands), "PC-4.10", whole)
        }
        Some(Unit::Fort(_)) => Err(refuse("PC-11.5", Objection::NoSuchOrder { kind: OrderKind::Repair })),
    }
}

/// Is she docked at her controller's home island (PC-11.2)?
fn at_home(table: &State, ship: &Ship) -> bool {
    let island = ship.docked.and_then(|island| table.island(island));
    island.is_some_and(|island| island.home == Some(ship.flag))
}

/// Can she be repaired anywhere (AB-20)?
fn by_hand(table: &State, unit: Name) -> bool {
    sums::could(table, unit).iter().any(|(_, ability)| *ability == Ability::FieldRepair)
}

/// May this mast or tentacle, counted from 1, be put back?
///
/// # Errors
/// The first objection.
pub fn may_mend(table: &State, unit: Name, mast: u8) -> Checked {
    may_repair(table, unit)?;
    let standing = match table.unit(unit) {
        Some(Unit::Ship(ship)) => &ship.masts,
        Some(Unit::Kraken(kraken)) => &kraken.tentacles,
        _ => return Err(refuse("PC-11.5", Objection::NoSuchOrder { kind: OrderKind::Repair })),
    };
    match usize::from(mast).checked_sub(1).and_then(|at| standing.get(at)) {
        None => Err(refuse("PC-11.4", Objection::NotThere)),
        Some(stands) => unless(*stands, "PC-11.4", Objection::MastStands),
    }
}

/// Puts back one mast or tentacle (PC-11.1). Crew that makes it possible at sea is turned up, and a tow ends (PC-8.20).
///
/// # Errors
/// Stops where the match ends.
pub fn mend(table: &mut Table<'_>, unit: Name, mast: u8) -> Ruling<()> {
    let Some(ship) = table.ship(unit).cloned() else {
        table.tell(Strongholds::TentacleGrown { unit, tentacle: mast });
        return Ok(());
    };
    if !at_home(table, &ship) {
        sums::claim_ability(table, unit, |ability| *ability == Ability::FieldRepair);
    }
    table.tell(Guns::MastRepaired { unit, mast });
    bonds::part(table, unit);
    Ok(())
}
