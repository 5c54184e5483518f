//! Invariants of the table between two runs (PC-24.6).

use super::contacts;
use super::ids::Name;
use super::state::{Coin, Phase, State};

/// An invariant is broken in one of these ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {
    /// There is this much gold, and there should be that much.
    Gold(i32, i32),
    /// Two obstacles overlap.
    Overlap(Name, Name),
    /// More orders than two in a turn (PC-4.7).
    Orders(Name),
    /// Two forts on one island, or less in a fort than its cost (PC-15.2, 15.13).
    Fort(Name),
    /// An order is left half done between two turns.
    Unfinished,
    /// Two pieces bear one name.
    Twice(Name),
}

fn worth(coins: &[Coin]) -> i32 {
    coins.iter().map(|coin| i32::from(coin.value)).sum()
}

/// All coins in play, in gold.
#[must_use]
pub fn gold(state: &State) -> i32 {
    let banked: i32 = state.players.iter().map(|player| worth(&player.banked)).sum();
    let pools = state.players.iter().flat_map(|player| &player.brought.0);
    let pools: i32 = if state.phase < Phase::Opening { pools.map(|value| i32::from(*value)).sum() } else { 0 };
    let aboard: i32 = state.ships.iter().map(|ship| worth(&ship.coins)).sum();
    let forts: i32 = state.forts.iter().map(|fort| worth(&fort.coins)).sum();
    let islands = state.islands.iter().flat_map(|island| &island.coins);
    banked + pools + aboard + forts + islands.map(|value| i32::from(*value)).sum::<i32>()
}

/// Lists every broken invariant; the list is empty as long as the rules keep their promises.
#[must_use]
pub fn conserved(state: &State) -> Vec<Broken> {
    let mut broken = Vec::new();
    let (there, due) = (gold(state) + state.removed, i32::from(state.starting_gold) + i32::from(state.ransomed));
    if there != due && state.phase >= Phase::Opening {
        broken.push(Broken::Gold(there, due));
    }
    // A base that lay under a ship may lie under other pieces when she has gone (PC-14.16).
    let lay_under = |id: Name| state.kraken(id).is_some_and(|kraken| kraken.since > 0);
    let overlapping = contacts::overlapping(state).into_iter();
    let overlapping = overlapping.filter(|(one, other)| !lay_under(*one) && !lay_under(*other));
    broken.extend(overlapping.map(|(one, other)| Broken::Overlap(one, other)));
    let ships = state.ships.iter().map(|ship| (ship.id, ship.given.len()));
    let krakens = state.krakens.iter().map(|kraken| (kraken.id, kraken.given.len()));
    let given = ships.chain(krakens).filter(|(_, given)| *given > 2);
    broken.extend(given.map(|(id, _)| Broken::Orders(id)));
    for fort in &state.forts {
        let cost = state.stronghold(fort).map_or(0, |card| i32::from(card.cost));
        let twice = state.forts.iter().filter(|other| other.island == fort.island).count() > 1;
        if twice || worth(&fort.coins) < cost {
            broken.push(Broken::Fort(fort.id));
        }
    }
    if state.running.is_some() && state.phase != Phase::Orders {
        broken.push(Broken::Unfinished);
    }
    let ids = state.ships.iter().map(|ship| ship.id).chain(state.krakens.iter().map(|kraken| kraken.id));
    let mut ids: Vec<Name> = ids.chain(state.forts.iter().map(|fort| fort.id)).collect();
    ids.sort_unstable();
    broken.extend(ids.windows(2).filter_map(|pair| match pair {
        [one, other] if one == other => Some(Broken::Twice(*one)),
        _ => None,
    }));
    broken
}
