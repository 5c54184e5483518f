//! What dice are thrown for and what captains are asked, in words.

use super::things::{battery, fighters, mast, officer, ship, shot, side};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::orders::{Axle, Pivot, Step, Turn};
use crate::rules::the_ships::ship_card::Soldiers;
use crate::rules::the_ships::wants::{Choice, Why};

/// What a throw or a choice is for.
#[must_use]
pub fn ask(articles: &Articles, why: &Why) -> Fact {
    let name = |id| ship(articles, id);
    match why {
        Why::Wind => Fact::from(key::ASK_WIND),
        Why::PlacingFirst => Fact::from(key::ASK_PLACING_FIRST),
        Why::Steadiness { ship, need } => Fact::from(key::AskSteadiness { ship: name(*ship), need: need.need() }),
        Why::Contest { ship, hex } => Fact::from(key::AskContest { ship: name(*ship), column: hex.col, row: hex.row }),
        Why::Volley { ship: by, battery: place, shot: load, target, range, aim } => Fact::from(key::AskVolley {
            ship: name(*by),
            battery: Arg::key(battery(*place)),
            shot: Arg::key(shot(*load)),
            target: ship(articles, *target),
            range: *range,
            need: aim.need(),
        }),
        Why::Muskets { ship: by, target, range, aim } => Fact::from(key::AskMuskets {
            ship: name(*by),
            target: ship(articles, *target),
            range: *range,
            need: aim.need(),
        }),
        Why::Masts { ship, protection } => Fact::from(key::AskMasts { ship: name(*ship), protection: *protection }),
        Why::Crew { ship, protection } => Fact::from(key::AskCrew { ship: name(*ship), protection: *protection }),
        Why::Rudder { ship } => Fact::from(key::AskRudder { ship: name(*ship) }),
        Why::FireStarts { ship } => Fact::from(key::AskFireStarts { ship: name(*ship) }),
        Why::OfficerHit { ship } => Fact::from(key::AskOfficerHit { ship: name(*ship) }),
        Why::WhichOfficer { ship } => Fact::from(key::AskWhichOfficer { ship: name(*ship) }),
        Why::BurningSide { ship } => Fact::from(key::AskBurningSide { ship: name(*ship) }),
        Why::FireFighting { ship, need } => Fact::from(key::AskFireFighting { ship: name(*ship), need: need.need() }),
        Why::FireInPanic { ship } => Fact::from(key::AskFireInPanic { ship: name(*ship) }),
        Why::Grapple { ship: by, target, grip } => {
            Fact::from(key::AskGrapple { ship: name(*by), target: ship(articles, *target), need: grip.need() })
        }
        Why::Strikes { ship: by, against, who, need } => Fact::from(key::AskStrikes {
            ship: name(*by),
            against: ship(articles, *against),
            who: Arg::key(fighters(*who)),
            need: need.need(),
        }),
        Why::Scorch { ship: at, by } => Fact::from(key::AskScorch { ship: name(*at), by: ship(articles, *by) }),
        Why::Fuse { ship } => Fact::from(key::AskFuse { ship: name(*ship) }),
        Why::Target { ship, battery: place } => {
            Fact::from(key::AskTarget { ship: name(*ship), battery: Arg::key(battery(*place)) })
        }
        Why::MusketTarget { ship } => Fact::from(key::AskMusketTarget { ship: name(*ship) }),
        Why::OddHit { ship } => Fact::from(key::AskOddHit { ship: name(*ship) }),
        Why::NextMast { ship } => Fact::from(key::AskNextMast { ship: name(*ship) }),
        Why::StrikeOff { ship } => Fact::from(key::AskStrikeOff { ship: name(*ship) }),
        Why::DeckSoldier { ship } => Fact::from(key::AskDeckSoldier { ship: name(*ship) }),
        Why::BurningMast { ship } => Fact::from(key::AskBurningMast { ship: name(*ship) }),
        Why::Substitute { ship, officer: hit } => {
            Fact::from(key::AskSubstitute { ship: name(*ship), officer: Arg::key(officer(*hit)) })
        }
        Why::EdgePivot { ship } => Fact::from(key::AskEdgePivot { ship: name(*ship) }),
        Why::Leapfrog { ship } => Fact::from(key::AskLeapfrog { ship: name(*ship) }),
        Why::Approach { ship: by, target } => {
            Fact::from(key::AskApproach { ship: name(*by), target: ship(articles, *target) })
        }
        Why::Share { ship: by, against } => {
            Fact::from(key::AskShare { ship: name(*by), against: ship(articles, *against) })
        }
        Why::WhoLands { ship } => Fact::from(key::AskWhoLands { ship: name(*ship) }),
        Why::Umpire { side: of, amendments } => {
            Fact::from(key::AskUmpire { side: Arg::key(side(*of)), count: amendments.len() })
        }
    }
}

/// Something to choose.
#[must_use]
pub fn choice(articles: &Articles, choice: Choice) -> Arg {
    let word = match choice {
        Choice::Ship(id) => return ship(articles, id),
        Choice::Tile(number) => return key::ChoiceTile { number }.into(),
        Choice::Share { pikemen, musketeers, sailors } => {
            return key::ChoiceShare { pikemen, musketeers, sailors }.into();
        }
        Choice::Side(place) => battery(place),
        Choice::Mast(name) => mast(name),
        Choice::Soldiers(Soldiers::Musketeers) => key::PEOPLE_MUSKETEERS,
        Choice::Soldiers(Soldiers::Pikemen) => key::PEOPLE_PIKEMEN,
        Choice::Officer(name) => officer(name),
        Choice::Step(Step::Forward) => key::CHOICE_AHEAD,
        Choice::Step(Step::Left) => key::CHOICE_TURN_LEFT,
        Choice::Step(Step::Right) => key::CHOICE_TURN_RIGHT,
        Choice::Pivot(pivot) => pivot_in_words(pivot),
        Choice::Nothing => key::CHOICE_NONE,
        Choice::Agree => key::CHOICE_AGREE,
        Choice::Refuse => key::CHOICE_REFUSE,
    };
    Arg::key(word)
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
