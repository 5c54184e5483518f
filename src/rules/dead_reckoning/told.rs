//! Who is told what of what happens (DR-30.1). What nobody has decided on is told to nobody.

use crate::rules::kernel::{Secrecy, Viewer};

use super::cards::TOP_LEVEL;
use super::colours::Colour;
use super::happenings::{Happening, Levelling};
use super::sea::Sea;
use super::state::State;
use super::view::seen_card;

/// The happening as this viewer is told it.
#[must_use]
pub fn told_to(state: &State, happening: &Happening, viewer: Viewer) -> Option<Happening> {
    use Happening as H;
    let shares = |by: Colour| viewer.shares_secrets_of(state.seat(by));
    Some(match happening {
        told if secrecy(told).is_open() => told.clone(),
        H::LevelledUp { by, level, why, .. }
            if !shares(*by) && *why != Levelling::This && level.is_none_or(|level| level < TOP_LEVEL) =>
        {
            H::LevelledUp { by: *by, card: None, level: None, why: *why }
        }
        H::LevelledUp { .. } => happening.clone(),
        H::CardDrawn { by, card, why } => {
            let card = card.as_ref().filter(|_| shares(*by));
            H::CardDrawn { by: *by, card: card.map(|card| seen_card(state, card)), why: *why }
        }
        H::CardPlayed { by, card } => H::CardPlayed { by: *by, card: seen_card(state, card) },
        H::DeckShuffled { by, .. } => H::DeckShuffled { by: *by, order: None },
        H::OceanLaid { tiles } => {
            let open = Sea::places().zip(tiles).map(|(at, tile)| tile.filter(|_| at.row() == Some(1)));
            H::OceanLaid { tiles: open.collect() }
        }
        H::BoxFilled { row, .. } => H::BoxFilled { row: *row, cards: None },
        H::CardLaid { at, from, card } => H::CardLaid { at: *at, from: *from, card: state.cards().shown(*card) },
        H::Bought { by, card, holds } => {
            H::Bought { by: *by, card: state.cards().shown_worn(*card), holds: holds.clone() }
        }
        H::Sleeved { by, advancement, card } => {
            H::Sleeved { by: *by, advancement: state.cards().shown_worn(*advancement), card: *card }
        }
        H::BonusKept { by, token } => H::BonusKept { by: *by, token: token.filter(|_| shares(*by)) },
        _ => return None,
    })
}

/// How each happening stands to what is secret (DR-30.1, DR-30.20).
#[must_use]
pub fn secrecy(happening: &Happening) -> Secrecy {
    use Happening as H;
    match happening {
        H::Declared { .. }
        | H::PhaseBegan { .. }
        | H::Rearranged { .. }
        | H::Jettisoned { .. }
        | H::Committed { .. }
        | H::ExtraCubes { .. }
        | H::CubesTaken { .. }
        | H::CubesMissing { .. }
        | H::CubeCame { .. }
        | H::CubeKnocked { .. }
        | H::SentUpAgain { .. }
        | H::Exploded { .. }
        | H::CubePutDown { .. }
        | H::ToAct { .. }
        | H::AbilityUsed { .. }
        | H::Passed { .. }
        | H::StrengthGained { .. }
        | H::CubeMoved { .. }
        | H::CubeRemoved { .. }
        | H::CardKept { .. }
        | H::BootyWon { .. }
        | H::GoodsGained { .. }
        | H::Stowed { .. }
        | H::Shifted { .. }
        | H::Unloaded { .. }
        | H::Damaged { .. }
        | H::StrengthCounted { .. }
        | H::Won { .. }
        | H::BuildingRemoved { .. }
        | H::TradeMode { .. }
        | H::DamageSpared { .. }
        | H::EncounterWon { .. }
        | H::EncounterBuried { .. }
        | H::UpgradeInstalled { .. }
        | H::LegendGrew { .. }
        | H::SeaDogsGrew { .. }
        | H::Achieved { .. }
        | H::Sank { .. }
        | H::CubesReturned { .. }
        | H::BattleEnded
        | H::TurnEnded
        | H::FirstPlayer { .. }
        | H::DockStocked { .. }
        | H::LevelUpGranted { .. }
        | H::TurnBegan { .. }
        | H::LevelUpLapsed { .. }
        | H::ModeChosen { .. }
        | H::SailsLowered { .. }
        | H::CardsDiscarded { .. }
        | H::DrawDue { .. }
        | H::LastTurns { .. }
        | H::LastTurnTaken { .. }
        | H::Loaded { .. }
        | H::Landed { .. }
        | H::Paid { .. }
        | H::Gained { .. }
        | H::SentAshore { .. }
        | H::Produced { .. }
        | H::SailsRaised { .. }
        | H::Sailed { .. }
        | H::Stopped { .. }
        | H::Repaired { .. }
        | H::Employed { .. }
        | H::TokenUsed { .. }
        | H::CoastRunnerBegan { .. }
        | H::WakeBegan { .. }
        | H::FortsIgnored { .. }
        | H::FlagCopied { .. }
        | H::IslandPassed { .. }
        | H::WakeBurned { .. }
        | H::NothingTaken { .. }
        | H::NobodyLevelled { .. }
        | H::UpgradeReturned { .. }
        | H::Scored { .. }
        | H::IslandScored { .. }
        | H::TieToBreak { .. }
        | H::TieCounted { .. }
        | H::GameWon { .. }
        | H::InfluencePlaced { .. }
        | H::InfluenceLost { .. }
        | H::ControlChanged { .. }
        | H::PermanentPlaced { .. }
        | H::BuildingReturned { .. }
        | H::Built { .. }
        | H::ExplorerGrew { .. }
        | H::ExplorerGivenUp { .. }
        | H::RulingProposed { .. }
        | H::RulingAgreed { .. }
        | H::RulingRefused { .. }
        | H::SetRight { .. } => Secrecy::Open,
        H::EncounterTurned { .. }
        | H::CubesDropped { .. }
        | H::Explored { .. }
        | H::AdvancementTaken { .. }
        | H::BonusDealt { .. } => Secrecy::Shows,
        H::LevelledUp { .. }
        | H::CardPlayed { .. }
        | H::BoxFilled { .. }
        | H::Bought { .. }
        | H::Sleeved { .. }
        | H::BonusKept { .. } => Secrecy::Kept,
        H::CardDrawn { .. } | H::DeckShuffled { .. } | H::OceanLaid { .. } | H::CardLaid { .. } => Secrecy::ShowsInPart,
    }
}
