//! Shoot orders (PC-10): guns, targets, and shots one by one.

use super::abilities::{Ability, HIGHEST};
use super::contacts;
use super::dice;
use super::game::{Ruling, Table};
use super::happenings::{Guns, Turns};
use super::hits;
use super::ids::Name;
use super::orders::Gun;
use super::parley;
use super::printed::Cannon;
use super::refusals::{Checked, Objection, refuse, unless};
use super::running;
use super::sights;
use super::state::{Running, State, Unit};
use super::sums;
use super::wants::Why;
use super::words::{OrderKind, Ruler};

pub use super::sights::Line;

/// A die that shows this misses, whatever the bonuses (PC-10.12).
const MISS: u8 = 1;

/// The shots of this order: those of a Shoot order, or of a captain after the sailing (AB-32).
#[must_use]
pub fn shots(table: &State) -> Option<&Running> {
    table.running.as_ref().filter(|running| match running.kind {
        OrderKind::Shoot => true,
        OrderKind::Move => running.over && can(table, running.unit, &Ability::Captain),
        _ => false,
    })
}

/// Is nothing left of the running order but shots? Whatever else is ordered ends it then.
#[must_use]
pub fn may_be_cut_short(table: &State) -> bool {
    table.running.as_ref().is_some_and(|running| match running.kind {
        OrderKind::Shoot => true,
        OrderKind::Move => running.over,
        _ => false,
    })
}

/// May this unit be given a Shoot order, apart from what every order needs (PC-4.9, 4.10)? It asks also for the shots of a captain.
///
/// # Errors
/// The first objection.
pub fn may_shoot(table: &State, unit: Name) -> Checked {
    match table.unit(unit) {
        None => return Err(refuse("PC-4.3", Objection::NoSuch)),
        Some(Unit::Ship(ship)) => {
            unless(ship.waits, "PC-13.36", Objection::OffTable)?;
            unless(ship.lost.is_some(), "PC-16.4", Objection::Lost)?;
            unless(ship.is_derelict(), "PC-8.1", Objection::Derelict)?;
        }
        Some(Unit::Kraken(kraken)) => {
            unless(kraken.waits, "PC-13.36", Objection::OffTable)?;
            unless(kraken.lost.is_some(), "PC-16.4", Objection::Lost)?;
            unless(kraken.embraces.is_none(), "PC-14.11", Objection::KrakenShootsPreyOnly)?;
            unless(kraken.since == table.turn, "PC-14.10", Objection::EmbracedThisTurn)?;
        }
        Some(Unit::Fort(fort)) => {
            unless(fort.flags.iter().all(|(_, stands)| !stands), "PC-15.20", Objection::Abandoned)?;
        }
    }
    let targets = targets(table, unit);
    let guns = sights::guns(table, unit);
    let sweeps: &[bool] = if may_double(table, unit) { &[false, true] } else { &[false] };
    let reached = sweeps.iter().any(|doubled| {
        guns.iter()
            .any(|gun| targets.iter().any(|target| sights::look(table, unit, *gun, *target, *doubled).legal.is_ok()))
    });
    // A broadside reaches nothing that single shots do not reach, but a shielded target.
    unless(!reached, "PC-4.10", Objection::NoEffect { kind: OrderKind::Shoot })
}

/// Pieces that this unit may shoot at, as far as rules about targets go (PC-10.3, 10.4).
#[must_use]
pub fn targets(table: &State, unit: Name) -> Vec<Name> {
    let ships = table.ships.iter().map(|ship| ship.id).chain(table.krakens.iter().map(|kraken| kraken.id));
    let all = ships.chain(table.forts.iter().map(|fort| fort.id));
    all.filter(|target| sights::may_target(table, unit, *target).is_ok()).collect()
}

/// May the unit whose shots these are fire this gun at this target now?
///
/// # Errors
/// The first objection.
pub fn may_fire(table: &State, gun: Gun, target: Name) -> Checked {
    let Some(running) = shots(table) else { return Err(refuse("PC-10.1", Objection::NotNow)) };
    let unit = running.unit;
    unless(running.broadside, "PC-13.5", Objection::HasFired)?;
    let Some((_, cannon)) = sights::guns(table, unit).into_iter().find(|(own, _)| *own == gun) else {
        return Err(refuse("PC-10.1", Objection::NoSuchGun));
    };
    if running.fired.contains(&gun) {
        let again = running.again == Some((gun, target)) && second_try(table, unit).is_some();
        unless(!again, "PC-10.1", Objection::HasFired)?;
    }
    if let Some((_, word)) = running.loaded {
        let crew_only = word.word() == Ability::Stinkpot.word();
        let ship = table.ship(target).is_some();
        let rule = if crew_only { "AB-38" } else { "AB-37" };
        unless(!(ship || (!crew_only && table.kraken(target).is_some())), rule, Objection::BadTarget)?;
        unless(gun == Gun::Musket, rule, Objection::BadTarget)?;
        unless(!contacts::within_s(table, unit, target), rule, Objection::OutOfRange)?;
    }
    sights::look(table, unit, (gun, cannon), target, running.doubled).legal
}

/// May an ability be loaded before the next shot (AB-24, AB-37, AB-38)? Its word is `double_range`, `chainshot` or `stinkpot`.
///
/// # Errors
/// The first objection.
pub fn may_load(table: &State, unit: Name, card: Name, ability: Name) -> Checked {
    let Some(loads) = loads(ability) else { return Err(refuse("PC-4.5", Objection::NoSuchAbility)) };
    let rule = loads.rule().0;
    let Some(running) = shots(table).filter(|running| running.unit == unit) else {
        return Err(refuse(rule, Objection::OutOfMoment));
    };
    unless(!sums::could(table, unit).contains(&(card, loads.clone())), rule, Objection::NoSuchAbility)?;
    if loads == Ability::DoubleRange {
        unless(running.doubled, rule, Objection::UsedAlready)?;
        return unless(!running.fired.is_empty(), rule, Objection::OutOfMoment);
    }
    unless(running.loaded.is_some() || sums::was_used(table, unit, card, ability), "PC-12.9", Objection::UsedAlready)
}

