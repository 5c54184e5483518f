//! Ships of no player scout, and fight whom they have found (MM-14.14 to 14.19).

use super::battles;
use super::game::{Ruling, Table};
use super::happenings::Rounds;
use super::npcs::{hostile, lurking, zone_of};
use super::state::{Side, Where};
use super::sums;
use super::wants::Why;
use super::words::{Colour, skulls};
use crate::rules::kernel::ThrowRequest;

/// Hostile ships scout for a ship that has come to their zone, or whose turn starts there (MM-14.14): in random order
/// each throws, and fights if it has found the ship, until the captain is dead or the ship is gone (MM-14.19).
///
/// # Errors
/// Stops where an answer is missing.
pub fn scout_for(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    let place = table.player(by).map(|player| player.at).filter(|at| at.at_sea());
    let Some(zone) = place.and_then(Where::zone) else { return Ok(()) };
    let mut scouts = lurking(table, zone, by);
    if scouts.len() > 1 {
        scouts = table.shuffled(&scouts, Why::NpcOrder)?;
    }
    for npc in scouts {
        let there = table.player(by).is_some_and(|player| player.captain.is_some() && Some(player.at) == place);
        if !there {
            return Ok(());
        }
        // A battle may have made a pirate of the captain, whom pirates leave alone.
        if zone_of(table, npc) != Some(zone) || !hostile(table, npc, by) {
            continue;
        }
        let dice = sums::npc_scout_dice(table, npc, by);
        let seat = table.seat(table.controller_against(by));
        let thrown = table.throw(seat, ThrowRequest::dice(dice.into(), 6), Why::NpcScouts { npc, by })?;
        let faces: Vec<u8> = thrown.faces().collect();
        let found = skulls(&faces) > 0;
        table.tell(Rounds::NpcScouted { npc, by, faces, found });
        if found {
            battles::fight(table, Side::Npc(npc), Side::Player(by))?;
        }
    }
    Ok(())
}
