//! Dead Reckoning on the table: its battles, with cubes that fall through the tower into the tray.

pub mod cubes;
pub mod offers;
pub mod papers;
pub mod phases;
pub mod setting_out;
pub mod show;
pub mod sides;
pub mod tray_floor;
pub mod tray_marks;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(crate::play::match_plugin::<crate::rules::dead_reckoning::ruleset::DeadReckoning>);
    app.add_plugins((
        phases::plugin,
        setting_out::plugin,
        cubes::plugin,
        show::plugin,
        papers::plugin,
        tray_floor::plugin,
        tray_marks::plugin,
    ));
}
