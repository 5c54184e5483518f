//! Purposes of throws, choices and shuffles in words; options; the parts of a sum.

use super::cards::{card, source};
use super::things::{cargo, list};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::merchants_and_marauders::hours::Ahead;
use crate::rules::merchants_and_marauders::pack::Pack;
use crate::rules::merchants_and_marauders::state::RollKind;
use crate::rules::merchants_and_marauders::sums::Part;
use crate::rules::merchants_and_marauders::wants::{Choice, Why};
use crate::rules::merchants_and_marauders::words::SKULL;

keys! {
    /// A wish for windows of an hour.
    ahead(Ahead): mm_ahead;
}

/// Says the purpose of a throw, a choice or a shuffle.
#[must_use]
pub fn why(pack: &Pack, why: &Why) -> Fact {
    key::mm_why!(Why, why, pack)
}

/// Something to choose.
#[must_use]
pub fn choice(pack: &Pack, choice: &Choice) -> Arg {
    use Choice as C;
    let said: Fact = key::mm_choice!(Choice, choice, pack;
        C::Yes => return Arg::key(key::MENU_YES),
        C::No => return Arg::key(key::MENU_NO),
        C::Announce(id) => key::MmChoiceAnnounce { card: card(pack, *id) }.into(),
        C::Use(thing) => key::MmChoiceUse { source: source(pack, *thing) }.into(),
        C::Card(id) => return card(pack, *id),
        C::Cargo(id) => return cargo(pack, *id),
        C::Discard(id) => key::MmChoiceDiscard { card: cargo(pack, *id) }.into(),
        C::Exchange(id) => key::MmChoiceExchange { card: cargo(pack, *id) }.into(),
        C::Ship(ship) => return (*ship).into(),
        C::Nation(nation) => return (*nation).into(),
        C::Weapon(weapon) => return (*weapon).into(),
        C::Fitting(fitting) => return (*fitting).into(),
        C::Zone(zone) => return (*zone).into(),
        C::Location(location) => return (*location).into(),
        C::Declare(what) => return (*what).into(),
        C::Player(by) => return (*by).into(),
        C::Npc(npc) => return (*npc).into(),
        C::Face(shown) => return face(*shown),
        C::Amount(count) => return (*count).into(),
        C::Die(side, die) => key::MmChoiceDie { side: *side, number: i64::from(*die) + 1 }.into(),
        C::Hit(hit) => key::MmChoiceHit { number: i64::from(*hit) + 1 }.into(),
    );
    said.into()
}

/// A face of a die.
#[must_use]
pub fn face(shown: u8) -> Arg {
    if shown >= SKULL { Arg::key(key::MM_FACE_SKULL) } else { shown.into() }
}

/// Faces of dice, in the order in which they fell.
#[must_use]
pub fn faces(shown: &[u8]) -> Arg {
    list(shown.iter().map(|shown| face(*shown)))
}

/// The reason for a part of a sum.
#[must_use]
pub fn part(pack: &Pack, part: Part) -> Arg {
    let rule = match part {
        Part::Of(thing) => return source(pack, thing),
        Part::Rule(rule) => rule.0,
    };
    Arg::key(match rule {
        "MM-5.2" => key::MM_PART_SKILL,
        "MM-17.9" => key::MM_PART_MASTS,
        "MM-16.6" => key::MM_PART_MANOEUVRE,
        "MM-28.5" => key::MM_PART_CARD,
        "MM-14.16" => key::MM_PART_BOUNTY,
        "MM-5.6" | "MM-5.7" => key::MM_PART_SHIP,
        "MM-5.10" => key::MM_PART_HOLD,
        "MM-8.1" => key::MM_PART_TURN,
        "MM-8.14" => key::MM_PART_GIVEN,
        "MM-10.5" | "MM-10.15" => key::MM_PART_PRICE,
        "MM-10.10" => key::MM_PART_DRAWN,
        rule => return key::MmPartRule { rule }.into(),
    })
}
