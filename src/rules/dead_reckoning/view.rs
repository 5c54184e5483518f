//! The table as one player sees it (DR-30.1): hands, chests and decks of others are closed, and so is the back of an encounter.

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Viewer;

use super::cards::TOP_LEVEL;
use super::colours::Colour;
use super::happenings::Happening;
use super::state::State;

/// A battle with everything left out that the viewer may not know: hands and decks of others are empty, their chests too, the
/// own deck lies in the order of its cards, and an encounter that nobody turned goes by the name of its front.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose secrets are in it.
    pub colour: Option<Colour>,
    /// The rest.
    pub table: State,
    /// How many cards each player holds, by seat.
    pub hands: Vec<usize>,
    /// How many cards each deck has, by seat.
    pub decks: Vec<usize>,
}

/// The battle as this viewer sees it.
#[must_use]
pub fn seen_by(state: &State, viewer: Viewer) -> View {
    let colour = match viewer {
        Viewer::Seat(seat) => state.at_seat(seat).map(|player| player.colour),
        Viewer::Bystander => None,
    };
    let mut table = state.clone();
    if !state.merchant_turned {
        let front = state.merchant.as_ref().and_then(|id| state.cards().merchants.get(id));
        table.merchant = front.map(|merchant| merchant.front.clone());
    }
    for player in &mut table.players {
        if Some(player.colour) == colour {
            player.deck.sort();
        } else {
            player.hand.clear();
            player.deck.clear();
            player.chest = 0;
        }
        // Under the top card the pile is its owner's to browse; what went into it was seen by all.
    }
    let hands = state.players.iter().map(|player| player.hand.len()).collect();
    let decks = state.players.iter().map(|player| player.deck.len()).collect();
    View { colour, table, hands, decks }
}

/// The happening as this viewer is told it.
#[must_use]
pub fn told_to(state: &State, happening: &Happening, viewer: Viewer) -> Option<Happening> {
    use Happening as H;
    let shares = |by: Colour| viewer.shares_secrets_of(state.seat(by));
    Some(match happening {
        H::LevelledUp { by, level, due, .. } if !shares(*by) && level.is_none_or(|level| level < TOP_LEVEL) => {
            H::LevelledUp { by: *by, card: None, level: None, due: *due }
        }
        H::CardDrawn { by, .. } if !shares(*by) => H::CardDrawn { by: *by, card: None },
        H::DeckShuffled { by, .. } => H::DeckShuffled { by: *by, order: None },
        _ => happening.clone(),
    })
}
