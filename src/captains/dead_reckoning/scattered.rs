//! Goods laid out at random: the many ways to pay, load, unload and gain of which a list of orders names a few.

use crate::rules::dead_reckoning::goods::{ByHold, Good, Goods, Hold, Holds, Place};
use crate::rules::dead_reckoning::orders::{Employ, Order, Split};
use crate::rules::dead_reckoning::paying;
use crate::rules::dead_reckoning::state::{Player, State};

/// Draws a number below another.
type Draw<'a> = dyn FnMut(usize) -> usize + 'a;

/// The same order with its goods elsewhere; none if there is nothing to lay out.
pub fn laid_out(state: &State, player: &Player, order: &Order, draw: &mut Draw<'_>) -> Option<Order> {
    match order {
        Order::Load(_) => {
            let there = match player.at {
                Place::Harbour => paying::at_home(player),
                at => state.island_at(at)?.goods,
            };
            loaded(state, player, there, draw).map(Order::Load)
        }
        Order::Unload(_) => unloaded(player, draw).map(Order::Unload),
        Order::Jettison(hold, _) => {
            let there = player.slot(*hold).goods;
            let goods = Goods { cargo: below(draw, there.cargo), gold: below(draw, there.gold) };
            (goods.units() > 0).then_some(Order::Jettison(*hold, goods))
        }
        Order::Buy(holds) => cargo(player, holds, draw).map(Order::Buy),
        Order::Trade(holds) => cargo(player, holds, draw).map(Order::Trade),
        Order::ReturnTwelve(split) => paid(player, split, draw).map(Order::ReturnTwelve),
        Order::UseToken(hold, split) => paid(player, split, draw).map(|split| Order::UseToken(*hold, split)),
        Order::Employ(said) => employed(player, said, draw).map(|said| Order::Employ(Box::new(said))),
        _ => None,
    }
}

/// From nothing to all of it.
fn below(draw: &mut Draw<'_>, most: u8) -> u8 {
    u8::try_from(draw(usize::from(most) + 1)).unwrap_or(0)
}

/// One of these.
fn one_of<T: Copy>(all: &[T], draw: &mut Draw<'_>) -> Option<T> {
    all.get(draw(all.len())).copied()
}

fn put(holds: &mut Holds, hold: Hold, good: Good) {
    *holds.made(hold).of_mut(good) += 1;
}

/// Loads a random number of units, each into any hold with room.
fn loaded(state: &State, player: &Player, there: Goods, draw: &mut Draw<'_>) -> Option<Holds> {
    let mut room = Hold::ALL.map(|hold| (hold, player.room(state.cards(), hold)));
    let (mut left, mut holds) = (there, Holds::new());
    for _ in 0..=draw(8) {
        let goods: Vec<Good> = Good::ALL.into_iter().filter(|good| left.of(*good) > 0).collect();
        let open: Vec<usize> = (0..).zip(&room).filter(|(_, (_, room))| *room > 0).map(|(at, _)| at).collect();
        let (Some(good), Some(at)) = (one_of(&goods, draw), one_of(&open, draw)) else { break };
        let Some((hold, room)) = room.get_mut(at) else { break };
        *room -= 1;
        *left.of_mut(good) -= 1;
        put(&mut holds, *hold, good);
    }
    (!holds.is_empty()).then_some(holds)
}

/// Every unit aboard that could be taken, as often as it is there.
fn units(player: &Player, good: impl Fn(Good) -> bool) -> Vec<(Hold, Good)> {
    let kinds = Hold::ALL.into_iter().flat_map(|hold| Good::ALL.map(|good| (hold, good)));
    let wanted = kinds.filter(|(_, own)| good(*own));
    wanted.flat_map(|(hold, good)| std::iter::repeat_n((hold, good), player.slot(hold).goods.of(good).into())).collect()
}

fn unloaded(player: &Player, draw: &mut Draw<'_>) -> Option<Holds> {
    let (mut there, mut holds) = (units(player, |_| true), Holds::new());
    for _ in 0..=draw(there.len().max(1)) {
        if there.is_empty() {
            break;
        }
        let (hold, good) = there.swap_remove(draw(there.len()));
        put(&mut holds, hold, good);
    }
    (!holds.is_empty()).then_some(holds)
}

/// The price of a card, out of any holds.
fn cargo(player: &Player, holds: &ByHold<u8>, draw: &mut Draw<'_>) -> Option<ByHold<u8>> {
    let (mut there, mut laid) = (units(player, |good| good == Good::Cargo), ByHold::new());
    for _ in 0..holds.values().copied().fold(0, u8::saturating_add) {
        if there.is_empty() {
            return None;
        }
        let (hold, _) = there.swap_remove(draw(there.len()));
        *laid.made(hold) += 1;
    }
    Some(laid)
}

/// A price, out of any holds and the harbour.
fn paid(player: &Player, split: &Split, draw: &mut Draw<'_>) -> Option<Split> {
    let (price, home) = (split.sum(), paying::at_home(player));
    let mut laid = Split::default();
    for good in Good::ALL {
        let aboard = units(player, |own| own == good).into_iter().map(Some);
        let mut there: Vec<Option<(Hold, Good)>> = aboard.collect();
        there.extend(std::iter::repeat_n(None, usize::from(home.of(good)).min(40)));
        for _ in 0..price.of(good) {
            if there.is_empty() {
                return None;
            }
            match there.swap_remove(draw(there.len())) {
                Some((hold, good)) => put(&mut laid.holds, hold, good),
                None => *laid.home.of_mut(good) += 1,
            }
        }
    }
    (price.units() > 0).then_some(laid)
}

/// Pays from random places; of goods gained into holds, some are left to go by themselves.
fn employed(player: &Player, said: &Employ, draw: &mut Draw<'_>) -> Option<Employ> {
    let mut laid = said.clone();
    if let Some(pay) = paid(player, &said.pay, draw) {
        laid.pay = pay;
    }
    for goods in laid.gain.holds.values_mut() {
        *goods = Goods { cargo: below(draw, goods.cargo), gold: below(draw, goods.gold) };
    }
    laid.gain.holds.retain(|_, goods| goods.units() > 0);
    (laid != *said).then_some(laid)
}
