//! What happened, in words: one sentence a happening, battle, turn and end alike.

use super::end::{category, counted, list, standing};
use super::things::{building, card, colour, good, kind, lie, phase, place, printed, zone};
use super::umpire::amendment;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::duel::Target;
use crate::rules::dead_reckoning::goods::Goods;
use crate::rules::dead_reckoning::happenings::{Extra, Happening, Levelling, Stow};
use crate::rules::dead_reckoning::phase::Phase;
use crate::rules::dead_reckoning::printed::things::Achievement;

fn count(list: &[impl Sized]) -> i64 {
    i64::try_from(list.len()).unwrap_or(i64::MAX)
}

/// One happening. Every one has an arm of its own: one that is new does not compile without a sentence.
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

        // ---- booty, damage, the winner and the outcome
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

        // ---- setting out and turns
        H::OceanLaid { .. } => key::DR_TOLD_OCEAN_LAID.into(),
        H::BoxFilled { row, .. } => key::DrToldBoxFilled { row: *row }.into(),
        H::CardLaid { at, card, .. } => key::DrToldCardLaid { place: place(*at), card: kind(card.kind) }.into(),
        H::BonusDealt { by, .. } => key::DrToldBonusDealt { by: colour(*by) }.into(),
        H::BonusKept { by, .. } => key::DrToldBonusKept { by: colour(*by) }.into(),
        H::FirstPlayer { by } => key::DrToldFirstPlayer { by: colour(*by) }.into(),
        H::DockStocked { by, cargo } => key::DrToldDockStocked { by: colour(*by), cargo: *cargo }.into(),
        H::LevelUpGranted { by } => key::DrToldLevelUpGranted { by: colour(*by) }.into(),
        H::TurnBegan { by } => key::DrToldTurnBegan { by: colour(*by) }.into(),
        H::TurnEnded => key::DR_TOLD_TURN_ENDED.into(),
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

        // ---- the ship: goods, sails, movement, abilities of the main phase
        H::Loaded { by, holds, .. } => {
            let Goods { cargo, gold } = holds.values().sum();
            key::DrToldLoaded { by: colour(*by), cargo, gold }.into()
        }
        H::Landed { by, holds, .. } => {
            let Goods { cargo, gold } = holds.values().sum();
            key::DrToldLanded { by: colour(*by), cargo, gold }.into()
        }
        H::Paid { by, split } => {
            let Goods { cargo, gold } = split.sum();
            key::DrToldPaid { by: colour(*by), cargo, gold }.into()
        }
        H::Gained { by, split } => {
            let Goods { cargo, gold } = split.sum();
            key::DrToldGoodsGained { by: colour(*by), cargo, gold }.into()
        }
        H::SentAshore { by, at, goods: Goods { cargo, gold } } => {
            key::DrToldSentAshore { by: colour(*by), place: place(*at), cargo: *cargo, gold: *gold }.into()
        }
        H::Produced { by, at, goods: Goods { cargo, gold } } => {
            key::DrToldProduced { by: colour(*by), place: place(*at), cargo: *cargo, gold: *gold }.into()
        }
        H::SailsRaised { by, sails, .. } => key::DrToldSailsRaised { by: colour(*by), sails: *sails }.into(),
        H::Sailed { by, to, .. } => key::DrToldSailed { by: colour(*by), place: place(*to) }.into(),
        H::Stopped { by, at } => key::DrToldStopped { by: colour(*by), place: place(*at) }.into(),
        H::Explored { by, at, .. } => key::DrToldExplored { by: colour(*by), place: place(*at) }.into(),
        H::Repaired { by, count } => key::DrToldRepaired { by: colour(*by), count: *count }.into(),
        H::Employed { by, ability, .. } => key::DrToldAbilityUsed { by: colour(*by), card: card(ability.card) }.into(),
        H::TokenUsed { by, token, .. } => key::DrToldTokenUsed { by: colour(*by), upgrade: printed(token) }.into(),
        H::CoastRunnerBegan { by, row } => key::DrToldCoastRunner { by: colour(*by), row: *row }.into(),
        H::WakeBegan { by, .. } => key::DrToldWake { by: colour(*by) }.into(),
        H::FlagCopied { by } => key::DrToldFlagCopied { by: colour(*by) }.into(),
        H::FortsIgnored { by } => key::DrToldFortsIgnored { by: colour(*by) }.into(),
        H::IslandPassed { by, at, .. } => key::DrToldIslandPassed { by: colour(*by), place: place(*at) }.into(),
        H::WakeBurned { by, at, .. } => key::DrToldWakeBurned { by: colour(*by), place: place(*at) }.into(),

        // ---- advancements, sailors and upgrades
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

        // ---- islands
        H::InfluencePlaced { by, at, instead_of: Some(other), .. } => {
            key::DrToldInfluenceReplaced { by: colour(*by), place: place(*at), other: colour(*other) }.into()
        }
        H::InfluencePlaced { by, at, .. } => key::DrToldInfluencePlaced { by: colour(*by), place: place(*at) }.into(),
        H::InfluenceLost { by, count } => key::DrToldInfluenceLost { by: colour(*by), count: *count }.into(),
        H::ControlChanged { at, to: Some(by), .. } => {
            key::DrToldControlGained { by: colour(*by), place: place(*at) }.into()
        }
        H::ControlChanged { at, .. } => key::DrToldControlLost { place: place(*at) }.into(),
        H::PermanentPlaced { by, at, .. } => key::DrToldPermanentPlaced { by: colour(*by), place: place(*at) }.into(),
        H::BuildingReturned { at, building: what } => {
            key::DrToldBuildingReturned { place: place(*at), building: building(*what) }.into()
        }
        H::Built { by, at, building: what } => {
            key::DrToldBuilt { by: colour(*by), place: place(*at), building: building(*what) }.into()
        }
        H::ExplorerGrew { by, tiles, goal, .. } => {
            key::DrToldExplorer { by: colour(*by), tiles: *tiles, goal: *goal }.into()
        }
        H::ExplorerGivenUp { by, .. } => key::DrToldExplorerGivenUp { by: colour(*by) }.into(),

        // ---- the end
        H::Scored { category: what, gold } => {
            let all = list(gold.iter().map(|(by, gold)| counted(*by, (*gold).into())));
            key::DrToldScored { category: Arg::key(category(*what)), all }.into()
        }
        H::IslandScored { island, at, standings } => {
            let all = list(standings.iter().map(standing));
            key::DrToldIslandScored { island: printed(&String::from(*island)), place: place(*at), all }.into()
        }
        H::TieToBreak { cannons } => {
            let all = list(cannons.iter().map(|(by, cubes)| counted(*by, (*cubes).into())));
            key::DrToldTieToBreak { all }.into()
        }
        H::TieCounted { strength, .. } => {
            let all = list(strength.iter().map(|(by, strength)| counted(*by, (*strength).into())));
            key::DrToldTieCounted { all }.into()
        }
        H::GameWon { by, gold } => key::DrToldGameWon { by: colour(*by), gold: *gold }.into(),

        // ---- the umpire
        H::RulingProposed { by, amendments } => {
            key::LogRulingProposed { side: colour(*by), count: amendments.len() }.into()
        }
        H::RulingAgreed { by } => key::LogRulingAgreed { side: colour(*by) }.into(),
        H::RulingRefused { by } => key::LogRulingRefused { side: colour(*by) }.into(),
        H::SetRight { amendments } => {
            let both = |one: Fact, other: Fact| key::DuelBoth { one, other }.into();
            let what = amendments.iter().map(amendment).reduce(both);
            key::LogSetRight { what: what.unwrap_or_else(|| key::DR_PART_NOTHING.into()) }.into()
        }
    }
}
