//! Names in sentences: ships, sides, batteries, masts, numbers with their parts.

use super::umpire;
use crate::logbook::wording::{Arg, Fact, InWords, Spoken as _, key, names};
use crate::rules::geometry::compass::PointOfSailing;
use crate::rules::geometry::hex::Heading;
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::counsel::Share;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::gunnery_table::Shot;
use crate::rules::the_ships::happenings::Fighters;
use crate::rules::the_ships::numbers::{Aim, Grip, Need};
use crate::rules::the_ships::orders::{LoadMark, Step};
use crate::rules::the_ships::ship::{Fire, Standing};
use crate::rules::the_ships::ship_card::{BatteryPlace, MastName, Nation, Officer, Sails, Soldiers};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, Stage};

/// The name of a ship. Where one card sails twice, her number follows it.
#[must_use]
pub fn ship(articles: &Articles, id: ShipId) -> Arg {
    let card = articles.vessels.iter().find(|vessel| vessel.id == id).map(|vessel| vessel.card.id.as_str());
    let name = Arg::key(names::ship(card.unwrap_or(id.as_str())));
    let number = id.as_str().rsplit_once('-').and_then(|(_, number)| number.parse::<u8>().ok());
    match number {
        Some(number) if card != Some(id.as_str()) => Fact::from(key::ShipOfSeveral { ship: name, number }).into(),
        _ => name,
    }
}

impl InWords<Articles> for ShipId {
    fn in_words(&self, articles: &Articles) -> Arg {
        ship(articles, *self)
    }
}

keys! {
    /// The name of a side.
    side(Nation): side;
    /// The name of a battery.
    battery(BatteryPlace): battery;
    /// A kind of shot.
    shot(Shot): shot;
    /// A sail setting.
    sails(Sails): sails;
    /// A mast.
    mast(MastName): mast;
    /// An officer.
    officer(Officer): officer;
    /// A kind of soldiers.
    kind(Soldiers): kind;
    /// A step.
    step(Step): step;
    /// A ship's point of sailing, within a sentence.
    sailing(PointOfSailing): sailing;
    /// A direction.
    heading(Heading): heading;
    /// The fate of a ship, in a word.
    fate(Standing): fate;
    /// A part of phase 4.
    stage(Stage): stage;
}

/// The part of the hull behind a battery.
#[must_use]
pub const fn part(row: BatteryPlace) -> &'static str {
    key::part!(BatteryPlace, row)
}

/// A phase.
#[must_use]
pub const fn phase(phase: Phase) -> &'static str {
    key::phase!(Phase, phase)
}

/// The strikers of a melee.
#[must_use]
pub const fn fighters(who: Fighters) -> &'static str {
    match who {
        Fighters::Pikemen => kind(Soldiers::Pikemen),
        Fighters::Musketeers => kind(Soldiers::Musketeers),
        Fighters::Sailors => key::KIND_SAILORS,
    }
}

fn load(mark: LoadMark) -> &'static str {
    mark.shot().map_or(key::SHOT_VOID, shot)
}

impl InWords<Articles> for Vec<u8> {
    /// The faces of dice.
    fn in_words(&self, _: &Articles) -> Arg {
        Arg::text(self.iter().map(u8::to_string).collect::<Vec<_>>().join(" "))
    }
}

said_as! {
    Fighters: |who| Arg::key(fighters(who));
    LoadMark: |mark| Arg::key(load(mark));
    Phase: |begun| Arg::key(TheShips::phase_key(begun));
    Option<Fire>: |burning| Arg::key(umpire::fire(burning));
    Aim: |aim| aim.need();
    Need: |need| need.need();
    Grip: |grip| grip.need();
    Share: |share| key::MateShare { times: share.times, of: share.of };
}

fn parts<const COUNT: usize>(parts: [(i16, fn(i16) -> Fact); COUNT]) -> Vec<Fact> {
    parts.into_iter().filter(|(value, _)| *value != 0).map(|(value, said)| said(value)).collect()
}

/// Lists the parts of a volley's target number (TS-14.12).
#[must_use]
pub fn aim_parts(aim: &Aim) -> Vec<Fact> {
    parts([
        (aim.table, key::PartTable::of),
        (aim.sails, if aim.sails > 0 { key::PartFurled::of } else { key::PartFull::of }),
        (aim.anchor, key::PartAnchored::of),
        (aim.officers, key::PartOfficers::of),
    ])
}

/// Lists the parts of a number on the card (TS-22.4).
#[must_use]
pub fn need_parts(need: &Need) -> Vec<Fact> {
    parts([(need.base, key::PartCard::of), (need.officers, key::PartOfficers::of)])
}

/// Lists the parts of a grapple's number (TS-18.4).
#[must_use]
pub fn grip_parts(grip: &Grip) -> Vec<Fact> {
    parts([
        (grip.base, key::PartGrip::of),
        (grip.pikemen, key::PartBoarderPikemen::of),
        (grip.musketeers, key::PartTargetMusketeers::of),
    ])
}
