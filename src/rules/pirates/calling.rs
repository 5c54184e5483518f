//! Davy Jones names the target of a kraken (PC-14.18).

use super::abilities::Ability;
use super::game::Table;
use super::happenings::Strongholds;
use super::ids::Name;
use super::orders::Task;
use super::refusals::{Checked, Objection, Refusal, refuse, unless};
use super::running;
use super::state::State;
use super::sums;
use super::turns;
use super::words::OrderKind;

/// The ship whose Move order names the target: Davy Jones is aboard, and she may be given one (PC-14.18).
fn caller(table: &State) -> Result<Name, Refusal> {
    let calls = |unit: Name| sums::could(table, unit).iter().any(|(_, ability)| *ability == Ability::KrakenCaller);
    let own = table.ships.iter().filter(|ship| ship.flag == table.to_move).map(|ship| ship.id);
    let mut objection = refuse("PC-14.18", Objection::NoCaller);
    for unit in own.filter(|unit| calls(*unit)) {
        match turns::may_order(table, unit, Task::Move) {
            Ok(()) => return Ok(unit),
            Err(why) => objection = why,
        }
    }
    Err(objection)
}

/// May Davy Jones name this ship for this kraken (PC-14.18)?
///
/// # Errors
/// The first objection.
pub fn may_name_target(table: &State, kraken: Name, unit: Name) -> Checked {
    let Some(beast) = table.kraken(kraken) else { return Err(refuse("PC-14.18", Objection::NoSuch)) };
    unless(beast.flag != table.to_move, "PC-4.3", Objection::NotYours)?;
    let Some(ship) = table.ship(unit) else { return Err(refuse("PC-14.18", Objection::NoSuch)) };
    unless(ship.flag == beast.flag, "PC-14.18", Objection::FriendlyTarget)?;
    unless(beast.target == Some(unit), "PC-14.19", Objection::UsedAlready)?;
    caller(table).map(|_| ())
}

/// Names it, by the Move order of the ship that carries the caller.
pub fn name_target(table: &mut Table<'_>, kraken: Name, unit: Name) {
    let Ok(ship) = caller(table) else { return };
    running::give(table, ship, OrderKind::Move);
    sums::claim_ability(table, ship, |ability| *ability == Ability::KrakenCaller);
    table.tell(Strongholds::TargetNamed { kraken, unit: Some(unit) });
    running::over(table);
}
