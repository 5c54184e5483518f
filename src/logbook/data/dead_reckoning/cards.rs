//! Checks the printed cards (DR-29): every sailor is there, every front of an encounter, and tiles and tokens for four players.

use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::cards::Sailor;
use crate::rules::dead_reckoning::duel::BLACK_CUBES;
use crate::rules::dead_reckoning::island::Building;
use crate::rules::dead_reckoning::printed::abilities::{Act, Amount, Clause};
use crate::rules::dead_reckoning::printed::cards::Cards;
use crate::rules::dead_reckoning::printed::ids::Sort;
use crate::rules::dead_reckoning::printed::things::{Achievement, TileFace};
use crate::rules::kernel::likeness::Portrait;

use crate::logbook::data::inspection::Inspection;

/// The most of anything in one clause, and of clauses on one face.
const MOST: i64 = 9;
/// The most goods and figures of any kind.
const FIGURES: i64 = 20;
/// The deepest nesting of costs and conditions.
const DEEPEST: u8 = 4;

/// Finds the faults of a box of cards.
pub fn inspect(cards: &Cards, found: &mut Inspection<'_>) {
    found.id("id", &cards.id);
    for sailor in Sailor::ALL {
        match cards.sailors.get(&sailor) {
            None => found.fault("sailors", Fact::from(key::FaultMissing { what: sailor.id() })),
            Some(levels) => {
                for (level, face) in levels.iter().enumerate() {
                    clauses(&format!("sailors.{}[{level}]", sailor.id()), face, found);
                }
            }
        }
    }
    for (sailor, faces) in &cards.portraits {
        found.length(format!("portraits.{}", sailor.id()), faces.len(), 1, sailor.copies().into());
        for (copy, face) in faces.iter().enumerate() {
            for ((number, given), most) in face.numbers().into_iter().zip(Portrait::MOST) {
                found.within(format!("portraits.{}[{copy}].{number}", sailor.id()), given, 0, most.into());
            }
        }
    }
    for (name, advancements) in [("advancements", &cards.advancements), ("fronts", &cards.fronts)] {
        for (kind, advancement) in advancements {
            let field = format!("{name}.{}", kind.word());
            let right = (kind.sort == Sort::Front) == (name == "fronts") && kind.sort != Sort::Encounter;
            if !right || kind.row > 4 {
                found.fault(field.as_str(), Fact::from(key::FAULT_DR_PRINTED));
            }
            found.within(format!("{field}.copies"), advancement.copies, 1, MOST);
            found.within(format!("{field}.cost"), advancement.cost, 0, FIGURES);
            clauses(&format!("{field}.face"), &advancement.face, found);
        }
    }
    for (kind, merchant) in &cards.merchants {
        let field = format!("merchants.{}", kind.word());
        if kind.sort != Sort::Encounter || kind.row > 4 {
            found.fault(field.as_str(), Fact::from(key::FAULT_DR_PRINTED));
        }
        if !cards.fronts.contains_key(&merchant.front) {
            let front = merchant.front.word();
            found.fault(format!("{field}.front"), Fact::from(key::FaultDrFront { front: front.as_str() }));
        }
        found.within(format!("{field}.cubes"), merchant.cubes, 1, BLACK_CUBES.into());
        if let Some(prize) = &merchant.prize {
            clauses(&format!("{field}.prize"), prize, found);
        }
    }
    for (id, upgrade) in &cards.upgrades {
        found.within(format!("upgrades.{id}.hold"), upgrade.hold, 0, FIGURES);
        clauses(&format!("upgrades.{id}.face"), &upgrade.face, found);
    }
    boards(cards, found);
}

