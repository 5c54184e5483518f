//! Pointing with the cursor or the keyboard, and selecting the thing under it.

use bevy::prelude::*;

use super::rays::{hex_at, hex_under, meets, meets_the_table};
use super::row::Row;
use crate::table::board::HexMarks;
use crate::table::deck::OnDeck;
use crate::table::pieces::{CaptainsEye, Extent, Hovered, Piece, Selected};
use crate::table::settings::bindings::{Action, Hands};
use crate::table::stage::TableEye;
use crate::table::under::{ByEar, Chalking, Under};

/// The cursor has to move this far before it points again, once the keyboard did.
const NUDGE: f32 = 2.0;

/// Finds piece, hex and point under the cursor.
pub(super) fn look_under_the_cursor(
    hands: Res<Hands>,
    eyes: Query<(&Camera, &GlobalTransform), With<TableEye>>,
    pieces: Query<(Entity, &Extent, &GlobalTransform, Option<&InheritedVisibility>, Has<CaptainsEye>), With<Piece>>,
    (deck, chalking): (Res<OnDeck>, Res<Chalking>),
    mut under: ResMut<Under>,
    mut last: Local<Option<Vec2>>,
) {
    // From a deck one sees ships only, and neither hexes nor other pieces.
    let on_deck = deck.0;
    let cursor = hands.over_the_table();
    let moved = match (*last, cursor) {
        (Some(before), Some(now)) => before.distance(now) > NUDGE,
        (before, now) => before.is_some() != now.is_some(),
    };
    if under.by_keys && !moved {
        // The piece the keyboard points at may have left the table.
        if under.piece.is_some_and(|piece| !pieces.contains(piece)) {
            *under = Under::default();
        }
        return;
    }
    *last = cursor;
    // While the table is dragged, the gripped thing stays under the pointer.
    if hands.dragging() {
        return;
    }
    let mut found = Under::default();
    if let Some(at) = cursor
        && let Ok((camera, placed)) = eyes.single()
        && let Ok(ray) = camera.viewport_to_world(placed, at)
    {
        let table = meets_the_table(&ray);
        let chalked = hex_under(&ray).is_some_and(|hex| chalking.hexes.contains(&hex)) && !on_deck;
        let nearest = pieces
            .iter()
            .filter(|(_, _, placed, ..)| !chalked || hex_at(placed.translation()).is_none())
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

/// As the keyboard points at a piece.
fn by_keys(piece: Entity, (extent, placed): (&Extent, &GlobalTransform)) -> Under {
    Under { piece: Some(piece), hex: None, at: Some(placed.transform_point(extent.centre)), by_keys: true }
}

/// Tab and Shift+Tab.
pub(super) fn go_from_piece_to_piece(
    hands: Res<Hands>,
    row: Row,
    pieces: Query<(&Extent, &GlobalTransform)>,
    chosen: Query<(), With<Selected>>,
    mut under: ResMut<Under>,
) {
    let step = match (hands.begun(Action::NextPiece), hands.begun(Action::PreviousPiece)) {
        (true, false) => 1,
        (false, true) => -1,
        _ => return,
    };
    let row: Vec<_> = row.in_order().into_iter().filter(|piece| pieces.contains(*piece)).collect();
    let Ok(length) = isize::try_from(row.len()) else { return };
    if length == 0 {
        return;
    }
    let place_of = |wanted: Entity| row.iter().position(|piece| *piece == wanted);
    let chosen = row.iter().position(|piece| chosen.contains(*piece));
    let here = under.piece.filter(|_| under.by_keys).and_then(place_of).or(chosen);
    let next = match here.and_then(|here| isize::try_from(here).ok()) {
        Some(here) => (here + step).rem_euclid(length),
        None if step > 0 => 0,
        None => length - 1,
    };
    let Some(piece) = usize::try_from(next).ok().and_then(|next| row.get(next)) else { return };
    if let Ok(lies) = pieces.get(*piece) {
        *under = by_keys(*piece, lies);
    }
}

/// Carries out a screen reader's wish: its piece is pointed at as by the keyboard, and selected if it asked for that.
pub(super) fn go_where_a_reader_asked(
    mut asked: ResMut<ByEar>,
    mut hands: ResMut<Hands>,
    pieces: Query<(&Extent, &GlobalTransform), With<Piece>>,
    mut under: ResMut<Under>,
) {
    let Some((piece, chosen)) = asked.bypass_change_detection().0.take() else { return };
    let Ok(lies) = pieces.get(piece) else { return };
    *under = by_keys(piece, lies);
    if chosen {
        hands.lend(Action::Select, true);
    }
}

/// The piece under the pointer carries `Hovered`; its hex is lit.
pub(super) fn mark(
    mut commands: Commands,
    under: Res<Under>,
    hovered: Query<Entity, With<Hovered>>,
    pieces: Query<(), With<Piece>>,
    mut marks: ResMut<HexMarks>,
) {
    let piece = under.piece.filter(|piece| pieces.contains(*piece));
    for old in hovered.iter().filter(|old| Some(*old) != piece) {
        commands.entity(old).remove::<Hovered>();
    }
    if let Some(piece) = piece.filter(|piece| !hovered.contains(*piece)) {
        commands.entity(piece).insert(Hovered);
    }
    let hex = under.hex.filter(|_| under.piece.is_none());
    if marks.hover != hex {
        marks.hover = hex;
    }
}

/// A click or Enter selects the piece under the pointer, or none.
pub(super) fn choose(
    mut commands: Commands,
    hands: Res<Hands>,
    under: Res<Under>,
    chosen: Query<Entity, With<Selected>>,
    pieces: Query<(), With<Piece>>,
    mut marks: ResMut<HexMarks>,
) {
    if !hands.begun(Action::Select) {
        return;
    }
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
