//! Rest of the app: no request is under way, and the panels stand still.

use bevy::prelude::*;
use bevy::state::state::FreelyMutableState;

use super::labels::print_of;
use crate::games::course::Tutor;
use crate::play::activity::TableActivity;
use crate::play::bots::Thinkers;
use crate::play::called_throw::CalledThrow;
use crate::play::telling::ShowLock;
use crate::table::camera::eyes::Eyes;
use crate::table::chairs::Chair;
use crate::table::stage::{Menu, Screen, Seated};
use crate::table::throwing::hand::goes_by_itself;
use crate::table::throwing::throw::Throw;

/// The panels stand still when this number of frames in a row look the same: a wish is carried out in the frame after
/// it was made, and written down in the one after that.
const ALIKE: u32 = 2;

fn under_way<S: FreelyMutableState>(world: &World) -> bool {
    world.get_resource::<NextState<S>>().is_some_and(|next| !matches!(next, NextState::Unchanged))
}

fn throws(world: &mut World, stands: impl Fn(&Throw) -> bool) -> bool {
    world.query::<&Throw>().iter(world).any(stands)
}

/// Work without a picture is still under way: another screen, a bot's thought, the simulation of a throw.
pub fn unfinished(world: &mut World) -> bool {
    let thinks = world.get_resource::<Thinkers>().is_some_and(|thinkers| !thinkers.0.is_empty());
    thinks
        || world.get_resource::<Tutor>().is_some_and(Tutor::is_showing)
        || under_way::<Screen>(world)
        || under_way::<Menu>(world)
        || under_way::<TableActivity>(world)
        || throws(world, |throw| matches!(throw, Throw::Cast(..) | Throw::Falling(..)))
}

/// Dice are in a hand that lets go by itself.
fn about_to_be_thrown(world: &mut World) -> bool {
    let mut throws = world.query::<(&CalledThrow, &Throw)>();
    let by_itself = |called: &CalledThrow| called.by_bot || goes_by_itself(&called.request);
    throws.iter(world).any(|(called, throw)| throw.held().is_some() && by_itself(called))
}

/// Is something shown: happenings, dice in the air, an eye on its way or about to be given back?
pub fn showing(world: &mut World) -> bool {
    let held = world.get_resource::<ShowLock>().is_some_and(ShowLock::any);
    let telling =
        world.get_resource::<State<TableActivity>>().is_some_and(|activity| *activity.get() == TableActivity::Telling);
    held || telling || throws(world, |throw| throw.flight().is_some()) || about_to_be_thrown(world) || eye_moves(world)
}

/// The eye at the table moves, or is about to be given back.
fn eye_moves(world: &World) -> bool {
    if world.get_resource::<State<Screen>>().is_none_or(|screen| *screen.get() != Screen::Table) {
        return false;
    }
    let seat = world.get_resource::<Seated>().map_or(Chair::South, |seated| seated.0);
    world.get_resource::<Eyes>().is_some_and(|eyes| eyes.of(seat).rig.moving() || eyes.lent)
}

/// Counts the frames in which the panels have looked the same.
#[derive(Clone, Copy, Default, Debug)]
pub struct Calm {
    frame: u64,
    print: u64,
    alike: u32,
}

impl Calm {
    /// Do the panels stand still in this frame? It must be asked in every frame, or it begins to count anew.
    pub fn holds(&mut self, world: &mut World, frame: u64) -> bool {
        if self.frame != frame || frame == 0 {
            let print = print_of(world);
            let goes_on = self.frame + 1 == frame && self.print == print;
            *self = Self { frame, print, alike: if goes_on { self.alike + 1 } else { 0 } };
        }
        self.alike >= ALIKE
    }
}
