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
    let of = |id| ship(articles, id);
    match *amendment {
        A::Wind { towards } => Fact::from(key::RulingWind { heading: Arg::key(heading(towards)) }),
        A::Ashore { side: of, units } => Fact::from(key::RulingAshore { side: Arg::key(side(of)), units }),
        A::Lies { ship, bow, facing } => Fact::from(key::RulingLies {
            ship: of(ship),
            column: bow.col,
            row: bow.row,
            heading: Arg::key(heading(facing)),
        }),
        A::Fate { ship, standing } => Fact::from(key::RulingFate { ship: of(ship), fate: Arg::key(fate(standing)) }),
        A::Hull { ship, row, crossed } => {
            Fact::from(key::RulingHull { ship: of(ship), part: Arg::key(part(row)), crossed })
        }
        A::Guns { ship, battery: place, standing } => {
            Fact::from(key::RulingGuns { ship: of(ship), battery: Arg::key(battery(place)), standing })
        }
        A::Mast { ship, mast: name, left } => {
            Fact::from(key::RulingMast { ship: of(ship), mast: Arg::key(mast(name)), left })
        }
        A::Sailors { ship, left } => Fact::from(key::RulingSailors { ship: of(ship), left }),
        A::OnDeck { ship, kind: who, units } => {
            Fact::from(key::RulingOnDeck { ship: of(ship), kind: Arg::key(kind(who)), units })
        }
        A::Powder { ship, barrels } => Fact::from(key::RulingPowder { ship: of(ship), barrels }),
        A::Sails { ship, sails: set } => Fact::from(key::RulingSails { ship: of(ship), sails: Arg::key(sails(set)) }),
        A::Fire { ship, fire: burning } => {
            Fact::from(key::RulingFire { ship: of(ship), fire: Arg::key(fire(burning)) })
        }
        A::Officer { ship, officer: who, stands } => {
            let (ship, officer) = (of(ship), Arg::key(officer(who)));
            match stands {
                true => key::RulingOfficerStands { ship, officer }.into(),
                false => key::RulingOfficerFallen { ship, officer }.into(),
            }
        }
        A::Marked { ship, mark: which, set } => {
            let (ship, mark) = (of(ship), Arg::key(mark(which)));
            match set {
                true => key::RulingMarkSet { ship, mark }.into(),
                false => key::RulingMarkOff { ship, mark }.into(),
            }
        }
        A::Locked { ship: one, with, held } => {
            let (ship, with) = (of(one), of(with));
            match held {
                true => key::RulingLocked { ship, with }.into(),
                false => key::RulingFreed { ship, with }.into(),
            }
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
