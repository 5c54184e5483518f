//! Free acts of a captain: cards that are turned up because they help from then on, and abilities that cost nothing.

use crate::rules::pirates::abilities::Ability;
use crate::rules::pirates::check;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::Order;
use crate::rules::pirates::powers::{self, Power, Source};
use crate::rules::pirates::state::State;
use crate::rules::pirates::words::Flag;

/// Face up it works all the time; face down it does nothing.
const fn is_better_up(ability: &Ability) -> bool {
    matches!(
        ability,
        Ability::Helmsman
            | Ability::Captain
            | Ability::CannonPlusVs(_)
            | Ability::CaptainGunnery
            | Ability::CaptainSpeed(_)
            | Ability::FullRigSpeed(_)
            | Ability::Doctor
            | Ability::Oarsman
            | Ability::LastCoinAway
    )
}

/// The next free act that helps.
pub fn next(state: &State, flag: Flag) -> Option<Order> {
    let seat = state.seat(flag);
    let may = |order: &Order| check::order(state, seat, order).is_ok();
    let others: Vec<Name> = state.ships.iter().filter(|ship| ship.flag != flag).map(|ship| ship.id).collect();
    powers::all(state, flag).iter().find_map(|source| tries(state, source, &others).into_iter().find(may))
}

fn tries(state: &State, source: &Source, others: &[Name]) -> Vec<Order> {
    let Power::Ability(ability) = &source.power else { return Vec::new() };
    let Ok(word) = Name::try_from(ability.word()) else { return Vec::new() };
    let with = |on: Option<Name>| Order::Use(source.card, word, on);
    if source.down && is_better_up(ability) {
        return vec![with(None)];
    }
    let ordered = state.ship(source.unit).is_some_and(|ship| !ship.given.is_empty());
    match ability {
        Ability::ExtraOrder | Ability::Encore if ordered => vec![with(None)],
        Ability::StripPirates | Ability::Pickpocket => others.iter().map(|other| with(Some(*other))).collect(),
        _ => Vec::new(),
    }
}
