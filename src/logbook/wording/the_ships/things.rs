//! What sentences name: ships, sides, batteries, masts, numbers with their parts.

use crate::logbook::wording::{Arg, Fact, key, names};
use crate::rules::geometry::compass::PointOfSailing;
use crate::rules::geometry::hex::Heading;
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::gunnery_table::Shot;
use crate::rules::the_ships::happenings::Fighters;
use crate::rules::the_ships::numbers::{Aim, Grip, Need};
use crate::rules::the_ships::orders::{LoadMark, Step};
use crate::rules::the_ships::ship::Standing;
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

/// The name of a side.
#[must_use]
pub const fn side(side: Nation) -> &'static str {
    match side {
        Nation::English => key::SIDE_ENGLAND_NAME,
        Nation::Spanish => key::SIDE_SPAIN_NAME,
    }
}

/// The name of a battery.
#[must_use]
pub const fn battery(battery: BatteryPlace) -> &'static str {
    match battery {
        BatteryPlace::Port => key::BATTERY_PORT,
        BatteryPlace::Starboard => key::BATTERY_STARBOARD,
        BatteryPlace::Stern => key::BATTERY_STERN,
    }
}

/// The part of the hull behind a battery.
#[must_use]
pub const fn part(row: BatteryPlace) -> &'static str {
    match row {
        BatteryPlace::Port => key::PART_PORT,
        BatteryPlace::Starboard => key::PART_STARBOARD,
        BatteryPlace::Stern => key::PART_STERN,
    }
}

/// A kind of shot.
#[must_use]
pub const fn shot(shot: Shot) -> &'static str {
    match shot {
        Shot::Ball => key::SHOT_BALL,
        Shot::Chain => key::SHOT_CHAIN,
        Shot::Grape => key::SHOT_GRAPE,
    }
}

pub(super) fn load(mark: LoadMark) -> &'static str {
    mark.shot().map_or(key::SHOT_VOID, shot)
}

/// A sail setting.
#[must_use]
pub const fn sails(sails: Sails) -> &'static str {
    match sails {
        Sails::Furled => key::SAILS_FURLED,
        Sails::Battle => key::SAILS_BATTLE,
        Sails::Full => key::SAILS_FULL,
    }
}

/// A mast.
#[must_use]
pub const fn mast(mast: MastName) -> &'static str {
    match mast {
        MastName::Fore => key::MAST_FORE,
        MastName::Main => key::MAST_MAIN,
        MastName::Mizzen => key::MAST_MIZZEN,
        MastName::Bonaventure => key::MAST_BONAVENTURE,
    }
}

/// An officer.
#[must_use]
pub const fn officer(officer: Officer) -> &'static str {
    match officer {
        Officer::Captain => key::OFFICER_CAPTAIN,
        Officer::FirstMate => key::OFFICER_MATE,
        Officer::Master => key::OFFICER_MASTER,
        Officer::Boatswain => key::OFFICER_BOATSWAIN,
        Officer::Gunner => key::OFFICER_GUNNER,
    }
}

/// A kind of soldiers.
#[must_use]
pub const fn kind(kind: Soldiers) -> &'static str {
    match kind {
        Soldiers::Musketeers => key::KIND_MUSKETEERS,
        Soldiers::Pikemen => key::KIND_PIKEMEN,
    }
}

/// Who strikes in a melee.
#[must_use]
pub const fn fighters(who: Fighters) -> &'static str {
    match who {
        Fighters::Pikemen => key::KIND_PIKEMEN,
        Fighters::Musketeers => key::KIND_MUSKETEERS,
        Fighters::Sailors => key::KIND_SAILORS,
    }
}

/// A step.
#[must_use]
pub const fn step(step: Step) -> &'static str {
    match step {
        Step::Forward => key::STEP_FORWARD,
        Step::Left => key::STEP_LEFT,
        Step::Right => key::STEP_RIGHT,
    }
}

