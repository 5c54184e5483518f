//! What happens to islands, in words: influence, control, buildings and the tiles of an explorer; and why it cannot.

use super::things::{building, colour, place};
use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::happenings::Happening;
use crate::rules::dead_reckoning::refusals::Objection;

/// One happening, if it is one of these.
#[must_use]
pub fn happening(told: &Happening) -> Option<Fact> {
    use Happening as H;
    Some(match told {
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
        _ => return None,
    })
}

/// What a rule has against an order, if it is one of these.
#[must_use]
pub fn objection(why: Objection) -> Option<Fact> {
    use Objection as O;
    Some(match why {
        O::BuildingThere => key::REFUSAL_DR_BUILDING_THERE.into(),
        O::HasMark => key::REFUSAL_DR_HAS_MARK.into(),
        O::InfluenceLeft { count } => key::RefusalDrInfluenceLeft { count }.into(),
        O::InfluenceSpent => key::REFUSAL_DR_INFLUENCE_SPENT.into(),
        O::MayNotLend => key::REFUSAL_DR_MAY_NOT_LEND.into(),
        O::NoBuildingLeft => key::REFUSAL_DR_NO_BUILDING_LEFT.into(),
        O::NoIslandHere => key::REFUSAL_DR_NO_ISLAND_HERE.into(),
        O::NoSuchCube => key::REFUSAL_DR_NO_SUCH_CUBE.into(),
        O::NotJoined => key::REFUSAL_DR_NOT_JOINED.into(),
        O::NothingToPlace => key::REFUSAL_DR_NOTHING_TO_PLACE.into(),
        O::OutOfReach => key::REFUSAL_DR_OUT_OF_REACH.into(),
        O::SlotFree => key::REFUSAL_DR_SLOT_FREE.into(),
        O::SlotsTaken => key::REFUSAL_DR_SLOTS_TAKEN.into(),
        O::SlotsYours => key::REFUSAL_DR_SLOTS_YOURS.into(),
        O::SupplyEmpty => key::REFUSAL_DR_SUPPLY_EMPTY.into(),
        O::SupplyFirst => key::REFUSAL_DR_SUPPLY_FIRST.into(),
        O::TooManyBuildings { buildings } => key::RefusalDrTooManyBuildings { buildings }.into(),
        O::TwoInfluence => key::REFUSAL_DR_TWO_INFLUENCE.into(),
        _ => return None,
    })
}
