//! Names the things of each shuffle in the order in which answers number them, so that scripts can name them (DR-33.1).

use super::printed::ids::TileId;
use super::printed::things::TileFace;
use super::sea::Sea;
use super::state::State;
use super::wants::Why;
use crate::rules::kernel::Answer;
use crate::rules::kernel::piles::dealt;

/// All islands of the box (DR-3.2).
#[must_use]
pub fn islands(state: &State) -> Vec<TileId> {
    state.cards().tiles.keys().filter(|tile| !tile.open_sea).copied().collect()
}

/// This open sea goes with this number of players (DR-3.3, DR-3.4).
#[must_use]
pub fn open_sea(state: &State) -> Vec<TileId> {
    let players = u8::try_from(state.players.len()).unwrap_or(4);
    let used = |face: &TileFace| match face {
        TileFace::OpenSea { players: marks, .. } => marks.is_empty() || marks.contains(&players),
        TileFace::Island { .. } => false,
    };
    state.cards().tiles.iter().filter(|(_, face)| used(face)).map(|(tile, _)| *tile).collect()
}

/// The tiles of this ocean before they are laid out: islands in the order in which they were drawn, then the open sea (DR-3.2).
#[must_use]
pub fn ocean(state: &State, drawn: &[u16]) -> Vec<TileId> {
    let open = open_sea(state);
    let drawn = dealt(&islands(state), drawn).into_iter();
    drawn.take(Sea::places().count().saturating_sub(open.len())).chain(open).collect()
}

/// Names the things that are shuffled now; `answers` are those of the same run so far. The list is empty if this is no
/// shuffle.
#[must_use]
pub fn names(state: &State, why: &Why, answers: &[Answer]) -> Vec<String> {
    match why {
        Why::Islands => islands(state).into_iter().map(String::from).collect(),
        Why::Tiles => {
            let drawn = answers.iter().find_map(|answer| match answer {
                Answer::Dealt(order) => Some(order.as_slice()),
                _ => None,
            });
            ocean(state, drawn.unwrap_or_default()).into_iter().map(String::from).collect()
        }
        Why::Box { row } => state.cards().deck(*row).into_iter().map(String::from).collect(),
        Why::BonusTokens => (1..=state.cards().bonus.len()).map(|number| format!("bonus-{number}")).collect(),
        Why::FirstPlayer => state.players.iter().map(|player| player.colour.word().to_owned()).collect(),
        Why::Deck { by } => {
            let pile = state.player(*by).map(|player| player.discard.as_slice()).unwrap_or_default();
            pile.iter().map(|card| String::from(card.id)).collect()
        }
        _ => Vec::new(),
    }
}
