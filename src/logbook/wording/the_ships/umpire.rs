//! Rulings in words (TS-29).

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

/// Says one amendment.
#[must_use]
pub fn amendment(articles: &Articles, amendment: &Amendment) -> Fact {
    key::ruling!(Amendment, amendment, articles;
        Amendment::Hull { ship, row, crossed } => {
            key::RulingHull { ship: ship.in_words(articles), part: Arg::key(part(*row)), crossed: *crossed }.into()
        }
    )
}

/// Names the burning side of a ship, if there is one.
#[must_use]
pub const fn fire(fire: Option<Fire>) -> &'static str {
    match fire {
        None => key::FIRE_NONE,
        Some(Fire::Port) => key::FIRE_PORT,
        Some(Fire::Starboard) => key::FIRE_STARBOARD,
        Some(Fire::Train) => key::FIRE_TRAIN,
    }
}
