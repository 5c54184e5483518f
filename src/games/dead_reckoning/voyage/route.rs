//! Destinations of a ship, their cost, and the dangers on the way (DR-8, DR-9.4, DR-16.9).

use super::deeds::Captain;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::moving;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::state::{Player, State};

/// The thing that lies there, by name.
#[must_use]
pub fn name(table: &State, at: Place) -> Arg {
    match table.sea.tile(at) {
        None => Arg::from(words::place(at)),
        Some(tile) if !tile.face_up => Arg::key(key::VOYAGE_UNEXPLORED),
        Some(tile) => match tile.id {
            Some(id) if !id.open_sea => words::tile(id),
            Some(_) => Arg::key(key::VOYAGE_OPEN_SEA),
            None => Arg::from(words::place(at)),
        },
    }
}

/// The name, and where it is.
#[must_use]
pub fn named(table: &State, at: Place) -> Fact {
    match at {
        Place::Harbour => words::place(at),
        Place::Tile(..) => key::VoyageTile { name: name(table, at), place: words::place(at) }.into(),
    }
}

/// A shortest way to a place, within the reach of the sails or beyond.
#[must_use]
pub fn to(player: &Player, at: Place) -> Vec<Place> {
    let tireless = Player { sails: u8::MAX, ..player.clone() };
    moving::reach(&tireless).remove(&at).unwrap_or_default()
}

/// A way that was begun goes on to a neighbour; any other place is sailed to anew.
#[must_use]
pub fn on(player: &Player, path: &[Place], at: Place) -> Vec<Place> {
    match path.last() {
        Some(last) if *last != at && last.neighbours().contains(&at) && to(player, at).len() != 1 => {
            let mut path = path.to_vec();
            path.push(at);
            path
        }
        _ => to(player, at),
    }
}

/// The way of a ship that is carried there by hand: on from where it was carried so far, or back along it.
#[must_use]
pub fn led(player: &Player, path: &[Place], at: Place) -> Vec<Place> {
    if at == player.at {
        return Vec::new();
    }
    if let Some(passed) = path.iter().position(|place| *place == at) {
        return path.iter().take(passed + 1).copied().collect();
    }
    let on = on(player, path, at);
    if on.len() <= usize::from(player.sails) { on } else { to(player, at) }
}

/// The cost of a movement, and the dangers on the way, before it is confirmed (DR-30.4).
#[must_use]
pub fn told(captain: &Captain<'_>, path: &[Place]) -> Vec<Fact> {
    let (table, own) = (captain.table, captain.player.colour);
    let steps = u8::try_from(path.len()).unwrap_or(u8::MAX);
    let mut lines: Vec<Fact> = vec![key::VoyageRouteCost { count: steps, sails: captain.player.sails }.into()];
    for at in path {
        if let Some((controller, count)) = table.fired_on(own, *at) {
            let (place, by) = (named(table, *at), words::colour(controller));
            lines.push(key::VoyageRouteGarrison { place, by, count }.into());
        }
    }
    let Some(last) = path.last() else { return lines };
    if table.sea.tile(*last).is_some_and(|tile| !tile.face_up) {
        lines.push(key::VOYAGE_ROUTE_EXPLORES.into());
    }
    for pirate in table.others().filter(|other| other.at == *last && other.pirate) {
        lines.push(key::VoyageRoutePirate { by: words::colour(pirate.colour) }.into());
    }
    lines
}

/// The order to sail there.
#[must_use]
pub fn order(player: &Player, at: Place) -> Order {
    Order::Move(to(player, at))
}
