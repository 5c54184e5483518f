//! The table as it is laid out: the sea beside the captain's sheet, each player's cards before the chair.

use bevy::prelude::*;

use super::sheets::WIDTH;
use super::things::places::Sea;
use crate::games::papers::setting_out::{self, boards};
use crate::rules::pirates::game::Pirates;
use crate::rules::pirates::view::View;
use crate::table::camera::views::BoardsLaid;
use crate::table::chairs::Chair;

/// Small seas lie in the middle of a large cloth: from every chair the eye comes near.
fn boards_laid(view: &View) -> BoardsLaid {
    let mut laid = boards(view.table.players.len(), WIDTH.share, |_| None);
    let sea = Sea::of(&view.table).corners();
    for chair in Chair::ALL {
        if let Some(laid) = laid.0.of_mut(chair) {
            laid.sea = Some(sea);
        }
    }
    laid
}

pub(super) fn plugin(app: &mut App) {
    setting_out::plugin::<Pirates>(app, boards_laid);
}
