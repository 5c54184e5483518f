//! A Move order: segments, coming about, and what follows at its end (PC-5).

use super::abilities::Ability;
use super::banks;
use super::bonds;
use super::contacts;
use super::docking;
use super::fog;
use super::game::{Ruling, Table};
use super::happenings::Sailing;
use super::held;
use super::ids::Name;
use super::passages::{self, Outset, Passage};
use super::ramming;
use super::refusals::{Checked, Objection, Refusal, refuse, unless};
use super::running;
use super::state::{Running, State};
use super::sums;
use super::terrain::{self, Entry};
use super::towing;
use super::wants::{Choice, Why};
use super::whirlpools;
use super::words::{Keyword, OrderKind, Ruler};
use crate::rules::plane::{Body, Heading, Pose};

/// May this unit be given a Move order as it lies (PC-4.9, 4.10)?
///
/// # Errors
/// The first objection.
pub fn may_move(table: &State, unit: Name) -> Checked {
    let no_order = refuse("PC-4.9", Objection::NoSuchOrder { kind: OrderKind::Move });
    let Some(body) = contacts::body(table, unit) else { return Err(no_order) };
    let segments = sums::base_move(table, unit, true);
    if let Some(ship) = table.ship(unit) {
        unless(ship.waits, "PC-13.36", Objection::OffTable)?;
        unless(ship.is_derelict() && segments.is_empty(), "PC-8.1", Objection::Derelict)?;
        unless(ship.plight.chained, "AB-37", Objection::Chained)?;
        unless(table.tower_of(unit).is_some(), "PC-8.19", Objection::NoSuchOrder { kind: OrderKind::Move })?;
        unless(ship.given.contains(&OrderKind::BreakFree), "PC-16.19", Objection::Entangled)?;
        unless(ship.whirled, "PC-16.21", Objection::Whirled)?;
    }
    if let Some(kraken) = table.kraken(unit) {
        unless(kraken.waits, "PC-13.36", Objection::OffTable)?;
        unless(kraken.whirled, "PC-16.21", Objection::Whirled)?;
        unless(segments.is_empty(), "PC-14.17", Objection::NoSuchOrder { kind: OrderKind::Move })?;
    }
    held::is_free(table, unit)?;
    let is_lost = banks::bank_of(table, unit).is_some();
    let turns = || matches!(body, Body::Hull(_)) && about(table, unit).is_ok();
    let sails = || {
        let headings = (0..360).map(Heading::degrees);
        let rulers = Ruler::ALL.into_iter().filter(|ruler| segments.contains(ruler));
        let mut tries = headings.flat_map(|heading| rulers.clone().map(move |ruler| (ruler, heading)));
        let outset = Outset::of(table, unit);
        outset.is_some_and(|outset| tries.any(|(ruler, heading)| outset.passage(ruler, heading).refused.is_none()))
    };
    unless(!is_lost && !turns() && !sails(), "PC-4.10", Objection::NoEffect { kind: OrderKind::Move })
}

/// The Move order that runs.
fn running(table: &State) -> Result<&Running, Refusal> {
    let running = table.running.as_ref().filter(|running| running.kind == OrderKind::Move);
    running.ok_or(refuse("PC-5.8", Objection::SailingOver))
}

/// Segments that face-down crew would add (PC-12.5).
#[must_use]
pub fn hidden_segments(table: &State, unit: Name) -> Vec<Ruler> {
    let mut all = sums::base_move(table, unit, true);
    for known in sums::base_move(table, unit, false) {
        if let Some(at) = all.iter().position(|ruler| *ruler == known) {
            all.remove(at);
        }
    }
    all
}

/// May more be sailed of this order, by what is known or by a card that lies face down (PC-12.5)?
#[must_use]
pub fn goes_on(table: &State, run: &Running) -> bool {
    let more = || !run.over || !hidden_segments(table, run.unit).is_empty();
    run.kind == OrderKind::Move && run.fired.is_empty() && !run.stopped && more()
}

