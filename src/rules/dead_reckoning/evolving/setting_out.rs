//! Applies the setting out of a voyage (DR-3).

use crate::rules::dead_reckoning::happenings::SettingOut;
use crate::rules::dead_reckoning::island::Island;
use crate::rules::dead_reckoning::sea::{Cell, Sea};
use crate::rules::dead_reckoning::state::State;
use crate::rules::kernel::piles::drawn;

impl SettingOut {
    pub(in crate::rules::dead_reckoning) fn apply(&self, table: &mut State) {
        match *self {
            // The row of the harbour lies face up (DR-3.5, DR-3.6).
            Self::OceanLaid { ref tiles } => {
                for (at, id) in Sea::places().zip(tiles) {
                    let slots = id.map_or(0, |id| table.cards().slots(id));
                    let Some(tile) = table.sea.tile_mut(at) else { continue };
                    tile.id = *id;
                    tile.face_up = at.row() == Some(1);
                    if tile.face_up {
                        tile.island = id.filter(|id| !id.open_sea).map(|id| Island::fresh(id, slots));
                    }
                }
            }
            Self::BoxFilled { row, ref cards } => {
                if let Some(filled) = table.boxes.get_mut(usize::from(row).saturating_sub(1)) {
                    *filled = cards.clone().unwrap_or_default();
                }
            }
            // The front-most card of a box comes to a tile (DR-12.2).
            Self::CardLaid { at, from, card } => {
                table.boxes.get_mut(usize::from(from).saturating_sub(1)).and_then(drawn);
                if let Some(tile) = table.sea.tile_mut(at) {
                    tile.cell = Some(Cell { card, turned: false });
                }
            }
            Self::BonusDealt { by, ref tokens } => table.of(by, |player| player.bonus_dealt.clone_from(tokens)),
            Self::BonusKept { by, token } => table.of(by, |player| player.bonus = token),
            Self::FirstPlayer { by } => table.active = table.seat(by),
            Self::WindInHand { by, gold } => {
                table.of(by, |player| player.chest = player.chest.saturating_add(gold.into()));
            }
            Self::DockStocked { by, cargo } => table.of(by, |player| player.dock = player.dock.saturating_add(cargo)),
            Self::LevelUpGranted { by } => table.of(by, |player| player.level_up_due = true),
        }
    }
}
