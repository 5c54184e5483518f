//! A segment as it would be sailed: stops, entries and clearing (PC-18.11 to 18.15). Nothing here changes the table.

use std::borrow::Cow;

use super::abilities::Ability;
use super::contacts;
use super::ids::Name;
use super::refusals::{Checked, Objection, Refusal, refuse, unless};
use super::state::State;
use super::sums;
use super::words::{Ruler, TerrainKind};
use crate::rules::plane::{self, Body, Heading, Mm, Piece, Pose, Shape, Waters};

/// A segment as it would be sailed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage {
    /// The unit as it is laid along the ruler, and as it lies at the end.
    pub from: Pose,
    pub to: Pose,
    /// This much of the ruler was sailed.
    pub t: Mm,
    /// Something stopped it: a piece, or the table's edge where no piece is named.
    pub stopped: bool,
    pub by: Option<Name>,
    /// Pieces that it has come into contact with (PC-18.13 a).
    pub contacts: Vec<Name>,
    /// Terrain is entered after this much, in this pose.
    pub enters: Vec<(Name, Mm, Pose)>,
    /// The lists of PC-18.12 at the end: all of this order, and those of now.
    pub grace: Vec<Name>,
    pub touched: Vec<Name>,
    /// If the sailing ended there, it would be set clear to here (PC-18.15).
    pub cleared: Option<Pose>,
    /// It is not allowed for this reason.
    pub refused: Option<Refusal>,
}