/// May the unit whose order runs sail this segment (PC-5.1, 18.15)?
///
/// # Errors
/// The first objection.
pub fn may_sail(table: &State, ruler: Ruler, heading: Heading) -> Checked {
    let running = running(table)?;
    let unit = running.unit;
    unless(running.stopped || !running.fired.is_empty(), "PC-5.8", Objection::SailingOver)?;
    unless(running.exit.is_some() || banks::bank_of(table, unit).is_some(), "PC-16.7", Objection::Lost)?;
    let left = &running.left;
    if !left.contains(&ruler) && !hidden_segments(table, unit).contains(&ruler) {
        let ship = table.ship(unit);
        let towing = ship.is_some_and(|ship| ship.towing.is_some());
        let slowed = ship.is_some_and(|ship| ship.plight.slowed)
            || table.kraken(unit).is_some_and(|kraken| kraken.plight.slowed);
        unless(slowed, "PC-5.15", Objection::Slowed)?;
        unless(towing && ruler == Ruler::L, "PC-8.17", Objection::WhileTowing)?;
        return Err(refuse("PC-5.1", Objection::NoSegment));
    }
    let no_unit = refuse("PC-4.3", Objection::NoSuch);
    let sailed = passages::passage(table, unit, ruler, heading).ok_or(no_unit)?;
    match sailed.refused {
        Some(refusal) if refusal.why == Objection::GhostOverlaps => {
            let mut left = left.clone();
            if let Some(at) = left.iter().position(|own| *own == ruler) {
                left.remove(at);
            }
            // Only her last resting place counts (PC-13.9).
            unless(!passages::ghost_gets_off(table, unit, sailed.to, &left), "PC-13.7", Objection::GhostOverlaps)
        }
        Some(refusal) => Err(refusal),
        None => Ok(()),
    }
}

/// The pose of a ship that has come about (PC-5.12).
fn about(table: &State, unit: Name) -> Result<Pose, Refusal> {
    let no_unit = refuse("PC-5.12", Objection::NoSuch);
    let ship = table.ship(unit).ok_or(no_unit)?;
    let hull = contacts::hull(table, ship).ok_or(no_unit)?;
    let pose = hull.come_about(ship.pose);
    let rule = if ship.ghost { "PC-13.7" } else { "PC-5.12" };
    let why = if ship.ghost { Objection::GhostOverlaps } else { Objection::Overlaps };
    unless(contacts::overlaps(table, &hull.outline(pose), &passages::own(table, unit)), rule, why)?;
    // A hull that hangs over the edge is set back on the table (PC-5.10).
    passages::clearing(table, unit, pose, &[]).map(|_| pose)
}

/// May it come about (PC-5.12)?
///
/// # Errors
/// The first objection.
pub fn may_come_about(table: &State) -> Checked {
    let running = running(table)?;
    unless(running.over || running.stopped, "PC-5.8", Objection::SailingOver)?;
    unless(running.exit.is_some() || banks::bank_of(table, running.unit).is_some(), "PC-16.7", Objection::Lost)?;
    unless(running.sailed, "PC-5.12", Objection::HasSailed)?;
    about(table, running.unit).map(|_| ())
}

/// May the rest of the segments be given up (PC-5.5)?
///
/// # Errors
/// The first objection.
pub fn may_end_sailing(table: &State) -> Checked {
    let running = running(table)?;
    unless(running.over, "PC-5.8", Objection::SailingOver)?;
    unless(running.exit.is_some(), "PC-16.7", Objection::Lost)?;
    unless(!running.sailed, "PC-5.2", Objection::NotMoved)?;
    let unit = running.unit;
    let whirls = running.whirl.is_some() && whirlpools::has_arrival(table, unit);
    unless(whirls, "PC-16.21", Objection::OffWhirlpool)?;
    let Some(pose) = contacts::pose(table, unit) else { return Ok(()) };
    if passages::is_ghost(table, unit) {
        return passages::ghost_ends(table, unit, pose);
    }
    // A hull that weed or reef holds where no shift is possible stays as it lies (PC-16.14, 16.17).
    if running.stopped { Ok(()) } else { passages::clearing(table, unit, pose, &running.grace).map(|_| ()) }
}

