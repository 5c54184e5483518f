//! The table that every game is seen and touched at: the room, the board, the pieces, the camera, the panels.

pub mod aids;
pub mod at_rest;
pub mod attention;
pub mod beats;
pub mod board;
pub mod camera;
pub mod carrying;
pub mod chairs;
pub mod craft;
pub mod deck;
pub mod easel;
pub mod focus;
pub mod impacts;
pub mod launch;
pub mod liveries;
mod loose;
pub mod pacing;
pub mod panels;
pub mod pieces;
pub mod pointing;
pub mod room;
pub mod settings;
pub mod sheet;
pub mod shelf;
pub mod shipyard;
pub mod sound;
pub mod speech;
pub mod stage;
pub mod theme;
pub mod things;
pub mod third_party;
pub mod throwing;
pub mod toasts;
pub mod under;
pub mod zones;

use bevy::prelude::*;

/// Everything every game shares at the table.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        stage::plugin,
        chairs::plugin,
        pacing::plugin,
        settings::plugin,
        speech::plugin,
        theme::plugin,
        third_party::plugin,
        craft::plugin,
        room::plugin,
        board::plugin,
        pieces::plugin,
        camera::plugin,
        pointing::plugin,
        panels::plugin,
    ))
    .add_plugins((
        attention::plugin,
        deck::plugin,
        impacts::plugin,
        liveries::plugin,
        beats::plugin,
        things::plugin,
        throwing::plugin,
        loose::plugin,
        carrying::plugin,
        sound::plugin,
        aids::plugin,
        easel::plugin,
        at_rest::plugin,
        toasts::plugin,
    ));
}
