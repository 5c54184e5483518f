//! The eye finds the table as it is laid out: the board beside the captain's sheet, and each player's things before the chair.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::play::PlaySystems;
use crate::play::at_table::AtTable;
use crate::play::seen::SeenHere;
use crate::table::camera::eyes::Eyes;
use crate::table::camera::views::{BoardsLaid, Laid, View};
use crate::table::chairs::Chair;

/// Boards before a chair reach this far from its middle to both hands; at the narrow sides less.
const REACH: f32 = 5.7;
const NARROW: f32 = 3.4;

/// The boards of this number of players beside a sheet of this share of the window; `hand` gives the corners of a hand.
pub fn boards(players: usize, sheet: f32, hand: impl Fn(usize) -> Option<[Vec3; 4]>) -> BoardsLaid {
    let mut boards = BoardsLaid::default();
    for number in 0..players {
        let chair = Chair::of_player(number, players);
        let reach = if matches!(chair, Chair::South | Chair::North) { REACH } else { NARROW };
        *boards.0.of_mut(chair) = Some(Laid { reach, sheet, hand: hand(number), sea: None });
    }
    boards
}

/// Before the first picture every eye goes to the table, or to what is played on; when the match leaves it, the boards do too.
pub(in crate::games) fn plugin<G: AtTable>(app: &mut App, of: fn(&G::View) -> BoardsLaid) {
    let set_out = move |here: SeenHere<G>,
                        mut laid: Local<bool>,
                        mut boards: ResMut<BoardsLaid>,
                        mut eyes: ResMut<Eyes>,
                        screens: Query<&Window, With<PrimaryWindow>>| {
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
        *boards = of(&seen.view);
        for chair in Chair::ALL {
            // One sits down to play: what is played on is seen first where it does not fill the table.
            let view = boards.0.of(chair).and_then(|laid| laid.sea).map_or(View::Table, |_| View::Board);
            eyes.of_mut(chair).go(view.pose_over(chair, aspect, *boards));
        }
    };
    app.add_systems(Update, set_out.after(PlaySystems::Show));
}
