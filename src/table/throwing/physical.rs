//! The answer of the dice: the throw is simulated ahead while the first frame of its flight is drawn.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, block_on, poll_once};

use super::dice_box::ThrowVessels;
use super::flight::Flight;
use super::throw::{Falling, Throw, spot_of};
use crate::dice::{self, Call, Gesture, Pose, Raised, Way};
use crate::logbook::wording::{Fact, key};
use crate::play::bots::Thinking;
use crate::play::called_throw::{CalledThrow, OutOfHand};
use crate::play::fork::Taught;
use crate::play::pace::SkipShow;
use crate::rules::kernel::PieceId;
use crate::table::attention::Attention;
use crate::table::settings::bindings::{Action, Hands};
use crate::table::toasts::{Toasts, Tone};

/// The physics is asked, and its answer taken.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SimulateSystems;

/// The pieces of the last throw in their places: those that are not thrown again may be knocked.
#[derive(Resource, Clone, Debug, Default)]
pub struct Lying(pub BTreeMap<PieceId, Pose>);

fn simulate_ahead(
    mut commands: Commands,
    vessels: Res<ThrowVessels>,
    lying: Res<Lying>,
    mut throws: Query<(Entity, &CalledThrow, &mut Throw)>,
    mut attention: ResMut<Attention>,
) {
    for (throw, called, mut state) in &mut throws {
        let Throw::Cast(cast) = *state else { continue };
        if cast.way == Way::Tower {
            attention.draw_to(spot_of(&called.request, true));
        }
        let (vessels, lying) = (vessels.0.clone(), lying.0.clone());
        let (request, seed) = (called.request.clone(), called.seed);
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let call =
                Call { request: &request, way: cast.way, gesture: cast.gesture, seed, lying: &lying, filmed: true };
            dice::answer(&vessels, &call)
        });
        *state = Throw::Falling(Falling { task, cast, hurried: false });
        commands.entity(throw).insert(OutOfHand);
    }
}

/// The gesture of the last throw.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LastThrow {
    pub way: Option<Way>,
    /// These parts of it were raised to the minimum.
    pub raised: Raised,
    /// The hand's gesture, if it made one.
    pub gesture: Option<Gesture>,
    /// The same throw has the same.
    pub fingerprint: Option<u64>,
}

fn take_the_film(
    mut commands: Commands,
    mut throws: Query<(Entity, &mut Throw)>,
    (thinking, taught): (Res<Thinking>, Res<Taught>),
    mut hands: ResMut<Hands>,
    mut skips: MessageReader<SkipShow>,
    mut last: ResMut<LastThrow>,
    mut lying: ResMut<Lying>,
    mut toasts: ResMut<Toasts>,
) {
    let skipped = skips.read().count() > 0;
    // On virtual time nothing may depend on the length of the simulation.
    let at_once = *thinking == Thinking::AtOnce;
    for (throw, mut state) in &mut throws {
        let Throw::Falling(falling) = &mut *state else { continue };
        falling.hurried |= skipped || hands.take(Action::Throw);
        let task = &mut falling.task;
        let Some(answer) = (if at_once { Some(block_on(task)) } else { block_on(poll_once(task)) }) else { continue };
        match answer {
            Ok(answer) => {
                *last = LastThrow {
                    way: Some(falling.cast.way),
                    raised: answer.raised,
                    gesture: falling.cast.gesture,
                    fingerprint: Some(answer.fingerprint()),
                };
                // A learner is not scolded.
                if answer.raised.any() && !taught.0 {
                    toasts.post(Tone::News, Fact::from(key::THROW_RAISED));
                }
                lying.0.clone_from(&answer.poses);
                let mut flight = Flight::new(answer);
                if falling.hurried {
                    flight.end();
                }
                *state = Throw::Flying(Box::new(flight));
            }
            Err(fault) => {
                error!("these dice cannot be thrown: {fault:?}");
                commands.entity(throw).remove::<(Throw, OutOfHand)>();
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lying>()
        .init_resource::<LastThrow>()
        .add_systems(Update, (simulate_ahead, take_the_film).chain().in_set(SimulateSystems));
}
