//! What merchant ships may bring besides goods: a level, or a ship upgrade (DR-13.3, DR-15.30 to DR-15.34).

use super::cards::TOP_LEVEL;
use super::colours::Colour;
use super::game::{Ruling, Table};
use super::goods::Hold;
use super::happenings::Happening;
use super::marks;
use super::printed::things::Class;
use super::state::State;
use super::stowing;
use super::wants::{Choice, Why};

/// One card in hand goes up a level, beside the one that may be due (DR-13.5).
pub fn level_up(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    let state = table.state();
    let Some(player) = state.player(by) else { return Ok(()) };
    let options = player.hand.iter().filter(|card| card.level < TOP_LEVEL).map(|card| Choice::Card(card.id)).collect();
    let Some(Choice::Card(card)) = table.choose(state.seat(by), options, Why::WhichCard { by })? else { return Ok(()) };
    let hand = table.state().player(by).map(|player| player.hand.as_slice()).unwrap_or_default();
    let level = hand.iter().find(|held| held.id == card).map(|held| held.level + 1);
    table.tell(Happening::LevelledUp { by, card: Some(card), level, due: false });
    marks::card_levelled(table, by, level);
    Ok(())
}

/// Tokens of this kind that lie on no ship.
fn left(state: &State, token: &str, made: u8) -> bool {
    let slots = state.players.iter().flat_map(|player| &player.slots);
    let taken = slots.flat_map(|slot| &slot.tokens).filter(|laid| *laid == token).count();
    taken < usize::from(made)
}

/// Any token of the class, into an empty slot while there is one, else on top of what is there.
pub fn install(table: &mut Table<'_>, by: Colour, class: Class) -> Ruling<()> {
    let state = table.state();
    let Some(player) = state.player(by) else { return Ok(()) };
    let kinds = state.cards().upgrades.iter();
    let kinds = kinds.filter(|(token, kind)| kind.class == class && left(state, token, kind.tokens));
    let options: Vec<Choice> = kinds.map(|(token, _)| Choice::Token(token.clone())).collect();
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
    table.tell(Happening::UpgradeInstalled { by, token, hold });
    marks::upgraded(table, by);
    stowing::clear(table, by, hold)
}
