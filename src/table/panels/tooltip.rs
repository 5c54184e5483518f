//! The tooltip of a piece or hex: a slip of parchment beside the cursor.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::RichText;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::enlarged::{Faces, face_ui};
use crate::logbook::wording::Fact;
use crate::play::activity::TableActivity;
use crate::rules::geometry::hex::Offset;
use crate::table::board::HexTales;
use crate::table::pieces::{Extent, Piece, Tale};
use crate::table::settings::bindings::Hands;
use crate::table::speech::Speech;
use crate::table::stage::{Redraw, TableEye, at_the_table};
use crate::table::theme::cursor_slip::slip_beside;
use crate::table::theme::links;
use crate::table::throwing::throw::Throw;
use crate::table::under::Under;

/// The cursor rests this long before anything is said.
const PATIENCE: f32 = 0.3;
/// A cursor that moved less has not moved.
const NUDGE: f32 = 3.0;

/// The subject of a tooltip.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Subject {
    Piece(Entity),
    Hex(Offset),
}

/// The time since it is pointed at, and the last size of its slip.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Slip {
    subject: Subject,
    rested: f32,
    size: Vec2,
}

fn tell(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    hands: Res<Hands>,
    under: Res<Under>,
    hexes: Option<Res<HexTales>>,
    tales: Query<(&Tale, &Extent, &GlobalTransform)>,
    eyes: Query<(&Camera, &GlobalTransform), With<TableEye>>,
    pieces: Query<&Piece>,
    throws: Query<&Throw>,
    (activity, windows): (Res<State<TableActivity>>, Query<&Window, With<PrimaryWindow>>),
    time: Res<Time>,
    mut redraw: ResMut<Redraw>,
    mut slip: Local<Option<Slip>>,
    mut silent_at: Local<Option<Vec2>>,
    mut faces: Faces,
) -> Result {
    let piece = under.piece.filter(|piece| tales.contains(*piece)).map(Subject::Piece);
    let subject = piece.or_else(|| under.hex.filter(|_| under.piece.is_none()).map(Subject::Hex));
    // Dice that are held over the tray are looked at, not the tray.
    let behind_dice = || {
        throws.iter().any(|throw| throw.held().is_some())
            && under.piece.and_then(|piece| pieces.get(piece).ok()).is_some_and(|own| *own == Piece::Tray)
    };
    // A show or a flight is for looking at, and a window without focus is not asked.
    let told = *activity.get() == TableActivity::Telling;
    let shown = told || throws.iter().any(|throw| throw.held().is_none());
    let asleep = windows.iter().any(|window| !window.focused);
    let Some(subject) = subject.filter(|_| !shown && !asleep && !hands.dragging() && !behind_dice()) else {
        *slip = None;
        return Ok(());
    };
    // Input hides the tooltip until the cursor moves again.
    if hands.stirred() && !under.by_keys {
        *slip = None;
        *silent_at = hands.over_the_table();
    }
    if silent_at.is_some() && !under.by_keys {
        if hands.over_the_table().zip(*silent_at).is_some_and(|(now, then)| now.distance(then) <= NUDGE) {
            return Ok(());
        }
        *silent_at = None;
    }
    let fresh = Slip { subject, rested: 0.0, size: Vec2::ZERO };
    let told = slip.get_or_insert(fresh);
    if told.subject != subject {
        // From hex to hex and from ship to ship the talk goes on without a pause.
        let rested = if told.rested >= PATIENCE { PATIENCE } else { 0.0 };
        *told = Slip { rested, ..fresh };
    }
    if told.rested < PATIENCE && !under.by_keys {
        told.rested += time.delta_secs();
        redraw.ask();
        return Ok(());
    }
    let facts = match subject {
        Subject::Piece(piece) => tales.get(piece).map(|(tale, ..)| tale.0.clone()).unwrap_or_default(),
        Subject::Hex(hex) => hexes.map(|hexes| hexes.of(hex)).unwrap_or_default(),
    };
    let pointed = if under.by_keys {
        let middle = tales.get(under.piece.unwrap_or(Entity::PLACEHOLDER)).ok();
        let eye = eyes.single().ok();
        middle.zip(eye).and_then(|((_, extent, at), (camera, eye))| {
            camera.world_to_viewport(eye, at.transform_point(extent.centre)).ok()
        })
    } else {
        hands.over_the_table()
    };
    let Some((first, rest)) = facts.split_first() else { return Ok(()) };
    let Some(pointed) = pointed else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let say = |fact: &Fact| speech.relate(fact);
    for fact in facts.iter().rev() {
        links::note(context, &say(fact));
    }
    let zoom = context.zoom_factor();
    let window = context.viewport_rect().size();
    let face = match subject {
        Subject::Piece(piece) => faces.of(piece, Vec2::new(window.x, window.y), zoom),
        Subject::Hex(_) => None,
    };
    let picture = faces.lend(face.as_ref(), &mut contexts);
    let context = contexts.ctx_mut()?;
    let size = slip_beside(context, "tooltip", pointed / zoom, told.size, |ui, colours| {
        ui.label(RichText::new(say(first)).strong().color(colours.ink));
        for fact in rest {
            ui.label(RichText::new(say(fact)).small().color(colours.ink_soft));
        }
        if let Some((face, picture)) = face.as_ref().zip(picture) {
            face_ui(ui, face, picture, colours);
        }
    });
    if told.size != size {
        // Now that its size is known it finds its place.
        told.size = size;
        redraw.ask();
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, tell.run_if(at_the_table));
}
