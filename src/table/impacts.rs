//! Something struck something on the table: what an ear would want to know of it. Who moves things writes it, `sound`
//! reads it. Nothing that happens depends on it.

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
    /// By how many millimetres a second its speed changed: how loud it is.
    pub speed: f32,
    /// Where, in the world.
    pub at: Vec3,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Impact>();
}
