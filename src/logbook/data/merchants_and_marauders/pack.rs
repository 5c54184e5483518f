//! Inspection of everything printed: the counts of the box (MM-2.1), the chart, and the sums of the cargo (T-5).

use std::collections::BTreeSet;

use crate::logbook::data::inspection::Inspection;
use crate::logbook::wording::{Fact, key};
use crate::rules::merchants_and_marauders::ids::{CardId, Sort};
use crate::rules::merchants_and_marauders::pack::{Pack, Symbol, ZoneCard};
use crate::rules::merchants_and_marauders::words::{
    Compass, Fitting, Location, Nation, NpcKind, ShipKind, Trade, Weapon, Zone,
};

use super::entries;

/// No coordinate of the chart is higher.
const CHART: i64 = 1000;

/// Lays the entries of a file over those that are there: the same id takes the place of the other.
pub fn lay_over(whole: &mut Pack, file: &Pack) {
    file.zones.iter().for_each(|(zone, card)| _ = whole.zones.insert(*zone, card.clone()));
    file.ships.iter().for_each(|(kind, card)| _ = whole.ships.insert(*kind, card.clone()));
    whole.captains.extend(file.captains.iter().map(|(card, own)| (*card, own.clone())));
    whole.events.extend(file.events.iter().map(|(card, own)| (*card, own.clone())));
    whole.glory.extend(file.glory.iter().map(|(card, own)| (*card, own.clone())));
    whole.missions.extend(file.missions.iter().map(|(card, own)| (*card, own.clone())));
    whole.rumors.extend(file.rumors.iter().map(|(card, own)| (*card, own.clone())));
    whole.cargo.extend(file.cargo.iter().map(|(card, own)| (*card, *own)));
    file.specialists.iter().for_each(|(trade, own)| _ = whole.specialists.insert(*trade, own.clone()));
    file.fittings.iter().for_each(|(fitting, own)| _ = whole.fittings.insert(*fitting, own.clone()));
    file.weapons.iter().for_each(|(weapon, own)| _ = whole.weapons.insert(*weapon, own.clone()));
    file.squadrons.iter().for_each(|(nation, own)| _ = whole.squadrons.insert(*nation, *own));
    file.demand.iter().for_each(|(good, count)| _ = whole.demand.insert(*good, *count));
    file.fitting_tokens.iter().for_each(|(fitting, count)| _ = whole.fitting_tokens.insert(*fitting, *count));
    file.weapon_tokens.iter().for_each(|(weapon, count)| _ = whole.weapon_tokens.insert(*weapon, *count));
    file.merchants.iter().for_each(|(nation, count)| _ = whole.merchants.insert(*nation, *count));
}

/// Finds the faults of a file, which is laid over the others to a whole. The game's own file has every count of the box;
/// another may add to them.
pub fn inspect(file: &Pack, whole: &Pack, own: bool, found: &mut Inspection<'_>) {
    found.id("id", &file.id);
    for (zone, card) in file.zones.iter() {
        inspect_zone(*zone, card, whole, found);
    }
    for (kind, card) in file.ships.iter() {
        let field = |name: &str| format!("ships.{kind:?}.{name}");
        let values = [
            ("sturdiness", card.sturdiness),
            ("hold", card.hold),
            ("crew", card.crew),
            ("cannons", card.cannons),
            ("manoeuvre", card.manoeuvre),
        ];
        values.into_iter().for_each(|(name, value)| found.within(field(name), value, 1, 5));
        found.within(field("cards"), card.cards, 1, 20);
    }
    entries::inspect(file, whole, found);
    if own {
        counts(file, found);
        chart(file, found);
    }
}

/// Each border leads back, and each letter stands at one border (MM-14.22).
fn inspect_zone(zone: Zone, card: &ZoneCard, whole: &Pack, found: &mut Inspection<'_>) {
    let field = |name: &str| format!("zones.{}.{name}", zone.word());
    for (number, border) in card.borders.iter().enumerate() {
        let back = whole.neighbours(border.to).any(|other| other.to == zone);
        if border.to == zone || !back {
            let what = Fact::from(key::FaultMmOneWay { zone: border.to.word() });
            found.fault(format!("{}[{number}].to", field("borders")), what);
        }
    }
    let letters: Vec<Compass> = card.borders.iter().filter_map(|border| border.letter).collect();
    let different: BTreeSet<_> = letters.iter().copied().collect();
    if letters.is_empty() || different.len() != letters.len() {
        found.fault(field("borders"), Fact::from(key::FAULT_MM_LETTERS));
    }
    if card.port.is_some() != card.harbour.is_some() {
        found.fault(field("harbour"), Fact::from(key::FAULT_MM_HARBOUR));
    }
    for (name, place) in [("middle", Some(card.middle)), ("harbour", card.harbour)] {
        for (number, value) in place.into_iter().flat_map(|(x, y)| [x, y]).enumerate() {
            found.within(format!("{}[{number}]", field(name)), value, 0, CHART);
        }
    }
}

