//! How setting out and the round of turns come true (DR-3, DR-4, DR-12, DR-25).

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::island::Island;
use crate::rules::dead_reckoning::printed::ids::{CardNo, TileId};
use crate::rules::dead_reckoning::sea::{Cell, Sea};
use crate::rules::dead_reckoning::state::{Course, Phase, State};
use crate::rules::dead_reckoning::turn::Turn;

impl State {
    /// The tiles lie, the row of the harbour face up (DR-3.5, DR-3.6).
    pub(in crate::rules::dead_reckoning) fn lay_ocean(&mut self, tiles: &[Option<TileId>]) {
        for (at, id) in Sea::places().zip(tiles) {
            let slots = id.map_or(0, |id| self.cards().slots(id));
            let Some(tile) = self.sea.tile_mut(at) else { continue };
            tile.id = *id;
            tile.face_up = at.row() == Some(1);
            if tile.face_up {
                tile.island = id.filter(|id| !id.open_sea).map(|id| Island::fresh(id, slots));
            }
        }
    }

    /// A deck comes into its box (DR-3.8).
    pub(in crate::rules::dead_reckoning) fn fill_box(&mut self, row: u8, cards: Option<&[CardNo]>) {
        if let Some(filled) = self.boxes.get_mut(usize::from(row).saturating_sub(1)) {
            *filled = cards.unwrap_or_default().to_vec();
        }
    }

    /// The front-most card of a box comes to a tile (DR-12.2).
    pub(in crate::rules::dead_reckoning) fn lay_card(&mut self, at: Place, from: u8, card: CardNo) {
        let front = self.boxes.get_mut(usize::from(from).saturating_sub(1));
        if let Some(cards) = front.filter(|cards| !cards.is_empty()) {
            cards.remove(0);
        }
        if let Some(tile) = self.sea.tile_mut(at) {
            tile.cell = Some(Cell { card, turned: false });
        }
    }

    /// Everything used is fresh (DR-4.1).
    pub(in crate::rules::dead_reckoning) fn begin_the_turn(&mut self, by: Colour) {
        self.active = self.seat(by);
        self.turn = Turn::default();
        self.phase = Phase::TurnStart;
    }

    /// In a voyage a level-up is due between turns (DR-13.1).
    pub(in crate::rules::dead_reckoning) fn end_the_turn(&mut self) {
        let last = std::mem::take(&mut self.turn);
        if self.course == Course::Battle {
            // No turn follows, and what was fought may still be looked at.
            self.turn.fought = last.fought;
        }
        let voyage = self.course == Course::Voyage;
        self.of(self.active(), |player| {
            player.turns = player.turns.saturating_add(1);
            player.level_up_due |= voyage;
        });
    }

    /// A player has taken the last turn (DR-25.5).
    pub(in crate::rules::dead_reckoning) fn finish(&mut self, by: Colour) {
        self.of(by, |player| {
            player.finished = true;
            player.level_up_due = false;
        });
    }
}
