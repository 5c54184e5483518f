//! The screens: title, chooser, table, and the menus that lie over them.

mod battle_outfit;
mod battles;
mod chooser;
mod dice_book;
mod keepsakes;
mod leaving;
mod menus;
mod outfitting;
mod person;
mod pictures;
mod rebinding;
mod saves;
mod second_window;
mod table;
mod title;

pub use battle_outfit::{BattleOutfit, BattleOutfitSheet, battle_outfit_ui, edits};
pub use battles::{BattleCard, battle_cards};
pub use chooser::{ChooserSheet, ChooserWish, Game, ScenarioCard, cards, chooser_ui};
pub use outfitting::{Outfit, OutfitSheet, OutfitWish, outfit_ui};
pub use saves::{SaveLine, SavesSheet, SavesWish, saves_ui};
pub use title::{TitleSheet, TitleWish, title_ui};

use bevy::prelude::*;

/// Every screen.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        title::plugin,
        chooser::plugin,
        battle_outfit::plugin,
        dice_book::plugin,
        table::plugin,
        menus::plugin,
        outfitting::plugin,
        pictures::plugin,
        saves::plugin,
        second_window::plugin,
        leaving::plugin,
        rebinding::plugin,
        keepsakes::plugin,
    ));
}
