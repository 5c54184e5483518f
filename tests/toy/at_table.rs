//! Prize Money at the table: its secrets, and the places of its deck and its hands.

use std::fmt;

use bevy::prelude::*;

use weather_gage::play::at_table::AtTable;
use weather_gage::rules::kernel::Seat;
use weather_gage::table::chairs::Chair;
use weather_gage::table::craft::print::{Anchor, InkImage};
use weather_gage::table::things::{self, Cut, LaidOut, Maker, Printer, Thing};
use weather_gage::table::zones::{Mat, pile};

use crate::toy::PrizeMoney;
use crate::toy::state::{Happening, Phase, Why};
use crate::toy::view::View;

impl AtTable for PrizeMoney {
    fn prepares(phase: Phase) -> bool {
        phase == Phase::Deal
    }

    fn is_secret(_: Phase) -> bool {
        true
    }

    fn asks_in_secret(why: &Why) -> bool {
        *why == Why::Keep
    }

    fn reveals(happening: &Happening) -> bool {
        matches!(
            happening,
            Happening::CardDrawn { .. }
                | Happening::CardTurned { .. }
                | Happening::CardsLifted { .. }
                | Happening::EndAnswered { .. }
        )
    }
}

/// These pieces can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ToyPiece {
    Deck,
    /// A card with a known value.
    Card(u8),
    /// Any other in the hand of a seat, by its place there.
    Held(Seat, usize),
    /// One that a seat has laid face down.
    Laid(Seat),
}

impl fmt::Display for ToyPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// A card is printed with one of these.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Print {
    Back,
    Value(u8),
}

/// The look of its things: cards and a pile of them.
pub type Form = things::Form<Print, ()>;

impl LaidOut for PrizeMoney {
    type Print = Print;
    type Own = ();
    type Tools = ();

    fn cut(_: &Print) -> Cut {
        Vec2::new(0.44, 0.62).into()
    }

    fn print(print: &Print, printer: &mut Printer<()>) -> InkImage {
        let (mut sheet, ink) = (InkImage::new(176, 248), [0x2A, 0x1D, 0x12]);
        match print {
            Print::Back => sheet.block(Vec2::splat(10.0), sheet.size() - Vec2::splat(10.0), ink, 1.0),
            Print::Value(value) => {
                let word = (120.0, 160.0);
                sheet.word(printer.case, sheet.size() / 2.0, Anchor::Middle, word, ink, &value.to_string());
            }
        }
        sheet
    }

    fn make((): &(), _: &mut Maker<Self>) {}

    fn layout(view: &View) -> Vec<Thing<Form>> {
        let deck = Vec3::Y * pile(view.deck);
        let mut all = vec![Thing::new(
            ToyPiece::Deck,
            Form::Pile(None, Print::Back, view.deck),
            Transform::from_translation(deck),
        )];
        for ((captain, seat), number) in view.captains.iter().zip((0..).map(Seat)).zip(0..) {
            let own = view.seat == Some(seat);
            let mat = Mat::before(Chair::of_player(number, view.captains.len()));
            let mut card = |face: Option<u8>, closed: ToyPiece, at: Transform| {
                let piece = face.map_or(closed, ToyPiece::Card);
                all.push(Thing::new(piece, Form::Card(face.map(Print::Value), Print::Back), at).from(deck));
            };
            for place in 0..captain.cards {
                let face = view.hand.get(place).copied().filter(|_| own);
                card(face, ToyPiece::Held(seat, place), mat.hand(0.0, 0.9, (place, captain.cards), own));
            }
            if captain.has_laid {
                let face = captain.turned.or(view.laid.filter(|_| own));
                card(face, ToyPiece::Laid(seat), mat.at(0.0, -1.0, 0.0));
            }
        }
        all
    }
}
