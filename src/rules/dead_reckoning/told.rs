//! Decides which seat is told of each happening (DR-30.1). Undecided happenings are hidden from every seat.

use crate::rules::kernel::Viewer;

use super::cards::TOP_LEVEL;
use super::colours::Colour;
use super::happenings::{Advancements, Happening, Levelling, Sailors, SettingOut};
use super::sea::Sea;
use super::state::State;
use super::view::seen_card;

/// The happening as this viewer is told it.
#[must_use]
pub fn told_to(state: &State, happening: &Happening, viewer: Viewer) -> Option<Happening> {
    use Happening as H;
    let shares = |by: Colour| viewer.shares_secrets_of(state.seat(by));
    Some(match happening {
        told if told.secrecy().is_open() => told.clone(),
        H::SettingOut(told) => match told {
            SettingOut::OceanLaid { tiles } => {
                let open = Sea::places().zip(tiles).map(|(at, tile)| tile.filter(|_| at.row() == Some(1)));
                SettingOut::OceanLaid { tiles: open.collect() }
            }
            SettingOut::BoxFilled { row, .. } => SettingOut::BoxFilled { row: *row, cards: None },
            SettingOut::CardLaid { at, from, card } => {
                SettingOut::CardLaid { at: *at, from: *from, card: state.cards().shown(*card) }
            }
            SettingOut::BonusKept { by, token } => {
                SettingOut::BonusKept { by: *by, token: token.filter(|_| shares(*by)) }
            }
            // Everything else of this chapter is open.
            _ => return None,
        }
        .into(),
        H::Sailors(told) => match told {
            Sailors::LevelledUp { by, level, why, .. }
                if !shares(*by) && *why != Levelling::This && level.is_none_or(|level| level < TOP_LEVEL) =>
            {
                Sailors::LevelledUp { by: *by, card: None, level: None, why: *why }
            }
            Sailors::LevelledUp { .. } => told.clone(),
            Sailors::CardDrawn { by, card, why } => {
                let card = card.as_ref().filter(|_| shares(*by));
                Sailors::CardDrawn { by: *by, card: card.map(|card| seen_card(state, card)), why: *why }
            }
            Sailors::CardPlayed { by, card } => Sailors::CardPlayed { by: *by, card: seen_card(state, card) },
            Sailors::DeckShuffled { by, .. } => Sailors::DeckShuffled { by: *by, order: None },
            // Everything else of this chapter is open.
            _ => return None,
        }
        .into(),
        H::Advancements(Advancements::Bought { by, card, holds }) => {
            Advancements::Bought { by: *by, card: state.cards().shown_worn(*card), holds: holds.clone() }.into()
        }
        H::Advancements(Advancements::Sleeved { by, advancement, card }) => {
            let advancement = state.cards().shown_worn(*advancement);
            Advancements::Sleeved { by: *by, advancement, card: *card }.into()
        }
        // All other chapters are kept as well.
        _ => return None,
    })
}
