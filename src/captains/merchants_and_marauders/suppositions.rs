//! A world as it may be: everything that a view hides is dealt anew, as far as open facts allow (MM-26).

use crate::rules::kernel::keyed::Key;
use crate::rules::merchants_and_marauders::ids::{CardId, CargoId};
use crate::rules::merchants_and_marauders::state::State;
use crate::rules::merchants_and_marauders::view::{self, View};

/// Gold that is supposed aboard and in the chest of another, for each point on the track.
const ABOARD: u16 = 8;
const HIDDEN: u16 = 6;

/// Draws a number below another.
pub type Draw<'a> = dyn FnMut(usize) -> usize + 'a;

/// A whole state that fits everything this view shows.
pub fn imagined(view: &View, draw: &mut Draw<'_>) -> State {
    let mut state = view.table.clone();
    purses(view, &mut state);
    cargo(view, &mut state, draw);
    cards(view, &mut state, draw);
    tokens(&mut state, draw);
    state
}

fn shuffled<T>(things: impl IntoIterator<Item = T>, draw: &mut Draw<'_>) -> Vec<T> {
    let mut things: Vec<T> = things.into_iter().collect();
    crate::chance::shuffle(&mut things, draw);
    things
}

fn deal<T>(pool: &mut Vec<T>, count: usize) -> Vec<T> {
    pool.split_off(pool.len().saturating_sub(count))
}

/// Others are supposed to have hidden some of what they have earned.
fn purses(view: &View, state: &mut State) {
    for player in &mut state.players {
        if !view.shares_secrets_of(player.colour) {
            player.gold = if view.sees_goods_of(player.colour) { player.gold } else { ABOARD };
            player.chest = if player.claimed { player.chest } else { HIDDEN * u16::from(player.glory) };
        }
    }
}

fn cargo(view: &View, state: &mut State, draw: &mut Draw<'_>) {
    let seen = view::cargo_in_sight(&view.table);
    let mut unseen: Vec<CargoId> = shuffled(state.pack.cargo.keys().copied().filter(|card| !seen.contains(card)), draw);
    for (player, count) in state.players.iter_mut().zip(&view.cargo) {
        if !view.sees_goods_of(player.colour) {
            player.cargo = deal(&mut unseen, *count);
        }
    }
    state.decks.cargo = deal(&mut unseen, state.decks.cargo.len());
    // What is left lies in the market of another.
    state.market.append(&mut unseen);
}

fn cards(view: &View, state: &mut State, draw: &mut Draw<'_>) {
    let seen = view::in_sight(&view.table);
    let pack = state.pack.clone();
    let mut pile = |all: Vec<CardId>| shuffled(all.into_iter().filter(|card| !seen.contains(card)), draw);
    let mut glory = pile(pack.glory.keys().copied().collect());
    let mut rumors = pile(pack.rumors.keys().copied().collect());
    let mut captains = pile(pack.captains.keys().copied().collect());
    let mut events = pile(pack.events.keys().copied().collect());
    for ((player, hand), rumor) in state.players.iter_mut().zip(&view.hands).zip(&view.rumors) {
        if !view.sees_goods_of(player.colour) {
            player.hand = deal(&mut glory, *hand);
            player.rumor = if *rumor { rumors.pop() } else { None };
        }
        if player.captain.is_none() && !player.shown && state.opening.is_some() {
            player.captain = captains.pop();
        }
    }
    state.decks.event = deal(&mut events, state.decks.event.len());
    state.aside = events;
    state.decks.mission = pile(pack.missions.keys().copied().collect());
    state.decks.glory = glory;
    state.decks.rumor = rumors;
    state.decks.captain = captains;
}

/// Tokens of these numbers that lie in no open place.
fn left<'a, K: Key>(all: impl Iterator<Item = (&'static K, &'a u8)>, open: &[K]) -> Vec<K> {
    let count = |kind: &K| open.iter().filter(|other| *other == kind).count();
    all.flat_map(|(kind, number)| vec![*kind; usize::from(*number).saturating_sub(count(kind))]).collect()
}

fn tokens(state: &mut State, draw: &mut Draw<'_>) {
    let pack = state.pack.clone();
    let mut merchants = shuffled(left(pack.merchants.iter(), &[]), draw);
    for nation in state.merchants.values_mut().chain(&mut state.track) {
        *nation = merchants.pop().unwrap_or(*nation);
    }
    let open: Vec<_> = state.demand.values().copied().chain(state.laid).collect();
    let mut demand = shuffled(left(pack.demand.iter(), &open), draw);
    for good in &mut state.reserve {
        *good = demand.pop().unwrap_or(*good);
    }
    let aboard = state.players.iter().filter_map(|player| player.ship.as_ref()).flat_map(|ship| ship.fittings.keys());
    let shown = state.yards.values().filter(|yard| yard.open).map(|yard| yard.kind);
    let open: Vec<_> = aboard.copied().chain(shown).collect();
    let mut fittings = shuffled(left(pack.fitting_tokens.iter(), &open), draw);
    for yard in state.yards.values_mut().filter(|yard| !yard.open) {
        yard.kind = fittings.pop().unwrap_or(yard.kind);
    }
    for fitting in &mut state.scattered {
        *fitting = fittings.pop().unwrap_or(*fitting);
    }
}
