//! The end of a game in words: what everything brought, and who has won.

use super::things::{colour, place, printed};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::happenings::Happening;
use crate::rules::dead_reckoning::scoring::{Category, Standing};

/// One happening, if it is one of these.
#[must_use]
pub fn happening(told: &Happening) -> Option<Fact> {
    use Happening as H;
    let counted = |by: &Colour, count: i64| -> Fact { key::DrScorePart { by: colour(*by), count }.into() };
    Some(match told {
        H::Scored { category: what, gold } => {
            let all = list(gold.iter().map(|(by, gold)| counted(by, i64::from(*gold))));
            key::DrToldScored { category: Arg::key(category(*what)), all }.into()
        }
        H::IslandScored { island, at, standings } => {
            let all = list(standings.iter().map(standing));
            key::DrToldIslandScored { island: printed(&String::from(*island)), place: place(*at), all }.into()
        }
        H::TieToBreak { cannons } => {
            let all = list(cannons.iter().map(|(by, cubes)| counted(by, i64::from(*cubes))));
            key::DrToldTieToBreak { all }.into()
        }
        H::TieCounted { strength, .. } => {
            let all = list(strength.iter().map(|(by, strength)| counted(by, i64::from(*strength))));
            key::DrToldTieCounted { all }.into()
        }
        H::GameWon { by, gold } => key::DrToldGameWon { by: colour(*by), gold: *gold }.into(),
        _ => return None,
    })
}

/// What gold comes from at the end.
#[must_use]
pub const fn category(category: Category) -> &'static str {
    match category {
        Category::Achievements => key::DR_SCORE_ACHIEVEMENTS,
        Category::Bonus => key::DR_SCORE_BONUS,
        Category::Coins => key::DR_SCORE_COINS,
        Category::Buildings => key::DR_SCORE_BUILDINGS,
        Category::Advancements => key::DR_SCORE_ADVANCEMENTS,
        Category::Upgrades => key::DR_SCORE_UPGRADES,
        Category::AtEnd => key::DR_SCORE_AT_END,
        Category::Islands => key::DR_SCORE_ISLANDS,
    }
}

/// Who stands where on an island; the imaginary player is the empty slots.
fn standing(standing: &Standing) -> Fact {
    let (rank, cubes, gold) = (standing.rank, standing.cubes, standing.gold);
    match standing.who {
        Some(by) => key::DrScoreStanding { rank, by: colour(by), cubes, gold }.into(),
        None => key::DrScoreEmptySlots { rank, cubes }.into(),
    }
}

/// One after the other.
fn list(all: impl Iterator<Item = Fact>) -> Fact {
    let both = |one: Fact, other: Fact| key::DrPartsBoth { one, other }.into();
    all.reduce(both).unwrap_or_else(|| key::DR_PART_NOTHING.into())
}
