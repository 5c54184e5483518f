//! One thing struck another on the table, with everything the ear needs. The mover of things writes it, and `sound`
//! reads it. No rule or show depends on it.

use bevy::prelude::*;

/// The material that sounds when it is struck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stuff {
    /// The cloth of a tray for numbered dice: a thud.
    Baize,
    /// The printed floor of a battle.
    Board,
    /// Rails and ridges of the tray.
    Oak,
    /// Decks, rods and planking inside the tower: a hollow knock.
    Planking,
    /// A die with numbers.
    Resin,
    Beech,
    Coin,
    /// A ball of lead.
    Lead,
}

/// One impact.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Impact {
    pub of: Stuff,
    pub on: Stuff,
    /// The change of its speed in millimetres a second makes its loudness.
    pub speed: f32,
    /// A point of the world.
    pub at: Vec3,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Impact>();
}
