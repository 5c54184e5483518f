//! What is set right by hand, in words (TS-29).

use super::things::{battery, fate, heading, kind, mast, officer, part, sails, ship, side};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::the_ships::amendments::{Amendment, Mark};
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::ship::Fire;

/// How one thing is to be.
#[must_use]
pub fn amendment(articles: &Articles, amendment: &Amendment) -> Fact {
    use Amendment as A;
    let of = |key: &str, id| Fact::new(key).with("ship", ship(articles, id));
    match *amendment {
        A::Wind { towards } => Fact::new(key::RULING_WIND).with("heading", Arg::key(heading(towards))),
        A::Ashore { side: of, units } => {
            Fact::new(key::RULING_ASHORE).with("side", Arg::key(side(of))).with("units", units)
        }
        A::Lies { ship, bow, facing } => of(key::RULING_LIES, ship)
            .with("column", bow.col)
            .with("row", bow.row)
            .with("heading", Arg::key(heading(facing))),
        A::Fate { ship, standing } => of(key::RULING_FATE, ship).with("fate", Arg::key(fate(standing))),
        A::Hull { ship, row, crossed } => {
            of(key::RULING_HULL, ship).with("part", Arg::key(part(row))).with("crossed", crossed)
        }
        A::Guns { ship, battery: place, standing } => {
            of(key::RULING_GUNS, ship).with("battery", Arg::key(battery(place))).with("standing", standing)
        }
        A::Mast { ship, mast: name, left } => {
            of(key::RULING_MAST, ship).with("mast", Arg::key(mast(name))).with("left", left)
        }
        A::Sailors { ship, left } => of(key::RULING_SAILORS, ship).with("left", left),
        A::OnDeck { ship, kind: who, units } => {
            of(key::RULING_ON_DECK, ship).with("kind", Arg::key(kind(who))).with("units", units)
        }
        A::Powder { ship, barrels } => of(key::RULING_POWDER, ship).with("barrels", barrels),
        A::Sails { ship, sails: set } => of(key::RULING_SAILS, ship).with("sails", Arg::key(sails(set))),
        A::Fire { ship, fire: burning } => of(key::RULING_FIRE, ship).with("fire", Arg::key(fire(burning))),
        A::Officer { ship, officer: who, stands } => {
            let key = if stands { key::RULING_OFFICER_STANDS } else { key::RULING_OFFICER_FALLEN };
            of(key, ship).with("officer", Arg::key(officer(who)))
        }
        A::Marked { ship, mark: which, set } => {
            let key = if set { key::RULING_MARK_SET } else { key::RULING_MARK_OFF };
            of(key, ship).with("mark", Arg::key(mark(which)))
        }
        A::Locked { ship: one, with, held } => {
            let key = if held { key::RULING_LOCKED } else { key::RULING_FREED };
            of(key, one).with("with", ship(articles, with))
        }
    }
}

/// A mark on a ship's card.
#[must_use]
pub const fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::LastMove => key::MARK_LAST_MOVE,
        Mark::Anchored => key::MARK_ANCHORED,
        Mark::CableCut => key::MARK_CABLE_CUT,
        Mark::Aground => key::MARK_AGROUND,
        Mark::BurnDue => key::MARK_BURN_DUE,
        Mark::CaughtFire => key::MARK_CAUGHT_FIRE,
        Mark::Panic => key::MARK_PANIC,
        Mark::RudderLost => key::MARK_RUDDER_LOST,
    }
}

/// Where a ship burns, if she does.
#[must_use]
pub const fn fire(fire: Option<Fire>) -> &'static str {
    match fire {
        None => key::FIRE_NONE,
        Some(Fire::Port) => key::FIRE_PORT,
        Some(Fire::Starboard) => key::FIRE_STARBOARD,
        Some(Fire::Train) => key::FIRE_TRAIN,
    }
}
