//! The pieces of Dead Reckoning: every kind of them, and which one of it.

use std::fmt;

use crate::rules::dead_reckoning::cards::CardId;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::{Hold, Place};
use crate::rules::dead_reckoning::island::Building;
use crate::rules::dead_reckoning::printed::ids::Worn;
use crate::rules::dead_reckoning::printed::things::Achievement;

/// A piece of Dead Reckoning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ReckoningPiece {
    /// A tile of the ocean, with the island on it.
    Tile(Place),
    Harbour,
    Ship(Colour),
    /// The card in the cell of a tile: an advancement or a merchant ship.
    Encounter(Place),
    /// The advancement box of a row, 1 to 4.
    Box(u8),
    /// A building on the island of a tile.
    Building(Place, Building),
    /// The cubes of a player on the island of a tile: in its slots, or in its permanent area.
    Influence(Place, Colour),
    /// The imaginary player's cubes on the island of a tile, while islands are counted.
    Imaginary(Place),
    /// The goods that lie on the island of a tile.
    Goods(Place),
    /// A mark on the harbour board, with the cubes that lie there.
    Mark(Achievement),
    /// A player’s ship board.
    Board(Colour),
    SailTrack(Colour),
    /// A hold of it, with the token over it.
    Hold(Colour, Hold),
    /// A good that was won or gained, before it is stowed.
    Gained(Colour),
    /// The cup of a side in a battle.
    Cup(Colour),
    /// The cubes of its cannons before it.
    Ready(Colour),
    /// A player’s dock tile.
    Dock(Colour),
    Chest(Colour),
    /// A player’s supply of cubes.
    Supply(Colour),
    /// The pennant of a level-up that is due.
    LevelUp(Colour),
    Deck(Colour),
    /// A player’s discard pile.
    Discard(Colour),
    /// A sailor card of a player, in hand or in play.
    Card(Colour, CardId),
    /// The back of a card in a player's hand, counted from 0.
    Held(Colour, u8),
    /// An advancement that a player has set aside.
    SetAside(Colour, Worn),
}

impl fmt::Display for ReckoningPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tile(at) => write!(f, "tile:{}", String::from(*at)),
            Self::Harbour => f.write_str("harbour"),
            Self::Ship(colour) => write!(f, "ship:{}", colour.word()),
            Self::Encounter(at) => write!(f, "cell:{}", String::from(*at)),
            Self::Box(row) => write!(f, "box:{row}"),
            Self::Building(at, building) => write!(f, "{}:{}", building.word(), String::from(*at)),
            Self::Influence(at, colour) => write!(f, "influence:{}:{}", String::from(*at), colour.word()),
            Self::Imaginary(at) => write!(f, "imaginary:{}", String::from(*at)),
            Self::Goods(at) => write!(f, "goods:{}", String::from(*at)),
            Self::Mark(mark) => write!(f, "mark:{mark:?}"),
            Self::Board(colour) => write!(f, "board:{}", colour.word()),
            Self::SailTrack(colour) => write!(f, "sails:{}", colour.word()),
            Self::Hold(colour, hold) => write!(f, "hold:{}:{}", colour.word(), hold.letter()),
            Self::Gained(colour) => write!(f, "gained:{}", colour.word()),
            Self::Cup(colour) => write!(f, "cup:{}", colour.word()),
            Self::Ready(colour) => write!(f, "ready:{}", colour.word()),
            Self::Dock(colour) => write!(f, "dock:{}", colour.word()),
            Self::Chest(colour) => write!(f, "chest:{}", colour.word()),
            Self::Supply(colour) => write!(f, "supply:{}", colour.word()),
            Self::LevelUp(colour) => write!(f, "level-up:{}", colour.word()),
            Self::Deck(colour) => write!(f, "deck:{}", colour.word()),
            Self::Discard(colour) => write!(f, "discard:{}", colour.word()),
            Self::Card(colour, card) => write!(f, "card:{}:{}", colour.word(), String::from(*card)),
            Self::Held(colour, number) => write!(f, "held:{}:{number}", colour.word()),
            Self::SetAside(colour, worn) => write!(f, "aside:{}:{}", colour.word(), String::from(*worn)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::pieces::Piece;

    #[test]
    fn pieces_are_told_apart_by_their_letters() {
        let (at, purple) = (Place::Tile(2, 3), Colour::Purple);
        let all = [
            ReckoningPiece::Tile(at),
            ReckoningPiece::Encounter(at),
            ReckoningPiece::Building(at, Building::Fort),
            ReckoningPiece::Influence(at, purple),
            ReckoningPiece::Goods(at),
            ReckoningPiece::Board(purple),
            ReckoningPiece::Hold(purple, Hold::A),
        ];
        let letters = all.map(|piece| Piece::of(piece).to_string());
        let expected = [
            "tile:r2c3",
            "cell:r2c3",
            "fort:r2c3",
            "influence:r2c3:purple",
            "goods:r2c3",
            "board:purple",
            "hold:purple:a",
        ];
        assert_eq!(letters, expected);
    }
}
