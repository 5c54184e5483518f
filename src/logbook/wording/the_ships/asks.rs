//! Reasons for throwing dice and questions to captains, in words.

use super::things::ship;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::geometry::hex::Offset;
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::orders::{Axle, Pivot, Step, Turn};
use crate::rules::the_ships::ship_card::Soldiers;
use crate::rules::the_ships::wants::{Choice, Why};

/// Says the purpose of a throw or a choice.
#[must_use]
pub fn ask(articles: &Articles, why: &Why) -> Fact {
    key::ask!(Why, why, articles;
        Why::Umpire { side, amendments } => key::AskUmpire { side: *side, count: amendments.len() }.into(),
    )
}

/// Something to choose.
#[must_use]
pub fn choice(articles: &Articles, choice: Choice) -> Arg {
    Arg::key(match choice {
        Choice::Ship(id) => return ship(articles, id),
        Choice::Tile(number) => return key::ChoiceTile { number }.into(),
        Choice::Share { pikemen, musketeers, sailors } => {
            return key::ChoiceShare { pikemen, musketeers, sailors }.into();
        }
        Choice::Side(place) => return place.into(),
        Choice::Mast(name) => return name.into(),
        Choice::Officer(name) => return name.into(),
        Choice::Soldiers(Soldiers::Musketeers) => key::PEOPLE_MUSKETEERS,
        Choice::Soldiers(Soldiers::Pikemen) => key::PEOPLE_PIKEMEN,
        Choice::Step(Step::Forward) => key::CHOICE_AHEAD,
        Choice::Step(Step::Left) => key::CHOICE_TURN_LEFT,
        Choice::Step(Step::Right) => key::CHOICE_TURN_RIGHT,
        Choice::Pivot(pivot) => pivot_in_words(pivot),
        Choice::Nothing => key::CHOICE_NONE,
        Choice::Agree => key::CHOICE_AGREE,
        Choice::Refuse => key::CHOICE_REFUSE,
    })
}

/// A turn in place.
#[must_use]
pub const fn pivot_in_words(pivot: Pivot) -> &'static str {
    match (pivot.axle, pivot.turn) {
        (Axle::Bow, Turn::Left) => key::PIVOT_BOW_LEFT,
        (Axle::Bow, Turn::Right) => key::PIVOT_BOW_RIGHT,
        (Axle::Stern, Turn::Left) => key::PIVOT_STERN_LEFT,
        (Axle::Stern, Turn::Right) => key::PIVOT_STERN_RIGHT,
    }
}
