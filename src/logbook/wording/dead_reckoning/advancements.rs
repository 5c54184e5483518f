//! What happened to advancements, sailors and upgrade tokens, in words.

use super::things::{card, colour, kind, printed};
use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::happenings::Happening;

/// One happening, if it is one of these.
#[must_use]
pub fn happening(told: &Happening) -> Option<Fact> {
    use Happening as H;
    Some(match told {
        H::Bought { by, card, .. } if card.prize => {
            key::DrToldBought { by: colour(*by), advancement: kind(card.card.kind) }.into()
        }
        H::Bought { by, card, .. } => key::DrToldTraded { by: colour(*by), advancement: kind(card.card.kind) }.into(),
        H::Sleeved { by, advancement, card: into } => {
            let advancement = kind(advancement.card.kind);
            key::DrToldSleeved { by: colour(*by), advancement, card: card(*into) }.into()
        }
        H::AdvancementTaken { by, row, card } => {
            key::DrToldAdvancementTaken { by: colour(*by), advancement: kind(card.kind), row: *row }.into()
        }
        H::NothingTaken { by, row } => key::DrToldNothingTaken { by: colour(*by), row: *row }.into(),
        H::NobodyLevelled { by } => key::DrToldNobodyLevelled { by: colour(*by) }.into(),
        H::UpgradeReturned { by, token, .. } => {
            key::DrToldUpgradeReturned { by: colour(*by), upgrade: printed(token) }.into()
        }
        _ => return None,
    })
}
