//! The mate's advice on order cards: in pencil until it is kept, rubbed out or written over.

use std::collections::BTreeMap;

use crate::rules::the_ships::counsel::Reason;
use crate::rules::the_ships::orders::OrderCard;
use crate::rules::the_ships::ship_id::ShipId;

/// A ship’s advised card, the card before it, and the reason for the advice.
#[derive(Clone, PartialEq, Debug)]
struct Written {
    card: OrderCard,
    own: OrderCard,
    why: Option<Reason>,
}

/// All of the mate's advice. A card that has been changed since is no longer the mate's.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Pencil {
    written: BTreeMap<ShipId, Written>,
    /// It was kept, and drawn over in ink.
    inked: bool,
}

impl Pencil {
    /// Writes over these cards; under earlier advice the captain’s own cards stand.
    #[must_use]
    pub fn over(
        now: &BTreeMap<ShipId, OrderCard>,
        before: &Self,
        cards: BTreeMap<ShipId, OrderCard>,
        reasons: Vec<Reason>,
    ) -> Self {
        let under = before.rub_out(now);
        let written = cards.into_iter().map(|(ship, card)| {
            let own = under.get(&ship).or(now.get(&ship)).cloned().unwrap_or_default();
            let why = reasons.iter().find(|reason| reason.ship == ship).cloned();
            (ship, Written { card, own, why })
        });
        Self { written: written.collect(), inked: false }
    }

    fn of(&self, ship: ShipId, card: &OrderCard) -> Option<&Written> {
        self.written.get(&ship).filter(|written| written.card == *card)
    }

    /// Is the card of this ship in pencil?
    #[must_use]
    pub fn is_on(&self, ship: ShipId, card: &OrderCard) -> bool {
        !self.inked && self.of(ship, card).is_some()
    }

    /// The reason for the card, as long as it is as advised.
    #[must_use]
    pub fn reason(&self, ship: ShipId, card: &OrderCard) -> Option<&Reason> {
        self.of(ship, card)?.why.as_ref()
    }

    /// It is kept.
    pub fn ink(&mut self) {
        self.inked = true;
    }

    /// The cards once everything in pencil is rubbed out.
    #[must_use]
    pub fn rub_out(&self, now: &BTreeMap<ShipId, OrderCard>) -> BTreeMap<ShipId, OrderCard> {
        let still = self.written.iter().filter(|(ship, _)| now.get(ship).is_some_and(|card| self.is_on(**ship, card)));
        still.map(|(ship, written)| (*ship, written.own.clone())).collect()
    }
}
