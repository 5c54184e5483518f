//! A viewer's knowledge, and a deckhand that plays by it.

use serde::{Deserialize, Serialize};
use weather_gage::rules::kernel::{Seat, Viewer};

use super::state::{Captain, Choice, Happening, Order, Phase, State};

/// A captain as others see one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opponent {
    /// The number of cards in hand.
    pub cards: usize,
    /// A card lies there.
    pub has_laid: bool,
    /// The card that lies there, once it has been turned.
    pub turned: Option<u8>,
    pub die: u8,
    pub gold: u8,
}

/// The table as a viewer sees it: public facts, and the secrets of the viewer's own seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub seat: Option<Seat>,
    pub phase: Phase,
    pub round: u8,
    /// The number of cards in the deck.
    pub deck: usize,
    /// The number of cards lifted off it.
    pub lifted: usize,
    pub captains: Vec<Opponent>,
    /// The hand of the viewer's own seat.
    pub hand: Vec<u8>,
    /// The card the viewer has laid.
    pub laid: Option<u8>,
}

pub(super) fn seen_by(state: &State, viewer: Viewer) -> View {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Bystander => None,
    };
    let own = seat.map(|seat| state.captain(seat));
    let public = |captain: &Captain| Opponent {
        cards: captain.hand.len(),
        has_laid: captain.laid.is_some(),
        turned: captain.laid.filter(|_| captain.turned),
        die: captain.die,
        gold: captain.gold,
    };
    View {
        seat,
        phase: state.phase,
        round: state.round,
        deck: state.deck.len(),
        lifted: state.lifted.len(),
        captains: state.captains.iter().map(public).collect(),
        hand: own.map(|captain| captain.hand.clone()).unwrap_or_default(),
        laid: own.and_then(|captain| captain.laid),
    }
}

pub(super) fn told_to(happening: &Happening, viewer: Viewer) -> Happening {
    match happening {
        Happening::DeckShuffled { .. } => Happening::DeckShuffled { deck: None },
        Happening::CardDrawn { seat, .. } if !viewer.shares_secrets_of(*seat) => {
            Happening::CardDrawn { seat: *seat, card: None }
        }
        Happening::CardLaid { seat, .. } if !viewer.shares_secrets_of(*seat) => {
            Happening::CardLaid { seat: *seat, card: None }
        }
        Happening::CardsLifted { seat, .. } if !viewer.shares_secrets_of(*seat) => {
            Happening::CardsLifted { seat: *seat, cards: None }
        }
        Happening::CardKept { seat, .. } if !viewer.shares_secrets_of(*seat) => {
            Happening::CardKept { seat: *seat, card: None }
        }
        open => open.clone(),
    }
}

/// A simple bot orders its highest card in odd rounds, its lowest in even ones.
pub fn deckhand_orders(view: &View) -> Order {
    let hand = view.hand.iter().copied();
    let card = if !view.round.is_multiple_of(2) { hand.max() } else { hand.min() };
    card.map_or(Order::Propose, Order::Lay)
}

/// It chooses a card while it has few, then gold; and never an early end.
pub fn deckhand_chooses(view: &View, options: &[Choice]) -> usize {
    let wanted = |choice: &Choice| match choice {
        Choice::Cards => !view.round.is_multiple_of(2),
        Choice::Gold => view.round.is_multiple_of(2),
        Choice::Keep(card) => options.iter().all(|other| !matches!(other, Choice::Keep(other) if other > card)),
        Choice::Agree => false,
        Choice::Decline => true,
    };
    options.iter().position(wanted).unwrap_or_default()
}
