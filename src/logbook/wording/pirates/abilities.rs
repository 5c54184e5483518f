//! Abilities in words (PC-19): a sentence for each, as it stands on a card.

use super::things::{list, nation};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::pirates::abilities::{Ability, Filter, Span};
use crate::rules::pirates::words::Nation;

fn against(filter: Filter) -> Arg {
    Arg::key(match filter {
        Filter::Of(nation) => key::pc_nation_against!(Nation, nation),
        Filter::Not(nation) => key::pc_nation_against_others!(Nation, nation),
    })
}

/// Every ship of a nation, as crew are linked to them (PC-2.13).
#[must_use]
pub const fn every_ship(of: Nation) -> &'static str {
    key::pc_nation_every_ship!(Nation, of)
}

/// Says what an ability does.
#[must_use]
pub fn ability(ability: &Ability) -> Fact {
    key::pc_ability!(Ability, ability;
        Ability::BoardPlusVs(of) => key::PcAbilityBoardPlusVsEffect::of(against(Filter::Of(*of))),
        Ability::CannonPlusVs(filter) => key::PcAbilityCannonPlusVsEffect::of(against(*filter)),
        Ability::MarkedBy(of) => key::PcAbilityMarkedByEffect::of(Arg::key(key::pc_nation_ships!(Nation, *of))),
        Ability::OpenDeck(nations) => key::PcAbilityOpenDeckEffect::of(list(nations.iter().map(|of| nation(*of)))),
        Ability::Bodyguard(Span { from: Some(points), .. }) => key::PcAbilityBodyguardFromEffect::of(*points),
        Ability::Bodyguard(Span { to, .. }) => key::PcAbilityBodyguardToEffect::of(to.unwrap_or(u8::MAX)),
    )
}
