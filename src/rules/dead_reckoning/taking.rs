//! Taking the first advancement of a box (DR-15.35, DR-15.36).

use super::colours::Colour;
use super::game::Table;
use super::happenings::Advancements;
use super::printed::ids::{CardNo, Sort};
use super::refusals::{Objection, Refusal, refuse};
use super::state::State;

/// The row of the box by the helms on the card: the first row is for one helm, the last for all that are more (DR-15.36).
///
/// # Errors
/// There is no helm on the card.
pub fn row(rows: &[u8], helms: u8) -> Result<u8, Refusal> {
    let at = usize::from(helms).checked_sub(1).map(|at| at.min(rows.len().saturating_sub(1)));
    at.and_then(|at| rows.get(at)).copied().ok_or_else(|| refuse("DR-15.36", Objection::NoHelm))
}

/// The first advancement of a box; the merchant ships before it stay where they are (DR-15.35).
#[must_use]
pub fn first(state: &State, row: u8) -> Option<CardNo> {
    let cards = usize::from(row).checked_sub(1).and_then(|at| state.boxes.get(at))?;
    cards.iter().find(|card| card.kind.sort == Sort::Advancement).copied()
}

/// It is set aside, if there is one; no purchase is counted (DR-10.1).
pub fn run(table: &mut Table<'_>, by: Colour, row: u8) {
    table.tell(match first(table, row) {
        Some(card) => Advancements::AdvancementTaken { by, row, card },
        None => Advancements::NothingTaken { by, row },
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dr_15_36_the_table_of_helms() {
        let rows = [1, 1, 2, 3, 4];
        let found: Vec<_> = (1..=9).map(|helms| row(&rows, helms).ok()).collect();
        assert_eq!(found, [1, 1, 2, 3, 4, 4, 4, 4, 4].map(Some));
        assert_eq!(row(&rows, 0).map_err(|refusal| refusal.rule.0), Err("DR-15.36"));
    }
}
