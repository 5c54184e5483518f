//! The Young Captain's Course at the table: a lesson's steps, pointers, strokes shown by hand, and medals.
//!
//! Lessons stand in files (`logbook/data/lessons`). A game gives readings of its card and its table ([`readings`]) and
//! names the things on its panels ([`landmarks`](crate::table::theme::landmarks)).

mod begin;
pub mod ending;
mod hints;
mod medals;
mod passes;
pub mod readings;
mod rings;
pub mod slip;
mod strokes;
pub mod tutor;

pub use begin::BeginLesson;
pub use passes::Passes;
pub use readings::{ReadSystems, Readings};
pub use strokes::MateAsked;
pub use tutor::Tutor;

use bevy::prelude::*;

/// Adds the part that all games share.
pub(super) fn shared(app: &mut App) {
    app.add_plugins((
        readings::plugin,
        passes::plugin,
        tutor::plugin,
        begin::plugin,
        strokes::plugin,
        rings::plugin,
        slip::plugin,
        ending::plugin,
        hints::plugin,
        medals::plugin,
    ));
}

/// Plugs in the parts that games with lessons share.
pub fn plugin<G: super::papers::Papers>(app: &mut App) {
    readings::of_game::<G>(app);
}
