//! Islands are drawn at random and placed in turn (PC-3.4 to 3.8).

use crate::rules::kernel::Orders;
use crate::rules::pirates::berths;
use crate::rules::pirates::game::{Pirates, Ruling, Table};
use crate::rules::pirates::happenings::{SettingOut, Turns};
use crate::rules::pirates::orders::Order;
use crate::rules::pirates::setup;
use crate::rules::pirates::wants::Why;
use crate::rules::plane::Pose;

/// An island is placed, and the next one is drawn.
pub fn run(table: &mut Table<'_>, orders: &Orders<Pirates>) -> Ruling<()> {
    if let Some(card) = table.drawn {
        let by = table.to_move;
        let Some(Order::PlaceIsland(at, turned)) = orders.get(&table.seat(by)) else { return Ok(()) };
        let island = setup::fresh_id(card, &|id| table.island(id).is_some());
        table.tell(SettingOut::IslandPlaced { by, island, card, pose: Pose::new(*at, *turned) });
    }
    let phase = berths::next_phase(table);
    if phase != table.phase {
        table.tell(Turns::PhaseBegan { phase });
        return Ok(());
    }
    draw(table)
}

/// The player to place is given an island; where none of its spots is legal, all are placed again.
fn draw(table: &mut Table<'_>) -> Ruling<()> {
    let cards = table.to_lay.0.clone();
    let order = table.shuffle(u16::try_from(cards.len()).unwrap_or(u16::MAX), Why::Island)?;
    let card = order.first().and_then(|place| cards.get(usize::from(*place)));
    let Some(card) = card.copied() else { return Ok(()) };
    table.tell(SettingOut::IslandDrawn { by: table.to_move, card });
    if berths::free_island_spot(table).is_none() {
        table.tell(SettingOut::IslandsCleared);
    }
    Ok(())
}
