//! Pieces carried from place to place by hand: what is gripped is lifted, the places where it may be put light up, those that are
//! closed say why, and over one of them it is put down. A game says what may be carried, where to, and what comes of it.

mod hand;
mod lights;
mod spots;

use bevy::prelude::*;

pub use self::hand::{Carriage, Gripped, PutDown, TakeUpSystems, send_home};
pub use self::spots::{Lit, SpotState, TableSpot};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((hand::plugin, lights::plugin));
}
