//! What happened in a battle, in words: one sentence a happening.

use super::things::{building, card, colour, good, kind, lie, phase, printed, zone};
use super::{advancements, islands, umpire, voyage};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::duel::Target;
use crate::rules::dead_reckoning::happenings::{Extra, Happening, Levelling, Stow};
use crate::rules::dead_reckoning::phase::Phase;
use crate::rules::dead_reckoning::printed::things::Achievement;

fn count(list: &[impl Sized]) -> i64 {
    i64::try_from(list.len()).unwrap_or(i64::MAX)
}

/// One happening.
#[must_use]
pub fn happening(told: &Happening) -> Fact {
    use Happening as H;
    match told {
        H::Declared { by, target, .. } => match target {
            Target::Merchant => key::DrToldAttackMerchant { by: colour(*by) }.into(),
            Target::Ship(enemy) => key::DrToldAttackShip { by: colour(*by), enemy: colour(*enemy) }.into(),
            Target::Building(what) => key::DrToldAttackBuilding { by: colour(*by), building: building(*what) }.into(),
        },
        H::EncounterTurned { merchant, cubes } => {
            key::DrToldEncounterTurned { merchant: kind(merchant.kind), cubes: *cubes }.into()
        }
        H::PhaseBegan { phase: Phase::Over } => key::DR_TOLD_OVER.into(),
        H::PhaseBegan { phase: next } => key::DrToldPhase { phase: Arg::key(phase(*next)) }.into(),
        H::CardPlayed { by, card: played } => key::DrToldCardPlayed { by: colour(*by), card: card(played.id) }.into(),
        H::LevelledUp { by, card: Some(id), level: Some(level), .. } => {
            key::DrToldLevelledUp { by: colour(*by), card: card(*id), level: *level }.into()
        }
        H::LevelledUp { by, why: Levelling::Bottom, .. } => key::DrToldLevelledUpInTheDeck { by: colour(*by) }.into(),
        H::LevelledUp { by, .. } => key::DrToldLevelledUpSecretly { by: colour(*by) }.into(),
        H::Rearranged { by, .. } => key::DrToldRearranged { by: colour(*by) }.into(),
        H::Jettisoned { by, goods, .. } => {
            key::DrToldJettisoned { by: colour(*by), cargo: goods.cargo, gold: goods.gold }.into()
        }
        H::Committed { by, cannons } => {
            let all: i64 = cannons.iter().map(|(_, count)| i64::from(*count)).sum();
            key::DrToldCommitted { by: colour(*by), cannons: all }.into()
        }
        H::ExtraCubes { by, count, why } => {
            let (by, count) = (colour(*by), *count);
            match why {
                Extra::Buildings => key::DrToldExtraBuildings { by, count }.into(),
                Extra::Harbour => key::DrToldExtraHarbour { by, count }.into(),
                Extra::LastTurn => key::DrToldExtraLastTurn { by, count }.into(),
                Extra::Merchant => key::DrToldExtraMerchant { by, count }.into(),
                Extra::Defence => key::DrToldExtraDefence { by, count }.into(),
                Extra::Explosion => key::DrToldExtraExplosion { by, count }.into(),
                Extra::Ability => key::DrToldExtraAbility { by, count }.into(),
            }
        }
        H::CubesTaken { by, count, from: None } => key::DrToldCubesTaken { by: colour(*by), count: *count }.into(),
        H::CubesTaken { by, count, .. } => key::DrToldCubesBorrowed { by: colour(*by), count: *count }.into(),
        H::CubesMissing { by, count } => key::DrToldCubesMissing { by: colour(*by), count: *count }.into(),
        H::CubesDropped { fresh, .. } => key::DrToldCubesDropped { count: count(fresh) }.into(),
        H::CubeCame { of: whose, lie: at, .. } => key::DrToldCubeCame { by: colour(*whose), zone: lie(*at) }.into(),
        H::CubeKnocked { of: whose, from, to, .. } => {
            key::DrToldCubeKnocked { by: colour(*whose), from: lie(*from), to: lie(*to) }.into()
        }
        H::SentUpAgain { cubes } => key::DrToldSentUpAgain { count: count(cubes) }.into(),
        H::Exploded { cubes } => key::DrToldExploded { count: count(cubes) }.into(),
        H::CubePutDown { of: whose, zone: at, .. } => {
            key::DrToldCubePutDown { by: colour(*whose), zone: zone(*at) }.into()
        }
        H::ToAct { by } => key::DrToldToAct { by: colour(*by) }.into(),
        H::AbilityUsed { by, card: id, .. } => key::DrToldAbilityUsed { by: colour(*by), card: card(*id) }.into(),
        H::Passed { by, forced: false } => key::DrToldPassed { by: colour(*by) }.into(),
        H::Passed { by, forced: true } => key::DrToldPassedPerforce { by: colour(*by) }.into(),
        H::StrengthGained { by, count } => key::DrToldStrengthGained { by: colour(*by), count: *count }.into(),
        H::CubeMoved { of: whose, from, to, .. } => {
            key::DrToldCubeMoved { by: colour(*whose), from: zone(*from), to: zone(*to) }.into()
        }
        H::CubeRemoved { of: whose, zone: at, .. } => {
            key::DrToldCubeRemoved { by: colour(*whose), zone: zone(*at) }.into()
        }
        _ => outcome(told),
    }
}