/// Loads it; crew that does it is turned up.
pub fn load(table: &mut Table<'_>, unit: Name, card: Name, ability: Name) {
    sums::claim(table, unit, card);
    let doubled = loads(ability) == Some(Ability::DoubleRange);
    table.tell(Guns::GunLoaded { unit, card, ability, doubled });
}

fn loads(word: Name) -> Option<Ability> {
    let all = [Ability::DoubleRange, Ability::Chainshot, Ability::Stinkpot];
    all.into_iter().find(|ability| ability.word() == word.word())
}

/// Has this unit the ability, or crew face down that has it?
fn can(table: &State, unit: Name, ability: &Ability) -> bool {
    sums::could(table, unit).iter().any(|(_, own)| own == ability)
}

/// Could the ranges of the next Shoot order be doubled (AB-24)?
fn may_double(table: &State, unit: Name) -> bool {
    can(table, unit, &Ability::DoubleRange)
        && shots(table).is_none_or(|running| running.unit != unit || (!running.doubled && running.fired.is_empty()))
}

/// The card that lets a gun that missed fire again, and the word of its ability (AB-34, AB-53).
fn second_try(table: &State, unit: Name) -> Option<(Name, Name)> {
    let all = sums::could(table, unit).into_iter();
    let tries = all.filter(|(_, ability)| matches!(ability, Ability::Cannoneer | Ability::FortSecondTry));
    let named = tries.filter_map(|(card, ability)| Some((card, Name::try_from(ability.word()).ok()?)));
    named.into_iter().find(|(card, ability)| !sums::was_used(table, unit, *card, *ability))
}

/// The line from a gun to a target, with the ranges of the order that runs (PC-18.16).
#[must_use]
pub fn lines(table: &State, unit: Name, gun: Gun, target: Name) -> Line {
    let doubled = shots(table).is_some_and(|running| running.unit == unit && running.doubled);
    match sights::guns(table, unit).into_iter().find(|(own, _)| *own == gun) {
        Some(gun) => sights::look(table, unit, gun, target, doubled),
        None => Line { legal: Err(refuse("PC-10.1", Objection::NoSuchGun)), ..Line::default() },
    }
}

/// Turns up the captain whose shots these are (AB-32).
pub(super) fn claim_captain(table: &mut Table<'_>, unit: Name) {
    if table.running.as_ref().is_some_and(|running| running.kind == OrderKind::Move) {
        sums::claim_ability(table, unit, |ability| *ability == Ability::Captain);
    }
}

/// Fires one gun (PC-10.2).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn fire(table: &mut Table<'_>, gun: Gun, target: Name) -> Ruling<()> {
    let Some(running) = shots(table).cloned() else { return Ok(()) };
    let unit = running.unit;
    let Some((_, cannon)) = sights::guns(table, unit).into_iter().find(|(own, _)| *own == gun) else { return Ok(()) };
    claim_captain(table, unit);
    if gun == Gun::Musket {
        sums::claim_ability(table, unit, |ability| *ability == Ability::Musketeer);
    }
    if parley::called(table, target, unit)? {
        return Ok(());
    }
    let again = running.fired.contains(&gun);
    if let Some((card, ability)) = second_try(table, unit).filter(|_| again) {
        sums::claim(table, unit, card);
        table.tell(Turns::AbilityUsed { unit, card, ability });
    }
    if let Some((card, ability)) = running.loaded {
        table.tell(Turns::AbilityUsed { unit, card, ability });
    }
    let bonus = if gun == Gun::Musket { 0 } else { sums::attack_bonus(table, unit, target) };
    let face = dice::die(table, unit, Why::Attack { unit, target })?;
    table.tell(Guns::ShotFired { unit, gun, target, rank: cannon.rank, bonus, face });
    let doubled = running.doubled && gun != Gun::Musket;
    if !beats(face, bonus, cannon, doubled) || is_proof(table, unit, cannon, target) {
        table.tell(Guns::ShotMissed { unit, gun, target });
        return Ok(());
    }
    match running.loaded.and_then(|(_, word)| loads(word)) {
        Some(special) => hits::special(table, unit, gun, target, &special),
        None => hits::by_shot(table, unit, gun, target)?,
    }
    Ok(())
}

/// Does this face hit (PC-10.11, 10.12, AB-24)?
#[must_use]
pub fn beats(face: u8, bonus: i8, cannon: Cannon, doubled: bool) -> bool {
    if face == MISS {
        return false;
    }
    if doubled { face == HIGHEST } else { i16::from(face) + i16::from(bonus) > i16::from(cannon.rank) }
}

/// Guns that never hit this target, whatever the die (AB-23, AB-26).
fn is_proof(table: &State, unit: Name, cannon: Cannon, target: Name) -> bool {
    let long = cannon.range == Ruler::L && sums::has(table, target, |ability| *ability == Ability::LongShotProof);
    let fort = table.fort(unit).is_some() && sums::has(table, target, |ability| *ability == Ability::FortProof);
    long || fort
}

/// May the shots be ended? Where face-down crew might be a captain they may, even if none is one.
///
/// # Errors
/// There are none.
pub fn may_cease(table: &State) -> Checked {
    unless(!may_be_cut_short(table), "PC-10.1", Objection::NotNow)
}

/// Ends the shots, and the order with them.
pub fn cease(table: &mut Table<'_>) {
    running::over(table);
}