/// Begins a Move order.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn begin(table: &mut Table<'_>, unit: Name) -> Ruling<()> {
    let left = sums::base_move(table, unit, false);
    let grace = passages::grace(table, unit);
    let pivots = sums::keyword(table, unit, Keyword::Schooner);
    table.tell(Sailing::SailingBegan { unit, left, grace, pivots });
    if banks::bank_of(table, unit).is_some() { fog::find_exit(table, unit) } else { Ok(()) }
}

/// Turns up the crew that adds this segment, if the segments that all know of are used up (PC-12.5).
fn claim_segment(table: &mut Table<'_>, unit: Name, ruler: Ruler) {
    let known = table.running.as_ref().is_some_and(|running| running.left.contains(&ruler));
    if known {
        return;
    }
    let fits = |ability: &Ability| match ability {
        Ability::Helmsman | Ability::Oarsman => ruler == Ruler::S,
        Ability::CaptainSpeed(adds) | Ability::FullRigSpeed(adds) => *adds == ruler,
        _ => false,
    };
    sums::claim_ability(table, unit, fits);
}

/// A face-down pilot may be turned up before terrain is entered (AB-47).
fn claim_pilot(table: &mut Table<'_>, unit: Name) -> Ruling<()> {
    let Some(card) = sums::face_down(table, unit, |ability| *ability == Ability::TerrainProof) else { return Ok(()) };
    let Some(flag) = table.ship(unit).map(|ship| ship.flag) else { return Ok(()) };
    let seat = table.seat(flag);
    let used = table.choose(seat, vec![Choice::Use, Choice::Nothing], Why::MayUse { card })?;
    if used == Some(Choice::Use) {
        sums::claim(table, unit, card);
    }
    Ok(())
}

/// Sails a segment.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn segment(table: &mut Table<'_>, ruler: Ruler, heading: Heading) -> Ruling<()> {
    let Some(unit) = table.running.as_ref().map(|running| running.unit) else { return Ok(()) };
    let pins = held::pins(table);
    claim_segment(table, unit, ruler);
    let Some(mut passage) = passages::passage(table, unit, ruler, heading) else { return Ok(()) };
    if !passage.enters.is_empty() {
        claim_pilot(table, unit)?;
        passage = passages::passage(table, unit, ruler, heading).unwrap_or(passage);
    }
    bonds::cast_off(table, unit);
    let stops = carry(table, unit, &passage)?;
    let touched = passage.touched.clone();
    table.tell(Sailing::SegmentSailed { unit, ruler, grace: passage.grace.clone(), touched });
    towing::follow(table, unit)?;
    let rams = if stops == Entry::SailsOn { ramming::touched(table, unit, &passage.touched) } else { Vec::new() };
    let goes_on = table.running.as_ref().is_some_and(|running| {
        let waits = sums::may_have_more(table, unit) && (passage.cleared.is_some() || docks(table, unit));
        running.whirl.is_some() || (!running.stopped && (!running.left.is_empty() || waits))
    });
    if goes_on { ramming::settle(table, &pins) } else { finish(table, unit, &rams, &pins) }
}

/// Carries the unit along the ruler, through the terrain that it enters on the way.
fn carry(table: &mut Table<'_>, unit: Name, passage: &Passage) -> Ruling<Entry> {
    let mut from = passage.from;
    for (entered, t, to) in &passage.enters {
        table.tell(Sailing::Moved { unit, from, to: *to });
        from = *to;
        let entry = terrain::enter(table, unit, *entered, Some(*t))?;
        if entry != Entry::SailsOn {
            return Ok(entry);
        }
    }
    table.tell(Sailing::Moved { unit, from, to: passage.to });
    if passage.stopped {
        table.tell(Sailing::Stopped { unit, t: passage.t, by: passage.by });
    }
    Ok(Entry::SailsOn)
}

