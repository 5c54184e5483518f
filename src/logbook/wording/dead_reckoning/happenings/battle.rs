//! A battle in words, what comes of it, and what counts towards the marks.

use super::count;
use crate::logbook::wording::dead_reckoning::things::{building, card, colour, kind, lie, zone};
use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::duel::Target;
use crate::rules::dead_reckoning::happenings::{Battle, Cubes, Extra, Marks, Outcome};
use crate::rules::dead_reckoning::printed::things::Achievement;

/// A battle, up to its winner.
pub(super) fn battle(told: &Battle) -> Fact {
    use Battle as H;
    match *told {
        H::Declared { by, target, .. } => match target {
            Target::Merchant => key::DrToldAttackMerchant { by: colour(by) }.into(),
            Target::Ship(enemy) => key::DrToldAttackShip { by: colour(by), enemy: colour(enemy) }.into(),
            Target::Building(what) => key::DrToldAttackBuilding { by: colour(by), building: building(what) }.into(),
        },
        H::EncounterTurned { merchant, cubes } => {
            key::DrToldEncounterTurned { merchant: kind(merchant.kind), cubes }.into()
        }
        H::Committed { by, ref cannons } => {
            let all: i64 = cannons.iter().map(|(_, count)| i64::from(*count)).sum();
            key::DrToldCommitted { by: colour(by), cannons: all }.into()
        }
        H::ExtraCubes { by, count, why } => {
            let by = colour(by);
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
        H::CubesTaken { by, count, from: None } => key::DrToldCubesTaken { by: colour(by), count }.into(),
        H::CubesTaken { by, count, .. } => key::DrToldCubesBorrowed { by: colour(by), count }.into(),
        H::CubesMissing { by, count } => key::DrToldCubesMissing { by: colour(by), count }.into(),
        H::ToAct { by } => key::DrToldToAct { by: colour(by) }.into(),
        H::AbilityUsed { by, card: id, .. } => key::DrToldAbilityUsed { by: colour(by), card: card(id) }.into(),
        H::Passed { by, forced: false } => key::DrToldPassed { by: colour(by) }.into(),
        H::Passed { by, forced: true } => key::DrToldPassedPerforce { by: colour(by) }.into(),
        H::StrengthGained { by, count } => key::DrToldStrengthGained { by: colour(by), count }.into(),
        H::StrengthCounted { active, other } => key::DrToldStrengthCounted { active, other }.into(),
        H::Won { by, tie: false } => key::DrToldWon { by: colour(by) }.into(),
        H::Won { by, .. } => key::DrToldWonOnATie { by: colour(by) }.into(),
        H::CubesReturned { of: whose, count } => key::DrToldCubesReturned { by: colour(whose), count }.into(),
        H::BattleEnded => key::DR_TOLD_BATTLE_ENDED.into(),
    }
}

/// Cubes in tower and tray.
pub(super) fn cubes(told: &Cubes) -> Fact {
    use Cubes as H;
    match *told {
        H::CubesDropped { ref fresh, .. } => key::DrToldCubesDropped { count: count(fresh) }.into(),
        H::CubeCame { of: whose, lie: at, .. } => key::DrToldCubeCame { by: colour(whose), zone: lie(at) }.into(),
        H::CubeKnocked { of: whose, from, to, .. } => {
            key::DrToldCubeKnocked { by: colour(whose), from: lie(from), to: lie(to) }.into()
        }
        H::SentUpAgain { ref cubes } => key::DrToldSentUpAgain { count: count(cubes) }.into(),
        H::Exploded { ref cubes } => key::DrToldExploded { count: count(cubes) }.into(),
        H::CubePutDown { of: whose, zone: at, .. } => {
            key::DrToldCubePutDown { by: colour(whose), zone: zone(at) }.into()
        }
        H::CubeMoved { of: whose, from, to, .. } => {
            key::DrToldCubeMoved { by: colour(whose), from: zone(from), to: zone(to) }.into()
        }
        H::CubeRemoved { of: whose, zone: at, .. } => {
            key::DrToldCubeRemoved { by: colour(whose), zone: zone(at) }.into()
        }
    }
}

/// What comes of a battle.
pub(super) fn outcome(told: &Outcome) -> Fact {
    use Outcome as H;
    match *told {
        H::Damaged { ship, count, .. } => key::DrToldDamaged { by: colour(ship), count }.into(),
        H::BuildingRemoved { building: what, .. } => key::DrToldBuildingRemoved { building: building(what) }.into(),
        H::TradeMode { ship } => key::DrToldTradeMode { by: colour(ship) }.into(),
        H::DamageSpared { ship, count } => key::DrToldDamageSpared { by: colour(ship), count }.into(),
        H::EncounterWon { by, .. } => key::DrToldEncounterWon { by: colour(by) }.into(),
        H::EncounterBuried { .. } => key::DR_TOLD_ENCOUNTER_BURIED.into(),
        H::Sank { ship, from_ship, from_chest, .. } => {
            key::DrToldSank { by: colour(ship), gold: from_ship.saturating_add(from_chest) }.into()
        }
    }
}

/// What counts towards the marks.
pub(super) fn marks(told: &Marks) -> Fact {
    use Marks as H;
    match *told {
        H::LegendGrew { by, wins, .. } => key::DrToldLegend { by: colour(by), wins }.into(),
        H::SeaDogsGrew { by, sailors, .. } => key::DrToldSeaDogs { by: colour(by), sailors }.into(),
        H::Achieved { by, what } => {
            let by = colour(by);
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
        H::ExplorerGrew { by, tiles, goal, .. } => key::DrToldExplorer { by: colour(by), tiles, goal }.into(),
        H::ExplorerGivenUp { by, .. } => key::DrToldExplorerGivenUp { by: colour(by) }.into(),
    }
}
