//! Coins and unique treasures are shuffled and dealt to the wild islands (PC-3.18 to 3.24). Scripts deal indices into
//! the pool: the coins of all players in the sequence of their seats, then their unique treasures likewise.

use crate::rules::kernel::Orders;
use crate::rules::pirates::game::{Pirates, Ruling, Table};
use crate::rules::pirates::happenings::{Dealt, SettingOut, Turns};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::state::Phase;
use crate::rules::pirates::wants::Why;

/// With this number of wild islands this number of counters goes to each at once (PC-3.22).
const WILD: usize = 4;
const AT_ONCE: usize = 4;

/// A counter of the pool.
#[derive(Clone, Copy)]
enum Counter {
    Coin(u8),
    Unique(Name),
}

/// The pool is dealt, and the first turn begins (PC-3.25).
pub fn run(table: &mut Table<'_>, _: &Orders<Pirates>) -> Ruling<()> {
    let coins = table.players.iter().flat_map(|player| &player.brought.0).map(|value| Counter::Coin(*value));
    let uniques = table.players.iter().flat_map(|player| &player.brought.1).map(|card| Counter::Unique(*card));
    let pool: Vec<Counter> = coins.chain(uniques).collect();
    let order = table.shuffle(u16::try_from(pool.len()).unwrap_or(u16::MAX), Why::Deal)?;
    let pool: Vec<Counter> = order.iter().filter_map(|place| pool.get(usize::from(*place)).copied()).collect();
    let fort_on = |island: Name| table.fort_on(island).is_some();
    let wild = table.islands.iter().filter(|island| island.home.is_none() && !fort_on(island.id));
    let wild: Vec<Name> = wild.map(|island| island.id).collect();
    let islands = (0..wild.len()).zip(&wild).map(|(place, island)| {
        let own = |(number, _): &(usize, &Counter)| goes_to(*number, wild.len()) == place;
        let mut lying = (Vec::new(), Vec::new());
        for (_, counter) in pool.iter().enumerate().filter(own) {
            match counter {
                Counter::Coin(value) => lying.0.push(*value),
                Counter::Unique(card) => lying.1.push(*card),
            }
        }
        let counters = u8::try_from(lying.0.len() + lying.1.len()).unwrap_or(u8::MAX);
        Dealt { island: *island, counters, lying: Some(lying) }
    });
    let (islands, gold) = (islands.collect(), table.starting_gold);
    table.tell(SettingOut::TreasureDealt { islands, gold });
    table.tell(Turns::PhaseBegan { phase: Phase::Opening });
    Ok(())
}

/// The place among this number of wild islands that the counter with this number goes to: with four islands four at
/// once, then one at a time (PC-3.22); with any other number one at a time (PC-3.23).
const fn goes_to(number: usize, islands: usize) -> usize {
    if islands == WILD && number < WILD * AT_ONCE { number / AT_ONCE } else { number % islands }
}
