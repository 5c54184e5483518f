//! Dead Reckoning on the table: its battles, with cubes that fall through the tower into the tray.

mod at_table;
pub mod boards;
mod book_pictures;
mod chooser;
pub mod crests;
pub mod cubes;
mod head;
pub mod last_fight;
mod lessons;
pub mod offers;
pub mod outfitting;
pub mod papers;
pub mod pieces;
pub mod sea;
pub mod setting_out;
pub mod show;
pub mod sides;
pub mod things;
mod tipping;
pub mod tray_floor;
pub mod tray_marks;
pub mod voyage;
pub mod wishes;

use bevy::prelude::*;

use crate::table::throwing::fittings::BattleFloor;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(BattleFloor(tray_floor::print));
    app.add_plugins(crate::play::match_plugin::<crate::rules::dead_reckoning::ruleset::DeadReckoning>);
    app.add_plugins((
        outfitting::plugin,
        setting_out::plugin,
        cubes::plugin,
        head::plugin,
        lessons::plugin,
        show::plugin,
        papers::plugin,
        sea::plugin,
        things::plugin,
        tipping::plugin,
        tray_marks::plugin,
    ));
}
