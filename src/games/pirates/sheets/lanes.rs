//! Segments as they would be sailed, with what she would meet at their ends (PC-21.17).

use super::captain::{Captain, hundredths, millimetres, refusal, standing};
use super::odds;
use crate::logbook::wording::pirates as words;
use crate::logbook::wording::{Fact, key};
use crate::rules::kernel::Rule;
use crate::rules::pirates::contacts;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::passages::{self, Passage};
use crate::rules::pirates::ramming;
use crate::rules::pirates::refusals::Refusal;
use crate::rules::pirates::sailing;
use crate::rules::pirates::state::State;
use crate::rules::pirates::sums;
use crate::rules::pirates::words::{Keyword, Ruler, TerrainKind};
use crate::rules::plane::{Heading, Mm, Pose};

/// She meets this at the end of a segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meets {
    Nothing,
    /// She docks there.
    Docks(Name),
    /// She may ram.
    Rams(Name),
    /// Bow against bow there is no ram (PC-7.7).
    BowToBow(Name),
    Friend(Name),
    /// The home of an enemy stops her, and she does not dock (PC-6.2).
    EnemyHome(Name),
    Stops(Name),
    Edge,
    Fog(Name),
}

/// A segment as it would be sailed on a heading.
#[derive(Clone, PartialEq, Debug)]
pub struct Lane {
    pub ruler: Ruler,
    pub heading: Heading,
    /// She sails this part of the ruler, and lies in this pose after it.
    pub way: Mm,
    pub end: Pose,
    /// A shift sets her clear (PC-5.11).
    pub shifted: Option<Mm>,
    pub meets: Meets,
    /// Terrain that she enters, each after this much of the ruler.
    pub enters: Vec<(Name, Mm)>,
    pub refused: Option<Refusal>,
}

/// The length of the way from one point to another.
fn between(one: Pose, other: Pose) -> Mm {
    let (x, y) = (i64::from((one.at.x - other.at.x).0), i64::from((one.at.y - other.at.y).0));
    Mm(i32::try_from((x * x + y * y).isqrt()).unwrap_or(i32::MAX))
}

/// The segments that a unit has left: in a Move order those that are left of it, else all of its base move. Own crew that lies face
/// down counts.
#[must_use]
pub fn left(table: &State, unit: Name) -> Vec<Ruler> {
    match table.running.as_ref().filter(|run| run.unit == unit) {
        Some(run) if run.exit.is_some() || !sailing::goes_on(table, run) => Vec::new(),
        Some(run) => run.left.iter().copied().chain(sailing::hidden_segments(table, unit)).collect(),
        None => sums::base_move(table, unit, true),
    }
}

/// The lane of this segment.
#[must_use]
pub fn lane(table: &State, unit: Name, ruler: Ruler, heading: Heading) -> Option<Lane> {
    let passage = sailing::preview(table, unit, ruler, heading)?;
    let end = passage.cleared.unwrap_or(passage.to);
    let enters: Vec<(Name, Mm)> = passage.enters.iter().map(|(id, way, _)| (*id, *way)).collect();
    let meets = met(table, unit, &passage);
    Some(Lane {
        ruler,
        heading,
        way: passage.t,
        end,
        shifted: passage.cleared.map(|cleared| between(passage.to, cleared)),
        meets,
        enters,
        refused: passage.refused,
    })
}

fn met(table: &State, unit: Name, passage: &Passage) -> Meets {
    let fog = |id: &Name| table.terrain.iter().any(|own| own.id == *id && own.kind == TerrainKind::Fog);
    if let Some(fog) = passage.by.filter(fog) {
        return Meets::Fog(fog);
    }
    let last = left(table, unit).len() <= 1;
    if !passage.stopped && !last {
        return Meets::Nothing;
    }
    let mut there = table.clone();
    let lay = |there: &mut State, pose: Pose| {
        if let Some(ship) = there.ships.iter_mut().find(|ship| ship.id == unit) {
            ship.pose = pose;
            ship.docked = None;
        }
    };
    lay(&mut there, passage.to);
    let Some(own) = there.ship(unit) else {
        return passage.by.map_or(if passage.stopped { Meets::Edge } else { Meets::Nothing }, Meets::Stops);
    };
    let flag = own.flag;
    if let Some(target) = ramming::touched(&there, unit, &passage.touched).first() {
        return Meets::Rams(*target);
    }
    lay(&mut there, passage.cleared.unwrap_or(passage.to));
    let docks =
        there.ship(unit).and_then(|ship| there.islands.iter().find(|island| contacts::docks_at(&there, ship, island)));
    if let Some(island) = docks {
        return Meets::Docks(island.id);
    }
    if !passage.stopped {
        return Meets::Nothing;
    }
    let Some(by) = passage.by else { return Meets::Edge };
    match (table.unit(by), table.island(by)) {
        (Some(other), _) if other.flag() == flag => Meets::Friend(by),
        (Some(_), _) if contacts::bow_to_bow(&there, unit, by) => Meets::BowToBow(by),
        (None, Some(island)) if island.home.is_some_and(|home| home != flag) => Meets::EnemyHome(by),
        _ => Meets::Stops(by),
    }
}

