//! The assembled board: the terrain of its hexes and its edges (TS-4, TS-27).

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::rules::geometry::hex::{Heading, Hex, Offset};

use super::tile::{CodeFault, LaidTile, Layout, TILE_SIZE, Terrain, Tile};

/// A tile on the board with the terrain that shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Slot {
    laid: LaidTile,
    /// Row by row, as it lies. Shared: a tile may be moved, but never changes.
    #[serde(with = "letters")]
    terrain: Arc<[Terrain]>,
}

/// Terrain in the letters of the files.
mod letters {
    use std::sync::Arc;

    use serde::{Deserialize, Deserializer, Serializer, de};

    use super::{CodeFault, Terrain};

    pub(super) fn serialize<S: Serializer>(terrain: &Arc<[Terrain]>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&terrain.iter().map(|terrain| terrain.letter()).collect::<String>())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<[Terrain]>, D::Error> {
        let letters = String::deserialize(deserializer)?;
        let terrain: Option<Arc<[Terrain]>> = letters.chars().map(Terrain::by_letter).collect();
        terrain.ok_or_else(|| de::Error::custom(CodeFault::TerrainRow))
    }
}

/// The board. Slots may be moved by the open-sea leapfrog (TS-4.8), so it need not stay a square.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chart {
    /// In the order of their places; so few that looking through them is quicker than a map.
    slots: Vec<(Offset, Slot)>,
    /// No hex of any tile is anything but deep water.
    all_deep: bool,
}

/// The least and the greatest column and row of a board, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bounds {
    /// Its north-west corner.
    pub least: Offset,
    /// Its south-east corner.
    pub greatest: Offset,
}

impl Chart {
    /// Lays the tiles out. Fails with the first number that no tile has.
    pub fn lay(layout: &Layout, tiles: &BTreeMap<u8, Tile>) -> Result<Self, u8> {
        let mut slots = Vec::new();
        for (slot, laid) in layout.slots() {
            let tile = tiles.get(&laid.number).ok_or(laid.number)?;
            let locals = (0..TILE_SIZE).flat_map(|row| (0..TILE_SIZE).map(move |col| Offset::new(col, row)));
            let terrain = locals.filter_map(|local| tile.terrain(laid, local)).collect();
            slots.push((slot, Slot { laid, terrain }));
        }
        slots.sort_by_key(|(slot, _)| *slot);
        let deep = |slot: &Slot| slot.terrain.iter().all(|terrain| *terrain == Terrain::Deep);
        let all_deep = slots.iter().all(|(_, slot)| deep(slot));
        Ok(Self { slots, all_deep })
    }

    fn slot(&self, at: Offset) -> Option<&Slot> {
        self.slots.iter().find(|(slot, _)| *slot == at).map(|(_, tile)| tile)
    }

    /// The slot in which a hex lies, with or without a tile (TS-27.1).
    #[must_use]
    pub fn slot_of(at: impl Into<Offset>) -> Offset {
        let at = at.into();
        Offset::new(at.col.div_euclid(TILE_SIZE), at.row.div_euclid(TILE_SIZE))
    }

    /// Gives the terrain of a hex; a hex off the board has none.
    #[must_use]
    pub fn terrain(&self, at: impl Into<Offset>) -> Option<Terrain> {
        let at = at.into();
        let local = at.row.rem_euclid(TILE_SIZE) * TILE_SIZE + at.col.rem_euclid(TILE_SIZE);
        self.slot(Self::slot_of(at))?.terrain.get(usize::try_from(local).ok()?).copied()
    }

    /// The tile under a hex; none off the board.
    #[must_use]
    pub fn tile_at(&self, at: impl Into<Offset>) -> Option<LaidTile> {
        self.tile_in(Self::slot_of(at))
    }

    /// The tile in a slot.
    #[must_use]
    pub fn tile_in(&self, slot: Offset) -> Option<LaidTile> {
        self.slot(slot).map(|slot| slot.laid)
    }

    /// Every tile with its slot.
    pub fn tiles(&self) -> impl Iterator<Item = (Offset, LaidTile)> + '_ {
        self.slots.iter().map(|(slot, tile)| (*slot, tile.laid))
    }

    /// Every hex with its terrain, tile by tile.
    pub fn hexes(&self) -> impl Iterator<Item = (Offset, Terrain)> + '_ {
        self.slots.iter().flat_map(|(slot, tile)| {
            let corner = Offset::new(slot.col * TILE_SIZE, slot.row * TILE_SIZE);
            let locals = (0..TILE_SIZE).flat_map(|row| (0..TILE_SIZE).map(move |col| (col, row)));
            let places = locals.map(move |(col, row)| Offset::new(corner.col + col, corner.row + row));
            places.zip(tile.terrain.iter().copied())
        })
    }

    /// The rim (TS-4.6): off the board, but touching it.
    #[must_use]
    pub fn is_partial(&self, at: impl Into<Offset>) -> bool {
        let at = at.into();
        let hex = Hex::from(at);
        self.terrain(at).is_none() && Heading::ALL.iter().any(|heading| self.terrain(heading.step(hex)).is_some())
    }

    /// Is it all deep water, so that the leapfrog is allowed (TS-4.8)?
    #[must_use]
    pub fn is_open_sea(&self) -> bool {
        self.all_deep
    }

    /// The corners of the board; none for a board without tiles.
    #[must_use]
    pub fn bounds(&self) -> Option<Bounds> {
        let cols = || self.slots.iter().map(|(slot, _)| slot.col);
        let rows = || self.slots.iter().map(|(slot, _)| slot.row);
        let last = |slot: i32| slot * TILE_SIZE + TILE_SIZE - 1;
        Some(Bounds {
            least: Offset::new(cols().min()? * TILE_SIZE, rows().min()? * TILE_SIZE),
            greatest: Offset::new(last(cols().max()?), last(rows().max()?)),
        })
    }

    /// Lifts the tile out of one slot and puts it, as it lies, into another (TS-4.8). False, and nothing moved, if the
    /// one is empty or the other taken.
    pub fn leapfrog(&mut self, from: Offset, to: Offset) -> bool {
        if self.slot(to).is_some() {
            return false;
        }
        let Some(lifted) = self.slots.iter_mut().find(|(slot, _)| *slot == from) else { return false };
        lifted.0 = to;
        self.slots.sort_by_key(|(slot, _)| *slot);
        true
    }

    /// Would the tiles hang together by their sides with this one lifted into that slot (TS-4.8)?
    #[must_use]
    pub fn may_leapfrog(&self, from: Offset, to: Offset) -> bool {
        let after = self.slots.iter().map(|(slot, _)| if *slot == from { to } else { *slot });
        self.slot(from).is_some() && self.slot(to).is_none() && hang_together(after.collect())
    }
}

/// Do these slots hang together by their sides (TS-4.8)?
#[must_use]
pub fn hang_together(mut apart: Vec<Offset>) -> bool {
    let mut ahead: Vec<Offset> = apart.pop().into_iter().collect();
    while let Some(slot) = ahead.pop() {
        let beside = |other: &mut Offset| (slot.col - other.col).abs() + (slot.row - other.row).abs() == 1;
        ahead.extend(apart.extract_if(.., beside));
    }
    apart.is_empty()
}
