//! Pointing with the cursor or the keyboard, and choosing what is pointed at.

use bevy::prelude::*;

use super::rays::{hex_at, meets, meets_the_table};
use crate::table::board::HexMarks;
use crate::table::deck::OnDeck;
use crate::table::pieces::{CaptainsEye, Extent, Hovered, Loose, Piece, Selected};
use crate::table::settings::bindings::{Deed, Hands};
use crate::table::stage::{Menu, Screen, Stir, TableEye};
use crate::table::under::Under;

/// So far the cursor has to move before it points again, once the keyboard did.
const NUDGE: f32 = 2.0;

/// Finds piece, hex and point under the cursor.
pub(super) fn look_under_the_cursor(
    hands: Res<Hands>,
    eyes: Query<(&Camera, &GlobalTransform), With<TableEye>>,
    pieces: Query<(Entity, &Extent, &GlobalTransform, Option<&InheritedVisibility>, Has<CaptainsEye>), With<Piece>>,
    deck: Option<Res<OnDeck>>,
    mut under: ResMut<Under>,
    mut last: Local<Option<Vec2>>,
) {
    // From a deck one sees ships, and neither hexes nor what lies on the table.
    let on_deck = deck.is_some_and(|deck| deck.0);
    let cursor = hands.over_the_table();
    let moved = match (*last, cursor) {
        (Some(before), Some(now)) => before.distance(now) > NUDGE,
        (before, now) => before.is_some() != now.is_some(),
    };
    if under.by_keys && !moved {
        // Whoever the keyboard points at may have left the table.
        if under.piece.is_some_and(|piece| !pieces.contains(piece)) {
            *under = Under::default();
        }
        return;
    }
    *last = cursor;
    // While the table is dragged, what was gripped stays what it was.
    if hands.dragging() {
        return;
    }
    let mut found = Under::default();
    if let Some(at) = cursor
        && let Ok((camera, placed)) = eyes.single()
        && let Ok(ray) = camera.viewport_to_world(placed, at)
    {
        let table = meets_the_table(&ray);
        let nearest = pieces
            .iter()
            .filter(|(.., seen, ship)| seen.is_none_or(|seen| seen.get()) && (*ship || !on_deck))
            .filter_map(|(piece, extent, placed, _, ship)| Some((meets(&ray, extent, &placed.affine())?, piece, ship)))
            // A box around the eye itself is no thing to point at: one stands on that deck.
            .filter(|(share, ..)| *share > 0.0 && table.is_none_or(|table| *share <= table + 1e-3))
            .min_by(|(one, ..), (other, ..)| one.total_cmp(other));
        found.piece = nearest.map(|(_, piece, _)| piece);
        let on_table = table.map(|share| ray.get_point(share));
        if !on_deck && nearest.is_none_or(|(.., ship)| ship) {
            found.hex = on_table.and_then(hex_at);
        }
        found.at = nearest.map(|(share, ..)| ray.get_point(share)).or(on_table);
    }
    under.set_if_neq(found);
}

/// Tab and Shift+Tab: ships first, then the furniture, each in the order in which it came to the table.
pub(super) fn go_from_piece_to_piece(
    hands: Res<Hands>,
    pieces: Query<
        (Entity, &Extent, &GlobalTransform, Option<&InheritedVisibility>, Has<CaptainsEye>, Has<Selected>),
        (With<Piece>, Without<Loose>),
    >,
    mut under: ResMut<Under>,
) {
    let step = match (hands.begun(Deed::NextPiece), hands.begun(Deed::PreviousPiece)) {
        (true, false) => 1,
        (false, true) => -1,
        _ => return,
    };
    let mut row: Vec<_> = pieces.iter().filter(|(.., seen, _, _)| seen.is_none_or(|seen| seen.get())).collect();
    row.sort_by_key(|(piece, .., ship, _)| (!ship, *piece));
    let Ok(length) = isize::try_from(row.len()) else { return };
    if length == 0 {
        return;
    }
    let place_of = |wanted: Entity| row.iter().position(|(piece, ..)| *piece == wanted);
    let chosen = row.iter().position(|(.., chosen)| *chosen);
    let here = under.piece.filter(|_| under.by_keys).and_then(place_of).or(chosen);
    let next = match here.and_then(|here| isize::try_from(here).ok()) {
        Some(here) => (here + step).rem_euclid(length),
        None if step > 0 => 0,
        None => length - 1,
    };
    let Some((piece, extent, placed, ..)) = usize::try_from(next).ok().and_then(|next| row.get(next)) else { return };
    let at = placed.transform_point(extent.centre);
    *under = Under { piece: Some(*piece), hex: None, at: Some(at), by_keys: true };
}

/// What is pointed at carries `Hovered`; its hex is lit.
pub(super) fn mark(
    mut commands: Commands,
    under: Res<Under>,
    hovered: Query<Entity, With<Hovered>>,
    pieces: Query<(), With<Piece>>,
    mut marks: ResMut<HexMarks>,
    mut stir: ResMut<Stir>,
) {
    let piece = under.piece.filter(|piece| pieces.contains(*piece));
    for old in hovered.iter().filter(|old| Some(*old) != piece) {
        commands.entity(old).remove::<Hovered>();
        stir.up();
    }
    if let Some(piece) = piece.filter(|piece| !hovered.contains(*piece)) {
        commands.entity(piece).insert(Hovered);
        stir.up();
    }
    let hex = under.hex.filter(|_| under.piece.is_none());
    if marks.hover != hex {
        marks.hover = hex;
        stir.up();
    }
}

/// A click or Enter chooses what is pointed at, or nothing.
pub(super) fn choose(
    mut commands: Commands,
    hands: Res<Hands>,
    under: Res<Under>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    chosen: Query<Entity, With<Selected>>,
    pieces: Query<(), With<Piece>>,
    mut marks: ResMut<HexMarks>,
    mut stir: ResMut<Stir>,
) {
    if !hands.begun(Deed::Select) || *screen.get() != Screen::Table || *menu.get() != Menu::None {
        return;
    }
    stir.up();
    let piece = under.piece.filter(|piece| pieces.contains(*piece));
    for old in chosen.iter().filter(|old| Some(*old) != piece) {
        commands.entity(old).remove::<Selected>();
    }
    if let Some(piece) = piece {
        commands.entity(piece).insert(Selected);
    }
    let hex = under.hex.filter(|_| piece.is_none());
    if marks.chosen != hex {
        marks.chosen = hex;
    }
}
