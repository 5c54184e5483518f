//! A match that is only heard: bots play it at a table without a picture, and every sound of its shows is written down.

use std::time::Duration;

use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use super::listing::GameListing;
use crate::captains::Rank;
use crate::headless::OffTable;
use crate::logbook::data::Library;
use crate::play::begin::NewMatch;
use crate::play::bots::Thinking;
use crate::play::players::Player;
use crate::play::seen::{Asked, Onlooker, Seen};
use crate::play::{self, match_plugin};
use crate::table::attention::Attention;
use crate::table::beats::{self, Cue, Performance, ShowSystems, Spot};

/// Virtual time from one frame to the next.
const FRAME: Duration = Duration::from_millis(25);
/// A match that goes on is listened to for this number of seconds.
const LISTENED: f32 = 1800.0;
/// At most this number of players sit at a table.
const SEATS: usize = 4;

/// A sound on the line of time of a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strain {
    pub sound: &'static str,
    /// It sounds this many times.
    pub times: u8,
    /// Seconds from the beginning of the match.
    pub at: f32,
    /// A point of the world; none is all around.
    pub place: Option<Vec3>,
}

#[derive(Resource, Default)]
struct Strains(Vec<Strain>);

fn listen(time: Res<Time>, mut cues: MessageReader<Cue>, mut strains: ResMut<Strains>) {
    strains.0.extend(cues.read().map(|cue| Strain {
        sound: cue.sound,
        times: cue.times,
        at: time.elapsed_secs(),
        place: if let Spot::Point(at) = cue.from { Some(at) } else { None },
    }));
}

/// Everything that is heard of a match of this id between bots, in order.
pub(super) fn scene<G: GameListing>(library: &Library, id: &str, seed: u64) -> Option<Vec<Strain>> {
    let setup = <G as OffTable>::setup(library, id)?;
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, play::plugin, match_plugin::<G>, beats::without_a_picture))
        .init_resource::<Attention>()
        .init_resource::<Strains>()
        .insert_resource(Thinking::AtOnce)
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
        .add_systems(Update, listen.after(ShowSystems));
    G::without_a_picture(&mut app);
    let window = app.world_mut().spawn(Onlooker::default()).id();
    app.finish();
    app.cleanup();
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    let players = vec![Player::bot("", G::rank("mate").unwrap_or(Rank::Random)); SEATS];
    app.world_mut().write_message(NewMatch::<G> { setup, players, seed: Some(seed), limit: None });
    loop {
        app.update();
        let world = app.world();
        let told = world.get::<Seen<G>>(window).is_some_and(|seen| seen.asked == Asked::Over);
        let over = told && world.resource::<Performance>().is_over();
        if over || world.resource::<Time>().elapsed_secs() > LISTENED {
            return app.world_mut().remove_resource::<Strains>().map(|strains| strains.0);
        }
    }
}

/// The fiercest part of this number of seconds begins here.
#[must_use]
pub fn fiercest(strains: &[Strain], seconds: f32) -> f32 {
    let within = |from: f32| {
        let heard = strains.iter().filter(|strain| (from..from + seconds).contains(&strain.at));
        heard.map(|strain| u32::from(strain.times)).sum::<u32>()
    };
    let best = strains.iter().map(|strain| (within(strain.at), strain.at));
    best.fold((0, 0.0), |best, next| if next.0 > best.0 { next } else { best }).1
}
