//! Ship upgrades: tokens that are installed, laid over others, and given back (DR-15.9, DR-15.15, DR-15.30 to DR-15.34).

use super::colours::Colour;
use super::game::{Ruling, Table};
use super::goods::Hold;
use super::happenings::Advancements;
use super::marks;
use super::printed::things::Class;
use super::refusals::{Checked, Objection, refuse};
use super::state::{Player, State};
use super::stowing;
use super::wants::{Choice, Why};

/// Tokens of this kind that lie on no ship.
fn left(state: &State, token: &str, made: u8) -> bool {
    let slots = state.players.iter().flat_map(|player| &player.slots);
    let taken = slots.flat_map(|slot| &slot.tokens).filter(|laid| *laid == token).count();
    taken < usize::from(made)
}

/// Kinds of tokens that can be had: of a class, or of any.
fn available(state: &State, class: Option<Class>) -> impl Iterator<Item = &String> {
    let kinds = state.cards().upgrades.iter();
    let kinds = kinds
        .filter(move |(token, kind)| class.is_none_or(|class| kind.class == class) && left(state, token, kind.tokens));
    kinds.map(|(token, _)| token)
}

/// Is there a token to be had (DR-15.30)?
///
/// # Errors
/// There is none.
pub fn may_install(state: &State, class: Option<Class>) -> Checked {
    available(state, class).next().map(drop).ok_or_else(|| refuse("DR-15.30", Objection::NoToken))
}

/// Installs any token of the class, into an empty slot while there is one, else on top of another token.
pub fn install(table: &mut Table<'_>, by: Colour, class: Option<Class>) -> Ruling<()> {
    let state = table.state();
    let Some(player) = state.player(by) else { return Ok(()) };
    let options: Vec<Choice> = available(state, class).cloned().map(Choice::Token).collect();
    let empty = |hold: &Hold| hold.bare() && player.slot(*hold).tokens.is_empty();
    let mut slots: Vec<Hold> = Hold::ALL.into_iter().filter(empty).collect();
    if slots.is_empty() {
        slots = Hold::ALL.to_vec();
    }
    let seat = state.seat(by);
    let Some(Choice::Token(token)) = table.choose(seat, options, Why::WhichUpgrade { by, class })? else {
        return Ok(());
    };
    let slots = slots.into_iter().map(Choice::Hold).collect();
    let Some(Choice::Hold(hold)) = table.choose(seat, slots, Why::WhichSlot { by })? else { return Ok(()) };
    table.tell(Advancements::UpgradeInstalled { by, token, hold });
    marks::upgraded(table, by);
    stowing::clear(table, by, hold)
}

/// Lists slots with a basic token on top; tokens below stay there (DR-15.31).
fn returnable(state: &State, player: &Player) -> Vec<Hold> {
    let basic = |token: &String| state.cards().upgrades.get(token).is_some_and(|kind| kind.class == Class::Basic);
    Hold::ALL.into_iter().filter(|hold| player.slot(*hold).tokens.last().is_some_and(basic)).collect()
}

/// Is there a basic token to give back, and an advanced one to be had for it (DR-15.15)?
///
/// # Errors
/// One of them is missing.
pub fn may_swap(state: &State, player: &Player) -> Checked {
    if returnable(state, player).is_empty() {
        return Err(refuse("DR-15.15", Objection::NoBasicToken));
    }
    may_install(state, Some(Class::Advanced))
}

/// A basic token goes back, and an advanced one is installed (DR-15.15).
pub fn swap(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    let state = table.state();
    let Some(player) = state.player(by) else { return Ok(()) };
    let options = returnable(state, player).into_iter().map(Choice::Hold).collect();
    let Some(Choice::Hold(hold)) = table.choose(state.seat(by), options, Why::WhichReturned { by })? else {
        return Ok(());
    };
    let state = table.state();
    let token = state.player(by).and_then(|player| player.slot(hold).tokens.last()).cloned();
    let Some(token) = token else { return Ok(()) };
    table.tell(Advancements::UpgradeReturned { by, token, hold });
    install(table, by, Some(Class::Advanced))?;
    stowing::clear(table, by, hold)
}
