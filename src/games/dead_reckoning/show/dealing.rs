//! The ocean is dealt: tile after tile from a pile, all on their faces, and then those of the first row are turned (DR-3.5, DR-3.6,
//! DR-30.1).

use bevy::prelude::*;

use super::{Hand, becomes, carried, sound};
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::sea::lay::BANK;
use crate::games::dead_reckoning::sea::places::{THICK, TILE, tile};
use crate::games::dead_reckoning::things::standing::Standing;
use crate::games::dead_reckoning::things::thing::Form;
use crate::rules::dead_reckoning::happenings::Happening;
use crate::rules::dead_reckoning::view::View;
use crate::table::beats::Beats;
use crate::table::pieces::Piece;

/// From one tile to the next, and the seconds on its way; and those in which one is turned.
const AFTER: f32 = 0.09;
const DEALT: f32 = 0.38;
const TURNED: f32 = 0.7;

pub(super) fn by_hand(
    commands: &mut Commands,
    standing: &Standing,
    happening: &Happening,
    after: &View,
) -> Option<Hand> {
    let Happening::OceanLaid { .. } = happening else { return None };
    let (mut dealt, mut turned, mut busy) = (Beats::none(), Beats::none(), Vec::new());
    let places: Vec<_> = after.table.sea.tiles().collect();
    for (number, (at, lies)) in places.iter().enumerate() {
        let piece = Piece::of(ReckoningPiece::Tile(*at));
        let (on_its_face, there) = (tile(*at, false), standing.thing(&piece)?.clone());
        let up = Vec3::Y * THICK * (places.len() - number) as f32;
        let pile = Transform { translation: BANK + up, ..on_its_face };
        standing.dress(commands, &piece, Form::Tile(None));
        let own = carried(&piece, pile, 0.0, 0.0)
            .then(Beats::wait(AFTER * number as f32))
            .then(carried(&piece, on_its_face, 0.4, DEALT))
            .then(sound("card", on_its_face.translation));
        dealt = dealt.together(own);
        if lies.face_up {
            let turn = becomes(&piece, there.form).then(carried(&piece, there.at, TILE.y * 1.1, TURNED));
            turned = turned.together(turn.then(sound("wood", there.at.translation)));
        }
        busy.push(piece);
    }
    Some(Hand { beats: dealt.then(turned), busy })
}
