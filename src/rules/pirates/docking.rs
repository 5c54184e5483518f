//! Docking (PC-6): pennants, unloading at home, and the free exploring that a docking opens.

use super::abilities::{Charm, Stay};
use super::ending;
use super::game::{Ruling, Table};
use super::happenings::{Cargo, Sailing};
use super::harbours;
use super::ids::Name;
use super::state::{Coin, Island, State};
use super::words::{Flag, OrderKind};

/// Is this island wild: nobody's home, and without a fort (PC-1.7, 15.11)?
#[must_use]
pub fn is_wild(state: &State, island: &Island) -> bool {
    island.home.is_none() && state.fort_on(island.id).is_none()
}

/// A ship docks (PC-6.1): at home she unloads, at a wild island she leaves the pennant and may explore.
///
/// # Errors
/// The match may end with it.
pub fn dock(table: &mut Table<'_>, unit: Name, island: Name) -> Ruling<()> {
    let Some(flag) = table.ship(unit).map(|ship| ship.flag) else { return Ok(()) };
    table.tell(Sailing::Docked { unit, island });
    arrived(table, unit, flag, island)
}

fn arrived(table: &mut Table<'_>, unit: Name, flag: Flag, island: Name) -> Ruling<()> {
    let Some(at) = table.island(island) else { return Ok(()) };
    if at.home == Some(flag) {
        return came_home(table, unit);
    }
    if !is_wild(table, at) {
        return Ok(());
    }
    let known = at.pennants.contains(&flag);
    if !known {
        table.tell(Sailing::PennantLeft { by: flag, island });
    }
    // Abilities of this moment ask for a Move order (AB-14); a pennant of before serves any docking (PC-9.2).
    let ordered = table.running.as_ref().is_some_and(|run| run.unit == unit && run.kind == OrderKind::Move);
    if known || ordered {
        table.tell(Cargo::Landed { unit, island, free: known });
    }
    Ok(())
}

/// A ship lies docked at home: some treasures end with it, and she unloads (PC-6.5).
///
/// # Errors
/// The match may end with it.
pub fn came_home(table: &mut Table<'_>, unit: Name) -> Ruling<()> {
    let Some(ship) = table.ship(unit) else { return Ok(()) };
    let ends = |card: Name| table.pack.unique(card).is_some_and(|unique| unique.stay == Stay::UntilHome);
    let ended: Vec<Name> = ship.uniques.iter().map(|own| own.card).filter(|card| ends(*card)).collect();
    ended.into_iter().for_each(|card| table.tell(Cargo::UniqueRemoved { unit, card }));
    unload(table, unit)
}

/// All coins and all treasures that are worth something go ashore at home, at once (PC-6.5, 19.6).
///
/// # Errors
/// The match may end with it.
pub fn unload(table: &mut Table<'_>, unit: Name) -> Ruling<()> {
    let Some(ship) = table.ship(unit).filter(|ship| harbours::at_home(table, ship)) else { return Ok(()) };
    let (by, coins) = (ship.flag, ship.coins.clone());
    let mut gains: Vec<(Name, u16)> = Vec::new();
    let least = coins.iter().map(|coin| coin.value).min();
    for own in &ship.uniques {
        let mut gold = u16::from(own.worth);
        for charm in table.pack.unique(own.card).into_iter().flat_map(|unique| &unique.charms) {
            match charm {
                Charm::WorthAtHome(worth) => gold = gold.saturating_add(u16::from(*worth)),
                Charm::LeastCoinTwice => gold = gold.saturating_add(least.map_or(0, u16::from)),
                _ => {}
            }
        }
        if gold > 0 {
            gains.push((own.card, gold));
        }
    }
    bank(table, by, &coins, Some(unit));
    for (card, gold) in gains {
        table.tell(Cargo::GoldAdded { by, card, gold });
        table.tell(Cargo::UniqueRemoved { unit, card });
    }
    ending::settle(table)
}

/// Coins come to the home island, face up (PC-6.6). The caller asks [`ending::settle`] when all have come.
pub fn bank(table: &mut Table<'_>, by: Flag, coins: &[Coin], from: Option<Name>) {
    for coin in coins {
        table.tell(Cargo::CoinBanked { by, from, value: coin.value, ransom: coin.ransom });
    }
}

/// A ship is docked no longer, if she was.
pub fn undock(table: &mut Table<'_>, unit: Name) {
    if let Some(island) = table.ship(unit).and_then(|ship| ship.docked) {
        table.tell(Sailing::Undocked { unit, island });
    }
}
