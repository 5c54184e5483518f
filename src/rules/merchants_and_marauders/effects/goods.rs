//! Cargo, demand and the chest, as cards change them (MM-28.5).

use super::{Doing, ask};
use crate::rules::merchants_and_marauders::cargo as hold;
use crate::rules::merchants_and_marauders::clauses::Keep;
use crate::rules::merchants_and_marauders::game::{Ruling, Table};
use crate::rules::merchants_and_marauders::happenings::Trade;
use crate::rules::merchants_and_marauders::ids::CargoId;
use crate::rules::merchants_and_marauders::market;
use crate::rules::merchants_and_marauders::purse;
use crate::rules::merchants_and_marauders::wants::Choice;
use crate::rules::merchants_and_marauders::words::{Colour, Good};

/// Cards are drawn, and those that fit are kept, or a number of them.
pub(super) fn cargo(table: &mut Table<'_>, doing: &Doing<'_>, count: u8, keep: Keep) -> Ruling<()> {
    let drawn = hold::draw(table, count)?;
    let most = match keep {
        Keep::Fits => None,
        Keep::So(most) => Some(most),
    };
    hold::keep(table, doing.by, &drawn, most)
}

/// Cards of a good are discarded as a cost.
pub(super) fn hand_over(table: &mut Table<'_>, by: Colour, good: Good, count: u8) {
    let of_it = hold::aboard(table, by).iter().copied().filter(|card| card.good == good);
    let cards: Vec<CargoId> = of_it.take(count.into()).collect();
    hold::discard(table, by, &cards);
}

/// Gold goes into the chest, in any port (MM-10.41).
pub(super) fn stash(table: &mut Table<'_>, doing: &Doing<'_>) -> Ruling<()> {
    let gold = table.player(doing.by).map_or(0, |player| player.gold);
    let options = (1..=gold).rev().map(Choice::Amount).collect();
    if let Some(Choice::Amount(gold)) = ask(table, doing, options)? {
        purse::hide(table, doing.by, gold);
    }
    Ok(())
}

/// The owner names a port whose token is replaced (MM-10.6).
pub(super) fn change_demand(table: &mut Table<'_>, doing: &Doing<'_>) -> Ruling<()> {
    let options = table.demand.keys().copied().map(Choice::Zone).collect();
    match ask(table, doing, options)? {
        Some(Choice::Zone(port)) => market::change_demand(table, port),
        _ => Ok(()),
    }
}

/// A token of the reserve is laid on the event, until the round is over (T-6).
pub(super) fn lay_demand(table: &mut Table<'_>) -> Ruling<()> {
    if table.laid.is_none()
        && let Some(good) = market::draw_demand(table)?
    {
        table.tell(Trade::TokenLaid { good });
    }
    Ok(())
}