/// Tiles, buildings, achievements, tokens and the tray.
fn boards(cards: &Cards, found: &mut Inspection<'_>) {
    let mut islands = 0;
    for (id, tile) in &cards.tiles {
        let field = format!("tiles.{}", String::from(*id));
        let TileFace::Island { slots, points, .. } = tile else { continue };
        islands += 1;
        found.within(format!("{field}.slots"), *slots, 1, MOST);
        found.length(format!("{field}.points"), points.len(), 2, 3);
    }
    // Four players sail round ten islands, and twelve tiles are laid (DR-3.2, DR-3.4).
    found.length("tiles", islands, 10, 99);
    for building in Building::ALL {
        match cards.buildings.get(&building) {
            None => found.fault("buildings", Fact::from(key::FaultMissing { what: building.word() })),
            Some(card) => {
                found.within(format!("buildings.{building:?}.defence"), card.defence, 0, FIGURES);
                found.within(format!("buildings.{building:?}.cost"), card.cost, 0, FIGURES);
            }
        }
    }
    found.length("achievements", cards.achievements.len(), 9, i64::try_from(Achievement::ALL.len()).unwrap_or(9));
    found.length("bonus", cards.bonus.len(), 8, 99);
    found.within("booty.ch", cards.booty.ch, 0, MOST);
    for (name, goods) in [("go", cards.booty.go), ("ca", cards.booty.ca), ("mi", cards.booty.mi)] {
        found.within(format!("booty.{name}"), goods.units(), 0, MOST);
    }
}

fn clauses(field: &str, face: &[Clause], found: &mut Inspection<'_>) {
    found.length(field, face.len(), 0, MOST);
    for (number, clause) in face.iter().enumerate() {
        one(&format!("{field}[{number}]"), clause, DEEPEST, found);
    }
}

fn one(field: &str, clause: &Clause, depth: u8, found: &mut Inspection<'_>) {
    match clause {
        Clause::Symbols(count, _) => found.within(field, *count, 1, MOST),
        Clause::Do(act) => does(field, act, depth, found),
        Clause::Either(options) => {
            found.length(field, options.len(), 2, if depth > 0 { MOST } else { 0 });
            if let Some(deeper) = depth.checked_sub(1) {
                options.iter().for_each(|option| one(field, option, deeper, found));
            }
        }
        Clause::Symbol(_) | Clause::SymbolPer(..) | Clause::Battle(_) | Clause::AtEnd(_) => {}
    }
}

fn does(field: &str, act: &Act, depth: u8, found: &mut Inspection<'_>) {
    match act {
        Act::Gain(goods, _) => found.within(field, goods.units(), 1, FIGURES),
        Act::Pay(goods, _, then) => {
            found.within(field, goods.units(), 1, FIGURES);
            within(field, then, depth, found);
        }
        Act::InHarbour(then) | Act::InPort(then) => within(field, then, depth, found),
        Act::Influence(Amount::Fixed(count) | Amount::Per(count, _), _) => found.within(field, *count, 1, MOST),
        Act::Produce { islands, rows, more, .. } => {
            found.within(field, *islands, 1, MOST);
            found.length(field, rows.len(), 0, 4);
            found.within(field, more.units(), 0, FIGURES);
        }
        Act::Build(count) | Act::Repair(count) | Act::WakeOfFire(count) => found.within(field, *count, 1, MOST),
        Act::CoastRunner(row) => found.within(field, *row, 1, 4),
        Act::TakeTop(rows) => {
            found.length(field, rows.len(), 1, MOST);
            rows.iter().for_each(|row| found.within(field, *row, 1, 4));
        }
        Act::Broadside { cannons, damage } => {
            found.within(field, *cannons, 0, MOST);
            found.within(field, *damage, 1, MOST);
        }
        Act::Upgrade(_) | Act::Swap | Act::LevelThis | Act::LevelBottom | Act::IgnoreForts | Act::Flag | Act::Copy => {}
    }
}

/// Checks the act behind a cost or a condition.
fn within(field: &str, act: &Act, depth: u8, found: &mut Inspection<'_>) {
    match depth.checked_sub(1) {
        Some(deeper) => does(field, act, deeper, found),
        None => found.within(field, DEEPEST + 1, 0, DEEPEST.into()),
    }
}
