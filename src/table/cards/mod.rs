//! Cards as furniture of the table, for every game: printed on both sides, as thick as cards are, turned over by hand.
//!
//! A game says what a card is, prints its face, and says which side lies up; how it gets there is this room's business. What
//! no viewer at the window may read is not printed on the face that lies down.

mod card;
mod together;

use bevy::prelude::*;

pub use self::card::{Card, Cut, Facing, lay};
pub use self::together::{along, held, pile};

/// Cards have been told how they lie; now they are turned.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CardSystems;

/// Cards move, with a picture or without one.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, card::turn_over.in_set(CardSystems));
}
