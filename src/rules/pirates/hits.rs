//! Hits, and the masts, tentacles and flags that they take (PC-10.14 to 10.17).

use super::abilities::{Ability, Charm};
use super::bonds;
use super::causes::{Cause, Doom};
use super::dice;
use super::forts;
use super::game::{Ruling, Table};
use super::happenings::{Guns, Turns};
use super::ids::Name;
use super::krakens;
use super::losses::{self, Way};
use super::orders::{Gun, Piece};
use super::sights;
use super::sinking;
use super::state::{Ship, State, Unit};
use super::sums;
use super::wants::{Choice, Why};
use super::words::Flag;

/// A shot has hit: the target loses what it must, by the abilities of the shooter as well.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn by_shot(table: &mut Table<'_>, unit: Name, gun: Gun, target: Name) -> Ruling<()> {
    strike(table, unit, gun, target, true)
}

/// A gun of a broadside has hit: no ability of the shooter changes it (PC-13.5 d).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn by_broadside(table: &mut Table<'_>, unit: Name, gun: Gun, target: Name) -> Ruling<()> {
    strike(table, unit, gun, target, false)
}

/// Chain or smoke has hit: nothing falls, but the target is held, or its crew cannot work (AB-37, AB-38).
pub fn special(table: &mut Table<'_>, unit: Name, gun: Gun, target: Name, ability: &Ability) {
    let shrugged = shrugs(table, target);
    table.tell(Guns::ShotHit { unit, gun, target });
    if shrugged {
        table.tell(Guns::HitShrugged { unit: target });
    } else if !sights::is_shielded(table, target) {
        if *ability == Ability::Chainshot {
            table.tell(Guns::Chained { unit: target });
        } else {
            table.tell(Guns::Smoked { unit: target });
        }
    }
}

fn strike(table: &mut Table<'_>, unit: Name, gun: Gun, target: Name, able: bool) -> Ruling<()> {
    let cause = Cause::Shot(unit);
    let shrugged = shrugs(table, target);
    table.tell(Guns::ShotHit { unit, gun, target });
    let Some((by, own)) = table.unit(unit).zip(table.unit(target)).map(|(one, other)| (one.flag(), other.flag()))
    else {
        return Ok(());
    };
    let works = |table: &State, ability: &Ability| {
        able && !sights::is_shielded(table, target) && sums::has(table, unit, |own| own == ability)
    };
    let chooser = if works(table, &Ability::PickMast) { by } else { own };
    let twice = works(table, &Ability::DoubleMast);
    match table.unit(target) {
        None => Ok(()),
        Some(Unit::Fort(_)) => forts::flag_lost(table, target, cause),
        Some(Unit::Kraken(_)) => {
            for _ in 0..if twice { 2 } else { 1 } {
                krakens::tentacle_lost(table, target, chooser, cause)?;
            }
            Ok(())
        }
        Some(Unit::Ship(ship)) if ship.is_derelict() => sinking::sink(table, target, Doom::Shot(unit)),
        Some(Unit::Ship(_)) if shrugged => {
            table.tell(Guns::HitShrugged { unit: target });
            Ok(())
        }
        Some(Unit::Ship(ship)) => {
            let powder = charmed(table, ship, |charm| *charm == Charm::NextHitDouble);
            if let Some(card) = powder {
                table.tell(Guns::PowderBlew { unit: target, card });
            }
            for _ in 0..if twice || powder.is_some() { 2 } else { 1 } {
                mast_lost(table, target, chooser, cause)?;
            }
            if able {
                crew_falls(table, unit, target, by)?;
            }
            Ok(())
        }
    }
}

/// Has the first hit of this turn no effect (AB-16)?
fn shrugs(table: &State, target: Name) -> bool {
    let whole = |ship: &Ship| !ship.plight.hit && ship.standing() == ship.full();
    table.ship(target).is_some_and(whole) && sums::has(table, target, |ability| *ability == Ability::ShrugFirstHit)
}

/// A treasure aboard that does this.
fn charmed(table: &State, ship: &Ship, wanted: impl Fn(&Charm) -> bool) -> Option<Name> {
    let does = |card: Name| table.pack.unique(card).is_some_and(|unique| unique.charms.iter().any(&wanted));
    ship.uniques.iter().filter(|treasure| treasure.up).map(|treasure| treasure.card).find(|card| does(*card))
}

/// A hit may cost crew or a coin as well (AB-28, AB-54).
fn crew_falls(table: &mut Table<'_>, unit: Name, target: Name, by: Flag) -> Ruling<()> {
    if sights::is_shielded(table, target) {
        return Ok(());
    }
    let named = |ability: &Ability| Name::try_from(ability.word()).unwrap_or_default();
    let all = sums::working(table, unit);
    let sharp = all.iter().find(|(card, ability)| {
        *ability == Ability::Sharpshooter && !sums::was_used(table, unit, *card, named(ability))
    });
    if let Some((card, ability)) = sharp
        && table.ship(target).is_some_and(|ship| !ship.crew.is_empty())
    {
        table.tell(Turns::AbilityUsed { unit, card: *card, ability: named(ability) });
        losses::lose_crew(table, target, Way::By(by))?;
    }
    let spill = all.iter().find(|(_, ability)| *ability == Ability::FortSpill).map(|(card, _)| *card);
    let laden = table.ship(target).is_some_and(|ship| !ship.crew.is_empty() || !ship.coins.is_empty());
    if let Some(card) = spill.filter(|_| laden) {
        let wish = vec![Choice::Use, Choice::Nothing];
        if table.choose(table.seat(by), wish, Why::MayUse { card })? == Some(Choice::Use) {
            spilled(table, target, by)?;
        }
    }
    Ok(())
}

