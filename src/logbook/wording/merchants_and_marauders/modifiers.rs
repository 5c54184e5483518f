//! Modifiers of cards in words: prices, dice, numbers that are higher or lower for a time.

use super::things::gold;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::merchants_and_marauders::clauses::{Change, Item, Modifier, Rolls, Sold};

keys! {
    /// Something with a price.
    item(Item): mm_item;
    /// Cargo that is sold.
    sold(Sold): mm_sold;
}

/// `+1` or `−1`.
pub(super) fn signed(by: i8) -> Arg {
    let sign = if by < 0 { '−' } else { '+' };
    Arg::text(format!("{sign}{}", by.unsigned_abs()))
}

/// Says a modifier.
#[must_use]
pub fn modifier(change: &Modifier) -> Fact {
    use Modifier as M;
    key::mm_modifier!(Modifier, change;
        M::Dice(rolls, by) => {
            let (what, count) = (Arg::from(*rolls), by.unsigned_abs());
            if *by < 0 { key::MmModFewerDice { count, what }.into() } else { key::MmModDice { count, what }.into() }
        }
        M::NpcDice(by) => key::MmModNpcDice { change: signed(*by) }.into(),
        M::Price(item, change) => price(*item, *change),
        M::Sale(what, change) => sale(*what, *change),
        M::Draw(by) => key::MmModDraw { change: signed(*by) }.into(),
        M::Plunder(by) => key::MmModPlunder { change: signed(*by) }.into(),
        M::Escapes(by) => key::MmModEscapes { change: signed(*by) }.into(),
        M::Capacity(by) => key::MmModCapacity { change: signed(*by) }.into(),
        M::CrewCap(by) => key::MmModCrewCap { change: signed(*by) }.into(),
        M::Max(location, by) => key::MmModMax { location: *location, change: signed(*by) }.into(),
        M::Manoeuvre(by) => key::MmModManoeuvre { change: signed(*by) }.into(),
        M::Actions(Change::To(count) | Change::Fixed(count)) => key::MmModActions { count: *count }.into(),
        M::Actions(Change::By(by)) => key::MmModActionsBy { change: signed(*by) }.into(),
    )
}

fn price(item: Item, change: Change) -> Fact {
    match change {
        Change::To(0) => key::MmModPriceFree { item }.into(),
        Change::To(count) => key::MmModPrice { item, gold: gold(count) }.into(),
        Change::By(by) if by < 0 => key::MmModPriceLess { item, gold: gold(by.unsigned_abs()) }.into(),
        Change::By(by) => key::MmModPriceMore { item, gold: gold(by.unsigned_abs()) }.into(),
        Change::Fixed(count) => key::MmModPriceFixed { item, gold: gold(count) }.into(),
    }
}

fn sale(what: Sold, change: Change) -> Fact {
    match change {
        Change::To(count) | Change::Fixed(count) => key::MmModSale { what, gold: gold(count) }.into(),
        Change::By(by) if by < 0 => key::MmModSaleLess { what, gold: gold(by.unsigned_abs()) }.into(),
        Change::By(by) => key::MmModSaleMore { what, gold: gold(by.unsigned_abs()) }.into(),
    }
}

said_as! {
    Rolls: |rolls| match rolls {
        Rolls::Of(tests) => tests.into(),
        Rolls::Contest => Arg::key(key::MM_ROLL_CONTEST),
        Rolls::CrewCombat => Arg::key(key::MM_ROLL_CREW_COMBAT),
    };
}
