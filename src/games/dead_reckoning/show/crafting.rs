//! Crafting as a movement of the hand: the card is taken up, its sleeve opens, a sheet is slipped in or the ability card turns, the
//! sleeve closes, and the card is laid back (DR-11.3, DR-13.3, DR-30.2).

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::{Stage, becomes, carried, sound};
use crate::games::dead_reckoning::boards::places::Seat;
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::sea::places::CARD;
use crate::games::dead_reckoning::things::sleeves::thick;
use crate::games::dead_reckoning::things::thing::{Bit, Form, Own, Print, Thing};
use crate::rules::dead_reckoning::cards::{Card, CardId, SleeveSlot};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::printed::ids::Worn;
use crate::rules::dead_reckoning::view::View;
use crate::table::beats::{Act, Beats, Shown, Spot};
use crate::table::pieces::Piece;

/// A sleeve is opened by this angle, in radians.
const OPENED: f32 = 0.34;
/// After this level the ability card is turned over, and not head to foot.
const OVER_AFTER: u8 = 2;
/// This much of the table is worth seeing around a card that is worked on.
const AROUND: f32 = 2.6;

/// A sheet is slipped into the sleeve of a card that can be seen.
pub(super) fn slipped_in(stage: &mut Stage, by: Colour, sheet: Worn, card: CardId) -> Option<Shown> {
    let slot = stage.after.table.cards().slot(sheet.card.kind)?;
    Work::begin(stage, by, card).map(|work| work.slip_in(stage, sheet, slot))
}

/// A card that can be seen rises a level.
pub(super) fn risen(stage: &mut Stage, by: Colour, card: CardId) -> Option<Shown> {
    Work::begin(stage, by, card).map(|work| work.rise(stage))
}

/// A card in the hand.
struct Work {
    by: Colour,
    piece: Piece,
    pane: Piece,
    /// It lies here before and after.
    lies: Transform,
    held: Transform,
    before: Card,
    after: Card,
    /// The eyes at the window are its player's.
    own: bool,
}

fn seen(view: &View, by: Colour, card: CardId) -> Option<&Card> {
    let player = view.table.player(by)?;
    player.in_play.iter().chain(&player.hand).find(|own| own.id == card)
}

impl Work {
    /// With a card that is seen before and after.
    fn begin(stage: &Stage, by: Colour, card: CardId) -> Option<Self> {
        let piece = Piece::of(ReckoningPiece::Card(by, card));
        Some(Self {
            by,
            pane: Piece::of(Bit::Sleeve(by, card)),
            lies: stage.props.table.thing(&piece)?.at,
            held: Seat::of(stage.after, by).at_work(),
            before: seen(stage.before, by, card)?.clone(),
            after: seen(stage.after, by, card)?.clone(),
            own: stage.after.colour == Some(by),
            piece,
        })
    }

    fn sailor(&self, card: &Card) -> Form {
        Form::Card(Some(Print::Sailor(self.by, card.clone())), Print::Sleeve(self.by))
    }

    /// The front of the sleeve on the card that is held, opened so far.
    fn front(&self, opened: f32) -> Transform {
        let foot = Vec3::new(0.0, thick(&self.after) / 2.0 + 0.004, CARD.y);
        self.held * Transform::from_translation(foot).with_rotation(Quat::from_rotation_x(opened))
    }

    fn pane(&self) -> Thing {
        Thing::new(Bit::Sleeve(self.by, self.after.id), Form::Part, self.front(0.0))
    }

    fn opens(&self) -> Beats {
        let lift = carried(&self.pane, self.front(OPENED), 0.0, 0.32);
        becomes(&self.pane, Form::Own(Own::Pane)).then(sound("paper", self.held.translation)).then(lift)
    }

    fn closes(&self) -> Beats {
        let falls = carried(&self.pane, self.front(0.0), 0.0, 0.22);
        falls.then(sound("card", self.held.translation)).then(becomes(&self.pane, Form::Part))
    }

    /// The crafting player's eye comes near; others watch from their seats.
    fn looked_at(&self) -> Beats {
        let look = match self.own {
            true => Beats::of(Act::Look { at: Spot::Point(self.held.translation), radius: AROUND }, 0.0),
            false => Beats::none(),
        };
        look.together(sound("card", self.lies.translation))
    }

    /// Shown to the eye from its edge, where every layer is seen, and laid back.
    fn laid_back(&self) -> Beats {
        let mut aslant = self.held;
        aslant.rotation *= Quat::from_rotation_x(-0.75) * Quat::from_rotation_z(0.35);
        carried(&self.piece, aslant, 0.05, 0.38)
            .then(Beats::wait(0.18))
            .then(carried(&self.piece, self.lies, 0.2, 0.55))
            .then(sound("card", self.lies.translation))
    }

    /// The sheet goes in at the mouth of the sleeve until it lies where it will be read.
    fn slip_in(self, stage: &mut Stage, sheet: Worn, slot: SleeveSlot) -> Shown {
        let by = self.by;
        stage.props.lend(self.pane());
        stage.props.dress(&self.piece, self.sailor(&self.before));
        let sheet = Piece::of(ReckoningPiece::SetAside(by, sheet));
        let open = Form::Card(Some(Print::Opened(by, self.after.clone(), slot)), Print::Sleeve(by));
        // Over the card, under the front of the sleeve.
        let over =
            |above: f32, away: f32| self.held * Transform::from_xyz(0.0, thick(&self.before) / 2.0 + above, -away);
        let (mouth, within) = (over(0.05, CARD.y * 2.12), over(0.004, 0.0));
        let reached = carried(&self.piece, self.held, 0.25, 0.6)
            .together(Beats::wait(0.15).then(carried(&sheet, mouth, 0.35, 0.6)));
        let slips = carried(&sheet, over(0.012, CARD.y * 0.12), 0.0, 0.7)
            .then(carried(&sheet, within, 0.0, 0.16))
            .then(sound("card", self.held.translation));
        let beats = self
            .looked_at()
            .then(reached)
            .then(becomes(&self.piece, open))
            .then(becomes(&sheet, Form::Own(Own::Sheet(by, self.after.clone(), slot))))
            .then(self.opens())
            .then(sound("paper", self.held.translation))
            .then(slips)
            .then(self.closes())
            .then(becomes(&self.piece, self.sailor(&self.after)))
            .then(becomes(&sheet, Form::Part))
            .then(self.laid_back());
        Shown::from(beats).settling(vec![self.piece, sheet])
    }

    /// The ability card is turned head to foot, or over: two levels stand on each of its sides (DR-13.3).
    fn rise(self, stage: &mut Stage) -> Shown {
        stage.props.lend(self.pane());
        stage.props.dress(&self.piece, self.sailor(&self.before));
        let over = self.before.level == OVER_AFTER;
        let turned = |by: f32| {
            let turn = if over { Quat::from_rotation_z(by) } else { Quat::from_rotation_y(by) };
            self.held * Transform::from_xyz(0.0, 0.03, 0.0).with_rotation(turn)
        };
        let beats = self
            .looked_at()
            .then(carried(&self.piece, self.held, 0.25, 0.6))
            .then(self.opens())
            .then(carried(&self.piece, turned(FRAC_PI_2), 0.0, 0.24))
            .then(becomes(&self.piece, self.sailor(&self.after)))
            .then(carried(&self.piece, turned(-FRAC_PI_2), 0.0, 0.0))
            .then(carried(&self.piece, self.held, 0.0, 0.24))
            .then(self.closes())
            .then(self.laid_back());
        Shown::from(beats).settling(vec![self.piece])
    }
}
