//! The answer of the dice: the throw is simulated ahead while the first frame of its flight is drawn.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use super::dice_box::ThrowVessels;
use super::hand::spot_of;
use super::playback::Flight;
use crate::dice::{self, Answer, Call, Gesture, Pose, Raised, Unthrowable, Way};
use crate::logbook::wording::{Fact, key};
use crate::play::bots::Thinking;
use crate::play::called_throw::{CalledThrow, OutOfHand};
use crate::play::pace::SkipShow;
use crate::rules::kernel::PieceId;
use crate::table::attention::Attention;
use crate::table::settings::bindings::{Deed, Hands};
use crate::table::stage::Stir;
use crate::table::toasts::{Toasts, Tone};

/// The dice have left the hand.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Cast {
    /// How.
    pub way: Way,
    /// What the hand did.
    pub gesture: Option<Gesture>,
}

/// They are being simulated.
#[derive(Component)]
pub struct Falling {
    task: Task<Result<Answer, Unthrowable>>,
    gesture: Option<Gesture>,
    /// Nobody wants to see them fall.
    hurried: bool,
}

/// Where the pieces of the last throw lie: those that are not thrown again may be knocked.
#[derive(Resource, Clone, Debug, Default)]
pub struct Lying(pub BTreeMap<PieceId, Pose>);

fn simulate_ahead(
    mut commands: Commands,
    vessels: Res<ThrowVessels>,
    lying: Res<Lying>,
    cast: Query<(Entity, &CalledThrow, &Cast)>,
    mut attention: ResMut<Attention>,
) {
    for (throw, called, cast) in &cast {
        if cast.way == Way::Tower {
            attention.draw_to(spot_of(&called.request, true));
        }
        let (vessels, lying, cast) = (vessels.0.clone(), lying.0.clone(), *cast);
        let (request, seed) = (called.request.clone(), called.seed);
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let call =
                Call { request: &request, way: cast.way, gesture: cast.gesture, seed, lying: &lying, filmed: true };
            dice::answer(&vessels, &call)
        });
        commands.entity(throw).remove::<Cast>().insert((
            Falling { task, gesture: cast.gesture, hurried: false },
            ThrownBy(cast.way),
            OutOfHand,
        ));
    }
}

/// How the last throw left the hand.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LastThrow {
    /// The way.
    pub way: Option<Way>,
    /// In what it was too weak and was raised.
    pub raised: Raised,
    /// What the hand did, if it did anything.
    pub gesture: Option<Gesture>,
    /// The same throw has the same.
    pub fingerprint: Option<u64>,
}

/// How these dice were thrown, for whoever shows them.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThrownBy(pub Way);

fn take_the_film(
    mut commands: Commands,
    mut falling: Query<(Entity, &mut Falling, &ThrownBy)>,
    thinking: Option<Res<Thinking>>,
    mut hands: Option<ResMut<Hands>>,
    skips: Option<MessageReader<SkipShow>>,
    mut last: ResMut<LastThrow>,
    mut lying: ResMut<Lying>,
    mut toasts: Option<ResMut<Toasts>>,
    mut stir: ResMut<Stir>,
) {
    let skipped = skips.is_some_and(|mut skips| skips.read().count() > 0);
    // On virtual time nothing may depend on how long it takes.
    let at_once = thinking.is_some_and(|thinking| *thinking == Thinking::AtOnce);
    for (throw, mut falling, by) in &mut falling {
        stir.up();
        falling.hurried |= skipped || hands.as_mut().is_some_and(|hands| hands.take(Deed::Throw));
        let task = &mut falling.task;
        let Some(answer) = (if at_once { Some(block_on(task)) } else { block_on(poll_once(task)) }) else { continue };
        match answer {
            Ok(answer) => {
                *last = LastThrow {
                    way: Some(by.0),
                    raised: answer.raised,
                    gesture: falling.gesture,
                    fingerprint: Some(answer.fingerprint()),
                };
                if let Some(toasts) = &mut toasts
                    && answer.raised.any()
                {
                    toasts.post(Tone::News, Fact::new(key::THROW_RAISED));
                }
                lying.0.clone_from(&answer.poses);
                let mut flight = Flight::new(answer);
                if falling.hurried {
                    flight.end();
                }
                commands.entity(throw).remove::<Falling>().insert(flight);
            }
            Err(fault) => {
                error!("these dice cannot be thrown: {fault:?}");
                commands.entity(throw).remove::<(Falling, OutOfHand)>();
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lying>()
        .init_resource::<LastThrow>()
        .add_systems(Update, (simulate_ahead.run_if(resource_exists::<ThrowVessels>), take_the_film).chain());
}
