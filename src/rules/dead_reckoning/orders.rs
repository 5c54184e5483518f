//! What a player may order while ships fight.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::cards::CardId;
use super::duel::Target;
use super::goods::{Goods, Hold};

/// An order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Order {
    /// Declare a battle.
    Attack(Target),
    /// No more battles this turn.
    Done,
    /// Play a card from hand.
    Play(CardId),
    /// The level-up between turns, on a card in hand.
    LevelUp(CardId),
    /// The goods aboard, laid into the holds anew.
    Rearrange(BTreeMap<Hold, Goods>),
    /// Goods thrown overboard from a hold.
    Jettison(Hold, Goods),
    /// So many cannons, and the number of cubes is fixed.
    Commit(u8),
    /// A battle ability of a card in play, counted from 0 on the card.
    Use(CardId, u8),
    /// No ability.
    Pass,
}
