//! Ports that are open, closed, or open against a toll (MM-8.7, T-1).

use crate::rules::merchants_and_marauders::clauses::{Clause, Effect, Modifier};
use crate::rules::merchants_and_marauders::hours::{Hour, Occasion, fits};
use crate::rules::merchants_and_marauders::sources;
use crate::rules::merchants_and_marauders::state::{Source, State};
use crate::rules::merchants_and_marauders::words::{Colour, Zone};

/// A bounty or a war closes the port of this zone to the captain; the home port is never closed (MM-8.7, 15.6).
#[must_use]
pub fn is_closed(state: &State, by: Colour, zone: Zone) -> bool {
    let (Some(captain), Some(nation)) = (state.captain(by), state.pack.nation_of(zone)) else { return false };
    captain.home != zone && (state.bounty(by, nation) > 0 || state.at_war(captain.nation, nation))
}

/// May the captain put in there? The port is open, or something opens it, or a toll stands in place of the closure
/// (MM-8.7, G-56).
#[must_use]
pub fn may_enter(state: &State, by: Colour, zone: Zone) -> bool {
    !is_closed(state, by, zone)
        || opened_by(state, by, zone).is_some()
        || has_toll(state, zone)
        || (state.active() == by && state.turn.open_ports > 0)
}

/// The thing that opens a closed port to a captain for as long as it holds.
#[must_use]
pub fn opened_by(state: &State, by: Colour, zone: Zone) -> Option<Source> {
    let mut opened = None;
    sources::modifiers(state, by, Some(zone), |source, modifier| {
        let opens = match modifier {
            Modifier::OpenAll => true,
            Modifier::OpenHere => !matches!(source, Source::Zone(other) if other != zone),
            _ => false,
        };
        if opens && opened.is_none() {
            opened = Some(source);
        }
    });
    opened
}

/// Does the zone take a toll of captains to whom its port would be closed (T-1)?
#[must_use]
pub fn has_toll(state: &State, zone: Zone) -> bool {
    let moment = |clause: &Clause| {
        let Some(reaction) = clause.reaction() else { return false };
        let entering = Occasion { hour: Hour::Entering, mine: vec![Colour::Red], test: None };
        fits(reaction.at, &entering, Colour::Red)
            && reaction.effects.iter().any(|effect| matches!(effect, Effect::Toll(..)))
    };
    state.house.rules_of_zones && sources::clauses(&state.pack, Source::Zone(zone)).iter().any(moment)
}

/// The thing that frees a captain from the toll of this zone (CP-12).
#[must_use]
pub fn free_entry(state: &State, by: Colour, zone: Zone) -> Option<Source> {
    let mut free = None;
    sources::modifiers(state, by, None, |source, modifier| {
        if modifier == Modifier::FreeEntry(zone) && free.is_none() {
            free = Some(source);
        }
    });
    free
}
