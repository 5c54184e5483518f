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
    let of = |key: &str, id| Fact::new(key).with("ship", ship(articles, id));
    match why {
        Why::Wind => Fact::new(key::ASK_WIND),
        Why::PlacingFirst => Fact::new(key::ASK_PLACING_FIRST),
        Why::Steadiness { ship, need } => of(key::ASK_STEADINESS, *ship).with("need", need.need()),
        Why::Contest { ship, hex } => of(key::ASK_CONTEST, *ship).with("column", hex.col).with("row", hex.row),
        Why::Volley { ship: by, battery: place, shot: load, target, range, aim } => of(key::ASK_VOLLEY, *by)
            .with("battery", Arg::key(battery(*place)))
            .with("shot", Arg::key(shot(*load)))
            .with("target", ship(articles, *target))
            .with("range", *range)
            .with("need", aim.need()),
        Why::Muskets { ship: by, target, range, aim } => of(key::ASK_MUSKETS, *by)
            .with("target", ship(articles, *target))
            .with("range", *range)
            .with("need", aim.need()),
        Why::Masts { ship, protection } => of(key::ASK_MASTS, *ship).with("protection", *protection),
        Why::Crew { ship, protection } => of(key::ASK_CREW, *ship).with("protection", *protection),
        Why::Rudder { ship } => of(key::ASK_RUDDER, *ship),
        Why::FireStarts { ship } => of(key::ASK_FIRE_STARTS, *ship),
        Why::OfficerHit { ship } => of(key::ASK_OFFICER_HIT, *ship),
        Why::WhichOfficer { ship } => of(key::ASK_WHICH_OFFICER, *ship),
        Why::BurningSide { ship } => of(key::ASK_BURNING_SIDE, *ship),
        Why::FireFighting { ship, need } => of(key::ASK_FIRE_FIGHTING, *ship).with("need", need.need()),
        Why::FireInPanic { ship } => of(key::ASK_FIRE_IN_PANIC, *ship),
        Why::Grapple { ship: by, target, grip } => {
            of(key::ASK_GRAPPLE, *by).with("target", ship(articles, *target)).with("need", grip.need())
        }
        Why::Strikes { ship: by, against, who, need } => of(key::ASK_STRIKES, *by)
            .with("against", ship(articles, *against))
            .with("who", Arg::key(fighters(*who)))
            .with("need", need.need()),
        Why::Scorch { ship: at, by } => of(key::ASK_SCORCH, *at).with("by", ship(articles, *by)),
        Why::Fuse { ship } => of(key::ASK_FUSE, *ship),
        Why::Target { ship, battery: place } => of(key::ASK_TARGET, *ship).with("battery", Arg::key(battery(*place))),
        Why::MusketTarget { ship } => of(key::ASK_MUSKET_TARGET, *ship),
        Why::OddHit { ship } => of(key::ASK_ODD_HIT, *ship),
        Why::NextMast { ship } => of(key::ASK_NEXT_MAST, *ship),
        Why::StrikeOff { ship } => of(key::ASK_STRIKE_OFF, *ship),
        Why::DeckSoldier { ship } => of(key::ASK_DECK_SOLDIER, *ship),
        Why::BurningMast { ship } => of(key::ASK_BURNING_MAST, *ship),
        Why::Substitute { ship, officer: hit } => {
            of(key::ASK_SUBSTITUTE, *ship).with("officer", Arg::key(officer(*hit)))
        }
        Why::EdgePivot { ship } => of(key::ASK_EDGE_PIVOT, *ship),
        Why::Leapfrog { ship } => of(key::ASK_LEAPFROG, *ship),
        Why::Approach { ship: by, target } => of(key::ASK_APPROACH, *by).with("target", ship(articles, *target)),
        Why::Share { ship: by, against } => of(key::ASK_SHARE, *by).with("against", ship(articles, *against)),
        Why::WhoLands { ship } => of(key::ASK_WHO_LANDS, *ship),
        Why::Umpire { side: of, amendments } => {
            Fact::new(key::ASK_UMPIRE).with("side", Arg::key(side(*of))).with("count", amendments.len())
        }
    }
}

/// Something to choose.
#[must_use]
pub fn choice(articles: &Articles, choice: Choice) -> Arg {
    let word = match choice {
        Choice::Ship(id) => return ship(articles, id),
        Choice::Tile(number) => return Fact::new(key::CHOICE_TILE).with("number", number).into(),
        Choice::Share { pikemen, musketeers, sailors } => {
            let share = Fact::new(key::CHOICE_SHARE).with("pikemen", pikemen).with("musketeers", musketeers);
            return share.with("sailors", sailors).into();
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
