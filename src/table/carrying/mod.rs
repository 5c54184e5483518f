//! Pieces carried from place to place by hand: a gripped piece is lifted, its open places light up, closed ones say
//! why, and over one of them it is put down. A game decides on pieces, places and results.

mod hand;
mod lights;
mod spots;

use bevy::prelude::*;

pub use self::hand::{Carriage, Gripped, PutDown, TakeUpSystems, send_home};
pub use self::spots::{Lit, SpotState, TableSpot};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((hand::plugin, lights::plugin));
}
