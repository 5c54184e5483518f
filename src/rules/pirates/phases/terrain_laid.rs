//! Terrain is placed in the sequence of the islands (PC-3.10).

use crate::rules::kernel::Orders;
use crate::rules::pirates::berths;
use crate::rules::pirates::game::{Pirates, Ruling, Table};
use crate::rules::pirates::happenings::{SettingOut, Turns};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::Order;
use crate::rules::pirates::words::TerrainKind;
use crate::rules::plane::Pose;

/// A piece is placed; pieces that find no spot any more stay in the box.
pub fn run(table: &mut Table<'_>, orders: &Orders<Pirates>) -> Ruling<()> {
    let by = table.to_move;
    let Some(Order::PlaceTerrain(kind, at, turned)) = orders.get(&table.seat(by)) else { return Ok(()) };
    let terrain = named(table, *kind);
    table.tell(SettingOut::TerrainPlaced { by, terrain, kind: *kind, pose: Pose::new(*at, *turned) });
    let kinds = table.to_lay.1.clone();
    let no_spot = |kind: &TerrainKind| berths::free_terrain_spot(table, *kind).is_none();
    if !kinds.is_empty() && kinds.iter().all(no_spot) {
        table.tell(SettingOut::TerrainLeftOut { kinds });
    }
    let phase = berths::next_phase(table);
    if phase != table.phase {
        table.tell(Turns::PhaseBegan { phase });
    }
    Ok(())
}

/// One piece of a kind bears its name, several are numbered: `reef`, `whirlpool-1`, `whirlpool-2`.
fn named(table: &Table<'_>, kind: TerrainKind) -> Name {
    let laid = table.terrain.iter().filter(|terrain| terrain.kind == kind).count();
    let left = table.to_lay.1.iter().filter(|own| **own == kind).count();
    let word = if laid + left > 1 { format!("{}-{}", kind.word(), laid + 1) } else { kind.word().to_owned() };
    Name::try_from(word.as_str()).unwrap_or_default()
}
