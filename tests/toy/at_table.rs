//! Prize Money at the table: what of it is secret, and how its deck and its hands lie.

use std::fmt;

use bevy::prelude::*;

use weather_gage::play::at_table::AtTable;
use weather_gage::rules::kernel::Seat;
use weather_gage::table::cards::{held, pile};
use weather_gage::table::chairs::Chair;
use weather_gage::table::pieces::PieceOfAGame;
use weather_gage::table::room::places::before;
use weather_gage::table::things::{LaidOut, Thing};

use crate::toy::PrizeMoney;
use crate::toy::state::{Happening, Phase, Setup, State, Why};
use crate::toy::view::View;

impl AtTable for PrizeMoney {
    fn turn(state: &State) -> u16 {
        u16::from(state.round)
    }

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

    fn title(_: &Setup) -> String {
        "prize-money".to_owned()
    }
}

/// What of it can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ToyPiece {
    /// The deck.
    Deck,
    /// A card whose value is known.
    Card(u8),
    /// Any other in the hand of a seat, by its place there.
    Held(Seat, usize),
    /// One that a seat has laid face down.
    Laid(Seat),
}

impl PieceOfAGame for ToyPiece {}

impl fmt::Display for ToyPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// What it looks like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Form {
    /// So many cards on each other.
    Pile(usize),
    /// A card, with its value where that may be read.
    Card(Option<u8>),
}

impl LaidOut for PrizeMoney {
    type Form = Form;

    fn layout(view: &View) -> Vec<Thing<Form>> {
        let deck = Vec3::Y * pile(view.deck);
        let mut all = vec![Thing::new(ToyPiece::Deck, Form::Pile(view.deck), Transform::from_translation(deck))];
        for ((captain, seat), number) in view.captains.iter().zip((0..).map(Seat)).zip(0..) {
            let own = view.seat == Some(seat);
            let chair = before(Chair::of_player(number, view.captains.len()));
            let mut card = |face: Option<u8>, closed: ToyPiece, at: Transform| {
                let piece = face.map_or(closed, ToyPiece::Card);
                all.push(Thing::new(piece, Form::Card(face), chair * at).from(deck));
            };
            for place in 0..captain.cards {
                let face = view.hand.get(place).copied().filter(|_| own);
                card(face, ToyPiece::Held(seat, place), held((place, captain.cards), 0.9, own));
            }
            if captain.has_laid {
                let face = captain.turned.or(view.laid.filter(|_| own));
                card(face, ToyPiece::Laid(seat), Transform::from_xyz(0.0, 0.0, -1.0));
            }
        }
        all
    }
}
