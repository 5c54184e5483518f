//! Abilities of ship-upgrade tokens (DR-4.11, DR-29.6).

use super::colours::Colour;
use super::employing::{self, Use};
use super::game::{Ruling, Table};
use super::goods::Hold;
use super::happenings::Sailing;
use super::orders::{Order, Split};
use super::printed::abilities::{Act, Clause};
use super::refusals::{Checked, Objection, refuse};
use super::state::{Player, State};

/// Finds the uppermost token of a slot and its act.
fn act<'a>(state: &'a State, player: &'a Player, hold: Hold) -> Option<(&'a str, &'a Act)> {
    let token = player.slot(hold).tokens.last()?;
    let face = &state.cards().upgrades.get(token)?.face;
    let act = face.iter().find_map(|clause| match clause {
        Clause::Do(act) => Some(act),
        _ => None,
    })?;
    Some((token, act))
}

/// May this player use the token on this slot? Its hold must be empty (DR-5.5, DR-29.10).
///
/// # Errors
/// The rule against it.
pub fn may(state: &State, player: &Player, hold: Hold, split: &Split) -> Checked {
    let Some((_, act)) = act(state, player, hold) else { return Err(refuse("DR-4.11", Objection::NoAbility)) };
    if state.used(player.colour).is_some_and(|used| used.tokens.contains(&hold)) {
        return Err(refuse("DR-4.11", Objection::AbilityUsed));
    }
    if player.slot(hold).goods.units() > 0 {
        return Err(refuse("DR-5.5", Objection::Laden));
    }
    employing::may_act(state, player, &Use::of_token(player.colour, split), act)
}

/// The token is used.
pub fn run(table: &mut Table<'_>, by: Colour, hold: Hold, split: &Split) -> Ruling<()> {
    let state = table.state();
    let Some(player) = state.player(by) else { return Ok(()) };
    let Some((token, act)) = act(state, player, hold) else { return Ok(()) };
    let (token, act) = (token.to_owned(), act.clone());
    table.tell(Sailing::TokenUsed { by, hold, token });
    employing::act(table, &Use::of_token(by, split), &act)
}

/// Every use of a token, with one way or two to pay for it.
#[must_use]
pub fn list(state: &State, player: &Player) -> Vec<Order> {
    let used = |hold| {
        let (_, act) = act(state, player, hold).filter(|(_, act)| !employing::is_idle(player, act))?;
        Some((hold, employing::prices(player, act)))
    };
    let all = Hold::ALL.into_iter().filter_map(used);
    all.flat_map(|(hold, ways)| ways.into_iter().map(move |split| Order::UseToken(hold, split))).collect()
}