/// Booty, damage, the winner and the outcome.
fn outcome(told: &Happening) -> Fact {
    use Happening as H;
    match told {
        H::DeckShuffled { by, .. } => key::DrToldDeckShuffled { by: colour(*by) }.into(),
        H::CardDrawn { by, card: Some(drawn), .. } => {
            key::DrToldCardDrawn { by: colour(*by), card: card(drawn.id) }.into()
        }
        H::CardDrawn { by, card: None, .. } => key::DrToldCardDrawnSecretly { by: colour(*by) }.into(),
        H::CardKept { by } => key::DrToldCardKept { by: colour(*by) }.into(),
        H::BootyWon { by, zone: at, goods } => {
            key::DrToldBooty { by: colour(*by), zone: zone(*at), cargo: goods.cargo, gold: goods.gold }.into()
        }
        H::GoodsGained { by, goods } => {
            key::DrToldGoodsGained { by: colour(*by), cargo: goods.cargo, gold: goods.gold }.into()
        }
        H::Stowed { by, good: what, to } => {
            let (by, good) = (colour(*by), good(*what));
            match to {
                Stow::Hold(_) => key::DrToldStowedAboard { by, good }.into(),
                Stow::Island => key::DrToldStowedAshore { by, good }.into(),
                Stow::Harbour => key::DrToldStowedAtHome { by, good }.into(),
                Stow::Supply => key::DrToldNotStowed { by, good }.into(),
            }
        }
        H::Shifted { by, good: what, .. } => key::DrToldShifted { by: colour(*by), good: good(*what) }.into(),
        H::Unloaded { by, good: what, .. } => key::DrToldUnloaded { by: colour(*by), good: good(*what) }.into(),
        H::Damaged { ship, count, .. } => key::DrToldDamaged { by: colour(*ship), count: *count }.into(),
        H::StrengthCounted { active, other } => key::DrToldStrengthCounted { active: *active, other: *other }.into(),
        H::Won { by, tie: false } => key::DrToldWon { by: colour(*by) }.into(),
        H::Won { by, .. } => key::DrToldWonOnATie { by: colour(*by) }.into(),
        H::BuildingRemoved { building: what, .. } => key::DrToldBuildingRemoved { building: building(*what) }.into(),
        H::TradeMode { ship } => key::DrToldTradeMode { by: colour(*ship) }.into(),
        H::DamageSpared { ship, count } => key::DrToldDamageSpared { by: colour(*ship), count: *count }.into(),
        H::EncounterWon { by, .. } => key::DrToldEncounterWon { by: colour(*by) }.into(),
        H::EncounterBuried { .. } => key::DR_TOLD_ENCOUNTER_BURIED.into(),
        H::UpgradeInstalled { by, token, .. } => key::DrToldUpgrade { by: colour(*by), upgrade: printed(token) }.into(),
        H::LegendGrew { by, wins, .. } => key::DrToldLegend { by: colour(*by), wins: *wins }.into(),
        H::SeaDogsGrew { by, sailors, .. } => key::DrToldSeaDogs { by: colour(*by), sailors: *sailors }.into(),
        H::Achieved { by, what } => {
            let by = colour(*by);
            match what {
                Achievement::Legend => key::DrToldAchievedLegend { by }.into(),
                Achievement::TerrorOfTheSeas => key::DrToldAchievedTerror { by }.into(),
                Achievement::Capitalist => key::DrToldAchievedCapitalist { by }.into(),
                Achievement::SeaDogs => key::DrToldAchievedSeaDogs { by }.into(),
                Achievement::FirstRateShip => key::DrToldAchievedFirstRate { by }.into(),
                Achievement::Builder => key::DrToldAchievedBuilder { by }.into(),
                Achievement::Settler => key::DrToldAchievedSettler { by }.into(),
                Achievement::Explorer => key::DrToldAchievedExplorer { by }.into(),
                Achievement::MasterTrader => key::DrToldAchievedMasterTrader { by }.into(),
            }
        }
        H::Sank { ship, from_ship, from_chest, .. } => {
            key::DrToldSank { by: colour(*ship), gold: from_ship.saturating_add(*from_chest) }.into()
        }
        H::CubesReturned { of: whose, count } => key::DrToldCubesReturned { by: colour(*whose), count: *count }.into(),
        H::BattleEnded => key::DR_TOLD_BATTLE_ENDED.into(),
        _ => advancements::happening(told)
            .or_else(|| islands::happening(told))
            .or_else(|| umpire::happening(told))
            .unwrap_or_else(|| voyage::happening(told)),
    }
}
