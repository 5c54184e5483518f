//! An advancement that copies: one ability of another one in play, used as if it were printed on the card that copies
//! (DR-15.18).
//!
//! In the main phase it copies an act or a black flag, in a battle a battle ability. The other ability is not spent by
//! it. Abilities that count at the end of the game, or copy themselves, cannot be copied.

use super::cards::{AbilityRef, Part};
use super::employing::clause;
use super::printed::abilities::{Ability, Act, Clause, Symbol};
use super::refusals::{Objection, Refusal, refuse};
use super::state::{Player, State};

fn refused() -> Refusal {
    refuse("DR-15.18", Objection::NoCopy)
}

/// Finds the clause that is printed at this place of an advancement in play.
fn printed<'a>(state: &'a State, player: &'a Player, copied: AbilityRef) -> Option<&'a Clause> {
    clause(state, player, copied).filter(|_| matches!(copied.part, Part::Sleeve(_)))
}

/// Finds the act that this ability would bring the player who copies it in the main phase.
///
/// # Errors
/// It cannot be copied there.
pub fn act<'a>(state: &'a State, player: &'a Player, copied: Option<AbilityRef>) -> Result<&'a Act, Refusal> {
    match copied.and_then(|copied| printed(state, player, copied)) {
        Some(Clause::Do(act)) if *act != Act::Copy => Ok(act),
        Some(Clause::Symbol(Symbol::Flag) | Clause::Symbols(_, Symbol::Flag)) => Ok(&Act::Flag),
        _ => Err(refused()),
    }
}

/// The battle ability that is copied by this one, as it says.
///
/// # Errors
/// It was used, or is no such ability.
pub fn ability(state: &State, player: &Player, copy: AbilityRef, copied: AbilityRef) -> Result<Ability, Refusal> {
    if player.played(copy.card).is_none() {
        return Err(refuse("DR-6.2", Objection::NotInPlay));
    }
    if clause(state, player, copy) != Some(&Clause::Do(Act::Copy)) {
        return Err(refused());
    }
    if state.has_used(player.colour, copy) {
        return Err(refuse("DR-18.5", Objection::AbilityUsed));
    }
    let ability = printed(state, player, copied).and_then(Clause::battle);
    ability.ok_or_else(refused)
}

/// Lists every battle ability that could be copied, with the ability that copies it.
#[must_use]
pub fn abilities(state: &State, player: &Player) -> Vec<(AbilityRef, AbilityRef, Ability)> {
    let marks = || player.in_play.iter().flat_map(|card| state.cards().clauses(card));
    let copies = marks().filter(|(_, clause)| **clause == Clause::Do(Act::Copy)).map(|(mark, _)| mark);
    let all = copies.flat_map(|copy| marks().map(move |(copied, _)| (copy, copied)));
    all.filter_map(|(copy, copied)| Some((copy, copied, ability(state, player, copy, copied).ok()?))).collect()
}
