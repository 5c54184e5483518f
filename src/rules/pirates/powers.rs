//! Powers on the cards of a fleet that their player may begin or turn up (PC-12, PC-19).

use super::abilities::{Ability, Charm};
use super::ids::Name;
use super::state::{Ship, State};
use super::words::{Flag, Keyword};

/// A card with something that its player can begin or turn up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Power {
    Ability(Ability),
    /// A keyword of a crew (PC-12.7).
    Keyword(Keyword),
    Charm(Charm),
}

/// A power aboard a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    pub unit: Name,
    pub card: Name,
    pub power: Power,
    /// It is a crew, and lies face down.
    pub down: bool,
    pub crew: bool,
}

/// Words in scripts have hyphens or underscores (PC-20.3).
fn is_word(word: &str, given: Name) -> bool {
    word.bytes()
        .map(|byte| if byte == b'_' { b'-' } else { byte })
        .eq(given.word().bytes().map(|byte| if byte == b'_' { b'-' } else { byte }))
}

/// All powers of this card and word in the fleet of this player.
pub(super) fn sources(state: &State, by: Flag, card: Name, named: Name) -> Vec<Source> {
    let holds = |ship: &Ship| {
        let aboard = ship.crew.iter().map(|crew| crew.card).chain(ship.uniques.iter().map(|own| own.card));
        [ship.id, ship.card].into_iter().chain(aboard).any(|own| own == card)
    };
    let mut list = of_fleet(state, by, holds);
    list.retain(|source| {
        let own = source.card == card || (!source.crew && source.unit == card);
        own && match &source.power {
            Power::Ability(ability) => is_word(ability.word(), named),
            Power::Keyword(keyword) => is_word(keyword.word(), named),
            Power::Charm(_) => named == card,
        }
    });
    list
}

/// Everything that this player could begin or turn up, whether it may be done now or not.
#[must_use]
pub fn all(state: &State, by: Flag) -> Vec<Source> {
    of_fleet(state, by, |_| true)
}

/// The same of those ships alone.
fn of_fleet(state: &State, by: Flag, counts: impl Fn(&Ship) -> bool) -> Vec<Source> {
    let mut list = Vec::new();
    for ship in state.ships.iter().filter(|ship| ship.flag == by && counts(ship)) {
        of_ship(state, ship, &mut list);
    }
    let own = |unit: Name, card: Name, ability: &Ability| {
        let power = Power::Ability(ability.clone());
        Source { unit, card, power, down: false, crew: false }
    };
    for kraken in state.krakens.iter().filter(|kraken| kraken.flag == by) {
        let abilities = state.monster(kraken).into_iter().flat_map(|card| &card.abilities);
        list.extend(abilities.map(|ability| own(kraken.id, kraken.card, ability)));
    }
    for fort in state.forts.iter().filter(|fort| fort.flag == by) {
        let abilities = state.stronghold(fort).into_iter().flat_map(|card| &card.abilities);
        list.extend(abilities.map(|ability| own(fort.id, fort.card, ability)));
    }
    list
}

fn of_ship(state: &State, ship: &Ship, list: &mut Vec<Source>) {
    let unit = ship.id;
    let mut add = |card: Name, power: Power, down: bool, crew: bool| {
        let source = Source { unit, card, power, down, crew };
        if !list.contains(&source) {
            list.push(source);
        }
    };
    for ability in state.craft(ship).into_iter().flat_map(|craft| &craft.abilities) {
        add(ship.card, Power::Ability(ability.clone()), false, false);
    }
    for crew in &ship.crew {
        let Some(hand) = state.pack.hand(crew.card) else { continue };
        for ability in &hand.abilities {
            add(crew.card, Power::Ability(ability.clone()), !crew.up, true);
        }
        // Limit and Ransom are not used (PC-12.6).
        let used = hand.keywords.iter().filter(|own| !matches!(own, Keyword::Limit | Keyword::Ransom));
        used.for_each(|keyword| add(crew.card, Power::Keyword(*keyword), !crew.up, true));
    }
    for own in &ship.uniques {
        for charm in state.pack.unique(own.card).into_iter().flat_map(|unique| &unique.charms) {
            match charm {
                Charm::Gives(ability) => add(own.card, Power::Ability(ability.clone()), false, false),
                charm => add(own.card, Power::Charm(charm.clone()), !own.up, false),
            }
        }
    }
}
