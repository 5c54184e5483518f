//! Cargo, markets and demand (MM-10.5 to 10.14).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Kept, Open, Shows};
use crate::rules::kernel::keyed::Few;
use crate::rules::merchants_and_marauders::ids::CargoId;
use crate::rules::merchants_and_marauders::state::State;
use crate::rules::merchants_and_marauders::words::{Colour, Good, Zone};

/// Cargo, markets and demand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Trade {
    /// The discard pile went under the deck in this order (MM-10.13).
    CargoShuffled { order: Option<Vec<CargoId>> },
    /// Cards were sold, and went face up to the discard (MM-10.5).
    CargoSold { by: Colour, cards: Vec<CargoId> },
    /// Another token lies in the port, and the old one went back to the reserve (MM-10.6).
    DemandChanged { port: Zone, good: Good },
    /// A token of the reserve lies on the event.
    TokenLaid { good: Good },
    /// The buyer looks at this number of cards (MM-10.9).
    MarketDrawn { by: Colour, count: u8, cards: Option<Vec<CargoId>> },
    /// Cards in demand here, or exchanged ones, went face up to the discard.
    MarketDiscarded { by: Colour, cards: Vec<CargoId> },
    /// The price of a good follows from the number of its cards (MM-10.10).
    PricesSet { by: Colour, prices: Option<Few<Good, u8, 8>> },
    /// A card of the market was laid face down aboard (MM-10.11).
    CargoBought { by: Colour, price: u8, card: Option<CargoId> },
    /// Cards not bought went face up to the discard (MM-10.11).
    MarketClosed { by: Colour, port: Zone, cards: Vec<CargoId> },
    /// A card that had been drawn was taken aboard; all saw it if it lay open.
    CargoStowed { by: Colour, open: bool, card: Option<CargoId> },
    /// Drawn cards found no room, or were not wanted.
    CargoLeft { by: Colour, cards: Vec<CargoId> },
    /// Cards from aboard went face up to the discard.
    CargoDiscarded { by: Colour, cards: Vec<CargoId> },
    /// The hold was hit, and these went overboard at random (MM-17.8).
    CargoLost { by: Colour, cards: Vec<CargoId> },
    /// Cards were handed over for a mission (G-61).
    CargoDelivered { by: Colour, cards: Vec<CargoId> },
}

impl Trade {
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::CargoShuffled { .. } => ("MM-10.13", Kept),
            Self::CargoSold { .. } => ("MM-10.5", Shows),
            Self::DemandChanged { .. } => ("MM-10.6", Shows),
            Self::TokenLaid { .. } => ("T-6", Shows),
            Self::MarketDrawn { .. } => ("MM-10.9", Kept),
            Self::MarketDiscarded { .. } => ("MM-10.9", Shows),
            Self::PricesSet { .. } => ("MM-10.10", Kept),
            Self::CargoBought { .. } => ("MM-10.11", Kept),
            Self::MarketClosed { .. } => ("MM-10.11", Shows),
            Self::CargoStowed { open: true, .. } => ("MM-11.15", Open),
            Self::CargoStowed { .. } => ("MM-11.15", Kept),
            Self::CargoLeft { .. } => ("MM-11.15", Shows),
            Self::CargoDiscarded { .. } => ("MM-10.14", Shows),
            Self::CargoLost { .. } => ("MM-17.8", Shows),
            Self::CargoDelivered { .. } => ("G-61", Shows),
        }
    }

    pub(super) fn as_told(&self, shares: &dyn Fn(Colour) -> bool) -> Self {
        match self {
            Self::CargoShuffled { .. } => Self::CargoShuffled { order: None },
            Self::MarketDrawn { by, count, .. } if !shares(*by) => {
                Self::MarketDrawn { by: *by, count: *count, cards: None }
            }
            Self::PricesSet { by, .. } if !shares(*by) => Self::PricesSet { by: *by, prices: None },
            Self::CargoBought { by, price, .. } if !shares(*by) => {
                Self::CargoBought { by: *by, price: *price, card: None }
            }
            Self::CargoStowed { by, open: false, .. } if !shares(*by) => {
                Self::CargoStowed { by: *by, open: false, card: None }
            }
            told => told.clone(),
        }
    }

    pub(in crate::rules::merchants_and_marauders) fn apply(&self, table: &mut State) {
        match self {
            Self::CargoShuffled { order } => {
                table.discards.cargo.clear();
                table.decks.cargo.extend(order.iter().flatten());
            }
            Self::CargoSold { cards, .. } => {
                table.throw_away(cards);
                let sold = u8::try_from(cards.len()).unwrap_or(u8::MAX);
                table.turn.sold = table.turn.sold.saturating_add(sold);
            }
            Self::DemandChanged { port, good } => {
                table.take_demand(*good);
                table.reserve.extend(table.demand.insert(*port, *good));
            }
            Self::TokenLaid { good } => {
                table.take_demand(*good);
                table.laid = Some(*good);
            }
            Self::MarketDrawn { cards, .. } => {
                for card in cards.iter().flatten() {
                    table.lift_cargo(*card);
                    table.market.push(*card);
                }
            }
            Self::PricesSet { prices, .. } => table.prices = prices.clone().unwrap_or_default(),
            Self::CargoBought { by, card, .. } | Self::CargoStowed { by, card, .. } => {
                if let Some(card) = *card {
                    table.lift_cargo(card);
                    table.of(*by, |player| player.cargo.push(card));
                }
            }
            Self::MarketClosed { by, port, cards } => {
                table.throw_away(cards);
                table.prices = Few::new();
                table.of(*by, |player| player.last_buy = Some((*port, 0)));
            }
            Self::MarketDiscarded { cards, .. }
            | Self::CargoLeft { cards, .. }
            | Self::CargoDiscarded { cards, .. }
            | Self::CargoLost { cards, .. }
            | Self::CargoDelivered { cards, .. } => table.throw_away(cards),
        }
    }
}

impl State {
    /// Takes a cargo card from wherever it lies.
    pub(super) fn lift_cargo(&mut self, card: CargoId) {
        let elsewhere = |other: &CargoId| *other != card;
        self.decks.cargo.retain(elsewhere);
        self.discards.cargo.retain(elsewhere);
        self.market.retain(elsewhere);
        self.players.iter_mut().for_each(|player| player.cargo.retain(elsewhere));
        if let Some(raid) = &mut self.raid {
            raid.cards.retain(elsewhere);
        }
        if let Some(battle) = &mut self.battle {
            battle.spoils.retain(elsewhere);
        }
    }

    /// Lays cargo cards on the discard pile.
    pub(super) fn throw_away(&mut self, cards: &[CargoId]) {
        cards.iter().for_each(|card| self.lift_cargo(*card));
        self.discards.cargo.extend(cards);
    }

    /// Takes a token of this good out of the reserve.
    fn take_demand(&mut self, good: Good) {
        if let Some(place) = self.reserve.iter().position(|other| *other == good) {
            self.reserve.remove(place);
        }
    }
}
