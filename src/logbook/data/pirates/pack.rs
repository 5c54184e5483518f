//! Inspection of everything printed: sound figures, links that lead somewhere, and the sums of PC-20.10.

use crate::logbook::data::inspection::Inspection;
use crate::logbook::wording::{Fact, key};
use crate::rules::pirates::fleet::{DEAREST_COIN, coins};
use crate::rules::pirates::pack::Pack;
use crate::rules::pirates::printed::{Cannon, Link};
use crate::rules::pirates::words::TerrainKind;

use super::hull;

/// A whole game has this build total, and a small one this.
const WHOLE: u16 = 40;
const SMALL: u16 = 20;

/// Finds the faults of a file, which is laid over the others to a whole. The game's own file has everything; another may
/// add to it.
pub fn inspect(file: &Pack, whole: &Pack, own: bool, found: &mut Inspection<'_>) {
    found.id("id", &file.id);
    crafts(file, whole, found);
    hands(file, whole, found);
    for (card, own) in &file.monsters {
        let field = |name: &str| format!("monsters.{card}.{name}");
        found.within(field("points"), own.points, 0, 100);
        found.length(field("base_move"), own.base_move.len(), 1, 5);
        battery(field("cannons"), &own.cannons, 12, found);
    }
    for (card, own) in &file.strongholds {
        let slots = i64::try_from(whole.measures.slots.len()).unwrap_or(i64::MAX);
        found.within(format!("strongholds.{card}.cost"), own.cost, 0, 30);
        battery(format!("strongholds.{card}.flags"), &own.flags, slots, found);
    }
    for (card, own) in &file.uniques {
        found.length(format!("uniques.{card}.charms"), own.charms.len(), 1, 6);
    }
    for (masts, own) in &file.hulls {
        hull::inspect(&format!("hulls.{masts}"), own, usize::from(*masts), found);
    }
    for (island, own) in &file.islands {
        hull::inspect_outline(&format!("islands.{island}"), own, found);
    }
    for (kind, own) in file.terrain.iter() {
        hull::inspect_outline(&format!("terrain.{kind:?}"), own, found);
    }
    let sets = [("coin_sets", &file.coin_sets, WHOLE), ("small_coin_sets", &file.small_coin_sets, SMALL)];
    for (field, sets, total) in sets {
        for (name, set) in sets {
            coin_set(format!("{field}.{name}"), set, total, found);
        }
    }
    if own {
        counts(file, found);
    }
}

fn battery(field: String, cannons: &[Cannon], most: i64, found: &mut Inspection<'_>) {
    found.length(field, cannons.len(), 1, most);
}

fn crafts(file: &Pack, whole: &Pack, found: &mut Inspection<'_>) {
    for (card, own) in &file.crafts {
        let field = |name: &str| format!("crafts.{card}.{name}");
        found.within(field("points"), own.points, 0, 100);
        found.within(field("cargo"), own.cargo, 0, 20);
        found.length(field("base_move"), own.base_move.len(), 1, 5);
        battery(field("cannons"), &own.cannons, 10, found);
        match &own.outline {
            Some(outline) => hull::inspect(&field("outline"), outline, own.cannons.len(), found),
            None if whole.hull(own).is_none() => {
                found.fault(field("cannons"), Fact::from(key::FaultPcNoHull { masts: i64::from(own.masts()) }));
            }
            None => {}
        }
        links(&field("links"), &own.links, whole, found);
    }
}

fn hands(file: &Pack, whole: &Pack, found: &mut Inspection<'_>) {
    for (card, own) in &file.hands {
        found.within(format!("hands.{card}.points"), own.points, 0, 100);
        links(&format!("hands.{card}.links"), &own.links, whole, found);
    }
    for (kind, own) in &file.ratings {
        let named = own.hands(*kind).len();
        let wanted = i64::try_from(own.nations.len()).unwrap_or(i64::MAX);
        found.length(format!("ratings.{kind}.nations"), named, 1.max(wanted), 5);
        found.within(format!("ratings.{kind}.points"), own.points, 0, 100);
    }
}

/// Each link names a printed card (PC-2.11).
fn links(field: &str, links: &[Link], whole: &Pack, found: &mut Inspection<'_>) {
    for (number, link) in links.iter().enumerate() {
        let (known, card) = match link {
            Link::Crew(card) => (whole.hand(*card).is_some(), *card),
            Link::Craft(card) => (whole.craft(*card).is_some(), *card),
            Link::EveryCraftOf(_) => continue,
        };
        if !known {
            found.fault(format!("{field}[{number}]"), Fact::from(key::FaultPcCard { id: card.word() }));
        }
    }
}

/// Eight coins that are worth 15 together, and four worth 8 in a small game (PC-2.15, PC-20.6).
fn coin_set(field: String, set: &[u8], total: u16, found: &mut Inspection<'_>) {
    let (count, worth) = coins(total);
    for (number, value) in set.iter().enumerate() {
        found.within(format!("{field}[{number}]"), *value, 1, DEAREST_COIN.into());
    }
    found.length(field.as_str(), set.len(), count.into(), count.into());
    found.within(field, set.iter().copied().map(i64::from).sum::<i64>(), worth.into(), worth.into());
}

/// The sums of PC-20.10, and everything else that one file of the game must have.
fn counts(pack: &Pack, found: &mut Inspection<'_>) {
    let mut exactly = |field: &str, count: usize, wanted: i64| _ = found.length(field, count, wanted, wanted);
    exactly("crafts", pack.crafts.len(), 64);
    exactly("monsters", pack.monsters.len(), 4);
    exactly("hands", pack.hands.len(), 49);
    exactly("ratings", pack.ratings.values().map(|rating| rating.nations.len()).sum(), 45);
    exactly("strongholds", pack.strongholds.len(), 6);
    exactly("uniques", pack.uniques.len(), 18);
    exactly("hulls", pack.hulls.len(), 5);
    exactly("islands", pack.islands.len(), 6);
    exactly("terrain", pack.terrain.len(), TerrainKind::ALL.len() as i64);
    exactly("coin_sets", pack.coin_sets.len(), 7);
    exactly("small_coin_sets", pack.small_coin_sets.len(), 5);
    exactly("measures.slots", pack.measures.slots.len(), 8);
}
