//! Inspection of single cards: each names what exists, in a zone with a port where one is needed (MM-27).

use crate::logbook::data::inspection::Inspection;
use crate::logbook::wording::{Fact, key};
use crate::rules::merchants_and_marauders::clauses::{Clause, Effect};
use crate::rules::merchants_and_marauders::ids::{CardId, Sort};
use crate::rules::merchants_and_marauders::pack::{Deed, EventCard, GloryCard, Pack};
use crate::rules::merchants_and_marauders::words::{ShipKind, Skill, Trade, Zone};

use super::pack::of_sort;

/// Finds the faults of the cards of a file.
pub fn inspect(file: &Pack, whole: &Pack, found: &mut Inspection<'_>) {
    for (card, own) in &file.captains {
        of_sort("captains", *card, Sort::Captain, found);
        port(format!("captains.{card}.home"), own.home, whole, found);
        for (number, (_, value)) in own.skills.iter().enumerate() {
            found.within(format!("captains.{card}.skills[{number}]"), *value, 1, 4);
        }
    }
    for (card, own) in &file.events {
        of_sort("events", *card, Sort::Event, found);
        event(*card, own, found);
        let known = |words: &CardId| whole.events.get(words).is_some_and(|card| card.words.is_none());
        words("events", *card, own.words, known, found);
    }
    for (card, own) in &file.glory {
        of_sort("glory", *card, Sort::Glory, found);
        specialist(*card, own, found);
        let known = |words: &CardId| whole.glory.get(words).is_some_and(|card| card.words.is_none());
        words("glory", *card, own.words, known, found);
    }
    for (card, own) in &file.missions {
        of_sort("missions", *card, Sort::Mission, found);
        port(format!("missions.{card}.at"), own.at, whole, found);
        found.length(format!("missions.{card}.deeds"), own.deeds.len(), 1, 4);
        for (number, deed) in own.deeds.iter().enumerate() {
            if let Deed::Port(zone) | Deed::Deliver(_, _, zone) = deed {
                port(format!("missions.{card}.deeds[{number}]"), *zone, whole, found);
            }
        }
    }
    for (card, own) in &file.rumors {
        of_sort("rumors", *card, Sort::Rumor, found);
        match own.test {
            Skill::Influence => port(format!("rumors.{card}.at"), own.at, whole, found),
            Skill::Scouting => {}
            Skill::Seamanship | Skill::Leadership => {
                let (test, expected) = (format!("{:?}", own.test), "Influence, Scouting");
                found.fault(format!("rumors.{card}.test"), key::FaultUnknownWord { found: test, expected }.into());
            }
        }
    }
    for (card, own) in &file.cargo {
        found.within(format!("cargo.{card}.plunder"), own.plunder, 1, 5);
    }
    for (nation, own) in file.squadrons.iter() {
        let skills = [("seamanship", own.seamanship), ("scouting", own.scouting), ("leadership", own.leadership)];
        for (name, value) in skills {
            found.within(format!("squadrons.{nation:?}.{name}"), value, 1, 4);
        }
    }
}

fn port(field: String, zone: Zone, whole: &Pack, found: &mut Inspection<'_>) {
    if whole.nation_of(zone).is_none() {
        found.fault(field, Fact::from(key::FaultMmNoPort { zone: zone.word() }));
    }
}

/// Twins share the words of a card that has its own.
fn words(
    table: &str,
    card: CardId,
    words: Option<CardId>,
    known: impl Fn(&CardId) -> bool,
    found: &mut Inspection<'_>,
) {
    if let Some(other) = words.filter(|other| !known(other)) {
        found.fault(format!("{table}.{card}.words"), Fact::from(key::FaultMmCard { id: other.to_string() }));
    }
}

/// Three icons or none; a naval ship is a Frigate, a pirate the ship it is named after (MM-7.7, 14.2).
fn event(card: CardId, own: &EventCard, found: &mut Inspection<'_>) {
    if !matches!(own.icons.len(), 0 | 3) {
        found.fault(format!("events.{card}.icons"), Fact::from(key::FAULT_MM_ICONS));
    }
    let Some(npc) = &own.npc else { return };
    let pirates = [ShipKind::Sloop, ShipKind::Frigate];
    let fits = if npc.who.is_pirate() { pirates.contains(&npc.ship) } else { npc.ship == ShipKind::Frigate };
    if !fits {
        found.fault(format!("events.{card}.npc.ship"), Fact::from(key::FAULT_MM_NPC_SHIP));
    }
    for (name, value) in [("seamanship", npc.seamanship), ("scouting", npc.scouting), ("leadership", npc.leadership)] {
        found.within(format!("events.{card}.npc.{name}"), value, 1, 4);
    }
}

/// A specialist's card hires the specialist it names, and no other card hires one.
fn specialist(card: CardId, own: &GloryCard, found: &mut Inspection<'_>) {
    let hired = |clause: &Clause| -> Vec<Trade> {
        let effects = clause.reaction().map(|reaction| reaction.effects).unwrap_or_default();
        let trade = |effect: &Effect| match effect {
            Effect::Hire(trade) => Some(*trade),
            _ => None,
        };
        effects.iter().filter_map(trade).collect()
    };
    let hires: Vec<Trade> = own.clauses.iter().flat_map(hired).collect();
    if hires != own.specialist.iter().copied().collect::<Vec<_>>() {
        found.fault(format!("glory.{card}.specialist"), Fact::from(key::FAULT_MM_TRADE));
    }
}
