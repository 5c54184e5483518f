//! Purposes of throws, draws and choices in words, and the options.

use super::things::{card, name};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::pirates::orders::Piece;
use crate::rules::pirates::state::State;
use crate::rules::pirates::wants::{Choice, Why};

/// Says the purpose of a throw, a draw or a choice.
#[must_use]
pub fn why(state: &State, why: &Why) -> Fact {
    key::pc_why!(Why, why, state)
}

/// Crew or treasure.
#[must_use]
pub fn piece(state: &State, piece: Piece) -> Arg {
    match piece {
        Piece::Crew(of) | Piece::Unique(of) => card(state, of),
        Piece::Coin(place) => key::PcChoiceCoin::of(u16::from(place) + 1).into(),
    }
}

/// Something to choose.
#[must_use]
pub fn choice(state: &State, choice: &Choice) -> Arg {
    use Choice as C;
    let said: Fact = key::pc_choice!(Choice, choice, state;
        C::Flag(flag) => key::PcChoiceFlag::of(u16::from(*flag) + 1),
        C::Piece(own) => return piece(state, *own),
        C::Island(of) | C::Unit(of) => return name(state, *of),
        C::Card(of) => return card(state, *of),
    );
    said.into()
}
