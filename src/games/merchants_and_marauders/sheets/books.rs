//! The books: what everybody may know of all captains, of the ships of no player, and of the war.

use super::captain::{Captain, named};
use super::{battle, pages};
use crate::games::merchants_and_marauders::wishes::Wish;
use crate::games::papers::sheets::Scene;
use crate::logbook::wording::key;
use crate::logbook::wording::merchants_and_marauders as words;
use crate::rules::kernel::Seat;
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::state::{Side, Where};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::words::Skill;
use crate::table::sheet::{Block, Line, Print};

/// A captain after the other, then the sea.
#[must_use]
pub fn blocks(scene: &Scene<MerchantsAndMarauders>) -> Vec<Block<Wish>> {
    let view = &scene.seen.view;
    let table = &view.table;
    let mut blocks: Vec<Block<Wish>> = Vec::new();
    for (player, seat) in table.players.iter().zip((0..).map(Seat)) {
        let captain = Captain { scene, view, table, player, by: player.colour, seat, awaited: false, odds: false };
        blocks.push(Line::new(Print::Strong, key::MmNamed { name: scene.name(seat) }).signed(seat).into());
        blocks.extend(pages::public(&captain).into_iter().map(Block::from));
    }
    blocks.push(Line::new(Print::Caption, key::MM_SHEET_AT_SEA).into());
    for (npc, ship) in table.npcs.iter() {
        let Some(zone) = ship.at else { continue };
        let place = words::place(Where::Zone(zone));
        let line = Line::new(Print::Small, key::MmSheetReason { what: named(*npc), sum: place });
        let top = ship.cards.first().map(|card| named(words::card(&table.pack, *card)));
        blocks.push(line.beside(Print::Faint, top).into());
        let fights = battle::meeting(table, Side::Player(table.active()), Side::Npc(*npc));
        blocks.push(Line::new(Print::Faint, battle::values(&fights, Side::Npc(*npc))).into());
        let [seamanship, scouting, leadership] = [Skill::Seamanship, Skill::Scouting, Skill::Leadership]
            .map(|skill| sums::skill(table, Side::Npc(*npc), skill));
        let skills = key::MmPrintNpcSkills { seamanship, scouting, leadership };
        blocks.push(Line::new(Print::Faint, skills).into());
    }
    if let Some((one, other)) = table.war {
        blocks.push(Line::new(Print::Marked, key::MmSheetWar { one, other }).into());
    }
    blocks
}