/// Every count of chapter 2, and the sums of T-5.
fn counts(pack: &Pack, found: &mut Inspection<'_>) {
    let mut exactly = |field: &str, count: usize, wanted: i64| _ = found.length(field, count, wanted, wanted);
    exactly("zones", pack.zones.len(), 17);
    exactly("zones", pack.ports().count(), 16);
    exactly("ships", pack.ships.len(), ShipKind::ALL.len() as i64);
    exactly("captains", pack.captains.len(), 16);
    exactly("events", pack.events.len(), 34);
    exactly("glory", pack.glory.len(), 70);
    exactly("missions", pack.missions.len(), 25);
    exactly("rumors", pack.rumors.len(), 25);
    exactly("cargo", pack.cargo.len(), 64);
    exactly("specialists", pack.specialists.len(), Trade::ALL.len() as i64);
    exactly("fittings", pack.fittings.len(), Fitting::ALL.len() as i64);
    exactly("weapons", pack.weapons.len(), Weapon::ALL.len() as i64);
    exactly("squadrons", pack.squadrons.len(), Nation::ALL.len() as i64);
    let sum = |counts: &mut dyn Iterator<Item = u8>| counts.map(usize::from).sum::<usize>();
    exactly("ships", sum(&mut pack.ships.values().map(|card| card.cards)), 20);
    exactly("demand", sum(&mut pack.demand.values().copied()), 24);
    exactly("fitting_tokens", sum(&mut pack.fitting_tokens.values().copied()), 16);
    exactly("weapon_tokens", sum(&mut pack.weapon_tokens.values().copied()), 12);
    for (nation, wanted) in Nation::ALL.into_iter().zip([5, 4, 4, 4]) {
        let count = pack.merchants.get(&nation).copied().unwrap_or(0);
        exactly("merchants", count.into(), wanted);
    }
    exactly("events", pack.events.values().filter(|card| card.icons.len() == 3).count(), 17);
    let npcs = || pack.events.values().filter_map(|card| card.npc.as_ref());
    for kind in NpcKind::ALL {
        exactly("events", npcs().filter(|npc| npc.who == kind).count(), 3);
    }
    for trade in Trade::ALL {
        exactly("glory", pack.glory.values().filter(|card| card.specialist == Some(trade)).count(), 2);
    }
    for (number, wanted) in (1..=5).zip([8, 16, 24, 12, 4]) {
        exactly("cargo", pack.cargo.values().filter(|card| card.plunder == number).count(), wanted);
    }
    let symbols = [
        (Symbol::Escape, 32),
        (Symbol::Hit(Location::Hold), 8),
        (Symbol::Hit(Location::Masts), 8),
        (Symbol::Hit(Location::Cannons), 6),
        (Symbol::Hit(Location::Crew), 5),
        (Symbol::Hit(Location::Hull), 5),
    ];
    for (symbol, wanted) in symbols {
        exactly("cargo", pack.cargo.values().filter(|card| card.symbol == symbol).count(), wanted);
    }
}

/// Every zone is reached from every other.
fn chart(pack: &Pack, found: &mut Inspection<'_>) {
    let mut reached: BTreeSet<Zone> = pack.zones.keys().copied().take(1).collect();
    let mut edge: Vec<Zone> = reached.iter().copied().collect();
    while let Some(zone) = edge.pop() {
        edge.extend(pack.neighbours(zone).map(|border| border.to).filter(|to| reached.insert(*to)));
    }
    for zone in pack.zones.keys().filter(|zone| !reached.contains(zone)) {
        found.fault(format!("zones.{}.borders", zone.word()), Fact::from(key::FAULT_MM_CUT_OFF));
    }
}

/// A card of this table must be of its sort.
pub fn of_sort(table: &str, card: CardId, sort: Sort, found: &mut Inspection<'_>) {
    if card.sort != sort {
        found.fault(format!("{table}.{card}"), Fact::from(key::FaultMmCard { id: card.to_string() }));
    }
}
