//! What is set right by hand, in words (TS-29).

use super::things::part;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::geometry::hex::Offset;
use crate::rules::the_ships::amendments::{Amendment, Mark};
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::ship::Fire;

keys! {
    /// A mark on a ship's card.
    mark(Mark): mark;
}

/// How one thing is to be.
#[must_use]
pub fn amendment(articles: &Articles, amendment: &Amendment) -> Fact {
    key::ruling!(Amendment, amendment, articles;
        Amendment::Hull { ship, row, crossed } => {
            key::RulingHull { ship: ship.in_words(articles), part: Arg::key(part(*row)), crossed: *crossed }.into()
        }
    )
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