/// Obstacles and terrain that a unit meets under way.
struct Sea<'a> {
    obstacles: Vec<(Name, Cow<'a, Shape>)>,
    terrains: Vec<(Name, Cow<'a, Shape>)>,
}

fn pieces<'a>(of: &'a [(Name, Cow<'_, Shape>)]) -> Vec<Piece<'a, Name>> {
    of.iter().map(|(key, shape)| Piece { key: *key, shape: shape.as_ref() }).collect()
}

/// Terrain that means something to this unit: reefs and weed hold no kraken (PC-14.6).
fn terrains(table: &State, unit: Name) -> Vec<(Name, Cow<'_, Shape>)> {
    let is_kraken = table.kraken(unit).is_some();
    let matters = |kind| !is_kraken || matches!(kind, TerrainKind::Fog | TerrainKind::Whirlpool);
    let terrains = table.terrain.iter().filter(|terrain| matters(terrain.kind));
    terrains.map(|terrain| (terrain.id, Cow::Borrowed(&terrain.shape))).collect()
}

/// Do Move orders of this unit ignore terrain (AB-47, PC-13.7)?
#[must_use]
pub fn ignores_terrain(table: &State, unit: Name) -> bool {
    is_ghost(table, unit) || sums::has(table, unit, |ability| *ability == Ability::TerrainProof)
}

/// Is this an active ghost?
#[must_use]
pub fn is_ghost(table: &State, unit: Name) -> bool {
    table.ship(unit).is_some_and(|ship| ship.ghost)
}

/// The unit itself and the ship that it tows are no obstacles to it (PC-8.22).
#[must_use]
pub fn own(table: &State, unit: Name) -> Vec<Name> {
    let tow = table.ship(unit).and_then(|ship| ship.towing);
    [unit].into_iter().chain(tow).collect()
}

fn sea(table: &State, unit: Name) -> Sea<'_> {
    let obstacles =
        if is_ghost(table, unit) { Vec::new() } else { contacts::obstacles(table, &own(table, unit)).collect() };
    let terrains = if ignores_terrain(table, unit) { Vec::new() } else { terrains(table, unit) };
    Sea { obstacles, terrains }
}

/// The pieces that touch a unit as it lies (PC-18.12).
#[must_use]
pub fn grace(table: &State, unit: Name) -> Vec<Name> {
    contacts::pose(table, unit).map(|pose| grace_at(table, unit, pose)).unwrap_or_default()
}

/// The pieces that would touch it in this pose.
#[must_use]
pub fn grace_at(table: &State, unit: Name, pose: Pose) -> Vec<Name> {
    let Some(body) = contacts::body(table, unit) else { return Vec::new() };
    let sea = sea(table, unit);
    let all: Vec<_> = sea.obstacles.into_iter().chain(sea.terrains).collect();
    plane::touching(body, pose, &pieces(&all), &contacts::rulers(table))
}

fn joined(one: &[Name], other: &[Name]) -> Vec<Name> {
    let mut all = [one, other].concat();
    all.sort_unstable();
    all.dedup();
    all
}

/// The shift that sets a unit clear in this pose; none where it lies on nothing (PC-5.11).
///
/// # Errors
/// No shift does (PC-18.15).
pub fn clearing(table: &State, unit: Name, pose: Pose, grace: &[Name]) -> Result<Option<Pose>, Refusal> {
    let Some(body) = contacts::body(table, unit) else { return Ok(None) };
    clear_of(table, &sea(table, unit), body, pose, grace)
}

fn clear_of(table: &State, sea: &Sea<'_>, body: Body<'_>, pose: Pose, grace: &[Name]) -> Result<Option<Pose>, Refusal> {
    let shift =
        plane::clear(body, pose, grace, &pieces(&sea.obstacles), &contacts::edges(table), &contacts::rulers(table));
    shift.map(|shift| shift.map(|shift| shift.pose)).map_err(|_| refuse("PC-18.15", Objection::NoClearing))
}

/// May an active ghost end her Move here (PC-13.7, 13.9)?
///
/// # Errors
/// She would lie over something, or beyond the table's edge.
pub fn ghost_ends(table: &State, unit: Name, pose: Pose) -> Checked {
    let Some(body) = contacts::body(table, unit) else { return Ok(()) };
    let outline = body.outline(pose);
    let lies = contacts::off_table(table, &outline) || contacts::overlaps(table, &outline, &own(table, unit));
    unless(lies, "PC-13.7", Objection::GhostOverlaps)
}

/// Could a ghost in this pose still end her Move with one of these segments (PC-13.9)?
#[must_use]
pub fn ghost_gets_off(table: &State, unit: Name, pose: Pose, left: &[Ruler]) -> bool {
    let Some(body) = contacts::body(table, unit) else { return false };
    let waters = Waters::<Name> { obstacles: &[], terrains: &[], table: contacts::edges(table) };
    let rulers = contacts::rulers(table);
    let mut tries = left.iter().flat_map(|ruler| (0..360).map(move |degrees| (*ruler, Heading::degrees(degrees))));
    tries.any(|(ruler, heading)| {
        let way = table.pack.measures.ruler(ruler);
        let sailed = plane::sail(body, pose, heading, way, &[], &waters, &rulers);
        !plane::too_short(sailed.way, &rulers) && ghost_ends(table, unit, sailed.pose).is_ok()
    })
}

/// A unit as it lies, and everything that it can meet on its way from there.
pub struct Outset<'a> {
    table: &'a State,
    unit: Name,
    body: Body<'a>,
    lies: Pose,
    /// The lists of PC-18.12: those of now, and all of this order.
    listed: Vec<Name>,
    all: Vec<Name>,
    sea: Sea<'a>,
}

impl<'a> Outset<'a> {
    /// There is none for what does not sail.
    #[must_use]
    pub fn of(table: &'a State, unit: Name) -> Option<Self> {
        let (body, lies) = (contacts::body(table, unit)?, contacts::pose(table, unit)?);
        let running = table.running.as_ref().filter(|running| running.unit == unit);
        let (listed, all) = match running {
            Some(running) => (running.touched.clone(), running.grace.clone()),
            None => (grace(table, unit), Vec::new()),
        };
        Some(Self { table, unit, body, lies, listed, all, sea: sea(table, unit) })
    }

    /// A segment from here.
    #[must_use]
    pub fn passage(&self, ruler: Ruler, heading: Heading) -> Passage {
        let Self { table, unit, body, lies, listed, all, sea } = self;
        let (obstacles, terrains) = (pieces(&sea.obstacles), pieces(&sea.terrains));
        let waters = Waters { obstacles: &obstacles, terrains: &terrains, table: contacts::edges(table) };
        let rulers = contacts::rulers(table);
        let way = table.pack.measures.ruler(ruler);
        let sailed = plane::sail(*body, *lies, heading, way, listed, &waters, &rulers);
        let mut enters: Vec<_> = sailed.entries.iter().map(|(t, id)| (*id, *t, sailed.pose_at(*t))).collect();
        let stop = sailed.stop.as_ref();
        let contacts: Vec<Name> = stop.map_or_else(Vec::new, |stop| stop.contacts.clone());
        let pressed = stop.and_then(|stop| stop.pressed.first().copied());
        let mut passage = Passage {
            from: sailed.pose_at(Mm::ZERO),
            to: sailed.pose,
            t: sailed.way,
            stopped: stop.is_some(),
            by: contacts.first().copied().or(pressed),
            contacts,
            enters: Vec::new(),
            grace: joined(&joined(all, listed), &sailed.graced),
            touched: sailed.grace.clone(),
            cleared: None,
            refused: None,
        };
        // Fog takes the whole piece and ends its movement (PC-16.3).
        let is_fog = |id: Name| table.terrain.iter().any(|own| own.id == id && own.kind == TerrainKind::Fog);
        let fog = enters.iter().position(|(id, ..)| is_fog(*id));
        if let Some((fog, t, pose)) = fog.and_then(|at| enters.get(at).copied()) {
            enters.truncate(enters.iter().position(|(id, ..)| *id == fog).map_or(0, |at| at + 1));
            passage = Passage { to: pose, t, stopped: true, by: Some(fog), contacts: Vec::new(), ..passage };
        }
        passage.enters = enters;
        passage.refused = if plane::too_short(passage.t, &rulers) {
            Some(refuse("PC-18.15", Objection::TooShort))
        } else if fog.is_some() {
            None
        } else if is_ghost(table, *unit) {
            ghost_ends(table, *unit, passage.to).err()
        } else {
            match clear_of(table, sea, *body, passage.to, &passage.grace) {
                Ok(cleared) => {
                    passage.cleared = cleared;
                    None
                }
                Err(refusal) => Some(refusal),
            }
        };
        passage
    }
}

/// A segment of this unit from where it lies; none for what does not sail.
#[must_use]
pub fn passage(table: &State, unit: Name, ruler: Ruler, heading: Heading) -> Option<Passage> {
    Outset::of(table, unit).map(|outset| outset.passage(ruler, heading))
}