/// Says what she meets at the end.
#[must_use]
pub fn meeting(captain: &Captain, unit: Name, meets: Meets) -> Option<Fact> {
    Some(match meets {
        Meets::Nothing => return None,
        Meets::Docks(island) => key::PcSheetDocksAt { island: captain.name(island) }.into(),
        Meets::Rams(target) => {
            key::PcSheetMayRam { target: captain.name(target), chance: ram(captain, unit, target) }.into()
        }
        Meets::BowToBow(target) => key::PcSheetBowToBow { target: captain.name(target) }.into(),
        Meets::Friend(target) => key::PcSheetFriendStops { target: captain.name(target) }.into(),
        Meets::EnemyHome(island) => key::PcSheetEnemyHome { island: captain.name(island) }.into(),
        Meets::Stops(by) => key::PcSheetStoppedBy { by: captain.name(by) }.into(),
        Meets::Edge => key::PC_SHEET_STOPPED_BY_EDGE.into(),
        Meets::Fog(fog) => key::PcSheetLostIn { fog: captain.name(fog) }.into(),
    })
}

/// Hint for a ram: masts of the other, and the chance of its die (PC-7.2, 21.20).
#[must_use]
pub fn ram(captain: &Captain, unit: Name, target: Name) -> Fact {
    let masts = captain.table.unit(target).map_or(0, |other| standing(&other).0);
    if masts == 0 || sums::keyword(captain.table, unit, Keyword::Galley) {
        return key::PC_SHEET_NO_DIE.into();
    }
    let chance = odds::sixths(masts.saturating_add(1));
    key::PcSheetRamChance { masts, from: masts.saturating_add(1).min(6), chance: odds::said(&chance) }.into()
}

/// Says of a piece of terrain that is entered, after how much, and what its die may do (PC-21.17, 21.20).
fn entering(captain: &Captain, unit: Name, (id, way): (Name, Mm)) -> Fact {
    let kind = captain.table.terrain.iter().find(|terrain| terrain.id == id).map(|terrain| terrain.kind);
    let what = kind.map_or_else(|| captain.name(id), words::terrain);
    let enters = key::PcSheetEnters { what, way: millimetres(way) }.into();
    match odds::terrain_said(captain, unit, id) {
        Some(chances) => key::SheetList { one: enters, other: chances }.into(),
        None => enters,
    }
}

impl Lane {
    /// Everything that is to be said of it before it is sailed.
    #[must_use]
    pub fn told(&self, captain: &Captain, unit: Name) -> Vec<Fact> {
        let whole = captain.pack().measures.ruler(self.ruler);
        let ignores = passages::ignores_terrain(captain.table, unit);
        let way = match self.way == whole {
            true => key::PcSheetWholeWay { ruler: self.ruler }.into(),
            false => key::PcSheetStopsAfter { way: millimetres(self.way), of: millimetres(whole) }.into(),
        };
        let enters = self.enters.iter().filter(|_| !ignores).map(|entry| entering(captain, unit, *entry));
        let shift = self.shifted.map(|shift| key::PcSheetShifted { by: millimetres(shift) }.into());
        let all = std::iter::once(way).chain(meeting(captain, unit, self.meets));
        all.chain(enters).chain(shift).collect()
    }

    /// The reason against it.
    #[must_use]
    pub fn against(&self) -> Option<(Fact, Rule)> {
        self.refused.as_ref().map(refusal)
    }

    /// In a few words, for a mark on the sea.
    #[must_use]
    pub fn sign(&self, captain: &Captain, unit: Name) -> Fact {
        let way: Fact = key::PcSheetCourse { ruler: self.ruler, heading: hundredths(self.heading.hundredths()) }.into();
        match meeting(captain, unit, self.meets) {
            Some(meets) => key::SheetList { one: way, other: meets }.into(),
            None => way,
        }
    }
}
