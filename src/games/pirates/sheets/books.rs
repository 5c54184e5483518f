//! The books: what everybody may know of all fleets and islands, and the own notes (PC-21.1, 21.15).

use super::captain::{Captain, named, units_of};
use super::{fleet, islands};
use crate::games::papers::sheets::Scene;
use crate::games::pirates::wishes::Wish;
use crate::logbook::wording::key;
use crate::rules::kernel::Seat;
use crate::rules::pirates::game::Pirates;
use crate::rules::pirates::state::State;
use crate::table::sheet::{Block, Line, Print};

/// A fleet after the other, then the islands.
#[must_use]
pub fn blocks(scene: &Scene<Pirates>, table: &State) -> Vec<Block<Wish>> {
    let view = &scene.seen.view;
    let mut blocks: Vec<Block<Wish>> = Vec::new();
    for (player, seat) in table.players.iter().zip((0..).map(Seat)) {
        let captain = Captain { scene, view, table, player, by: player.flag, seat, awaited: false };
        let head = Line::new(Print::Strong, key::PcSheetNamed { name: scene.name(seat) }).signed(seat);
        blocks.push(head.beside(Print::Faint, Some(fleet::gold(&captain, player.flag))).into());
        for unit in units_of(table, player.flag) {
            blocks.push(Line::new(Print::Item, named(captain.name(unit))).into());
            blocks.extend(fleet::lines(&captain, unit).into_iter().map(Block::from));
        }
    }
    let reader = scene.reader().and_then(|seat| Some((seat, table.at_seat(seat)?)));
    let reader = reader.or_else(|| table.players.first().map(|player| (Seat(0), player)));
    if let Some((seat, player)) = reader {
        let captain = Captain { scene, view, table, player, by: player.flag, seat, awaited: false };
        blocks.extend(islands::page(&captain).into_iter().map(Block::from));
    }
    blocks
}
