//! What a script of The Ships looks like: a set-up, then steps.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::rules::the_ships::amendments::Amendment;
use crate::rules::the_ships::articles::Switches;
use crate::rules::the_ships::happenings::Happening;
use crate::rules::the_ships::orders::{Berth, FittingOut, OrderCard};
use crate::rules::the_ships::scenario::Level;
use crate::rules::the_ships::ship_card::Nation;
use crate::rules::the_ships::ship_id::ShipId;

use super::any_position::AnyPosition;
use crate::headless::script::Whose;

/// How a script begins.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Start {
    /// With a scenario; everything before the first orders that no step answers is drawn from the seed.
    Scenario {
        /// Which.
        id: String,
        /// The seed.
        #[serde(default)]
        seed: Option<u64>,
        /// The level, if it is not the scenario's.
        #[serde(default)]
        level: Option<Level>,
        /// The switches.
        #[serde(default)]
        switches: Switches,
        /// Cards taken in place of those the scenario names.
        #[serde(default)]
        chosen: BTreeMap<String, String>,
        /// The cards of sides that choose their ships.
        #[serde(default)]
        fleets: BTreeMap<Nation, Vec<String>>,
    },
    /// With any position.
    Position(Box<AnyPosition>),
}

/// One thing that is put in, or looked for.
#[derive(Debug, Deserialize)]
pub enum Step {
    /// Order cards of a side.
    Orders(String, BTreeMap<ShipId, OrderCard>),
    /// Berths of a side.
    Place(String, BTreeMap<ShipId, Berth>),
    /// Holds and guns of a side.
    FitOut(String, BTreeMap<ShipId, FittingOut>),
    /// Ships of a side strike their flags; cards for the rest.
    Strike(String, Vec<ShipId>, BTreeMap<ShipId, OrderCard>),
    /// A side gives the battle up.
    Concede(String),
    /// A side proposes that this be set right by hand.
    Propose(String, Vec<Amendment>),
    /// Faces, in the order in which the want lists its dice.
    Throw(Vec<u8>, #[serde(default)] Whose),
    /// Zones: no want of this game takes them.
    Zones(IgnoredAny),
    /// The order of a deck: no want of this game takes it.
    Deal(IgnoredAny),
    /// A key the want printed.
    Choose(String),
    /// The order just before, or the next one, is refused by this rule.
    ExpectRefusal(String),
    /// This has happened since the step before.
    Expect(Happening),
    /// This has happened since the step before, one after the other.
    ExpectOrder(Vec<Happening>),
    /// Nothing like this has happened since the step before: its name, or what of it counts.
    ExpectNo(ron::Value),
    /// This is wanted now.
    ExpectWant(ron::Value),
    /// The set-up is refused for this field.
    ExpectSetUpRefused(String),
    /// The state has this there.
    ExpectState(String, ron::Value),
}
