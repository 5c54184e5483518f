//! Forts (PC-15): building, flags, falling.

use super::causes::Cause;
use super::contacts;
use super::ending;
use super::game::{Ruling, Table};
use super::happenings::Strongholds;
use super::ids::Name;
use super::refusals::{Checked, Objection, refuse, unless};
use super::state::State;
use super::wants::{Choice, Why};
use crate::rules::plane::{self, Pose, Shape};

/// A fort is to be built so: flags in the sequence of the card, coins by their values.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    pub fort: Name,
    pub island: Name,
    pub pose: Pose,
    pub flags: &'a [(i8, i8)],
    pub coins: &'a [u8],
}

/// May the player to move build this fort so (PC-15.2 to 15.10)?
///
/// # Errors
/// The first objection.
pub fn may_build(table: &State, plan: &Plan<'_>) -> Checked {
    let own = table.to_move;
    let (Some(player), Some(card)) = (table.player(own), table.pack.stronghold(plan.fort)) else {
        return Err(refuse("PC-15.3", Objection::NoSuch));
    };
    unless(!player.forts.contains(&plan.fort), "PC-15.3", Objection::FortNotListed)?;
    unless(table.built, "PC-15.5", Objection::FortBuiltAlready)?;
    let Some(island) = table.island(plan.island) else { return Err(refuse("PC-15.2", Objection::NoSuch)) };
    unless(island.home.is_some(), "PC-15.2", Objection::NoShipThere)?;
    unless(table.fort_on(island.id).is_some(), "PC-15.2", Objection::FortStands)?;
    let docked = table.ships.iter().any(|ship| ship.flag == own && ship.docked == Some(island.id));
    unless(!docked, "PC-15.4", Objection::NoShipThere)?;
    let banked: u16 = player.banked.iter().map(|coin| u16::from(coin.value)).sum();
    unless(banked + player.bonus < u16::from(card.cost), "PC-15.4", Objection::FortGold)?;
    unless(places(table, plan.coins).is_none(), "PC-15.7", Objection::FortCoins)?;
    let paid: u16 = plan.coins.iter().map(|value| u16::from(*value)).sum();
    let least = plan.coins.iter().map(|value| u16::from(*value)).min().unwrap_or_default();
    let cost = u16::from(card.cost);
    unless(paid < cost || paid - least >= cost, "PC-15.7", Objection::FortCoins)?;
    let slots = &table.pack.measures.slots;
    let mut flags = plan.flags.to_vec();
    flags.sort_unstable();
    flags.dedup();
    let fit = flags.len() == card.flags.len() && plan.flags.len() == flags.len();
    unless(!fit || !flags.iter().all(|flag| slots.contains(flag)), "PC-18.20", Objection::FortFlags)?;
    unless(!stands_there(table, plan), "PC-15.10", Objection::FortPlace)
}

/// Places in the bank of coins with these values, each coin once.
fn places(table: &State, coins: &[u8]) -> Option<Vec<u8>> {
    let player = table.player(table.to_move)?;
    let mut taken: Vec<u8> = Vec::new();
    for value in coins {
        let free = (0..).zip(&player.banked).find(|(at, coin)| coin.value == *value && !taken.contains(at));
        taken.push(free?.0);
    }
    Some(taken)
}

/// Builds it.
///
/// # Errors
/// Stops where the match ends.
pub fn build(table: &mut Table<'_>, plan: &Plan<'_>) -> Ruling<()> {
    let (Some(paid), Some(island)) = (places(table, plan.coins), table.island(plan.island)) else { return Ok(()) };
    let found = island.coins.clone();
    let told = Strongholds::FortBuilt {
        fort: name_of(table, plan.fort),
        card: plan.fort,
        by: table.to_move,
        island: plan.island,
        pose: plan.pose,
        flags: plan.flags.to_vec(),
        paid,
        found,
    };
    table.tell(told);
    ending::settle(table)
}

/// The fort bears the name of its card, or one with a number if that is taken.
fn name_of(table: &State, card: Name) -> Name {
    let numbered = (2..=9).filter_map(|number| Name::try_from(format!("{}-{number}", card.word()).as_str()).ok());
    let mut names = std::iter::once(card).chain(numbered);
    names.find(|name| table.unit(*name).is_none()).unwrap_or(card)
}

/// A fort is hit: a flag falls, or the fort itself (PC-15.20 to 15.24).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn flag_lost(table: &mut Table<'_>, fort: Name, cause: Cause) -> Ruling<()> {
    let Some(standing) = table.fort(fort).cloned() else { return Ok(()) };
    let flags = (0..).zip(&standing.flags).filter(|(_, (_, stands))| *stands);
    let options: Vec<Choice> = flags.map(|(flag, _)| Choice::Flag(flag)).collect();
    let last = options.len() == 1;
    if options.is_empty() {
        return destroyed(table, fort, standing.island);
    }
    let chosen = table.choose(table.seat(standing.flag), options, Why::Loss { unit: fort })?;
    if let Some(Choice::Flag(flag)) = chosen {
        table.tell(Strongholds::FlagLost { fort, flag, cause });
    }
    if last {
        table.tell(Strongholds::FortAbandoned { fort });
    }
    Ok(())
}

/// The fort is gone for good, and its gold lies on the island again, shuffled (PC-15.22 to 15.24).
fn destroyed(table: &mut Table<'_>, fort: Name, island: Name) -> Ruling<()> {
    table.tell(Strongholds::FortDestroyed { fort, island });
    table.tell(Strongholds::IslandWild { island });
    let count = table.island(island).map_or(0, |island| u16::try_from(island.coins.len()).unwrap_or(u16::MAX));
    if count > 1 {
        let order = table.shuffle(count, Why::Mix { island })?;
        table.tell(Strongholds::CountersMixed { island, order: Some(order) });
    }
    Ok(())
}

/// Do two opposite corners stand well inside the island, and does the square overlap no ship or kraken (PC-15.10, 18.20)?
fn stands_there(table: &State, plan: &Plan<'_>) -> bool {
    let Some(island) = table.island(plan.island) else { return false };
    let rulers = contacts::rulers(table);
    let square = Shape::square(rulers.fort, plan.pose);
    let ships = table.ships.iter().map(|ship| ship.id).chain(table.krakens.iter().map(|kraken| kraken.id));
    let mut outlines = ships.filter_map(|unit| contacts::outline(table, unit));
    plane::fort_stands(&island.shape, plan.pose, &rulers)
        && !outlines.any(|other| plane::overlap(&square, &other, &rulers))
}
