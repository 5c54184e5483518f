//! A voyage in words: turns, the ship, goods, sailors, islands, the end.

use crate::logbook::wording::dead_reckoning::end::{category, counted, list, standing};
use crate::logbook::wording::dead_reckoning::things::{
    building, card, colour, good, kind, phase, place, printed, zone,
};
use crate::logbook::wording::dead_reckoning::umpire::amendment;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::goods::Goods;
use crate::rules::dead_reckoning::happenings::{
    Advancements, End, Islands, Levelling, Sailing, Sailors, SettingOut, Stow, Stowing, Turns, Umpire,
};
use crate::rules::dead_reckoning::phase::Phase;

/// Setting out.
pub(super) fn setting_out(told: &SettingOut) -> Fact {
    use SettingOut as H;
    match *told {
        H::OceanLaid { .. } => key::DR_TOLD_OCEAN_LAID.into(),
        H::BoxFilled { row, .. } => key::DrToldBoxFilled { row }.into(),
        H::CardLaid { at, card, .. } => key::DrToldCardLaid { place: place(at), card: kind(card.kind) }.into(),
        H::BonusDealt { by, .. } => key::DrToldBonusDealt { by: colour(by) }.into(),
        H::BonusKept { by, .. } => key::DrToldBonusKept { by: colour(by) }.into(),
        H::FirstPlayer { by } => key::DrToldFirstPlayer { by: colour(by) }.into(),
        H::DockStocked { by, cargo } => key::DrToldDockStocked { by: colour(by), cargo }.into(),
        H::LevelUpGranted { by } => key::DrToldLevelUpGranted { by: colour(by) }.into(),
    }
}

/// The round of turns.
pub(super) fn turns(told: &Turns) -> Fact {
    use Turns as H;
    match *told {
        H::PhaseBegan { phase: Phase::Over } => key::DR_TOLD_OVER.into(),
        H::PhaseBegan { phase: next } => key::DrToldPhase { phase: Arg::key(phase(next)) }.into(),
        H::TurnBegan { by } => key::DrToldTurnBegan { by: colour(by) }.into(),
        H::TurnEnded => key::DR_TOLD_TURN_ENDED.into(),
        H::LevelUpLapsed { by } => key::DrToldLevelUpLapsed { by: colour(by) }.into(),
        H::ModeChosen { by, pirate: true } => key::DrToldPirateMode { by: colour(by) }.into(),
        H::ModeChosen { by, pirate: false } => key::DrToldTrader { by: colour(by) }.into(),
        H::SailsLowered { by } => key::DrToldSailsLowered { by: colour(by) }.into(),
        H::CardsDiscarded { by } => key::DrToldCardsDiscarded { by: colour(by) }.into(),
        H::DrawDue { by, count, bonus, limit, held } => {
            key::DrToldDrawDue { by: colour(by), count, bonus, limit, held }.into()
        }
        H::LastTurns { by } => key::DrToldLastTurns { by: colour(by) }.into(),
        H::LastTurnTaken { by } => key::DrToldLastTurnTaken { by: colour(by) }.into(),
    }
}

/// Sails, movement, abilities of the main phase.
pub(super) fn sailing(told: &Sailing) -> Fact {
    use Sailing as H;
    match *told {
        H::SailsRaised { by, sails, .. } => key::DrToldSailsRaised { by: colour(by), sails }.into(),
        H::Sailed { by, to, .. } => key::DrToldSailed { by: colour(by), place: place(to) }.into(),
        H::Stopped { by, at } => key::DrToldStopped { by: colour(by), place: place(at) }.into(),
        H::Explored { by, at, .. } => key::DrToldExplored { by: colour(by), place: place(at) }.into(),
        H::Repaired { by, count } => key::DrToldRepaired { by: colour(by), count }.into(),
        H::Employed { by, ability, .. } => key::DrToldAbilityUsed { by: colour(by), card: card(ability.card) }.into(),
        H::TokenUsed { by, ref token, .. } => key::DrToldTokenUsed { by: colour(by), upgrade: printed(token) }.into(),
        H::CoastRunnerBegan { by, row } => key::DrToldCoastRunner { by: colour(by), row }.into(),
        H::WakeBegan { by, .. } => key::DrToldWake { by: colour(by) }.into(),
        H::FlagCopied { by } => key::DrToldFlagCopied { by: colour(by) }.into(),
        H::FortsIgnored { by } => key::DrToldFortsIgnored { by: colour(by) }.into(),
        H::IslandPassed { by, at, .. } => key::DrToldIslandPassed { by: colour(by), place: place(at) }.into(),
        H::WakeBurned { by, at, .. } => key::DrToldWakeBurned { by: colour(by), place: place(at) }.into(),
    }
}

