//! What lies beside the ship boards: order cards that are turned together, the cards on the guns, movement tokens.
//!
//! All of it follows from what the window may see; the motion is only the way from one position to the next.

mod laying;
pub mod lying;
mod prints;
mod tokens;

use bevy::prelude::*;

use crate::rules::the_ships::ship_card::BatteryPlace;

/// The word for a battery in the name of the piece that its cards are.
const fn word_of(battery: BatteryPlace) -> &'static str {
    match battery {
        BatteryPlace::Port => "port",
        BatteryPlace::Starboard => "starboard",
        BatteryPlace::Stern => "stern",
    }
}

/// The battery of such a word.
pub(super) fn battery_of(word: &str) -> Option<BatteryPlace> {
    BatteryPlace::ALL.into_iter().find(|battery| word_of(*battery) == word)
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((laying::plugin, tokens::plugin));
}
