//! The Ships on the table.

pub mod base;
pub mod cards;
pub mod dice_sense;
pub mod look;
pub mod order_card;
mod outlook;
pub mod papers;
pub mod phases;
pub mod seats;
pub mod setting_out;
pub mod ship_board_print;
pub mod ship_boards;
pub mod ships;
pub mod show;
pub mod tales;
pub mod wind_piece;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(crate::play::match_plugin::<crate::rules::the_ships::ruleset::TheShips>);
    app.add_plugins((
        cards::plugin,
        order_card::plugin,
        outlook::plugin,
        papers::plugin,
        phases::plugin,
        seats::plugin,
        dice_sense::plugin,
        show::plugin,
        setting_out::plugin,
        ships::plugin,
        wind_piece::plugin,
        ship_boards::plugin,
    ));
}
