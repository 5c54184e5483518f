//! Merchants found and raided (MM-11).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Open, Shows};
use crate::rules::merchants_and_marauders::ids::CargoId;
use crate::rules::merchants_and_marauders::state::{Raid, State};
use crate::rules::merchants_and_marauders::words::{Colour, Nation, Zone};

/// Merchants found and raided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Raids {
    /// The token is turned, and goes to the Merchants track (MM-11.1, 11.2).
    MerchantFound {
        by: Colour,
        zone: Zone,
        token: Nation,
    },
    /// The captain says whose ship it is (MM-11.2).
    MerchantNamed {
        by: Colour,
        nation: Nation,
    },
    MerchantLetGo {
        by: Colour,
    },
    /// A bounty follows at once (MM-11.4).
    RaidBegan {
        by: Colour,
        nation: Nation,
    },
    /// The first cards of the raid lie open (MM-11.6).
    RaidCardsTurned {
        cards: Vec<CargoId>,
    },
    /// Skulls of the roll, and dice that tokens turned (MM-11.8).
    SuccessesCounted {
        by: Colour,
        successes: u8,
    },
    /// A success is spent on another card (MM-11.9).
    RaidCardDrawn {
        card: CargoId,
    },
    RaidCardDiscarded {
        card: CargoId,
    },
    RaidCardExchanged {
        card: CargoId,
        drawn: Option<CargoId>,
    },
    /// The other successes are not spent (MM-11.9).
    SuccessesLeft {
        by: Colour,
    },
    /// Symbols of the remaining cards are counted against the ship's Manoeuvrability (MM-11.10, 11.12).
    EscapesCounted {
        by: Colour,
        escapes: u8,
        against: u8,
    },
    /// The cards are discarded (MM-11.13).
    RaidFailed {
        by: Colour,
        why: RaidFault,
    },
    /// This much gold is plundered, additions included (MM-11.14).
    RaidSucceeded {
        by: Colour,
        nation: Nation,
        plunder: u8,
    },
    /// Cards still lying there are discarded.
    RaidOver {
        by: Colour,
    },
}

/// A raid fails for one of these reasons (MM-11.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum RaidFault {
    Sunk,
    /// A location other than the Hull was destroyed.
    Crippled,
    /// The merchant got away.
    Escaped,
}

impl Raids {
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::MerchantFound { .. } => ("MM-11.1", Shows),
            Self::MerchantNamed { .. } => ("MM-11.2", Open),
            Self::MerchantLetGo { .. } => ("MM-11.3", Open),
            Self::RaidBegan { .. } => ("MM-11.4", Open),
            Self::RaidCardsTurned { .. } => ("MM-11.6", Shows),
            Self::SuccessesCounted { .. } => ("MM-11.8", Open),
            Self::RaidCardDrawn { .. } | Self::RaidCardExchanged { .. } => ("MM-11.9", Shows),
            Self::RaidCardDiscarded { .. } | Self::SuccessesLeft { .. } => ("MM-11.9", Open),
            Self::EscapesCounted { .. } => ("MM-11.12", Open),
            Self::RaidFailed { .. } => ("MM-11.13", Open),
            Self::RaidSucceeded { .. } => ("MM-11.14", Open),
            Self::RaidOver { .. } => ("MM-11.15", Open),
        }
    }

    pub(super) fn as_told(&self, _: &dyn Fn(Colour) -> bool) -> Self {
        self.clone()
    }

    pub(in crate::rules::merchants_and_marauders) fn apply(&self, table: &mut State) {
        match *self {
            Self::MerchantFound { by, zone, token } => {
                table.merchants.remove(&zone);
                table.track.push(token);
                table.raid = Some(Raid { by, zone, token, nation: None, cards: Vec::new(), successes: 0 });
            }
            Self::MerchantNamed { nation, .. } => table.raid(|raid| raid.nation = Some(nation)),
            Self::MerchantLetGo { .. } => table.raid = None,
            Self::RaidCardsTurned { ref cards } => cards.iter().for_each(|card| table.turn_up(*card)),
            Self::SuccessesCounted { successes, .. } => table.raid(|raid| raid.successes = successes),
            Self::RaidCardDrawn { card } => {
                table.turn_up(card);
                table.spend();
            }
            Self::RaidCardDiscarded { card } => {
                table.throw_away(&[card]);
                table.spend();
            }
            Self::RaidCardExchanged { card, drawn } => {
                drawn.into_iter().for_each(|drawn| table.turn_up(drawn));
                table.throw_away(&[card]);
                table.spend();
            }
            Self::SuccessesLeft { .. } => table.raid(|raid| raid.successes = 0),
            Self::RaidBegan { .. } | Self::EscapesCounted { .. } | Self::RaidSucceeded { .. } => {}
            Self::RaidFailed { .. } => {
                let left = table.raid.iter_mut().flat_map(|raid| raid.cards.drain(..));
                table.discards.cargo.extend(left);
            }
            Self::RaidOver { .. } => {
                let left = table.raid.take().into_iter().flat_map(|raid| raid.cards);
                table.discards.cargo.extend(left);
            }
        }
    }
}

impl State {
    fn raid(&mut self, change: impl FnOnce(&mut Raid)) {
        if let Some(raid) = &mut self.raid {
            change(raid);
        }
    }

    fn spend(&mut self) {
        self.raid(|raid| raid.successes = raid.successes.saturating_sub(1));
    }

    /// Lays a card of the deck open before the raider.
    fn turn_up(&mut self, card: CargoId) {
        self.lift_cargo(card);
        self.raid(|raid| raid.cards.push(card));
    }
}
