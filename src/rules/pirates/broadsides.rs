//! Broadsides (PC-13.5): every gun at one target within S, without a roll.

use super::causes::Cause;
use super::game::{Ruling, Table};
use super::happenings::Guns;
use super::hits;
use super::ids::Name;
use super::options::BroadsideOption;
use super::orders::Gun;
use super::parley;
use super::printed::Cannon;
use super::refusals::{Checked, Objection, refuse, unless};
use super::shooting;
use super::sights;
use super::state::State;
use super::sums;
use super::wants::Why;
use super::words::{Keyword, Ruler};
use crate::rules::kernel::ThrowRequest;

/// May the unit that shoots make a broadside at this target?
///
/// # Errors
/// The first objection.
pub fn may_broadside(table: &State, target: Name) -> Checked {
    let Some(running) = shooting::shots(table) else { return Err(refuse("PC-13.5", Objection::NotNow)) };
    let unit = running.unit;
    let fresh = running.fired.is_empty() && !running.broadside && running.loaded.is_none() && !running.doubled;
    unless(!fresh || table.ship(unit).is_none(), "PC-13.5", Objection::NoBroadside)?;
    unless(
        sums::keyword_card(table, unit, Keyword::BroadsidesAttack, true).is_none(),
        "PC-13.5",
        Objection::NoBroadside,
    )?;
    sights::may_target(table, unit, target)?;
    unless(sights::is_shielded(table, target), "UT-13", Objection::ProtectedTarget)?;
    unless(battery(table, unit, target).is_empty(), "PC-13.5", Objection::BroadsideReachesNothing)
}

/// Masts that have the target in range S and in sight; a musketeer is another ability (PC-13.5 b, d).
#[must_use]
pub fn battery(table: &State, unit: Name, target: Name) -> Vec<(Gun, Cannon)> {
    let masts = sights::guns(table, unit).into_iter().filter(|(gun, _)| matches!(gun, Gun::Mast(_)));
    let short = masts.map(|(gun, cannon)| (gun, Cannon { range: Ruler::S, ..cannon }));
    short.filter(|gun| sights::look(table, unit, *gun, target, false).legal.is_ok()).collect()
}

/// Makes it; the order is over with it.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn broadside(table: &mut Table<'_>, target: Name) -> Ruling<()> {
    let Some(unit) = shooting::shots(table).map(|running| running.unit) else { return Ok(()) };
    let Some(own) = table.ship(unit).map(|ship| ship.flag) else { return Ok(()) };
    shooting::claim_captain(table, unit);
    if !sums::keyword(table, unit, Keyword::BroadsidesAttack)
        && let Some(card) = sums::keyword_card(table, unit, Keyword::BroadsidesAttack, true)
    {
        sums::claim(table, unit, card);
    }
    if parley::called(table, target, unit)? {
        return Ok(());
    }
    let mut guns = battery(table, unit, target);
    let english = table.options.broadside == BroadsideOption::English;
    let face = if english {
        // No ability touches this die, so that it is never thrown again (PC-13.5 d).
        let thrown = table.throw(table.seat(own), ThrowRequest::dice(1, 6), Why::Attack { unit, target })?;
        let face = thrown.faces().next().unwrap_or_default();
        guns.retain(|(_, cannon)| shooting::beats(face, 0, *cannon, false));
        Some(face)
    } else {
        None
    };
    let guns: Vec<Gun> = guns.into_iter().map(|(gun, _)| gun).collect();
    table.tell(Guns::Broadside { unit, target, guns: guns.clone(), face });
    // The English edition adds one hit on the target, ours one on the ship herself (G-20).
    let more = guns.first().copied().filter(|_| english);
    for gun in guns.iter().copied().chain(more) {
        if sights::may_target(table, unit, target).is_ok() {
            hits::by_broadside(table, unit, gun, target)?;
        }
    }
    if !english {
        hits::mast_lost(table, unit, own, Cause::Recoil)?;
    }
    shooting::cease(table);
    Ok(())
}
