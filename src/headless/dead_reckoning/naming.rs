//! Cards that a script names without the number of their copy (DR-33.4).

use crate::rules::dead_reckoning::cards::{AbilityRef, Card, CardId};
use crate::rules::dead_reckoning::orders::{Employ, Order};
use crate::rules::dead_reckoning::state::{Player, State};

/// The order with the number of every card: of those in hand, or in play, that do not differ, any.
pub fn numbered(state: &State, player: &Player, order: Order) -> Order {
    let in_hand = |card| alike(&player.hand, card, |_| true);
    let played = |card| alike(&player.in_play, card, |_| true);
    let mark = |mark: AbilityRef| {
        let open = |card| !state.has_used(player.colour, AbilityRef { card, ..mark });
        AbilityRef { card: alike(&player.in_play, mark.card, open), ..mark }
    };
    match order {
        Order::Play(card) => Order::Play(in_hand(card)),
        Order::LevelUp(card) => Order::LevelUp(in_hand(card)),
        Order::Use(card, number) => Order::Use(played(card), number),
        Order::UseCopy(copy, copied) => Order::UseCopy(mark(copy), mark(copied)),
        Order::Sleeve(worn, card) => Order::Sleeve(worn, played(card)),
        Order::RaiseSails(slashes) => {
            Order::RaiseSails(slashes.into_iter().map(|(slash, option)| (mark(slash), option)).collect())
        }
        Order::Employ(said) => Order::Employ(Box::new(employed(*said, &mark))),
        order => order,
    }
}

fn employed(said: Employ, mark: &impl Fn(AbilityRef) -> AbilityRef) -> Employ {
    Employ {
        ability: mark(said.ability),
        copied: said.copied.map(mark),
        joined: said.joined.map(|joined| Box::new(employed(*joined, mark))),
        ..said
    }
}

/// Finds the card of this pile that a script means: if all of the kind are alike, the first that is open, and else the
/// first copy.
fn alike(pile: &[Card], card: CardId, open: impl Fn(CardId) -> bool) -> CardId {
    if card.copy > 0 {
        return card;
    }
    let mut kind = pile.iter().filter(|own| own.id.sailor == card.sailor);
    let Some(first) = kind.clone().next() else { return card.or_first() };
    if kind.clone().any(|own| (own.level, &own.sleeve) != (first.level, &first.sleeve)) {
        return card.or_first();
    }
    kind.find(|own| open(own.id)).unwrap_or(first).id
}
