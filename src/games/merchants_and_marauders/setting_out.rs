//! The table as it is laid out: the chart beside the captain's sheet, the own hand before it, each player's things.

use bevy::prelude::*;

use super::sheets::WIDTH;
use super::things::places::{CARD, Place};
use crate::games::papers::setting_out::{self, boards};
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::view::View as Known;
use crate::rules::merchants_and_marauders::words::Colour;
use crate::table::camera::views::BoardsLaid;

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
    let players = &view.table.players;
    boards(players.len(), WIDTH.share, |number| players.get(number).map(|player| hand(view, player.colour)))
}

pub(super) fn plugin(app: &mut App) {
    setting_out::plugin::<MerchantsAndMarauders>(app, boards_laid);
}