/// The controller chooses a crew or a coin that is lost (AB-54, PC-12.11).
fn spilled(table: &mut Table<'_>, unit: Name, by: Flag) -> Ruling<()> {
    let Some(ship) = table.ship(unit) else { return Ok(()) };
    let own = ship.flag;
    let coins = (0..).zip(&ship.coins).map(|(at, _)| Choice::Piece(Piece::Coin(at)));
    let options = losses::crew_choices(ship).into_iter().chain(coins).collect();
    match table.choose(table.seat(own), options, Why::Loss { unit })? {
        Some(Choice::Piece(Piece::Crew(card))) => losses::eliminate(table, unit, card, Way::By(by)),
        Some(Choice::Piece(Piece::Coin(at))) => {
            coin_lost(table, unit, at);
            Ok(())
        }
        _ => Ok(()),
    }
}

/// A coin aboard is lost from the game; its place is counted from 0.
pub fn coin_lost(table: &mut Table<'_>, unit: Name, place: u8) {
    let Some(ship) = table.ship(unit) else { return };
    let Some(coin) = ship.coins.get(usize::from(place)) else { return };
    table.tell(Guns::CoinLost { unit, of: ship.flag, place, up: coin.up, value: Some(coin.value) });
}

/// A ship loses a mast, or a kraken a tentacle; `chooser` says which. Without a mast she becomes a derelict, and a kraken without a
/// tentacle dies.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn mast_lost(table: &mut Table<'_>, unit: Name, chooser: Flag, cause: Cause) -> Ruling<()> {
    if table.kraken(unit).is_some() {
        return krakens::tentacle_lost(table, unit, chooser, cause);
    }
    let Some(ship) = table.ship(unit).filter(|ship| !ship.is_derelict()).cloned() else { return Ok(()) };
    if saved(table, &ship)? {
        return Ok(());
    }
    let masts = (1..).zip(&ship.masts).filter(|(_, stands)| **stands);
    let options = masts.map(|(mast, _)| Choice::Mast(mast)).collect();
    let chosen = table.choose(table.seat(chooser), options, Why::Loss { unit })?;
    let Some(Choice::Mast(mast)) = chosen else { return Ok(()) };
    fell(table, unit, mast, cause);
    Ok(())
}

/// A ship loses this mast, unless a treasure saves it.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn this_mast_lost(table: &mut Table<'_>, unit: Name, mast: u8, cause: Cause) -> Ruling<()> {
    let Some(ship) = table.ship(unit).cloned() else { return Ok(()) };
    if !saved(table, &ship)? {
        fell(table, unit, mast, cause);
    }
    Ok(())
}

fn fell(table: &mut Table<'_>, unit: Name, mast: u8, cause: Cause) {
    table.tell(Guns::MastLost { unit, mast, cause });
    if table.ship(unit).is_some_and(Ship::is_derelict) {
        table.tell(Guns::BecameDerelict { unit });
        bonds::drop(table, unit);
    }
}

/// A treasure may save a mast (UT-18).
fn saved(table: &mut Table<'_>, ship: &Ship) -> Ruling<bool> {
    let cat = charmed(table, ship, |charm| matches!(charm, Charm::MastSaved(_)));
    let Some(card) = cat else { return Ok(false) };
    let seat = table.seat(ship.flag);
    if table.choose(seat, vec![Choice::Use, Choice::Nothing], Why::MayUse { card })? != Some(Choice::Use) {
        return Ok(false);
    }
    let charms = table.pack.unique(card).map(|unique| unique.charms.clone()).unwrap_or_default();
    let from = charms.iter().find_map(|charm| if let Charm::MastSaved(from) = charm { Some(*from) } else { None });
    let face = dice::die(table, ship.id, Why::Treasure { card })?;
    let kept = from.is_some_and(|from| face >= from);
    table.tell(Guns::MastSaved { unit: ship.id, card, face, kept });
    Ok(kept)
}

/// The ship that holds a pinned one loses a crew, and a mast if the card says so (AB-25); once per turn.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn thorn(table: &mut Table<'_>, pinned: Name, holder: Name) -> Ruling<()> {
    let thorns = |(card, ability): (Name, Ability)| match ability {
        Ability::Thorn { mast } => Some((card, mast, Name::try_from(ability.word()).ok()?)),
        _ => None,
    };
    let all = sums::working(table, pinned).into_iter().filter_map(thorns);
    let fresh = all.into_iter().find(|(card, _, word)| !sums::was_used(table, pinned, *card, *word));
    let flags = table.unit(pinned).zip(table.unit(holder)).map(|(one, other)| (one.flag(), other.flag()));
    let (Some((card, mast, ability)), Some((by, own))) = (fresh, flags) else { return Ok(()) };
    if sights::is_shielded(table, holder) {
        return Ok(());
    }
    table.tell(Turns::AbilityUsed { unit: pinned, card, ability });
    losses::lose_crew(table, holder, Way::By(by))?;
    if mast { mast_lost(table, holder, own, Cause::Thorn(pinned)) } else { Ok(()) }
}
