//! Everything whose clauses are a player's, and the modifiers that hold for the player (MM-28.1, 28.2).

use super::clauses::{Clause, Condition, Modifier};
use super::conditions;
use super::ids::{CardId, Sort};
use super::pack::Pack;
use super::state::{Source, State};
use super::words::{Colour, Zone};

/// The clauses of a source, as they are printed.
#[must_use]
pub fn clauses(pack: &Pack, source: Source) -> &[Clause] {
    let found = match source {
        Source::Hand(card) => pack.glory.get(&card).map(|printed| &printed.clauses),
        Source::Captain(card) => pack.captains.get(&card).map(|printed| &printed.clauses),
        Source::Specialist(card) => {
            let trade = pack.glory.get(&card).and_then(|printed| printed.specialist);
            trade.and_then(|trade| pack.specialists.get(&trade))
        }
        Source::Proved(card) => pack.rumors.get(&card).map(|printed| &printed.clauses),
        Source::Fitting(fitting) => pack.fittings.get(&fitting),
        Source::Weapon(weapon) => pack.weapons.get(&weapon),
        Source::Zone(zone) => pack.zones.get(&zone).map(|printed| &printed.clauses),
        Source::Event(card) => pack.events.get(&card).map(|printed| &printed.clauses),
    };
    found.map(Vec::as_slice).unwrap_or_default()
}

/// The source of a card's effects; a mission or rumor counts as proved.
#[must_use]
pub const fn of_card(card: CardId) -> Source {
    match card.sort {
        Sort::Captain => Source::Captain(card),
        Sort::Event => Source::Event(card),
        Sort::Glory => Source::Hand(card),
        Sort::Mission | Sort::Rumor => Source::Proved(card),
    }
}

/// Lists the open things of a player. A token that is turned over does nothing, and a player without a captain has
/// nothing and takes no part in events (MM-21.5).
#[must_use]
pub fn open(state: &State, by: Colour) -> Vec<Source> {
    let mut sources = Vec::new();
    let Some(player) = state.player(by) else { return sources };
    let Some(captain) = player.captain else { return sources };
    sources.push(Source::Captain(captain));
    sources.extend(player.specialists.iter().copied().map(Source::Specialist));
    sources.extend(player.proved.iter().copied().map(Source::Proved));
    if let Some(ship) = &player.ship {
        sources.extend(ship.fittings.iter().filter(|(_, used)| !**used).map(|(fitting, _)| Source::Fitting(*fitting)));
    }
    sources.extend(player.weapons.iter().copied().map(Source::Weapon));
    sources.extend(player.at.zone().filter(|_| state.house.rules_of_zones).map(Source::Zone));
    sources.extend(state.event.map(Source::Event));
    sources
}

/// Visits all modifiers that hold for a player now; `at` looks at the rules of another zone than the ship's.
pub fn modifiers(state: &State, by: Colour, at: Option<Zone>, visit: impl FnMut(Source, Modifier)) {
    modifiers_if(state, by, at, |_| true, visit);
}

/// The same, of clauses with such conditions alone.
pub fn modifiers_if(
    state: &State,
    by: Colour,
    at: Option<Zone>,
    counts: impl Fn(&Condition) -> bool,
    mut visit: impl FnMut(Source, Modifier),
) {
    for source in open(state, by) {
        let source = match (source, at) {
            (Source::Zone(_), Some(zone)) => Source::Zone(zone),
            _ => source,
        };
        for clause in clauses(&state.pack, source) {
            if let Clause::While { when, modifiers } = clause
                && counts(when)
                && conditions::holds(state, by, when, None)
            {
                modifiers.iter().for_each(|modifier| visit(source, *modifier));
            }
        }
    }
    let own = state.lasting.iter().filter(|lasting| lasting.by == by);
    own.for_each(|lasting| visit(lasting.source, lasting.modifier));
}
