//! Ships that sink, are scuttled, or come home instead (PC-8, PC-13.1, PC-13.36).

use super::abilities::Charm;
use super::berths;
use super::bonds;
use super::causes::Doom;
use super::dice;
use super::docking;
use super::ending;
use super::game::{Ruling, Table};
use super::happenings::{Guns, Strongholds};
use super::held;
use super::ids::Name;
use super::losses::{self, Way};
use super::refusals::{Checked, Objection, refuse, unless};
use super::state::{Coin, Ship, State, Unit, Wreck};
use super::sums;
use super::wants::Why;
use super::words::{Flag, Keyword};

/// Dice from this face on let a scuttled ship go down (PC-8.8).
const GOES_DOWN: u8 = 5;

/// A ship sinks (PC-8.4): a treasure saves her, or crew, treasure and ship go in this sequence.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn sink(table: &mut Table<'_>, unit: Name, cause: Doom) -> Ruling<()> {
    let Some(ship) = table.ship(unit).cloned() else { return Ok(()) };
    if let Some(card) = saved_by(table, &ship) {
        let_go(table, unit);
        table.tell(Guns::SavedFromSea { unit, card });
        return come_home(table, unit);
    }
    let by = match cause {
        Doom::Shot(by) => table.unit(by).map(|unit| unit.flag()).filter(|by| *by != ship.flag),
        Doom::Reef | Doom::Scuttled => None,
    };
    let kept = sums::keyword(table, unit, Keyword::Eternal);
    if !kept {
        losses::purge(table, unit, Way::Sinking(by))?;
    }
    let_go(table, unit);
    if let Some(by) = by {
        split(table, unit, by, ship.flag)?;
    }
    for kraken in
        table.krakens.iter().filter(|kraken| kraken.target == Some(unit)).map(|kraken| kraken.id).collect::<Vec<_>>()
    {
        table.tell(Strongholds::TargetNamed { kraken, unit: None });
    }
    table.tell(Guns::Sunk { unit, cause, kept });
    if cause == Doom::Reef && !kept {
        table.tell(Guns::WreckOnReef { wreck: Wreck { id: unit, masts: ship.full(), pose: ship.pose } });
    }
    ending::settle(table)?;
    if kept { come_home(table, unit) } else { Ok(()) }
}

/// The treasure aboard that saves a ship from sinking (UT-08).
fn saved_by(table: &State, ship: &Ship) -> Option<Name> {
    let saves =
        |card: Name| table.pack.unique(card).is_some_and(|unique| unique.charms.contains(&Charm::SavedFromSinking));
    ship.uniques.iter().map(|treasure| treasure.card).find(|card| saves(*card))
}

/// Krakens let go of the ship, and tows end.
fn let_go(table: &mut Table<'_>, unit: Name) {
    if let Some(kraken) = table.embraced_by(unit).map(|kraken| kraken.id) {
        bonds::release(table, kraken);
    }
    bonds::part(table, unit);
}

/// Ordinary coins are dealt one at a time, first to the player who sank the ship (PC-8.5, 8.6).
fn split(table: &mut Table<'_>, unit: Name, by: Flag, own: Flag) -> Ruling<()> {
    let coins: Vec<Coin> = table.ship(unit).map(|ship| ship.coins.clone()).unwrap_or_default();
    let count = u16::try_from(coins.len()).unwrap_or(u16::MAX);
    if count == 0 {
        return Ok(());
    }
    let order = if count > 1 { table.shuffle(count, Why::Split { unit })? } else { vec![0] };
    let dealt = order.iter().filter_map(|at| coins.get(usize::from(*at)).copied());
    let (to_by, to_own): (Vec<_>, Vec<_>) = (0..).zip(dealt).partition(|(at, _)| at % 2 == 0);
    let banked = |share: Vec<(u16, Coin)>| share.into_iter().map(|(_, coin)| Coin { up: true, ..coin }).collect();
    table.tell(Guns::CoinsSplit { unit, by, own, to_by: banked(to_by), to_own: banked(to_own) });
    Ok(())
}

/// Puts a ship or a kraken at the home island of its controller, or lets it wait off the table (PC-13.36).
///
/// # Errors
/// Stops where the match ends.
pub fn come_home(table: &mut Table<'_>, unit: Name) -> Ruling<()> {
    let Some(flag) = table.unit(unit).map(|unit| unit.flag()) else { return Ok(()) };
    let home = table.islands.iter().find(|island| island.home == Some(flag)).map(|island| island.id);
    let place = home.and_then(|island| Some((island, berths::home_pose(table, unit, island)?)));
    match (table.ship(unit).is_some(), place) {
        (true, Some((island, pose))) => {
            table.tell(Guns::CameHome { unit, island, pose });
            docking::came_home(table, unit)
        }
        (true, None) => {
            table.tell(Guns::WaitsForHome { unit });
            Ok(())
        }
        (false, Some((_, pose))) => {
            table.tell(Strongholds::KrakenCameHome { unit, at: pose.at });
            Ok(())
        }
        (false, None) => {
            table.tell(Strongholds::KrakenWaits { unit });
            Ok(())
        }
    }
}

/// May this derelict be scuttled (PC-8.8, 8.9)?
///
/// # Errors
/// The first objection.
pub fn may_scuttle(table: &State, unit: Name) -> Checked {
    let Some(Unit::Ship(ship)) = table.unit(unit) else { return Err(refuse("PC-8.8", Objection::NoSuch)) };
    unless(ship.flag != table.to_move, "PC-4.3", Objection::NotYours)?;
    unless(ship.waits, "PC-13.36", Objection::OffTable)?;
    unless(!ship.is_derelict(), "PC-8.8", Objection::NotDerelict)?;
    unless(ship.scuttled || ship.going_down, "PC-8.9", Objection::ScuttledAlready)
}

/// Rolls for going down (PC-8.8).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn scuttle(table: &mut Table<'_>, unit: Name) -> Ruling<()> {
    let face = dice::die(table, unit, Why::Scuttle { unit })?;
    if face >= GOES_DOWN {
        table.tell(Guns::GoingDown { unit, face });
    } else {
        table.tell(Guns::ScuttleFailed { unit, face: Some(face) });
    }
    Ok(())
}

/// Ships of the player to move that go down sink, and those that wait for a place at home are put there (PC-4.2, 8.12, 13.36).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn going_down(table: &mut Table<'_>) -> Ruling<()> {
    let (own, pins) = (table.to_move, held::pins(table));
    let doomed = table.ships.iter().filter(|ship| ship.flag == own && ship.going_down);
    for unit in doomed.map(|ship| ship.id).collect::<Vec<_>>() {
        sink(table, unit, Doom::Scuttled)?;
    }
    held::tell_unpinned(table, &pins);
    let ships = table.ships.iter().filter(|ship| ship.flag == own && ship.waits).map(|ship| ship.id);
    let krakens = table.krakens.iter().filter(|kraken| kraken.flag == own && kraken.waits).map(|kraken| kraken.id);
    for unit in ships.chain(krakens).collect::<Vec<_>>() {
        come_home(table, unit)?;
    }
    Ok(())
}
