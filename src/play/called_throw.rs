//! A throw that the rules call for is an entity, until its answer has been taken.

use bevy::prelude::*;

use super::activity::TableActivity;
use super::at_table::AtTable;
use super::current_match::{CurrentMatch, Input};
use super::frame::{MatchSystems, PlaySystems, PublishSystems};
use super::lens::Moment;
use super::players::Players;
use super::show_lock::ShowLock;
use super::throws::{Recorded, Thrown};
use crate::rules::kernel::{Answer, Awaiting, GameId, Seat, ThrowOutcome, ThrowRequest, Want};

/// These pieces are to be thrown. Exactly one answer source inserts [`ThrowAnswer`] on it.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct CalledThrow {
    /// Pieces and vessel of the throw.
    pub request: ThrowRequest,
    pub by: Seat,
    /// A bot throws: the player at the desk has nothing to do.
    pub by_bot: bool,
    /// The game that calls for it.
    pub game: GameId,
    /// Its number among all inputs of the match.
    pub number: usize,
    /// An undone or recorded throw fell so before: the answer is given then, and is only to be shown.
    pub recorded: Option<ThrowOutcome>,
    /// Draws about this throw come from this seed.
    pub seed: u64,
}

/// The dice have left the hand: their fall is settled and cannot be changed.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct OutOfHand;

/// The outcome of a throw. Inserting it answers the throw; it is checked before the rules take it.
#[derive(Component, Clone, Debug, PartialEq)]
#[component(immutable)]
pub struct ThrowAnswer(pub ThrowOutcome);

/// The answer to a throw was taken.
#[derive(Event, Clone, Debug)]
pub(super) struct ThrowTaken {
    pub game: GameId,
    /// Its number among all inputs of the match.
    pub number: usize,
    pub by: Seat,
    pub request: ThrowRequest,
    pub outcome: ThrowOutcome,
}

/// Calls for dice once everything before them has been told and shown.
fn call<G: AtTable>(
    mut commands: Commands,
    current: Option<Res<CurrentMatch<G>>>,
    players: Res<Players>,
    lock: Res<ShowLock>,
    moment: Res<Moment<G>>,
    called: Query<(Entity, &CalledThrow, Has<OutOfHand>)>,
) {
    let wanted = current.as_ref().and_then(|current| match current.awaiting() {
        Awaiting::Answer(Want::Throw { by, request, .. }) => Some((*by, request, current)),
        _ => None,
    });
    // While another moment is looked at nothing new is called for; dice that are in the air come to rest.
    let away = moment.is_another();
    let own = called.iter().filter(|(_, called, _)| called.game == G::GAME);
    let mut standing = false;
    for (entity, called, out) in own {
        if (out || !away)
            && wanted.is_some_and(|(by, request, current)| {
                called.number == current.inputs()
                    && called.recorded.is_some() == matches!(current.next_recorded(), Some(Input::Answer(_)))
                    && called.by == by
                    && called.request == *request
            })
        {
            standing = true;
        } else {
            commands.entity(entity).despawn();
        }
    }
    if let Some((by, request, current)) = wanted.filter(|_| !standing && !away && !lock.any()) {
        let number = current.inputs();
        let recorded = match current.next_recorded() {
            Some(Input::Answer(Answer::Thrown(outcome))) if request.accept(outcome).is_ok() => Some(outcome.clone()),
            _ => None,
        };
        let record = recorded.as_ref().and_then(|outcome| current.record_of(number, outcome));
        let mut throw = commands.spawn((
            Name::new("called throw"),
            CalledThrow {
                request: request.clone(),
                by,
                by_bot: players.is_bot(by),
                game: G::GAME,
                number,
                recorded,
                seed: current.chance().draw(number as u64, "dice"),
            },
            DespawnOnExit(TableActivity::Throwing),
        ));
        if let Some(record) = record {
            throw.insert(Recorded(record));
        }
    }
}

/// The border: rules never trust where the pieces came to rest.
fn take<G: AtTable>(
    answered: On<Insert, ThrowAnswer>,
    mut commands: Commands,
    throws: Query<(&CalledThrow, &ThrowAnswer, Option<&Thrown>)>,
    current: Option<ResMut<CurrentMatch<G>>>,
) {
    let Ok((called, ThrowAnswer(outcome), thrown)) = throws.get(answered.entity) else { return };
    let Some(mut current) = current.filter(|_| called.game == G::GAME) else { return };
    let wanted = matches!(current.awaiting(), Awaiting::Answer(Want::Throw { .. }));
    let accepted = called.request.accept(outcome);
    if let Err(fault) = accepted {
        warn!("an answer that no throw can have was turned away: {fault:?}");
    } else if wanted && called.number == current.inputs() {
        if called.recorded.is_some() {
            current.take_recorded();
        } else {
            current.forget_undone();
            let taken = current.take(Input::Answer(Answer::Thrown(outcome.clone())));
            if let Some(Thrown(answer)) = thrown.filter(|thrown| taken.is_ok() && thrown.0.outcome == *outcome) {
                current.keep_throw(called.number, called.by, &called.request, answer);
            }
        }
        let (request, outcome) = (called.request.clone(), outcome.clone());
        commands.trigger(ThrowTaken { game: G::GAME, number: called.number, by: called.by, request, outcome });
        commands.entity(answered.entity).try_despawn();
        return;
    }
    commands.entity(answered.entity).try_remove::<ThrowAnswer>();
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_observer(take::<G>)
        .add_systems(Update, call::<G>.in_set(PlaySystems::Show).in_set(MatchSystems).after(PublishSystems));
}
