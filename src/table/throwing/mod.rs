//! Dice at the table: in the hand, in the air, at rest. The physics is in `dice/`; here it is asked and shown.
//!
//! A [`CalledThrow`](crate::play::called_throw::CalledThrow) that is taken up is in one state of [`throw::Throw`]: held
//! in a hand, cast, simulated for a few milliseconds, shown in its flight; when the last die has been seen to lie still,
//! its answer is inserted. Nothing that happens here changes how a die falls.

pub mod at_rest;
pub mod dice_box;
mod elsewhere;
pub mod fittings;
pub mod flight;
pub mod frame;
pub mod hand;
pub mod heard;
pub mod ledger;
mod live;
pub mod marks;
pub mod physical;
pub mod playback;
pub mod practice;
pub mod records;
mod shapes;
pub mod throw;
pub mod trial;

use bevy::prelude::*;

use crate::table::pacing::redraw_while;

pub(super) fn plugin(app: &mut App) {
    redraw_while(app, any_with_component::<throw::Throw>);
    app.add_plugins((
        at_rest::plugin,
        dice_box::plugin,
        elsewhere::plugin,
        fittings::plugin,
        hand::plugin,
        live::plugin,
        physical::plugin,
        playback::plugin,
        practice::plugin,
        records::plugin,
        ledger::plugin,
        trial::plugin,
        marks::plugin,
    ));
}
