//! The eye finds the table as it is laid out: the chart beside the captain's sheet, the own hand before it, each player's things.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::sheets::WIDTH;
use super::things::places::{CARD, Place};
use crate::play::PlaySystems;
use crate::play::seen::SeenHere;
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::view::View as Known;
use crate::rules::merchants_and_marauders::words::Colour;
use crate::table::camera::eyes::Eyes;
use crate::table::camera::views::{BoardsLaid, Laid, View};
use crate::table::chairs::Chair;

/// What lies before a chair reaches this far from its middle to both hands; at the narrow sides less.
const REACH: f32 = 5.7;
const NARROW: f32 = 3.4;
/// A hand holds four cards (MM-13.3).
const HAND: usize = 4;

/// The corners of a hand, as large as it can be.
fn hand(view: &Known, of: Colour) -> [Vec3; 4] {
    let place = Place::of(view, of);
    let (first, last) = (place.hand(0, HAND, false), place.hand(HAND - 1, HAND, false));
    let corner = |card: &Transform, x: f32, z: f32| card.transform_point(Vec3::new(CARD.x * x, 0.0, CARD.y * z));
    // A card that is not open lies on its face: its own right is its holder's left.
    [corner(&first, 1.0, 1.0), corner(&first, 1.0, -1.0), corner(&last, -1.0, 1.0), corner(&last, -1.0, -1.0)]
}

fn boards_laid(view: &Known) -> BoardsLaid {
    let mut boards = BoardsLaid::default();
    for (number, player) in view.table.players.iter().enumerate() {
        let chair = Chair::of_player(number, view.table.players.len());
        let reach = if matches!(chair, Chair::South | Chair::North) { REACH } else { NARROW };
        let laid = Laid { reach, sheet: WIDTH.share, hand: Some(hand(view, player.colour)) };
        *boards.0.of_mut(chair) = Some(laid);
    }
    boards
}

/// Before the first picture every eye goes to the table; when the match leaves it, the boards do too.
fn set_out(
    here: SeenHere<MerchantsAndMarauders>,
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
