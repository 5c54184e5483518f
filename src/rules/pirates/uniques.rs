//! Unique treasures (UT-01 to UT-18): what loading them does, and the sickness of the opening.

use super::abilities::{Charm, Stay, Stroke};
use super::cargo;
use super::causes::Cause;
use super::dice;
use super::game::{Ruling, Table};
use super::happenings::{Cargo, Deck, Guns, Turns};
use super::hits;
use super::ids::Name;
use super::losses::{self, Way};
use super::orders::Piece;
use super::wants::{Choice, Why};

/// A treasure has been loaded from an island: its strokes fall, and it is gone if that was all (UT-05 to UT-07, UT-10, UT-11, UT-14).
///
/// # Errors
/// Stops for an answer that is missing; the match may end with it.
pub fn loaded(table: &mut Table<'_>, unit: Name, card: Name) -> Ruling<()> {
    let Some(unique) = table.pack.unique(card).cloned() else { return Ok(()) };
    let mut struck = false;
    for charm in &unique.charms {
        if let Charm::Loading(stroke) = charm {
            struck = true;
            falls(table, unit, card, *stroke)?;
        }
    }
    if struck && unique.stay == Stay::Once {
        table.tell(Cargo::UniqueRemoved { unit, card });
    }
    Ok(())
}

fn falls(table: &mut Table<'_>, unit: Name, card: Name, stroke: Stroke) -> Ruling<()> {
    match stroke {
        Stroke::AllMasts => all_masts(table, unit),
        Stroke::WorthDie => {
            let face = dice::die(table, unit, Why::Treasure { card })?;
            table.tell(Turns::CardRolled { unit, card, face });
            table.tell(Cargo::UniqueWorth { unit, card, worth: face });
        }
        Stroke::WorthLessCrew(most) => {
            let crew = table.ship(unit).map_or(0, |ship| ship.crew.len());
            let worth = most.saturating_sub(u8::try_from(crew).unwrap_or(u8::MAX));
            table.tell(Cargo::UniqueWorth { unit, card, worth });
        }
        Stroke::Stays => table.tell(Cargo::StaysNext { unit, card }),
        Stroke::CrewOrMast => crew_or_mast(table, unit, card)?,
        Stroke::CrewHome => crew_home(table, unit),
        Stroke::LookAtIsland => look(table, unit, card)?,
    }
    Ok(())
}

/// All masts are put back (UT-05).
fn all_masts(table: &mut Table<'_>, unit: Name) {
    let missing = table.ship(unit).map(|ship| (1..).zip(&ship.masts).filter(|(_, up)| !**up).map(|(mast, _)| mast));
    let missing: Vec<u8> = missing.into_iter().flatten().collect();
    missing.into_iter().for_each(|mast| table.tell(Guns::MastRepaired { unit, mast }));
}

/// One crew or one mast is lost, her controller's choice (UT-10).
fn crew_or_mast(table: &mut Table<'_>, unit: Name, card: Name) -> Ruling<()> {
    let Some(ship) = table.ship(unit) else { return Ok(()) };
    let (flag, mut options) = (ship.flag, losses::crew_choices(ship));
    options.extend((1..).zip(&ship.masts).filter(|(_, up)| **up).map(|(mast, _)| Choice::Mast(mast)));
    match table.choose(table.seat(flag), options, Why::Loss { unit })? {
        Some(Choice::Piece(Piece::Crew(crew))) => losses::eliminate(table, unit, crew, Way::Mishap),
        Some(Choice::Mast(mast)) => hits::this_mast_lost(table, unit, mast, Cause::Treasure(card)),
        _ => Ok(()),
    }
}

/// All crew go to their controller's home island, but for a patron, who never leaves the ship (UT-11, AB-44).
fn crew_home(table: &mut Table<'_>, unit: Name) {
    loop {
        let Some(ship) = table.ship(unit) else { return };
        let leaves = |card: Name| !cargo::stays_aboard(table, card);
        let Some((place, crew)) = (0..).zip(&ship.crew).find(|(_, crew)| leaves(crew.card)) else { return };
        let (by, card, up) = (ship.flag, Some(crew.card), crew.up);
        table.tell(Cargo::CrewMoved { by, card, up, from: Deck::Ship(unit), place, to: Deck::Home });
    }
}

/// Every treasure of one other island without a fort is looked at (UT-14).
fn look(table: &mut Table<'_>, unit: Name, card: Name) -> Ruling<()> {
    let Some(ship) = table.ship(unit) else { return Ok(()) };
    let (by, here) = (ship.flag, ship.docked);
    let other = table.islands.iter().filter(|island| Some(island.id) != here && cargo::counters(island) > 0);
    let options = other.filter(|island| table.fort_on(island.id).is_none()).map(|island| Choice::Island(island.id));
    let options = options.collect();
    if let Some(Choice::Island(island)) = table.choose(table.seat(by), options, Why::For { card })? {
        let lying = table.island(island).map(|island| (island.coins.clone(), island.uniques.clone()));
        table.tell(Cargo::Looked { by, island, lying });
    }
    Ok(())
}

/// From this face on one crew of the ship is eliminated (UT-12).
///
/// # Errors
/// Stops for an answer that is missing; the match may end with it.
pub fn sickens(table: &mut Table<'_>, unit: Name, card: Name, from: u8) -> Ruling<()> {
    let face = dice::die(table, unit, Why::Treasure { card })?;
    table.tell(Turns::CardRolled { unit, card, face });
    if face >= from { losses::lose_crew(table, unit, Way::Mishap) } else { Ok(()) }
}
