//! Panels that lie over the table.

pub mod credits;
pub mod dice_book;
mod enlarged;
pub mod help;
pub mod hud;
mod labels;
pub mod pause;
pub mod record;
pub mod replay;
pub mod rulebook;
pub mod settings_book;
pub mod table_aloud;
pub mod toasts;
mod tooltip;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((toasts::plugin, tooltip::plugin, labels::plugin, replay::plugin, table_aloud::plugin));
}
