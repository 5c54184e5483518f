//! Paying: a price is taken from holds, dock tile and chest (DR-5.18 to DR-5.20).

use super::colours::Colour;
use super::game::Table;
use super::goods::{Goods, Hold, Holds};
use super::happenings::Stowing;
use super::orders::Split;
use super::printed::abilities::Paid;
use super::refusals::{Checked, Objection, refuse};
use super::state::Player;

/// Goods on the dock tile and in the chest; gold beyond a price's largest number is left out (DR-5.1, DR-5.2).
#[must_use]
pub fn at_home(player: &Player) -> Goods {
    Goods { cargo: player.dock, gold: u8::try_from(player.chest).unwrap_or(u8::MAX) }
}

/// Are these goods where they are said to be?
///
/// # Errors
/// The rule against it.
pub fn has(player: &Player, split: &Split, rule: &'static str) -> Checked {
    let aboard = split.holds.iter().all(|(hold, goods)| player.slot(*hold).goods.holds(*goods));
    if aboard && at_home(player).holds(split.home) { Ok(()) } else { Err(refuse(rule, Objection::NotThere)) }
}

/// May this split pay this price? It pays in full and no more, and from the places that the price names.
///
/// # Errors
/// The rule against it.
pub fn may(player: &Player, price: Goods, from: Paid, split: &Split) -> Checked {
    let carried = split.holds.values().any(|goods| goods.units() > 0);
    let elsewhere = match from {
        Paid::Ship => split.home.units() > 0,
        Paid::Dock => carried,
        Paid::ShipOrDock => false,
    };
    if elsewhere {
        return Err(refuse("DR-5.18", Objection::PaidElsewhere));
    }
    if split.sum() != price {
        return Err(refuse("DR-5.19", Objection::Price { cargo: price.cargo, gold: price.gold }));
    }
    has(player, split, "DR-5.19")
}

/// Lists ways to pay a price: from the ship first, and from the harbour first. The list is empty if the player cannot
/// pay.
#[must_use]
pub fn ways(player: &Player, price: Goods, from: Paid) -> Vec<Split> {
    let ship_first = || {
        let (holds, left) = from_holds(player, price);
        Split { holds, home: left }
    };
    let home_first = || {
        let home = price.up_to(at_home(player));
        let (holds, left) = from_holds(player, price.less(home));
        Split { holds, home: home.and(left) }
    };
    let mut ways = vec![ship_first(), home_first()];
    ways.dedup();
    ways.retain(|split| may(player, price, from, split).is_ok());
    ways
}

/// Takes as much of a price as the holds can pay; the second part is still due.
fn from_holds(player: &Player, price: Goods) -> (Holds, Goods) {
    let mut left = price;
    let mut holds = Holds::new();
    for hold in Hold::ALL {
        let taken = left.up_to(player.slot(hold).goods);
        if taken.units() > 0 {
            holds.insert(hold, taken);
            left = left.less(taken);
        }
    }
    (holds, left)
}

/// Pays: the goods go back to the supply (DR-5.18).
pub fn pay(table: &mut Table<'_>, by: Colour, split: &Split) {
    table.tell(Stowing::Paid { by, split: split.clone() });
}
