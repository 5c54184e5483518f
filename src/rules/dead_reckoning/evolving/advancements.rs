//! How what happens to advancements, sailors and tokens comes true (DR-10, DR-11, DR-15.30, DR-15.35).

use crate::rules::dead_reckoning::cards::CardId;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::{ByHold, Hold};
use crate::rules::dead_reckoning::printed::ids::{CardNo, Worn};
use crate::rules::dead_reckoning::state::State;

impl State {
    /// Paid with cargo, off its tile and aside.
    pub(in crate::rules::dead_reckoning) fn buy(&mut self, by: Colour, card: Worn, holds: &ByHold<u8>) {
        let Some(player) = self.player_mut(by) else { return };
        for (hold, cargo) in holds {
            let goods = &mut player.slot_mut(*hold).goods;
            goods.cargo = goods.cargo.saturating_sub(*cargo);
        }
        player.set_aside.push(card);
        let at = player.at;
        if let Some(tile) = self.sea.tile_mut(at) {
            tile.cell = None;
        }
        self.turn.purchases = self.turn.purchases.saturating_add(1);
    }

    /// From beside the player into the sleeve; in this turn it counts for nothing (DR-11.5).
    pub(in crate::rules::dead_reckoning) fn sleeve(&mut self, by: Colour, advancement: Worn, card: CardId) {
        let Some(player) = self.player_mut(by) else { return };
        if let Some(at) = player.set_aside.iter().position(|worn| *worn == advancement) {
            player.set_aside.remove(at);
        }
        if let Some(played) = player.in_play.iter_mut().find(|played| played.id == card) {
            played.sleeve.push(advancement);
        }
        self.turn.sleeved.insert(advancement);
    }

    /// Out of the box and aside; what lies before it keeps its order.
    pub(in crate::rules::dead_reckoning) fn take_advancement(&mut self, by: Colour, row: u8, card: CardNo) {
        if let Some(cards) = self.boxes.get_mut(usize::from(row).wrapping_sub(1)) {
            cards.retain(|lying| *lying != card);
        }
        if let Some(player) = self.player_mut(by) {
            player.set_aside.push(Worn::of(card));
        }
    }

    /// A token on its slot; what it can do is fresh, whatever was used there before.
    pub(in crate::rules::dead_reckoning) fn install(&mut self, by: Colour, token: &str, hold: Hold) {
        self.uses(by, |used| used.freshen(hold));
        self.of(by, |player| player.slot_mut(hold).tokens.push(token.to_owned()));
    }

    /// DR-15.15: a token goes back to the supply, and what it covered is fresh.
    pub(in crate::rules::dead_reckoning) fn give_back(&mut self, by: Colour, hold: Hold) {
        self.uses(by, |used| used.freshen(hold));
        self.of(by, |player| drop(player.slot_mut(hold).tokens.pop()));
    }
}
