//! The ocean is dealt: tile after tile from a pile, all on their faces, and then those of the first row are turned; chests are filled;
//! and the card of a merchant ship is turned over (DR-3.5, DR-3.6, DR-3.12, DR-10.9, DR-30.1, DR-30.6).

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::sinking::counted_over;
use super::{Stage, becomes, carried, sound};
use crate::games::dead_reckoning::boards::places::Seat;
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::sea::lay::BANK;
use crate::games::dead_reckoning::sea::places::{THICK, TILE, tile};
use crate::games::dead_reckoning::things::thing::{Form, Own, Print};
use crate::rules::dead_reckoning::colours::Colour;
use crate::table::beats::{Act, Beats, Shown, Spot};
use crate::table::pieces::Piece;

/// From one tile to the next, and the seconds on its way; and those in which one is turned.
const AFTER: f32 = 0.09;
const DEALT: f32 = 0.38;
const TURNED: f32 = 0.7;
/// A filled chest shows at most this number of coins.
const COINS: u8 = 5;
/// A card that is turned over is lifted this high.
const LIFTED: f32 = 0.7;

/// A chest is filled from the bank.
pub(super) fn filled(stage: &mut Stage, by: Colour) -> Beats {
    let chest = Seat::of(stage.after, by).chest();
    counted_over(stage, COINS, Transform { translation: BANK, ..chest }, chest)
}

/// The ocean, tile after tile.
pub(super) fn ocean(stage: &mut Stage) -> Option<Shown> {
    let (mut dealt, mut turned, mut busy) = (Beats::none(), Beats::none(), Vec::new());
    let places: Vec<_> = stage.after.table.sea.tiles().collect();
    for (number, (at, lies)) in places.iter().enumerate() {
        let piece = Piece::of(ReckoningPiece::Tile(*at));
        let (on_its_face, there) = (tile(*at, false), stage.props.table.thing(&piece)?.clone());
        let up = Vec3::Y * THICK * (places.len() - number) as f32;
        let pile = Transform { translation: BANK + up, ..on_its_face };
        stage.props.dress(&piece, Form::Own(Own::Tile(None)));
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
    Some(Shown::from(dealt.then(turned)).settling(busy))
}

/// The card at the place of the battle, before everybody's eyes.
pub(super) fn turned_over(stage: &mut Stage) -> Option<Shown> {
    let at = stage.after.table.fight.as_ref()?.at;
    let piece = Piece::of(ReckoningPiece::Encounter(at));
    let (there, front) = (stage.props.table.thing(&piece)?.clone(), stage.before.table.sea.cell(at)?.card);
    let front = Form::Card(Some(Print::Bought(front)), Print::Deck(at.row()?));
    stage.props.dress(&piece, front);
    let on_edge = |turn: f32| {
        let up = there.at.translation + Vec3::Y * LIFTED;
        Transform { translation: up, rotation: there.at.rotation * Quat::from_rotation_z(turn), ..there.at }
    };
    let look = Act::Look { at: Spot::Point(there.at.translation), radius: TILE.x };
    let beats = Beats::of(look, 0.0)
        .then(carried(&piece, on_edge(FRAC_PI_2), 0.0, TURNED / 2.0))
        .then(becomes(&piece, there.form))
        .then(carried(&piece, on_edge(-FRAC_PI_2), 0.0, 0.0))
        .then(carried(&piece, there.at, 0.0, TURNED / 2.0))
        .then(sound("card", there.at.translation));
    Some(Shown::from(beats).settling(vec![piece]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::dead_reckoning::things::standing::{Shape, Standing};
    use crate::logbook::data::GameShelf as _;
    use crate::logbook::data::dead_reckoning::Shelf;
    use crate::rules::dead_reckoning::duel::Setup;
    use crate::rules::dead_reckoning::happenings::{Happening, SettingOut};
    use crate::rules::dead_reckoning::ruleset::DeadReckoning;
    use crate::rules::kernel::{Ruleset as _, Viewer};
    use crate::table::things::{LaidOut as _, Props};
    use crate::table::throwing::physical::Lying;

    #[test]
    fn dr_30_1_twelve_tiles_are_dealt_on_their_faces_and_three_of_them_are_turned() {
        let (shelf, _) = Shelf::built_in();
        let cards = shelf.cards["dead-reckoning"].clone();
        let tiles = cards.tiles.keys().copied().map(Some).take(12).collect();
        let before = DeadReckoning::set_up(&Setup::voyage(shelf.voyages["voyage-2"].clone(), cards)).unwrap();
        let told = Happening::SettingOut(SettingOut::OceanLaid { tiles });
        let mut after = before.clone();
        DeadReckoning::evolve(&mut after, &told);
        let views = [&before, &after].map(|state| DeadReckoning::seen_by(state, Viewer::Bystander));
        let mut world = World::new();
        let mut standing = Standing::default();
        for view in &views {
            standing.update(&mut world.commands(), DeadReckoning::layout(view));
        }
        let told = DeadReckoning::told_to(&before, &told, Viewer::Bystander).unwrap();
        let mut commands = world.commands();
        let props = Props { commands: &mut commands, table: &mut standing };
        let mut lying = Lying::default();
        let shown = Stage::of(&told, (&views[0], &views[1]), props, None, &mut lying).shown();
        world.flush();
        assert_eq!(shown.settles.len(), 12);
        for piece in &shown.settles {
            let shown = world.get::<Shape<Form>>(standing.entity(piece).unwrap()).unwrap();
            assert_eq!(shown.0, Form::Own(Own::Tile(None)), "nothing of it is known while it is dealt");
        }
        let beats = shown.beats();
        let turned: Vec<&Piece> = beats
            .acts()
            .iter()
            .filter_map(|timed| match &timed.act {
                Act::Change { piece, .. } => Some(piece),
                _ => None,
            })
            .collect();
        let row = [1, 2, 3].map(|column| crate::rules::dead_reckoning::goods::Place::Tile(1, column));
        assert_eq!(turned, row.map(|at| Piece::of(ReckoningPiece::Tile(at))).iter().collect::<Vec<_>>());
    }
}
