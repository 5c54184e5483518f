//! Prices of the port and of cargo, in the order of G-71 (MM-10).

use super::{Part, Parts, Visit, added, listed, rule, within};
use crate::rules::merchants_and_marauders::clauses::{Change, Item, Modifier, Sold};
use crate::rules::merchants_and_marauders::sources;
use crate::rules::merchants_and_marauders::state::{Source, State};
use crate::rules::merchants_and_marauders::words::{Colour, Good, ShipKind};

/// The changes of one price or sale, in the order of G-71: a fixed one beats all; else one that sets, then those that
/// add.
pub(super) fn walk_changes(
    base: u8,
    visit: Visit<'_>,
    highest: bool,
    mut each: impl FnMut(&mut dyn FnMut(Source, Change)),
) {
    let mut fixed: Option<(u8, Source)> = None;
    let mut set: Option<(u8, Source)> = None;
    each(&mut |source, change| match change {
        Change::Fixed(price) if fixed.is_none_or(|(other, _)| price < other) => fixed = Some((price, source)),
        Change::To(price) if set.is_none_or(|(other, _)| if highest { price > other } else { price < other }) => {
            set = Some((price, source));
        }
        Change::Fixed(_) | Change::To(_) | Change::By(_) => {}
    });
    if let Some((price, source)) = fixed.or(set) {
        visit(Part::Of(source), i16::from(price) - i16::from(base));
    }
    if fixed.is_none() {
        each(&mut |source, change| {
            if let Change::By(more) = change {
                visit(Part::Of(source), more.into());
            }
        });
    }
}

/// A price in port (T-7): the lowest that a thing sets, then what is added and taken off, never below 0 (G-71).
#[must_use]
pub fn price(state: &State, by: Colour, item: Item) -> u8 {
    within(added(|visit| walk_price(state, by, item, visit)), 0, u8::MAX)
}

/// The parts of [`price`].
#[must_use]
pub fn price_parts(state: &State, by: Colour, item: Item) -> Parts {
    listed(|visit| walk_price(state, by, item, visit))
}

fn walk_price(state: &State, by: Colour, item: Item, visit: Visit<'_>) {
    let (number, base) = match item {
        Item::Rumor => ("MM-10.32", 2),
        Item::Repair => ("MM-10.23", 2),
        Item::Crew => ("MM-10.31", 2),
        Item::Weapon | Item::Modification => ("MM-10.15", 3),
        Item::BigShip => ("MM-10.15", 0),
        Item::SingleGood => ("MM-10.10", 3),
    };
    visit(rule(number), base.into());
    walk_item(state, by, item, base, visit);
}

fn walk_item(state: &State, by: Colour, item: Item, base: u8, visit: Visit<'_>) {
    walk_changes(base, visit, false, |change| {
        sources::modifiers(state, by, None, |source, modifier| {
            if let Modifier::Price(of, by) = modifier
                && of == item
            {
                change(source, by);
            }
        });
    });
}

/// The price of a ship, if it is ever sold (T-2).
#[must_use]
pub fn ship_price(state: &State, by: Colour, kind: ShipKind) -> Option<u8> {
    state.pack.ships.get(&kind)?.buy?;
    Some(within(added(|visit| walk_ship(state, by, kind, visit)), 0, u8::MAX))
}

/// The parts of [`ship_price`].
#[must_use]
pub fn ship_price_parts(state: &State, by: Colour, kind: ShipKind) -> Parts {
    listed(|visit| walk_ship(state, by, kind, visit))
}

fn walk_ship(state: &State, by: Colour, kind: ShipKind, visit: Visit<'_>) {
    let Some(card) = state.pack.ships.get(&kind) else { return };
    let Some(base) = card.buy else { return };
    visit(rule("MM-10.15"), base.into());
    if card.big {
        walk_item(state, by, Item::BigShip, base, visit);
    }
}

/// A card of this good brings this much in the port where the ship lies (MM-10.5, G-71).
#[must_use]
pub fn sale_price(state: &State, by: Colour, good: Good) -> u8 {
    within(added(|visit| walk_sale(state, by, good, visit)), 0, u8::MAX)
}

/// The parts of [`sale_price`].
#[must_use]
pub fn sale_parts(state: &State, by: Colour, good: Good) -> Parts {
    listed(|visit| walk_sale(state, by, good, visit))
}

/// Is this good in demand where the ship lies?
#[must_use]
pub fn is_demanded(state: &State, by: Colour, good: Good) -> bool {
    let zone = state.player(by).and_then(|player| player.at.zone());
    zone.and_then(|zone| state.demand.get(&zone)) == Some(&good)
}

fn walk_sale(state: &State, by: Colour, good: Good, visit: Visit<'_>) {
    let demanded = is_demanded(state, by, good);
    let base = if demanded { 6 } else { 3 };
    visit(rule("MM-10.5"), base.into());
    let laid = !demanded && state.laid == Some(good);
    // A price for the token on the event goes before one for everything that is not in demand.
    let mut laid_sets = false;
    sources::modifiers(state, by, None, |_, modifier| {
        laid_sets |= matches!(modifier, Modifier::Sale(Sold::Laid, Change::To(_)));
    });
    walk_changes(base, visit, true, |change| {
        sources::modifiers(state, by, None, |source, modifier| {
            let Modifier::Sale(of, by) = modifier else { return };
            let set_aside = laid && laid_sets && matches!(by, Change::To(_));
            let counts = match of {
                Sold::All => !set_aside,
                Sold::NotDemanded => !demanded && !set_aside,
                Sold::Laid => laid,
            };
            if counts {
                change(source, by);
            }
        });
    });
}
