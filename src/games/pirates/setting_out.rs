//! The eye finds the table as it is laid out: the sea beside the captain's sheet, each player's cards before the chair.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::sheets::WIDTH;
use crate::play::PlaySystems;
use crate::play::seen::SeenHere;
use crate::rules::pirates::game::Pirates;
use crate::rules::pirates::view::View as Known;
use crate::table::camera::eyes::Eyes;
use crate::table::camera::views::{BoardsLaid, Laid, View};
use crate::table::chairs::Chair;

/// What lies before a chair reaches this far from its middle to both hands; at the narrow sides less.
const REACH: f32 = 5.7;
const NARROW: f32 = 3.4;

fn boards_laid(view: &Known) -> BoardsLaid {
    let mut boards = BoardsLaid::default();
    for number in 0..view.table.players.len() {
        let chair = Chair::of_player(number, view.table.players.len());
        let reach = if matches!(chair, Chair::South | Chair::North) { REACH } else { NARROW };
        *boards.0.of_mut(chair) = Some(Laid { reach, sheet: WIDTH.share, hand: None });
    }
    boards
}

/// Before the first picture every eye goes to the table; when the match leaves it, the boards do too.
fn set_out(
    here: SeenHere<Pirates>,
    mut laid: Local<bool>,
    mut boards: ResMut<BoardsLaid>,
    mut eyes: ResMut<Eyes>,
    screens: Query<&Window, With<PrimaryWindow>>,
) {
    let Some(seen) = here.get() else {
        if std::mem::take(&mut *laid) {
            boards.set_if_neq(BoardsLaid::default());
        }
        return;
    };
    if std::mem::replace(&mut *laid, true) {
        return;
    }
    let aspect = screens.iter().next().map_or(16.0 / 9.0, |window| window.width() / window.height().max(1.0));
    *boards = boards_laid(&seen.view);
    for chair in Chair::ALL {
        eyes.of_mut(chair).go(View::Table.pose_over(chair, aspect, *boards));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_out.after(PlaySystems::Show));
}
