//! Buying advancements, and trading for merchant ships, where the ship lies (DR-10.1 to DR-10.8). Walls and blockades do not
//! matter (DR-10.6).

use super::colours::Colour;
use super::game::Table;
use super::goods::{ByHold, Hold};
use super::happenings::Advancements;
use super::orders::Order;
use super::printed::ids::{Sort, Worn};
use super::refusals::{Checked, Objection, refuse};
use super::state::{Player, State};

/// Purchases and encounters of one turn (DR-10.1).
pub const PURCHASES: u8 = 2;

/// The card at the ship can be had for this cargo price; a merchant ship that is traded for shows her front.
fn offered(state: &State, player: &Player) -> Option<(Worn, u8)> {
    let card = state.sea.cell(player.at)?.card;
    let cost = state.cards().bought(card.kind)?.cost;
    let worn = if card.kind.sort == Sort::Advancement { Worn::of(card) } else { Worn::traded(card) };
    Some((worn, cost))
}

/// May the active player buy or trade, paying with this cargo?
///
/// # Errors
/// The rule against it.
pub fn may(state: &State, player: &Player, order: &Order) -> Checked {
    let (Order::Buy(holds) | Order::Trade(holds)) = order else { return Err(refuse("DR-10.3", Objection::NotNow)) };
    let Some((card, cost)) = offered(state, player) else { return Err(refuse("DR-10.3", Objection::NoCardHere)) };
    match order {
        Order::Buy(_) if !card.prize => return Err(refuse("DR-10.8", Objection::MerchantHere)),
        Order::Trade(_) if card.prize => return Err(refuse("DR-10.8", Objection::NoMerchant)),
        _ if state.turn.purchases >= PURCHASES => return Err(refuse("DR-10.1", Objection::TwoEncounters)),
        _ => {}
    }
    let paid = holds.values().copied().fold(0, u8::saturating_add);
    if paid != cost {
        return Err(refuse("DR-10.3", Objection::CardPrice { cost }));
    }
    if holds.iter().any(|(hold, cargo)| player.slot(*hold).goods.cargo < *cargo) {
        return Err(refuse("DR-10.3", Objection::NotAboard));
    }
    Ok(())
}

/// The card is laid aside, the cell stays empty (DR-10.4, DR-10.5).
pub fn run(table: &mut Table<'_>, by: Colour, holds: &ByHold<u8>) {
    let state = table.state();
    let Some((card, _)) = state.player(by).and_then(|player| offered(state, player)) else { return };
    table.tell(Advancements::Bought { by, card, holds: holds.clone() });
}

/// Lists ways to pay for the card at the ship: each empties the holds in another order.
#[must_use]
pub fn list(state: &State, player: &Player) -> Vec<Order> {
    let Some((card, cost)) = offered(state, player) else { return Vec::new() };
    let mut ways: Vec<ByHold<u8>> = Vec::new();
    for first in Hold::ALL {
        let mut due = cost;
        let mut holds = ByHold::new();
        for hold in std::iter::once(first).chain(Hold::ALL.into_iter().filter(|hold| *hold != first)) {
            let paid = due.min(player.slot(hold).goods.cargo);
            if paid > 0 {
                holds.insert(hold, paid);
                due -= paid;
            }
        }
        if due == 0 && !ways.contains(&holds) {
            ways.push(holds);
        }
    }
    let order = |holds| if card.prize { Order::Buy(holds) } else { Order::Trade(holds) };
    ways.into_iter().map(order).collect()
}