/// Goods.
pub(super) fn stowing(told: &Stowing) -> Fact {
    use Stowing as H;
    match *told {
        H::Rearranged { by, .. } => key::DrToldRearranged { by: colour(by) }.into(),
        H::Jettisoned { by, goods, .. } => {
            key::DrToldJettisoned { by: colour(by), cargo: goods.cargo, gold: goods.gold }.into()
        }
        H::BootyWon { by, zone: at, goods } => {
            key::DrToldBooty { by: colour(by), zone: zone(at), cargo: goods.cargo, gold: goods.gold }.into()
        }
        H::GoodsGained { by, goods } => {
            key::DrToldGoodsGained { by: colour(by), cargo: goods.cargo, gold: goods.gold }.into()
        }
        H::Stowed { by, good: what, to } => {
            let (by, good) = (colour(by), good(what));
            match to {
                Stow::Hold(_) => key::DrToldStowedAboard { by, good }.into(),
                Stow::Island => key::DrToldStowedAshore { by, good }.into(),
                Stow::Harbour => key::DrToldStowedAtHome { by, good }.into(),
                Stow::Supply => key::DrToldNotStowed { by, good }.into(),
            }
        }
        H::Shifted { by, good: what, .. } => key::DrToldShifted { by: colour(by), good: good(what) }.into(),
        H::Unloaded { by, good: what, .. } => key::DrToldUnloaded { by: colour(by), good: good(what) }.into(),
        H::Loaded { by, ref holds, .. } => {
            let Goods { cargo, gold } = holds.values().sum();
            key::DrToldLoaded { by: colour(by), cargo, gold }.into()
        }
        H::Landed { by, ref holds, .. } => {
            let Goods { cargo, gold } = holds.values().sum();
            key::DrToldLanded { by: colour(by), cargo, gold }.into()
        }
        H::Paid { by, ref split } => {
            let Goods { cargo, gold } = split.sum();
            key::DrToldPaid { by: colour(by), cargo, gold }.into()
        }
        H::Gained { by, ref split } => {
            let Goods { cargo, gold } = split.sum();
            key::DrToldGoodsGained { by: colour(by), cargo, gold }.into()
        }
        H::SentAshore { by, at, goods: Goods { cargo, gold } } => {
            key::DrToldSentAshore { by: colour(by), place: place(at), cargo, gold }.into()
        }
        H::Produced { by, at, goods: Goods { cargo, gold } } => {
            key::DrToldProduced { by: colour(by), place: place(at), cargo, gold }.into()
        }
    }
}

/// Sailors and their decks.
pub(super) fn sailors(told: &Sailors) -> Fact {
    use Sailors as H;
    match *told {
        H::CardPlayed { by, card: ref played } => {
            key::DrToldCardPlayed { by: colour(by), card: card(played.id) }.into()
        }
        H::LevelledUp { by, card: Some(id), level: Some(level), .. } => {
            key::DrToldLevelledUp { by: colour(by), card: card(id), level }.into()
        }
        H::LevelledUp { by, why: Levelling::Bottom, .. } => key::DrToldLevelledUpInTheDeck { by: colour(by) }.into(),
        H::LevelledUp { by, .. } => key::DrToldLevelledUpSecretly { by: colour(by) }.into(),
        H::DeckShuffled { by, .. } => key::DrToldDeckShuffled { by: colour(by) }.into(),
        H::CardDrawn { by, card: Some(ref drawn), .. } => {
            key::DrToldCardDrawn { by: colour(by), card: card(drawn.id) }.into()
        }
        H::CardDrawn { by, card: None, .. } => key::DrToldCardDrawnSecretly { by: colour(by) }.into(),
        H::CardKept { by } => key::DrToldCardKept { by: colour(by) }.into(),
        H::NobodyLevelled { by } => key::DrToldNobodyLevelled { by: colour(by) }.into(),
    }
}

