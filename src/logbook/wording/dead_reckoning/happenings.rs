//! Happenings in words: one sentence a happening, a ladder a chapter. A new one does not compile without a sentence.

use super::end::{counted, list, standing};
use super::things::{colour, printed, tile};
use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::amendments::Amendment;
use crate::rules::dead_reckoning::duel::Target;
use crate::rules::dead_reckoning::goods::Goods;
use crate::rules::dead_reckoning::happenings::{
    Advancements, Battle, Cubes, End, Extra, Happening, Islands, Levelling, Marks, Outcome, Sailing, Sailors,
    SettingOut, Stow, Stowing, Turns, Umpire,
};
use crate::rules::dead_reckoning::phase::Phase;
use crate::rules::dead_reckoning::printed::ids::Worn;
use crate::rules::dead_reckoning::printed::things::Achievement;

/// One happening.
#[must_use]
pub fn happening(told: &Happening) -> Fact {
    use Happening as H;
    match told {
        H::SettingOut(told) => key::dr_told_setting_out!(SettingOut, told),
        H::Turns(told) => key::dr_told_turns!(Turns, told),
        H::Sailing(told) => key::dr_told_sailing!(Sailing, told;
            Sailing::Employed { by, ability, .. } => key::DrToldAbilityUsed { by: *by, card: ability.card }.into(),
            Sailing::TokenUsed { by, token, .. } => key::DrToldTokenUsed { by: *by, upgrade: printed(token) }.into(),
        ),
        H::Stowing(told) => key::dr_told_stowing!(Stowing, told;
            Stowing::Loaded { by, holds, .. } => {
                let Goods { cargo, gold } = holds.values().sum();
                key::DrToldLoaded { by: *by, cargo, gold }.into()
            }
            Stowing::Landed { by, holds, .. } => {
                let Goods { cargo, gold } = holds.values().sum();
                key::DrToldLanded { by: *by, cargo, gold }.into()
            }
            Stowing::Paid { by, split } => {
                let Goods { cargo, gold } = split.sum();
                key::DrToldPaid { by: *by, cargo, gold }.into()
            }
            Stowing::Gained { by, split } => {
                let Goods { cargo, gold } = split.sum();
                key::DrToldGoodsGained { by: *by, cargo, gold }.into()
            }
        ),
        H::Sailors(told) => key::dr_told_sailors!(Sailors, told),
        H::Advancements(told) => key::dr_told_advancements!(Advancements, told;
            Advancements::UpgradeInstalled { by, token, .. } => {
                key::DrToldUpgrade { by: *by, upgrade: printed(token) }.into()
            }
            Advancements::UpgradeReturned { by, token, .. } => {
                key::DrToldUpgradeReturned { by: *by, upgrade: printed(token) }.into()
            }
        ),
        H::Islands(told) => key::dr_told_islands!(Islands, told),
        H::Battle(told) => key::dr_told_battle!(Battle, told;
            Battle::Committed { by, cannons } => {
                let all: i64 = cannons.iter().map(|(_, count)| i64::from(*count)).sum();
                key::DrToldCommitted { by: *by, cannons: all }.into()
            }
        ),
        H::Cubes(told) => key::dr_told_cubes!(Cubes, told;
            Cubes::CubesDropped { fresh, .. } => key::DrToldCubesDropped { count: fresh.len() }.into(),
            Cubes::SentUpAgain { cubes } => key::DrToldSentUpAgain { count: cubes.len() }.into(),
            Cubes::Exploded { cubes } => key::DrToldExploded { count: cubes.len() }.into(),
        ),
        H::Outcome(told) => key::dr_told_outcome!(Outcome, told;
            Outcome::Sank { ship, from_ship, from_chest, .. } => {
                key::DrToldSank { by: *ship, gold: from_ship.saturating_add(*from_chest) }.into()
            }
        ),
        H::Marks(told) => key::dr_told_marks!(Marks, told),
        H::Umpire(told) => umpire(told),
        H::End(told) => end(told),
    }
}

/// Says a ruling.
fn umpire(told: &Umpire) -> Fact {
    match told {
        Umpire::RulingProposed { by, amendments } => {
            key::LogRulingProposed { side: *by, count: amendments.len() }.into()
        }
        Umpire::RulingAgreed { by } => key::LogRulingAgreed { side: *by }.into(),
        Umpire::RulingRefused { by } => key::LogRulingRefused { side: *by }.into(),
        Umpire::SetRight { amendments } => {
            let both = |one: Fact, other: Fact| key::DuelBoth { one, other }.into();
            let what = amendments.iter().map(amendment).reduce(both);
            key::LogSetRight { what: what.unwrap_or_else(|| key::DR_PART_NOTHING.into()) }.into()
        }
    }
}

/// One thing that is set right.
#[must_use]
pub fn amendment(amendment: &Amendment) -> Fact {
    key::dr_ruling!(Amendment, amendment)
}

/// The end.
fn end(told: &End) -> Fact {
    match told {
        End::Scored { category, gold } => {
            let all = list(gold.iter().map(|(by, gold)| counted(*by, (*gold).into())));
            key::DrToldScored { category: *category, all }.into()
        }
        End::IslandScored { island, at, standings } => {
            let all = list(standings.iter().map(standing));
            key::DrToldIslandScored { island: tile(*island), place: *at, all }.into()
        }
        End::TieToBreak { cannons } => {
            let all = list(cannons.iter().map(|(by, cubes)| counted(*by, (*cubes).into())));
            key::DrToldTieToBreak { all }.into()
        }
        End::TieCounted { strength, .. } => {
            let all = list(strength.iter().map(|(by, strength)| counted(*by, (*strength).into())));
            key::DrToldTieCounted { all }.into()
        }
        End::GameWon { by, gold } => key::DrToldGameWon { by: colour(*by), gold: *gold }.into(),
    }
}