/// How the wind stands to a ship, within a sentence.
#[must_use]
pub const fn sailing(sailing: PointOfSailing) -> &'static str {
    match sailing {
        PointOfSailing::Running => key::SAILING_RUNNING,
        PointOfSailing::Reaching => key::SAILING_REACHING,
        PointOfSailing::Beating => key::SAILING_BEATING,
    }
}

/// A direction.
#[must_use]
pub const fn heading(heading: Heading) -> &'static str {
    match heading {
        Heading::N => key::HEADING_N_NAME,
        Heading::NE => key::HEADING_NE_NAME,
        Heading::SE => key::HEADING_SE_NAME,
        Heading::S => key::HEADING_S_NAME,
        Heading::SW => key::HEADING_SW_NAME,
        Heading::NW => key::HEADING_NW_NAME,
    }
}

/// What became of a ship, in a word.
#[must_use]
pub const fn fate(standing: Standing) -> &'static str {
    match standing {
        Standing::Waiting => key::FATE_WAITING,
        Standing::InPlay => key::FATE_IN_PLAY,
        Standing::Sunk => key::FATE_SUNK,
        Standing::BlownUp => key::FATE_BLOWN_UP,
        Standing::Exited => key::FATE_EXITED,
        Standing::Fled => key::FATE_FLED,
        Standing::Surrendered => key::FATE_SURRENDERED,
        Standing::Taken => key::FATE_TAKEN,
        Standing::OutOfAction => key::FATE_OUT_OF_ACTION,
    }
}

/// A phase.
#[must_use]
pub const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Weather => key::PHASE_WEATHER,
        Phase::Placing(_) => key::PHASE_PLACING,
        Phase::FittingOut => key::PHASE_FITTING_OUT,
        Phase::Dawn => key::PHASE_DAWN,
        Phase::Orders => key::PHASE_ORDERS,
        Phase::Steadiness => key::PHASE_STEADINESS,
        Phase::Tokens => key::PHASE_TOKENS,
        Phase::Execution(_) => key::PHASE_EXECUTION,
        Phase::Marks => key::PHASE_MARKS,
        Phase::Over => key::PHASE_OVER,
    }
}

/// A part of phase 4.
#[must_use]
pub const fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Opening => key::STAGE_OPENING,
        Stage::OpeningWindow | Stage::PivotsWindow | Stage::FirstWindow | Stage::SecondWindow => key::STAGE_WINDOW,
        Stage::Pivots => key::STAGE_PIVOTS,
        Stage::FirstMoves => key::STAGE_FIRST_MOVES,
        Stage::SecondMoves => key::STAGE_SECOND_MOVES,
    }
}

fn parts<const COUNT: usize>(parts: [(i16, fn(i16) -> Fact); COUNT]) -> Vec<Fact> {
    parts.into_iter().filter(|(value, _)| *value != 0).map(|(value, said)| said(value)).collect()
}

/// What the target number of a volley is made of (TS-14.12).
#[must_use]
pub fn aim_parts(aim: &Aim) -> Vec<Fact> {
    parts([
        (aim.table, key::PartTable::of),
        (aim.sails, if aim.sails > 0 { key::PartFurled::of } else { key::PartFull::of }),
        (aim.anchor, key::PartAnchored::of),
        (aim.officers, key::PartOfficers::of),
    ])
}

/// What a number on the card has come to (TS-22.4).
#[must_use]
pub fn need_parts(need: &Need) -> Vec<Fact> {
    parts([(need.base, key::PartCard::of), (need.officers, key::PartOfficers::of)])
}

/// What decides whether hooks hold (TS-18.4).
#[must_use]
pub fn grip_parts(grip: &Grip) -> Vec<Fact> {
    parts([
        (grip.base, key::PartGrip::of),
        (grip.pikemen, key::PartBoarderPikemen::of),
        (grip.musketeers, key::PartTargetMusketeers::of),
    ])
}
