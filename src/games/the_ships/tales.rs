//! Facts that a ship tells when she is pointed at, made from the view.

use super::setting_out::Mustered;
use crate::logbook::wording::{Arg, Fact, key, names, the_ships};
use crate::rules::geometry::base::Base;
use crate::rules::geometry::compass::PointOfSailing;
use crate::rules::geometry::hex::{Heading, Offset};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::ship::{Fire, Standing};
use crate::rules::the_ships::ship_card::{BatteryPlace, Sails, ShipCard};
use crate::rules::the_ships::view::View;
use crate::table::pieces::dressing::SailsSet;

fn arg(offset: Offset) -> Arg {
    Fact::from(key::HexName { column: offset.col, row: offset.row }).into()
}

/// Her name, her place and her point of sailing.
fn place(card: &ShipCard, base: Option<Base>, wind: Heading) -> Vec<Fact> {
    let mut facts = vec![Fact::from(names::ship(&card.id)), Fact::from(names::ship_kind(&card.id))];
    let Some(base) = base else { return facts };
    let (name, note) = match PointOfSailing::of(base.facing, wind) {
        PointOfSailing::Running => (key::SAILING_RUNNING_NAME, key::SAILING_RUNNING_NOTE),
        PointOfSailing::Reaching => (key::SAILING_REACHING_NAME, key::SAILING_REACHING_NOTE),
        PointOfSailing::Beating => (key::SAILING_BEATING_NAME, key::SAILING_BEATING_NOTE),
    };
    facts.extend([
        Fact::from(key::TooltipHeading { heading: Arg::key(the_ships::heading(base.facing)) }),
        Fact::from(key::TooltipPlace { bow: arg(Offset::from(base.bow())), stern: arg(Offset::from(base.stern)) }),
        Fact::from(key::TooltipSailing { sailing: Arg::key(name) }),
        Fact::from(note),
    ]);
    facts
}

fn guns(port: usize, starboard: usize, stern: usize) -> Fact {
    match stern {
        0 => key::TooltipGuns { port, starboard }.into(),
        stern => key::TooltipGunsStern { port, starboard, stern }.into(),
    }
}

/// A ship that is whole, before the battle.
#[must_use]
pub fn before_battle(ship: &Mustered, wind: Heading) -> Vec<Fact> {
    let card = &ship.card;
    let hull = &card.hull;
    let standing = |place| hull.row(place).guns_after.len();
    let mut facts = place(card, ship.look.base, wind);
    facts.extend([
        Fact::from(match ship.look.sails {
            SailsSet::Furled => key::SAILS_FURLED,
            SailsSet::Battle => key::SAILS_BATTLE,
            SailsSet::Full => key::SAILS_FULL,
        }),
        Fact::from(key::TooltipHullWhole { sides: hull.port.boxes, stern: hull.stern.boxes }),
        guns(standing(BatteryPlace::Port), standing(BatteryPlace::Starboard), standing(BatteryPlace::Stern)),
        Fact::from(key::TooltipMasts { count: card.masts.len() }),
        Fact::from(key::TooltipSailors { count: card.people.sailors }),
    ]);
    facts
}

/// A ship in a battle, as far as the viewer may know her.
#[must_use]
pub fn seen(view: &View, at: Place) -> Vec<Fact> {
    let table = &view.table;
    let (ship, card) = (table.ship(at), &table.vessel(at).card);
    let left = |row: BatteryPlace| card.hull.row(row).boxes.saturating_sub(ship.crossed_in(row));
    let mut facts = place(card, ship.base, table.wind);
    facts.extend([
        Fact::from(match ship.sails {
            Sails::Furled => key::SAILS_FURLED,
            Sails::Battle => key::SAILS_BATTLE,
            Sails::Full => key::SAILS_FULL,
        }),
        Fact::from(key::TooltipHull {
            port: left(BatteryPlace::Port),
            starboard: left(BatteryPlace::Starboard),
            sides: card.hull.port.boxes,
            stern: left(BatteryPlace::Stern),
            sterns: card.hull.stern.boxes,
        }),
        guns(
            ship.guns_in(BatteryPlace::Port),
            ship.guns_in(BatteryPlace::Starboard),
            ship.guns_in(BatteryPlace::Stern),
        ),
        Fact::from(key::TooltipMasts { count: ship.masts.iter().filter(|left| **left > 0).count() }),
        Fact::from(key::TooltipSailors { count: ship.sailors }),
    ]);
    let locked = table.locks.iter().filter_map(|lock| match table.id(at) {
        own if own == lock.boarder => Some(lock.boarded),
        own if own == lock.boarded => Some(lock.boarder),
        _ => None,
    });
    facts.extend(locked.map(|other| {
        let other = table.place_of(other).map_or_else(String::new, |other| names::ship(&table.vessel(other).card.id));
        Fact::from(key::ShipStateLocked { ship: Arg::key(other) })
    }));
    let states = [
        (ship.anchored, key::SHIP_STATE_ANCHORED),
        (ship.aground, key::SHIP_STATE_AGROUND),
        (matches!(ship.fire, Some(Fire::Port | Fire::Train)), key::SHIP_STATE_BURNING_PORT),
        (matches!(ship.fire, Some(Fire::Starboard | Fire::Train)), key::SHIP_STATE_BURNING_STARBOARD),
        (ship.panic, key::SHIP_STATE_PANIC),
        (ship.standing == Standing::Surrendered, key::SHIP_STATE_STRUCK),
        (ship.standing.is_hulk(), key::SHIP_STATE_HULK),
        (ship.in_play() && ship.last_move, key::SHIP_STATE_LAST_MOVE),
    ];
    facts.extend(states.into_iter().filter(|(so, _)| *so).map(|(_, key)| Fact::from(key)));
    facts
}
