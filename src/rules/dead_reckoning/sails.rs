//! Raising sails (DR-7).

use std::collections::BTreeMap;

use super::cards::AbilityRef;
use super::colours::Colour;
use super::employing;
use super::game::Table;
use super::goods::{Hold, Place};
use super::happenings::Sailing;
use super::orders::Order;
use super::printed::abilities::{Clause, Symbol};
use super::refusals::{Checked, Objection, refuse};
use super::state::{Player, Slot, State};

/// The sail track has room for this number (DR-7.2).
pub const MOST: u8 = 8;

/// Does the place where the ship lies count the sails of laden slots too (DR-7.5)?
fn in_port(state: &State, player: &Player) -> bool {
    let own = state.controls(player.colour, player.at) && !state.blockaded(player.colour, player.at);
    player.at == Place::Harbour || own
}

/// Sails of these slots of the ship board: of the uppermost token, or printed.
fn of_slots(state: &State, player: &Player, which: impl Fn(&Slot) -> bool) -> u8 {
    let slots = Hold::ALL.into_iter().map(|hold| (hold, player.slot(hold))).filter(|(_, slot)| which(slot));
    let sails = slots.map(|(hold, slot)| match slot.tokens.last() {
        Some(token) => state.cards().on_token(token, Symbol::Sail),
        None => hold.sails(),
    });
    sails.fold(0, u8::saturating_add)
}

/// Sails of the ship board; behind goods they do not count (DR-5.5, DR-7.4).
fn on_board(state: &State, player: &Player) -> u8 {
    let port = in_port(state, player);
    of_slots(state, player, |slot| port || slot.goods.units() == 0)
}

/// Counts sails over laden slots; they count only because the ship lies in port (DR-7.5).
#[must_use]
pub fn laden(state: &State, player: &Player) -> u8 {
    if in_port(state, player) { of_slots(state, player, |slot| slot.goods.units() > 0) } else { 0 }
}

/// The sails that an option of a slash gives.
fn of_option(state: &State, player: &Player, ability: AbilityRef, option: u8) -> u8 {
    match employing::clause(state, player, ability) {
        Some(Clause::Either(options)) => {
            options.get(usize::from(option)).map_or(0, |clause| clause.plain(Symbol::Sail))
        }
        _ => 0,
    }
}

/// All sails that count, more than the track takes among them (DR-7.1).
#[must_use]
pub fn count(state: &State, player: &Player, slashes: &BTreeMap<AbilityRef, u8>) -> u8 {
    let on_cards = player.in_play.iter().map(|card| state.cards().symbols(card, Symbol::Sail));
    let chosen = slashes.iter().map(|(ability, option)| of_option(state, player, *ability, *option));
    on_cards.chain(chosen).fold(on_board(state, player), u8::saturating_add)
}

/// May this player raise sails, with these slashes taken for sails?
///
/// # Errors
/// The rule against it.
pub fn may(state: &State, player: &Player, slashes: &BTreeMap<AbilityRef, u8>) -> Checked {
    if state.turn.raised {
        return Err(refuse("DR-7.1", Objection::Raised));
    }
    if state.turn.moved {
        return Err(refuse("DR-7.1", Objection::BeforeMoving));
    }
    for (ability, option) in slashes {
        if state.has_used(player.colour, *ability) {
            return Err(refuse("DR-7.7", Objection::AbilityUsed));
        }
        if of_option(state, player, *ability, *option) == 0 {
            return Err(refuse("DR-7.7", Objection::NoOption));
        }
    }
    Ok(())
}

/// Raises the sails (DR-7.1); those beyond the end of the track are lost (DR-7.2).
pub fn raise(table: &mut Table<'_>, by: Colour, slashes: &BTreeMap<AbilityRef, u8>) {
    let state = table.state();
    let Some(player) = state.player(by) else { return };
    let all = count(state, player, slashes);
    let (sails, slashes) = (all.min(MOST), slashes.clone());
    table.tell(Sailing::SailsRaised { by, sails, lost: all.saturating_sub(MOST), slashes });
}

/// Sails without any slash, and with all that can be taken.
#[must_use]
pub fn list(state: &State, player: &Player) -> Vec<Order> {
    let mut all = BTreeMap::new();
    for (mark, clause) in player.in_play.iter().flat_map(|card| state.cards().clauses(card)) {
        let Clause::Either(options) = clause else { continue };
        let best = (0..).zip(options).max_by_key(|(_, option)| option.plain(Symbol::Sail));
        let best = best.filter(|(_, option)| option.plain(Symbol::Sail) > 0 && !state.has_used(player.colour, mark));
        all.extend(best.map(|(option, _): (u8, _)| (mark, option)));
    }
    let mut ways = vec![BTreeMap::new(), all];
    ways.dedup();
    ways.into_iter().map(Order::RaiseSails).collect()
}
