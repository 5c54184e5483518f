//! Dice for nothing but the pleasure of it: outside a battle, the key puts five into the hand.

use bevy::prelude::*;
use rand::TryRng;
use rand::rngs::SysRng;

use super::fittings::Fitting;
use super::throw::Throw;
use crate::play::activity::TableActivity;
use crate::play::called_throw::{CalledThrow, ThrowAnswer};
use crate::rules::kernel::{GameId, PieceId, Seat, ThrowRequest, Throwable, Vessel};
use crate::table::chairs::Taken;
use crate::table::launch::Launch;
use crate::table::settings::bindings::{Action, Hands};
use crate::table::stage;

/// No game: these dice answer no throw of a match.
pub const PRACTICE: GameId = GameId("practice");
/// This number is put into the hand.
const DICE: u16 = 5;

fn put_into_the_hand(
    mut commands: Commands,
    mut hands: ResMut<Hands>,
    seated: Res<stage::Seated>,
    taken: Res<Taken>,
    launch: Res<Launch>,
    activity: Res<State<TableActivity>>,
    throws: Query<(Entity, &CalledThrow, Has<ThrowAnswer>)>,
    mut thrown: Local<u64>,
) {
    // Practice ends where play begins, and where it has come to rest.
    let serious = throws.iter().any(|(_, called, _)| called.game != PRACTICE);
    let mut busy = false;
    for (throw, called, answered) in &throws {
        let done = called.game == PRACTICE && (serious || answered);
        busy |= !done;
        if done {
            commands.entity(throw).despawn();
        }
    }
    // In a battle the same key lifts the curtain and hurries the show: there it throws only if the rules call for a
    // throw.
    let at_leisure = matches!(activity.get(), TableActivity::NoGame | TableActivity::Over);
    if busy || !at_leisure || !hands.take(Action::Throw) {
        return;
    }
    *thrown += 1;
    let mut bytes = [0; 8];
    let drawn = SysRng.try_fill_bytes(&mut bytes).is_ok() && !launch.forgetful;
    let seed = if drawn { u64::from_le_bytes(bytes) } else { *thrown };
    let own = taken.all().iter().position(|chair| *chair == seated.0).unwrap_or_default();
    let by = Seat(u8::try_from(own).unwrap_or_default());
    let request = ThrowRequest {
        into: Vessel::DiceTray,
        fresh: (0..DICE).map(|number| (PieceId(number), Throwable::Die { faces: 20 })).collect(),
        again: Vec::new(),
        lying: Vec::new(),
    };
    commands.spawn((
        Name::new("practice throw"),
        CalledThrow { request, by, by_bot: false, game: PRACTICE, number: 0, recorded: None, seed },
    ));
}

/// Are no dice on their way?
pub fn idle(throws: Query<(), With<Throw>>) -> bool {
    throws.is_empty()
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        put_into_the_hand
            .run_if(stage::at_the_table)
            .run_if(idle)
            // Dice with numbers would lie crooked among ridges.
            .run_if(resource_equals(Fitting::Dice)),
    );
}
