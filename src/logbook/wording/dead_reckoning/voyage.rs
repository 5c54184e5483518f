//! What happened between the battles of a whole game, in words: setting out, turns, the end phase.

use super::things::{colour, kind, place};
use super::{end, ship};
use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::happenings::Happening;

/// One happening.
#[must_use]
pub fn happening(told: &Happening) -> Fact {
    use Happening as H;
    match told {
        H::OceanLaid { .. } => key::DR_TOLD_OCEAN_LAID.into(),
        H::BoxFilled { row, .. } => key::DrToldBoxFilled { row: *row }.into(),
        H::CardLaid { at, card, .. } => key::DrToldCardLaid { place: place(*at), card: kind(card.kind) }.into(),
        H::BonusDealt { by, .. } => key::DrToldBonusDealt { by: colour(*by) }.into(),
        H::BonusKept { by, .. } => key::DrToldBonusKept { by: colour(*by) }.into(),
        H::FirstPlayer { by } => key::DrToldFirstPlayer { by: colour(*by) }.into(),
        H::DockStocked { by, cargo } => key::DrToldDockStocked { by: colour(*by), cargo: *cargo }.into(),
        H::LevelUpGranted { by } => key::DrToldLevelUpGranted { by: colour(*by) }.into(),
        H::TurnBegan { by } => key::DrToldTurnBegan { by: colour(*by) }.into(),
        H::LevelUpLapsed { by } => key::DrToldLevelUpLapsed { by: colour(*by) }.into(),
        H::ModeChosen { by, pirate: true } => key::DrToldPirateMode { by: colour(*by) }.into(),
        H::ModeChosen { by, pirate: false } => key::DrToldTrader { by: colour(*by) }.into(),
        H::SailsLowered { by } => key::DrToldSailsLowered { by: colour(*by) }.into(),
        H::CardsDiscarded { by } => key::DrToldCardsDiscarded { by: colour(*by) }.into(),
        H::DrawDue { by, count, bonus, limit, held } => {
            let (bonus, limit, held) = (*bonus, *limit, *held);
            key::DrToldDrawDue { by: colour(*by), count: *count, bonus, limit, held }.into()
        }
        H::LastTurns { by } => key::DrToldLastTurns { by: colour(*by) }.into(),
        H::LastTurnTaken { by } => key::DrToldLastTurnTaken { by: colour(*by) }.into(),
        _ => ship::happening(told).or_else(|| end::happening(told)).unwrap_or_else(|| key::DR_TOLD_TURN_ENDED.into()),
    }
}