/// Advancements and upgrades.
pub(super) fn advancements(told: &Advancements) -> Fact {
    use Advancements as H;
    match *told {
        H::UpgradeInstalled { by, ref token, .. } => {
            key::DrToldUpgrade { by: colour(by), upgrade: printed(token) }.into()
        }
        H::Bought { by, card, .. } if card.prize => {
            key::DrToldBought { by: colour(by), advancement: kind(card.card.kind) }.into()
        }
        H::Bought { by, card, .. } => key::DrToldTraded { by: colour(by), advancement: kind(card.card.kind) }.into(),
        H::Sleeved { by, advancement, card: into } => {
            let advancement = kind(advancement.card.kind);
            key::DrToldSleeved { by: colour(by), advancement, card: card(into) }.into()
        }
        H::AdvancementTaken { by, row, card } => {
            key::DrToldAdvancementTaken { by: colour(by), advancement: kind(card.kind), row }.into()
        }
        H::NothingTaken { by, row } => key::DrToldNothingTaken { by: colour(by), row }.into(),
        H::UpgradeReturned { by, ref token, .. } => {
            key::DrToldUpgradeReturned { by: colour(by), upgrade: printed(token) }.into()
        }
    }
}

/// Islands.
pub(super) fn islands(told: &Islands) -> Fact {
    use Islands as H;
    match *told {
        H::InfluencePlaced { by, at, instead_of: Some(other), .. } => {
            key::DrToldInfluenceReplaced { by: colour(by), place: place(at), other: colour(other) }.into()
        }
        H::InfluencePlaced { by, at, .. } => key::DrToldInfluencePlaced { by: colour(by), place: place(at) }.into(),
        H::InfluenceLost { by, count } => key::DrToldInfluenceLost { by: colour(by), count }.into(),
        H::ControlChanged { at, to: Some(by), .. } => {
            key::DrToldControlGained { by: colour(by), place: place(at) }.into()
        }
        H::ControlChanged { at, .. } => key::DrToldControlLost { place: place(at) }.into(),
        H::PermanentPlaced { by, at, .. } => key::DrToldPermanentPlaced { by: colour(by), place: place(at) }.into(),
        H::BuildingReturned { at, building: what } => {
            key::DrToldBuildingReturned { place: place(at), building: building(what) }.into()
        }
        H::Built { by, at, building: what } => {
            key::DrToldBuilt { by: colour(by), place: place(at), building: building(what) }.into()
        }
    }
}

/// What is set right by hand.
pub(super) fn umpire(told: &Umpire) -> Fact {
    use Umpire as H;
    match *told {
        H::RulingProposed { by, ref amendments } => {
            key::LogRulingProposed { side: colour(by), count: amendments.len() }.into()
        }
        H::RulingAgreed { by } => key::LogRulingAgreed { side: colour(by) }.into(),
        H::RulingRefused { by } => key::LogRulingRefused { side: colour(by) }.into(),
        H::SetRight { ref amendments } => {
            let both = |one: Fact, other: Fact| key::DuelBoth { one, other }.into();
            let what = amendments.iter().map(amendment).reduce(both);
            key::LogSetRight { what: what.unwrap_or_else(|| key::DR_PART_NOTHING.into()) }.into()
        }
    }
}

/// The end.
pub(super) fn end(told: &End) -> Fact {
    use End as H;
    match *told {
        H::Scored { category: what, ref gold } => {
            let all = list(gold.iter().map(|(by, gold)| counted(*by, (*gold).into())));
            key::DrToldScored { category: Arg::key(category(what)), all }.into()
        }
        H::IslandScored { island, at, ref standings } => {
            let all = list(standings.iter().map(standing));
            key::DrToldIslandScored { island: printed(&String::from(island)), place: place(at), all }.into()
        }
        H::TieToBreak { ref cannons } => {
            let all = list(cannons.iter().map(|(by, cubes)| counted(*by, (*cubes).into())));
            key::DrToldTieToBreak { all }.into()
        }
        H::TieCounted { ref strength, .. } => {
            let all = list(strength.iter().map(|(by, strength)| counted(*by, (*strength).into())));
            key::DrToldTieCounted { all }.into()
        }
        H::GameWon { by, gold } => key::DrToldGameWon { by: colour(by), gold }.into(),
    }
}
