//! How a ship stands on the table: where she lies, what she carries, what she has lost. It follows from the view alone.

use bevy::prelude::*;

use crate::logbook::data::the_ships::Placed;
use crate::rules::geometry::base::Base;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::ship::Fire;
use crate::rules::the_ships::ship_card::{MastName, Sails};
use crate::rules::the_ships::state::State;
use crate::table::board::places::{world_from_hex, yaw_from_heading};
use crate::table::pieces::dressing::SailsSet;
use crate::table::pieces::wounds::Wounds;

/// Everything that can be seen of a ship. Two ships that look the same are the same to the eye.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
pub struct ShipLook {
    /// Where she lies; none off the board.
    pub base: Option<Base>,
    /// How her sails are set.
    pub sails: SailsSet,
    /// The masts that are gone.
    pub fallen: Vec<MastName>,
    /// Her flag is down.
    pub struck: bool,
    /// Where she burns.
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
        let masts = vessel.card.masts.iter().enumerate();
        Self {
            base: ship.base,
            sails: match ship.sails {
                Sails::Furled => SailsSet::Furled,
                Sails::Battle => SailsSet::Battle,
                Sails::Full => SailsSet::Full,
            },
            fallen: masts.filter(|(number, _)| ship.mast(*number) == 0).map(|(_, mast)| mast.name).collect(),
            struck: ship.standing.is_hulk(),
            fire: ship.fire,
        }
    }

    /// What her model has lost.
    #[must_use]
    pub fn wounds(&self) -> Wounds {
        Wounds { masts: self.fallen.iter().map(|mast| mast_in_model(*mast)).collect(), struck: self.struck }
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

/// Where a base stands in the world.
#[must_use]
pub fn place_of(base: Base) -> Transform {
    let middle = (world_from_hex(base.bow()) + world_from_hex(base.stern)) / 2.0;
    Transform::from_translation(middle).with_rotation(Quat::from_rotation_y(yaw_from_heading(base.facing)))
}
