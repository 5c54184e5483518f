//! Identities of pieces: one of the table's own, or one of a game, which brings a type for its own.

use std::any::Any;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use bevy::prelude::*;

/// The identity of a piece that can be pointed at, focused, selected. In letters (`tray`, `board:revenge`) only for
/// scripts.
#[derive(Component, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    Tray,
    Tower,
    SandGlass,
    Folio,
    Dividers,
    PowderHorn,
    TokenBowl,
    /// A gold coin, by its number.
    Doubloon(u8),
    /// A ball of lead, by its number.
    MusketBall(u8),
    /// A piece of a game.
    Of(GamePiece),
}

/// A game's identity of its pieces: usually an enum of all kinds it has.
pub trait PieceOfAGame: Eq + Hash + fmt::Debug + fmt::Display + Send + Sync + 'static {}

impl<T: Eq + Hash + fmt::Debug + fmt::Display + Send + Sync + 'static> PieceOfAGame for T {}

impl Piece {
    /// This piece of a game.
    pub fn of(own: impl PieceOfAGame) -> Self {
        Self::Of(GamePiece(Arc::new(own)))
    }

    /// The piece as this game's own type, if it is one.
    #[must_use]
    pub fn own<T: PieceOfAGame>(&self) -> Option<&T> {
        match self {
            Self::Of(GamePiece(own)) => own.as_any().downcast_ref(),
            _ => None,
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tray => f.write_str("tray"),
            Self::Tower => f.write_str("tower"),
            Self::SandGlass => f.write_str("sand-glass"),
            Self::Folio => f.write_str("folio"),
            Self::Dividers => f.write_str("dividers"),
            Self::PowderHorn => f.write_str("powder-horn"),
            Self::TokenBowl => f.write_str("token-bowl"),
            Self::Doubloon(number) => write!(f, "doubloon:{number}"),
            Self::MusketBall(number) => write!(f, "ball:{number}"),
            Self::Of(GamePiece(own)) => own.fmt(f),
        }
    }
}

/// A game's own identity of a piece. Compares by type and value.
#[derive(Clone, Debug)]
pub struct GamePiece(Arc<dyn Erased>);

impl PartialEq for GamePiece {
    fn eq(&self, other: &Self) -> bool {
        self.0.same(other.0.as_any())
    }
}

impl Eq for GamePiece {}

impl Hash for GamePiece {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.feed(state);
    }
}

/// A [`PieceOfAGame`] with its type erased.
trait Erased: fmt::Debug + fmt::Display + Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn same(&self, other: &dyn Any) -> bool;
    fn feed(&self, state: &mut dyn Hasher);
}

impl<T: PieceOfAGame> Erased for T {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn same(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<T>() == Some(self)
    }

    fn feed(&self, mut state: &mut dyn Hasher) {
        self.hash(&mut state);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[derive(PartialEq, Eq, Hash, Debug)]
    struct Pawn(u8);
    #[derive(PartialEq, Eq, Hash, Debug)]
    struct Rook(u8);

    impl fmt::Display for Pawn {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "man:{}", self.0)
        }
    }

    impl fmt::Display for Rook {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "man:{}", self.0)
        }
    }

    #[test]
    fn pieces_of_two_games_are_told_apart_whatever_they_are_called() {
        let pawn = Piece::of(Pawn(1));
        assert_eq!(pawn.own::<Pawn>(), Some(&Pawn(1)));
        assert_eq!((pawn.own::<Rook>(), Piece::Tray.own::<Pawn>()), (None, None));
        assert_eq!(pawn, Piece::of(Pawn(1)));
        assert_ne!(pawn, Piece::of(Rook(1)));
        assert_eq!(pawn.to_string(), Piece::of(Rook(1)).to_string());
        let known: HashSet<Piece> = [pawn, Piece::of(Pawn(2)), Piece::Tray].into();
        assert!(known.contains(&Piece::of(Pawn(2))) && !known.contains(&Piece::of(Rook(2))));
    }
}
