//! Applies happenings of advancements and upgrades (DR-10, DR-11, DR-15.30, DR-15.35).

use crate::rules::dead_reckoning::happenings::Advancements;
use crate::rules::dead_reckoning::printed::ids::Worn;
use crate::rules::dead_reckoning::state::State;

impl Advancements {
    pub(in crate::rules::dead_reckoning) fn apply(&self, table: &mut State) {
        match *self {
            Self::NothingTaken { .. } => {}
            // Paid with cargo, off its tile and aside.
            Self::Bought { by, card, ref holds } => {
                let Some(player) = table.player_mut(by) else { return };
                for (hold, cargo) in holds.iter() {
                    let goods = &mut player.slot_mut(*hold).goods;
                    goods.cargo = goods.cargo.saturating_sub(*cargo);
                }
                player.set_aside.push(card);
                let at = player.at;
                if let Some(tile) = table.sea.tile_mut(at) {
                    tile.cell = None;
                }
                table.turn.purchases = table.turn.purchases.saturating_add(1);
            }
            // From beside the player into the sleeve; in this turn it counts for nothing (DR-11.5).
            Self::Sleeved { by, advancement, card } => {
                let Some(player) = table.player_mut(by) else { return };
                if let Some(at) = player.set_aside.iter().position(|worn| *worn == advancement) {
                    player.set_aside.remove(at);
                }
                if let Some(played) = player.in_play.iter_mut().find(|played| played.id == card) {
                    played.sleeve.push(advancement);
                }
                table.turn.sleeved.insert(advancement);
            }
            // The card leaves the box and is set aside; those before it keep their order.
            Self::AdvancementTaken { by, row, card } => {
                if let Some(cards) = table.boxes.get_mut(usize::from(row).wrapping_sub(1)) {
                    cards.retain(|lying| *lying != card);
                }
                table.of(by, |player| player.set_aside.push(Worn::of(card)));
            }
            // Abilities of the new token are fresh, even if the slot's token was used before.
            Self::UpgradeInstalled { by, ref token, hold } => {
                table.uses(by, |used| used.freshen(hold));
                table.of(by, |player| player.slot_mut(hold).tokens.push(token.clone()));
            }
            // DR-15.15: the token goes back to the supply, and the token under it is fresh.
            Self::UpgradeReturned { by, hold, .. } => {
                table.uses(by, |used| used.freshen(hold));
                table.of(by, |player| drop(player.slot_mut(hold).tokens.pop()));
            }
        }
    }
}
