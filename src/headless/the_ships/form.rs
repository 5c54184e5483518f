//! The form of a script of The Ships: a set-up, then steps.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::rules::the_ships::amendments::Amendment;
use crate::rules::the_ships::articles::Switches;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::orders::{Berth, FittingOut, Order, OrderCard};
use crate::rules::the_ships::scenario::Level;
use crate::rules::the_ships::ship_card::Nation;
use crate::rules::the_ships::ship_id::ShipId;

use super::any_position::AnyPosition;

/// A script begins in one of these ways.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Start {
    /// With a scenario; everything before the first orders that no step answers is drawn from the seed.
    Scenario {
        id: String,
        #[serde(default)]
        seed: Option<u64>,
        /// The level, if it is not the scenario's.
        #[serde(default)]
        level: Option<Level>,
        #[serde(default)]
        switches: Switches,
        /// Cards taken in place of those the scenario names.
        #[serde(default)]
        chosen: BTreeMap<String, String>,
        /// The cards of sides that choose their ships.
        #[serde(default)]
        fleets: BTreeMap<Nation, Vec<String>>,
    },
    Position(Box<AnyPosition>),
}

crate::steps! {
    TheShips;
    /// Order cards of a side.
    Orders(side: String, cards: BTreeMap<ShipId, OrderCard>) => Put::Order(side, Order::cards(cards.clone())),
    /// Berths of a side.
    Place(side: String, berths: BTreeMap<ShipId, Berth>) => Put::Order(side, Order::Place(berths.clone())),
    /// Holds and guns of a side.
    FitOut(side: String, ships: BTreeMap<ShipId, FittingOut>) => Put::Order(side, Order::FitOut(ships.clone())),
    /// Ships of a side strike their flags; cards for the rest.
    Strike(side: String, strike: Vec<ShipId>, cards: BTreeMap<ShipId, OrderCard>) => {
        Put::Order(side, Order::Cards { cards: cards.clone(), strike: strike.clone() })
    },
    /// A side gives the battle up, face down.
    Concede(side: String) => Put::Order(side, Order::Concede),
    /// A side gives the battle up aloud.
    GiveUp(side: String) => Put::Order(side, Order::GiveUp),
    /// A side proposes that this be set right by hand.
    Propose(side: String, amendments: Vec<Amendment>) => Put::Order(side, Order::Propose(amendments.clone())),
    /// Zones: no want of this game takes them.
    Zones(_zones: IgnoredAny) => Put::Never,
    /// The order of a deck: no want of this game takes it.
    Deal(_order: IgnoredAny) => Put::Never,
}
