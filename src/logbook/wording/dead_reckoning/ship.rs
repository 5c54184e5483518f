//! What a ship does between battles, in words: goods, sails, movement, abilities of the main phase; and why it cannot.

use super::things::{card, colour, place, printed};
use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::goods::Goods;
use crate::rules::dead_reckoning::happenings::Happening;
use crate::rules::dead_reckoning::refusals::Objection;

/// One happening, if it is one of these.
#[must_use]
pub fn happening(told: &Happening) -> Option<Fact> {
    use Happening as H;
    Some(match told {
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
        _ => return None,
    })
}

/// What a rule has against an order, if it is one of these.
#[must_use]
pub fn objection(why: Objection) -> Option<Fact> {
    use Objection as O;
    Some(match why {
        O::AtTheEnd => key::REFUSAL_DR_AT_THE_END.into(),
        O::AtSeaOnly => key::REFUSAL_DR_AT_SEA_ONLY.into(),
        O::BeforeMoving => key::REFUSAL_DR_BEFORE_MOVING.into(),
        O::CannonsOnCard { cannons } => key::RefusalDrCannonsOnCard { cannons }.into(),
        O::Explored => key::REFUSAL_DR_EXPLORED.into(),
        O::HarbourOnly => key::REFUSAL_DR_HARBOUR_ONLY.into(),
        O::Laden => key::REFUSAL_DR_LADEN.into(),
        O::NoAbility => key::REFUSAL_DR_NO_ABILITY.into(),
        O::NoCopy => key::REFUSAL_DR_NO_COPY.into(),
        O::NoGoods => key::REFUSAL_DR_NO_GOODS.into(),
        O::NoIsland => key::REFUSAL_DR_NO_ISLAND.into(),
        O::NoOption => key::REFUSAL_DR_NO_OPTION.into(),
        O::NotNextDoor => key::REFUSAL_DR_NOT_NEXT_DOOR.into(),
        O::NotThere => key::REFUSAL_DR_NOT_THERE.into(),
        O::NotYourIsland => key::REFUSAL_DR_NOT_YOUR_ISLAND.into(),
        O::OtherPlace => key::REFUSAL_DR_OTHER_PLACE.into(),
        O::PaidElsewhere => key::REFUSAL_DR_PAID_ELSEWHERE.into(),
        O::PortOnly => key::REFUSAL_DR_PORT_ONLY.into(),
        O::Price { cargo, gold } => key::RefusalDrPrice { cargo, gold }.into(),
        O::Raised => key::REFUSAL_DR_RAISED.into(),
        O::Sails { sails } => key::RefusalDrSails { sails }.into(),
        O::SameIsland => key::REFUSAL_DR_SAME_ISLAND.into(),
        O::SymbolCounts => key::REFUSAL_DR_SYMBOL_COUNTS.into(),
        O::TooManyIslands { islands } => key::RefusalDrTooManyIslands { islands }.into(),
        O::Walled => key::REFUSAL_DR_WALLED.into(),
        O::WrongRow => key::REFUSAL_DR_WRONG_ROW.into(),
        _ => return None,
    })
}
