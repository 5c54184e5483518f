//! A table that is set out from the first roll on (PC-3).

use std::sync::Arc;

use super::{
    Built, Flaw, Free, LARGEST_TABLE, LEAST_TABLE, LONGEST_PIECE, MOST_UNIQUES, bare, fault, judged, priced, seated,
    sit_down, unless, usual_islands, usual_table,
};
use crate::rules::pirates::fleet::FleetOptions;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::pack::Pack;
use crate::rules::pirates::state::{Bounds, Phase, State};
use crate::rules::pirates::words::TerrainKind;
use crate::rules::plane::{Mm, Spot};

/// PC-3: everything is to be set out at the table.
pub(super) fn to_set_out(pack: &Arc<Pack>, free: &Free) -> Built<State> {
    seated(&free.seats)?;
    let players = free.seats.len();
    let whole = |length: u16| Mm::whole(i32::from(length));
    let agreed = free.table.map(|(width, height)| Spot::new(whole(width), whole(height)));
    let size = agreed.unwrap_or_else(|| usual_table(players));
    let within = |least: Mm, length: Mm, most: Mm| (least..=most).contains(&length);
    let fits = within(LEAST_TABLE.x, size.x, LARGEST_TABLE.x) && within(LEAST_TABLE.y, size.y, LARGEST_TABLE.y);
    unless(!fits, "table", Flaw::Table)?;
    let whirlpools = free.terrain.iter().filter(|kind| **kind == TerrainKind::Whirlpool).count();
    unless(!whirlpools.is_multiple_of(2), "terrain", Flaw::Whirlpools)?;
    unless(free.uniques > MOST_UNIQUES, "uniques", Flaw::Uniques)?;
    let table = Bounds { from: Spot::default(), to: size };
    let mut state = bare(Arc::clone(pack), free.options, table, free.total);
    state.lay = islands(&state.pack, free, size)?;
    let kinds: Vec<Name> = state.pack.islands.keys().copied().collect();
    let sets = usize::from(state.lay).div_ceil(kinds.len().max(1));
    state.to_lay.0 = kinds.into_iter().flat_map(|card| std::iter::repeat_n(card, sets)).collect();
    state.to_lay.1.clone_from(&free.terrain);
    for flag in free.fleets.keys() {
        unless(!free.seats.contains(flag), format!("fleets.{}", flag.word()), Flaw::NoSuchFlag)?;
    }
    let options = FleetOptions {
        boats: free.options.boats,
        house_cards: free.options.house_cards,
        uniques: free.uniques,
        ..FleetOptions::of(free.total)
    };
    for flag in &free.seats {
        let missing = || fault(format!("fleets.{}", flag.word()), Flaw::NoFleet);
        let fleet = free.fleets.get(flag).ok_or_else(missing)?;
        judged(&state.pack, *flag, fleet, &options)?;
        sit_down(&mut state, *flag, fleet, free.total, &fleet.coins);
    }
    priced(&mut state);
    state.phase = Phase::RollOff;
    Ok(state)
}

/// The number of islands, if it is lawful and the table has room for them (PC-3.3, PC-3.5, PC-3.7).
fn islands(pack: &Pack, free: &Free, size: Spot) -> Built<u8> {
    let players = free.seats.len();
    let lay = free.islands.unwrap_or_else(|| usual_islands(players, free.total));
    let enough = usize::from(lay) >= players.saturating_mul(2) && (players != 2 || lay.is_multiple_of(2));
    // Islands in rows and columns: where all find room, no player is without a spot for ever.
    let apart = i32::max(1, (LONGEST_PIECE + pack.measures.l + pack.measures.l + pack.measures.l).0);
    let rows = |length: Mm| 1 + (length - pack.measures.s - pack.measures.s - LONGEST_PIECE).0.max(0) / apart;
    let fits = i32::from(lay) <= rows(size.x).saturating_mul(rows(size.y));
    unless(!enough || !fits || pack.islands.is_empty(), "islands", Flaw::Islands)?;
    Ok(lay)
}
