//! Moves from zone to zone, into ports and out of them (MM-8.4 to 8.9, T-1).

use super::cargo;
use super::clauses::Modifier;
use super::game::{Ruling, Table};
use super::happenings::Turns;
use super::hours::{Hour, Occasion};
use super::npc_scouting;
use super::occasions;
use super::purse;
use super::sources;
use super::state::{Source, State, Where};
use super::sums;
use super::trials;
use super::wants::{Choice, Why};
use super::words::{Colour, Skill, Test, Zone};

/// May a Move go there by the map alone (MM-8.4, 8.5)?
#[must_use]
pub fn is_next(state: &State, by: Colour, to: Where) -> bool {
    let from = state.player(by).map_or(Where::Nowhere, |player| player.at);
    match (from, to) {
        (Where::Zone(zone), Where::Zone(next)) => state.pack.neighbours(zone).any(|border| border.to == next),
        (Where::Zone(zone), Where::Port(port)) => zone == port && state.pack.nation_of(port).is_some(),
        (Where::Port(port), Where::Zone(zone)) => zone == port,
        _ => false,
    }
}

/// Lists where a Move could go, if an action is left: neighbours, the port, the zone around the port. Ports that are
/// closed to the captain are not among them (MM-8.7).
#[must_use]
pub fn reachable(state: &State, by: Colour) -> Vec<Where> {
    let zones = Zone::ALL.into_iter().map(Where::Zone);
    let places = zones.chain(Zone::ALL.into_iter().map(Where::Port)).filter(|to| is_next(state, by, *to));
    places.filter(|to| !matches!(to, Where::Port(port) if !sums::may_enter(state, by, *port))).collect()
}

/// Actions that are left for anything.
#[must_use]
pub fn actions_left(state: &State, by: Colour) -> u8 {
    sums::actions(state, by).saturating_sub(state.turn.spent)
}

/// Further actions that are left for a Move alone (MM-8.14).
#[must_use]
pub fn moves_left(state: &State, by: Colour) -> u8 {
    sums::moves(state, by).saturating_sub(state.turn.moves_spent)
}

/// Spends an action; a Move spends one of those that are good for nothing else first.
pub fn spend(table: &mut Table<'_>, by: Colour, for_move: bool) {
    let for_move = for_move && moves_left(table, by) > 0;
    table.tell(Turns::ActionSpent { by, for_move });
}

/// Carries a Move out (MM-8.4).
///
/// # Errors
/// Stops where an answer is missing.
pub fn go(table: &mut Table<'_>, by: Colour, to: Where) -> Ruling<()> {
    if table.player(by).is_some_and(|player| player.at.in_port()) {
        // Cargo beyond the Hold stays on the quay (MM-8.9).
        let room = sums::capacity(table, by);
        cargo::discard_down_to(table, by, room)?;
    }
    spend(table, by, true);
    match to {
        Where::Port(port) => enter(table, by, port),
        Where::Zone(_) => {
            table.tell(Turns::Moved { by, to });
            // MM-8.6.
            npc_scouting::scout_for(table, by)
        }
        Where::Nowhere => Ok(()),
    }
}

/// A closed port is entered by one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    /// It is open, the zone's own rule opens it, or there is a toll instead (T-1).
    Zone,
    /// A card of this turn opens it once.
    Entry,
    /// Something that lies open does; the moment after it is its own.
    Thing,
}

fn pass(state: &State, by: Colour, port: Zone) -> Pass {
    let mut by_zone = false;
    let mut by_thing = false;
    sources::modifiers(state, by, Some(port), |source, modifier| {
        by_zone |= modifier == Modifier::OpenHere && source == Source::Zone(port);
        by_thing |= modifier == Modifier::OpenAll;
    });
    if by_zone || !sums::is_closed(state, by, port) || sums::has_toll(state, port) {
        return Pass::Zone;
    }
    // A card that was played for it is used before one that may be lost by it.
    if by_thing && state.turn.open_ports == 0 { Pass::Thing } else { Pass::Entry }
}

/// Enters a port. A captain who is refused stays outside and has not moved: nobody scouts again (MM-8.7).
fn enter(table: &mut Table<'_>, by: Colour, port: Zone) -> Ruling<()> {
    let pass = pass(table, by, port);
    table.tell(Turns::EntryBegan { by, port });
    moment(table, by, Hour::Entering)?;
    if table.entering_port != Some(port) {
        return Ok(());
    }
    if pass == Pass::Entry {
        table.tell(Turns::EntryUsed { by });
    }
    table.tell(Turns::Moved { by, to: Where::Port(port) });
    if pass == Pass::Thing { moment(table, by, Hour::EnteredClosed) } else { Ok(()) }
}

fn moment(table: &mut Table<'_>, by: Colour, hour: Hour) -> Ruling<()> {
    occasions::open(table, &Occasion::of(hour, by))
}

/// The toll of the port that is being entered: pay, or test; after a failed test pay or stay outside. Says whether the
/// captain may enter (T-1, G-30, G-65).
///
/// # Errors
/// Stops where an answer is missing.
pub fn toll(table: &mut Table<'_>, by: Colour, gold: u8, skill: Skill) -> Ruling<bool> {
    let gold = u16::from(gold);
    if table.entering_port.is_some_and(|port| sums::free_entry(table, by, port).is_some()) {
        return Ok(true);
    }
    let seat = table.seat(by);
    let mut options = vec![Choice::Roll];
    if purse::can_pay(table, by, gold) {
        options.insert(0, Choice::Pay);
    }
    if table.choose(seat, options, Why::Toll { by })? == Some(Choice::Pay) {
        purse::pay(table, by, gold);
        return Ok(true);
    }
    if trials::passes(table, by, Test::Entry, skill)? {
        return Ok(true);
    }
    // A card may have changed what is aboard.
    if !purse::can_pay(table, by, gold) {
        return Ok(false);
    }
    let pays = table.choose(seat, vec![Choice::Pay, Choice::No], Why::Toll { by })? == Some(Choice::Pay);
    if pays {
        purse::pay(table, by, gold);
    }
    Ok(pays)
}
