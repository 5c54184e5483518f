//! Tells happenings, one after the other: to the log, to the show, and to the views of the windows.
//!
//! The rules may run far ahead in one frame. The players' views follow: a fact is told once the show of the one before
//! it is over. Without an audience everything is told at once.

use bevy::prelude::*;

use super::at_table::AtTable;
use super::current_match::CurrentMatch;
use super::frame::PlaySystems;
use super::lens::Moment;
use super::log::LogBook;
use super::seen::main_viewer;
pub use super::show_lock::{ShowLayer, ShowLock};
pub use super::told::{Audience, Told};
use crate::rules::kernel::Ruleset;

/// A happening has just been told: its line stands in the log, and it has come true in the state as shown.
#[derive(Event, Clone, Copy, Debug)]
pub(super) struct LineWritten<G: Ruleset> {
    /// The number of the line.
    pub number: usize,
    pub game: std::marker::PhantomData<G>,
}

/// Facts without anything to show are told in a row, at most this number in a frame.
const MOST_IN_A_FRAME: usize = 100_000;

fn tell<G: AtTable>(world: &mut World) {
    let audience = world.contains_resource::<Audience>();
    for _ in 0..MOST_IN_A_FRAME {
        // Telling waits while another moment is looked at, so that nothing is missed.
        let away = world.get_resource::<Moment<G>>().is_some_and(Moment::is_another);
        if away || world.resource::<ShowLock>().telling() {
            return;
        }
        let viewer = audience.then(|| main_viewer(world));
        let told = world.resource_scope(|world, mut current: Mut<CurrentMatch<G>>| {
            current.bypass_change_detection().tell(&mut world.resource_mut::<LogBook<G>>(), viewer)
        });
        let Some((number, told)) = told else { return };
        world.trigger(LineWritten::<G> { number, game: std::marker::PhantomData });
        if let Some(told) = told {
            world.trigger(told);
        }
    }
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.init_resource::<LogBook<G>>()
        .add_systems(Update, tell::<G>.in_set(PlaySystems::Tell).run_if(resource_exists::<CurrentMatch<G>>));
}
