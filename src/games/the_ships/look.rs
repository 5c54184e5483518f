//! The look of a ship on the table: her place, her sails, her losses. It follows from the view alone.

use bevy::prelude::*;

use crate::logbook::data::the_ships::Placed;
use crate::rules::geometry::base::Base;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::ship::{Fire, Ship};
use crate::rules::the_ships::ship_card::{BatteryPlace, MastName, Sails, ShipCard};
use crate::rules::the_ships::state::State;
use crate::table::board::places::{world_from_hex, yaw_from_heading};
use crate::table::pieces::dressing::SailsSet;
use crate::table::pieces::wounds::{SHREDS, Wounds};

/// Everything visible of a ship. Two ships that look the same are the same to the eye.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
pub struct ShipLook {
    /// A ship off the board has none.
    pub base: Option<Base>,
    pub sails: SailsSet,
    /// The losses of her model.
    pub wounds: Wounds,
    pub fire: Option<Fire>,
}

impl ShipLook {
    /// A ship before the battle: under sail, for the look of it.
    #[must_use]
    pub fn before_battle(placed: &Placed) -> Self {
        let sails = match placed.sails {
            _ if placed.anchored => SailsSet::Furled,
            Sails::Furled | Sails::Battle => SailsSet::Battle,
            Sails::Full => SailsSet::Full,
        };
        Self { base: Some(placed.base), sails, ..Self::default() }
    }

    /// A ship as the table shows her.
    #[must_use]
    pub fn seen(table: &State, place: Place) -> Self {
        let (ship, vessel) = (table.ship(place), table.vessel(place));
        Self { base: ship.base, sails: sails_of(ship.sails), wounds: wounds(ship, &vessel.card), fire: ship.fire }
    }
}

/// Sails as her model sets them.
#[must_use]
pub const fn sails_of(sails: Sails) -> SailsSet {
    match sails {
        Sails::Furled => SailsSet::Furled,
        Sails::Battle => SailsSet::Battle,
        Sails::Full => SailsSet::Full,
    }
}

/// The losses of a ship, as her model shows them.
fn wounds(ship: &Ship, card: &ShipCard) -> Wounds {
    let mut wounds = Wounds { struck: ship.standing.is_hulk(), ..Wounds::default() };
    for (number, mast) in card.masts.iter().enumerate() {
        let name = mast_in_model(mast.name);
        match mast.boxes.saturating_sub(ship.mast(number)) {
            0 => {}
            lost if lost >= mast.boxes => wounds.masts.push(name),
            lost => wounds.torn.push((name, (lost * SHREDS).div_ceil(mast.boxes.max(1)))),
        }
    }
    for battery in BatteryPlace::ALL {
        let (row, letter) = (card.hull.row(battery), letter_in_model(battery));
        wounds.holed.push((letter, ship.crossed_in(battery), row.boxes));
        let guns = (0_u8..).zip(&row.guns_after).filter(|(gun, _)| !ship.has_gun(battery, *gun));
        wounds.guns.extend(guns.map(|(gun, _)| (letter, gun + 1)));
    }
    wounds.taking_in_water()
}

/// The letter of a row of boxes among the parts of a model.
const fn letter_in_model(row: BatteryPlace) -> char {
    match row {
        BatteryPlace::Port => 'p',
        BatteryPlace::Starboard => 's',
        BatteryPlace::Stern => 't',
    }
}

/// The name of a mast among the parts of a model.
#[must_use]
pub const fn mast_in_model(mast: MastName) -> &'static str {
    match mast {
        MastName::Fore => "fore",
        MastName::Main => "main",
        MastName::Mizzen => "mizzen",
        MastName::Bonaventure => "bonaventure",
    }
}

/// The place of a base in the world.
#[must_use]
pub fn place_of(base: Base) -> Transform {
    let middle = (world_from_hex(base.bow()) + world_from_hex(base.stern)) / 2.0;
    Transform::from_translation(middle).with_rotation(Quat::from_rotation_y(yaw_from_heading(base.facing)))
}