/// Would she dock as she lies?
fn docks(table: &State, unit: Name) -> bool {
    let Some(ship) = table.ship(unit) else { return false };
    table.islands.iter().any(|island| contacts::docks_at(table, ship, island))
}

/// Comes about.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn come_about(table: &mut Table<'_>) -> Ruling<()> {
    let Some(unit) = table.running.as_ref().map(|running| running.unit) else { return Ok(()) };
    let Some((from, Ok(to))) = contacts::pose(table, unit).map(|from| (from, about(table, unit))) else {
        return Ok(());
    };
    let pins = held::pins(table);
    let before = contacts::outline(table, unit);
    bonds::cast_off(table, unit);
    table.tell(Sailing::CameAbout { unit, from, to });
    terrain::laid(table, unit, before.as_ref(), passages::ignores_terrain(table, unit))?;
    towing::follow(table, unit)?;
    finish(table, unit, &[], &pins)
}

/// Gives up the rest, and does all that follows the sailing (PC-5.16).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn end_sailing(table: &mut Table<'_>) -> Ruling<()> {
    let Some(unit) = table.running.as_ref().map(|running| running.unit) else { return Ok(()) };
    let pins = held::pins(table);
    table.tell(Sailing::RestGivenUp { unit });
    finish(table, unit, &[], &pins)
}

/// Clearing, ram, boarding, docking: then the sailing is over, and a captain may shoot (PC-5.16).
pub(super) fn finish(table: &mut Table<'_>, unit: Name, rams: &[Name], pins: &[(Name, Name)]) -> Ruling<()> {
    set_clear(table, unit)?;
    ramming::after_contact(table, unit, rams, pins)?;
    dock(table, unit)?;
    table.tell(Sailing::SailingOver { unit });
    let shoots = table.ship(unit).is_some_and(|ship| {
        let captain = !ship.is_derelict() && sums::has(table, unit, |ability| *ability == Ability::Captain);
        ship.lost.is_none() && (captain || sums::may_have_more(table, unit))
    });
    if !shoots {
        running::over(table);
    }
    Ok(())
}

/// Shifts the unit off what it still lies upon (PC-5.11).
fn set_clear(table: &mut Table<'_>, unit: Name) -> Ruling<()> {
    // A ship that sank on the way and came home lies there.
    let is_home = table.ship(unit).is_some_and(|ship| ship.waits || ship.docked.is_some());
    if is_home || banks::bank_of(table, unit).is_some() || passages::is_ghost(table, unit) {
        return Ok(());
    }
    let grace = table.running.as_ref().map_or_else(Vec::new, |running| running.grace.clone());
    let Some(from) = contacts::pose(table, unit) else { return Ok(()) };
    let Ok(Some(to)) = passages::clearing(table, unit, from, &grace) else { return Ok(()) };
    let before = contacts::outline(table, unit);
    table.tell(Sailing::Shifted { unit, from, to });
    terrain::laid(table, unit, before.as_ref(), passages::ignores_terrain(table, unit))?;
    towing::follow(table, unit)
}

/// Docks a ship whose bow touches an island; where it touches several the player chooses (PC-6.1).
pub(super) fn dock(table: &mut Table<'_>, unit: Name) -> Ruling<()> {
    let Some(ship) = table.ship(unit).filter(|ship| ship.docked.is_none()) else { return Ok(()) };
    let seat = table.seat(ship.flag);
    let islands = table.islands.iter().filter(|island| contacts::docks_at(table, ship, island));
    let islands: Vec<Choice> = islands.map(|island| Choice::Island(island.id)).collect();
    match table.choose(seat, islands, Why::DockWhere { unit })? {
        Some(Choice::Island(island)) => docking::dock(table, unit, island),
        _ => Ok(()),
    }
}

/// A segment of this unit, as it would be sailed (PC-21.17).
#[must_use]
pub fn preview(table: &State, unit: Name, ruler: Ruler, heading: Heading) -> Option<Passage> {
    passages::passage(table, unit, ruler, heading)
}
