//! The page of ports: nation, demand, modification, missions, whether they are open, and how far they are (MM-26.2).

use std::collections::VecDeque;

use super::actions::rule_of;
use super::captain::{Captain, Group, named};
use crate::logbook::wording::merchants_and_marauders as words;
use crate::logbook::wording::{Fact, key};
use crate::rules::merchants_and_marauders::pack::Pack;
use crate::rules::merchants_and_marauders::state::Where;
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::words::{ByZone, Good, Zone};
use crate::table::sheet::{Line, Print, in_a_list};

/// A captain looks this number of moves ahead (MM-26.6).
const MOVES: u8 = 6;

fn moves(captain: &Captain) -> ByZone<u8> {
    moves_from(captain.pack(), captain.player.at)
}

/// Moves from a place into every zone (MM-8.4).
#[must_use]
pub fn moves_from(pack: &Pack, at: Where) -> ByZone<u8> {
    let mut far = ByZone::<u8>::new();
    let Some(from) = at.zone() else { return far };
    far.insert(from, u8::from(at.in_port()));
    let mut next = VecDeque::from([from]);
    while let Some(zone) = next.pop_front() {
        let here = far.get(&zone).copied().unwrap_or_default();
        for border in pack.neighbours(zone) {
            if far.get(&border.to).is_none() {
                far.insert(border.to, here.saturating_add(1));
                next.push_back(border.to);
            }
        }
    }
    far
}

/// Moves into the port of a zone.
fn into_port(captain: &Captain, far: &ByZone<u8>, zone: Zone) -> u8 {
    if captain.player.at == Where::Port(zone) {
        return 0;
    }
    far.get(&zone).copied().unwrap_or_default().saturating_add(1)
}

/// The nearest port that wants a good and lets the captain in, within six moves.
#[must_use]
pub fn wanting(captain: &Captain, good: Good) -> Option<(Zone, u8)> {
    let far = moves(captain);
    let wants = captain.table.demand.iter().filter(|(_, wanted)| **wanted == good).map(|(zone, _)| *zone);
    let open = wants.filter(|zone| sums::may_enter(captain.table, captain.by, *zone));
    let near = open.map(|zone| (zone, into_port(captain, &far, zone))).filter(|(_, moves)| *moves <= MOVES);
    near.min_by_key(|(_, moves)| *moves)
}

/// All ports, the nearest first.
#[must_use]
pub fn groups(captain: &Captain) -> Vec<Group> {
    let far = moves(captain);
    let mut ports: Vec<Zone> = captain.pack().ports().collect();
    ports.sort_by_key(|zone| into_port(captain, &far, *zone));
    ports.into_iter().map(|zone| port(captain, &far, zone)).collect()
}

fn port(captain: &Captain, far: &ByZone<u8>, zone: Zone) -> Group {
    let (table, pack) = (captain.table, captain.pack());
    let nation = pack.nation_of(zone);
    let text = match nation {
        Some(nation) => key::MmSheetPortOf { zone, nation }.into(),
        None => named(zone),
    };
    let moves = into_port(captain, far, zone);
    let head = Line::new(Print::Strong, text).beside(Print::Faint, Some(key::MmSheetMoves { count: moves }.into()));
    let mut group = Group::default().saying(head);
    if sums::is_closed(table, captain.by, zone) {
        let state = match sums::may_enter(table, captain.by, zone) {
            _ if sums::free_entry(table, captain.by, zone).is_some() => None,
            _ if sums::has_toll(table, zone) => Some(key::MM_SHEET_TOLL),
            true => None,
            false => Some(key::MM_SHEET_CLOSED),
        };
        group.lines.extend(state.map(|state| Line::new(Print::Marked, state)));
    }
    let demand = table.demand.get(&zone).map(|good| key::MmSheetDemand { good: *good }.into());
    let token = table.yards.get(&zone).map(|token| match token.open {
        true => key::MmSheetYard { fitting: token.kind }.into(),
        false => key::MM_SHEET_YARD_UNKNOWN.into(),
    });
    let merchant = table.merchants.get(&zone).map(|_| key::MM_SHEET_MERCHANT_HERE.into());
    let facts = in_a_list(demand.into_iter().chain(token).chain(merchant));
    group.lines.extend(facts.map(|facts| Line::new(Print::Small, facts)));
    let here = table.missions.iter().filter(|card| pack.missions.get(card).is_some_and(|mission| mission.at == zone));
    let here: Vec<Fact> = here.map(|card| named(words::card(pack, *card))).collect();
    group.lines.extend(in_a_list(here).map(|what| Line::new(Print::Small, key::MmSheetMissionsHere { what })));
    group.lines.extend(rule_of(captain, zone).map(|rule| Line::new(Print::Faint, rule)));
    group
}
