//! Reefs, the Sargasso Sea and whirlpools under a hull (PC-16). Fog has a file of its own.

use super::banks;
use super::bonds;
use super::causes::{Cause, Doom};
use super::contacts;
use super::dice;
use super::game::{Ruling, Table};
use super::happenings::{Sailing, Seas};
use super::hits;
use super::ids::Name;
use super::places;
use super::sinking;
use super::state::Ship;
use super::wants::{Choice, Why};
use super::whirlpools;
use super::words::TerrainKind;
use crate::rules::plane::{self, Mm, Shape};

/// A unit has entered terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    SailsOn,
    Stops,
    /// She sank, or went home.
    Gone,
}

fn stopped(table: &mut Table<'_>, unit: Name, by: Name, under_way: Option<Mm>) {
    if let Some(t) = under_way {
        table.tell(Sailing::Stopped { unit, t, by: Some(by) });
    }
}

/// A unit comes upon terrain, after this much of a segment or by being laid there (PC-16.2).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn enter(table: &mut Table<'_>, unit: Name, id: Name, under_way: Option<Mm>) -> Ruling<Entry> {
    let Some(kind) = places::terrain(table, id).map(|terrain| terrain.kind) else { return Ok(Entry::SailsOn) };
    match kind {
        TerrainKind::Fog => {
            stopped(table, unit, id, under_way);
            banks::lose(table, unit, id);
            Ok(Entry::Stops)
        }
        TerrainKind::Reef => reef(table, unit, id, under_way),
        TerrainKind::Sargasso => weed(table, unit, id, under_way),
        TerrainKind::Whirlpool => match under_way {
            Some(t) => at_whirlpool(table, unit, id, t),
            None => Ok(Entry::SailsOn),
        },
    }
}

/// The factor of a reef is rolled once a turn; she loses as many masts as it is below her full count (PC-16.11, 16.13, 16.14).
fn reef(table: &mut Table<'_>, unit: Name, id: Name, under_way: Option<Mm>) -> Ruling<Entry> {
    let Some(ship) = table.ship(unit) else { return Ok(Entry::SailsOn) };
    let (flag, full, standing) = (ship.flag, ship.full(), ship.standing());
    let known = places::terrain(table, id).and_then(|reef| reef.factor);
    let factor = if let Some(factor) = known {
        factor
    } else {
        let face = dice::die(table, unit, Why::Reef { unit, reef: id })?;
        table.tell(Seas::ReefRolled { unit, reef: id, face });
        face
    };
    let losses = full.saturating_sub(factor);
    if losses == 0 {
        return Ok(Entry::SailsOn);
    }
    if losses > standing {
        stopped(table, unit, id, under_way);
        sinking::sink(table, unit, Doom::Reef)?;
        return Ok(Entry::Gone);
    }
    for _ in 0..losses {
        hits::mast_lost(table, unit, flag, Cause::Reef(id))?;
    }
    if table.ship(unit).is_some_and(Ship::is_derelict) {
        stopped(table, unit, id, under_way);
        return Ok(Entry::Stops);
    }
    Ok(Entry::SailsOn)
}

/// The factor of the Sargasso Sea entangles ships with fewer masts on their cards (PC-16.16, 16.17).
fn weed(table: &mut Table<'_>, unit: Name, id: Name, under_way: Option<Mm>) -> Ruling<Entry> {
    let Some(full) = table.ship(unit).map(Ship::full) else { return Ok(Entry::SailsOn) };
    let known = places::terrain(table, id).and_then(|sea| sea.factor);
    let factor = if let Some(factor) = known {
        factor
    } else {
        let face = dice::die(table, unit, Why::Sargasso { unit, sea: id })?;
        table.tell(Seas::SargassoRolled { unit, sea: id, face });
        face
    };
    if factor <= full {
        return Ok(Entry::SailsOn);
    }
    stopped(table, unit, id, under_way);
    // An entangled ship is not towed (PC-8.18).
    if let Some(tower) = table.tower_of(unit).map(|tower| tower.id) {
        bonds::drop(table, tower);
    }
    table.tell(Seas::Entangled { unit, sea: id });
    Ok(Entry::Stops)
}

/// At first contact with a whirlpool she may stop to use it (PC-16.21).
fn at_whirlpool(table: &mut Table<'_>, unit: Name, id: Name, t: Mm) -> Ruling<Entry> {
    let leads = places::whirlpools(table).any(|other| other != id && whirlpools::arrival(table, unit, other).is_some());
    let Some(flag) = table.unit(unit).map(|unit| unit.flag()).filter(|_| leads && !whirlpools::is_whirled(table, unit))
    else {
        return Ok(Entry::SailsOn);
    };
    let used = table.choose(table.seat(flag), vec![Choice::Use, Choice::Nothing], Why::MayUse { card: id })?;
    if used != Some(Choice::Use) {
        return Ok(Entry::SailsOn);
    }
    stopped(table, unit, id, Some(t));
    table.tell(Seas::StoppedToWhirl { unit, whirlpool: id });
    Ok(Entry::Stops)
}

/// A hull was laid down: it enters whatever it meets now and did not meet before (PC-16.2).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn laid(table: &mut Table<'_>, unit: Name, before: Option<&Shape>, ignores: bool) -> Ruling<()> {
    laid_but(table, unit, before, None, ignores)
}

/// The same, but for the terrain that has just let it go (PC-16.8, 16.19).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn laid_but(
    table: &mut Table<'_>,
    unit: Name,
    before: Option<&Shape>,
    except: Option<Name>,
    ignores: bool,
) -> Ruling<()> {
    let Some(outline) = contacts::outline(table, unit).filter(|_| !ignores) else { return Ok(()) };
    let met =
        |shape: &Shape| plane::meets(&outline, shape) && !before.is_some_and(|before| plane::meets(before, shape));
    let entered = table.terrain.iter().filter(|terrain| Some(terrain.id) != except && met(&terrain.shape));
    let mut entered: Vec<(bool, Name)> = entered.map(|own| (own.kind != TerrainKind::Fog, own.id)).collect();
    // Fog takes the whole piece at once (PC-16.3); the rest in the sequence of names.
    entered.sort_unstable();
    for (_, id) in entered {
        if enter(table, unit, id, None)? != Entry::SailsOn {
            break;
        }
    }
    Ok(())
}
