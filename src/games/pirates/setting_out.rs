//! The table as it is laid out: the sea beside the captain's sheet, each player's cards before the chair.

use bevy::prelude::*;

use super::sheets::WIDTH;
use crate::games::papers::setting_out::{self, boards};
use crate::rules::pirates::game::Pirates;

pub(super) fn plugin(app: &mut App) {
    setting_out::plugin::<Pirates>(app, |view| boards(view.table.players.len(), WIDTH.share, |_| None));
}
