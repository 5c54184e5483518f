//! Soldiers come on deck and go below (TS-10.16).

use super::game::Battle;
use super::happenings::Movement;
use super::orders::DeckOrder;
use super::place::Place;
use super::ship_card::Soldiers;

/// Carries one deck order out; it lapses if no unit can go.
pub fn carry_out(battle: &mut Battle<'_>, place: Place, kind: Soldiers, order: DeckOrder) {
    let ship = battle.id(place);
    let units = match order {
        DeckOrder::Up(_) => battle.ship(place).below(kind),
        DeckOrder::Down(_) => battle.ship(place).on_deck(kind),
    };
    battle.tell(match order {
        _ if units == 0 => Movement::DeckOrderLapsed { ship, kind },
        DeckOrder::Up(_) => Movement::CameOnDeck { ship, kind, units },
        DeckOrder::Down(_) => Movement::WentBelow { ship, kind, units },
    });
}
