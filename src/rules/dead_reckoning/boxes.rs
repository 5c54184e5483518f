//! The advancement boxes beside the rows (DR-3.8, DR-12.2, DR-12.3).

use super::game::Table;
use super::goods::Place;
use super::happenings::SettingOut;
use super::printed::ids::CardNo;
use super::state::State;

/// The front-most card for a row: of its own box, or of the nearest box with a higher number that has any (DR-12.3).
#[must_use]
pub fn front(state: &State, row: u8) -> Option<(u8, CardNo)> {
    let boxes = (1..).zip(&state.boxes).filter(|(number, _)| *number >= row);
    boxes.filter_map(|(number, cards)| Some((number, *cards.first()?))).next()
}

/// The front-most card for the row of this tile comes into its cell, if there is any.
pub fn lay(table: &mut Table<'_>, at: Place) {
    let found = at.row().and_then(|row| front(table, row));
    if let Some((from, card)) = found {
        table.tell(SettingOut::CardLaid { at, from, card });
    }
}
