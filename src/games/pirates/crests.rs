//! The colours of the players and of the nations: each player with a figure of its own, so that colour alone never
//! identifies an owner.

use bevy_egui::egui::Color32;

use crate::rules::pirates::words::{Flag, Nation};
use crate::table::theme::crests::{Crest, Figure};

/// The paint of a player, on wood, on flags and in the panels.
#[must_use]
pub const fn paint(flag: Flag) -> u32 {
    match flag {
        Flag::Red => 0xB2382B,
        Flag::Black => 0x2A2724,
        Flag::Blue => 0x1F5E9C,
        Flag::White => 0xE8E2D0,
    }
}

/// The paint of a nation: her sails are dyed with it, and the rim of her cards.
#[must_use]
pub const fn nation(of: Nation) -> u32 {
    match of {
        Nation::Pirates => 0x4A4440,
        Nation::England => 0xE9DFC2,
        Nation::Spain => 0xD8A63C,
        Nation::France => 0xA9BEDC,
        Nation::America => 0xE3E6E2,
    }
}

/// The ink of a player.
#[must_use]
pub const fn ink(flag: Flag) -> Color32 {
    let [_, red, green, blue] = paint(flag).to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

/// The sign of a player.
#[must_use]
pub const fn crest(flag: Flag) -> Crest {
    let figure = match flag {
        Flag::Red => Figure::Cross,
        Flag::Black => Figure::Saltire,
        Flag::Blue => Figure::Bars,
        Flag::White => Figure::Ring,
    };
    Crest::Wood(ink(flag), figure)
}
