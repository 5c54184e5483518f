//! Throws that are on record: shown again as they fell, and laid out where a match goes on.

use bevy::prelude::*;

use super::dice_box::{DiceBox, Die, Shows};
use super::frame::placed;
use super::physical::Lying;
use super::throw::{Throw, spot_of};
use crate::dice::ThrowRecord;
use crate::dice::solids::Solid;
use crate::play::PlaySystems;
use crate::play::called_throw::CalledThrow;
use crate::play::throws::{LyingDice, Recorded, ThrowsAreShown};
use crate::rules::kernel::{PieceId, Rest, Seat, ThrowRequest, Throwable};
use crate::table::attention::Attention;

/// A piece has the colours of this seat.
const fn owner(thing: Throwable, by: Seat) -> Seat {
    match thing {
        Throwable::Cube { of } => of,
        Throwable::Die { .. } => by,
    }
}

/// Every piece of a throw, in the hand or in the vessel before it.
fn all_pieces(request: &ThrowRequest) -> impl Iterator<Item = (PieceId, Throwable)> + '_ {
    let lying = request.lying.iter().map(|(piece, thing, _)| (*piece, *thing));
    request.fresh.iter().chain(&request.again).copied().chain(lying)
}

/// Lays out the dice in the tray; systems that know more than the record of the last throw run after.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RecordSystems;

fn show_again(
    mut commands: Commands,
    dice_box: Res<DiceBox>,
    wanted: Query<(Entity, &Recorded), Without<Throw>>,
    old: Query<(Entity, &Die)>,
    mut lying: ResMut<Lying>,
    mut attention: ResMut<Attention>,
) {
    for (throw, Recorded(record)) in &wanted {
        let ThrowRecord { by, request, answer } = &**record;
        let tower = answer.throws.first().is_some_and(|thrown| thrown.recording.plan.setting.tower);
        attention.draw_to(spot_of(request, tower));
        let stays = |piece: PieceId| request.lying.iter().any(|(lying, ..)| *lying == piece);
        let mut there = Vec::new();
        for (die, of) in &old {
            if stays(of.piece) {
                there.push(of.piece);
            } else {
                commands.entity(die).despawn();
            }
        }
        let first = answer.throws.first().map(|thrown| &thrown.recording.plan);
        for (piece, thing) in all_pieces(request).filter(|(piece, _)| !there.contains(piece)) {
            let launched = first.and_then(|plan| plan.launches.iter().find(|launch| launch.piece == piece));
            let standing = first.and_then(|plan| plan.standing.iter().find(|standing| standing.piece == piece));
            let pose = launched.map(|launch| launch.pose).or(standing.map(|standing| standing.pose));
            let Some(pose) = pose.or_else(|| answer.poses.get(&piece).copied()) else { continue };
            let Some(solid) = Solid::of(thing) else { continue };
            let Some((mesh, coat)) = dice_box.take_out(solid, owner(thing, *by)) else { continue };
            commands.spawn((Name::new("die"), Die { piece, solid }, Mesh3d(mesh), MeshMaterial3d(coat), placed(&pose)));
        }
        lying.0.clone_from(&answer.poses);
        commands.entity(throw).insert(Throw::flying(answer.clone()));
    }
}

/// The dice lie where the last throw left them; those that are in a hand or in the air are not touched.
fn lay_out(
    mut commands: Commands,
    dice_box: Res<DiceBox>,
    wanted: Res<LyingDice>,
    busy: Query<&CalledThrow, With<Throw>>,
    old: Query<(Entity, &Die)>,
    mut lying: ResMut<Lying>,
) {
    let in_hand = |piece: PieceId| {
        let thrown = |called: &CalledThrow| {
            called.request.fresh.iter().chain(&called.request.again).any(|(thrown, _)| *thrown == piece)
        };
        busy.iter().any(thrown)
    };
    for (die, of) in &old {
        if !in_hand(of.piece) {
            commands.entity(die).despawn();
        }
    }
    lying.0.clear();
    let Some(record) = &wanted.throw else { return };
    let ThrowRecord { by, request, answer } = &**record;
    lying.0.clone_from(&answer.poses);
    // While a throw is in the hand, only the pieces that stay in the vessel lie there.
    let stays = |piece: PieceId| {
        let left = |called: &CalledThrow| called.request.lying.iter().any(|(lying, ..)| *lying == piece);
        busy.is_empty() || busy.iter().any(left)
    };
    for (piece, thing) in all_pieces(request).filter(|(piece, _)| stays(*piece) && !in_hand(*piece)) {
        let (Some(solid), Some(pose)) = (Solid::of(thing), answer.poses.get(&piece)) else { continue };
        let Some((mesh, coat)) = dice_box.take_out(solid, owner(thing, *by)) else { continue };
        let mut die =
            commands.spawn((Name::new("die"), Die { piece, solid }, Mesh3d(mesh), MeshMaterial3d(coat), placed(pose)));
        let rest = answer.outcome.0.iter().find(|(own, _)| *own == piece);
        if let Some((_, Rest::Face(face) | Rest::Zone(face))) = rest {
            die.insert(Shows(*face));
        }
    }
}

fn there_is_somebody(mut commands: Commands) {
    commands.insert_resource(ThrowsAreShown);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, there_is_somebody.run_if(resource_added::<DiceBox>)).add_systems(
        Update,
        (lay_out.run_if(resource_changed::<LyingDice>), show_again)
            .chain()
            .after(PlaySystems::Show)
            .in_set(RecordSystems),
    );
}
