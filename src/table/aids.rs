//! Small aids that a key switches on and off: the hex grid, names over ships, and reading shaders and models again.

use bevy::camera::visibility::VisibilitySystems;
use bevy::prelude::*;

use super::pieces::{Label, Piece};
use super::settings::bindings::{Action, Hands};
use super::stage::Screen;
use super::toasts::{Toasts, Tone};
use crate::logbook::wording::{Fact, key};

/// The overlays shown besides the pieces.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aids {
    /// The lines between hexes.
    pub grid: bool,
    pub names: bool,
    /// The pieces themselves; without them the board lies bare.
    pub pieces: bool,
    /// The wakes of the last turn, where a game shows any.
    pub wakes: bool,
}

impl Default for Aids {
    fn default() -> Self {
        Self { grid: true, names: true, pieces: true, wakes: true }
    }
}

/// The shaders that may be read again while the program runs.
const SHADERS: [&str; 4] =
    ["shaders://cabin.wgsl", "shaders://sea.wgsl", "shaders://surface.wgsl", "shaders://surface_vertex.wgsl"];

fn announce(toasts: &mut Toasts, on: bool, [shown, hidden]: [&'static str; 2]) {
    let (now, before) = if on { (shown, hidden) } else { (hidden, shown) };
    toasts.withdraw(&Fact::from(before));
    toasts.post(Tone::News, Fact::from(now));
}

fn switch(hands: Res<Hands>, assets: Res<AssetServer>, mut aids: ResMut<Aids>, mut toasts: ResMut<Toasts>) {
    if hands.begun(Action::ToggleGrid) {
        aids.grid = !aids.grid;
        announce(&mut toasts, aids.grid, [key::TOAST_GRID_ON, key::TOAST_GRID_OFF]);
    }
    if hands.begun(Action::ToggleNames) {
        aids.names = !aids.names;
        announce(&mut toasts, aids.names, [key::TOAST_NAMES_ON, key::TOAST_NAMES_OFF]);
    }
    if hands.begun(Action::TogglePieces) {
        aids.pieces = !aids.pieces;
        announce(&mut toasts, aids.pieces, [key::TOAST_PIECES_ON, key::TOAST_PIECES_OFF]);
    }
    if hands.begun(Action::ToggleWakes) {
        aids.wakes = !aids.wakes;
        announce(&mut toasts, aids.wakes, [key::TOAST_WAKES_ON, key::TOAST_WAKES_OFF]);
    }
    if hands.begun(Action::Reload) {
        for shader in SHADERS {
            assets.reload(shader);
        }
        toasts.post(Tone::News, Fact::from(key::TOAST_RELOADED));
    }
}

/// The look a piece had before it was put out of sight.
#[derive(Component, Clone, Copy, Debug)]
struct OutOfSight(Visibility);

/// Takes all named pieces out of sight, and brings them back as they were.
fn clear_the_board(
    mut commands: Commands,
    aids: Res<Aids>,
    mut pieces: Query<(Entity, &mut Visibility, Option<&OutOfSight>), (With<Piece>, With<Label>)>,
) {
    for (piece, mut visibility, hidden) in &mut pieces {
        match (aids.pieces, hidden) {
            (false, None) => {
                commands.entity(piece).insert(OutOfSight(*visibility));
                *visibility = Visibility::Hidden;
            }
            (true, Some(OutOfSight(before))) => {
                *visibility = *before;
                commands.entity(piece).remove::<OutOfSight>();
            }
            _ => {}
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    // While the board is bare, pieces that come are taken away too; otherwise only once, when the key was pressed.
    let bare = |aids: Res<Aids>| !aids.pieces || aids.is_changed();
    app.init_resource::<Aids>()
        .add_systems(PostUpdate, clear_the_board.before(VisibilitySystems::VisibilityPropagate).run_if(bare));
    app.add_systems(Update, switch.run_if(in_state(Screen::Table)));
}
