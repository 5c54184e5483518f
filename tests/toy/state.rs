//! The state of the table, orders, choices and happenings: plain data.

use serde::{Deserialize, Serialize};
use weather_gage::rules::kernel::Seat;

/// A match begins with this.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// The number of captains (PM-1).
    pub seats: u8,
    /// The number of rounds.
    pub rounds: u8,
    /// The cards as they lie in the box: their values.
    pub box_of_cards: Vec<u8>,
}

impl Setup {
    /// This number of captains and rounds, with the cards from 1 to 24.
    pub fn new(seats: u8, rounds: u8) -> Self {
        Self { seats, rounds, box_of_cards: (1..=24).collect() }
    }
}

/// A set-up can be wrong in these ways.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SetupFault {
    /// PM-1: two to four.
    Seats(u8),
    /// There are not enough cards for three in every hand.
    TooFewCards,
}

/// The game goes through these phases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// PM-1.
    Deal,
    /// PM-2.
    Lay,
    /// PM-3 to PM-5.
    Prize,
    /// PM-6.
    Over,
}

/// A captain has these.
#[derive(Clone, Debug, Default, PartialEq, Hash)]
pub struct Captain {
    /// Cards in hand: the captain's secret.
    pub hand: Vec<u8>,
    /// The card that lies before the captain.
    pub laid: Option<u8>,
    /// It has been turned.
    pub turned: bool,
    /// The die that was thrown for it.
    pub die: u8,
    /// Pieces of gold.
    pub gold: u8,
}

/// The whole table.
#[derive(Clone, Debug, PartialEq, Hash)]
pub struct State {
    pub phase: Phase,
    pub round: u8,
    pub rounds: u8,
    /// The deck, the top card last. Its order is secret from every captain.
    pub deck: Vec<u8>,
    pub captains: Vec<Captain>,
    /// Cards that were lifted and not yet chosen from (PM-4).
    pub lifted: Vec<u8>,
}

impl State {
    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.captains.len()).map(|at| Seat(u8::try_from(at).unwrap_or(u8::MAX)))
    }

    /// The captain of a seat.
    pub fn captain(&self, seat: Seat) -> &Captain {
        &self.captains[usize::from(seat.0)]
    }

    pub(super) fn captain_mut(&mut self, seat: Seat) -> &mut Captain {
        &mut self.captains[usize::from(seat.0)]
    }
}

/// A captain may order one of these.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Order {
    /// PM-2: this card.
    Lay(u8),
    /// PM-7: let it be over.
    Propose,
}

/// A reason to refuse an order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Refusal {
    /// PM-2: a card that is not in the hand.
    NotInHand(u8),
}

/// A throw, a choice or a shuffle serves one of these.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Why {
    /// PM-1.
    Deck,
    /// PM-3: with this card.
    Die { card: u8 },
    /// PM-4: gold or cards.
    Reward,
    /// PM-4: one of two cards.
    Keep,
    /// PM-7: this captain proposes to end.
    Ending { proposed_by: Seat },
}

/// Something to choose.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Choice {
    /// Two pieces of gold.
    Gold,
    /// A card of two.
    Cards,
    /// This card.
    Keep(u8),
    /// Let it be over.
    Agree,
    /// Let it go on.
    Decline,
}

/// A fact. A card that is secret from the viewer is none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Happening {
    /// The deck lies so, the top card last. Its order is told to no viewer.
    DeckShuffled {
        deck: Option<Vec<u8>>,
    },
    CardDrawn {
        seat: Seat,
        card: Option<u8>,
    },
    CardLaid {
        seat: Seat,
        card: Option<u8>,
    },
    AllLaid,
    CardTurned {
        seat: Seat,
        card: u8,
    },
    DieFell {
        seat: Seat,
        face: u8,
    },
    PrizeTaken {
        seat: Seat,
    },
    GoldTaken {
        seat: Seat,
        gold: u8,
    },
    /// Cards were lifted off the deck, and one of them is to be kept.
    CardsLifted {
        seat: Seat,
        cards: Option<Vec<u8>>,
    },
    /// This one was kept; the other lies under the deck.
    CardKept {
        seat: Seat,
        card: Option<u8>,
    },
    EndProposed {
        seat: Seat,
    },
    EndAnswered {
        seat: Seat,
        agreed: bool,
    },
    RoundBegan {
        round: u8,
    },
    Ended,
}
