//! The screens: title, chooser, table, and the menus that lie over them.

mod chooser;
mod course;
mod dice_book;
mod examples;
mod keepsakes;
mod leaving;
mod menus;
mod pictures;
mod rebinding;
mod record;
mod rulebook;
mod save_lines;
mod saves;
mod second_window;
mod table;
mod title;

pub use chooser::{ChooserSheet, ChooserWish, Offers, chooser_ui};
pub use course::{CourseSheet, CourseWish, course_ui};
pub use saves::{Jottings, Question, SaveLine, SavesSheet, SavesWish, saves_ui};
pub use title::{TitleSheet, TitleWish, title_ui};

use bevy::prelude::*;

/// Every screen.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        title::plugin,
        chooser::plugin,
        course::plugin,
        dice_book::plugin,
        record::plugin,
        rulebook::plugin,
        table::plugin,
        menus::plugin,
        pictures::plugin,
        saves::plugin,
        second_window::plugin,
        leaving::plugin,
        rebinding::plugin,
        keepsakes::plugin,
    ));
}
