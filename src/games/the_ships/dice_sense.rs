//! What the dice in the tray mean: which number is a hit in the throw that The Ships call for (TS-1.1, TS-1.5).

use bevy::prelude::*;

use crate::play::seen::{Asked, Seen};
use crate::rules::the_ships::ruleset::TheShips;
use crate::rules::the_ships::wants::Why;
use crate::table::throwing::marks::Sense;

/// From this face on a die is thrown again.
const VOID_FROM: u8 = 19;

/// The face that must not be exceeded, if the throw has one.
#[must_use]
pub fn need(why: &Why) -> Option<i16> {
    match why {
        Why::Volley { aim, .. } | Why::Muskets { aim, .. } => Some(aim.need()),
        Why::Steadiness { need, .. } | Why::FireFighting { need, .. } | Why::Strikes { need, .. } => Some(need.need()),
        Why::Grapple { grip, .. } => Some(grip.need()),
        Why::Masts { protection, .. } | Why::Crew { protection, .. } => Some(i16::from(*protection)),
        Why::Rudder { .. } => Some(2),
        Why::FireStarts { .. } | Why::OfficerHit { .. } => Some(3),
        Why::Scorch { .. } => Some(8),
        _ => None,
    }
}

/// The last throw keeps its meaning until the next is called, so that the dice can be read where they lie.
fn make_sense(windows: Query<&Seen<TheShips>, Changed<Seen<TheShips>>>, mut sense: ResMut<Sense>) {
    for seen in &windows {
        if let Asked::Throw { why, .. } = &seen.asked {
            let at_most = need(why).map(|need| u8::try_from(need.clamp(0, 20)).unwrap_or(0));
            sense.set_if_neq(Sense { at_most, void_from: Some(VOID_FROM) });
        } else if seen.moment.is_some() {
            // What was thrown once is read in the log.
            sense.set_if_neq(Sense::default());
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, make_sense.run_if(resource_exists::<Sense>));
}
